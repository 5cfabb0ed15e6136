"""The way of the ball: for every chain a smooth track through the gaps between the cards."""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame

from game.ricochet.cards import CENTRE, Colour
from game.ricochet.chain import Look, last_place
from scenes.tables.ricochet.field import BALL, CARD, HEART, SLOTS, Bed, Field, Point

CLEAR = 8.0
"""The track stays this far from every card it does not visit, from plaques and from the deck."""
LANE, LANE_STEP = 20.0, 7.0
"""How far from the cards the first step runs, and how much further each later one: no two share a line."""
TIGHT = 17.0
"""How far from the cards a track runs where the gap is too narrow for its own lane."""
BEND = 64.0
"""The radius of a bend, where there is room for it."""
FINE = 6.0
"""From one point of a track to the next, at most."""
BEAD_APART = 66.0


@dataclass(frozen=True)
class Leg:
    """One step of the chain: across the cloth from a ball to the next card, then on to that card's ball."""

    place: str
    colour: Colour | None
    """The bumper that decided; None for the card that is left over."""
    way: tuple[Point, ...]
    """From the ball of the last card to the bumper (or, at the end, to the heart of the card)."""
    inside: tuple[Point, ...]
    """From the bumper to the ball of this card; empty at the end."""
    bead: Point
    """Where its number hangs."""

    @property
    def points(self) -> tuple[Point, ...]:
        return self.way + self.inside[1:]


def route(field: Field, looks: Sequence[Look]) -> list[Leg]:
    """The legs of a whole chain, the last one to the card to slap."""
    stops: list[tuple[str, Colour | None]] = [(look.place, look.colour) for look in looks]
    stops.append((last_place(looks), None))
    legs: list[Leg] = []
    source = CENTRE
    for step, (place, colour) in enumerate(stops):
        way = _way(_Ground.of(field), source, place, colour, step)
        inside = _inside(field.beds[place], colour) if colour else ()
        legs.append(Leg(place, colour, way, inside, _bead(field, way, [leg.bead for leg in legs])))
        source = place
    return legs


# -- across the cloth --------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Ground:
    """What the way depends on, as something that can be remembered by."""

    beds: tuple[Bed, ...]
    furniture: tuple[tuple[float, float, float, float], ...]
    table: tuple[float, float, float, float]

    @staticmethod
    def of(field: Field) -> _Ground:
        beds = tuple(field.beds.values())
        furniture = tuple((box.x, box.y, box.width, box.height) for box in field.furniture())
        table = field.table
        return _Ground(beds, furniture, (table.x, table.y, table.width, table.height))

    def bed(self, name: str) -> Bed:
        return next(bed for bed in self.beds if bed.name == name)


@lru_cache(maxsize=4096)
def _way(ground: _Ground, source: str, target: str, colour: Colour | None, step: int) -> tuple[Point, ...]:
    """The shortest way from a ball to a bumper that touches no other card, with round bends."""
    lane = LANE + LANE_STEP * step
    start, goal = ground.bed(source), ground.bed(target)
    aim = SLOTS[colour] if colour else HEART
    doors_out = _doors(ground, start, BALL, lane, outward=True)
    doors_in = _doors(ground, goal, aim, lane, outward=False)
    nodes = [*doors_out, *doors_in, *_corners(ground, lane), *_corners(ground, TIGHT)]
    first, last = start.where(BALL), goal.where(aim)
    before = {n: math.dist(first, nodes[n]) for n in range(len(doors_out))}
    after = {len(doors_out) + n: math.dist(nodes[len(doors_out) + n], last) for n in range(len(doors_in))}
    middle = _shortest(ground, nodes, before, after)
    return _rounded([first, *middle, last])


def _doors(ground: _Ground, bed: Bed, on_card: Point, lane: float, outward: bool) -> list[Point]:
    """The ways out or in that lie free, close to the card where the lane itself is taken."""
    return [
        point
        for ways in zip(*(_sides(bed, on_card, away, outward) for away in (lane, TIGHT)), strict=True)
        for point in [next((way for way in ways if _free(ground, way)), None)]
        if point
    ]


def _sides(bed: Bed, on_card: Point, lane: float, outward: bool) -> list[Point]:
    """Where the track may leave or enter a card for this point of it without crossing a bumper."""
    x, y = on_card
    wide, high = CARD[0] / 2 + lane / bed.scale, CARD[1] / 2 + lane / bed.scale
    doors: list[Point] = []
    if x <= 0:
        doors.append((-wide, y))
    if x >= 0:
        doors.append((wide, y))
    if outward:
        doors.append((x, high))
    elif y < HEART[1]:
        doors.append((x, -high))
    return [bed.where(door) for door in doors]


