"""Where the cards of Blind Hen lie for a pair of eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.blind_hen.cards import CHICKENS, COLOURS, CORN, GAME_END, HEN, colour_of, is_chicken, value_of
from game.blind_hen.events import CardTaken, GameEndDrawn, LotDrawn, LotGained, LotLaidOut, LotTurnedUp, Paid
from game.blind_hen.view import HenView
from game.rules import Event
from scenes.table.tracker import Arrangement, Lying

BACK = "cards/blind-hen/back"
LOT, COUNTER, DRAW = "lot", "counter", "draw"

Yards: TypeAlias = dict[str, list[int | None]]
"""The cards in each place, the lowest first; None lies face down."""


def picture(card: int | None) -> str:
    """The baked face of a card."""
    if card is None:
        return BACK
    if card < CHICKENS:
        return f"cards/blind-hen/chicken_{COLOURS[colour_of(card)]}_{value_of(card)}"
    names = {CORN: "corn", HEN: "blind_hen", GAME_END: "game_end"}
    return f"cards/blind-hen/{names[card]}"


def lying(table: Yards) -> Arrangement:
    """The same for the table; the three cards of a package keep their slots."""
    return {
        place: [
            Lying(None if card is None else picture(card), (LOT, slot) if place == LOT else None)
            for slot, card in enumerate(cards)
        ]
        for place, cards in table.items()
    }


def yard(seat: int, card: int) -> str:
    """The column of a seat's yard where a chicken goes."""
    return f"yard-{seat}-{colour_of(card)}"


def nest(seat: int) -> str:
    return f"nest-{seat}"


def lay_out(view: HenView, offered: Sequence[int] = ()) -> Yards:
    """Everything on the table; `offered` are chickens that their owner has put on the counter to pay with."""
    table: Yards = {DRAW: [None] * view.deck}
    left = list(offered)
    for seat, display in enumerate(view.displays):
        for colour in range(len(COLOURS)):
            table[f"yard-{seat}-{colour}"] = []
        for card in display:
            if seat in view.actors and card in left:
                left.remove(card)
            else:
                table[yard(seat, card)].append(card)
        table[nest(seat)] = [None] * view.pile_sizes[seat]
    table[COUNTER] = list(offered) or list(view.middle)
    table[LOT] = list(view.lot)
    return table


def after(event: Event, table: Yards) -> Yards:
    """The table once an event has been seen to happen."""
    table = {place: list(cards) for place, cards in table.items()}
    match event:
        case LotDrawn(_, cards):
            del table[DRAW][len(table[DRAW]) - len(cards) :]
            table[LOT] = list(cards)
        case LotLaidOut(_, cards, _) | LotTurnedUp(cards):
            table[LOT] = list(cards)
        case Paid(seat, to, cards, _):
            for card in cards:
                home = table[yard(seat, card)]
                (table[COUNTER] if card in table[COUNTER] else home).remove(card)
            for card in cards:
                _put(table, COUNTER if to is None else yard(to, card), card)
        case CardTaken(seat, card):
            table[COUNTER].remove(card)
            _put(table, yard(seat, card), card)
        case LotGained(seat, _, cards):
            table[LOT] = []
            for card in cards:
                if is_chicken(card):
                    _put(table, yard(seat, card), card)
                else:
                    table[nest(seat)].append(None)
        case GameEndDrawn(_, cards):
            del table[DRAW][len(table[DRAW]) - len(cards) - 1 :]
            table[LOT] = [*cards, GAME_END]
    return table


def _put(table: Yards, place: str, card: int) -> None:
    """Columns are sorted by value."""
    cards = table[place]
    at = next((at for at, other in enumerate(cards) if other is not None and other > card), len(cards))
    cards.insert(at, card)
