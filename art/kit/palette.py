"""The house colours and how to mix them."""

import pygame

Colour = str | tuple[int, ...] | pygame.Color

INK, CREAM, BRASS = "#221a2b", "#fff3d6", "#e7b24a"
BRASS_DARK, BRASS_LIGHT = "#9a6a1e", "#ffe3a0"
PAPER, PAPER_EDGE = "#fbf4e4", "#e8dcc2"
DANGER, GOOD = "#e5484d", "#46b37b"
SHADOW = "#160a1e"
WOOD = ("#3a2214", "#5a3620", "#7c4d2c")

# Seat colour -> (hex, symbol): colour never works alone.
SEATS = {
    "vermilion": ("#e2622b", "disc"),
    "sky": ("#56b4e9", "triangle"),
    "green": ("#1fa97a", "square"),
    "yellow": ("#f2d544", "star"),
    "pink": ("#d97fb0", "diamond"),
    "blue": ("#2f6cc2", "hexagon"),
}

# Game -> (edge of the cloth, heart of the cloth under the lamp).
CLOTH = {
    "ricochet": ("#0f1838", "#1d2f6b"),
    "blind-business": ("#3f1748", "#b3475b"),
    "blind-hen": ("#28583a", "#4f8f4a"),
    "second-estimate": ("#10324f", "#1d5a86"),
    "none-of-your-business": ("#0f2b2c", "#1c4d49"),
    "house": ("#1a4632", "#4a9659"),
}


def rgb(colour: Colour) -> tuple[int, int, int]:
    """Red, green and blue of any colour spelling."""
    c = pygame.Color(colour)
    return c.r, c.g, c.b


def mix(a: Colour, b: Colour, t: float) -> str:
    """The colour t of the way from a to b, as #rrggbb."""
    return "#{:02x}{:02x}{:02x}".format(
        *(round(x + (y - x) * t) for x, y in zip(rgb(a), rgb(b), strict=True))
    )
