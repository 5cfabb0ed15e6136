"""The score sheet at the end: filled in line by line, then the winner's moment, then what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.rules import Result
from game.words import _, joined, later
from scenes.app import wants_back
from scenes.canvas import Canvas, Sprite
from scenes.confetti import Confetti
from scenes.input import Input, Pointer, Press
from scenes.scene import Scene
from scenes.table.ground import paint_ground
from scenes.table.sheet import Sheet
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.table.sitting import Sitting

EACH = 0.55
"""Seconds from line to line."""
SIDE = pygame.FRect(1446, 60, 400, 962)
"""To the right of the sheet: the cup, who won and how, and what to do next."""
CUP = (200.0, 250.0)
BUTTON, BUTTON_STEP = 86.0, 102.0


class Results(Scene):
    """Fills in by itself; a press fills in the rest. Then: once more, other seats, watch again, leave."""

    name = later("Result")

    def __init__(self, table: Sitting, result: Result) -> None:
        super().__init__()
        self.table = table
        self.music = table.music
        self.result = result
        self.sheet = Sheet(table, result)
        self.board = Board(self)
        self.confetti: Confetti | None = None
        self._since = 0.0

    # -- line by line --------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        return self.sheet.complete

    def update(self, dt: float) -> None:
        super().update(dt)
        while not self.done and self.time * self.app.speed >= EACH * (self.sheet.filled + 1):
            self._fill(self.sheet.filled + 1)

    def _fill(self, lines: int) -> None:
        self.sheet.filled = lines
        self.touch()
        if not self.done:
            self.app.sound.play("chip")
            return
        self._since = self.time
        colours = [self.table.seatings[seat].colour for seat in self.result.winners]
        calm = self.app.settings.reduced_motion
        self.confetti = Confetti(self.table.match.count, () if calm else colours, self.app.brushes.theme)
        self.app.sound.play("win")
        self.app.sound.play("confetti")
        self.board.set(self._buttons(), focus=0)

    def _buttons(self) -> list[Widget]:
        table = self.table
        rows: list[tuple[str, str, Callable[[], None]]] = [
            (_("Rematch"), "refresh", self._after(table.rematch)),
            (_("Change seats"), "people", self._after(table.change_seats)),
            (_("Watch again"), "eye", table.watch_again),
            (_("Leave"), "home", self._after(table.leave)),
        ]
        top = SIDE.bottom - BUTTON_STEP * len(rows)
        buttons: list[Widget] = []
        for number, (label, icon, act) in enumerate(rows):
            area = (SIDE.left, top + number * BUTTON_STEP, SIDE.width, BUTTON)
            first, last = number == 0, number == len(rows) - 1
            buttons.append(
                Button(
                    area,
                    label,
                    act,
                    primary=first,
                    icon=None if first else icon,
                    size=48 if first else 36,
                    fill=None if first or last else self.app.brushes.theme.good,
                    sound="back" if last else "press",
                )
            )
        return buttons

    def _after(self, go: Callable[[], None]) -> Callable[[], None]:
        """Off with the sheet, then on; a second press in the same moment finds it gone."""

        def act() -> None:
            if self in self.app.stack:
                self.app.pop(self)
                go()

        return act

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        if self.done:
            if wants_back(event):
                self.app.sound.play("back")
                self._after(self.table.leave)()
                return True
            return self.board.handle(event)
        pressed = isinstance(event, Press) and not event.repeat
        if pressed or (isinstance(event, Pointer) and event.kind == "down"):
            self._fill(len(self.result.lines) + 1)
            return True
        return False

    @property
    def moving(self) -> bool:
        return not self.done or (self.confetti is not None and self.confetti.falling(self.time - self._since))

    # -- the picture ---------------------------------------------------------------------------------

    def live(self, canvas: Canvas) -> list[Sprite]:
        return self.confetti.live(canvas, self.time - self._since) if self.confetti else []

    def paint(self, canvas: Canvas) -> None:
        paint_ground(canvas, self.table.layout.cloth, self.table.layout.rim)
        self.sheet.paint(canvas)
        self._paint_cup(canvas)
        if self.done:
            self._paint_winner(canvas)
        else:
            hints(canvas, [("Enter", _("Fill in the rest"))], (SIDE.centerx, SIDE.bottom - 40))
        self.board.paint(canvas)

    def _paint_cup(self, canvas: Canvas) -> None:
        """It waits until it is won; then it shines."""
        middle = (SIDE.centerx, SIDE.top + CUP[1] / 2)
        if self.done:
            far = canvas.fit.length(CUP[1] * 1.7)
            canvas.put(canvas.pictures.tinted("house/glow", (far, far), canvas.theme.glow), middle)
        canvas.picture(self.table.prize, middle, CUP)

    def _paint_winner(self, canvas: Canvas) -> None:
        theme = canvas.theme
        top = SIDE.top + CUP[1] + 8
        room = self.board.widgets[0].area.top - top - 20
        names = [self.table.seatings[seat].name for seat in self.result.winners]
        words = _("{name} wins!").format(name=joined(names))
        if len(names) > 1:
            words = _("{names} share the win!").format(names=joined(names))
        area = (SIDE.left - 10, top, SIDE.width + 20, room * 0.58)
        canvas.paragraph(words, area, Style(64, "title", theme.cream, 5, 5, theme.ink), "center", middle=True)
        area = (SIDE.left, top + room * 0.6, SIDE.width, room * 0.4)
        canvas.paragraph(self.result.how, area, Style(32, "bold", theme.cream, 2, 2, theme.ink), "center")
