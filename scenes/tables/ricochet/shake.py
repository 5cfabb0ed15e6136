"""The jolt of a slap: for a moment the whole picture swings by a few pixels."""

from __future__ import annotations

import pygame

from scenes.app import App
from scenes.canvas import Canvas, Sprite
from scenes.table.motion import SHAKE_UNITS

SECONDS = 0.14


class Shake:
    """Wanted in one frame, it takes the picture of the next one and swings it, unless someone wants none."""

    def __init__(self) -> None:
        self._wanted = False
        self._picture: pygame.Surface | None = None
        self._age = 0.0

    def start(self, app: App) -> None:
        self._wanted = app.settings.screen_shake and not app.settings.reduced_motion

    def stop(self) -> None:
        self._wanted, self._picture = False, None

    def move(self, app: App, dt: float) -> None:
        if self._picture:
            self._age += dt
            if self._age >= SECONDS:
                self._picture = None
        elif self._wanted:
            self._wanted, self._age = False, 0.0
            self._picture = app.screen.surface.copy()

    def live(self, canvas: Canvas) -> list[Sprite]:
        if not self._picture or self._picture.get_size() != canvas.fit.size:
            return []
        away = canvas.fit.length(SHAKE_UNITS) * (1 - self._age / SECONDS)
        swing = 1 if int(self._age * 60) % 2 == 0 else -1
        return [Sprite(self._picture, round(swing * away), round(-swing * away * 0.5))]
