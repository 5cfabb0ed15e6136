"""What is painted around the cards of Blind Hen: yards, stall, bids, hammer, and the pile opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.blind_hen.cards import CORN, HEN
from game.blind_hen.scoring import pile_points
from game.blind_hen.view import FOLDED, HenView
from game.words import _
from scenes.canvas import Canvas
from scenes.table.places import CARD_RATIO, Place, Places
from scenes.tables.blind_hen.yard import picture
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, mix
from scenes.ui.type import Style

if TYPE_CHECKING:
    from scenes.table.plaque import Plaque

FEATHERS = (("feather_white", 0.02, 0.1), ("feather_blue", 0.0, 0.86), ("feather_red", 1.0, 0.84))
MEADOW: Colour = (24, 58, 34)
TAIL = 52.0
TAIL_STEP = 15
"""Degrees between the ways a bubble's tail may point."""


def paint_yards(canvas: Canvas, places: Places, plaques: Sequence[Plaque], active: Sequence[int]) -> None:
    """A fenced tray for each seat, in its colour; the one to act is lit."""
    for seat, plaque in enumerate(plaques):
        tray = places[f"tray-{seat}"].box
        colour = canvas.theme.seat(plaque.seat)
        if seat in active:
            canvas.glow(tray, 26, 16, colour)
        canvas.panel(
            tray,
            Look(
                mix(MEADOW, colour, 0.12 if seat in active else 0.04),
                edge=mix(colour, MEADOW, 0.0 if seat in active else 0.35),
                edge_width=5 if seat in active else 3,
                radius=26,
                alpha=214,
            ),
        )


def paint_stall(canvas: Canvas, places: Places, lot: int) -> None:
    stall = places["stall"].box
    for name, across, down in FEATHERS:
        at = (stall.left + 20 + across * (stall.width - 40), stall.top + down * stall.height)
        canvas.picture(f"blind-hen/{name}", at, (74, 74))
    canvas.picture("blind-hen/stall", stall.center, stall.size)
    canvas.picture("blind-hen/sign", places["sign"].center, places["sign"].box.size)
    tray = places["draw-tray"].box
    canvas.panel(
        tray,
        Look(MEADOW, edge=mix(MEADOW, canvas.theme.cream, 0.4), edge_width=3, radius=26, alpha=200),
    )
    words = _("Package {n}").format(n=lot)
    canvas.text(
        words, (stall.centerx, stall.top + 40), Style(38, "title", canvas.theme.cream, 4, 3), width=300
    )


def paint_hammer(canvas: Canvas, place: Place) -> None:
    """Stands with whoever sells."""
    box = place.box
    canvas.picture("blind-hen/block", (box.centerx, box.bottom - 30), (92, 50))
    canvas.picture("blind-hen/hammer", (box.centerx, box.top + 40), (106, 78))


def paint_bids(canvas: Canvas, places: Places, view: HenView, spots: Sequence[int]) -> None:
    """A bubble for each seat that spoke; the best bid is golden."""
    theme = canvas.theme
    for seat, bid in enumerate(view.bids):
        if bid is None:
            continue
        best, folded = seat == view.bidder, bid == FOLDED
        fill = theme.brass if best else mix(theme.cream, theme.quiet, 0.4) if folded else theme.cream
        box = places[f"bubble-{spots[seat]}"].box
        _paint_tail(canvas, box, places[f"plaque-{spots[seat]}"].box, fill)
        canvas.panel(box, Look(fill, edge=theme.ink, edge_width=4, radius=30), lift=8)
        words = _("Fold") if folded else str(bid)
        canvas.text(words, box.center, Style(34 if folded else 54, "title", theme.ink), width=box.width - 16)


