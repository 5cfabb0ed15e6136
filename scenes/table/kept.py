"""Matches as they lie in the data folder: where a new one is written, and which one waits to be played on."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.journal import CannotResume, DamagedJournal
from game.keeping import CannotKeep, Keeping, Record, Trouble
from game.match import Match
from game.rules import TABLE

MATCH = "match"


def new_journal(keeping: Keeping, game: str) -> Path | None:
    """Where a match that begins now is written down; None where nothing can be kept."""
    if keeping.in_memory:
        return None
    return keeping.folder.matches / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{game}.jsonl"


@dataclass(frozen=True)
class Waiting:
    """A match that is not over: where it lies, and whose decision it stopped at."""

    path: Path
    game: str
    next: tuple[str, ...]
    """Who owes a decision, by name; nobody where the table itself goes on."""


def waiting(keeping: Keeping, game: str) -> Waiting | None:
    """The newest match of a game, if it is not over yet; older ones lie among the records.

    A damaged one is set aside and told of, and one in which nothing has happened is passed over.
    """
    if keeping.in_memory:
        return None
    for path in sorted(keeping.folder.matches.glob(f"*-{game}.jsonl"), reverse=True):
        try:
            match = Match.replay(path)
        except DamagedJournal:
            _set_aside(keeping, path)
            continue
        except (CannotResume, OSError):
            return None
        if not match.count:
            continue  # dealt, and cut off before anybody did anything
        if match.finished:
            return None
        return Waiting(path, game, tuple(match.names[seat] for seat in match.actors() if seat != TABLE))
    return None


def newest(keeping: Keeping, games: Iterable[str]) -> Waiting | None:
    """What the house would go on with: of all matches that wait, the one that began last."""
    found = [one for one in (waiting(keeping, game) for game in games) if one]
    return max(found, key=lambda one: one.path.name, default=None)


def _set_aside(keeping: Keeping, path: Path) -> None:
    """Resuming a damaged match sets it aside, and says so."""
    try:
        Match.resume(path).close()
    except CannotResume as damage:
        keeping.tell(Trouble(damage.sentence, damage.path))
    except CannotKeep as problem:
        keeping.tell(problem.trouble())


def put_away(match: Match) -> None:
    """Close it; a match in which nobody has done anything leaves nothing behind."""
    path = match.path
    match.close()
    if path is not None and not match.count:
        with contextlib.suppress(OSError):
            path.unlink()


def keep_result(keeping: Keeping, match: Match) -> None:
    """A record for every person whose name is known; a match with steps taken back says so."""
    result = match.result()
    if result is None:
        return
    profiles = {one.name: one.id for one in keeping.profiles}
    when = f"{datetime.now():%Y-%m-%dT%H:%M:%S}"
    bots = [one.who for one in match.seatings if not one.is_person]
    for seat, one in enumerate(match.seatings):
        if one.is_person and one.name in profiles:
            data = {
                "won": seat in result.winners,
                "score": result.totals[seat],
                "totals": list(result.totals),
                "players": len(match.seatings),
                "company": list(match.names),
                "seat": seat,
                "bots": bots,
                "undone": match.undone,
                "journal": match.path.name if match.path else "",
            }
            keeping.add_record(profiles[one.name], Record(MATCH, match.rules.key, when, data))
