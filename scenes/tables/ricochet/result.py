"""The end of a race: confetti, who won, and how fast everyone was."""

from __future__ import annotations

import math
import statistics
from typing import TYPE_CHECKING

import pygame

from game.words import _, joined, later, ngettext
from scenes.app import wants_back
from scenes.canvas import Canvas, Sprite
from scenes.confetti import Confetti
from scenes.input import Input
from scenes.scene import Scene
from scenes.table.emblem import fitted
from scenes.tables.ricochet.marquee import milliseconds
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import SEAT_SYMBOLS, WHITE, mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.tables.ricochet.race import Race

WIDTH, LEFT = 1320.0, 300.0
AROUND = 352.0
"""What the sheet needs besides its rows."""
ROW = 92.0
BETWEEN = 18.0
"""From button to button."""
COLUMNS = {"cards": 860.0, "median": 1100.0, "best": 1340.0, "slips": 1520.0}


class Result(Scene):
    """Rematch, other seats, or back to the shelf."""

    name = later("Result")
    overlay = True
    music = "ricochet"

    def __init__(self, race: Race) -> None:
        super().__init__()
        self.race = race
        self.board = Board(self)

    def entered(self) -> None:
        assert self.race.finale
        height = AROUND + ROW * len(self.race.names)
        self.sheet = pygame.FRect(LEFT, 496 - height / 2, WIDTH, height)
        wide, y = (WIDTH - 80 - 3 * BETWEEN) / 4, self.sheet.bottom - 122
        left = [self.sheet.left + 40 + number * (wide + BETWEEN) for number in range(4)]
        self.board.set(
            [
                Button((left[0], y, wide, 90), _("Rematch"), self._rematch, primary=True, size=42),
                Button((left[1], y, wide, 86), _("Change seats"), self._seats, icon="people", size=28),
                Button((left[2], y, wide, 86), _("Watch again"), self._watch, icon="eye", size=28),
                Button((left[3], y, wide, 86), _("Shelf"), self._shelf, icon="home", size=28, sound="back"),
            ],
            focus=0,
        )
        colours = [self.race.party.chairs[seat].colour for seat in self.race.finale.winners]
        calm = self.app.settings.reduced_motion
        self.confetti = Confetti(self.race.seed or 0, () if calm else colours, self.app.brushes.theme)
        self.app.sound.play("win")
        self.app.sound.play("confetti")

    def _rematch(self) -> None:
        from scenes.tables.ricochet.race import Race

        race = self.race
        seed = None if self.app.seed is None else (race.seed or 0) + 1
        self.app.pop(self)
        self.app.replace(Race(race.party, seed, race.referee.past))

    def _seats(self) -> None:
        self.app.pop(self.race)

    def _watch(self) -> None:
        """The whole race once more, then back to the result."""
        from scenes.replay import Replay

        self.app.push(Replay(self.race.referee.match))

    def _shelf(self) -> None:
        from scenes.shelf import Shelf

        self.app.reset(Shelf())

    @property
    def moving(self) -> bool:
        return self.confetti.falling(self.time)

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._shelf()
            return True
        return self.board.handle(event)

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(
            self.sheet, Look(theme.paper, mix(theme.paper, theme.paper_low, 0.7), theme.brass, 6, 34), lift=26
        )
        self._head(canvas)
        for label, x in (
            (_("Cards"), COLUMNS["cards"]), (_("Median"), COLUMNS["median"]),
            (_("Best"), COLUMNS["best"]), (_("Slips"), COLUMNS["slips"]),
        ):  # fmt: skip
            style = Style(26, "bold", theme.quiet)
            label, style = fitted(canvas.type, label, style, 18, 180, 44)
            canvas.text(label, (x, self.sheet.top + 176), style, "midright")
        for line, seat in enumerate(self._order()):
            self._row(canvas, line, seat)
        self.board.paint(canvas)
        hints(canvas, [("left right", _("Move")), ("Enter", _("Choose")), ("Esc", _("Shelf"))], (960, 1000))

    def _head(self, canvas: Canvas) -> None:
        theme, finale = canvas.theme, self.race.finale
        assert finale
        names = [self.race.names[seat] for seat in finale.winners]
        if len(names) == 1:
            text = _("{name} wins the race!").format(name=names[0])
        else:
            text = _("{names} share the win!").format(names=joined(names))
        style = Style(66, "title", theme.title)
        text, style = fitted(canvas.type, text, style, 40, self.sheet.width - 120, 100)
        canvas.text(text, (960, self.sheet.top + 70), style)
        rounds = self.race.referee.view.round
        below = ngettext("{n} round", "{n} rounds", rounds).format(n=rounds)
        below, style = fitted(canvas.type, below, Style(28, "body", theme.quiet), 20, 600, 40)
        canvas.text(below, (960, self.sheet.top + 124), style)

    def _order(self) -> list[int]:
        finale = self.race.finale
        assert finale
        best = [min(times, default=math.inf) for times in self.race.reactions]
        return sorted(range(len(finale.totals)), key=lambda seat: (-finale.totals[seat], best[seat]))

    def _row(self, canvas: Canvas, line: int, seat: int) -> None:
        theme, chair = canvas.theme, self.race.party.chairs[seat]
        assert self.race.finale
        box = pygame.FRect(
            self.sheet.left + 40, self.sheet.top + 204 + line * ROW, self.sheet.width - 80, ROW - 10
        )
        colour = theme.seat(chair.colour)
        won = seat in self.race.finale.winners
        look = Look(mix(colour, WHITE, 0.72), mix(colour, WHITE, 0.58), colour, 5 if won else 3, 24)
        canvas.panel(box, look)
        disc = pygame.FRect(0, 0, 60, 60)
        disc.center = (box.left + 48, box.centery)
        canvas.panel(disc, Look(theme.ink, radius=30))
        side = canvas.fit.length(36)
        symbol = f"house/seats/{SEAT_SYMBOLS[chair.colour]}"
        canvas.put(canvas.pictures.tinted(symbol, (side, side), colour), disc.center)
        name = Style(38, "title", theme.ink)
        text, name = fitted(canvas.type, chair.name, name, 26, 380, 60)
        canvas.text(text, (box.left + 96, box.centery), name, "midleft")
        if won:
            canvas.icon(
                "trophy", (box.left + 130 + canvas.type.width(text, name), box.centery), 48, theme.ink
            )
        times = self.race.reactions[seat]
        slips = self.race.referee.view.tallies[seat].slips
        values = {
            "cards": str(self.race.finale.totals[seat]),
            "median": _ms(statistics.median(times)) if times else "-",
            "best": _ms(min(times)) if times else "-",
            "slips": str(slips),
        }
        for key, value in values.items():
            style = Style(34, "bold" if key != "cards" else "title", theme.ink)
            value, style = fitted(canvas.type, value, style, 22, 210, 60)
            canvas.text(value, (COLUMNS[key], box.centery), style, "midright")

    def live(self, canvas: Canvas) -> list[Sprite]:
        return self.confetti.live(canvas, self.time)


def _ms(ns: float) -> str:
    return _("{n} ms").format(n=milliseconds(round(ns)))
