"""The log: the last moves in whole sentences on a strip of torn paper, newest at the foot."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import pygame

from scenes.canvas import Canvas
from scenes.table.emblem import put_symbol
from scenes.table.places import CARD_RATIO
from scenes.ui.theme import Theme, mix
from scenes.ui.type import Style, Type

MOST = 4
TEXT = 26
PADDING = 18
SYMBOL = 26
CARD = 26.0
"""Width of the little cards at the end of a sentence."""
GAP = 6
TEETH_WIDTH, TEETH_HEIGHT = 20, 13
SUPER = 3


@dataclass(frozen=True)
class Entry:
    text: str
    seat: str | None = None
    """Colour of the seat that did it."""
    cards: tuple[str, ...] = ()
    """Pictures of the cards it is about."""


class Log:
    """The last entries; as many as there is room for are shown."""

    def __init__(self, area: pygame.FRect) -> None:
        self.area = area
        self.entries: deque[Entry] = deque(maxlen=MOST)

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)

    @property
    def reach(self) -> pygame.FRect:
        return self.area.inflate(50, 60)

    def paint(self, canvas: Canvas) -> None:
        if not self.entries:
            return
        torn_paper(canvas, self.area)
        # Large text is as large as there is room for; the sentences come first.
        size = TEXT
        rows = self._rows(canvas.type, size)
        while len(rows) < len(self.entries) and size * canvas.type.text_size > TEXT:
            size -= 1
            rows = self._rows(canvas.type, size)
        y = self.area.top + PADDING
        for number, (entry, lines) in enumerate(rows):
            y = self._paint_entry(canvas, entry, lines, y, size, newest=number == len(rows) - 1)

    def _rows(self, lettering: Type, size: int) -> list[tuple[Entry, list[str]]]:
        """What fits, from the newest back; of one that is too long alone, its beginning."""
        # Measured in bold, which is wider: an entry does not wrap anew when it is no longer the newest.
        style = Style(size, "bold")
        step = lettering.height(style)
        room = self.area.height - 2 * PADDING - TEETH_HEIGHT
        rows: list[tuple[Entry, list[str]]] = []
        for entry in reversed(self.entries):
            lines = lettering.wrap(entry.text, style, self._text_width(entry))
            if rows and room < step * len(lines):
                break
            rows.append((entry, lines[: max(1, int(room // step))]))
            room -= step * len(lines) + GAP
        return rows[::-1]

    def _text_width(self, entry: Entry) -> float:
        return self.area.width - 2 * PADDING - SYMBOL - 12 - len(entry.cards) * (CARD + 4)

    def _paint_entry(
        self, canvas: Canvas, entry: Entry, lines: list[str], y: float, size: int, newest: bool
    ) -> float:
        """Returns where the next one begins."""
        theme = canvas.theme
        style = Style(size, "bold" if newest else "body", theme.ink if newest else theme.quiet)
        step = canvas.type.height(Style(size, "bold"))
        x = self.area.left + PADDING
        if entry.seat:
            put_symbol(canvas, entry.seat, (x + SYMBOL / 2, y + step / 2), SYMBOL)
        for number, line in enumerate(lines):
            canvas.text(line, (x + SYMBOL + 12, y + step * number), style, "topleft")
        right = self.area.right - PADDING
        for number, picture in enumerate(reversed(entry.cards)):
            middle = (right - CARD / 2 - number * (CARD + 4), y + step / 2)
            canvas.picture(picture, middle, (CARD, CARD * CARD_RATIO))
        return y + step * len(lines) + GAP


def torn_paper(canvas: Canvas, area: pygame.FRect) -> None:
    """A strip of paper with a torn foot."""
    canvas.shadow(area, 4, 8)
    box = canvas.fit.rect(area)
    drawn = canvas.made(
        ("torn", box.size, canvas.theme.paper),
        lambda: _torn(box.size, canvas.fit.scale, canvas.theme),
    )
    canvas.surface.blit(drawn, box)


def _torn(size: tuple[int, int], scale: float, theme: Theme) -> pygame.Surface:
    """Paper with a straight top and a torn foot."""
    wide, high = size[0] * SUPER, size[1] * SUPER
    tooth = TEETH_HEIGHT * scale * SUPER
    count = max(2, round(wide / (TEETH_WIDTH * scale * SUPER)))
    line = round(2.5 * scale * SUPER)
    foot = [
        (wide * (1 - step / (2 * count)), high - line - (tooth if step % 2 else 0))
        for step in range(2 * count + 1)
    ]
    outline = [(line, line), (wide - line, line), *foot]
    paper = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.polygon(paper, mix(theme.paper, theme.paper_low, 0.25), outline)
    pygame.draw.polygon(paper, mix(theme.paper_edge, theme.ink, 0.55), outline, line)
    return pygame.transform.smoothscale(paper, size)