def _paint_tail(canvas: Canvas, bubble: pygame.FRect, speaker: pygame.FRect, fill: Colour) -> None:
    """From the side of the bubble towards whoever speaks."""
    away = pygame.Vector2(speaker.center) - pygame.Vector2(bubble.center)
    angle = round(away.angle_to(pygame.Vector2(1, 0)) / TAIL_STEP) * TAIL_STEP
    side = canvas.fit.length(TAIL)

    def make() -> pygame.Surface:
        big = side * 4
        drawn = pygame.Surface((big, big), pygame.SRCALPHA)
        shape = [(0, big * 0.28), (big * 0.94, big * 0.5), (0, big * 0.72)]
        pygame.draw.polygon(drawn, fill, shape)
        pygame.draw.lines(drawn, canvas.theme.ink, False, shape, canvas.fit.length(4) * 4)
        return pygame.transform.smoothscale_by(pygame.transform.rotate(drawn, angle), 0.25)

    tail = canvas.made(("tail", side, angle, fill, canvas.theme.ink), make)
    out = pygame.Vector2(1, 0).rotate(-angle)
    reach = min(bubble.width / 2 / max(0.01, abs(out.x)), bubble.height / 2 / max(0.01, abs(out.y)))
    at = pygame.Vector2(bubble.center) + out * (reach + TAIL * 0.2)
    canvas.put(tail, (at.x, at.y))


def paint_piles(canvas: Canvas, places: Places, view: HenView, spots: Sequence[int]) -> None:
    """How many cards lie on each face-down pile: on its corner, clear of the yard below."""
    theme = canvas.theme
    for seat, size in enumerate(view.pile_sizes):
        if size:
            nest = places[f"nest-{spots[seat]}"]
            disc = pygame.FRect(0, 0, 44, 44)
            disc.center = (nest.center[0] - nest.card / 2 + 2, nest.center[1] + nest.card * 0.42)
            canvas.panel(disc, Look(theme.ink, edge=theme.brass, edge_width=3, radius=22))
            canvas.text(str(size), disc.center, Style(28, "title", theme.cream))


def paint_peek(canvas: Canvas, at: tuple[float, float], hens: int, corn: int) -> None:
    """One's own pile, opened: what is in it and what it counts."""
    theme = canvas.theme
    box = pygame.FRect(0, 0, 640, 330)
    box.midbottom = at
    canvas.panel(box, Look(theme.paper, theme.paper_low, theme.brass, 5, 28), lift=20)
    canvas.text(_("Your pile"), (box.centerx, box.top + 44), Style(40, "title", theme.brown))
    for number, (card, count) in enumerate(((CORN, corn), (HEN, hens))):
        x = box.left + 100 + number * 300
        canvas.picture(picture(card), (x, box.top + 160), (110, 110 * CARD_RATIO))
        canvas.text(f"× {count}", (x + 74, box.top + 160), Style(54, "title", theme.ink), "midleft")
    for_corn, fed, lone = pile_points(hens, corn)
    words = _("Worth {points} points now: each hen needs a corn of its own.").format(
        points=for_corn + fed + lone
    )
    area = (box.left + 24, box.bottom - 84, box.width - 48, 76)
    canvas.paragraph(words, area, Style(28, "bold", theme.ink), "center", middle=True)


def paint_desk(
    canvas: Canvas, places: Places, words: tuple[str, str, str], good: bool, buttons: bool
) -> None:
    """The desk at the lower right: what is going on, in the middle where no buttons stand below."""
    desk, theme = places["desk"].box, canvas.theme
    canvas.picture("blind-hen/desk", desk.center, desk.size)
    title, big, note = words
    if not buttons:
        desk = desk.move(0, 48)
    if title:
        canvas.text(title, (desk.centerx, desk.top + 46), Style(32, "bold", theme.cream), width=520)
    if big:
        colour = theme.brass if good else theme.cream
        canvas.text(big, (desk.centerx, desk.top + 102), Style(66, "title", colour, 4, 3), width=520)
    if note:
        canvas.text(note, (desk.centerx, desk.top + 158), Style(28, "bold", theme.cream), width=520)
