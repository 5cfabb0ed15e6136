"""Matches as they lie in the data folder: where a new one is written, and which one waits to be played on."""

from __future__ import annotations

import contextlib
from datetime import datetime
from pathlib import Path

from game.journal import CannotResume
from game.keeping import Keeping, Record
from game.match import Match

MATCH = "match"


def new_journal(keeping: Keeping, game: str) -> Path | None:
    """Where a match that begins now is written down; None where nothing can be kept."""
    if keeping.in_memory:
        return None
    return keeping.folder.matches / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{game}.jsonl"


def waiting(keeping: Keeping, game: str) -> Path | None:
    """The newest match of a game, if it is not over yet."""
    if keeping.in_memory:
        return None
    found = sorted(keeping.folder.matches.glob(f"*-{game}.jsonl"))
    if not found:
        return None
    try:
        match = Match.replay(found[-1])
    except (CannotResume, OSError):
        return None
    return None if match.finished or not match.count else found[-1]


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
                "bots": bots,
                "undone": match.undone,
                "journal": match.path.name if match.path else "",
            }
            keeping.add_record(profiles[one.name], Record(MATCH, match.rules.key, when, data))
