"""The rulings RC-Q2 to RC-Q15 at the table; RC-Q1, Q16 and Q17 are with the deck and with practice."""

import pytest

from game import catalog
from game.ricochet.actions import Slap, Turn
from game.ricochet.events import (
    CardMoved,
    Ignored,
    MatchWon,
    RoundWon,
    Slapped,
    Slipped,
    Tied,
    Voided,
)
from game.ricochet.race import Race
from game.ricochet.stamps import FRAME_NS, SECOND_NS, window_ns
from game.rules import TABLE
from tests.game.ricochet.race_track import (
    MS,
    RULEBOOK,
    START,
    only,
    open_round,
    refuses,
    result_of,
    right_place,
    rulebook_race,
    slap,
    tick,
    win_round,
    wrong_place,
)

RICOCHET = catalog.get("ricochet")


def test_rc_q2_less_than_one_frame_ties_and_one_frame_does_not():
    assert window_ns(1) == 16_666_667
    for late, tied in ((16_666_666, True), (16_666_667, False)):
        race = rulebook_race()
        slap(race, 0, "right", 900 * MS)
        slap(race, 1, "right", 900 * MS + late)
        assert bool(only(tick(race, 2_000 * MS), Tied)) is tied


def test_rc_q2_a_round_is_decided_when_the_window_has_passed():
    race = rulebook_race()
    slap(race, 0, "right", 900 * MS)
    assert tick(race, 900 * MS + FRAME_NS - 1) == []
    assert race.phase == "race"
    assert race.view(None).due_ns == START + 900 * MS + FRAME_NS
    assert only(tick(race, 900 * MS + FRAME_NS), RoundWon)


def test_rc_q2_queue_order_never_decides():
    race = rulebook_race()
    slap(race, 1, "right", 900 * MS + 2 * FRAME_NS)
    slap(race, 0, "right", 900 * MS)
    assert only(tick(race, 2_000 * MS), RoundWon)[0].seat == 0


def test_rc_q2_a_slip_after_the_end_is_forgiven_whatever_came_in_first():
    race = rulebook_race(won=((), (20,)))
    slap(race, 1, "left", 900 * MS + FRAME_NS)
    slap(race, 0, "right", 900 * MS)
    events = tick(race, 2_000 * MS)
    assert only(events, Slipped) == []
    assert race.won == ((5,), (20,))


def test_rc_q2_the_window_is_an_option():
    race = rulebook_race(tie_frames=3)
    slap(race, 0, "right", 900 * MS)
    slap(race, 1, "right", 900 * MS + 2 * FRAME_NS)
    assert tick(race, 900 * MS + window_ns(3) - 1) == []
    assert only(tick(race, 900 * MS + window_ns(3)), Tied)
    assert next(option for option in RICOCHET.options if option.key == "tie_frames").default == 1


def test_rc_q2_a_slap_older_than_a_slip_already_paid_comes_too_late():
    race = rulebook_race()
    slap(race, 0, "left", 900 * MS)
    tick(race, 900 * MS)
    refuses(race, 1, Slap("right", START + 900 * MS - FRAME_NS), "too late")
    slap(race, 1, "right", 900 * MS - FRAME_NS + 1)
    assert only(tick(race, 2_000 * MS), RoundWon)[0].seat == 1


@pytest.mark.parametrize("wrong_at", [-5 * MS, 0, 5 * MS])
def test_rc_q3_right_wins_and_wrong_is_still_a_slip_inside_one_window(wrong_at: int):
    race = rulebook_race(won=((), (20,)))
    slap(race, 0, "right", 900 * MS)
    slap(race, 1, "left", 900 * MS + wrong_at)
    events = tick(race, 900 * MS + FRAME_NS)
    assert only(events, RoundWon)[0].seat == 0
    assert only(events, Slipped)[0].seat == 1
    assert race.won == ((5,), ())


def test_rc_q4_a_slip_without_cards_only_excludes():
    race = rulebook_race()
    deck = race.deck
    slap(race, 0, "left", 500 * MS)
    events = tick(race, 500 * MS)
    assert only(events, Slipped)[0].lost is None
    assert only(events, CardMoved) == []
    assert race.deck == deck
    assert race.actors() == (1,)


