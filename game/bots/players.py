"""Who can sit at a table without a person: chance, or a brain at one of the three levels."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.bots import brains, watch
from game.bots.levels import Level
from game.bots.search import choose
from game.dice import Dice
from game.rules import Action

RANDOM: Final = "random"
KINDS: Final = (RANDOM, *(level.value for level in Level))


def decide(
    key: str,
    kind: str,
    view: Any,
    legal: Sequence[Action],
    dice: Dice,
    think: float,
    now: Callable[[], float] = watch.worked,
    iterations: int | None = None,
) -> Action:
    """What that kind of player does now. A brain gets the view of its seat and nothing else."""
    if kind == RANDOM:
        return dice.pick(legal)
    return choose(brains.get(key), view, Level(kind), dice.bits(), think, now, iterations).action
