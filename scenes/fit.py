"""How the 1920x1080 table lies in a window of any size: scaled evenly, centred, nothing cut off."""

from dataclasses import dataclass
from functools import cached_property

import pygame

DESIGN = (1920, 1080)


@dataclass(frozen=True)
class Fit:
    """The way from design units to the pixels of one window size, and back."""

    size: tuple[int, int]

    @cached_property
    def scale(self) -> float:
        return min(self.size[0] / DESIGN[0], self.size[1] / DESIGN[1])

    @cached_property
    def origin(self) -> tuple[float, float]:
        """Where the design's top left corner lies in the window."""
        return (
            (self.size[0] - DESIGN[0] * self.scale) / 2,
            (self.size[1] - DESIGN[1] * self.scale) / 2,
        )

    @cached_property
    def everything(self) -> pygame.FRect:
        """The whole window in design units: wider or taller than the design when the window is."""
        left, top = self.origin
        return pygame.FRect(
            -left / self.scale, -top / self.scale, self.size[0] / self.scale, self.size[1] / self.scale
        )

    def length(self, units: float) -> int:
        """A length in pixels, never vanishing."""
        return max(1, round(units * self.scale))

    def point(self, x: float, y: float) -> tuple[int, int]:
        return round(self.origin[0] + x * self.scale), round(self.origin[1] + y * self.scale)

    def rect(self, area: pygame.typing.RectLike) -> pygame.Rect:
        box = pygame.FRect(area)
        left, top = self.point(box.left, box.top)
        right, bottom = self.point(box.right, box.bottom)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def design(self, pixel: tuple[int, int]) -> tuple[float, float]:
        return (pixel[0] - self.origin[0]) / self.scale, (pixel[1] - self.origin[1]) / self.scale
