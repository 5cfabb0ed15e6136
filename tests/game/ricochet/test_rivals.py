"""Rivals race like people: measured over a thousand rounds each."""

import statistics
from dataclasses import replace
from itertools import pairwise

import pytest

from game.dice import Dice
from game.ricochet.actions import Reveal, Slap, Tick, Turn
from game.ricochet.cards import CARDS
from game.ricochet.chain import answer, chain, closest
from game.ricochet.mirror import Timed, from_race, mirror
from game.ricochet.race import Race
from game.ricochet.rivals import FASTEST_NS, LEVELS, NAMES, Temper, level, mean_ms, plan, pressure
from game.ricochet.rules import Ricochet
from game.ricochet.view import PastRound
from game.rules import TABLE
from tests.game.ricochet.race_track import (
    MS,
    RULEBOOK,
    open_round,
    result_of,
    rulebook_race,
    slap,
    tick,
    win_round,
)

ROUNDS = 1_000
LEAST_STEP_BETWEEN_LEVELS = 1.2
SLIPS_BETWEEN = (0.01, 0.12)
KEEN = level("keen")
STEADY_HAND = replace(KEEN, wobble=0.0, tail=0.0, misread=0.0, lapse=0.0)


def played(temper: Temper, seed: int, rounds: int = ROUNDS, size: int = 4) -> list[Timed]:
    """Rounds on random cards, warm-up included, the score level."""
    dice, done = Dice.from_seed(seed), []
    for number in range(rounds):
        race = Race.setup(dice.sample(list(CARDS), size), won=((), ()))
        race.round = number % 20
        open_round(race)
        made = plan(temper, race.view(0), 0, dice)
        assert made is not None
        assert race.starter is not None
        done.append(Timed(race.starter, race.outer, made.delay_ns, not made.slip))
    return done


def median_ns(done: list[Timed]) -> float:
    return statistics.median(one.reaction_ns for one in done)


def slip_rate(done: list[Timed]) -> float:
    return sum(not one.right for one in done) / len(done)


def race_of(tempers: tuple[Temper, ...], seed: int) -> tuple[Race, list[PastRound]]:
    """A whole race among rivals, the soonest plan first."""
    race, dice = Ricochet().deal(len(tempers), seed), Dice.from_seed(seed)
    past: list[PastRound] = []
    while race.result() is None:
        open_round(race)
        plans = [(seat, plan(temper, race.view(seat), seat, dice)) for seat, temper in enumerate(tempers)]
        for seat, made in sorted(plans, key=lambda one: one[1].delay_ns if one[1] else 0):
            if made is not None and race.phase == "race" and seat in race.actors():
                race.apply(seat, Slap(made.place, race.revealed_ns + made.delay_ns))
                if made.slip:
                    race.apply(TABLE, Tick(race.now_ns))
        if race.phase == "race":
            race.apply(TABLE, Tick(race.now_ns + race.window_ns))
        assert race.last is not None
        past.append(race.last)
    return race, past


def test_five_levels_with_names():
    assert [temper.key for temper in LEVELS] == ["calm", "steady", "keen", "sharp", "ruthless"]
    assert set(NAMES) == {temper.key for temper in LEVELS} | {"mirror"}


@pytest.mark.parametrize("size", [4, 5])
def test_each_level_is_at_least_a_fifth_faster_than_the_one_before(size: int):
    medians = [median_ns(played(temper, seed=1, size=size)) for temper in LEVELS]
    for slower, faster in pairwise(medians):
        assert slower / faster >= LEAST_STEP_BETWEEN_LEVELS


@pytest.mark.parametrize("temper", LEVELS, ids=lambda temper: temper.key)
@pytest.mark.parametrize("size", [4, 5])
def test_every_level_slips_now_and_then(temper: Temper, size: int):
    least, most = SLIPS_BETWEEN
    assert least <= slip_rate(played(temper, seed=2, size=size)) <= most


