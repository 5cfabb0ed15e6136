"""What is this? One card, large, with its name and what it does."""

from __future__ import annotations

import pygame

from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Act, Input, Pointer, Press
from scenes.scene import Scene
from scenes.table.places import CARD_RATIO
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style

BOX = pygame.FRect(330, 200, 1260, 660)
CARD = 380.0


class Closer(Scene):
    """Over the table; any press puts it away."""

    overlay = True

    def __init__(self, face: str, title: str, text: str) -> None:
        super().__init__()
        self.face = face
        self.title = self.name = title
        self.text = text

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music

    def handle(self, event: Input) -> bool:
        chosen = isinstance(event, Press) and event.act in (Act.CHOOSE, Act.MENU)
        if chosen or wants_back(event) or (isinstance(event, Pointer) and event.kind == "up"):
            self.app.sound.play("back")
            self.app.pop(self)
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(
            BOX, Look(theme.paper, mix(theme.paper, theme.paper_low, 0.7), theme.brass, 6, 34), lift=26
        )
        canvas.picture(self.face, (BOX.left + 280, BOX.centery), (CARD, CARD * CARD_RATIO))
        left = BOX.left + 530
        area = (left, BOX.top + 60, BOX.right - left - 60, 130)
        canvas.paragraph(self.title, area, Style(56, "title", theme.brown), "left", middle=True)
        area = (left, BOX.top + 210, BOX.right - left - 60, 400)
        canvas.paragraph(self.text, area, Style(34, "body", theme.ink), "left")
