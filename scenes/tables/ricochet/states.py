"""The telling states of the Ricochet scenes, for the gallery."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

from game.journal import BOT
from game.ricochet.chain import Look, chain
from scenes.app import App
from scenes.gallery import Picture
from scenes.scene import Scene
from scenes.tables.ricochet.chair import ChairSheet
from scenes.tables.ricochet.party import Chair, Party
from scenes.tables.ricochet.race import Race
from scenes.tables.ricochet.rebind import Rebind
from scenes.tables.ricochet.seats import Seats

MS = 1_000_000
PEOPLE = ("Mira", "Otto", "Juno", "Kofi", "Rosa")
COLOURS = ("vermilion", "sky", "green", "yellow", "pink")
DEVICES = ("wasd", "ijkl", "arrows", "keypad", "tfgh")
LONG = "Bartholomew Featherstonehaugh"


def party(count: int, full_tilt: bool = False, target: int = 6) -> Party:
    chairs = tuple(Chair(PEOPLE[n], COLOURS[n], device=DEVICES[n]) for n in range(count))
    return Party(chairs, {"full_tilt": full_tilt, "target": target})


class Posed(Race):
    """A race that the gallery can stop anywhere: every frame counts as seen, and hands come down as told."""

    def __init__(
        self, who: Party, slaps: Callable[[Posed], list[tuple[int, str, int]]] | None = None
    ) -> None:
        super().__init__(who)
        self._planned = slaps

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.stage == "shown":
            self.app.frames += 1
            self.app.shown_ns = self.app.clock.now_ns()
            self._note_flip()
        if self.stage == "race" and self._planned:
            self._slap_as_told(self._planned(self))

    def _slap_as_told(self, slaps: list[tuple[int, str, int]]) -> None:
        begin = self.referee.view.revealed_ns
        now = self.app.clock.now_ns()
        slapped = {one.seat for one in self.referee.view.slaps}
        for seat, place, after_ms in slaps:
            at = begin + after_ms * MS
            if seat not in slapped and at <= now:
                self._hear(self.referee.slap(seat, place, at, 2 * MS))

    @property
    def looks(self) -> tuple[Look, ...]:
        view = self.referee.view
        assert view.starter is not None
        return chain(view.starter, view.outer)


def _right(race: Posed) -> str:
    return race.referee.answer or ""


def _won(seat: int, after_ms: int) -> Callable[[Posed], list[tuple[int, str, int]]]:
    return lambda race: [(seat, _right(race), after_ms)]


def _slip(race: Posed) -> list[tuple[int, str, int]]:
    return [(0, race.looks[1].place, 640), (1, _right(race), 1376)]


def _slip_only(race: Posed) -> list[tuple[int, str, int]]:
    return [(0, race.looks[1].place, 640)]


def _tie(race: Posed) -> list[tuple[int, str, int]]:
    return [(0, _right(race), 1212), (1, _right(race), 1219)]


def _void(race: Posed) -> list[tuple[int, str, int]]:
    return [(seat, race.looks[0].place, 700 + 90 * seat) for seat in range(len(race.names))]


def _open(
    who: Party, slaps: Callable[[Posed], list[tuple[int, str, int]]] | None = None
) -> Callable[[App], Scene]:
    return lambda app: Posed(who, slaps)


def _paused(app: App) -> Scene:
    class Held(Posed):
        def update(self, dt: float) -> None:
            super().update(dt)
            if self.stage == "race" and self.age > 0.5:
                self.hold_up()

    return Held(party(4))


class Ended(Posed):
    """A race at its end: all its rounds are raced at once."""

    def entered(self) -> None:
        super().entered()
        now = 0
        for hand in itertools.cycle((1, 0, 1, 2, 1)):
            self.referee.turn()
            self.referee.reveal(now)
            after = 900 + 137 * (self.referee.view.round % 7)
            if hand == 2:
                self._hear(self.referee.slap(0, self.looks[0].place, now + 600 * MS, MS))
            self._hear(self.referee.slap(hand, _right(self), now + after * MS, MS))
            now += 3000 * MS
            self._hear(self.referee.settle(now))
            if self.finale:
                break
        self.table.prints = []
        self._next_round()


def _rules_of(who: Party) -> Callable[[App], Scene]:
    return lambda app: Seats(who)


def _chair(at: int) -> Callable[[App], Scene]:
    class Opened(Seats):
        def resumed(self) -> None:
            super().resumed()
            if self.app.stack.top is self:
                self.app.stack.push(ChairSheet(self, at))

    return lambda app: Opened(_mixed())


def _rebound(app: App) -> Scene:
    class Opened(Seats):
        def resumed(self) -> None:
            super().resumed()
            if self.app.stack.top is self:
                asking = Rebind(self.party, 0, self.change)
                asking.chosen = [29, 27]
                self.app.stack.push(asking)

    return Opened(_mixed())


def _mixed() -> Party:
    return Party(
        (
            Chair("Mira", "vermilion", device="wasd"),
            Chair("Pip", "sky", BOT + "calm"),
            Chair("Zuri", "green", BOT + "keen"),
        )
    )


def _long_names() -> Party:
    return Party(tuple(Chair(LONG, COLOURS[n], device=DEVICES[n]) for n in range(5)))


REVEAL = 0.55 + 0.2 + 0.23 + 0.3 + 1.5
"""Seconds from the first frame to the starter's, with four cards around it."""