@pytest.mark.parametrize("temper", LEVELS, ids=lambda temper: temper.key)
def test_slips_stay_in_bounds_in_whole_races_under_pressure(temper: Temper):
    tallies = [tally for seed in range(40) for tally in race_of((temper,) * 3, seed)[0].tallies]
    slips, hits = sum(tally.slips for tally in tallies), sum(tally.taken for tally in tallies)
    assert SLIPS_BETWEEN[0] <= slips / (slips + hits) <= SLIPS_BETWEEN[1]


def test_a_higher_level_usually_wins():
    wins = [result_of(race_of((LEVELS[1], LEVELS[3]), seed)[0]).winners for seed in range(20)]
    assert wins.count((1,)) >= 18


def test_a_rival_needs_only_what_lies_face_up():
    race = rulebook_race()
    other = race.copy()
    other.deck = other.deck[::-1]
    plans = [plan(KEEN, one.view(0), 0, Dice.from_seed(4)) for one in (race, other)]
    assert plans[0] == plans[1]
    view = type(race.view(0)).from_json(race.view(0).to_json())
    assert plan(KEEN, view, 0, Dice.from_seed(4)) == plans[0]


def test_close_numbers_take_longer_and_cause_more_slips():
    done = played(KEEN, seed=3)
    near = [one for one in done if closest(chain(one.starter, one.outer)) == 1]
    far = [one for one in done if closest(chain(one.starter, one.outer)) >= 6]
    assert median_ns(near) > 1.05 * median_ns(far)
    assert slip_rate(near) > 2 * slip_rate(far)


def test_more_candidates_take_longer():
    five, four = chain(20, (1, 2, 3, 4, 5)), chain(1, RULEBOOK)
    assert mean_ms(replace(KEEN, close=0.0), five) > mean_ms(replace(KEEN, close=0.0), four)


def test_times_have_a_tail_of_slow_ones():
    times = [one.reaction_ns for one in played(replace(KEEN, close=0.0, warm_up=0.0), seed=4)]
    twentieths = statistics.quantiles(times, n=20)
    low, middle, high = twentieths[0], twentieths[9], twentieths[-1]
    assert high - middle > 1.2 * (middle - low)


def test_a_slip_is_a_wrong_card_reached_by_a_wrong_look_up():
    careless = replace(KEEN, misread=1.0, lapse=1.0)
    race = rulebook_race()
    made = plan(careless, race.view(0), 0, Dice.from_seed(1))
    assert made is not None
    # 25 as largest blue leads to bottom, 13 as smallest blue to right, 44 as smallest red to left.
    assert (made.place, made.slip) == ("top", True)
    sure = plan(STEADY_HAND, race.view(0), 0, Dice.from_seed(1))
    assert sure is not None
    assert (sure.place, sure.slip) == ("right", False)


def test_rivals_warm_up():
    first = rulebook_race()
    later = first.copy()
    later.round = 12
    slow, fast = (plan(STEADY_HAND, one.view(0), 0, Dice.from_seed(2)) for one in (first, later))
    assert slow is not None
    assert fast is not None
    assert slow.delay_ns > 1.1 * fast.delay_ns


def test_pressure_grows_when_behind_and_at_match_point():
    views = [rulebook_race(won=won).view(0) for won in (((), ()), ((), (10, 11)), ((), tuple(range(10, 15))))]
    calm, behind, last_chance = (pressure(view, 0) for view in views)
    assert calm == 0 < behind < last_chance <= 1
    assert pressure(views[2], 1) == 0


def test_pressure_makes_faster_and_more_careless():
    easy = rulebook_race(won=((), ()))
    tense = rulebook_race(won=((), tuple(range(10, 15))))
    dice = Dice.from_seed(3)
    nervous = replace(KEEN, nerve=0.1, misread=0.3)
    plans = {
        name: [made for _ in range(600) if (made := plan(nervous, race.view(0), 0, dice)) is not None]
        for name, race in (("easy", easy), ("tense", tense))
    }
    pace = {name: statistics.median(one.delay_ns for one in made) for name, made in plans.items()}
    slips = {name: sum(one.slip for one in made) for name, made in plans.items()}
    assert pace["tense"] < pace["easy"]
    assert slips["tense"] > slips["easy"]


