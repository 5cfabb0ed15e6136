"""Kill a running match again and again, and look whether its journal has every decision the table had shown.

python3 -m tests.bench.kill --times 200
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from game.dice import Dice
from game.match import Match, Seating
from tests.game.tiny import Tiny

LONGEST_LIFE = 0.06
"""Seconds from the first decision shown to the end: long enough for hundreds of decisions."""


def play_for_ever(path: Path) -> None:
    """Go on with the match in `path`, over and over its end, saying each line's number once it is made."""
    match = _sit_down(path)
    dice = Dice(match.count)
    for number in count(_lines(path) + 1):
        if actors := match.actors():
            seat = dice.pick(actors)
            match.decide(seat, dice.pick(match.legal(seat)))
        else:
            match.undo()
        print(number, flush=True)


def _sit_down(path: Path) -> Match:
    if path.exists():
        return Match.resume(path, lambda key: Tiny())
    return Match.start(Tiny(), [Seating("Ada", "sky"), Seating("Ben", "pink", "bot:easy")], 1, None, path)


def _lines(path: Path) -> int:
    return path.read_bytes().count(b"\n")


def killed_matches(folder: Path, times: int, seed: int) -> Iterator[tuple[int, int]]:
    """For each killed match: how many lines the table knew of, and how many a resume finds."""
    dice = Dice.from_seed(seed)
    path = folder / "killed.jsonl"
    for _time in range(times):
        yield _kill_one(path, dice.share() * LONGEST_LIFE)


def _kill_one(path: Path, life: float) -> tuple[int, int]:
    table = subprocess.Popen(
        [sys.executable, "-c", "from tests.bench.kill import *; play_for_ever(Path(sys.argv[1]))", str(path)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert table.stdout is not None
    first = table.stdout.readline()
    time.sleep(life)
    table.kill()
    rest = table.stdout.read()
    table.wait()
    shown = (first + rest).split("\n")[-2]
    Match.resume(path, lambda key: Tiny()).close()
    return int(shown), _lines(path)


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--times", type=int, default=200)
    wishes.add_argument("--seed", type=int, default=1)
    chosen = wishes.parse_args()
    lost = 0
    with tempfile.TemporaryDirectory() as folder:
        for shown, kept in killed_matches(Path(folder), chosen.times, chosen.seed):
            lost += kept < shown
    print(f"{chosen.times} matches killed, {lost} of them lost a decision that had been shown")
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
