"""The colours of seats and games as they are, and as three kinds of colour blindness make them look."""

from __future__ import annotations

from array import array

import pygame

from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input
from scenes.scene import Scene
from scenes.table.emblem import put_symbol
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.sight import seen_with
from scenes.ui.theme import SEAT_SYMBOLS, mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button

SHEET = pygame.FRect(60, 60, 1800, 960)
PANEL = pygame.FRect(96, 176, 414, 716)
PANEL_STEP = 438.0
FINE = 0xFCFCFC
"""Colours that differ less than this are looked up as one."""

CHICKENS = tuple(f"cards/blind-hen/chicken_{one}_3" for one in ("green", "yellow", "red", "purple", "blue"))
DISTRICTS = tuple(
    f"blind-business/sign_{one}" for one in ("playground", "boardwalk", "central-station", "downtown")
)
TRADES = tuple(f"cards/second-estimate/suit_{one}" for one in ("hammer", "saw", "brush", "pipe"))
BALLS = tuple(f"ricochet/ball_{one}" for one in ("red", "yellow", "green", "blue"))
OFFICE = tuple(f"cards/none-of-your-business/{one}" for one in ("briefcase", "papers", "pen", "phone"))


class ColourCheck(Scene):
    """Four times the same picture, so that anybody can judge whether shapes and colours keep things apart."""

    name = later("Colours as others see them")
    overlay = True
    shade = 236

    def __init__(self) -> None:
        super().__init__()
        self.board = Board(self)

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        self.reworded()

    def reworded(self) -> None:
        done = (820, 918, 280, 82)
        self.board.set([Button(done, _("Done"), self._leave, primary=True, size=36, sound="back")])

    def _leave(self) -> None:
        self.app.pop(self)

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._leave()
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        look = Look(theme.wood, mix(theme.brown, theme.ink, 0.45), theme.brass, 5, 40)
        canvas.panel(SHEET, look, lift=24)
        canvas.text(self.name, (960, 116), Style(56, "title", theme.cream, 3, 3), width=1600)
        names = {
            "": _("All colours"),
            "deuteranopia": _("Without green (deuteranopia)"),
            "protanopia": _("Without red (protanopia)"),
            "tritanopia": _("Without blue (tritanopia)"),
        }
        as_is = self._painted(canvas)
        for at, (kind, label) in enumerate(names.items()):
            area = PANEL.move(at * PANEL_STEP, 0)
            canvas.put(as_is if not kind else _seen(canvas, as_is, kind), area.center)
            strip = (area.left, area.bottom - 78, area.width, 72)
            canvas.paragraph(label, strip, Style(26, "bold", theme.ink), "center", middle=True)
        self.board.paint(canvas)
        hints(canvas, [("Esc", _("Back"))], (960, 1050))

    def _painted(self, canvas: Canvas) -> pygame.Surface:
        """One panel as it is, on a sheet of its own."""
        sheet = pygame.Surface(canvas.surface.get_size())
        paper = Canvas(sheet, canvas.fit, canvas.brushes)
        paper.panel(PANEL, Look(canvas.theme.paper, radius=0))
        y = PANEL.top + 62
        for number, colour in enumerate(SEAT_SYMBOLS):
            put_symbol(paper, colour, (PANEL.left + 48 + number * 64, y), 48)
        _row(paper, BALLS, y + 86, (84, 84))
        _row(paper, DISTRICTS, y + 182, (84, 84))
        _row(paper, CHICKENS, y + 290, (74, 103))
        _row(paper, TRADES, y + 404, (78, 109))
        _row(paper, OFFICE, y + 518, (78, 109))
        box = canvas.fit.rect(PANEL)
        return sheet.subsurface(box.clip(sheet.get_rect())).copy()


def _row(canvas: Canvas, names: tuple[str, ...], y: float, size: tuple[float, float]) -> None:
    step = PANEL.width / len(names)
    for number, name in enumerate(names):
        canvas.picture(name, (PANEL.left + (number + 0.5) * step, y), size)


def _seen(canvas: Canvas, picture: pygame.Surface, kind: str) -> pygame.Surface:
    """The picture for other eyes, dot by dot; every colour is worked out once."""

    def draw() -> pygame.Surface:
        pixels = array("I", pygame.image.tobytes(picture, "RGBA"))
        known = {dot: _dot(dot, kind) for dot in {one & FINE for one in pixels}}
        changed = array("I", [known[one & FINE] for one in pixels])
        return pygame.image.frombytes(changed.tobytes(), picture.get_size(), "RGBA").convert()

    return canvas.made(("seen", kind, picture.get_size(), canvas.theme.paper), draw)


def _dot(dot: int, kind: str) -> int:
    r, g, b = seen_with((dot & 255, dot >> 8 & 255, dot >> 16 & 255), kind)
    return r | g << 8 | b << 16 | 255 << 24
