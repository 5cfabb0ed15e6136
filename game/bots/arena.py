"""Many games between kinds of players: who wins how often, by how much, and how long they think."""

import multiprocessing
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from game import catalog
from game.bots import watch
from game.bots.players import decide
from game.dice import Dice
from game.plain import Json

LONGEST_GAME = 20_000
"""More decisions than any game of the house takes; beyond it a game is said not to end."""
CONFIDENCE = 1.96
"""Standard deviations of a 95 % interval."""
_PLAYING = 0xA7E4A


class Endless(Exception):
    """A game that does not end."""


class Foul(Exception):
    """A player that tried what it may not do."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to play: the kinds by seat, in the order they sit."""

    key: str
    kinds: tuple[str, ...]
    turned: int
    """By how many seats everyone has moved on."""
    deal: int
    seed: int
    think: float
    iterations: int | None = None
    options: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, by player as listed and not by seat."""

    shares: tuple[float, ...]
    """A win counts one, a shared win is split."""
    scores: tuple[int, ...]
    times: tuple[tuple[float, ...], ...]
    decisions: int


@dataclass(slots=True)
class Standing:
    """All that the seats of one kind have done."""

    kind: str
    seats: int = 0
    played: int = 0
    won: float = 0.0
    score: int = 0
    times: list[float] = field(default_factory=list)

    def to_json(self, fair: float) -> dict[str, Json]:
        low, high = wilson(self.won, self.played)
        times = sorted(self.times)
        return {
            "kind": self.kind,
            "seats": self.seats,
            "games": self.played,
            "share": self.won / self.played,
            "low": low,
            "high": high,
            "fair": fair,
            "times_fair": self.won / self.played / fair,
            "low_times_fair": low / fair,
            "score": self.score / self.played,
            "p50": quantile(times, 0.50),
            "p99": quantile(times, 0.99),
            "longest": times[-1] if times else 0.0,
        }


def wilson(won: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson: sound for few games and for shares near 0 and 1."""
    if not played:
        return 0.0, 1.0
    share, z = won / played, CONFIDENCE
    middle = share + z * z / (2 * played)
    reach = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    whole = 1 + z * z / played
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def bouts(
    key: str, kinds: Sequence[str], games: int, seed: int, think: float, iterations: int | None = None
) -> Iterator[Bout]:
    """Every deal is played once from every seat: everyone has had every hand."""
    for number in range(games):
        deal, turned = divmod(number, len(kinds))
        yield Bout(key, tuple(kinds), turned, seed + deal, seed * 1_000_003 + number, think, iterations)


def fight(bout: Bout) -> Outcome:
    rules = catalog.get(bout.key)
    seats = len(bout.kinds)
    dice = Dice.from_seed(bout.seed ^ _PLAYING)
    state = rules.deal(seats, bout.deal, dict(bout.options))
    times: list[list[float]] = [[] for _kind in bout.kinds]
    decisions = 0
    while actors := state.actors():
        seat = dice.pick(actors)
        player = (seat - bout.turned) % seats
        kind, view, legal = bout.kinds[player], state.view(seat), state.legal(seat)
        start = watch.worked()
        action = decide(bout.key, kind, view, legal, dice, bout.think, iterations=bout.iterations)
        times[player].append(watch.worked() - start)
        if action not in legal:
            raise Foul(f"{kind} tries {action} in {bout}")
        state.apply(seat, action)
        decisions += 1
        if decisions > LONGEST_GAME:
            raise Endless(f"{bout} does not end")
    result = state.result()
    assert result is not None
    order = [(player + bout.turned) % seats for player in range(seats)]
    split = 1 / len(result.winners)
    return Outcome(
        shares=tuple(split if seat in result.winners else 0.0 for seat in order),
        scores=tuple(result.totals[seat] for seat in order),
        times=tuple(tuple(times[player]) for player in range(seats)),
        decisions=decisions,
    )


def fight_all(games: Iterable[Bout], jobs: int | None = None) -> Iterator[Outcome]:
    """All of them, on every core there is unless told otherwise, in order."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from map(fight, games)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(fight, games)


def standings(kinds: Sequence[str], outcomes: Iterable[Outcome]) -> list[Standing]:
    """One line per kind, in the order they were named."""
    table = {kind: Standing(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)}
    for outcome in outcomes:
        rows = zip(kinds, outcome.shares, outcome.scores, outcome.times, strict=True)
        for kind, share, score, times in rows:
            one = table[kind]
            one.played += 1
            one.won += share
            one.score += score
            one.times += times
    return list(table.values())


def report(key: str, games: int, think: float, lines: Sequence[dict[str, Json]]) -> str:
    """The table as text; the interval is of the win share of one seat of that kind."""
    head = f"{key}: {games} games, {think:g} s to think (processor time)"
    names = f"{'kind':10}{'seats':>6}{'wins':>8}{'95 % interval':>18}{'x fair':>8}{'low':>6}"
    rows = [head, names + f"{'score':>9}{'p50 ms':>9}{'p99 ms':>9}"]
    for one in lines:
        interval = f"{one['low'] * 100:.1f} .. {one['high'] * 100:.1f} %"
        row = f"{one['kind']:10}{one['seats']:>6}{one['share'] * 100:>7.1f}%{interval:>18}"
        row += f"{one['times_fair']:>8.2f}{one['low_times_fair']:>6.2f}{one['score']:>9.2f}"
        rows.append(row + f"{one['p50'] * 1e3:>9.2f}{one['p99'] * 1e3:>9.2f}")
    return "\n".join(rows)


def run(
    key: str,
    kinds: Sequence[str],
    games: int,
    seed: int,
    think: float,
    iterations: int | None = None,
    jobs: int | None = None,
) -> list[dict[str, Json]]:
    """The whole arena: a line per kind."""
    outcomes = fight_all(bouts(key, kinds, games, seed, think, iterations), jobs)
    return [one.to_json(1 / len(kinds)) for one in standings(kinds, outcomes)]
