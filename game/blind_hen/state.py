"""A game of Blind Hen under way: one auction after the other until the Game End turns up."""

from collections.abc import Sequence
from itertools import combinations
from operator import mul
from typing import Final, Self

from game.blind_hen.actions import Bid, Fold, HenAction, LayOut, Pay, Take
from game.blind_hen.cards import (
    CHICKENS,
    CORN,
    GAME_END,
    HEN,
    LOT_SIZE,
    MOST_WORTH,
    WORTH,
    is_chicken,
)
from game.blind_hen.events import (
    BidMade,
    CardTaken,
    Folded,
    GameEndDrawn,
    LotDrawn,
    LotGained,
    LotLaidOut,
    LotTurnedUp,
    Paid,
    Scored,
)
from game.blind_hen.payments import payments
from game.blind_hen.scoring import score
from game.blind_hen.view import BID, FOLDED, LAY, OVER, PAY, TAKE, HenView
from game.plain import Json
from game.rules import Event, IllegalAction, Result, State
from game.words import _

_LAYOUTS: Final = tuple(LayOut(slots) for up in (1, 2) for slots in combinations(range(LOT_SIZE), up))
_BIDS: Final = tuple(Bid(amount) for amount in range(MOST_WORTH + 1))
_TAKES: Final = tuple(Take(kind) for kind in range(CHICKENS))
_FOLD: Final = Fold()


