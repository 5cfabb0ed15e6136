"""Imagined tables fit what a viewer knows, vary in everything else, and cover every consistent deal."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.blind_business.actions import Ask, Pass
from game.blind_business.cards import DECK, GAP
from game.blind_business.view import BusinessView
from game.dice import Dice
from tests.game.blind_business.positions import (
    NO,
    PLAIN,
    RULES,
    YES,
    area,
    card,
    play,
    position,
    table,
    trade,
)

SOME = settings(max_examples=40, deadline=None)


@given(
    seats=st.integers(2, 5), seed=st.integers(0, 10**6), steps=st.integers(0, 90), viewer=st.integers(-1, 4)
)
@SOME
def test_an_imagined_table_looks_the_same_to_its_viewer(seats, seed, steps, viewer):
    state = position(seats, seed, steps)
    seat = viewer if 0 <= viewer < seats else None
    view = state.view(seat)
    imagined = RULES.imagine(view, Dice(seed))
    assert imagined.view(seat) == view
    assert imagined.actors() == state.actors()
    everything = [face for row in imagined.rows for face in row] + [
        face for face in imagined.hands if face != GAP
    ]
    assert Counter((*everything, *imagined.deck, *imagined.removed, *imagined.discards)) == Counter(DECK)
    if seat is not None:
        assert imagined.legal(seat) == state.legal(seat)
        for other in range(seats):
            if other != seat:
                assert imagined.view(other).known == state.view(other).known
    assert BusinessView.from_json(view.to_json()) == view


@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6), steps=st.integers(0, 90))
@SOME
def test_states_that_differ_only_in_the_unknowable_look_the_same(seats, seed, steps):
    state = position(seats, seed, steps)
    dice = Dice(seed)
    for seat in range(seats):
        other = RULES.imagine(RULES.imagine(state.view(seat), dice).view(seat), dice)
        assert other.view(seat) == state.view(seat)
        assert other.view(None) == state.view(None)


def test_bb_q17_the_known_cards_come_in_every_order_and_only_in_old_slots():
    state = table(PLAIN[:2], draws="D1 C1")
    trade(state, mine=2, theirs=1)
    dice, view = Dice(1), state.view(0)
    orders: Counter[tuple[int, ...]] = Counter()
    fresh: Counter[int] = Counter()
    for _draw in range(600):
        hand = RULES.imagine(view, dice).hand(0)
        orders[hand[0], hand[1], hand[3]] += 1
        fresh[hand[2]] += 1
    assert set(orders) == set(permutations([card("P5"), card("B6"), card("D8")]))
    assert min(orders.values()) > 60  # 100 expected of each
    assert len(fresh) == len({*state.deck, card("D1")})


def test_the_new_card_may_be_any_that_lies_nowhere_in_sight():
    state = table(PLAIN[:2], areas=["P1 P2", "B1 BW"], draws="D1 C1", left=10)
    trade(state, mine=2, theirs=1)
    dice, view = Dice(1), state.view(0)
    seen = {RULES.imagine(view, dice).hand(0)[2] for _draw in range(1500)}
    assert seen == {*state.deck, *state.removed, card("D1")}


def test_deck_and_removed_cards_vary_for_everyone():
    state = position(3, seed=8, steps=25)
    for seat in (0, 1, 2, None):
        dice, view = Dice(5), state.view(seat)
        draws = [RULES.imagine(view, dice) for _draw in range(60)]
        for place in range(len(state.deck)):
            assert len({one.deck[place] for one in draws}) > 5
        for place in range(len(state.removed)):
            assert len({one.removed[place] for one in draws}) > 5
        assert len({one.dice.state for one in draws}) == 60


def test_a_bystander_imagines_every_hand_anew():
    state = RULES.deal(4, 2)
    dice, view = Dice(5), state.view(None)
    draws = [RULES.imagine(view, dice) for _draw in range(60)]
    assert all(len({one.hands[at] for one in draws}) > 15 for at in range(16))


def test_with_every_other_card_in_sight_the_last_one_is_no_riddle():
    state = table(PLAIN[:2], draws="D1 C1", left=2)
    others = list(state.removed)
    state.removed = ()
    state.discards = others
    play(state, Ask(1, 1), YES, Ask(0, 2), NO)
    assert {RULES.imagine(state.view(0), Dice(n)).hand(0)[2] for n in range(20)} == {card("D1")}


def test_bb_16_whoever_looked_at_the_final_hand_imagines_it_as_it_is():
    state = table(PLAIN[:2], ["P2", ""], draws="D1 C1", left=2)
    play(state, Ask(1, 3), YES, Ask(0, 3), NO)
    assert {tuple(RULES.imagine(state.view(0), Dice(n)).hand(0)) for n in range(20)} == {tuple(state.hand(0))}
    play(state, Pass())
    assert {tuple(RULES.imagine(state.view(0), Dice(n)).hand(0)) for n in range(20)} == {tuple(state.hand(0))}
    assert len({tuple(RULES.imagine(state.view(1), Dice(n)).hand(1)) for n in range(40)}) > 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_imagining_leaves_the_true_game_alone_and_plays_on(seats):
    state = position(seats, seed=4, steps=15)
    before = state.to_json()
    imagined = RULES.imagine(state.view(0), Dice(1))
    dice = Dice(2)
    while actors := imagined.actors():
        imagined.apply(actors[0], dice.pick(imagined.legal(actors[0])))
    assert imagined.result() is not None and state.to_json() == before


def test_areas_are_imagined_as_they_lie():
    state = table(PLAIN[:2], areas=["P1 PW W", "B1 BF"])
    assert RULES.imagine(state.view(1), Dice(1)).rows == [*area("P1 PW W"), *area("B1 BF")]
