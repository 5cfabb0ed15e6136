"""Helpers that bring a race to the point a test is about."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.ricochet.actions import Reveal, RicochetAction, Slap, Tick, Turn
from game.ricochet.chain import answer
from game.ricochet.race import Race
from game.ricochet.stamps import window_ns
from game.rules import TABLE, Event, IllegalAction, Result

MS = 1_000_000
START = 1_000 * MS

# RC-V1f in the order of the places left, top, right, bottom: the answer is right.
RULEBOOK = (2, 4, 5, 3)


def open_round(race: Race, at_ns: int | None = None) -> list[Any]:
    """Turn and show the next starter."""
    events: list[Any] = race.apply(TABLE, Turn())
    return events + race.apply(TABLE, Reveal(race.now_ns + START if at_ns is None else at_ns))


def rulebook_race(won: Sequence[Sequence[int]] = ((), ()), **options: Any) -> Race:
    """The rulebook's example with card 1 as the starter, shown at START."""
    race = Race.setup(RULEBOOK, won=won, **options)
    open_round(race, START)
    return race


def slap(race: Race, seat: int, place: str, after_ns: int, spread_ns: int = 0) -> list[Any]:
    return race.apply(seat, Slap(place, race.revealed_ns + after_ns, spread_ns))


def tick(race: Race, after_ns: int) -> list[Any]:
    return race.apply(TABLE, Tick(race.revealed_ns + after_ns))


def right_place(race: Race) -> str:
    assert race.starter is not None
    return answer(race.starter, race.outer)


def wrong_place(race: Race) -> str:
    return next(place for place in race.places if place != right_place(race))


def win_round(race: Race, seat: int, after_ns: int = 900 * MS) -> list[Any]:
    """Play the next round so that the seat wins it."""
    if race.phase == "turn":
        open_round(race)
    events = slap(race, seat, right_place(race), after_ns)
    return events + tick(race, after_ns + window_ns(race.tie_frames))


def cards_on(race: Race) -> list[int]:
    """Every card, wherever it lies (RC-V13)."""
    centre = [] if race.starter is None else [race.starter]
    return sorted([*race.outer, *centre, *race.deck, *(card for pile in race.won for card in pile)])


def result_of(race: Race) -> Result:
    result = race.result()
    assert result is not None
    return result


def only(events: Sequence[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def refuses(race: Race, seat: int, action: RicochetAction, match: str) -> None:
    """The action is refused with a sentence, and nothing has changed."""
    before = race.to_json()
    with pytest.raises(IllegalAction, match=match):
        race.apply(seat, action)
    assert race.to_json() == before
