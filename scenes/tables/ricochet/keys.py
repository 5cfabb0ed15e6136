"""Slap keys: the usual sets, what a key is called on screen, and the diamond that shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.ricochet.cards import CIRCLE, CROSS
from game.words import Texts, _
from scenes.canvas import Canvas, Point
from scenes.input import Press, key_code
from scenes.tables.ricochet.cards import ink_of
from scenes.ui.shapes import Look
from scenes.ui.theme import SEAT_SYMBOLS, Colour, rgb
from scenes.ui.type import Style

# By scancode, so that a set lies under the same fingers on every keyboard layout; in the order of the places.
FOUR: Mapping[str, tuple[int, ...]] = {
    "wasd": (4, 26, 7, 22),
    "ijkl": (13, 12, 15, 14),
    "arrows": (80, 82, 79, 81),
    "keypad": (92, 96, 94, 93),
    "tfgh": (9, 23, 11, 10),
}
FIVE: Mapping[str, tuple[int, ...]] = {
    "wasd": (26, 8, 7, 4, 20),
    "ijkl": (12, 18, 15, 13, 24),
    "arrows": (74, 75, 78, 76, 73),
    "keypad": (96, 97, 94, 92, 95),
    "tfgh": (23, 28, 11, 9, 21),
}
SETS = tuple(FOUR)

PAD_FOUR = {
    "left": "left", "x": "left", "stick-left": "left", "up": "top", "y": "top", "stick-up": "top",
    "right": "right", "b": "right", "stick-right": "right", "down": "bottom", "a": "bottom",
    "stick-down": "bottom",
}  # fmt: skip
PAD_FIVE = {
    "up": "one", "y": "one", "stick-up": "one", "r": "two", "right": "three", "b": "three",
    "stick-right": "three", "left": "four", "x": "four", "stick-left": "four", "l": "five",
}  # fmt: skip
PAD_CAPS = {
    "left": "left", "top": "up", "right": "right", "bottom": "down",
    "one": "up", "two": "RB", "three": "right", "four": "left", "five": "LB",
}  # fmt: skip

NAMES = Texts(lambda: {
    **{4 + n: chr(ord("A") + n) for n in range(26)},
    **{30 + n: str((n + 1) % 10) for n in range(10)},
    **{58 + n: f"F{n + 1}" for n in range(12)},
    **{89 + n: str(n + 1) for n in range(9)},
    98: "0", 99: ".", 40: _("Enter"), 43: "Tab", 44: _("Space"), 45: "-", 46: "=", 47: "[", 48: "]", 49: "\\",
    51: ";", 52: "'", 53: "`", 54: ",", 55: ".", 56: "/", 73: "Ins", 74: "Home", 75: "PgUp", 76: "Del",
    77: "End", 78: "PgDn", 79: "right", 80: "left", 81: "down", 82: "up", 84: "/", 85: "*", 86: "-", 87: "+",
    88: _("Enter"),
})  # fmt: skip
"""What stands on a key; "up" and its like are drawn as arrows."""
ARROWS = {"left", "right", "up", "down"}
_learned: dict[str, str] = {}

STEP = 56.0
CAP = (54.0, 59.0)
SPREAD: Mapping[str, Point] = {
    "left": (-1, 0), "top": (0, -1), "right": (1, 0), "bottom": (0, 1),
    "one": (0, -1.02), "two": (1.1, -0.28), "three": (0.64, 0.88), "four": (-0.64, 0.88),
    "five": (-1.1, -0.28),
}  # fmt: skip
"""Where the key of each place lies, in steps from the middle: as the cards lie on the table."""
KEY = Look(rgb("#ffffff"), rgb("#f4e6c4"), rgb("#0b0812"), 2.5, 13, lip=rgb("#a08a5e"), lip_height=7)
KEY_DOWN = Look(rgb("#fff6d0"), rgb("#e7b24a"), rgb("#0b0812"), 2.5, 13, lip=rgb("#9a6a1e"), lip_height=3)


def learn(press: Press) -> None:
    """Take down what is printed on a key here: on another layout the A key types Q."""
    key = press.printed or press.key
    if key and press.code.startswith("key:"):
        name = pygame.key.name(key)
        if len(name) == 1 and name.isprintable():
            _learned[press.code] = name.upper()


def key_name(code: str) -> str:
    """What to call a key on screen."""
    number = int(code.removeprefix("key:"))
    return _learned.get(code) or NAMES.get(number, "?")


def codes(scancodes: Sequence[int], full_tilt: bool) -> dict[str, str]:
    """The key of each place."""
    places = CIRCLE if full_tilt else CROSS
    return {place: key_code(one) for place, one in zip(places, scancodes, strict=True)}


def usual(name: str, full_tilt: bool) -> tuple[int, ...]:
    return (FIVE if full_tilt else FOUR)[name]


def pad_place(code: str, full_tilt: bool) -> str | None:
    """The place that a button of a gamepad slaps."""
    button = code.rpartition(":")[2]
    return (PAD_FIVE if full_tilt else PAD_FOUR).get(button)


def paint_diamond(
    canvas: Canvas,
    center: Point,
    caps: Mapping[str, str],
    seat: str,
    tint: Colour,
    down: frozenset[str] = frozenset(),
    scale: float = 1.0,
) -> None:
    """The keys of one player as they lie under the fingers; `caps` has a label per place."""
    five = len(caps) > len(CROSS)
    side = 200.0 * scale
    if five:
        well = pygame.FRect(0, 0, side - 2 * scale, side - 12 * scale)
        well.center = center
        canvas.panel(well, Look(rgb("#0b0812"), radius=62 * scale, alpha=184))
    else:
        canvas.picture("ricochet/well", center, (side, side))
    symbol = canvas.fit.length(27 * scale)
    canvas.put(canvas.pictures.tinted(f"house/seats/{SEAT_SYMBOLS[seat]}", (symbol, symbol), tint), center)
    for place, label in caps.items():
        x, y = SPREAD[place]
        at = center[0] + x * STEP * scale, center[1] + y * STEP * scale
        paint_cap(canvas, label, at, place in down, scale)


def paint_cap(canvas: Canvas, label: str, at: Point, down: bool = False, scale: float = 1.0) -> None:
    """One key; it glows while it is held down."""
    box = pygame.FRect(0, 0, CAP[0] * scale, CAP[1] * scale)
    box.center = at
    look = KEY
    if down:
        canvas.glow(box, 13, 10, canvas.theme.glow)
        box = pygame.FRect(box.x, box.y + 4 * scale, box.width, box.height - 4 * scale)
        look = KEY_DOWN
    canvas.panel(box, look)
    middle = box.centerx, box.centery - (look.lip_height / 2)
    if label in ARROWS:
        canvas.icon(f"arrow_{label}", middle, 34 * scale, canvas.theme.ink)
        return
    size = {1: 34, 2: 28, 3: 25}.get(len(label), 21) * scale
    word = ink_of(canvas, label, Style(size, "title", canvas.theme.ink))
    room = canvas.fit.length((CAP[0] - 8) * scale)
    if word.get_width() > room:
        narrow = word
        word = canvas.made(
            ("cap", label, scale), lambda: pygame.transform.smoothscale(narrow, (room, narrow.get_height()))
        )
    canvas.put(word, middle)
