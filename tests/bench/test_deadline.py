"""The bench of deadlines judges right; how fast a machine is is not judged here."""

from itertools import islice

from tests.bench import deadline
from tests.game.bots.ready import KEYS


def test_it_asks_about_all_games_in_turn():
    assert [key for key, _view in islice(deadline.questions(), 2 * len(KEYS))] == KEYS * 2


def test_it_measures_every_decision():
    waits, _fallen = deadline.measure(2, 0.02)
    assert len(waits) == 2 and waits[0] > 0


def test_one_in_a_hundred_may_be_late_but_none_very_late():
    on_time = [1.0] * 991
    assert deadline.verdict([*on_time, *[1.4] * 9], 1.0)
    assert not deadline.verdict([*on_time[:-5], *[1.2] * 14], 1.0)
    assert not deadline.verdict([*on_time, 1.6], 1.0)
