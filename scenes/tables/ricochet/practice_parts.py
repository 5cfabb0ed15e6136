"""What the practice scenes share: the modes in words, blue panels, brass figures, tags and the backglass."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ricochet.runs import TIMED_MODES, Mode
from game.words import Texts, _, ngettext
from scenes.canvas import Canvas, Point
from scenes.table.emblem import fitted
from scenes.table.ground import paint_ground
from scenes.tables.ricochet.cards import ink_of
from scenes.ui.shapes import INK, Look
from scenes.ui.theme import Colour, mix, rgb
from scenes.ui.type import Style

CLOTH, RIM = "tables/ricochet_quiet", "tables/house_rim"
BEAM = rgb("#ffd56b")
PALE = rgb("#b9cdf8")
SAND = rgb("#ffe3a0")
PANEL_TOP, PANEL_LOW = rgb("#18286a"), rgb("#0c1540")
GHOST_BLUE = rgb("#9fb8ff")
GLASS = (470.0, 190.0)
BULB = 20.0
HALO = 52.0
EMBER = rgb("#ff8a1e")
MOST_GROWN = 1.12
NO_FIGURE = "–"
SECOND_NS, MS_NS = 1_000_000_000, 1_000_000


@dataclass(frozen=True)
class ModeWords:
    """A mode for people: its name, its rule in a line, its icon and its colour."""

    name: str
    line: str
    icon: str
    colour: Colour


MODE_WORDS: Texts[Mode, ModeWords] = Texts(
    lambda: {
        "sprint": ModeWords(
            _("Sprint"), _("Ten right answers. Each slip costs you 3 s."), "flag", rgb("#c8452f")
        ),
        "minute": ModeWords(
            _("Minute"), _("As many right answers as you can in 60 s."), "clock", rgb("#1f7fa8")
        ),
        "endless": ModeWords(
            _("Endless"), _("Each round leaves you a little less time. How far?"), "refresh", rgb("#6b46b8")
        ),
        "ghost": ModeWords(
            _("Ghost"), _("Race your best Sprint, replayed press by press."), "ghost", rgb("#3a5bc7")
        ),
        "drill": ModeWords(
            _("Drill"), _("Twenty rounds, mostly with your slow balls."), "bulb", rgb("#a8720c")
        ),
    }
)


def in_ms(ns: int | None) -> str:
    """1 207: thousands set apart, as on every scoreboard of the house."""
    return NO_FIGURE if ns is None else f"{round(ns / MS_NS):,}".replace(",", " ")


def in_s(ns: int, places: int = 2) -> str:
    return f"{ns / SECOND_NS:.{places}f}"


def score_words(mode: Mode, score: int) -> str:
    """What a run is worth: "12.08 s" or "25 right"."""
    if mode in TIMED_MODES:
        return _("{n} s").format(n=in_s(score))
    return ngettext("{n} right", "{n} right", score).format(n=score)


def snug(canvas: Canvas, size: float) -> float:
    """A size for lettering inside a plot: it grows with the text size only as far as the plot has room."""
    return size * min(1.0, MOST_GROWN / canvas.type.text_size)


def headline(canvas: Canvas, text: str, line: str, width: float, line_width: float) -> None:
    """The name of a scene beside the chrome ball, with a line below it."""
    chrome_ball(canvas, (124, 140), 106)
    title = Style(88, "title", canvas.theme.cream, 5, 4)
    text, title = fitted(canvas.type, text, title, 50, width, 108)
    canvas.text(text, (198, 114), title, "midleft")
    line, style = fitted(canvas.type, line, Style(29, "bold", SAND), 20, line_width, 44)
    canvas.text(line, (206, 188), style, "midleft")


def paint_table(canvas: Canvas) -> None:
    paint_ground(canvas, CLOTH, RIM)


def blue_panel(canvas: Canvas, area: pygame.FRect, title: str = "", size: float = 36) -> None:
    """Dark blue glass with a brass line inside its edge."""
    canvas.panel(area, Look(PANEL_TOP, PANEL_LOW, INK, 4, 28), lift=13)
    line = area.inflate(-20, -20)

    def make() -> pygame.Surface:
        box = canvas.fit.rect(line)
        ring = pygame.Surface((box.width * 2, box.height * 2), pygame.SRCALPHA)
        width = max(2, round(6 * canvas.fit.scale))
        radius = round(36 * canvas.fit.scale)
        pygame.draw.rect(ring, (*canvas.theme.brass, 217), ring.get_rect(), width, border_radius=radius)
        return pygame.transform.smoothscale(ring, box.size)

    canvas.put(canvas.made(("brass line", line.width, line.height, canvas.theme.brass), make), line.center)
    if title:
        style = Style(snug(canvas, size), "title", canvas.theme.cream)
        canvas.text(title, (area.left + 34, area.top + 44), style, "midleft", area.width - 68)


def figure(
    canvas: Canvas,
    text: str,
    at: Point,
    size: float,
    colour: Colour,
    width: float = 400,
    anchor: str = "center",
) -> float:
    """A number in title letters with an ink edge, thousands only a hair apart; returns its width."""
    size = snug(canvas, size)
    style = Style(size, "title", colour, size * 0.055 + 1)
    parts = text.split(" ")
    hair = size * 0.14

    def span(one: Style) -> float:
        return sum(canvas.type.width(part, one) for part in parts) + hair * (len(parts) - 1)

    while span(style) > width and style.size > 16:
        style = Style(style.size - 1, "title", colour, style.outline)
    whole = span(style)
    left = {"center": at[0] - whole / 2, "midleft": at[0], "midright": at[0] - whole}[anchor]
    for part in parts:
        canvas.text(part, (left, at[1]), style, "midleft")
        left += canvas.type.width(part, style) + hair
    return whole


def tag(
    canvas: Canvas,
    text: str,
    at: Point,
    fill: Colour,
    ink: Colour = INK,
    size: float = 34,
    width: float = 500,
) -> float:
    """A pill with a short word or a number, its left edge at `at`; returns its width."""
    text, style = canvas.fitted(text, Style(snug(canvas, size), "title", ink), width - 40)
    wide = canvas.type.width(text, style) + 40
    box = pygame.FRect(at[0], at[1] - size / 2 - 10, wide, size + 20)
    canvas.panel(box, Look(fill, mix(fill, INK, 0.08), INK, 3.5, size / 2 + 10), lift=4)
    canvas.text(text, (box.centerx, box.centery - 1), style)
    return wide


def tag_width(canvas: Canvas, text: str, size: float = 34) -> float:
    return canvas.type.width(text, Style(snug(canvas, size), "title")) + 40


def stroke(canvas: Canvas, area: pygame.typing.RectLike, colour: Colour, alpha: int = 255) -> None:
    """A thin rounded line: no panel, for high contrast would draw an edge over all of it."""
    box = canvas.fit.rect(area)

    def make() -> pygame.Surface:
        line = pygame.Surface(box.size, pygame.SRCALPHA)
        pygame.draw.rect(line, (*colour, alpha), line.get_rect(), border_radius=min(box.size) // 2)
        return line

    canvas.surface.blit(canvas.made(("stroke", box.size, colour, alpha), make), box)


def cross(canvas: Canvas, at: Point, radius: float) -> None:
    """The sign of a slip: a red cross on a pale disc."""
    box = pygame.FRect(0, 0, 2 * radius, 2 * radius)
    box.center = at
    canvas.panel(box, Look(rgb("#fffaf0"), edge=INK, edge_width=3, radius=radius))
    canvas.icon("cross", at, radius * 1.15, rgb("#d3263b"))


def paint_ball(canvas: Canvas, ball: str, at: Point, size: float) -> None:
    """A ball by its name, "small red": small ones are drawn smaller."""
    kind, colour = ball.split(" ")
    side = size if kind == "large" else size * 0.72
    canvas.picture(f"ricochet/ball_{colour}", at, (side, side))


def chrome_ball(canvas: Canvas, at: Point, size: float) -> None:
    shade, _margin = canvas.shadow_of((canvas.fit.length(size * 0.8),) * 2, size * 0.4, 8)
    canvas.put(shade, (at[0], at[1] + 5))
    canvas.picture("house/chrome_ball", at, (size, size))


def backglass(canvas: Canvas, center: Point, value: str, unit: str) -> None:
    """The brass frame with its bulbs and one glowing value."""
    area = pygame.FRect(0, 0, *GLASS)
    area.center = center
    canvas.shadow(area, 34, 14)
    canvas.picture("ricochet/backglass", center, GLASS)
    side = (canvas.fit.length(BULB),) * 2
    halo = canvas.pictures.scaled("ricochet/light", (canvas.fit.length(HALO),) * 2)
    for number, at in enumerate(_bulbs(area)):
        on = number % 2 == 0
        if on:
            canvas.put(halo, at, pygame.BLEND_RGB_ADD)
        canvas.put(canvas.pictures.scaled(f"ricochet/bulb_{'on' if on else 'off'}", side), at)
    digits, small = glowing(canvas, value, 116), glowing(canvas, unit, 58 if len(unit) < 3 else 44)
    scale, margin = canvas.fit.scale, 2 * GLOW_MARGIN
    wide, narrow = digits.get_width() / scale - margin, small.get_width() / scale - margin
    left = center[0] - (wide + 16 + narrow) / 2
    canvas.put(digits, (left + wide / 2, center[1]))
    foot = (digits.get_height() - small.get_height()) / 2 / scale
    canvas.put(small, (left + wide + 16 + narrow / 2, center[1] + foot - 2))


def _bulbs(area: pygame.FRect) -> list[Point]:
    box = area.inflate(-32, -32)
    across = [box.left + 20 + number * (box.width - 40) / 12 for number in range(13)]
    down = [box.top + 32 + number * (box.height - 64) / 3 for number in range(4)]
    sides = [*((box.right, y) for y in down)], [*((box.left, y) for y in reversed(down))]
    return [
        *((x, box.top) for x in across),
        *sides[0],
        *((x, box.bottom) for x in reversed(across)),
        *sides[1],
    ]


GLOW_MARGIN = 26.0


def glowing(canvas: Canvas, text: str, size: float, colour: Colour = BEAM) -> pygame.Surface:
    """Lettering that shines on dark glass; its ink alone, with GLOW_MARGIN around it."""

    def make() -> pygame.Surface:
        letters = ink_of(canvas, text, Style(size, "title", colour))
        ember = ink_of(canvas, text, Style(size, "title", EMBER))
        margin = round(GLOW_MARGIN * canvas.fit.scale)
        wide, high = letters.get_size()
        whole = pygame.Surface((wide + 2 * margin, high + 2 * margin), pygame.SRCALPHA)
        whole.fill((*EMBER, 0))
        whole.blit(ember, (margin, margin))
        soft = pygame.transform.gaussian_blur(whole, max(1, canvas.fit.length(9)), repeat_edge_pixels=False)
        soft.fill((*EMBER, 0), special_flags=pygame.BLEND_RGBA_MAX)
        soft.blit(letters, (margin, margin))
        return soft

    return canvas.made(("practice glow", text, size, colour), make)
