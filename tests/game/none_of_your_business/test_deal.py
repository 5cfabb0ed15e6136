"""The cards, the deal and the end."""

import pytest

from game.none_of_your_business.cards import COPIES, FACES, ITEMS, PEOPLE
from game.none_of_your_business.events import GameOver, Moved, PairShown, Revealed, TurnBegan
from game.none_of_your_business.table import whole_deck
from game.rules import BadOptions
from tests.game.none_of_your_business.office import (
    CHECK,
    GIVE,
    PASS,
    REFUSE,
    RULES,
    WAIT,
    allowed,
    ask,
    do,
    every,
    hand,
    held,
    kind,
    only,
    play,
    played_out,
    refused,
    table,
)


def test_nb_1_there_are_44_items_and_10_people():
    deck = whole_deck()
    assert len(deck) == 54
    assert [deck.count(card) for card in ITEMS] == [11] * 4
    assert [deck.count(card) for card in PEOPLE] == [2] * 5
    assert len(FACES) == len(COPIES)


@pytest.mark.parametrize(
    ("seats", "each", "deck", "aside"), [(5, 5, 29, 0), (4, 6, 30, 0), (3, 7, 33, 0), (2, 7, 30, 10)]
)
def test_nb_2_and_nb_v1_deal(seats, each, deck, aside):
    state = RULES.deal(seats, 3)
    assert state.sizes == [each] * seats
    assert state.starting == each
    assert (len(state.deck), sum(state.aside)) == (deck, aside)


def test_nb_3_the_turn_goes_clockwise():
    state = table("NFB", "BPF", "PPN", turn_of=1)
    do(state, (1, ask(2, "B")), (2, REFUSE), (1, PASS))
    assert state.turn == 2


@pytest.mark.parametrize("seats", RULES.seats)
def test_nb_q20_the_first_player_is_a_seat_or_random(seats):
    assert {RULES.deal(seats, seed).first for seed in range(40)} == set(range(seats))
    for seat in range(5):
        state = RULES.deal(seats, 1, {"first_player": seat})
        assert state.first == seat % seats
        assert state.turn == state.first
    with pytest.raises(BadOptions):
        RULES.deal(seats, 1, {"first_player": "youngest"})


def test_nb_4_draw_up_to_the_starting_number():
    state = table("NFB", "BPF", "PPN", next_cards="FFFF")
    events = do(state, (0, ask(1, "N")), (1, REFUSE), (0, PASS))
    drawn = only(events, Moved)
    assert (drawn.goal, drawn.cards, drawn.why) == (1, (kind("F"),) * 4, "draw up")
    assert held(state, 1) == hand("BPFFFFF")


def test_nb_4_there_is_no_upper_limit():
    state = table("NFB", "BPFBPFBPF", "PPN")
    events = do(state, (0, ask(1, "N")), (1, REFUSE), (0, PASS))
    assert not every(events, Moved)
    assert state.sizes[1] == 9


def test_nb_15_the_last_card_ends_the_game_at_once():
    state = table("NFB", "BPF", "PPNN", next_cards="FN", deck=2)
    events = do(state, (0, ask(1, "N")), (1, REFUSE), (0, PASS))
    assert only(events, GameOver).sizes == (3, 5, 4)
    assert len(every(events, Revealed)) == 3
    assert state.actors() == ()
    assert state.legal(1) == []
    assert refused(state, 1, WAIT)
    result = state.result()
    assert result is not None
    assert (result.winners, result.totals) == ((1,), (3, 5, 4))
    assert [sum(column) for column in zip(*(line.scores for line in result.lines), strict=True)] == [3, 5, 4]


def test_nb_15_ties_are_shared():
    state = table("NFBP", "BF", "PNN", next_cards="FN", deck=2)
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, PASS), (0, WAIT))
    result = state.result()
    assert result is not None
    assert result.winners == (0, 1)


def test_nb_q12_the_last_card_stops_the_effect_and_what_would_follow():
    state = table("MMFB", "BPF", "PPN", next_cards="GG", deck=2)
    events = do(state, (0, play("M")))
    assert held(state, 0) == hand("FBGG")
    assert state.result() is not None
    assert not every(events, PairShown)


def test_nb_v16_the_cards_are_always_54():
    for seats in RULES.seats:
        for state, _seat, _action in played_out(seats, seats):
            total = sum(state.sizes) + len(state.deck) + len(state.pile) + sum(state.aside)
            assert total == 54
            assert [sum(cards) for cards in state.hands] == state.sizes


def stalled(turns, **more):
    """Everyone refuses and passes for so many turns."""
    state = table("NFBPNFBP", "BPFNNFBP", "PPNFNFBP", **more)
    for _turn in range(turns):
        seat, target = state.turn, (state.turn + 1) % 3
        do(state, (seat, ask(target, "B")), (target, REFUSE), (seat, PASS))
        while state.poll or state.stage == "react":
            do(state, (state.acting[0], WAIT))
        events = do(state, (seat, WAIT))
    return state, events


def test_nb_q15_after_a_round_without_a_draw_the_next_player_draws_one():
    state, events = stalled(3)
    assert [event.why for event in every(events, Moved)] == ["guard"]
    assert state.sizes == [9, 8, 8]
    assert stalled(2)[0].sizes == [8, 8, 8]
    assert stalled(4)[0].sizes == [9, 8, 8]
    assert stalled(7)[0].sizes == [9, 9, 8]


def test_nb_q15_can_be_switched_off():
    assert stalled(7, guard=False)[0].sizes == [8, 8, 8]


def test_nb_q13_the_discard_pile_lies_open_and_stays():
    state = table("NNNF", "BPFNNFBP", "PPNFNFBP")
    do(state, (0, play("N")))
    assert state.view(2).pile == (2, 2, 2)
    *_turns, (last, _seat, _action) = played_out(3, 5)
    assert last.pile
    assert not last.deck


def test_nb_18_and_turn_events_say_when_a_turn_is_extra():
    state = table("NNNFBPBP", "BPFNNFBP", "PPNFNFBP")
    events = do(state, (0, play("N")), (0, ask(1, "B")), (1, GIVE), (0, WAIT))
    assert only(events, TurnBegan) == TurnBegan(0, True)
    assert allowed(state, 0, ask(1, "B"))
    assert CHECK not in state.legal(0)
