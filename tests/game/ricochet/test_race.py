"""RC-2 to RC-10 at the table, with the vectors RC-V2 and RC-V10 to RC-V13."""

import pytest

from game import catalog
from game.ricochet.actions import Reveal, Slap, Tick, Turn
from game.ricochet.events import (
    CardMoved,
    Excluded,
    Ignored,
    MatchWon,
    Revealed,
    RoundWon,
    Slipped,
    Tied,
    Turned,
)
from game.ricochet.race import Race
from game.ricochet.stamps import FRAME_NS, SECOND_NS, frames
from game.rules import TABLE, BadOptions
from tests.game.ricochet.race_track import (
    MS,
    RULEBOOK,
    START,
    cards_on,
    only,
    open_round,
    refuses,
    result_of,
    right_place,
    rulebook_race,
    slap,
    tick,
    win_round,
    wrong_place,
)

RICOCHET = catalog.get("ricochet")


def test_rc_2_four_cards_lie_open_in_a_cross_and_the_rest_is_the_deck():
    race = RICOCHET.deal(3, seed=1)
    view = race.view(None)
    assert view.places == ("left", "top", "right", "bottom")
    assert len(view.outer) == 4
    assert view.deck == 46
    assert view.starter is None


def test_rc_3_the_top_card_becomes_the_starter_and_all_race_at_once():
    race = Race.setup(RULEBOOK, won=((), (), ()))
    events = race.apply(TABLE, Turn())
    assert events == [Turned(1, 1, (0, 1, 2), False), CardMoved(1, "deck", "centre")]
    assert race.apply(TABLE, Reveal(START)) == [Revealed(1, 1, START)]
    assert race.actors() == (0, 1, 2)


def test_rc_5_v2_the_winner_takes_the_card_and_the_starter_fills_its_place():
    race = rulebook_race()
    slap(race, 1, "right", 1376 * MS, spread_ns=MS)
    events = tick(race, 1376 * MS + FRAME_NS)
    (won,) = only(events, RoundWon)
    assert (won.seat, won.place, won.card, won.frames, won.spread_ns) == (1, "right", 5, 82, MS)
    assert won.reaction_ns == 1376 * MS
    assert only(events, CardMoved) == [
        CardMoved(5, "right", "won", 1, 0),
        CardMoved(1, "centre", "right"),
    ]
    assert race.won == ((), (5,))
    assert race.outer == (2, 4, 1, 3)
    turned, *_rest = open_round(race)
    assert turned.card == 6
    assert right_place(race) == "left"  # RC-V3: card 2


def test_rc_5_only_the_first_right_slap_counts():
    race = rulebook_race()
    slap(race, 0, "right", 900 * MS)
    slap(race, 1, "right", 900 * MS + FRAME_NS)
    events = tick(race, 2_000 * MS)
    assert only(events, RoundWon)[0].seat == 0
    assert only(events, Ignored) == [Ignored(1, "right", START + 900 * MS + FRAME_NS, "late")]
    assert race.tallies[1].slips == 0


def test_rc_6_players_can_do_nothing_but_slap():
    race = rulebook_race()
    for action in (Turn(), Reveal(START), Tick(START)):
        refuses(race, 0, action, "table")
    assert all(isinstance(action, Slap) for action in race.legal(0))


def test_rc_7_v10_a_wrong_slap_costs_a_card_and_the_rest_of_the_round():
    race = rulebook_race(won=((20, 21), ()))
    slap(race, 0, "left", 500 * MS)
    events = tick(race, 500 * MS)
    (slipped,) = only(events, Slipped)
    assert (slipped.seat, slipped.place, slipped.lost, slipped.reaction_ns) == (0, "left", 21, 500 * MS)
    assert slipped.look.place == "left"
    assert slipped.look.number == 30
    assert Excluded(0) in events
    assert race.won[0] == (20,)
    assert race.deck[-1] == 21
    assert race.actors() == (1,)
    refuses(race, 0, Slap("right", START + 900 * MS), "sit out")
    win_round(race, 1)
    open_round(race)
    assert race.actors() == (0, 1)


def test_rc_8_v11_a_tie_puts_the_starter_under_and_only_the_tied_compete():
    race = rulebook_race(won=((), (), ()))
    slap(race, 0, "right", 900 * MS)
    slap(race, 2, "right", 900 * MS)
    events = tick(race, 900 * MS + FRAME_NS)
    (tied,) = only(events, Tied)
    assert tied.seats == (0, 2)
    assert tied.reactions_ns == (900 * MS, 900 * MS)
    assert race.deck[-1] == 1
    assert race.outer == RULEBOOK
    assert race.won == ((), (), ())
    turned, *_rest = open_round(race)
    assert turned.tie_break
    assert race.actors() == (0, 2)
    refuses(race, 1, Slap("left", race.revealed_ns), "not in the race")


