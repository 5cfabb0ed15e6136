"""The picture of a table from above: where chairs stand and plaques lie, and how all is painted."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.words import _
from scenes.canvas import Canvas
from scenes.seating.company import PAD, Chair, pad_name
from scenes.table.emblem import fitted, stamp_symbol
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, Theme, mix, readable_on, rgb
from scenes.ui.type import Style

MIDDLE = (684.0, 580.0)
RUG = (1230.0, 880.0)
TABLE = (830.0, 530.0)
CHAIR = 200.0
PLAQUE = (306.0, 112.0)
DECK = (112.0, 157.0)
DECK_CARDS = 7
THINGS: dict[str, tuple[str, tuple[float, float], float]] = {
    "blind-business": ("blind-business/sweet_teal", (96, 60), 24),
    "blind-hen": ("blind-hen/feather_white", (112, 48), 18),
    "second-estimate": ("seats/pencil", (150, 37), 24),
    "none-of-your-business": ("seats/pen", (150, 37), 24),
}
"""What lies about on a game's table: its picture, size and turn."""


@dataclass(frozen=True)
class Place:
    """A chair's middle and turn (0: below the table, its back down), and the middle of its plaque."""

    chair: tuple[float, float]
    turn: float
    plaque: tuple[float, float]

    @property
    def area(self) -> pygame.FRect:
        area = pygame.FRect(0, 0, *PLAQUE)
        area.center = self.plaque
        return area


def _around(dx: float, dy: float, turn: float, inwards: tuple[float, float]) -> Place:
    x, y = MIDDLE
    return Place((x + dx, y + dy), turn, (x + inwards[0], y + inwards[1]))


BELOW = _around(0, 332, 0, (0, 204))
BELOW_LEFT = _around(-196, 330, 0, (-196, 196))
BELOW_RIGHT = _around(196, 330, 0, (196, 196))
LEFT = _around(-494, 14, -90, (-286, 6))
RIGHT = _around(494, 14, 90, (286, 6))
ABOVE_LEFT = _around(-196, -330, 180, (-196, -192))
ABOVE_RIGHT = _around(196, -330, 180, (196, -192))
FIVE = (BELOW, LEFT, ABOVE_LEFT, ABOVE_RIGHT, RIGHT)
SIX = (BELOW_LEFT, LEFT, ABOVE_LEFT, ABOVE_RIGHT, RIGHT, BELOW_RIGHT)


def places(most: int) -> tuple[Place, ...]:
    """Clockwise, as people take turns; the first sits at the foot of the picture."""
    return SIX if most > len(FIVE) else FIVE[:most]


# -- the room ----------------------------------------------------------------------------------------


def paint_room(canvas: Canvas, game: str, name: str, colours: list[str | None]) -> None:
    """Floor, chairs, table, deck. A chair without a colour is empty."""
    canvas.cover("seats/room")
    rug = canvas.pictures.scaled("seats/rug", (canvas.fit.length(RUG[0]), canvas.fit.length(RUG[1])))
    _cast(canvas, rug, ("rug", 0), (MIDDLE[0], MIDDLE[1] + 6), 8)
    canvas.put(rug, (MIDDLE[0], MIDDLE[1] + 6))
    for place, colour in zip(places(len(colours)), colours, strict=True):
        _paint_chair(canvas, place, colour)
    side = canvas.fit.length(TABLE[0]), canvas.fit.length(TABLE[1])
    table = pygame.FRect(0, 0, *TABLE)
    table.center = MIDDLE
    canvas.shadow(table, 150, 30)
    canvas.put(canvas.pictures.scaled(f"seats/table_{game}", side), MIDDLE)
    wide = TABLE[0] - 240
    text, style = fitted(canvas.type, name, Style(58, "title", (255, 255, 255)), 40, wide, 84)
    printed = canvas.type.line(text, style).copy()
    printed.set_alpha(110)
    canvas.put(printed, (MIDDLE[0], MIDDLE[1] - 104))
    _paint_deck(canvas, game)
    if len(colours) > len(FIVE):
        return  # no room for more than plaques
    picture, size, turn = THINGS[game]
    _paint_thing(canvas, picture, size, turn, (MIDDLE[0] - 262, MIDDLE[1] + 142))
    _paint_thing(canvas, "seats/mug", (84, 70), 24, (MIDDLE[0] + 262, MIDDLE[1] + 146))


def _paint_chair(canvas: Canvas, place: Place, colour: str | None) -> None:
    side = canvas.fit.length(CHAIR)
    drawn = canvas.pictures.turned(f"seats/chair_{colour or 'empty'}", (side, side), place.turn, 90)
    _cast(canvas, drawn, ("chair", place.turn), place.chair, 14)
    canvas.put(drawn, place.chair)


def _paint_thing(
    canvas: Canvas, picture: str, size: tuple[float, float], turn: float, at: tuple[float, float]
) -> None:
    pixels = canvas.fit.length(size[0]), canvas.fit.length(size[1])
    drawn = canvas.pictures.turned(picture, pixels, turn, 1)
    _cast(canvas, drawn, (picture, turn), at, 7)
    canvas.put(drawn, at)


