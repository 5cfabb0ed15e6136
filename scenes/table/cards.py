"""A card on the table: what it shows, where it lies, and the sprites that draw it."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from scenes.canvas import Canvas, Point, Sprite
from scenes.table.motion import RAISE
from scenes.table.places import CARD_RATIO, Place, Pose
from scenes.table.prints import (
    BELOW,
    BLEND,
    COARSE,
    DIMS,
    FADES,
    FINE,
    HALO_REACH,
    OPENINGS,
    Cut,
    card_print,
    halo,
    middle_of,
)
from scenes.ui import shapes
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, mix
from scenes.ui.type import Style

WIDTH_STEP = 5
"""While a card grows or shrinks in flight, its width goes in steps of so many pixels."""
LIFT_STEP = 5
TICK = 0.34
"""Size of the tick on a chosen card, as a share of its width."""
TICK_AT = (-0.33, -0.57)
"""Where it sits, in widths and heights from the middle: on the part of a card that a fan leaves in sight."""
CHECK = "house/icons/check"
BADGE = (104.0, 46.0)


class Card:
    """One card. Everything here is what is seen now; what it will be is the director's business."""

    def __init__(self, face: str, back: str, face_up: bool = False) -> None:
        self.face = face
        self.back = back
        self.face_up = face_up
        self.pose = Pose(0, 0)
        self.width = 100.0
        self.rank = 0
        """The rank of its place: cards of later places lie above."""
        self.at: str | None = None
        """The place where it is seen to lie; None in flight."""
        self.lift = 0.0
        self.sight = 1.0
        """The share of its height in sight where it lies; in flight all of it is."""
        self.raised = 0.0
        self.opening = 1.0
        """1 when flat, 0 when seen from its edge while it turns over."""
        self.glow = 0.0
        self.glow_colour: Colour | None = None
        """None is the theme's own."""
        self.dim = 0.0
        self.fade = 1.0
        self.tick = False
        self.ghost: Card | None = None
        """Its old look, while it fades from one place to another."""
        self.rest: pygame.FRect | None = None
        """What it covers of the still layer; None while it moves."""

    def __repr__(self) -> str:
        return f"Card({self.picture!r} at {self.at})"

    @property
    def picture(self) -> str:
        return self.face if self.face_up else self.back

    def lie(self, place: Place, pose: Pose) -> None:
        """Be exactly here."""
        self.pose = pose
        self.width = place.card or self.width
        self.rank = place.rank
        self.at = place.name
        self.lift = place.lift_at(pose.z)
        self.sight = place.sight

    @property
    def order(self) -> tuple[int, int]:
        return self.rank, self.pose.z

    @property
    def middle(self) -> Point:
        """Where it is drawn: a raised card is pushed out along its own side."""
        if not self.raised:
            return self.pose.x, self.pose.y
        turn = math.radians(self.pose.angle)
        away = RAISE * self.raised
        return self.pose.x + away * math.sin(turn), self.pose.y - away * math.cos(turn)

    @property
    def bounds(self) -> pygame.FRect:
        """All that it may cover, shadow and glow included."""
        turn = math.radians(self.pose.angle)
        cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
        wide, high = self.width, self.width * CARD_RATIO
        reach = BELOW * self.lift + 6 + (2.6 * HALO_REACH if self.glow else 0)
        reach += self.width * TICK if self.tick else 0
        box = pygame.FRect(0, 0, wide * cos + high * sin + 2 * reach, wide * sin + high * cos + 2 * reach)
        box.center = self.middle
        return box

    def holds(self, at: Point) -> bool:
        """Does this point lie on the card?"""
        x, y = self.middle
        turn = math.radians(self.pose.angle)
        dx, dy = at[0] - x, at[1] - y
        along = dx * math.cos(turn) + dy * math.sin(turn)
        down = dy * math.cos(turn) - dx * math.sin(turn)
        return abs(along) <= self.width / 2 and abs(down) <= self.width * CARD_RATIO / 2


# -- drawing -----------------------------------------------------------------------------------------


def sprites(canvas: Canvas, cards: Iterable[Card]) -> list[Sprite]:
    """Cards from the lowest to the topmost; all glows below and all ticks above, not one over a neighbour."""
    cards = list(cards)
    glows = [_glow(canvas, card) for card in cards if card.glow > 0]
    drawn = []
    for card in cards:
        if card.ghost:
            drawn.append(_sprite(canvas, card.ghost))
        drawn.append(_sprite(canvas, card))
    ticks = [_tick(canvas, card) for card in cards if card.tick]
    return glows + drawn + ticks