def _corners(ground: _Ground, lane: float) -> list[Point]:
    """The points around which a track can bend."""
    found: list[Point] = []
    for box in _obstacles(ground, lane):
        found += [box.topleft, box.topright, box.bottomleft, box.bottomright]
    return [point for point in found if _free(ground, point)]


@lru_cache(maxsize=64)
def _obstacles(ground: _Ground, margin: float) -> tuple[pygame.FRect, ...]:
    boxes = [bed.area for bed in ground.beds] + [pygame.FRect(box) for box in ground.furniture]
    return tuple(box.inflate(2 * margin, 2 * margin) for box in boxes)


def _free(ground: _Ground, point: Point) -> bool:
    on_table = pygame.FRect(ground.table).collidepoint(point)
    return on_table and not any(box.collidepoint(point) for box in _obstacles(ground, CLEAR))


def _shortest(
    ground: _Ground, nodes: list[Point], before: dict[int, float], after: dict[int, float]
) -> list[Point]:
    """Dijkstra from any way out to any way in; both add what it costs to get there."""
    best = dict(before)
    came: dict[int, int] = {}
    queue = [(length, node) for node, length in before.items()]
    heapq.heapify(queue)
    done: set[int] = set()
    arrived: tuple[float, int] | None = None
    while queue:
        length, node = heapq.heappop(queue)
        if arrived and length >= arrived[0]:
            break
        if node in done:
            continue
        done.add(node)
        if node in after and (arrived is None or length + after[node] < arrived[0]):
            arrived = (length + after[node], node)
        for other in range(len(nodes)):
            longer = length + math.dist(nodes[node], nodes[other])
            if other in done or longer >= best.get(other, math.inf):
                continue
            if _open(ground, nodes[node], nodes[other]):
                best[other] = longer
                came[other] = node
                heapq.heappush(queue, (longer, other))
    assert arrived, "every card can be reached on every table"
    node = arrived[1]
    path = [nodes[node]]
    while node in came:
        node = came[node]
        path.append(nodes[node])
    return path[::-1]


@lru_cache(maxsize=65536)
def _open(ground: _Ground, one: Point, other: Point) -> bool:
    return not any(box.clipline(one, other) for box in _obstacles(ground, CLEAR))


# -- smooth ------------------------------------------------------------------------------------------


def _rounded(corners: Sequence[Point]) -> tuple[Point, ...]:
    """The line through these corners with each of them rounded off."""
    points: list[Point] = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:], strict=False):
        reach = min(BEND, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        if reach < 1:
            continue
        start, end = _toward(corner, before, reach), _toward(corner, after, reach)
        points += [_curve(start, corner, end, share / 12) for share in range(13)]
    points.append(corners[-1])
    return _even(points)


def _toward(one: Point, other: Point, length: float) -> Point:
    share = length / math.dist(one, other)
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _curve(start: Point, pull: Point, end: Point, share: float) -> Point:
    """A point of the quadratic Bezier curve."""
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return a * start[0] + b * pull[0] + c * end[0], a * start[1] + b * pull[1] + c * end[1]


def _even(points: Sequence[Point]) -> tuple[Point, ...]:
    """The same line in equal small steps."""
    lengths = [math.dist(one, other) for one, other in pairwise(points)]
    whole = sum(lengths)
    count = max(1, math.ceil(whole / FINE))
    even: list[Point] = [points[0]]
    at, passed = 0, 0.0
    for number in range(1, count):
        goal = whole * number / count
        while at < len(lengths) - 1 and passed + lengths[at] < goal:
            passed += lengths[at]
            at += 1
        share = (goal - passed) / lengths[at] if lengths[at] else 0.0
        (x, y), (u, v) = points[at], points[at + 1]
        even.append((x + (u - x) * share, y + (v - y) * share))
    even.append(points[-1])
    return tuple(even)


def _inside(bed: Bed, colour: Colour) -> tuple[Point, ...]:
    """From a bumper to the ball of its card, down the middle and so over no other number."""
    x, y = SLOTS[colour]
    knots: list[Point] = [(x, y)]
    if y < HEART[1]:
        knots += [(x * 0.35, HEART[1]), (0, SLOTS["blue"][1] + 6)]
    knots.append(BALL)
    return _rounded([bed.where(knot) for knot in knots])


def _bead(field: Field, way: Sequence[Point], others: Sequence[Point]) -> Point:
    """A spot near the middle of a way, on bare cloth and apart from the other beads."""
    cards = [bed.area.inflate(30, 30) for bed in field.beds.values()]

    def badness(number: int) -> float:
        point = way[number]
        from_middle = abs(number / (len(way) - 1) - 0.5)
        covered = sum(card.collidepoint(point) for card in cards)
        crowd = sum(max(0.0, BEAD_APART - math.dist(point, other)) for other in others)
        return from_middle + 4 * covered + 0.2 * crowd

    return way[min(range(len(way)), key=badness)]
