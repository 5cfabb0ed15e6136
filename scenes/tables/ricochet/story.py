"""The chain told on paper: one line per card that the ball reaches, with the number that sent it there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ricochet.chain import Look as LookUp
from game.ricochet.chain import last_place
from game.ricochet.telling import PLACE_WORDS, wanted
from game.words import _
from scenes.canvas import Canvas
from scenes.table.emblem import fitted
from scenes.tables.ricochet.cards import bumper, hand_print
from scenes.tables.ricochet.track import bead
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, mix, rgb
from scenes.ui.type import Style

WIDTH = 412.0
ROW = 94.0
RULE: Colour = rgb("#dccba4")


@dataclass(frozen=True)
class Slapper:
    """Somebody whose hand came down on the card of a line."""

    name: str
    seat: str


class Story:
    """`told` lines are shown; the rest of the paper waits for the ball."""

    def __init__(
        self, panel: pygame.FRect, looks: Sequence[LookUp], slaps: Sequence[tuple[str, Slapper]] = ()
    ) -> None:
        self.looks = list(looks)
        self.last = last_place(looks)
        self.slaps = list(slaps)
        self.told = 0
        self.row = min(ROW, (panel.height - 8) / (len(self.looks) + 1))
        self.area = pygame.FRect(0, 0, WIDTH, self.row * (len(self.looks) + 1) + 8)
        self.area.center = panel.center

    @property
    def reach(self) -> pygame.FRect:
        return self.area.inflate(80, 90)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(self.area, Look(rgb("#fffaf0"), rgb("#f3e6c8"), theme.ink, 3.5, 18), lift=13)
        for number in range(1, len(self.looks) + 1):
            line = pygame.FRect(self.area.left + 18, self.area.top + 3 + number * self.row, WIDTH - 36, 3)
            canvas.panel(line, Look(RULE, radius=1.5))
        for number, look in enumerate(self.looks):
            if number < self.told:
                self._line(
                    canvas, number, look.place, _("{wanted}: {n}").format(wanted=wanted(look), n=look.number)
                )
                disc = bumper(canvas, look.colour, look.number, "on", 0.8 * self.row / ROW)
                canvas.put(disc, (self.area.right - 54, self._middle(number)))
        if self.told > len(self.looks):
            self._end(canvas)

    def _middle(self, number: int) -> float:
        return self.area.top + 4 + self.row * (number + 0.5)

    def _line(self, canvas: Canvas, number: int, place: str, reason: str) -> None:
        theme, y = canvas.theme, self._middle(number)
        left = self.area.left
        canvas.put(bead(canvas, number + 1, 60 * self.row / ROW), (left + 46, y))
        word = PLACE_WORDS[place]
        title = Style(36, "title", theme.ink)
        text, title = fitted(canvas.type, word[:1].upper() + word[1:], title, 26, 130, self.row / 2)
        canvas.text(text, (left + 86, y - 17), title, "midleft")
        if place != self.last:
            self._hands(canvas, place, left + 96 + canvas.type.width(text, title), y - 18)
        dim = Style(26, "bold", mix(theme.ink, theme.quiet, 0.4))
        text, dim = fitted(canvas.type, reason, dim, 20, 226, self.row / 2)
        canvas.text(text, (left + 86, y + 20), dim, "midleft")

    def _hands(self, canvas: Canvas, place: str, x: float, y: float) -> None:
        """Little prints of those who slapped this card and were wrong."""
        for number, slapper in enumerate(one for where, one in self.slaps if where == place):
            colour = canvas.theme.seat(slapper.seat)
            canvas.put(hand_print(canvas, colour, 46, 8), (x + 20 + number * 38, y))

    def _end(self, canvas: Canvas) -> None:
        number = len(self.looks)
        names = [one.name for place, one in self.slaps if place == self.last]
        if names:
            reason = _("last card: {names}!").format(names=", ".join(names))
        else:
            reason = _("the card to slap")
        self._line(canvas, number, self.last, reason)
        for seat in [one.seat for place, one in self.slaps if place == self.last][:1]:
            colour = canvas.theme.seat(seat)
            canvas.put(hand_print(canvas, colour, 84, 8), (self.area.right - 54, self._middle(number)))
