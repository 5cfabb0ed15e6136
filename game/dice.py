"""Chance that comes from a seed alone: the same everywhere, in every Python, and one number to save.

SplitMix64. Python's own `random` promises neither the same shuffles across versions nor a small state.
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Dice:
    """A stream of chance. `state` is all there is to it."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    @classmethod
    def from_seed(cls, seed: int) -> "Dice":
        """Neighbouring seeds start far apart."""
        dice = cls(seed * 0xD1342543DE82EF95 + 0x2545F4914F6CDD1D)
        dice.bits()
        return dice

    def copy(self) -> "Dice":
        return Dice(self.state)

    def bits(self) -> int:
        """64 random bits."""
        self.state = state = (self.state + _STEP) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n <= 0:
            raise ValueError("below() needs a positive number")
        limit = (1 << 64) - (1 << 64) % n
        while True:
            bits = self.bits()
            if bits < limit:
                return bits % n

    def share(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self.bits() >> 11) / (1 << 53)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        mixed = list(items)
        self.shuffle(mixed)
        return mixed

    def sample(self, items: Sequence[T], n: int) -> list[T]:
        """n different items, in random order."""
        return self.shuffled(items)[:n]
