"""The small plots of a result: the median of each day, and where a player is slow."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

import pygame

from game.ricochet.cards import COLOURS, SIZES
from game.ricochet.summary import ROUNDS_TO_ADVISE, Split
from game.words import Texts, _
from scenes.canvas import Canvas, Point
from scenes.tables.ricochet.practice_parts import (
    BEAM,
    PALE,
    SAND,
    blue_panel,
    figure,
    in_ms,
    paint_ball,
    snug,
    tag,
    tag_width,
)
from scenes.ui.days import day_words
from scenes.ui.shapes import INK, Look
from scenes.ui.theme import Colour, mix, rgb
from scenes.ui.type import Style

DAYS = 14
SUPER = 3
LINE = rgb("#9bd0ff")
UNDER = rgb("#2f80ee")
HEAT = tuple(rgb(code) for code in ("#17806b", "#3f9a52", "#c08718", "#d2561f", "#c92138"))
LEAST_HEAT_NS = 400_000_000
"""Times that differ by less than this are not painted from green to red."""
LEAST_CHANGE = 0.05
PAPER, BETTER, WORSE = rgb("#fffaf0"), rgb("#a8ffcf"), rgb("#ffd0c4")
SIZE_WORDS = Texts(lambda: {"large": _("large"), "small": _("small")})

Day = tuple[str, int, int]


def last_days(days: Sequence[Day], today: str) -> list[Day]:
    """The days that the plot shows, the last one today."""
    first = (date.fromisoformat(today) - timedelta(days=DAYS - 1)).isoformat()
    return [day for day in days if first <= day[0] <= today]


def paint_trend(canvas: Canvas, area: pygame.FRect, days: Sequence[Day], today: str) -> None:
    blue_panel(canvas, area, _("Median, 14 days"), 34)
    shown = last_days(days, today)
    if not shown:
        _say_instead(canvas, area, _("Your first right answer starts this line."))
        return
    points = _places(area, shown, today)
    if len(shown) > 1:
        corner = area.left, area.top
        canvas.put(_line(canvas, area, [(x - corner[0], y - corner[1]) for x, y in points]), area.center)
    else:
        words = _("Come back tomorrow: the line grows day by day.")
        box = (area.left + 34, area.top + 66, area.width - 240, area.height - 110)
        canvas.paragraph(words, box, Style(snug(canvas, 25), "body", PALE), middle=True)
    x, y = points[-1]
    dot = pygame.FRect(x - 16, y - 16, 32, 32)
    canvas.glow(dot, 16, 12, rgb("#ffb648"))
    canvas.panel(dot, Look(BEAM, mix(BEAM, INK, 0.12), INK, 4, 16))
    words = in_ms(shown[-1][1])
    wide = tag_width(canvas, words, 32)
    left = min(area.right - 22 - wide, max(area.left + 22, x - wide / 2))
    below = y - 50 < area.top + 70 and len(shown) == 1
    tag(canvas, words, (left, y + 46 if below else y - 46), BEAM, size=32)
    small = Style(snug(canvas, 25), "bold", PALE)
    if len(shown) > 1:
        first = _("{day}: {ms}").format(day=day_words(shown[0][0]), ms=in_ms(shown[0][1]))
        canvas.text(first, (area.left + 34, area.bottom - 28), small, "midleft", 300)
    last = _("today") if shown[-1][0] == today else day_words(shown[-1][0])
    canvas.text(last, (area.right - 34, area.bottom - 28), small, "midright", 200)


def _places(area: pygame.FRect, shown: Sequence[Day], today: str) -> list[Point]:
    """Days lie apart by the days between them, and the newest at the right end."""
    end = date.fromisoformat(shown[-1][0])
    reach = max(1, (end - date.fromisoformat(shown[0][0])).days)
    low, high = min(median for _day, median, _n in shown), max(median for _day, median, _n in shown)
    top, foot = area.top + 84, area.bottom - 66
    span = max(high - low, LEAST_HEAT_NS // 4)
    left, right = area.left + 48, area.right - 62
    return [
        (
            right - (right - left) * (end - date.fromisoformat(day)).days / reach,
            foot - (foot - top) * (median - low) / span,
        )
        for day, median, _n in shown
    ]


def _line(canvas: Canvas, area: pygame.FRect, points: Sequence[Point]) -> pygame.Surface:
    """The line with the light below it and a bead per day, drawn large and scaled down."""
    size = canvas.fit.rect(area).size
    unit = canvas.fit.scale * SUPER

    def make() -> pygame.Surface:
        big = pygame.Surface((size[0] * SUPER, size[1] * SUPER), pygame.SRCALPHA)
        spots = [(x * unit, y * unit) for x, y in points]
        foot = (area.height - 44) * unit
        under = pygame.Surface(big.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(under, (255, 255, 255), [(spots[0][0], foot), *spots, (spots[-1][0], foot)])
        fade = pygame.Surface((1, 32), pygame.SRCALPHA)
        for row in range(32):
            fade.set_at((0, row), (*UNDER, round(170 - 140 * row / 31)))
        under.blit(
            pygame.transform.smoothscale(fade, big.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
        )
        big.blit(under, (0, 0))
        for width, colour in ((13, INK), (7, LINE)):
            pygame.draw.lines(big, colour, False, spots, round(width * unit))
            for spot in spots:
                pygame.draw.circle(big, colour, spot, width * unit / 2)
        for spot in spots[:-1]:
            pygame.draw.circle(big, INK, spot, 8.5 * unit)
            pygame.draw.circle(big, canvas.theme.cream, spot, 5.5 * unit)
        return pygame.transform.smoothscale(big, size)

    return canvas.made(("trend", size, tuple((round(x), round(y)) for x, y in points)), make)


def _say_instead(canvas: Canvas, area: pygame.FRect, words: str) -> None:
    box = (area.left + 40, area.top + 66, area.width - 80, area.height - 90)
    canvas.paragraph(words, box, Style(28, "body", PALE), "center", middle=True)


# -- where you are slow ------------------------------------------------------------------------------


def heat(ns: int, low: int, high: int) -> Colour:
    share = min(1.0, (ns - low) / max(high - low, LEAST_HEAT_NS))
    at = share * (len(HEAT) - 1)
    step = min(len(HEAT) - 2, int(at))
    return mix(HEAT[step], HEAT[step + 1], at - step)


def paint_balls(
    canvas: Canvas, area: pygame.FRect, now: Sequence[Split], before: Sequence[Split], slowest: str | None
) -> None:
    """Ball colour by ball size, each with the median of the rounds it decided something in."""
    blue_panel(canvas, area, _("Where you are slow"), 34)
    splits = {one.label: (one, past) for one, past in zip(now, before, strict=True)}
    low, high = _range(now)
    left, top = area.left + 118, area.top + 70
    wide, tall = (area.width - 118 - 24) / len(COLOURS), (area.height - 70 - 18) / len(SIZES)
    for row, size in enumerate(SIZES):
        style = Style(snug(canvas, 28), "bold", canvas.theme.cream)
        canvas.text(SIZE_WORDS[size], (area.left + 32, top + tall * (row + 0.5)), style, "midleft", 84)
        for column, colour in enumerate(COLOURS):
            ball = f"{size} {colour}"
            cell = pygame.FRect(left + wide * column + 3, top + tall * row + 3, wide - 6, tall - 6)
            _cell(canvas, cell, splits[ball][0], low, high, ball == slowest)
            paint_ball(canvas, ball, (cell.left + 21, cell.centery), 36)
            _change(canvas, *splits[ball], cell)
            beside = pygame.FRect(cell.left + 37, cell.top + 10, cell.width - 37, cell.height - 10)
            _value(canvas, *splits[ball], beside)


def paint_gaps(canvas: Canvas, area: pygame.FRect, now: Sequence[Split], before: Sequence[Split]) -> None:
    """The same by the closest look-up of a round: neighbouring numbers are the hard ones."""
    blue_panel(canvas, area)
    words = pygame.FRect(area.left + 30, area.top + 14, 132, area.height - 28)
    canvas.paragraph(
        _("Numbers apart by"), words, Style(snug(canvas, 28), "title", canvas.theme.cream), middle=True
    )
    low, high = _range(now)
    met = [split for split in now if _tells(split)]
    slowest = max(met, key=lambda split: split.median_ns or 0) if len(met) > 1 else None
    left = area.left + 168
    wide = (area.width - 168 - 22) / len(now)
    for column, (split, past) in enumerate(zip(now, before, strict=True)):
        cell = pygame.FRect(left + wide * column + 3, area.top + 18, wide - 6, area.height - 36)
        _cell(canvas, cell, split, low, high, split is slowest)
        canvas.text(
            split.label,
            (cell.centerx, cell.top + 22),
            Style(snug(canvas, 25), "title", SAND),
            width=cell.width - 8,
        )
        _change(canvas, split, past, cell)
        _value(canvas, split, past, pygame.FRect(cell.left, cell.top + 34, cell.width, cell.height - 36))


def _value(canvas: Canvas, now: Split, before: Split, box: pygame.FRect) -> None:
    """The median of this run; without one, the past's own, paler."""
    if now.median_ns is None:
        figure(canvas, in_ms(before.median_ns), box.center, 27, PALE, box.width - 4)
    else:
        figure(canvas, in_ms(now.median_ns), box.center, 27, PAPER, box.width - 4)


