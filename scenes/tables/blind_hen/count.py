"""What the score sheet of Blind Hen shows beside its numbers: signs, and the cards that were counted."""

from __future__ import annotations

from collections.abc import Sequence

from game.blind_hen.cards import COLOURS, CORN, CORN_CARDS, HEN, HEN_CARDS, colour_of
from game.blind_hen.scoring import best_colours, pile_points
from game.blind_hen.view import HenView
from game.words import _, ngettext
from scenes.tables.blind_hen.yard import picture

BEST = len(COLOURS)
CORN_LINE, FED_LINE, LONE_LINE = BEST + 1, BEST + 2, BEST + 3
"""The lines after those of the colours."""


def sign(colour: int) -> str:
    return f"blind-hen/sign_{COLOURS[colour]}"


def line_picture(number: int) -> str:
    if number < BEST:
        return sign(number)
    return "blind-hen/three_signs" if number == BEST else picture(CORN if number == CORN_LINE else HEN)


def earned(view: HenView, number: int, seat: int) -> Sequence[str]:
    """The chickens of a colour, the three colours that count, or what of the pile the line is about."""
    display = view.displays[seat]
    if number < BEST:
        return [picture(card) for card in display if colour_of(card) == number]
    if number == BEST:
        return [sign(colour) for value, colour in best_colours(display) if value]
    hens, corn = view.piles_seen[seat]
    fed = min(hens, corn)
    return {
        CORN_LINE: [picture(CORN)] * corn,
        FED_LINE: [picture(HEN)] * fed,
        LONE_LINE: [picture(HEN)] * (hens - fed),
    }[number]


def memory(view: HenView, names: Sequence[str]) -> list[tuple[str, Sequence[str]]]:
    """What went onto each pile in the open, and how many corn and hens may still come. (BH-Q12)"""
    lines: list[tuple[str, Sequence[str]]] = []
    for name, (hens, corn) in zip(names, view.piles_seen, strict=True):
        if hens or corn:
            points = sum(pile_points(hens, corn))
            text = ngettext(
                "{name}’s pile, worth {n} point", "{name}’s pile, worth {n} points", points
            ).format(name=name, n=points)
            lines.append((text, [picture(CORN)] * corn + [picture(HEN)] * hens))
    hens, corn = (sum(pile) for pile in zip(*view.piles_seen, strict=True))
    shown = [card for card in view.lot if card is not None]
    left = (CORN_CARDS - corn - shown.count(CORN), HEN_CARDS - hens - shown.count(HEN))
    text = _("Not seen yet: {corn} corn, {hens} hens").format(corn=left[0], hens=left[1])
    lines.append((text, [picture(CORN)] * left[0] + [picture(HEN)] * left[1]))
    return lines
