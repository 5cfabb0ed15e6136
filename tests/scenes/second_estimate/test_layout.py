"""The Second Estimate layout: at four, five and six seats nothing overlaps, and nothing leaves the rim."""

import itertools

import pygame
import pytest

from game.second_estimate.cards import HAND_SIZES
from scenes.table.places import CARD_RATIO, Layout, Place, Places
from scenes.table.plaque import LIP

LAYOUT = Layout.load("second-estimate")
TABLE = pygame.FRect(40, 40, 1840, 1020)
SEATS = (4, 5, 6)


def cards(place: Place, count: int) -> pygame.FRect:
    """All that so many cards cover there, lying straight."""
    boxes = []
    for pose in place.poses(count):
        box = pygame.FRect(0, 0, place.card, place.card * CARD_RATIO)
        box.center = pose[:2]
        boxes.append(box)
    return boxes[0].unionall(boxes)


def laid(seats: int) -> Places:
    return LAYOUT.for_seats(seats)


def test_there_is_a_layout_for_every_number_of_seats() -> None:
    assert LAYOUT.seat_counts == list(SEATS)


@pytest.mark.parametrize("seats", SEATS)
def test_boards_lots_and_trays_lie_on_the_cloth_and_apart(seats: int) -> None:
    places = laid(seats)
    numbers = range(seats)
    names = ["sign", "round", "rail", "log", "note", *(f"lot.{n}" for n in numbers)]
    names += [f"tray-{n}" for n in numbers]
    boxes = {name: places[name].box for name in names}
    boxes |= {name: cards(places[name], 1) for name in ("deck", "discard")}
    for name, box in boxes.items():
        assert TABLE.contains(box), name
    for one, other in itertools.combinations(boxes, 2):
        if {one, other} != {"sign", "round"}:  # the round hangs from the sign
            assert not boxes[one].colliderect(boxes[other]), (one, other)


@pytest.mark.parametrize("seats", SEATS)
def test_a_station_holds_card_hand_stack_and_plaque_apart(seats: int) -> None:
    places, rounds = laid(seats), HAND_SIZES[seats]
    for spot in range(seats):
        tray = places[f"tray-{spot}"].box
        inside = {
            "station": cards(places[f"station-{spot}"], 1),
            "won": cards(places[f"won-{spot}"], rounds),
            "plaque": places[f"plaque-{spot}"].box.inflate(0, -LIP),
        }
        if spot:
            inside["hand"] = cards(places[f"hand-{spot}"], rounds)
        for name, box in inside.items():
            assert tray.contains(box), (spot, name)
        for one, other in itertools.combinations(inside, 2):
            assert not inside[one].colliderect(inside[other]), (spot, one, other)


@pytest.mark.parametrize("seats", SEATS)
def test_a_full_hand_lies_between_the_piles_and_the_note(seats: int) -> None:
    places = laid(seats)
    hand = cards(places["hand-0"], HAND_SIZES[seats])
    assert hand.left > cards(places["discard"], 1).right
    assert hand.right < places["note"].box.left
    assert hand.top > max(places[f"tray-{spot}"].box.bottom for spot in range(seats))
    assert hand.bottom < TABLE.bottom


def test_the_suit_cards_lie_on_their_rail() -> None:
    places = laid(4)
    assert places["rail"].box.contains(cards(places["strength"], 4))
