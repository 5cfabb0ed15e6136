"""What a yard is worth at the end of Blind Hen, line by line."""

from collections.abc import Sequence
from typing import Final

from game.blind_hen.cards import COLOURS, WORTH, colour_name, colour_of
from game.rules import Result, SheetLine
from game.words import _, ngettext

FIRST: Final = 8
SECOND: Final = 4
COLOURS_COUNTED: Final = 3
CORN_POINTS: Final = 2
HEN_POINTS: Final = 3


def majority(counts: Sequence[int]) -> list[int]:
    """Points of each seat for its number of cards in one colour. (BH-15, BH-Q9, BH-Q10)"""
    most = max(counts)
    if not most:
        return [0] * len(counts)
    firsts = counts.count(most)
    if firsts > 1:
        return [-(-(FIRST + SECOND) // firsts) if count == most else 0 for count in counts]
    second = max(count for count in counts if count != most)
    seconds = counts.count(second)
    places = {most: FIRST, second: -(-SECOND // seconds) if second else 0}
    return [places.get(count, 0) for count in counts]


def pile_points(hens: int, corn: int) -> tuple[int, int, int]:
    """Points for corn, for hens that found corn, and for hens that did not. (BH-17)"""
    paired = min(hens, corn)
    return CORN_POINTS * corn, HEN_POINTS * paired, -HEN_POINTS * (hens - paired)


def score(displays: Sequence[Sequence[int]], hens: Sequence[int], corn: Sequence[int]) -> Result:
    """The result from displays as sorted kinds, and the hens and corn of each pile."""
    lines = (
        *(_majority_line(displays, colour) for colour in range(len(COLOURS))),
        _colours_line(displays),
        *_pile_lines(hens, corn),
    )
    totals = tuple(sum(line.scores[seat] for line in lines) for seat in range(len(displays)))
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)  # BH-18
    how = _("Highest total, {total}.") if len(winners) == 1 else _("A shared win on {total}.")
    return Result(winners=winners, totals=totals, lines=lines, how=how.format(total=best))


def _majority_line(displays: Sequence[Sequence[int]], colour: int) -> SheetLine:
    counts = [sum(colour_of(card) == colour for card in display) for display in displays]
    return SheetLine(
        label=_("Most {colour} chickens").format(colour=colour_name(colour)),
        scores=tuple(majority(counts)),
        notes=tuple(ngettext("{n} card", "{n} cards", count).format(n=count) for count in counts),
    )


def best_colours(display: Sequence[int]) -> list[tuple[int, int]]:
    """Value and colour of the three colours that count, highest first. (BH-16, BH-Q11)"""
    sums = [0] * len(COLOURS)
    for card in display:
        sums[colour_of(card)] += WORTH[card]
    ranked = sorted(range(len(COLOURS)), key=lambda colour: (-sums[colour], colour))
    return [(sums[colour], colour) for colour in ranked[:COLOURS_COUNTED]]


def _colours_line(displays: Sequence[Sequence[int]]) -> SheetLine:
    chosen = [best_colours(display) for display in displays]
    return SheetLine(
        label=_("Three best colours"),
        scores=tuple(sum(value for value, _colour in best) for best in chosen),
        notes=tuple(
            " + ".join(f"{colour_name(colour)} {value}" for value, colour in best) for best in chosen
        ),
    )


def _pile_lines(hens: Sequence[int], corn: Sequence[int]) -> tuple[SheetLine, SheetLine, SheetLine]:
    points = [pile_points(*pile) for pile in zip(hens, corn, strict=True)]
    for_corn, for_paired, for_lone = zip(*points, strict=True)
    paired = [min(pile) for pile in zip(hens, corn, strict=True)]
    lone = [all_hens - fed for all_hens, fed in zip(hens, paired, strict=True)]
    return (
        SheetLine(_("Golden Corn"), for_corn, _times(corn, CORN_POINTS)),
        SheetLine(_("Hens with corn"), for_paired, _times(paired, HEN_POINTS)),
        SheetLine(_("Hens without corn"), for_lone, _times(lone, -HEN_POINTS)),
    )


def _times(counts: Sequence[int], points: int) -> tuple[str, ...]:
    return tuple(f"{count} × {points}" for count in counts)
