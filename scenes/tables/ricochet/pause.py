"""The race held up: the cards lie face down, and a short menu says how to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.words import _
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.input import Input
from scenes.rulebook import Rulebook
from scenes.scene import Scene
from scenes.settings import SettingsScene
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.tables.ricochet.race import Race

BOX = pygame.FRect(640, 190, 640, 690)


class Pause(Scene):
    """Over the blanked table."""

    name = _("Pause")
    overlay = True
    music = "ricochet"

    def __init__(self, race: Race) -> None:
        super().__init__()
        self.race = race
        self.board = Board(self)

    def entered(self) -> None:
        left, wide = BOX.left + 70, BOX.width - 140
        self.board.set(
            [
                Button((left, 390, wide, 96), _("Go on"), self._go_on, primary=True, icon="play", size=42),
                Button((left, 508, wide, 84), _("Settings"), self._settings, icon="gear"),
                Button((left, 612, wide, 84), _("Rules"), self._rules, icon="book"),
                Button((left, 736, wide, 84), _("Leave the race"), self._leave, icon="back", sound="back"),
            ],
            focus=0,
        )

    def _go_on(self) -> None:
        self.app.pop(self)

    def _settings(self) -> None:
        self.app.push(SettingsScene())

    def _rules(self) -> None:
        self.app.push(Rulebook("ricochet"))

    def _leave(self) -> None:
        text = _("The race ends here and nobody wins it.")
        answers = [(_("Leave"), lambda: self.app.pop(self.race)), (_("Stay"), lambda: None)]
        self.app.push(Dialog(_("Leave the race?"), text, answers, danger=True))

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
        text = _("The cards are covered. The round is counted down again.")
        area = (BOX.left + 60, BOX.top + 112, BOX.width - 120, 80)
        canvas.paragraph(text, area, Style(28, "body", theme.ink), "center")
        self.board.paint(canvas)
        hints(canvas, [("up down", _("Move")), ("Enter", _("Choose")), ("Esc", _("Go on"))], (960, 1005))
