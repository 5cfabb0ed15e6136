"""Guess a whole table from one seat's view: every deal that fits what the seat knows can come up."""

from game.dice import Dice
from game.none_of_your_business.cards import COPIES, FIRST_PERSON, KINDS, PAIR
from game.none_of_your_business.hands import counted, minus, spread
from game.none_of_your_business.memory import UNKNOWN, Memory
from game.none_of_your_business.state import Office
from game.none_of_your_business.view import PAIRS, PURGE, Known, Mind, OfficeView, Pending

Grid = list[list[int]]
"""Counts per kind for each seat, and last for all that lies face down: the deck and the cards set aside."""


def imagine(view: OfficeView, rng: Dice) -> Office:
    """Guesses that lead nowhere are given up; the true deal is always among those that can come up."""
    grid = None
    while grid is None:
        grid = _guess(view, rng)
    return _state(view, grid, rng)


def _guess(view: OfficeView, rng: Dice) -> Grid | None:
    """Decide what is open, then lay the cards that could be anywhere."""
    held, pool = _held(view, rng)
    if min(pool) < 0:
        return None
    room = [size - sum(hand) for size, hand in zip(view.sizes, held, strict=False)]
    room.append(view.deck + view.aside)
    if min(room) < 0:
        return None
    most = _limits(view, held, rng)
    if any(
        have > limit
        for hand, row in zip(held, most, strict=True)
        for have, limit in zip(hand, row, strict=True)
    ):
        return None
    least = [hand[:] for hand in held]
    # Kinds that may not lie everywhere go first: the others find room more easily.
    tightness = [sum(row[kind] < COPIES[kind] for row in most) for kind in KINDS]
    for kind in sorted(KINDS, key=lambda kind: -tightness[kind]):
        for _card in range(pool[kind]):
            place = _free_place(held, most, room, kind, rng)
            if place is None:
                place = _make_room(held, least, most, room, kind)
            if place is None:
                return None
            held[place][kind] += 1
            room[place] -= 1
    return held


def _held(view: OfficeView, rng: Dice) -> tuple[Grid, list[int]]:
    """What each hand surely holds, with a guess at what else stayed in it, and the cards not yet placed."""
    held = [_stayed(known, view.sizes[seat], rng) for seat, known in enumerate(view.mind.known)]
    for step in view.pending:
        if step.what == PAIRS:
            for kind in step.kinds:
                held[step.seat][kind] = max(PAIR, held[step.seat][kind])
    if view.seat is not None:
        held[view.seat] = counted(view.hand)
    held.append([0] * len(KINDS))
    pool = minus(COPIES, view.pile)
    for hand in held:
        pool = [count - taken for count, taken in zip(pool, hand, strict=True)]
    return held, pool


def _stayed(known: Known, size: int, rng: Dice) -> list[int]:
    """Of the cards in doubt, a guess at which stayed: each unseen loss may have been any card then."""
    surplus = sum(known.sure) + sum(sum(doubt.cards) for doubt in known.doubts) - size
    stayed: list[int] = []
    later = [doubt.left for doubt in known.doubts[1:]] + [0]
    for doubt, still_to_go in zip(known.doubts, later, strict=False):
        stayed = rng.shuffled([*stayed, *spread(doubt.cards)])
        for losses in range(doubt.left, still_to_go, -1):
            must = surplus >= losses
            if stayed and (must or rng.below(max(size, len(stayed)) + 1) < len(stayed)):
                stayed.pop()
                surplus -= 1
    return [have + more for have, more in zip(known.sure, counted(stayed), strict=True)]


def _limits(view: OfficeView, held: Grid, rng: Dice) -> Grid:
    """The most of each kind that each place can hold, by what is proven."""
    mind = view.mind
    most = [list(COPIES) for _place in held]
    for seat in range(len(view.sizes)):
        for kind in KINDS[FIRST_PERSON:]:
            if mind.pairs[kind] != seat and seat != view.seat:
                most[seat][kind] = PAIR - 1
    for gap in mind.lacks:
        open_kinds = [(kind, number) for kind, number in gap.fewer if held[gap.seat][kind] < number]
        if open_kinds:
            kind, number = rng.pick(open_kinds)
            most[gap.seat][kind] = min(most[gap.seat][kind], number - 1)
        else:
            most[gap.seat] = [-1] * len(KINDS)
    seen = minus(COPIES, view.pile)
    for seat, known in enumerate(mind.known):
        sure = counted(view.hand) if seat == view.seat else known.sure
        seen = [count - have for count, have in zip(seen, sure, strict=True)]
    most[-1] = [count - gone for count, gone in zip(seen, mind.lost, strict=True)]
    return most


