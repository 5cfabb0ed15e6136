"""What is painted around the cards of Blind Business: mats, racks, pockets, the deck's board, answers."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import pygame

from game.blind_business.cards import district_name
from game.blind_business.view import BusinessView
from game.words import _
from scenes.canvas import Canvas
from scenes.table.emblem import fitted, put_symbol, stamp_symbol
from scenes.table.places import CARD_RATIO, Places
from scenes.table.plaque import Plaque
from scenes.tables.blind_business.hands import DISTRICT_KEYS
from scenes.ui.shapes import SUPER, Look
from scenes.ui.theme import Colour, mix, rgb
from scenes.ui.type import Style

DUSK: Colour = (52, 20, 62)
MAIN = (rgb("#0ac17b"), rgb("#3b9dcf"), rgb("#f58a1f"), rgb("#d0389a"))
LIGHT = (rgb("#b9f0a0"), rgb("#b5ecff"), rgb("#ffdb8a"), rgb("#ffb3dc"))
DARK = (rgb("#12694a"), rgb("#0f5590"), rgb("#a1430c"), rgb("#711a6d"))
"""The colours of the districts."""
RADIUS = 26.0
SEWN, DASH, BETWEEN = 13.0, 15.0, 11.0
"""How far the seam of a mat lies from its edge; its stitches and the gaps."""
RACK = 30.0
LIP = 8.0
SEAL = 66.0
TOKEN = 66.0
BUBBLE = (176.0, 88.0)
ROUNDS = 26.0


# -- mats --------------------------------------------------------------------------------------------


def paint_mat(canvas: Canvas, box: pygame.FRect, colour: Colour, active: bool) -> None:
    """A stitched mat in the seat's colour; the one of whoever is to act is lit."""
    if active:
        canvas.glow(box, RADIUS, 18, mix(canvas.theme.glow, colour, 0.35))
    ground = mix(DUSK, colour, 0.26 if active else 0.10)
    canvas.panel(box, Look(ground, mix(ground, canvas.theme.ink, 0.25), radius=RADIUS, alpha=226))
    size = canvas.fit.rect(box).size
    thread = mix(colour, canvas.theme.cream, 0.45 if active else 0.1)
    seam = canvas.made(("seam", size, thread), lambda: _seam(size, canvas.fit.scale, thread))
    canvas.surface.blit(seam, canvas.fit.rect(box))


def _seam(size: tuple[int, int], scale: float, thread: Colour) -> pygame.Surface:
    """Stitches along the edge, all the way round."""
    unit = scale * SUPER
    big = pygame.Surface((size[0] * SUPER, size[1] * SUPER), pygame.SRCALPHA)
    box = pygame.FRect(big.get_rect()).inflate(-2 * SEWN * unit, -2 * SEWN * unit)
    corner = (RADIUS - SEWN / 2) * unit
    length = 2 * (box.width + box.height) - 8 * corner + math.tau * corner
    count = max(8, round(length / ((DASH + BETWEEN) * unit)))
    step, dash = length / count, length / count * DASH / (DASH + BETWEEN)
    for number in range(count):
        ends = [_along(box, corner, number * step + share * dash) for share in (0, 0.5, 1)]
        pygame.draw.lines(big, (*thread, 235), False, ends, max(2, round(4 * unit)))
    return pygame.transform.smoothscale(big, size)


def _along(box: pygame.FRect, corner: float, way: float) -> tuple[float, float]:
    """The point so far along a rounded rectangle, clockwise from its top left."""
    wide, high, bend = box.width - 2 * corner, box.height - 2 * corner, math.pi / 2 * corner
    centers = (
        (box.right - corner, box.top + corner, -90),
        (box.right - corner, box.bottom - corner, 0),
        (box.left + corner, box.bottom - corner, 90),
        (box.left + corner, box.top + corner, 180),
    )
    starts = (
        (box.left + corner, box.top, 1, 0),
        (box.right, box.top + corner, 0, 1),
        (box.right - corner, box.bottom, -1, 0),
        (box.left, box.bottom - corner, 0, -1),
    )
    for side, (x, y, dx, dy) in enumerate(starts):
        straight = high if side % 2 else wide
        if way <= straight:
            return x + dx * way, y + dy * way
        way -= straight
        if way <= bend:
            cx, cy, turned = centers[side]
            angle = math.radians(turned + 90 * way / bend)
            return cx + corner * math.cos(angle), cy + corner * math.sin(angle)
        way -= bend
    return box.left + corner, box.top


