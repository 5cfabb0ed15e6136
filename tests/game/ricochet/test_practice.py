"""RC-Q17: practice runs against the clock."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.dice import Dice
from game.ricochet.cards import BALLS, CARDS
from game.ricochet.chain import answer, chain
from game.ricochet.practice import (
    ENDLESS_FLOOR_NS,
    ENDLESS_START_NS,
    FOCUS_WEIGHT,
    MINUTE_NS,
    Hit,
    Missed,
    PracticeEvent,
    Run,
    RunOver,
    Shown,
    TooEarly,
    ball_costs,
    drill_weights,
)
from game.ricochet.runs import MODES, SLIP_COST_NS, Ghost, GhostNow, RunRecord, best_run, timed_rounds
from game.ricochet.stamps import FRAME_NS, SECOND_NS
from game.rules import IllegalAction
from tests.game.ricochet.race_track import MS

PAUSE = 700 * MS
NEVER = 10_000 * SECOND_NS


class Player:
    """Feeds a run with stamped slaps, as a scene would."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.now = SECOND_NS
        self.told: list[PracticeEvent] = []

    def show(self) -> None:
        self.now += PAUSE
        self.told += self.run.reveal(self.now)

    def slap(self, after_ns: int, right: bool, spread_ns: int = 0) -> None:
        """Slap so long after the reveal or the slap before."""
        self.now += after_ns
        self.told += self.run.slap(self.place(right), self.now, spread_ns)

    def place(self, right: bool) -> str:
        good = answer(self.run.starter, self.run.outer)
        return good if right else next(place for place in self.run.places if place != good)

    def round(self, time_ns: int, slips: int = 0, spread_ns: int = 0) -> None:
        """A round answered at that time, after some slips."""
        self.show()
        for _ in range(slips):
            if self.run.phase == "open":
                self.slap(time_ns // (slips + 1), right=False)
        if self.run.phase == "open":
            self.slap(time_ns - slips * (time_ns // (slips + 1)), right=True, spread_ns=spread_ns)


def finished(mode="sprint", seed=1, times=(SECOND_NS,), slips=(0,), past=(), **options) -> RunRecord:
    """A run with these times, over and over, until it ends."""
    run = Run(mode, seed, past, **options)
    player = Player(run)
    for number in range(500):
        if run.phase == "over":
            break
        player.round(times[number % len(times)], slips[number % len(slips)])
    return run.record()


def only(events, kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def test_rc_q17_the_same_rounds_as_in_a_race():
    run = Run("sprint", 4)
    player = Player(run)
    outer, starter = run.outer, run.starter
    player.round(1_234 * MS)
    shown, hit = player.told
    assert shown == Shown(1, starter, outer, None)
    assert isinstance(hit, Hit)
    where = run.places.index(answer(starter, outer))
    assert (hit.card, hit.starter, hit.time_ns, hit.frames) == (outer[where], starter, 1_234 * MS, 74)
    assert hit.chain == chain(starter, outer)
    assert run.outer[where] == starter  # RC-5


def test_the_deck_never_runs_out_and_all_cards_stay():
    run = Run("minute", 2)
    player = Player(run)
    for _ in range(130):
        player.round(100 * MS)
        assert sorted([*run.outer, run.starter, *run._deck]) == list(range(1, 51))
    assert run.rights == 130


def test_sprint_ends_after_ten_right_answers():
    run = Run("sprint", 1)
    player = Player(run)
    for number in range(10):
        assert run.phase == "ready"
        player.round((number + 1) * 100 * MS)
    assert player.told[-1] == RunOver("done", 10, 5_500 * MS, None)
    assert run.record().clock_ns == 5_500 * MS


def test_a_slip_costs_three_seconds_and_the_round_goes_on():
    run = Run("sprint", 1)
    player = Player(run)
    player.round(900 * MS, slips=2)
    assert [event.cost_ns for event in only(player.told, Missed)] == [3 * SECOND_NS] * 2
    assert run.clock_ns(player.now) == 900 * MS + 6 * SECOND_NS
    (one,) = run.rounds
    assert (one.slips, one.time_ns, one.cost_ns) == (2, 900 * MS, 6_900 * MS)


def test_the_clock_jumps_at_the_slip_itself():
    run = Run("sprint", 1)
    player = Player(run)
    player.show()
    player.slap(400 * MS, right=False)
    assert run.clock_ns(player.now + 100 * MS) == 500 * MS + SLIP_COST_NS


def test_the_clock_stands_still_between_rounds():
    run = Run("sprint", 1)
    player = Player(run)
    player.round(900 * MS)
    assert run.clock_ns(player.now + 50 * SECOND_NS) == 900 * MS
    player.now += 50 * SECOND_NS
    player.show()
    assert run.clock_ns(player.now + 5 * MS) == 905 * MS


def test_minute_ends_when_its_time_is_up():
    run = Run("minute", 3)
    player = Player(run)
    for _ in range(29):
        player.round(2 * SECOND_NS)
    player.show()
    assert run.due_ns == player.now + 2 * SECOND_NS
    assert run.tick(player.now + 2 * SECOND_NS - 1) == []
    (over,) = run.tick(player.now + 2 * SECOND_NS)
    assert over == RunOver("time", 29, MINUTE_NS, answer(run.starter, run.outer))
    record = run.record()
    assert (record.rights, record.score) == (29, 29)
    assert record.rounds[-1].time_ns is None


def test_a_slap_on_the_last_nanosecond_of_the_minute_counts_and_the_next_does_not():
    for late, rights in ((-1, 30), (0, 29)):
        run = Run("minute", 3)
        player = Player(run)
        for _ in range(29):
            player.round(2 * SECOND_NS)
        player.round(2 * SECOND_NS + late)
        assert run.rights == rights
        assert (run.phase == "over") == (late == 0)


def test_slips_eat_the_minute():
    run = Run("minute", 3)
    player = Player(run)
    player.round(57_500 * MS)
    player.show()
    player.slap(10 * MS, right=False)
    assert isinstance(player.told[-1], RunOver)
    assert run.record().clock_ns == MINUTE_NS


def test_endless_gives_less_time_each_round_and_ends_on_a_miss():
    run = Run("endless", 5)
    player = Player(run)
    limits: list[int] = []
    for _ in range(80):
        limits.append(run.limit_ns or 0)
        player.round(100 * MS)
    assert limits[0] == ENDLESS_START_NS
    assert limits == sorted(limits, reverse=True)
    assert limits[-1] == ENDLESS_FLOOR_NS
    player.show()
    assert run.tick(player.now + ENDLESS_FLOOR_NS - 1) == []
    (over,) = only(run.tick(player.now + ENDLESS_FLOOR_NS), RunOver)
    assert (over.why, over.rights) == ("limit", 80)
    assert run.record().score == 80


def test_a_slip_can_break_the_limit_of_an_endless_round():
    run = Run("endless", 5)
    player = Player(run)
    player.show()
    player.slap(1_000 * MS, right=False)
    assert only(player.told, RunOver) == []
    player.slap(1_000 * MS, right=False)
    assert run.phase == "over"


def test_ghost_runs_on_the_cards_of_the_best_sprint():
    slow, fast = finished(seed=1, times=(2 * SECOND_NS,)), finished(seed=2)
    other = finished("minute", seed=3)
    run = Run("ghost", 99, [slow, fast, other])
    assert run.seed == 2
    assert run.ghost is not None
    assert run.ghost.run == fast
    assert (run.starter, run.outer) == (fast.rounds[0].starter, fast.rounds[0].outer)


def test_ghost_without_a_past_is_a_plain_sprint():
    run = Run("ghost", 99)
    assert run.ghost is None
    assert run.seed == 99


def test_ghost_plays_press_by_press():
    record = finished(seed=2, times=(SECOND_NS, 2 * SECOND_NS), slips=(0, 1))
    ghost = Ghost(record)
    slipped = record.rounds[1].presses[0].place
    assert ghost.at(0) == GhostNow(1, 0, 0, None, False)
    assert ghost.at(SECOND_NS - 1) == GhostNow(1, 0, 0, None, False)
    assert ghost.at(SECOND_NS) == GhostNow(2, 1, 0, None, False)
    assert ghost.at(2 * SECOND_NS) == GhostNow(2, 1, 1, slipped, False)
    assert ghost.at(3 * SECOND_NS + SLIP_COST_NS - 1) == GhostNow(2, 1, 1, slipped, False)
    assert ghost.at(3 * SECOND_NS + SLIP_COST_NS) == GhostNow(3, 2, 1, None, False)
    assert ghost.at(record.clock_ns) == GhostNow(10, 10, 5, None, True)
    assert ghost.at(record.clock_ns - 1).done is False


def test_a_ghost_ends_when_its_own_clock_ended():
    record = finished(seed=2, times=(700 * MS, 900 * MS, 1_500 * MS), slips=(0, 2, 0, 1))
    ghost = Ghost(record)
    assert ghost.presses[-1][0] == record.clock_ns
    assert len(ghost.presses) == sum(len(one.presses) for one in record.rounds)


def slow_on(ball: str, seed: int) -> RunRecord:
    """A sprint of a player who needs twice the time wherever that ball comes up."""
    run = Run("sprint", seed)
    player = Player(run)
    while run.phase != "over":
        looks = chain(run.starter, run.outer)
        player.round(2_000 * MS if any(look.ball == ball for look in looks) else 1_000 * MS)
    return run.record()


def balls_of(record: RunRecord) -> Counter[str]:
    return Counter(look.ball for one in record.rounds for look in one.looks)


def test_drill_brings_up_the_balls_that_are_slow():
    past = [slow_on("small yellow", seed) for seed in range(30)]
    costs = ball_costs(past)
    assert max(costs, key=costs.__getitem__) == "small yellow"
    weights = drill_weights(past)
    assert max(weights, key=weights.__getitem__) == "small yellow"
    drilled: Counter[str] = Counter()
    plain: Counter[str] = Counter()
    for seed in range(10):
        drilled += balls_of(finished("drill", seed, past=past))
        plain += balls_of(finished("drill", seed))
    assert drilled["small yellow"] > 1.4 * plain["small yellow"]
    assert all(drilled[ball] > 0 for ball in BALLS)


def test_drill_can_be_about_one_ball():
    record = finished("drill", 3, focus="large green")
    assert record.rights == 20
    uses = sum(any(look.ball == "large green" for look in one.looks) for one in record.rounds)
    assert uses >= 15
    assert drill_weights((), "large green")["large green"] == FOCUS_WEIGHT
    with pytest.raises(ValueError, match="purple"):
        drill_weights((), "large purple")


def test_drill_counts_slips_as_slowness():
    past = []
    for seed in range(20):
        run = Run("sprint", seed)
        player = Player(run)
        while run.phase != "over":
            has_ball = any(look.ball == "large red" for look in chain(run.starter, run.outer))
            player.round(SECOND_NS, slips=int(has_ball))
        past.append(run.record())
    weights = drill_weights(past)
    assert max(weights, key=weights.__getitem__) == "large red"


def test_rc_q9_slaps_before_the_starter_shows_do_not_count():
    run = Run("sprint", 1)
    place = run.places[0]
    assert run.slap(place, 5) == [TooEarly(place)]
    run.reveal(SECOND_NS)
    assert run.slap(place, SECOND_NS - 1) == [TooEarly(place)]
    assert run.rounds[0].presses == ()


def test_a_run_refuses_what_cannot_be():
    run = Run("sprint", 1)
    with pytest.raises(IllegalAction):
        run.record()
    with pytest.raises(IllegalAction):
        run.slap("centre", 5)  # RC-Q8
    with pytest.raises(IllegalAction):
        run.slap("left", -5)
    run.reveal(5)
    with pytest.raises(IllegalAction):
        run.reveal(6)


def test_after_the_end_nothing_happens():
    record = finished()
    run = Run("sprint", 1)
    player = Player(run)
    for _ in range(10):
        player.round(SECOND_NS)
    assert run.slap("left", NEVER) == []
    assert run.tick(NEVER) == []
    assert run.record() == record


def test_full_tilt_practice_has_five_places():
    run = Run("sprint", 1, full_tilt=True)
    assert len(run.outer) == len(run.places) == 5
    assert finished(full_tilt=True).full_tilt


@settings(max_examples=40, deadline=None)
@given(mode=st.sampled_from(MODES), seed=st.integers(0, 2**32), full_tilt=st.booleans(), data=st.data())
def test_a_run_replays_exactly_from_its_record(mode, seed: int, full_tilt: bool, data):
    past = [finished(seed=7, full_tilt=full_tilt)]
    run = Run(mode, seed, past, full_tilt=full_tilt)
    player = Player(run)
    dice = Dice.from_seed(data.draw(st.integers(0, 2**32)))
    while run.phase != "over":
        player.round(dice.below(9_000) * MS, slips=dice.below(2))
        if run.due_ns is not None:
            run.tick(run.due_ns)
    record = RunRecord.from_json(json.loads(json.dumps(run.record().to_json())))
    assert record == run.record()
    again, now = Run(mode, seed, past, full_tilt=full_tilt), 0
    for one in record.rounds:
        assert (again.starter, again.outer, again.limit_ns) == (one.starter, one.outer, one.limit_ns)
        again.reveal(now)
        for press in one.presses:
            again.slap(press.place, now + press.after_ns, press.spread_ns)
        now += 10 * SECOND_NS
    if again.due_ns is not None:
        again.tick(again.due_ns)
    assert again.record() == record


@settings(max_examples=40, deadline=None)
@given(mode=st.sampled_from(MODES), seed=st.integers(0, 2**32), data=st.data())
def test_any_slaps_keep_a_run_lawful(mode, seed: int, data):
    run, now = Run(mode, seed), 0
    for _ in range(40):
        before = run.clock_ns(now)
        now += data.draw(st.integers(0, 3 * SECOND_NS))
        deed = data.draw(st.sampled_from(("reveal", "slap", "slap", "tick")))
        if deed == "slap":
            run.slap(data.draw(st.sampled_from(run.places)), now)
        elif deed == "tick":
            run.tick(now)
        elif run.phase == "ready":
            run.reveal(now)
        assert run.clock_ns(now) >= before
        assert sorted([*run.outer, run.starter, *run._deck]) == sorted(CARDS)
        for one in run.rounds:
            assert all(press.right == (press.place == one.answer) for press in one.presses)
            assert all(not press.right for press in one.presses[:-1])


def test_the_best_run_is_a_sure_one():
    def sprint(time_ns: int, spread_ns: int) -> RunRecord:
        run = Run("sprint", 1)
        player = Player(run)
        for _ in range(10):
            player.round(time_ns, spread_ns=spread_ns)
        return run.record()

    sure, unsure = sprint(SECOND_NS, FRAME_NS), sprint(SECOND_NS // 2, FRAME_NS + 1)
    assert best_run([unsure, sure], "sprint", False) == sure
    assert best_run([unsure], "sprint", False) is None
    assert best_run([sure], "sprint", True) is None
    assert len(timed_rounds([unsure, sure])) == 10


def test_mirror_gets_the_first_slap_of_every_round():
    record = finished(times=(SECOND_NS,), slips=(0, 1))
    rounds = timed_rounds([record])
    assert [one.right for one in rounds] == [True, False] * 5
    assert [one.reaction_ns for one in rounds[:2]] == [SECOND_NS, SECOND_NS // 2]


def test_a_lucky_guess_at_once_does_not_upset_the_drill():
    run = Run("sprint", 3)
    while run.phase != "over":
        run.reveal(0)
        run.slap(run.rounds[-1].answer, 0)
    weights = drill_weights([run.record()])
    assert all(0 < weight < 10_000 for weight in weights.values())
