"""What people take hold of on a table: cards and places that can be chosen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.canvas import Canvas
from scenes.ui.widgets import Widget

FRAME = 6


class CardSpot(Widget):
    """Something on the table to choose, a card most often: what of it is in sight. The focus frames it."""

    def __init__(
        self, area: pygame.typing.RectLike, press: Callable[[], None], about: str, hotkey: int = 0
    ) -> None:
        super().__init__(area, about)
        self._press = press
        self.hotkey = hotkey

    def choose(self) -> None:
        self._press()

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        """The card itself lies on the table."""
        if focused:
            box = canvas.fit.rect(self.area.inflate(10, 10))
            thick = canvas.fit.length(FRAME)
            for grow, colour in ((thick, canvas.theme.ink), (0, canvas.theme.glow)):
                pygame.draw.rect(
                    canvas.surface, colour, box.inflate(grow, grow), thick, border_radius=2 * thick
                )

    def paint_focus(self, canvas: Canvas) -> None:
        """Its frame says it."""
