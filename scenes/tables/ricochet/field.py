"""Where the cards of a race lie, which way their balls point, and where things are on a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.ricochet.cards import CENTRE, Colour, places
from scenes.table.places import Layout, Places

Point = tuple[float, float]

CARD = (180.0, 252.0)
"""A card in its own units, upright with the ball at its foot; everything on it is placed in these."""
SLOTS: dict[Colour, Point] = {
    "yellow": (-43, -76),
    "red": (43, -76),
    "blue": (-43, 8),
    "green": (43, 8),
}
BALL: Point = (0, 87)
HEART: Point = (0, -34)
"""The middle of the four bumpers, where a hand comes down."""
SIGNS: tuple[Point, Point] = ((-61, 90), (61, 90))
TURNS = {0: 0, 90: 1, 180: 2, -90: 3}
"""Quarter turns clockwise for each `facing` of a place."""


@dataclass(frozen=True)
class Bed:
    """The place of one card: its middle, its quarter turns clockwise, and its size against CARD."""

    name: str
    center: Point
    turn: int
    scale: float

    @cached_property
    def area(self) -> pygame.FRect:
        width, height = CARD if self.turn % 2 == 0 else CARD[::-1]
        box = pygame.FRect(0, 0, width * self.scale, height * self.scale)
        box.center = self.center
        return box

    def where(self, on_card: Point) -> Point:
        """A point of the card as a point of the table: places turn, numbers do not."""
        x, y = on_card
        for _ in range(self.turn):
            x, y = -y, x
        return self.center[0] + x * self.scale, self.center[1] + y * self.scale


@dataclass(frozen=True)
class Field:
    """The whole table for one number of seats, classic or Full Tilt."""

    layout: Layout
    spots: Places
    full_tilt: bool

    @classmethod
    def load(cls, seats: int, full_tilt: bool) -> Field:
        layout = Layout.load("ricochet")
        return cls(layout, layout.for_seats(seats), full_tilt)

    @property
    def outer(self) -> tuple[str, ...]:
        """The places that can be slapped."""
        return places(self.full_tilt)

    @cached_property
    def beds(self) -> dict[str, Bed]:
        return {name: self._bed(name) for name in (CENTRE, *self.outer)}

    @cached_property
    def deck(self) -> Bed:
        return self._bed("deck")

    def _bed(self, name: str) -> Bed:
        place = self.spots[f"tilt-{name}" if self.full_tilt else name]
        return Bed(name, place.center, TURNS[round(place.facing)], place.card / CARD[0])

    def plaque(self, seat: int) -> pygame.FRect:
        return self.spots[f"plaque-{seat}"].box

    @property
    def panel(self) -> pygame.FRect:
        """Where the marquee hangs, and the story of a chain."""
        return self.spots["panel"].box

    @property
    def table(self) -> pygame.FRect:
        """The cloth that a ball may roll on."""
        return self.spots["field"].box

    def furniture(self) -> list[pygame.FRect]:
        """What lies on the cloth besides the cards in play."""
        plaques = [self.plaque(seat) for seat in range(self.spots.seats)]
        return [*plaques, self.panel, self.deck.area]

    def at(self, point: Point, names: Sequence[str] | None = None) -> str | None:
        """The outer place under a point."""
        wanted = self.outer if names is None else names
        return next((name for name in wanted if self.beds[name].area.collidepoint(point)), None)
