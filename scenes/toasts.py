"""Short notes that slide in over any scene and leave by themselves: troubles, gamepads coming and going."""

from dataclasses import dataclass

import pygame

from scenes.canvas import Canvas, Sprite
from scenes.ui import shapes
from scenes.ui.theme import mix
from scenes.ui.type import Style

SECONDS = 6.0
SLIDE = 0.25
WIDTH = 720
TOP = 40
GAP = 16
MOST = 3


@dataclass
class Toast:
    text: str
    icon: str
    age: float = 0.0


class Toasts:
    """The notes on show, oldest on top. The same note is not shown twice at once."""

    def __init__(self) -> None:
        self._toasts: list[Toast] = []

    def add(self, text: str, icon: str = "info") -> None:
        if any(toast.text == text for toast in self._toasts):
            return
        self._toasts.append(Toast(text, icon))

    def __bool__(self) -> bool:
        return bool(self._toasts)

    @property
    def texts(self) -> list[str]:
        return [toast.text for toast in self._toasts]

    @property
    def moving(self) -> bool:
        return any(toast.age < SLIDE or toast.age > SECONDS - SLIDE for toast in self._toasts[:MOST])

    def update(self, dt: float) -> None:
        """Only the ones in sight grow old."""
        for toast in self._toasts[:MOST]:
            toast.age += dt
        self._toasts = [toast for toast in self._toasts if toast.age < SECONDS]

    def live(self, canvas: Canvas) -> list[Sprite]:
        sprites = []
        y = canvas.fit.everything.top + TOP
        for toast in self._toasts[:MOST]:
            drawn, height = _slip(canvas, toast)
            shown = min(1.0, toast.age / SLIDE, (SECONDS - toast.age) / SLIDE)
            away = (1 - shown) ** 2 * (height + TOP)
            sprites.append(canvas.sprite(drawn, (960, y + height / 2 - away)))
            y += height + GAP
        return sprites


def _slip(canvas: Canvas, toast: Toast) -> tuple[pygame.Surface, float]:
    """The paper slip of one note, with its shadow."""
    theme = canvas.theme
    style = Style(28, "bold", theme.ink)
    lines = canvas.type.wrap(toast.text, style, WIDTH - 140)
    step = canvas.type.height(style)
    height = max(84.0, step * len(lines) + 40)
    margin = 40

    def draw() -> pygame.Surface:
        size = canvas.fit.length(WIDTH + 2 * margin), canvas.fit.length(height + 2 * margin)
        paper = pygame.Surface(size, pygame.SRCALPHA)
        look = shapes.Look(theme.paper, mix(theme.paper, theme.paper_low, 0.6), theme.brass, 4, 24)
        box = pygame.Rect(
            canvas.fit.length(margin),
            canvas.fit.length(margin),
            canvas.fit.length(WIDTH),
            canvas.fit.length(height),
        )
        shade, away = canvas.shadow_of(box.size, 24, 10)
        paper.blit(shade, (box.x - away, box.y - away))
        paper.blit(shapes.panel(box.size, look, canvas.fit.scale, theme), box)
        side = canvas.fit.length(44)
        icon = canvas.pictures.tinted(f"house/icons/{toast.icon}", (side, side), theme.primary)
        paper.blit(icon, icon.get_rect(midleft=(box.x + canvas.fit.length(28), box.centery)))
        for number, line in enumerate(lines):
            drawn = canvas.type.line(line, style)
            top = box.centery - step * len(lines) * canvas.fit.scale / 2 + number * step * canvas.fit.scale
            paper.blit(drawn, (box.x + canvas.fit.length(98), top))
        return paper

    return canvas.made(("toast", toast.text, toast.icon, canvas.type.text_size), draw), height
