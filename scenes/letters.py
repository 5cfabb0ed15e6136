"""Letters on a board, for whoever writes a name without a keyboard at hand."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input, Press
from scenes.scene import Scene
from scenes.ui.board import Board
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.widgets import Button, TextField, Widget

ROWS = ("abcdefghij", "klmnopqrst", "uvwxyzäöüß", "éèáóñçåøæœ", "0123456789")
BOX = pygame.FRect(400, 155, 1108, 770)
FIELD = pygame.FRect(440, 195, 1028, 90)
KEY = (92.0, 82.0)
STEP = (104.0, 94.0)
LAST_ROW = 5
NO_CAPITAL = "ß"


class Letters(Scene):
    """Writes into a field of the scene below; X takes a letter back, and B is done."""

    name = later("Letters")
    overlay = True

    def __init__(self, field: TextField) -> None:
        super().__init__()
        self.field = field
        self.small: bool | None = None
        """Whether the next letter is a small one; None leaves it to what stands before it."""
        self.board = Board(self)

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        self._lay_out()

    @property
    def capital(self) -> bool:
        """A name, and each of its parts, begins with a capital."""
        text = self.field.text
        return (not text or text[-1] in " -") if self.small is None else not self.small

    def _lay_out(self) -> None:
        keys: list[Widget] = []
        for row, letters in enumerate(ROWS):
            for column, letter in enumerate(letters):
                shown = letter.upper() if self.capital and letter != NO_CAPITAL else letter
                keys.append(self._key(row, column, 1, shown, self._writing(shown), 38))
        keys.append(self._key(LAST_ROW, 0, 2, "Aa", self._shift))
        keys.append(self._key(LAST_ROW, 2, 1, "-", self._writing("-"), 38))
        keys.append(self._key(LAST_ROW, 3, 2, _("Space"), self._writing(" ")))
        keys.append(self._key(LAST_ROW, 5, 2, _("Delete"), self._take_back))
        keys.append(self._key(LAST_ROW, 7, 3, _("Done"), self._done, primary=True))
        self.board.set(keys)

    def _key(
        self,
        row: int,
        column: int,
        wide: int,
        label: str,
        press: Callable[[], None],
        size: float = 28,
        primary: bool = False,
    ) -> Button:
        left, top = FIELD.left + STEP[0] * column, FIELD.bottom + 26 + STEP[1] * row
        area = (left, top, KEY[0] + STEP[0] * (wide - 1), KEY[1])
        return Button(area, label, press, size=size, primary=primary, sound="toggle")

    def _writing(self, letter: str) -> Callable[[], None]:
        def write() -> None:
            self.field.type(letter)
            self.small = None
            self._lay_out()

        return write

    def _shift(self) -> None:
        self.small = self.capital
        self._lay_out()

    def _take_back(self) -> None:
        self.field.edit(pygame.K_BACKSPACE)
        self.small = None
        self._lay_out()

    def _done(self) -> None:
        self.app.pop(self)

    def handle(self, event: Input) -> bool:
        if isinstance(event, Press) and (event.code.endswith(":x") or event.key == pygame.K_BACKSPACE):
            self._take_back()
            return True
        if wants_back(event):
            self.app.sound.play("back")
            self._done()
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        look = Look(theme.paper, mix(theme.paper, theme.paper_low, 0.7), theme.brass, 6, 34)
        canvas.panel(BOX, look, lift=26)
        TextField(FIELD, "", self.field.text, lambda _text: None).paint(canvas, True, False)
        self.board.paint(canvas)