def test_rc_q5_the_card_won_last_goes_under_the_deck_and_may_come_back():
    race = Race.setup(RULEBOOK, deck=[1], won=((7, 8, 9), ()))
    open_round(race)
    slap(race, 0, "left", 500 * MS)
    events = tick(race, 500 * MS)
    assert only(events, CardMoved) == [CardMoved(9, "won", "under the deck", 0, 2)]
    assert race.won[0] == (7, 8)
    assert race.view(None).returned == (9,)
    win_round(race, 1)
    turned, *_rest = open_round(race)
    assert turned.card == 9
    assert race.view(None).returned == ()


def test_rc_q5_everyone_remembers_what_went_under_the_deck_until_it_is_turned():
    race = Race.setup(RULEBOOK, deck=[1], won=((7, 8, 9), (10, 11)))
    open_round(race)
    slap(race, 0, "left", 500 * MS)
    slap(race, 1, "left", 600 * MS)
    tick(race, 600 * MS)
    assert race.view(None).returned == (9, 11, 1)
    open_round(race)
    assert race.view(None).returned == (11, 1)


def test_rc_q6_when_everyone_slips_the_round_is_void():
    race = rulebook_race(won=((20,), ()))
    slap(race, 0, "left", 500 * MS)
    slap(race, 1, "top", 600 * MS)
    events = tick(race, 600 * MS)
    (void,) = only(events, Voided)
    assert (void.why, void.place) == ("slips", "right")
    assert [look.place for look in void.chain] == ["left", "bottom", "top"]
    assert race.deck[-2:] == (20, 1)
    assert race.outer == RULEBOOK
    open_round(race)
    assert race.starter != 1
    assert race.actors() == (0, 1)


def test_rc_q7_the_last_player_may_take_their_time():
    race = rulebook_race()
    slap(race, 0, "left", 500 * MS)
    tick(race, 500 * MS)
    assert race.view(None).due_ns is None
    assert tick(race, 3_600 * SECOND_NS) == []
    assert only(win_round(race, 1, 3_601 * SECOND_NS), RoundWon)[0].seat == 1


@pytest.mark.parametrize("timer", [10, 20, 30])
def test_rc_q7_the_round_timer_voids_the_round(timer: int):
    race = rulebook_race(timer=timer)
    assert race.view(None).limit_ns == START + timer * SECOND_NS
    assert tick(race, timer * SECOND_NS - 1) == []
    slap(race, 0, "right", timer * SECOND_NS)
    events = tick(race, timer * SECOND_NS)
    assert only(events, Voided)[0].why == "time"
    assert only(events, Ignored)[0].seat == 0
    assert race.deck[-1] == 1
    assert race.won == ((), ())


def test_rc_q7_a_slap_just_before_the_limit_still_wins():
    race = rulebook_race(timer=10)
    slap(race, 0, "right", 10 * SECOND_NS - 1)
    assert tick(race, 10 * SECOND_NS) == []
    assert only(tick(race, 11 * SECOND_NS), RoundWon)[0].seat == 0


def test_rc_q7_slips_void_the_round_when_they_happen_even_if_the_tick_comes_late():
    race = rulebook_race(timer=10)
    slap(race, 0, "left", 500 * MS)
    slap(race, 1, "top", 600 * MS)
    assert only(tick(race, 11 * SECOND_NS), Voided)[0].why == "slips"
    assert race.ended_ns == START + 600 * MS


def test_rc_q8_the_centre_card_cannot_be_slapped():
    race = rulebook_race()
    refuses(race, 0, Slap("centre", START), "outer")
    assert {action.place for action in race.legal(0) if isinstance(action, Slap)} == {
        "left",
        "top",
        "right",
        "bottom",
    }


def test_rc_q9_slaps_before_the_reveal_are_ignored_without_penalty():
    race = rulebook_race(won=((20,), ()))
    before = race.to_json()
    assert race.apply(0, Slap("left", START - 1)) == [Ignored(0, "left", START - 1, "early")]
    assert race.to_json() == before
    (slapped,) = slap(race, 0, "right", 0)
    assert isinstance(slapped, Slapped)
    assert slapped.reaction_ns == 0


