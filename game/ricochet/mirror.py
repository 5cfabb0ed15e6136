"""Mirror: a rival fitted to one player's own rounds, as fast, as steady and as careless as they are."""

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from game.plain import Plain
from game.ricochet.chain import chain, last_place
from game.ricochet.rivals import MS, Temper, error_chance, follow, level, nearness, thinking_ms
from game.ricochet.view import PastRound

START_FROM: Final = "keen"  # what a mirror shows before it knows anyone
ROUNDS_KEPT: Final = 200  # the newest say most about a player
ROUNDS_TO_TRUST: Final = 3  # with so many rounds the fit weighs as much as the start
OUTLIER: Final = 5.0  # in robust deviations: one phone call must not bend the mirror
MAD_TO_SD: Final = 1.4826
LEAST_STEP: Final = 0.2  # rounds that differ less in closeness say nothing about it
CLOSE_AT_MOST: Final = 3.0  # times the start's own
LOPSIDED_AT_MOST: Final = 0.95
SLIPS: Final = (0.02, 0.10)  # a mirror slips now and then, but never throws the race


@dataclass(frozen=True, slots=True)
class Timed(Plain):
    """A round of one player: the cards, the first slap and whether it was right."""

    starter: int
    outer: tuple[int, ...]
    reaction_ns: int
    right: bool


def from_race(past: Iterable[PastRound], seat: int) -> list[Timed]:
    """The rounds of a race in which that seat slapped."""
    return [
        Timed(one.starter, one.outer, slap.at_ns - one.revealed_ns, slap.place == one.answer)
        for one in past
        for slap in one.slaps
        if slap.seat == seat
    ]


def mirror(past: Sequence[Timed]) -> Temper:
    """The temper of whoever played these rounds, oldest first; with few of them still close to the start."""
    start = replace(level(START_FROM), key="mirror", warm_up=0.0, nerve=0.0, hunch=0.0)
    kept = past[-ROUNDS_KEPT:]
    right = [one for one in kept if one.right]
    if not right:
        return start
    trust = len(right) / (len(right) + ROUNDS_TO_TRUST)
    pace, close = _fit_pace(start, right)
    wobble, tail = _fit_spread(start, right, pace, close)
    pace = _blend(1.0, pace / (1 + tail), trust)
    careless = _blend(1.0, _fit_slips(start, kept), len(kept) / (len(kept) + ROUNDS_TO_TRUST))
    return replace(
        start,
        see=start.see * pace,
        look=start.look * pace,
        crowd=start.crowd * pace,
        reach=start.reach * pace,
        close=_blend(start.close, close / (1 + tail), trust),
        wobble=_blend(start.wobble, wobble, trust),
        tail=_blend(start.tail, tail, trust),
        misread=start.misread * careless,
        lapse=start.lapse * careless,
    )


def _fit_pace(start: Temper, right: Sequence[Timed]) -> tuple[float, float]:
    """How many times the start's thinking a round takes, and what neighbouring numbers add, in ms.

    Everything is measured against the start's thinking time, so that Full Tilt rounds can be mixed in.
    """
    thinking = [thinking_ms(start, len(one.outer)) for one in right]
    closeness = [_closeness(one) for one in right]
    times = [one.reaction_ns / MS / base for one, base in zip(right, thinking, strict=True)]
    shares = [close / base for close, base in zip(closeness, thinking, strict=True)]
    least = LEAST_STEP / max(thinking)
    slopes = [
        (times[a] - times[b]) / (shares[a] - shares[b])
        for a, b in combinations(range(len(right)), 2)
        if abs(shares[a] - shares[b]) > least
    ]
    close = statistics.median(slopes) if slopes else start.close
    close = min(max(close, 0.0), CLOSE_AT_MOST * start.close)
    paces = [time - close * share for time, share in zip(times, shares, strict=True)]
    return max(statistics.fmean(_without_outliers(paces)), 0.1), close


def _fit_spread(start: Temper, right: Sequence[Timed], pace: float, close: float) -> tuple[float, float]:
    """Wobble and tail from the width and the lopsidedness of what the pace leaves unexplained."""
    ratios = [
        one.reaction_ns / MS / (pace * thinking_ms(start, len(one.outer)) + close * _closeness(one))
        for one in right
    ]
    ratios = _without_outliers(ratios)
    mean, width = statistics.fmean(ratios), statistics.pstdev(ratios)
    if width == 0:
        return 0.0, 0.0
    skew = statistics.fmean(((ratio - mean) / width) ** 3 for ratio in ratios)
    lopsided = min(math.cbrt(max(skew, 0.0) / 2), LOPSIDED_AT_MOST)
    width = min(width, 0.5)
    tail = lopsided * width / (1 - lopsided * width)
    return width * (1 + tail) * math.sqrt(1 - lopsided**2), tail


def _fit_slips(start: Temper, kept: Sequence[Timed]) -> float:
    """How many times more careless than the start."""
    fewest, most = SLIPS
    seen = sum(not one.right for one in kept) / len(kept)
    expected = statistics.fmean(_slip_chance(start, one) for one in kept)
    return min(max(seen, fewest), most) / expected if expected else 1.0


def _slip_chance(temper: Temper, one: Timed) -> float:
    """The chance that one error in this round leads to the wrong card; some errors end well."""
    looks = chain(one.starter, one.outer)
    chance = 0.0
    for look in looks:
        wrong = follow(one.starter, one.outer, lambda here, at=look: here == at)  # type: ignore[misc]
        chance += error_chance(temper, look) * (last_place(wrong) != last_place(looks))
    return chance


def _closeness(one: Timed) -> float:
    return sum(nearness(look.gap) for look in chain(one.starter, one.outer))


def _without_outliers(values: Sequence[float]) -> list[float]:
    """The values with far-off ones pulled in to the edge of what is usual."""
    middle = statistics.median(values)
    reach = OUTLIER * MAD_TO_SD * statistics.median(abs(value - middle) for value in values)
    return [min(max(value, middle - reach), middle + reach) for value in values]


def _blend(start: float, fitted: float, trust: float) -> float:
    return start + trust * (fitted - start)
