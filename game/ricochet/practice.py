"""Ricochet for one (RC-Q17): the same rounds against the clock, alone or against the ghost of a better day.

The clock of a run stands still while a new starter is turned: it runs from each reveal to the right slap, and
every slip adds to it. Whoever holds the real clock says when things happen.
"""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from game.dice import Dice
from game.ricochet.cards import BALLS, CARDS, places
from game.ricochet.chain import Look, answer, chain
from game.ricochet.runs import (
    SLIP_COST_NS,
    Ghost,
    Mode,
    PracticeRound,
    Press,
    RunRecord,
    best_run,
)
from game.ricochet.stamps import SECOND_NS, frames, is_stamp
from game.rules import Event, IllegalAction
from game.words import _

RIGHTS_TO_FINISH: Final[dict[Mode, int]] = {"sprint": 10, "ghost": 10, "drill": 20}
MINUTE_NS: Final = 60 * SECOND_NS
ENDLESS_START_NS: Final = 8 * SECOND_NS
ENDLESS_PERCENT: Final = 95  # what each round leaves of the limit before it
ENDLESS_FLOOR_NS: Final = SECOND_NS // 2
DRILL_SCALE: Final = 10
DRILL_SHARPNESS: Final = 4  # a ball that takes 20 % longer comes up about twice as often
FOCUS_WEIGHT: Final = 12 * DRILL_SCALE
RUNS_LOOKED_AT: Final = 30  # by a drill, the newest
LUCKIEST: Final = 4  # a ball answered more than so many times faster than usual was a lucky guess
LONG_ROUND: Final = 3  # times the usual; whatever took longer was no matter of the ball


