"""What the records scene is made of: people, tabs, slips with figures, the list of matches, the bots met."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.keeping import Profile
from game.keeping.statistics import Standing
from game.words import _
from scenes import tables
from scenes.canvas import Canvas
from scenes.corner import Figure
from scenes.input import Act
from scenes.table.emblem import fitted, put_symbol
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, mix, readable_on
from scenes.ui.type import Style
from scenes.ui.widgets import Button, ListBox

SYMBOL = 40.0
MARK = 34.0
NUMBER, LEAST_NUMBER = 60, 30
LABEL, LEAST_LABEL = 26, 18
NOTHING = "–"
WHEN_WIDTH = 264.0
RESULT_WIDTH = 250.0


class People(ListBox):
    """Everyone who plays here, each with the symbol; walking along them turns to their page."""

    sound = ""
    row_height = 76.0

    def __init__(
        self, area: pygame.typing.RectLike, people: Sequence[Profile], at: int, chosen: Callable[[int], None]
    ) -> None:
        super().__init__(area, _("Nobody yet"), [(one.name, "") for one in people], chosen, at)
        self.people = list(people)

    def _paint_row(self, canvas: Canvas, row: pygame.FRect, text: str, note: str, here: bool) -> None:
        theme = canvas.theme
        if here:
            canvas.panel(row, Look(theme.good, mix(theme.good, theme.ink, 0.25), theme.brass, 3, 16))
        colour = readable_on(mix(theme.good, theme.ink, 0.12)) if here else theme.ink
        one = next(person for person in self.people if person.name == text)
        put_symbol(canvas, one.colour, (row.left + 34, row.centery), SYMBOL)
        area = (row.left + 66, row.top, row.width - 76, row.height)
        canvas.paragraph(text, area, Style(30, "bold", colour), "left", middle=True)


class Tab(Button):
    """One game; the open one is of paper."""

    def __init__(
        self, area: pygame.typing.RectLike, label: str, press: Callable[[], None], open_: bool
    ) -> None:
        super().__init__(area, label, press, size=27, sound="toggle")
        self.open = open_

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        fill = theme.paper if self.open else mix(theme.brown, theme.ink, 0.15)
        edge = theme.glow if focused else theme.brass if self.open else mix(theme.brass, theme.brown, 0.6)
        look = Look(fill, mix(fill, theme.ink, 0.06 if self.open else 0.3), edge, 5 if focused else 3, 20)
        canvas.panel(self.area, look, lift=6 if self.open else 0)
        style = Style(self.size, "bold", readable_on(fill, theme))
        canvas.paragraph(self.label, self.area.inflate(-24, -8), style, "center", middle=True)


@dataclass(frozen=True)
class Row:
    """A line of the list: when, who, how it went, and a sign for what kind of match it is."""

    when: str
    company: str
    result: str
    icon: str = ""
    good: bool = False
    taken_back: bool = False


class Matches(ListBox):
    """The matches, newest first. A page is scrolled with the wheel, the bar, or Page up and down."""

    sound = "press"
    row_height = 68.0
    lines: Sequence[Row] = ()
    empty = ""
    """What it says without any match."""

    def show(self, lines: Sequence[Row], at: int = 0) -> None:
        self.lines = list(lines)
        self.rows = [(line.company, line.result) for line in self.lines]
        self.at = min(at, max(0, len(self.rows) - 1))
        self.first = min(self.first, max(0, len(self.rows) - self.fits))
        self._show_row()

    def page(self, pages: int) -> None:
        self.at = min(max(0, len(self.rows) - 1), max(0, self.at + pages * self.fits))
        self._show_row()

    def push(self, act: Act) -> bool:
        moved = super().push(act)
        return moved or (act in (Act.UP, Act.DOWN) and len(self.rows) > 1 and self._mid(act))

    def _mid(self, act: Act) -> bool:
        """At its ends the focus goes on to what lies beyond."""
        return 0 < self.at < len(self.rows) - 1

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        self._focused = focused
        super().paint(canvas, focused, held)
        if not self.rows:
            box = self.area
            canvas.picture("house/cup", (box.centerx, box.centery - 70), (168, 210))
            words = (box.left + 120, box.centery + 70, box.width - 240, 130)
            canvas.paragraph(self.empty, words, Style(30, "body", canvas.theme.quiet), "center", middle=True)

    def _paint_row(self, canvas: Canvas, row: pygame.FRect, text: str, note: str, here: bool) -> None:
        theme = canvas.theme
        at = self.first + round((row.top - self.area.top - 8) / self.row_height)
        line = self.lines[at]
        here = here and self._focused
        ground: Colour = theme.paper
        if here:
            ground = theme.good
            canvas.panel(row, Look(ground, mix(ground, theme.ink, 0.25), theme.brass, 3, 16))
        elif at % 2:
            canvas.panel(row, Look(mix(theme.paper_low, theme.brown, 0.1), radius=16, alpha=150))
        ink = readable_on(mix(ground, theme.ink, 0.12), theme) if here else theme.ink
        quiet = ink if here else theme.quiet
        y, left = row.centery, row.left + 16
        if line.icon:
            colour = ink if here else theme.brass if line.good else mix(theme.primary, theme.ink, 0.2)
            canvas.icon(line.icon, (left + 16, y), MARK, mix(colour, theme.ink, 0.0 if here else 0.25))
        left += 44
        self._line(canvas, line.when, (left, y), Style(25, "body", quiet), WHEN_WIDTH - 12)
        left += WHEN_WIDTH
        right = row.right - 18
        style = Style(28, "bold", ink)
        words, style = fitted(canvas.type, line.result, style, 19, RESULT_WIDTH, row.height)
        canvas.text(words, (right, y), style, "midright")
        right -= canvas.type.width(words, style) + 14
        if line.taken_back:
            canvas.icon("refresh", (right - 14, y), 28, quiet)
            right -= 38
        area = (left, row.top + 2, right - left, row.height - 6)
        canvas.paragraph(line.company, area, Style(27, "body", ink), "left", middle=True)

    def _line(self, canvas: Canvas, text: str, at: tuple[float, float], style: Style, width: float) -> None:
        text, style = fitted(canvas.type, text, style, 19, width, self.row_height)
        canvas.text(text, at, style, "midleft")


def paint_figures(canvas: Canvas, area: pygame.FRect, figures: Sequence[Figure]) -> None:
    """A row of paper slips."""
    theme, gap = canvas.theme, 18.0
    wide = (area.width - gap * (len(figures) - 1)) / len(figures)
    for at, one in enumerate(figures):
        slip = pygame.FRect(area.left + at * (wide + gap), area.top, wide, area.height)
        look = Look(theme.paper, theme.paper_low, mix(theme.paper_edge, theme.brown, 0.4), 3, 20)
        canvas.panel(slip, look, lift=8)
        pin = pygame.FRect(0, 0, 18, 18)
        pin.center = (slip.centerx, slip.top + 4)
        canvas.panel(pin, Look(theme.glow, theme.brass, mix(theme.brass, theme.ink, 0.5), 3, 9), lift=3)
        room = wide - 24
        style = Style(LABEL, "bold", theme.title)
        words, style = fitted(canvas.type, one.label, style, LEAST_LABEL, room, 40)
        canvas.text(words, (slip.centerx, slip.top + 34), style)
        big = Style(NUMBER, "title", theme.ink)
        words, big = fitted(canvas.type, one.number, big, LEAST_NUMBER, room, 70)
        canvas.text(words, (slip.centerx, slip.top + 84), big)
        _paint_note(canvas, slip, one)


def _paint_note(canvas: Canvas, slip: pygame.FRect, one: Figure) -> None:
    style = Style(LABEL - 1, "body", canvas.theme.quiet)
    words, style = fitted(canvas.type, one.note, style, LEAST_LABEL, slip.width - 24, 40)
    x = slip.centerx
    if one.icon:
        canvas.icon(
            one.icon, (x - canvas.type.width(words, style) / 2 - 6, slip.bottom - 24), 26, style.colour
        )
        x += 18
    canvas.text(words, (x, slip.bottom - 24), style)


def figures_of(one: Standing) -> list[Figure]:
    """The figures of one game, for the slips."""
    share = "" if one.share is None else _("{n} %").format(n=round(100 * one.share))
    undone = (f"+ {one.undone}", "refresh") if one.undone else ("", "")
    longest = _("longest: {n}").format(n=one.longest) if one.longest else ""
    return [
        Figure(_("Played"), str(one.played), *undone),
        Figure(_("Won"), str(one.won), share),
        Figure(_("Best score"), NOTHING if one.best is None else str(one.best)),
        Figure(_("Average"), NOTHING if one.average is None else f"{one.average:.1f}"),
        Figure(_("Wins in a row"), str(one.streak), longest),
    ]


def paint_against(canvas: Canvas, area: pygame.FRect, one: Standing) -> None:
    """Per level of bot: a bar of all matches, filled as far as they were won."""
    theme = canvas.theme
    canvas.panel(
        area, Look(theme.paper, theme.paper_low, mix(theme.paper_edge, theme.brown, 0.4), 3, 22), lift=8
    )
    head = Style(34, "title", theme.title)
    canvas.text(_("Against bots"), (area.left + 28, area.top + 42), head, "midleft", area.width - 56)
    if not one.against:
        box = (area.left + 28, area.top + 76, area.width - 56, area.height - 96)
        words = _("Each level shows here once it has been met.")
        canvas.paragraph(words, box, Style(27, "body", theme.quiet), "left")
        return
    row = min(84.0, (area.height - 90) / len(one.against))
    for at, level in enumerate(one.against):
        top = area.top + 78 + at * row
        name = Style(28, "bold", theme.ink)
        called = tables.bot_called(one.game, level.level)
        words, name = fitted(canvas.type, called, name, 18, area.width * 0.5, row * 0.6)
        canvas.text(words, (area.left + 28, top + row * 0.28), name, "midleft")
        told = _("{won} of {played} won").format(won=level.won, played=level.played)
        note = Style(26, "body", theme.ink)
        told, note = fitted(canvas.type, told, note, 18, area.width * 0.42, row * 0.6)
        canvas.text(told, (area.right - 28, top + row * 0.28), note, "midright")
        track = pygame.FRect(area.left + 28, top + row * 0.58, area.width - 56, min(20.0, row * 0.28))
        canvas.panel(track, Look(mix(theme.paper_edge, theme.brown, 0.3), radius=10))
        if level.won:
            filled = pygame.FRect(track)
            filled.width = max(20.0, track.width * level.won / level.played)
            canvas.panel(filled, Look(theme.good, mix(theme.good, theme.ink, 0.2), radius=10))
