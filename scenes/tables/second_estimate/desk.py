"""Where the cards of Second Estimate lie for a pair of eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.rules import Event
from game.second_estimate.actions import MOVE, EstimateView
from game.second_estimate.cards import CONTRACTORS, CUSTOMER_COUNTS, SUITS, number_of, suit_of
from game.second_estimate.events import (
    CardChosen,
    CardsDiscarded,
    CardsRevealed,
    CustomersCame,
    CustomerTaken,
    SuitMoved,
)
from scenes.table.tracker import Arrangement, Lying

FACES = "cards/second-estimate"
BACK = f"{FACES}/back"
DECK, DISCARD, STRENGTH = "deck", "discard", "strength"

Laid: TypeAlias = dict[str, list[str | None]]
"""The pictures in each place, the lowest first; None lies face down."""


def contractor(card: int) -> str:
    return f"{FACES}/play_{SUITS[suit_of(card)]}_{number_of(card)}"


def customer(value: int) -> str:
    return f"{FACES}/play_customer_{value}"


def suit(number: int) -> str:
    return f"{FACES}/play_{SUITS[number]}"


CONTRACTOR_AT = {contractor(card): card for card in CONTRACTORS}
CUSTOMER_AT = {customer(value): value for value in CUSTOMER_COUNTS}
SUIT_AT = {suit(number): number for number in range(len(SUITS))}


def printed(face: str) -> str:
    """The same card as it is printed, for a closer look."""
    name = face.removeprefix(f"{FACES}/play_")
    return f"{FACES}/suit_{name}" if face in SUIT_AT else f"{FACES}/{name}"


def lot(slot: int) -> str:
    """Where a customer stands; a dot, for a lot belongs to no seat."""
    return f"customer.{slot}"


def hand(seat: int) -> str:
    return f"hand-{seat}"


def station(seat: int) -> str:
    return f"station-{seat}"


def won(seat: int) -> str:
    return f"won-{seat}"


def lying(table: Laid) -> Arrangement:
    return {place: [Lying(face) for face in faces] for place, faces in table.items()}


def sorted_hand(cards: Sequence[int], row: Sequence[int]) -> list[int]:
    """As the suit row has it: the suit furthest left first, and high numbers before low ones."""
    return sorted(cards, key=lambda card: (row.index(suit_of(card)), -number_of(card)))


def lay_out(view: EstimateView, row: Sequence[int], chosen_up: bool) -> Laid:
    """Everything on the table; `row` is the suit row to show, `chosen_up`: one's own choice is open."""
    seats = range(len(view.hand_sizes))
    shown = view.phase == MOVE
    table: Laid = {DECK: [None] * view.deck, STRENGTH: [suit(number) for number in row]}
    table[DISCARD] = [None] * view.leftover
    for number in range(len(view.played[0]) - shown):
        table[DISCARD] += [contractor(view.played[seat][number]) for seat in seats]
    for slot in seats:
        table[lot(slot)] = [customer(value) for value in view.customers[slot : slot + 1]]
    for seat in seats:
        table[won(seat)] = [customer(value) if _open(view, seat) else None for value in view.won[seat]]
        table[hand(seat)] = [None] * view.hand_sizes[seat]
        if seat == view.seat:
            table[hand(seat)] = [contractor(card) for card in sorted_hand(view.hand, view.row)]
        card = view.table[seat] if shown or chosen_up else None
        table[station(seat)] = [None if card is None else contractor(card)] if view.has_chosen[seat] else []
    return table


def _open(view: EstimateView, seat: int) -> bool:
    """With hidden totals nobody counts what others took."""
    return not view.hide_totals or view.finished or seat == view.seat


def after(event: Event, table: Laid, view: EstimateView, chosen_up: bool) -> Laid:
    """The table once an event has been seen to happen."""
    table = {place: list(faces) for place, faces in table.items()}
    match event:
        case CardChosen(seat, card):
            face = None if card is None else contractor(card)
            held = table[hand(seat)]
            held.remove(face if face in held else held[-1])
            table[station(seat)] = [face if chosen_up else None]
        case CardsRevealed(cards, _):
            for seat, card in enumerate(cards):
                table[station(seat)] = [contractor(card)]
        case CustomerTaken(seat, value, slot):
            table[lot(slot)] = []
            table[won(seat)].append(customer(value) if _open(view, seat) else None)
        case SuitMoved(_, number, _, place):
            row = [face for face in table[STRENGTH] if face != suit(number)]
            table[STRENGTH] = [*row[:place], suit(number), *row[place:]]
            _sort_hands(table)
        case CardsDiscarded(cards):
            for seat, card in enumerate(cards):
                table[station(seat)] = []
                table[DISCARD].append(contractor(card))
        case CustomersCame(_, customers):
            del table[DECK][len(table[DECK]) - len(customers) :]
            for slot, value in enumerate(customers):
                table[lot(slot)] = [customer(value)]
    return table


def _sort_hands(table: Laid) -> None:
    row = [SUIT_AT[face] for face in table[STRENGTH] if face is not None]
    for place, faces in table.items():
        if place.startswith("hand-"):
            cards = [CONTRACTOR_AT[face] for face in faces if face is not None]
            if cards:
                table[place] = [contractor(card) for card in sorted_hand(cards, row)]
