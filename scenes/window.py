"""The window: opened once, resizable, full screen on request, shown by the faster of SDL's two ways."""

import os
import time
from typing import Protocol

import pygame

from game.keeping.settings import Renderer
from scenes.fit import DESIGN
from scenes.pictures import BAKED

SMALLEST = (960, 540)
TITLE = "Felt"
TRIAL_FLIPS = 4


class NoDisplay(Exception):
    """There is no screen to open a window on; the message is for a person."""


class Screen(Protocol):
    """What the app draws on: a window, or a surface that nobody sees."""

    surface: pygame.Surface

    def show(self, areas: list[pygame.Rect]) -> None: ...
    def refresh(self) -> None: ...
    def name(self, scene: str) -> None: ...
    def toggle_fullscreen(self) -> bool: ...


class Paper:
    """A screen without a window: for the gallery and for tests."""

    def __init__(self, size: tuple[int, int] = DESIGN) -> None:
        self.surface = pygame.Surface(size)
        self.fullscreen = False
        self.shown = 0
        self.scene = ""

    def name(self, scene: str) -> None:
        self.scene = scene

    def show(self, areas: list[pygame.Rect]) -> None:
        self.shown += 1

    def refresh(self) -> None:
        pass

    def toggle_fullscreen(self) -> bool:
        self.fullscreen = not self.fullscreen
        return self.fullscreen


class Window:
    """A real window. `renderer` is how pixels reach the glass: plain copies or through the graphics card."""

    def __init__(self, size: tuple[int, int], fullscreen: bool, renderer: Renderer) -> None:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
        self._size = size
        self.fullscreen = fullscreen
        self.renderer: Renderer = renderer if renderer != "auto" else _faster(size)
        _prefer(self.renderer)
        _start_display()
        pygame.display.set_caption(TITLE)
        icon = BAKED / "house" / "icon.webp"
        if icon.is_file():
            pygame.display.set_icon(pygame.image.load(icon))
        self._open()

    def _open(self) -> None:
        try:
            if self.fullscreen:
                # The desktop's own size, so that no other window is moved about.
                self.surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                self.surface = pygame.display.set_mode(self._size, pygame.RESIZABLE)
                pygame.Window.from_display_module().minimum_size = SMALLEST
        except pygame.error as problem:
            raise NoDisplay(f"Felt could not open a window: {problem}.") from problem

    def name(self, scene: str) -> None:
        """Which scene is open, in the window's title bar; never a word about cards."""
        pygame.display.set_caption(f"{TITLE}: {scene}" if scene else TITLE)

    def show(self, areas: list[pygame.Rect]) -> None:
        if self.renderer == "plain":
            pygame.display.update(areas)
        else:
            pygame.display.flip()

    def refresh(self) -> None:
        """The window was resized: take its new surface."""
        self.surface = pygame.display.get_surface() or self.surface
        if not self.fullscreen:
            self._size = self.surface.get_size()

    def toggle_fullscreen(self) -> bool:
        self.fullscreen = not self.fullscreen
        self._open()
        return self.fullscreen


def _start_display() -> None:
    try:
        pygame.display.init()
    except pygame.error as problem:
        raise NoDisplay(
            f"Felt needs a screen, and there is none here ({problem}). "
            "Start it from a desktop; on Linux, libX11 must be installed and DISPLAY must be set."
        ) from problem


def _prefer(renderer: Renderer) -> None:
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0" if renderer == "plain" else "1"


def _faster(size: tuple[int, int]) -> Renderer:
    """Try both ways with a hidden window. Without a graphics card the plain one is ten times faster."""
    if os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == "0":
        return "plain"
    times: dict[Renderer, float] = {}
    ways: tuple[Renderer, ...] = ("accelerated", "plain")
    for renderer in ways:
        _prefer(renderer)
        _start_display()
        try:
            pygame.display.set_mode(size, pygame.HIDDEN)
            pygame.display.flip()
            start = time.perf_counter()
            for _ in range(TRIAL_FLIPS):
                pygame.display.flip()
            times[renderer] = time.perf_counter() - start
        except pygame.error:
            times[renderer] = float("inf")
        pygame.display.quit()
    return min(times, key=lambda renderer: times[renderer])
