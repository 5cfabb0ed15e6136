"""Who sits where: the table from above, tonight's rules beside it, and Deal one press away."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.words import _, later, ngettext
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input, PadChange, Press
from scenes.scene import Scene
from scenes.seating import panel
from scenes.seating.chair_sheet import ChairSheet
from scenes.seating.company import Chair, Company, last_company
from scenes.seating.places import Place, paint_empty, paint_plaque, paint_room, places
from scenes.table.emblem import fitted
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget

DEAL = pygame.FRect(1330, 762, 540, 124)
WORD = pygame.FRect(1330, 908, 540, 96)
"""The strip of paper below Deal that says what may be done, or what an option means."""


class Seat(Widget):
    """A chair that is taken: choosing it opens what can be changed about it."""

    radius = 26.0

    def __init__(self, place: Place, chair: Chair, choose: Callable[[], None]) -> None:
        super().__init__(place.area, chair.name)
        self.chair, self._choose = chair, choose

    def choose(self) -> None:
        self._choose()

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        paint_plaque(canvas, self.area, self.chair, focused)
        pen = pygame.FRect(0, 0, 40, 40)
        pen.center = (self.area.right - 8, self.area.top + 8)
        canvas.panel(pen, Look(canvas.theme.paper, canvas.theme.paper_low, canvas.theme.ink, 3, 20), lift=4)
        canvas.icon("pencil", pen.center, 24, canvas.theme.ink)


class Seats(Scene):
    """Deal has the focus: one press deals to whoever sat here last time."""

    name = later("Seats")

    def __init__(self, game: str, company: Company | None = None) -> None:
        super().__init__()
        self.game = self.music = game
        self.company = company or Company(game)
        self.board = Board(self)
        self._chosen_chair: int | None = None

    def entered(self) -> None:
        if not self.company.chairs:
            self.company = last_company(self.game, self.app.keeping)
        self._lay_out()
        self.board.focus_on(self._deal_button, quiet=True)

    def resumed(self) -> None:
        self._lay_out()

    def reworded(self) -> None:
        self._lay_out()

    def change(self, company: Company) -> None:
        """Use these seats and rules from now on, and next time."""
        self.company = company
        kept = {**self.app.settings.last_seats, self.game: company.to_plain()}
        self.app.change_settings(last_seats=kept)
        self._lay_out()

    # -- widgets -------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Chairs first, then Deal, so that chairs that come and go do not take the focus elsewhere."""
        rules = panel.widgets(self.company, self.change)
        problem = self.company.problem()
        deal = Button(DEAL, _("Deal"), self._deal, primary=True, size=84, hotkey=pygame.K_d, sound="shuffle")
        deal.enabled, deal.why = not problem, problem
        self._deal_button = deal
        old = self.board.widgets.index(self.board.focus) if self.board.focus in self.board.widgets else None
        chairs: list[Widget] = [self._seat(at) for at in range(len(self.company.chairs))]
        self._set([deal, *rules, *chairs, *self._invitation()], old)

    def _set(self, widgets: list[Widget], at: int | None) -> None:
        """The same widget keeps the focus; where it is gone, the last one before it."""
        self.board.set(widgets, None if at is None else min(at, len(widgets) - 1))

    def _seat(self, at: int) -> Seat:
        place = places(self.company.most)[at]
        return Seat(place, self.company.chairs[at], lambda: self.app.push(ChairSheet(self, at)))

    def _invitation(self) -> list[Widget]:
        """The next free chair, with a press for a person and one for a bot."""
        if len(self.company.chairs) >= self.company.most:
            return []
        area = places(self.company.most)[len(self.company.chairs)].area
        wide = (area.width - 36) / 2
        y, high = area.top + 46, 58
        person = Button((area.left + 12, y, wide, high), _("Person"), self._add_person, size=28)
        bot = Button((area.right - 12 - wide, y, wide, high), _("Bot"), self._add_bot, size=28)
        person.hotkey, bot.hotkey = pygame.K_p, pygame.K_b
        return [person, bot]

    # -- presses -------------------------------------------------------------------------------------

    def _add_person(self) -> None:
        self.change(self.company.with_person(self.app.keeping))

    def _add_bot(self) -> None:
        self.change(self.company.with_bot())

    def _deal(self) -> None:
        from scenes.tables import sitting

        company = self.company.filled_up().with_newcomers_known(self.app.keeping)
        self.change(company)
        self.app.change_settings(last_game=self.game)
        self.app.replace(sitting(self.game)(company.seatings(), options=company.agreed))

    def leave(self) -> None:
        if len(self.app.stack) > 1:
            self.app.pop(self)
        else:
            from scenes.shelf import Shelf

            self.app.replace(Shelf())

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self.leave()
            return True
        if isinstance(event, PadChange):
            self._lay_out()
        if isinstance(event, Press) and event.key == pygame.K_DELETE and self._remove_chosen():
            return True
        before = self.board.focus
        used = self.board.handle(event)
        if self.board.focus is not before:
            self.touch(WORD.inflate(8, 8))
        return used

    def _remove_chosen(self) -> bool:
        """Del frees the chair that has the focus."""
        if not isinstance(self.board.focus, Seat):
            return False
        at = [chair.name for chair in self.company.chairs].index(self.board.focus.chair.name)
        self.app.sound.play("back")
        self.change(self.company.without(at))
        return True

    # -- the picture ---------------------------------------------------------------------------------

    def word(self) -> str:
        """The sentence below Deal."""
        focus = self.board.focus
        if focus is not self._deal_button:
            about = panel.about(self.company, focus)
            if about:
                return about
        remark = self.company.problem() or self.company.remark()
        if remark:
            return remark
        if len(self.company.chairs) == self.company.most:
            return _("Every chair is taken: deal.")
        free = self.company.most - len(self.company.chairs)
        text = ngettext("Deal, or fill the last chair.", "Deal, or fill {n} more chairs.", free)
        return text.format(n=free)

    def paint(self, canvas: Canvas) -> None:
        theme, company = canvas.theme, self.company
        taken = [chair.colour for chair in company.chairs]
        free = company.most - len(taken)
        paint_room(canvas, self.game, company.rules.name, [*taken, *[None] * free])
        title = Style(76, "title", theme.cream, 4, 4)
        text, title = fitted(canvas.type, _("Who sits where?"), title, 50, 1200, 96)
        canvas.text(text, (56, 64), title, "midleft")
        line = _("{game}, for {least} to {most}").format(
            game=company.rules.name, least=company.least, most=company.most
        )
        line, style = fitted(canvas.type, line, Style(34, "bold", theme.glow, 2), 26, 1200, 46)
        canvas.text(line, (60, 130), style, "midleft")
        panel.paint(canvas, company)
        for number, place in enumerate(places(company.most)[len(taken) :]):
            paint_empty(canvas, place.area, number == 0)
        self.board.paint(canvas)
        self._paint_word(canvas)
        keys = [
            ("left right up down", _("Move")),
            ("Enter", _("Choose")),
            ("P", _("Person")),
            ("B", _("Bot")),
        ]
        keys += [("Del", _("Remove")), ("D", _("Deal")), ("Esc", _("Shelf"))]
        hints(canvas, keys, (960, 1044), 34)

    def _paint_word(self, canvas: Canvas) -> None:
        theme, problem = canvas.theme, bool(self.company.problem())
        edge = theme.danger if problem else mix(theme.paper_edge, theme.brown, 0.3)
        canvas.panel(WORD, Look(theme.paper, theme.paper_low, edge, 4, 18), lift=8)
        area = WORD.inflate(-44, -16)
        if problem:
            canvas.icon("warning", (WORD.left + 46, WORD.centery), 44, theme.danger)
            area = pygame.FRect(WORD.left + 84, area.top, WORD.width - 104, area.height)
        canvas.paragraph(self.word(), area, Style(30, "bold", theme.ink), "center", middle=True)
