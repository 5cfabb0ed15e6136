"""Real Ricochet cards in one piece, for title and rulebook; at a table they are put together as they lie."""

from typing import NamedTuple

from pygame import Surface

from art.draw.ricochet.bumpers import ball, bumper
from art.draw.ricochet.cards import BAKED, H, W, cup, paper, sign
from art.kit.bake import draws_each
from art.kit.letters import text
from art.kit.paint import center, center_ink, sized
from art.kit.palette import INK

SLOTS = {"red": (43, -76), "yellow": (-43, -76), "green": (43, 8), "blue": (-43, 8)}
"""Where the bumpers lie from the middle."""
BALLS = {"large": 68, "small": 40}


class Shown(NamedTuple):
    """Numbers of red, yellow, green and blue, and the ball."""

    numbers: tuple[int, int, int, int]
    colour: str
    size: str


CARDS = {
    1: Shown((47, 17, 38, 14), "blue", "large"),
    2: Shown((44, 47, 24, 30), "yellow", "small"),
    3: Shown((21, 40, 1, 25), "blue", "small"),
    4: Shown((18, 42, 26, 3), "green", "small"),
    5: Shown((34, 48, 15, 13), "red", "small"),
}
"""The first cards of the deck, which are the example of the rules: a test compares them with the deck."""


@draws_each("cards/ricochet/card_{}", CARDS)
def card(number: int) -> Surface:
    shown = CARDS[number]
    face = paper(shown.colour)

    def place(x: float, y: float) -> tuple[float, float]:
        return (W / 2 + x) * BAKED, (H / 2 + y) * BAKED

    for value, (colour, at) in zip(shown.numbers, SLOTS.items(), strict=True):
        center(face, sized(bumper(colour), 100 * BAKED, 100 * BAKED), place(*at))
        digits = text(str(value), 44 * BAKED, "#fffaf0", "title", 3 * BAKED, INK, k=1)
        center_ink(face, digits, place(*at))
    side = BALLS[shown.size] * BAKED
    center(face, sized(cup(), 72 * BAKED, 72 * BAKED), place(0, 87))
    center(face, sized(ball(shown.colour), side, side), place(0, 87))
    for x in (-61, 61):
        center(face, sized(sign(shown.size), 36 * BAKED, 36 * BAKED), place(x, 90))
    return face