class PracticeEvent(Event):
    """Anything that a run tells."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Shown(PracticeEvent):
    """The starter can be seen and the clock runs."""

    round: int
    starter: int
    outer: tuple[int, ...]
    limit_ns: int | None


@dataclass(frozen=True, slots=True)
class TooEarly(PracticeEvent):
    """A slap before the starter showed: it does not count (RC-Q9)."""

    place: str


@dataclass(frozen=True, slots=True)
class Missed(PracticeEvent):
    """A slip: the clock jumps ahead and the round goes on."""

    round: int
    place: str
    after_ns: int
    cost_ns: int


@dataclass(frozen=True, slots=True)
class Hit(PracticeEvent):
    """The right slap: `card` leaves the table, the starter fills its place, the chain shows why."""

    round: int
    place: str
    card: int
    starter: int
    time_ns: int
    frames: int
    spread_ns: int
    chain: tuple[Look, ...]


@dataclass(frozen=True, slots=True)
class RunOver(PracticeEvent):
    """The run has ended; `answer` is the place to slap in a round that was left open."""

    why: Literal["done", "time", "limit"]
    rights: int
    clock_ns: int
    answer: str | None


class Run:
    """One practice run. `past` are the player's earlier runs, oldest first."""

    def __init__(
        self,
        mode: Mode,
        seed: int,
        past: Sequence[RunRecord] = (),
        *,
        full_tilt: bool = False,
        focus: str | None = None,
    ) -> None:
        """`focus` is the ball that a drill is to be about; without it the slow ones come up more often."""
        best = best_run(past, "sprint", full_tilt) if mode == "ghost" else None
        self.mode: Mode = mode
        self.ghost = None if best is None else Ghost(best)
        self.seed = seed if best is None else best.seed  # a ghost runs on the cards it ran on
        self.full_tilt = full_tilt
        self.phase: Literal["ready", "open", "over"] = "ready"
        self._dice = Dice.from_seed(self.seed)
        self._weights = drill_weights(past, focus) if mode == "drill" else None
        laid = len(places(full_tilt))
        cards = self._dice.shuffled(tuple(CARDS))
        self.outer = tuple(cards[:laid])
        self._deck = cards[laid:]
        self.starter = self._draw()
        self._done: list[PracticeRound] = []
        self._presses: tuple[Press, ...] = ()
        self._revealed_ns = 0
        self._clock_ns = 0  # of the rounds that are over
        self._lost_ns = 0  # what pauses have cost in the round on the table

    @property
    def places(self) -> tuple[str, ...]:
        return places(self.full_tilt)

    @property
    def rounds(self) -> tuple[PracticeRound, ...]:
        """The rounds so far, the one on the table last unless it has not been seen yet."""
        return tuple(self._done) if self.phase != "open" else (*self._done, self._now())

    @property
    def rights(self) -> int:
        return sum(one.time_ns is not None for one in self._done)

    @property
    def limit_ns(self) -> int | None:
        """The time this round may take; only Endless has one."""
        if self.mode != "endless":
            return None
        rounds = len(self._done)
        return max(ENDLESS_FLOOR_NS, int(ENDLESS_START_NS * ENDLESS_PERCENT**rounds // 100**rounds))

    @property
    def due_ns(self) -> int | None:
        """When a tick will end the run, as things stand."""
        if self.phase != "open":
            return None
        left = self._time_left()
        return None if left is None else self._revealed_ns + left

    def clock_ns(self, at_ns: int) -> int:
        """What the run's clock shows."""
        if self.phase != "open":
            return self._clock_ns
        return self._clock_ns + max(0, at_ns - self._revealed_ns) + self._slip_cost()

    def reveal(self, at_ns: int) -> list[PracticeEvent]:
        """The starter was first seen at this time."""
        if self.phase != "ready":
            raise IllegalAction(_("There is no starter to show."))
        _check_stamp(at_ns)
        self.phase = "open"
        self._revealed_ns = at_ns
        return [Shown(len(self._done) + 1, self.starter, self.outer, self.limit_ns)]

    def slap(self, place: str, at_ns: int, spread_ns: int = 0) -> list[PracticeEvent]:
        """A press, to be handed in before any tick of a later time."""
        _check_stamp(at_ns)
        _check_stamp(spread_ns)
        if place not in self.places:
            raise IllegalAction(_("Only the outer cards can be slapped."))
        if self.phase == "over":
            return []
        if self.phase == "ready" or at_ns < self._revealed_ns:
            return [TooEarly(place)]  # RC-Q9
        if self.due_ns is not None and at_ns >= self.due_ns:
            return self.tick(at_ns)
        right = place == answer(self.starter, self.outer)
        press = Press(place, at_ns - self._revealed_ns, spread_ns, right)
        self._presses = (*self._presses, press)
        return self._hit(press) if right else self._miss(press)

    def tick(self, at_ns: int) -> list[PracticeEvent]:
        """Time has passed; ends a run whose time is up."""
        _check_stamp(at_ns)
        if self.due_ns is None or at_ns < self.due_ns:
            return []
        if self.mode == "minute":
            return self._end("time", MINUTE_NS)
        return self._end("limit", self._clock_ns - self._lost_ns + (self.limit_ns or 0))

    def pause(self, at_ns: int) -> None:
        """Take the starter off the table; the next `reveal` shows another one.

        What the broken-off round has cost stays on the clock, slips too, so that a pause never helps.
        """
        _check_stamp(at_ns)
        if self.phase != "open":
            return
        spent = max(0, at_ns - self._revealed_ns) + self._slip_cost()
        self._clock_ns += spent
        self._lost_ns += spent
        self._presses = ()
        seen, self.starter = self.starter, self._draw()
        self._deck.append(seen)
        self.phase = "ready"

    def record(self) -> RunRecord:
        """The run for the record book, once it is over."""
        if self.phase != "over":
            raise IllegalAction(_("The run is not over yet."))
        return RunRecord(self.mode, self.seed, self.full_tilt, tuple(self._done), self._clock_ns)

    # Inside a round

    def _time_left(self) -> int | None:
        """From the reveal to the end of the run, if this round is not answered; slips eat it up."""
        if self.mode == "minute":
            return max(0, MINUTE_NS - self._clock_ns - self._slip_cost())
        return None if self.limit_ns is None else max(0, self.limit_ns - self._slip_cost() - self._lost_ns)

    def _slip_cost(self) -> int:
        return SLIP_COST_NS * sum(not press.right for press in self._presses)

    def _now(self) -> PracticeRound:
        return PracticeRound(len(self._done) + 1, self.starter, self.outer, self._presses, self.limit_ns)

    def _miss(self, press: Press) -> list[PracticeEvent]:
        missed = Missed(len(self._done) + 1, press.place, press.after_ns, SLIP_COST_NS)
        # The slip itself may have used up the time.
        return [missed, *self.tick(self._revealed_ns + press.after_ns)]

    def _hit(self, press: Press) -> list[PracticeEvent]:
        """RC-5 without a pile: the card goes under the deck, which so never runs out."""
        where = self.places.index(press.place)
        card, starter, looks = self.outer[where], self.starter, chain(self.starter, self.outer)
        self._close()
        self._clock_ns += self._done[-1].cost_ns or 0
        number, time = len(self._done), press.after_ns
        hit = Hit(number, press.place, card, starter, time, frames(time), press.spread_ns, looks)
        self.outer = (*self.outer[:where], starter, *self.outer[where + 1 :])
        self._deck.append(card)
        self.starter = self._draw()
        if self.rights == RIGHTS_TO_FINISH.get(self.mode):
            self.phase = "over"
            return [hit, RunOver("done", self.rights, self._clock_ns, None)]
        return [hit]

    def _close(self) -> None:
        self._done.append(self._now())
        self._presses = ()
        self._lost_ns = 0
        self.phase = "ready"

    def _end(self, why: Literal["time", "limit"], clock_ns: int) -> list[PracticeEvent]:
        left_open = answer(self.starter, self.outer)
        self._close()
        self.phase = "over"
        self._clock_ns = clock_ns
        return [RunOver(why, self.rights, clock_ns, left_open)]

    def _draw(self) -> int:
        """The top card; a drill picks from the whole deck, by the balls that the chain would use."""
        if self._weights is None:
            return self._deck.pop(0)
        shares = [sum(self._weights[look.ball] for look in chain(card, self.outer)) for card in self._deck]
        ticket = self._dice.below(sum(shares))
        for index, share in enumerate(shares):
            if ticket < share:
                return self._deck.pop(index)
            ticket -= share
        raise AssertionError("a ticket is always below the sum of the shares")


def drill_weights(past: Sequence[RunRecord], focus: str | None = None) -> dict[str, int]:
    """How often a drill wants each ball: the slower a player is on it, slips counted, the more often."""
    if focus is not None:
        if focus not in BALLS:
            raise ValueError(f"there is no {focus} ball")
        return {ball: FOCUS_WEIGHT if ball == focus else 1 for ball in BALLS}
    costs = ball_costs(past)
    if not costs:
        return dict.fromkeys(BALLS, 1)
    usual = max(1.0, statistics.median(costs.values()))
    fastest = max(min(costs.values()), usual / LUCKIEST)
    times = {ball: max(1.0, costs.get(ball, usual) / fastest) for ball in BALLS}
    return {ball: round(DRILL_SCALE * times[ball] ** DRILL_SHARPNESS) for ball in BALLS}


def ball_costs(past: Sequence[RunRecord]) -> dict[str, float]:
    """The mean cost in nanoseconds of the rounds in which each ball decided something."""
    rounds = [one for run in past[-RUNS_LOOKED_AT:] for one in run.rounds if one.is_sure]
    answered = [(one, one.cost_ns) for one in rounds if one.cost_ns is not None]
    if not answered:
        return {}
    longest = LONG_ROUND * statistics.median(cost for _one, cost in answered)
    costs: dict[str, list[float]] = {}
    for one, cost in answered:
        for ball in {look.ball for look in one.looks}:
            costs.setdefault(ball, []).append(min(cost, longest))
    return {ball: statistics.fmean(times) for ball, times in costs.items()}


def _check_stamp(value: int) -> None:
    if not is_stamp(value):
        raise IllegalAction(_("A slap needs a time."))
