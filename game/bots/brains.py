"""Where the brain of each game is, imported when first asked for: dealing a game costs nothing extra."""

from functools import cache
from importlib import import_module
from typing import Any

from game import catalog
from game.bots.brain import Brain

AnyBrain = Brain[Any, Any, Any]

_WHERE = {
    "blind-business": "game.blind_business.bot:BlindBusinessBrain",
    "blind-hen": "game.blind_hen.bot:BlindHenBrain",
    "second-estimate": "game.second_estimate.bot:SecondEstimateBrain",
    "none-of-your-business": "game.none_of_your_business.bot:NoneOfYourBusinessBrain",
}
"""Ricochet is a race against the clock: its rivals are in its own folder."""


def keys() -> tuple[str, ...]:
    """The games bots can play."""
    return tuple(_WHERE)


@cache
def get(key: str) -> AnyBrain:
    """The brain for one game; KeyError for a game that bots do not play."""
    module, name = _WHERE[key].split(":")
    brain: AnyBrain = getattr(import_module(module), name)(catalog.get(key))
    return brain
