"""The bot of Blind Business: you see every hand but your own."""

from collections.abc import Sequence
from typing import ClassVar, Final

from game.blind_business.actions import Answer, BusinessAction
from game.blind_business.bot_dream import Dream, plain_dream, plan_for
from game.blind_business.bot_policy import ask_values, policy, sure_ask
from game.blind_business.bot_reason import reason
from game.blind_business.bot_relaxed import relaxed
from game.blind_business.bot_value import chances
from game.blind_business.ending import score_lines
from game.blind_business.imagine import imagine
from game.blind_business.scoring import totals
from game.blind_business.state import BusinessState
from game.blind_business.table import ADD, ASK
from game.blind_business.view import BusinessView
from game.bots.brain import Brain
from game.bots.levels import Level
from game.dice import Dice

WIDE: Final = 6
"""How many asks are worth a thought."""
CLOSE: Final = 0.012
"""Moves this close are as good as each other, and which one comes must not be foreseen."""
TRIED: Final = 8
"""A move is trusted by its mean only when it was tried about so often."""
MARGIN: Final = 0.08
"""How much of a finished game counts by its points, the rest by who won."""


class BlindBusinessBrain(Brain[BusinessState, BusinessAction, BusinessView]):
    """Sees the others' hands, reads what they do with its own, and thinks to the end of the next turn."""

    depth: ClassVar[int] = 40

    def quick(
        self, view: BusinessView, legal: Sequence[BusinessAction], rng: Dice, level: Level
    ) -> BusinessAction:
        assert view.seat is not None
        table = imagine(view, rng)
        if level is Level.RELAXED:
            return relaxed(table, view.seat, legal, rng)
        return policy(table, view.seat, legal, rng)

    def rollout(
        self, state: BusinessState, seat: int, legal: Sequence[BusinessAction], rng: Dice
    ) -> BusinessAction:
        return policy(state, seat, legal, rng)

    def candidates(
        self, state: BusinessState, seat: int, legal: Sequence[BusinessAction]
    ) -> Sequence[BusinessAction]:
        if isinstance(state, Dream) and seat != state.viewer:
            # The dreamer sees this seat's hand, the seat does not: it must not decide as if it did.
            return [policy(state, seat, legal, state.dice)]
        if sure := sure_ask(state, seat, legal):
            return [sure]
        if state.todo[0][0] == ADD:
            return [policy(state, seat, legal, state.dice)]  # the last move of all: what counts most
        if state.todo[0][0] == ASK:
            best = sorted(ask_values(state, seat), key=lambda one: -one[0])
            return [ask for _value, ask in best[:WIDE]]
        return legal

    def imagine(self, view: BusinessView, rng: Dice) -> BusinessState:
        return plan_for(view).dream(view, rng)

    def suppose(self, view: BusinessView, rng: Dice) -> BusinessState:
        return plain_dream(view, rng)

    def worth(self, state: BusinessState) -> tuple[float, ...]:
        if state.todo:
            return chances(state)
        points = totals(score_lines(state))
        share, top = 1.0 / len(state.winners), max(1, max(points))
        return tuple(
            (1 - MARGIN) * (share if seat in state.winners else 0.0) + MARGIN * own / top
            for seat, own in enumerate(points)
        )

    def mix(
        self,
        view: BusinessView,
        ranked: Sequence[tuple[BusinessAction, float, int]],
        rng: Dice,
        level: Level,
    ) -> BusinessAction:
        """The best by its mean, doubting moves hardly tried; a yes or a no is mixed where it is close."""
        overall = sum(mean * visits for _a, mean, visits in ranked) / sum(visits for _a, _m, visits in ranked)
        sure = sorted(
            ((mean * visits + overall * TRIED) / (visits + TRIED), -at)
            for at, (_a, mean, visits) in enumerate(ranked)
        )
        best = sure[-1][0]
        near = [ranked[-at][0] for mean, at in reversed(sure) if best - mean < CLOSE]
        if len(near) > 1 and isinstance(near[0], Answer):
            return rng.pick(near)
        return ranked[-sure[-1][1]][0]

    def reason(self, view: BusinessView, action: BusinessAction) -> str:
        return reason(view, action)
