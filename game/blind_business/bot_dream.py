"""Tables one viewer of Blind Business could sit at, the likelier the better they explain what people did.

Whoever tapped a card in the viewer's hand saw that hand: hands in which just that card was worth tapping come
up more often. A dream knows who dreams it, so that the others in it decide by what they could know.
"""

from bisect import bisect
from functools import lru_cache
from math import exp
from typing import Final, Self

from game.blind_business.bot_policy import ask_back_values, ask_values, asks_of
from game.blind_business.bot_value import gain, gains_left
from game.blind_business.cards import HAND, NOBODY
from game.blind_business.imagine import imagine
from game.blind_business.state import BusinessState
from game.blind_business.table import ANSWER, ASK_BACK, REPLY, Table
from game.blind_business.view import BusinessView
from game.dice import Dice

HANDS: Final = 40
"""How many own hands are weighed for one decision."""
WARMTH: Final = 4.0
"""Points between two taps that make the better one nearly three times as likely."""
NAIVE: Final = 0.5
"""How often a tap just means that the card is wanted."""
AHEAD: Final = 1
"""How many turns after the one at hand a dream goes on."""


class Dream(BusinessState):
    """An imagined table: it ends some turns from now, for judging how things stand then."""

    __slots__ = ("last", "viewer")
    viewer: int
    last: int

    def actors(self) -> tuple[int, ...]:
        return super().actors() if self.turn <= self.last else ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.viewer, twin.last = self.viewer, self.last
        return twin


class Plan:
    """What is worked out only once for a view: some own hands it may be, and how likely each one is."""

    __slots__ = ("bounds", "hands", "rests", "start", "template", "told")

    def __init__(self, view: BusinessView) -> None:
        assert view.seat is not None
        # Seeded by what lies on the table: the same view is always thought about in the same way.
        dice = Dice.from_seed(hash((view.hands, view.rows, view.turn, view.tapped, view.tapped_back)))
        self.template = imagine(view, dice)
        self.start = view.seat * HAND
        self.told = _tapped_by(view)
        self.hands: list[list[int]] = []
        self.rests: list[list[int]] = []
        self.bounds: list[float] = []
        if self.told != NOBODY:
            self._weigh(view, dice)

    def _weigh(self, view: BusinessView, dice: Dice) -> None:
        start, total = self.start, 0.0
        elsewhere = _elsewhere(self.template, view)
        for _draw in range(HANDS):
            table = imagine(view, dice)
            self.hands.append(table.hands[start : start + HAND])
            self.rests.append([*table.deck, *table.removed])
            total += _likelihood(table, view, elsewhere)
            self.bounds.append(total)

    def dream(self, view: BusinessView, rng: Dice) -> Dream:
        """One table; the deck is shuffled anew each time."""
        if self.told == NOBODY:
            table = imagine(view, rng)
            hands, deck, removed = table.hands, table.deck, table.removed
        else:
            point = rng.share() * self.bounds[-1]
            index = bisect(self.bounds, point)
            hands = self.template.hands[:]
            hands[self.start : self.start + HAND] = self.hands[index]
            rest = rng.shuffled(self.rests[index])
            deck, removed = rest[: view.deck], tuple(rest[view.deck :])
        return _dreamt(self.template, view, hands, deck, removed, rng)


def _dreamt(
    template: BusinessState,
    view: BusinessView,
    hands: list[int],
    deck: list[int],
    removed: tuple[int, ...],
    rng: Dice,
) -> Dream:
    table = object.__new__(Dream)
    for name in Table.__slots__:
        setattr(table, name, getattr(template, name))
    table.hands, table.deck, table.removed = hands, deck, removed
    table.since, table.rows, table.oks = template.since[:], template.rows[:], template.oks[:]
    table.discards = template.discards[:]
    table.dice = Dice(rng.bits())
    assert view.seat is not None
    table.viewer, table.last = view.seat, view.turn + AHEAD
    return table


@lru_cache(maxsize=8)
def plan_for(view: BusinessView) -> Plan:
    return Plan(view)


def plain_dream(view: BusinessView, rng: Dice) -> Dream:
    """One table of all that are possible, whatever people did."""
    table = imagine(view, rng)
    return _dreamt(table, view, table.hands, table.deck, table.removed, rng)


def _tapped_by(view: BusinessView) -> int:
    """Who has just tapped a hidden card of the viewer's, and so told something about the hand."""
    if view.seat == view.receiver and view.phase in (ANSWER, ASK_BACK):
        return view.asker
    if view.seat == view.asker and view.phase == REPLY:
        return view.receiver
    return NOBODY


def _elsewhere(table: BusinessState, view: BusinessView) -> list[float]:
    """What the asker could have had in other hands; the same whatever the viewer holds."""
    if view.phase == REPLY:
        return []
    values = ask_values(table, table.asker)
    return [value for value, ask in values if ask.of != view.seat and not ask.ok]


def _likelihood(table: BusinessState, view: BusinessView, elsewhere: list[float]) -> float:
    """How likely just this card would have been tapped in such a hand."""
    if view.phase == REPLY:
        values = {ask.slot: value for value, ask in ask_back_values(table, table.receiver) if not ask.ok}
        return 0.02 + _share(values, view.tapped_back, [])
    asker, left = table.asker, gains_left(table)
    values = {ask.slot: value for value, ask in asks_of(table, asker, table.receiver) if not ask.ok}
    wanted = {slot: gain(table, asker, face, left) for slot, face in enumerate(table.hand(table.receiver))}
    shrewd = _share(values, view.tapped, elsewhere)
    return 0.02 + (1 - NAIVE) * shrewd + NAIVE * _share(wanted, view.tapped, [])


def _share(values: dict[int, float], slot: int, others: list[float]) -> float:
    top = max(values.values())
    total = sum(exp((value - top) / WARMTH) for value in (*values.values(), *others))
    return exp((values[slot] - top) / WARMTH) / total
