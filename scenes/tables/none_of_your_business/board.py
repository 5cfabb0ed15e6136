"""What is painted around the cards: trays, piles, the steps of a turn, the panel of sets, speech bubbles."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.none_of_your_business.view import AFTER, ASKED, BEFORE, DECIDE, OPENING, REACT, OfficeView
from game.words import _, ngettext
from scenes.canvas import Canvas, Point
from scenes.table.emblem import fitted, put_symbol
from scenes.table.places import CARD_RATIO, Place, Places
from scenes.table.plaque import Plaque
from scenes.tables.none_of_your_business import desk
from scenes.tables.none_of_your_business.parts import SLATE, TEAL, put_line, put_mark
from scenes.ui.shapes import Look
from scenes.ui.theme import Colour, mix
from scenes.ui.type import Style

STITCH, STITCH_GAP, STITCH_WIDE = 14.0, 10.0, 4.0
SUPER, FINE = 2, 4
"""How much larger bubbles and threads are drawn before they are shrunk: smooth edges."""
THING = 118.0
TABLED_STEP = 86.0
"""About how much room a card on show takes in a bubble."""
TAIL = 60.0
"""How far a bubble's tail sticks out at most."""
TAIL_WIDE = 27.0
BUBBLE_EDGE = 5.0
STEP_NOW = {OPENING: 0, BEFORE: 2, ASKED: 2, DECIDE: 2, REACT: 2, AFTER: 3}
"""Which of the four steps of a turn each stage belongs to."""
PLAY_BEFORE = 1


@dataclass(frozen=True)
class Bubble:
    """What somebody says in the middle of the table."""

    seat: int
    text: str = ""
    kinds: tuple[int, ...] = ()
    """Cards that are asked for but do not lie on the table: they stand in the bubble as things."""
    tabled: int = 0
    """How many cards that are shown lie in it."""
    asks: bool = False


# -- trays and piles ---------------------------------------------------------------------------------


def paint_trays(
    canvas: Canvas, places: Places, plaques: Sequence[Plaque], active: Sequence[int], asked: int | None
) -> None:
    """A stitched tray for each seat but the own one, in its colour; who acts or is asked is lit."""
    for spot, plaque in enumerate(plaques):
        if spot:
            lit = spot in active or spot == asked
            paint_tray(canvas, places[f"tray-{spot}"].box, canvas.theme.seat(plaque.seat), lit)


def paint_tray(canvas: Canvas, area: pygame.FRect, colour: Colour, lit: bool) -> None:
    if lit:
        canvas.glow(area, 26, 16, mix(colour, canvas.theme.glow, 0.5))
    fill = mix(SLATE, colour, 0.16 if lit else 0.05)
    canvas.panel(area, Look(fill, mix(fill, canvas.theme.ink, 0.25), radius=26, alpha=236 if lit else 206))
    thread = mix(colour, canvas.theme.cream, 0.3) if lit else mix(colour, SLATE, 0.2)
    box = canvas.fit.rect(area)
    drawn = canvas.made(("stitches", box.size, thread), lambda: _stitches(box.size, canvas.fit.scale, thread))
    canvas.surface.blit(drawn, box)


def _stitches(size: tuple[int, int], scale: float, colour: Colour) -> pygame.Surface:
    """A running stitch along a rounded box."""
    unit = scale * FINE
    cloth = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    inset, radius = 9 * unit, 19 * unit
    points = list(_rounded(cloth.get_width(), cloth.get_height(), inset, radius))
    lengths = [math.dist(one, other) for one, other in pairwise(points)]
    every = (STITCH + STITCH_GAP) * unit
    gone = 0.0
    for one, other, length in zip(points, points[1:], lengths, strict=False):
        steps = max(1, round(length / unit))
        for step in range(steps):
            share = step / steps
            if (gone + share * length) % every < STITCH * unit:
                at = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
                pygame.draw.circle(cloth, colour, at, STITCH_WIDE * unit / 2)
        gone += length
    return pygame.transform.smoothscale(cloth, size)


def _rounded(wide: float, high: float, inset: float, radius: float) -> Iterator[Point]:
    """The corners of a rounded box as a closed line."""
    corners = (
        (wide - inset - radius, inset + radius, -90),
        (wide - inset - radius, high - inset - radius, 0),
        (inset + radius, high - inset - radius, 90),
        (inset + radius, inset + radius, 180),
    )
    first: Point | None = None
    for x, y, start in corners:
        for turn in range(0, 91, 9):
            angle = math.radians(start + turn)
            at = (x + radius * math.cos(angle), y + radius * math.sin(angle))
            first = first or at
            yield at
    if first:
        yield first


def paint_piles(canvas: Canvas, places: Places, view: OfficeView) -> None:
    """Deck and discard pile, each with its name and number; with two players what was set aside."""
    theme = canvas.theme
    paint_tray(canvas, places["deck-tray"].box, theme.brass, False)
    paint_tray(canvas, places["pile-tray"].box, mix(theme.cream, TEAL, 0.5), False)
    if "aside-tray" in places:
        paint_tray(canvas, places["aside-tray"].box, mix(theme.cream, TEAL, 0.5), False)
        box = places["aside-tray"].box
        words = ngettext("{n} card set aside", "{n} cards set aside", view.aside).format(n=view.aside)
        _pill(canvas, words, (box.centerx, box.bottom - 34), box.width - 40)


