"""Other keys for one player, pressed one after the other where they sit; a key somebody has is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.keeping import ProfileProblem
from game.keeping.profiles import RESERVED_SCANCODES, SCANCODES
from game.ricochet.cards import places
from game.ricochet.telling import PLACE_WORDS
from game.words import _, later
from scenes.canvas import Canvas
from scenes.input import Input, Press, key_code
from scenes.scene import Scene
from scenes.tables.ricochet.keys import key_name, learn, paint_diamond
from scenes.tables.ricochet.party import Party, place_codes, with_own_keys
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import WHITE, mix
from scenes.ui.type import Style

if TYPE_CHECKING:
    from scenes.app import App

BOX = pygame.FRect(530, 150, 860, 720)
DIAMOND = 1.7


class Rebind(Scene):
    """Asks for a key per place. Escape leaves everything as it was."""

    name = later("Keys")
    overlay = True
    music = "ricochet"

    def __init__(self, party: Party, at: int, done: Callable[[Party], None]) -> None:
        super().__init__()
        self.party = party
        self.at = at
        self.places = places(party.full_tilt)
        self.chosen: list[int] = []
        self._done = done

    @property
    def typing(self) -> bool:
        """Every key is a wish here: M does not mute."""
        return True

    def handle(self, event: Input) -> bool:
        if not isinstance(event, Press) or event.repeat:
            return False
        if event.key == pygame.K_ESCAPE or not event.code.startswith("key:"):
            self.app.sound.play("back")
            self.app.pop(self)
            return True
        learn(event)
        self._choose(int(event.code.removeprefix("key:")))
        return True

    def _choose(self, scancode: int) -> None:
        problem = self._why_not(scancode)
        if problem:
            self.app.toast(problem, "keyboard")
            self.app.sound.play("error")
            return
        self.chosen.append(scancode)
        self.app.sound.play("press")
        self.touch()
        if len(self.chosen) == len(self.places):
            self._finish()

    def _why_not(self, scancode: int) -> str:
        """Why a key cannot be had; with the name of whoever has it."""
        if scancode in RESERVED_SCANCODES or scancode not in SCANCODES:
            return _("That key is needed elsewhere. Please pick another one.")
        if scancode in self.chosen:
            return _("Each card needs a key of its own.")
        code = key_code(scancode)
        for at, chair in enumerate(self.party.chairs):
            if at != self.at and code in place_codes(chair, self.app.keeping, self.party.full_tilt).values():
                return _("{name} already uses {key}.").format(name=chair.name, key=key_name(code))
        return ""

    def _finish(self) -> None:
        try:
            party = with_own_keys(self.party, self.at, tuple(self.chosen), self.app.keeping)
        except ProfileProblem as problem:
            self.app.toast(str(problem), "keyboard")
            self.chosen = []
            self.touch()
            return
        app: App = self.app
        app.pop(self)
        self._done(party)

    def paint(self, canvas: Canvas) -> None:
        theme, chair = canvas.theme, self.party.chairs[self.at]
        colour = theme.seat(chair.colour)
        canvas.panel(
            BOX, Look(mix(colour, WHITE, 0.1), mix(colour, theme.ink, 0.2), theme.brass, 6, 34), lift=26
        )
        title = Style(54, "title", theme.cream, 3, 3, theme.ink)
        canvas.text(chair.name, (BOX.centerx, BOX.top + 70), title, width=BOX.width - 100)
        number = len(self.chosen)
        if number < len(self.places):
            text = _("Press the key for {place}.").format(place=PLACE_WORDS[self.places[number]])
            canvas.text(text, (BOX.centerx, BOX.top + 150), Style(38, "bold", theme.cream, 2, 0, theme.ink))
        labels = dict.fromkeys(self.places, "?")
        labels |= {
            place: key_name(key_code(one)) for place, one in zip(self.places, self.chosen, strict=False)
        }
        down = frozenset(self.places[number : number + 1])
        tint = mix(colour, WHITE, 0.4)
        paint_diamond(canvas, (BOX.centerx, BOX.top + 420), labels, chair.colour, tint, down, DIAMOND)
        hints(canvas, [("Esc", _("Keep the old keys"))], (960, BOX.bottom - 52))