def _cast(
    canvas: Canvas, drawn: pygame.Surface, what: tuple[str, float], at: tuple[float, float], lift: float
) -> None:
    """The soft shadow of a shape that is no rectangle."""
    far = canvas.fit.length(lift)

    def make() -> pygame.Surface:
        room = 3 * far
        dark = pygame.Surface((drawn.get_width() + 2 * room, drawn.get_height() + 2 * room), pygame.SRCALPHA)
        shape = drawn.copy()
        shape.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
        dark.blit(shape, (room, room))
        return pygame.transform.gaussian_blur(dark, far)

    soft = canvas.made(("cast", *what, drawn.get_size(), far), make)
    canvas.put(soft, (at[0] + lift * 0.25, at[1] + lift * 0.8))


def _paint_deck(canvas: Canvas, game: str) -> None:
    size = canvas.fit.length(DECK[0]), canvas.fit.length(DECK[1])
    back = canvas.pictures.scaled(f"cards/{game}/back", size)
    area = pygame.FRect(0, 0, *DECK)
    area.center = (MIDDLE[0] - 2, MIDDLE[1] + 26)
    canvas.shadow(area, 9, 10)
    for number in range(DECK_CARDS):
        canvas.put(back, (area.centerx - number * 0.8, area.centery - number * 2.2))


# -- plaques -----------------------------------------------------------------------------------------


def paint_plaque(canvas: Canvas, area: pygame.FRect, chair: Chair, focused: bool) -> None:
    """Symbol in a paper disc, the name, and below it who plays: a level or a device."""
    theme, fill = canvas.theme, canvas.theme.seat(chair.colour)
    canvas.panel(area, _lacquer(fill, theme, focused), lift=10)
    face = pygame.FRect(area.x, area.y, area.width, area.height - 7)
    disc = pygame.FRect(0, 0, 66, 66)
    disc.center = (face.left + 48, face.centery)
    canvas.panel(disc, Look(theme.paper, theme.paper_low, theme.ink, 4, 33))
    dark = mix(fill, theme.ink, 0.45)
    stamp_symbol(canvas, chair.colour, (disc.centerx, disc.centery), 40, dark)
    left, wide = face.left + 92, face.width - 112
    _paint_name(canvas, chair.name, (left, face.top + 36), wide, fill)
    icon, long, short = _kind(chair)
    ink = readable_on(mix(fill, theme.ink, 0.1), theme)
    y = face.top + 78
    canvas.icon(icon, (left + 16, y), 32, ink)
    words, style = fitted(canvas.type, long, Style(26, "bold", ink), 24, wide - 42, 40)
    if words != long:
        words, style = fitted(canvas.type, short, Style(26, "bold", ink), 24, wide - 42, 40)
    canvas.text(words, (left + 42, y), style, "midleft")


def _paint_name(canvas: Canvas, name: str, at: tuple[float, float], wide: float, fill: Colour) -> None:
    """As a title; in the plain face where that would be too small to read; else on two lines."""
    theme = canvas.theme
    dark, plain = mix(fill, theme.ink, 0.82), readable_on(mix(fill, theme.ink, 0.1), theme)
    for style, least in (
        (Style(42, "title", (255, 255, 255), 3, 2.5, dark), 30.0),
        (Style(30, "bold", plain), 24.0),
    ):
        if canvas.type.width(name, replace(style, size=least / canvas.type.text_size)) <= wide:
            text, style = fitted(canvas.type, name, style, least, wide, 60)
            canvas.text(text, at, style, "midleft")
            return
    small = Style(24 / canvas.type.text_size, "bold", plain)
    for number, line in enumerate(canvas.type.wrap(name, small, wide)[:2]):
        canvas.text(line, (at[0], at[1] - 14 + 26 * number), small, "midleft", wide)


def _kind(chair: Chair) -> tuple[str, str, str]:
    """A picture and words for who plays there, and shorter words where there is no room."""
    if not chair.is_person:
        level = chair.level.called
        return "robot", _("Bot: {level}").format(level=level), level
    if chair.device == "keys":
        return "keyboard", _("Keys"), _("Keys")
    return "gamepad", pad_name(chair.device), str(int(chair.device.removeprefix(PAD)) + 1)


def paint_empty(canvas: Canvas, area: pygame.FRect, inviting: bool) -> None:
    """The plaque of an empty chair: the first one invites, and has room for its two buttons."""
    theme, dark = canvas.theme, rgb("#1a1420")
    edge = mix(theme.cream, dark, 0.2 if inviting else 0.75)
    canvas.panel(area, Look(dark, None, edge, 3, 26, alpha=215 if inviting else 120))
    colour = theme.cream if inviting else mix(theme.cream, dark, 0.35)
    at = (area.centerx, area.top + 24) if inviting else area.center
    words = _("Empty chair: add a") if inviting else _("Empty chair")
    text, style = fitted(canvas.type, words, Style(26, "bold", colour), 24, area.width - 24, 40)
    canvas.text(text, at, style)


def _lacquer(fill: Colour, theme: Theme, focused: bool) -> Look:
    return Look(
        fill=mix(fill, (255, 255, 255), 0.14),
        low=mix(fill, theme.ink, 0.14),
        edge=theme.cream if focused else mix(fill, theme.ink, 0.55),
        edge_width=5 if focused else 4,
        radius=26,
        gloss=0.16,
        lip=mix(fill, theme.ink, 0.6),
        lip_height=7,
    )
