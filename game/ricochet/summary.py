"""What a practice run shows about a player: pace, steadiness, slips, and which balls and gaps are slow."""

import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.plain import Plain
from game.ricochet.cards import BALLS
from game.ricochet.chain import closest
from game.ricochet.runs import SLIP_COST_NS, Mode, PracticeRound, RunRecord, best_run
from game.ricochet.stamps import frames, in_seconds
from game.words import Texts, _

GAPS: Final = (("1", 1, 1), ("2", 2, 2), ("3-5", 3, 5), ("6-10", 6, 10), ("11+", 11, 49))
NS_PER_MS: Final = 1_000_000
DAY_LENGTH: Final = len("2000-01-31")
ROUNDS_TO_ADVISE: Final = 2  # a ball met less often says nothing
BALL_WORDS: Final = Texts(
    lambda: {
        "large red": _("large red"),
        "large yellow": _("large yellow"),
        "large green": _("large green"),
        "large blue": _("large blue"),
        "small red": _("small red"),
        "small yellow": _("small yellow"),
        "small green": _("small green"),
        "small blue": _("small blue"),
    }
)
CSV_COLUMNS: Final = (
    "when",
    "mode",
    "full_tilt",
    "seed",
    "round",
    "starter",
    "outer",
    "answer",
    "balls",
    "closest_gap",
    "time_ms",
    "frames",
    "uncertainty_ms",
    "slips",
    "slip_cost_ms",
)


@dataclass(frozen=True, slots=True)
class Split(Plain):
    """The rounds that have something in common."""

    label: str
    rounds: int
    median_ns: int | None
    mean_ns: int | None
    slips: int


@dataclass(frozen=True, slots=True)
class Versus(Plain):
    """A run beside the player's earlier runs of the same mode."""

    runs: int
    best_score: int | None
    is_best: bool
    ahead: int | None
    """By how much the best earlier run is beaten, in its own unit; negative when it was not."""
    median_ns: int | None
    """Over all rounds of those earlier runs."""
    best_times_ns: tuple[int | None, ...]
    """The best earlier run, round by round."""


@dataclass(frozen=True, slots=True)
class Summary(Plain):
    """One run at a glance. Times of unsure rounds are listed but enter no figure."""

    mode: Mode
    score: int
    clock_ns: int
    rights: int
    slips: int
    unsure: int
    times_ns: tuple[int | None, ...]
    slips_by_round: tuple[int, ...]
    median_ns: int | None
    best_ns: int | None
    iqr_ns: int | None
    mad_ns: int | None
    by_ball: tuple[Split, ...]
    by_gap: tuple[Split, ...]
    slowest_ball: str | None
    versus: Versus


def summary(run: RunRecord, past: Sequence[RunRecord] = ()) -> Summary:
    """The run summed up; `past` are the earlier runs it is compared with."""
    times = _times(run.rounds)
    by_ball = tuple(_split(ball, [one for one in run.rounds if _uses(one, ball)]) for ball in BALLS)
    return Summary(
        mode=run.mode,
        score=run.score,
        clock_ns=run.clock_ns,
        rights=run.rights,
        slips=run.slips,
        unsure=sum(not one.is_sure for one in run.rounds),
        times_ns=tuple(one.time_ns for one in run.rounds),
        slips_by_round=tuple(one.slips for one in run.rounds),
        median_ns=_median(times),
        best_ns=min(times, default=None),
        iqr_ns=_iqr(times),
        mad_ns=_mad(times),
        by_ball=by_ball,
        by_gap=tuple(_split(label, _within(run.rounds, least, most)) for label, least, most in GAPS),
        slowest_ball=_slowest(by_ball),
        versus=_versus(run, past),
    )


def _versus(run: RunRecord, past: Sequence[RunRecord]) -> Versus:
    same = [one for one in past if one.mode == run.mode and one.full_tilt == run.full_tilt]
    # A ghost race is run against the best Sprint, so that is what it is measured by.
    best = best_run(past, "sprint" if run.mode == "ghost" else run.mode, run.full_tilt)
    ahead = None
    if best is not None:
        ahead = run.score - best.score if run.mode in ("minute", "endless") else best.score - run.score
    return Versus(
        runs=len(same),
        best_score=None if best is None else best.score,
        is_best=run.is_sure and (ahead is None or ahead > 0),
        ahead=ahead,
        median_ns=_median([time for one in same for time in _times(one.rounds)]),
        best_times_ns=() if best is None else tuple(one.time_ns for one in best.rounds),
    )


