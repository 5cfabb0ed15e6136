"""A question in the middle of the table, over whatever lies below."""

from collections.abc import Callable, Sequence

import pygame

from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input
from scenes.scene import Scene
from scenes.ui.board import Board
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button

WIDTH = 980
MOST_BESIDE, ROW = 3, 112
"""So many answers stand beside each other; more stand in two columns."""


class Dialog(Scene):
    """A title, a few sentences and the answers; Back gives the last one, which must be the harmless one."""

    overlay = True

    def __init__(
        self, title: str, text: str, answers: Sequence[tuple[str, Callable[[], None]]], danger: bool = False
    ) -> None:
        super().__init__()
        self.title = self.name = title
        self.text = text
        self.answers = list(answers)
        self.danger = danger
        self.board = Board(self)

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        type_ = self.app.brushes.type
        lines = len(type_.wrap(self.text, Style(32), WIDTH - 120))
        self.text_height = lines * type_.height(Style(32))
        count = len(self.answers)
        columns = count if count <= MOST_BESIDE else 2
        rows = -(-count // columns)
        height = 300 + self.text_height + ROW * (rows - 1)
        self.box = pygame.FRect(0, 0, WIDTH, height)
        self.box.center = (960, 540)
        wide = (WIDTH - 120 - 28 * (columns - 1)) / columns
        top = self.box.bottom - 142 - ROW * (rows - 1)
        buttons = []
        for number, (label, answer) in enumerate(self.answers):
            first = number == 0
            row, column = divmod(number, columns)
            area = (self.box.left + 60 + column * (wide + 28), top + row * ROW, wide, 92)
            theme = self.app.brushes.theme
            fill = theme.danger if self.danger and first else None
            buttons.append(
                Button(area, label, self._give(answer), primary=first, fill=fill, size=38 if first else 32)
            )
        self.board.set(buttons, focus=len(buttons) - 1 if self.danger else 0)

    def _give(self, answer: Callable[[], None]) -> Callable[[], None]:
        def give() -> None:
            if self in self.app.stack:  # a second press in the same moment finds it gone
                self.app.pop(self)
                answer()

        return give

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._give(self.answers[-1][1])()
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        look = Look(theme.paper, mix(theme.paper, theme.paper_low, 0.7), theme.brass, 6, 34)
        canvas.panel(self.box, look, lift=26)
        title = Style(56, "title", theme.warning if self.danger else theme.title)
        canvas.text(self.title, (960, self.box.top + 74), title, width=WIDTH - 100)
        area = (self.box.left + 60, self.box.top + 126, WIDTH - 120, self.text_height)
        canvas.paragraph(self.text, area, Style(32, "body", theme.ink), "center")
        self.board.paint(canvas)