def paint(canvas: Canvas, cards: Iterable[Card]) -> None:
    """Cards that lie still, into the still layer."""
    for one in sprites(canvas, cards):
        canvas.surface.blit(one.surface, (one.x, one.y), special_flags=one.blend)


def _sprite(canvas: Canvas, card: Card) -> Sprite:
    """In the air few angles, sizes and shadows do; on the cloth a card looks the same, moving or not."""
    scale, (left, top) = canvas.fit.scale, canvas.fit.origin
    pixels, height, step = round(card.width * scale), round(card.lift * scale), FINE
    coarse = card.at is None or card.opening < 1
    if coarse:
        pixels = round(pixels / WIDTH_STEP) * WIDTH_STEP
        height = round(height / LIFT_STEP) * LIFT_STEP
        step = COARSE
    opening, dim, fade = OPENINGS, 0, FADES
    if card.opening < 1 or card.dim or card.fade < 1:
        opening, dim, fade = (
            round(card.opening * OPENINGS) or 1,
            round(card.dim * DIMS),
            round(card.fade * FADES),
        )
    picture, turn = card.face if card.face_up else card.back, _turn(card.pose.angle, step)
    surface = card_print(canvas.pictures, Cut(picture, pixels, turn, height, opening, dim, fade, not coarse))
    x, y = card.middle
    dx, dy = middle_of(surface, height)
    if card.sight < 1 and card.at is not None:
        seen = dy + round(pixels * CARD_RATIO * (card.sight - 0.5))
        surface = surface.subsurface((0, 0, surface.get_width(), min(seen, surface.get_height())))
    return Sprite(surface, round(left + x * scale) - dx, round(top + y * scale) - dy, BLEND)


def _turn(angle: float, step: int) -> int:
    """In half degrees, at the nearest step."""
    return round(angle * 2 / step) * step % 720


def _glow(canvas: Canvas, card: Card) -> Sprite:
    colour = card.glow_colour or canvas.theme.glow
    width = round(card.width * canvas.fit.scale)
    drawn = halo(
        canvas.pictures,
        width,
        _turn(card.pose.angle, FINE),
        canvas.fit.length(HALO_REACH),
        colour,
        max(1, round(card.glow * FADES)),
    )
    return canvas.sprite(drawn, card.middle)


def _tick(canvas: Canvas, card: Card) -> Sprite:
    """A green seal with a tick."""
    side = canvas.fit.length(card.width * TICK)

    def make() -> pygame.Surface:
        seal = pygame.Surface((side * 3, side * 3), pygame.SRCALPHA)
        good = canvas.theme.good
        for share, colour in ((1.0, canvas.theme.ink), (0.9, canvas.theme.cream), (0.78, good)):
            pygame.draw.aacircle(seal, colour, (side * 1.5, side * 1.5), side * 1.5 * share)
        seal = pygame.transform.smoothscale(seal, (side, side))
        sign = canvas.pictures.tinted(CHECK, (side * 6 // 10,) * 2, canvas.theme.cream)
        seal.blit(sign, sign.get_rect(center=seal.get_rect().center))
        return seal

    x, y = card.middle
    turn = math.radians(card.pose.angle)
    along, down = card.width * TICK_AT[0], card.width * CARD_RATIO * TICK_AT[1]
    at = (
        x + along * math.cos(turn) - down * math.sin(turn),
        y + along * math.sin(turn) + down * math.cos(turn),
    )
    return canvas.sprite(canvas.made(("tick", side, canvas.theme.good), make), at)


def badge_area(place: Place) -> pygame.FRect:
    """Where the number of cards in a pile stands: on its lower edge."""
    box = pygame.FRect(0, 0, *BADGE)
    box.center = (place.center[0], place.center[1] + place.card * CARD_RATIO / 2 + 6)
    return box


def count_badge(canvas: Canvas, place: Place, count: int) -> Sprite:
    """How many cards lie in a pile."""
    theme = canvas.theme
    size = canvas.fit.length(BADGE[0]), canvas.fit.length(BADGE[1])

    def make() -> pygame.Surface:
        look = Look(mix(theme.ink, theme.brown, 0.25), theme.ink, theme.brass, 3, BADGE[1] / 2)
        badge = shapes.panel(size, look, canvas.fit.scale, theme)
        number = canvas.type.line(str(count), Style(34, "title", theme.cream))
        # By its ink, not by the font's box: numbers have no descenders.
        ink = number.get_bounding_rect()
        ink.center = badge.get_rect().center
        badge.blit(number.subsurface(number.get_bounding_rect()), ink)
        return badge

    drawn = canvas.made(("count", count, size, canvas.type.text_size, theme.ink), make)
    return canvas.sprite(drawn, badge_area(place).center)
