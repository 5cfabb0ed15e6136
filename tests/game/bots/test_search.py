"""The search finds what is there to find, keeps to its limits, and stops when it knows."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from game.bots.brain import Brain
from game.bots.levels import Level
from game.bots.search import ENOUGH, choose
from game.dice import Dice
from tests.game.tiny import Lay, Peek, Tiny, TinyAction, TinyState, TinyView


class TinyBrain(Brain[TinyState, TinyAction, TinyView]):
    """Lays any card; the search has to find out that high ones win."""

    depth: ClassVar[int] = 100
    trust: ClassVar[float] = 0.0

    def quick(self, view: TinyView, legal: Sequence[TinyAction], rng: Dice, level: Level) -> TinyAction:
        return legal[0]

    def rollout(self, state: TinyState, seat: int, legal: Sequence[TinyAction], rng: Dice) -> TinyAction:
        return rng.pick(legal)

    def worth(self, state: TinyState) -> tuple[float, ...]:
        whole = max(1, sum(state.scores))
        return tuple(score / whole for score in state.scores)

    def reason(self, view: TinyView, action: TinyAction) -> str:
        return "Why not."


BRAIN = TinyBrain(Tiny())


class Hands:
    """A clock that moves on by a little whenever it is read."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.time = 100.0

    def __call__(self) -> float:
        self.time += self.step
        return self.time


def last_round(hand: list[int]) -> TinyView:
    """Two seats, the last round, one point each: whoever lays the higher card wins."""
    shown = [1, 2, 3, 4]
    pile = [card for card in range(5, 14) if card not in hand][:7]
    others = [card for card in range(5, 16) if card not in hand and card not in pile]
    state = TinyState([hand, others[:2]], [0, 0], pile, shown, [1, 1], 2, True, False, 5)
    return state.view(0)


def test_it_lays_the_card_that_wins():
    choice = choose(BRAIN, last_round([5, 15]), Level.RUTHLESS, 1, 1.0, Hands(0), iterations=200)
    assert choice.action == Lay(15)
    (best, high, _often), (other, low, _seldom) = choice.ranked
    assert best == Lay(15) and other == Lay(5) and high > low


def test_a_seat_that_chooses_at_the_same_time_does_not_follow_what_the_other_laid():
    """Both orders of asking give both seats the same knowledge: the higher card is best for each."""
    state = Tiny().deal(2, 9)
    for seat in (0, 1):
        view = state.view(seat)
        choice = choose(BRAIN, view, Level.RUTHLESS, 2, 1.0, Hands(0), iterations=400)
        assert sum(visits for _action, _mean, visits in choice.ranked) == choice.iterations
        assert choice.action in state.legal(seat)


def test_the_clock_ends_it_and_it_says_how_far_it_came():
    limit, step = 1.0, 0.01
    clock = Hands(step)
    choice = choose(BRAIN, Tiny().deal(3, 4).view(0), Level.RUTHLESS, 1, limit, clock)
    assert clock.time <= 100 + limit + 4 * step
    assert 0 < choice.iterations < 100


def test_without_time_for_a_single_thought_it_plays_the_quick_move():
    choice = choose(BRAIN, Tiny().deal(3, 4).view(1), Level.RUTHLESS, 1, 0.0, Hands(0.01))
    assert choice.iterations == 0 and choice.action == Tiny().deal(3, 4).legal(1)[0]


def test_a_forced_move_and_a_relaxed_one_cost_no_search():
    forced = choose(BRAIN, last_round([15]), Level.RUTHLESS, 1, 1.0, Hands(0.01))
    assert (forced.action, forced.iterations) == (Lay(15), 0)
    assert choose(BRAIN, last_round([5, 15]), Level.RELAXED, 1, 1.0, Hands(0.01)).iterations == 0


def test_a_clear_move_is_played_before_the_time_is_up():
    clock = Hands(1e-6)
    choice = choose(BRAIN, last_round([5, 15]), Level.RUTHLESS, 1, 1e6, clock)
    assert choice.action == Lay(15)
    assert ENOUGH <= choice.iterations < Level.RUTHLESS.manner.most / 2


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_gives_the_same_thoughts(seed: int):
    view = Tiny().deal(3, seed).view(0)
    first, second = (choose(BRAIN, view, Level.SHARP, seed, 1.0, Hands(0), iterations=150) for _ in "ab")
    assert first == second


def test_a_peek_is_among_the_moves_it_weighs():
    view = Tiny().deal(2, 3).view(0)
    choice = choose(BRAIN, view, Level.RUTHLESS, 1, 1.0, Hands(0), iterations=60)
    assert Peek() in [action for action, _mean, _visits in choice.ranked]


def test_who_owes_nothing_has_nothing_to_choose():
    for view in (Tiny().deal(2, 3).view(None),):
        with pytest.raises(ValueError):
            choose(BRAIN, view, Level.SHARP, 1, 1.0, Hands(0))


class ComparingBrain(TinyBrain):
    """The same, but every card is tried in every world."""

    compares: ClassVar[bool] = True


COMPARING = ComparingBrain(Tiny())


def test_comparing_lays_the_card_that_wins_and_tries_all_equally_often():
    choice = choose(COMPARING, last_round([5, 15]), Level.RUTHLESS, 1, 1.0, Hands(0), iterations=40)
    assert max(choice.ranked, key=lambda one: one[1])[0] == Lay(15)
    assert [visits for _action, _mean, visits in choice.ranked] == [40, 40]


def test_a_world_cut_short_by_the_clock_does_not_count_for_some_cards_only():
    view = Tiny().deal(3, 4).view(0)
    for step in (0.003, 0.007, 0.011):
        choice = choose(COMPARING, view, Level.RUTHLESS, 1, 1.0, Hands(step))
        assert {visits for _action, _mean, visits in choice.ranked} == {choice.iterations}
