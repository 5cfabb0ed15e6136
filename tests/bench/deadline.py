"""Whether bots move in time on a busy machine: the wait at the table for their process, decision by decision.

    python3 -m tests.bench.deadline [--decisions 1000] [--limit 1.0]

Every core is kept busy by something else meanwhile. Ends with PASS or FAIL.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from itertools import count
from typing import Any

from game import catalog
from game.bots.arena import quantile
from game.bots.levels import Level
from game.bots.thinker import Thinker
from game.dice import Dice
from game.rules import View
from tests.game.bots.ready import KEYS

TOLERANCE = 1.10
"""Of a hundred decisions, ninety-nine take at most so many times the limit."""
NEVER_MORE = 0.5
"""No decision takes so many seconds beyond the limit."""


def busy(bench: int) -> None:
    """A load: works as any other program might, for as long as the bench runs, however that ends."""
    while os.getppid() == bench:
        sum(range(1_000_000))


def questions() -> Iterator[tuple[str, View]]:
    """Decisions from random games, all games in turn, wherever there is something to choose."""
    games = [_choices(key, seed) for seed, key in enumerate(KEYS)]
    while True:
        for game in games:
            yield next(game)


def _choices(key: str, seed: int) -> Iterator[tuple[str, View]]:
    rules = catalog.get(key)
    dice = Dice.from_seed(seed)
    for deal in count():
        state: Any = rules.deal(4, deal)
        while actors := state.actors():
            seat = dice.pick(actors)
            legal = state.legal(seat)
            if len(legal) > 1:
                yield key, state.view(seat)
            state.apply(seat, dice.pick(legal))


def measure(decisions: int, limit: float) -> tuple[list[float], int]:
    """How long the table waited for each decision, in order of length, and how many were quick moves."""
    waits: list[float] = []
    fallen = 0
    thinker = Thinker(log=lambda line: print(line, file=sys.stderr))
    thinker.start()
    asked = questions()
    try:
        while not thinker.ready:
            thinker.poll()
            time.sleep(0.01)
        for number in range(decisions):
            key, view = next(asked)
            start = time.monotonic()
            thinker.ask(key, view, Level.RUTHLESS, number, limit)
            while not (thoughts := thinker.poll()):
                time.sleep(0.002)
            waits.append(time.monotonic() - start)
            fallen += thoughts[0].fallen_back
    finally:
        thinker.close()
    return sorted(waits), fallen


def verdict(waits: list[float], limit: float) -> bool:
    return quantile(waits, 0.99) <= limit * TOLERANCE and waits[-1] <= limit + NEVER_MORE


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--limit", type=float, default=1.0, help="seconds to think (default: 1)")
    arguments = parser.parse_args(argv)
    context = multiprocessing.get_context("spawn")
    here = os.getpid()
    load = [context.Process(target=busy, args=(here,), daemon=True) for _core in range(os.cpu_count() or 1)]
    for one in load:
        one.start()
    try:
        waits, fallen = measure(arguments.decisions, arguments.limit)
    finally:
        for one in load:
            one.kill()
    good = verdict(waits, arguments.limit)
    print(f"{len(waits)} decisions of {', '.join(KEYS)}; limit {arguments.limit:g} s, all cores busy")
    print(f"p50 {quantile(waits, 0.5):.3f} s  p99 {quantile(waits, 0.99):.3f} s  longest {waits[-1]:.3f} s")
    print(f"quick moves in place of late ones: {fallen}")
    print("PASS" if good else "FAIL")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
