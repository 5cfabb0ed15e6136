"""The deal and the turn: BB-1 to BB-12 with their rulings and examples."""

from collections import Counter

import pytest

from game.blind_business.actions import Ask, BusinessAction, Discard, Pass, Peek, Take
from game.blind_business.cards import DECK, HOME, NUMBER, SITTINGS, WILD, card_name
from game.blind_business.events import Answered, Asked, Drawn, Gained, OkTaken, TurnBegan
from game.blind_business.table import ANSWER, ASK, ASK_BACK, REPLY, TAKE
from game.rules import BadOptions, IllegalAction
from tests.game.blind_business.positions import (
    NO,
    PLAIN,
    RULES,
    YES,
    card,
    hand_in,
    names_in,
    only,
    owed,
    play,
    refuse,
    table,
    trade,
)

MISREAD = [
    BusinessAction.from_json({"is": "Ask", "of": of, "slot": slot, "ok": ok})
    for of, slot, ok in ((1, 1, 1), ("1", 0, False), (1, 1.0, False), (True, 1, False), (1, None, False))
]
"""Asks as a damaged file might have them."""


def test_bb_1_fifty_cards_of_four_districts_and_two_wild_coaches():
    assert len(DECK) == 50 and DECK.count(WILD) == 2
    for district in range(4):
        own = [face for face in DECK if HOME[face] == district]
        assert sorted(NUMBER[face] for face in own) == list(range(12))  # 0 is the Flex Player
    assert len({card_name(face) for face in DECK}) == 49


