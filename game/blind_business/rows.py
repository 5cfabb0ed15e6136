"""A row of gained cards: numbers rising, then the Flex Player, then Wild Coaches."""

from typing import Final

from game.blind_business.cards import NUMBER, WILD

Row = tuple[int, ...]

RUN: Final = 5  # BB-13
LOWEST: Final = range(1, 8)
"""Where a five may start: 1-5 up to 7-11 (BB-Q8)."""


def with_cards(row: Row, *cards: int) -> Row:
    return tuple(sorted((*row, *cards)))


def without(row: Row, card: int) -> Row:
    at = row.index(card)
    return row[:at] + row[at + 1 :]


def highest(row: Row) -> int:
    """The highest number; Flex Players and Wild Coaches have none (BB-15)."""
    return max((NUMBER[card] for card in row), default=0)


def has(row: Row, *numbers: int) -> bool:
    """Whether all these numbers lie in the row; no Flex stands in for them (BB-Q8)."""
    return {NUMBER[card] for card in row}.issuperset(numbers)


def has_five(row: Row) -> bool:
    """BB-13, BB-28: five numbers on end; a Flex Player is any one of them, a Wild Coach none (BB-Q8)."""
    if len(row) < RUN:
        return False
    numbers = {NUMBER[card] for card in row}
    flex = any(NUMBER[card] == 0 and card != WILD for card in row)
    return any(len(numbers.intersection(range(low, low + RUN))) + flex >= RUN for low in LOWEST)
