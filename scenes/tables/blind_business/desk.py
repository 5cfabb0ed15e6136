"""What people take hold of in Blind Business: the wooden board with its buttons, rows and racks to choose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from scenes.canvas import Canvas
from scenes.table.emblem import fitted, put_symbol
from scenes.table.places import CARD_RATIO
from scenes.table.spots import CardSpot
from scenes.ui.theme import Colour, mix, readable_on
from scenes.ui.type import Style
from scenes.ui.widgets import Button

EDGE = 26.0
"""From the side of the board to its buttons."""
GAP = 10.0
CARD = 84.0
LEAST_TEXT = 20
OK = "blind-business/ok"
OK_FILL: Colour = (160, 58, 140)


@dataclass(frozen=True)
class Note:
    """What the board says: a title, a line below it, and the cards it is about."""

    title: str = ""
    text: str = ""
    faces: tuple[str, ...] = ()
    seat: str | None = None
    """The colour of whoever it is about."""


@dataclass(frozen=True)
class Offer:
    """A button to be: what it says, what follows from it, and what it does."""

    label: str
    press: Callable[[], None]
    about: str = ""
    fill: Colour | None = None
    seal: str = ""
    """A picture at its left."""
    hotkey: int = 0


class BoardButton(Button):
    """A lacquer button with a second line that says what follows, and room for a seal."""

    def __init__(self, area: pygame.FRect, offer: Offer, size: float) -> None:
        super().__init__(
            area, offer.label, offer.press, primary=True, fill=offer.fill, size=size, hotkey=offer.hotkey
        )
        self.about = offer.about
        self.seal = offer.seal
        self.radius = min(26.0, area.height * 0.32)

    def _paint_label(self, canvas: Canvas, area: pygame.FRect, fill: Colour, lip: float) -> None:
        theme = canvas.theme
        face = pygame.FRect(area.x + 14, area.y + 5, area.width - 28, area.height - lip - 8)
        if self.seal:
            side = min(face.height, 62.0)
            canvas.picture(self.seal, (face.left + side / 2, face.centery), (side, side))
            face = pygame.FRect(face.left + side + 10, face.top, face.width - side - 10, face.height)
        style = Style(self.size, "title", theme.cream, 2.5, 2.5, mix(fill, theme.ink, 0.78))
        share = 0.5 if self.about else 1.0
        text, style = fitted(canvas.type, self.label, style, 22, face.width, face.height * share)
        canvas.text(text, (face.centerx, face.top + face.height * share / 2), style)
        if self.about:
            below = pygame.FRect(face.left, face.top + face.height * 0.48, face.width, face.height * 0.52)
            colour = readable_on(mix(fill, (0, 0, 0), 0.12), theme)
            style = Style(25, "bold", colour)
            while _lines(canvas, self.about, style, below.width) > below.height and _may_shrink(
                canvas, style
            ):
                style = replace(style, size=style.size - 1)
            canvas.paragraph(self.about, below, style, "center", middle=True)


def note_height(note: Note, offers: int) -> float:
    """How much of the board its words take; the rest is for buttons."""
    if not note.title:
        return 0.0
    if not offers:
        return 400.0
    return 150.0 if note.faces or note.text else 70.0


def buttons(desk: pygame.FRect, offers: list[Offer], note: Note) -> list[BoardButton]:
    """The offers one below the other at the foot of the board."""
    top = desk.top + EDGE + note_height(note, len(offers))
    room = pygame.FRect(desk.left + EDGE, top, desk.width - 2 * EDGE, desk.bottom - EDGE - top)
    most = 130.0 if any(offer.about for offer in offers) else 92.0
    high = min(most, (room.height - GAP * (len(offers) - 1)) / max(1, len(offers)))
    spare = room.height - high * len(offers) - GAP * (len(offers) - 1)
    made = []
    for number, offer in enumerate(offers):
        area = pygame.FRect(room.left, room.top + spare / 2 + number * (high + GAP), room.width, high)
        made.append(BoardButton(area, offer, min(44.0, high * (0.36 if offer.about else 0.46))))
    return made


def paint_note(canvas: Canvas, desk: pygame.FRect, note: Note, offers: int) -> None:
    """What the board says, above its buttons or, without any, in its middle."""
    whole = not offers
    room = desk.inflate(-2 * EDGE, -2 * EDGE)
    room.height = min(room.height, note_height(note, offers) - 8)
    left, wide = room.left, CARD * (1.5 if whole else 1.0)
    if note.faces:
        for number, face in enumerate(reversed(note.faces[:2])):
            at = (left + wide / 2 + 4 + number * wide * 0.5, room.top + wide * CARD_RATIO / 2 + 4)
            canvas.shadow((at[0] - wide / 2, at[1] - wide * 0.7, wide, wide * CARD_RATIO), wide * 0.07, 8)
            canvas.picture(face, at, (wide, wide * CARD_RATIO))
        left += wide + 20 + (wide * 0.5 if len(note.faces) > 1 else 0)
    elif note.seat:
        put_symbol(canvas, note.seat, (left + 26, room.top + 34), 52)
        left += 66
    beside = pygame.FRect(left, room.top, room.right - left, wide * CARD_RATIO + 8 if whole else room.height)
    if whole and note.faces:
        _words(canvas, beside, note.title, "")
        below = pygame.FRect(room.left, beside.bottom + 14, room.width, room.bottom - beside.bottom - 14)
        canvas.paragraph(note.text, below, _text_style(canvas), "left")
    else:
        _words(canvas, beside if not whole else room, note.title, note.text)


def _lines(canvas: Canvas, text: str, style: Style, width: float) -> float:
    """How high a text is when it is wrapped."""
    return len(canvas.type.wrap(text, style, width)) * canvas.type.height(style)


def _may_shrink(canvas: Canvas, style: Style) -> bool:
    return style.size * canvas.type.text_size > LEAST_TEXT


def _text_style(canvas: Canvas) -> Style:
    return Style(28, "bold", mix(canvas.theme.brass, canvas.theme.cream, 0.6))


def _words(canvas: Canvas, area: pygame.FRect, title: str, text: str) -> None:
    """Title and text as one block in the middle of an area; both are set smaller where they must be."""
    first, second = Style(36, "title", canvas.theme.cream, 2.5, 2.5), _text_style(canvas)
    while True:
        high = _lines(canvas, title, first, area.width)
        low = _lines(canvas, text, second, area.width) if text else 0
        if high + low <= area.height or not _may_shrink(canvas, second):
            break
        first, second = replace(first, size=first.size - 1), replace(second, size=second.size - 0.75)
    top = area.top + max(0.0, area.height - high - low) / 2
    canvas.paragraph(title, (area.left, top, area.width, high + 2), first)
    if text:
        canvas.paragraph(text, (area.left, top + high, area.width, area.bottom - top - high), second)


class RowSpot(CardSpot):
    """A row or a rack that can be chosen: a brass line around it says so."""

    def __init__(
        self, area: pygame.FRect, press: Callable[[], None], about: str, chosen: bool = False
    ) -> None:
        super().__init__(area.inflate(6, 6), press, about)
        self.chosen = chosen

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        box, thick = canvas.fit.rect(self.area), canvas.fit.length(6 if self.chosen else 4)
        for grow, colour in ((canvas.fit.length(4), theme.ink), (0, theme.brass)):
            pygame.draw.rect(canvas.surface, colour, box.inflate(grow, grow), thick, border_radius=3 * thick)
        super().paint(canvas, focused, held)


def frame(canvas: Canvas, area: pygame.FRect) -> None:
    """A golden frame around a card that was tapped or chosen."""
    theme = canvas.theme
    box, thick = canvas.fit.rect(area.inflate(10, 10)), canvas.fit.length(6)
    corner = canvas.fit.length(area.width * 0.1)
    pygame.draw.rect(canvas.surface, theme.ink, box.inflate(4, 4), thick + 3, border_radius=corner)
    pygame.draw.rect(canvas.surface, theme.glow, box, thick, border_radius=corner)
