"""A Perfect Swing: the piñata comes down over the table, takes three blows, and bursts into sweets."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from scenes.canvas import Canvas, Sprite
from scenes.table.places import Place

PINATA = "blind-business/pinata"
SWEETS = tuple(f"blind-business/sweet_{colour}" for colour in ("pink", "teal", "orange", "purple", "yellow"))
COMES, BLOWS, BURSTS = 0.35, (0.6, 1.05), 1.5
"""Seconds until it hangs, until it is hit, and until it bursts."""
LENGTH = 4.2
"""The whole show; what lies on the cloth then is swept away by the count."""
SWING = 22.0
SWEET = (92.0, 58.0)
MANY = 70
GRAVITY = 1500.0
GROUND = 1010.0


class _Sweet(NamedTuple):
    picture: str
    across: float
    up: float
    turn: float
    size: float
    start: float


class Show:
    """Every frame is a function of the seconds gone by, so any frame can be drawn again."""

    def __init__(self, place: Place, calm: bool) -> None:
        self.place = place
        self.calm = calm
        """Little motion: it hangs there, then the sweets lie there."""
        dice = random.Random(5)
        self._sweets = [
            _Sweet(
                SWEETS[number % len(SWEETS)],
                dice.uniform(-760, 760),
                dice.uniform(250, 1150),
                dice.uniform(-420, 420),
                dice.uniform(0.75, 1.25),
                dice.uniform(0, 0.18),
            )
            for number in range(MANY)
        ]

    def sprites(self, canvas: Canvas, seconds: float) -> list[Sprite]:
        if seconds >= LENGTH:
            return []
        if seconds < BURSTS:
            return [self._pinata(canvas, seconds)]
        return [self._sweet(canvas, sweet, seconds - BURSTS) for sweet in self._sweets]

    def _pinata(self, canvas: Canvas, seconds: float) -> Sprite:
        x, y = self.place.center
        share = 1.0 if self.calm else min(1.0, seconds / COMES)
        y -= (1 - share) ** 2 * 700
        last = max((blow for blow in BLOWS if blow <= seconds), default=None)
        angle = 0.0
        if last is not None and not self.calm:
            since = seconds - last
            angle = SWING * math.sin(since * 11) * math.exp(-since * 2.2)
        side = canvas.fit.length(self.place.box.width)
        drawn = canvas.pictures.turned(PINATA, (side, side), angle)
        return canvas.sprite(drawn, (x + angle * 3, y))

    def _sweet(self, canvas: Canvas, sweet: _Sweet, since: float) -> Sprite:
        """Thrown up and out, down to the ground, where it stays."""
        flight = max(0.0, since - sweet.start)
        if self.calm:
            flight = 10.0
        x0, y0 = self.place.center
        ground = GROUND - (sweet.size - 0.75) * 160
        lands = (sweet.up + math.sqrt(sweet.up**2 + 2 * GRAVITY * (ground - y0))) / GRAVITY
        flight = min(flight, lands)
        x = x0 + sweet.across * flight
        y = y0 - sweet.up * flight + GRAVITY * flight**2 / 2
        size = canvas.fit.length(SWEET[0] * sweet.size), canvas.fit.length(SWEET[1] * sweet.size)
        drawn = canvas.pictures.turned(sweet.picture, size, sweet.turn * flight % 360)
        return canvas.sprite(drawn, (min(1860.0, max(60.0, x)), y))


def blow_due(before: float, now: float) -> bool:
    """Has the stick struck between these two moments?"""
    return any(before < blow <= now for blow in BLOWS)


def bursts(before: float, now: float) -> bool:
    return before < BURSTS <= now