def paint_rack(canvas: Canvas, hand: pygame.FRect, seat: str) -> None:
    """The bar that a hand stands in, in the seat's colour with its symbol at both ends."""
    theme, colour = canvas.theme, canvas.theme.seat(seat)
    bar = pygame.FRect(hand.left - 12, hand.bottom - 18, hand.width + 24, RACK)
    look = Look(
        mix(colour, (255, 255, 255), 0.1),
        mix(colour, theme.ink, 0.28),
        mix(colour, theme.ink, 0.72),
        3,
        10,
        0.2,
        lip=mix(colour, theme.ink, 0.7),
        lip_height=6,
    )
    canvas.panel(bar, look, lift=6)
    for x in (bar.left + 20, bar.right - 20):
        stamp_symbol(canvas, seat, (x, bar.centery - 3), 20, theme.ink)
        stamp_symbol(canvas, seat, (x, bar.centery - 3), 14, theme.cream)


def paint_pocket(canvas: Canvas, box: pygame.FRect, district: int, points: int | None) -> None:
    """A pocket for one district: its sign, and its points or, while it is empty, its name."""
    theme, filled = canvas.theme, points is not None
    ground = mix(DARK[district], (20, 6, 30), 0.35 if filled else 0.55)
    canvas.panel(box, Look(mix(ground, (0, 0, 0), 0.25), ground, radius=14, alpha=230 if filled else 150))
    side = min(box.height - 6, 66.0)
    middle = box.centery - (LIP / 2 if filled else 0)
    canvas.picture(
        f"blind-business/sign_{DISTRICT_KEYS[district]}", (box.left + 8 + side / 2, middle), (side, side)
    )
    if points is None:
        left = box.left + side + 24
        style = Style(28, "bold", mix(MAIN[district], theme.cream, 0.35))
        text, style = fitted(
            canvas.type, district_name(district), style, 22, box.right - left - 10, box.height
        )
        canvas.text(text, (left, box.centery), style, "midleft")
        return
    lip = pygame.FRect(box.left, box.bottom - LIP - 2, box.width, LIP + 2)
    canvas.panel(
        lip,
        Look(MAIN[district], mix(MAIN[district], theme.ink, 0.3), mix(DARK[district], theme.ink, 0.5), 2, 5),
    )
    style = Style(40 if box.height > 60 else 32, "title", mix(LIGHT[district], theme.cream, 0.4), 2, 2)
    text, style = fitted(canvas.type, str(points), style, 26, 62, box.height - LIP)
    canvas.text(text, (box.right - 14, middle), style, "midright")


def paint_badges(canvas: Canvas, box: pygame.FRect, asks: bool, oks: int) -> None:
    """The marker of whoever asks, and the OK cards, after the plaque."""
    side = min(SEAL, box.height, box.width / 2 - 4 if asks and oks else box.width)
    left = box.left
    if asks:
        canvas.picture("blind-business/marker", (left + side / 2, box.centery), (side, side))
        left += side + 6
    if oks:
        center = (left + side / 2, box.centery)
        canvas.picture("blind-business/ok", center, (side, side))
        if oks > 1:
            disc = pygame.FRect(0, 0, 38, 38)
            disc.center = (center[0] + side * 0.36, center[1] + side * 0.36)
            canvas.panel(disc, Look(canvas.theme.ink, edge=canvas.theme.brass, edge_width=3, radius=19))
            canvas.text(str(oks), disc.center, Style(26, "title", canvas.theme.cream))


# -- the deck's board --------------------------------------------------------------------------------


def paint_deck_board(canvas: Canvas, places: Places, view: BusinessView) -> None:
    """The name of the game, the deck, and how far the game has come."""
    theme, box = canvas.theme, places["board"].box
    paint_mat(canvas, box, theme.brass, False)
    plank = pygame.FRect(box.left - 6, box.top - 12, box.width + 12, 78)
    canvas.picture("blind-business/plank", plank.center, plank.size)
    for number, word in enumerate(_("Blind Business").split(" ", 1)):
        at = (plank.centerx, plank.top + 22 + number * 32)
        text, style = fitted(canvas.type, word, Style(31, "title", theme.cream, 2.5, 2), 20, 146, 38)
        canvas.text(text, at, style)
    words = _("Round\n{n} of {all}").format(n=view.round, all=view.rounds)
    turn = _("Turn\n{n} of {all}").format(n=view.turn, all=view.turns)
    for text, top in ((words, box.top + 204), (turn, box.top + 302)):
        area = (box.left + 20, top, box.width - 40, 64)
        canvas.paragraph(text, area, Style(26, "bold", theme.cream), "center", middle=True)
    _paint_rounds(canvas, box, view)


