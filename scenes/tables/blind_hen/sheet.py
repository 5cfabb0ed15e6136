"""The count at the end of Blind Hen: colour by colour, line by line, then the winner."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.blind_hen.cards import COLOURS, CORN, HEN
from game.match import Seating
from game.rules import Result
from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input, Pointer, Press
from scenes.scene import Scene
from scenes.table.emblem import put_symbol
from scenes.tables.blind_hen.yard import picture
from scenes.ui.board import Board
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button

BOX = pygame.FRect(150, 36, 1620, 1008)
EACH = 0.55
"""Seconds from line to line."""
ROW, TOP, LABEL = 68.0, 196.0, 470.0


class HenSheet(Scene):
    """Fills in by itself; a press fills in the rest. Then: again, or leave."""

    overlay = True
    music = "blind-hen"
    name = later("Blind Hen")

    def __init__(
        self,
        seatings: Sequence[Seating],
        result: Result,
        again: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__()
        self.seatings = list(seatings)
        self.result = result
        self.filled = 0
        self.board = Board(self)
        self._again, self._leave = again, leave

    @property
    def done(self) -> bool:
        return self.filled > len(self.result.lines)

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.done and self.time * self.app.speed >= EACH * (self.filled + 1):
            self._fill(self.filled + 1)

    def _fill(self, lines: int) -> None:
        self.filled = lines
        self.app.sound.play("win" if self.done else "chip")
        if self.done:
            again = Button(
                (BOX.left + 60, BOX.bottom - 122, 380, 88),
                _("Play again"),
                self._answer(self._again),
                primary=True,
                size=40,
            )
            leave = Button(
                (BOX.right - 320, BOX.bottom - 122, 260, 88), _("Leave"), self._answer(self._leave)
            )
            self.board.set([again, leave], focus=0)
        self.touch()

    def _answer(self, answer: Callable[[], None]) -> Callable[[], None]:
        def give() -> None:
            if self in self.app.stack:
                self.app.pop(self)
                answer()

        return give

    def handle(self, event: Input) -> bool:
        if self.done:
            if wants_back(event):
                self._answer(self._leave)()
                return True
            return self.board.handle(event)
        pressed = isinstance(event, Press) and not event.repeat and event.act is not None
        if pressed or (isinstance(event, Pointer) and event.kind == "down"):
            self._fill(len(self.result.lines) + 1)
            return True
        return False

    @property
    def moving(self) -> bool:
        return not self.done

    def _column(self, seat: int) -> float:
        wide = (BOX.width - LABEL - 40) / len(self.seatings)
        return BOX.left + LABEL + wide * (seat + 0.5)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(BOX, Look(theme.paper, theme.paper_low, theme.brass, 6, 34), lift=26)
        canvas.text(_("The count"), (BOX.left + 60, BOX.top + 84), Style(64, "title", theme.brown), "midleft")
        wide = (BOX.width - LABEL - 40) / len(self.seatings)
        for seat, one in enumerate(self.seatings):
            x = self._column(seat)
            if self.done and seat in self.result.winners:
                box = pygame.FRect(x - wide / 2 + 6, BOX.top + 20, wide - 12, 850)
                canvas.panel(box, Look(mix(theme.paper, theme.brass, 0.45), edge=theme.brass, radius=24))
            put_symbol(canvas, one.colour, (x, BOX.top + 66), 60)
            canvas.text(one.name, (x, BOX.top + 134), Style(36, "bold", theme.ink), width=wide - 24)
        for number, line in enumerate(self.result.lines[: self.filled]):
            self._paint_line(canvas, number, line.label, line.scores, line.notes, wide)
        if self.done:
            self._paint_totals(canvas)
        self.board.paint(canvas)

    def _paint_line(
        self,
        canvas: Canvas,
        number: int,
        label: str,
        scores: Sequence[int],
        notes: Sequence[str],
        wide: float,
    ) -> None:
        theme, y = canvas.theme, BOX.top + TOP + ROW * (number + 0.5) - 16
        if number % 2 == 0:
            row = pygame.FRect(BOX.left + 24, y - ROW / 2, BOX.width - 48, ROW)
            canvas.panel(row, Look(mix(theme.paper_low, theme.brown, 0.14), radius=14, alpha=90))
        if number < len(COLOURS):
            canvas.picture(f"blind-hen/sign_{COLOURS[number]}", (BOX.left + 72, y), (56, 56))
        elif number > len(COLOURS):
            card = CORN if number == len(COLOURS) + 1 else HEN
            canvas.picture(picture(card), (BOX.left + 72, y), (44, 61))
        canvas.text(label, (BOX.left + 116, y), Style(32, "bold", theme.ink), "midleft", LABEL - 110)
        best = max(scores)
        for seat, score in enumerate(scores):
            colour = theme.ink if score == best or score < 0 else theme.quiet
            x = self._column(seat)
            canvas.text(str(score), (x, y - 12), Style(38, "title", colour))
            if notes:
                canvas.text(notes[seat], (x, y + 20), Style(24, "body", theme.quiet), width=wide - 12)

    def _paint_totals(self, canvas: Canvas) -> None:
        theme, y = canvas.theme, BOX.top + TOP + ROW * len(self.result.lines) + 24
        canvas.text(_("Total"), (BOX.left + 116, y), Style(48, "title", theme.brown), "midleft")
        for seat, total in enumerate(self.result.totals):
            won = seat in self.result.winners
            canvas.text(str(total), (self._column(seat), y), Style(66 if won else 50, "title", theme.ink))
        names = " & ".join(self.seatings[seat].name for seat in self.result.winners)
        words = _("{names} wins!").format(names=names)
        if len(self.result.winners) > 1:
            words = _("{names} share the win!").format(names=names)
        canvas.picture("blind-hen/cup", (BOX.left + 560, BOX.bottom - 80), (104, 130))
        canvas.text(
            words, (BOX.left + 640, BOX.bottom - 78), Style(52, "title", theme.primary), "midleft", 640
        )
