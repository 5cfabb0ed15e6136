"""Cloth and rim as one picture for the window: the cloth fills it, the rim frames it at any shape."""

from __future__ import annotations

import pygame

from scenes.canvas import Canvas
from scenes.fit import DESIGN

CORNER = 100.0
"""Design units of the rim's picture that keep their shape at each corner; the sides between are stretched."""


def paint_ground(canvas: Canvas, cloth: str, rim: str) -> None:
    size = canvas.fit.size

    def make() -> pygame.Surface:
        ground = canvas.pictures.covering(cloth, size).copy()
        _frame(ground, canvas.pictures.source(rim), canvas.fit.scale)
        return ground

    canvas.surface.blit(canvas.pictures.shown.get(("ground", cloth, rim, size), make), (0, 0))


def _frame(ground: pygame.Surface, rim: pygame.Surface, scale: float) -> None:
    """Nine pieces without the middle: four corners as they are, four sides as long as they must be."""
    source = _thirds(rim.get_size(), CORNER * rim.get_width() / DESIGN[0])
    target = _thirds(ground.get_size(), CORNER * scale)
    for row in range(3):
        for column in range(3):
            if row == column == 1:
                continue
            piece = rim.subsurface(_cell(source, column, row))
            place = _cell(target, column, row)
            ground.blit(pygame.transform.smoothscale(piece, place.size), place)


def _thirds(size: tuple[int, int], corner: float) -> tuple[list[int], list[int]]:
    cut = round(corner)
    return [0, cut, size[0] - cut, size[0]], [0, cut, size[1] - cut, size[1]]


def _cell(cuts: tuple[list[int], list[int]], column: int, row: int) -> pygame.Rect:
    (left, right), (top, bottom) = cuts[0][column : column + 2], cuts[1][row : row + 2]
    return pygame.Rect(left, top, right - left, bottom - top)
