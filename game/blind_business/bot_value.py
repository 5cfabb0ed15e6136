"""What a table of Blind Business promises each seat: points to come, and the chance to win with them.

Rows are tuples that come up again and again, so what one is worth is worked out once and remembered.
"""

from functools import lru_cache
from math import exp
from typing import Final

from game.blind_business.area import area_sizes
from game.blind_business.cards import (
    ALONE,
    BOARDWALK,
    CENTRAL,
    DISTRICTS,
    DOWNTOWN,
    HOME,
    KINDS,
    NUMBER,
    PLAYGROUND,
    ROWS,
    SITTINGS,
    WILD,
    card,
    flex,
)
from game.blind_business.rows import LOWEST, RUN, Row, with_cards, without
from game.blind_business.scoring import (
    BOARDWALK_FEW,
    BOARDWALK_PLACES,
    CROWD,
    PAIR,
    PLAYGROUND_SECOND,
    place_rewards,
    row_points,
)
from game.blind_business.table import Table

MEMORY: Final = 1 << 16
"""How many answers each question remembers."""

LAST_CARD: Final = 13.0
"""What the card that the leader of the Playground adds brings on average."""
SHARE: Final = 0.27
"""How many of the cards a seat still gains go into any one row."""
CLIMB: Final = 0.32
"""How fast the highest number of a row grows with the cards still to come."""
OK_WORTH: Final = 5.0
SWING_WORTH: Final = 70.0
"""What winning at once is worth in points, for choices that count in points."""


def gains_left(table: Table) -> int:
    """How many cards a seat can expect to gain from now on, rounded."""
    return gains_after(table.seats, table.turn)


@lru_cache(maxsize=256)
def gains_after(seats: int, turn: int) -> int:
    turns = SITTINGS[seats].rounds * seats
    return round(2 * (turns - turn) / seats)


@lru_cache(maxsize=MEMORY)
def row_promise(row: Row, left: int, numbers: bool) -> float:
    """What a row may count at the end when its owner still gains so many cards, most of them elsewhere."""
    if not left:
        return float(row_points(row, numbers))
    found = {NUMBER[face] for face in row}
    high = max(found, default=0)
    count = len(row) + (1 if numbers and 1 in found else 0)
    more = SHARE * left
    later = high + (10.5 - high) * (1 - exp(-CLIMB * more)) if high < 10.5 else high
    points = (count + more) * later
    if numbers:
        points += 5 * _hope(found, (5, 6), left) + 10 * _hope(found, (7, 8, 9), left)
    return points


def _hope(found: set[int], wanted: tuple[int, ...], left: int) -> float:
    """How likely the numbers of a bonus all come together."""
    missing = sum(number not in found for number in wanted)
    return float((min(0.6, 0.06 * left)) ** missing)


@lru_cache(maxsize=MEMORY)
def run_outs(row: Row) -> tuple[int, tuple[int, ...]]:
    """How many cards of the best five lie there already, and the cards that would bring one more.

    With four there, each named card wins at once.
    """
    district = next((HOME[face] for face in row if face != WILD), None)
    if district is None:
        return 0, ()
    found = {NUMBER[face] for face in row}
    joker = flex(district) in row
    best, outs = 0, set[int]()
    for low in LOWEST:
        window = range(low, low + RUN)
        here = len(found.intersection(window)) + joker
        if here > best:
            best, outs = here, set()
        if here == best:
            outs.update(card(district, number) for number in window if number not in found)
    if best < RUN and not joker:
        outs.add(flex(district))
    return best, tuple(sorted(outs))


def swing_chance(table: Table, seat: int, district: int, row: Row, left: int) -> float:
    """How likely the row becomes a five before someone takes the cards it needs."""
    if len(row) < 3:
        return 0.0
    here, outs = run_outs(row)
    if here >= RUN:
        return 1.0
    if here < 3:
        return 0.0
    gone = table.discards
    rows = table.rows
    live = sum(
        1
        for out in outs
        if out not in gone and all(out not in rows[at] for at in range(district, len(rows), ROWS))
    )
    if here == 4:
        return min(0.45, 0.16 * live) * min(1.0, 0.3 + 0.2 * left)
    return min(0.08, 0.015 * live) * min(1.0, 0.15 * left)


