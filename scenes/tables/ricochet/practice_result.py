"""After a practice run: every round as a bar, against your own past, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.keeping import Profile
from game.ricochet.runs import TIMED_MODES, Mode, RunRecord, best_run
from game.ricochet.summary import BALL_WORDS, DAY_LENGTH, advice, medians_by_day, summary
from game.words import _, ngettext
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input
from scenes.scene import Scene
from scenes.table.ribbon import Ribbon
from scenes.tables.ricochet.practice_bars import Bars, RoundBar
from scenes.tables.ricochet.practice_book import Dated, Wishes, export
from scenes.tables.ricochet.practice_parts import (
    BEAM,
    MODE_WORDS,
    backglass,
    headline,
    in_s,
    paint_table,
    score_words,
    snug,
    tag,
)
from scenes.tables.ricochet.practice_plots import paint_balls, paint_gaps, paint_trend
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.theme import Colour, rgb
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget

CHART = pygame.FRect(62, 252, 1180, 560)
TREND = pygame.FRect(1262, 252, 596, 196)
BALLS = pygame.FRect(1262, 460, 596, 222)
GAPS = pygame.FRect(1262, 694, 596, 118)
RIBBON = pygame.FRect(230, 967, 1460, 76)
ROW, ROW_HEIGHT, GAP = 836.0, 106.0, 16.0
WIDTHS = (272.0, 370.0, 410.0, 362.0, 160.0, 142.0)
RUNS_COMPARED = 20
"""How many earlier runs, of any mode, the balls and gaps of this one are held against."""
AHEAD, BEHIND, FIRST = rgb("#7fe0b0"), rgb("#ff9a86"), rgb("#ffd56b")
SLIPS = rgb("#b01f34")
GHOST_FILL, DRILL_FILL, WATCH_FILL, CSV_FILL = (rgb(c) for c in ("#3a5bc7", "#a8720c", "#1f7a6a", "#4a4a86"))


class PracticeResult(Scene):
    """`past` are the runs before this one, with their dates."""

    music = "ricochet"

    def __init__(
        self, player: Profile, wishes: Wishes, past: Sequence[Dated], latest: Dated, number: int = 0
    ) -> None:
        super().__init__()
        self.player, self.wishes, self.past, self.number = player, wishes, list(past), number
        self.when, self.run = latest
        self.mode: Mode = self.run.mode
        runs = [run for _when, run in self.past]
        self.result = summary(self.run, runs)
        self.name = _("{mode}: result").format(mode=MODE_WORDS[self.mode].name)
        earlier = [run for run in runs if run.full_tilt == self.run.full_tilt][-RUNS_COMPARED:]
        rounds = tuple(one for run in earlier for one in run.rounds)
        self.before = summary(RunRecord("drill", 0, self.run.full_tilt, rounds, 0))
        same_table = [one for one in [*self.past, latest] if one[1].full_tilt == self.run.full_tilt]
        self.days = medians_by_day(same_table)
        self.bars = Bars(CHART, self.run, self.result)
        self.ribbon = Ribbon(RIBBON)
        self.ribbon.text = advice(self.result)
        self.board = Board(self)

    def entered(self) -> None:
        self._lay_out()
        self.app.sound.play("win" if self.result.versus.is_best else "end")

    # -- what can be done ----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        theme, slowest = self.app.brushes.theme, self.result.slowest_ball
        drill = _("Drill {ball}").format(ball=BALL_WORDS[slowest]) if slowest else _("Drill")
        wanted = (
            (_("Again"), self._again, theme.primary, "refresh", pygame.K_a),
            (_("Race your ghost"), self._race_ghost, GHOST_FILL, "ghost", pygame.K_g),
            (drill, self._drill, DRILL_FILL, "bulb", pygame.K_d),
            (_("Watch the chain"), self._watch_slowest, WATCH_FILL, "eye", pygame.K_w),
            (_("CSV"), self._export, CSV_FILL, "download", pygame.K_c),
            (_("Shelf"), self._to_shelf, theme.brown, None, pygame.K_s),
        )
        widgets: list[Widget] = []
        left = CHART.left
        for (label, press, fill, icon, key), width in zip(wanted, WIDTHS, strict=True):
            first = not widgets
            area, size = (left, ROW, width, ROW_HEIGHT), 48 if first else 34
            button = Button(area, label, press, fill=fill, primary=first, icon=icon, size=size, hotkey=key)
            widgets.append(button)
            left += width + GAP
        if self._ghost() is None:
            widgets[1].enabled = False
            widgets[1].why = _("Your ghost is your best Sprint: run one first.")
        bars = [RoundBar(self.bars, number, self.watch) for number in range(len(self.run.rounds))]
        self.board.set([*widgets, *bars], focus=0)

    def _ghost(self) -> RunRecord | None:
        runs = [run for _when, run in self.past] + [self.run]
        return best_run(runs, "sprint", self.run.full_tilt)

    def _start(self, mode: Mode, focus: str | None = None) -> None:
        from scenes.tables.ricochet.practice_run import PracticeRun

        self.app.replace(PracticeRun(mode, self.player, self.wishes, focus, self.number + 1))

    def _again(self) -> None:
        self._start(self.mode)

    def _race_ghost(self) -> None:
        self._start("ghost")

    def _drill(self) -> None:
        self._start("drill", self.result.slowest_ball)

    def watch(self, number: int) -> None:
        from scenes.tables.ricochet.practice_watch import Watch

        self.app.push(Watch(self.run, number, self.player.colour, self.player.name))

    def _watch_slowest(self) -> None:
        rounds = self.run.rounds
        self.watch(max(range(len(rounds)), key=lambda number: rounds[number].cost_ns or 1 << 62))

    def _export(self) -> None:
        export(self.app, self.player, [*self.past, (self.when, self.run)])

    def _to_shelf(self) -> None:
        from scenes.shelf import Shelf

        self.app.reset(Shelf())

    def _leave(self) -> None:
        self.app.pop(self)

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._leave()
            return True
        return self.board.handle(event)

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        paint_table(canvas)
        self._header(canvas)
        self.bars.paint(canvas)
        paint_trend(canvas, TREND, self.days, self.when[:DAY_LENGTH])
        paint_balls(canvas, BALLS, self.result.by_ball, self.before.by_ball, self.result.slowest_ball)
        paint_gaps(canvas, GAPS, self.result.by_gap, self.before.by_gap)
        self.board.paint(canvas)
        self.ribbon.paint(canvas)
        hints(canvas, [("Esc", _("Modes"))], (150, 1004))

    def _header(self, canvas: Canvas) -> None:
        words = MODE_WORDS[self.mode]
        headline(canvas, words.name, self._line(), 560, 590)
        if self.mode in TIMED_MODES:
            backglass(canvas, (1040, 142), in_s(self.run.clock_ns), _("s"))
        else:
            backglass(canvas, (1040, 142), str(self.run.rights), _("right"))
        self._compare(canvas)

    def _line(self) -> str:
        table = _("Full Tilt") if self.run.full_tilt else _("Practice")
        slow = {
            "sprint": _("ten right answers, slips cost 3 s"),
            "minute": _("right answers in one minute"),
            "endless": _("as far as the falling limit lets you"),
            "ghost": _("against your best Sprint"),
            "drill": _("twenty rounds on what is slow"),
        }[self.mode]
        return _("{table}, {name}: {what}").format(table=table, name=self.player.name, what=slow)

    def _compare(self, canvas: Canvas) -> None:
        """Against the best run before this one."""
        x, versus = 1310.0, self.result.versus
        style = Style(snug(canvas, 40), "title", canvas.theme.cream, 3)
        if versus.best_score is None:
            canvas.text(self._first_words(), (x, 104), style, "midleft", 540)
            tags = [(_("the one to beat"), FIRST, canvas.theme.ink)]
        else:
            words = _("Your ghost: {score}") if self.mode == "ghost" else _("Your best: {score}")
            if versus.is_best:
                beaten = _("Ghost beaten! It had {score}")
                words = beaten if self.mode == "ghost" else _("New best! It was {score}")
            text = words.format(score=score_words(self.mode, versus.best_score))
            canvas.text(text, (x, 104), style, "midleft", 540)
            tags = [self._distance(canvas)]
        slips = self.result.slips
        if slips:
            words = ngettext("{n} slip", "{n} slips", slips).format(n=slips)
            tags.append((words, canvas.theme.cream, SLIPS))
        else:
            tags.append((_("no slip"), AHEAD, canvas.theme.ink))
        for text, fill, ink in tags:
            x += tag(canvas, text, (x, 168), fill, ink, 34, 300) + 18

    def _first_words(self) -> str:
        first = {
            "sprint": _("Your first Sprint"),
            "minute": _("Your first Minute"),
            "endless": _("Your first Endless"),
            "ghost": _("Your first Ghost race"),
            "drill": _("Your first Drill"),
        }
        return first[self.mode]

    def _distance(self, canvas: Canvas) -> tuple[str, Colour, Colour]:
        ahead = self.result.versus.ahead or 0
        size = in_s(abs(ahead)) if self.mode in TIMED_MODES else str(abs(ahead))
        unit = _(" s") if self.mode in TIMED_MODES else ""
        if ahead > 0:
            return _("{n}{unit} ahead").format(n=size, unit=unit), BEAM, canvas.theme.ink
        if ahead < 0:
            return _("{n}{unit} behind").format(n=size, unit=unit), BEHIND, canvas.theme.ink
        return _("level with it"), AHEAD, canvas.theme.ink
