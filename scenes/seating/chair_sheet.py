"""One chair up close: who sits there, under which name and colour, and with what or how well they play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.bots.levels import Level
from game.journal import BOT
from game.keeping import SEAT_COLOURS, ProfileProblem
from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Act, Input, PadChange, Press
from scenes.scene import Scene
from scenes.seating.company import KEYS, PAD, Chair, Company, pad_name
from scenes.table.emblem import fitted, stamp_symbol
from scenes.ui.board import Board
from scenes.ui.shapes import Look
from scenes.ui.theme import WHITE, mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Choice, TextField, Widget, paper_row

if TYPE_CHECKING:
    from scenes.seats import Seats

BOX = pygame.FRect(390, 96, 1140, 880)
BAND = 108.0
ROW, STEP = 88.0, 102.0
NEW = "new"
FIELD_SHARE = 0.6


class NameField(TextField):
    """A name on its strip of paper, the label at the left."""

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        box = self.box
        paper_row(canvas, self.area, self.label, focused, box.width + 30)
        field = TextField(box, "", self.text, lambda text: None)
        field.paint(canvas, focused, held)

    @property
    def box(self) -> pygame.FRect:
        box = pygame.FRect(0, 0, self.area.width * FIELD_SHARE, self.area.height - 18)
        box.midright = (self.area.right - 12, self.area.centery)
        return box


class ColourRow(Widget):
    """The six colours with their symbols; those that others wear are crossed out."""

    radius = 18.0
    sound = "toggle"

    def __init__(
        self,
        area: pygame.typing.RectLike,
        label: str,
        colour: str,
        worn: set[str],
        change: Callable[[str], None],
    ) -> None:
        super().__init__(area, label)
        self.colour, self.worn, self._change = colour, worn, change
        self._pointed: str | None = None

    def _swatch(self, number: int) -> pygame.FRect:
        side = self.area.height - 22
        step = side + 16
        left = self.area.right - 16 - step * len(SEAT_COLOURS)
        return pygame.FRect(left + step * number, self.area.top + 11, side, side)

    def choose(self) -> None:
        """The pointer takes the one below it, a key the next free one."""
        if self._pointed is None:
            self.push(Act.RIGHT)
        elif self._pointed not in self.worn:
            self._change(self._pointed)
        self._pointed = None

    def drag(self, at: tuple[float, float]) -> None:
        found = (name for number, name in enumerate(SEAT_COLOURS) if self._swatch(number).collidepoint(at))
        self._pointed = next(found, self.colour)

    def push(self, act: Act) -> bool:
        if act not in (Act.LEFT, Act.RIGHT):
            return False
        free = [name for name in SEAT_COLOURS if name not in self.worn]
        step = 1 if act is Act.RIGHT else -1
        self._change(free[(free.index(self.colour) + step) % len(free)])
        return True

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        paper_row(canvas, self.area, self.label, focused, self.area.right - self._swatch(0).left + 20)
        for number, name in enumerate(SEAT_COLOURS):
            box, fill = self._swatch(number), theme.seat(name)
            worn, here = name in self.worn, name == self.colour
            if worn:
                fill = mix(fill, theme.paper_low, 0.78)
            if here:
                canvas.panel(box.inflate(14, 14), Look(theme.brass, radius=20))
            look = Look(mix(fill, WHITE, 0.12), mix(fill, theme.ink, 0.1), mix(fill, theme.ink, 0.6), 3, 16)
            canvas.panel(box, look)
            ink = mix(fill, theme.ink, 0.45 if worn else 0.78)
            stamp_symbol(canvas, name, box.center, box.height * 0.56, ink)
            if worn:
                canvas.icon("cross", (box.right - 8, box.bottom - 8), 26, mix(theme.ink, theme.quiet, 0.5))


class ChairSheet(Scene):
    """Every change counts at once, but for a name that cannot be; Remove frees the chair."""

    name = later("Chair")
    overlay = True

    def __init__(self, seats: Seats, at: int) -> None:
        super().__init__()
        self.seats, self.at = seats, at
        self.music = seats.music
        self.problem = ""
        """What is wrong with the name as it is typed now."""
        self.typed = self.chair.name
        self.board = Board(self)

    @property
    def company(self) -> Company:
        return self.seats.company

    @property
    def chair(self) -> Chair:
        return self.company.chairs[self.at]

    def entered(self) -> None:
        self._lay_out()

    # -- widgets -------------------------------------------------------------------------------------

    def _row(self, number: int) -> pygame.FRect:
        y = BOX.top + 22 + BAND + 22 + STEP * number
        return pygame.FRect(BOX.left + 46, y, BOX.width - 92, ROW)

    def _lay_out(self) -> None:
        chair = self.chair
        worn = {one.colour for at, one in enumerate(self.company.chairs) if at != self.at}
        rows: list[Widget] = [self._who(), self._name_field()]
        rows.append(ColourRow(self._row(2), _("Colour"), chair.colour, worn, self._recolour))
        if chair.is_person:
            rows.append(Choice(self._row(3), _("Plays with"), self._devices(), chair.device, self._give))
        seats = [(at, _("{n} of {all}").format(n=at + 1, all=len(self.company.chairs)))
                 for at in range(len(self.company.chairs))]  # fmt: skip
        rows.append(Choice(self._row(4 if chair.is_person else 3), _("Seat"), seats, self.at, self._move))
        self.board.set([*rows, *self._buttons()])

    def _buttons(self) -> list[Widget]:
        y = BOX.bottom - 128
        swap, icon = (_("Bot instead"), "robot") if self.chair.is_person else (_("Person instead"), "person")
        done = Button(
            (BOX.right - 46 - 320, y, 320, 92), _("Done"), self._done, primary=True, size=42, sound="back"
        )
        done.enabled, done.why = not self.problem, self.problem
        return [
            Button((BOX.left + 46, y, 300, 86), _("Remove"), self._remove, icon="trash", size=30),
            Button((BOX.left + 366, y, 340, 86), swap, self._swap, icon=icon, size=30),
            done,
        ]

    def _who(self) -> Widget:
        chair = self.chair
        if not chair.is_person:
            levels = [(level, level.called) for level in Level]
            return Choice(self._row(0), _("Level"), levels, chair.level, self._set_level)
        return Choice(self._row(0), _("Player"), self._people(), chair.profile or NEW, self._sit)

    def _people(self) -> Sequence[tuple[object, str]]:
        here = {one.profile for at, one in enumerate(self.company.chairs) if at != self.at}
        known = [(one.id, one.name) for one in self.seats.app.keeping.profiles if one.id not in here]
        return [*known, (NEW, _("Someone new"))]

    def _devices(self) -> Sequence[tuple[object, str]]:
        pads = [f"{PAD}{number}" for number in range(len(self.app.reader.pads()))]
        if self.chair.device not in (KEYS, *pads):
            pads.append(self.chair.device)
        return [(KEYS, _("Keys and mouse")), *((pad, pad_name(pad)) for pad in pads)]

    def _name_field(self) -> NameField:
        return NameField(self._row(1), _("Name"), self.typed, self._type, self._done)

    # -- changes -------------------------------------------------------------------------------------

    def _use(self, company: Company, typed: str | None = None) -> None:
        self.seats.change(company)
        self.typed = self.chair.name if typed is None else typed
        self.problem = "" if typed is None else self.problem
        self._lay_out()

    def _recolour(self, colour: str) -> None:
        if self.chair.profile is not None:
            keeping = self.app.keeping
            keeping.save_profiles(keeping.profiles.recolour(self.chair.profile, colour))
        self._use(self.company.with_chair(self.at, colour=colour), self.typed)

    def _give(self, device: object) -> None:
        self._use(self.company.with_chair(self.at, device=device), self.typed)

    def _set_level(self, level: object) -> None:
        self._use(self.company.with_chair(self.at, who=f"{BOT}{level}"), self.typed)

    def _sit(self, who: object) -> None:
        """Someone else takes this chair."""
        if who == NEW:
            name = self.company.new_name(self.app.keeping)
            self._use(self.company.with_chair(self.at, name=name, profile=None))
            return
        profile = self.app.keeping.profiles.get(str(who))
        colour = self.company.free_colour(profile.colour, but=self.at)
        self._use(self.company.with_chair(self.at, name=profile.name, profile=profile.id, colour=colour))

    def _move(self, to: object) -> None:
        assert isinstance(to, int)
        company = self.company.moved(self.at, to)
        self.at = to
        self._use(company, self.typed)

    def _type(self, text: str) -> None:
        """The name is good or not at once; it is given when the sheet closes."""
        self.typed = text
        try:
            self.company.check_name(self.at, text, self.app.keeping)
            self.problem = ""
        except ProfileProblem as problem:
            self.problem = str(problem)
        self._lay_out()

    def _swap(self) -> None:
        self._use(self.company.swapped(self.at, self.app.keeping))

    def _remove(self) -> None:
        company = self.company.without(self.at)
        self.app.pop(self)
        self.seats.change(company)

    def _done(self) -> None:
        """Enter says what is wrong with a name; whoever just leaves keeps the old one."""
        if self.problem:
            self.app.toast(self.problem, "warning")
            return
        self._close()

    def _close(self) -> None:
        if not self.problem and self.typed != self.chair.name:
            self.seats.change(self.company.named(self.at, self.typed, self.app.keeping))
        self.app.pop(self)

    @property
    def typing(self) -> bool:
        return self.board.typing

    def handle(self, event: Input) -> bool:
        backspace = isinstance(event, Press) and event.key == pygame.K_BACKSPACE
        if wants_back(event) and not (self.typing and backspace):
            self.app.sound.play("back")
            self._close()
            return True
        if isinstance(event, PadChange):
            self._lay_out()
        return self.board.handle(event)

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        if self.at >= len(self.company.chairs):
            return
        theme, chair = canvas.theme, self.chair
        colour = theme.seat(chair.colour)
        canvas.panel(BOX, Look(theme.paper, mix(theme.paper, theme.paper_low, 0.7), colour, 7, 34), lift=26)
        band = pygame.FRect(BOX.left + 22, BOX.top + 22, BOX.width - 44, BAND)
        look = Look(
            mix(colour, WHITE, 0.14), mix(colour, theme.ink, 0.12), mix(colour, WHITE, 0.36), 3, 24, 0.12
        )
        canvas.panel(band, look)
        disc = pygame.FRect(0, 0, 76, 76)
        disc.center = (band.left + 62, band.centery)
        canvas.panel(disc, Look(theme.ink, radius=38))
        stamp_symbol(canvas, chair.colour, disc.center, 46, theme.cream)
        title = Style(52, "title", theme.cream, 3, 3, mix(colour, theme.ink, 0.8))
        text, title = fitted(canvas.type, self.typed or chair.name, title, 30, band.width - 160, band.height)
        canvas.text(text, (band.left + 118, band.centery), title, "midleft")
        self._paint_word(canvas)
        self.board.paint(canvas)

    def _paint_word(self, canvas: Canvas) -> None:
        """What is wrong with the name, what a level is like, or what to know about a device."""
        theme = canvas.theme
        area = self._row(5 if self.chair.is_person else 4)
        text, colour, icon = self._word()
        if not text:
            return
        canvas.icon(icon, (area.left + 30, area.centery - 6), 40, colour)
        box = (area.left + 70, area.top - 6, area.width - 90, area.height)
        canvas.paragraph(text, box, Style(28, "bold" if self.problem else "body", theme.ink), middle=True)

    def _word(self) -> tuple[str, tuple[int, int, int], str]:
        theme, chair = self.app.brushes.theme, self.chair
        if self.problem:
            return self.problem, theme.danger, "warning"
        if not chair.is_person:
            return chair.level.character, theme.primary, "robot"
        if chair.device.startswith(PAD) and chair.device not in self._pads_here():
            text = _("{pad} is not plugged in. Until it is, the keys and the mouse play for {name}.")
            return text.format(pad=pad_name(chair.device), name=chair.name), theme.primary, "gamepad"
        clash = self.company.problem() if chair.device.startswith(PAD) else ""
        return clash, theme.danger, "warning"

    def _pads_here(self) -> list[str]:
        return [f"{PAD}{number}" for number in range(len(self.app.reader.pads()))]
