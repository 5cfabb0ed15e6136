"""Ricochet at the table: who races, the race itself, and what the ball has to say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.keeping import Keeping, Profile
    from game.match import Match
    from scenes.app import App
    from scenes.corner import Corner
    from scenes.gallery import Picture
    from scenes.scene import Scene
    from scenes.table.watched import Watched


def first_scene() -> Scene:
    """Choosing Ricochet on the shelf opens the set-up, ready to deal."""
    from scenes.tables.ricochet.seats import Seats

    return Seats()


def go_on(match: Match, keeping: Keeping) -> Scene:
    """A race that was left: an open round was called off, the next one begins."""
    from scenes.tables.ricochet.party import party_of
    from scenes.tables.ricochet.race import Race

    return Race(party_of(match, keeping), match=match)


def watched(match: Match) -> Watched:
    """A kept race, with its own clock and the way of the ball."""
    from scenes.tables.ricochet.rerun import Rerun

    return Rerun(match)


def bot_called(level: str) -> str:
    from game.ricochet.rivals import NAMES

    return NAMES.get(level, level.capitalize())


def corner(app: App, profile: Profile) -> Corner:
    """How fast somebody is, and the way to practice."""
    from scenes.tables.ricochet.pace import Pace

    return Pace(app, profile)


def pictures() -> Iterator[Picture]:
    """The race, then practice, then a race watched again."""
    from scenes.tables.ricochet import practice, rerun_states, states

    yield from states.states()
    yield from practice.states()
    yield from rerun_states.states()
