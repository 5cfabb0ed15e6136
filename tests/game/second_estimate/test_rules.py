"""Every numbered rule and ruling of Second Estimate."""

import json
from collections import Counter

import pytest

from game.dice import Dice
from game.rules import BadOptions, IllegalAction
from game.second_estimate.actions import MoveSuit, Play
from game.second_estimate.cards import CONTRACTORS, CUSTOMERS, card_name, number_of, suit_of
from game.second_estimate.events import (
    CardChosen,
    CardsDiscarded,
    CardsRevealed,
    CustomersCame,
    CustomerTaken,
)
from game.second_estimate.scoring import score
from game.second_estimate.state import EstimateState, strongest_first
from tests.game.second_estimate.positions import RULES, C, D, H, S, card, play_round, position, table, walk

ROW = (C, D, H, S)
FIVE = ("8D", "3D", "4D", "2D", "5D")


def taken(state: EstimateState) -> list[int]:
    return [won[-1] for won in state.won]


def test_ct_1_contractors_and_customers():
    assert Counter((suit_of(one), number_of(one)) for one in CONTRACTORS) == Counter(
        (suit, number) for suit in range(4) for number in range(2, 13)
    )
    assert Counter(CUSTOMERS) == {0: 2, 1: 2, 2: 4, 3: 4, 4: 6, 5: 6, 6: 6, 7: 4, 8: 4, 9: 2, 10: 2}
    assert len(CUSTOMERS) == 42
    assert sum(CUSTOMERS) == 210


def test_ct_2_suit_row_is_a_shuffle_of_all_four():
    rows = [tuple(RULES.deal(4, seed).row) for seed in range(300)]
    assert all(sorted(row) == [0, 1, 2, 3] for row in rows)
    assert len(set(rows)) == 24


@pytest.mark.parametrize(("seats", "size", "left"), [(4, 10, 4), (5, 8, 4), (6, 7, 2)])
def test_ct_3_hands_and_leftovers(seats, size, left):
    state = RULES.deal(seats, 11)
    assert [len(hand) for hand in state.hands] == [size] * seats
    assert len(state.leftover) == left
    assert sorted(sum(state.hands, state.leftover)) == list(CONTRACTORS)


def test_ct_4_any_seat_may_start():
    assert {RULES.deal(5, seed).start for seed in range(100)} == set(range(5))


def test_ct_5_suit_place_first_then_number():
    cards = [card("12S"), card("2C"), card("12D"), card("3D")]
    assert strongest_first(cards, ROW) == [1, 2, 3, 0]
    assert strongest_first(cards, (S, H, D, C)) == [0, 2, 3, 1]


def test_ct_5_no_two_cards_are_equally_strong():
    everyone = strongest_first(CONTRACTORS, (H, C, S, D))
    assert [card_name(one) for one in everyone[:2]] == ["12 of brushes", "11 of brushes"]
    assert [card_name(one) for one in everyone[10:12]] == ["2 of brushes", "12 of hammers"]
    assert sorted(everyone) == list(CONTRACTORS)


def test_ct_6_customers_sorted_and_all_cards_revealed_together():
    state = RULES.deal(4, 3)
    assert state.customers == sorted(state.customers, reverse=True)
    assert len(state.customers) == 4
    for seat in range(3):
        assert state.apply(seat, state.legal(seat)[0]) == [CardChosen(seat, state.chosen[seat])]
        assert state.played == [[], [], [], []]
    events = state.apply(3, state.legal(3)[0])
    assert [type(event) for event in events[:2]] == [CardChosen, CardsRevealed]
    assert [len(cards) for cards in state.played] == [1, 1, 1, 1]


def test_ct_6_one_card_each_and_only_from_ones_own_hand():
    state = table(FIVE)
    with pytest.raises(IllegalAction):
        state.apply(1, Play(card("8D")))
    state.apply(0, Play(card("8D")))
    with pytest.raises(IllegalAction):
        state.apply(0, Play(state.hands[0][0]))
    assert state.legal(0) == []