@lru_cache(maxsize=MEMORY)
def places(counts: tuple[int, ...], first: float, second: float, left: int) -> tuple[float, ...]:
    """What each seat may expect for its place in a district, the others still gaining cards too."""
    if not left:
        return _exact(counts, first, second)
    weight = 1 + 3.2 / left**0.6
    strengths = [weight**count for count in counts]
    total = sum(strengths)
    ahead = [strength / total for strength in strengths]
    rewards = []
    for seat, strength in enumerate(strengths):
        runner_up = sum(
            ahead[other] * strength / (total - beaten)
            for other, beaten in enumerate(strengths)
            if other != seat
        )
        rewards.append(first * ahead[seat] + second * runner_up)
    return tuple(rewards)


def _exact(counts: tuple[int, ...], first: float, second: float) -> tuple[float, ...]:
    marks = place_rewards(counts, 2, 1)
    return tuple(first if mark == 2 else second if mark == 1 else 0.0 for mark in marks)


@lru_cache(maxsize=MEMORY)
def pairs(central: int, downtown: int, left: int) -> float:
    """Pairs that lie there, and half of those the longer row still hopes for."""
    low, high = (central, downtown) if central < downtown else (downtown, central)
    return PAIR * (low + 0.12 * left + 0.55 * min(high - low, left / 3))


def rewards_of(seats: int, district: int) -> tuple[float, float]:
    """First and second place of the two districts that pay by place."""
    if district == PLAYGROUND:
        return LAST_CARD, float(PLAYGROUND_SECOND if seats >= CROWD else 0)
    first, second = BOARDWALK_PLACES if seats >= CROWD else BOARDWALK_FEW
    return float(first), float(second)


def points_to_come(table: Table) -> list[float]:
    """What each seat may expect to count at the end, a five left aside."""
    left, rows, seats, numbers = gains_left(table), table.rows, table.seats, table.number_powers
    points = [
        row_promise(rows[at], left, numbers)
        + row_promise(rows[at + 1], left, numbers)
        + row_promise(rows[at + 2], left, numbers)
        + row_promise(rows[at + 3], left, numbers)
        for at in range(0, seats * ROWS, ROWS)
    ]
    if table.district_powers:
        for district in (PLAYGROUND, BOARDWALK):
            counts = tuple(map(len, rows[district::ROWS]))
            for seat, reward in enumerate(places(counts, *rewards_of(seats, district), left)):
                points[seat] += reward
        for seat in range(seats):
            at = seat * ROWS
            points[seat] += pairs(len(rows[at + CENTRAL]), len(rows[at + DOWNTOWN]), left)
    if numbers:
        worth = min(OK_WORTH, OK_WORTH * left / 3)
        for seat, oks in enumerate(table.oks):
            if oks:
                points[seat] += oks * worth
    return points


def chances(table: Table) -> tuple[float, ...]:
    """How likely each seat wins from here."""
    left = gains_left(table)
    points = points_to_come(table)
    top = max(points)
    spread = 6.0 + 7.0 * left**0.5
    strengths = [exp((own - top) / spread) for own in points]
    total = sum(strengths)
    swings = [
        max(
            swing_chance(table, seat, district, table.rows[seat * ROWS + district], left)
            for district in DISTRICTS
        )
        for seat in range(table.seats)
    ]
    sure = sum(swings)
    rest = max(0.0, 1.0 - sure)
    scale = 1.0 if sure <= 1.0 else 1.0 / sure
    return tuple(
        swing * scale + rest * strength / total for swing, strength in zip(swings, strengths, strict=True)
    )


@lru_cache(maxsize=MEMORY)
def _row_gain(row: Row, face: int, left: int, numbers: bool) -> float:
    return row_promise(with_cards(row, face), left, numbers) - row_promise(row, left, numbers)


