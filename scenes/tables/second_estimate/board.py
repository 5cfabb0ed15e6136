"""What is painted around the cards of Second Estimate: rail, lots, sold tags, stations, ranks, the note."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.words import _
from scenes.canvas import Canvas
from scenes.table.emblem import fitted, put_symbol
from scenes.table.places import CARD_RATIO, Places
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, mix
from scenes.ui.type import Style

if TYPE_CHECKING:
    from scenes.table.plaque import Plaque

DEEP: Colour = (10, 36, 58)
WEAKEST: Colour = (244, 163, 203)
TAG = (150.0, 92.0)
PILL = 42.0
RANK = 40.0
LEAST = 22.0
LANE = 470.0
"""Where arrows end, below the customers."""


def ordinal(place: int) -> str:
    """“1st” for place 0."""
    return (_("1st"), _("2nd"), _("3rd"), _("4th"), _("5th"), _("6th"))[place]


def taker(slot: int, slots: int) -> str:
    """Whose card takes the customer in this lot."""
    if slot == slots - 1:
        return _("strongest")
    if slot == slots - 2:
        return _("weakest")
    return _("2nd strongest") if slot == 0 else ordinal(slot + 1)


def letter(canvas: Canvas, words: str, box: pygame.FRect, style: Style) -> None:
    """In the middle of a small sign, never larger than it."""
    words, style = fitted(canvas.type, words, style, LEAST, box.width - 16, box.height * 1.06)
    canvas.text(words, box.center, style)


def paint_top_row(canvas: Canvas, places: Places, round_number: int, rounds: int) -> None:
    """The sign, and the rail that says which suit beats which."""
    theme = canvas.theme
    sign, rail = places["sign"].box, places["rail"].box
    canvas.picture("second-estimate/sign", sign.center, sign.size)
    pill = places["round"].box
    canvas.panel(pill, Look(DEEP, edge=theme.brass, edge_width=3, radius=pill.height / 2), lift=5)
    words = _("Round {n} of {rounds}").format(n=round_number, rounds=rounds)
    letter(canvas, words, pill, Style(32, "title", theme.cream))
    canvas.picture("second-estimate/rail", rail.center, rail.size)
    poses = places["strength"].poses(4)
    y, half = poses[0].y, places["strength"].card / 2
    ends = ((rail.left + 28, poses[0].x - half - 16), (poses[-1].x + half + 16, rail.right - 28))
    for (left, right), words, stars in zip(ends, (_("strongest"), _("weakest")), (3, 1), strict=True):
        middle = (left + right) / 2
        words, style = fitted(
            canvas.type, words, Style(30, "bold", theme.cream), LEAST, right - left - 16, 60
        )
        canvas.text(words, (middle, y - 18), style)
        for number in range(stars):
            canvas.icon("star", (middle + (number - (stars - 1) / 2) * 36, y + 26), 32, theme.brass)
    for number, pose in enumerate(poses):
        if number:
            canvas.icon("arrow_right", ((poses[number - 1].x + pose.x) / 2, y), 40, theme.brass)
        place_number(canvas, places, number)


def place_box(places: Places, number: int) -> pygame.FRect:
    """Where the number of a place in the row stands, below its card."""
    rail, pose = places["rail"].box, places["strength"].poses(4)[number]
    box = pygame.FRect(0, 0, 84, 40)
    box.center = (pose.x, rail.bottom - 32)
    return box


def place_number(canvas: Canvas, places: Places, number: int) -> None:
    box = place_box(places, number)
    canvas.panel(box, Look(DEEP, edge=mix(DEEP, canvas.theme.brass, 0.6), edge_width=3, radius=20))
    letter(canvas, str(number + 1), box, Style(30, "title", canvas.theme.cream))


def paint_lots(canvas: Canvas, places: Places, slots: int) -> None:
    for slot in range(slots):
        box = places[f"lot.{slot}"].box
        canvas.picture("second-estimate/lot", box.center, box.size)


def paint_suit_to_move(canvas: Canvas, places: Places, place: int) -> None:
    """Light below the suit card that may go elsewhere."""
    strength = places["strength"]
    box = pygame.FRect(0, 0, strength.card, strength.card * CARD_RATIO)
    box.center = strength.poses(4)[place][:2]
    canvas.glow(box, 12, 16, canvas.theme.glow)


def paint_sold(canvas: Canvas, places: Places, slot: int, value: int, colour: str) -> None:
    """A customer who has gone leaves the price tag, and the sign of whoever took them."""
    box = places[f"lot.{slot}"].box
    at = (box.centerx, box.top + 58)
    canvas.picture("second-estimate/tag", (at[0] + 6, at[1]), TAG)
    face = pygame.FRect(at[0] - 62, at[1] - 36, 96, 76)
    letter(canvas, str(value), face, Style(60, "title", canvas.theme.ink))
    disc = pygame.FRect(0, 0, 64, 64)
    disc.center = (box.centerx, box.top + 134)
    canvas.panel(disc, Look(canvas.theme.cream, edge=canvas.theme.ink, edge_width=4, radius=32), lift=4)
    put_symbol(canvas, colour, disc.center, 38)


def paint_takers(canvas: Canvas, places: Places, slots: int, now: bool) -> None:
    """Below each customer: whose card takes them."""
    theme = canvas.theme
    for slot in range(slots):
        box = places[f"lot.{slot}"].box
        words, style = taker(slot, slots), Style(28, "bold", theme.cream)
        words, style = fitted(canvas.type, words, style, LEAST, 230, PILL)
        pill = pygame.FRect(0, 0, canvas.type.width(words, style) + 44, PILL)
        pill.center = (box.centerx, box.bottom)
        edge = theme.brass if now else mix(theme.ink, theme.cream, 0.35)
        canvas.panel(pill, Look(theme.ink, edge=edge, edge_width=3, radius=PILL / 2), lift=4)
        canvas.text(words, pill.center, style)


def paint_trays(canvas: Canvas, places: Places, plaques: Sequence[Plaque]) -> None:
    """A station for each seat, by spot, in its colour; whoever it is about is lit."""
    for spot, plaque in enumerate(plaques):
        tray, station = places[f"tray-{spot}"].box, places[f"station-{spot}"]
        colour, lit = canvas.theme.seat(plaque.seat), plaque.active
        if lit:
            canvas.glow(tray, 24, 14, colour)
        canvas.panel(
            tray,
            Look(
                mix(DEEP, colour, 0.16 if lit else 0.06),
                edge=mix(colour, DEEP, 0.0 if lit else 0.35),
                edge_width=5 if lit else 3,
                radius=24,
                alpha=222,
            ),
        )
        bed = pygame.FRect(0, 0, station.card + 12, station.card * CARD_RATIO + 12)
        bed.center = station.center
        canvas.panel(bed, Look(mix(DEEP, (0, 0, 0), 0.3), edge=mix(colour, DEEP, 0.5), radius=14, alpha=190))


def paint_ranks(canvas: Canvas, places: Places, ranks: Mapping[int, int], spots: Sequence[int]) -> None:
    """On each card that was turned up: how strong it is among all."""
    theme = canvas.theme
    for seat, rank in ranks.items():
        station, last = places[f"station-{spots[seat]}"], rank == len(ranks) - 1
        fill = WEAKEST if last else theme.brass
        pill = pygame.FRect(0, 0, 84, RANK)
        pill.center = (station.center[0], station.center[1] + station.card * CARD_RATIO / 2 - 16)
        canvas.panel(pill, Look(mix(fill, theme.cream, 0.25), fill, theme.ink, 3, RANK / 2), lift=5)
        letter(canvas, ordinal(rank), pill, Style(30, "title", theme.ink))


def paint_counts(canvas: Canvas, places: Places, counts: Sequence[int], spots: Sequence[int]) -> None:
    """How many customers each seat has won, beside their stack."""
    theme = canvas.theme
    for seat, count in enumerate(counts):
        if count:
            place = places[f"won-{spots[seat]}"]
            last = place.poses(count)[-1]
            disc = pygame.FRect(0, 0, 46, 46)
            disc.center = (
                min(last.x + place.card / 2 + 6, place.box.right - 10),
                last.y + place.card * CARD_RATIO / 2 - 14,
            )
            canvas.panel(disc, Look(theme.ink, edge=theme.brass, edge_width=3, radius=23), lift=3)
            letter(canvas, str(count), disc, Style(28, "title", theme.cream))


def paint_piles(canvas: Canvas, places: Places) -> None:
    """What the two piles are."""
    for name, words in (("deck", _("Customers")), ("discard", _("Played"))):
        place = places[name]
        at = (place.center[0], place.center[1] - place.card * CARD_RATIO / 2 - 28)
        text, style = fitted(canvas.type, words, Style(26, "bold", canvas.theme.cream, 2, 1), 20, 138, 34)
        canvas.text(text, at, style)


def paint_note(canvas: Canvas, places: Places) -> None:
    """Who gets what, on a slip of paper."""
    box = places["note"].box
    canvas.picture("second-estimate/note", box.center, (288, 226))
    lines = (
        (_("2nd strongest"), _("gets the best")),
        (_("strongest"), _("gets the last")),
        (_("weakest"), _("may move its suit")),
    )
    for number, (who, what) in enumerate(lines):
        y = box.top + 57 + number * 58
        for words, style, down in (
            (who, Style(26, "bold", canvas.theme.brown), -13),
            (what, Style(26, "body", canvas.theme.ink), 14),
        ):
            words, style = fitted(canvas.type, words, style, LEAST, box.width - 52, 31)
            canvas.text(words, (box.left + 26, y + down), style, "midleft")
