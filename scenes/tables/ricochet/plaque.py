"""A racer's plaque: name, cards won, the last reaction, and the keys that slap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.keeping import Keeping
from game.words import _
from scenes.canvas import Canvas
from scenes.table.emblem import fitted
from scenes.tables.ricochet.keys import paint_diamond
from scenes.tables.ricochet.party import MOUSE, Chair, caps, level_name
from scenes.ui.shapes import Look
from scenes.ui.theme import SEAT_SYMBOLS, WHITE, Colour, mix, rgb
from scenes.ui.type import Style

SIZE = (440.0, 218.0)
NAME, LEAST_NAME = 42.0, 26.0
MINI = (37.0, 50.0)
STACK = 62.0
"""From the first won card to the last one that is needed."""
DARK = rgb("#0b0812")
DIM, OUT = 0.30, 0.52
GLOW = 26.0
DEVICES = {"bot": "robot", "person": "person"}
"""The icon where no keys are shown; otherwise it is the mouse."""


@dataclass
class Racer:
    """What a plaque says about one seat."""

    name: str
    seat: str
    """Its colour, by name."""
    caps: Mapping[str, str]
    """A label per place; empty for a bot and for the mouse."""
    device: str = "keys"
    """"keys", "pad", "mouse" or "bot"; "person" where it does not matter."""
    note: str = ""
    """For a bot: its level."""
    won: int = 0
    target: int = 6
    """How many cards win; 0 shows no stack."""
    reaction: str = ""
    active: bool = False
    quiet: bool = False
    """Not in this round: somebody else's moment."""
    out: bool = False
    down: frozenset[str] = field(default_factory=frozenset)


def racer_for(chair: Chair, keeping: Keeping, places: Sequence[str], target: int = 0) -> Racer:
    """What is to be said about whoever sits on this chair."""
    device = "bot" if not chair.is_person else "mouse" if chair.device == MOUSE else "keys"
    note = "" if chair.is_person else level_name(chair.level)
    return Racer(chair.name, chair.colour, caps(chair, keeping, places), device, note, target=target)


class Plaque:
    """`area` is in design units; on the right half of the table it is mirrored, keys towards the cards."""

    def __init__(self, area: pygame.FRect, racer: Racer) -> None:
        self.area = area
        self.racer = racer
        self.mirrored = area.centerx > 960

    @property
    def reach(self) -> pygame.FRect:
        return self.area.inflate(4 * GLOW + 4, 4 * GLOW + 4)

    @property
    def stack(self) -> tuple[float, float]:
        """Where the next won card lands."""
        step = STACK / max(1, self.racer.target - 1)
        return self._left + 20 + self.racer.won * step, self.area.top + 112

    @property
    def _left(self) -> float:
        return self.area.left + (220 if self.mirrored else 20)

    def paint(self, canvas: Canvas) -> None:
        racer, theme = self.racer, canvas.theme
        colour = theme.seat(racer.seat)
        if racer.out:
            colour = mix(colour, theme.ink, OUT)
        elif racer.quiet:
            colour = mix(colour, rgb("#0b1030"), DIM)
        if racer.active:
            canvas.glow(self.area, 30, GLOW, mix(theme.seat(racer.seat), theme.glow, 0.35))
        look = Look(
            fill=mix(colour, WHITE, 0.14), low=mix(colour, theme.ink, 0.12), edge=mix(colour, WHITE, 0.36),
            edge_width=3, radius=30, gloss=0.12, lip=mix(colour, theme.ink, 0.55), lip_height=9,
        )  # fmt: skip
        canvas.panel(self.area, look, lift=10)
        self._paint_name(canvas)
        if racer.target:
            self._paint_won(canvas, colour)
        self._paint_reaction(canvas)
        self._paint_device(canvas, mix(colour, WHITE, 0.38))

    def _paint_name(self, canvas: Canvas) -> None:
        theme, top = canvas.theme, self.area.top
        disc = pygame.FRect(0, 0, 58, 58)
        disc.center = (self._left + 31, top + 46)
        canvas.panel(disc, Look(theme.ink, radius=29))
        side = canvas.fit.length(36)
        symbol = f"house/seats/{SEAT_SYMBOLS[self.racer.seat]}"
        canvas.put(canvas.pictures.tinted(symbol, (side, side), theme.cream), disc.center)
        style = Style(NAME, "title", theme.cream, 3, 2, theme.ink)
        name, style = fitted(canvas.type, self.racer.name, style, LEAST_NAME, 136, 62)
        canvas.text(name, (self._left + 68, top + 47), style, "midleft")

    def _paint_won(self, canvas: Canvas, colour: Colour) -> None:
        racer, theme = self.racer, canvas.theme
        x, y = self._left + 20, self.area.top + 112
        step = STACK / max(1, racer.target - 1)
        ghost = Look(mix(colour, theme.ink, 0.34), None, mix(colour, theme.ink, 0.6), 2.5, 7)
        for number in range(racer.target - 1, racer.won - 1, -1):
            box = pygame.FRect(0, 0, *MINI)
            box.center = (x + number * step, y)
            canvas.panel(box, ghost)
        for number in range(racer.won):
            canvas.picture("ricochet/mini", (x + number * step, y), MINI)
        text = f"{racer.won}/{racer.target}"
        style = Style(40, "title", theme.cream, 3, 2, theme.ink)
        text, style = fitted(canvas.type, text, style, 26, 92, 60)
        canvas.text(text, (self._left + 202, y), style, "midright")

    def _paint_reaction(self, canvas: Canvas) -> None:
        racer, theme = self.racer, canvas.theme
        if not (racer.out or racer.reaction):
            return
        pill = pygame.FRect(self._left - 4, self.area.top + 150, 208, 42)
        ground = theme.danger if racer.out else DARK
        canvas.panel(pill, Look(mix(ground, theme.ink, 0.35) if racer.out else DARK, radius=15, alpha=225))
        text = _("out this round") if racer.out else racer.reaction
        bright = rgb("#ffe3a0") if racer.active else theme.cream
        text, style = fitted(canvas.type, text, Style(25, "bold", bright), 18, pill.width - 16, 40)
        canvas.text(text, pill.center, style)

    def _paint_device(self, canvas: Canvas, tint: Colour) -> None:
        racer = self.racer
        center = self.area.left + (112 if self.mirrored else SIZE[0] - 112), self.area.top + 104
        if racer.caps:
            paint_diamond(canvas, center, racer.caps, racer.seat, tint, racer.down)
            return
        well = pygame.FRect(0, 0, 176, 176)
        well.center = center
        canvas.panel(well, Look(DARK, radius=88, alpha=150))
        icon = DEVICES.get(racer.device, "mouse")
        canvas.icon(icon, (center[0], center[1] - 16), 84, tint)
        text = racer.note or _("Mouse")
        text, style = fitted(canvas.type, text, Style(26, "bold", canvas.theme.cream), 18, 150, 40)
        canvas.text(text, (center[0], center[1] + 52), style)
