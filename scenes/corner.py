"""A corner of the records that a game fills itself: its own figures, a plot, and where to go from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import pygame

from scenes.canvas import Canvas


class Figure(NamedTuple):
    """A slip of paper: what it is, the number, and a word more with a sign before it."""

    label: str
    number: str
    note: str = ""
    icon: str = ""


class Corner(Protocol):
    """Made anew whenever the page is opened."""

    label: str
    """What its button says; empty for none."""
    icon: str

    def figures(self) -> Sequence[Figure]:
        """More slips."""

    def paint(self, canvas: Canvas, area: pygame.FRect) -> None:
        """The plot."""

    def open(self) -> None:
        """Its button was pressed."""