def medians_by_day(dated: Iterable[tuple[str, RunRecord]]) -> list[tuple[str, int, int]]:
    """Day, median and number of rounds, oldest day first, for a plot; dates are ISO strings."""
    days: dict[str, list[int]] = {}
    for when, run in dated:
        days.setdefault(when[:DAY_LENGTH], []).extend(_times(run.rounds))
    return [(day, int(statistics.median(times)), len(times)) for day, times in sorted(days.items()) if times]


def csv_rows(dated: Iterable[tuple[str, RunRecord]]) -> list[Mapping[str, Any]]:
    """One row per round, with the columns of CSV_COLUMNS."""
    return [_row(when, run, one) for when, run in dated for one in run.rounds]


def _row(when: str, run: RunRecord, one: PracticeRound) -> dict[str, Any]:
    time = one.time_ns
    return {
        "when": when,
        "mode": run.mode,
        "full_tilt": run.full_tilt,
        "seed": run.seed,
        "round": one.number,
        "starter": one.starter,
        "outer": " ".join(map(str, one.outer)),
        "answer": one.answer,
        "balls": ", ".join(look.ball for look in one.looks),
        "closest_gap": closest(one.looks),
        "time_ms": None if time is None else round(time / NS_PER_MS, 3),
        "frames": None if time is None else frames(time),
        "uncertainty_ms": round(max((press.spread_ns for press in one.presses), default=0) / NS_PER_MS, 3),
        "slips": one.slips,
        "slip_cost_ms": one.slips * SLIP_COST_NS // NS_PER_MS,
    }


def advice(result: Summary) -> str:
    """One sentence to end a run with."""
    if result.slips > max(1, result.rights // 3):
        return _("Slips cost you most: take the time for one more look.")
    if result.slowest_ball is not None:
        ball = BALL_WORDS[result.slowest_ball]
        return _("{ball} balls take you longest: drill them, then run again.").format(
            ball=ball[:1].upper() + ball[1:]
        )
    if result.median_ns is not None:
        return _("Half of your rounds took less than {seconds} s.").format(
            seconds=in_seconds(result.median_ns)
        )
    return _("Follow the ball card by card; speed comes by itself.")


def _times(rounds: Iterable[PracticeRound]) -> list[int]:
    return [one.time_ns for one in rounds if one.time_ns is not None and one.is_sure]


def _uses(one: PracticeRound, ball: str) -> bool:
    return any(look.ball == ball for look in one.looks)


def _within(rounds: Iterable[PracticeRound], least: int, most: int) -> list[PracticeRound]:
    return [one for one in rounds if least <= closest(one.looks) <= most]


def _split(label: str, rounds: Sequence[PracticeRound]) -> Split:
    times = _times(rounds)
    mean = int(statistics.fmean(times)) if times else None
    return Split(label, len(rounds), _median(times), mean, sum(one.slips for one in rounds))


def _slowest(by_ball: Iterable[Split]) -> str | None:
    met = [split for split in by_ball if split.rounds >= ROUNDS_TO_ADVISE and split.median_ns is not None]
    if len(met) < 2:
        return None
    return max(met, key=lambda split: (split.median_ns or 0, split.mean_ns or 0)).label


def _median(times: Sequence[int]) -> int | None:
    return int(statistics.median(times)) if times else None


def _iqr(times: Sequence[int]) -> int | None:
    if len(times) < 2:
        return None
    low, _middle, high = statistics.quantiles(times, n=4, method="inclusive")
    return int(high - low)


def _mad(times: Sequence[int]) -> int | None:
    """Half of the rounds lie this close to the median."""
    if not times:
        return None
    middle = statistics.median(times)
    return int(statistics.median(abs(time - middle) for time in times))
