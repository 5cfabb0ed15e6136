"""The brain for None of Your Business: what the search needs to know of asking, lying, checking and sets."""

from collections.abc import Sequence
from math import exp
from typing import ClassVar, Final

from game.bots.brain import Brain
from game.bots.levels import Level
from game.dice import Dice
from game.none_of_your_business.actions import Ask, Check, Give, OfficeAction, Pass, Play, Refuse
from game.none_of_your_business.bot_policy import (
    CALM,
    CHECK,
    EASY,
    GIVE,
    PASS,
    REFUSE,
    asks,
    decide,
    lie_rate,
    look_rate,
    restless,
    steps,
)
from game.none_of_your_business.bot_reasons import reason
from game.none_of_your_business.bot_sight import DISBELIEF, Recall, Sight
from game.none_of_your_business.hands import within
from game.none_of_your_business.imagine import imagine
from game.none_of_your_business.state import Office
from game.none_of_your_business.view import ASKED, BEFORE, DECIDE, OVER, PASSED, REACT, OfficeView

TRIES: Final = 4
"""So many tables are imagined at most before an unlikely one is taken after all."""
LOOKED_AT: Final = 5
"""How many asks, or choices of cards, the search looks at."""
CLOSE: Final = 0.02
"""Bluffs that are worth the same within this are mixed."""


class NoneOfYourBusinessBrain(Brain[Office, OfficeAction, OfficeView]):
    """Plays by cards known and chances; the search finds the rest."""

    depth: ClassVar[int] = 26
    trust: ClassVar[float] = 1.0

    def quick(self, view: OfficeView, legal: Sequence[OfficeAction], rng: Dice, level: Level) -> OfficeAction:
        return decide(Sight.of_view(view), legal, rng, EASY if level is Level.RELAXED else CALM)

    def rollout(self, state: Office, seat: int, legal: Sequence[OfficeAction], rng: Dice) -> OfficeAction:
        return decide(Sight.of_state(state, seat), legal, rng, CALM)

    def candidates(self, state: Office, seat: int, legal: Sequence[OfficeAction]) -> Sequence[OfficeAction]:
        """Every set, every answer, and the few asks or choices that promise most."""
        if state.stack:
            return steps(Sight.of_state(state, seat), legal)[:LOOKED_AT]
        sight = Sight.of_state(state, seat)
        if state.stage != BEFORE or not isinstance(legal[-1], Ask):
            return _certain(sight, legal)
        plays: list[OfficeAction] = [action for action in legal if isinstance(action, Play)]
        ranked = sorted(asks(sight, CALM, _STILL), key=lambda one: -one[0])
        return plays + [ask for _value, ask in ranked[:LOOKED_AT]] or legal

    def imagine(self, view: OfficeView, rng: Dice) -> Office:
        """Tables where somebody lies come up only as often as people lie."""
        state = imagine(view, rng)
        told = _refusals(view)
        if told:
            for _try in range(TRIES - 1):
                if _believable(state, told, rng):
                    break
                state = imagine(view, rng)
        state.memory = Recall.light(state.memory)
        return state

    def worth(self, state: Office) -> tuple[float, ...]:
        if state.stage == OVER:
            most = max(state.sizes)
            winners = state.sizes.count(most)
            return tuple(
                (0.9 / winners if size == most else 0.0) + 0.1 * min(1.0, size / 24) for size in state.sizes
            )
        left = len(state.deck)
        # Whoever is short draws up; the nearer the end, the more a lead is worth.
        width = 1.6 + 0.09 * left
        floor = min(state.starting, left) * 0.5
        strengths = [exp(max(size, floor) / width) for size in state.sizes]
        whole = sum(strengths)
        return tuple(
            0.9 * strength / whole + 0.1 * min(1.0, size / 24)
            for strength, size in zip(strengths, state.sizes, strict=True)
        )

    def mix(
        self,
        view: OfficeView,
        ranked: Sequence[tuple[OfficeAction, float, int]],
        rng: Dice,
        level: Level,
    ) -> OfficeAction:
        """Answers and checks that are about as good are mixed in the even measure: nobody can read them."""
        best, mean, _visits = max(ranked, key=lambda one: (one[1] - 0.3 / (one[2] + 1), one[2]))
        if isinstance(best, Ask) and restless(Sight.of_view(view)):
            return rng.pick([action for action, _worth, _times in ranked if isinstance(action, Ask)])
        if not isinstance(best, Give | Refuse | Check | Pass):
            return best
        for other, worth, _times in ranked:
            if other != best and isinstance(other, Give | Refuse | Check | Pass) and mean - worth < CLOSE:
                sight = Sight.of_view(view)
                if isinstance(best, Give | Refuse):
                    return Refuse() if rng.share() < lie_rate(sight) else Give()
                return Check() if rng.share() < look_rate(sight) else Pass()
        return best

    def reason(self, view: OfficeView, action: OfficeAction) -> str:
        return reason(view, action)


_STILL: Final = Dice(0)
"""Never rolled: a calm player forgets nothing."""


def _certain(sight: Sight, legal: Sequence[OfficeAction]) -> Sequence[OfficeAction]:
    """No lie to one who has seen the cards, and no mercy for one whose cards were seen."""
    if sight.stage == ASKED and GIVE in legal and lie_rate(sight) == 0.0:
        return [action for action in legal if action != REFUSE]
    if sight.stage == DECIDE:
        rate = look_rate(sight)
        if rate in (0.0, 1.0):
            return [CHECK if rate else PASS]
    return legal


def _refusals(view: OfficeView) -> list[tuple[int, tuple[int, ...], float]]:
    """Who lately said it lacks what, and how far that is to be doubted."""
    told: list[tuple[int, tuple[int, ...], float]] = []
    if view.ask is not None and view.stage in (DECIDE, REACT) and view.ask.target != view.seat:
        told.append((view.ask.target, view.ask.shown + view.ask.phoned, _lie_chance(view)))
    moved: set[int] = set()
    for record in reversed(view.past[-2 * len(view.sizes) :]):
        if record.end == PASSED and record.target != view.seat and record.target not in moved:
            told.append((record.target, record.shown + record.phoned, DISBELIEF))
        # Since then its hand has changed too much to say.
        moved.add(record.asker)
    return told


def _lie_chance(view: OfficeView) -> float:
    """How often the one who refused would have, with the cards in hand."""
    ask = view.ask
    if ask is None:
        return 0.0
    cards = ask.shown + ask.phoned
    sight = Sight.of_view(view)
    if view.seat == view.turn:
        chance = sight.has(ask.target, cards)
        if chance >= 0.98:
            return 1.0
        even = (1.0 - chance) / max(chance, 0.02) * len(cards) / max(1, view.sizes[ask.target])
        return min(1.0, 0.7 * even)
    return DISBELIEF


def _believable(state: Office, told: list[tuple[int, tuple[int, ...], float]], rng: Dice) -> bool:
    return not any(within(cards, state.hands[seat]) and rng.share() >= doubt for seat, cards, doubt in told)
