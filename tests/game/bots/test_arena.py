"""The arena counts right: rotated seats, split wins, and intervals that are known from elsewhere."""

import pytest

from game.bots import arena


def test_wilson_gives_the_interval_known_from_textbooks():
    low, high = arena.wilson(10, 20)
    assert (low, high) == pytest.approx((0.2993, 0.7007), abs=1e-3)
    assert arena.wilson(0, 10)[0] == 0.0 and arena.wilson(10, 10)[1] == pytest.approx(1.0)


def test_every_deal_is_played_once_from_every_seat():
    games = list(arena.bouts("second-estimate", ("random",) * 4, 8, 5, 0.1))
    assert [(one.deal, one.turned) for one in games] == [(5 + n // 4, n % 4) for n in range(8)]
    assert len({one.seed for one in games}) == 8


def test_shared_wins_are_split_and_all_shares_add_up():
    games = arena.bouts("second-estimate", ("random",) * 4, 12, 1, 0.1)
    outcomes = list(arena.fight_all(games, jobs=1))
    assert all(sum(one.shares) == pytest.approx(1) for one in outcomes)
    (line,) = arena.standings(("random",) * 4, outcomes)
    assert line.played == 48 and line.won == pytest.approx(12) and line.seats == 4
    assert line.to_json(0.25)["times_fair"] == pytest.approx(1)
