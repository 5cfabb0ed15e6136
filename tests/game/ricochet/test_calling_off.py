"""A round called off for a pause: nobody gains time to think, and nobody gets out of a slip."""

import pytest

from game.ricochet.actions import CallOff, Reveal, RicochetAction, Slap, Tick, Turn
from game.ricochet.chain import answer
from game.ricochet.events import RoundWon, Voided
from game.ricochet.race import Race
from game.ricochet.rules import Ricochet
from game.rules import TABLE, IllegalAction

MS = 1_000_000


def racing(seats: int = 3) -> Race:
    race = Ricochet().deal(seats, 5)
    race.apply(TABLE, Turn())
    race.apply(TABLE, Reveal(100 * MS))
    return race


def right(race: Race) -> str:
    assert race.starter is not None
    return answer(race.starter, race.outer)


def wrong(race: Race) -> str:
    return next(place for place in race.places if place != right(race))


def test_an_open_round_goes_to_nobody_and_its_starter_under_the_deck():
    race = racing()
    starter, outer = race.starter, race.outer
    told = race.apply(TABLE, CallOff(900 * MS))
    assert any(isinstance(event, Voided) and event.why == "pause" for event in told)
    assert race.deck[-1] == starter
    assert (race.outer, race.phase, race.racing) == (outer, "turn", (0, 1, 2))


def test_rc_7_whoever_slipped_stays_out_until_somebody_slaps_right():
    race = racing()
    race.apply(1, Slap(wrong(race), 300 * MS))
    race.apply(TABLE, CallOff(900 * MS))
    assert set(race.racing) == {0, 2}
    race.apply(TABLE, Turn())
    race.apply(TABLE, Reveal(2000 * MS))
    with pytest.raises(IllegalAction):
        race.apply(1, Slap(right(race), 2300 * MS))
    race.apply(0, Slap(right(race), 2400 * MS))
    race.apply(TABLE, Tick(3000 * MS))
    assert set(race.racing) == {0, 1, 2}


def test_a_right_slap_before_the_pause_wins_even_inside_its_window():
    race = racing()
    race.apply(2, Slap(right(race), 300 * MS))
    told = race.apply(TABLE, CallOff(301 * MS))
    assert [event.seat for event in told if isinstance(event, RoundWon)] == [2]


def test_rc_8_a_tie_break_called_off_is_still_a_tie_break():
    race = racing()
    for seat in (0, 2):
        race.apply(seat, Slap(right(race), 300 * MS))
    race.apply(TABLE, Tick(900 * MS))
    race.apply(TABLE, Turn())
    race.apply(TABLE, Reveal(1000 * MS))
    race.apply(TABLE, CallOff(1500 * MS))
    assert race.tie_break
    assert race.racing == (0, 2)


def test_only_the_table_calls_off_and_only_an_open_round():
    race = racing()
    with pytest.raises(IllegalAction):
        race.apply(0, CallOff(900 * MS))
    race.apply(TABLE, CallOff(900 * MS))
    before = race.to_json()
    with pytest.raises(IllegalAction):
        race.apply(TABLE, CallOff(950 * MS))
    assert race.to_json() == before


def test_a_call_off_can_be_written_down():
    action = CallOff(900 * MS)
    assert RicochetAction.from_json(action.to_json()) == action
