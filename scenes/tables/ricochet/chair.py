"""One chair up close: who sits there, in which colour, and with which keys or at which level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.journal import BOT
from game.keeping import SEAT_COLOURS, ProfileProblem
from game.ricochet.cards import places
from game.words import Texts, _, later
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input, Press
from scenes.scene import Scene
from scenes.tables.ricochet.keys import SETS, key_name, learn
from scenes.tables.ricochet.party import (
    BOT_LEVELS,
    MOST,
    MOUSE,
    OWN,
    PAD,
    Chair,
    Party,
    level_name,
    own_keys,
    place_codes,
)
from scenes.tables.ricochet.rebind import Rebind
from scenes.ui.board import Board
from scenes.ui.shapes import Look
from scenes.ui.theme import SEAT_SYMBOLS, WHITE, mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Choice, TextField, Widget

if TYPE_CHECKING:
    from scenes.tables.ricochet.seats import Seats

BOX = pygame.FRect(430, 170, 1060, 720)
GUEST = "guest"
COLOUR_NAMES = Texts(
    lambda: {
        "vermilion": _("Vermilion"),
        "sky": _("Sky"),
        "green": _("Green"),
        "yellow": _("Yellow"),
        "pink": _("Pink"),
        "blue": _("Blue"),
    }
)


class ChairSheet(Scene):
    """Every change counts at once; Remove frees the chair."""

    name = later("Chair")
    overlay = True
    music = "ricochet"

    def __init__(self, seats: Seats, at: int) -> None:
        super().__init__()
        self.seats = seats
        self.at = at
        self.typed = ""
        self.board = Board(self)

    @property
    def party(self) -> Party:
        return self.seats.party

    @property
    def chair(self) -> Chair:
        return self.party.chairs[self.at]

    def entered(self) -> None:
        self._lay_out()

    def _row(self, number: int) -> pygame.FRect:
        return pygame.FRect(BOX.left + 50, BOX.top + 150 + 104 * number, BOX.width - 100, 92)

    def _lay_out(self) -> None:
        rows = self._person_rows() if self.chair.is_person else self._bot_rows()
        y = BOX.bottom - 122
        done = Button(
            (BOX.right - 376, y, 326, 90), _("Done"), self._done, primary=True, size=42, sound="back"
        )
        remove = Button((BOX.left + 50, y, 300, 84), _("Remove"), self._remove, icon="trash")
        widgets = [*rows, remove, done]
        if self.chair.is_person:
            area = (BOX.left + 370, y, 290, 84)
            widgets.insert(-1, Button(area, _("Change keys"), self._rebind, icon="keyboard", size=28))
        self.board.set(widgets)

    def _bot_rows(self) -> list[Widget]:
        levels = [(one, level_name(one)) for one in BOT_LEVELS]
        return [
            Choice(self._row(0), _("Level"), levels, self.chair.level, self._set_level),
            Choice(self._row(1), _("Colour"), self._colours(), self.chair.colour, self._change("colour")),
        ]

    def _person_rows(self) -> list[Widget]:
        devices = self._devices()
        return [
            Choice(self._row(0), _("Player"), self._players(), self.chair.profile or GUEST, self._set_player),
            TextField(
                self._row(1),
                _("New player: type a name and press Enter"),
                self.typed,
                self._type,
                self._welcome,
            ),
            Choice(self._row(2), _("Colour"), self._colours(), self.chair.colour, self._change("colour")),
            Choice(self._row(3), _("Slaps with"), devices, self.chair.device, self._change("device")),
        ]

    def _rebind(self) -> None:
        """Other keys, pressed in place."""

        def done(party: Party) -> None:
            self.seats.change(party)
            self._lay_out()

        self.app.push(Rebind(self.party, self.at, done))

    def _colours(self) -> list[tuple[object, str]]:
        worn = {one.colour for at, one in enumerate(self.party.chairs) if at != self.at}
        return [(one, COLOUR_NAMES[one]) for one in SEAT_COLOURS if one not in worn]

    def _players(self) -> list[tuple[object, str]]:
        here = {one.profile for at, one in enumerate(self.party.chairs) if at != self.at}
        known: list[tuple[object, str]] = [
            (one.id, one.name) for one in self.app.keeping.profiles if one.id not in here
        ]
        guest = self.chair.name if self.chair.profile is None else _("Guest")
        return [(GUEST, guest), *known]

    def _devices(self) -> list[tuple[object, str]]:
        """Only what nobody else holds, and nothing that would share a key."""
        taken = self.party.devices(but=self.at)
        base = self.chair.device.removeprefix(OWN)
        own = [OWN + (base if base in SETS else SETS[0])]
        has_own = own_keys(self.chair, self.app.keeping, self.party.full_tilt)
        wishes = [*SETS, *(own if has_own else []), MOUSE]
        wishes += [f"{PAD}{number}" for number in range(len(self.app.reader.pads()))]
        if self.chair.device not in wishes:
            wishes.append(self.chair.device)
        return [(one, self._device_name(one)) for one in wishes if one not in taken]

    def _device_name(self, device: str) -> str:
        if device == MOUSE:
            return _("Mouse")
        if device.startswith(PAD):
            return _("Gamepad {n}").format(n=int(device.removeprefix(PAD)) + 1)
        if device == "arrows" and not self.party.full_tilt:
            return _("Arrow keys")
        if device == "keypad":
            return _("Number pad")
        found = place_codes(replace(self.chair, device=device), self.app.keeping, self.party.full_tilt)
        order = ("top", "left", "bottom", "right") if not self.party.full_tilt else places(True)
        return " ".join(key_name(found[place]) for place in order)

    # -- changes -------------------------------------------------------------------------------------

    def _change(self, name: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            self.seats.change(self.party.with_chair(self.at, **{name: value}))

        return change

    def _set_level(self, level: object) -> None:
        self.seats.change(self.party.with_chair(self.at, who=f"{BOT}{level}"))

    def _set_player(self, player: object) -> None:
        if player == GUEST:
            others = self.party.without(self.at)
            name = next(
                text
                for text in (_("Player {n}").format(n=n) for n in range(1, MOST + 1))
                if all(one.name != text for one in others.chairs)
            )
            self.seats.change(self.party.with_chair(self.at, name=name, profile=None))
            return
        profile = self.app.keeping.profiles.get(str(player))
        colour = self.party.free_colour(profile.colour, but=self.at)
        party = self.party.with_chair(self.at, name=profile.name, profile=profile.id, colour=colour)
        self.seats.change(party)

    def _type(self, text: str) -> None:
        self.typed = text

    def _welcome(self) -> None:
        """Enter in the name field: someone new sits down here and is remembered."""
        try:
            profiles = self.app.keeping.profiles.add(self.typed, self.chair.colour)
        except ProfileProblem as problem:
            self.app.toast(str(problem))
            return
        self.app.keeping.save_profiles(profiles)
        newcomer = profiles.people[-1]
        self.typed = ""
        self.seats.change(self.party.with_chair(self.at, name=newcomer.name, profile=newcomer.id))
        self._lay_out()

    def _remove(self) -> None:
        party = self.party.without(self.at)
        self.app.pop(self)
        self.seats.change(party)

    def _done(self) -> None:
        self.app.pop(self)

    @property
    def typing(self) -> bool:
        return self.board.typing

    def handle(self, event: Input) -> bool:
        if isinstance(event, Press):
            learn(event)
        if wants_back(event) and not (
            self.typing and isinstance(event, Press) and event.key == pygame.K_BACKSPACE
        ):
            self.app.sound.play("back")
            self._done()
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        if self.at >= len(self.party.chairs):
            return
        theme, chair = canvas.theme, self.chair
        colour = theme.seat(chair.colour)
        canvas.panel(BOX, Look(theme.paper, mix(theme.paper, theme.paper_low, 0.7), colour, 7, 34), lift=26)
        band = pygame.FRect(BOX.left + 22, BOX.top + 22, BOX.width - 44, 104)
        look = Look(
            mix(colour, WHITE, 0.14), mix(colour, theme.ink, 0.12), mix(colour, WHITE, 0.36), 3, 24, 0.12
        )
        canvas.panel(band, look)
        disc = pygame.FRect(0, 0, 76, 76)
        disc.center = (band.left + 62, band.centery)
        canvas.panel(disc, Look(theme.ink, radius=38))
        side = canvas.fit.length(46)
        symbol = f"house/seats/{SEAT_SYMBOLS[chair.colour]}"
        canvas.put(canvas.pictures.tinted(symbol, (side, side), theme.cream), disc.center)
        name = Style(52, "title", theme.cream, 3, 3, theme.ink)
        canvas.text(chair.name, (band.left + 118, band.centery), name, "midleft", band.width - 160)
        self.board.paint(canvas)
