"""The lines of the records' list: matches that wait, that were played, and journals that are damaged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.keeping import Profile
from game.keeping.matches import Kept, begun
from game.keeping.statistics import Played, others
from game.words import _, joined
from scenes import tables
from scenes.records_parts import Row
from scenes.ui.days import when_words


@dataclass(frozen=True)
class Entry:
    """One line of the list and what stands behind it: a record, or a journal without one."""

    row: Row
    record: Played | None = None
    journal: Kept | None = None


def entries(
    game: str,
    person: Profile | None,
    profiles: Iterable[Profile],
    matches: Sequence[Played],
    found: Sequence[Kept],
) -> list[Entry]:
    """What can be played on, then what was played, then what is damaged; each newest first."""
    name, known = person.name if person else "", tuple(one.name for one in profiles)
    waiting = [one for one in found if one.state == "open" and one.game == game and one.is_of(name, known)]
    damaged = [
        one
        for one in found
        if one.state == "damaged" and (game in one.path.name or not _names_a_game(one.path))
    ]
    return [
        *(Entry(_open_row(one, person), journal=one) for one in waiting),
        *(Entry(_played_row(one, person), record=one) for one in reversed(matches) if one.game == game),
        *(Entry(_damaged_row(one), journal=one) for one in damaged),
    ]


def _names_a_game(path: Path) -> bool:
    return any(key in path.name for key in tables.playable())


def _played_row(one: Played, person: Profile | None) -> Row:
    company = others(one, person.name if person else "")
    with_ = joined(company) if company else _("alone")
    if one.won:
        result = _("won with {n}").format(n=one.score)
    elif one.totals:
        place = 1 + sum(total > one.score for total in one.totals)
        result = _("no. {place} with {n}").format(place=place, n=one.score)
    else:
        result = _("lost with {n}").format(n=one.score)
    icon = "trophy" if one.won else ""
    return Row(when_words(one.when), with_, result, icon, good=one.won, taken_back=one.undone)


def _open_row(one: Kept, person: Profile | None) -> Row:
    company = [name for name in one.company if person is None or name != person.name]
    return Row(when_words(one.when), joined(company), one.part or _("begun"), "play", taken_back=one.undone)


def _damaged_row(one: Kept) -> Row:
    return Row(when_words(begun(one.path)), one.path.name, _("damaged"), "warning")
