"""The sheet of tonight's rules: presets to choose from, and every option of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.rules import BY_CHANCE, Option, Preset
from game.words import _
from scenes.canvas import Canvas
from scenes.seating.company import Company
from scenes.table.emblem import fitted
from scenes.ui.shapes import Look
from scenes.ui.theme import mix, rgb
from scenes.ui.type import Style
from scenes.ui.widgets import Choice, Toggle, Widget

PANEL = pygame.FRect(1330, 40, 540, 700)
HEAD = 88.0
PRESET_HEIGHT, PRESET_STEP = 106.0, 113.0
OPTION_HEIGHT, OPTION_STEP = 76.0, 84.0
MARGIN = 22.0
CHOSEN = rgb("#3c7a48")
BOX, LEAST_BOX = (352.0, 398.0), 180.0


class PresetRow(Widget):
    """A named set of options, as a row with a radio button."""

    radius = 20.0
    sound = "toggle"

    def __init__(
        self, area: pygame.typing.RectLike, label: str, about: str, on: bool, choose: Callable[[], None]
    ) -> None:
        super().__init__(area, label)
        self.about, self.on, self._choose = about, on, choose

    def choose(self) -> None:
        self._choose()

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme = canvas.theme
        edge = theme.brass if self.on or focused else mix(theme.paper_edge, theme.brown, 0.3)
        fill = CHOSEN if self.on else theme.paper
        low = mix(CHOSEN, theme.ink, 0.25) if self.on else theme.paper_low
        canvas.panel(
            self.area, Look(fill, low, edge, 5 if self.on else 3, 20, 0.08 if self.on else 0), lift=3
        )
        ring = pygame.FRect(0, 0, 40, 40)
        ring.center = (self.area.left + 40, self.area.centery)
        canvas.panel(ring, Look(theme.paper, None, theme.ink, 4, 20))
        if self.on:
            canvas.panel(ring.inflate(-20, -20), Look(theme.primary, radius=10))
        ink, quiet = (theme.cream, theme.cream) if self.on else (theme.ink, mix(theme.ink, theme.quiet, 0.5))
        left, wide = self.area.left + 76, self.area.width - 92
        head = (left, self.area.top + 5, wide, 41)
        canvas.paragraph(self.label, head, Style(34, "title", ink), middle=True)
        about = (left, self.area.top + 45, wide, 58)
        canvas.paragraph(self.about, about, Style(24, "body", quiet), middle=True)


def widgets(company: Company, change: Callable[[Company], None]) -> list[Widget]:
    """Presets first, then options, from the top of the sheet."""
    found: list[Widget] = []
    y, wide = PANEL.top + HEAD, PANEL.width - 2 * MARGIN
    for preset in company.rules.presets:
        found.append(_preset(company, preset, (PANEL.left + MARGIN, y, wide, PRESET_HEIGHT), change))
        y += PRESET_STEP
    for option in company.rules.options:
        area = (PANEL.left + MARGIN, y, wide, OPTION_HEIGHT)
        found.append(_option(company, option, area, change))
        y += OPTION_STEP
    return found


def about(company: Company, widget: Widget | None) -> str:
    """What an option means, when it has the focus."""
    return next(
        (option.about for option in company.rules.options if widget and option.label == widget.label), ""
    )


def _preset(
    company: Company, preset: Preset, area: pygame.typing.RectLike, change: Callable[[Company], None]
) -> PresetRow:
    on = company.agreed == company.with_options(preset.options).agreed

    def choose() -> None:
        change(company.with_options(preset.options))

    return PresetRow(area, preset.label, preset.about, on, choose)


def _option(
    company: Company, option: Option, area: pygame.typing.RectLike, change: Callable[[Company], None]
) -> Widget:
    def agree(value: object) -> None:
        change(company.with_option(option.key, value))

    now = company.agreed[option.key]
    if set(option.choices) == {True, False}:
        return Toggle(area, option.label, bool(now), agree)
    return _Wide(area, option.label, _choices(company, option), now, agree)


class _Wide(Choice):
    share = 0.5


def _choices(company: Company, option: Option) -> Sequence[tuple[object, str]]:
    """Numbers of seats are shown as the people who sit there."""
    found: list[tuple[object, str]] = []
    for value in option.choices:
        if not isinstance(value, int) or not option.is_seat:
            found.append((value, _("By chance") if value == BY_CHANCE else str(value)))
        elif value < len(company.chairs):
            found.append((value, company.chairs[value].name))
    return found


def paint(canvas: Canvas, company: Company) -> None:
    """The sheet itself, with how long a match takes."""
    theme = canvas.theme
    canvas.panel(
        PANEL, Look(theme.paper, theme.paper_low, mix(theme.brass, theme.paper, 0.2), 4, 28), lift=16
    )
    head = Style(44, "title", theme.answer)
    low, high = company.rules.minutes
    minutes = _("{n} min").format(n=low if low == high else f"{low}-{high}")
    time = Style(26, "bold", mix(theme.ink, theme.quiet, 0.4))
    box = canvas.text(minutes, (PANEL.right - 32, PANEL.top + 50), time, "midright", 170)
    taken = box.width / canvas.fit.scale + 52
    canvas.icon("clock", (PANEL.right - taken - 4, PANEL.top + 50), 28, theme.primary)
    room = PANEL.width - taken - 70
    text, head = fitted(canvas.type, _("Tonight's rules"), head, 30, room, 64)
    canvas.text(text, (PANEL.left + 32, PANEL.top + 50), head, "midleft")
    _paint_box(canvas, company)


def _paint_box(canvas: Canvas, company: Company) -> None:
    """A game with little to agree on shows its box instead."""
    rules = company.rules
    top = PANEL.top + HEAD + PRESET_STEP * len(rules.presets) + OPTION_STEP * len(rules.options)
    room = PANEL.bottom - 24 - top
    if room >= LEAST_BOX:
        high = min(BOX[1], room)
        size = (high * BOX[0] / BOX[1], high)
        canvas.picture(f"shelf/box_{rules.key}", (PANEL.centerx, top + room / 2), size)
