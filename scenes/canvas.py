"""Where scenes paint: a surface that is spoken to in design units."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

import pygame

from game.words import spoken
from scenes.bindings import USUALLY, Bindings
from scenes.fit import Fit
from scenes.pictures import Pictures
from scenes.ui import shapes
from scenes.ui.theme import HOUSE, Colour, Theme
from scenes.ui.type import Style, Type

Point = tuple[float, float]
SMALLEST_SIZE = 16
MOST_SHRUNK = 0.66
"""Below this, text that does not fit is cut rather than shrunk: nobody could read it from a couch."""

MOST_SQUEEZED = 0.75
"""Text set smaller than this beside what was wanted counts as squeezed: its place is too small for it."""
EDGE = 4
"""So many pixels a letter's outline may stand over the edge of the window."""


class Sprite(NamedTuple):
    """Something that moves: a surface at a pixel, put over the still layer each time it changes."""

    surface: pygame.Surface
    x: int
    y: int
    blend: int = 0

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect((self.x, self.y), self.surface.get_size())


@dataclass
class Brushes:
    """What every canvas of one window shares: pictures, type, theme, and the keys to name."""

    pictures: Pictures
    type: Type
    theme: Theme = HOUSE
    bindings: Bindings = USUALLY


class Canvas:
    """Paints onto one surface. Positions and lengths are design units; (x, y) is the middle unless said."""

    def __init__(self, surface: pygame.Surface, fit: Fit, brushes: Brushes) -> None:
        self.surface = surface
        self.fit = fit
        self.brushes = brushes
        self.pictures = brushes.pictures
        self.type = brushes.type
        self.theme = brushes.theme
        self.bindings = brushes.bindings

    # -- pictures ------------------------------------------------------------------------------------

    def cover(self, name: str) -> None:
        """A picture behind everything, filling the window."""
        self.surface.blit(self.pictures.covering(name, self.fit.size), (0, 0))

    def picture(self, name: str, center: Point, size: Point) -> pygame.Rect:
        scaled = self.pictures.scaled(name, self._size(size))
        return self.put(scaled, center)

    def icon(self, name: str, center: Point, size: float, colour: Colour) -> pygame.Rect:
        side = self.fit.length(size)
        return self.put(self.pictures.tinted(f"house/icons/{name}", (side, side), colour), center)

    def put(self, surface: pygame.Surface, center: Point, blend: int = 0) -> pygame.Rect:
        x, y = self.fit.point(*center)
        return self.surface.blit(
            surface, (x - surface.get_width() // 2, y - surface.get_height() // 2), special_flags=blend
        )

    def sprite(self, surface: pygame.Surface, center: Point, blend: int = 0) -> Sprite:
        """The same, but for the live layer."""
        x, y = self.fit.point(*center)
        return Sprite(surface, x - surface.get_width() // 2, y - surface.get_height() // 2, blend)

    def _size(self, size: Point) -> tuple[int, int]:
        return self.fit.length(size[0]), self.fit.length(size[1])

    # -- shapes --------------------------------------------------------------------------------------

    def made(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface drawn once for this scale, theme and language, and kept with the pictures."""
        return self.pictures.shown.get(("made", self.fit.scale, self.theme.outline, spoken(), *key), make)

    def panel(
        self,
        area: pygame.typing.RectLike,
        look: shapes.Look,
        lift: float = 0,
    ) -> pygame.Rect:
        """A lacquered rounded rectangle, with its shadow when it lifts off the table."""
        box = self.fit.rect(area)
        if lift:
            self.shadow(area, look.radius, lift)
        drawn = self.made(
            ("panel", box.size, look), lambda: shapes.panel(box.size, look, self.fit.scale, self.theme)
        )
        return self.surface.blit(drawn, box)

    def shadow(self, area: pygame.typing.RectLike, radius: float, lift: float) -> None:
        """Two shadows: a tight one where it touches, a wide soft one from the lamp."""
        box = self.fit.rect(area)
        drawn, margin = self.shadow_of(box.size, radius, lift)
        self.surface.blit(drawn, (box.x - margin, box.y - margin))

    def shadow_of(self, size: tuple[int, int], radius: float, lift: float) -> tuple[pygame.Surface, int]:
        pixels = (self.fit.length(radius), max(1, round(lift * self.fit.scale)))
        drawn = self.made(("shadow", size, *pixels), lambda: shapes.shadow(size, *pixels))
        return drawn, shapes.shadow_margin(pixels[1])

    def glow(self, area: pygame.typing.RectLike, radius: float, reach: float, colour: Colour) -> None:
        """A warm halo around what has the focus or the turn."""
        box = self.fit.rect(area)
        far = self.fit.length(reach)
        drawn = self.made(
            ("glow", box.size, radius, far, colour),
            lambda: shapes.glow(box.size, self.fit.length(radius), far, colour),
        )
        self.surface.blit(drawn, (box.x - 2 * far, box.y - 2 * far))

    # -- text ----------------------------------------------------------------------------------------

    def text(
        self,
        text: str,
        at: Point,
        style: Style,
        anchor: str = "center",
        width: float | None = None,
    ) -> pygame.Rect:
        """One line; `anchor` names the point of its box that lies at `at`, as in pygame.Rect.

        Beyond `width` it is set smaller, and where that is not enough it is cut.
        """
        if width is not None:
            text, style = self.fitted(text, style, width)
        if not text:
            return pygame.Rect(self.fit.point(*at), (0, 0))
        drawn = self.type.line(text, style)
        box = drawn.get_rect(**{anchor: self.fit.point(*at)})
        if not self.surface.get_rect().inflate(EDGE, EDGE).contains(box):
            self.type.misfit("over the edge", text)
        return self.surface.blit(drawn, box)

    def fitted(self, text: str, style: Style, width: float) -> tuple[str, Style]:
        """The text and a style with which it is no wider than `width`."""
        least = max(SMALLEST_SIZE, style.size * MOST_SHRUNK) / self.type.text_size
        wanted = style.size
        while self.type.width(text, style) > width and style.size > least:
            style = replace(style, size=max(least, style.size - 1))
        self._mind_squeeze(text, wanted, style.size)
        return self.type.cut(text, style, width), style

    def _mind_squeeze(self, text: str, wanted: float, set_in: float) -> None:
        """Large text may be set smaller again, but not smaller than normal text ever is."""
        if set_in < wanted and set_in * self.type.text_size < wanted * MOST_SQUEEZED:
            self.type.misfit(f"squeezed to {set_in * self.type.text_size / wanted:.0%}", text)

    def paragraph(
        self, text: str, area: pygame.typing.RectLike, style: Style, align: str = "left", middle: bool = False
    ) -> float:
        """Wrapped lines inside an area, from its top or in its middle, set smaller where they would not fit.

        Returns the height they took.
        """
        box = pygame.FRect(area)
        lines, step = self.type.wrap(text, style, box.width), self.type.height(style)
        wanted = style.size
        least = SMALLEST_SIZE / self.type.text_size  # where there is no room, large text is no larger
        while step * len(lines) > box.height and style.size > least:
            style = replace(style, size=style.size - 1)
            lines, step = self.type.wrap(text, style, box.width), self.type.height(style)
        self._mind_squeeze(text, wanted, style.size)
        if step * len(lines) > box.height + 1:
            self.type.misfit("out of its box", text)
        y = box.top + (box.height - step * len(lines)) / 2 if middle else box.top
        x = {"left": box.left, "center": box.centerx, "right": box.right}[align]
        anchor = {"left": "topleft", "center": "midtop", "right": "topright"}[align]
        for line in lines:
            self.text(line, (x, y), style, anchor)
            y += step
        return step * len(lines)
