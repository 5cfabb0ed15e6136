"""Lettering: two open faces, sharp at every window size, wrapped, fitted, outlined and cached."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

from scenes.pictures import Shelf
from scenes.ui.theme import Colour

FONTS = Path(__file__).resolve().parent.parent.parent / "art" / "fonts"
FILES = {
    "title": "LilitaOne-Regular.ttf",
    "body": "AtkinsonHyperlegible-Regular.ttf",
    "bold": "AtkinsonHyperlegible-Bold.ttf",
}
FALLBACK = "bold"
"""The face with the wider set of letters: it stands in where the title face lacks one."""
TEXT_CAP = 24 << 20
SMALLEST = 8
ELLIPSIS = "\u2026"


@dataclass(frozen=True)
class Style:
    """How a line looks; sizes in design units."""

    size: float = 28
    face: str = "body"
    colour: Colour = (255, 243, 214)
    outline: float = 0
    drop: float = 0
    edge: Colour = (34, 26, 43)


class Type:
    """Draws lines of text for one scale of the window."""

    def __init__(self) -> None:
        self.lines = Shelf(TEXT_CAP)
        self.scale = 1.0
        self.text_size = 1.0
        self.misfit: Callable[[str, str], None] = lambda how, text: None
        """Told of every text that does not fit where it should stand, and how: the gallery listens."""
        self._fonts: dict[tuple[str, int], pygame.Font] = {}

    def resize(self, scale: float, text_size: float) -> None:
        if (scale, text_size) != (self.scale, self.text_size):
            self.scale, self.text_size = scale, text_size
            self._fonts.clear()
            self.lines.clear()

    def _pixels(self, size: float) -> int:
        return max(SMALLEST, round(size * self.scale * self.text_size))

    def _font(self, face: str, pixels: int) -> pygame.Font:
        key = face, pixels
        if key not in self._fonts:
            self._fonts[key] = pygame.Font(FONTS / FILES[face], pixels)
        return self._fonts[key]

    def _face_for(self, text: str, style: Style) -> str:
        """The wanted face, unless it lacks a letter of this text: a name may be in any script."""
        if style.face == FALLBACK or text.isascii():
            return style.face
        metrics = self._font(style.face, 16).metrics(text)
        return FALLBACK if any(one is None for one in metrics) else style.face

    def line(self, text: str, style: Style) -> pygame.Surface:
        return self.lines.get((text, style), lambda: self._draw(text, style))

    def _draw(self, text: str, style: Style) -> pygame.Surface:
        font = self._font(self._face_for(text, style), self._pixels(style.size))
        letters = font.render(text, True, style.colour)
        edge, drop = style.outline * self.scale, round(style.drop * self.scale)
        if not edge and not drop:
            return letters.convert_alpha()
        margin = math.ceil(edge)
        whole = pygame.Surface(
            (letters.get_width() + 2 * margin, letters.get_height() + 2 * margin + drop), pygame.SRCALPHA
        )
        dark = font.render(text, True, style.edge)
        ring = [(0.0, 0.0)] if not edge else [_on_circle(edge, step / 24) for step in range(24)]
        for down in range(drop + 1):
            whole.fblits([(dark, (margin + x, margin + y + down)) for x, y in ring])
        whole.blit(letters, (margin, margin))
        return whole

    def width(self, text: str, style: Style) -> float:
        """In design units."""
        font = self._font(self._face_for(text, style), self._pixels(style.size))
        return (font.size(text)[0] + 2 * style.outline * self.scale) / self.scale

    def height(self, style: Style) -> float:
        """From line to line, in design units."""
        return self._font(style.face, self._pixels(style.size)).get_linesize() / self.scale

    def wrap(self, text: str, style: Style, width: float) -> list[str]:
        """Lines no wider than `width`; a word that is wider alone is broken at a hyphen, or where it must."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self.width(longer, style) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                line = word
                while self.width(line, style) > width and len(line) > 1:
                    part = self._longest(line, style, width)
                    part = line.rfind("-", 0, part) + 1 or part
                    lines.append(line[:part])
                    line = line[part:]
            lines.append(line)
        return lines

    def _longest(self, text: str, style: Style, width: float) -> int:
        fits = 1
        while fits < len(text) and self.width(text[: fits + 1], style) <= width:
            fits += 1
        return fits

    def cut(self, text: str, style: Style, width: float) -> str:
        """The text, or as much of it as fits with an ellipsis."""
        if self.width(text, style) <= width:
            return text
        self.misfit("cut", text)
        while text and self.width(text.rstrip() + ELLIPSIS, style) > width:
            text = text[:-1]
        return text.rstrip() + ELLIPSIS


def _on_circle(radius: float, share: float) -> tuple[float, float]:
    angle = share * 2 * math.pi
    return radius * math.cos(angle), radius * math.sin(angle)
