"""How a relaxed person plays Blind Business: by the points in plain sight, with a soft eye and little guile.

They ask for what they like, seldom think about what the other side gets, and answer by mood. They see a five.
"""

from collections.abc import Sequence
from typing import Final

from game.blind_business.actions import (
    AddCard,
    Answer,
    Ask,
    BusinessAction,
    Discard,
    JoinWilds,
    Peek,
    PlaceWild,
    Swap,
    Take,
)
from game.blind_business.cards import ALONE, CENTRAL, DOWNTOWN, HAND, HOME, ROWS, WILD
from game.blind_business.rows import Row, has_five, with_cards, without
from game.blind_business.scoring import PAIR, row_points
from game.blind_business.table import Table
from game.dice import Dice

BLUR: Final = 3.0
"""By how many points a glance may be wrong."""
FIVE: Final = 60.0
"""How much more than points a five is to be preferred."""
FEINT: Final = 0.02
FEINT_BETWEEN_TWO: Final = 0.65
"""How often another card than the one wanted is tapped, in the hope of a no; between two one learns it."""
FAIR: Final = 8.0
"""A card that brings so many points is taken gladly."""
TRUST: Final = 0.15
"""How often a tap is answered with a yes: what others want is mostly kept."""


def relaxed(table: Table, seat: int, legal: Sequence[BusinessAction], rng: Dice) -> BusinessAction:
    """A move by feel, from what the seat can see."""
    first = legal[0]
    if isinstance(first, Ask):
        return _ask(table, seat, [ask for ask in legal if isinstance(ask, Ask)], rng)
    if isinstance(first, Answer):
        return Answer(_says_yes(table, seat, rng))
    return max(legal, key=lambda action: _liking(table, seat, action) + BLUR * rng.share())


def _ask(table: Table, seat: int, asks: Sequence[Ask], rng: Dice) -> Ask:
    """The card one likes best; now and then a neighbour of it."""
    plain = [ask for ask in asks if not ask.ok]
    liked, wanted = max(
        (
            (_points(table, seat, table.hands[ask.of * HAND + ask.slot]) + BLUR * rng.share(), ask)
            for ask in plain
        ),
        key=lambda one: one[0],
    )
    if table.oks[seat] and liked > 2 * FAIR and rng.share() < 0.5:
        return Ask(wanted.of, wanted.slot, True)
    if table.asker == seat and rng.share() < (FEINT_BETWEEN_TWO if table.seats == 2 else FEINT):
        others = [ask for ask in plain if ask.of == wanted.of and ask.slot != wanted.slot]
        return min(others, key=lambda ask: _points(table, ask.of, table.hands[ask.of * HAND + ask.slot]))
    return wanted


def _says_yes(table: Table, seat: int, rng: Dice) -> bool:
    """A receiver answers by mood; an asker remembers whether the own card was worth it."""
    if seat != table.asker:
        return rng.share() < TRUST
    face = table.hands[table.receiver * HAND + table.tapped]
    return _points(table, seat, face) + BLUR * (rng.share() - 0.5) > FAIR


def _points(table: Table, seat: int, face: int) -> float:
    """What the card adds to its row as it lies."""
    rows = [at for at in range(ALONE) if table.rows[seat * ROWS + at]] if face == WILD else [HOME[face]]
    points = max((_added(table.rows[seat * ROWS + row], face, table) for row in rows), default=2.0)
    if table.district_powers and HOME[face] in (CENTRAL, DOWNTOWN):
        mine, twin = HOME[face], CENTRAL + DOWNTOWN - HOME[face]
        if len(table.rows[seat * ROWS + mine]) < len(table.rows[seat * ROWS + twin]):
            points += PAIR
    return points


def _added(row: Row, face: int, table: Table) -> float:
    longer = with_cards(row, face)
    numbers = table.number_powers
    five = FIVE if has_five(longer) else 0.0
    return row_points(longer, numbers) - row_points(row, numbers) + five


def _liking(table: Table, seat: int, action: BusinessAction) -> float:
    match action:
        case Take(slot=slot):
            return _points(table, seat, table.hands[table.receiver * HAND + slot])
        case PlaceWild(row=row):
            return -BLUR if row == ALONE else _added(table.rows[seat * ROWS + row], WILD, table)
        case AddCard(slot=slot, row=row):
            face = table.hands[seat * HAND + slot]
            return 0.0 if row == ALONE else _added(table.rows[seat * ROWS + row], face, table)
        case Discard(row=row, card=face):
            before = table.rows[seat * ROWS + row]
            return 0.0 if row == ALONE else -_added(without(before, face), face, table)
        case JoinWilds(count=count):
            return 2 * BLUR * count
        case Peek():
            return BLUR
        case Swap():
            return -3.0
    return 0.0
