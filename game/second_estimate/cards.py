"""The cards of Second Estimate: contractors in four suits, and customers worth 0 to 10."""

from typing import Final

from game.words import _

SUITS: Final = ("hammer", "saw", "brush", "pipe")
"""Our four trades, in the place of the rulebook's clubs, diamonds, hearts and spades."""
LOWEST: Final = 2
NUMBERS: Final = 11
"""Contractors run from 2 to 12 in every suit."""

# A contractor is one number: its suit times eleven, plus its number counted from two. (CT-1)
CONTRACTORS: Final = tuple(range(len(SUITS) * NUMBERS))

# How many customers there are of each value. (CT-1)
CUSTOMER_COUNTS: Final = {0: 2, 1: 2, 2: 4, 3: 4, 4: 6, 5: 6, 6: 6, 7: 4, 8: 4, 9: 2, 10: 2}
CUSTOMERS: Final = tuple(value for value, count in CUSTOMER_COUNTS.items() for _copy in range(count))
BEST_CUSTOMER: Final = max(CUSTOMER_COUNTS)

HAND_SIZES: Final = {4: 10, 5: 8, 6: 7}
"""Contractors dealt to each seat, by number of seats. (CT-3)"""


def contractor(suit: int, number: int) -> int:
    return suit * NUMBERS + number - LOWEST


def suit_of(card: int) -> int:
    return card // NUMBERS


def number_of(card: int) -> int:
    return card % NUMBERS + LOWEST


def suit_name(suit: int) -> str:
    return (_("hammers"), _("saws"), _("brushes"), _("pipes"))[suit]


def card_name(card: int) -> str:
    return _("{number} of {suit}").format(number=number_of(card), suit=suit_name(suit_of(card)))
