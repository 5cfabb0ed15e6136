"""The table itself: hands, deck and piles, how cards move between them, and who may play a set when."""

from collections.abc import Sequence

from game.dice import Dice
from game.none_of_your_business.actions import Ask
from game.none_of_your_business.cards import (
    ASIDE,
    COPIES,
    DECK,
    FIRST_PERSON,
    INNOVATOR,
    ITEM_SET,
    KEPT,
    KINDS,
    PAIR,
    PILE,
    PLAYS,
    STARTING,
)
from game.none_of_your_business.events import (
    RANDOM,
    GameOver,
    Moved,
    PairLost,
    PairShown,
    Revealed,
)
from game.none_of_your_business.hands import counted, minus, spread
from game.none_of_your_business.memory import EVERYONE, Memory
from game.none_of_your_business.view import (
    AFTER,
    ASKED,
    BEFORE,
    OPENING,
    OVER,
    PAIRS,
    AskRecord,
    Pending,
)
from game.rules import Event


class Table:
    """Everything that lies on the table or waits to happen. Hands are counts per kind."""

    __slots__ = (
        "acting",
        "aside",
        "ask",
        "check_on",
        "deck",
        "declared",
        "dice",
        "drew",
        "extra",
        "faster",
        "first",
        "forced_by",
        "fresh",
        "guard",
        "hands",
        "memory",
        "paired",
        "past",
        "phones",
        "pile",
        "played",
        "plays",
        "poll",
        "quiet",
        "seats",
        "sizes",
        "stack",
        "stage",
        "starting",
        "turn",
    )

    def __init__(self, hands: Sequence[Sequence[int]], deck: list[int], dice: Dice, first: int) -> None:
        """Hands as counts; the end of the deck is its top."""
        self.seats = len(hands)
        self.starting = STARTING[self.seats]
        self.faster = False
        self.guard = True
        self.first = first
        self.dice = dice
        self.hands = [list(hand) for hand in hands]
        self.sizes = [sum(hand) for hand in hands]
        self.deck = deck
        self.aside = [0] * len(KINDS)
        self.pile: list[int] = []
        """Open, in the order of discarding, and never shuffled back. NB-Q13"""
        self.turn = first
        self.extra: list[int] = []
        self.plays = [0] * self.seats
        self.played = False
        """Standard game: the one set of this window is used."""
        self.phones = False
        self.quiet = 0
        """Turns in a row in which no card left the deck. NB-Q15"""
        self.drew = False
        self.stage = OPENING
        self.ask: Ask | None = None
        self.declared = False
        """Whether the asker announced a check rather than passing."""
        self.check_on = False
        self.forced_by = -1
        self.poll: list[int] = []
        """Seats that may still speak up in this window before its owner closes it."""
        self.stack: list[Pending] = []
        self.paired = [-1] * len(KINDS)
        """Who holds both of a person and has shown them."""
        self.fresh: list[tuple[int, int]] = []
        """Pairs that came together in the motion under way; empty between decisions."""
        self.memory = Memory(self.sizes)
        self.past: list[AskRecord] = []
        self.acting: tuple[int, ...] = ()

    # What a hand may spare.

    def spare(self, seat: int) -> int:
        """How many cards of the hand are free: those shown in an open ask lie fast until it ends."""
        if self.ask is not None and seat == self.turn:
            return self.sizes[seat] - len(self.ask.shown)
        return self.sizes[seat]

    def loose(self, seat: int) -> list[int]:
        """The free cards of a hand, as counts; not to be changed."""
        if self.ask is not None and seat == self.turn:
            return minus(self.hands[seat], self.ask.shown)
        return self.hands[seat]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def could_play(self, seat: int) -> bool:
        """Whether this seat may be asked for a set here, by what everyone knows: asking must tell nothing."""
        if self.plays[seat] >= PLAYS:  # NB-9, NB-17
            return False
        if self.faster:
            if self.stage not in (BEFORE, ASKED, AFTER):
                return False
        elif seat != self.turn or self.played or self.stage not in (BEFORE, AFTER):  # NB-Q2
            return False
        size, spare = self.sizes[seat], self.spare(seat)
        if size >= ITEM_SET + KEPT and spare >= ITEM_SET:
            return True
        return size >= PAIR + KEPT and spare >= PAIR and seat in self.memory.public_pairs

    def could_force(self, seat: int) -> bool:
        """Whether this seat could hold Innovators to play, by what everyone knows."""
        holds = self.memory.public_pairs[INNOVATOR] == seat
        return holds and self.plays[seat] < PLAYS and self.sizes[seat] >= PAIR + KEPT

    def can_ask(self) -> bool:
        """NB-Q14: an ask needs a card to show and another hand that has any."""
        return self.sizes[self.turn] > 0 and sum(self.sizes) > self.sizes[self.turn]

    def open_poll(self, closer: int) -> None:
        """Faster Game: before the closer ends a window, everyone else may speak up, clockwise. NB-17"""
        self.poll = self.others(closer) if self.faster else []

    def close_ask(self, end: str = "") -> None:
        """The ask is over, or there was none: on to the sets after it."""
        if self.ask is not None:
            self.past.append(AskRecord(self.turn, self.ask.target, self.ask.shown, self.ask.phoned, end))
        self.ask = None
        self.phones = self.played = self.declared = self.check_on = False
        self.forced_by = -1
        self.stage = AFTER
        self.open_poll(self.turn)

    # How cards move.

    def move(
        self, source: int, goal: int, cards: tuple[int, ...], why: str, all_see: bool, events: list[Event]
    ) -> None:
        """Cards change places. Pairs that break or come together on the way are noticed."""
        if not cards:
            return
        self.memory.moved(source, goal, cards, all_see)
        events.append(Moved(source, goal, cards, why, all_see))
        if source >= 0:
            self._take_out(source, goal, cards, all_see, events)
        elif source == PILE:
            for kind in cards:
                self.pile.remove(kind)
        elif source == ASIDE:
            for kind in cards:
                self.aside[kind] -= 1
        if goal == PILE:
            self.pile += cards
        else:
            hand = self.hands[goal]
            self.sizes[goal] += len(cards)
            for kind in cards:
                hand[kind] += 1
                if kind >= FIRST_PERSON and hand[kind] == PAIR:  # NB-12
                    self.fresh.append((goal, kind))

    def _take_out(
        self, seat: int, goal: int, cards: tuple[int, ...], all_see: bool, events: list[Event]
    ) -> None:
        hand = self.hands[seat]
        self.sizes[seat] -= len(cards)
        for kind in cards:
            hand[kind] -= 1
            if kind >= FIRST_PERSON and self.paired[kind] == seat:
                self.paired[kind] = -1
                self._cancel(seat, goal, kind, all_see, events)

    def _cancel(self, seat: int, goal: int, kind: int, all_see: bool, events: list[Event]) -> None:
        """NB-Q9: a shown pair that loses a half before its turn is not used."""
        for place, step in enumerate(self.stack):
            if step.what == PAIRS and step.seat == seat and kind in step.kinds:
                rest = tuple(other for other in step.kinds if other != kind)
                self.stack[place] = Pending(PAIRS, seat, kinds=rest)
                events.append(PairLost(seat, kind))
                if not all_see:
                    self.memory.broken(seat, goal, kind)

    def draw(self, seat: int, count: int, why: str, events: list[Event]) -> None:
        """Take cards from the deck; the last one ends the game at once. NB-15, NB-Q12"""
        count = min(count, len(self.deck))
        if count == 0:
            return
        cards = tuple(sorted(self.deck[-count:]))
        del self.deck[-count:]
        self.drew = True
        self.move(DECK, seat, cards, why, False, events)
        if not self.deck:
            self._end(events)

    def _end(self, events: list[Event]) -> None:
        self.stage = OVER
        self.stack.clear()
        self.fresh.clear()
        self.poll.clear()
        self.ask = None
        for seat in range(self.seats):
            hand = spread(self.hands[seat])
            self.memory.looked(EVERYONE, seat, hand)
            events.append(Revealed(seat, hand))
        events.append(GameOver(tuple(self.sizes)))

    def take_random(self, taker: int, place: int, events: list[Event], why: str = RANDOM) -> None:
        """One random card from a hand or from the cards set aside, to the taker or to the discard pile."""
        counts = self.aside if place == ASIDE else self.loose(place)
        total = sum(counts)
        if total == 0:
            return
        card = spread(counts)[self.dice.below(total)]
        self.move(place, taker, (card,), why, taker == PILE, events)

    def show_pairs(self, events: list[Event]) -> None:
        """NB-12: whoever came to hold both of a person shows them, in turn order. NB-Q9, NB-Q11"""
        groups: dict[int, list[int]] = {}
        for seat, kind in self.fresh:
            if self.hands[seat][kind] == PAIR and self.paired[kind] != seat:
                self.paired[kind] = seat
                groups.setdefault(seat, []).append(kind)
        self.fresh.clear()
        order = [seat for seat in (self.turn, *self.others(self.turn)) if seat in groups]
        for seat in order:
            for kind in sorted(groups[seat]):
                self.memory.shown(seat, (kind, kind))
                events.append(PairShown(seat, kind))
        for seat in reversed(order):
            self.stack.append(Pending(PAIRS, seat, kinds=tuple(sorted(groups[seat]))))


def whole_deck() -> list[int]:
    """All the cards of the game. NB-1"""
    return list(spread(COPIES))


def items_in(pile: Sequence[int]) -> list[int]:
    """The items of the discard pile, as counts."""
    return counted(kind for kind in pile if kind < FIRST_PERSON)
