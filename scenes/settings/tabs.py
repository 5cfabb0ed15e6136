"""A sheet of wood with tabs down its left side: the shape of the settings and of the keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.words import _
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input, Press
from scenes.scene import Scene
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget

SHEET = pygame.FRect(90, 60, 1740, 960)
TABS = pygame.FRect(130, 190, 340, 720)
TAB = 78.0
TAB_STEP = 90.0
PANE = pygame.FRect(510, 190, 1280, 690)
FOOT = 904.0
PAGE_STEPS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class Tab(NamedTuple):
    """A page: what it is called, its icon, and what stands on it."""

    name: str
    icon: str
    fill: Callable[[], Sequence[Widget]]


class Tabbed(Scene):
    """Choosing a tab shows its page at once; Page up and Page down turn pages from anywhere."""

    overlay = True
    shade = 226

    def __init__(self, page: int = 0) -> None:
        super().__init__()
        self.page = page
        self.board = Board(self)

    @abstractmethod
    def tabs(self) -> Sequence[Tab]:
        """Said anew each time, in the language of now."""

    @abstractmethod
    def foot(self) -> Sequence[Widget]:
        """What stands below every page; the last one leaves."""

    def note(self) -> str:
        """A line under the page."""
        return ""

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        self.lay_out(self.page)

    def lay_out(self, focus: int | None = None) -> None:
        self.pages = list(self.tabs())
        tabs = [self._tab(number, tab) for number, tab in enumerate(self.pages)]
        self.board.set([*tabs, *self.pages[self.page].fill(), *self.foot()], focus)

    def _tab(self, number: int, tab: Tab) -> Button:
        here = number == self.page
        wide = TABS.width + (20 if here else 0)
        area = (TABS.left, TABS.top + number * TAB_STEP, wide, TAB)
        theme = self.app.brushes.theme
        fill = theme.lit if here else None
        return Button(area, tab.name, lambda: self.turn_to(number), fill=fill, icon=tab.icon, size=30)

    def turn_to(self, page: int) -> None:
        self.page = page % len(self.pages)
        self.lay_out(self.page)

    def leave(self) -> None:
        self.app.pop(self)

    def reworded(self) -> None:
        self.lay_out()

    def resumed(self) -> None:
        self.lay_out()

    @property
    def typing(self) -> bool:
        return self.board.typing

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self.leave()
            return True
        if isinstance(event, Press) and event.key in PAGE_STEPS:
            self.app.sound.play("flip")
            self.turn_to(self.page + PAGE_STEPS[event.key])
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        look = Look(theme.wood, mix(theme.brown, theme.ink, 0.45), theme.brass, 5, 40)
        canvas.panel(SHEET, look, lift=24)
        canvas.text(self.name, (SHEET.centerx, 122), Style(60, "title", theme.cream, 3, 3), width=1200)
        line = pygame.FRect(TABS.right + 18, TABS.top, 4, PANE.height)
        canvas.panel(line, Look(mix(theme.brown, theme.brass, 0.35), radius=2))
        if self.note():
            style = Style(26, "bold", theme.glow)
            canvas.paragraph(self.note(), (PANE.left, PANE.bottom - 76, PANE.width, 80), style, middle=True)
        self.paint_page(canvas)
        self.board.paint(canvas)
        keys = [
            ("PgUp PgDn", _("Page")),
            ("up down", _("Move")),
            ("left right", _("Change")),
            ("Esc", _("Back")),
        ]
        hints(canvas, keys, (SHEET.centerx, 1050))

    def paint_page(self, canvas: Canvas) -> None:
        """What a page shows beside its widgets."""
