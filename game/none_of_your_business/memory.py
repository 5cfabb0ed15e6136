"""What each watcher may remember of hidden hands: noted as it happens, worked out when asked for."""

from collections.abc import Sequence

from game.none_of_your_business.cards import COPIES, FIRST_PERSON, KINDS, NOTHING, PAIR
from game.none_of_your_business.hands import counted, minus
from game.none_of_your_business.view import Doubt, Known, Lacks, Mind
from game.plain import Json

EVERYONE = -1

UNKNOWN = Known(NOTHING)
NO_PAIRS = (-1,) * len(KINDS)

# Kinds of notes.
_MOVE, _SHOW, _LOOK, _LACK, _BREAK = range(5)

Note = tuple[int, int, int, tuple[int, ...], bool]
"""What happened: kind of note, a seat or source, another seat or goal, cards, and whether all saw them."""


class Memory:
    """The minds of all seats and, last, of a bystander. Notes keep play fast: most are never asked about."""

    __slots__ = ("known", "lacks", "lost", "notes", "pairs", "public_pairs", "seats", "sizes")

    def __init__(self, sizes: Sequence[int]) -> None:
        self.seats = seats = len(sizes)
        self.sizes = list(sizes)
        self.known: list[list[Known]] = [[UNKNOWN] * seats for _watcher in range(seats + 1)]
        self.lacks: list[tuple[Lacks, ...]] = [()] * (seats + 1)
        self.pairs: list[tuple[int, ...]] = [NO_PAIRS] * (seats + 1)
        self.lost: list[tuple[int, ...]] = [NOTHING] * (seats + 1)
        self.public_pairs = NO_PAIRS
        self.notes: list[Note] = []

    @classmethod
    def of(cls, sizes: Sequence[int], minds: Sequence[Mind]) -> "Memory":
        """A memory with these minds, the bystander's last."""
        memory = cls(sizes)
        memory.known = [list(mind.known) for mind in minds]
        memory.lacks = [mind.lacks for mind in minds]
        memory.pairs = [mind.pairs for mind in minds]
        memory.lost = [mind.lost for mind in minds]
        memory.public_pairs = memory.pairs[-1]
        return memory

    def copy(self) -> "Memory":
        twin = Memory.__new__(Memory)
        twin.seats = self.seats
        twin.sizes = self.sizes[:]
        twin.known = [hands[:] for hands in self.known]
        twin.lacks = self.lacks[:]
        twin.pairs = self.pairs[:]
        twin.lost = self.lost[:]
        twin.public_pairs = self.public_pairs
        twin.notes = self.notes[:]
        return twin

    def to_json(self) -> list[Json]:
        return [self.mind(watcher).to_json() for watcher in (*range(self.seats), None)]

    # What is noted.

    def moved(self, source: int, goal: int, cards: tuple[int, ...], all_see: bool) -> None:
        self._note((_MOVE, source, goal, cards, all_see))

    def shown(self, seat: int, cards: tuple[int, ...]) -> None:
        self._note((_SHOW, seat, seat, cards, True))

    def looked(self, watcher: int, seat: int, cards: tuple[int, ...]) -> None:
        """The watcher, or EVERYONE, saw that whole hand."""
        self._note((_LOOK, watcher, seat, cards, watcher == EVERYONE))

    def lacking(self, seat: int, cards: tuple[int, ...]) -> None:
        """A check proved to all that the seat does not hold all of these."""
        self._note((_LACK, seat, seat, cards, True))

    def broken(self, seat: int, goal: int, kind: int) -> None:
        """The shown pair was not used: so what just went unseen to `goal` included one of it."""
        self._note((_BREAK, seat, goal, (kind,), True))

    def _note(self, note: Note) -> None:
        self.notes.append(note)
        if note[4]:
            self.public_pairs = _pairs_after(self.public_pairs, note)

    # What is worked out.

    def mind(self, watcher: int | None) -> Mind:
        self.settle()
        index = self.seats if watcher is None else watcher
        return Mind(tuple(self.known[index]), self.lacks[index], self.pairs[index], self.lost[index])

    def exposed(self, seat: int) -> tuple[Known, ...]:
        """What each seat knows of this one's hand."""
        self.settle()
        return tuple(self.known[watcher][seat] for watcher in range(self.seats))

    def settle(self) -> None:
        """Work all notes into the minds."""
        for note in self.notes:
            for watcher in range(self.seats + 1):
                self._take_in(watcher, note)
            if note[0] == _MOVE:
                _what, source, goal, cards, _all_see = note
                if source >= 0:
                    self.sizes[source] -= len(cards)
                if goal >= 0:
                    self.sizes[goal] += len(cards)
            self._forget_idle_gaps()
        self.notes.clear()

    def _take_in(self, watcher: int, note: Note) -> None:
        what, one, two, cards, all_see = note
        if what == _MOVE:
            sees = all_see or watcher in (one, two)
            if one >= 0 and one != watcher:
                self._left(watcher, one, cards, sees)
            if two >= 0 and two != watcher:
                self._came(watcher, two, cards, sees)
        elif what == _LOOK:
            sees = one in (watcher, EVERYONE)
            if sees and two != watcher:
                self._learn_all(watcher, two, cards)
        else:
            sees = True
            if what == _SHOW and one != watcher:
                self._learn_at_least(watcher, one, cards)
            elif what == _LACK and one != watcher:
                self._learn_gap(watcher, one, cards)
            elif what == _BREAK and watcher not in (one, two):
                self._learn_broken(watcher, one, cards[0])
        if sees:
            self.pairs[watcher] = _pairs_after(self.pairs[watcher], note)

    def _left(self, watcher: int, seat: int, cards: tuple[int, ...], sees: bool) -> None:
        known = self.known[watcher][seat]
        if not sees:
            # Any card may have gone: what was sure is now in doubt. None goes back into the deck.
            self.lost[watcher] = tuple(map(int.__add__, self.lost[watcher], known.sure))
            self.known[watcher][seat] = _doubted(known, len(cards))
            return
        missing = minus(known.sure, cards)
        sure = tuple(max(0, count) for count in missing)
        unsure = [max(0, -count) for count in missing]
        self.known[watcher][seat] = Known(sure, _without(known.doubts, unsure))
        self._found(watcher, unsure)
        self._shift_gaps(watcher, seat, cards, -1)

    def _came(self, watcher: int, seat: int, cards: tuple[int, ...], sees: bool) -> None:
        if sees:
            known = self.known[watcher][seat]
            sure = tuple(map(int.__add__, known.sure, counted(cards)))
            self.known[watcher][seat] = Known(sure, known.doubts)
            self._shift_gaps(watcher, seat, cards, 1)
        elif self.lacks[watcher]:
            self.lacks[watcher] = tuple(
                gap if gap.seat != seat else Lacks(seat, tuple((k, n + len(cards)) for k, n in gap.fewer))
                for gap in self.lacks[watcher]
                # A person may have come in; that two would have been shown is known without this gap.
                if gap.seat != seat or all(kind < FIRST_PERSON for kind, _number in gap.fewer)
            )

    def _learn_at_least(self, watcher: int, seat: int, cards: tuple[int, ...]) -> None:
        known = self.known[watcher][seat]
        counts = counted(cards)
        new = [max(0, count - have) for count, have in zip(counts, known.sure, strict=True)]
        sure = tuple(map(int.__add__, known.sure, new))
        self.known[watcher][seat] = Known(sure, _without(known.doubts, new))
        self._found(watcher, new)
        # A kind that was just shown is not the one that lacks.
        self.lacks[watcher] = tuple(
            gap if gap.seat != seat else Lacks(seat, tuple((k, n) for k, n in gap.fewer if counts[k] < n))
            for gap in self.lacks[watcher]
        )

    def _learn_all(self, watcher: int, seat: int, cards: tuple[int, ...]) -> None:
        self._learn_at_least(watcher, seat, cards)
        self.known[watcher][seat] = Known(tuple(counted(cards)))
        self.lacks[watcher] = tuple(gap for gap in self.lacks[watcher] if gap.seat != seat)

    def _learn_gap(self, watcher: int, seat: int, cards: tuple[int, ...]) -> None:
        sure = self.known[watcher][seat].sure
        if sum(sure) < self.sizes[seat]:
            fewer = tuple((kind, n) for kind, n in enumerate(counted(cards)) if n > sure[kind])
            self.lacks[watcher] = (*self.lacks[watcher], Lacks(seat, fewer))

    def _learn_broken(self, watcher: int, seat: int, kind: int) -> None:
        """One of the cards that went unseen is known now: so one less of the others can be gone."""
        known = self.known[watcher][seat]
        doubts = _without(known.doubts, counted((kind,)))
        fewer = tuple(Doubt(doubt.cards, doubt.left - 1) for doubt in doubts if doubt.left > 1)
        certain = [
            sum(counts) for counts in zip(NOTHING, *(d.cards for d in doubts if d.left == 1), strict=True)
        ]
        self.known[watcher][seat] = Known(tuple(map(int.__add__, known.sure, certain)), _trimmed(fewer))
        self._found(watcher, certain)

    def _found(self, watcher: int, counts: list[int]) -> None:
        """Cards not placed before turned up: they may be some that were lost from sight."""
        lost = self.lost[watcher]
        self.lost[watcher] = tuple(gone - min(gone, found) for gone, found in zip(lost, counts, strict=True))

    def _shift_gaps(self, watcher: int, seat: int, cards: tuple[int, ...], by: int) -> None:
        if not self.lacks[watcher]:
            return
        kept = []
        for gap in self.lacks[watcher]:
            fewer = gap.fewer
            if gap.seat == seat:
                moved = ((kind, number + by * cards.count(kind)) for kind, number in gap.fewer)
                # Nobody holds fewer than none: it must be one of the other kinds.
                fewer = tuple((kind, number) for kind, number in moved if number > 0)
            kept.append(Lacks(gap.seat, fewer))
        self.lacks[watcher] = tuple(kept)

    def _forget_idle_gaps(self) -> None:
        """What the size of the hand or the number of copies says anyway is not worth remembering."""
        for watcher, gaps in enumerate(self.lacks):
            if gaps:
                self.lacks[watcher] = tuple(
                    gap
                    for gap in gaps
                    if all(n <= COPIES[kind] and n <= self.sizes[gap.seat] for kind, n in gap.fewer)
                )