class HenState(State[HenAction, HenView]):
    """Displays are kept as the number of chickens of each kind, with their worth beside them."""

    __slots__ = (
        "auctioneer",
        "auctions",
        "bidder",
        "bids",
        "corn",
        "deck",
        "displays",
        "face_up",
        "hens",
        "lot",
        "middle",
        "phase",
        "sets",
        "turn",
        "worth",
    )

    def __init__(
        self,
        *,
        auctioneer: int,
        sets: Sequence[int],
        displays: Sequence[Sequence[int]],
        deck: Sequence[int],
        lot: Sequence[int] = (),
        phase: str = LAY,
        turn: int | None = None,
        face_up: Sequence[int] = (),
        bids: Sequence[int | None] | None = None,
        bidder: int | None = None,
        middle: Sequence[int] = (),
        hens: Sequence[int] | None = None,
        corn: Sequence[int] | None = None,
        auctions: int = 0,
    ) -> None:
        """Any position in plain data: displays as cards, the deck's last card is the top one."""
        seats = len(displays)
        self.auctioneer = auctioneer
        self.sets = tuple(sets)
        self.displays = [[list(cards).count(kind) for kind in range(CHICKENS)] for cards in displays]
        self.worth = [sum(map(mul, display, WORTH)) for display in self.displays]
        self.deck = list(deck)
        self.lot = list(lot)
        self.phase = phase
        self.turn = auctioneer if turn is None else turn
        self.face_up = tuple(face_up)
        self.bids: list[int | None] = [None] * seats if bids is None else list(bids)
        self.bidder = bidder
        self.middle = sorted(middle)
        self.hens = [0] * seats if hens is None else list(hens)
        self.corn = [0] * seats if corn is None else list(corn)
        self.auctions = auctions

    @property
    def best(self) -> int | None:
        """The highest bid so far; bids only ever rise, so it is the bidder's."""
        return None if self.bidder is None else self.bids[self.bidder]

    def actors(self) -> tuple[int, ...]:
        return () if self.phase == OVER else (self.turn,)

    def legal(self, seat: int) -> list[HenAction]:
        phase = self.phase
        if seat != self.turn or phase == OVER:
            return []
        if phase == BID:
            return self._legal_bids(seat)
        if phase == TAKE:
            return [_TAKES[kind] for kind in sorted(set(self.middle))]
        if phase == PAY:
            return [*payments(self.displays[seat], self.best or 0)]
        return list(_LAYOUTS)

    def _legal_bids(self, seat: int) -> list[HenAction]:
        """BH-7, BH-8, BH-Q3; an auctioneer without chickens opens with 0. (BH-Q4)"""
        if seat == self.auctioneer:
            return [*_BIDS[min(1, self.worth[seat]) : self.worth[seat] + 1]]
        return [_FOLD, *_BIDS[(self.best or 0) + 1 : self.worth[seat] + 1]]

    def apply(self, seat: int, action: HenAction) -> list[Event]:
        if self.phase == OVER:
            raise IllegalAction(_("The game is over."))
        if seat != self.turn:
            raise IllegalAction(_("It is somebody else's turn."))
        if self.phase == BID:
            if isinstance(action, Bid):
                return self._bid(seat, action.amount)
            if isinstance(action, Fold):
                return self._fold(seat)
            raise IllegalAction(_("Bid or fold now."))
        if self.phase == TAKE:
            if isinstance(action, Take):
                return self._take(seat, action.card)
            raise IllegalAction(_("Take a chicken from the middle now."))
        if self.phase == PAY:
            if isinstance(action, Pay):
                return self._pay(seat, action.cards)
            raise IllegalAction(_("Pay for the package now."))
        if isinstance(action, LayOut):
            return self._lay_out(seat, action)
        raise IllegalAction(_("Lay the package out first, with one or two cards face up."))

    def _lay_out(self, seat: int, action: LayOut) -> list[Event]:
        """BH-6: any one or two, named from left to right."""
        if action not in _LAYOUTS:
            raise IllegalAction(_("One or two of the three cards lie face up."))
        self.face_up = action.face_up
        self.phase = BID
        return [LotLaidOut(seat, tuple(self.lot), self.face_up)]

    def _bid(self, seat: int, amount: int) -> list[Event]:
        opening = seat == self.auctioneer
        least = min(1, self.worth[seat]) if opening else (self.best or 0) + 1
        if type(amount) is not int or amount < least:
            raise IllegalAction(_("The bid has to be at least {least}.").format(least=least))
        if amount > self.worth[seat]:  # BH-8, BH-Q5
            raise IllegalAction(
                _("These chickens are worth {worth} in all; the bid cannot be higher.").format(
                    worth=self.worth[seat]
                )
            )
        self.bids[seat] = amount
        self.bidder = seat
        events: list[Event] = [BidMade(seat, amount)]
        self._next_bidder(events)
        return events

    def _fold(self, seat: int) -> list[Event]:
        if seat == self.auctioneer:  # BH-7
            raise IllegalAction(_("The auctioneer has to open the bidding."))
        self.bids[seat] = FOLDED
        events: list[Event] = [Folded(seat)]
        self._next_bidder(events)
        return events

    def _next_bidder(self, events: list[Event]) -> None:
        """Each seat speaks once, clockwise from the auctioneer; then the highest bidder pays."""
        self.turn = (self.turn + 1) % len(self.bids)
        if self.turn != self.auctioneer:
            return
        assert self.bidder is not None
        self.turn = self.bidder
        if self.best:
            self.phase = PAY
        else:
            self._turn_up(events)  # BH-Q4: the package is free

    def _pay(self, seat: int, offered: tuple[int, ...]) -> list[Event]:
        """BH-9, BH-Q6: any of one's own chickens, worth the bid or more."""
        cards = tuple(sorted(offered))
        display = self.displays[seat]
        if any(type(card) is not int or not 0 <= card < CHICKENS for card in cards) or any(
            cards.count(card) > display[card] for card in set(cards)
        ):
            raise IllegalAction(_("Only chickens from one's own display can pay."))
        bid = self.best or 0
        paid = sum([WORTH[card] for card in cards])
        if paid < bid:
            raise IllegalAction(
                _("That is worth {paid}; the bid was {bid}.").format(paid=paid, bid=bid),
            )
        for card in cards:
            display[card] -= 1
        self.worth[seat] -= paid
        if seat != self.auctioneer:  # BH-10
            self._to_display(self.auctioneer, cards)
            events: list[Event] = [Paid(seat, self.auctioneer, cards, bid)]
            self._turn_up(events)
            return events
        self.middle = list(cards)  # BH-11
        self.phase = TAKE
        self.turn = (seat + 1) % len(self.displays)
        return [Paid(seat, None, cards, bid)]

    def _take(self, seat: int, card: int) -> list[Event]:
        """BH-11, BH-Q7: clockwise from the auctioneer's left, skipping the auctioneer."""
        if type(card) is not int or card not in self.middle:
            raise IllegalAction(_("That chicken is not in the middle."))
        self.middle.remove(card)
        self._to_display(seat, (card,))
        events: list[Event] = [CardTaken(seat, card)]
        seats = len(self.displays)
        following = (seat + 1) % seats
        self.turn = following if following != self.auctioneer else (following + 1) % seats
        if not self.middle:
            self._turn_up(events)
        return events

    def _to_display(self, seat: int, cards: Sequence[int]) -> None:
        display = self.displays[seat]
        for card in cards:
            display[card] += 1
            self.worth[seat] += WORTH[card]

    def _turn_up(self, events: list[Event]) -> None:
        """BH-12: the package goes to the winner, who is the next auctioneer. (BH-13)"""
        assert self.bidder is not None
        winner, cards = self.bidder, tuple(self.lot)
        events += (LotTurnedUp(cards), LotGained(winner, self.best or 0, cards))
        self._to_display(winner, [card for card in cards if is_chicken(card)])
        self.hens[winner] += cards.count(HEN)
        self.corn[winner] += cards.count(CORN)
        self.auctions += 1
        self.auctioneer = self.turn = winner
        self.bidder = None
        self.bids = [None] * len(self.bids)
        self.face_up = ()
        self.phase = LAY
        self._draw(events)

    def _draw(self, events: list[Event]) -> None:
        """BH-6, BH-14, BH-Q8: one card at a time, and the Game End stops it all."""
        self.lot = []
        while len(self.lot) < LOT_SIZE:
            card = self.deck.pop()
            if card == GAME_END:
                self.phase = OVER
                result = self._score()
                events.append(GameEndDrawn(self.auctioneer, tuple(self.lot)))
                events.append(Scored(result.winners, result.totals))
                return
            self.lot.append(card)
        events.append(LotDrawn(self.auctioneer, tuple(self.lot)))

    def _cards(self, seat: int) -> tuple[int, ...]:
        """A display as sorted cards."""
        return tuple([kind for kind, count in enumerate(self.displays[seat]) for _copy in range(count)])

    def _score(self) -> Result:
        return score([self._cards(seat) for seat in range(len(self.displays))], self.hens, self.corn)

    def view(self, seat: int | None) -> HenView:
        seats = range(len(self.displays))
        sees_all = seat == self.auctioneer
        return HenView(
            seat=seat,
            actors=self.actors(),
            finished=self.phase == OVER,
            phase=self.phase,
            auctioneer=self.auctioneer,
            sets=self.sets,
            displays=tuple(self._cards(owner) for owner in seats),
            worth=tuple(self.worth),
            lot=tuple(
                card if sees_all or slot in self.face_up else None for slot, card in enumerate(self.lot)
            ),
            face_up=self.face_up,
            bids=tuple(self.bids),
            best=self.best,
            bidder=self.bidder,
            middle=tuple(self.middle),
            pile_sizes=tuple(self.hens[owner] + self.corn[owner] for owner in seats),
            piles_seen=tuple((self.hens[owner], self.corn[owner]) for owner in seats),
            deck=len(self.deck),
            auctions=self.auctions,
        )

    def result(self) -> Result | None:
        return self._score() if self.phase == OVER else None

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.auctioneer = self.auctioneer
        twin.sets = self.sets
        twin.displays = [display[:] for display in self.displays]
        twin.worth = self.worth[:]
        twin.deck = self.deck[:]
        twin.lot = self.lot[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.face_up = self.face_up
        twin.bids = self.bids[:]
        twin.bidder = self.bidder
        twin.middle = self.middle[:]
        twin.hens = self.hens[:]
        twin.corn = self.corn[:]
        twin.auctions = self.auctions
        return twin

    def to_json(self) -> dict[str, Json]:
        """As the keywords that make this state again."""
        return {
            "auctioneer": self.auctioneer,
            "sets": list(self.sets),
            "displays": [list(self._cards(seat)) for seat in range(len(self.displays))],
            "deck": self.deck[:],
            "lot": self.lot[:],
            "phase": self.phase,
            "turn": self.turn,
            "face_up": list(self.face_up),
            "bids": self.bids[:],
            "bidder": self.bidder,
            "middle": self.middle[:],
            "hens": self.hens[:],
            "corn": self.corn[:],
            "auctions": self.auctions,
        }
