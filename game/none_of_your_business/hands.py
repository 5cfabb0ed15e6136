"""Handfuls of cards: sorted tuples of kinds, and counts per kind, where order means nothing."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from game.none_of_your_business.cards import COPIES, KINDS

REMEMBERED = 4096
"""How many hands keep their list of handfuls: random play meets many hands again."""


def counted(cards: Iterable[int]) -> list[int]:
    """How many of each kind."""
    counts = [0] * len(KINDS)
    for kind in cards:
        counts[kind] += 1
    return counts


def spread(counts: Sequence[int]) -> tuple[int, ...]:
    """The cards behind the counts, sorted."""
    cards: list[int] = []
    for kind, count in enumerate(counts):
        if count:
            cards += [kind] * count
    return tuple(cards)


def minus(whole: Sequence[int], part: Iterable[int]) -> list[int]:
    """The counts that are left when these cards are taken out."""
    rest = list(whole)
    for kind in part:
        rest[kind] -= 1
    return rest


def within(cards: Iterable[int], counts: Sequence[int]) -> bool:
    """Whether the counts hold all of these cards."""
    rest = list(counts)
    for kind in cards:
        rest[kind] -= 1
        if rest[kind] < 0:
            return False
    return True


def real(cards: object) -> bool:
    """Whether this is a tuple of kinds, no more of each than the game has."""
    if not isinstance(cards, tuple):
        return False
    if not all(type(kind) is int and 0 <= kind < len(KINDS) for kind in cards):
        return False
    return within(cards, COPIES)


def handfuls(counts: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Every distinct handful of that size, in sorted order."""
    if size == 0:
        yield ()
        return
    kinds = [(kind, count) for kind, count in enumerate(counts) if count]
    below = [0] * (len(kinds) + 1)
    for place in range(len(kinds) - 1, -1, -1):
        below[place] = below[place + 1] + kinds[place][1]

    def fill(place: int, cards: tuple[int, ...], missing: int) -> Iterator[tuple[int, ...]]:
        if missing == 0:
            yield cards
        elif below[place] >= missing:
            kind, count = kinds[place]
            for taken in range(min(count, missing), -1, -1):
                yield from fill(place + 1, cards + (kind,) * taken, missing - taken)

    yield from fill(0, (), size)


@lru_cache(maxsize=REMEMBERED)
def small_handfuls(counts: tuple[int, ...], most: int) -> tuple[tuple[int, ...], ...]:
    """Every distinct handful of 1 to `most` cards, small ones first."""
    found: list[tuple[int, ...]] = []
    level: list[tuple[int, ...]] = [()]
    for _size in range(most):
        # Each handful grows by a card that is not below its last: so each comes up once, in sorted order.
        level = [
            (*cards, kind)
            for cards in level
            for kind in range(cards[-1] if cards else 0, len(counts))
            if counts[kind] > cards.count(kind)
        ]
        found += level
    return tuple(found)
