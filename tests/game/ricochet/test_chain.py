"""RC-4, RC-10 and the test vectors: the way of the ball, and why."""

import pytest

from game.dice import Dice
from game.ricochet.cards import CARDS
from game.ricochet.chain import answer, chain, closest, last_place, order
from game.ricochet.telling import chain_sentences, why
from tests.game.ricochet.race_track import RULEBOOK


def test_rc_v1_rulebook_example():
    looks = chain(1, RULEBOOK)
    assert [look.place for look in looks] == ["left", "bottom", "top"]
    assert [(look.ball, look.number) for look in looks] == [
        ("large blue", 30),
        ("small yellow", 40),
        ("small blue", 3),
    ]
    assert [look.source for look in looks] == ["centre", "left", "bottom"]
    assert answer(1, RULEBOOK) == last_place(looks) == "right"


def test_rc_v1f_full_order():
    assert order(1, RULEBOOK) == (1, 2, 3, 4, 5)


def test_rc_v3_continuing_after_the_example():
    assert order(6, (2, 4, 1, 3)) == (6, 4, 3, 1, 2)


def test_rc_v4():
    assert order(6, (7, 8, 9, 10)) == (6, 9, 8, 7, 10)


def test_rc_v7_full_tilt():
    assert order(20, (1, 2, 3, 4, 5)) == (20, 1, 2, 3, 4, 5)
    assert answer(20, (1, 2, 3, 4, 5)) == "five"


@pytest.mark.parametrize("ball", ["large red", "small yellow", "large blue", "small blue"])
def test_rc_v9_large_wants_the_largest_and_small_the_smallest(ball: str):
    starter = next(card.id for card in CARDS.values() if card.ball == ball)
    outer = [card for card in CARDS if card != starter][:4]
    numbers = [CARDS[card].number(CARDS[starter].ball_colour) for card in outer]
    wanted = max(numbers) if ball.startswith("large") else min(numbers)
    assert chain(starter, outer)[0].number == wanted


@pytest.mark.parametrize("size", [4, 5])
def test_rc_4_each_look_up_compares_the_cards_not_yet_used(size: int):
    dice = Dice.from_seed(11)
    for _ in range(300):
        starter, *outer = dice.sample(list(CARDS), size + 1)
        looks = chain(starter, outer)
        assert [len(look.beaten) + 1 for look in looks] == list(range(size, 1, -1))
        used: set[str] = set()
        for look in looks:
            names = {look.place, *(place for place, _number in look.beaten)}
            assert not names & used
            used.add(look.place)
            others = [number for _place, number in look.beaten]
            chosen = max if look.size == "large" else min
            assert look.number == chosen([look.number, *others])
            assert CARDS[look.card].ball == look.ball
            assert look.gap == min(abs(look.number - other) for other in others) > 0
        assert closest(looks) == min(look.gap for look in looks)
        assert sorted(order(starter, outer)) == sorted([starter, *outer])


def test_rc_4_the_starters_numbers_and_the_last_balls_do_not_matter(monkeypatch):
    before = order(1, RULEBOOK)
    changed = dict(CARDS)
    changed[1] = CARDS[1]._replace(red=50, yellow=50, green=50, blue=50)
    for last in (4, 5):
        changed[last] = CARDS[last]._replace(ball_colour="red", ball_size="large")
    monkeypatch.setattr("game.ricochet.chain.CARDS", changed)
    assert order(1, RULEBOOK) == before


def test_rc_q13_full_tilt_has_four_look_ups_in_a_circle_of_five():
    looks = chain(20, (1, 2, 3, 4, 5))
    assert [look.place for look in looks] == ["one", "two", "three", "four"]


def test_rc_q15_the_chain_gives_its_reasons_in_words():
    looks = chain(1, RULEBOOK)
    assert why(looks[0]) == "Left: 30 is the largest blue of 30, 25, 13 and 3."
    assert chain_sentences(looks) == [
        "Left: 30 is the largest blue of 30, 25, 13 and 3.",
        "Bottom: 40 is the smallest yellow of 40, 42 and 48.",
        "Top: 3 is the smallest blue of 3 and 13.",
        "Right is left over: the card to slap.",
    ]


def test_a_look_up_travels_as_json():
    for look in chain(1, RULEBOOK):
        assert type(look).from_json(look.to_json()) == look
