"""A game of Blind Business under way."""

from functools import cache

from game.blind_business.actions import (
    AddCard,
    Answer,
    Ask,
    BusinessAction,
    Discard,
    JoinWilds,
    Pass,
    Peek,
    PlaceWild,
    Swap,
    Take,
)
from game.blind_business.area import discardable, lone_wilds, open_rows
from game.blind_business.cards import ALONE, BACK, GAP, HAND, SITTINGS, SLOTS
from game.blind_business.ending import rows_for, score_lines
from game.blind_business.scoring import totals
from game.blind_business.table import (
    ANSWER,
    ASK,
    ASK_BACK,
    DISCARD,
    JOIN,
    OVER,
    PEEK,
    PLACE,
    REPLY,
    SWAP,
    TAKE,
    Table,
)
from game.blind_business.turn import act
from game.blind_business.view import BusinessView
from game.rules import Event, Result, State
from game.words import _


class BusinessState(Table, State[BusinessAction, BusinessView]):
    """The table with the rules at it."""

    __slots__ = ()

    def actors(self) -> tuple[int, ...]:
        return (self.todo[0][1],) if self.todo else ()

    def apply(self, seat: int, action: BusinessAction) -> list[Event]:
        return act(self, seat, action)

    def legal(self, seat: int) -> list[BusinessAction]:
        """Every choice of the seat. None depends on a card the seat may not see."""
        if not self.todo or self.todo[0][1] != seat:
            return []
        phase = self.todo[0][0]
        if phase == ASK:
            return list(_asks(self.seats, seat, self.oks[seat] > 0))
        if phase == ASK_BACK:
            return list(_asks_of(self.asker, self.oks[seat] > 0))
        if phase in (ANSWER, REPLY):
            return [_YES, _NO]
        if phase == TAKE:
            return [take for take in _TAKES if take.slot != self.tapped]
        return self._legal_after_gains(phase, seat)

    def _legal_after_gains(self, phase: str, seat: int) -> list[BusinessAction]:
        if phase == PLACE:
            return [PlaceWild(row) for row in (*open_rows(self, seat), ALONE)]
        if phase == JOIN:
            return [JoinWilds(count) for count in range(lone_wilds(self, seat) + 1)]
        if phase == DISCARD:
            return [Discard(row, card) for row, card in discardable(self, seat)]
        if phase == SWAP:
            return [*(Swap(other) for other in range(self.seats) if other != seat), _PASS]
        if phase == PEEK:
            return [Peek(), _PASS]
        hand = enumerate(self.hand(seat))
        return [*(AddCard(slot, row) for slot, card in hand for row in rows_for(self, seat, card)), _PASS]

    def view(self, seat: int | None) -> BusinessView:
        spots = range(self.seats)
        sitting = SITTINGS[self.seats]
        return BusinessView(
            seat=seat,
            actors=self.actors(),
            finished=not self.todo,
            seats=self.seats,
            district_powers=self.district_powers,
            number_powers=self.number_powers,
            phase=self.todo[0][0] if self.todo else OVER,
            todo=self.todo,
            turn=self.turn,
            turns=sitting.rounds * self.seats,
            round=(self.turn - 1) // self.seats + 1,
            rounds=sitting.rounds,
            first=self.first,
            asker=self.asker,
            receiver=self.receiver,
            tapped=self.tapped,
            tapped_back=self.tapped_back,
            gains=self.gains,
            hands=tuple(self._hand_seen_by(seat, owner) for owner in spots),
            since=tuple(tuple(self.since[at * HAND : at * HAND + HAND]) for at in spots),
            known=() if seat is None else self.known(seat),
            rows=tuple(self.area(at) for at in spots),
            oks=tuple(self.oks),
            discards=tuple(self.discards),
            deck=len(self.deck),
            removed=len(self.removed),
            looker=self.looker,
            winners=self.winners,
            swing=self.swing,
        )

    def _hand_seen_by(self, seat: int | None, owner: int) -> tuple[int, ...]:
        """BB-5: all hands but the own one; a bystander may stand behind anyone and is shown none."""
        hand = self.hand(owner)
        if seat is None or (seat == owner and owner != self.looker):
            return tuple(GAP if card == GAP else BACK for card in hand)
        return tuple(hand)

    def result(self) -> Result | None:
        if self.todo:
            return None
        lines = score_lines(self)
        if self.swing:
            how = _("Perfect Swing: five numbers in a row in one district.")
        else:
            how = _("Best Technique: the most points when the deck ran out.")
        return Result(winners=self.winners, totals=totals(lines), lines=lines, how=how)


_YES, _NO, _PASS = Answer(True), Answer(False), Pass()
_TAKES = tuple(Take(slot) for slot in SLOTS)


@cache
def _asks_of(of: int, ok: bool) -> tuple[Ask, ...]:
    """Every ask of one seat; `ok` where an OK card could go with it (BB-21)."""
    spend = (False, True) if ok else (False,)
    return tuple(Ask(of, slot, with_ok) for slot in SLOTS for with_ok in spend)


@cache
def _asks(seats: int, seat: int, ok: bool) -> tuple[Ask, ...]:
    return tuple(ask for of in range(seats) if of != seat for ask in _asks_of(of, ok))
