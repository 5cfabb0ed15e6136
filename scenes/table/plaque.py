"""A seat's lacquered plaque: symbol, name, a note, the score; it glows when the seat is to act."""

from __future__ import annotations

import math
import re
from dataclasses import replace

import pygame

from scenes.canvas import Canvas
from scenes.table.emblem import fitted, stamp_symbol
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, Theme, mix, readable_on
from scenes.ui.type import Style

RADIUS = 20
LIP = 8.0
GLOW = 24
NAME, LEAST_TITLE, LEAST_NAME = 36, 30, 26
NOTE, LEAST_NOTE = 26, 24
OUT = 0.55
"""How far the colour of a seat that is out goes towards the dark."""
EDGE = 0.06
"""Ink around a name, as a share of its size."""
TEETH = 14


class Plaque:
    """`area` is in design units; set what it says and touch its `reach`."""

    def __init__(self, area: pygame.FRect, name: str, seat: str) -> None:
        self.area = area
        self.name = name
        self.seat = seat
        self.note = ""
        self.score: int | None = None
        self.active = False
        self.out = False

    @property
    def reach(self) -> pygame.FRect:
        return self.area.inflate(4 * GLOW + 4, 4 * GLOW + 4)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        fill = theme.seat(self.seat)
        if self.out:
            fill = mix(fill, theme.ink, OUT)
        if self.active:
            canvas.glow(self.area, RADIUS, GLOW, mix(theme.glow, fill, 0.25))
        canvas.panel(self.area, _lacquer(fill, theme, self.active), lift=9)
        face = pygame.FRect(self.area.x, self.area.y, self.area.width, self.area.height - LIP)
        right = face.right - 20
        if self.score is not None:
            right = self._paint_score(canvas, face)
        left = self._paint_symbol(canvas, face, fill)
        self._paint_words(canvas, face, fill, left, right - left)

    def _paint_symbol(self, canvas: Canvas, face: pygame.FRect, fill: Colour) -> float:
        """An ink disc with the symbol cut out of it; returns where the words begin."""
        theme, side = canvas.theme, face.height * 0.70
        disc = pygame.FRect(0, 0, side, side)
        disc.center = (face.left + face.height * 0.5, face.centery)
        canvas.panel(disc, Look(theme.ink, edge=mix(fill, theme.ink, 0.55), edge_width=3, radius=side / 2))
        sign = mix(theme.cream, theme.ink, 0.35) if self.out else theme.cream
        stamp_symbol(canvas, self.seat, disc.center, side * 0.58, sign)
        return disc.right + 14

    def _paint_words(
        self, canvas: Canvas, face: pygame.FRect, fill: Colour, left: float, width: float
    ) -> None:
        dark = mix(fill, canvas.theme.ink, 0.82)
        height = face.height * (0.58 if self.note else 1.0)
        text, name = fitted(canvas.type, self.name, Style(NAME, "title"), LEAST_TITLE, width, height)
        name = replace(name, outline=name.size * EDGE, drop=name.size * EDGE, edge=dark)
        if text != self.name:  # a small outlined title would be hard to read: the plain face is not
            plain = Style(LEAST_TITLE, "bold", _note_colour(fill, canvas.theme))
            text, name = fitted(canvas.type, self.name, plain, LEAST_NAME, width, height)
            if text != self.name and not self.note and len(halves := in_two(self.name)) == 2:
                for half, share in zip(halves, (0.3, 0.7), strict=True):
                    text, name = fitted(canvas.type, half, plain, LEAST_NOTE, width, height / 2)
                    canvas.text(text, (left, face.top + face.height * share), name, "midleft")
                return
        canvas.text(text, (left, face.top + face.height * (0.33 if self.note else 0.5)), name, "midleft")
        if self.note:
            note = Style(NOTE, "bold", _note_colour(fill, canvas.theme))
            text, note = fitted(canvas.type, self.note, note, LEAST_NOTE, width, face.height * 0.42)
            canvas.text(text, (left + 2, face.top + face.height * 0.74), note, "midleft")

    def _paint_score(self, canvas: Canvas, face: pygame.FRect) -> float:
        """A brass rosette with the number; returns where the words must end."""
        side = face.height * 0.80
        center = (face.right - face.height * 0.52, face.centery)
        pixels = canvas.fit.length(side)
        rosette = canvas.made(("rosette", pixels, canvas.theme.brass), lambda: _rosette(pixels, canvas.theme))
        canvas.put(rosette, center)
        style = Style(side * 0.5, "title", canvas.theme.ink)
        text, style = fitted(canvas.type, str(self.score), style, 20, side * 0.72, side * 0.8)
        canvas.text(text, (center[0], center[1] + 1), style)
        return center[0] - side / 2 - 10


def in_two(name: str) -> list[str]:
    """A long name on two lines: parted where it may be, as near to its middle as that is."""
    places = [match.end() for match in re.finditer(r"[\s\-\u2010]", name[:-1])]
    if not places:
        return [name]
    middle = min(places, key=lambda place: abs(2 * place - len(name)))
    return [name[:middle].rstrip(), name[middle:]]


def _lacquer(fill: Colour, theme: Theme, active: bool) -> Look:
    return Look(
        fill=mix(fill, (255, 255, 255), 0.12),
        low=mix(fill, theme.ink, 0.16),
        edge=mix(fill, theme.cream, 0.9) if active else mix(fill, theme.ink, 0.66),
        edge_width=4 if active else 3,
        radius=RADIUS,
        gloss=0.14,
        lip=mix(fill, theme.ink, 0.72),
        lip_height=LIP,
    )


def _note_colour(fill: Colour, theme: Theme) -> Colour:
    return readable_on(mix(fill, theme.ink, 0.1), theme)


def _rosette(pixels: int, theme: Theme) -> pygame.Surface:
    big = pixels * 3
    middle = big / 2
    drawn = pygame.Surface((big, big), pygame.SRCALPHA)
    for share, colour in ((1.0, theme.ink), (0.90, theme.brass), (0.78, mix(theme.brass, theme.brown, 0.4))):
        pygame.draw.polygon(drawn, colour, _toothed(middle, middle * share))
    pygame.draw.aacircle(drawn, mix(theme.brass, theme.cream, 0.55), (middle, middle), middle * 0.70)
    return pygame.transform.smoothscale(drawn, (pixels, pixels))


def _toothed(middle: float, radius: float) -> list[tuple[float, float]]:
    points = []
    for step in range(TEETH * 8):
        turn = step / (TEETH * 8) * math.tau
        far = radius * (0.955 + 0.045 * math.cos(turn * TEETH))
        points.append((middle + far * math.cos(turn), middle + far * math.sin(turn)))
    return points
