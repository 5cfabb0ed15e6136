"""What every yard in Blind Hen will probably be worth at the end: the judgement behind the bots' moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from game.blind_hen.cards import BOTTOM, CHICKENS, COLOURS, CORN, HEN, LOT_SIZE, PILE, STARTER_SETS, WORTH
from game.blind_hen.scoring import FIRST, SECOND, majority
from game.blind_hen.state import HenState
from game.blind_hen.view import OVER

COLOUR_COUNT: Final = len(COLOURS)
LONGEST: Final = 24
"""More packages than any pile holds."""

Line: TypeAlias = tuple[float, float, float]
"""A number that grows with the packages still to come: at the end, more per package, and at most."""


@dataclass(frozen=True, eq=False)
class Judgement:
    """How somebody reckons. The numbers were tried in thousands of games of bots against each other."""

    blur: tuple[float, float] = (0.30, 0.16)
    """How uncertain a lead of one card is: at the end, and more per root of a package."""
    fourth: Line = (0.02, 0.030, 0.45)
    fifth: Line = (0.0, 0.028, 0.40)
    """What a point of value is worth in the fourth and the fifth colour."""
    money: Line = (0.0, 0.012, 0.20)
    """What any point of value is worth because it can pay."""
    corn_hope: Line = (0.0, 0.10, 1.2)
    """What a corn without a hen is worth beyond its points."""
    hen_hope: Line = (0.0, 0.16, 2.0)
    """What a hen without corn gets back of its loss."""
    stall: Line = (0.0, 2.0, 20.0)
    """What it is worth to sell the next package."""
    spread: tuple[float, float] = (2.0, 1.9)
    """The uncertainty of final totals: at the end, and more per root of a package."""
    doubt: float = 1.1
    """How far people's highest bids lie from what one would think, in value."""
    caution: float = 0.25
    """Points taken off a package for every card that only its seller has seen."""
    envy: float = 0.0
    """How much the points of rivals count beside one's own."""


USUAL: Final = Judgement()

Counts: TypeAlias = tuple[int, ...]


def _limited(line: Line, left: int) -> float:
    return min(line[0] + line[1] * left, line[2])


