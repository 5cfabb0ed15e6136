"""A bot decides by its seat's view and its own seed alone, in every game, and always within the rules."""

import json

import pytest

from game import catalog
from game.bots import arena, brains
from game.bots.levels import Level
from game.bots.search import Choice, choose
from game.bots.soak import soak
from game.dice import Dice
from game.rules import View
from tests.game.bots.ready import KEYS, positions

FEW = 24
TABLES = [(key, seats) for key in KEYS for seats in {min(catalog.get(key).seats), 4}]


def thought(key: str, view: View, level: Level, seed: int = 3) -> Choice:
    def no_clock() -> float:
        raise AssertionError("with a number of iterations the clock is not asked")

    return choose(brains.get(key), view, level, seed, 1.0, no_clock, iterations=FEW)


@pytest.mark.parametrize(("key", "seats"), TABLES)
@pytest.mark.parametrize("level", list(Level))
def test_states_that_look_alike_to_a_seat_get_the_same_decision_from_the_same_seed(
    key: str, seats: int, level: Level
):
    rules = catalog.get(key)
    for n, (state, seat) in enumerate(positions(key, seats, 4)):
        here = state.view(seat)
        alike = rules.imagine(here, Dice.from_seed(n))
        first = thought(key, here, level)
        for other, other_seat in positions(key, seats, 1, seed=90 + n):
            thought(key, other.view(other_seat), level)  # whatever it thinks of in between is not kept
        assert alike.view(seat) == here, "imagine gave a state that looks different"
        assert thought(key, alike.view(seat), level) == first
        assert thought(key, rules.view.from_json(json.loads(json.dumps(here.to_json()))), level) == first


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_a_seat_may_do_follows_from_what_it_knows(key: str, seats: int):
    for n, (state, seat) in enumerate(positions(key, seats, 6)):
        for seed in range(3):
            imagined = catalog.get(key).imagine(state.view(seat), Dice.from_seed(10 * n + seed))
            assert imagined.legal(seat) == state.legal(seat)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_others_too_decide_in_its_head_only_by_what_they_could_know(key: str, seats: int):
    """The roll-out of a seat is the same in two states that look alike to that seat."""
    brain = brains.get(key)
    for n, (state, seat) in enumerate(positions(key, seats, 8)):
        alike = catalog.get(key).imagine(state.view(seat), Dice.from_seed(n))
        first, second = (
            [brain.rollout(one.copy(), seat, one.legal(seat), Dice.from_seed(seed)) for seed in range(5)]
            for one in (state, alike)
        )
        assert first == second


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_worth_is_a_share_for_every_seat_wherever_it_is_asked(key: str, seats: int):
    brain = brains.get(key)
    for state, _seat in positions(key, seats, 6):
        worth = brain.worth(state)
        assert len(worth) == seats and all(0 <= one <= 1 for one in worth)


@pytest.mark.parametrize("key", KEYS)
def test_bots_end_their_matches_and_try_nothing_wrong_at_any_table(key: str):
    games = list(soak(catalog.get(key), len(catalog.get(key).seats), seed=11, iterations=2))
    assert {len(one.kinds) for one in games} == set(catalog.get(key).seats)
    assert all(outcome.decisions > 0 for outcome in map(arena.fight, games))


@pytest.mark.parametrize(("key", "seats"), TABLES)
@pytest.mark.parametrize("level", list(Level))
def test_a_choice_comes_with_a_sentence(key: str, seats: int, level: Level):
    for state, seat in positions(key, seats, 3):
        choice = thought(key, state.view(seat), level)
        assert choice.action in state.legal(seat)
        assert choice.reason.endswith((".", "!", "?"))
