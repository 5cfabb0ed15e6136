"""The slim bar below a replay: the timeline with its marks, and the buttons beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.canvas import Canvas
from scenes.input import Act
from scenes.table.emblem import fitted, put_symbol
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, mix, rgb
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget

BAR = pygame.FRect(14, 994, 1892, 82)
BUTTON = pygame.FRect(26, 1005, 60, 58)
STEP = 66.0
TIMELINE = pygame.FRect(366, 1000, 880, 70)
NEWS = pygame.FRect(1262, 1000, 344, 70)
SPEED = pygame.FRect(1618, 1005, 82, 58)
EYES_X = 1706.0
GROUND, LOW = rgb("#3a2118"), rgb("#20120e")
TRACK = rgb("#140b09")
TRACK_HEIGHT = 22.0
KNOB = (20.0, 46.0)
MARK_TOP = 13.0
"""How far a mark stands out above the track."""
LEAST_MARKS_APART = 7.0
TEXT, LEAST_TEXT = 27, 18


class Timeline(Widget):
    """Every decision as a stroke in its seat's colour, every part as a notch, and the knob where we are."""

    sound = ""
    radius = 18.0

    def __init__(
        self, colours: Sequence[str | None], starts: Sequence[int], seek: Callable[[int], None]
    ) -> None:
        """`colours` are those of the seats that decided, `starts` the decisions after which parts begin."""
        super().__init__(TIMELINE)
        self.colours = list(colours)
        self.starts = list(starts)
        self.at = 0
        self._seek = seek

    @property
    def track(self) -> pygame.FRect:
        return pygame.FRect(
            self.area.left + 24, self.area.centery - TRACK_HEIGHT / 2 + 5, self.area.width - 48, TRACK_HEIGHT
        )

    def x_of(self, n: int) -> float:
        return self.track.left + self.track.width * n / max(1, len(self.colours))

    def push(self, act: Act) -> bool:
        if act not in (Act.LEFT, Act.RIGHT):
            return False
        self._seek(self.at + (1 if act is Act.RIGHT else -1))
        return True

    def wheel(self, turn: float) -> None:
        self._seek(self.at + (1 if turn > 0 else -1))

    def drag(self, at: tuple[float, float]) -> None:
        share = (at[0] - self.track.left) / self.track.width
        self._seek(round(share * len(self.colours)))

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme, track = canvas.theme, self.track
        edge = theme.glow if focused else mix(theme.brass, LOW, 0.55)
        canvas.panel(track.inflate(20, 16), Look(TRACK, edge=edge, edge_width=5 if focused else 2, radius=18))
        self._paint_strokes(canvas)
        past = -LEAST_MARKS_APART
        for n in self.starts:
            x = self.x_of(n)
            if x - past >= LEAST_MARKS_APART:
                past = x
                top = track.top - MARK_TOP
                canvas.panel((x - 2, top, 4, MARK_TOP + 4), Look(theme.brass, radius=2))
        knob = pygame.FRect(0, 0, *KNOB)
        knob.center = (self.x_of(self.at), track.centery)
        canvas.panel(knob, Look(theme.cream, theme.brass, theme.ink, 4, 9, 0.3), lift=5)

    def paint_focus(self, canvas: Canvas) -> None:
        """Its edge shows it: a glow would drown the marks."""

    def _paint_strokes(self, canvas: Canvas) -> None:
        """One picture of all strokes: there may be hundreds."""
        box = canvas.fit.rect(self.track)

        def make() -> pygame.Surface:
            strip = pygame.Surface(box.size, pygame.SRCALPHA)
            wide = box.width / max(1, len(self.colours))
            gap = 1 if wide >= 4 else 0
            for number, seat in enumerate(self.colours):
                if seat is not None:
                    left, right = round(number * wide), round((number + 1) * wide)
                    area = (left + gap, 0, max(1, right - left - gap), box.height)
                    pygame.draw.rect(strip, canvas.theme.seat(seat), area)
            return strip

        drawn = canvas.made(("strokes", box.size, tuple(self.colours)), make)
        canvas.surface.blit(drawn, box)
        ahead = canvas.fit.rect(self.track)
        left = canvas.fit.point(self.x_of(self.at), 0)[0]
        ahead.width, ahead.left = max(0, ahead.right - left), left
        if ahead.width:
            veil = pygame.Surface(ahead.size, pygame.SRCALPHA)
            veil.fill((*TRACK, 150))
            canvas.surface.blit(veil, ahead)


class Key(Button):
    """A small button of the bar; `doubled` paints its icon twice: a whole part further."""

    def __init__(
        self,
        area: pygame.typing.RectLike,
        press: Callable[[], None],
        about: str,
        icon: str = "",
        label: str = "",
        hotkey: int = 0,
        doubled: bool = False,
        fill: Colour | None = None,
    ) -> None:
        super().__init__(
            area, label, press, icon=icon or None, size=28, hotkey=hotkey, fill=fill, sound="toggle"
        )
        self.about = about
        """What it does, for the bar to say while it has the focus."""
        self.doubled = doubled

    def _paint_label(self, canvas: Canvas, area: pygame.FRect, fill: Colour, lip: float) -> None:
        if not self.doubled or not self.icon:
            super()._paint_label(canvas, area, fill, lip)
            return
        for aside in (-10, 10):
            at = (area.centerx + aside, area.centery - lip / 2 + 1)
            canvas.icon(self.icon, at, 26, canvas.theme.cream)


def paint_bar(canvas: Canvas) -> None:
    theme = canvas.theme
    canvas.panel(
        BAR, Look(GROUND, LOW, mix(theme.brass, LOW, 0.3), 3, 24, lip=theme.ink, lip_height=4), lift=10
    )


def paint_news(canvas: Canvas, part: str, place: str, colour: str | None) -> None:
    """Where we are: the part, whose decision it was, and how far along."""
    theme = canvas.theme
    upper = Style(min(TEXT, 35 / canvas.type.text_size), "bold", theme.cream)
    lower = Style(min(24, 31 / canvas.type.text_size), "body", mix(theme.cream, theme.brass, 0.35))
    part, upper = fitted(canvas.type, part, upper, LEAST_TEXT, NEWS.width, 40)
    canvas.text(part, (NEWS.left, NEWS.top + 20), upper, "midleft")
    left = NEWS.left
    if colour is not None:
        put_symbol(canvas, colour, (left + 13, NEWS.top + 52), 24)
        left += 34
    canvas.text(place, (left, NEWS.top + 52), lower, "midleft", NEWS.right - left)
