"""Dice: chance from a seed alone, the same for ever, and fair."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from game.dice import Dice

SEEDS = some.integers(-(2**70), 2**70)


def test_the_stream_is_the_published_splitmix64():
    dice = Dice(1234567)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [dice.bits() for _ in published] == published


def test_a_seed_gives_these_numbers_for_ever():
    dice = Dice.from_seed(7)
    assert [dice.below(50) for _ in range(8)] == [19, 27, 45, 48, 44, 38, 38, 21]
    assert Dice.from_seed(7).shuffled(range(10)) == [4, 2, 1, 5, 3, 8, 0, 7, 6, 9]


@given(SEEDS)
def test_a_copy_goes_its_own_way_from_the_same_place(seed: int):
    dice = Dice.from_seed(seed)
    copy = dice.copy()
    ahead = [dice.bits() for _ in range(3)]
    assert [copy.bits() for _ in range(3)] == ahead
    assert Dice(dice.state).bits() == dice.copy().bits()


@given(SEEDS, some.integers(1, 2**64))
def test_below_stays_below(seed: int, n: int):
    assert 0 <= Dice.from_seed(seed).below(n) < n


@pytest.mark.parametrize("n", [0, -1])
def test_below_nothing_is_refused(n: int):
    with pytest.raises(ValueError, match="positive"):
        Dice(1).below(n)


@given(SEEDS)
def test_a_share_is_part_of_one(seed: int):
    assert 0 <= Dice.from_seed(seed).share() < 1


@given(SEEDS, some.lists(some.integers(), max_size=20))
def test_a_shuffle_keeps_every_card_and_shuffled_leaves_the_old_order(seed: int, cards: list[int]):
    before = list(cards)
    mixed = Dice.from_seed(seed).shuffled(cards)
    assert cards == before and sorted(mixed) == sorted(before)
    Dice.from_seed(seed).shuffle(cards)
    assert cards == mixed


@given(SEEDS, some.integers(0, 12))
def test_a_sample_has_different_cards(seed: int, n: int):
    drawn = Dice.from_seed(seed).sample(range(10), n)
    assert len(set(drawn)) == len(drawn) == min(n, 10)


def test_every_number_is_about_equally_likely():
    dice = Dice.from_seed(3)
    seen = Counter(dice.below(6) for _ in range(6000))
    assert all(abs(seen[side] - 1000) < 150 for side in range(6))


def test_every_order_of_a_shuffle_is_about_equally_likely():
    dice = Dice.from_seed(4)
    seen = Counter(tuple(dice.shuffled("abcd")) for _ in range(12_000))
    assert len(seen) == 24
    assert all(abs(times - 500) < 120 for times in seen.values())


def test_neighbouring_seeds_start_far_apart():
    firsts = [Dice.from_seed(seed).bits() for seed in range(200)]
    apart = [bin(one ^ other).count("1") for one, other in pairwise(firsts)]
    assert min(apart) > 10 and 28 < sum(apart) / len(apart) < 36
