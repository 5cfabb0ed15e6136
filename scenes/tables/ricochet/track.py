"""The ball on its way: the glowing track it leaves behind, its numbered beads, and the chrome ball itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate, pairwise

import pygame

from scenes.canvas import Canvas, Point, Sprite
from scenes.fit import Fit
from scenes.tables.ricochet.cards import ink_of
from scenes.tables.ricochet.router import Leg
from scenes.ui.shapes import INK
from scenes.ui.theme import Colour, rgb
from scenes.ui.type import Style

TUBE: tuple[tuple[float, Colour], ...] = (
    (24, INK),
    (18, rgb("#c96a10")),
    (13, rgb("#ffc44d")),
    (6, rgb("#fff6d2")),
)
"""The track from its ink edge to its white heart: width and colour."""
HALO, HALO_WIDTH, HALO_BLUR = rgb("#ff8a12"), 44.0, 15.0
SUPER = 2
SHRINK = 4
BALL = 74.0
"""The chrome ball's picture; the ball fills nine tenths of it."""
ROLLS = 6
TURN_STEP = 15
BEAD = 64.0
SPEED = 980.0
"""Design units a second: a chain takes about three seconds."""
LINGER = 0.16
"""The ball rests this long on every bumper it reaches."""
COMET = 14
"""Points of light behind the ball."""


class Roll:
    """One run of the ball along a chain. `move` lets it roll; the track lights up behind it."""

    def __init__(self, canvas: Canvas, legs: Sequence[Leg]) -> None:
        self.legs = list(legs)
        self.points: list[Point] = [legs[0].way[0]]
        self.strips: list[_Strip] = []
        self._fit: Fit | None = None
        arrivals: list[int] = []
        for leg in self.legs:
            self.points += leg.way[1:]
            arrivals.append(len(self.points) - 1)
            self.points += leg.inside[1:]
        self._lengths = [0.0, *accumulate(math.dist(one, other) for one, other in pairwise(self.points))]
        self.arrivals = [self._lengths[number] for number in arrivals]
        """How far along each leg reaches its card."""
        self.along = 0.0
        self.rest = 0.0
        self.fit_to(canvas)

    def fit_to(self, canvas: Canvas) -> None:
        """The track is drawn for one size of the window, and drawn again when that changes."""
        if self._fit == canvas.fit:
            return
        self._fit = canvas.fit
        self.strips = []
        first = 0
        for leg in self.legs:
            self.strips.append(_Strip(canvas, leg.points, first))
            first += len(leg.points) - 1
        if self.along:
            self._light_up()

    @property
    def length(self) -> float:
        return self._lengths[-1]

    @property
    def done(self) -> bool:
        return self.along >= self.length

    @property
    def reached(self) -> int:
        """How many cards the ball has come to."""
        return sum(self.along >= arrival for arrival in self.arrivals)

    def move(self, seconds: float) -> bool:
        """Roll on; True when the ball has just come to a card."""
        if self.rest > 0:
            self.rest -= seconds
            return False
        before = self.reached
        goal = min(self.length, self.along + SPEED * seconds)
        if before < len(self.arrivals) and goal >= self.arrivals[before]:
            goal, self.rest = self.arrivals[before], LINGER
        self.along = goal
        self._light_up()
        return self.reached > before

    def finish(self) -> None:
        self.along = self.length
        self._light_up()

    def _light_up(self) -> None:
        last = len(self.points) if self.done else self._number()
        for strip in self.strips:
            strip.light_up(last)

    def _number(self) -> int:
        """The last point that the ball has passed."""
        low, high = 0, len(self._lengths) - 1
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self._lengths[middle] <= self.along else (low, middle - 1)
        return low

    @property
    def place(self) -> Point:
        number = self._number()
        if number >= len(self.points) - 1:
            return self.points[-1]
        step = self._lengths[number + 1] - self._lengths[number]
        share = (self.along - self._lengths[number]) / step if step else 0.0
        (x, y), (u, v) = self.points[number], self.points[number + 1]
        return x + (u - x) * share, y + (v - y) * share

    # -- sprites -------------------------------------------------------------------------------------

    def track(self) -> list[Sprite]:
        return [strip.sprite for strip in self.strips if strip.begun]

    def beads(self, canvas: Canvas) -> list[Sprite]:
        return [
            bead_sprite(canvas, number, leg.bead)
            for number, leg in enumerate(self.legs, start=1)
            if self.reached >= number
        ]

    def ball(self, canvas: Canvas) -> list[Sprite]:
        """The comet behind the ball, its shadow, the chrome and the star engraved in it."""
        number = self._number()
        sprites: list[Sprite] = []
        if not self.done and self.rest <= 0:
            for step in range(COMET):
                behind = number - 2 * (COMET - step)
                if behind >= 0:
                    glow = _spark(canvas, (step + 1) / COMET)
                    sprites.append(canvas.sprite(glow, self.points[behind], pygame.BLEND_RGB_ADD))
        x, y = self.place
        shade, _ = canvas.shadow_of((canvas.fit.length(BALL * 0.8),) * 2, BALL * 0.4, 7)
        sprites.append(canvas.sprite(shade, (x, y + 4)))
        side = (canvas.fit.length(BALL),) * 2
        sprites.append(canvas.sprite(canvas.pictures.scaled("ricochet/chrome", side), (x, y)))
        frame = int(self.along / (math.pi * BALL * 0.45 / ROLLS)) % ROLLS
        ahead = self.points[min(number + 2, len(self.points) - 1)]
        back = self.points[max(0, number - 2)]
        angle = -math.degrees(math.atan2(ahead[1] - back[1], ahead[0] - back[0]))
        star = canvas.pictures.turned(f"ricochet/roll_{frame}", side, angle, TURN_STEP)
        return [*sprites, canvas.sprite(star, (x, y))]