def paint_counts(canvas: Canvas, places: Places, view: OfficeView) -> None:
    """The labels of the piles stand above their cards."""
    for name, words in (
        ("deck-tray", _("Deck {n}").format(n=view.deck)),
        ("pile-tray", _("Discards {n}").format(n=len(view.pile))),
    ):
        box = places[name].box
        _pill(canvas, words, (box.centerx, box.bottom - 26), 158)


def _pill(canvas: Canvas, words: str, at: Point, most: float) -> None:
    theme = canvas.theme
    text, style = fitted(canvas.type, words, Style(27, "bold", theme.cream), 20, most - 30, 44)
    box = pygame.FRect(0, 0, canvas.type.width(text, style) + 34, 44)
    box.center = at
    canvas.panel(box, Look(theme.ink, edge=mix(theme.ink, theme.cream, 0.25), edge_width=2, radius=22), 5)
    canvas.text(text, box.center, style)


# -- the turn ----------------------------------------------------------------------------------------


def paint_tracker(canvas: Canvas, area: pygame.FRect, view: OfficeView, plaque: Plaque, then: str) -> None:
    """The four steps of a turn, in the colour of whose turn it is; below, who comes next out of order."""
    theme = canvas.theme
    colour = theme.seat(plaque.seat)
    paint_tray(canvas, area, colour, False)
    steps = [_("Draw up"), _("Play a set"), _("Ask"), _("Play a set")]
    rows = len(steps) + bool(then)
    each = (area.height - 24) / rows
    now = STEP_NOW.get(view.stage, 0)
    for number, words in enumerate(steps):
        box = pygame.FRect(area.left + 14, area.top + 12 + number * each, area.width - 28, each)
        if number == now and not view.finished:
            strip = box.inflate(0, -6)
            canvas.panel(
                strip,
                Look(mix(colour, (255, 255, 255), 0.1), mix(colour, theme.ink, 0.2), theme.ink, 3, 18),
                5,
            )
            put_symbol(canvas, plaque.seat, (box.right - 32, box.centery), 30)
        _step(canvas, box, number, words, now, view)
    if then:
        box = pygame.FRect(area.left + 24, area.bottom - 12 - each, area.width - 48, each)
        put_line(canvas, then, box.midleft, Style(26, "bold", theme.glow), (box.width, each))


def _step(canvas: Canvas, box: pygame.FRect, number: int, words: str, now: int, view: OfficeView) -> None:
    theme = canvas.theme
    done = number < now and (number != PLAY_BEFORE or view.played or view.phones)
    tone = theme.cream if number >= now or done else mix(theme.cream, SLATE, 0.42)
    at = (box.left + 30, box.centery)
    if done:
        put_mark(canvas, at, True, 34)
    else:
        canvas.text(str(number + 1), at, Style(32, "title", tone, 2 if number == now else 0))
    style = Style(29, "bold", tone, 2 if number == now else 0)
    room = (box.width - (116 if number == now else 70), box.height)
    put_line(canvas, words, (box.left + 60, box.centery), style, room)


def inside(panel: pygame.FRect) -> pygame.FRect:
    """Where the rows of the sheet of sets go."""
    return pygame.FRect(panel.left + 14, panel.top + 62, panel.width - 28, panel.height - 76)


def paint_sets_panel(canvas: Canvas, area: pygame.FRect, title: str, note: str) -> None:
    """The sheet at the lower right."""
    theme = canvas.theme
    canvas.panel(area, Look(theme.paper, theme.paper_low, theme.ink, 4, 28), lift=9)
    at = (area.left + 28, area.top + 35)
    put_line(canvas, title, at, Style(38, "title", (19, 69, 65)), (area.width - 56, 54))
    if note:
        canvas.paragraph(note, inside(area).inflate(-24, -10), Style(27, "body", theme.quiet))


# -- what is said ------------------------------------------------------------------------------------


def paint_bubble(canvas: Canvas, place: Place, bubble: Bubble, toward: Point) -> None:
    """The bubble with its tail to whoever speaks; cards on show lie in it, things stand beside them."""
    box = _size(canvas, place.box, bubble)
    theme = canvas.theme
    canvas.glow(box, 34, 14, theme.glow)
    _body(canvas, box, toward)
    if not bubble.asks:
        style = Style(46, "title", theme.ink)
        put_line(canvas, bubble.text, box.center, style, (box.width - 48, box.height), "center")
        return
    room = (box.width - 48, 48)
    put_line(canvas, bubble.text, (box.centerx, box.top + 34), Style(31, "bold", theme.ink), room, "center")
    _things(canvas, box, bubble)


