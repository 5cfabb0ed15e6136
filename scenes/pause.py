"""Play held up: the cards lie covered, and a short menu says how to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input
from scenes.scene import Scene
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button

WIDTH = 680
STEP = 104


class Choice(NamedTuple):
    """What else one may do than go on; the last one leaves."""

    label: str
    icon: str
    act: Callable[[], None]


Said = tuple[str, Sequence[Choice]]
"""A sentence, and what one may do."""


class PauseMenu(Scene):
    """Over the covered table. Back goes on."""

    name = later("Pause")
    overlay = True

    def __init__(self, say: Callable[[], Said]) -> None:
        """`say` is asked again when the language changes."""
        super().__init__()
        self._say = say
        self.text, self.choices = say()
        self.board = Board(self)
        self.box = pygame.FRect(0, 0, WIDTH, 400 + STEP * len(self.choices))
        self.box.center = (960, 535)

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        self._lay_out(0)

    def reworded(self) -> None:
        self.text, self.choices = self._say()
        self._lay_out(None)

    def _lay_out(self, focus: int | None) -> None:
        left, wide, top = self.box.left + 70, WIDTH - 140, self.box.top + 232
        buttons = [Button((left, top, wide, 96), _("Go on"), self._go_on, primary=True, icon="play", size=42)]
        for number, choice in enumerate(self.choices):
            leaves = number == len(self.choices) - 1
            y = top + 118 + number * STEP + (16 if leaves else 0)
            sound = "back" if leaves else "press"
            buttons.append(
                Button((left, y, wide, 84), choice.label, choice.act, icon=choice.icon, sound=sound)
            )
        self.board.set(buttons, focus)

    def _go_on(self) -> None:
        self.app.pop(self)

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._go_on()
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        look = Look(theme.paper, mix(theme.paper, theme.paper_low, 0.7), theme.brass, 6, 34)
        canvas.panel(self.box, look, lift=26)
        title = Style(64, "title", theme.title)
        canvas.text(_("Pause"), (self.box.centerx, self.box.top + 66), title)
        area = (self.box.left + 60, self.box.top + 112, WIDTH - 120, 108)
        canvas.paragraph(self.text, area, Style(28, "body", theme.ink), "center", middle=True)
        self.board.paint(canvas)
        hints(canvas, [("up down", _("Move")), ("Enter", _("Choose")), ("Esc", _("Go on"))], (960, 1005))
