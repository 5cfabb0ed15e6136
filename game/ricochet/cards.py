"""The fifty cards of Ricochet: four numbered bumpers and one ball each, read from deck.csv and checked."""

import csv
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

Colour = Literal["red", "yellow", "green", "blue"]
Size = Literal["large", "small"]

COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "green", "blue")
SIZES: Final[tuple[Size, ...]] = ("large", "small")
BALLS: Final = tuple(f"{size} {colour}" for size in SIZES for colour in COLOURS)

CENTRE: Final = "centre"
CROSS: Final = ("left", "top", "right", "bottom")  # RC-2
CIRCLE: Final = ("one", "two", "three", "four", "five")  # RC-10, RC-Q13

DECK_SIZE: Final = 50
BALL_COUNTS: Final = [6, 6, 6, 6, 6, 6, 7, 7]
LARGE_BALLS: Final = 25
UNDERLINED: Final = frozenset(number for number in range(1, DECK_SIZE + 1) if number % 10 in (6, 9))
"""Numbers that need a line below them, because a card may be read upside down (RC-Q16)."""


class BadDeck(ValueError):
    """The card data breaks a promise that the rules build on."""


class Card(NamedTuple):
    """One card (RC-1)."""

    id: int
    red: int
    yellow: int
    green: int
    blue: int
    ball_colour: Colour
    ball_size: Size

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """The bumpers in the order of COLOURS."""
        return self.red, self.yellow, self.green, self.blue

    @property
    def ball(self) -> str:
        """One of BALLS."""
        return f"{self.ball_size} {self.ball_colour}"

    def number(self, colour: Colour) -> int:
        return self.numbers[COLOURS.index(colour)]


def places(full_tilt: bool) -> tuple[str, ...]:
    """Where the outer cards lie."""
    return CIRCLE if full_tilt else CROSS


def read_deck(lines: Iterable[str]) -> tuple[Card, ...]:
    return tuple(_read_card(row) for row in csv.DictReader(lines))


def _read_card(row: dict[str, str]) -> Card:
    try:
        red, yellow, green, blue = (int(row[colour]) for colour in COLOURS)
        colour = COLOURS[COLOURS.index(row["ball_colour"])]
        size = SIZES[SIZES.index(row["ball_size"])]
        return Card(int(row["id"]), red, yellow, green, blue, colour, size)
    except (KeyError, ValueError, TypeError) as error:
        raise BadDeck(f"no card reads {row}") from error


def check_deck(cards: Sequence[Card]) -> None:
    """BadDeck unless no look-up can ever end in a draw (RC-Q1) and the balls are mixed as designed."""
    if [card.id for card in cards] != list(range(1, DECK_SIZE + 1)):
        raise BadDeck("the cards are not numbered 1 to 50")
    for colour in COLOURS:
        if sorted(card.number(colour) for card in cards) != list(range(1, DECK_SIZE + 1)):
            raise BadDeck(f"{colour} does not hold each number from 1 to 50 once")
    for card in cards:
        if len(set(card.numbers)) < len(COLOURS):
            raise BadDeck(f"card {card.id} holds a number twice")
    balls = Counter(card.ball for card in cards)
    if sorted(balls[ball] for ball in BALLS) != BALL_COUNTS:
        raise BadDeck("the ball types are not six or seven of each")
    if sum(card.ball_size == "large" for card in cards) != LARGE_BALLS:
        raise BadDeck("half of the balls must be large")


def _load() -> dict[int, Card]:
    path = Path(__file__).with_name("deck.csv")
    cards = read_deck(path.read_text(encoding="ascii").splitlines())
    check_deck(cards)
    return {card.id: card for card in cards}


# [H] The printed card list is not public: this deck is ours, with the rulebook's example as cards 1 to 5.
CARDS: Final = _load()
