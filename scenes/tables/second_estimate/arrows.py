"""Pencil arrows from the stations up to the customers, drawn once each and kept."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame

from scenes.canvas import Canvas, Point, Sprite
from scenes.ui.theme import Colour, mix

SUPER = 2
STEPS = 10
"""In so many steps an arrow grows."""
HIGHEST, LOWEST, LANE_STEP = 506.0, 556.0, 17.0
"""Between which heights arrows go across, and how far apart where there is room."""
BESIDE = 12.0
BEND, GRAIN = 15.0, 6.0
ARC = [math.pi / 2 * step / 6 for step in range(1, 7)]
THIN, THICK, HEAD = 7.0, 10.0, 30.0
INK = 3.4
MARGIN = 14.0
SHADOW = (0.0, 6.0)


def arrow(
    canvas: Canvas, start: Point, end: Point, lane: float, colour: Colour, share: float = 1.0
) -> Sprite:
    """From a station up to a lot: up, across at the height of its lane, and up again."""
    step = max(1, round(share * STEPS))
    whole = _path(start, end, lane)
    line = whole[: max(3, len(whole) * step // STEPS)]
    xs, ys = [x for x, _ in line], [y for _, y in line]
    margin = HEAD / 2 + INK + MARGIN
    box = pygame.FRect(min(xs) - margin, min(ys) - margin, 0, 0)
    box.size = (max(xs) + margin - box.left, max(ys) + margin - box.top)
    pixels = canvas.fit.rect(box)
    drawn = canvas.made(
        ("pencil arrow", start, end, colour, lane, step, pixels.size, canvas.theme.ink),
        lambda: _drawn(line, box, pixels.size, colour, canvas.theme.ink),
    )
    return Sprite(drawn, pixels.x, pixels.y)


def lanes(ways: Mapping[int, tuple[float, float]]) -> dict[int, float]:
    """A height for each arrow, by lot, so that none runs along another; a way goes from x to x.

    Those to the right lie the higher the further left they begin, those to the left the other way round:
    that crosses the least.
    """
    order = sorted(ways, key=lambda slot: (ways[slot][0] > ways[slot][1], _outer(*ways[slot])))
    taken: list[list[tuple[float, float]]] = []
    number: dict[int, int] = {}
    for slot in order:
        low, high = min(ways[slot]) - BESIDE, max(ways[slot]) + BESIDE
        free = (
            at for at, used in enumerate(taken) if all(high < left or right < low for left, right in used)
        )
        at = next(free, len(taken))
        if at == len(taken):
            taken.append([])
        taken[at].append((low, high))
        number[slot] = at
    step = min(LANE_STEP, (LOWEST - HIGHEST) / max(1, len(taken) - 1))
    first = (HIGHEST + LOWEST - step * (len(taken) - 1)) / 2
    return {slot: first + step * at for slot, at in number.items()}


def _outer(start: float, end: float) -> float:
    return start if start < end else -start


def _path(start: Point, end: Point, lane: float) -> list[Point]:
    (x0, y0), (x1, y1) = start, end
    way = 1.0 if x1 > x0 else -1.0
    low, high = min(BEND, y0 - lane, abs(x1 - x0) / 2), min(BEND, lane - y1, abs(x1 - x0) / 2)
    points = [(x0, y) for y in _between(y0, lane + low)]
    points += [(x0 + way * low * (1 - math.cos(t)), lane + low * (1 - math.sin(t))) for t in ARC]
    points += [(x, lane) for x in _between(x0 + way * low, x1 - way * high)]
    points += [(x1 - way * high * (1 - math.sin(t)), lane - high * (1 - math.cos(t))) for t in ARC]
    return points + [(x1, y) for y in _between(lane - high, y1)]


def _between(one: float, other: float) -> list[float]:
    count = max(1, round(abs(other - one) / GRAIN))
    return [one + (other - one) * number / count for number in range(count + 1)]


def _drawn(
    line: list[Point], box: pygame.FRect, size: tuple[int, int], colour: Colour, ink: Colour
) -> pygame.Surface:
    big = pygame.Surface((size[0] * SUPER, size[1] * SUPER), pygame.SRCALPHA)
    scale = big.get_width() / box.width
    points = [((x - box.left) * scale, (y - box.top) * scale) for x, y in line]
    shade = [(x + SHADOW[0] * scale, y + SHADOW[1] * scale) for x, y in points]
    _stroke(big, shade, scale, INK, (*ink, 90))
    _stroke(big, points, scale, INK, ink)
    _stroke(big, points, scale, 0.0, colour)
    light = [(x - 1.0 * scale, y - 1.5 * scale) for x, y in points[: max(0, len(points) - 6)]]
    if len(light) > 2:
        pygame.draw.lines(big, mix(colour, (255, 255, 255), 0.45), False, light, max(1, round(2 * scale)))
    return pygame.transform.smoothscale(big, size)


def _stroke(
    big: pygame.Surface,
    points: list[Point],
    scale: float,
    more: float,
    colour: Colour | tuple[int, int, int, int],
) -> None:
    """A line that thickens towards its head."""
    tip = points[-1]
    stop = next((n for n, p in enumerate(points) if math.dist(p, tip) < HEAD * 0.9 * scale), len(points) - 1)
    body = points[: max(2, stop + 1)]
    left, right = [], []
    for number, (x, y) in enumerate(body):
        across = _across(body, number)
        wide = (THIN + (THICK - THIN) * number / max(1, len(body) - 1)) / 2 * scale + more * scale
        left.append((x + across[0] * wide, y + across[1] * wide))
        right.append((x - across[0] * wide, y - across[1] * wide))
    pygame.draw.polygon(big, colour, left + right[::-1])
    pygame.draw.aacircle(big, colour, body[0], (THIN / 2 + more) * scale)
    base, side = body[-1], _across(body, len(body) - 1)
    long = math.hypot(tip[0] - base[0], tip[1] - base[1]) or 1.0
    ahead = ((tip[0] - base[0]) / long, (tip[1] - base[1]) / long)
    wing = (HEAD * 0.52 + more * 1.7) * scale
    back = (base[0] - ahead[0] * more * scale, base[1] - ahead[1] * more * scale)
    nose = (tip[0] + ahead[0] * more * 1.5 * scale, tip[1] + ahead[1] * more * 1.5 * scale)
    head = [
        nose,
        (back[0] + side[0] * wing, back[1] + side[1] * wing),
        (back[0] - side[0] * wing, back[1] - side[1] * wing),
    ]
    pygame.draw.polygon(big, colour, head)


def _across(points: list[Point], number: int) -> Point:
    (x0, y0), (x1, y1) = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
    long = math.hypot(x1 - x0, y1 - y0) or 1.0
    return -(y1 - y0) / long, (x1 - x0) / long
