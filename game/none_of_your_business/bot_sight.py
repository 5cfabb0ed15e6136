"""What a seat has to go on when it decides by feel: cards known, cards unseen, and the chances of a hand."""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from game.none_of_your_business.actions import Ask
from game.none_of_your_business.cards import COPIES, KINDS
from game.none_of_your_business.hands import counted
from game.none_of_your_business.memory import EVERYONE, NO_PAIRS, Memory, _pairs_after
from game.none_of_your_business.state import Office
from game.none_of_your_business.view import PASSED, STOPPED, AskRecord, Known, Mind, OfficeView, Pending

Counts = list[int]

DISBELIEF: Final = 0.3
"""What is left of the chance that a hand has cards when it refused them and nobody looked."""


@lru_cache(maxsize=1 << 16)
def at_least(wanted: int, drawn: int, copies: int, among: int) -> float:
    """The chance of `wanted` right cards or more in `drawn` out of `among`, of which `copies` are right."""
    if wanted <= 0:
        return 1.0
    if wanted > copies or wanted > drawn or among <= 0:
        return 0.0
    if wanted == 1 and copies == 1:
        return min(1.0, drawn / among)
    drawn = min(drawn, among)
    ways = comb(among, drawn)
    missed = sum(comb(copies, few) * comb(among - copies, drawn - few) for few in range(wanted))
    return 1.0 - missed / ways


class Recall(Memory):
    """A light memory for imagined games: what everyone saw, and whole hands that one seat looked at.

    It follows the same notes as Memory, in a fraction of the time, and is right about sure cards; of cards in
    doubt it keeps one number per hand.
    """

    __slots__ = ("maybe", "private", "shaky", "sure")

    sure: list[Counts]
    """What everyone knows each seat to hold."""
    maybe: list[Counts]
    """The same with cards that were there when some left unseen."""
    shaky: list[float]
    """The chance that a card of `maybe` beyond `sure` is gone."""
    private: dict[tuple[int, int], Counts]
    """(watcher, seat): what a watcher alone knows that hand to hold."""

    @classmethod
    def light(cls, memory: Memory) -> "Recall":
        """The same knowledge, carried lightly."""
        memory.settle()
        twin = cls.__new__(cls)
        twin.seats = seats = memory.seats
        twin.sizes = memory.sizes[:]
        twin.public_pairs = memory.public_pairs
        twin.notes = []
        twin.known, twin.lacks, twin.pairs, twin.lost = [], [], [], []
        common = memory.known[-1]
        twin.sure = [list(known.sure) for known in common]
        twin.maybe = [_with_doubts(known) for known in common]
        twin.shaky = [_shaken(known, size) for known, size in zip(common, twin.sizes, strict=True)]
        twin.private = {}
        for watcher in range(seats):
            for seat, known in enumerate(memory.known[watcher]):
                if seat != watcher and known.sure != common[seat].sure:
                    twin.private[watcher, seat] = list(known.sure)
        return twin

    def copy(self) -> "Recall":
        twin = Recall.__new__(Recall)
        twin.seats = self.seats
        twin.sizes = self.sizes[:]
        twin.public_pairs = self.public_pairs
        twin.notes = []
        twin.known, twin.lacks, twin.pairs, twin.lost = [], [], [], []
        twin.sure = [counts[:] for counts in self.sure]
        twin.maybe = [counts[:] for counts in self.maybe]
        twin.shaky = self.shaky[:]
        twin.private = {key: counts[:] for key, counts in self.private.items()}
        return twin

    def moved(self, source: int, goal: int, cards: tuple[int, ...], all_see: bool) -> None:
        number = len(cards)
        if source >= 0:
            if all_see:
                _drop(self.sure[source], cards)
                _drop(self.maybe[source], cards)
            else:
                self.shaky[source] = 1 - (1 - self.shaky[source]) * (
                    1 - number / max(self.sizes[source], number)
                )
                self.sure[source] = [0] * len(KINDS)
            self.sizes[source] -= number
        if goal >= 0:
            self.sizes[goal] += number
            if all_see:
                for kind in cards:
                    self.sure[goal][kind] += 1
                    self.maybe[goal][kind] += 1
        if self.private:
            self._follow(source, goal, cards, all_see)
        if all_see and source >= 0:
            self.public_pairs = _pairs_after(self.public_pairs, (0, source, goal, cards, True))

    def _follow(self, source: int, goal: int, cards: tuple[int, ...], all_see: bool) -> None:
        for (watcher, seat), counts in list(self.private.items()):
            sees = all_see or watcher in (source, goal)
            if seat == source:
                if sees:
                    _drop(counts, cards)
                else:
                    del self.private[watcher, seat]
            elif seat == goal and sees:
                for kind in cards:
                    counts[kind] += 1

    def shown(self, seat: int, cards: tuple[int, ...]) -> None:
        for counts in (self.sure[seat], self.maybe[seat]):
            for kind in cards:
                if counts[kind] < cards.count(kind):
                    counts[kind] = cards.count(kind)
        for (_watcher, whose), counts in self.private.items():
            if whose == seat:
                for kind in cards:
                    counts[kind] = max(counts[kind], cards.count(kind))
        self.public_pairs = _pairs_after(self.public_pairs, (1, seat, seat, cards, True))

    def looked(self, watcher: int, seat: int, cards: tuple[int, ...]) -> None:
        if watcher == EVERYONE:
            self.sure[seat] = counted(cards)
            self.maybe[seat] = counted(cards)
            self.shaky[seat] = 0.0
            self.public_pairs = _pairs_after(self.public_pairs, (2, watcher, seat, cards, True))
        else:
            self.private[watcher, seat] = counted(cards)

    def lacking(self, seat: int, cards: tuple[int, ...]) -> None:
        self.public_pairs = _pairs_after(self.public_pairs, (3, seat, seat, cards, True))

    def broken(self, seat: int, goal: int, kind: int) -> None:
        self.public_pairs = _pairs_after(self.public_pairs, (4, seat, goal, (kind,), True))

    def settle(self) -> None:
        """Nothing waits: every note was taken in at once."""

    def mind(self, watcher: int | None) -> Mind:
        known = tuple(Known(tuple(counts)) for counts in self.sure)
        return Mind(known, (), self.public_pairs or NO_PAIRS, (0,) * len(KINDS))

    def exposed(self, seat: int) -> tuple[Known, ...]:
        return (Known(tuple(self.sure[seat])),) * self.seats


