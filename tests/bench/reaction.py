"""How well Felt knows when a key was pressed, beside a loop that looks once per frame, and with a busy bot.

python3 -m tests.bench.reaction              a table, and whether each goal is met
python3 -m tests.bench.reaction --json       the same figures for a program

Keys are pressed with XTest on a screen of its own (Xvfb), at known moments. The error is stamp minus press.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from game.dice import Dice
from main import CannotSetUp, set_up
from tests.bench.injector import NoXTest, libraries
from tests.e2e.desk import ROOT, Desk
from tests.game.tiny import Tiny

LOOPS = {"app": "Felt", "poll": "Felt by polls alone", "frame": "once per frame"}
MOST_STOLEN = 0.02
"""A run of which the machine's owner took more than this share is made again."""
TRIES = 3
PATIENCE_S = 30
TRIM = 0.01
"""Cut from either end for the trimmed figures."""

SD_SHARE = 1 / 4
P95_SHARE = 1 / 3
NEAR_INJECTOR_MS = 0.5
BUSY_FACTOR = 2.0


class CannotMeasure(Exception):
    """The bench stopped; the message says why."""


# -- figures -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Figures:
    """Errors in milliseconds: p95 and p99 of their size, `sd98` without the worst on either side."""

    n: int
    mean: float
    sd: float
    sd98: float
    p95: float
    p99: float

    @classmethod
    def of(cls, errors: Sequence[float]) -> "Figures":
        inner = trimmed(errors)
        sizes = sorted(abs(error) for error in errors)
        return cls(
            len(errors),
            statistics.mean(errors),
            statistics.stdev(errors),
            statistics.stdev(inner),
            sizes[round(0.95 * (len(sizes) - 1))],
            sizes[round(0.99 * (len(sizes) - 1))],
        )


def trimmed(errors: Sequence[float]) -> list[float]:
    cut = round(TRIM * len(errors))
    return sorted(errors)[cut : len(errors) - cut]


@dataclass(frozen=True)
class Block:
    """Some presses on one loop, without a pause."""

    loop: str
    busy: bool
    errors: list[float]
    jitter: list[float]
    """How late the injector was against its own plan."""
    missing: int
    window_ms: float
    """The time between two looks at the queue in which a press fell, in the middle."""
    stolen: float
    cpu: float
    frames_per_s: float
    source: str
    plus_minus_ms: float


def paired(pressed: list[dict[str, int]], stamped: list[dict[str, Any]]) -> list[tuple[dict[str, int], int]]:
    """Every press that arrived with its stamp, in order; one that never came is left out."""
    found = []
    rest = iter(pressed)
    for stamp in stamped:
        for press in rest:
            if stamp["code"] == f"key:{press['scancode']}":
                found.append((press, int(stamp["at_ns"])))
                break
    return found


# -- one block ---------------------------------------------------------------------------------------


def ticks() -> tuple[int, int]:
    """All of the machine's time so far, and what was taken from it by others on the same hardware."""
    numbers = [
        int(word) for word in Path("/proc/stat").read_text(encoding="ascii").split("\n")[0].split()[1:]
    ]
    return sum(numbers[:8]), numbers[7]


def think() -> None:
    """A bot that never comes to an end, as polite as Felt's own."""
    os.nice(19)
    dice = Dice.from_seed(1)
    while True:
        state = Tiny().deal(2, dice.below(1000))
        while actors := state.actors():
            state.apply(actors[0], dice.pick(state.legal(actors[0])))


@contextmanager
def bot(busy: bool) -> Iterator[None]:
    if not busy:
        yield
        return
    process = subprocess.Popen(
        [sys.executable, "-c", "from tests.bench.reaction import think; think()"], cwd=ROOT
    )
    try:
        yield
    finally:
        process.kill()
        process.wait()


def run_block(desk: Desk, loop: str, busy: bool, presses: int, seed: int) -> Block:
    """Open the table on the desk, press its keys, and compare."""
    with bot(busy), _table(desk, loop) as table:
        assert table.stdout is not None
        window = table.stdout.readline().strip()
        if not window.isdigit():
            raise CannotMeasure(f"The table did not open: {window}{table.stdout.read()}")
        before = ticks()
        pressed = _press(desk, window, presses, seed)
        after = ticks()
        report = json.loads(table.communicate(timeout=PATIENCE_S)[0])
    pairs = paired(pressed, report["presses"])
    if len(pairs) < 2:
        raise CannotMeasure("The keys that were pressed did not reach the table.")
    return Block(
        loop,
        busy,
        [(stamp - press["sent_ns"]) / 1e6 for press, stamp in pairs],
        [(press["sent_ns"] - press["due_ns"]) / 1e6 for press in pressed],
        len(pressed) - len(pairs),
        statistics.median(stamp["spread_ns"] for stamp in report["presses"]) / 1e6,
        (after[1] - before[1]) / max(1, after[0] - before[0]),
        report["cpu_share"],
        report["frames_per_s"],
        report["source"],
        report["plus_minus_ms"],
    )


