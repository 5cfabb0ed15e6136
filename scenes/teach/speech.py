"""What the lesson says: a paper panel that stands beside what it talks about, a halo, and an arrow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import pygame

from game.words import _
from scenes.canvas import Canvas, Sprite
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, mix
from scenes.ui.type import Style, Type

WIDTHS = (600.0, 530.0, 700.0, 444.0)
"""How wide the panel may be: the first is the nicest."""
LESS_NICE = 20000.0
PAD = 30.0
TEXT, ANSWER, COUNT = 30.0, 28.0, 24.0
FOOT, ROW = 92.0, 84.0
"""Room for a button below the words, and for each one more."""
HEAD = 40.0
"""Room for the count above them."""
ROOM = pygame.FRect(50, 46, 1820, 944)
"""Where the panel may stand: inside the rim, above the ribbon."""
GRID = 30
CLEAR = 100.0
"""How far it keeps from what it points at: the arrow needs room."""
ON_TARGET, NEAR_TARGET, ON_NEEDED, ON_CARDS, FAR = 5000.0, 20.0, 8.0, 2.5, 130.0
"""How bad it is to stand on those, and to stand far away."""
ARROW, BOB, BEATS = 88.0, 9.0, 4.2
SHAPE = ((0.1, 0.38), (0.5, 0.38), (0.5, 0.16), (0.9, 0.5), (0.5, 0.84), (0.5, 0.62), (0.1, 0.62))
REACH, RING = 30.0, 8.0
"""How far a halo shines, and the width of its bright ring."""
SUPER = 3

Areas: TypeAlias = Sequence[pygame.FRect]


@dataclass
class Speech:
    """What is said now, and where the panel stands for it."""

    text: str = ""
    answer: str = ""
    """Kind words to a try that is not what is wanted now."""
    count: str = ""
    target: pygame.FRect | None = None
    box: pygame.FRect = field(default_factory=lambda: pygame.FRect(0, 0, 0, 0))
    feet: int = 0
    """How many buttons stand below the words."""

    @property
    def reach(self) -> pygame.FRect:
        """All that it may cover."""
        whole = self.box.inflate(160, 160)
        return whole.union(self.target.inflate(280, 280)) if self.target else whole

    def button(self, number: int) -> pygame.FRect:
        """Where a button stands below the words: one is narrow and at the right, of two each has a row."""
        wide = self.box.width - 2 * PAD
        if self.feet == 1:
            wide = min(wide, 300.0)
        top = self.box.bottom - PAD - 66 - (self.feet - 1 - number) * ROW
        return pygame.FRect(self.box.right - PAD - wide, top, wide, 72)

    def stand(self, type_: Type, needed: Areas, lying: Areas) -> None:
        """Find the place for the words: beside the target, on nothing that is needed, on few cards."""
        weighed = [(one, ON_NEEDED) for one in needed] + [(one, ON_CARDS) for one in lying]
        found = []
        for number, width in enumerate(WIDTHS):
            cost, box = _best(width, self._height(type_, width), self.target, weighed)
            found.append((cost + number * LESS_NICE, number, box))
        self.box = min(found)[2]

    @property
    def _foot(self) -> float:
        return FOOT + (self.feet - 1) * ROW if self.feet else 0.0

    def _height(self, type_: Type, width: float) -> float:
        """Of the panel, for all that it says."""
        height = HEAD + 2 * PAD + self._foot
        height += _lines(type_, self.text, TEXT, width - 2 * PAD)
        if self.answer:
            height += _lines(type_, self.answer, ANSWER, width - 2 * PAD) + 34
        return min(height, ROOM.height)

    # -- painting ------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        if not self.text:
            return
        theme = canvas.theme
        if self.target:
            self._paint_halo(canvas, self.target)
        canvas.panel(self.box, Look(theme.paper, theme.paper_low, theme.brass, 5, 28), lift=22)
        left, top, wide = self.box.left + PAD, self.box.top + PAD, self.box.width - 2 * PAD
        canvas.icon("bulb", (left + 16, top + 10), 34, mix(theme.brass, theme.ink, 0.2))
        canvas.text(_("Lesson"), (left + 44, top + 12), Style(COUNT, "bold", theme.brown), "midleft")
        count = Style(COUNT, "bold", theme.quiet)
        canvas.text(self.count, (self.box.right - PAD, top + 12), count, "midright")
        bottom = self.box.bottom - PAD - self._foot
        y = top + HEAD
        y += canvas.paragraph(self.text, (left, y, wide, bottom - y + 4), Style(TEXT, "body", theme.ink))
        if self.answer:
            self._paint_answer(canvas, pygame.FRect(left - 10, y + 12, wide + 20, bottom - y - 4))

    def _paint_answer(self, canvas: Canvas, box: pygame.FRect) -> None:
        theme = canvas.theme
        ground = mix(theme.paper, theme.brass, 0.42)
        canvas.panel(box, Look(ground, edge=theme.brass, edge_width=3, radius=16))
        area = box.inflate(-20, -8)
        canvas.paragraph(self.answer, area, Style(ANSWER, "body", theme.ink), "left", middle=True)

    def _paint_halo(self, canvas: Canvas, target: pygame.FRect) -> None:
        """A ring of light around it; nothing lies over the thing itself."""
        area = target.inflate(16, 16)
        size = canvas.fit.rect(area).size
        widths = canvas.fit.length(REACH), canvas.fit.length(RING), canvas.fit.length(3)
        colours = canvas.theme.glow, canvas.theme.ink
        canvas.put(
            canvas.made(("halo", size, widths, colours), lambda: _halo(size, widths, colours)), area.center
        )

    def arrow(self, canvas: Canvas, time: float) -> list[Sprite]:
        """From the panel to the target; it nods, unless things are to keep still (`time` 0)."""
        if self.target is None or not self.text:
            return []
        at, degrees = _pointing(self.box, self.target)
        nod = BOB * math.sin(time * BEATS)
        turn = math.radians(degrees)
        center = (at[0] + nod * math.cos(turn), at[1] + nod * math.sin(turn))
        side = canvas.fit.length(ARROW)
        colours = canvas.theme.primary, canvas.theme.ink, canvas.theme.cream
        angle = round(degrees / 5) * 5
        drawn = canvas.made(("pointer", side, angle, colours), lambda: _arrow(side, angle, *colours))
        return [canvas.sprite(drawn, center)]


def _best(
    width: float, height: float, target: pygame.FRect | None, weighed: Sequence[tuple[pygame.FRect, float]]
) -> tuple[float, pygame.FRect]:
    """The place that covers least of what is needed, near to the target; and how bad it still is."""
    box = pygame.FRect(0, 0, width, height)
    clear = target.inflate(2 * CLEAR, 2 * CLEAR) if target else None
    middle = target.center if target else ROOM.center
    areas = [area for area, _weight in weighed]
    best, least = box.copy(), math.inf
    for top in range(round(ROOM.top), round(ROOM.bottom - height) + 1, GRID):
        for left in range(round(ROOM.left), round(ROOM.right - width) + 1, GRID):
            box.topleft = (left, top)
            cost = math.dist(box.center, middle) * FAR
            if target and clear:
                cost += _shared(box, target) * ON_TARGET + _shared(box, clear) * NEAR_TARGET
            if cost >= least:
                continue
            cost += sum(_shared(box, areas[at]) * weighed[at][1] for at in box.collidelistall(areas))
            if cost < least:
                best, least = box.copy(), cost
    return least, best


def _lines(type_: Type, text: str, size: float, width: float) -> float:
    """How high a text stands."""
    style = Style(size, "body")
    return len(type_.wrap(text, style, width)) * type_.height(style)


def _shared(one: pygame.FRect, other: pygame.FRect) -> float:
    both = one.clip(other)
    return both.width * both.height


def _pointing(box: pygame.FRect, target: pygame.FRect) -> tuple[tuple[float, float], float]:
    """The middle of the arrow and where it points: at the side of the target that faces the panel."""
    x = min(max(box.centerx, target.left + 10), target.right - 10)
    y = min(max(box.centery, target.top + 10), target.bottom - 10)
    if box.bottom <= target.top:
        tip, degrees, gap = (x, target.top), 90.0, target.top - box.bottom
    elif box.top >= target.bottom:
        tip, degrees, gap = (x, target.bottom), -90.0, box.top - target.bottom
    elif box.right <= target.left:
        tip, degrees, gap = (target.left, y), 0.0, target.left - box.right
    else:
        tip, degrees, gap = (target.right, y), 180.0, box.left - target.right
    turn = math.radians(degrees)
    into = max(0.0, ARROW + 2 * BOB - gap)  # where the panel stands near, the arrow lies on the thing itself
    away = ARROW * 0.5 + BOB + 6 - into
    return (tip[0] - away * math.cos(turn), tip[1] - away * math.sin(turn)), degrees


def _halo(
    size: tuple[int, int], widths: tuple[int, int, int], colours: tuple[Colour, Colour]
) -> pygame.Surface:
    """A bright ring with an inked edge, fading outwards; empty inside."""
    far, ring, edge = widths
    glow, ink = colours
    drawn = pygame.Surface((size[0] + 2 * far, size[1] + 2 * far), pygame.SRCALPHA)
    inner = pygame.Rect((far, far), size)
    radius = 2 * ring
    for step in range(far, ring, -1):
        alpha = round(150 * (1 - (step - ring) / (far - ring)) ** 2)
        pygame.draw.rect(drawn, (*glow, alpha), inner.inflate(2 * step, 2 * step), 2, radius + step)
    for grow, colour in ((ring + edge, ink), (ring, glow), (edge, ink)):
        box = inner.inflate(2 * grow, 2 * grow)
        pygame.draw.rect(drawn, colour, box, border_radius=radius + grow)
    pygame.draw.rect(drawn, (0, 0, 0, 0), inner, border_radius=radius)
    return drawn


def _arrow(side: int, degrees: float, fill: Colour, ink: Colour, light: Colour) -> pygame.Surface:
    """A stout arrow in lacquer, drawn pointing right and turned."""
    big = side * SUPER
    drawn = pygame.Surface((big, big), pygame.SRCALPHA)
    shape = [(big * x, big * y) for x, y in SHAPE]
    for width, colour in ((big * 0.13, ink), (big * 0.055, light)):
        for one, other in zip(shape, [*shape[1:], shape[0]], strict=True):
            pygame.draw.line(drawn, colour, one, other, round(width))
            pygame.draw.circle(drawn, colour, one, width / 2)
    pygame.draw.polygon(drawn, fill, shape)
    turned = pygame.transform.rotate(drawn, -degrees)
    return pygame.transform.smoothscale(turned, (side, side))
