"""A real Ricochet card in one piece, for the title: at the table cards are put together as they lie."""

from pygame import Surface

from art.draw.ricochet.bumpers import ball, bumper
from art.draw.ricochet.cards import BAKED, H, W, cup, paper, sign
from art.kit.bake import draws
from art.kit.letters import text
from art.kit.paint import center, center_ink, sized
from art.kit.palette import INK

NUMBERS = {"yellow": (17, -43, -76), "red": (47, 43, -76), "blue": (14, -43, 8), "green": (38, 43, 8)}
"""Card 1 of the deck, with where its numbers lie from the middle."""


@draws("cards/ricochet/card_1")
def card_1() -> Surface:
    face = paper("blue")

    def place(x: float, y: float) -> tuple[float, float]:
        return (W / 2 + x) * BAKED, (H / 2 + y) * BAKED

    for colour, (number, x, y) in NUMBERS.items():
        center(face, sized(bumper(colour), 100 * BAKED, 100 * BAKED), place(x, y))
        digits = text(str(number), 44 * BAKED, "#fffaf0", "title", 3 * BAKED, INK, k=1)
        center_ink(face, digits, place(x, y))
    center(face, sized(cup(), 72 * BAKED, 72 * BAKED), place(0, 87))
    center(face, sized(ball("blue"), 68 * BAKED, 68 * BAKED), place(0, 87))
    for x in (-61, 61):
        center(face, sized(sign("large"), 36 * BAKED, 36 * BAKED), place(x, 90))
    return face
