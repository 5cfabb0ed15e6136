"""A practice run held up: the open round is lost, and the cards stay covered."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.words import _
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input
from scenes.scene import Scene
from scenes.settings import SettingsScene
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button

BOX = pygame.FRect(620, 170, 680, 730)


class PracticePause(Scene):
    """Over the covered table."""

    name = _("Pause")
    overlay = True
    music = "ricochet"

    def __init__(self, run: Scene, again: Callable[[], None]) -> None:
        super().__init__()
        self.run = run
        self.again = again
        self.board = Board(self)

    def entered(self) -> None:
        left, wide = BOX.left + 70, BOX.width - 140
        self.board.set(
            [
                Button((left, 400, wide, 96), _("Go on"), self._go_on, primary=True, icon="play", size=42),
                Button((left, 520, wide, 84), _("Start again"), self._start_again, icon="refresh"),
                Button((left, 624, wide, 84), _("Settings"), self._settings, icon="gear"),
                Button((left, 748, wide, 84), _("Leave the run"), self._leave, icon="back", sound="back"),
            ],
            focus=0,
        )

    def _go_on(self) -> None:
        self.app.pop(self)

    def _start_again(self) -> None:
        self.app.stack.pop(self)
        self.again()

    def _settings(self) -> None:
        self.app.push(SettingsScene())

    def _leave(self) -> None:
        self.app.pop(self.run)

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._go_on()
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(
            BOX, Look(theme.paper, mix(theme.paper, theme.paper_low, 0.7), theme.brass, 6, 34), lift=26
        )
        title = Style(64, "title", mix(theme.primary, theme.ink, 0.25))
        canvas.text(_("Pause"), (BOX.centerx, BOX.top + 66), title)
        text = _(
            "The cards are covered. An open round starts over with a new card; its time stays on the clock."
        )
        area = (BOX.left + 60, BOX.top + 112, BOX.width - 120, 108)
        canvas.paragraph(text, area, Style(28, "body", theme.ink), "center", middle=True)
        self.board.paint(canvas)
        hints(canvas, [("up down", _("Move")), ("Enter", _("Choose")), ("Esc", _("Go on"))], (960, 1005))
