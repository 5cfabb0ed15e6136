"""The games that bots play, and some positions of each to think about."""

from collections.abc import Iterator
from typing import Any

from game import catalog
from game.bots import brains
from game.dice import Dice
from game.rules import State

KEYS = list(brains.keys())


def positions(key: str, seats: int, wanted: int, seed: int = 7) -> Iterator[tuple[State[Any, Any], int]]:
    """Moments of a random game in which a seat has something to choose, spread over the game."""
    for part in range(wanted):
        dice = Dice.from_seed(seed + part)
        state = catalog.get(key).deal(seats, seed + part)
        steps = dice.below(1 + 12 * part)
        last = None
        while actors := state.actors():
            seat = dice.pick(actors)
            legal = state.legal(seat)
            if len(legal) > 1:
                last = state.copy(), seat
                if steps <= 0:
                    break
            steps -= 1
            state.apply(seat, dice.pick(legal))
        assert last is not None
        yield last