def test_bb_2_four_ok_cards_are_enough_for_the_four_twos():
    assert sum(NUMBER[face] == 2 for face in DECK) == 4
    state = table(["P2 B5 C6 D7", "B2 P6 C7 D8"])
    events = trade(state, mine=0, theirs=0)
    assert state.oks == [1, 1]
    assert [event.seat for event in only(events, OkTaken)] == [0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bb_3_and_bb_q19_the_first_player_is_random(seats):
    firsts = Counter(RULES.deal(seats, seed).asker for seed in range(200))
    assert sorted(firsts) == list(range(seats)) and min(firsts.values()) > 200 // seats // 3
    state = RULES.deal(seats, 5)
    assert state.actors() == (state.first,) == (state.asker,)


@pytest.mark.parametrize(
    ("seats", "removed", "deck", "rounds"), [(2, 18, 24, 6), (3, 8, 30, 5), (4, 2, 32, 4), (5, 0, 30, 3)]
)
def test_bb_4_removed_cards_deck_and_rounds(seats, removed, deck, rounds):
    state = RULES.deal(seats, 1)
    assert (len(state.removed), len(state.hands), len(state.deck)) == (removed, 4 * seats, deck)
    assert Counter((*state.removed, *state.hands, *state.deck)) == Counter(DECK)
    view = state.view(0)
    assert (view.rounds, view.turns, view.round, view.turn) == (rounds, deck // 2, 1, 1)
    assert SITTINGS[seats].rounds * seats * 2 == deck


def test_bb_5_four_cards_each_known_to_their_owner_but_not_by_place():
    state = RULES.deal(3, 4)
    for seat in range(3):
        view = state.view(seat)
        assert view.hands[seat] == (-1, -1, -1, -1)
        assert view.known == tuple(sorted(state.hand(seat)))
        assert all(view.hands[other] == tuple(state.hand(other)) for other in range(3) if other != seat)


def test_bb_6_the_asker_taps_any_card_of_any_opponent():
    state = table(PLAIN[:4], first=2)
    assert state.legal(2) == [Ask(of, slot) for of in (0, 1, 3) for slot in range(4)]
    assert all(state.legal(seat) == [] for seat in (0, 1, 3))
    for wrong in (Ask(2, 0), Ask(4, 0), Ask(-1, 0), Ask(1, 4), Ask(1, -1), Ask(1, True), YES, Take(1)):
        with pytest.raises(IllegalAction):
            state.copy().apply(2, wrong)
    with pytest.raises(IllegalAction):
        state.copy().apply(0, Ask(1, 0))
    events = play(state, Ask(3, 1))
    assert events == [Asked(2, 3, 1, card("B9"), False, False)]
    assert owed(state) == [(ANSWER, 3)]


def test_bb_7_the_receiver_answers_without_seeing_the_card():
    state = table(PLAIN[:3])
    [asked] = only(play(state, Ask(1, 2)), Asked)
    assert asked.seen_by(1).card == -1 and asked.seen_by(None).card == -1
    assert asked.seen_by(0).card == asked.seen_by(2).card == card("C8")
    assert state.view(1).tapped == 2 and state.view(1).hands[1] == (-1,) * 4
    assert state.legal(1) == [YES, NO] and state.actors() == (1,)
    with pytest.raises(IllegalAction):
        state.apply(1, Take(0))


def test_bb_8_and_bb_v14_after_a_no_the_receiver_keeps_it_and_the_asker_takes_another():
    state = table(PLAIN[:2], draws="D1 C1")
    events = play(state, Ask(1, 1), NO)
    assert only(events, Gained) == [Gained(1, card("B7"), 1, 1, 1)]
    assert owed(state) == [(TAKE, 0)]
    assert state.legal(0) == [Take(0), Take(2), Take(3)]
    with pytest.raises(IllegalAction):
        state.copy().apply(0, Take(1))
    events = play(state, Take(3))
    assert (names_in(state, 0), names_in(state, 1)) == ("D9", "B7")
    assert [(event.seat, event.slot) for event in only(events, Drawn)] == [(1, 1), (1, 3)]
    assert (hand_in(state, 0), hand_in(state, 1)) == ("P5 B6 C7 D8", "P6 D1 C8 C1")


def test_bb_9_after_a_yes_the_receiver_taps_a_card_of_the_asker():
    state = table(PLAIN[:3])
    play(state, Ask(1, 1), YES)
    assert owed(state) == [(ASK_BACK, 1)]
    assert state.legal(1) == [Ask(0, slot) for slot in range(4)]
    with pytest.raises(IllegalAction):
        state.copy().apply(1, Ask(2, 0))
    [asked] = only(play(state, Ask(0, 2)), Asked)
    assert asked == Asked(1, 0, 2, card("C7"), False, True)
    assert asked.seen_by(0).card == -1
    assert owed(state) == [(REPLY, 0)] and state.legal(0) == [YES, NO]


def test_bb_9a_and_bb_v15_both_yes_and_the_cards_cross_over():
    state = table(PLAIN[:2], draws="D1 C1")
    trade(state, mine=2, theirs=1)
    assert (names_in(state, 0), names_in(state, 1)) == ("B7", "C7")
    assert (hand_in(state, 0), hand_in(state, 1)) == ("P5 B6 D1 D8", "P6 C1 C8 D9")


def test_bb_9b_and_bb_v16_after_the_askers_no_each_keeps_the_card_the_other_tapped():
    state = table(PLAIN[:2], draws="D1 C1")
    play(state, Ask(1, 1), YES, Ask(0, 2), NO)
    assert (names_in(state, 0), names_in(state, 1)) == ("C7", "B7")
    assert (hand_in(state, 0), hand_in(state, 1)) == ("P5 B6 D1 D8", "P6 C1 C8 D9")


@pytest.mark.parametrize("way", [[NO, Take(0)], [YES, Ask(0, 2), YES], [YES, Ask(0, 2), NO]])
def test_bb_10_every_way_gains_one_card_each(way):
    state = table(PLAIN[:3])
    events = play(state, Ask(1, 1), *way)
    assert sorted(event.seat for event in only(events, Gained)) == [0, 1]
    assert len(only(events, Drawn)) == 2


def test_bb_11_gained_cards_lie_open_in_rows_by_district():
    state = table(PLAIN[:2], areas=["B4 P10", ""])
    trade(state, mine=2, theirs=1)
    assert all(
        state.view(seat).rows[0][:2] == ((card("P10"),), (card("B4"), card("B7"))) for seat in (0, 1, None)
    )


def test_bb_12_hands_are_filled_unseen_and_the_left_neighbour_asks():
    state = table(PLAIN[:3], draws="D1 C1", first=1)
    events = trade(state, mine=2, theirs=1, of=2)
    first, second = only(events, Drawn)
    assert first.seen_by(1).card == -1 and first.seen_by(0).card == first.seen_by(2).card == card("D1")
    assert second.seen_by(2).card == -1 and second.seen_by(None).card == -1
    assert events[-1] == TurnBegan(2, 2)
    assert owed(state) == [(ASK, 2)]
    refuse(state, tapped=0, taken=1, of=0)
    assert state.actors() == (0,)


def test_bb_q3_the_receiver_may_spend_an_ok_on_the_ask_back():
    state = table(PLAIN[:2], oks=[0, 1])
    play(state, Ask(1, 1), YES)
    assert state.legal(1) == [Ask(0, slot, ok) for slot in range(4) for ok in (False, True)]
    events = play(state, Ask(0, 2, ok=True))
    assert only(events, Answered) == [Answered(0, 1, True, True)]
    assert (names_in(state, 0), names_in(state, 1)) == ("B7", "C7")
    assert state.oks == [0, 0] and state.turn == 2


def test_bb_q3_the_number_of_ok_cards_is_public():
    state = table(PLAIN[:3], oks=[0, 2, 1])
    assert all(state.view(seat).oks == (0, 2, 1) for seat in (0, 1, 2, None))


def test_bb_q4_an_ok_forces_only_the_answer_to_its_own_ask():
    state = table(PLAIN[:2], oks=[2, 0])
    events = play(state, Ask(1, 1, ok=True))
    assert events[1] == Answered(1, 0, True, True)
    assert state.oks == [1, 0]
    assert owed(state) == [(ASK_BACK, 1)] and len(state.legal(1)) == 4
    play(state, Ask(0, 2))
    assert state.legal(0) == [YES, NO]


def test_bb_q16_after_a_no_the_receiver_draws_both_cards_and_otherwise_the_asker_draws_first():
    state = table(PLAIN[:2])
    assert [event.seat for event in only(refuse(state, 0, 1), Drawn)] == [1, 1]
    assert [event.seat for event in only(trade(state, 0, 0, of=0), Drawn)] == [1, 0]


@pytest.mark.parametrize("action", [Pass(), Peek(), Discard(0, 0), *MISREAD])
def test_a_refusal_is_a_sentence_and_changes_nothing(action):
    state = table(PLAIN[:3], oks=[1, 0, 0])
    before = state.to_json()
    with pytest.raises(IllegalAction, match=r"\.$"):
        state.apply(0, action)
    assert state.to_json() == before


def test_bb_21_no_ok_card_no_forced_yes():
    state = table(PLAIN[:2], oks=[0, 1])
    with pytest.raises(IllegalAction, match="OK"):
        state.apply(0, Ask(1, 0, ok=True))


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (6, {}), (3, {"number_powers": 1}), (3, {"other": True})]
)
def test_a_table_that_cannot_be_is_refused(seats, options):
    with pytest.raises(BadOptions):
        RULES.deal(seats, 1, options)