def _expected_packages(deck: int) -> int:
    """Whole packages that a pile with its Game End still holds, on average. (BH-3, BH-4)"""
    places = range(min(BOTTOM, deck))
    return round(sum((deck - 1 - place) // LOT_SIZE for place in places) / len(places)) if deck else 0


_PACKAGES: Final = tuple(_expected_packages(deck) for deck in range(len(PILE) + 2))


def packages_left(state: HenState) -> int:
    """Packages still to be sold, with the one on the table."""
    return 0 if state.phase == OVER else _PACKAGES[len(state.deck)] + 1


@lru_cache(maxsize=1 << 16)
def most_points(counts: Counts, left: int, mind: Judgement = USUAL) -> tuple[float, ...]:
    """What each seat can expect for its number of cards in one colour."""
    if not left:
        return tuple(map(float, majority(counts)))
    blur = mind.blur[0] + mind.blur[1] * left**0.5
    top = max(counts)
    weights = [exp((count - top) / blur) if count else 0.3 * exp(-top / blur) for count in counts]
    total = sum(weights) or 1.0
    points = []
    for seat, weight in enumerate(weights):
        first = weight / total
        second = sum(
            other / total * weight / (total - other)
            for place, other in enumerate(weights)
            if place != seat and total - other > 1e-9
        )
        points.append(FIRST * first + SECOND * second)
    return tuple(points)


@lru_cache(maxsize=1 << 14)
def pile_worth(hens: int, corn: int, left: int, mind: Judgement = USUAL) -> float:
    """What hens and corn can be expected to bring. (BH-17)"""
    if corn >= hens:
        return 2.0 * corn + 3.0 * hens + _limited(mind.corn_hope, left) * min(corn - hens, 2 + left / 4)
    return 5.0 * corn + (_limited(mind.hen_hope, left) - 3.0) * (hens - corn)


class Yards:
    """The yards of a table at one moment, with what every card would mean to everybody."""

    __slots__ = (
        "auctioneer",
        "counts",
        "estimate",
        "flows",
        "left",
        "mind",
        "piles",
        "seats",
        "stakes",
        "stock",
        "value_weights",
    )

    def __init__(
        self,
        displays: tuple[Counts, ...],
        hens: Counts,
        corn: Counts,
        sets: Counts,
        auctioneer: int,
        left: int,
        mind: Judgement = USUAL,
    ) -> None:
        self.mind = mind
        self.seats = seats = range(len(displays))
        self.left = left
        self.auctioneer = auctioneer
        self.piles = tuple(zip(hens, corn, strict=True))
        self.counts = [_counts(display) for display in displays]
        self.value_weights = []
        self.estimate = [0.0 for _seat in seats]
        money, spare = (
            _limited(mind.money, left),
            [_limited(line, left) for line in (mind.fourth, mind.fifth)],
        )
        by_rank = (1.0 + money, 1.0 + money, 1.0 + money, spare[0] + money, spare[1] + money)
        for seat, display in enumerate(displays):
            sums = _sums(display)
            weights = [0.0] * COLOUR_COUNT
            for rank, colour in enumerate(sorted(range(COLOUR_COUNT), key=sums.__getitem__, reverse=True)):
                weights[colour] = by_rank[rank]
            self.value_weights.append(weights)
            self.estimate[seat] = sum(map(float.__mul__, weights, map(float, sums))) + pile_worth(
                hens[seat], corn[seat], left, mind
            )
        for colour in range(COLOUR_COUNT):
            held = tuple([counts[colour] for counts in self.counts])
            for seat, points in enumerate(most_points(held, left, mind)):
                self.estimate[seat] += points
        if left:
            self.estimate[auctioneer] += _limited(self.mind.stall, left)
        self.stakes = _stakes(self.estimate, left, mind)
        self.stock = _stock(displays, hens, corn, sets)
        self.flows: dict[tuple[int, int, int], list[float]] = {}

    def chances(self) -> list[float]:
        """The chance of each seat to win."""
        return _chances(self.estimate, self.left, self.mind)

    def flow(self, seat: int, owner: int, step: int) -> list[float]:
        """What it means to a seat, by kind, when an owner gets (+1) or loses (-1) a chicken, in points."""
        key = (seat, owner, step)
        known = self.flows.get(key)
        if known is None:
            known = self.flows[key] = self._flow(seat, owner, step)
        return known

    def _flow(self, seat: int, owner: int, step: int) -> list[float]:
        stakes, left = self.stakes[seat], self.left
        by_colour = []
        for colour in range(COLOUR_COUNT):
            held = [counts[colour] for counts in self.counts]
            count = held[owner]
            # The slope through one card more and one card less: what is bought and paid may be of one colour.
            held[owner] = count + 1
            more = most_points(tuple(held), left, self.mind)
            held[owner] = max(0, count - 1)
            less = most_points(tuple(held), left, self.mind)
            change = 0.0
            for other, stake in enumerate(stakes):
                change += stake * (more[other] - less[other])
            by_colour.append(step * change / (2 if count else 1))
        weights, stake = self.value_weights[owner], step * stakes[owner]
        return [
            by_colour[kind % COLOUR_COUNT] + stake * WORTH[kind] * weights[kind % COLOUR_COUNT]
            for kind in range(CHICKENS)
        ]

    def pile_gain(self, owner: int, hens: int, corn: int) -> float:
        had_hens, had_corn = self.piles[owner]
        before = pile_worth(had_hens, had_corn, self.left, self.mind)
        return pile_worth(had_hens + hens, had_corn + corn, self.left, self.mind) - before

    def gain(self, seat: int, owner: int, cards: Sequence[int]) -> float:
        """What it means to a seat when an owner gets these cards of a package."""
        hens = cards.count(HEN)
        corn = cards.count(CORN)
        flow = self.flow(seat, owner, 1)
        points = sum([flow[card] for card in cards if card < CHICKENS])
        return (
            points + self.stakes[seat][owner] * self.pile_gain(owner, hens, corn) if hens or corn else points
        )

    def stall(self, seat: int, owner: int) -> float:
        """What it means to a seat that an owner, and not today's auctioneer, sells the next package."""
        stakes = self.stakes[seat]
        return (stakes[owner] - stakes[self.auctioneer]) * _limited(self.mind.stall, self.left - 1)

    def blind_gain(self, seat: int, owner: int, shown: Sequence[int], hidden: int) -> float:
        """The same for cards that only the auctioneer has seen, as an average over all that they can be."""
        stock, flow = self.stock, self.flow(seat, owner, 1)
        total = sum(stock) - len(shown)
        if not hidden or total <= 0:
            return 0.0
        chickens = sum(map(float.__mul__, flow, map(float, stock[:CHICKENS])))
        chickens -= sum([flow[card] for card in shown if card < CHICKENS])
        hens, corn = shown.count(HEN), shown.count(CORN)
        base = self.pile_gain(owner, hens, corn)
        more_hens = self.pile_gain(owner, hens + 1, corn) - base
        more_corn = self.pile_gain(owner, hens, corn + 1) - base
        piles = (stock[HEN] - hens) * more_hens + (stock[CORN] - corn) * more_corn
        return hidden * (chickens + self.stakes[seat][owner] * piles) / total


def yards(state: HenState, mind: Judgement = USUAL) -> Yards:
    return _yards(
        tuple(map(tuple, state.displays)),
        tuple(state.hens),
        tuple(state.corn),
        state.sets,
        state.auctioneer,
        packages_left(state),
        mind,
    )


_yards = lru_cache(maxsize=1 << 10)(Yards)


def chances(state: HenState, mind: Judgement = USUAL) -> list[float]:
    """The chance of each seat to win from the start of an auction, or from any moment as if it were one."""
    return yards(state, mind).chances()


def _counts(display: Sequence[int]) -> list[int]:
    ones, twos, threes, fours = display[:5], display[5:10], display[10:15], display[15:]
    return [a + b + c + d for a, b, c, d in zip(ones, twos, threes, fours, strict=True)]


def _sums(display: Sequence[int]) -> list[int]:
    ones, twos, threes, fours = display[:5], display[5:10], display[10:15], display[15:]
    return [a + 2 * b + 3 * c + 4 * d for a, b, c, d in zip(ones, twos, threes, fours, strict=True)]


def _chances(estimate: Sequence[float], left: int, mind: Judgement) -> list[float]:
    top, spread = max(estimate), mind.spread[0] + mind.spread[1] * left**0.5
    weights = [exp((points - top) / spread) for points in estimate]
    total = sum(weights)
    return [weight / total for weight in weights]


def _stakes(estimate: Sequence[float], left: int, mind: Judgement) -> list[list[float]]:
    """How much every seat's points mean to every seat: 1 for own, less than 0 for rivals'."""
    chance = _chances(estimate, left, mind)
    table = []
    for seat, own in enumerate(chance):
        others = max(1e-6, 1.0 - own)
        table.append(
            [1.0 if other == seat else -mind.envy * rival / others for other, rival in enumerate(chance)]
        )
    return table


_ALL: Final = tuple([PILE.count(kind) for kind in range(HEN + 1)])
_STARTERS: Final = tuple(tuple([cards.count(kind) for kind in range(CHICKENS)]) for cards in STARTER_SETS)


def _stock(displays: tuple[Counts, ...], hens: Counts, corn: Counts, sets: Counts) -> list[int]:
    """The cards of each kind that lie in the pile or in the package on the table."""
    stock = list(_ALL)
    for display, index in zip(displays, sets, strict=True):
        for kind, (held, started) in enumerate(zip(display, _STARTERS[index], strict=True)):
            stock[kind] -= held - started
    stock[CORN] -= sum(corn)
    stock[HEN] -= sum(hens)
    return stock