def test_rc_q9_nothing_can_be_slapped_before_a_starter_shows():
    race = Race.setup(RULEBOOK)
    refuses(race, 0, Slap("left", 0), "Wait")
    race.apply(TABLE, Turn())
    refuses(race, 0, Slap("left", 0), "Wait")


def test_rc_q10_a_tie_may_repeat_with_those_still_tied():
    race = rulebook_race(won=((), (), ()))
    for seat in range(3):
        slap(race, seat, "right", 900 * MS)
    tick(race, 1_000 * MS)
    assert race.tie_break
    open_round(race)
    assert race.actors() == (0, 1, 2)
    for seat in (0, 2):
        slap(race, seat, right_place(race), 900 * MS)
    (tied,) = only(tick(race, 1_000 * MS), Tied)
    assert tied.seats == (0, 2)
    assert race.outer == RULEBOOK
    win_round(race, 2)
    assert race.racing == (0, 1, 2)
    assert not race.tie_break


def tie_break() -> Race:
    """Seats 0 and 1 of three are tied and race again."""
    race = rulebook_race(won=((20,), (), ()))
    slap(race, 0, "right", 900 * MS)
    slap(race, 1, "right", 900 * MS)
    tick(race, 1_000 * MS)
    open_round(race)
    return race


def test_rc_q10_slips_in_a_tie_break_cost_as_usual():
    race = tie_break()
    slap(race, 0, wrong_place(race), 500 * MS)
    tick(race, 500 * MS)
    assert race.won[0] == ()
    assert race.actors() == (1,)
    win_round(race, 1)
    assert len(race.won[1]) == 1


def test_rc_q10_when_all_tied_players_slip_everyone_is_back_in():
    race = tie_break()
    for seat in (0, 1):
        slap(race, seat, wrong_place(race), 500 * MS)
    assert only(tick(race, 500 * MS), Voided)
    assert race.racing == (0, 1, 2)
    assert not race.tie_break


def test_rc_q11_when_the_deck_runs_out_most_cards_win_and_ties_share():
    outer, won = (1, 2, 3, 4, 5), [tuple(range(6 + 9 * seat, 15 + 9 * seat)) for seat in range(5)]
    won[4] = won[4][:8]
    spare = 50
    race = Race.setup(outer, deck=[spare], won=won, target=10)
    events = win_round(race, 4)
    assert MatchWon((0, 1, 2, 3, 4), (9, 9, 9, 9, 9), "deck") in events
    assert result_of(race).winners == (0, 1, 2, 3, 4)
    assert "deck" in result_of(race).how


def test_rc_q11_one_seat_with_most_cards_wins_alone():
    race = Race.setup(RULEBOOK, deck=[1], won=((6, 7), (8,)))
    assert MatchWon((0,), (3, 1), "deck") in win_round(race, 0)


def test_rc_q11_a_void_round_brings_the_same_starter_back_when_the_deck_is_empty():
    race = Race.setup(RULEBOOK, deck=[1], won=((), ()))
    open_round(race)
    for seat in (0, 1):
        slap(race, seat, "left", 500 * MS)
    tick(race, 500 * MS)
    turned, *_rest = open_round(race)
    assert turned.card == 1


@pytest.mark.parametrize(("full_tilt", "places"), [(False, 4), (True, 5)])
def test_rc_q12_one_key_per_outer_card_and_player(full_tilt: bool, places: int):
    race = RICOCHET.deal(5, 2, {"full_tilt": full_tilt})
    open_round(race)
    for seat in range(5):
        assert len({action.place for action in race.legal(seat)}) == places
    assert len({(seat, place) for seat in range(5) for place in race.places}) == 5 * places


def test_rc_q12_one_slap_a_round():
    race = rulebook_race()
    slap(race, 0, "right", 900 * MS)
    refuses(race, 0, Slap("left", START + 901 * MS), "One slap")


def test_rc_q14_the_table_turns_the_card():
    race = RICOCHET.deal(4, 1)
    assert race.actors() == (TABLE,)
    assert race.legal(TABLE) == [Turn()]
    refuses(race, 0, Turn(), "table")


def test_rc_q15_the_table_shows_why():
    race = rulebook_race()
    (won,) = only(win_round(race, 0), RoundWon)
    assert [look.number for look in won.chain] == [30, 40, 3]
