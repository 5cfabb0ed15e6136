"""What a replay asks of a table that is only looked at: to show any moment of its match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import pygame

from game.match import AnyRules, Match, Seating
from game.rules import Event
from scenes.canvas import Canvas, Sprite
from scenes.table.places import Layout

if TYPE_CHECKING:
    from scenes.app import App


class Watched(Protocol):
    """A table without anybody at it. It is painted by whoever shows it, and never on the stack itself."""

    app: App
    match: Match
    rules: AnyRules
    seatings: list[Seating]
    layout: Layout
    prize: ClassVar[str]
    """The cup that the winner of this game gets."""
    stale: list[pygame.FRect] | None

    @property
    def view(self) -> Any: ...

    def measure(self, view: Any) -> str:
        """How long the game was, in its own measure."""

    def line_picture(self, number: int) -> str | None:
        """The small card or sign beside a line of the score sheet."""

    def earned(self, number: int, seat: int) -> Sequence[str]:
        """The faces of the cards that earned a seat its score in a line of the score sheet."""

    def paint_foot(self, canvas: Canvas, area: pygame.FRect) -> None:
        """What else a kept score sheet has to tell, below its totals."""

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