def paint_power(canvas: Canvas, box: pygame.FRect, kind: int, title: str, text: str) -> None:
    """A slip with the card whose power is being carried out."""
    theme = canvas.theme
    canvas.panel(box, Look(theme.paper, theme.paper_low, theme.brass, 5, 26), lift=12)
    wide = 112.0
    at = (box.left + 30 + wide / 2, box.centery)
    canvas.picture(desk.picture(kind), at, (wide, wide * CARD_RATIO))
    left = box.left + 60 + wide
    room = box.right - 28 - left
    put_line(canvas, title, (left, box.top + 46), Style(38, "title", theme.brown), (room, 60))
    area = (left, box.top + 82, room, box.height - 100)
    canvas.paragraph(text, area, Style(29, "body", theme.ink))


def _size(canvas: Canvas, room: pygame.FRect, bubble: Bubble) -> pygame.FRect:
    if bubble.asks:
        return room
    wide = min(room.width, max(340.0, canvas.type.width(bubble.text, Style(46, "title")) + 96))
    box = pygame.FRect(0, room.top, wide, 76 if bubble.tabled else 128)
    box.centerx = room.centerx
    return box


def _things(canvas: Canvas, box: pygame.FRect, bubble: Bubble) -> None:
    """What is named beside what is shown, and a question mark."""
    count, mark = len(bubble.kinds), 76.0
    shown = min(600.0, bubble.tabled * TABLED_STEP)
    x, y = box.centerx + shown / 2, box.top + 120
    side = THING
    if bubble.tabled:
        side = min(side, (box.right - 24 - mark - x) / max(1, count))
    else:
        side = min(side, (box.width - 60 - mark) / max(1, count))
        x -= (side * count + mark) / 2
    for kind in bubble.kinds:
        canvas.picture(desk.thing(kind), (x + side / 2, y), (side, side))
        x += side
    sign = Style(110 / canvas.type.text_size, "title", canvas.theme.primary, 4)
    canvas.text("?", (x + mark / 2, y), sign)


def _body(canvas: Canvas, box: pygame.FRect, toward: Point) -> None:
    theme = canvas.theme
    tail = _tail(box, toward)
    reach = pygame.FRect(box)
    for point in tail:
        reach.union_ip(pygame.FRect(point[0] - 8, point[1] - 8, 16, 16))
    pixels = canvas.fit.rect(reach.inflate(12, 12))
    key = ("bubble", pixels.size, tuple(round(v) for p in tail for v in (p[0] - box.x, p[1] - box.y)))
    canvas.shadow(box, 34, 12)

    def make() -> pygame.Surface:
        unit = canvas.fit.scale * SUPER
        left, top = reach.left - 6, reach.top - 6
        sheet = pygame.Surface((pixels.width * SUPER, pixels.height * SUPER), pygame.SRCALPHA)
        body = pygame.Rect(
            round((box.left - left) * unit),
            round((box.top - top) * unit),
            round(box.width * unit),
            round(box.height * unit),
        )
        points = [((x - left) * unit, (y - top) * unit) for x, y in tail]
        line, radius = round(BUBBLE_EDGE * unit), round(34 * unit)
        pygame.draw.rect(sheet, theme.ink, body, border_radius=radius)
        pygame.draw.polygon(sheet, theme.ink, points)
        pygame.draw.lines(sheet, theme.ink, True, points, line * 2)
        pygame.draw.rect(sheet, theme.cream, body.inflate(-2 * line, -2 * line), border_radius=radius - line)
        pygame.draw.polygon(sheet, theme.cream, points)
        return pygame.transform.smoothscale(sheet, pixels.size)

    canvas.surface.blit(canvas.made(key, make), pixels)


def _tail(box: pygame.FRect, toward: Point) -> list[Point]:
    """A wedge from inside the box towards a point outside."""
    cx, cy = box.center
    dx, dy = toward[0] - cx, toward[1] - cy
    far = math.hypot(dx, dy) or 1.0
    dx, dy = dx / far, dy / far
    edge = min(
        (box.width / 2) / abs(dx) if dx else math.inf,
        (box.height / 2) / abs(dy) if dy else math.inf,
    )
    tip = edge + min(TAIL, max(0.0, far - edge - 10))
    root = max(0.0, edge - 44)
    bx, by = cx + dx * root, cy + dy * root
    return [
        (bx - dy * TAIL_WIDE, by + dx * TAIL_WIDE),
        (cx + dx * tip, cy + dy * tip),
        (bx + dy * TAIL_WIDE, by - dx * TAIL_WIDE),
    ]


def paint_timer(canvas: Canvas, box: pygame.FRect, share: float, seconds: float) -> None:
    """How long a window is still open."""
    theme = canvas.theme
    canvas.panel(box, Look(theme.ink, edge=mix(theme.ink, theme.cream, 0.4), edge_width=3, radius=13))
    inner = box.inflate(-8, -8)
    inner.width = max(inner.height, inner.width * share)
    colour = theme.good if share > 0.35 else theme.primary
    canvas.panel(inner, Look(mix(colour, (255, 255, 255), 0.15), colour, radius=9))
    words = ngettext("{n} second", "{n} seconds", math.ceil(seconds)).format(n=math.ceil(seconds))
    canvas.text(words, (box.right + 16, box.centery), Style(26, "bold", theme.cream, 2), "midleft", 150)
