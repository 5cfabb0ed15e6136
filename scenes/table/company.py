"""Who sits at a table that nobody chose the seats for: lessons, pictures and tests."""

from __future__ import annotations

from game.journal import BOT, PERSON
from game.match import Seating

NAMES = (
    ("Mara", "vermilion"),
    ("Juno", "sky"),
    ("Otto", "green"),
    ("Pip", "yellow"),
    ("Ida", "pink"),
    ("Kofi", "blue"),
)


def company(seats: int, people: int = 1, level: str = "sharp") -> list[Seating]:
    """People first, then bots."""
    return [
        Seating(name, colour, PERSON if seat < people else BOT + level)
        for seat, (name, colour) in enumerate(NAMES[:seats])
    ]
