"""Every round of a run as a bar, beside the best run so far: the large plot of the result."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.ricochet.runs import RunRecord
from game.ricochet.summary import Summary
from game.words import _, ngettext
from scenes.canvas import Canvas
from scenes.tables.ricochet.practice_parts import (
    BEAM,
    NO_FIGURE,
    PALE,
    PANEL_LOW,
    PANEL_TOP,
    SAND,
    blue_panel,
    cross,
    figure,
    in_ms,
    snug,
    stroke,
)
from scenes.ui.shapes import INK, Look
from scenes.ui.theme import WHITE, Colour, mix, rgb
from scenes.ui.type import Style
from scenes.ui.widgets import Widget

FEWEST = 8
"""Room for so many bars at least: three bars must not look like three doors."""
GUTTER = 168.0
HEAD, FOOT = 128.0, 62.0
BAR, BAR_SHARE, GHOST_SHARE = 60.0, 0.56, 0.26
TIGHT, DENSE = 74.0, 38.0
"""From bar to bar: below the first, times are told in seconds, below the second not at all."""
GRID = 4
LEAST_TOP_NS = 1_000_000_000
FILLS: dict[str, tuple[Colour, Colour]] = {
    "run": (rgb("#5b9ff5"), rgb("#1d55bd")),
    "best": (rgb("#ffe07a"), rgb("#d98a10")),
    "slip": (rgb("#f0585c"), rgb("#a3182c")),
    "open": (rgb("#4a4f78"), rgb("#262a52")),
}
GHOST = Look(rgb("#34509f"), None, PALE, 3, 10, alpha=205)


class Bars:
    """Where the bars of a run stand in their panel."""

    def __init__(self, area: pygame.FRect, run: RunRecord, result: Summary) -> None:
        self.area = area
        self.run = run
        self.result = result
        self.ghosts = result.versus.best_times_ns if result.versus.runs or run.mode == "ghost" else ()
        self.base = area.bottom - FOOT
        self.step = (area.width - 52 - GUTTER) / max(FEWEST, len(run.rounds))
        self.dense = self.step < DENSE
        self.bar = min(BAR, self.step * (0.7 if self.dense or not self.ghosts else BAR_SHARE))
        shown = [*result.times_ns, *self.ghosts[: len(run.rounds)]]
        self.top_ns = max(LEAST_TOP_NS, *(time for time in shown if time is not None), 0)
        done = [
            (time, number)
            for number, time in enumerate(result.times_ns)
            if time is not None and run.rounds[number].is_sure
        ]
        self.best = min(done)[1] if done else None

    def height(self, ns: int) -> float:
        return (self.base - self.area.top - HEAD) * ns / self.top_ns

    def column(self, number: int) -> pygame.FRect:
        left = self.area.left + 30 + self.step * number
        return pygame.FRect(left, self.area.top + 80, self.step, self.area.height - 96)

    def box(self, number: int) -> pygame.FRect:
        """The bar of a round; one that was not answered is as high as the time it had."""
        one = self.run.rounds[number]
        time = one.time_ns
        if time is None:
            time = one.limit_ns or self.top_ns // 3
        high = max(24.0, self.height(min(time, self.top_ns)))
        middle = self.column(number).centerx + (
            0 if self.dense or not self.ghosts else self.step * GHOST_SHARE / 2
        )
        return pygame.FRect(middle - self.bar / 2, self.base - high, self.bar, high)

    def label(self, number: int) -> str:
        """The time of a round; "~" tells that the clock could not be watched closely enough."""
        one = self.run.rounds[number]
        if one.time_ns is None:
            return NO_FIGURE
        about = "" if one.is_sure else "~"
        return about + (in_ms(one.time_ns) if self.step >= TIGHT else f"{one.time_ns / 1e9:.1f}")

    # -- painting ------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        blue_panel(canvas, self.area)
        count = len(self.run.rounds)
        unit = _("ms") if self.step >= TIGHT else _("s")
        title = ngettext("{n} round, {unit}", "{n} rounds, {unit}", count).format(n=count, unit=unit)
        style = Style(snug(canvas, 40), "title", canvas.theme.cream)
        canvas.text(title, (self.area.left + 34, self.area.top + 48), style, "midleft", 400)
        self._legend(canvas)
        self._grid(canvas)
        self._gutter(canvas)
        for number, ghost in enumerate(self.ghosts[:count]):
            if ghost is not None and not self.dense:
                self._ghost(canvas, number, ghost)

    def _legend(self, canvas: Canvas) -> None:
        x, y = self.area.right - 36, self.area.top + 48
        style = Style(snug(canvas, 27), "bold", canvas.theme.cream)
        rival = _("your ghost") if self.run.mode == "ghost" else _("your best run")
        entries = [(_("slip"), "slip"), (rival, "ghost"), (_("this run"), "run")]
        for words, kind in entries:
            if kind == "ghost" and not self.ghosts:
                continue
            canvas.text(words, (x, y), style, "midright")
            x -= canvas.type.width(words, style) + 28
            if kind == "slip":
                cross(canvas, (x, y), 17)
            else:
                swatch = pygame.FRect(x - 14, y - 17, 28, 34)
                if kind == "ghost" and self.dense:
                    swatch = pygame.FRect(x - 18, y - 4, 36, 8)
                fill = FILLS["run"]
                canvas.panel(swatch, GHOST if kind == "ghost" else Look(*fill, INK, 3, 8))
            x -= 40

    def _grid(self, canvas: Canvas) -> None:
        width = self.area.width - 44 - GUTTER
        for number in range(1, GRID + 1):
            y = self.base - self.height(self.top_ns) * number / GRID
            stroke(canvas, (self.area.left + 30, y - 2, width, 4), rgb("#5c86f0"), 56)

    def _gutter(self, canvas: Canvas) -> None:
        """The median as a dashed line across, and the figures of the run at its right end."""
        result = self.result
        x = self.area.right - GUTTER / 2 - 8
        if result.median_ns is not None:
            y = self.base - self.height(min(result.median_ns, self.top_ns))
            right = self.area.right - GUTTER - 4
            for left in range(round(self.area.left) + 30, round(right), 34):
                dash = pygame.FRect(left, y - 3, min(22, right - left), 6)
                stroke(canvas, dash.inflate(6, 6), INK)
                stroke(canvas, dash, SAND)
        figures = [
            (_("median"), result.median_ns, SAND),
            (_("best"), result.best_ns, BEAM),
            (_("spread"), result.iqr_ns, canvas.theme.cream),
        ]
        if result.versus.median_ns is not None:
            figures.append((_("your usual"), result.versus.median_ns, PALE))
        y = self.area.top + 116
        for words, value, colour in figures:
            canvas.text(words, (x, y), Style(snug(canvas, 27), "bold", colour), width=GUTTER - 24)
            figure(canvas, in_ms(value), (x, y + 40), 46, colour, GUTTER - 24)
            y += 102

    def _ghost(self, canvas: Canvas, number: int, time: int) -> None:
        mine = self.box(number)
        high = max(18.0, self.height(min(time, self.top_ns)))
        wide = min(30.0, self.step * GHOST_SHARE)
        canvas.panel(pygame.FRect(mine.left - wide - 1, self.base - high, wide, high), GHOST)

    def ghost_cap(self, canvas: Canvas, number: int) -> None:
        """Where bars stand too close for a second one, a line across tells how long the best run took."""
        time = self.ghosts[number] if number < len(self.ghosts) else None
        if self.dense and time is not None:
            y = self.base - self.height(min(time, self.top_ns))
            left = self.column(number).left + 1
            stroke(canvas, (left - 2, y - 5, self.step + 2, 10), INK)
            stroke(canvas, (left, y - 3, self.step - 2, 6), PALE)


class RoundBar(Widget):
    """One round: choosing it shows its chain again."""

    radius = 14.0

    def __init__(self, bars: Bars, number: int, watch: Callable[[int], None]) -> None:
        super().__init__(bars.column(number), _("Round {n}").format(n=number + 1))
        self.bars = bars
        self.number = number
        self._watch = watch

    def choose(self) -> None:
        self._watch(self.number)

    @property
    def kind(self) -> str:
        one = self.bars.run.rounds[self.number]
        if one.time_ns is None:
            return "open"
        if self.number == self.bars.best:
            return "best"
        return "slip" if one.slips else "run"

    def paint_focus(self, canvas: Canvas) -> None:
        canvas.panel(self.area.inflate(-4, 0), Look(rgb("#8fb4ff"), edge=BEAM, radius=14, alpha=70))

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        box, kind = self.bars.box(self.number), self.kind
        fill, low = FILLS[kind]
        if kind == "best":
            canvas.glow(box, 13, 18, rgb("#ffb648"))
        edge = canvas.theme.cream if focused else INK
        radius = min(13.0, box.width * 0.25)
        canvas.panel(box, Look(fill, low, edge, 4 if focused else 3, radius), lift=4)
        shine = pygame.FRect(box.left + box.width * 0.16, box.top + 9, box.width * 0.15, box.height - 20)
        if shine.height > 8:
            stroke(canvas, shine, WHITE, 80)
        self.bars.ghost_cap(canvas, self.number)
        self._signs(canvas, box)
        self._words(canvas, box)

    def _signs(self, canvas: Canvas, box: pygame.FRect) -> None:
        radius = min(20.0, box.width * 0.36)
        room = max(1, math.floor((box.height - 8) / (2 * radius + 4)))
        slips = self.bars.run.rounds[self.number].slips
        y = box.top + radius + 10
        if self.kind == "best":
            canvas.icon("star", (box.centerx, y + 2), radius * 2.5, INK)
            canvas.icon("star", (box.centerx, y + 2), radius * 1.9, rgb("#fffbe8"))
            y += 2 * radius + 6
            room -= 1
        for _slip in range(min(slips, room)):
            cross(canvas, (box.centerx, y), radius)
            y += 2 * radius + 4

    def _words(self, canvas: Canvas, box: pygame.FRect) -> None:
        bars = self.bars
        gold = self.kind == "best"
        colour = BEAM if gold else canvas.theme.cream
        if not bars.dense or gold:
            size = 30 if bars.step >= TIGHT else 24
            text = bars.label(self.number)
            y = box.top - size * 0.72
            ground = pygame.FRect(
                0, 0, canvas.type.width(text, Style(snug(canvas, size), "title")) + 6, size * 0.9
            )
            ground.center = (box.centerx, y)
            stroke(canvas, ground, mix(PANEL_TOP, PANEL_LOW, 0.4))
            figure(canvas, text, (box.centerx, y), size, colour, bars.step + 10)
        fifth = (self.number + 1) % 5 == 0 and bars.best not in (self.number - 1, self.number + 1)
        if not bars.dense or fifth or gold:
            style = Style(snug(canvas, 34 if bars.step >= TIGHT else 26), "title", colour if gold else PALE)
            canvas.text(str(self.number + 1), (box.centerx, bars.base + 30), style, width=max(40, bars.step))
