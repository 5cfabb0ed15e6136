"""The telling states of practice, for the gallery: made-up runs by made-up people, always the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta

from game.dice import Dice
from game.keeping import Profile
from game.ricochet.practice import Run
from game.ricochet.runs import Mode, RunRecord
from scenes.app import App
from scenes.gallery import Picture
from scenes.input import Press, Stamp
from scenes.scene import Scene
from scenes.tables.ricochet.keys import codes, usual
from scenes.tables.ricochet.keys_test import KeysTest
from scenes.tables.ricochet.practice import PracticeMenu
from scenes.tables.ricochet.practice_book import Wishes, dated_runs, keep_run
from scenes.tables.ricochet.practice_result import PracticeResult
from scenes.tables.ricochet.practice_run import PracticeRun
from scenes.tables.ricochet.practice_watch import Watch

MS = 1_000_000
TODAY = date(2026, 11, 18)
SLOW = "small yellow"
"""What the made-up people find hard."""
SEATS = (
    ("Mira", "vermilion", "wasd"),
    ("Otto", "sky", "ijkl"),
    ("Juno", "green", "arrows"),
    ("Kofi", "yellow", "keypad"),
)
NAME = "Mira"


def played(mode: Mode, seed: int, pace_ms: int, past: list[RunRecord], full_tilt: bool = False) -> RunRecord:
    """A run by someone who needs about this long, longer for close numbers and small yellow balls."""
    run = Run(mode, seed, past, full_tilt=full_tilt)
    dice = Dice.from_seed(seed * 31 + pace_ms)
    now = 0
    while run.phase != "over":
        run.reveal(now)
        one = run.rounds[-1]
        wait = pace_ms + dice.below(420) - 180
        wait += 330 * any(look.ball == SLOW for look in one.looks) + 200 * any(
            look.gap < 3 for look in one.looks
        )
        if dice.below(100) < 12:
            wrong = next(place for place in run.places if place != one.answer)
            run.slap(wrong, now + wait * MS)
            wait += 380
        run.slap(one.answer, now + wait * MS)
        now += 4000 * MS
    return run.record()


def someone(app: App, mode: Mode, full_tilt: bool = False, days: int = 14) -> tuple[Profile, Wishes]:
    """A player with two weeks of runs in a mode, a little better every day."""
    keeping = app.keeping
    for name in (NAME, "Otto"):
        keeping.save_profiles(keeping.profiles.add(name))
    player = keeping.profiles.people[0]
    runs: list[RunRecord] = []
    for day in range(days):
        pace = 1500 - 28 * day + (day * 7919) % 90
        for kind in dict.fromkeys((mode, "sprint")):
            run = played(kind, 100 + day, pace, runs, full_tilt)
            runs.append(run)
            when = (TODAY - timedelta(days=days - 1 - day)).isoformat() + "T18:00:00"
            keep_run(keeping, player, run, when)
    wishes = Wishes(player.id, full_tilt, "short", mode)
    wishes.keep(app)
    return player, wishes


def _menu(fresh: bool) -> Callable[[App], Scene]:
    def open_(app: App) -> Scene:
        if not fresh:
            someone(app, "minute")
        return PracticeMenu()

    return open_


def _result(mode: Mode, days: int = 14, full_tilt: bool = False, pace: int = 1190) -> Callable[[App], Scene]:
    def open_(app: App) -> Scene:
        player, wishes = someone(app, mode, full_tilt, days)
        past = dated_runs(app.keeping, player)
        run = played(mode, 4245, pace, [one for _when, one in past], full_tilt)
        return PracticeResult(player, wishes, past, (TODAY.isoformat() + "T20:15:00", run))

    return open_


def _watch(app: App) -> Scene:
    player, _wishes = someone(app, "sprint", days=1)
    return Watch(played("sprint", 4245, 1190, []), 5, player.colour, player.name)


class _Staged(PracticeRun):
    """A run brought to a moment by hand: so many rounds answered, then perhaps a slip, a hit or a pause."""

    def __init__(self, app: App, mode: Mode, rounds: int, then: str = "", full_tilt: bool = False) -> None:
        player, wishes = someone(app, mode, full_tilt, 3)
        super().__init__(mode, player, wishes)
        self._rounds, self._then = rounds, then

    def entered(self) -> None:
        super().entered()
        now = self.app.clock.now_ns()
        self.table.outer = dict(zip(self.field.outer, self.run.outer, strict=True))
        for number in range(self._rounds):
            self._open(now)
            if number % 4 == 2:
                self._slap(self._wrong(), now + 900 * MS)
            self._slap(self.run.rounds[-1].answer, now + (1180 + number * 37) * MS)
            now += 2000 * MS
            self.table.outer = dict(zip(self.field.outer, self.run.outer, strict=True))
        if self._then == "countdown":
            self._ready(True)
            return
        now = self.app.clock.now_ns()
        self._open(now)
        if self._then == "slip":
            self._slap(self._wrong(), now + 700 * MS)
        elif self._then == "hit":
            self._slap(self.run.rounds[-1].answer, now + 1207 * MS)
        elif self._then == "pause":
            self.hold_up()

    def _open(self, now: int) -> None:
        self._ready(False)
        self.table.flights.clear()
        self._show()
        self.reveal(now)

    def _wrong(self) -> str:
        return next(place for place in self.field.outer if place != self.run.rounds[-1].answer)

    def _slap(self, place: str, at_ns: int) -> None:
        code = next(code for code, where in self.keys.items() if where == place)
        self.handle(Press(code, Stamp(at_ns)))
        self.hud.down = frozenset()


def _keys(held: tuple[str, ...], players: int) -> Callable[[App], Scene]:
    def open_(app: App) -> Scene:
        class Opened(PracticeMenu):
            def entered(self) -> None:
                super().entered()
                people = [(name, colour, usual(keys, False)) for name, colour, keys in SEATS[:players]]
                test = KeysTest([(name, colour, codes(keys, False)) for name, colour, keys in people])
                self.app.stack.push(test)
                for code in held:
                    test.handle(Press(code, Stamp(0)))

        return Opened()

    return open_


def pictures() -> Iterator[Picture]:
    def run(mode: Mode, rounds: int, then: str = "", tilt: bool = False) -> Callable[[App], Scene]:
        return lambda app: _Staged(app, mode, rounds, then, tilt)

    yield Picture("practice-menu", "first", _menu(True))
    yield Picture("practice-menu", "open", _menu(False), everywhere=True)
    yield Picture("practice-menu", "large-text", _menu(False), settings={"text_size": 1.5})
    yield Picture("practice-run", "countdown", run("sprint", 0, "countdown"), 1.0)
    yield Picture("practice-run", "sprint", run("sprint", 3), 1.3, everywhere=True)
    yield Picture("practice-run", "slip", run("sprint", 5, "slip"), 0.5)
    yield Picture("practice-run", "chain", run("sprint", 6, "hit"), 0.9)
    yield Picture("practice-run", "pause", run("sprint", 4, "pause"), 0.5)
    yield Picture("practice-run", "minute", run("minute", 14), 1.1)
    yield Picture("practice-run", "endless", run("endless", 9), 2.1)
    yield Picture("practice-run", "ghost", run("ghost", 4), 0.8)
    yield Picture("practice-run", "ghost-hit", run("ghost", 4, "hit"), 0.2)
    yield Picture("practice-run", "drill", run("drill", 12), 0.7)
    yield Picture("practice-run", "full-tilt", run("sprint", 2, tilt=True), 1.0)
    yield Picture("practice-run", "large-text", run("ghost", 3), 0.8, {"text_size": 1.5})
    yield Picture("practice-run", "high-contrast", run("minute", 5), 0.8, {"high_contrast": True})
    yield Picture("practice-result", "first", _result("sprint", 0))
    yield Picture("practice-result", "sprint", _result("sprint"), everywhere=True)
    yield Picture("practice-result", "new-best", _result("sprint", pace=900))
    yield Picture("practice-result", "minute", _result("minute"))
    yield Picture("practice-result", "endless", _result("endless", 6))
    yield Picture("practice-result", "ghost", _result("ghost", 9))
    yield Picture("practice-result", "drill", _result("drill", 5))
    yield Picture("practice-result", "full-tilt", _result("sprint", 3, full_tilt=True))
    yield Picture("practice-result", "large-text", _result("sprint"), settings={"text_size": 1.5})
    yield Picture("practice-result", "high-contrast", _result("sprint"), settings={"high_contrast": True})
    yield Picture("practice-watch", "rolling", _watch, 2.2)
    yield Picture("practice-watch", "told", _watch, 12.0)
    yield Picture("practice-keys", "one", _keys((), 1))
    yield Picture("practice-keys", "four", _keys(("key:4", "key:13", "key:80", "key:44"), 4))