def _paint_rounds(canvas: Canvas, box: pygame.FRect, view: BusinessView) -> None:
    """A lamp for each round: those that are over, the one that is on, those to come."""
    theme = canvas.theme
    step = min(ROUNDS + 8, (box.width - 24) / view.rounds)
    for number in range(1, view.rounds + 1):
        lamp = pygame.FRect(0, 0, step - 6, step - 6)
        lamp.center = (box.centerx + (number - (view.rounds + 1) / 2) * step, box.top + 285)
        now, gone = number == view.round, number < view.round
        fill = theme.brass if now else mix(theme.brass, DUSK, 0.55) if gone else mix(DUSK, theme.cream, 0.12)
        if now:
            canvas.glow(lamp, lamp.width / 2, 8, theme.glow)
        canvas.panel(lamp, Look(fill, edge=theme.ink, edge_width=3, radius=lamp.width / 2))
        if gone:
            canvas.icon("check", lamp.center, lamp.width * 0.66, theme.ink)


def paint_own_hand(canvas: Canvas, box: pygame.FRect, known: Sequence[tuple[str, Sequence[str]]]) -> None:
    """Above the own hand: what its owner remembers of it (the memory aid), or whose eyes it is for."""
    style = Style(25, "bold", mix(canvas.theme.cream, DUSK, 0.2))
    if not known:
        words = _("Everyone sees these cards but you.")
        canvas.paragraph(words, (box.left, box.top, box.width - 100, box.height), style, middle=True)
        return
    words, cards = known[0]
    canvas.paragraph(words, (box.left, box.top, 172, box.height), style, middle=True)
    wide = box.height / CARD_RATIO
    for number, face in enumerate(cards):
        at = (box.left + 184 + wide / 2 + number * (wide + 4), box.centery)
        canvas.picture(face, at, (wide, box.height))


def paint_five(canvas: Canvas, pocket: pygame.FRect) -> None:
    """The row that wins at once."""
    box, thick = canvas.fit.rect(pocket.inflate(10, 10)), canvas.fit.length(7)
    for grow, colour in ((canvas.fit.length(5), canvas.theme.ink), (0, canvas.theme.glow)):
        pygame.draw.rect(canvas.surface, colour, box.inflate(grow, grow), thick, border_radius=2 * thick)


# -- above the cards ---------------------------------------------------------------------------------


def paint_token(canvas: Canvas, card: pygame.FRect, seat: str) -> None:
    """The token of whoever tapped a card, at its foot."""
    theme, colour = canvas.theme, canvas.theme.seat(seat)
    disc = pygame.FRect(0, 0, TOKEN, TOKEN)
    disc.center = (card.centerx, card.bottom - TOKEN * 0.22)
    look = Look(mix(colour, (255, 255, 255), 0.12), mix(colour, theme.ink, 0.3), theme.ink, 4, TOKEN / 2)
    canvas.panel(disc, look, lift=6)
    canvas.panel(disc.inflate(-16, -16), Look(theme.cream, edge=theme.ink, edge_width=3, radius=TOKEN / 2))
    put_symbol(canvas, seat, disc.center, TOKEN * 0.42)


def paint_tag(canvas: Canvas, card: pygame.FRect, turn: int) -> None:
    """A luggage tag on a card that came after its owner last looked: the turn it was drawn in (BB-Q17)."""
    box = pygame.FRect(0, 0, 112, 45)
    box.center = (card.centerx + 2, card.top + 10)
    canvas.picture("blind-business/tag", box.center, box.size)
    words = _("turn {n}").format(n=turn)
    text, style = fitted(canvas.type, words, Style(26, "bold", canvas.theme.ink), 20, 78, 40)
    canvas.text(text, (box.centerx + 10, box.centery), style)


def paint_answers(canvas: Canvas, answers: Mapping[int, tuple[str, Colour]], plaques: list[Plaque]) -> None:
    """What somebody just said, in a bubble that hangs from the plaque."""
    theme = canvas.theme
    for seat, (words, colour) in answers.items():
        plaque = plaques[seat].area
        box = pygame.FRect((plaque.left + 70, plaque.bottom + 14), BUBBLE)
        tip = [(box.left + 38, box.top + 6), (box.left + 30, box.top - 20), (box.left + 72, box.top + 6)]
        canvas.shadow(box, 30, 10)
        points = [canvas.fit.point(*at) for at in tip]
        canvas.panel(box, Look(theme.cream, edge=theme.ink, edge_width=5, radius=34))
        pygame.draw.polygon(canvas.surface, theme.cream, points)
        pygame.draw.lines(canvas.surface, theme.ink, False, points, canvas.fit.length(5))
        style = Style(54, "title", mix(colour, theme.ink, 0.25))
        text, style = fitted(canvas.type, words, style, 30, box.width - 24, box.height)
        canvas.text(text, box.center, style)


def paint_shade(canvas: Canvas, box: pygame.FRect) -> None:
    """Whoever has no part in this deal steps back."""
    canvas.panel(box, Look((28, 12, 36), radius=RADIUS, alpha=96))
