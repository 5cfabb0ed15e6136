"""How fast random play is, beside RLCard's UNO and gin rummy in the same run on the same machine.

    python3 -m tests.bench.games                   installs RLCard into a passing environment of its own
    python3 -m tests.bench.games --python PATH     uses a Python that has RLCard already

All speeds are per second of processor time. A plain decision lists the legal actions, picks one and carries
it out; a decision with a view also builds what the acting seat may see, as RLCard does at every step.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

from game import catalog
from game.dice import Dice
from game.match import AnyRules
from game.rules import TABLE

PEER = "rlcard==1.2.0"
PEER_GAMES = ("uno", "gin-rummy")
PEER_PLAYER = Path(__file__).with_name("rlcard_player.py")


def speed(rules: AnyRules, seconds: float, with_view: bool) -> float:
    """Decisions per second of processor time at the fullest table."""
    dice = Dice.from_seed(1)
    seats = max(rules.seats)
    decisions = 0
    start = time.process_time()
    for seed in count():
        state = rules.deal(seats, seed)
        while actors := state.actors():
            seat = actors[0] if len(actors) == 1 else dice.pick(actors)
            if with_view:
                state.view(None if seat == TABLE else seat)
            state.apply(seat, dice.pick(state.legal(seat)))
            decisions += 1
        spent = time.process_time() - start
        if spent >= seconds:
            break
    return decisions / spent


def peer_speed(python: Path, game: str, seconds: float) -> float:
    answer = subprocess.run(
        [python, PEER_PLAYER, game, str(seconds)], capture_output=True, text=True, check=True
    )
    return float(json.loads(answer.stdout)["decisions"])


def install(folder: Path) -> Path:
    """A Python with RLCard in it."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", PEER], check=True)
    return python


def run(python: Path, seconds: float, rounds: int) -> dict[str, dict[str, float]]:
    """The median of some rounds; in each every game has its turn, so that all share good and bad times."""
    found: dict[str, dict[str, list[float]]] = {}

    def note(name: str, column: str, value: float) -> None:
        found.setdefault(name, {}).setdefault(column, []).append(value)

    for _round in range(rounds):
        for game in PEER_GAMES:
            note(f"RLCard {game}", "with view", peer_speed(python, game, seconds))
        for rules in map(catalog.get, catalog.keys()):
            note(rules.key, "plain", speed(rules, seconds, with_view=False))
            note(rules.key, "with view", speed(rules, seconds, with_view=True))
    return {
        name: {column: statistics.median(values) for column, values in columns.items()}
        for name, columns in found.items()
    }


def table(speeds: dict[str, dict[str, float]]) -> list[str]:
    """Decisions per second, and each of ours against each of theirs."""
    peers = [f"RLCard {game}" for game in PEER_GAMES]
    heads = [
        "decisions/s",
        "with view",
        *(f"/ {game}" for game in PEER_GAMES),
        *(f"view / {game}" for game in PEER_GAMES),
    ]
    lines = ["".join([f"{'':24}", *(f"{head:>18}" for head in heads)])]
    for name, columns in speeds.items():
        cells: list[Any] = [f"{columns[c]:,.0f}" if c in columns else "" for c in ("plain", "with view")]
        if name not in peers:
            for column in ("plain", "with view"):
                cells += [f"{columns[column] / speeds[peer]['with view']:.1f}x" for peer in peers]
        lines.append("".join([f"{name:24}", *(f"{cell:>18}" for cell in cells)]))
    return lines


def main() -> None:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("--python", type=Path, help="a Python that has RLCard")
    wishes.add_argument("--seconds", type=float, default=2.0, help="per game and round")
    wishes.add_argument("--rounds", type=int, default=3)
    wishes.add_argument("--json", action="store_true")
    chosen = wishes.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        python = chosen.python or install(Path(folder))
        speeds = run(python, chosen.seconds, chosen.rounds)
    print(json.dumps(speeds) if chosen.json else "\n".join(table(speeds)))


if __name__ == "__main__":
    main()