def states() -> Iterator[Picture]:
    yield Picture("ricochet", "seats", lambda app: Seats(), 0.5, everywhere=True)
    yield Picture("ricochet", "seats-five", _rules_of(party(5, True)), 0.5)
    yield Picture("ricochet", "seats-large-text", lambda app: Seats(), 0.5, {"text_size": 1.5})
    yield Picture("ricochet", "chair-person", _chair(0), 0.5)
    yield Picture("ricochet", "chair-bot", _chair(1), 0.5)
    yield Picture("ricochet", "rebind", _rebound, 0.5)
    yield Picture("ricochet", "countdown", _open(party(4)), REVEAL - 0.9)
    yield Picture("ricochet", "race-two", _open(party(2)), REVEAL + 1.3)
    yield Picture("ricochet", "race-three", _open(party(3)), REVEAL + 1.3)
    yield Picture("ricochet", "reveal", _open(party(4)), REVEAL + 0.25, everywhere=True)
    yield Picture("ricochet", "race-five", _open(party(5)), REVEAL + 2.3)
    yield Picture("ricochet", "slap", _open(party(4), _won(1, 1376)), REVEAL + 2.0)
    yield Picture("ricochet", "ball", _open(party(4), _won(1, 1376)), REVEAL + 4.2)
    yield Picture("ricochet", "chain", _open(party(4), _won(1, 1376)), REVEAL + 6.8)
    yield Picture("ricochet", "ball-five", _open(party(5), _won(4, 1376)), REVEAL + 4.4)
    yield Picture("ricochet", "slip", _open(party(4), _slip_only), REVEAL + 1.3)
    yield Picture("ricochet", "slip-explained", _open(party(4), _slip), REVEAL + 4.0)
    yield Picture("ricochet", "tie", _open(party(2), _tie), REVEAL + 2.0)
    yield Picture("ricochet", "tie-break", _open(party(4), _tie), REVEAL + 9.2)
    yield Picture("ricochet", "void", _open(party(3), _void), REVEAL + 6.4)
    yield Picture("ricochet", "tilt-two", _open(party(2, True)), REVEAL + 1.4)
    yield Picture("ricochet", "tilt-five", _open(party(5, True)), REVEAL + 1.4)
    yield Picture("ricochet", "tilt-ball", _open(party(5, True), _won(2, 1890)), REVEAL + 6.4)
    yield Picture("ricochet", "pause", _paused, REVEAL + 1.0)
    yield Picture("ricochet", "win", lambda app: Ended(party(4)), 1.6)
    yield Picture("ricochet", "long-names", _open(_long_names()), REVEAL + 1.4)
    yield Picture("ricochet", "race-large-text", _open(party(5)), REVEAL + 1.4, {"text_size": 1.5})
    yield Picture("ricochet", "race-high-contrast", _open(party(4)), REVEAL + 1.4, {"high_contrast": True})
    yield Picture("ricochet", "result-large-text", lambda app: Ended(party(4)), 1.0, {"text_size": 1.5})
