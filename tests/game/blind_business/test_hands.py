"""What an owner knows of the own hand, and what each seat sees: BB-Q17, BB-Q18, swaps and peeks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.blind_business.actions import Ask, Pass, Peek, Swap
from game.blind_business.cards import BACK, GAP
from game.blind_business.events import Drawn, Peeked, Shuffled
from game.dice import Dice
from tests.game.blind_business.positions import (
    NO,
    PLAIN,
    RULES,
    YES,
    card,
    only,
    play,
    position,
    several,
    table,
    trade,
    walk,
)


def test_bb_q17_the_opening_glimpse_minus_what_left_and_new_cards_by_slot():
    state = table(PLAIN[:2], draws="D1 C1")
    assert state.view(0).known == tuple(sorted(several(PLAIN[0])))
    trade(state, mine=2, theirs=1)
    view = state.view(0)
    assert view.known == tuple(sorted(several("P5 B6 D8")))
    assert view.since == ((0, 0, 1, 0), (0, 1, 0, 0))
    assert view.hands == ((BACK,) * 4, tuple(several("P6 C1 C8 D9")))
    play(state, Ask(0, 2), NO)  # the new card leaves: what is known stays
    assert state.view(0).known == tuple(sorted(several("P5 B6 D8")))
    assert state.view(0).hands[0] == (BACK, BACK, GAP, BACK)


def test_bb_q17_a_slot_keeps_its_card_until_a_shuffle():
    state = table(PLAIN[:3])
    before = state.hands[:]
    trade(state, mine=2, theirs=1)
    changed = [at for at, (old, new) in enumerate(zip(before, state.hands, strict=True)) if old != new]
    assert changed == [2, 5]


def test_bb_q17_a_peek_tells_all_four_cards_but_not_where_they_are():
    state = table(["P4 B6 C7 D8", "P6 B7 C8 D9"], draws="D1 C1")
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert state.view(0).known == tuple(sorted(several("B6 C7 D8")))
    play(state, Peek())
    assert state.view(0).known == tuple(sorted(several("D1 B6 C7 D8")))
    assert state.view(0).since[0] == (0, 0, 0, 0) and state.view(0).hands[0] == (BACK,) * 4


def test_bb_q17_without_the_peek_the_new_card_stays_unknown():
    state = table(["P4 B6 C7 D8", "P6 B7 C8 D9"], draws="D1 C1")
    play(state, Ask(1, 1), YES, Ask(0, 0), NO, Pass())
    assert state.view(0).known == tuple(sorted(several("B6 C7 D8")))


def test_bb_22_after_a_swap_each_knows_the_cards_seen_in_the_others_hand():
    state = table(["P3 B6 C7 D8", "P6 B7 C8 D9", "P7 B8 C9 D5"], draws="D1 C1")
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    play(state, Swap(1))
    assert state.view(0).known == tuple(sorted(several("P6 C1 C8 D9")))
    assert state.view(1).known == tuple(sorted(several("D1 B6 C7 D8")))
    assert state.view(0).hands[0] == state.view(1).hands[1] == (BACK,) * 4
    assert state.view(0).since[0] == state.view(0).since[1] == (0, 0, 0, 0)
    assert state.view(2).hands[:2] == (tuple(state.hand(0)), tuple(state.hand(1)))
    assert state.view(2).known == tuple(sorted(several("P7 B8 C9 D5")))


def test_bb_22_a_swap_with_a_third_player_tells_nothing_new_to_the_receiver():
    state = table(["P3 B6 C7 D8", "P6 B7 C8 D9", "P7 B8 C9 D5"], draws="D1 C1")
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    known, since = state.view(1).known, state.view(1).since[1]
    play(state, Swap(2))
    assert (state.view(1).known, state.view(1).since[1]) == (known, since)
    assert state.view(2).known == tuple(sorted(several("D1 B6 C7 D8")))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bb_q18_each_view_hides_the_own_hand_and_shows_the_others(seats):
    state = position(seats, seed=3, steps=20)
    for seat in range(seats):
        view = state.view(seat)
        assert all(face in (BACK, GAP) for face in view.hands[seat])
        assert all(view.hands[at] == tuple(state.hand(at)) for at in range(seats) if at != seat)
    bystander = state.view(None)
    assert bystander.known == () and all(face in (BACK, GAP) for hand in bystander.hands for face in hand)


def test_bb_q18_a_shuffle_shows_its_order_to_all_but_the_owner():
    state = table(["P4 B6 C7 D8", "P6 B7 C8 D9", PLAIN[2]])
    events = play(state, Ask(1, 1), YES, Ask(0, 0), NO, Peek())
    shuffled, peeked = only(events, Shuffled)[0], only(events, Peeked)[0]
    assert shuffled.seen_by(2) == shuffled and shuffled.seen_by(1) == shuffled
    assert shuffled.seen_by(0) == Shuffled(0, (BACK,) * 4) == shuffled.seen_by(None)
    assert peeked.seen_by(0) == peeked and peeked.seen_by(None) == Peeked(0, (BACK,) * 4)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@given(seed=st.integers(0, 10**6))
@settings(max_examples=12, deadline=None)
def test_bb_q17_an_attentive_person_knows_exactly_what_the_view_says(seats, seed):
    """Each seat's memory, carried along from what it sees happen, is what the view says at every step."""
    state = RULES.deal(seats, seed)
    minds = [Mind(seat, state) for seat in range(seats)]
    for _seat, _action, told in walk(state, Dice.from_seed(seed)):
        for mind in minds:
            for event in told:
                mind.notice(event.seen_by(mind.seat).to_json())
            assert state.view(mind.seat).known == tuple(sorted(mind.known))


class Mind:
    """An attentive person: the cards known in the own hand, the slots they lie in, and the other hands."""

    def __init__(self, seat, state):
        self.seat = seat
        self.known = list(state.hand(seat))
        self.old = {0, 1, 2, 3}
        self.others = [list(hand) for hand in state.view(seat).hands]

    def notice(self, event):
        match event:
            case {"is": "Gained", "owner": owner, "slot": slot, "card": face}:
                self.card_leaves(owner, slot, face)
            case {"is": "Added", "seat": owner, "slot": slot, "card": face}:
                self.card_leaves(owner, slot, face)
            case {"is": "Drawn", "seat": owner, "slot": slot, "card": face}:
                self.others[owner][slot] = face
            case {"is": "Peeked" | "FinalLook", "seat": self.seat, "hand": hand}:
                self.learn(hand)
            case {"is": "Shuffled", "seat": owner, "hand": hand}:
                self.others[owner] = list(hand)
            case {"is": "Swapped", "seat": one, "other": other} if self.seat in (one, other):
                self.learn(self.others[other if self.seat == one else one])

    def card_leaves(self, owner, slot, face):
        if owner == self.seat and slot in self.old:
            self.old.remove(slot)
            self.known.remove(face)

    def learn(self, hand):
        self.known, self.old = list(hand), {0, 1, 2, 3}


def test_bystander_and_owner_never_get_a_face_of_the_hand_from_json():
    state = table(PLAIN[:2], draws="D1 C1")
    events = trade(state, mine=2, theirs=1)
    faces = [
        [event.seen_by(seat).to_json()["card"] for event in only(events, Drawn)] for seat in (0, 1, None)
    ]
    assert faces == [[BACK, card("C1")], [card("D1"), BACK], [BACK, BACK]]
