"""About Felt: its version, where a person's data lies, and the licences of everything inside it."""

import platform
import sys
from pathlib import Path

import pygame

from game.version import VERSION
from game.words import _, later, written
from scenes.app import App, wants_back
from scenes.canvas import Canvas
from scenes.desktop import Errand
from scenes.input import Act, Input, Press
from scenes.parts import Part, paragraphs, parts
from scenes.scene import Scene
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style, Type
from scenes.ui.widgets import Button, ListBox, Widget

SHEET = pygame.FRect(60, 44, 1800, 990)
CARD = pygame.FRect(96, 82, 524, 800)
LIST = pygame.FRect(648, 150, 440, 732)
PAGE = pygame.FRect(1116, 82, 708, 800)
MARGIN = 36.0
STEP = 3
"""Lines that one push of a direction scrolls."""
HEAD, LICENCE, USE, BODY = 44, 26, 27, 25


class Row(ListBox):
    """The parts by name; walking along them opens each one."""

    row_height = 65.0
    sound = ""

    def go_to(self, row: int) -> None:
        self.at = row
        self._show_row()


class Reader(Widget):
    """A page that scrolls: a name, a licence, what it is for, and the licence in full."""

    sound = ""
    radius = 26.0

    def __init__(self, area: pygame.typing.RectLike) -> None:
        super().__init__(area)
        self.part: Part | None = None
        self.first = 0
        """The line on top."""
        self._blocks: list[str] = []
        self._set: tuple[object, list[str]] = (None, [])
        self._fits = 1

    def open(self, part: Part) -> None:
        self.part, self.first = part, 0
        self._blocks = paragraphs(part.read())
        self._set = (None, [])

    def lay_out(self, type_: Type) -> None:
        """Break the lines for this size of letters."""
        body = Style(BODY)
        key = (self.part, type_.scale, type_.text_size)
        if self._set[0] != key:
            room = self.area.width - 2 * MARGIN - 20
            lines: list[str] = []
            for block in self._blocks:
                lines += [*type_.wrap(block, body, room), ""]
            self._set = (key, lines[:-1])
        self._fits = max(1, int((self.area.bottom - 30 - self._top(type_)) // type_.height(body)))
        self.first = min(self.first, self.last)

    def _top(self, type_: Type) -> float:
        """Where the licence's own words begin, below name, licence and use."""
        head = type_.height(Style(HEAD, "title")) + type_.height(Style(USE, "bold")) * len(self._use(type_))
        return self.area.top + 26 + head + type_.height(Style(LICENCE, "bold")) + 34

    def _use(self, type_: Type) -> list[str]:
        width = self.area.width - 2 * MARGIN
        return type_.wrap(written(self.part.use), Style(USE, "body"), width) if self.part else []

    @property
    def last(self) -> int:
        """The furthest that it scrolls."""
        return max(0, len(self._set[1]) - self._fits)

    @property
    def page(self) -> int:
        return max(1, self._fits - 1)

    def scroll(self, lines: int) -> bool:
        to = min(self.last, max(0, self.first + lines))
        moved, self.first = to != self.first, to
        return moved

    def push(self, act: Act) -> bool:
        return act in (Act.UP, Act.DOWN) and self.scroll(STEP if act is Act.DOWN else -STEP)

    def wheel(self, turn: float) -> None:
        self.scroll(-STEP if turn > 0 else STEP)

    def drag(self, at: tuple[float, float]) -> None:
        """A press on the bar goes there."""
        track = self._track()
        if self.last and at[0] >= track.left - 24:
            self.first = round(min(1.0, max(0.0, (at[1] - track.top) / track.height)) * self.last)

    def _track(self) -> pygame.FRect:
        return pygame.FRect(self.area.right - 28, self.area.top + 28, 10, self.area.height - 56)

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme, part = canvas.theme, self.part
        edge = theme.brass if focused else mix(theme.paper_edge, theme.brown, 0.4)
        canvas.panel(self.area, Look(theme.paper, theme.paper_low, edge, 5 if focused else 3, self.radius))
        if part is None:
            return
        self.lay_out(canvas.type)
        x, y = self.area.left + MARGIN, self.area.top + 26
        head = Style(HEAD, "title", theme.title)
        canvas.text(part.name, (x, y), head, "topleft", self.area.width - 2 * MARGIN)
        y += canvas.type.height(head)
        licence = Style(LICENCE, "bold", theme.quiet)
        canvas.text(_("Licence: {name}").format(name=part.licence), (x, y), licence, "topleft")
        y += canvas.type.height(licence)
        for line in self._use(canvas.type):
            canvas.text(line, (x, y), Style(USE, "body", theme.ink), "topleft")
            y += canvas.type.height(Style(USE, "body"))
        rule = pygame.FRect(x, self._top(canvas.type) - 20, self.area.width - 2 * MARGIN, 3)
        canvas.panel(rule, Look(theme.brass, radius=1))
        y = self._top(canvas.type)
        body = Style(BODY, "body", theme.ink)
        for line in self._set[1][self.first : self.first + self._fits]:
            canvas.text(line, (x, y), body, "topleft")
            y += canvas.type.height(body)
        if self.last:
            self._paint_bar(canvas)

    def _paint_bar(self, canvas: Canvas) -> None:
        track, whole = self._track(), self.last + self._fits
        canvas.panel(track, Look(mix(canvas.theme.paper_edge, canvas.theme.brown, 0.25), radius=5))
        height = max(40.0, track.height * self._fits / whole)
        top = track.top + (track.height - height) * self.first / self.last
        canvas.panel((track.left, top, track.width, height), Look(canvas.theme.brown, radius=5))


class About(Scene):
    """Left what this Felt is, in the middle what it is made of, right the words of each licence."""

    name = later("About")

    overlay = True
    shade = 214

    def __init__(self, shown_as: Path | None = None) -> None:
        """`shown_as`: a data folder to show in place of the real one, for pictures that must not vary."""
        super().__init__()
        self._shown_as = shown_as
        self.board = Board(self)
        self.parts = parts()
        self.list = Row(LIST, "", [(part.name, part.licence) for part in self.parts], self.show)
        self.reader = Reader(PAGE)
        self._open = -1
        self._errand: Errand | None = None

    @property
    def folder(self) -> Path:
        return self._shown_as or self.app.keeping.folder.root

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        self.show(self.list.at)
        left, width = CARD.left + 36, CARD.width - 72
        self.folder_button = Button(
            (left, 696, width, 74), _("Open the folder"), self._show_folder, size=30, hotkey=pygame.K_o
        )
        if self.app.keeping.in_memory:
            self.folder_button.enabled = False
            self.folder_button.why = _("Nothing can be kept here, so there is no folder to open.")
        self.copy_button = Button(
            (left, 784, width, 74), _("Copy details"), self._copy, size=30, hotkey=pygame.K_c
        )
        done = Button(
            (PAGE.right - 340, 908, 340, 92), _("Done"), self._leave, primary=True, size=38, sound="back"
        )
        self.board.set([self.list, self.reader, self.folder_button, self.copy_button, done], focus=0)

    def show(self, row: int) -> None:
        """Open one part's licence."""
        if row != self._open:
            self._open = row
            self.list.go_to(row)
            self.reader.open(self.parts[row])
            self.touch()

    # -- what the buttons do -------------------------------------------------------------------------

    def _show_folder(self) -> None:
        try:
            self._errand = self.app.desktop.show_folder(self.folder)
        except OSError:
            self._tell_folder()

    def _tell_folder(self) -> None:
        sentence = _("The folder could not be opened from here. It is {folder}")
        self.app.toast(sentence.format(folder=self.folder), "warning")

    def _copy(self) -> None:
        if self.app.desktop.copy(details(self.app)):
            self.app.toast(_("Copied. Paste it into your report."), "check")
        else:
            self.app.toast(_("The clipboard takes nothing right now, so nothing was copied."), "warning")

    def _leave(self) -> None:
        self.app.pop(self)

    # -- time and input ------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self._errand is not None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._errand and self._errand.failed is not None:
            if self._errand.failed:
                self._tell_folder()
            self._errand = None

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._leave()
            return True
        if isinstance(event, Press) and self._turn_page(event):
            return True
        used = self.board.handle(event)
        self.show(self.list.at)
        return used

    def _turn_page(self, press: Press) -> bool:
        page, end = self.reader.page, len(self.parts[self._open].read())
        steps = {pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page, pygame.K_HOME: -end, pygame.K_END: end}
        if press.key not in steps:
            return False
        self.reader.scroll(steps[press.key])
        self.touch(self.reader.reach)
        return True

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        look = Look(mix(theme.brown, theme.ink, 0.1), mix(theme.brown, theme.ink, 0.45), theme.brass, 5, 40)
        canvas.panel(SHEET, look, lift=24)
        self._paint_card(canvas)
        title = Style(40, "title", theme.cream, 2.5, 2.5)
        canvas.text(_("What Felt is made of"), (LIST.centerx, 114), title, width=LIST.width)
        self.board.paint(canvas)
        keys = [("up down", _("Choose")), ("right", _("Read")), ("O", _("Folder")), ("C", _("Copy"))]
        hints(canvas, [*keys, ("Esc", _("Back"))], (760, 956))

    def _paint_card(self, canvas: Canvas) -> None:
        """The green cloth with the name, the version and the data folder."""
        theme = canvas.theme
        cloth = mix(theme.good, theme.ink, 0.42)
        low = mix(cloth, theme.ink, 0.4)
        canvas.panel(CARD, Look(cloth, low, theme.brass, 4, 30))
        canvas.picture("house/wordmark", (CARD.centerx, CARD.top + 132), (410, 321))
        version = Style(40, "title", theme.glow, 2.5, 2.5, mix(low, theme.ink, 0.5))
        room = CARD.width - 60
        canvas.text(_("Version {version}").format(version=VERSION), (CARD.centerx, 366), version, width=room)
        line = Style(28, "body", theme.cream)
        box = (CARD.left + 30, 394, room, 76)
        canvas.paragraph(_("A card table for one couch."), box, line, "center", middle=True)
        slip = pygame.FRect(CARD.left + 36, 478, CARD.width - 72, 196)
        canvas.panel(slip, Look(theme.paper, theme.paper_low, mix(theme.paper_edge, theme.brown, 0.4), 3, 20))
        heading = Style(26, "bold", theme.title)
        label = _("Your games and records are in")
        canvas.text(label, (slip.centerx, slip.top + 36), heading, width=slip.width - 40)
        where = pygame.FRect(slip.left + 22, slip.top + 60, slip.width - 44, slip.height - 76)
        told = _("memory only: they last until you quit") if self.app.keeping.in_memory else str(self.folder)
        canvas.paragraph(told, where, Style(26, "body", theme.ink), "center", middle=True)


def details(app: App) -> str:
    """What a report needs to know, for someone who may read no other language than ours."""
    width, height = app.screen.surface.get_size()
    driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
    kind = "bundle" if getattr(sys, "frozen", False) else "Python"
    lines = {
        "Felt": f"{VERSION} ({kind})",
        "Python": platform.python_version(),
        "pygame-ce": pygame.version.ver,
        "SDL": ".".join(map(str, pygame.get_sdl_version())),
        "System": f"{platform.system()} {platform.release()} {platform.machine()}",
        "Display": f"{width}x{height}, {driver}, {app.settings.renderer}"
        + (", full screen" if app.settings.fullscreen else ""),
        "Data": "memory only" if app.keeping.in_memory else str(app.keeping.folder.root),
    }
    return "\n".join(f"{name}: {value}" for name, value in lines.items()) + "\n"