def test_rc_5b_a_sly_hand_waits_over_the_place_filled_last():
    race = rulebook_race()
    win_round(race, 0)  # right is filled anew
    for starter in range(6, 51):
        trial = race.copy()
        trial.deck = (starter,)
        open_round(trial)
        if answer(starter, trial.outer) == "right":
            break
    waiting = plan(replace(STEADY_HAND, hunch=0.5), trial.view(0), 0, Dice.from_seed(1))
    plain = plan(replace(STEADY_HAND, hunch=0.0), trial.view(0), 0, Dice.from_seed(1))
    assert waiting is not None
    assert plain is not None
    assert waiting.delay_ns < plain.delay_ns


def test_nobody_is_faster_than_a_human_can_be():
    flash = replace(KEEN, see=0.0, look=0.0, crowd=0.0, close=0.0, reach=0.0)
    made = plan(flash, rulebook_race().view(0), 0, Dice.from_seed(1))
    assert made is not None
    assert made.delay_ns == FASTEST_NS


def test_whoever_does_not_race_plans_nothing():
    race = Race.setup(RULEBOOK)
    assert plan(KEEN, race.view(0), 0, Dice.from_seed(1)) is None
    race.apply(TABLE, Turn())
    assert plan(KEEN, race.view(0), 0, Dice.from_seed(1)) is None
    race.apply(TABLE, Reveal(0))
    slap(race, 0, "left", 300 * MS)
    tick(race, 300 * MS)
    assert plan(KEEN, race.view(0), 0, Dice.from_seed(1)) is None
    assert plan(KEEN, race.view(1), 1, Dice.from_seed(1)) is not None


@pytest.mark.parametrize("key", ["calm", "keen", "ruthless"])
def test_mirror_races_as_its_player_does(key: str):
    past = played(level(key), seed=7, rounds=200)
    reflected = played(mirror(past), seed=8)
    assert median_ns(reflected) == pytest.approx(median_ns(past), rel=0.08)
    assert SLIPS_BETWEEN[0] <= slip_rate(reflected) <= SLIPS_BETWEEN[1]


def test_mirror_slips_as_often_as_its_player():
    careful, careless = (replace(KEEN, misread=rate, lapse=rate / 12) for rate in (0.02, 0.12))
    rates = [
        slip_rate(played(mirror(played(one, seed=9, rounds=200)), seed=8)) for one in (careful, careless)
    ]
    assert rates[1] > 2 * rates[0]


def test_mirror_wavers_as_its_player_does():
    even, uneven = (replace(KEEN, wobble=width, tail=width, warm_up=0.0) for width in (0.03, 0.25))
    fitted = [mirror(played(one, seed=10, rounds=200)) for one in (even, uneven)]
    assert fitted[1].wobble + fitted[1].tail > 2 * (fitted[0].wobble + fitted[0].tail)


def test_mirror_without_rounds_shows_the_middle_level():
    assert mirror([]).look == KEEN.look
    assert mirror([]).key == "mirror"


def test_mirror_is_not_bent_by_one_phone_call():
    past = played(KEEN, seed=11, rounds=60)
    bent = [*past, replace(past[0], reaction_ns=600_000 * MS, right=True)]
    assert mean_ms(mirror(bent), chain(1, RULEBOOK)) == pytest.approx(
        mean_ms(mirror(past), chain(1, RULEBOOK)), rel=0.05
    )


def test_mirror_reads_races_too():
    _race, past = race_of((level("sharp"), level("calm")), seed=3)
    rounds = from_race(past, 0)
    assert len(rounds) >= 6
    assert all(one.reaction_ns > 0 and len(one.outer) == 4 for one in rounds)
    assert mean_ms(mirror(rounds), chain(1, RULEBOOK)) < mean_ms(KEEN, chain(1, RULEBOOK))


def test_a_temper_travels_as_json():
    fitted = mirror(played(KEEN, seed=12, rounds=20))
    assert Temper.from_json(fitted.to_json()) == fitted