@lru_cache(maxsize=MEMORY)
def _place_gain(counts: tuple[int, ...], seat: int, first: float, second: float, left: int) -> float:
    grown = (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
    return places(grown, first, second, left)[seat] - places(counts, first, second, left)[seat]


def gain(table: Table, seat: int, face: int, left: int) -> float:
    """What gaining the card would bring the seat, in points."""
    rows, at = table.rows, seat * ROWS
    if face == WILD:
        return max(
            (placed_gain(table, seat, WILD, row, left) for row in DISTRICTS if rows[at + row]),
            default=min(6.0, 2.0 * left),
        )
    points = placed_gain(table, seat, face, HOME[face], left)
    if table.number_powers:
        number = NUMBER[face]
        if number == 2:
            points += min(OK_WORTH, OK_WORTH * left / 3)
        elif number >= 10:
            points -= _forced_loss(table, seat, face, left)
        elif number in (3, 4) and left:
            points += 0.7
    return points


def placed_gain(table: Table, seat: int, face: int, district: int, left: int) -> float:
    """What the card brings lying in that row."""
    rows, at = table.rows, seat * ROWS
    row = rows[at + district]
    points = _row_gain(row, face, left, table.number_powers)
    if table.district_powers:
        if district <= BOARDWALK:
            counts = tuple(map(len, rows[district::ROWS]))
            first, second = rewards_of(table.seats, district)
            points += _place_gain(counts, seat, first, second, left)
        else:
            mine, twin = len(row), len(rows[at + CENTRAL + DOWNTOWN - district])
            points += pairs(mine + 1, twin, left) - pairs(mine, twin, left)
    if len(row) >= 2:
        longer = with_cards(row, face)
        better = swing_chance(table, seat, district, longer, left)
        if better:
            points += SWING_WORTH * (better - swing_chance(table, seat, district, row, left))
    return points


def _forced_loss(table: Table, seat: int, face: int, left: int) -> float:
    """BB-26, BB-27: what the discard would cost, guessing that one other seat gains a card as well."""
    counts = area_sizes(table)
    own = counts[seat] + 1
    others = max(count for other, count in enumerate(counts) if other != seat)
    if own > others or (NUMBER[face] == 11 and own == others):
        return cheapest(table, seat, left)[0]
    return 0.0


def cheapest(table: Table, seat: int, left: int) -> tuple[float, int, int]:
    """The gained card that is missed least: its worth, row and face; (0, ALONE, WILD) where there is none."""
    best = (99.0, ALONE, WILD)
    for row in range(ROWS):
        for face in table.rows[seat * ROWS + row]:
            best = min(best, (loss(table, seat, row, face, left), row, face))
    return best if best[0] < 99 else (0.0, ALONE, WILD)


def loss(table: Table, seat: int, row: int, face: int, left: int) -> float:
    """What the seat gives up with a gained card."""
    if row == ALONE:
        return 0.5 * left
    at = seat * ROWS + row
    before = table.rows[at]
    table.rows[at] = without(before, face)
    try:
        return placed_gain(table, seat, face, row, left)
    finally:
        table.rows[at] = before


@lru_cache(maxsize=MEMORY)
def _mean_row_gain(row: Row, district: int, left: int, numbers: bool) -> float:
    faces = [face for face in range(district * KINDS, district * KINDS + KINDS) if face not in row]
    return sum(_row_gain(row, face, left, numbers) for face in faces) / max(1, len(faces))


def usual_gain(table: Table, seat: int, left: int) -> float:
    """What a card nobody has looked at brings the seat on average."""
    rows, at = table.rows, seat * ROWS
    total = sum(_mean_row_gain(rows[at + d], d, left, table.number_powers) for d in DISTRICTS)
    if table.district_powers:
        for district in (PLAYGROUND, BOARDWALK):
            counts = tuple(map(len, rows[district::ROWS]))
            total += _place_gain(counts, seat, *rewards_of(table.seats, district), left)
        central, downtown = len(rows[at + CENTRAL]), len(rows[at + DOWNTOWN])
        total += pairs(central + 1, downtown, left) + pairs(central, downtown + 1, left)
        total -= 2 * pairs(central, downtown, left)
    return total / len(DISTRICTS)
