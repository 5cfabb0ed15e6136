"""The count at the end: rows, number bonuses, district places and pairs, each a line of the score sheet."""

from collections.abc import Callable, Sequence
from typing import Final

from game.blind_business.cards import (
    BOARDWALK,
    CENTRAL,
    DISTRICTS,
    DOWNTOWN,
    NOBODY,
    PLAYGROUND,
    ROWS,
    district_name,
)
from game.blind_business.rows import Row, has, highest
from game.rules import SheetLine
from game.words import _, ngettext

FIVE_SIX: Final = 5  # BB-24
SEVEN_EIGHT_NINE: Final = 10  # BB-25
PAIR: Final = 7  # BB-18
CROWD: Final = 4
"""From this many players on, second places pay (BB-16, BB-17, BB-19)."""
PLAYGROUND_SECOND: Final = 10  # BB-16
BOARDWALK_PLACES: Final = (20, 10)  # BB-17
BOARDWALK_FEW: Final = (10, 0)  # BB-17


def counted(row: Row, numbers: bool) -> int:
    """How many cards the row multiplies with: a 1 is two of them (BB-20)."""
    return len(row) + (1 if numbers and has(row, 1) else 0)


def product(row: Row, numbers: bool) -> int:
    """BB-15; without a number there is nothing to multiply with (BB-Q7)."""
    return counted(row, numbers) * highest(row)


def five_six(row: Row) -> int:
    return FIVE_SIX if has(row, 5, 6) else 0


def seven_eight_nine(row: Row) -> int:
    return SEVEN_EIGHT_NINE if has(row, 7, 8, 9) else 0


def row_points(row: Row, numbers: bool) -> int:
    """A row as it lies, with the bonuses of its numbers."""
    return product(row, numbers) + (five_six(row) + seven_eight_nine(row) if numbers else 0)


def sole_leader(counts: Sequence[int]) -> int:
    """The seat with strictly the most, at least one (BB-Q15); NOBODY where there is none."""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NOBODY


def place_rewards(counts: Sequence[int], first: int, second: int) -> list[int]:
    """BB-19, BB-Q15: who ties for a place gets the next lower reward, and a tie for first uses up second."""
    most = max(counts)
    if not most:
        return [0] * len(counts)
    if counts.count(most) > 1:
        return [second if count == most else 0 for count in counts]
    runner_up = max((count for count in counts if count < most), default=0)
    sole_second = runner_up > 0 and counts.count(runner_up) == 1
    return [first if c == most else second if sole_second and c == runner_up else 0 for c in counts]


def sizes(rows: Sequence[Row], district: int) -> list[int]:
    """How many cards each seat has in that district."""
    return [len(row) for row in rows[district::ROWS]]


def sheet(rows: Sequence[Row], *, districts: bool, numbers: bool) -> tuple[SheetLine, ...]:
    """Every line of the score, for the rows of all seats end to end."""
    lines = [_district_line(rows, district, numbers) for district in DISTRICTS]
    if numbers:
        lines.append(_bonus_line(rows, _("5 and 6 of one district"), five_six))
        lines.append(_bonus_line(rows, _("7, 8 and 9 of one district"), seven_eight_nine))
    if districts:
        lines += _power_lines(rows)
    return tuple(lines)


def totals(lines: Sequence[SheetLine]) -> tuple[int, ...]:
    return tuple(sum(column) for column in zip(*(line.scores for line in lines), strict=True))


def _district_line(rows: Sequence[Row], district: int, numbers: bool) -> SheetLine:
    own = rows[district::ROWS]
    scores = tuple(product(row, numbers) for row in own)
    notes = tuple(f"{counted(row, numbers)} × {highest(row)}" if row else "" for row in own)
    return SheetLine(district_name(district), scores, notes)


def _bonus_line(rows: Sequence[Row], label: str, bonus: Callable[[Row], int]) -> SheetLine:
    """One bonus of the numbers; the notes name the districts that earned it."""
    seats = [rows[at : at + ROWS] for at in range(0, len(rows), ROWS)]
    earned = [[district for district in DISTRICTS if bonus(own[district])] for own in seats]
    scores = tuple(sum(bonus(row) for row in own) for own in seats)
    return SheetLine(label, scores, tuple(", ".join(map(district_name, names)) for names in earned))


def _power_lines(rows: Sequence[Row]) -> list[SheetLine]:
    """BB-16 to BB-18. The card added for the Playground leaves its ranking as it was (BB-Q14): a sole leader
    with one more is still the sole leader."""
    crowd = len(rows) // ROWS >= CROWD
    lines = []
    if crowd:
        playground = sizes(rows, PLAYGROUND)
        rewards = place_rewards(playground, 0, PLAYGROUND_SECOND)
        lines.append(_place_line(_("Second in the Playground"), playground, rewards))
    boardwalk = sizes(rows, BOARDWALK)
    rewards = place_rewards(boardwalk, *(BOARDWALK_PLACES if crowd else BOARDWALK_FEW))
    lines.append(_place_line(_("Most on the Boardwalk"), boardwalk, rewards))
    lines.append(_pair_line(rows))
    return lines


def _place_line(label: str, counts: Sequence[int], rewards: Sequence[int]) -> SheetLine:
    notes = tuple(ngettext("{n} card", "{n} cards", count).format(n=count) for count in counts)
    return SheetLine(label, tuple(rewards), notes)


def _pair_line(rows: Sequence[Row]) -> SheetLine:
    pairs = [min(two) for two in zip(sizes(rows, CENTRAL), sizes(rows, DOWNTOWN), strict=True)]
    notes = tuple(f"{count} × {PAIR}" if count else "" for count in pairs)
    return SheetLine(_("Central Station and Downtown pairs"), tuple(PAIR * count for count in pairs), notes)
