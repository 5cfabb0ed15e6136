"""Keeps the race: hands every stamped slap to the rules, plays the bots, calls a round off for a pause."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from game.dice import Dice
from game.keeping import CannotKeep
from game.match import Match, Seating
from game.ricochet.actions import CallOff, Reveal, RicochetAction, Slap, Tick, Turn
from game.ricochet.chain import answer
from game.ricochet.events import RoundWon, Tied, Voided
from game.ricochet.mirror import Timed, from_race, mirror
from game.ricochet.rivals import Plan, Temper, level, plan
from game.ricochet.rules import Ricochet
from game.ricochet.view import PastRound, RicochetView
from game.rules import TABLE, Event, IllegalAction, Result

GRACE_NS = 20_000_000
"""A stamp may lie this far before its arrival: the table waits so long before it calls a round."""
BOT_STREAM = 0x5EED


class Referee:
    """One race, on the app's clock."""

    def __init__(
        self,
        seatings: Sequence[Seating],
        options: dict[str, Any],
        seed: int,
        past: Sequence[PastRound] = (),
        known: Sequence[Timed] = (),
        journal: Path | None = None,
        match: Match | None = None,
    ) -> None:
        """With a journal to keep it in, the race is written down as it happens. A given match is raced on."""
        self.trouble: str | None = None
        """Why the race is not kept, in a sentence for people."""
        self._ahead_ns = 0
        """How far the race is ahead of the clock: one that was left goes on from its own time."""
        try:
            self.match = match or Match.start(Ricochet(), seatings, seed, options, journal)
        except CannotKeep as problem:
            self.trouble = problem.sentence
            self.match = Match.start(Ricochet(), seatings, seed, options)
        self.past = list(past)
        """Rounds of this evening, for whoever learns from them."""
        self.earlier = len(self.past)
        self._known = list(known)
        """What is remembered of the person that a Mirror plays."""
        self._dice = Dice.from_seed(seed ^ BOT_STREAM)
        self._plans: dict[int, Plan] = {}
        self._tempers: dict[int, Temper] = {}

    @property
    def view(self) -> RicochetView:
        return cast(RicochetView, self.match.view(None))

    def result(self) -> Result | None:
        return self.match.result()

    # -- rounds --------------------------------------------------------------------------------------

    def pick_up(self, now_ns: int) -> list[Event]:
        """A race that was left goes on: the rounds so far are known, and an open one is called off."""
        self._ahead_ns = max(0, self.view.now_ns + 1 - now_ns)
        self.past += _rounds(self.match)
        return self.call_off(now_ns)

    def turn(self) -> list[Event]:
        """The next starter comes to the centre, still face down for everyone; it may lie there already."""
        seatings = enumerate(self.match.seatings)
        self._tempers = {seat: self._temper(one, seat) for seat, one in seatings if not one.is_person}
        return self._decide(TABLE, Turn()) if self.view.phase == "turn" else []

    def reveal(self, shown_ns: int) -> list[Event]:
        """The starter was first to be seen at this time."""
        told = self._decide(TABLE, Reveal(shown_ns + self._ahead_ns), hurried=True)
        self._plans = {}
        for seat, temper in self._tempers.items():
            made = plan(temper, self.view, seat, self._dice)
            if made:
                self._plans[seat] = made
        return told

    def _decide(self, seat: int, action: RicochetAction, hurried: bool = False) -> list[Event]:
        """A full disk ends the keeping, never the race."""
        try:
            return self.match.decide(seat, action, hurried=hurried)
        except CannotKeep as problem:
            self.trouble = problem.sentence
            self.match.stop_keeping()
            return self.match.decide(seat, action)

    def close(self) -> None:
        self.match.close()

    def _temper(self, one: Seating, seat: int) -> Temper:
        key = one.who.partition(":")[2]
        if key != "mirror":
            return level(key)
        person = next((at for at, other in enumerate(self.match.seatings) if other.is_person), seat)
        return mirror([*self._known, *from_race(self.past, person)])

    def slap(self, seat: int, place: str, at_ns: int, spread_ns: int) -> list[Event]:
        """A hand came down; what does not count is let go in silence."""
        return self._slap(seat, place, at_ns + self._ahead_ns, spread_ns)

    def _slap(self, seat: int, place: str, at_ns: int, spread_ns: int) -> list[Event]:
        try:
            return self._decide(seat, Slap(place, at_ns, spread_ns), hurried=True)
        except IllegalAction:
            return []

    def settle(self, now_ns: int) -> list[Event]:
        """Let the bots slap whose time has come, and call what is decided."""
        if self.view.phase != "race":
            return []
        now_ns += self._ahead_ns
        told = self._bots(now_ns)
        while (due := self.view.due_ns) is not None and due + GRACE_NS <= now_ns:
            told += self._decide(TABLE, Tick(due), hurried=True)
        if self.view.phase != "race" and self.view.last:
            self.past.append(self.view.last)
        return told

    def _bots(self, now: int) -> list[Event]:
        told: list[Event] = []
        begin = self.view.revealed_ns
        for seat, made in list(self._plans.items()):
            if begin + made.delay_ns <= now:
                del self._plans[seat]
                told += self._slap(seat, made.place, begin + made.delay_ns, 0)
        return told

    # -- the clock -----------------------------------------------------------------------------------

    def elapsed_ns(self, now_ns: int) -> int:
        """How long the starter has been in sight."""
        return max(0, now_ns + self._ahead_ns - self.view.revealed_ns)

    def call_off(self, now_ns: int) -> list[Event]:
        """A pause: an open round is over, so that nobody gains time to think."""
        if self.view.phase != "race":
            return []
        self._plans = {}
        told = self._decide(TABLE, CallOff(now_ns + self._ahead_ns))
        if self.view.last:
            self.past.append(self.view.last)
        return told

    @property
    def answer(self) -> str | None:
        """The place to slap in the round under way: for the tally, never for the screen before its end."""
        view = self.view
        return answer(view.starter, view.outer) if view.starter is not None else None


def _rounds(match: Match) -> list[PastRound]:
    """Every round of this match that is over."""
    found = []
    for n in range(match.count):
        if any(isinstance(event, RoundWon | Tied | Voided) for event in match.events_for(None, n, n + 1)):
            last = cast(RicochetView, match.at(n + 1).view(None)).last
            found += [last] if last else []
    return found
