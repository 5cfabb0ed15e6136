"""What people take hold of in None of Your Business: panels that say what follows, seats, kinds, sets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from scenes.canvas import Canvas, Point
from scenes.input import Act
from scenes.table.emblem import fitted
from scenes.table.spots import FRAME
from scenes.tables.none_of_your_business import desk
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget

HEAD = 80.0
MARK = 40.0
TEAL: Colour = (31, 157, 132)
SLATE: Colour = (13, 42, 44)


class Outcome(NamedTuple):
    """One thing that may follow: good, bad, or neither for whoever chooses."""

    good: bool | None
    when: str
    then: str


def put_mark(canvas: Canvas, at: Point, good: bool | None, size: float = MARK) -> None:
    """A round seal: a tick for good, a cross for bad, a plain i for neither."""
    theme = canvas.theme
    colour = theme.quiet if good is None else theme.good if good else theme.danger
    disc = pygame.FRect(0, 0, size, size)
    disc.center = at
    canvas.panel(disc, Look(colour, mix(colour, theme.ink, 0.15), theme.ink, 3, size / 2))
    sign = "info" if good is None else "check" if good else "cross"
    canvas.icon(sign, at, size * 0.56, theme.paper)


def put_line(
    canvas: Canvas,
    text: str,
    at: Point,
    style: Style,
    room: tuple[float, float],
    anchor: str = "midleft",
    least: float = 20.0,
) -> None:
    """One line that stays inside its width and height at every text size."""
    words, fits = fitted(canvas.type, text, style, least, *room)
    canvas.text(words, at, fits, anchor)


class ChoicePanel(Widget):
    """A lacquered head to press, and on paper below it what follows from that."""

    def __init__(
        self,
        area: pygame.FRect,
        label: str,
        press: Callable[[], None],
        outcomes: Sequence[Outcome],
        fill: Colour,
        hotkey: int = 0,
    ) -> None:
        super().__init__(area, label)
        self.outcomes = tuple(outcomes)
        self.hotkey = hotkey
        self._press = press
        head = pygame.FRect(area.left, area.top, area.width, HEAD)
        self._head = Button(head, label, press, fill=fill, primary=True, size=40)

    def choose(self) -> None:
        self._press()

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        sheet = pygame.FRect(
            self.area.left + 8, self.area.top + 40, self.area.width - 16, self.area.height - 40
        )
        canvas.panel(
            sheet, Look(theme.paper, theme.paper_low, theme.ink, 4, 22, alpha=255 if self.enabled else 214), 9
        )
        self._head.enabled = self.enabled
        self._head.paint(canvas, focused, held)
        top, room = self.area.top + HEAD + 6, self.area.height - HEAD - 18
        each = room / max(1, len(self.outcomes))
        for number, outcome in enumerate(self.outcomes):
            self._outcome(
                canvas, outcome, pygame.FRect(sheet.left + 14, top + number * each, sheet.width - 28, each)
            )

    def _outcome(self, canvas: Canvas, outcome: Outcome, box: pygame.FRect) -> None:
        put_mark(canvas, (box.left + MARK / 2, box.centery), outcome.good)
        ink = canvas.theme.ink
        words = pygame.FRect(box.left + MARK + 14, box.top, box.width - MARK - 14, box.height)
        if not outcome.when:
            canvas.paragraph(outcome.then, words, Style(27, "bold", ink), middle=True)
            return
        half = box.height / 2
        room = (words.width, half)
        upper, lower = words.centery - half * 0.46, words.centery + half * 0.46
        put_line(canvas, outcome.when, (words.left, upper), Style(27, "bold", ink), room)
        quiet = mix(ink, canvas.theme.paper, 0.12)
        put_line(canvas, outcome.then, (words.left, lower), Style(26, "body", quiet), room)


class SeatSpot(Widget):
    """A whole seat to choose: its tray. Chosen ones carry a tick."""

    radius = 26.0

    def __init__(
        self, area: pygame.FRect, name: str, press: Callable[[], None], chosen: bool, corner: Point
    ) -> None:
        super().__init__(area, name)
        self.chosen = chosen
        self._corner = corner
        self._press = press

    def choose(self) -> None:
        self._press()

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        """A thin line around those that can be chosen, a thick one with the focus or once chosen."""
        theme = canvas.theme
        box, radius = canvas.fit.rect(self.area), canvas.fit.length(26)
        if focused or self.chosen:
            thick = canvas.fit.length(FRAME)
            tone = theme.glow if focused else theme.good
            for grow, colour in ((thick, theme.ink), (0, tone)):
                pygame.draw.rect(canvas.surface, colour, box.inflate(grow, grow), thick, border_radius=radius)
        else:
            thin = max(2, canvas.fit.length(3))
            pygame.draw.rect(canvas.surface, mix(theme.glow, SLATE, 0.25), box, thin, border_radius=radius)
        if self.chosen:
            put_mark(canvas, self._corner, True, 52)

    def paint_focus(self, canvas: Canvas) -> None:
        """Its frame says it."""


class KindChip(Widget):
    """A kind of card to name, as often as wanted: a press adds one, up and down change the number."""

    sound = "toggle"

    def __init__(
        self, area: pygame.FRect, kind: int, name: str, count: int, set_to: Callable[[int], bool]
    ) -> None:
        super().__init__(area, name)
        self.kind = kind
        self.count = count
        self._set = set_to
        self.radius = 18

    def choose(self) -> None:
        if not self._set(self.count + 1):
            self._set(0)

    def push(self, act: Act) -> bool:
        """Up and down change how many; left and right walk on."""
        step = {Act.UP: 1, Act.DOWN: -1}.get(act, 0)
        return bool(step) and self._set(self.count + step)

    def wheel(self, turn: float) -> None:
        self._set(self.count + (1 if turn > 0 else -1))

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        edge = theme.glow if focused else mix(theme.cream, SLATE, 0.5)
        fill = mix(SLATE, theme.good, 0.5) if self.count else SLATE
        canvas.panel(self.area, Look(fill, edge=edge, edge_width=5 if focused else 3, radius=18), lift=4)
        at = (self.area.left + 38, self.area.centery)
        canvas.picture(desk.medal(self.kind), at, (60, 60))
        style = Style(40, "title", theme.cream if self.count else mix(theme.cream, SLATE, 0.45))
        put_line(
            canvas, str(self.count), (self.area.right - 19, self.area.centery), style, (26, 60), "center"
        )


class SetRow(Widget):
    """A whole set in hand: its medals, its name, what it does. One that can be played is lacquered."""

    radius = 18.0

    def __init__(
        self,
        area: pygame.FRect,
        kind: int,
        need: int,
        words: tuple[str, str],
        press: Callable[[], None],
        ready: bool,
    ) -> None:
        super().__init__(area, words[0])
        self.kind, self.need, self.words, self.ready = kind, need, words, ready
        self._press = press

    def choose(self) -> None:
        self._press()

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        paint_set(canvas, self.area, self.kind, self.need, self.need, self.words, self.ready)
        if focused:
            box, thick = canvas.fit.rect(self.area.inflate(4, 4)), canvas.fit.length(FRAME)
            for grow, colour in ((thick // 2, canvas.theme.ink), (0, canvas.theme.glow)):
                pygame.draw.rect(
                    canvas.surface, colour, box.inflate(grow, grow), thick, border_radius=3 * thick
                )


def paint_set(
    canvas: Canvas,
    area: pygame.FRect,
    kind: int,
    have: int,
    need: int,
    words: tuple[str, str],
    ready: bool,
) -> None:
    """One row of the panel: medals in hand, empty places for what is missing, name and power."""
    theme = canvas.theme
    whole = have >= need
    title, text = words
    if ready:
        canvas.panel(area, _lacquer(), lift=5)
        ink = quiet = theme.cream
    else:
        fill = theme.paper_low if whole else theme.paper
        edge = mix(theme.paper_edge, theme.brown, 0.2)
        canvas.panel(area, Look(fill, edge=edge, edge_width=3, radius=18))
        ink = theme.ink if whole else theme.quiet
        quiet = mix(ink, theme.paper, 0.1)
    side = min(54.0, area.height - 12)
    step = side * 0.52
    for number in range(need):
        name = desk.medal(kind) if number < have else "none-of-your-business/medal_missing"
        canvas.picture(name, (area.left + 10 + side / 2 + number * step, area.centery), (side, side))
    left = area.left + 22 + side + 2 * step
    wide = area.right - 12 - left
    high = area.height - (10 if ready else 6)
    top = area.top + (2 if ready else 3)
    head = Style(28, "title", ink, 2 if ready else 0, 0, mix(TEAL, theme.ink, 0.7))
    if high < 50:
        put_line(canvas, title, (left, top + high / 2), head, (wide, high))
        return
    put_line(canvas, title, (left, top + high * 0.29), head, (wide, high * 0.56))
    body = Style(24, "bold" if ready else "body", quiet)
    put_line(canvas, text, (left, top + high * 0.75), body, (wide, high * 0.5))


def _lacquer() -> Look:
    ink: Colour = (34, 26, 43)
    return Look(
        mix(TEAL, (255, 255, 255), 0.02),
        mix(TEAL, ink, 0.3),
        mix(TEAL, (255, 243, 214), 0.5),
        3,
        18,
        0.12,
        lip=mix(TEAL, ink, 0.65),
        lip_height=6,
    )
