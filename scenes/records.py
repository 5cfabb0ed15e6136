"""The records: for each person and game what was played and how it went, every match, and what waits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game import catalog
from game.journal import CannotResume
from game.keeping import CannotKeep, Profile, ProfileProblem, save_csv
from game.keeping.matches import Kept, journals, look, throw_away
from game.keeping.statistics import CSV_COLUMNS, Played, Standing, csv_rows, played, standing
from game.match import Match
from game.words import _, joined, later, ngettext
from scenes import tables
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.corner import Corner
from scenes.dialog import Dialog
from scenes.input import Input, Press
from scenes.match_sheet import MatchSheet
from scenes.naming import Naming
from scenes.records_parts import Matches, People, Tab, figures_of, paint_against, paint_figures
from scenes.records_rows import Entry, entries
from scenes.replay import watch
from scenes.scene import Scene
from scenes.table.emblem import fitted
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget

SHEET = pygame.FRect(40, 30, 1840, 1020)
PEOPLE = pygame.FRect(76, 164, 348, 378)
TABS = pygame.FRect(452, 66, 1392, 72)
FIGURES = pygame.FRect(452, 164, 1392, 152)
LIST = pygame.FRect(452, 342, 936, 588)
ASIDE = pygame.FRect(1412, 342, 432, 484)
DONE = pygame.FRect(1412, 846, 432, 84)
KEYS = pygame.FRect(76, 562, 348, 76)
KEY_STEP = 97.0
GAP = 14.0
HINTS_X = 650.0
LARGE = 1.25
"""From here on letters take so much room that fewer keys are named, and lines are as high as TALL."""
TALL = 94.0


class Records(Scene):
    """Left the people, above the games; figures, the matches, and how it went against bots."""

    name = later("Records")
    overlay = True
    shade = 226

    def __init__(self, profile_id: str = "", game: str = "") -> None:
        super().__init__()
        self.wanted = profile_id
        self.game = game
        self.board = Board(self)
        self.entries: list[Entry] = []
        self.found: list[Kept] = []
        self.list = Matches(LIST, "", [], self._open)
        self._page = ("", "")
        self._to_look: list[Path] = []
        self._looked = 0

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        self.games = tables.playable()
        last = self.app.settings.last_game
        self.game = self.game or next((key for key in self.games if key == last), self.games[0])
        self._scan()
        self._lay_out()
        self.board.focus_on(self.list, quiet=True)

    def resumed(self) -> None:
        """Whatever was open above may have changed what there is."""
        self._lay_out()

    # -- what there is -------------------------------------------------------------------------------

    @property
    def person(self) -> Profile | None:
        people = self.app.keeping.profiles
        return next((one for one in people if one.id == self.wanted), next(iter(people), None))

    def _scan(self) -> None:
        """Journals that no record tells of are read one by one, a frame for each."""
        told = {
            one.journal
            for person in self.app.keeping.profiles
            for one in played(self.app.keeping.records.of(person.id))
        }
        folder = self.app.keeping.folder.matches
        there = [] if self.app.keeping.in_memory else journals(folder)
        self._to_look = [path for path in there if path.name not in told]
        self._looked, self.found = 0, []

    def _read_page(self) -> None:
        person = self.person
        self.played = played(self.app.keeping.records.of(person.id)) if person else []
        self.standing: Standing = standing(self.game, self.played)
        self.corner: Corner | None = tables.corner(self.game, self.app, person) if person else None
        self.entries = entries(self.game, self.person, self.app.keeping.profiles, self.played, self.found)

    # -- widgets -------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._read_page()
        people = list(self.app.keeping.profiles)
        at = next((n for n, one in enumerate(people) if one == self.person), 0)
        self.people = People(PEOPLE, people, at, self._turn_to)
        page = (self.game, self.person.id if self.person else "")
        at = self.list.at if page == self._page else 0
        self._page = page
        self.list = Matches(LIST, "", [], self._open)
        self.list.row_height = TALL if self.app.settings.text_size >= LARGE else Matches.row_height
        self.list.empty = _("No match of this game yet. Whatever you play here is written down.")
        if self.person is None:
            self.list.empty = _("Whoever sits down with a name of their own gets a page here.")
        self.list.show([one.row for one in self.entries], at)
        self.board.set([*self._tabs(), self.people, *self._keys(), self.list, *self._aside_keys()])

    def _tabs(self) -> list[Widget]:
        wide = (TABS.width - GAP * (len(self.games) - 1)) / len(self.games)
        return [
            Tab(
                (TABS.left + at * (wide + GAP), TABS.top, wide, TABS.height),
                catalog.get(key).name,
                self._show_game(key),
                key == self.game,
            )
            for at, key in enumerate(self.games)
        ]

    def _keys(self) -> list[Widget]:
        things: tuple[tuple[str, str, Callable[[], None]], ...] = (
            (_("Rename"), "pencil", self._rename),
            (_("Export as CSV"), "download", self._export),
            (_("Start anew"), "refresh", self._ask_anew),
            (_("Remove"), "trash", self._ask_remove),
        )
        keys: list[Widget] = []
        for at, (label, icon, press) in enumerate(things):
            key = Button(KEYS.move(0, at * KEY_STEP), label, press, icon=icon, size=30)
            key.enabled = self.person is not None
            key.why = _("Nobody has a name here yet: whoever sits down with a name of their own gets a page.")
            keys.append(key)
        return keys

    def _aside_keys(self) -> list[Widget]:
        done = Button(DONE, _("Done"), self._leave, primary=True, size=40, sound="back")
        if not (self.corner and self.corner.label):
            return [done]
        half = (DONE.width - GAP) / 2
        corner = self.corner
        more = Button(
            (DONE.left, DONE.top, half, DONE.height), corner.label, corner.open, icon=corner.icon, size=30
        )
        done.area = pygame.FRect(DONE.left + half + GAP, DONE.top, half, DONE.height)
        return [more, done]

    def _show_game(self, key: str) -> Callable[[], None]:
        def show() -> None:
            self.game = key
            self._lay_out()

        return show

    def _turn_to(self, at: int) -> None:
        people = list(self.app.keeping.profiles)
        if at < len(people) and people[at] != self.person:
            self.wanted = people[at].id
            self._lay_out()
            self.board.focus_on(self.people, quiet=True)

    # -- one line ------------------------------------------------------------------------------------

    def _open(self, at: int) -> None:
        entry = self.entries[at]
        if entry.record:
            self._open_played(entry.record)
        elif entry.journal and entry.journal.state == "damaged":
            self._open_damaged(entry.journal)
        elif entry.journal:
            self._open_waiting(entry.journal)

    def _open_played(self, one: Played) -> None:
        path = self.app.keeping.folder.matches / one.journal
        try:
            if not one.journal:
                raise CannotResume(_("This match was not written down, so only its result is known."), path)
            match = Match.replay(path)
            if not match.finished:
                raise CannotResume(_("Its journal ends before the match did."), path)
        except CannotResume as problem:
            self.app.push(Dialog(_("Only the result"), problem.sentence, [(_("Back"), _nothing)]))
            return
        self.app.push(MatchSheet(match, one.when))

    def _open_waiting(self, one: Kept) -> None:
        moves = ngettext("{people}: {part}, after {n} move.", "{people}: {part}, after {n} moves.", one.moves)
        text = moves.format(people=joined(one.company), part=one.part, n=one.moves)
        answers: list[tuple[str, Callable[[], None]]] = [
            (_("Continue"), lambda: self._continue(one)),
            (_("Watch"), lambda: watch(self.app, one.path)),
            (_("Throw away"), lambda: self._ask_throw_away(one)),
            (_("Back"), _nothing),
        ]
        self.app.push(Dialog(_("A match that waits"), text, answers))

    def _continue(self, one: Kept) -> None:
        try:
            match = Match.resume(one.path)
        except CannotResume as problem:
            self.app.toast(problem.sentence, "warning")
            self._look_again()
            return
        except CannotKeep as problem:
            self.app.toast(problem.trouble().sentence, "warning")
            return
        self.app.change_settings(last_game=one.game)
        self.app.replace(tables.go_on(match, self.app.keeping))

    def _ask_throw_away(self, one: Kept) -> None:
        def away() -> None:
            try:
                throw_away(one.path)
            except CannotKeep as problem:
                self.app.toast(problem.trouble().sentence, "warning")
                return
            self._forget(one)

        text = _("It cannot be played on or watched any more after that.")
        answers = [(_("Throw away"), away), (_("Keep it"), _nothing)]
        self.app.push(Dialog(_("Throw this match away?"), text, answers, danger=True))

    def _open_damaged(self, one: Kept) -> None:
        text = one.sentence + " " + _("It stays where it is: nothing is deleted.")
        answers = [(_("Open the folder"), self._show_folder), (_("Back"), _nothing)]
        self.app.push(Dialog(_("A damaged match"), text, answers))

    def _show_folder(self) -> None:
        folder = self.app.keeping.folder.matches
        try:
            self.app.desktop.show_folder(folder)
        except OSError:
            sentence = _("The folder could not be opened from here. It is {folder}")
            self.app.toast(sentence.format(folder=folder), "warning")

    def _forget(self, one: Kept) -> None:
        self.found.remove(one)
        self._lay_out()

    def _look_again(self) -> None:
        self._scan()
        self._lay_out()

    # -- the person ----------------------------------------------------------------------------------

    def _rename(self) -> None:
        person = self.person
        assert person

        def rename(name: str) -> str | None:
            """The reason why not."""
            try:
                self.app.keeping.save_profiles(self.app.keeping.profiles.rename(person.id, name))
            except ProfileProblem as problem:
                return str(problem)
            return None

        self.app.push(Naming(_("A new name"), person.name, person.colour, rename))

    def _export(self) -> None:
        person = self.person
        assert person
        path = self.app.keeping.folder.exports / f"records-{person.id}.csv"
        try:
            save_csv(path, csv_rows(self.played), CSV_COLUMNS)
        except CannotKeep as problem:
            self.app.toast(problem.trouble().sentence, "warning")
            return
        self.app.toast(_("Every match is in {path}").format(path=path), "download")

    def _ask_anew(self) -> None:
        person = self.person
        assert person

        def anew() -> None:
            try:
                aside = self.app.keeping.records.begin_anew(person.id)
            except CannotKeep as problem:
                self.app.toast(problem.trouble().sentence, "warning")
                return
            if aside:
                sentence = _("The records so far are kept as “{name}”.")
                self.app.toast(sentence.format(name=aside.name), "save")
            self._look_again()

        text = _("All figures begin at nothing, in every game. The records so far are kept in a file beside.")
        answers = [(_("Start anew"), anew), (_("Leave them"), _nothing)]
        title = _("Start {name}’s records anew?").format(name=person.name)
        self.app.push(Dialog(title, text, answers, danger=True))

    def _ask_remove(self) -> None:
        person = self.person
        assert person

        def remove() -> None:
            self.app.keeping.save_profiles(self.app.keeping.profiles.remove(person.id))
            self._look_again()

        text = _("{name} is no longer offered a seat. The file with the records stays in the folder.")
        answers = [(_("Remove"), remove), (_("Keep"), _nothing)]
        title = _("Remove {name}?").format(name=person.name)
        self.app.push(Dialog(title, text.format(name=person.name), answers, danger=True))

    def _leave(self) -> None:
        self.app.pop(self)

    # -- time and input ------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self._looked < len(self._to_look)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._looked < len(self._to_look):
            self._look_at_one()

    def _look_at_one(self) -> None:
        one = look(self._to_look[self._looked])
        self._looked += 1
        self.touch(LIST.inflate(20, 140))
        if one.state != "finished":
            self.found.append(one)
            self.entries = entries(self.game, self.person, self.app.keeping.profiles, self.played, self.found)
            self.list.show([entry.row for entry in self.entries], self.list.at)
            self.touch()

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._leave()
            return True
        if isinstance(event, Press) and event.key in PAGES:
            self.list.page(PAGES[event.key])
            self.board.focus_on(self.list)
            self.touch(LIST.inflate(90, 90))
            return True
        used = self.board.handle(event)
        if self.board.focus is self.people and self.people in self.board.widgets:
            self._turn_to(self.people.at)
        return used

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        look_ = Look(mix(theme.brown, theme.ink, 0.1), mix(theme.brown, theme.ink, 0.45), theme.brass, 5, 40)
        canvas.panel(SHEET, look_, lift=24)
        title = Style(62, "title", theme.cream, 3, 3)
        words, title = fitted(canvas.type, _("Records"), title, 30, PEOPLE.width - 20, 84)
        canvas.text(words, (PEOPLE.centerx, TABS.centery + 6), title)
        more = self.corner.figures() if self.corner else ()
        paint_figures(canvas, FIGURES, [*figures_of(self.standing), *more])
        self._paint_aside(canvas)
        self.board.paint(canvas)
        self._paint_note(canvas)
        items = [("up down", _("Choose")), ("Enter", _("Open")), ("Esc", _("Back"))]
        if canvas.type.text_size < LARGE:
            items.insert(2, ("PgUp PgDn", _("Scroll")))
        hints(canvas, items, (HINTS_X, 990), 36)

    def _paint_aside(self, canvas: Canvas) -> None:
        if self.corner is None:
            paint_against(canvas, ASIDE, self.standing)
            return
        plot = pygame.FRect(ASIDE.left, ASIDE.bottom - 230, ASIDE.width, 230)
        self.corner.paint(canvas, plot)
        above = pygame.FRect(ASIDE.left, ASIDE.top, ASIDE.width, ASIDE.height - 230 - 20)
        paint_against(canvas, above, self.standing)

    def _paint_note(self, canvas: Canvas) -> None:
        """At the foot: how far the journals are looked through, or what the sign beside a result means."""
        style = Style(25, "body", canvas.theme.cream)
        room, height = ASIDE.width - 40, 60.0
        if self.moving:
            text = _("Looking through the journals: {n} of {count}")
            text = text.format(n=self._looked, count=len(self._to_look))
        elif any(one.row.taken_back for one in self.entries):
            canvas.icon("refresh", (ASIDE.left + 14, 990), 28, canvas.theme.cream)
            text = _("moves taken back: does not count")
        else:
            return
        text, style = fitted(canvas.type, text, style, 18, room, height)
        canvas.text(text, (ASIDE.left + 38, 990), style, "midleft")


PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


def _nothing() -> None:
    """The harmless answer."""
