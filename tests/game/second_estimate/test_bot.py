"""What bots make of Second Estimate: how a card laid face down is read, and that close cards are mixed."""

from collections.abc import Callable

import pytest

from game.bots import brains
from game.bots.levels import Level
from game.bots.search import choose
from game.dice import Dice
from game.second_estimate.actions import EstimateView, Play
from game.second_estimate.state import EstimateState
from tests.game.second_estimate.positions import RULES, card, table

BRAIN = brains.get("second-estimate")
STRONGEST = card("12C")
WORLDS = 600


def three_have_laid() -> EstimateView:
    """Whoever lays the strongest card gets nothing, and three of four have laid one face down."""
    state = table(["8D", "3D", "4D", "5D"], customers=(10, 9, 8, 0), spare=9)
    for seat in (1, 2, 3):
        state.apply(seat, state.legal(seat)[0])
    return state.view(0)


def often_the_strongest(imagine: Callable[[EstimateView, Dice], EstimateState]) -> float:
    view, dice = three_have_laid(), Dice.from_seed(4)
    assert STRONGEST not in view.hand
    found = 0
    for _world in range(WORLDS):
        state = imagine(view, dice)
        seen = state.view(0)
        assert (seen.hand, seen.hand_sizes, seen.has_chosen) == (view.hand, view.hand_sizes, view.has_chosen)
        found += STRONGEST in state.chosen
    return found / WORLDS


def test_a_face_down_card_was_chosen_by_somebody_and_not_drawn():
    by_chance = often_the_strongest(BRAIN.suppose)
    read = often_the_strongest(BRAIN.imagine)
    assert read < by_chance / 4


@pytest.mark.parametrize("level", [Level.SHARP, Level.RUTHLESS])
def test_nobody_who_thinks_lays_the_strongest_card_where_it_gets_nothing(level: Level):
    state = table(["12C", "3D", "4D", "5D"], customers=(10, 9, 8, 0), spare=4)
    choice = choose(BRAIN, state.view(0), level, 1, 1.0, lambda: 0.0, iterations=60)
    assert choice.action != Play(STRONGEST)
    assert {visits for _action, _mean, visits in choice.ranked} == {60}, "every card is tried in every world"


def test_cards_that_are_as_good_are_mixed_and_worse_ones_are_not_laid():
    view = RULES.deal(4, 3).view(0)
    first, second, third = (Play(one) for one in view.hand[:3])
    ranked = [(third, 0.2, 50), (first, 0.3, 50), (second, 0.299, 50)]
    laid = {BRAIN.mix(view, ranked, Dice.from_seed(seed), Level.RUTHLESS) for seed in range(40)}
    assert laid == {first, second}
