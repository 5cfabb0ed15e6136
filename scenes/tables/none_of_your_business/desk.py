"""Where the cards of None of Your Business lie for a pair of eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.none_of_your_business import cards as stock
from game.none_of_your_business.cards import FIRST_PERSON, KINDS
from game.none_of_your_business.events import (
    PAPERS_TAKEN,
    PICKED,
    SHOWN,
    Asked,
    Looked,
    Moved,
    PairShown,
    Revealed,
)
from game.none_of_your_business.hands import minus, spread
from game.none_of_your_business.view import PAPERS_PICK, PILE_PICK, OfficeView
from game.rules import Event
from scenes.table.tracker import Arrangement, Lying

FACE_NAMES = (
    "briefcase",
    "papers",
    "pen",
    "phone",
    "hacker",
    "innovator",
    "manager",
    "mogul",
    "retailer",
)
BACK = "cards/none-of-your-business/back"
DECK, PILE, ASIDE, TABLED, PICK = "deck", "pile", "aside", "shown", "pick"
PLACES = {stock.DECK: DECK, stock.PILE: PILE, stock.ASIDE: ASIDE}

Cards: TypeAlias = dict[str, list[int | None]]
"""The kinds of the cards in each place, the lowest first; None lies face down for these eyes."""


def picture(kind: int | None) -> str:
    """The baked face of a kind."""
    return BACK if kind is None else f"cards/none-of-your-business/{FACE_NAMES[kind]}"


def medal(kind: int) -> str:
    return f"none-of-your-business/medal_{FACE_NAMES[kind]}"


def thing(kind: int) -> str:
    """What stands in a speech bubble for a kind."""
    return f"none-of-your-business/thing_{FACE_NAMES[kind]}"


def hand(seat: int) -> str:
    return f"hand-{seat}"


def place_of(place: int) -> str:
    return PLACES.get(place) or hand(place)


def lying(cards: Cards) -> Arrangement:
    return {
        place: [Lying(None if kind is None else picture(kind)) for kind in kinds]
        for place, kinds in cards.items()
    }


def own_hand(view: OfficeView) -> list[int]:
    """The hand of whoever looks, without what lies shown on the table, sorted by kind."""
    counts = [view.hand.count(kind) for kind in KINDS]
    if view.ask and view.seat == view.turn:
        counts = minus(counts, view.ask.shown)
    return list(spread(counts))


def to_pick(view: OfficeView) -> list[int]:
    """The cards laid out to choose from: another's hand that Papers opened, or items of the discard pile."""
    step = view.pending[-1] if view.pending else None
    if step is None or view.seat is None or step.seat != view.seat:
        return []
    if step.what == PAPERS_PICK:
        known = view.mind.known[step.other].sure
        if view.ask and step.other == view.turn:
            known = tuple(minus(known, view.ask.shown))
        return list(spread(known))
    if step.what == PILE_PICK:
        return list(spread([min(step.count, view.pile.count(kind)) for kind in KINDS[:FIRST_PERSON]]))
    return []


def lay_out(view: OfficeView) -> Cards:
    """Everything on the table."""
    shown = view.ask.shown if view.ask else ()
    picks = to_pick(view)
    table: Cards = {DECK: [None] * view.deck, PILE: list(view.pile), TABLED: list(shown), PICK: list(picks)}
    if len(view.sizes) == 2:
        table[ASIDE] = [None] * view.aside
    for seat, size in enumerate(view.sizes):
        if seat == view.seat:
            table[hand(seat)] = list(own_hand(view))
        elif view.finished:
            table[hand(seat)] = list(spread(view.mind.known[seat].sure))
        else:
            table[hand(seat)] = [None] * (size - (len(shown) if seat == view.turn else 0))
    if picks and view.pending[-1].what == PAPERS_PICK:
        table[hand(view.pending[-1].other)] = []
    elif picks:
        for kind in picks:
            table[PILE].remove(kind)
    return table


def after(event: Event, table: Cards, eyes: int | None) -> Cards:
    """The table once an event has been seen to happen."""
    table = {place: list(cards) for place, cards in table.items()}
    match event:
        case Moved(source, goal, cards, why, _):
            _take(table, _source(table, source, why), cards)
            _put(table[place_of(goal)], cards, tidy=goal >= 0)
        case Asked(asker, _, shown, _):
            _take(table, hand(asker), shown)
            table[TABLED] = list(shown)
        case Looked(_, target, cards) if None not in cards and target != eyes:
            table[hand(target)] = list(cards)
        case Revealed(seat, cards):
            table[hand(seat)] = list(cards)
        case PairShown(seat, kind) if seat != eyes:
            _take(table, hand(seat), (kind, kind))
            _put(table[hand(seat)], (kind, kind), tidy=True)
    return table


def _source(table: Cards, source: int, why: str) -> str:
    """Cards on show or laid out to choose from leave from where they lie."""
    if why == SHOWN and table[TABLED]:
        return TABLED
    if why in (PAPERS_TAKEN, PICKED) and table[PICK]:
        return PICK
    return place_of(source)


def _take(table: Cards, place: str, cards: Sequence[int | None]) -> None:
    """Cards that are not seen there leave from among those face down."""
    lying_there = table[place]
    for kind in cards:
        wanted = kind if kind in lying_there else None
        if wanted in lying_there:
            at = len(lying_there) - 1 - lying_there[::-1].index(wanted)
            del lying_there[at]
        elif lying_there:
            lying_there.pop()


def _put(there: list[int | None], cards: Sequence[int | None], tidy: bool) -> None:
    """Into a hand by kind, what lies face down last; onto a pile on top."""
    for kind in cards:
        at = len(there)
        if tidy and kind is not None:
            at = next((n for n, other in enumerate(there) if other is None or other > kind), at)
        there.insert(at, kind)
