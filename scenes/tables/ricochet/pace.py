"""How fast somebody is, for the records: the best and the middle reaction, and the days of practice."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import pygame

from game.keeping import Profile
from game.ricochet.summary import DAY_LENGTH, medians_by_day
from game.words import _, ngettext
from scenes.app import App
from scenes.canvas import Canvas
from scenes.corner import Figure
from scenes.tables.ricochet.memory import known_rounds
from scenes.tables.ricochet.practice_book import dated_runs, right_now
from scenes.tables.ricochet.practice_parts import in_ms
from scenes.tables.ricochet.practice_plots import paint_trend


class Pace:
    """Races and practice together: every right first slap counts."""

    icon = "clock"

    def __init__(self, app: App, profile: Profile) -> None:
        self._app = app
        self.label = _("Practice")
        self._runs = dated_runs(app.keeping, profile)
        rounds = known_rounds(app.keeping, profile.id)
        self._times = [one.reaction_ns for one in rounds if one.right]
        self._wrong = sum(not one.right for one in rounds)

    def figures(self) -> Sequence[Figure]:
        best = in_ms(min(self._times, default=None))
        middle = in_ms(int(statistics.median(self._times)) if self._times else None)
        rounds, runs = len(self._times) + self._wrong, len(self._runs)
        slips = ngettext("{n} slip", "{n} slips", self._wrong).format(n=self._wrong)
        practised = ngettext("{n} practice run", "{n} practice runs", runs).format(n=runs)
        right = _("{n} of {count} right").format(n=len(self._times), count=rounds)
        return [
            Figure(_("Fastest, ms"), best, right if rounds else ""),
            Figure(_("Median, ms"), middle, practised if runs else slips if rounds else ""),
        ]

    def paint(self, canvas: Canvas, area: pygame.FRect) -> None:
        paint_trend(canvas, area, medians_by_day(self._runs), right_now()[:DAY_LENGTH])

    def open(self) -> None:
        from scenes.tables.ricochet.practice import PracticeMenu

        self._app.push(PracticeMenu())
