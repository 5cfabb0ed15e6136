"""Ricochet's cards, put together at the table so that numbers stay upright and can light up or fade."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import pygame

from game.ricochet.cards import CARDS, COLOURS, Colour
from scenes.canvas import Canvas, Point, Sprite
from scenes.tables.ricochet.field import BALL, CARD, SIGNS, SLOTS, Bed
from scenes.ui.shapes import INK
from scenes.ui.theme import WHITE, rgb
from scenes.ui.type import Style

Light = Literal["on", "lit", "faded"]

BUMPER = 100.0
CUP = 72.0
BALLS = {"large": 68.0, "small": 40.0}
SIGN = 36.0
NUMBER, NUMBER_LIT = 44.0, 47.0
PALE = rgb("#fffaf0")
FADED_EDGE = rgb("#4a4152")
GLOW = {"red": rgb("#e23a45"), "yellow": rgb("#ffc928"), "green": rgb("#22b97c"), "blue": rgb("#2f80ee")}
WARM = rgb("#ffb648")
BACK = "cards/ricochet/back"
CORNER = 14.0


@dataclass(frozen=True)
class Lights:
    """How the parts of a card shine. `numbers` names what differs from `rest`."""

    rest: Light = "on"
    numbers: Mapping[Colour, Light] = field(default_factory=dict)
    ball: bool = False

    def of(self, colour: Colour) -> Light:
        return self.numbers.get(colour, self.rest)

    @property
    def key(self) -> tuple[object, ...]:
        return tuple(self.of(colour) for colour in COLOURS), self.ball


PLAIN = Lights()


def paint_paper(canvas: Canvas, bed: Bed, card: int, lift: float = 6, halo: bool = False) -> None:
    """The paper of a face-up card with its shadow; the numbers go on top, so that a track can lie between."""
    if halo:
        canvas.glow(bed.area, CORNER * bed.scale, 26, WARM)
    canvas.shadow(bed.area, CORNER * bed.scale, lift)
    canvas.put(_paper(canvas, bed, CARDS[card].ball_colour), bed.center)


def paint_back(canvas: Canvas, bed: Bed, lift: float = 6) -> None:
    canvas.shadow(bed.area, CORNER * bed.scale, lift)
    canvas.put(back(canvas, bed), bed.center)


def paint_bed(canvas: Canvas, bed: Bed) -> None:
    """The dark recess in the cloth where a card belongs."""
    area = bed.area.inflate(18, 18)

    def make() -> pygame.Surface:
        size = canvas.fit.rect(area).size
        hollow = pygame.Surface(size, pygame.SRCALPHA)
        radius = canvas.fit.length(24)
        pygame.draw.rect(hollow, (*rgb("#0b1230"), 140), hollow.get_rect(), border_radius=radius)
        return hollow

    canvas.put(canvas.made(("bed", area.width, area.height), make), bed.center)


def back(canvas: Canvas, bed: Bed) -> pygame.Surface:
    size = canvas.fit.length(CARD[0] * bed.scale), canvas.fit.length(CARD[1] * bed.scale)
    picture = canvas.pictures.scaled(BACK, size)
    if bed.turn == 0:
        return picture
    return canvas.made(
        ("back", bed.scale, bed.turn), lambda: pygame.transform.rotate(picture, -90 * bed.turn)
    )


def face(canvas: Canvas, bed: Bed, card: int) -> pygame.Surface:
    """A whole face in one piece, for a card in flight."""

    def make() -> pygame.Surface:
        whole = _paper(canvas, bed, CARDS[card].ball_colour).copy()
        numbers = top(canvas, bed, card)
        whole.blit(numbers, numbers.get_rect(center=whole.get_rect().center))
        return whole

    return canvas.made(("face", bed.scale, bed.turn, card), make)


def _paper(canvas: Canvas, bed: Bed, colour: Colour) -> pygame.Surface:
    size = canvas.fit.length(CARD[0] * bed.scale), canvas.fit.length(CARD[1] * bed.scale)
    upright = canvas.pictures.scaled(f"ricochet/paper_{colour}", size)
    if bed.turn == 0:
        return upright
    key = ("paper", colour, bed.scale, bed.turn)
    return canvas.made(key, lambda: pygame.transform.rotate(upright, -90 * bed.turn))


def top(canvas: Canvas, bed: Bed, card: int, lights: Lights = PLAIN) -> pygame.Surface:
    """Bumpers, ball and signs on nothing, with room around them for their glow."""
    key = ("top", card, bed.scale, bed.turn, *lights.key)
    return canvas.made(key, lambda: _top(canvas, bed, card, lights))


def numbers(canvas: Canvas, bed: Bed, card: int) -> pygame.Surface:
    """The digits alone, to lie over a hand print so that nothing is lost."""

    def make() -> pygame.Surface:
        sheet = pygame.Surface(canvas.fit.rect(bed.area).size, pygame.SRCALPHA)
        for colour in COLOURS:
            digits = ink_of(canvas, str(CARDS[card].number(colour)), _digits("on", bed.scale))
            x, y = Bed(bed.name, (0, 0), bed.turn, bed.scale).where(SLOTS[colour])
            at = sheet.get_width() / 2 + x * canvas.fit.scale, sheet.get_height() / 2 + y * canvas.fit.scale
            sheet.blit(digits, digits.get_rect(center=at))
        return sheet

    return canvas.made(("numbers", card, bed.scale, bed.turn), make)


def top_sprite(canvas: Canvas, bed: Bed, card: int, lights: Lights) -> Sprite:
    return canvas.sprite(top(canvas, bed, card, lights), bed.center)


def _top(canvas: Canvas, bed: Bed, card: int, lights: Lights) -> pygame.Surface:
    box = bed.area.inflate(120, 120)
    sheet = pygame.Surface(canvas.fit.rect(box).size, pygame.SRCALPHA)
    middle = sheet.get_width() / 2, sheet.get_height() / 2
    local = Bed(bed.name, (0, 0), bed.turn, bed.scale)

    def pixel(on_card: Point) -> Point:
        x, y = local.where(on_card)
        return middle[0] + x * canvas.fit.scale, middle[1] + y * canvas.fit.scale

    one = CARDS[card]
    lit_last = sorted(COLOURS, key=lambda colour: lights.of(colour) == "lit")
    for colour in lit_last:
        drawn = bumper(canvas, colour, one.number(colour), lights.of(colour), bed.scale)
        sheet.blit(drawn, drawn.get_rect(center=pixel(SLOTS[colour])))
    _put_ball(canvas, sheet, one.ball_colour, one.ball_size, pixel(BALL), bed.scale, lights.ball)
    side = canvas.fit.length(SIGN * bed.scale)
    for spot in SIGNS:
        sign = canvas.pictures.scaled(f"ricochet/sign_{one.ball_size}", (side, side))
        sheet.blit(sign, sign.get_rect(center=pixel(spot)))
    return sheet


def _put_ball(
    canvas: Canvas, sheet: pygame.Surface, colour: str, size: str, at: Point, scale: float, lit: bool
) -> None:
    if lit:
        halo = _soft_disc(canvas, CUP * 0.5 * scale, WARM)
        sheet.blit(halo, halo.get_rect(center=at))
    for name, units in (("cup", CUP), (f"ball_{colour}", BALLS[size])):
        side = canvas.fit.length(units * scale)
        picture = canvas.pictures.scaled(f"ricochet/{name}", (side, side))
        sheet.blit(picture, picture.get_rect(center=at))
        if lit and name == "cup":
            halo = _soft_disc(canvas, BALLS[size] * 0.42 * scale, GLOW[colour])
            sheet.blit(halo, halo.get_rect(center=at))


def bumper(canvas: Canvas, colour: Colour, number: int, light: Light, scale: float) -> pygame.Surface:
    """One disc with its number; lit ones glow in their colour."""

    def make() -> pygame.Surface:
        side = canvas.fit.length(BUMPER * scale)
        name = f"ricochet/bumper_{colour}" + ("" if light == "on" else f"_{light}")
        disc = canvas.pictures.scaled(name, (side, side))
        halo = _soft_disc(canvas, 40 * scale, GLOW[colour]) if light == "lit" else None
        whole = pygame.Surface(halo.get_size() if halo else disc.get_size(), pygame.SRCALPHA)
        if halo:
            whole.blit(halo, (0, 0))
        whole.blit(disc, disc.get_rect(center=whole.get_rect().center))
        digits = ink_of(canvas, str(number), _digits(light, scale))
        whole.blit(digits, digits.get_rect(center=whole.get_rect().center))
        return whole

    return canvas.made(("bumper", colour, number, light, scale), make)


def _digits(light: Light, scale: float) -> Style:
    if light == "lit":
        return Style(NUMBER_LIT * scale, "title", INK)
    return Style(NUMBER * scale, "title", PALE, 3.0, 0, INK if light == "on" else FADED_EDGE)


def ink_of(canvas: Canvas, text: str, style: Style) -> pygame.Surface:
    """Only what is visible of a text, so that digits sit in the middle of their disc at any text size."""

    def make() -> pygame.Surface:
        size = style.size / canvas.type.text_size
        fixed = Style(size, style.face, style.colour, style.outline, style.drop, style.edge)
        drawn = canvas.type.line(text, fixed)
        return drawn.subsurface(drawn.get_bounding_rect()).copy()

    return canvas.made(("ink", text, style), make)


def _soft_disc(canvas: Canvas, radius: float, colour: tuple[int, int, int]) -> pygame.Surface:
    """A glow around something round."""

    def make() -> pygame.Surface:
        core, reach = canvas.fit.length(radius), canvas.fit.length(radius * 0.62)
        side = 2 * (core + 2 * reach)
        disc = pygame.Surface((side, side), pygame.SRCALPHA)
        disc.fill((*colour, 0))
        pygame.draw.circle(disc, (*colour, 255), (side / 2, side / 2), core + reach * 0.5)
        soft = pygame.transform.gaussian_blur(disc, max(1, reach // 2), repeat_edge_pixels=False)
        soft.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return soft

    return canvas.made(("soft disc", round(radius, 2), colour), make)


def hand_print(canvas: Canvas, colour: tuple[int, int, int], size: float, degrees: float) -> pygame.Surface:
    """A print in a seat's colour, `size` units high before it is turned."""

    def make() -> pygame.Surface:
        side = canvas.fit.length(size * 2 * 320 / 340), canvas.fit.length(size * 2)
        dyed = canvas.pictures.tinted("ricochet/hand", side, colour).copy()
        shine = canvas.pictures.tinted("ricochet/hand_shine", side, WHITE)
        dyed.blit(shine, (0, 0))
        return pygame.transform.rotozoom(dyed, degrees, 0.5)

    return canvas.made(("print", colour, size, degrees), make)
