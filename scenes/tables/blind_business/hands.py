"""Where the cards of Blind Business lie for a pair of eyes, and how each event moves them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Sequence
from typing import TypeAlias

from game.blind_business.cards import ALONE, BACK, GAP, HOME, NUMBER, ROWS, SLOTS, WILD
from game.blind_business.events import (
    Added,
    Asked,
    Discarded,
    Drawn,
    FinalLook,
    Gained,
    Shuffled,
    Swapped,
    WildPlaced,
)
from game.blind_business.table import ANSWER, ASK_BACK, REPLY
from game.blind_business.view import BusinessView
from game.rules import Event
from scenes.table.tracker import Arrangement, Lying

CARD_BACK = "cards/blind-business/back"
DECK, DISCARDS = "deck", "discards"
DISTRICT_KEYS = ("playground", "boardwalk", "central-station", "downtown")
FACES = (
    *(f"cards/blind-business/{DISTRICT_KEYS[HOME[card]]}_{NUMBER[card] or 'flex'}" for card in range(WILD)),
    "cards/blind-business/wild",
)
"""The baked face of each card."""
CARDS = {face: card for card, face in enumerate(FACES)}

Slot: TypeAlias = tuple[int, int]
"""A seat, and a place in its hand."""
Cards: TypeAlias = dict[str, list[Lying]]


def picture(card: int) -> str:
    """The face of a card; the back of one that may not be seen."""
    return FACES[card] if card >= 0 else CARD_BACK


def hand(seat: int, slot: int) -> str:
    return f"hand-{seat}-{slot}"


def tap(seat: int, slot: int) -> str:
    """Where the same card is when somebody has tapped it."""
    return f"tap-{seat}-{slot}"


def row(seat: int, district: int) -> str:
    return f"row-{seat}-{district}"


def tapped(view: BusinessView) -> set[Slot]:
    """The cards that are asked for now."""
    slots: set[Slot] = set()
    if view.phase in (ANSWER, ASK_BACK, REPLY):
        slots.add((view.receiver, view.tapped))
    if view.phase == REPLY:
        slots.add((view.asker, view.tapped_back))
    return slots


class Hands:
    """Follows the cards of all hands with the eyes: each has a mark of its own until its hand is shuffled."""

    def __init__(self) -> None:
        self._marks: dict[Slot, int] = {}
        self._last = 0
        self._eyes: int | None = None

    def forget(self, seat: int) -> None:
        """The hand was shuffled: nobody knows any more which card is which."""
        for slot in SLOTS:
            self._renew((seat, slot))

    def _renew(self, slot: Slot) -> None:
        self._last += 1
        self._marks[slot] = self._last

    def _in_hand(self, seat: int, slot: int, card: int) -> Lying:
        if (seat, slot) not in self._marks:
            self._renew((seat, slot))
        return Lying(None if card == BACK else picture(card), ("hand", self._marks[seat, slot]))

    # -- the whole table -----------------------------------------------------------------------------

    def lay_out(self, view: BusinessView, chosen: Collection[Slot] = ()) -> Arrangement:
        """Everything; cards that are asked for, or `chosen` to be, stand out of their rack."""
        self._eyes = view.seat
        raised = tapped(view) | set(chosen)
        table: Cards = {
            DECK: [Lying(None)] * view.deck,
            DISCARDS: [Lying(picture(card)) for card in view.discards],
        }
        for seat in range(view.seats):
            for slot, card in enumerate(view.hands[seat]):
                lying = [] if card == GAP else [self._in_hand(seat, slot, card)]
                up = (seat, slot) in raised
                table[hand(seat, slot)], table[tap(seat, slot)] = ([], lying) if up else (lying, [])
            for district in range(ROWS):
                table[row(seat, district)] = [Lying(picture(card)) for card in view.rows[seat][district]]
        return table

    # -- what happens --------------------------------------------------------------------------------

    def after(self, event: Event, arrangement: Arrangement) -> Arrangement:
        """The table once an event has been seen to happen."""
        table: Cards = {place: list(cards) for place, cards in arrangement.items()}
        match event:
            case Asked(_, of, slot):
                table[tap(of, slot)] = table[tap(of, slot)] or table[hand(of, slot)]
                table[hand(of, slot)] = []
            case Gained(seat, card, owner, slot, district):
                self._take(table, owner, slot)
                _put(table, row(seat, district), card)
            case Added(seat, slot, card, district):
                self._take(table, seat, slot)
                _put(table, row(seat, district), card)
            case WildPlaced(seat, count, district) if district != ALONE:
                del table[row(seat, ALONE)][:count]
                table[row(seat, district)] += [Lying(picture(WILD))] * count
            case Discarded(seat, card, district):
                table[row(seat, district)].remove(Lying(picture(card)))
                table[DISCARDS].append(Lying(picture(card)))
            case Drawn(seat, slot, card):
                table[DECK].pop()
                self._renew((seat, slot))
                table[hand(seat, slot)] = [self._in_hand(seat, slot, card)]
            case Swapped(seat, other):
                self._swap(table, seat, other)
            case Shuffled(seat, cards):
                self.forget(seat)
                self._hold(table, seat, cards)
            case FinalLook(seat, cards) if BACK not in cards:
                self._hold(table, seat, cards)
        return table

    def _take(self, table: Cards, seat: int, slot: int) -> None:
        table[hand(seat, slot)] = []
        table[tap(seat, slot)] = []
        self._marks.pop((seat, slot), None)

    def _hold(self, table: Cards, seat: int, cards: Sequence[int]) -> None:
        for slot, card in enumerate(cards):
            table[hand(seat, slot)] = [self._in_hand(seat, slot, card)]

    def _swap(self, table: Cards, seat: int, other: int) -> None:
        """A card that comes into the hand of whoever looks goes face down; whoever gave it sees it then."""
        for slot in SLOTS:
            one, two = (seat, slot), (other, slot)
            self._marks[one], self._marks[two] = self._marks[two], self._marks[one]
            mine, theirs = table[hand(*one)], table[hand(*two)]
            table[hand(*one)] = [self._seen_at(seat, lying) for lying in theirs]
            table[hand(*two)] = [self._seen_at(other, lying) for lying in mine]

    def _seen_at(self, seat: int, lying: Lying) -> Lying:
        return lying._replace(face=None) if seat == self._eyes else lying


def _put(table: Cards, place: str, card: int) -> None:
    """Rows are kept in order: numbers rising, then the Flex Player, then Wild Coaches."""
    numbers = [CARDS[lying.face] for lying in table[place] if lying.face]
    insort(numbers, card)
    table[place] = [Lying(picture(one)) for one in numbers]
