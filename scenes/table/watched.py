"""What a replay asks of a table that is only looked at: to show any moment of its match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import pygame

from game.match import Match
from game.rules import Event
from scenes.canvas import Canvas, Sprite

if TYPE_CHECKING:
    from scenes.app import App


class Watched(Protocol):
    """A table without anybody at it. It is painted by whoever shows it, and never on the stack itself."""

    app: App
    stale: list[pygame.FRect] | None

    def watch(self, match: Match, events: Sequence[Event] = ()) -> None:
        """Another moment of the match: as what these events led to, or at once."""

    def look_through(self, eyes: int | None, foot: int, opened: bool) -> None:
        """Whose secrets it shows, and who sits at its foot."""

    def entered(self) -> None: ...

    def left(self) -> None: ...

    def update(self, dt: float) -> None: ...

    def paint(self, canvas: Canvas) -> None: ...

    def live(self, canvas: Canvas) -> list[Sprite]: ...

    @property
    def music(self) -> str | None: ...

    @property
    def moving(self) -> bool: ...
