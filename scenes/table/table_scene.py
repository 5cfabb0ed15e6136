"""The base of every table: cloth, rim, cards, plaques, ribbon and log, and presses that never get lost."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.canvas import Canvas, Sprite
from scenes.input import Input, Pointer, Press
from scenes.scene import Scene
from scenes.table import cards as cardstock
from scenes.table.director import Director
from scenes.table.ground import paint_ground
from scenes.table.log import Entry, Log
from scenes.table.places import Layout
from scenes.table.plaque import Plaque
from scenes.table.ribbon import Ribbon


class TableScene(Scene):
    """Subclasses name their layout, lay cards through the director, and take input in `act`."""

    table = "house"
    """Which art/tables/*.tmx it is played on."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.layout = Layout.load(self.table)
        self.places = self.layout.for_seats(seats)
        self.director = Director(self)
        self.plaques: list[Plaque] = []
        self.ribbon = Ribbon(self.places["ribbon"].box)
        self.log = Log(self.places["log"].box)
        self.counted: tuple[str, ...] = ()
        """The piles that say how many cards they hold."""
        self._counts: dict[str, int] = {}

    # -- for subclasses ------------------------------------------------------------------------------

    def seat(self, names: Sequence[tuple[str, str]]) -> None:
        """Put a plaque down for each seat: its name and its colour."""
        self.plaques = [
            Plaque(self.places[f"plaque-{number}"].box, name, colour)
            for number, (name, colour) in enumerate(names)
        ]
        self.touch()

    def ask(self, text: str, seat: int | None = None) -> None:
        """Say on the ribbon what is asked; the seat that owes it glows, and no other."""
        self.ribbon.text = text
        self.ribbon.seat = self.plaques[seat].seat if seat is not None else None
        self.touch(self.ribbon.reach)
        for number, plaque in enumerate(self.plaques):
            if plaque.active != (number == seat):
                plaque.active = number == seat
                self.touch(plaque.reach)

    def tell(self, text: str, seat: int | None = None, pictures: Sequence[str] = ()) -> None:
        """A sentence for the log."""
        self.log.add(Entry(text, self.plaques[seat].seat if seat is not None else None, tuple(pictures)))
        self.touch(self.log.reach)

    def act(self, event: Input) -> bool:
        """Take an event; presses find the table settled."""
        return False

    def paint_under(self, canvas: Canvas) -> None:
        """What lies on the cloth below the cards: mats, trays, boards."""

    def paint_over(self, canvas: Canvas) -> None:
        """What stands above the cards: bubbles, buttons."""

    # -- the scene -----------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        self.director.update(dt)
        self._recount()

    def handle(self, event: Input) -> bool:
        """A press while things move first has them all arrive: then it means what the table shows."""
        if self.director.moving and is_press(event):
            self.director.finish()
            self._recount()
        return self.act(event)

    @property
    def moving(self) -> bool:
        return self.director.moving

    def _recount(self) -> None:
        for name in self.counted:
            count = self.director.seen_at(name)
            if count != self._counts.get(name):
                self._counts[name] = count
                self.touch(cardstock.badge_area(self.places[name]))

    def paint(self, canvas: Canvas) -> None:
        sight = _in_sight(canvas)
        paint_ground(canvas, self.layout.cloth, self.layout.rim)
        self.paint_under(canvas)
        for plaque in self.plaques:
            if plaque.reach.colliderect(sight):
                plaque.paint(canvas)
        if self.log.reach.colliderect(sight):
            self.log.paint(canvas)
        lying = [card for card in self.director.still() if card.rest and card.rest.colliderect(sight)]
        cardstock.paint(canvas, lying)
        for badge in self._badges(canvas):
            canvas.surface.blit(badge.surface, (badge.x, badge.y))
        self.paint_over(canvas)
        if self.ribbon.reach.colliderect(sight):
            self.ribbon.paint(canvas)

    def live(self, canvas: Canvas) -> list[Sprite]:
        moving = self.director.live
        if not moving:
            return []
        on_cloth = [card for card in moving if card.at is not None]
        in_air = [card for card in moving if card.at is None]
        badges = self._badges(canvas, {card.at for card in on_cloth}) if on_cloth else []
        return [
            *cardstock.sprites(canvas, on_cloth),
            *badges,
            *cardstock.sprites(canvas, in_air),
        ]

    def _badges(self, canvas: Canvas, only: set[str | None] | None = None) -> list[Sprite]:
        """The numbers on piles, where there is something to count."""
        return [
            cardstock.count_badge(canvas, self.places[name], count)
            for name in self.counted
            if (count := self._counts.get(name, 0)) and (only is None or name in only)
        ]


def is_press(event: Input) -> bool:
    """A held direction that repeats is no new press; letting go of the button is what a click ends with."""
    if isinstance(event, Pointer):
        return event.kind in ("down", "up")
    return isinstance(event, Press) and not event.repeat


def _in_sight(canvas: Canvas) -> pygame.FRect:
    """The part that is being painted, in design units."""
    clip = canvas.surface.get_clip()
    left, top = canvas.fit.design(clip.topleft)
    right, bottom = canvas.fit.design(clip.bottomright)
    return pygame.FRect(left, top, right - left, bottom - top)