def _free_place(held: Grid, most: Grid, room: list[int], kind: int, rng: Dice) -> int | None:
    """A place for one more of this kind, each free slot equally likely."""
    open_room = [free if held[place][kind] < most[place][kind] else 0 for place, free in enumerate(room)]
    total = sum(open_room)
    if total == 0:
        return None
    slot = rng.below(total)
    for place, free in enumerate(open_room):
        slot -= free
        if slot < 0:
            return place
    return None


def _make_room(held: Grid, least: Grid, most: Grid, room: list[int], kind: int) -> int | None:
    """Shift guessed cards along a shortest chain of places until one that may take this kind has room."""
    starts = [place for place in range(len(room)) if held[place][kind] < most[place][kind]]
    came: dict[int, tuple[int, int] | None] = dict.fromkeys(starts)
    queue = list(starts)
    for place in queue:
        if room[place]:
            return _shift_back(held, room, came, place)
        for other in KINDS:
            if held[place][other] <= least[place][other] or other == kind:
                continue
            for goal in range(len(room)):
                if goal not in came and held[goal][other] < most[goal][other]:
                    came[goal] = (place, other)
                    queue.append(goal)
    return None


def _shift_back(held: Grid, room: list[int], came: dict[int, tuple[int, int] | None], place: int) -> int:
    step = came[place]
    while step is not None:
        before, kind = step
        held[place][kind] += 1
        held[before][kind] -= 1
        room[place] -= 1
        room[before] += 1
        place = before
        step = came[place]
    return place


def _state(view: OfficeView, grid: Grid, rng: Dice) -> Office:
    """The table as the view tells it, with the guessed hands."""
    face_down = rng.shuffled(spread(grid[-1]))
    state = Office(grid[:-1], face_down[view.aside :], Dice(rng.bits()), view.first)
    state.aside = counted(face_down[: view.aside])
    state.faster, state.guard, state.starting = view.faster, view.guard, view.starting
    state.pile = list(view.pile)
    state.turn, state.stage = view.turn, view.stage
    state.extra, state.plays, state.poll = list(view.extra), list(view.plays), list(view.poll)
    state.played, state.phones = view.played, view.phones
    state.quiet, state.drew = view.quiet, view.drew
    state.ask, state.declared, state.check_on = view.ask, view.declared, view.check_on
    state.forced_by = view.forced_by
    state.stack = [_with_secrets(step, view, grid, rng) for step in view.pending]
    state.past = list(view.past)
    state.acting = view.actors
    for seat, hand in enumerate(state.hands):
        for kind in KINDS[FIRST_PERSON:]:
            if hand[kind] == PAIR:
                state.paired[kind] = seat
    state.memory = Memory.of(
        view.sizes, [_mind_of(seat, view, hand) for seat, hand in enumerate(state.hands)] + [view.common]
    )
    return state


def _with_secrets(step: Pending, view: OfficeView, grid: Grid, rng: Dice) -> Pending:
    """Discards that others chose in secret could be any of their cards."""
    if step.what != PURGE:
        return step
    owed = dict(step.owes)
    chosen = tuple(
        (seat, cards if seat == view.seat else _some_of(seat, owed[seat], view, grid, rng))
        for seat, cards in step.chosen
    )
    return Pending(PURGE, step.seat, owes=step.owes, chosen=chosen)


def _some_of(seat: int, number: int, view: OfficeView, grid: Grid, rng: Dice) -> tuple[int, ...]:
    loose = grid[seat]
    if view.ask is not None and seat == view.turn:
        loose = minus(loose, view.ask.shown)
    return tuple(sorted(rng.sample(spread(loose), number)))


def _mind_of(seat: int, view: OfficeView, hand: list[int]) -> Mind:
    """The viewer's own mind as it is; of another's mind, what all know and what it knows of this hand."""
    if seat == view.seat:
        return view.mind
    common = view.common
    known = list(common.known)
    known[seat] = UNKNOWN
    if view.seat is not None:
        known[view.seat] = view.exposed[seat]
    lacks = tuple(gap for gap in common.lacks if gap.seat != seat)
    placed = [sum(counts) for counts in zip(hand, *(one.sure for one in known), strict=True)]
    out = [sum(counts) for counts in zip(common.lost, *(one.sure for one in common.known), strict=True)]
    lost = tuple(max(0, gone - seen) for gone, seen in zip(out, placed, strict=True))
    return Mind(tuple(known), lacks, common.pairs, lost)
