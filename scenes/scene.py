"""What a scene is: something on the stack that is updated, told of input, and painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.canvas import Canvas, Sprite
from scenes.input import Input

if TYPE_CHECKING:
    from scenes.app import App


class Scene:
    """One screen or overlay.

    `paint` draws what keeps still and is called only after `touch`; `live` lists what moves and is asked for
    every frame. Neither changes anything, so any frame can be drawn again exactly.
    """

    overlay = False
    """Drawn over the scene below, which stays in sight, darkened and paused."""
    shade: int | None = None
    """How dark what lies below an overlay becomes, of 255; None is the theme's own."""
    fades = True
    """Does the picture change softly when it comes and goes? Not where the old one is a secret."""
    name = ""
    """For the window's title bar."""
    music: str | None = "house"
    pauses_unfocused = True
    """Does its time stop while the window is in the background?"""

    app: App

    def __init__(self) -> None:
        self.stale: list[pygame.FRect] | None = None
        """Areas to repaint; None is everything, [] nothing."""
        self.time = 0.0
        """Seconds this scene has been on top."""

    # -- what the stack tells a scene ----------------------------------------------------------------

    def entered(self) -> None:
        """It was put on the stack; `self.app` is there from now on."""

    def resumed(self) -> None:
        """It is on top: after `entered`, and whenever what covered it is gone."""

    def paused(self) -> None:
        """It is no longer on top; always the other half of a `resumed`."""

    def left(self) -> None:
        """It is off the stack for good."""

    def reworded(self) -> None:
        """The language has changed: whatever was said before has to be said anew."""

    # -- what the app asks of a scene ----------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let time pass. Subclasses call super().update(dt)."""
        self.time += dt

    def handle(self, event: Input) -> bool:
        """Take an event; True when it was used."""
        return False

    def paint(self, canvas: Canvas) -> None:
        """Everything that keeps still."""

    def live(self, canvas: Canvas) -> list[Sprite]:
        """Everything that moves, back to front."""
        return []

    @property
    def moving(self) -> bool:
        """Does it want a new frame as soon as possible?"""
        return False

    @property
    def armed(self) -> bool:
        """Is every millisecond of a press worth having now? Then the loop polls between frames."""
        return False

    @property
    def typing(self) -> bool:
        """Does a text field have the focus? Then letters are letters and no short cuts."""
        return False

    # -- for subclasses ------------------------------------------------------------------------------

    def touch(self, area: pygame.typing.RectLike | None = None) -> None:
        """Have an area (or all) of the still layer painted again."""
        if area is None:
            self.stale = None
        elif self.stale is not None:
            self.stale.append(pygame.FRect(area))
