"""Every text can be read, and colours stay apart in the three common kinds of colour blindness.

The pairs of text and ground are those of scenes/ui/theme.py.
"""

from collections.abc import Mapping
from itertools import combinations

import pytest

from art.draw.business_stock import DISTRICTS
from art.draw.hen_yard import PLUMAGE
from art.draw.motifs.tools import TRADE
from art.draw.office import ITEMS
from art.draw.office_people import PEOPLE
from scenes.tables.blind_business.board import MAIN
from scenes.tables.ricochet.cards import GLOW
from scenes.ui.sight import KINDS, apart, seen_with
from scenes.ui.theme import HIGH_CONTRAST, HOUSE, Colour, contrast, rgb, text_pairs

LEAST_CONTRAST = 4.5
"""WCAG 2.1, level AA."""
LEAST_APART = 0.06
"""In Oklab, three times what can just be told apart side by side; shapes and letters do the rest."""
THEMES = {"house": HOUSE, "high contrast": HIGH_CONTRAST}

GAMES: Mapping[str, Mapping[str, Colour]] = {
    "seats": dict(HOUSE.seats),
    "ricochet": GLOW,
    "blind business": {name: rgb(tones.main) for name, tones in DISTRICTS.items()},
    "blind hen": {name: rgb(tones.base) for name, tones in PLUMAGE.items()},
    "second estimate": {name: rgb(tones[0]) for name, tones in TRADE.items()},
    "office items": {name: rgb(str(tones[0])) for name, tones in ITEMS.items()},
    "office people": {name: rgb(str(tones[0])) for name, tones in PEOPLE.items()},
}


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_stands_out_from_its_ground(theme):
    pairs = text_pairs(THEMES[theme])
    weak = {
        name: round(contrast(*pair), 2) for name, pair in pairs.items() if contrast(*pair) < LEAST_CONTRAST
    }
    assert weak == {}


@pytest.mark.parametrize("kind", [None, *KINDS])
@pytest.mark.parametrize("game", GAMES)
def test_colours_stay_apart_for_everybody(game, kind):
    seen = {name: colour if kind is None else seen_with(colour, kind) for name, colour in GAMES[game].items()}
    close = {
        (one, other): round(apart(seen[one], seen[other]), 3)
        for one, other in combinations(seen, 2)
        if apart(seen[one], seen[other]) < LEAST_APART
    }
    assert close == {}


def test_the_table_and_its_cards_agree_on_the_colours_of_the_districts():
    assert set(MAIN) == {rgb(tones.main) for tones in DISTRICTS.values()}


def test_grey_looks_the_same_to_everybody():
    for kind in KINDS:
        assert all(abs(channel - 128) <= 1 for channel in seen_with((128, 128, 128), kind))


def test_red_and_green_are_close_without_one_of_the_two_and_far_without_blue():
    red, green = (190, 80, 40), (110, 120, 30)
    far = apart(red, green)
    assert apart(seen_with(red, "deuteranopia"), seen_with(green, "deuteranopia")) < 0.5 * far
    assert apart(seen_with(red, "tritanopia"), seen_with(green, "tritanopia")) > 0.8 * far


def test_black_and_white_are_one_apart():
    assert apart((0, 0, 0), (255, 255, 255)) == pytest.approx(1, abs=0.001)
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
