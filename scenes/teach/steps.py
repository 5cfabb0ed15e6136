"""A lesson is a list of steps: what is said, where to look, what is awaited, what to say to other tries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import pygame

from scenes.table.cards import Card
from scenes.table.places import CARD_RATIO, Place
from scenes.table.plaque import Plaque
from scenes.ui.widgets import Widget

Target: TypeAlias = pygame.FRect | Widget | None
"""What a step points at: an area of the table, or something to press."""
Look: TypeAlias = Callable[[Any], Target]
"""Finds it at the table as it stands now."""

READING = 2.6
"""Words a second that a person reads from a couch while learning."""
ACTING, WATCHING = 4.0, 5.0
"""Seconds that doing something takes, and that looking on takes."""


def nowhere(_table: Any) -> Target:
    return None


@dataclass(frozen=True)
class Step:
    """One thing at a time. Without anything awaited it is read, and a button goes on."""

    text: str
    at: Look = nowhere
    press: bool = False
    """Is what it points at to be pressed? Then nothing else on the table works now."""
    wants: Callable[[Any], bool] | None = None
    """The decision that ends the step, where several presses lead to it."""
    other: str = ""
    """What is said to anything else that is tried."""
    until: Callable[[Any], bool] | None = None
    """The table goes on by itself until then."""
    hit: Look | None = None
    """What is to be pressed, where the step points at something else: the learner finds it."""

    @property
    def seconds(self) -> float:
        """About how long it takes a person."""
        words = len(self.text.split()) / READING
        return words + (ACTING if self.press else WATCHING if self.until else 1.0)


def tell(text: str, at: Look = nowhere) -> Step:
    """Explain something; the table waits."""
    return Step(text, at)


def do(text: str, at: Look, other: str, wants: Callable[[Any], bool] | None = None) -> Step:
    """Have what is pointed at pressed; with `wants`, until that decision is made."""
    return Step(text, at, True, wants, other)


def find(text: str, at: Look, hit: Look, other: str) -> Step:
    """Have something pressed that the learner finds out; what is pointed at says what it must be."""
    return Step(text, at, True, other=other, hit=hit)


def watch(text: str, until: Callable[[Any], bool], at: Look = nowhere) -> Step:
    """Look on while the others play."""
    return Step(text, at, until=until)


# -- where to look -------------------------------------------------------------------------------------


def place(*names: str) -> Look:
    """One place of the table, or the area around several; seats are those of the match."""

    def look(table: Any) -> Target:
        boxes = [_area(table.places[table.place(name)]) for name in names]
        return boxes[0].unionall(boxes[1:])

    return look


def _area(there: Place) -> pygame.FRect:
    """A place as large as it is drawn, or as one card where it is only a point."""
    box = there.box
    if not box.width:
        box = pygame.FRect(0, 0, there.card, there.card * CARD_RATIO)
        box.center = there.center
    return box


def cards(*names: str) -> Look:
    """What lies in these places, to the edges of its cards."""

    def look(table: Any) -> Target:
        boxes = [face(card) for name in names for card in table.director.at(table.place(name))]
        return boxes[0].unionall(boxes[1:]) if boxes else place(*names)(table)

    return look


def card_at(name: str, at: int) -> Look:
    """One card of a place."""

    def look(table: Any) -> Target:
        return face(table.card_at(name, at))

    return look


def face(card: Card) -> pygame.FRect:
    """A card to its edges."""
    box = pygame.FRect(0, 0, card.width, card.width * CARD_RATIO)
    box.center = card.middle
    return box


def plaque(seat: int) -> Look:

    def look(table: Any) -> Target:
        plaques: list[Plaque] = table.plaques
        return plaques[seat].area.copy()

    return look


def button(label: str) -> Look:
    """What can be pressed and whose label begins so, as it stands on the screen now."""

    def look(table: Any) -> Target:
        widgets: list[Widget] = table.board.widgets
        return next((one for one in widgets if one.label.startswith(label)), None)

    return look


def card_spot(name: str, at: int) -> Look:
    """A card that can be chosen: the one at a position of a place."""

    def look(table: Any) -> Target:
        area = table.spot(name, at, lambda: None, "").area
        widgets: list[Widget] = table.board.widgets
        return next((one for one in widgets if one.area == area), None)

    return look
