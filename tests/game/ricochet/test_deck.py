"""RC-1, RC-Q1, RC-Q16 and section 5b: what the deck promises."""

from collections import Counter
from pathlib import Path

import pytest

from game.dice import Dice
from game.ricochet import cards as cards_module
from game.ricochet.cards import BALLS, CARDS, COLOURS, UNDERLINED, BadDeck, check_deck, read_deck
from game.ricochet.chain import answer, order

LAYOUTS = 260_000  # five cards each: 26,000 appearances per card
FIFTH_BETWEEN = (0.21, 0.29)


def deck_lines() -> list[str]:
    path = Path(cards_module.__file__).with_name("deck.csv")
    return path.read_text(encoding="ascii").splitlines()


def test_rc_1_fifty_cards_with_four_bumpers_and_a_ball():
    assert len(CARDS) == 50
    for card in CARDS.values():
        assert len(card.numbers) == 4
        assert all(1 <= number <= 50 for number in card.numbers)
        assert card.ball in BALLS


def test_rc_q1_each_colour_is_a_permutation_of_1_to_50():
    for colour in COLOURS:
        assert sorted(card.number(colour) for card in CARDS.values()) == list(range(1, 51))


def test_rc_5b_no_number_twice_on_a_card():
    assert all(len(set(card.numbers)) == 4 for card in CARDS.values())


def test_rc_5b_ball_types():
    balls = Counter(card.ball for card in CARDS.values())
    assert balls["large red"] == balls["small green"] == 7
    assert sorted(balls.values()) == [6, 6, 6, 6, 6, 6, 7, 7]
    assert sum(card.ball_size == "large" for card in CARDS.values()) == 25


def test_rc_5b_the_first_five_cards_are_the_rulebook_example():
    assert [CARDS[id].ball for id in (1, 2, 3)] == ["large blue", "small yellow", "small blue"]
    assert (CARDS[2].blue, CARDS[3].yellow, CARDS[4].blue) == (30, 40, 3)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("1,46,17,38,14,blue,large", "red"),  # red 46 twice, 47 missing
        ("1,47,17,38,14,blue,small", "ball types"),
        ("1,47,17,38,14,purple,large", "no card reads"),
        ("1,47,17,38,,blue,large", "no card reads"),
        ("2,47,17,38,14,blue,large", "numbered"),
    ],
)
def test_rc_q1_a_broken_deck_is_refused_at_load(line: str, says: str):
    heading, _first, *rest = deck_lines()
    with pytest.raises(BadDeck, match=says):
        check_deck(read_deck([heading, line, *rest]))


def test_rc_q1_a_card_with_a_number_twice_is_refused():
    heading, *rows = deck_lines()
    # Card 1 gets yellow 14 from card 26, which takes its 17: every colour is still complete.
    rows[0], rows[25] = rows[0].replace(",17,", ",14,"), rows[25].replace(",14,", ",17,")
    with pytest.raises(BadDeck, match="card 1 holds a number twice"):
        check_deck(read_deck([heading, *rows]))


def test_rc_q1_a_short_deck_is_refused():
    with pytest.raises(BadDeck):
        check_deck(read_deck(deck_lines()[:-1]))


def test_rc_q16_numbers_that_read_upside_down_are_underlined():
    assert {6, 9, 16, 19, 26, 29, 36, 39, 46, 49} == UNDERLINED


def lean_orders(layouts: int, seed: int):
    """The order of many random layouts, with the numbers in flat tables to keep it quick."""
    numbers = {card.id: card.numbers for card in CARDS.values()}
    wants = {
        c.id: (COLOURS.index(c.ball_colour), max if c.ball_size == "large" else min) for c in CARDS.values()
    }
    dice, ids = Dice.from_seed(seed), list(CARDS)
    while layouts > 0:
        dice.shuffle(ids)
        for first in range(0, 50, 5):  # ten layouts of one shuffle: every card appears once
            card, *left = ids[first : first + 5]
            visited = [card]
            while len(left) > 1:
                colour, choose = wants[card]
                best = choose([numbers[one][colour] for one in left])
                card = next(one for one in left if numbers[one][colour] == best)
                left.remove(card)
                visited.append(card)
            yield (*visited, left[0])
            layouts -= 1


def test_rc_5b_the_lean_simulation_follows_the_real_chain():
    for one in lean_orders(200, seed=3):
        assert order(one[0], sorted(one[1:])) == one


def test_rc_5b_every_card_is_fifth_about_one_time_in_four():
    fifth: Counter[int] = Counter()
    outer: Counter[int] = Counter()
    for one in lean_orders(LAYOUTS, seed=1):
        fifth[one[4]] += 1
        outer.update(one[1:])
    least, most = FIFTH_BETWEEN
    for card in CARDS:
        assert outer[card] >= 20_000
        assert least <= fifth[card] / outer[card] <= most


def test_rc_5b_no_place_is_favoured():
    dice = Dice.from_seed(5)
    places: Counter[str] = Counter()
    for _ in range(4_000):
        starter, *outer = dice.sample(list(CARDS), 5)
        places[answer(starter, outer)] += 1
    assert all(0.22 < places[place] / 4_000 < 0.28 for place in ("left", "top", "right", "bottom"))
