"""The games, in shelf order. Adding a game to Felt's rules means one line here."""

from functools import cache
from importlib import import_module
from typing import Any

from game.rules import Rules

_WHERE = {
    "ricochet": "game.ricochet.rules:Ricochet",
    "blind-business": "game.blind_business.rules:BlindBusiness",
    "blind-hen": "game.blind_hen.rules:BlindHen",
    "second-estimate": "game.second_estimate.rules:SecondEstimate",
    "none-of-your-business": "game.none_of_your_business.rules:NoneOfYourBusiness",
}


def keys() -> tuple[str, ...]:
    return tuple(_WHERE)


@cache
def get(key: str) -> Rules[Any, Any, Any]:
    """The rules of one game, imported when first asked for."""
    module, name = _WHERE[key].split(":")
    rules: Rules[Any, Any, Any] = getattr(import_module(module), name)()
    return rules
