"""Seat symbols in their colours, and lettering that shrinks to its room: for ribbon, plaques and log."""

from __future__ import annotations

from dataclasses import replace

from scenes.canvas import Canvas, Point
from scenes.ui.theme import SEAT_SYMBOLS, Colour
from scenes.ui.type import Style, Type

SYMBOLS = "house/seats"
OUTLINE = 0.16
"""The ink around a symbol, as a share of its size."""
SHRINK_STEP = 2.0


def stamp_symbol(canvas: Canvas, seat: str, center: Point, size: float, colour: Colour) -> None:
    """A seat's symbol in one colour."""
    side = canvas.fit.length(size)
    canvas.put(canvas.pictures.tinted(f"{SYMBOLS}/{SEAT_SYMBOLS[seat]}", (side, side), colour), center)


def put_symbol(canvas: Canvas, seat: str, center: Point, size: float) -> None:
    """A seat's symbol in its colour with an ink edge: on paper, yellow alone would not be seen."""
    stamp_symbol(canvas, seat, center, size * (1 + OUTLINE), canvas.theme.ink)
    stamp_symbol(canvas, seat, center, size * (1 - OUTLINE), canvas.theme.seat(seat))


def fitted(
    lettering: Type, text: str, style: Style, least: float, width: float, height: float
) -> tuple[str, Style]:
    """The text and style that fit: smaller down to `least`, then cut short.

    The text-size setting does not count for `least`: where there is no room, large text is no larger.
    """
    least /= lettering.text_size
    while style.size > least and (lettering.width(text, style) > width or lettering.height(style) > height):
        style = replace(style, size=max(least, style.size - SHRINK_STEP))
    return lettering.cut(text, style, width), style
