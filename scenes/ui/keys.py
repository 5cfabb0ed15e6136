"""Key caps and the row of hints that says which key does what."""

from collections.abc import Sequence

import pygame

from scenes.canvas import Canvas, Point
from scenes.ui.shapes import Look
from scenes.ui.theme import rgb
from scenes.ui.type import Style

ARROWS = {"left", "right", "up", "down"}
HEIGHT = 42
MARGIN = 16
CAP = Look(rgb("#fffaf0"), rgb("#eadfc6"), rgb("#cdbf9f"), 2, 9, lip=rgb("#8d7f66"), lip_height=5)
PAD = "pad:"
PAD_CAP = Look(rgb("#4a4256"), rgb("#332c3f"), rgb("#17121f"), 2, 21, lip=rgb("#120e18"), lip_height=5)
PAD_LETTERS = Style(24, "bold", rgb("#fff3d6"))
LETTERS = Style(24, "bold", rgb("#221a2b"))
MEANING = Style(24, "body", rgb("#fff3d6"))


def cap_width(canvas: Canvas, label: str) -> float:
    label = label.removeprefix(PAD)
    if label in ARROWS:
        return HEIGHT
    return max(HEIGHT, canvas.type.width(label, LETTERS) + 24)


def key_cap(canvas: Canvas, label: str, left: float, middle: float) -> float:
    """One key with its left edge at `left`; returns its width."""
    width = cap_width(canvas, label)
    pad, label = label.startswith(PAD), label.removeprefix(PAD)
    style = PAD_LETTERS if pad else LETTERS
    canvas.panel(pygame.FRect(left, middle - HEIGHT / 2, width, HEIGHT + 5), PAD_CAP if pad else CAP)
    if label in ARROWS:
        canvas.icon(f"arrow_{label}", (left + width / 2, middle), 22, style.colour)
    else:
        canvas.text(label, (left + width / 2, middle), style)
    return width


def key_caps(canvas: Canvas, labels: Sequence[str], left: float, middle: float, gap: float = 6) -> float:
    """Keys side by side; "pad:A" is a round button. Returns where the next one would begin."""
    for label in labels:
        left += key_cap(canvas, label, left, middle) + gap
    return left


def hints(canvas: Canvas, items: Sequence[tuple[str, str]], center: Point, gap: float = 44) -> None:
    """Keys and what they do, in a row around a middle: [("left right", "Choose"), ...].

    Keys are named by what they usually are; on screen stand the keys that a person gave to it.
    """
    widths = [_hint_width(canvas, keys, meaning) for keys, meaning in items]
    whole = hints_width(canvas, items, gap)
    window = canvas.fit.everything
    x = max(window.left + MARGIN, min(center[0] - whole / 2, window.right - MARGIN - whole))
    for (keys, meaning), width in zip(items, widths, strict=True):
        left = x
        for key in canvas.bindings.caps(keys):
            left += key_cap(canvas, key, left, center[1]) + 6
        canvas.text(meaning, (left + 6, center[1] + 1), MEANING, "midleft")
        x += width + gap


def hints_width(canvas: Canvas, items: Sequence[tuple[str, str]], gap: float = 44) -> float:
    """How wide such a row is: for those that keep to an edge."""
    return sum(_hint_width(canvas, keys, meaning) for keys, meaning in items) + gap * (len(items) - 1)


def _hint_width(canvas: Canvas, keys: str, meaning: str) -> float:
    caps = sum(cap_width(canvas, key) + 6 for key in canvas.bindings.caps(keys))
    return caps + 6 + canvas.type.width(meaning, MEANING)
