"""What people take hold of in None of Your Business: panels that say what follows, seats, kinds, sets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from scenes.canvas import Canvas, Point
from scenes.input import Act
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
        upper = (words.left, words.centery - half * 0.46)
        lower = (words.left, words.centery + half * 0.46)
        canvas.text(outcome.when, upper, Style(27, "bold", ink), "midleft", words.width)
        canvas.text(
            outcome.then, lower, Style(26, "body", mix(ink, canvas.theme.paper, 0.12)), "midleft", words.width
        )


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
        theme = canvas.theme
        thick = canvas.fit.length(FRAME)
        box = canvas.fit.rect(self.area)
        colour = theme.good if self.chosen else theme.glow
        if focused or self.chosen:
            lines = [(thick, theme.ink), (0, theme.glow if focused else colour)]
            for grow, tone in lines:
                pygame.draw.rect(
                    canvas.surface, tone, box.inflate(grow, grow), thick, border_radius=canvas.fit.length(26)
                )
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
        canvas.text(str(self.count), (self.area.right - 22, self.area.centery), style, width=34)


class SetRow(Widget):
    """A set in hand: its medals, its name, what it does. `ready` ones are to be played."""

    radius = 18.0

    def __init__(
        self,
        area: pygame.FRect,
        kind: int,
        have: int,
        words: tuple[str, str],
        press: Callable[[], None],
        ready: bool,
        action: str,
    ) -> None:
        super().__init__(area, words[0])
        self.kind, self.have, self.words, self.ready, self.action = kind, have, words, ready, action
        self._press = press

    def choose(self) -> None:
        self._press()

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        paint_set(canvas, self.area, self.kind, self.have, self.have, self.words, self.ready)
        if self.ready:
            tag = pygame.FRect(0, 0, 104, min(46, self.area.height - 16))
            tag.midright = (self.area.right - 10, self.area.centery)
            Button(tag, self.action, self._press, fill=TEAL, primary=True, size=26).paint(
                canvas, focused, held
            )
        if focused:
            box = canvas.fit.rect(self.area)
            pygame.draw.rect(
                canvas.surface,
                canvas.theme.glow,
                box,
                canvas.fit.length(5),
                border_radius=canvas.fit.length(18),
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
    fill = mix(theme.paper, theme.good, 0.2) if ready else theme.paper_low if whole else theme.paper
    edge = mix(TEAL, theme.ink, 0.3) if ready else mix(theme.paper_edge, theme.brown, 0.2)
    canvas.panel(area, Look(fill, edge=edge, edge_width=3, radius=18))
    side = min(54.0, area.height - 12)
    step = side * 0.52
    for number in range(need):
        name = desk.medal(kind) if number < have else "none-of-your-business/medal_missing"
        canvas.picture(name, (area.left + 10 + side / 2 + number * step, area.centery), (side, side))
    left = area.left + 26 + side + 2 * step
    right = area.right - (122 if ready else 12)
    title, text = words
    ink = theme.ink if whole else theme.quiet
    if area.height < 56 or not text:
        canvas.text(title, (left, area.centery), Style(28, "title", ink), "midleft", right - left)
        return
    lines = area.height >= 88
    top = area.top + (8 if lines else 4)
    canvas.text(title, (left, top + 18), Style(28, "title", ink), "midleft", right - left)
    below = pygame.FRect(left, top + 36, right - left, area.bottom - top - 40)
    canvas.paragraph(text, below, Style(24, "body", mix(ink, theme.paper, 0.1)))
