"""The ribbon at the foot of the table: one plain sentence on what is asked, of whom."""

from __future__ import annotations

import pygame

from scenes.canvas import Canvas
from scenes.table.emblem import fitted, put_symbol
from scenes.ui.theme import Theme, mix
from scenes.ui.type import Style

TEXT = 36
LEAST_TEXT = 26
LEAST_WIDTH = 560
PADDING = 44
TAIL = 66
"""How far the tails stick out beyond the body."""
DROP = 12
"""How much lower the tails hang."""
SYMBOL = 44
SUPER = 3


class Ribbon:
    """`area` bounds it, tails included; it is as wide as its sentence asks."""

    def __init__(self, area: pygame.FRect) -> None:
        self.area = area
        self.text = ""
        self.seat: str | None = None
        """The colour of the seat that is asked, for its symbol."""

    @property
    def reach(self) -> pygame.FRect:
        return self.area.inflate(40, 50)

    def paint(self, canvas: Canvas) -> None:
        if not self.text:
            return
        extra = SYMBOL + 14 if self.seat else 0
        room = self.area.width - 2 * (TAIL + PADDING) - extra
        ink = canvas.theme.ink
        text, style = fitted(
            canvas.type, self.text, Style(TEXT, "bold", ink), LEAST_TEXT, room, self.area.height
        )
        width = canvas.type.width(text, style)
        body = pygame.FRect(0, 0, max(LEAST_WIDTH, width + extra + 2 * PADDING), self.area.height)
        body.center = self.area.center
        self._paint_cloth(canvas, body)
        left = body.centerx - (width + extra) / 2
        if self.seat:
            put_symbol(canvas, self.seat, (left + SYMBOL / 2, body.centery), SYMBOL)
            left += extra
        canvas.text(text, (left, body.centery), style, "midleft")

    def _paint_cloth(self, canvas: Canvas, body: pygame.FRect) -> None:
        canvas.shadow(body, 6, 9)
        whole = pygame.FRect(body.left - TAIL, body.top, body.width + 2 * TAIL, body.height + DROP)
        box = canvas.fit.rect(whole)
        drawn = canvas.made(
            ("ribbon", box.size, canvas.theme.paper),
            lambda: _ribbon(box.size, canvas.fit.scale, canvas.theme),
        )
        canvas.surface.blit(drawn, box)


def _ribbon(size: tuple[int, int], scale: float, theme: Theme) -> pygame.Surface:
    """Body over two folded tails, inked all around."""
    wide, high = size[0] * SUPER, size[1] * SUPER
    unit = scale * SUPER
    cloth = pygame.Surface((wide, high), pygame.SRCALPHA)
    for mirrored in (False, True):
        _tail(cloth, unit, theme, mirrored)
    tail, drop, line = TAIL * unit, DROP * unit, round(3 * unit)
    body = pygame.Rect(round(tail), 0, round(wide - 2 * tail), round(high - drop))
    pygame.draw.rect(cloth, theme.ink, body, border_radius=round(7 * unit))
    inner = body.inflate(-2 * line, -2 * line)
    for row in range(inner.height):  # lit from above
        share = row / max(1, inner.height - 1)
        colour = mix(mix(theme.paper, theme.brass, 0.10), mix(theme.paper_low, theme.brass, 0.16), share)
        pygame.draw.line(cloth, colour, (inner.left, inner.top + row), (inner.right - 1, inner.top + row))
    seam = mix(theme.brass, theme.brown, 0.25)
    for y in (inner.top + 5 * unit, inner.bottom - 7 * unit):
        pygame.draw.rect(cloth, seam, (inner.left, round(y), inner.width, max(1, round(2 * unit))))
    return pygame.transform.smoothscale(cloth, size)


def _tail(cloth: pygame.Surface, unit: float, theme: Theme, mirrored: bool) -> None:
    wide, high = cloth.get_size()
    tail, drop = TAIL * unit, DROP * unit
    inside, fold = tail + 26 * unit, tail
    shape = [(0, drop), (inside, drop), (inside, high), (0, high), (24 * unit, (high + drop) / 2)]
    corner = [(fold, high - drop), (inside, high - drop), (inside, high)]
    lines = ((shape, theme.brass), (corner, mix(theme.brass, theme.ink, 0.62)))
    for points, colour in lines:
        if mirrored:
            points = [(wide - x, y) for x, y in points]
        pygame.draw.polygon(cloth, colour, points)
        pygame.draw.polygon(cloth, theme.ink, points, round(3 * unit))
