"""Golden traces: one told game for each game and seat count, which must never change unnoticed."""

from collections.abc import Iterator
from pathlib import Path

from game.command import NAMES, sheet
from game.dice import Dice
from game.match import AnyRules
from game.rules import TABLE

FOLDER = Path(__file__).parent
SEED = 2024


def golden(key: str, seats: int) -> Path:
    return FOLDER / f"{key}-{seats}.txt"


def trace(rules: AnyRules, seats: int) -> Iterator[str]:
    """A random game in lines: each decision, what it led to as everyone together saw it, the score sheet."""
    names = NAMES[:seats]
    state = rules.deal(seats, SEED)
    dice = Dice.from_seed(SEED + seats)
    yield f"{rules.key} {seats} rules {rules.version} seed {SEED}"
    while actors := state.actors():
        seat = dice.pick(actors)
        action = dice.pick(state.legal(seat))
        yield f"{'table' if seat == TABLE else names[seat]}: {action}"
        told = (rules.tell(event, names) for event in state.apply(seat, action))
        yield from (f"    {sentence}" for sentence in told if sentence)
    result = state.result()
    assert result is not None
    yield from sheet(names, result)
