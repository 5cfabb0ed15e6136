"""The list beside the booklet: its chapters, or the places where a search found something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from scenes.canvas import Canvas
from scenes.input import Act
from scenes.rulebook.guide import Block
from scenes.ui.shapes import Look
from scenes.ui.theme import mix, readable_on
from scenes.ui.type import Style, Type
from scenes.ui.widgets import Widget

CHAPTER_ROW, LEAST_ROW = 56.0, 44.0
NAME, LEAST_NAME, SNIPPET = 28.0, 16.0, 24.0
PAD = 14.0
LEAST_SEARCH = 2
"""Letters before a search begins: one alone is everywhere."""


class Row(NamedTuple):
    """A chapter, or a place that was found: its name, lines below it, and the block it leads to."""

    name: str
    lines: tuple[str, ...]
    block: int


def chapter_rows(read: Sequence[Block]) -> list[Row]:
    return [
        Row(block.text, (), number)
        for number, block in enumerate(read)
        if block.kind == "heading" and block.level <= 2
    ]


def wanted(query: str) -> list[str]:
    """The words of a search."""
    words = query.casefold().split()
    return words if any(len(word) >= LEAST_SEARCH for word in words) else []


def found_rows(read: Sequence[Block], query: str, type_: Type, width: float) -> list[Row]:
    """Every block in which all words of the search stand, with the lines around the first of them."""
    words = wanted(query)
    chapter, rows = "", []
    for number, block in enumerate(read):
        if block.kind == "heading" and block.level <= 2:
            chapter = block.text
        text = block.text
        if words and all(word in text.casefold() for word in words):
            lines = type_.wrap(text, Style(SNIPPET, "body"), width - 2 * PAD - 20)
            at = next((at for at, line in enumerate(lines) if words[0] in line.casefold()), 0)
            first = min(at, max(0, len(lines) - 2))
            rows.append(Row(chapter, tuple(lines[first : first + 2]), number))
    return rows


class Index(Widget):
    """Rows to jump to; the arrow keys, the wheel and the pointer all walk through them."""

    sound = ""

    def __init__(self, area: pygame.typing.RectLike, jump: Callable[[int], None], type_: Type) -> None:
        super().__init__(area)
        self.letters = type_
        self.rows: list[Row] = []
        self.at = -1
        self.first = 0
        self.empty = ""
        self._jump = jump

    def fill(self, rows: Sequence[Row], at: int, empty: str = "") -> None:
        self.rows, self.empty = list(rows), empty
        self.first = 0
        self.stand_at(at)

    def stand_at(self, at: int) -> None:
        self.at = at
        if self.rows:
            self.first = min(max(self.first, self.at - self.fits + 1), max(0, self.at))

    @property
    def row_height(self) -> float:
        if any(row.lines for row in self.rows):
            return (
                self.letters.height(Style(LEAST_NAME + 8, "bold"))
                + 2 * self.letters.height(Style(SNIPPET))
                + 24
            )
        return max(LEAST_ROW, min(CHAPTER_ROW, (self.area.height - 16) / max(1, len(self.rows))))

    @property
    def fits(self) -> int:
        return max(1, int((self.area.height - 16 + 0.5) // self.row_height))

    @property
    def name_style(self) -> Style:
        """One size for all chapters, with which the longest is not cut."""
        size = NAME
        room = self.area.width - 2 * PAD - 20
        while size > LEAST_NAME and any(
            self.letters.width(row.name, Style(size, "bold")) > room for row in self.rows
        ):
            size -= 1
        return Style(min(size, LEAST_NAME + 8) if any(row.lines for row in self.rows) else size, "bold")

    def choose(self) -> None:
        if 0 <= self.at < len(self.rows):
            self._jump(self.at)

    def push(self, act: Act) -> bool:
        step = {Act.UP: -1, Act.DOWN: 1}.get(act, 0)
        if not step or not self.rows:
            return False
        self.stand_at(min(len(self.rows) - 1, max(0, self.at + step)))
        self._jump(self.at)
        return True

    def wheel(self, turn: float) -> None:
        last = max(0, len(self.rows) - self.fits)
        self.first = min(last, max(0, self.first - (1 if turn > 0 else -1)))

    def drag(self, at: tuple[float, float]) -> None:
        row = self.first + int((at[1] - self.area.top - 8) // self.row_height)
        if 0 <= row < len(self.rows):
            self.at = row

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        edge = theme.brass if focused else mix(theme.paper_edge, theme.brown, 0.4)
        canvas.panel(self.area, Look(theme.paper, theme.paper_low, edge, 4 if focused else 3, 22))
        if not self.rows:
            box = self.area.inflate(-2 * PAD, -40)
            canvas.paragraph(self.empty, box, Style(26, "body", theme.quiet), "center")
            return
        scrolls = len(self.rows) > self.fits
        for number, row in enumerate(self.rows[self.first : self.first + self.fits]):
            top = self.area.top + 8 + number * self.row_height
            wide = self.area.width - 16 - (16 if scrolls else 0)
            box = pygame.FRect(self.area.left + 8, top, wide, self.row_height - 4)
            self._paint_row(canvas, box, row, self.first + number == self.at)
        if scrolls:
            self._paint_bar(canvas)

    def _paint_row(self, canvas: Canvas, box: pygame.FRect, row: Row, here: bool) -> None:
        theme = canvas.theme
        colour, quiet = theme.ink, theme.quiet
        if here:
            canvas.panel(box, Look(theme.good, mix(theme.good, theme.ink, 0.25), theme.brass, 3, 14))
            colour = quiet = readable_on(mix(theme.good, theme.ink, 0.12))
        name = Style(self.name_style.size, "bold", colour)
        if not row.lines:
            canvas.text(row.name, (box.left + PAD, box.centery), name, "midleft", box.width - 2 * PAD)
            return
        y = box.top + 8
        canvas.text(row.name, (box.left + PAD, y), name, "topleft", box.width - 2 * PAD)
        y += canvas.type.height(name)
        for line in row.lines:
            canvas.text(line, (box.left + PAD, y), Style(SNIPPET, "body", quiet), "topleft")
            y += canvas.type.height(Style(SNIPPET))

    def _paint_bar(self, canvas: Canvas) -> None:
        track = pygame.FRect(self.area.right - 20, self.area.top + 14, 8, self.area.height - 28)
        canvas.panel(track, Look(canvas.theme.paper_edge, radius=4))
        share = self.fits / len(self.rows)
        top = track.top + track.height * self.first / len(self.rows)
        bar = pygame.FRect(track.left, top, track.width, track.height * min(1.0, share))
        canvas.panel(bar, Look(canvas.theme.brown, radius=4))
