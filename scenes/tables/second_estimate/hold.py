"""What people take hold of in Second Estimate: a card of the fan, and the suit that may be moved."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from scenes.canvas import Canvas, Point
from scenes.input import Act
from scenes.table import cards as cardstock
from scenes.table.cards import Card
from scenes.table.places import Pose
from scenes.table.spots import CardSpot
from scenes.tables.second_estimate.board import letter
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget

CARRIED_LIFT = 22.0
CARRIED_LEAN = -3.0
GRIP = 24.0
"""So far the pointer goes before a press becomes a carry."""
LEFT_BEHIND = 0.3
"""How much is seen of a card at its place while it is carried."""


class Carry:
    """A card that follows the pointer, while what it leaves behind is pale."""

    def __init__(self, card: Card, width: float) -> None:
        self.card = card
        self.copy = Card(card.face, card.face, True)
        self.copy.width, self.copy.lift, self.copy.at = width, CARRIED_LIFT, "pointer"
        self.begun: Point | None = None
        self.here: Point | None = None
        self.reach = pygame.FRect(card.bounds)

    def to(self, at: Point) -> bool:
        """True once the card is off the table."""
        if self.begun is None:
            self.begun = at
        if self.here is None and math.dist(self.begun, at) < GRIP:
            return False
        before = self.copy.bounds if self.here else self.card.bounds
        self.here = at
        self.copy.pose = Pose(at[0], at[1], CARRIED_LEAN)
        self.card.fade = LEFT_BEHIND
        self.reach = before.union(self.copy.bounds).union(self.card.bounds)
        return True

    def end(self) -> bool:
        """Let go; True when a card was carried."""
        carried, self.begun, self.here = self.here is not None, None, None
        self.card.fade = 1.0
        return carried

    def paint(self, canvas: Canvas) -> None:
        if self.here:
            cardstock.paint(canvas, [self.copy])


class HandSpot(CardSpot):
    """A card of the fan. The one with the focus is pushed out; it is played by a press, or carried out."""

    def __init__(
        self, area: pygame.FRect, press: Callable[[], None], about: str, card: Card, hotkey: int, out: float
    ) -> None:
        super().__init__(area, press, about, hotkey)
        self.card = card
        self.carry = Carry(card, card.width)
        self._out = out
        """Above this line a carried card is played."""

    @property
    def reach(self) -> pygame.FRect:
        return super().reach.union(self.carry.reach)

    def drag(self, at: Point) -> None:
        self.carry.to(at)

    def choose(self) -> None:
        if not self.carry.end():
            super().choose()

    def drop(self, at: Point) -> None:
        if self.carry.end() and at[1] < self._out:
            super().choose()

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        self.carry.paint(canvas)


class SuitMover(Widget):
    """The four suit cards while one of them may go elsewhere: by arrows, by a press, by carrying."""

    sound = ""

    def __init__(
        self,
        area: pygame.FRect,
        middles: list[float],
        card: Card,
        at: int,
        change: Callable[[int], None],
        done: Callable[[], None],
    ) -> None:
        super().__init__(area)
        self.at = at
        self.carry = Carry(card, card.width * 1.12)
        self._middles = middles
        self._change = change
        self._done = done
        self._pointed = False
        self.origin = at
        """Where the card lies while nothing is decided."""
        self.put: Button | None = None
        """The button that puts it where it is shown: of use only elsewhere than there."""

    @property
    def reach(self) -> pygame.FRect:
        return super().reach.union(self.carry.reach)

    def show(self, place: int | None) -> None:
        """The card would go to this place; None is back to where it lies."""
        self.at = self.origin if place is None else place
        if self.put is not None:
            self.put.enabled = self.at != self.origin

    def _to(self, place: int) -> None:
        place = min(len(self._middles) - 1, max(0, place))
        if place != self.at:
            self.at = place
            self._change(place)

    def push(self, act: Act) -> bool:
        step = {Act.LEFT: -1, Act.RIGHT: 1}.get(act, 0)
        if step:
            self._to(self.at + step)
        return bool(step)

    def wheel(self, turn: float) -> None:
        self._to(self.at - (1 if turn > 0 else -1))

    def drag(self, at: Point) -> None:
        """A press beside the card sends it there; one that goes on carries it along."""
        first = not self._pointed
        self._pointed = True
        if self.carry.to(at) or first:
            near = [abs(at[0] - middle) for middle in self._middles]
            self._to(near.index(min(near)))

    def choose(self) -> None:
        """A press of the pointer has chosen a place already; a key gives the move."""
        self.carry.end()
        if self._pointed:
            self._pointed = False
        else:
            self._done()

    def drop(self, at: Point) -> None:
        self.carry.end()
        self._pointed = False

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        self.carry.paint(canvas)

    def paint_focus(self, canvas: Canvas) -> None:
        box = canvas.fit.rect(self.area)
        thick = canvas.fit.length(5)
        pygame.draw.rect(canvas.surface, canvas.theme.glow, box, thick, border_radius=4 * thick)


class PlaceKey(Button):
    """The number of a place in the row, to press while a suit may go there."""

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        fill = theme.glow if focused else theme.brass
        look = Look(fill, mix(fill, theme.brown, 0.25), theme.ink, 3, self.area.height / 2)
        canvas.panel(self.area, look, lift=2 if held else 5)
        letter(canvas, self.label, self.area, Style(30, "title", theme.ink))
