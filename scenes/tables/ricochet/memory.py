"""What is kept of races: each as a journal, and everyone's times for the Mirror that learns from them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from game.keeping import Keeping, ProfileProblem, Record
from game.ricochet.mirror import Timed, from_race
from game.ricochet.runs import timed_rounds
from game.ricochet.view import PastRound
from scenes.tables.ricochet.party import Party
from scenes.tables.ricochet.practice_book import GAME, dated_runs, right_now

RACE = "race"


def keep_race(
    keeping: Keeping,
    party: Party,
    rounds: Sequence[PastRound],
    totals: Sequence[int],
    journal: Path | None = None,
) -> None:
    """A record for every person whose name is known; with its journal the race can be watched again."""
    when = right_now()
    company = [chair.name for chair in party.chairs]
    bots = [chair.who for chair in party.chairs if not chair.is_person]
    for seat, chair in enumerate(party.chairs):
        if chair.profile:
            timed = [one.to_json() for one in from_race(rounds, seat)]
            won = totals[seat] == max(totals)
            data = {
                "rounds": timed,
                "cards": totals[seat],
                "won": won,
                "players": len(totals),
                "totals": list(totals),
                "company": company,
                "seat": seat,
                "bots": bots,
                "journal": journal.name if journal else "",
            }
            keeping.add_record(chair.profile, Record(RACE, GAME, when, data))


def new_journal(keeping: Keeping) -> Path | None:
    """Where a race that begins now is written down; None where nothing can be kept."""
    if keeping.in_memory:
        return None
    return keeping.folder.matches / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{GAME}.jsonl"


def known_rounds(keeping: Keeping, profile_id: str | None) -> list[Timed]:
    """Every round of a person, raced or practised; what another Felt wrote differently is passed over."""
    if profile_id is None:
        return []
    try:
        profile = keeping.profiles.get(profile_id)
    except ProfileProblem:
        return []
    found = timed_rounds(run for _when, run in dated_runs(keeping, profile))
    for record in keeping.records.of(profile_id):
        if record.kind == RACE and record.game == GAME:
            try:
                found += [Timed.from_json(dict(one)) for one in record.data["rounds"]]
            except (KeyError, TypeError, ValueError):
                continue
    return found