def test_ct_7_second_takes_the_best_and_strongest_the_last():
    state = table(("12C", "12D", "12H", "12S"), customers=(9, 7, 4, 0))
    events = play_round(state, ("12C", "12D", "12H", "12S"))
    assert taken(state) == [0, 9, 7, 4]
    assert [event for event in events if isinstance(event, CustomerTaken)] == [
        CustomerTaken(1, 9, 0),
        CustomerTaken(2, 7, 1),
        CustomerTaken(3, 4, 2),
        CustomerTaken(0, 0, 3),
    ]


def test_ct_8_only_the_weakest_may_move_and_only_the_suit_played():
    state = table(FIVE)
    play_round(state, FIVE)
    assert state.actors() == (3,)
    assert state.legal(0) == []
    with pytest.raises(IllegalAction):
        state.apply(0, MoveSuit(0))
    with pytest.raises(IllegalAction):
        state.apply(3, MoveSuit(4))
    with pytest.raises(IllegalAction):
        state.apply(3, Play(state.hands[3][0]))
    assert state.view(3).moving == D
    state.apply(3, MoveSuit(0))
    assert state.row == [D, C, H, S]


def test_ct_9_played_cards_are_discarded_and_new_customers_come():
    state = table(FIVE)
    play_round(state, FIVE)
    _moved, discarded, came = state.apply(3, MoveSuit(1))
    assert discarded == CardsDiscarded(tuple(card(name) for name in FIVE))
    assert came == CustomersCame(2, (10, 9, 8, 7, 6))
    assert state.deck == [1, 2, 3, 4, 5]
    assert state.view(0).table == (None,) * 5
    assert state.actors() == (0, 1, 2, 3, 4)


def test_ct_10_empty_hands_end_it_and_the_highest_sum_wins():
    state = table(FIVE, spare=0)
    play_round(state, FIVE)
    result = state.result()
    assert state.actors() == ()
    assert result is not None
    assert result.winners == (4,)
    assert result.totals == (2, 5, 6, 3, 8)


def test_ct_11_tie_goes_to_the_most_tens_then_nines():
    won = [[10, 5, 5], [9, 9, 2], [10, 8, 2], [3, 3, 3]]
    result = score([[0, 1, 2]] * 4, won)
    assert result.totals == (20, 20, 20, 9)
    assert result.winners == (2,)
    assert "8" in result.how


def test_ct_11_identical_customers_share_the_win():
    result = score([[0, 1]] * 4, [[7, 3], [3, 7], [1, 1], [6, 4]])
    assert result.winners == (0, 1)


def test_ct_q1_start_only_orders_the_choosing():
    state = RULES.deal(6, 2)
    start = state.start
    assert state.actors() == tuple((start + step) % 6 for step in range(6))
    before = state.to_json()
    state.apply(state.actors()[-1], state.legal(state.actors()[-1])[0])
    assert state.actors() == tuple((start + step) % 6 for step in range(5))
    assert state.to_json()["row"] == before["row"]


@pytest.mark.parametrize("place", range(4))
def test_ct_q2_move_takes_out_and_inserts(place):
    state = table(FIVE)
    play_round(state, FIVE)
    assert state.legal(3) == [MoveSuit(0), MoveSuit(1), MoveSuit(2), MoveSuit(3)]
    state.apply(3, MoveSuit(place))
    rest = [C, H, S]
    assert state.row == [*rest[:place], D, *rest[place:]]


def test_ct_q3_no_move_after_the_last_round():
    state = table(FIVE, spare=0)
    play_round(state, FIVE)
    assert state.mover is None
    assert state.view(None).finished


def test_ct_q4_equal_customers_are_interchangeable():
    state = table(FIVE, customers=(5, 6, 5, 5, 6))
    assert state.customers == [6, 6, 5, 5, 5]
    play_round(state, FIVE)
    assert taken(state) == [5, 5, 6, 5, 6]


def test_ct_q5_taken_customers_row_and_plays_are_open():
    state = position(5, 8, 20)
    for seat in (None, 0, 4):
        view = state.view(seat)
        assert view.row == tuple(state.row)
        assert view.won == tuple(map(tuple, state.won))
        assert view.played == tuple(map(tuple, state.played))
        assert view.totals == tuple(map(sum, state.won))
        assert view.leftover == 4