def _change(canvas: Canvas, now: Split, before: Split, cell: pygame.FRect) -> None:
    """An arrow in the corner: better or worse than in the runs before."""
    if not now.median_ns or not before.median_ns:
        return
    change = (now.median_ns - before.median_ns) / before.median_ns
    if abs(change) >= LEAST_CHANGE:
        icon, colour = ("arrow_up", WORSE) if change > 0 else ("arrow_down", BETTER)
        canvas.icon(icon, (cell.right - 14, cell.top + 14), 18, colour)


def _tells(split: Split) -> bool:
    """Whether it was met often enough to say anything."""
    return split.median_ns is not None and split.rounds >= ROUNDS_TO_ADVISE


def _range(splits: Sequence[Split]) -> tuple[int, int]:
    times = [split.median_ns or 0 for split in splits if _tells(split)]
    return (min(times), max(times)) if times else (0, 0)


def _cell(canvas: Canvas, cell: pygame.FRect, split: Split, low: int, high: int, hot: bool) -> None:
    fill = heat(split.median_ns or 0, low, high) if _tells(split) else rgb("#2a3568")
    if hot:
        canvas.glow(cell, 16, 12, rgb("#ff5a3c"))
    edge = rgb("#ffe3a0") if hot else INK
    canvas.panel(
        cell, Look(mix(fill, (255, 255, 255), 0.14), mix(fill, INK, 0.18), edge, 5 if hot else 3, 15)
    )
