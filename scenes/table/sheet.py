"""The paper of the score sheet: a column for each seat, a row for each line, and the cards that earned it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.rules import Result, SheetLine
from game.words import _
from scenes.canvas import Canvas
from scenes.table.emblem import fitted, stamp_symbol
from scenes.table.log import torn_paper
from scenes.table.strip import Strip, width_of
from scenes.ui.shapes import Look
from scenes.ui.theme import WHITE, Colour, mix, readable_on
from scenes.ui.type import Style

if TYPE_CHECKING:
    from scenes.table.watched import Watched

PAPER = pygame.FRect(64, 54, 1356, 980)
HEAD, TOTAL, FOOT = 156.0, 116.0, 44.0
MARGIN = 20.0
COLUMN_MOST = 300.0
LABEL_LEAST = 300.0
ROW_MOST = 92.0
STACKED_BELOW = 220.0
"""In a narrower column the seat's symbol stands above its name."""
PICTURE_MOST = 56.0
NAME, LEAST_NAME = 38.0, 18.0
SCORE, NO_SCORE = 44.0, 34.0
SCORE_ROOM = 64.0
NOTE, LEAST_NOTE = 26.0, 22.0
TINT = 0.72
"""How far the colour of a line's picture goes towards the paper."""


class Sheet:
    """Painted up to the line that is filled in; one more than there are lines shows the totals."""

    def __init__(self, table: Watched, result: Result) -> None:
        self.table = table
        self.result = result
        self.filled = 0
        seats = len(result.totals)
        self.column = min(COLUMN_MOST, (PAPER.width - 2 * MARGIN - LABEL_LEAST) / seats)
        self.label = PAPER.width - 2 * MARGIN - self.column * seats
        room = PAPER.height - HEAD - TOTAL - FOOT
        self.row = min(ROW_MOST, room / max(1, len(result.lines)))
        self.adds_up = result.totals == self._sums(len(result.lines))

    @property
    def complete(self) -> bool:
        return self.filled > len(self.result.lines)

    def _sums(self, lines: int) -> tuple[int, ...]:
        scores = [line.scores for line in self.result.lines[:lines]]
        return tuple(sum(score[seat] for score in scores) for seat in range(len(self.result.totals)))

    def _middle(self, seat: int) -> float:
        return PAPER.left + MARGIN + self.label + self.column * (seat + 0.5)

    def _band(self, number: int) -> pygame.FRect:
        top = PAPER.top + HEAD + number * self.row
        return pygame.FRect(PAPER.left + MARGIN, top, PAPER.width - 2 * MARGIN, self.row - 6)

    @property
    def _total_band(self) -> pygame.FRect:
        top = PAPER.top + HEAD + len(self.result.lines) * self.row
        return pygame.FRect(PAPER.left + MARGIN, top, PAPER.width - 2 * MARGIN, TOTAL - 8)

    @property
    def foot(self) -> pygame.FRect:
        """What is left of the paper below the totals."""
        top = self._total_band.bottom + 30
        return pygame.FRect(PAPER.left + MARGIN, top, PAPER.width - 2 * MARGIN, PAPER.bottom - FOOT - top)

    # -- painting ------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        torn_paper(canvas, PAPER)
        self._paint_title(canvas)
        for number, line in enumerate(self.result.lines):
            self._paint_label(canvas, number, line)
        self._paint_total_band(canvas)
        if self.complete:
            for seat in self.result.winners:
                self._raise(canvas, seat)
        for seat in range(len(self.result.totals)):
            self._paint_head(canvas, seat)
            for number, line in enumerate(self.result.lines[: self.filled]):
                self._paint_cell(canvas, number, line, seat)
            self._paint_total(canvas, seat)

    def _paint_title(self, canvas: Canvas) -> None:
        theme, left = canvas.theme, PAPER.left + MARGIN + 18
        measure = self.table.measure(self.table.view)
        area = (left, PAPER.top + 20, self.label - 30, 84 if measure else 120)
        title = Style(46, "title", theme.title)
        canvas.paragraph(self.table.rules.name, area, title, "left", middle=True)
        style = Style(28, "bold", theme.quiet)
        canvas.text(measure, (left, PAPER.top + 122), style, "midleft", self.label - 30)

    def _paint_label(self, canvas: Canvas, number: int, line: SheetLine) -> None:
        theme, band = canvas.theme, self._band(number)
        picture = self.table.line_picture(number)
        shade = mix(theme.paper_low, theme.brown, 0.06 + 0.06 * (number % 2))
        if picture:
            shade = mix(_average(canvas, picture), theme.paper, TINT)
        canvas.panel(band, Look(shade, radius=16))
        left = band.left + 18
        if picture:
            high = min(PICTURE_MOST, band.height - 8)
            wide = width_of(canvas, picture, high)
            canvas.picture(picture, (band.left + 46, band.centery), (wide, high))
            left = band.left + 86
        area = (left, band.top + 2, self.label - (left - band.left) - 10, band.height - 4)
        style = Style(30, "bold", theme.ink)
        canvas.paragraph(line.label, area, style, "left", middle=True)

    def _paint_total_band(self, canvas: Canvas) -> None:
        theme, band = canvas.theme, self._total_band
        canvas.panel(band, Look(mix(theme.brass, theme.paper, 0.12), mix(theme.brass, theme.brown, 0.1)))
        canvas.icon("star", (band.left + 46, band.centery), 52, theme.brown)
        style = Style(52, "title", theme.ink)
        words, style = fitted(canvas.type, _("Total"), style, 30, self.label - 110, band.height)
        canvas.text(words, (band.left + 86, band.centery), style, "midleft")

    def _raise(self, canvas: Canvas, seat: int) -> None:
        """A winner's column is one strip that stands above the others."""
        theme = canvas.theme
        strip = pygame.FRect(0, PAPER.top + 8, self.column - 6, 0)
        strip.centerx = self._middle(seat)
        strip.height = self._total_band.bottom + 8 - strip.top
        look = Look(
            mix(theme.paper, theme.glow, 0.4), mix(theme.paper, theme.brass, 0.55), theme.brass, 5, 24
        )
        canvas.panel(strip, look, lift=16)

    def _paint_head(self, canvas: Canvas, seat: int) -> None:
        theme, one = canvas.theme, self.table.seatings[seat]
        fill = theme.seat(one.colour)
        box = pygame.FRect(0, PAPER.top + 24, self.column - 24, HEAD - 42)
        box.centerx = self._middle(seat)
        look = Look(
            mix(fill, WHITE, 0.14), mix(fill, theme.ink, 0.14), mix(fill, theme.ink, 0.66), 3, 20, 0.14,
            lip=mix(fill, theme.ink, 0.7), lip_height=7,
        )  # fmt: skip
        canvas.panel(box, look, lift=6)
        side = 60.0 if box.width >= STACKED_BELOW else 44.0
        disc = pygame.FRect(0, 0, side, side)
        if box.width >= STACKED_BELOW:
            disc.center = (box.left + 48, box.centery - 4)
            area = pygame.FRect(disc.right + 12, box.top + 6, 0, box.height - 20)
            area.width = box.right - 12 - area.left
        else:
            disc.center = (box.centerx, box.top + 32)
            area = pygame.FRect(box.left + 8, disc.bottom + 2, box.width - 16, box.bottom - disc.bottom - 12)
        canvas.panel(disc, Look(theme.ink, radius=side / 2))
        stamp_symbol(canvas, one.colour, disc.center, side * 0.6, theme.cream)
        ink = readable_on(mix(fill, theme.ink, 0.05), theme)
        align = "left" if box.width >= STACKED_BELOW else "center"
        style = _name_style(canvas, one.name, Style(NAME, "title", ink), area)
        canvas.paragraph(one.name, area, style, align, middle=True)

    def _paint_cell(self, canvas: Canvas, number: int, line: SheetLine, seat: int) -> None:
        """At the right the score; beside it the cards that earned it, and how it came about."""
        theme, band, score = canvas.theme, self._band(number), line.scores[seat]
        wide = self.column - 28
        cell = pygame.FRect(self._middle(seat) - wide / 2, band.top, wide, band.height)
        colour, size = (theme.ink, SCORE) if score > 0 else (theme.quiet, NO_SCORE)
        if score < 0:
            colour, size = mix(theme.danger, theme.ink, 0.3), SCORE
        most = cell.width * 0.46
        text, style = fitted(canvas.type, _number(score), Style(size, "title", colour), 24, most, cell.height)
        canvas.text(text, (cell.right, cell.centery), style, "midright")
        cell.width -= canvas.type.width(text, style) + 12
        cards, note = self.table.earned(number, seat), line.notes[seat] if line.notes else ""
        self._paint_reason(canvas, cell, cards, note if not cards or self._has_words(canvas, number) else "")

    def _has_words(self, canvas: Canvas, number: int) -> bool:
        """Beside cards words stand where those of the whole line fit: all seats say it, or none."""
        line, least = self.result.lines[number], _least_note(canvas)
        told = [note for seat, note in enumerate(line.notes) if self.table.earned(number, seat)]
        return all(canvas.type.width(note, least) <= self.column - 28 - SCORE_ROOM for note in told)

    def _paint_reason(self, canvas: Canvas, cell: pygame.FRect, cards: Sequence[str], note: str) -> None:
        """Cards and words side by side where there is room, else one above the other."""
        strip = Strip(canvas, cards, min(PICTURE_MOST, cell.height - 8), cell.width)
        style = Style(NOTE, "bold", canvas.theme.quiet)
        gap = 10.0 if cards and note else 0.0
        if strip.width + gap + canvas.type.width(note, style) <= cell.width:
            strip.paint(cell.left, cell.centery)
            canvas.text(note, (cell.left + strip.width + gap, cell.centery), style, "midleft")
            return
        if not cards:
            canvas.paragraph(note, cell.inflate(0, -6), style, "left", middle=True)
            return
        words, style = fitted(canvas.type, note, style, LEAST_NOTE, cell.width, cell.height * 0.42)
        strip = Strip(canvas, cards, cell.height * 0.58, cell.width)
        strip.paint(cell.left, cell.top + cell.height * 0.32)
        canvas.text(words, (cell.left, cell.top + cell.height * 0.8), style, "midleft")

    def _paint_total(self, canvas: Canvas, seat: int) -> None:
        """The sum as it grows; it is final when all is filled in."""
        theme, band = canvas.theme, self._total_band
        won = self.complete and seat in self.result.winners
        if not self.complete and not (self.filled and self.adds_up):
            return
        total = self.result.totals[seat] if self.complete else self._sums(self.filled)[seat]
        colour = mix(theme.primary, theme.ink, 0.35) if won else theme.ink
        x = self._middle(seat)
        if won and self.column >= STACKED_BELOW:
            canvas.picture(self.table.prize, (x - 62, band.centery - 2), (72, 90))
            x += 40
        style = Style(72 if won else 54, "title", colour)
        text, style = fitted(canvas.type, _number(total), style, 34, self.column - 40, band.height)
        canvas.text(text, (x, band.centery), style)


def _number(score: int) -> str:
    """With a minus as long as it should be."""
    return str(score).replace("-", "\u2013")


def _name_style(canvas: Canvas, name: str, style: Style, area: pygame.FRect) -> Style:
    """So large that a name breaks only at a hyphen; in a narrow column small at any text size."""
    least = LEAST_NAME / canvas.type.text_size
    parts = name.replace("-", "- ").split()
    while style.size > least and (
        any(canvas.type.width(part, style) > area.width for part in parts)
        or canvas.type.height(style) * len(canvas.type.wrap(name, style, area.width)) > area.height
    ):
        style = replace(style, size=style.size - 1)
    return style


def _least_note(canvas: Canvas) -> Style:
    return Style(LEAST_NOTE / canvas.type.text_size, "bold", canvas.theme.quiet)


def _average(canvas: Canvas, picture: str) -> Colour:
    """The colour of a small picture seen from afar: that of its middle, where the paper of a card ends."""
    small = canvas.pictures.scaled(picture, (24, 24))
    red, green, blue, _alpha = pygame.transform.average_color(small, pygame.Rect(4, 4, 16, 16))
    return red, green, blue
