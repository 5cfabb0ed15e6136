"""What a bot knows of one game beyond its rules: the border between the search and the games."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic

from game.bots.levels import Level
from game.dice import Dice
from game.rules import A, Rules, S, V


class Brain(ABC, Generic[S, A, V]):
    """What a bot knows of one game beyond its rules. One per game; it keeps nothing between calls."""

    depth: ClassVar[int]
    """How many decisions a roll-out plays before `worth` judges (large: to the end)."""

    trust: ClassVar[float] = 0.5
    """How often others, in the tree, do what `rollout` says they would, and not what the tree found for them.

    With few iterations and many cards the tree knows little of others, and a good guess is worth more.
    """

    compares: ClassVar[bool] = False
    """Whether every candidate is tried out in every imagined world, with the same luck for all of them.

    Where a move decides little and chance much, this tells moves apart for which a tree takes far longer.
    """

    def __init__(self, rules: Rules[S, A, V]) -> None:
        self.rules = rules

    @abstractmethod
    def quick(self, view: V, legal: Sequence[A], rng: Dice, level: Level) -> A:
        """A sensible move from the view alone, at once: fallback, and how relaxed players play.

        Level.RELAXED makes human mistakes; the others play as well as a glance allows.
        """

    @abstractmethod
    def rollout(self, state: S, seat: int, legal: Sequence[A], rng: Dice) -> A:
        """A fast sensible move for a seat inside an imagined state, using only what that seat could know."""

    def candidates(self, state: S, seat: int, legal: Sequence[A]) -> Sequence[A]:
        """The moves worth looking at, best guess first; never empty."""
        return legal

    def imagine(self, view: V, rng: Dice) -> S:
        """A state this viewer could sit in, weighted by what people's behaviour tells."""
        return self.rules.imagine(view, rng)

    def suppose(self, view: V, rng: Dice) -> S:
        """A state this viewer could sit in, all equally likely: for levels that do not read people."""
        return self.rules.imagine(view, rng)

    @abstractmethod
    def worth(self, state: S) -> tuple[float, ...]:
        """What the position, finished or not, is worth to each seat, 0 to 1.

        A finished one by its winners mostly, by the margin a little.
        """

    def mix(self, view: V, ranked: Sequence[tuple[A, float, int]], rng: Dice, level: Level) -> A:
        """Choose among (action, mean worth, visits), best first. Bluffing games mix close ones."""
        return ranked[0][0]

    @abstractmethod
    def reason(self, view: V, action: A) -> str:
        """One sentence for a person, why this move, from the view alone."""
