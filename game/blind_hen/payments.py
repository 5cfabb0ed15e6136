"""The payments worth thinking about: those where no card could stay at home and the bid still be met.

A rich display has millions of them. Up to LISTED are listed in full, exact ones first; where there are more,
the list holds an even spread of them, so that it stays short. Any lawful payment can still be made. (BH-Q6)
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from game.blind_hen.actions import Pay
from game.blind_hen.cards import CHICKENS, COLOURS, VALUES

LISTED: Final = 200

_COLOURS: Final = len(COLOURS)
_WORST_EXCESS: Final = max(VALUES) - 1

Choices: TypeAlias = tuple[tuple[int, ...], ...]
"""Ways to pick some cards of one value, each as sorted kinds."""
Mix: TypeAlias = tuple[Choices, Choices, Choices, Choices]
"""Ways to pick the ones, the twos, the threes and the fours of a payment."""


def payments(display: Sequence[int], bid: int) -> list[Pay]:
    """Payments for this bid from a display, given as the number of cards of each kind."""
    by_excess: list[list[Mix]] = [[] for _excess in range(_WORST_EXCESS + 1)]
    for excess, mix in _mixes(display, bid):
        by_excess[excess].append(mix)
    listed: list[Pay] = []
    for mixes in by_excess:
        room = LISTED - len(listed)
        sizes = [len(ones) * len(twos) * len(threes) * len(fours) for ones, twos, threes, fours in mixes]
        if sum(sizes) > room:
            listed += _spread(mixes, sizes, room)
            break
        for mix in mixes:
            listed += [Pay(a + b + c + d) for a, b, c, d in product(*mix)]
    return listed


def _mixes(display: Sequence[int], bid: int) -> Iterator[tuple[int, Mix]]:
    """How many cards of each value to give, with the excess over the bid; each without a needless card."""
    held = [tuple(display[start : start + _COLOURS]) for start in range(0, CHICKENS, _COLOURS)]
    most_ones, most_twos, most_threes, most_fours = map(sum, held)
    for fours in range(min(most_fours, -(-bid // 4)) + 1):
        after_fours = bid - 4 * fours
        for threes in range(min(most_threes, max(0, -(-after_fours // 3))) + 1):
            after_threes = after_fours - 3 * threes
            for twos in range(min(most_twos, max(0, -(-after_threes // 2))) + 1):
                rest = after_threes - 2 * twos
                if rest > most_ones:
                    continue
                if rest < 0 and -rest >= (2 if twos else 3 if threes else 4):
                    continue  # the smallest card given is needless
                yield (
                    max(0, -rest),
                    (
                        _choices(0, held[0], max(0, rest)),
                        _choices(_COLOURS, held[1], twos),
                        _choices(2 * _COLOURS, held[2], threes),
                        _choices(3 * _COLOURS, held[3], fours),
                    ),
                )


@lru_cache(maxsize=1 << 13)
def _choices(kind: int, held: tuple[int, ...], count: int) -> Choices:
    """Every way to pick `count` cards of one value, of this kind and those after it, first kinds first."""
    if not count:
        return ((),)
    if not held:
        return ()
    return tuple(
        [
            (kind,) * here + others
            for here in range(min(count, held[0]), -1, -1)
            for others in _choices(kind + 1, held[1:], count - here)
        ]
    )


def _spread(mixes: Sequence[Mix], sizes: Sequence[int], room: int) -> Iterator[Pay]:
    """So many payments at even distances through all that these mixes hold."""
    total = sum(sizes)
    start, which = 0, 0
    for step in range(room):
        place = step * total // room
        while place >= start + sizes[which]:
            start += sizes[which]
            which += 1
        yield _nth(mixes[which], place - start)


def _nth(mix: Mix, place: int) -> Pay:
    ones, twos, threes, fours = mix
    place, four = divmod(place, len(fours))
    place, three = divmod(place, len(threes))
    one, two = divmod(place, len(twos))
    return Pay(ones[one] + twos[two] + threes[three] + fours[four])
