"""The memory aid: what an attentive person remembers of this game, on a slip that one press puts away."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Act, Input, Pointer, Press
from scenes.scene import Scene
from scenes.table.strip import Strip
from scenes.ui.keys import cap_width, key_cap
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style

Lines = Sequence[tuple[str, Sequence[str]]]
WIDTH, MARGIN, HEAD = 1180.0, 44.0, 124.0
MOST_HEIGHT = 880.0
LINE = 104.0
WORDS = 0.46
"""The share of a line that its words may take; its cards have the rest."""


class Notes(Scene):
    """Over the table, which stays in sight. Any press puts it away."""

    name = later("What you remember")
    overlay = True
    shade = 90

    def __init__(self, lines: Lines, key: int) -> None:
        super().__init__()
        self.lines = list(lines)
        self._key = key
        self.line = min(LINE, (MOST_HEIGHT - HEAD - MARGIN) / max(1, len(self.lines)))
        self.box = pygame.FRect(0, 0, WIDTH, HEAD + self.line * max(1, len(self.lines)) + MARGIN)
        self.box.center = (960, 500)

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music

    def handle(self, event: Input) -> bool:
        chosen = isinstance(event, Press) and (event.act in (Act.CHOOSE, Act.MENU) or event.key == self._key)
        if chosen or wants_back(event) or (isinstance(event, Pointer) and event.kind == "up"):
            self.app.sound.play("back")
            self.app.pop(self)
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        theme, box = canvas.theme, self.box
        canvas.panel(box, Look(theme.paper, theme.paper_low, theme.brass, 5, 30), lift=24)
        canvas.icon("pencil", (box.left + 76, box.top + 66), 56, theme.brass)
        title = Style(52, "title", theme.brown)
        canvas.text(self.name, (box.left + 124, box.top + 66), title, "midleft", box.width - 270)
        for number, (words, cards) in enumerate(self.lines):
            top = box.top + HEAD + number * self.line
            row = pygame.FRect(box.left + 28, top, box.width - 56, self.line - 6)
            canvas.panel(row, Look(mix(theme.paper_low, theme.brown, 0.05 + 0.05 * (number % 2)), radius=16))
            share = WORDS if cards else 1.0
            area = (row.left + 20, row.top + 4, row.width * share - 30, row.height - 8)
            canvas.paragraph(words, area, Style(32, "bold", theme.ink), "left", middle=True)
            left = row.left + row.width * WORDS
            Strip(canvas, cards, row.height - 10, row.right - 16 - left).paint(left, row.centery)
        if not self.lines:
            area = (box.left + 40, box.top + HEAD - 10, box.width - 80, self.line)
            words = _("Nothing yet that is not on the table.")
            canvas.paragraph(words, area, Style(32, "body", theme.ink), "center", middle=True)
        key_cap(canvas, "Esc", box.right - 40 - cap_width(canvas, "Esc"), box.top + 64)
