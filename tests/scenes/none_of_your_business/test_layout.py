"""The office layout: for every number of seats everything has room, also a hand of twenty cards."""

import itertools

import pygame
import pytest

from scenes.table.places import CARD_RATIO, Layout, Place, Places
from scenes.tables.none_of_your_business.fan import KindFan

LAYOUT = Layout.load("none-of-your-business")
TABLE = pygame.FRect(40, 40, 1840, 1020)
SEATS = (2, 3, 4, 5)
MOST_CARDS = 26


def laid(seats: int) -> Places:
    return LAYOUT.for_seats(seats)


def covered(place: Place, count: int) -> pygame.FRect:
    """What so many cards cover there, without their shadows."""
    boxes = []
    for pose in place.poses(count):
        box = pygame.FRect(0, 0, place.card, place.card * CARD_RATIO)
        box.center = pose.x, pose.y
        boxes.append(box)
    return boxes[0].unionall(boxes)


def test_there_is_a_layout_for_every_number_of_seats() -> None:
    assert LAYOUT.seat_counts == list(SEATS)


@pytest.mark.parametrize("seats", SEATS)
def test_panels_and_trays_lie_on_the_table_and_apart(seats: int) -> None:
    places = laid(seats)
    names = ["sign", "log", "sets", "tracker", "help", "deck-tray", "pile-tray", "bubble", "plaque-0"]
    names += [f"tray-{spot}" for spot in range(1, seats)]
    names += ["choice-0", "choice-1"] + (["aside-tray"] if seats == 2 else [])
    assert all(TABLE.contains(places[name].box) for name in names)
    for one, other in itertools.combinations(names, 2):
        assert not places[one].box.colliderect(places[other].box), (one, other)


@pytest.mark.parametrize("seats", SEATS)
def test_buttons_chips_and_the_timer_lie_between_bubble_and_hand(seats: int) -> None:
    places = laid(seats)
    apart = ["bubble", "chips", "go", "timer", "sets", "plaque-0"]
    for one, other in itertools.combinations(apart, 2):
        assert not places[one].box.colliderect(places[other].box), (one, other)
    assert places["doors"].box.contains(places["go"].box)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("count", [1, 7, MOST_CARDS])
def test_a_hand_stays_in_its_tray_however_large_it_grows(seats: int, count: int) -> None:
    places = laid(seats)
    for spot in range(1, seats):
        tray, cards = places[f"tray-{spot}"].box, covered(places[f"hand-{spot}"], count)
        assert tray.contains(cards), (spot, cards)
        assert not cards.colliderect(places[f"plaque-{spot}"].box)


@pytest.mark.parametrize("held", [[2], [2] * 9 + [3] * 9 + [4, 5, 6, 7, 8], list(range(9)) * 2])
def test_the_own_hand_stays_between_tracker_and_sets_and_above_the_ribbon(held: list[int]) -> None:
    places = laid(4)
    fan = KindFan.of(places["hand-0"])
    fan.held[:] = held
    cards = covered(fan, len(held))
    for name in ("tracker", "help", "sets", "ribbon", "go", "choice-0", "choice-1"):
        assert not cards.inflate(-4, -4).colliderect(places[name].box), name


def test_equal_cards_stand_closer_than_others() -> None:
    fan = KindFan.of(laid(4)["hand-0"])
    fan.held[:] = [0, 0, 1, 2]
    xs = [pose.x for pose in fan.poses(4)]
    assert xs[1] - xs[0] < (xs[2] - xs[1]) / 2
    assert xs == sorted(xs)
