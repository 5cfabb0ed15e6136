"""Practice runs as they are kept: every round with its cards and presses, to show again or to race."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from game.plain import Plain
from game.ricochet.chain import Look, answer, chain
from game.ricochet.mirror import Timed
from game.ricochet.stamps import FRAME_NS, SECOND_NS

Mode = Literal["sprint", "minute", "endless", "ghost", "drill"]
MODES: Final[tuple[Mode, ...]] = ("sprint", "minute", "endless", "ghost", "drill")
TIMED_MODES: Final[tuple[Mode, ...]] = ("sprint", "ghost", "drill")
"""Modes with a fixed number of rounds, where less time is better; in the others more rounds are better."""

SLIP_COST_NS: Final = 3 * SECOND_NS
UNSURE_NS: Final = FRAME_NS
"""A time whose stamp may be off by more than this is kept but enters no median and no best."""


@dataclass(frozen=True, slots=True)
class Press(Plain):
    """One slap in a practice round, counted from the reveal."""

    place: str
    after_ns: int
    spread_ns: int
    right: bool


@dataclass(frozen=True, slots=True)
class PracticeRound(Plain):
    """One round: what lay there and what was pressed. Only the last press of an answered round is right."""

    number: int
    starter: int
    outer: tuple[int, ...]
    presses: tuple[Press, ...]
    limit_ns: int | None = None

    @property
    def answer(self) -> str:
        return answer(self.starter, self.outer)

    @property
    def looks(self) -> tuple[Look, ...]:
        """The way of the ball, to watch it again."""
        return chain(self.starter, self.outer)

    @property
    def time_ns(self) -> int | None:
        """From the reveal to the right slap, slips not added; None when the round was not answered."""
        return self.presses[-1].after_ns if self.presses and self.presses[-1].right else None

    @property
    def slips(self) -> int:
        return sum(not press.right for press in self.presses)

    @property
    def cost_ns(self) -> int | None:
        """What the round cost on the clock, slips added."""
        return None if self.time_ns is None else self.time_ns + self.slips * SLIP_COST_NS

    @property
    def is_sure(self) -> bool:
        """Whether the clock was watched closely enough for the time to count."""
        return all(press.spread_ns <= UNSURE_NS for press in self.presses)


@dataclass(frozen=True, slots=True)
class RunRecord(Plain):
    """A finished run. The caller keeps the date beside it."""

    mode: Mode
    seed: int
    full_tilt: bool
    rounds: tuple[PracticeRound, ...]
    clock_ns: int

    @property
    def rights(self) -> int:
        return sum(one.time_ns is not None for one in self.rounds)

    @property
    def slips(self) -> int:
        return sum(one.slips for one in self.rounds)

    @property
    def score(self) -> int:
        """The number this mode is about: nanoseconds, where less is better, or right answers."""
        return self.clock_ns if self.mode in TIMED_MODES else self.rights

    @property
    def is_sure(self) -> bool:
        return all(one.is_sure for one in self.rounds)

    def beats(self, other: "RunRecord") -> bool:
        return self.score < other.score if self.mode in TIMED_MODES else self.score > other.score


def best_run(past: Iterable[RunRecord], mode: Mode, full_tilt: bool) -> RunRecord | None:
    """The best sure run of a mode; the earliest of equals."""
    best: RunRecord | None = None
    for run in past:
        fits = run.mode == mode and run.full_tilt == full_tilt and run.is_sure
        if fits and (best is None or run.beats(best)):
            best = run
    return best


def timed_rounds(past: Iterable[RunRecord]) -> list[Timed]:
    """The first slap of every round, for Mirror."""
    return [
        Timed(one.starter, one.outer, one.presses[0].after_ns, one.presses[0].right)
        for run in past
        for one in run.rounds
        if one.presses and one.is_sure
    ]


@dataclass(frozen=True, slots=True)
class GhostNow(Plain):
    """Where a ghost stands at one moment of its clock."""

    round: int
    """The round it is in, from 1; the last one when it is done."""
    rights: int
    slips: int
    last: str | None
    """The place it slapped last in this round."""
    done: bool


class Ghost:
    """A past run, press by press, on the clock that it ran on."""

    def __init__(self, run: RunRecord) -> None:
        self.run = run
        self.presses = tuple(_on_the_clock(run))

    def at(self, clock_ns: int) -> GhostNow:
        """The state of the ghost when the run's clock shows this time."""
        number, rights, slips, last = 1, 0, 0, None
        for when, one, press in self.presses:
            if when > clock_ns:
                break
            slips += not press.right
            rights += press.right
            number, last = (one.number + 1, None) if press.right else (one.number, press.place)
        done = clock_ns >= self.run.clock_ns
        return GhostNow(min(number, len(self.run.rounds)), rights, slips, last, done)


def _on_the_clock(run: RunRecord) -> Iterable[tuple[int, PracticeRound, Press]]:
    """Each press with the time on the clock at that moment, the slips before it included."""
    begun = 0
    for one in run.rounds:
        for slips, press in enumerate(one.presses):
            yield begun + press.after_ns + slips * SLIP_COST_NS, one, press
        begun += one.cost_ns or 0