class _Strip:
    """The track of one leg: drawn once, shown as far as the ball has come."""

    def __init__(self, canvas: Canvas, points: Sequence[Point], first: int) -> None:
        self._full, self._corner = _draw(canvas, points)
        self._lit = pygame.Surface(self._full.get_size(), pygame.SRCALPHA)
        self._pixels = [canvas.fit.point(*point) for point in points]
        self._side = canvas.fit.length(HALO_WIDTH)
        self._first = first
        self._shown = 0

    @property
    def begun(self) -> bool:
        return self._shown > 0

    @property
    def sprite(self) -> Sprite:
        return Sprite(self._lit, *self._corner)

    def light_up(self, last: int) -> None:
        """Only pixels around the ball change, and those are drawn anew anyway."""
        upto = min(len(self._pixels), last - self._first)
        if upto >= len(self._pixels):
            self._lit, self._shown = self._full, upto
            return
        for x, y in self._pixels[self._shown : max(0, upto)]:
            box = pygame.Rect(0, 0, self._side, self._side)
            box.center = (x - self._corner[0], y - self._corner[1])
            self._lit.fill((0, 0, 0, 0), box)
            self._lit.blit(self._full, box.clip(self._full.get_rect()), box.clip(self._full.get_rect()))
        self._shown = max(self._shown, upto)


def bead_sprite(canvas: Canvas, number: int, at: Point, size: float = BEAD) -> Sprite:
    return canvas.sprite(bead(canvas, number, size), at)


def bead(canvas: Canvas, number: int, size: float = BEAD) -> pygame.Surface:
    """A brass medal with a number."""

    def make() -> pygame.Surface:
        side = canvas.fit.length(size)
        medal = canvas.pictures.scaled("ricochet/bead", (side, side)).copy()
        digit = ink_of(canvas, str(number), Style(34 * size / BEAD, "title", canvas.theme.cream))
        medal.blit(digit, digit.get_rect(center=medal.get_rect().center))
        return medal

    return canvas.made(("bead", number, size), make)


def _spark(canvas: Canvas, share: float) -> pygame.Surface:
    def make() -> pygame.Surface:
        side = canvas.fit.length(30 + 60 * share)
        light = canvas.pictures.scaled("ricochet/light", (side, side)).convert()
        level = round(200 * share)
        light.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
        return light

    return canvas.made(("spark", share), make)


def _draw(canvas: Canvas, points: Sequence[Point]) -> tuple[pygame.Surface, tuple[int, int]]:
    """The whole lit track and where its corner lies."""
    fit = canvas.fit
    pixels = [fit.point(*point) for point in points]
    margin = fit.length(HALO_WIDTH + 2 * HALO_BLUR)
    left, top = min(x for x, _ in pixels) - margin, min(y for _, y in pixels) - margin
    size = max(x for x, _ in pixels) + margin - left, max(y for _, y in pixels) + margin - top
    exact = [(fit.origin[0] + x * fit.scale - left, fit.origin[1] + y * fit.scale - top) for x, y in points]
    whole = _halo(size, exact, fit.scale)
    big = pygame.Surface((size[0] * SUPER, size[1] * SUPER), pygame.SRCALPHA)
    for width, colour in TUBE:
        _stroke(big, [(x * SUPER, y * SUPER) for x, y in exact], width * fit.scale * SUPER, colour)
    whole.blit(pygame.transform.smoothscale(big, size), (0, 0))
    return whole, (left, top)


def _stroke(surface: pygame.Surface, points: Sequence[Point], width: float, colour: object) -> None:
    for x, y in points:
        pygame.draw.circle(surface, colour, (x, y), width / 2)  # type: ignore[arg-type]
    pygame.draw.lines(surface, colour, False, points, max(1, round(width)))  # type: ignore[arg-type]


def _halo(size: tuple[int, int], points: Sequence[Point], scale: float) -> pygame.Surface:
    """The orange light around the track: it tints paper as well as cloth."""
    small = (max(1, size[0] // SHRINK), max(1, size[1] // SHRINK))
    glow = pygame.Surface(small, pygame.SRCALPHA)
    glow.fill((*HALO, 0))
    inner = [(x / SHRINK, y / SHRINK) for x, y in points]
    _stroke(glow, inner, HALO_WIDTH * 0.72 * scale / SHRINK, (*HALO, 190))
    soft = pygame.transform.gaussian_blur(glow, max(1, round(HALO_BLUR * scale / SHRINK / 2)))
    soft.fill((*HALO, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(soft, size)