def _drop(counts: Counts, cards: tuple[int, ...]) -> None:
    for kind in cards:
        if counts[kind]:
            counts[kind] -= 1


def _with_doubts(known: Known) -> Counts:
    counts = list(known.sure)
    for doubt in known.doubts:
        for kind, number in enumerate(doubt.cards):
            counts[kind] += number
    return counts


def _shaken(known: Known, size: int) -> float:
    gone = max((doubt.left for doubt in known.doubts), default=0)
    return gone / (size + gone) if gone else 0.0


class Sight:
    """One seat's knowledge at one decision. Nothing in it is changed."""

    __slots__ = (
        "among",
        "ask",
        "check_on",
        "deck",
        "hand",
        "maybe",
        "past",
        "phones",
        "pile",
        "pool",
        "quiet",
        "seat",
        "seats",
        "shaky",
        "sizes",
        "stage",
        "starting",
        "step",
        "sure",
        "told",
        "turn",
    )

    seat: int
    seats: int
    starting: int
    deck: int
    turn: int
    quiet: int
    """So many turns in a row no card has left the deck."""
    hand: Sequence[int]
    sizes: Sequence[int]
    sure: list[Sequence[int]]
    maybe: list[Sequence[int]]
    shaky: Sequence[float]
    told: list[Sequence[int]]
    """What each seat knows of this hand."""
    pool: Counts
    """Cards seen nowhere, per kind, and `among` how many in all."""
    among: int
    ask: Ask | None
    past: Sequence[AskRecord]
    stage: str
    step: Pending | None
    """What has to be decided first, if anything."""
    check_on: bool
    phones: bool
    pile: Sequence[int]

    @classmethod
    def of_view(cls, view: OfficeView) -> "Sight":
        self = cls()
        seat = view.seat if view.seat is not None else -1
        self.seat = seat
        self.seats = len(view.sizes)
        self.starting, self.deck, self.turn = view.starting, view.deck, view.turn
        self.quiet = view.quiet
        self.hand = counted(view.hand)
        self.sizes = view.sizes
        self.sure = [known.sure for known in view.mind.known]
        self.maybe = [_with_doubts(known) for known in view.mind.known]
        self.shaky = [_shaken(known, size) for known, size in zip(view.mind.known, view.sizes, strict=True)]
        self.told = [known.sure for known in view.exposed]
        self.ask, self.past = view.ask, view.past
        self.stage, self.check_on, self.phones = view.stage, view.check_on, view.phones
        self.step = view.pending[-1] if view.pending else None
        self._count(view.pile)
        return self

    @classmethod
    def of_state(cls, state: Office, seat: int) -> "Sight":
        """What the seat knows in an imagined game, whose memory is made light for it."""
        memory = state.memory
        if not isinstance(memory, Recall):
            memory = state.memory = Recall.light(memory)
        self = cls()
        self.seat = seat
        self.seats = state.seats
        self.starting, self.deck, self.turn = state.starting, len(state.deck), state.turn
        self.quiet = state.quiet
        self.hand = state.hands[seat]
        self.sizes = state.sizes
        self.sure = list(memory.sure)
        self.maybe = list(memory.maybe)
        self.shaky = memory.shaky
        self.told = [memory.sure[seat]] * state.seats
        for (watcher, whose), counts in memory.private.items():
            if watcher == seat:
                self.sure[whose] = self.maybe[whose] = counts
            elif whose == seat:
                self.told[watcher] = counts
        self.ask, self.past = state.ask, state.past
        self.stage, self.check_on, self.phones = state.stage, state.check_on, state.phones
        self.step = state.stack[-1] if state.stack else None
        self._count(state.pile)
        return self

    def _count(self, pile: Sequence[int]) -> None:
        self.pile = pile
        pool = list(COPIES)
        for kind in pile:
            pool[kind] -= 1
        for seat, counts in enumerate(self.sure):
            for kind, number in enumerate(self.hand if seat == self.seat else counts):
                if number:
                    pool[kind] -= number
        self.pool = [max(0, count) for count in pool]
        self.among = sum(self.pool)

    # How likely it is.

    def chance(self, seat: int, kind: int, number: int) -> float:
        """That this other hand has so many of a kind."""
        sure = self.sure[seat]
        if number <= sure[kind]:
            return 1.0
        missing = number - sure[kind]
        unknown = self.sizes[seat] - sum(sure)
        blind = at_least(missing, unknown, self.pool[kind], self.among)
        likely = self.maybe[seat][kind]
        if number <= likely:
            return max(blind, (1 - self.shaky[seat]) ** missing)
        return blind

    def has(self, seat: int, cards: Sequence[int]) -> float:
        """That this other hand has all of these, by what it holds and what it refused lately."""
        found = 1.0
        for kind in set(cards):
            found *= self.chance(seat, kind, cards.count(kind))
        if 0.0 < found < 1.0 and self.refused(seat, cards):
            found *= DISBELIEF
        return found

    def refused(self, seat: int, cards: Sequence[int]) -> bool:
        """Whether that seat lately refused cards that are all among these."""
        for record in self.past[-2 * self.seats :]:
            if (
                record.target == seat
                and record.end in (PASSED, STOPPED)
                and all(cards.count(kind) >= record.shown.count(kind) for kind in record.shown)
                and not record.phoned
            ):
                return True
        return False

    def suspected(self, asker: int, cards: Sequence[int]) -> float:
        """How likely that asker must think it that this hand has all of these."""
        told = self.told[asker]
        unknown = self.sizes[self.seat] - sum(told)
        found = 1.0
        for kind in set(cards):
            missing = cards.count(kind) - told[kind]
            if missing > 0:
                # The asker holds what it shows; of the others this hand's share is even.
                copies = max(missing, self.pool[kind] + self.hand[kind] - told[kind])
                found *= at_least(missing, unknown, copies, max(self.among + unknown, copies))
        return found
