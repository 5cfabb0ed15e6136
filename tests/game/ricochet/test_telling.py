"""Ricochet's log: plain sentences, people by name."""

from game import catalog
from game.ricochet.events import CardMoved, Ignored, MatchWon, Slapped
from game.ricochet.race import Race
from tests.game.ricochet.race_track import MS, RULEBOOK, open_round, rulebook_race, slap, tick, win_round
from tests.game.ricochet.test_race_properties import random_race

RICOCHET = catalog.get("ricochet")
NAMES = ("Mira", "Otto", "Juno", "Kofi", "Ann")


def told(events) -> list[str]:
    return [line for line in (RICOCHET.tell(event, NAMES) for event in events) if line]


def test_a_won_round():
    race = rulebook_race()
    assert told(win_round(race, 1, 1376 * MS)) == [
        "Otto slapped right after 1.376 s (82 frames) and wins the card.",
    ]


def test_rc_7_a_slip_with_and_without_a_card():
    race = rulebook_race(won=((20,), (), ()))
    slap(race, 0, "left", 500 * MS)
    slap(race, 1, "top", 600 * MS)
    assert told(tick(race, 600 * MS)) == [
        "Mira slipped: left is not the last card. One card goes back under the deck.",
        "Otto slipped: top is not the last card.",
    ]


def test_rc_8_a_tie():
    race = rulebook_race(won=((), (), ()))
    for seat in range(2):
        slap(race, seat, "right", 500 * MS)
    assert told(tick(race, 600 * MS)) == ["Mira and Otto slapped right at the same time. They race again."]
    assert told(open_round(race)) == ["Tie-break: only Mira and Otto race."]


def test_rc_q6_q7_void_rounds():
    race = rulebook_race()
    for seat in range(2):
        slap(race, seat, "left", 500 * MS)
    assert told(tick(race, 600 * MS))[-1] == "Everyone slipped. The card to slap was right."
    race = rulebook_race(timer=10)
    assert told(tick(race, 10_000 * MS)) == ["Time is up. The card to slap was right."]


def test_rc_q9_an_early_slap():
    assert told([Ignored(0, "left", 5, "early")]) == [
        "Mira slapped before the starter showed. That does not count."
    ]


def test_the_end():
    assert told([MatchWon((2,), (1, 0, 6), "target")]) == ["Juno wins the race with 6 cards."]
    assert told([MatchWon((0,), (2, 1), "deck")]) == ["The deck has run out. Mira wins with 2 cards."]
    assert told([MatchWon((0, 1, 2), (9, 9, 9), "deck")]) == [
        "The deck has run out. Mira, Otto and Juno share the win with 9 cards each."
    ]


def test_a_new_round():
    assert told(open_round(Race.setup(RULEBOOK))) == ["Round 1 begins."]


def test_what_another_event_says_better_is_not_told_twice():
    assert told([CardMoved(1, "deck", "centre"), Slapped(0, "left", 5, 0, 5, 0)]) == []


def test_every_sentence_is_whole():
    for _race, _journal, events in random_race(5, 3, {"full_tilt": True}):
        for line in told(events[-1]):
            assert line[0].isupper()
            assert line.endswith(".")
            assert "{" not in line