def test_rc_9_v12_the_sixth_card_wins():
    race = rulebook_race(won=((20, 21, 22, 23, 24), (30,)))
    events = win_round(race, 0)
    assert MatchWon((0,), (6, 1), "target") in events
    assert race.actors() == ()
    result = result_of(race)
    assert result.winners == (0,)
    assert result.totals == (6, 1)
    refuses(race, 1, Slap("left", START), "over")


@pytest.mark.parametrize("target", range(3, 11))
def test_rc_9_another_target_may_be_agreed(target: int):
    race = RICOCHET.deal(2, 5, {"target": target})
    for _ in range(target):
        assert race.result() is None
        win_round(race, 1)
    assert result_of(race).winners == (1,)
    assert result_of(race).totals == (0, target)


def test_rc_9_other_targets_are_refused():
    with pytest.raises(BadOptions):
        RICOCHET.deal(2, 5, {"target": 11})


def test_rc_10_q13_full_tilt_has_five_places_and_the_starter_fills_the_gap():
    race = RICOCHET.deal(2, 3, {"full_tilt": True})
    assert race.view(0).places == ("one", "two", "three", "four", "five")
    assert race.view(0).deck == 45
    race = Race.setup((1, 2, 3, 4, 5), deck=[20, *range(6, 20), *range(21, 51)])
    win_round(race, 0)
    assert race.won[0] == (5,)
    assert race.outer == (1, 2, 3, 4, 20)


def test_rc_v13_every_card_is_somewhere():
    race = rulebook_race(won=((20, 21), (22,)))
    assert cards_on(race) == list(range(1, 51))
    slap(race, 0, "left", 10 * MS)
    tick(race, 10 * MS)
    assert cards_on(race) == list(range(1, 51))
    win_round(race, 1)
    assert cards_on(race) == list(range(1, 51))


@pytest.mark.parametrize("bad", [-1, 1.5, True, None, "1"])
def test_times_are_whole_and_not_negative(bad):
    race = rulebook_race()
    refuses(race, 0, Slap("left", bad), "time")
    refuses(race, 0, Slap("left", START, bad), "time")
    refuses(race, TABLE, Tick(bad), "backwards")


def test_time_does_not_run_backwards():
    race = rulebook_race()
    win_round(race, 0)
    ended = race.ended_ns
    race.apply(TABLE, Turn())
    refuses(race, TABLE, Reveal(ended - 1), "before the last one")
    race.apply(TABLE, Reveal(ended + START))
    refuses(race, 0, Slap("left", ended - 1), "round that is over")
    refuses(race, TABLE, Tick(race.revealed_ns - 1), "backwards")
    refuses(race, TABLE, Turn(), "already")
    refuses(race, TABLE, Reveal(race.revealed_ns), "no starter")


def test_reactions_are_told_in_frames_too():
    assert [frames(ns) for ns in (0, FRAME_NS - 1, FRAME_NS, SECOND_NS, 1342 * MS)] == [0, 0, 1, 60, 80]


def test_every_option_has_a_default_a_label_and_a_description():
    assert {option.key: option.default for option in RICOCHET.options} == {
        "target": 6,
        "full_tilt": False,
        "tie_frames": 1,
        "timer": 0,
    }
    for option in RICOCHET.options:
        assert option.default in option.choices
        assert option.label
        assert option.about.endswith(".")


def test_every_preset_can_be_dealt():
    for preset in RICOCHET.presets:
        race = RICOCHET.deal(2, 1, preset.options)
        assert {key: getattr(race, key) for key in preset.options} == dict(preset.options)


@pytest.mark.parametrize("seats", [1, 6])
def test_a_race_is_for_two_to_five(seats: int):
    with pytest.raises(BadOptions):
        RICOCHET.deal(seats, 1)


def test_the_last_round_can_be_shown_again():
    race = rulebook_race()
    slap(race, 0, "left", 500 * MS)
    tick(race, 500 * MS)
    win_round(race, 1, 900 * MS)
    last = race.view(None).last
    assert last is not None
    assert (last.starter, last.outer, last.answer, last.outcome) == (1, RULEBOOK, "right", "won")
    assert [(one.seat, one.place, one.at_ns - START) for one in last.slaps] == [
        (0, "left", 500 * MS),
        (1, "right", 900 * MS),
    ]


def test_the_score_sheet_adds_up_and_names_the_fastest_slap():
    race = Race.setup(RULEBOOK, target=3)
    win_round(race, 0, 800 * MS)
    open_round(race)
    slap(race, 0, wrong_place(race), 100 * MS)
    tick(race, 100 * MS)
    win_round(race, 1, 1_200 * MS)
    for _ in range(3):
        win_round(race, 0, 1_000 * MS)
    result = result_of(race)
    assert [line.scores for line in result.lines] == [(4, 1), (-1, 0)]
    assert result.totals == tuple(map(sum, zip(*(line.scores for line in result.lines), strict=True)))
    assert result.lines[0].notes == ("fastest: 0.800 s, 48 frames", "fastest: 1.200 s, 72 frames")
    assert result.lines[1].notes == ("1 slip", "")
