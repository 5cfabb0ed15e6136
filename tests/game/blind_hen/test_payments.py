"""The payments Blind Hen lists: those that waste nothing. (BH-9, BH-Q6)"""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from game.blind_hen.cards import CHICKENS, PILE, STARTER_SETS, WORTH, is_chicken
from game.blind_hen.payments import LISTED, payments
from tests.game.blind_hen.positions import cards

yards = st.lists(st.integers(0, CHICKENS - 1), min_size=1, max_size=9)


def counts(yard):
    return [list(yard).count(kind) for kind in range(CHICKENS)]


def worth(paid):
    return sum(WORTH[card] for card in paid)


def wastes_nothing(paid, bid):
    return worth(paid) >= bid and all(worth(paid) - WORTH[card] < bid for card in paid)


def every_thrifty_payment(yard, bid):
    """By trying every subset."""
    subsets = (subset for size in range(len(yard) + 1) for subset in combinations(sorted(yard), size))
    return {subset for subset in subsets if wastes_nothing(subset, bid)}


@settings(deadline=None)
@given(yards, st.data())
def test_bh_q6_lists_exactly_the_payments_that_waste_nothing(yard, data):
    bid = data.draw(st.integers(1, worth(yard)))
    listed = [pay.cards for pay in payments(counts(yard), bid)]
    assert len(listed) == len(set(listed))
    assert set(listed) == every_thrifty_payment(yard, bid)
    excesses = [worth(paid) - bid for paid in listed]
    assert excesses == sorted(excesses)


def test_bh_9_equal_cards_make_one_payment():
    assert [pay.cards for pay in payments(counts(cards("g2 g2 g2 y3")), 4)] == [
        cards("g2 g2"),
        cards("g2 y3"),
    ]


def test_bh_9_exact_payments_come_first():
    listed = [pay.cards for pay in payments(counts(cards("g1 y2 r3 b4")), 3)]
    assert listed == [cards("g1 y2"), cards("r3"), cards("b4")]


def test_bh_q6_a_rich_display_lists_an_even_spread_of_exact_payments():
    everything = [card for card in (*sum(STARTER_SETS, ()), *PILE) if is_chicken(card)]
    for bid in (20, 87, 150):
        listed = [pay.cards for pay in payments(counts(everything), bid)]
        assert len(listed) == len(set(listed)) == LISTED
        assert all(wastes_nothing(paid, bid) and worth(paid) == bid for paid in listed)
        assert {card for paid in listed for card in paid} == set(everything)
        assert listed == [pay.cards for pay in payments(counts(everything), bid)]
