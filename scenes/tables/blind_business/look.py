"""A look at one's own hand: four cards, large, for one pair of eyes, until they are shuffled again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Act, Input, Press
from scenes.scene import Scene
from scenes.table.emblem import put_symbol
from scenes.table.places import CARD_RATIO
from scenes.ui.board import Board
from scenes.ui.shapes import Look as Shape
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button

BOX = pygame.FRect(250, 90, 1420, 900)
CARD, STEP = 290.0, 330.0


class Look(Scene):
    """Over the table; `done` is called when the cards have been put away. The pause is never far."""

    overlay = True
    shade = 200
    fades = False  # whoever comes next sees nothing of it

    def __init__(
        self,
        title: str,
        text: str,
        faces: Sequence[str],
        seat_colour: str,
        button: str,
        done: Callable[[], None],
        pause: Callable[[], None],
    ) -> None:
        super().__init__()
        self.title = self.name = title
        self.text = text
        self.faces = list(faces)
        self.colour = seat_colour
        self._label = button
        self._done, self._pause = done, pause
        self.board = Board(self)

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        area = (960 - 300, BOX.bottom - 138, 600, 104)
        self.board.set([Button(area, self._label, self._put_away, primary=True, size=46)], focus=0)

    def _put_away(self) -> None:
        if self in self.app.stack:
            self.app.pop(self)
            self._done()

    def handle(self, event: Input) -> bool:
        if wants_back(event) or (isinstance(event, Press) and event.act is Act.MENU):
            self._pause()
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        colour = theme.seat(self.colour)
        canvas.glow(BOX, 40, 26, mix(theme.glow, colour, 0.5))
        ground = mix((60, 26, 70), colour, 0.14)
        canvas.panel(BOX, Shape(ground, mix(ground, theme.ink, 0.4), theme.brass, 6, 40), lift=26)
        put_symbol(canvas, self.colour, (BOX.left + 110, BOX.top + 110), 100)
        area = (BOX.left + 190, BOX.top + 36, BOX.width - 250, 84)
        canvas.paragraph(self.title, area, Style(56, "title", theme.cream, 3, 3), "left", middle=True)
        area = (BOX.left + 190, BOX.top + 122, BOX.width - 250, 84)
        canvas.paragraph(self.text, area, Style(31, "bold", mix(theme.brass, theme.cream, 0.6)), "left")
        high = CARD * CARD_RATIO
        for number, face in enumerate(self.faces):
            x = BOX.centerx + (number - (len(self.faces) - 1) / 2) * STEP
            canvas.shadow((x - CARD / 2, BOX.top + 242, CARD, high), CARD * 0.07, 14)
            canvas.picture(face, (x, BOX.top + 242 + high / 2), (CARD, high))
        self.board.paint(canvas)
