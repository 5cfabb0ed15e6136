"""The cards of Blind Hen. The real card list is not to be had: the numbers here are our version. (BH-Q1)"""

from typing import Final

from game.words import _

COLOURS: Final = ("green", "yellow", "red", "purple", "blue")
VALUES: Final = (1, 2, 3, 4)

# Equal chickens are one kind: (value - 1) times five, plus the colour. So sorted kinds are sorted by value.
CHICKENS: Final = len(COLOURS) * len(VALUES)
CORN: Final = CHICKENS
HEN: Final = CHICKENS + 1
GAME_END: Final = CHICKENS + 2

CHICKEN_VALUES: Final = (1, 1, 1, 2, 2, 2, 3, 3, 4)
"""The chickens of each colour in the pile."""
CORN_CARDS: Final = 12
HEN_CARDS: Final = 12
BOTTOM: Final = 10
"""So many cards at the bottom of the pile hide the Game End among them. (BH-3)"""
LOT_SIZE: Final = 3

SET_NAMES: Final = ("A", "B", "C", "D", "E")
# Set A from the colour it lacks onwards; every next set is the same, one colour further. (BH-Q1)
STARTER_PATTERN: Final = ((), (1, 2, 3), (1, 3), (2, 2), (2,))


def chicken(colour: int, value: int) -> int:
    return (value - 1) * len(COLOURS) + colour


def is_chicken(card: int) -> bool:
    return card < CHICKENS


def colour_of(card: int) -> int:
    return card % len(COLOURS)


def value_of(card: int) -> int:
    return card // len(COLOURS) + 1


def _starters(index: int) -> tuple[int, ...]:
    return tuple(
        sorted(
            chicken((index + step) % len(COLOURS), value)
            for step, values in enumerate(STARTER_PATTERN)
            for value in values
        )
    )


STARTER_SETS: Final = tuple(_starters(index) for index in range(len(SET_NAMES)))
PILE: Final = (
    *(chicken(colour, value) for colour in range(len(COLOURS)) for value in CHICKEN_VALUES),
    *(CORN,) * CORN_CARDS,
    *(HEN,) * HEN_CARDS,
)
"""The cards that are auctioned, before the Game End goes in. (BH-1)"""

WORTH: Final = tuple(value_of(kind) for kind in range(CHICKENS))
MOST_WORTH: Final = sum(WORTH[card] for card in (*sum(STARTER_SETS, ()), *PILE) if is_chicken(card))
"""What all chickens together are worth: no bid can be higher."""


def colour_name(colour: int) -> str:
    return (_("green"), _("yellow"), _("red"), _("purple"), _("blue"))[colour]


def card_name(card: int) -> str:
    if is_chicken(card):
        return _("{colour} {value}").format(colour=colour_name(colour_of(card)), value=value_of(card))
    return {CORN: _("Golden Corn"), HEN: _("Blind Hen"), GAME_END: _("Game End")}[card]
