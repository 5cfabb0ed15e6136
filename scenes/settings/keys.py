"""Every key and every gamepad button, and others for them: choose one, then press what it shall be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.words import _, later
from scenes.bindings import (
    BY_NAME,
    DIGITS,
    FIXED,
    HOUSE,
    MODIFIERS,
    MOVES,
    NAMES,
    TABLE,
    Command,
    button_cap,
    key_cap,
    key_word,
)
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.input import Input, Pointer, Press
from scenes.scene import Scene
from scenes.settings.tabs import FOOT, PANE, Tab, Tabbed
from scenes.ui.keys import cap_width, key_caps
from scenes.ui.shapes import Look
from scenes.ui.theme import WHITE, mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget, paper_row

COLUMN, ROW, STEP = 628.0, 74.0, 84.0
ROWS = 8
MOST_CAPS = 2
ASKING = pygame.FRect(460, 300, 1000, 480)


class KeyRow(Widget):
    """A command, the keys that it has, and its button on a gamepad."""

    radius = 18.0

    def __init__(
        self, area: pygame.FRect, command: Command, caps: Sequence[str], ask: Callable[[Command], None]
    ) -> None:
        super().__init__(area, NAMES[command.name])
        self.command = command
        self.caps = caps
        self._ask = ask

    def choose(self) -> None:
        self._ask(self.command)

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        taken = sum(cap_width(canvas, cap) + 8 for cap in self.caps) + 28
        paper_row(canvas, self.area, self.label, focused, taken)
        key_caps(canvas, self.caps, self.area.right - taken + 8, self.area.centery - 2, 8)


class KeysScene(Tabbed):
    """All commands by where they matter; each row shows its keys and its button."""

    name = later("Keys and buttons")

    def tabs(self) -> Sequence[Tab]:
        return (
            Tab(_("Moving"), "gamepad", lambda: self._rows(MOVES)),
            Tab(_("At the table"), "cards", lambda: self._rows(TABLE)),
            Tab(_("In the house"), "home", lambda: self._rows(HOUSE)),
            Tab(_("Numbers"), "plus", lambda: self._rows(DIGITS)),
        )

    def foot(self) -> Sequence[Widget]:
        reset = Button((PANE.left, FOOT, 420, 82), _("As at first"), self._ask_reset, icon="refresh", size=28)
        done = Button(
            (PANE.right - 300, FOOT, 300, 88), _("Done"), self.leave, primary=True, size=38, sound="back"
        )
        return (reset, done)

    def _rows(self, commands: Sequence[Command]) -> Sequence[Widget]:
        return [self._row(at, command) for at, command in enumerate(commands)]

    def _row(self, at: int, command: Command) -> KeyRow:
        column, row = divmod(at, ROWS)
        x = PANE.left + column * (PANE.width - COLUMN)
        return KeyRow(
            pygame.FRect(x, PANE.top + row * STEP, COLUMN, ROW),
            command,
            self.caps_of(command.name),
            self._ask,
        )

    def caps_of(self, name: str) -> list[str]:
        bound = self.app.bindings
        caps = list(dict.fromkeys(key_cap(key) for key in bound.keys_of(name)))[:MOST_CAPS]
        return [*caps, *(f"pad:{button_cap(one)}" for one in bound.buttons_of(name)[:1])]

    def _ask(self, command: Command) -> None:
        self.app.push(AskKey(command))

    def _ask_reset(self) -> None:
        text = _("Every key and every button does again what it did at first. Slap keys stay as they are.")
        answers = [(_("Set back"), self._reset), (_("Leave as it is"), lambda: None)]
        self.app.push(Dialog(_("All keys as at first?"), text, answers, danger=True))

    def _reset(self) -> None:
        self.app.change_settings(keys={}, buttons={})
        self.lay_out()


class AskKey(Scene):
    """Waits for the key or the button that a command shall have; whatever means Back leaves it as it is."""

    name = later("A new key")
    overlay = True

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self.problem = ""

    @property
    def typing(self) -> bool:
        """Every key is a wish here."""
        return True

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music

    def handle(self, event: Input) -> bool:
        if isinstance(event, Pointer) and event.kind == "down":
            self._leave("back")
        elif isinstance(event, Press) and not event.repeat:
            if event.code.startswith("pad:"):
                self._wish_button(event.code.rpartition(":")[2])
            elif event.code.startswith("key:"):
                self._wish_key(event.printed)
            else:
                self._leave("back")
        return True

    def _leave(self, sound: str) -> None:
        self.app.sound.play(sound)
        self.app.pop(self)

    def _wish_key(self, key: int) -> None:
        owner = self.app.bindings.owner(key)
        if key in FIXED or owner is self.command:
            self._leave("back")
        elif key in MODIFIERS:
            self._refuse(_("This key only works together with others. Please pick another one."))
        elif owner:
            self._refuse_taken(key_cap(key), owner)
        else:
            own = {**self.app.settings.keys, self.command.name: [key_word(key)]}
            self.app.change_settings(keys=own)
            self._leave("correct")

    def _wish_button(self, button: str) -> None:
        owner = self.app.bindings.owner(button)
        if owner is self.command or owner is BY_NAME["back"]:
            self._leave("back")
        elif button.startswith("stick-"):
            self._refuse(_("The stick always moves. Please press a button."))
        elif owner:
            self._refuse_taken(button_cap(button), owner)
        else:
            own = {**self.app.settings.buttons, self.command.name: [button]}
            self.app.change_settings(buttons=own)
            self._leave("correct")

    def _refuse_taken(self, cap: str, owner: Command) -> None:
        arrows = {
            "up": _("up arrow"),
            "down": _("down arrow"),
            "left": _("left arrow"),
            "right": _("right arrow"),
        }
        words = _("{key} already means “{what}”. Please press another one.")
        self._refuse(words.format(key=arrows.get(cap, cap), what=NAMES[owner.name]))

    def _refuse(self, problem: str) -> None:
        self.problem = problem
        self.app.sound.play("error")
        self.touch()

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(
            ASKING, Look(theme.paper, mix(theme.paper, theme.paper_low, 0.7), theme.brass, 6, 34), lift=26
        )
        title = Style(52, "title", theme.title)
        canvas.text(NAMES[self.command.name], (960, ASKING.top + 84), title, width=ASKING.width - 100)
        ask = _("Press the new key, or a button of a gamepad.")
        area = (ASKING.left + 60, ASKING.top + 140, ASKING.width - 120, 96)
        canvas.paragraph(ask, area, Style(36, "bold", theme.ink), "center", middle=True)
        if self.problem:
            area = (ASKING.left + 60, ASKING.top + 244, ASKING.width - 120, 108)
            colour = theme.warning
            canvas.paragraph(self.problem, area, Style(30, "bold", colour), "center", middle=True)
        strip = pygame.FRect(ASKING.left + 40, ASKING.bottom - 112, ASKING.width - 80, 80)
        canvas.panel(strip, Look(mix(theme.brown, theme.ink, 0.2), radius=20))
        words = _("Esc, a click or the gamepad’s Back leave it as it is.")
        style = Style(26, "body", mix(theme.cream, WHITE, 0.3))
        canvas.text(words, strip.center, style, width=strip.width - 40)
