"""A game of None of Your Business under way: the contract's door to the table."""

from collections.abc import Sequence
from itertools import combinations, islice
from typing import Self

from game.dice import Dice
from game.none_of_your_business import abilities, asking, turn
from game.none_of_your_business.actions import (
    Ask,
    Check,
    Choose,
    Give,
    Obtain,
    OfficeAction,
    Pass,
    Play,
    Point,
    Refuse,
    Trade,
    Wait,
)
from game.none_of_your_business.cards import (
    COPIES,
    FACES,
    FIRST_PERSON,
    KINDS,
    PAIR,
    RETAILER_TAKES,
    SET_ASIDE,
    STARTING,
)
from game.none_of_your_business.hands import counted, handfuls, minus, spread
from game.none_of_your_business.memory import Memory
from game.none_of_your_business.table import Table, whole_deck
from game.none_of_your_business.view import (
    ASKED,
    BEFORE,
    DECIDE,
    HIT,
    OVER,
    PAIRS,
    PURGE,
    REACT,
    TRADE,
    AskRecord,
    Mind,
    OfficeView,
    Pending,
)
from game.plain import Json
from game.rules import Event, IllegalAction, Result, SheetLine, State
from game.words import _

LISTED_CHOICES = 500
"""How many choices of cards are listed at most; every lawful one is accepted."""

GIVE, REFUSE, CHECK, PASS, WAIT = Give(), Refuse(), Check(), Pass(), Wait()


