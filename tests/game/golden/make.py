"""Make the golden traces again after a meant change of the rules: `python3 -m tests.game.golden.make`."""

import sys

from game import catalog
from tests.game.golden import FOLDER, golden, trace


def make(keys: list[str]) -> None:
    """Write the traces of these games; without names, of all games, and none of any other stays."""
    wanted = set()
    for rules in map(catalog.get, keys or catalog.keys()):
        for seats in rules.seats:
            path = golden(rules.key, seats)
            path.write_text("\n".join(trace(rules, seats)) + "\n", "utf-8")
            wanted.add(path)
    if not keys:
        for path in set(FOLDER.glob("*.txt")) - wanted:
            path.unlink()


if __name__ == "__main__":
    make(sys.argv[1:])
