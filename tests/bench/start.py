"""How long Felt takes to its first picture, beside a bare pygame program, in one run.

python3 -m tests.bench.start [--rounds N]: needs a display; starts Xvfb where there is none.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

from tests.e2e.desk import HERE, ROOT, Desk

BARE = "import pygame; pygame.init(); pygame.display.set_mode((1280, 720)); pygame.display.flip()"


def timed(command: list[str], environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return time.perf_counter() - start


def measure(rounds: int, environment: dict[str, str]) -> tuple[float, float]:
    """Median seconds of the bare program and of Felt's second start, taken in turns."""
    with tempfile.TemporaryDirectory() as data:
        felt = [
            sys.executable,
            str(ROOT / "main.py"),
            "--data-dir",
            data,
            "--size",
            "1280x720",
            "--frames",
            "1",
        ]
        timed(felt, environment)  # the first start looks for the faster way to draw, once
        bare_times, felt_times = [], []
        for _ in range(rounds):
            bare_times.append(timed([sys.executable, "-c", BARE], environment))
            felt_times.append(timed(felt, environment))
    return statistics.median(bare_times), statistics.median(felt_times)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    if "DISPLAY" in os.environ:
        bare, felt = measure(rounds, dict(os.environ))
    elif HERE:
        desk = Desk()
        try:
            bare, felt = measure(rounds, desk.environment)
        finally:
            desk.close()
    else:
        print("This bench needs a display, or Xvfb and xdotool to make one.", file=sys.stderr)
        return 2
    print(f"bare pygame  {bare * 1000:6.0f} ms")
    print(f"Felt         {felt * 1000:6.0f} ms")
    print(f"ratio        {felt / bare:6.2f} (under 2)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
