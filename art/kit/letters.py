"""Lettering in the two house faces."""

import math
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface

from art.kit.paint import down, layer
from art.kit.palette import CREAM, INK, Colour

FONTS = Path(__file__).resolve().parents[1] / "fonts"
FACES = {
    "title": "LilitaOne-Regular.ttf",
    "body": "AtkinsonHyperlegible-Regular.ttf",
    "bold": "AtkinsonHyperlegible-Bold.ttf",
}
RING = 28  # copies that make a round outline


@lru_cache(None)
def _sized_font(face: str, size: int) -> pygame.font.Font:
    return pygame.font.Font(FONTS / FACES[face], size)


def font(face: str, size: float) -> pygame.font.Font:
    """A house font: title, body or bold."""
    return _sized_font(face, max(1, round(size)))


def text(
    s: str,
    size: float,
    colour: Colour = CREAM,
    face: str = "title",
    outline: float = 0,
    ink: Colour = INK,
    drop: float = 0,
    k: int = 2,
) -> Surface:
    """Supersampled text with an optional round outline and a hard paper-cut drop."""
    f = font(face, size * k)
    base = f.render(s, True, colour)
    o, d = math.ceil(outline * k), math.ceil(drop * k)
    out = layer(base.get_width() + 2 * o, base.get_height() + 2 * o + d)
    if o or d:
        dark = f.render(s, True, ink)
        ring = [(math.tau * i / RING) for i in range(RING)] if o else [0.0]
        for step in range(0, d + 1, max(1, k)):
            for t in ring:
                out.blit(dark, (o + outline * k * math.cos(t), o + outline * k * math.sin(t) + step))
    out.blit(base, (o, o))
    return down(out, k)


def fit(
    s: str, size: float, width: float, colour: Colour = CREAM, face: str = "title", **kw: float
) -> Surface:
    """Text made smaller until it fits a width."""
    while size > 20 and font(face, size).size(s)[0] > width:
        size -= 1
    return text(s, size, colour, face, **kw)


def wrap(s: str, size: float, width: float, face: str = "body") -> list[str]:
    """Break a sentence into lines no wider than width."""
    f, lines, current = font(face, size), [], ""
    for word in s.split():
        longer = f"{current} {word}".strip()
        if current and f.size(longer)[0] > width:
            lines.append(current)
            current = word
        else:
            current = longer
    return [*lines, current]


def balanced(s: str, size: float, width: float, face: str = "body") -> list[str]:
    """Like wrap, but evens out the lines so that no word is left alone."""
    n, w = len(wrap(s, size, width, face)), width
    while w > 40 and len(wrap(s, size, w - 8, face)) == n:
        w -= 8
    return wrap(s, size, w, face)