@contextmanager
def _table(desk: Desk, loop: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.bench.reaction_table", loop],
        cwd=ROOT,
        env=desk.environment | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


def _press(desk: Desk, window: str, presses: int, seed: int) -> list[dict[str, int]]:
    command = [sys.executable, "-m", "tests.bench.injector", "--window", window]
    done = subprocess.run(
        [*command, "--presses", str(presses), "--seed", str(seed)],
        cwd=ROOT,
        env=desk.environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S + presses,
        check=False,
    )
    if done.returncode != 0:
        raise CannotMeasure(f"The keys could not be pressed: {done.stderr.strip()}")
    made: list[dict[str, int]] = json.loads(done.stdout)
    return made


def quiet_block(desk: Desk, loop: str, busy: bool, presses: int, seed: int) -> Block:
    """A block of which little was stolen; after some tries, the best there was."""
    tried: list[Block] = []
    while len(tried) < TRIES:
        tried.append(run_block(desk, loop, busy, presses, seed))
        if tried[-1].stolen <= MOST_STOLEN:
            break
    return min(tried, key=lambda block: block.stolen)


# -- the whole run -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Goal:
    """One thing that must hold, with the figures it was judged by."""

    name: str
    value: float
    limit: float

    @property
    def met(self) -> bool:
        return self.value <= self.limit


def measure(presses: int, rounds: int) -> list[Block]:
    """Every loop, without and with a bot, in turns, so that all share the machine's moods."""
    if shutil.which("Xvfb") is None:
        raise CannotMeasure("Xvfb is missing here; on Debian or Ubuntu: sudo apt install xvfb")
    libraries()
    desk = Desk()
    try:
        return [
            quiet_block(desk, loop, busy, presses, number)
            for number in range(rounds)
            for busy in (False, True)
            for loop in LOOPS
        ]
    finally:
        desk.close()


def summary(blocks: list[Block]) -> dict[str, dict[str, Figures]]:
    """Figures of each loop and of the injector beside Felt, for a quiet and a busy machine."""
    table: dict[str, dict[str, Figures]] = {}
    for busy, mood in ((False, "quiet"), (True, "busy")):
        mine = [block for block in blocks if block.busy is busy]
        errors = {loop: [e for b in mine if b.loop == loop for e in b.errors] for loop in LOOPS}
        errors["injector"] = [late for block in mine if block.loop == "app" for late in block.jitter]
        table[mood] = {who: Figures.of(some) for who, some in errors.items()}
    return table


def goals(table: dict[str, dict[str, Figures]]) -> list[Goal]:
    found = []
    for mood, rows in table.items():
        app, frame, injector = rows["app"], rows["frame"], rows["injector"]
        found += [
            Goal(f"{mood}: SD against the loop's, share", app.sd98 / frame.sd98, SD_SHARE),
            Goal(f"{mood}: SD beyond the injector's, ms", app.sd98 - injector.sd98, NEAR_INJECTOR_MS),
            Goal(f"{mood}: p95 against the loop's, share", app.p95 / frame.p95, P95_SHARE),
        ]
    factor = table["busy"]["app"].sd98 / table["quiet"]["app"].sd98
    return [*found, Goal("SD with a busy bot against without, times", factor, BUSY_FACTOR)]


def as_record(blocks: list[Block]) -> dict[str, Any]:
    table = summary(blocks)
    felt = [block for block in blocks if block.loop == "app"]
    return {
        "figures_ms": {mood: {who: asdict(one) for who, one in rows.items()} for mood, rows in table.items()},
        "goals": [asdict(goal) | {"met": goal.met} for goal in goals(table)],
        "stolen": max(block.stolen for block in blocks),
        "load": os.getloadavg()[0],
        "missing": sum(block.missing for block in blocks),
        "source": felt[-1].source,
        "plus_minus_ms": statistics.median(block.plus_minus_ms for block in felt),
        "window_ms": _by_loop(blocks, "window_ms"),
        "cpu": _by_loop(blocks, "cpu"),
        "frames_per_s": _by_loop(blocks, "frames_per_s"),
    }


def _by_loop(blocks: list[Block], name: str) -> dict[str, float]:
    return {
        loop: statistics.mean(getattr(block, name) for block in blocks if block.loop == loop)
        for loop in LOOPS
    }


def tell(record: dict[str, Any]) -> None:
    print(f"{'error in ms':32}{'n':>6}{'mean':>8}{'SD':>8}{'SD 98%':>8}{'p95':>8}{'p99':>8}")
    for mood, rows in record["figures_ms"].items():
        for who, one in rows.items():
            name = f"{LOOPS.get(who, 'the injector, late')}, {'busy bot' if mood == 'busy' else 'no bot'}"
            ms = "".join(f"{one[key]:8.2f}" for key in ("mean", "sd", "sd98", "p95", "p99"))
            print(f"{name:32}{one['n']:6}{ms}")
    print(f"stamps by the {record['source']}, ± {record['plus_minus_ms']:.1f} ms; {record['missing']} lost")
    for loop, name in LOOPS.items():
        looks, cpu, frames = (record[key][loop] for key in ("window_ms", "cpu", "frames_per_s"))
        print(f"{name}: a look every {looks:.1f} ms, {cpu:.0%} of a processor, {frames:.0f} pictures/s")
    print(f"stolen time at most {record['stolen']:.1%}; load {record['load']:.1f}")
    for goal in record["goals"]:
        verdict = "PASS" if goal["met"] else "FAIL"
        print(f"{verdict}  {goal['name']}: {goal['value']:.3f}, at most {goal['limit']:.3f}")


def main(arguments: Sequence[str] | None = None) -> int:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("--presses", type=int, default=150, help="for each loop in each round")
    wishes.add_argument("--rounds", type=int, default=2)
    wishes.add_argument("--json", action="store_true")
    chosen = wishes.parse_args(arguments)
    try:
        set_up(["-m", "tests.bench.reaction", *(sys.argv[1:] if arguments is None else arguments)])
        record = as_record(measure(chosen.presses, chosen.rounds))
    except (CannotSetUp, CannotMeasure, NoXTest) as problem:
        print(problem, file=sys.stderr)
        return 2
    if chosen.json:
        print(json.dumps(record, indent=2))
    else:
        tell(record)
    return 0 if all(goal["met"] for goal in record["goals"]) else 1


if __name__ == "__main__":
    sys.exit(main())
