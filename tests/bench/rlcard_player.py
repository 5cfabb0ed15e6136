"""Random play in RLCard, run by `tests.bench.games` in a Python that has it: game, seconds -> JSON."""

import json
import random
import sys
import time

import rlcard  # type: ignore[import-not-found]


def speed(game: str, seconds: float) -> float:
    """Decisions per second of processor time."""
    env = rlcard.make(game, config={"seed": 1})
    chance = random.Random(1)
    decisions = 0
    start = time.process_time()
    while True:
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return decisions / spent


if __name__ == "__main__":
    print(json.dumps({"decisions": speed(sys.argv[1], float(sys.argv[2]))}))
