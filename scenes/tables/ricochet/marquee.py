"""The lights of the playfield: the marquee with the running time, the ring of bulbs, the lane arrows."""

from __future__ import annotations

import math

import pygame

from game.ricochet.cards import CENTRE
from scenes.canvas import Canvas, Point, Sprite
from scenes.tables.ricochet.field import Field
from scenes.ui.theme import Colour, rgb
from scenes.ui.type import Style

FRAME = (412.0, 226.0)
DIGITS: Colour = rgb("#ffd56b")
BELOW: Colour = rgb("#ffb86b")
EMBER: Colour = rgb("#ff8a1e")
DIGIT, UNIT = 100.0, 52.0
BULB = 20.0
LIGHT = 92.0
RING_CENTRE, RING, RING_SIZE, BULBS = (960.0, 502.0), 440.0, 924.0, 60
BULBS_A_SECOND = 10
BOARDS = {
    False: (("rico", 129.0), ("chet", 51.0)),
    True: (("full", 228.0), ("tilt", 312.0)),
}
BOARD = (340.0, 320.0)
BOARD_HALF = 21.0
"""Degrees around a board that carry no bulbs."""
ARROW = 40.0


def on_ring(degrees: float) -> Point:
    angle = math.radians(degrees)
    return RING_CENTRE[0] + RING * math.cos(angle), RING_CENTRE[1] + RING * math.sin(angle)


def milliseconds(ns: int) -> str:
    """1 207: thousands set apart, as on every scoreboard of the house."""
    return f"{round(ns / 1e6):,}".replace(",", " ")


class Ring:
    """Bulbs around the cards, lit one after the other while the clock runs."""

    def __init__(self, field: Field, boards: bool = True) -> None:
        self.field = field
        self.boards = [
            (name, middle)
            for name, middle in BOARDS[field.full_tilt]
            if boards and self._free(on_ring(middle), 110)
        ]
        self.bulbs = [at for at in map(self._bulb, range(BULBS)) if at is not None]

    def _bulb(self, number: int) -> Point | None:
        degrees = 360 * (number + 0.5) / BULBS - 90
        for _name, middle in self.boards:
            if abs((degrees - middle + 180) % 360 - 180) < BOARD_HALF:
                return None
        at = on_ring(degrees)
        return at if self._free(at, 22) else None

    def _free(self, at: Point, margin: float) -> bool:
        """Nothing lies here that it would peek out from under."""
        beds = [bed.area for bed in self.field.beds.values()]
        boxes = [*self.field.furniture(), *(beds if margin < 60 else [])]
        return not any(box.inflate(2 * margin, 2 * margin).collidepoint(at) for box in boxes)

    def paint(self, canvas: Canvas) -> None:
        canvas.picture("ricochet/ring", RING_CENTRE, (RING_SIZE, RING_SIZE))
        for name, middle in self.boards:
            canvas.picture(f"ricochet/board_{name}", on_ring(middle), BOARD)
        for at in self.bulbs:
            canvas.picture("ricochet/ring_off", at, (BULB, BULB))

    def live(self, canvas: Canvas, lit: int) -> list[Sprite]:
        """The first `lit` bulbs; past the last one it starts again."""
        side, wide = canvas.fit.length(BULB), canvas.fit.length(LIGHT)
        bulb = canvas.pictures.scaled("ricochet/bulb_on", (side, side))
        light = canvas.pictures.scaled("ricochet/light", (wide, wide))
        count = lit % (len(self.bulbs) + 1)
        shining = self.bulbs[:count]
        glows = [canvas.sprite(light, at, pygame.BLEND_RGB_ADD) for at in shining]
        return glows + [canvas.sprite(bulb, at) for at in shining]

    def paint_arrows(self, canvas: Canvas, on: bool) -> None:
        """Inserts in the gaps left and right of the starter, pointing outward."""
        centre = self.field.beds[CENTRE]
        name = f"ricochet/arrow_{'on' if on else 'off'}"
        side = canvas.fit.length(ARROW), canvas.fit.length(ARROW)
        right = canvas.pictures.scaled(name, side)
        left = canvas.made(("arrow", on), lambda: pygame.transform.flip(right, True, False))
        for sprite, x in ((left, centre.area.left - 31), (right, centre.area.right + 31)):
            for down in (-52, 0, 52):
                canvas.put(sprite, (x, centre.center[1] + down))


