"""The scenes that are open, the topmost in charge: push, pop, replace, with resume and pause in pairs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scenes.scene import Scene

if TYPE_CHECKING:
    from scenes.app import App


class Stack:
    """Every change goes through here, so that no scene misses a resume, a pause or its end."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._scenes: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self) -> Iterator[Scene]:
        """From the lowest to the top."""
        return iter(list(self._scenes))

    def __contains__(self, scene: Scene) -> bool:
        return scene in self._scenes

    def push(self, scene: Scene) -> None:
        if self.top:
            self.top.paused()
        self._add(scene)

    def pop(self, scene: Scene | None = None) -> None:
        """Take the top scene off; or `scene` with everything above it, if it is still there."""
        if scene is not None and scene not in self._scenes:
            return  # pressed twice: it is gone already
        bottom = self._scenes.index(scene) if scene is not None else len(self._scenes) - 1
        self._drop_to(bottom)
        if self.top:
            self.top.touch()
            self.top.resumed()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self._drop_to(len(self._scenes) - 1)
        self._add(scene)

    def reset(self, scene: Scene) -> None:
        """End everything and begin again from one scene."""
        self._drop_to(0)
        self._add(scene)

    def clear(self) -> None:
        self._drop_to(0)

    def _add(self, scene: Scene) -> None:
        scene.app = self._app
        self._scenes.append(scene)
        scene.entered()
        if scene is self.top:  # unless entering already opened something above it
            scene.touch()
            scene.resumed()

    def _drop_to(self, bottom: int) -> None:
        """Scenes end from the top down; only the one on top is paused first, the others are already."""
        on_top = True
        while len(self._scenes) > max(0, bottom):
            scene = self._scenes.pop()
            if on_top:
                scene.paused()
            on_top = False
            scene.left()

    def visible(self) -> list[Scene]:
        """From the lowest scene in sight to the top."""
        lowest = len(self._scenes) - 1
        while lowest > 0 and self._scenes[lowest].overlay:
            lowest -= 1
        return self._scenes[max(0, lowest) :]
