"""A slip of paper to write a name on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.keeping.names import LONGEST_NAME
from game.words import _
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input
from scenes.scene import Scene
from scenes.table.emblem import put_symbol
from scenes.ui.board import Board
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, TextField

BOX = pygame.FRect(480, 340, 960, 380)


class Naming(Scene):
    """`done` gets the name and returns why it cannot be, or None."""

    overlay = True

    def __init__(self, title: str, text: str, colour: str, done: Callable[[str], str | None]) -> None:
        super().__init__()
        self.title = self.name = title
        self.text = text
        self.colour = colour
        self._done = done
        self.board = Board(self)

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        field = TextField(
            (BOX.left + 150, BOX.top + 128, BOX.width - 210, 84),
            _("Name"),
            self.text,
            self._write,
            self._give,
            LONGEST_NAME,
        )
        half = (BOX.width - 148) / 2
        good = Button(
            (BOX.left + 60, BOX.bottom - 134, half, 90), _("Keep"), self._give, primary=True, size=38
        )
        no = Button(
            (BOX.left + 88 + half, BOX.bottom - 134, half, 86), _("Cancel"), self._leave, sound="back"
        )
        self.board.set([field, good, no], focus=0)

    def _write(self, text: str) -> None:
        self.text = text

    def _give(self) -> None:
        reason = self._done(self.text)
        if reason is not None:
            self.app.toast(reason, "warning")
            return
        self._leave()

    def _leave(self) -> None:
        self.app.pop(self)

    @property
    def typing(self) -> bool:
        return self.board.typing

    def handle(self, event: Input) -> bool:
        if wants_back(event) and not (self.board.typing and self.board.handle(event)):
            self.app.sound.play("back")
            self._leave()
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        look = Look(theme.paper, mix(theme.paper, theme.paper_low, 0.7), theme.brass, 6, 34)
        canvas.panel(BOX, look, lift=26)
        title = Style(52, "title", theme.title)
        canvas.text(self.title, (BOX.centerx, BOX.top + 70), title, width=BOX.width - 100)
        put_symbol(canvas, self.colour, (BOX.left + 100, BOX.top + 170), 62)
        self.board.paint(canvas)