class Office(Table, State[OfficeAction, OfficeView]):
    """A game under way."""

    __slots__ = ()

    # Getting started.

    @classmethod
    def dealt(cls, seats: int, dice: Dice, faster: bool, guard: bool, first: int) -> Self:
        """NB-2: set aside, deal, and show the pairs of the opening hands. NB-Q9"""
        deck = whole_deck()
        dice.shuffle(deck)
        aside = [deck.pop() for _card in range(SET_ASIDE[seats])]
        hands = [counted(deck.pop() for _card in range(STARTING[seats])) for _seat in range(seats)]
        state = cls(hands, deck, dice, first)
        state.faster = faster
        state.guard = guard
        state.aside = counted(aside)
        state.fresh = [
            (seat, kind)
            for seat, hand in enumerate(hands)
            for kind in KINDS[FIRST_PERSON:]
            if hand[kind] == PAIR
        ]
        turn.go_on(state, [])
        return state

    @classmethod
    def setup(
        cls,
        hands: Sequence[Sequence[int]],
        *,
        next_cards: Sequence[int] = (),
        pile: Sequence[int] = (),
        aside: Sequence[int] = (),
        deck: int | None = None,
        turn_of: int = 0,
        faster: bool = False,
        guard: bool = True,
        seed: int = 0,
    ) -> Self:
        """A fixed position before the ask of `turn_of`: `next_cards` are drawn in that order, pairs in hand
        are long shown. Cards not named lie in the deck, people lowest; what a smaller `deck` cannot take lies
        in the pile."""
        rest = minus(COPIES, [*next_cards, *pile, *aside, *(card for hand in hands for card in hand)])
        below = list(reversed(spread(rest)))
        cut = 0 if deck is None else max(0, len(below) + len(next_cards) - deck)
        state = cls(
            [counted(hand) for hand in hands],
            below[cut:] + list(reversed(next_cards)),
            Dice.from_seed(seed),
            turn_of,
        )
        state.faster = faster
        state.guard = guard
        state.aside = counted(aside)
        state.pile = below[:cut] + list(pile)
        state.stage = BEFORE
        state.open_poll(turn_of)
        for seat, hand in enumerate(state.hands):
            for kind in KINDS[FIRST_PERSON:]:
                if hand[kind] == PAIR:
                    state.paired[kind] = seat
                    state.memory.shown(seat, (kind, kind))
        turn.go_on(state, [])
        return state

    # The contract.

    def actors(self) -> tuple[int, ...]:
        return self.acting

    def legal(self, seat: int) -> list[OfficeAction]:
        """Asks show up to four cards and choices end after five hundred; `apply` takes every lawful one."""
        if seat not in self.acting:
            return []
        if self.stack:
            return self._legal_step(seat)
        if self.stage == DECIDE:
            return [CHECK, PASS]
        found: list[OfficeAction] = []
        found += abilities.sets_to_play(self, seat)
        speaks_up = bool(self.poll) and self.poll[0] == seat
        if speaks_up or self.stage == REACT:
            found.append(WAIT)
        elif self.stage == ASKED:
            if asking.holds_all(self):
                found.append(GIVE)
            found.append(REFUSE)
        elif self.stage == BEFORE and self.can_ask():
            found += asking.asks(self)
        else:
            found.append(WAIT)
        return found

    def _legal_step(self, seat: int) -> list[OfficeAction]:
        step = self.stack[-1]
        if step.what == PAIRS:
            return [Obtain(kind) for kind in step.kinds]
        if step.what == HIT:
            least, most = abilities.hits(step.kinds[0])
            places = abilities.places_to_hit(self, seat, step.kinds[0])
            return [Point(some) for size in range(most, least - 1, -1) for some in combinations(places, size)]
        if step.what == TRADE:
            hand, aside = self.loose(seat), min(RETAILER_TAKES, sum(self.aside))
            return [
                Trade(target, card, taken)
                for target in sorted(self.others(seat))
                for card in KINDS
                if hand[card]
                for taken in range(aside + 1)
            ]
        counts, number = abilities.choice(self, step, seat)
        return [Choose(cards) for cards in islice(handfuls(counts, number), LISTED_CHOICES)]

    def apply(self, seat: int, action: OfficeAction) -> list[Event]:
        if seat not in self.acting:
            raise IllegalAction(
                _("The game is over.") if self.stage == OVER else _("Somebody else decides now.")
            )
        events: list[Event] = []
        if self.stack:
            self._apply_step(seat, action, events)
        elif isinstance(action, Play):
            self._play(seat, action, events)
        elif self.poll and self.poll[0] == seat:
            self._expect(isinstance(action, Wait), _("Play a set here, or wait."))
            turn.wait(self, seat, events)
        else:
            self._apply_close(seat, action, events)
        turn.go_on(self, events)
        return events

    def _expect(self, fits: bool, sentence: str) -> None:
        if not fits:
            raise IllegalAction(sentence)

    def _apply_step(self, seat: int, action: OfficeAction, events: list[Event]) -> None:
        """The top of the stack gets its decision."""
        what = self.stack[-1].what
        if what == PAIRS and isinstance(action, Obtain):
            abilities.obtain(self, seat, action, events)
        elif what == HIT and isinstance(action, Point):
            abilities.point(self, seat, action, events)
        elif what == TRADE and isinstance(action, Trade):
            abilities.trade(self, seat, action, events)
        elif what not in (PAIRS, HIT, TRADE) and isinstance(action, Choose):
            abilities.choose(self, seat, action, events)
        else:
            raise IllegalAction(_("Something else has to be decided first."))

    def _play(self, seat: int, action: Play, events: list[Event]) -> None:
        self._expect(self.stage != DECIDE, _("First decide: check or pass."))  # NB-11
        abilities.play(self, seat, action, events)
        if self.stage == REACT:
            asking.turn_over(self, seat)
        elif self.stage != OVER:
            self.open_poll(turn.closer(self))

    def _apply_close(self, seat: int, action: OfficeAction, events: list[Event]) -> None:
        """Whoever owns this part of the turn brings it to its end."""
        if self.stage == ASKED:
            self._expect(isinstance(action, Give | Refuse), _("Give the cards, or refuse."))
            if isinstance(action, Give):
                asking.give(self, seat, events)
            else:
                asking.refuse(self, seat, events)
        elif self.stage == DECIDE:
            self._expect(isinstance(action, Check | Pass), _("First decide: check or pass."))
            asking.decide(self, seat, isinstance(action, Check), events)
        elif self.stage == BEFORE and self.can_ask():
            if not isinstance(action, Ask):
                raise IllegalAction(_("Each turn somebody has to be asked."))  # NB-5
            asking.ask(self, seat, action, events)
        else:
            self._expect(isinstance(action, Wait), _("Play a set, or end the turn."))
            turn.wait(self, seat, events)

    def result(self) -> Result | None:
        """NB-15: most cards in hand, ties shared; a line for every kind of card."""
        if self.stage != OVER:
            return None
        totals = tuple(self.sizes)
        lines = tuple(
            SheetLine(FACES[kind].plural, tuple(hand[kind] for hand in self.hands)) for kind in KINDS
        )
        most = max(totals)
        winners = tuple(seat for seat, total in enumerate(totals) if total == most)
        return Result(winners, totals, lines, _("The last card left the deck: the fullest hand wins."))

    def view(self, seat: int | None) -> OfficeView:
        return OfficeView(
            seat=seat,
            actors=self.acting,
            finished=self.stage == OVER,
            faster=self.faster,
            guard=self.guard,
            starting=self.starting,
            first=self.first,
            stage=self.stage,
            turn=self.turn,
            extra=tuple(self.extra),
            plays=tuple(self.plays),
            played=self.played,
            phones=self.phones,
            quiet=self.quiet,
            drew=self.drew,
            hand=() if seat is None else spread(self.hands[seat]),
            sizes=tuple(self.sizes),
            deck=len(self.deck),
            aside=sum(self.aside),
            pile=tuple(self.pile),
            ask=self.ask,
            declared=self.declared,
            check_on=self.check_on,
            forced_by=self.forced_by,
            poll=tuple(self.poll),
            pending=tuple(_seen_step(step, seat) for step in self.stack),
            mind=self.memory.mind(seat),
            common=self.memory.mind(None),
            exposed=() if seat is None else self.memory.exposed(seat),
            past=tuple(self.past),
        )

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, getattr(self, name)[:])
        twin.hands = [hand[:] for hand in self.hands]
        twin.dice = self.dice.copy()
        twin.memory = self.memory.copy()
        return twin

    def to_json(self) -> dict[str, Json]:
        record: dict[str, Json] = {name: getattr(self, name) for name in _PLAIN}
        record |= {name: getattr(self, name)[:] for name in _NUMBERS}
        record["acting"] = list(self.acting)
        record["hands"] = [hand[:] for hand in self.hands]
        record["dice"] = self.dice.state
        record["ask"] = self.ask and self.ask.to_json()
        record["stack"] = [step.to_json() for step in self.stack]
        record["past"] = [one.to_json() for one in self.past]
        record["memory"] = self.memory.to_json()
        return record

    @classmethod
    def from_json(cls, record: dict[str, Json]) -> Self:
        state = cls(record["hands"], list(record["deck"]), Dice(record["dice"]), record["first"])
        for name in _PLAIN:
            setattr(state, name, record[name])
        for name in _NUMBERS:
            setattr(state, name, list(record[name]))
        state.acting = tuple(record["acting"])
        state.ask = record["ask"] and Ask.from_json(record["ask"])
        state.stack = [Pending.from_json(step) for step in record["stack"]]
        state.past = [AskRecord.from_json(one) for one in record["past"]]
        minds = [Mind.from_json(mind) for mind in record["memory"]]
        state.memory = Memory.of(state.sizes, minds)
        return state


_PLAIN = (
    "check_on",
    "declared",
    "drew",
    "faster",
    "first",
    "forced_by",
    "guard",
    "phones",
    "played",
    "quiet",
    "seats",
    "stage",
    "starting",
    "turn",
)
_NUMBERS = ("aside", "deck", "extra", "paired", "pile", "plays", "poll", "sizes")
_SHARED = (*_PLAIN, "acting", "ask")
_LISTS = (*_NUMBERS, "fresh", "past", "stack")


def _seen_step(step: Pending, seat: int | None) -> Pending:
    """Discards chosen in secret are seen by whoever chose them."""
    if step.what != PURGE:
        return step
    chosen = tuple((one, cards if one == seat else ()) for one, cards in step.chosen)
    return Pending(PURGE, step.seat, owes=step.owes, chosen=chosen)
