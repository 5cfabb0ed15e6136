"""Where the cards of Blind Hen lie for a pair of eyes, and which card is which from moment to moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from game.blind_hen.cards import CHICKENS, COLOURS, CORN, GAME_END, HEN, colour_of, is_chicken, value_of
from game.blind_hen.events import CardTaken, GameEndDrawn, LotDrawn, LotGained, LotLaidOut, LotTurnedUp, Paid
from game.blind_hen.view import HenView
from game.rules import Event

BACK = "cards/blind-hen/back"
LOT, COUNTER, DRAW = "lot", "counter", "draw"

Arrangement: TypeAlias = dict[str, list[int | None]]
"""The cards in each place, the lowest first; None lies face down."""


def picture(card: int | None) -> str:
    """The baked face of a card."""
    if card is None:
        return BACK
    if card < CHICKENS:
        return f"cards/blind-hen/chicken_{COLOURS[colour_of(card)]}_{value_of(card)}"
    names = {CORN: "corn", HEN: "blind_hen", GAME_END: "game_end"}
    return f"cards/blind-hen/{names[card]}"


def yard(seat: int, card: int) -> str:
    """The column of a seat's yard where a chicken goes."""
    return f"yard-{seat}-{colour_of(card)}"


def nest(seat: int) -> str:
    return f"nest-{seat}"


def lay_out(view: HenView, offered: Sequence[int] = ()) -> Arrangement:
    """Everything on the table; `offered` are chickens that their owner has put on the counter to pay with."""
    table: Arrangement = {DRAW: [None] * view.deck}
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


def after(event: Event, table: Arrangement) -> Arrangement:
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


def _put(table: Arrangement, place: str, card: int) -> None:
    """Columns are sorted by value."""
    cards = table[place]
    at = next((at for at, other in enumerate(cards) if other is not None and other > card), len(cards))
    cards.insert(at, card)


Named: TypeAlias = dict[str, list[int]]


class Tracker:
    """Gives every card a number that stays with it, so that it is seen to go from place to place."""

    def __init__(self) -> None:
        self.where: Named = {}
        self.face: dict[int, int | None] = {}
        self._next = 0

    def follow(self, table: Mapping[str, Sequence[int | None]]) -> Named:
        """The numbers of the cards in each place. Who stays, stays; who is missed here came from there."""
        stays: dict[str, list[int | None]] = {}
        free: list[int] = []
        for place in {**self.where, **table}:
            wanted = table.get(place, ())
            stays[place], gone = self._kept(self.where.get(place, []), wanted, place == LOT)
            free += gone
        found: Named = {}
        for place, cards in table.items():
            numbers = stays[place]
            for at, card in enumerate(cards):
                if numbers[at] is None:
                    numbers[at] = self._from(free, card)
            found[place] = [number for number in numbers if number is not None]
        self.where = found
        self.face = {
            number: card
            for place, cards in table.items()
            for number, card in zip(found[place], cards, strict=True)
        }
        return found

    def _kept(
        self, numbers: Sequence[int], cards: Sequence[int | None], by_slot: bool
    ) -> tuple[list[int | None], list[int]]:
        """For each card the number that lies here already, and the numbers that are not needed any more."""
        kept: list[int | None] = [None] * len(cards)
        left = list(numbers)
        if by_slot and len(numbers) == len(cards):
            return list(numbers), []
        for at, card in enumerate(cards):
            same = next((one for one in left if self.face[one] == card), None)
            if same is not None:
                kept[at] = same
                left.remove(same)
        return kept, left

    def _from(self, free: list[int], card: int | None) -> int:
        """A card that left another place: the same one if it was seen, else the last that lay face down."""
        for wanted in (card, None):
            for number in reversed(free):
                if self.face[number] == wanted:
                    free.remove(number)
                    return number
        if card is None and free:
            return free.pop()
        self._next += 1
        return self._next