class Marquee:
    """Brass frame, bulbs, and what glows on the glass. Only the digits are live."""

    def __init__(self, panel: pygame.FRect) -> None:
        self.area = pygame.FRect(0, 0, *FRAME)
        self.area.center = panel.center
        self.value = ""
        self.unit = ""
        self.below = ""

    def show(self, value: str, unit: str = "", below: str = "") -> None:
        self.value, self.unit, self.below = value, unit, below

    def paint(self, canvas: Canvas, chase: int = 0) -> None:
        canvas.shadow(self.area, 34, 12)
        canvas.picture("ricochet/marquee", self.area.center, FRAME)
        side = canvas.fit.length(BULB), canvas.fit.length(BULB)
        glow = canvas.fit.length(52), canvas.fit.length(52)
        for number, at in enumerate(self._bulbs()):
            on = (number + chase) % 2 == 0
            if on:
                canvas.put(canvas.pictures.scaled("ricochet/light", glow), at, pygame.BLEND_RGB_ADD)
            canvas.put(canvas.pictures.scaled(f"ricochet/bulb_{'on' if on else 'off'}", side), at)

    def _bulbs(self) -> list[Point]:
        box = self.area.inflate(-34, -34)
        across = [box.left + 19 + number * (box.width - 38) / 10 for number in range(11)]
        down = [box.top + 27 + number * (box.height - 54) / 4 for number in range(5)]
        head = [(x, box.top) for x in across]
        foot = [(x, box.bottom) for x in reversed(across)]
        return [*head, *((box.right, y) for y in down), *foot, *((box.left, y) for y in reversed(down))]

    def live(self, canvas: Canvas) -> list[Sprite]:
        """Each digit is a sprite of its own: a running clock makes no new surfaces."""
        x, y = self.area.center
        digits = [glowing(canvas, letter, DIGIT) for letter in self.value]
        widths = [26.0 if letter == " " else 56.0 for letter in self.value]
        unit = glowing(canvas, self.unit, UNIT) if self.unit else None
        unit_width = 84.0 if unit else 0.0
        squeeze = min(1.0, 330 / max(1.0, sum(widths) + unit_width))
        left = x - (sum(widths) * squeeze + unit_width) / 2
        rise = 14 if self.below else 0
        sprites = []
        for letter, drawn, width in zip(self.value, digits, widths, strict=True):
            if letter != " ":
                sprites.append(canvas.sprite(drawn, (left + width * squeeze / 2, y - rise)))
            left += width * squeeze
        if unit:
            sprites.append(canvas.sprite(unit, (left + unit_width / 2 + 6, y - rise + 18)))
        if self.below and not self.value:
            headline = glowing(canvas, self.below, 58 if len(self.below) < 11 else 44)
            return [canvas.sprite(headline, (x, y))]
        if self.below:
            style = Style(28, "bold", BELOW)
            text, style = canvas.fitted(self.below, style, 336)
            sprites.append(canvas.sprite(canvas.type.line(text, style), (x, y + 54)))
        return sprites


def glowing(canvas: Canvas, text: str, size: float) -> pygame.Surface:
    def make() -> pygame.Surface:
        style = Style(size / canvas.type.text_size, "title", DIGITS)
        letters = canvas.type.line(text, style)
        margin = canvas.fit.length(26)
        whole = pygame.Surface(
            (letters.get_width() + 2 * margin, letters.get_height() + 2 * margin), pygame.SRCALPHA
        )
        ember = canvas.type.line(text, Style(style.size, "title", EMBER))
        whole.fill((*EMBER, 0))
        whole.blit(ember, (margin, margin))
        soft = pygame.transform.gaussian_blur(whole, max(1, canvas.fit.length(9)), repeat_edge_pixels=False)
        soft.fill((*EMBER, 0), special_flags=pygame.BLEND_RGBA_MAX)
        soft.blit(letters, (margin, margin))
        return soft

    return canvas.made(("glowing", text, size), make)
