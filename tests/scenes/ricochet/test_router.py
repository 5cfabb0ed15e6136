"""The ball's track for every chain: whole, on the table, through the right points, over no other number."""

import math
from functools import cache
from itertools import pairwise, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ricochet.cards import CARDS, CENTRE, COLOURS, Colour
from game.ricochet.chain import Look, chain
from scenes.tables.ricochet.field import BALL, HEART, SLOTS, Field
from scenes.tables.ricochet.router import CLEAR, FINE, route

SEATS = (2, 3, 4, 5)
DISC = 30
"""The cap of a bumper, where its number stands, in card units."""


@cache
def field(seats: int, full_tilt: bool) -> Field:
    return Field.load(seats, full_tilt)


def looks_through(places: tuple[str, ...], colours: tuple[Colour, ...]) -> list[Look]:
    """A chain that visits these places; only what the track depends on is real."""
    looks = []
    source = CENTRE
    for number, (place, colour) in enumerate(zip(places, colours, strict=False)):
        beaten = tuple((other, 1) for other in places[number + 1 :])
        looks.append(Look(source, 1, colour, "large", place, 2, 50, beaten))
        source = place
    return looks


def check(field: Field, looks: list[Look]) -> None:
    legs = route(field, looks)
    assert [leg.place for leg in legs[:-1]] == [look.place for look in looks]
    here = field.beds[CENTRE].where(BALL)
    for leg in legs:
        bed = field.beds[leg.place]
        aim = SLOTS[leg.colour] if leg.colour else HEART
        assert math.dist(leg.way[0], here) < 0.01, "it leaves from the ball it came to"
        assert math.dist(leg.way[-1], bed.where(aim)) < 0.01, "it enters the number that decided"
        if leg.colour:
            assert math.dist(leg.inside[0], leg.way[-1]) < 0.01
            assert math.dist(leg.inside[-1], bed.where(BALL)) < 0.01, "it goes on to that card's ball"
        here = bed.where(BALL)
        check_points(field, leg)
    for one, other in pairwise(sorted(leg.bead for leg in legs)):
        assert math.dist(one, other) > 20, "numbered beads do not hide each other"


def check_points(field: Field, leg) -> None:
    for one, other in pairwise(leg.points):
        assert math.dist(one, other) <= FINE + 0.01, "without a gap"
    assert all(field.table.collidepoint(point) for point in leg.points), "never off the cloth"
    for box in field.furniture():
        assert not any(box.collidepoint(point) for point in leg.points), "never over plaques or deck"
    own = {leg.place: leg.colour}
    for name, bed in field.beds.items():
        for colour, slot in SLOTS.items():
            if own.get(name) == colour:
                continue
            away = min(math.dist(point, bed.where(slot)) for point in leg.way)
            assert away > DISC * bed.scale - CLEAR, f"the way to {leg.place} crosses {colour} of {name}"


@pytest.mark.parametrize("seats", SEATS)
def test_every_step_between_any_two_cards_by_any_number_and_in_any_lane(seats):
    on = field(seats, False)
    for places in permutations(on.outer):
        for colour in COLOURS:
            check(on, looks_through(places, (colour,) * 3))


@pytest.mark.parametrize("seats", SEATS)
def test_every_order_of_full_tilt(seats):
    on = field(seats, True)
    for number, places in enumerate(permutations(on.outer)):
        colours = tuple(COLOURS[(number + shift) % 4] for shift in range(4))
        check(on, looks_through(places, colours))


def test_every_chain_of_a_classic_table():
    on = field(4, False)
    for places, colours in product(permutations(on.outer), product(COLOURS, repeat=3)):
        legs = route(on, looks_through(places, colours))
        assert [leg.place for leg in legs] == list(places)


@settings(max_examples=60, deadline=None)
@given(st.permutations(list(CARDS)), st.sampled_from(SEATS), st.booleans())
def test_any_deal_of_real_cards(deal, seats, full_tilt):
    on = field(seats, full_tilt)
    outer = deal[1 : 1 + len(on.outer)]
    check(on, list(chain(deal[0], outer)))
