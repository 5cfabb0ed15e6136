"""All-bot matches at every table a game has, to see that each ends and that nobody tries a wrong move."""

from collections.abc import Iterator
from typing import Any

from game.bots.arena import Bout
from game.bots.levels import Level
from game.dice import Dice
from game.match import AnyRules

_SOAKING = 0x50A4


def soak(rules: AnyRules, games: int, seed: int, iterations: int) -> Iterator[Bout]:
    """Every number of seats in turn, each option as chance has it, and every level among the players."""
    dice = Dice.from_seed(seed ^ _SOAKING)
    levels = [level.value for level in Level]
    for number in range(games):
        seats = rules.seats[number % len(rules.seats)]
        kinds = tuple(dice.pick(levels) for _seat in range(seats))
        options: tuple[tuple[str, Any], ...] = tuple(
            (option.key, dice.pick(option.choices)) for option in rules.options
        )
        yield Bout(rules.key, kinds, 0, seed + number, seed + number, 0.0, iterations, options)
