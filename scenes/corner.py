"""A corner of the records that a game fills itself: its own figures, a plot, and where to go from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from scenes.canvas import Canvas


class Corner(Protocol):
    """Made anew whenever the page is opened."""

    label: str
    """What its button says; empty for none."""
    icon: str

    def figures(self) -> Sequence[tuple[str, str, str]]:
        """More slips: what it is, the number, and a word more."""

    def paint(self, canvas: Canvas, area: pygame.FRect) -> None:
        """The plot."""

    def open(self) -> None:
        """Its button was pressed."""