def _doubted(known: Known, gone: int) -> Known:
    """The same hand after cards went from it unseen."""
    doubts = [Doubt(doubt.cards, doubt.left + gone) for doubt in known.doubts]
    return Known(NOTHING, _trimmed((*doubts, Doubt(known.sure, gone))))


def _without(doubts: tuple[Doubt, ...], counts: Sequence[int]) -> tuple[Doubt, ...]:
    """These cards are accounted for. Which doubt they came from cannot be told: the latest is safe."""
    if not doubts or not any(counts):
        return doubts
    missing = list(counts)
    kept = []
    for doubt in reversed(doubts):
        rest = [max(0, have - taken) for have, taken in zip(doubt.cards, missing, strict=True)]
        missing = [max(0, taken - have) for have, taken in zip(doubt.cards, missing, strict=True)]
        kept.append(Doubt(tuple(rest), doubt.left))
    return _trimmed(tuple(reversed(kept)))


def _trimmed(doubts: tuple[Doubt, ...]) -> tuple[Doubt, ...]:
    """A doubt all of whose cards may be gone says nothing, unless an older one still does."""
    kept: list[Doubt] = []
    telling = most_gone = 0
    for doubt in reversed(doubts):
        if any(doubt.cards):
            kept.append(doubt)
            all_gone = sum(doubt.cards) + most_gone
            most_gone = min(doubt.left, all_gone)
            if doubt.left < all_gone:
                telling = len(kept)
    return tuple(reversed(kept[:telling]))


def _pairs_after(pairs: tuple[int, ...], note: Note) -> tuple[int, ...]:
    """Who may hold both of a person, in the mind of one who saw this."""
    what, one, two, cards, _all_see = note
    if what == _LOOK:
        for kind in KINDS[FIRST_PERSON:]:
            count = cards.count(kind)
            if count == PAIR:
                pairs = _with(pairs, kind, two)
            elif count or pairs[kind] == two:
                pairs = _with(pairs, kind, -1)
        return pairs
    for kind in cards:
        if kind < FIRST_PERSON:
            continue
        if what == _SHOW:
            if cards.count(kind) == PAIR:
                pairs = _with(pairs, kind, one)
            elif pairs[kind] != one:
                pairs = _with(pairs, kind, -1)
        elif what == _LACK:
            if pairs[kind] == one and cards.count(kind) == len(cards):
                pairs = _with(pairs, kind, -1)
        elif what == _BREAK or one >= 0:
            # A person seen leaving a hand is one of two: nobody holds both until they are shown again.
            pairs = _with(pairs, kind, -1)
    return pairs


def _with(pairs: tuple[int, ...], kind: int, holder: int) -> tuple[int, ...]:
    return (*pairs[:kind], holder, *pairs[kind + 1 :])
