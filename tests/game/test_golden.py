"""Each game at each seat count still plays out, and is told, as its golden trace says."""

import pytest

from game import catalog
from tests.game.golden import FOLDER, golden, trace
from tests.game.tables import plain_tables

WHAT_TO_DO = "if this is meant, raise the version of the rules and run python3 -m tests.game.golden.make"


@pytest.mark.parametrize(("key", "seats"), plain_tables())
def test_a_game_is_told_line_by_line_as_its_golden_trace(key: str, seats: int):
    path = golden(key, seats)
    assert path.exists(), f"{path.name} is missing: {WHAT_TO_DO}"
    kept = path.read_text("utf-8").splitlines()
    told = list(trace(catalog.get(key), seats))
    for number, (old, new) in enumerate(zip(kept, told, strict=False), start=1):
        assert new == old, f"{path.name} differs in line {number}; {WHAT_TO_DO}"
    assert len(told) == len(kept), f"{path.name} has another length; {WHAT_TO_DO}"


def test_no_golden_trace_is_left_over():
    assert set(FOLDER.glob("*.txt")) == {golden(key, seats) for key, seats in plain_tables()}
