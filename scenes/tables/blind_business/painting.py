"""Painting a table of Blind Business: what is below its cards, and what stands above them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.blind_business.cards import DISTRICTS, NOBODY, SLOTS
from game.blind_business.table import ADD, ANSWER, ASK_BACK, REPLY, TAKE
from scenes.canvas import Canvas
from scenes.tables.blind_business import board as paint
from scenes.tables.blind_business import hands
from scenes.tables.blind_business.desk import frame, paint_note
from scenes.ui.theme import mix

if TYPE_CHECKING:
    from scenes.tables.blind_business.table import BusinessTable


def below(table: BusinessTable, canvas: Canvas) -> None:
    """What lies on the cloth below the cards."""
    seen = table.seen
    paint.paint_deck_board(canvas, table.places, seen)
    for seat, plaque in enumerate(table.plaques):
        spot = table.spots[seat]
        colour = canvas.theme.seat(plaque.seat)
        paint.paint_mat(canvas, table.places[f"panel-{spot}"].box, colour, plaque.active)
        for district in DISTRICTS:
            points = seen.row_points(seat, district) if seen.rows[seat][district] else None
            paint.paint_pocket(canvas, table.places[f"pocket-{spot}-{district}"].box, district, points)
        asks = seat == seen.asker and not seen.finished and not table.to_look
        paint.paint_badges(canvas, table.places[f"badges-{spot}"].box, asks, seen.oks[seat])
        for slot in SLOTS:
            if _standing_out(table, seat, slot):
                box = table.places[f"tap-{spot}-{slot}"].box
                canvas.glow(box, box.width * 0.08, 16, canvas.theme.glow)
    desk = table.places["actions"].box
    if table.offers or table.mine:
        canvas.glow(desk, 30, 14, mix(canvas.theme.glow, canvas.theme.brass, 0.4))
    canvas.picture("blind-business/board", desk.center, desk.size)


def _standing_out(table: BusinessTable, seat: int, slot: int) -> bool:
    return bool(table.director.seen_at(table.place(hands.tap(seat, slot))))


def above(table: BusinessTable, canvas: Canvas) -> None:
    """What stands above the cards, below the buttons."""
    seen = table.seen
    for seat, plaque in enumerate(table.plaques):
        spot = table.spots[seat]
        paint.paint_rack(canvas, table.places[f"hand-{spot}"].box, plaque.seat)
        if _stands_by(table, seat):
            paint.paint_shade(canvas, table.places[f"panel-{spot}"].box)
        _paint_taps(table, canvas, seat)
    if table.eyes is not None and table.eyes != seen.looker and not table.opened:
        _paint_tags(table, canvas, table.eyes)
        _paint_memory(table, canvas, table.eyes)
    for seat, district in table.fives:
        paint.paint_five(canvas, table.places[f"pocket-{table.spots[seat]}-{district}"].box)
    paint_note(canvas, table.places["actions"].box, table.note, table.offers)
    paint.paint_answers(canvas, table.answers, table.plaques)


def _paint_memory(table: BusinessTable, canvas: Canvas, seat: int) -> None:
    """What is written above the own hand, where no bubble hangs and no card stands out."""
    if table.watched or seat in table.answers or any(_standing_out(table, seat, slot) for slot in SLOTS):
        return
    known = table.memory(table.seen) if table.app.settings.memory_aid else ()
    paint.paint_own_hand(canvas, table.places[f"memory-{table.spots[seat]}"].box, known)


def _stands_by(table: BusinessTable, seat: int) -> bool:
    dealing = table.seen.phase in (ANSWER, TAKE, ASK_BACK, REPLY)
    return dealing and seat not in (table.seen.asker, table.seen.receiver)


def _paint_taps(table: BusinessTable, canvas: Canvas, seat: int) -> None:
    """Frame and token of whoever asks for it on each card that stands out."""
    asker = table.seen.receiver if seat == table.seen.asker else table.seen.asker
    for slot in SLOTS:
        if _standing_out(table, seat, slot):
            box = table.places[f"tap-{table.spots[seat]}-{slot}"].box
            frame(canvas, box)
            if table.seen.phase != ADD and asker != NOBODY:
                paint.paint_token(canvas, box, table.plaques[asker].seat)


def _paint_tags(table: BusinessTable, canvas: Canvas, seat: int) -> None:
    """BB-Q17: which cards of the own hand came after its owner last saw it."""
    for slot in SLOTS:
        since = table.seen.since[seat][slot]
        for place in (hands.hand(seat, slot), hands.tap(seat, slot)):
            if since and table.director.seen_at(table.place(place)):
                paint.paint_tag(canvas, table.places[table.place(place)].box, since)