def test_ct_q5_option_hides_totals_until_the_end():
    state = position(4, 8, 16, hide_totals=True)
    assert state.view(2).totals == (None, None, sum(state.won[2]), None)
    assert state.view(None).totals == (None,) * 4
    for _decision in walk(state, Dice.from_seed(1)):
        pass
    assert state.view(2).totals == tuple(map(sum, state.won))


def test_ct_q6_lower_counts_decide_among_the_tied_leaders_alone():
    won = [[6, 6, 0, 0], [6, 5, 1, 0], [6, 4, 1, 1], [10, 1, 0, 0]]
    result = score([[0, 1, 2, 3]] * 4, won)
    assert result.totals == (12, 12, 12, 11)
    assert result.winners == (0,)
    assert "6" in result.how


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_ct_q7_four_to_six_seats_only(seats):
    with pytest.raises(BadOptions):
        RULES.deal(seats, 1)


def test_ct_q8_a_choice_stays_secret_until_all_have_chosen():
    state = RULES.deal(4, 5)
    picked = state.hands[2][3]
    (event,) = state.apply(2, Play(picked))
    assert event.seen_by(2) == CardChosen(2, picked)
    assert event.seen_by(0) == event.seen_by(None) == CardChosen(2, None)
    assert state.view(2).table[2] == picked
    assert state.view(0).table == (None,) * 4
    assert state.view(0).has_chosen == (False, False, True, False)


def test_ct_q9_row_at_start_differs_between_deals():
    first = [RULES.deal(4, seed).row[0] for seed in range(400)]
    assert all(70 < first.count(suit) < 130 for suit in range(4))


@pytest.mark.parametrize(
    ("plays", "takes", "mover", "suit"),
    [
        pytest.param(("8D", "3D", "4D", "2D", "5D"), [2, 5, 6, 3, 8], 3, D, id="v1"),
        pytest.param(("8D", "3D", "4D", "2C", "5D"), [8, 3, 5, 2, 6], 1, D, id="v2"),
        pytest.param(("8D", "3D", "4D", "9S", "5D"), [2, 5, 6, 3, 8], 3, S, id="v3"),
    ],
)
def test_ct_v1_v2_v3_examples(plays, takes, mover, suit):
    state = table(plays)
    play_round(state, plays)
    assert taken(state) == takes
    assert state.actors() == (mover,)
    assert state.view(None).moving == suit


def test_ct_v4_two_of_the_leftmost_suit_beats_ten_of_the_second():
    assert strongest_first([card("10D"), card("2C")], ROW) == [1, 0]


def test_ct_v5_number_decides_inside_a_suit_and_suit_beats_all_to_its_right():
    assert strongest_first([card("4D"), card("9D")], ROW) == [1, 0]
    assert strongest_first([card("12H"), card("12S"), card("4D")], ROW)[0] == 2


@pytest.mark.parametrize(
    ("plays", "place", "row"),
    [
        (("8D", "3D", "4D", "9S", "5D"), 0, [S, C, D, H]),
        (("8D", "3D", "4D", "2D", "5D"), 3, [C, H, S, D]),
        (("8D", "3D", "4D", "2D", "5D"), 1, [C, D, H, S]),
    ],
)
def test_ct_v8_moving_a_suit(plays, place, row):
    state = table(plays)
    play_round(state, plays)
    state.apply(3, MoveSuit(place))
    assert state.row == row


@pytest.mark.parametrize(("seats", "left", "rounds", "unused"), [(4, 4, 10, 2), (5, 4, 8, 2), (6, 2, 7, 0)])
def test_ct_v10_a_full_game_uses_what_it_should(seats, left, rounds, unused):
    state = RULES.deal(seats, 21)
    assert state.view(0).rounds == rounds
    for _decision in walk(state, Dice.from_seed(3)):
        pass
    assert len(state.leftover) == left
    assert [len(cards) for cards in state.played] == [rounds] * seats
    assert len(state.deck) == unused
    assert sum(map(sum, state.won)) + sum(state.deck) == 210


def test_sheet_adds_up_and_names_the_card_behind_each_customer():
    state = table(FIVE, spare=0)
    play_round(state, FIVE)
    result = state.result()
    assert result is not None
    assert [line.scores for line in result.lines] == [(2, 5, 6, 3, 8)]
    assert result.lines[0].notes[0] == "8 of saws"
    assert json.loads(json.dumps(result.to_json())) == result.to_json()
