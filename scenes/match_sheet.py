"""One finished match out of the records: its score sheet, when it was, and the way to watch it again."""

from __future__ import annotations

import pygame

from game.match import Match
from game.words import _, joined, later
from scenes import tables
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input
from scenes.replay import Replay
from scenes.scene import Scene
from scenes.table.ground import paint_ground
from scenes.table.sheet import Sheet
from scenes.ui.board import Board
from scenes.ui.days import when_words
from scenes.ui.keys import hints
from scenes.ui.type import Style
from scenes.ui.widgets import Button

SIDE = pygame.FRect(1446, 60, 400, 962)
CUP = (200.0, 250.0)


class MatchSheet(Scene):
    """The sheet as it was at the end, on the cloth of its game."""

    name = later("Score sheet")

    def __init__(self, match: Match, when: str) -> None:
        super().__init__()
        result = match.result()
        assert result is not None
        self.match, self.when, self.result = match, when, result
        self.table = tables.watched(match)
        self.sheet = Sheet(self.table, result)
        self.sheet.filled = len(result.lines) + 1
        self.board = Board(self)

    @property
    def music(self) -> str | None:  # type: ignore[override]
        return self.table.music

    def entered(self) -> None:
        self.table.app = self.app
        self.table.entered()
        watch = Button(
            (SIDE.left, SIDE.bottom - 276, SIDE.width, 96),
            _("Watch"),
            self._watch,
            primary=True,
            size=46,
            hotkey=pygame.K_w,
        )
        back = Button(
            (SIDE.left, SIDE.bottom - 160, SIDE.width, 84), _("Back"), self._leave, icon="back", sound="back"
        )
        self.board.set([watch, back], focus=0)

    def left(self) -> None:
        self.table.left()

    def _watch(self) -> None:
        self.app.push(Replay(self.match))

    def _leave(self) -> None:
        self.app.pop(self)

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._leave()
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        paint_ground(canvas, self.table.layout.cloth, self.table.layout.rim)
        self.sheet.paint(canvas)
        self.table.paint_foot(canvas, self.sheet.foot)
        canvas.picture(self.table.prize, (SIDE.centerx, SIDE.top + CUP[1] / 2), CUP)
        self._paint_words(canvas)
        self.board.paint(canvas)
        hints(canvas, [("W", _("Watch")), ("Esc", _("Back"))], (SIDE.centerx, SIDE.bottom - 30))

    def _paint_words(self, canvas: Canvas) -> None:
        theme, top = canvas.theme, SIDE.top + CUP[1] + 14
        names = joined([self.match.names[seat] for seat in self.result.winners])
        words = _("{name} won") if len(self.result.winners) == 1 else _("{name} shared the win")
        area = (SIDE.left - 10, top, SIDE.width + 20, 170)
        big = Style(56, "title", theme.cream, 4, 4, theme.ink)
        canvas.paragraph(words.format(name=names), area, big, "center", middle=True)
        small = Style(30, "bold", theme.cream, 2, 2, theme.ink)
        canvas.text(when_words(self.when), (SIDE.centerx, top + 206), small, width=SIDE.width)
        canvas.paragraph(
            self.result.how, (SIDE.left, top + 236, SIDE.width, 90), small, "center", middle=True
        )
        if self.match.undone:
            note = _("Moves were taken back, so this match counts in no figure.")
            quiet = Style(28, "body", theme.glow, 2, 2, theme.ink)
            canvas.paragraph(note, (SIDE.left, top + 332, SIDE.width, 100), quiet, "center", middle=True)
