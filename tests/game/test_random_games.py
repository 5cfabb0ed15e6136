"""Many random games of every kind run to their end. FELT_RANDOM_GAMES sets how many of each (100)."""

import os

import pytest

from game import catalog
from game.dice import Dice
from tests.game.contract import LONGEST_GAME
from tests.game.tables import plain_tables

GAMES = int(os.environ.get("FELT_RANDOM_GAMES", "100"))


@pytest.mark.parametrize(("key", "seats"), plain_tables())
def test_random_games_end_with_winners(key: str, seats: int):
    rules = catalog.get(key)
    choices = [{}, *({one.key: choice} for one in rules.options for choice in one.choices)]
    dice = Dice.from_seed(seats)
    for seed in range(GAMES):
        state = rules.deal(seats, seed, choices[seed % len(choices)])
        for _step in range(LONGEST_GAME):
            actors = state.actors()
            if not actors:
                break
            seat = dice.pick(actors)
            told = state.apply(seat, dice.pick(state.legal(seat)))
            assert all(isinstance(event, rules.event) for event in told)
        result = state.result()
        assert result is not None, f"seed {seed} does not end"
        assert result.winners and len(result.totals) == seats
