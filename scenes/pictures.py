"""Baked pictures, loaded when first shown, scaled crisp for the window, kept within a fixed memory."""

import contextlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from threading import Thread

import pygame

BAKED = Path(__file__).resolve().parent.parent / "art" / "baked"

SOURCES_CAP = 96 << 20
SHOWN_CAP = 192 << 20
TURN_STEP = 3
"""Degrees between the angles a turning card is drawn at: finer costs memory and cannot be seen in flight."""


class Shelf:
    """A cache of surfaces that forgets the longest unused ones when it grows beyond its bytes."""

    def __init__(self, cap: int) -> None:
        self.cap = cap
        self.held = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self.held += _weight(made)
        while self.held > self.cap and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self.held -= _weight(dropped)
        return made

    def clear(self) -> None:
        self._kept.clear()
        self.held = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


class MissingPicture(Exception):
    """A picture that the scenes ask for is not among the baked ones."""


class Pictures:
    """Hands out pictures by name at any pixel size. The same request gives the same surface."""

    def __init__(self, folder: Path = BAKED) -> None:
        self.folder = folder
        self.sources = Shelf(SOURCES_CAP)
        self.shown = Shelf(SHOWN_CAP)
        self._fetched: dict[str, pygame.Surface] = {}
        self.patient = False
        """Never say "not yet": the gallery's pictures must not depend on a thread."""

    def fetch(self, names: Iterable[str]) -> None:
        """Decode these in the background, for scenes that will want them in a moment."""
        if not self.patient:
            Thread(target=self._decode, args=(list(names),), daemon=True).start()

    def _decode(self, names: list[str]) -> None:
        for name in names:
            if name in self.sources:  # the scene could not wait
                continue
            with contextlib.suppress(OSError, pygame.error):  # asked for again, it will say what is wrong
                self._fetched[name] = pygame.image.load(self.folder / f"{name}.webp")

    def ready(self, name: str) -> bool:
        """Would `source` answer at once?"""
        return self.patient or name in self._fetched or name in self.sources

    def source(self, name: str) -> pygame.Surface:
        """The picture as it was baked."""
        return self.sources.get(name, lambda: self._load(name))

    def _load(self, name: str) -> pygame.Surface:
        path = self.folder / f"{name}.webp"
        try:
            picture = self._fetched.pop(name, None) or pygame.image.load(path)
        except (OSError, pygame.error) as problem:
            raise MissingPicture(f"art/baked/{name}.webp: {problem}") from problem
        return picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert()

    def scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        return self.shown.get((name, size), lambda: _shrunk(self.source(name), size))

    def covering(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Filling the size without a gap: what sticks out on two sides is cut, opaque and quick to blit."""

        def make() -> pygame.Surface:
            source = self.source(name)
            scale = max(size[0] / source.get_width(), size[1] / source.get_height())
            # Cut first, so that a wide window does not scale what nobody will see.
            part = pygame.Rect(0, 0, round(size[0] / scale), round(size[1] / scale)).clip(source.get_rect())
            part.center = source.get_rect().center
            return _shrunk(source.subsurface(part.clip(source.get_rect())), size).convert()

        return self.shown.get(("cover", name, size), make)

    def tinted(self, name: str, size: tuple[int, int], colour: tuple[int, int, int]) -> pygame.Surface:
        """A white picture in a colour: icons and symbols."""

        def make() -> pygame.Surface:
            picture = self.scaled(name, size).copy()
            picture.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        return self.shown.get(("tint", name, size, colour), make)

    def turned(
        self, name: str, size: tuple[int, int], degrees: float, step: float = TURN_STEP
    ) -> pygame.Surface:
        """Turned anticlockwise, at the nearest step."""
        angle = round(degrees / step) * step % 360
        if angle == 0:
            return self.scaled(name, size)
        return self.shown.get(("turn", name, size, angle), lambda: _turned(self.source(name), size, angle))

    def report(self) -> dict[str, int]:
        """Bytes held and the most that may be held."""
        return {
            "sources": self.sources.held,
            "sources_cap": self.sources.cap,
            "shown": self.shown.held,
            "shown_cap": self.shown.cap,
        }


def _shrunk(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Smooth at any ratio: smoothscale alone averages well only down to a half, so halve first."""
    width, height = source.get_size()
    picture = source
    while width >= size[0] * 2 and height >= size[1] * 2 and width > 2 and height > 2:
        width, height = max(size[0], width // 2), max(size[1], height // 2)
        picture = pygame.transform.smoothscale(picture, (width, height))
    return picture if picture.get_size() == size else pygame.transform.smoothscale(picture, size)


def _turned(source: pygame.Surface, size: tuple[int, int], angle: float) -> pygame.Surface:
    """Turn the large picture, then scale down: edges stay smooth."""
    twice = _shrunk(source, (size[0] * 2, size[1] * 2))
    return pygame.transform.rotozoom(twice, angle, 0.5)
