"""A race round by round, for its score sheet: who was first, and after how many milliseconds."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.ricochet.events import RoundWon, Tied, Voided
from game.rules import Event
from game.words import _
from scenes.canvas import Canvas
from scenes.table.emblem import fitted, put_symbol
from scenes.tables.ricochet.marquee import milliseconds
from scenes.ui.shapes import Look
from scenes.ui.theme import WHITE, mix
from scenes.ui.type import Style

HEAD = 54.0
CHIP = (146.0, 104.0)
GAP = 12.0
SYMBOL = 36.0


def paint(canvas: Canvas, area: pygame.FRect, colours: Sequence[str], told: Sequence[Event]) -> None:
    """A slip for each round in the winner's colour; ties show all who tied, and a void round a dash."""
    rounds = [one for one in told if isinstance(one, RoundWon | Tied | Voided)]
    theme = canvas.theme
    head = Style(34, "title", theme.title)
    words, head = fitted(canvas.type, _("Round by round"), head, 22, area.width, HEAD)
    canvas.text(words, (area.left + 18, area.top + 18), head, "midleft")
    columns = int((area.width + GAP) // (CHIP[0] + GAP))
    rows = max(1, math.ceil(len(rounds) / columns))
    high = min(CHIP[1], (area.height - HEAD - GAP * (rows - 1)) / rows)
    wide = (area.width - GAP * (columns - 1)) / columns
    for number, one in enumerate(rounds):
        row, column = divmod(number, columns)
        chip = pygame.FRect(
            area.left + column * (wide + GAP), area.top + HEAD + row * (high + GAP), wide, high
        )
        _paint_round(canvas, chip, number + 1, one, colours)


def _paint_round(
    canvas: Canvas, chip: pygame.FRect, number: int, one: RoundWon | Tied | Voided, colours: Sequence[str]
) -> None:
    theme = canvas.theme
    seats, took = _first(one)
    fill = theme.paper_low if len(seats) != 1 else mix(theme.seat(colours[seats[0]]), WHITE, 0.62)
    canvas.panel(chip, Look(fill, mix(fill, theme.ink, 0.06), mix(fill, theme.ink, 0.35), 3, 16))
    small = Style(min(24.0, 30 / canvas.type.text_size), "bold", mix(theme.ink, theme.quiet, 0.5))
    canvas.text(str(number), (chip.left + 12, chip.top + 20), small, "midleft")
    top = chip.top + chip.height * 0.34
    for at, seat in enumerate(seats):
        x = chip.centerx + (at - (len(seats) - 1) / 2) * (SYMBOL + 4)
        put_symbol(canvas, colours[seat], (x, top), min(SYMBOL, chip.height * 0.4))
    text = "–" if took is None else _("{n} ms").format(n=milliseconds(took))
    style = Style(28, "bold", theme.ink)
    text, style = fitted(canvas.type, text, style, 18, chip.width - 16, chip.height * 0.4)
    canvas.text(text, (chip.centerx, chip.bottom - chip.height * 0.25), style)


def _first(one: RoundWon | Tied | Voided) -> tuple[tuple[int, ...], int | None]:
    """Whose hands were right first, and when."""
    if isinstance(one, RoundWon):
        return (one.seat,), one.reaction_ns
    if isinstance(one, Tied):
        return one.seats, min(one.reactions_ns)
    return (), None
