"""The reaction bench: its figures, its goals, and a few presses on a real screen."""

import json
import random
import shutil
from typing import Any

import pytest

from tests.bench import reaction
from tests.bench.injector import KEYS, NoXTest, libraries
from tests.bench.reaction import Block, Figures, Goal, as_record, goals, paired, run_block, summary, tell
from tests.e2e.desk import Desk

FIELDS = {
    "figures_ms",
    "goals",
    "stolen",
    "load",
    "missing",
    "source",
    "plus_minus_ms",
    "window_ms",
    "cpu",
    "frames_per_s",
}


def block(loop, busy, spread, stolen=0.0):
    chance = random.Random(loop)
    errors = [chance.uniform(0, spread) for _ in range(200)]
    return Block(loop, busy, errors, [0.0, 0.1], 1, 1.0, stolen, 0.1, 60.0, "X server", 0.5)


def blocks(app=1.0, busy_app=1.0):
    spreads = {(False, "app"): app, (True, "app"): busy_app}
    return [
        block(loop, busy, spreads.get((busy, loop), 16.7))
        for busy in (False, True)
        for loop in reaction.LOOPS
    ]


def test_figures_leave_out_the_worst_on_either_side():
    errors = [0.0, 1.0] * 49 + [-100.0, 300.0]
    figures = Figures.of(errors)
    assert figures.n == 100
    assert figures.sd > 20
    assert figures.sd98 == pytest.approx(0.5, abs=0.01)
    assert (figures.p95, figures.p99) == (1.0, 100.0)
    assert figures.mean == pytest.approx(2.49)


def test_a_press_that_never_came_shifts_no_other():
    pressed = [{"scancode": code, "sent_ns": code} for code in (26, 4, 22, 7, 26)]
    stamped = [{"code": f"key:{code}", "at_ns": code + 1} for code in (26, 22, 7, 26)]
    assert [stamp - press["sent_ns"] for press, stamp in paired(pressed, stamped)] == [1, 1, 1, 1]


def test_a_precise_loop_meets_every_goal():
    assert [goal.name for goal in goals(summary(blocks())) if not goal.met] == []


def test_a_loop_as_coarse_as_a_frame_misses_all_but_the_last():
    assert [goal.met for goal in goals(summary(blocks(16.7, 16.7)))] == [False] * 6 + [True]


def test_a_bot_that_disturbs_is_seen():
    assert [goal.met for goal in goals(summary(blocks(0.4, 1.4)))] == [True] * 6 + [False]


def test_a_goal_is_met_up_to_its_limit():
    assert Goal("", 0.25, 0.25).met
    assert not Goal("", 0.26, 0.25).met


def test_the_record_has_every_field_and_the_table_every_verdict(capsys):
    record = as_record(blocks())
    assert record.keys() == FIELDS
    assert json.loads(json.dumps(record)) == record
    assert record["missing"] == 6
    tell(record)
    told = capsys.readouterr().out
    assert told.count("PASS") == len(record["goals"]) == 7
    assert all(name in told for name in reaction.LOOPS.values())


def stealing(monkeypatch, *shares):
    """Runs of which these shares are stolen, one after the other; tells which one was kept."""
    stolen = iter(shares)
    monkeypatch.setattr(reaction, "run_block", lambda *wish: block("app", False, 1.0, next(stolen)))
    nowhere: Any = None
    return lambda: reaction.quiet_block(nowhere, "app", False, 1, 1).stolen


def test_a_run_with_much_stolen_time_is_made_again(monkeypatch):
    stolen = stealing(monkeypatch, 0.5, 0.3, 0.01, 0.0)
    assert stolen() == 0.01


def test_without_a_quiet_run_the_quietest_counts(monkeypatch):
    stolen = stealing(monkeypatch, 0.5, 0.3, 0.4, 0.0)
    assert stolen() == 0.3


def test_the_bench_says_what_is_missing(monkeypatch, capsys):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(reaction, "set_up", lambda arguments: None)
    assert reaction.main([]) == 2
    assert "apt install xvfb" in capsys.readouterr().err


def test_the_injector_says_what_is_missing(monkeypatch):
    monkeypatch.setattr("ctypes.util.find_library", lambda name: "libnowhere.so")
    with pytest.raises(NoXTest, match="apt install libx11-6"):
        libraries()


@pytest.mark.parametrize(("loop", "source"), [("app", "X server"), ("poll", "poll"), ("frame", "poll")])
def test_real_presses_reach_the_table_and_are_stamped(loop, source):
    if shutil.which("Xvfb") is None:
        pytest.skip("a real screen needs Xvfb, and this machine lacks it")
    try:
        libraries()
    except NoXTest as problem:
        pytest.skip(str(problem))
    desk = Desk()
    try:
        made = run_block(desk, loop, busy=loop == "app", presses=len(KEYS), seed=1)
    finally:
        desk.close()
    assert len(made.errors) == len(made.jitter) == len(KEYS)
    assert made.missing == 0
    assert made.source == source
