"""What stands and lies on the shelf: the boxes, the slip that goes on with a match, and last time's news."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game import catalog
from game.keeping import Keeping
from game.keeping.statistics import Played, played
from game.words import _
from scenes.canvas import Canvas
from scenes.continuing import whose_turn
from scenes.table.emblem import fitted
from scenes.table.kept import Waiting
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, mix, rgb
from scenes.ui.type import Style
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.shelf import Shelf

BOX = (352.0, 398.0)
"""A box picture's size; the front inside it is FRONT, at this offset."""
FRONT = pygame.FRect(34, 17, 284, 379)
FLOOR = 640.0
GROWN = 0.17
TAG = (322.0, 142.0)
SLIP = pygame.FRect(336, 40, 560, 90)
"""The offer to go on with a match that waits."""
COLOURS: dict[str, Colour] = {
    "ricochet": rgb("#16245a"),
    "blind-business": rgb("#4a1a4e"),
    "blind-hen": rgb("#24523a"),
    "second-estimate": rgb("#123f63"),
    "none-of-your-business": rgb("#0f2f30"),
}


class Box(Widget):
    """A game on the shelf: choosing it opens the game. It is painted by the shelf, for it moves."""

    sound = "press"

    def __init__(self, key: str, x: float, shelf: Shelf) -> None:
        super().__init__((x - 172, FLOOR - 410, 344, 570), catalog.get(key).name)
        self.key = key
        self.x = x
        self.raised = 0.0
        self._shelf = shelf

    @property
    def reach(self) -> pygame.FRect:
        return pygame.FRect(self._shelf.app.fit.everything)

    def choose(self) -> None:
        self._shelf.play(self.key)

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        rules = catalog.get(self.key)
        chosen = self is self._shelf.chosen
        theme = canvas.theme
        tag = pygame.FRect(0, 0, *TAG)
        tag.midtop = (self.x, 690)
        edge = theme.brass if chosen else rgb("#bfae8a")
        if chosen:
            canvas.glow(tag, 14, 16, theme.glow)
        look = Look(theme.paper, mix(theme.paper, theme.paper_low, 0.8), edge, 5 if chosen else 3, 14)
        canvas.panel(tag, look, lift=8)
        bold = Style(26, "bold", theme.ink)
        x = tag.left + 18
        room = 60.0
        least, most = min(rules.seats), max(rules.seats)
        low, high = rules.minutes
        minutes = _("{n} min").format(n=low if low == high else f"{low}-{high}")
        for icon, colour, text in (
            ("person", rgb("#a8431c"), f"{least}-{most}"),
            ("clock", rgb("#1d5a86"), minutes),
        ):
            canvas.icon(icon, (x + 13, tag.top + 32), 27, colour)
            box = canvas.text(text, (x + 34, tag.top + 32), bold, "midleft", room)
            x += 34 + box.width / canvas.fit.scale + 18
            room = tag.right - 12 - x - 34
        area = (tag.left + 18, tag.top + 52, TAG[0] - 30, 88)
        canvas.paragraph(rules.line, area, Style(24, "body", theme.ink))
        pin = pygame.FRect(0, 0, 20, 20)
        pin.center = (self.x, tag.top + 2)
        canvas.panel(pin, Look(rgb("#f4d07a"), theme.brass, rgb("#7a5a18"), 3, 10), lift=3)

    def paint_focus(self, canvas: Canvas) -> None:
        """The lifted box shows it."""


class Slip(Widget):
    """A slip of paper: go on with the match that waits, whose decision it is, and which game."""

    radius = 24.0

    def __init__(self, waiting: Waiting, press: Callable[[], None]) -> None:
        super().__init__(SLIP, catalog.get(waiting.game).name)
        self.waiting, self._press = waiting, press
        self.hotkey = pygame.K_c

    def choose(self) -> None:
        self._press()

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        edge = theme.primary if focused else theme.brass
        canvas.panel(self.area, Look(theme.paper, theme.paper_low, edge, 5, 24), lift=10)
        colour = COLOURS[self.waiting.game]
        badge = pygame.FRect(self.area.left + 14, self.area.top + 12, 66, 66)
        canvas.panel(badge, Look(mix(colour, (255, 255, 255), 0.15), colour, theme.ink, 3, 33))
        canvas.icon("play", badge.center, 34, theme.cream)
        left, wide = badge.right + 18, self.area.width - 176
        head = _("Continue: {game}").format(game=self.label)
        text, style = fitted(canvas.type, head, Style(32, "bold", theme.ink), 24, wide, 44)
        canvas.text(text, (left, self.area.top + 30), style, "midleft")
        line = whose_turn(self.waiting)
        text, style = fitted(canvas.type, line, Style(26, "bold", rgb("#a8431c")), 24, wide, 38)
        canvas.text(text, (left, self.area.top + 65), style, "midleft")
        canvas.icon("arrow_right", (self.area.right - 44, self.area.centery), 38, rgb("#a8431c"))


def grown(canvas: Canvas) -> tuple[int, int]:
    return canvas.fit.length(BOX[0] * (1 + GROWN)), canvas.fit.length(BOX[1] * (1 + GROWN))


def floor_shadow(canvas: Canvas, box: Box) -> None:
    """Where the box stands, or floats."""
    wide = 344 if box.raised < 1 else 380
    area = pygame.FRect(box.x - wide / 2, FLOOR - 12, wide, 24)
    canvas.shadow(area, 12, 9)


def box_glow(canvas: Canvas, strength: int) -> pygame.Surface:
    """The light around the lifted box, with the brass frame that marks it."""
    scale = 1 + GROWN

    def draw() -> pygame.Surface:
        reach = 44
        size = BOX[0] * scale + 4 * reach, BOX[1] * scale + 4 * reach
        whole = pygame.Surface((canvas.fit.length(size[0]), canvas.fit.length(size[1])), pygame.SRCALPHA)
        inner = Canvas(whole, canvas.fit, canvas.brushes)
        left, top = canvas.fit.design((0, 0))
        front = pygame.FRect(
            left + 2 * reach + FRONT.left * scale,
            top + 2 * reach + FRONT.top * scale,
            FRONT.width * scale,
            FRONT.height * scale,
        )
        inner.glow(front, 12, reach, canvas.theme.glow)
        inner.panel(front.inflate(12, 12), Look(canvas.theme.brass, radius=14))
        if strength < 4:
            whole.fill((255, 255, 255, 255 * strength // 4), special_flags=pygame.BLEND_RGBA_MULT)
        return whole

    return canvas.made(("box glow", strength), draw)


def last_time(keeping: Keeping, game: str) -> str:
    """Who won here last, as far as the records of the people know; else for how many the game is."""
    found = [one for person in keeping.profiles for one in played(keeping.records.of(person.id))]
    here = [one for one in found if one.game == game]
    latest = max(here, key=lambda one: (one.when, one.won), default=None)
    winner = _winner(latest) if latest else None
    if latest and winner:
        text = _("Last time: {name} won with {score}.")
        return text.format(name=winner, score=max(latest.totals, default=latest.score))
    seats = catalog.get(game).seats
    text = _("For {least} to {most} at one keyboard; bots fill the empty chairs.")
    return text.format(least=min(seats), most=max(seats))


def _winner(last: Played) -> str | None:
    """The only one with the highest total, where the record knows the company."""
    best = max(last.totals, default=None)
    if best is None or last.totals.count(best) > 1 or len(last.company) != len(last.totals):
        return None
    if last.won and last.score != best:
        return None  # won at once: the totals do not tell by whom
    return last.company[last.totals.index(best)]
