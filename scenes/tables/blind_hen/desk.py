"""What people take hold of in Blind Hen: the dial that knows one's limit, and its keys."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from scenes.canvas import Canvas
from scenes.input import Act
from scenes.ui.type import Style
from scenes.ui.widgets import Widget

FROM, SWEEP = 135.0, 270.0
"""Clockwise degrees from the right where the dial's scale begins, and how far it goes round."""
DIAL = 176.0


class Dial(Widget):
    """A bid between the least and the most: turned by arrows, wheel or hand; pressing it bids."""

    sound = ""

    def __init__(
        self,
        center: tuple[float, float],
        ends: tuple[int, int],
        value: int,
        change: Callable[[int], None],
        done: Callable[[], None],
    ) -> None:
        box = pygame.FRect(0, 0, DIAL, DIAL)
        box.center = center
        super().__init__(box, "")
        self.radius = DIAL / 2
        self.ends = ends
        self.value = value
        self._change = change
        self._done = done
        self._turned = False

    def _set(self, value: int) -> None:
        low, high = self.ends
        value = min(high, max(low, value))
        if value != self.value:
            self.value = value
            self._change(value)

    def choose(self) -> None:
        """A press in the middle bids; one that turned the ring does not."""
        if self._turned:
            self._turned = False
        else:
            self._done()

    def push(self, act: Act) -> bool:
        step = {Act.LEFT: -1, Act.RIGHT: 1}.get(act, 0)
        if not step or not self.ends[0] <= self.value + step <= self.ends[1]:
            return False
        self._set(self.value + step)
        return True

    def wheel(self, turn: float) -> None:
        self._set(self.value + (1 if turn > 0 else -1))

    def drag(self, at: tuple[float, float]) -> None:
        dx, dy = at[0] - self.area.centerx, at[1] - self.area.centery
        if math.hypot(dx, dy) < DIAL * 0.28:
            return
        self._turned = True
        turn = (math.degrees(math.atan2(dy, dx)) - FROM) % 360
        share = 0.0 if turn > (SWEEP + 360) / 2 else min(1.0, turn / SWEEP)
        low, high = self.ends
        self._set(round(low + share * (high - low)))

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        low, high = self.ends
        share = (self.value - low) / (high - low) if high > low else 1.0
        canvas.picture("blind-hen/dial", self.area.center, self.area.size)
        side = canvas.fit.length(DIAL * 0.86)
        angle = FROM + SWEEP * share
        canvas.put(canvas.pictures.turned("blind-hen/knob", (side, side), -angle), self.area.center)
        canvas.text(str(self.value), self.area.center, Style(64, "title", canvas.theme.ink), width=DIAL * 0.4)


class Key(Widget):
    """A round brass key with plus or minus."""

    def __init__(
        self, center: tuple[float, float], sign: str, press: Callable[[], None], enabled: bool, hotkey: int
    ) -> None:
        box = pygame.FRect(0, 0, 104, 104)
        box.center = center
        super().__init__(box, sign, enabled)
        self.radius = 52
        self._press = press
        self.hotkey = hotkey

    def choose(self) -> None:
        self._press()

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        canvas.picture(f"blind-hen/key_{'on' if self.enabled else 'off'}", self.area.center, self.area.size)
        canvas.text(self.label, self.area.center, Style(64, "title", canvas.theme.ink))
