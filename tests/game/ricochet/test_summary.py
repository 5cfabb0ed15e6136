"""What a practice run shows afterwards."""

import statistics

import pytest

from game.keeping.records import export_csv
from game.ricochet.cards import BALLS
from game.ricochet.chain import closest
from game.ricochet.practice import Run
from game.ricochet.runs import RunRecord
from game.ricochet.stamps import FRAME_NS, SECOND_NS
from game.ricochet.summary import CSV_COLUMNS, GAPS, Summary, advice, csv_rows, medians_by_day, summary
from tests.game.ricochet.race_track import MS
from tests.game.ricochet.test_practice import Player, finished, slow_on

TIMES = tuple(ms * MS for ms in (1420, 1180, 1610, 990, 1240, 1870, 1130, 870, 1310, 1050))


def test_the_figures_of_a_sprint():
    result = summary(finished(times=TIMES, slips=(0, 0, 1, 0, 0, 2, 0, 0, 0, 0)))
    assert result.times_ns == TIMES
    assert result.slips_by_round == (0, 0, 1, 0, 0, 2, 0, 0, 0, 0)
    assert (result.rights, result.slips, result.unsure) == (10, 3, 0)
    assert result.score == result.clock_ns == sum(TIMES) + 9 * SECOND_NS
    assert result.median_ns == 1_210 * MS
    assert result.best_ns == 870 * MS
    # Sorted: 870 990 1050 1130 1180 | 1240 1310 1420 1610 1870, quartiles 1070 and 1392.5.
    assert result.iqr_ns == 322_500_000
    assert result.mad_ns == statistics.median(abs(time - 1_210 * MS) for time in TIMES)


def test_splits_by_ball_and_by_closeness():
    record = finished("minute", times=TIMES)
    result = summary(record)
    assert [split.label for split in result.by_ball] == list(BALLS)
    for split in result.by_ball:
        rounds = [one for one in record.rounds if any(look.ball == split.label for look in one.looks)]
        times = [one.time_ns for one in rounds if one.time_ns is not None]
        assert split.rounds == len(rounds)
        assert split.median_ns == int(statistics.median(times))
    assert [split.label for split in result.by_gap] == [label for label, _least, _most in GAPS]
    assert sum(split.rounds for split in result.by_gap) == len(record.rounds)
    neighbours = [one for one in record.rounds if closest(one.looks) == 1]
    assert result.by_gap[0].rounds == len(neighbours) > 0


def test_the_slowest_ball_is_named_and_advised():
    past = [slow_on("small yellow", seed) for seed in range(12)]
    rounds = tuple(one for run in past for one in run.rounds)
    result = summary(RunRecord("sprint", 1, False, rounds, 1))
    assert result.slowest_ball == "small yellow"
    assert advice(result) == "Small yellow balls take you longest: drill them, then run again."


def test_many_slips_are_what_to_work_on():
    result = summary(finished(times=(SECOND_NS,), slips=(1,)))
    assert advice(result) == "Slips cost you most: take the time for one more look."


def test_a_first_run_is_the_best_so_far():
    versus = summary(finished()).versus
    assert (versus.runs, versus.best_score, versus.ahead, versus.is_best) == (0, None, None, True)
    assert versus.best_times_ns == ()


@pytest.mark.parametrize(
    ("time", "ahead", "is_best"), [(900, 1_000, True), (1_000, 0, False), (1_100, -1_000, False)]
)
def test_a_sprint_beside_earlier_ones(time: int, ahead: int, is_best: bool):
    past = [finished(times=(2 * SECOND_NS,)), finished(times=(SECOND_NS,)), finished("minute")]
    versus = summary(finished(times=(time * MS,)), past).versus
    assert versus.runs == 2
    assert versus.best_score == 10 * SECOND_NS
    assert versus.ahead == ahead * MS
    assert versus.is_best is is_best
    assert versus.median_ns == 1_500 * MS
    assert versus.best_times_ns == (SECOND_NS,) * 10


def test_in_a_minute_more_is_better():
    past = [finished("minute", times=(2 * SECOND_NS,))]
    versus = summary(finished("minute", times=(1_500 * MS,)), past).versus
    assert versus.ahead == 39 - 29
    assert versus.is_best


def test_a_ghost_race_is_measured_by_the_best_sprint():
    best = finished(times=(SECOND_NS,))
    result = summary(finished("ghost", times=(900 * MS,), past=[best]), [best])
    assert result.versus.best_score == 10 * SECOND_NS
    assert result.versus.ahead == SECOND_NS


def test_unsure_times_are_listed_but_enter_no_figure():
    run = Run("sprint", 1)
    player = Player(run)
    player.round(100 * MS, spread_ns=FRAME_NS + 1)
    for _ in range(9):
        player.round(SECOND_NS)
    result = summary(run.record())
    assert result.times_ns[0] == 100 * MS
    assert result.unsure == 1
    assert result.best_ns == SECOND_NS
    assert result.versus.is_best is False


def test_a_run_without_an_answer_has_no_figures():
    run = Run("endless", 1)
    run.reveal(0)
    run.tick(9 * SECOND_NS)
    result = summary(run.record())
    assert (result.rights, result.median_ns, result.best_ns, result.iqr_ns, result.mad_ns) == (
        0,
        None,
        None,
        None,
        None,
    )
    assert advice(result).endswith(".")


def test_medians_by_day():
    one, two = finished(times=(SECOND_NS,)), finished(times=(2 * SECOND_NS,))
    three = finished(times=(3 * SECOND_NS,))
    dated = [("2031-03-02T10:00:00", two), ("2031-03-01T23:59:00", one), ("2031-03-02T11:00:00", three)]
    assert medians_by_day(dated) == [("2031-03-01", SECOND_NS, 10), ("2031-03-02", 2_500 * MS, 20)]


def test_csv_rows_have_every_column_and_export():
    record = finished(times=(1_234 * MS,), slips=(1,))
    rows = csv_rows([("2031-03-01", record)])
    assert len(rows) == 10
    assert all(tuple(row) == CSV_COLUMNS for row in rows)
    first = rows[0]
    assert (first["time_ms"], first["frames"], first["slips"], first["slip_cost_ms"]) == (1234.0, 74, 1, 3000)
    assert first["answer"] == record.rounds[0].answer
    text = export_csv(rows, CSV_COLUMNS)
    assert text.splitlines()[0] == ",".join(CSV_COLUMNS)
    assert len(text.splitlines()) == 11


def test_a_summary_travels_as_json():
    result = summary(finished(times=TIMES), [finished()])
    assert Summary.from_json(result.to_json()) == result


def test_a_round_can_be_watched_again_from_its_record():
    record = RunRecord.from_json(finished().to_json())
    for one in record.rounds:
        assert one.looks[0].card == one.starter
        assert one.presses[-1].place == one.answer
