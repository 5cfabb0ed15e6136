"""Around the cards of a practice run: who runs, how far, how much time is left, and where the ghost is."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from game.ricochet.practice import RIGHTS_TO_FINISH
from game.ricochet.runs import GhostNow, Mode
from game.words import _, ngettext
from scenes.canvas import Canvas, Sprite
from scenes.table.emblem import fitted
from scenes.tables.ricochet.cards import hand_print, ink_of
from scenes.tables.ricochet.field import Field
from scenes.tables.ricochet.keys import paint_diamond
from scenes.tables.ricochet.marquee import Marquee, glowing
from scenes.tables.ricochet.practice_parts import (
    BEAM,
    GHOST_BLUE,
    MODE_WORDS,
    PALE,
    SAND,
    blue_panel,
    chrome_ball,
    cross,
    figure,
    snug,
)
from scenes.ui.shapes import INK, Look, panel
from scenes.ui.theme import SEAT_SYMBOLS, WHITE, mix, rgb
from scenes.ui.type import Style

DARK = rgb("#0b0812")
BAR = pygame.FRect(1446, 652, 412, 50)
BAR_STEP = 4.0
"""The bar shrinks in steps of this: between them nothing has to be drawn."""
LAMPS_A_ROW = 10
CALM, WARM, HOT = rgb("#2fae7a"), rgb("#e7a52a"), rgb("#e5484d")
LETTER, DOT = 56.0, 30.0
FRAMED = 330.0
GHOST_ALPHA = 150


class ClockGlass(Marquee):
    """The marquee for seconds: a point takes less room than a digit."""

    def live(self, canvas: Canvas) -> list[Sprite]:
        x, y = self.area.center
        letters = [*self.value]
        widths = [DOT if letter in ". " else LETTER for letter in letters]
        unit = glowing(canvas, self.unit, 52) if self.unit else None
        unit_wide = 22.0 + 28 * len(self.unit) if unit else 0.0
        squeeze = min(1.0, (FRAMED - unit_wide) / max(1.0, sum(widths)))
        left = x - (sum(widths) * squeeze + unit_wide) / 2
        rise = 14 if self.below else 0
        sprites = []
        for letter, wide in zip(letters, widths, strict=True):
            if letter != " ":
                drawn = glowing(canvas, letter, 100)
                sprites.append(canvas.sprite(drawn, (left + wide * squeeze / 2, y - rise)))
            left += wide * squeeze
        if unit:
            sprites.append(canvas.sprite(unit, (left + unit_wide / 2 + 4, y - rise + 18)))
        if self.below:
            text, style = canvas.fitted(self.below, Style(28, "bold", rgb("#ffb86b")), FRAMED)
            sprites.append(canvas.sprite(canvas.type.line(text, style), (x, y + 54)))
        return sprites


@dataclass
class Hud:
    """What it says; set it and touch `plaque` or `progress`."""

    field_: Field
    mode: Mode
    name: str
    seat: str
    caps: Mapping[str, str]
    also: str = ""
    """Which keys slap as well."""
    reaction: str = ""
    slips: int = 0
    lamps: list[int] = field(default_factory=list)
    """The slips of every round answered so far."""
    down: frozenset[str] = frozenset()
    ghost: GhostNow | None = None
    left: float | None = None
    """The share of its time that a round, or the minute, still has."""
    full: float = 1.0
    """How much of the bar that time was at first: the limit of Endless falls."""

    @property
    def plaque(self) -> pygame.FRect:
        return self.field_.plaque(0)

    @property
    def progress(self) -> pygame.FRect:
        return self.field_.plaque(1)

    # -- the still part ------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        clip = canvas.surface.get_clip()
        words = MODE_WORDS[self.mode]
        if clip.colliderect(canvas.fit.rect((50, 50, 500, 190))):
            chrome_ball(canvas, (110, 120), 88)
            title = Style(64, "title", canvas.theme.cream, 4, 4)
            name, title = fitted(canvas.type, words.name, title, 40, 320, 84)
            canvas.text(name, (172, 104), title, "midleft")
            line = (176, 142, 322, 84)
            canvas.paragraph(words.line, line, Style(24, "bold", SAND))
        if clip.colliderect(canvas.fit.rect(self.plaque.inflate(60, 60))):
            self._paint_plaque(canvas)
        if clip.colliderect(canvas.fit.rect(self.progress.inflate(60, 60))):
            self._paint_progress(canvas)
        if self.left is not None and clip.colliderect(canvas.fit.rect(BAR.inflate(20, 20))):
            canvas.panel(BAR, Look(rgb("#10183f"), rgb("#0a1030"), canvas.theme.brass, 3, 25), lift=6)

    def _paint_plaque(self, canvas: Canvas) -> None:
        theme, area = canvas.theme, self.plaque
        colour = theme.seat(self.seat)
        look = Look(
            fill=mix(colour, WHITE, 0.14), low=mix(colour, theme.ink, 0.12), edge=mix(colour, WHITE, 0.36),
            edge_width=3, radius=30, gloss=0.12, lip=mix(colour, theme.ink, 0.55), lip_height=9,
        )  # fmt: skip
        canvas.panel(area, look, lift=10)
        disc = pygame.FRect(area.left + 22, area.top + 18, 58, 58)
        canvas.panel(disc, Look(theme.ink, radius=29))
        side = canvas.fit.length(36)
        sign = canvas.pictures.tinted(f"house/seats/{SEAT_SYMBOLS[self.seat]}", (side, side), theme.cream)
        canvas.put(sign, disc.center)
        style = Style(42, "title", theme.cream, 3, 2, theme.ink)
        name, style = fitted(canvas.type, self.name, style, 26, 140, 62)
        canvas.text(name, (disc.right + 10, disc.centery), style, "midleft")
        y = area.top + 112
        cross(canvas, (area.left + 46, y), 19)
        words = ngettext("{n} slip", "{n} slips", self.slips).format(n=self.slips)
        text, style = fitted(
            canvas.type, words, Style(34, "title", theme.cream, 2.5, 2, theme.ink), 24, 150, 60
        )
        canvas.text(text, (area.left + 78, y), style, "midleft")
        pill = pygame.FRect(area.left + 16, area.top + 150, 212, 42)
        canvas.panel(pill, Look(DARK, radius=15, alpha=225))
        words = self.reaction or self.also
        text, style = fitted(canvas.type, words, Style(25, "bold", theme.cream), 18, pill.width - 16, 40)
        canvas.text(text, pill.center, style)
        tint = mix(colour, WHITE, 0.38)
        paint_diamond(canvas, (area.right - 112, area.centery - 4), self.caps, self.seat, tint, self.down)

    def _paint_progress(self, canvas: Canvas) -> None:
        area = self.progress
        blue_panel(canvas, area)
        goal = RIGHTS_TO_FINISH.get(self.mode)
        if goal is None:
            self._paint_count(canvas)
            return
        if self.ghost is not None:
            self._lane(canvas, area.top + 70, _("You"), self.lamps, goal, BEAM)
            self._lane(canvas, area.top + 152, _("Ghost"), [0] * self.ghost.rights, goal, GHOST_BLUE)
            return
        words = _("{done} of {goal}").format(done=len(self.lamps), goal=goal)
        canvas.text(
            words, (area.centerx, area.top + 56), Style(snug(canvas, 44), "title", canvas.theme.cream, 2, 2)
        )
        rows = -(-goal // LAMPS_A_ROW)
        for number in range(goal):
            row, column = divmod(number, LAMPS_A_ROW)
            x = area.left + 50 + column * (area.width - 100) / (LAMPS_A_ROW - 1)
            y = area.top + (140 if rows == 1 else 116 + row * 54)
            self._lamp(canvas, (x, y), self.lamps[number] if number < len(self.lamps) else None, BEAM, 34)

    def _paint_count(self, canvas: Canvas) -> None:
        """Modes without a goal: the number that counts, large, and the last rounds as lamps."""
        area = self.progress
        style = Style(snug(canvas, 34), "title", canvas.theme.cream, 2, 2)
        canvas.text(_("Right answers"), (area.left + 34, area.top + 60), style, "midleft", 250)
        figure(canvas, str(len(self.lamps)), (area.right - 76, area.top + 68), 84, BEAM, 120)
        shown = self.lamps[-LAMPS_A_ROW:]
        for column in range(LAMPS_A_ROW):
            x = area.left + 50 + column * (area.width - 100) / (LAMPS_A_ROW - 1)
            slips = shown[column] if column < len(shown) else None
            self._lamp(canvas, (x, area.top + 154), slips, BEAM, 32)

    def _lane(
        self, canvas: Canvas, y: float, words: str, lamps: list[int], goal: int, colour: tuple[int, int, int]
    ) -> None:
        area = self.progress
        canvas.text(words, (area.left + 30, y - 32), Style(snug(canvas, 26), "title", colour), "midleft", 120)
        for number in range(goal):
            slips = lamps[number] if number < len(lamps) else None
            self._lamp(canvas, (self._lane_x(number), y + 4), slips, colour, 28)

    def _lane_x(self, number: float) -> float:
        area = self.progress
        return area.left + 46 + number * (area.width - 92) / (LAMPS_A_ROW - 1)

    def _lamp(
        self,
        canvas: Canvas,
        at: tuple[float, float],
        slips: int | None,
        colour: tuple[int, int, int],
        size: float,
    ) -> None:
        """Dark until the round is answered; a red edge tells of a slip."""
        box = pygame.FRect(0, 0, size, size)
        box.center = at
        if slips is None:
            canvas.panel(box, Look(rgb("#26336f"), rgb("#1a2456"), INK, 3, size / 2))
            return
        canvas.glow(box, size / 2, 8, colour if not slips else HOT)
        edge = HOT if slips else INK
        canvas.panel(box, Look(mix(colour, WHITE, 0.4), colour, edge, 5 if slips else 3, size / 2))

    # -- the live part -------------------------------------------------------------------------------

    def live(self, canvas: Canvas) -> list[Sprite]:
        sprites = []
        if self.left is not None:
            sprites += self._bar(canvas)
        if self.ghost is not None:
            sprites.append(self._ghost_hand(canvas, self.ghost))
        return sprites

    def _bar(self, canvas: Canvas) -> list[Sprite]:
        """What is left of the time; its colour warms up as it goes."""
        assert self.left is not None
        room = BAR.inflate(-16, -16)
        colour = CALM if self.left > 0.5 else WARM if self.left > 0.22 else HOT
        sprites = []
        if self.full < 1:
            mark = canvas.made(("limit mark",), lambda: _mark(canvas, room.height))
            sprites.append(canvas.sprite(mark, (room.left + room.width * self.full, room.centery)))
        steps = math.ceil(room.width / BAR_STEP * self.full * self.left)
        if steps:
            wide = min(room.width, max(room.height, steps * BAR_STEP))
            part = canvas.made(
                ("time bar", colour, wide), lambda: _strip(canvas, (wide, room.height), colour)
            )
            sprites.append(Sprite(part, *canvas.fit.point(*room.topleft)))
        return sprites

    def _ghost_hand(self, canvas: Canvas, now: GhostNow) -> Sprite:
        """The translucent hand at the lamp that the ghost is about to light."""
        colour = HOT if now.last else GHOST_BLUE

        def make() -> pygame.Surface:
            drawn = hand_print(canvas, colour, 74, 0).copy()
            drawn.fill((255, 255, 255, GHOST_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
            return drawn

        at = self._lane_x(min(now.rights, LAMPS_A_ROW - 1)), self.progress.top + 158
        return canvas.sprite(canvas.made(("ghost hand", colour), make), at)


def ghost_print(canvas: Canvas, height: float, degrees: float) -> pygame.Surface:
    """The ghost's hand on a card, once the round is over and it can betray nothing."""

    def make() -> pygame.Surface:
        drawn = hand_print(canvas, GHOST_BLUE, height, degrees).copy()
        drawn.fill((255, 255, 255, GHOST_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
        return drawn

    return canvas.made(("ghost print", height, degrees), make)


def cost_pill(canvas: Canvas, words: str) -> pygame.Surface:
    """What a slip costs, on a red pill that reads over any card."""

    def make() -> pygame.Surface:
        letters = ink_of(canvas, words, Style(60, "title", WHITE))
        wide, high = letters.get_width() + canvas.fit.length(52), letters.get_height() + canvas.fit.length(36)
        look = Look(mix(HOT, WHITE, 0.1), mix(HOT, INK, 0.25), canvas.theme.cream, 4, 46)
        pill = panel((wide, high), look, canvas.fit.scale, canvas.theme)
        pill.blit(letters, letters.get_rect(center=(wide // 2, high // 2)))
        return pill

    return canvas.made(("cost", words), make)


def _strip(canvas: Canvas, units: tuple[float, float], colour: tuple[int, int, int]) -> pygame.Surface:
    size = canvas.fit.length(units[0]), canvas.fit.length(units[1])
    look = Look(mix(colour, WHITE, 0.3), mix(colour, INK, 0.15), None, 0, units[1] / 2)
    return panel(size, look, canvas.fit.scale, canvas.theme)


def _mark(canvas: Canvas, height: float) -> pygame.Surface:
    """Where the time of this round began."""
    size = canvas.fit.length(6), canvas.fit.length(height)
    mark = pygame.Surface(size, pygame.SRCALPHA)
    mark.fill((*PALE, 230))
    return mark
