"""The Blind Business layout: for every number of seats everybody's hand, pockets and plaque have room."""

import itertools

import pygame
import pytest

from scenes.table.places import Layout, Places

LAYOUT = Layout.load("blind-business")
TABLE = pygame.FRect(40, 40, 1840, 1020)
SEATS = (2, 3, 4, 5)


def _laid(seats: int) -> Places:
    return LAYOUT.for_seats(seats)


def test_there_is_a_layout_for_every_number_of_seats() -> None:
    assert LAYOUT.seat_counts == list(SEATS)


@pytest.mark.parametrize("seats", SEATS)
def test_panels_and_trays_lie_on_the_cloth_and_apart(seats: int) -> None:
    places = _laid(seats)
    names = [f"panel-{chair}" for chair in range(seats)] + ["board", "actions", "log"]
    assert all(TABLE.contains(places[name].box) for name in names)
    for one, other in itertools.combinations(names, 2):
        assert not places[one].box.colliderect(places[other].box), (one, other)


@pytest.mark.parametrize("seats", SEATS)
def test_hand_plaque_and_pockets_lie_inside_their_panel_and_apart(seats: int) -> None:
    places = _laid(seats)
    for chair in range(seats):
        panel = places[f"panel-{chair}"].box
        inside = ["plaque", "hand", *(f"pocket-{chair}-{row}" for row in range(4))]
        boxes = [places[name if name[-1].isdigit() else f"{name}-{chair}"].box for name in inside]
        assert all(panel.contains(box) for box in boxes)
        assert not any(one.colliderect(other) for one, other in itertools.combinations(boxes, 2))


@pytest.mark.parametrize("seats", SEATS)
def test_a_long_row_stays_inside_its_pocket(seats: int) -> None:
    places = _laid(seats)
    for chair, row in itertools.product(range(seats), range(4)):
        place, pocket = places[f"row-{chair}-{row}"], places[f"pocket-{chair}-{row}"].box
        for pose in place.poses(13):
            assert pocket.left <= pose.x - place.card / 2
            assert pose.x + place.card / 2 <= pocket.right
