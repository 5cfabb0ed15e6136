"""What a reveal leaves to be seen beside the cards: who is how strong, arrows to the customers, sold lots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules import Event
from game.second_estimate.events import CardsDiscarded, CardsRevealed, CustomerTaken
from scenes.canvas import Canvas, Point, Sprite
from scenes.table.places import CARD_RATIO
from scenes.tables.second_estimate import board as paint
from scenes.tables.second_estimate import desk
from scenes.tables.second_estimate.arrows import arrow, lanes

if TYPE_CHECKING:
    from scenes.tables.second_estimate.table import EstimateTable

GROWING = 0.45
"""Seconds until an arrow is drawn."""


class Reveal:
    """From the cards turned up until they are put away."""

    def __init__(self, table: EstimateTable) -> None:
        self._table = table
        self.ranks: dict[int, int] = {}
        """By seat, how strong the card before it is: 0 is the strongest. Empty before they are turned up."""
        self.sold: dict[int, tuple[int, int]] = {}
        """By lot, who took the customer there, and the value."""
        self.growing: tuple[int, float] | None = None
        """The lot whose arrow is being drawn, and since when."""
        self._lanes: dict[int, float] = {}

    def recall(self, events: Sequence[Event]) -> None:
        """All of it at once, for a table that is laid out anew."""
        self.rank(events)
        for event in events:
            self.note(event)

    def rank(self, events: Sequence[Event]) -> None:
        """Who stands where in strength, and a lane for the arrow of each."""
        ways = {}
        for event in events:
            if isinstance(event, CardsRevealed):
                self.ranks = {seat: rank for rank, seat in enumerate(event.order)}
            elif isinstance(event, CustomerTaken):
                ways[event.slot] = (self._station_top(event.seat)[0], self._lot_foot(event.slot)[0])
        self._lanes = lanes(ways)

    def note(self, event: Event) -> None:
        if isinstance(event, CustomerTaken):
            self.sold[event.slot] = (event.seat, event.customer)
        elif isinstance(event, CardsDiscarded):
            self.ranks, self.sold, self.growing = {}, {}, None

    def grow(self, slot: int, hold: float) -> None:
        """The arrow is drawn at the end of the time that people have to look."""
        app = self._table.app
        self.growing = (slot, self._table.time + max(0.0, hold - GROWING) / app.speed)

    def update(self) -> None:
        if self.growing and (self.grown >= 1 or not self._table.director.moving):
            self.growing = None
            self._table.touch()

    @property
    def grown(self) -> float:
        """How much of the newest arrow is drawn."""
        table = self._table
        if self.growing is None or table.app.settings.reduced_motion:
            return 1.0
        return min(1.0, (table.time - self.growing[1]) * table.app.speed / GROWING)

    # -- painting ------------------------------------------------------------------------------------

    def paint_lots(self, canvas: Canvas) -> None:
        """Price tags where customers have gone."""
        table = self._table
        for slot, (seat, value) in self.sold.items():
            if not table.director.seen_at(desk.lot(slot)):
                paint.paint_sold(canvas, table.places, slot, value, table.plaques[seat].seat)

    def paint_arrows(self, canvas: Canvas) -> None:
        for slot in self.sold:
            if self.growing is None or slot != self.growing[0]:
                drawn = self._arrow(canvas, slot, 1.0)
                canvas.surface.blit(drawn.surface, (drawn.x, drawn.y))

    def live(self, canvas: Canvas) -> list[Sprite]:
        if self.growing is None or self.grown <= 0:
            return []
        return [self._arrow(canvas, self.growing[0], self.grown)]

    def _arrow(self, canvas: Canvas, slot: int, share: float) -> Sprite:
        """From the station of whoever takes a customer up to the lot."""
        seat, _value = self.sold[slot]
        colour = canvas.theme.seat(self._table.plaques[seat].seat)
        start, end = self._station_top(seat), self._lot_foot(slot)
        return arrow(canvas, start, end, self._lanes[slot], colour, share)

    def _station_top(self, seat: int) -> Point:
        station = self._table.places[self._table.place(desk.station(seat))]
        return station.center[0], station.center[1] - station.card * CARD_RATIO / 2

    def _lot_foot(self, slot: int) -> Point:
        return self._table.places[f"lot.{slot}"].center[0], paint.LANE
