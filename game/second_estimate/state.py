"""A game of Second Estimate under way."""

from collections.abc import Sequence
from typing import Final, Self

from game.plain import Json
from game.rules import Event, IllegalAction, Result, State
from game.second_estimate.actions import CHOOSE, MOVE, OVER, EstimateAction, EstimateView, MoveSuit, Play
from game.second_estimate.cards import CONTRACTORS, NUMBERS, SUITS, suit_of
from game.second_estimate.events import (
    CardChosen,
    CardsDiscarded,
    CardsRevealed,
    CustomersCame,
    CustomerTaken,
    GameEnded,
    SuitMoved,
)
from game.second_estimate.scoring import score
from game.words import _

_PLAYS: Final = tuple(Play(card) for card in CONTRACTORS)
_MOVES: Final = tuple(MoveSuit(place) for place in range(len(SUITS)))


class EstimateState(State[EstimateAction, EstimateView]):
    """Every seat plays in every round, so all hands empty together."""

    __slots__ = (
        "chosen",
        "customers",
        "deck",
        "hands",
        "hide_totals",
        "leftover",
        "mover",
        "order",
        "played",
        "row",
        "start",
        "won",
    )

    def __init__(
        self,
        *,
        start: int,
        row: Sequence[int],
        hands: Sequence[Sequence[int]],
        leftover: Sequence[int],
        customers: Sequence[int],
        deck: Sequence[int],
        hide_totals: bool = False,
        chosen: Sequence[int | None] | None = None,
        played: Sequence[Sequence[int]] | None = None,
        won: Sequence[Sequence[int]] | None = None,
        mover: int | None = None,
    ) -> None:
        """Any position in plain data; the deck's last customer is the next to come."""
        seats = len(hands)
        self.start = start
        self.order = tuple((start + step) % seats for step in range(seats))
        self.hide_totals = hide_totals
        self.row = list(row)
        self.hands = [sorted(hand) for hand in hands]
        self.leftover = list(leftover)
        self.customers = sorted(customers, reverse=True)
        self.deck = list(deck)
        self.chosen: list[int | None] = list(chosen) if chosen else [None] * seats
        self.played = [list(cards) for cards in played] if played else [[] for _seat in hands]
        self.won = [list(taken) for taken in won] if won else [[] for _seat in hands]
        self.mover = mover

    @property
    def phase(self) -> str:
        if self.mover is not None:
            return MOVE
        return CHOOSE if self.hands[0] or self.chosen[0] is not None else OVER

    def actors(self) -> tuple[int, ...]:
        if self.mover is not None:
            return (self.mover,)
        if self.phase == OVER:
            return ()
        return tuple([seat for seat in self.order if self.chosen[seat] is None])  # CT-Q1

    def legal(self, seat: int) -> list[EstimateAction]:
        if self.mover is not None:
            return list(_MOVES) if seat == self.mover else []
        if not 0 <= seat < len(self.hands) or self.chosen[seat] is not None:
            return []
        return [_PLAYS[card] for card in self.hands[seat]]

    def apply(self, seat: int, action: EstimateAction) -> list[Event]:
        if isinstance(action, Play):
            return self._play(seat, action.card)
        if isinstance(action, MoveSuit):
            return self._move_suit(seat, action.place)
        raise IllegalAction(_("That is not a move in Second Estimate."))

    def _play(self, seat: int, card: int) -> list[Event]:
        """CT-6: everyone picks face down; the last to pick turns the cards up."""
        if self.mover is not None:
            raise IllegalAction(_("First the suit row is settled, then the next card is chosen."))
        if not 0 <= seat < len(self.hands) or self.phase == OVER:
            raise IllegalAction(_("There is no card to choose here now."))
        if self.chosen[seat] is not None:
            raise IllegalAction(_("A card is already chosen for this round."))
        if type(card) is not int or card not in self.hands[seat]:
            raise IllegalAction(_("That card is not in this hand."))
        self.hands[seat].remove(card)
        self.chosen[seat] = card
        events: list[Event] = [CardChosen(seat, card)]
        if None not in self.chosen:
            self._reveal(events)
        return events

    def _reveal(self, events: list[Event]) -> None:
        cards = [card for card in self.chosen if card is not None]
        ranked = strongest_first(cards, self.row)
        events.append(CardsRevealed(tuple(cards), tuple(ranked)))
        last = len(ranked) - 1
        for slot, customer in enumerate(self.customers):
            seat = ranked[slot + 1 if slot < last else 0]  # CT-7: the strongest card gets the last customer
            self.won[seat].append(customer)
            events.append(CustomerTaken(seat, customer, slot))
        for seat, card in enumerate(cards):
            self.played[seat].append(card)
            self.chosen[seat] = None
        self.customers = []
        if self.hands[0]:
            self.mover = ranked[last]  # CT-8
            return
        events.append(CardsDiscarded(tuple(cards)))  # CT-Q3: no move after the last round
        result = score(self.played, self.won)
        events.append(GameEnded(result.winners, result.totals))

    def _move_suit(self, seat: int, place: int) -> list[Event]:
        """CT-8, CT-Q2: take the card out, put it in at the place, the others close up."""
        if self.mover is None or seat != self.mover:
            raise IllegalAction(
                _("Only the player of the weakest card may move a suit, once the cards are up.")
            )
        if type(place) is not int or not 0 <= place < len(self.row):
            raise IllegalAction(_("The suit row has four places."))
        suit = suit_of(self.played[seat][-1])
        origin = self.row.index(suit)
        self.row.insert(place, self.row.pop(origin))
        self.mover = None
        shown = tuple([cards[-1] for cards in self.played])
        return [SuitMoved(seat, suit, origin, place), CardsDiscarded(shown), self._new_customers()]  # CT-9

    def _new_customers(self) -> CustomersCame:
        seats = len(self.hands)
        self.customers = sorted(self.deck[-seats:], reverse=True)
        del self.deck[-seats:]
        return CustomersCame(len(self.played[0]) + 1, tuple(self.customers))

    def view(self, seat: int | None) -> EstimateView:
        phase = self.phase
        rounds_shown = len(self.played[0])
        revealed = phase == MOVE
        hidden = self.hide_totals and phase != OVER  # CT-Q5
        return EstimateView(
            seat=seat,
            actors=self.actors(),
            finished=phase == OVER,
            phase=phase,
            round=rounds_shown + (phase == CHOOSE),
            rounds=rounds_shown + len(self.hands[0]) + (self.chosen[0] is not None),
            start=self.start,
            hide_totals=self.hide_totals,
            row=tuple(self.row),
            customers=tuple(self.customers),
            hand=() if seat is None else tuple(self.hands[seat]),
            hand_sizes=tuple(map(len, self.hands)),
            table=tuple(
                cards[-1] if revealed else self.chosen[owner] if owner == seat else None
                for owner, cards in enumerate(self.played)
            ),
            has_chosen=tuple(revealed or card is not None for card in self.chosen),
            moving=None if self.mover is None else suit_of(self.played[self.mover][-1]),
            deck=len(self.deck),
            leftover=len(self.leftover),
            played=tuple(map(tuple, self.played)),
            won=tuple(map(tuple, self.won)),
            totals=tuple(
                None if hidden and owner != seat else sum(taken) for owner, taken in enumerate(self.won)
            ),
        )

    def result(self) -> Result | None:
        return score(self.played, self.won) if self.phase == OVER else None

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.start = self.start
        twin.order = self.order
        twin.hide_totals = self.hide_totals
        twin.row = self.row[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.leftover = self.leftover[:]
        twin.customers = self.customers[:]
        twin.deck = self.deck[:]
        twin.chosen = self.chosen[:]
        twin.played = [cards[:] for cards in self.played]
        twin.won = [taken[:] for taken in self.won]
        twin.mover = self.mover
        return twin

    def to_json(self) -> dict[str, Json]:
        return {
            "start": self.start,
            "row": self.row[:],
            "hands": [hand[:] for hand in self.hands],
            "leftover": self.leftover[:],
            "customers": self.customers[:],
            "deck": self.deck[:],
            "hide_totals": self.hide_totals,
            "chosen": self.chosen[:],
            "played": [cards[:] for cards in self.played],
            "won": [taken[:] for taken in self.won],
            "mover": self.mover,
        }


def strongest_first(cards: Sequence[int], row: Sequence[int]) -> list[int]:
    """The seats by strength of their cards: place of the suit first, then number. (CT-5)"""
    lift = [0] * len(SUITS)
    for place, suit in enumerate(row):
        lift[suit] = (len(SUITS) - place - suit) * NUMBERS
    strengths = [card + lift[card // NUMBERS] for card in cards]
    return sorted(range(len(cards)), key=strengths.__getitem__, reverse=True)
