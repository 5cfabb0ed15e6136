"""The things people press: each paints itself and takes presses, pushes and the pointer alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.canvas import Canvas
from scenes.input import Act
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, Theme, lacquer, mix, on_lacquer, outline_of, readable_on
from scenes.ui.type import Style

GLOW_REACH = 22
DIM = 0.5


class Widget:
    """Base of all widgets. `area` is in design units; a focused widget glows beyond it by GLOW_REACH."""

    radius = 22.0
    sound = "press"

    def __init__(self, area: pygame.typing.RectLike, label: str = "", enabled: bool = True) -> None:
        self.area = pygame.FRect(area)
        self.label = label
        self.enabled = enabled
        self.why = ""
        """Why it cannot be pressed now, in a sentence, for when someone tries."""
        self.hotkey = 0

    @property
    def reach(self) -> pygame.FRect:
        """What may look different when its state changes."""
        return self.area.inflate(4 * GLOW_REACH + 4, 4 * GLOW_REACH + 4)

    typing = False

    def choose(self) -> None:
        """It was pressed."""

    def push(self, act: Act) -> bool:
        """A direction while it has the focus; True when it used it, else the focus moves on."""
        return False

    def drag(self, at: tuple[float, float]) -> None:
        """The pointer went down on it, or moves while held down."""

    def drop(self, at: tuple[float, float]) -> None:
        """The pointer went down on it and was let go of elsewhere."""

    def wheel(self, turn: float) -> None:
        """The mouse wheel over it."""

    def type(self, text: str) -> None:
        """Letters while it has the focus."""

    def edit(self, key: int) -> bool:
        """A key while it has the focus; True when it used it."""
        return False

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        raise NotImplementedError(type(self).__name__)

    def paint_focus(self, canvas: Canvas) -> None:
        canvas.glow(self.area, self.radius, GLOW_REACH, canvas.theme.glow)


class Button(Widget):
    """A lacquer button. `fill` sets its rank: the primary one of a scene is vermilion and lettered large."""

    def __init__(
        self,
        area: pygame.typing.RectLike,
        label: str,
        press: Callable[[], None],
        *,
        fill: Colour | None = None,
        primary: bool = False,
        icon: str | None = None,
        size: float = 32,
        hotkey: int = 0,
        sound: str = "press",
        enabled: bool = True,
    ) -> None:
        super().__init__(area, label, enabled)
        self._press = press
        self.fill = fill
        self.primary = primary
        self.icon = icon
        self.size = size
        self.hotkey = hotkey
        self.sound = sound
        self.radius = self.area.height * 0.32

    def choose(self) -> None:
        self._press()

    def colour(self, theme: Theme) -> Colour:
        fill = self.fill or (theme.primary if self.primary else theme.brown)
        return fill if self.enabled else mix(fill, theme.quiet, DIM)

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme, fill = canvas.theme, self.colour(canvas.theme)
        lip = 8.0 if self.primary else 6.0
        look = Look(
            fill=lacquer(fill, theme, lit=focused)[0],
            low=lacquer(fill, theme)[1],
            edge=mix(fill, theme.cream, 0.85 if focused else 0.34),
            edge_width=4 if focused else 3,
            radius=self.radius,
            gloss=0.14,
            lip=mix(fill, theme.ink, 0.62),
            lip_height=2 if held else lip,
        )
        area = self.area.move(0, lip - 2) if held else self.area
        area = pygame.FRect(area.x, area.y, area.width, area.height - (lip - 2 if held else 0))
        canvas.panel(area, look, lift=0 if held else 8)
        self._paint_label(canvas, area, fill, lip)

    def _paint_label(self, canvas: Canvas, area: pygame.FRect, fill: Colour, lip: float) -> None:
        colour = on_lacquer(fill, canvas.theme)
        if not self.enabled:
            colour = mix(colour, fill, 0.35)
        style = Style(self.size, "bold", colour)
        if self.primary:
            style = Style(self.size, "title", canvas.theme.cream, 2.5, 2.5, outline_of(fill, canvas.theme))
        x, y = area.centerx, area.centery - lip / 2 + 1
        side = self.size * 1.15
        room = area.width - 36 - (side + 14 if self.icon else 0)
        text, style = canvas.fitted(self.label, style, room) if self.label else ("", style)
        width = canvas.type.width(text, style) if text else 0
        whole = width + (side + (14 if text else 0) if self.icon else 0)
        left = x - whole / 2
        if self.icon:
            canvas.icon(self.icon, (left + side / 2, y), side, style.colour)
            left += side + 14
        if text:
            canvas.text(text, (left, y), style, "midleft")


class Toggle(Widget):
    """On or off, as a little lever beside its label."""

    sound = "toggle"

    def __init__(
        self, area: pygame.typing.RectLike, label: str, on: bool, change: Callable[[bool], None]
    ) -> None:
        super().__init__(area, label)
        self.on = on
        self._change = change

    def choose(self) -> None:
        self.on = not self.on
        self._change(self.on)

    def push(self, act: Act) -> bool:
        if act in (Act.LEFT, Act.RIGHT) and self.on != (act is Act.RIGHT):
            self.choose()
            return True
        return act in (Act.LEFT, Act.RIGHT)

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        paper_row(canvas, self.area, self.label, focused, 150)
        track = pygame.FRect(0, 0, 104, 52)
        track.midright = (self.area.right - 24, self.area.centery)
        ground = theme.good if self.on else mix(theme.quiet, theme.paper, 0.35)
        canvas.panel(track, Look(ground, mix(ground, theme.ink, 0.12), mix(ground, theme.ink, 0.5), 3, 26))
        knob = pygame.FRect(0, 0, 44, 44)
        knob.center = (track.right - 28 if self.on else track.left + 28, track.centery)
        canvas.panel(
            knob, Look(theme.paper, theme.paper_low, mix(ground, theme.ink, 0.6), 3, 22, 0.3), lift=3
        )
        sign = "check" if self.on else "cross"
        canvas.icon(sign, knob.center, 24, mix(ground, theme.ink, 0.45))


class Slider(Widget):
    """A value between two ends, in steps."""

    sound = ""

    def __init__(
        self,
        area: pygame.typing.RectLike,
        label: str,
        value: float,
        ends: tuple[float, float],
        step: float,
        change: Callable[[float], None],
        show: Callable[[float], str] = str,
    ) -> None:
        super().__init__(area, label)
        self.value = value
        self.ends = ends
        self.step = step
        self._change = change
        self._show = show

    def _set(self, value: float) -> None:
        low, high = self.ends
        snapped = low + round((min(high, max(low, value)) - low) / self.step) * self.step
        snapped = round(min(high, snapped), 6)
        if snapped != self.value:
            self.value = snapped
            self._change(snapped)

    def push(self, act: Act) -> bool:
        if act not in (Act.LEFT, Act.RIGHT):
            return False
        self._set(self.value + (self.step if act is Act.RIGHT else -self.step))
        return True

    def wheel(self, turn: float) -> None:
        self._set(self.value + self.step * (1 if turn > 0 else -1))

    @property
    def track(self) -> pygame.FRect:
        track = pygame.FRect(0, 0, self.area.width * 0.42, 18)
        track.midright = (self.area.right - 134, self.area.centery)
        return track

    def drag(self, at: tuple[float, float]) -> None:
        track = self.track
        if at[0] >= track.left - 30:
            low, high = self.ends
            self._set(low + (at[0] - track.left) / track.width * (high - low))

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme, track = canvas.theme, self.track
        paper_row(canvas, self.area, self.label, focused, self.area.right - track.left + 20)
        low, high = self.ends
        share = (self.value - low) / (high - low)
        ground = mix(theme.paper_edge, theme.quiet, 0.35)
        canvas.panel(track, Look(ground, radius=9))
        if share:
            done = pygame.FRect(track.left, track.top, max(18, track.width * share), track.height)
            canvas.panel(done, Look(theme.primary, mix(theme.primary, theme.ink, 0.15), radius=9))
        knob = pygame.FRect(0, 0, 44, 44)
        knob.center = (track.left + track.width * share, track.centery)
        edge = theme.primary if focused else mix(theme.brown, theme.ink, 0.2)
        canvas.panel(knob, Look(theme.paper, theme.paper_low, edge, 4, 22, 0.3), lift=4)
        style = Style(28, "bold", theme.ink)
        canvas.text(self._show(self.value), (self.area.right - 24, self.area.centery), style, "midright", 84)


class Choice(Widget):
    """One of a few, stepped through left and right."""

    share = 0.46
    """How much of the width the choices have; the label has the rest."""

    def __init__(
        self,
        area: pygame.typing.RectLike,
        label: str,
        options: Sequence[tuple[object, str]],
        value: object,
        change: Callable[[object], None],
    ) -> None:
        super().__init__(area, label)
        self.options = list(options)
        self.at = next((i for i, (one, _) in enumerate(self.options) if one == value), 0)
        self._change = change
        self._pointed = 1

    def _move(self, step: int) -> None:
        self.at = (self.at + step) % len(self.options)
        self._change(self.options[self.at][0])

    def choose(self) -> None:
        self._move(self._pointed)
        self._pointed = 1

    def push(self, act: Act) -> bool:
        if act in (Act.LEFT, Act.RIGHT):
            self._move(1 if act is Act.RIGHT else -1)
            return True
        return False

    @property
    def box(self) -> pygame.FRect:
        box = pygame.FRect(0, 0, self.area.width * self.share, self.area.height - 20)
        box.midright = (self.area.right - 14, self.area.centery)
        return box

    def drag(self, at: tuple[float, float]) -> None:
        self._pointed = -1 if at[0] < self.box.centerx else 1

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme, box = canvas.theme, self.box
        paper_row(canvas, self.area, self.label, focused, box.width + 30)
        canvas.panel(box, Look((255, 255, 255), theme.paper, mix(theme.paper_edge, theme.brown, 0.3), 3, 16))
        style = Style(28, "bold", theme.answer)
        canvas.text(self.options[self.at][1], box.center, style, width=box.width - 112)
        for icon, x in (("arrow_left", box.left + 30), ("arrow_right", box.right - 30)):
            canvas.icon(icon, (x, box.centery), 30, theme.primary)


class TextField(Widget):
    """A line of text that a person writes."""

    typing = True
    sound = ""

    def __init__(
        self,
        area: pygame.typing.RectLike,
        label: str,
        text: str,
        change: Callable[[str], None],
        done: Callable[[], None] | None = None,
        longest: int = 24,
    ) -> None:
        super().__init__(area, label)
        self.text = text
        self.longest = longest
        self._change = change
        self._done = done

    def choose(self) -> None:
        if self._done:
            self._done()

    def type(self, text: str) -> None:
        clean = "".join(letter for letter in text if letter.isprintable())
        if clean:
            self.text = (self.text + clean)[: self.longest]
            self._change(self.text)

    def edit(self, key: int) -> bool:
        if key == pygame.K_BACKSPACE:
            self.text = self.text[:-1]
            self._change(self.text)
            return True
        return key == pygame.K_SPACE  # arrives as text too; it must not press anything

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        edge = theme.primary if focused else mix(theme.paper_edge, theme.brown, 0.4)
        canvas.panel(self.area, Look((255, 255, 255), theme.paper, edge, 4, 18))
        x = self.area.left + 24
        style = Style(34, "bold", theme.ink)
        if not self.text and not focused:
            canvas.text(self.label, (x, self.area.centery), Style(30, "body", theme.quiet), "midleft")
            return
        text = self.text
        while text and canvas.type.width(text, style) > self.area.width - 64:
            text = text[1:]  # the end is where the writing happens
        box = canvas.text(text, (x, self.area.centery), style, "midleft")
        if focused:
            caret = pygame.FRect(0, 0, 4, self.area.height * 0.56)
            caret.midleft = (x + (box.width / canvas.fit.scale if text else 0) + 4, self.area.centery)
            canvas.panel(caret, Look(theme.primary, radius=2))


class ListBox(Widget):
    """Rows to choose from, scrolling when there are more than fit."""

    row_height = 72.0

    def __init__(
        self,
        area: pygame.typing.RectLike,
        label: str,
        rows: Sequence[tuple[str, str]],
        chosen: Callable[[int], None],
        at: int = 0,
    ) -> None:
        super().__init__(area, label)
        self.rows = list(rows)
        self.at = min(at, max(0, len(self.rows) - 1))
        self.first = 0
        self._chosen = chosen
        self._show_row()

    @property
    def fits(self) -> int:
        return max(1, int((self.area.height - 16) // self.row_height))

    def _show_row(self) -> None:
        self.first = min(max(self.first, self.at - self.fits + 1), self.at)

    def choose(self) -> None:
        if self.rows:
            self._chosen(self.at)

    def push(self, act: Act) -> bool:
        to = self.at + {Act.UP: -1, Act.DOWN: 1}.get(act, 0)
        if to == self.at or not 0 <= to < len(self.rows):
            return False
        self.at = to
        self._show_row()
        return True

    def wheel(self, turn: float) -> None:
        last = max(0, len(self.rows) - self.fits)
        self.first = min(last, max(0, self.first - (1 if turn > 0 else -1)))

    def drag(self, at: tuple[float, float]) -> None:
        row = self.first + int((at[1] - self.area.top - 8) // self.row_height)
        if 0 <= row < len(self.rows):
            self.at = row

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        ground = Look(theme.paper, theme.paper_low, mix(theme.paper_edge, theme.brown, 0.4), 3, 22)
        canvas.panel(self.area, ground)
        if not self.rows:
            canvas.text(self.label, self.area.center, Style(30, "body", theme.quiet))
        for number, (text, note) in enumerate(self.rows[self.first : self.first + self.fits]):
            row = pygame.FRect(
                self.area.left + 10,
                self.area.top + 8 + number * self.row_height,
                self.area.width - 20 - (18 if len(self.rows) > self.fits else 0),
                self.row_height - 8,
            )
            self._paint_row(canvas, row, text, note, self.first + number == self.at)
        if len(self.rows) > self.fits:
            self._paint_bar(canvas)

    def _paint_row(self, canvas: Canvas, row: pygame.FRect, text: str, note: str, here: bool) -> None:
        theme = canvas.theme
        if here:
            canvas.panel(row, Look(theme.good, mix(theme.good, theme.ink, 0.25), theme.brass, 3, 16))
        colour = theme.ink if not here else readable_on(mix(theme.good, theme.ink, 0.12))
        quiet = theme.quiet if not here else colour
        room = canvas.type.width(note, Style(26)) if note else 0
        bold = Style(30, "bold", colour)
        canvas.text(text, (row.left + 20, row.centery), bold, "midleft", row.width - room - 60)
        canvas.text(note, (row.right - 20, row.centery), Style(26, "body", quiet), "midright")

    def _paint_bar(self, canvas: Canvas) -> None:
        track = pygame.FRect(self.area.right - 24, self.area.top + 14, 10, self.area.height - 28)
        canvas.panel(track, Look(canvas.theme.paper_edge, radius=5))
        share = self.fits / len(self.rows)
        top = track.top + track.height * self.first / len(self.rows)
        bar = pygame.FRect(track.left, top, track.width, track.height * share)
        canvas.panel(bar, Look(canvas.theme.brown, radius=5))


def paper_row(canvas: Canvas, area: pygame.FRect, label: str, focused: bool, taken: float) -> None:
    """The strip of paper that a setting lies on, with its label; `taken` units at its right are in use."""
    theme = canvas.theme
    edge = theme.brass if focused else mix(theme.paper_edge, theme.brown, 0.25)
    look = Look(theme.paper, theme.paper_low if not focused else theme.paper, edge, 4 if focused else 2, 18)
    canvas.panel(area, look)
    style = Style(30, "bold", theme.ink)
    canvas.text(label, (area.left + 24, area.centery), style, "midleft", area.width - taken - 40)
