"""What the score sheet of Blind Business shows beside its numbers: signs, and the cards that were counted."""

from __future__ import annotations

from collections.abc import Sequence

from game.blind_business.cards import (
    BOARDWALK,
    CENTRAL,
    DISTRICTS,
    DOWNTOWN,
    NUMBER,
    PLAYGROUND,
    card,
)
from game.blind_business.scoring import CROWD, five_six, seven_eight_nine
from game.blind_business.view import BusinessView
from scenes.tables.blind_business.hands import DISTRICT_KEYS, picture

FIVE_SIX, SEVEN_EIGHT_NINE, SECOND, MOST, PAIRS = range(len(DISTRICTS), len(DISTRICTS) + 5)
"""The lines after those of the districts; which of them there are depends on what was agreed."""
SIGNS = tuple(f"blind-business/sign_{key}" for key in DISTRICT_KEYS)
PICTURES = {
    FIVE_SIX: picture(card(PLAYGROUND, 6)),
    SEVEN_EIGHT_NINE: picture(card(CENTRAL, 9)),
    SECOND: SIGNS[PLAYGROUND],
    MOST: SIGNS[BOARDWALK],
    PAIRS: SIGNS[DOWNTOWN],
}


def lines(view: BusinessView) -> list[int]:
    """What each line of the sheet is about."""
    found = list(DISTRICTS)
    if view.number_powers:
        found += [FIVE_SIX, SEVEN_EIGHT_NINE]
    if view.district_powers and not view.swing:
        found += [SECOND] if view.seats >= CROWD else []
        found += [MOST, PAIRS]
    return found


def line_picture(view: BusinessView, number: int) -> str:
    line = lines(view)[number]
    return SIGNS[line] if line in DISTRICTS else PICTURES[line]


def earned(view: BusinessView, number: int, seat: int) -> Sequence[str]:
    """The cards of a district, of a bonus, of a place or of the pairs."""
    line, rows = lines(view)[number], view.rows[seat]
    if line in DISTRICTS:
        return [picture(one) for one in rows[line]]
    if line == FIVE_SIX:
        return _numbered([row for row in rows if five_six(row)], (5, 6))
    if line == SEVEN_EIGHT_NINE:
        return _numbered([row for row in rows if seven_eight_nine(row)], (7, 8, 9))
    if line == PAIRS:
        pairs = zip(rows[CENTRAL], rows[DOWNTOWN], strict=False)
        return [picture(one) for pair in pairs for one in pair]
    return [picture(one) for one in rows[PLAYGROUND if line == SECOND else BOARDWALK]]


def _numbered(rows: Sequence[Sequence[int]], numbers: Sequence[int]) -> list[str]:
    return [picture(one) for row in rows for one in row if NUMBER[one] in numbers]
