"""Whether what somebody remembers holds at a table."""

from game.none_of_your_business.cards import COPIES, KINDS, PAIR, PEOPLE
from game.none_of_your_business.state import Office
from game.none_of_your_business.view import Known, Mind


def holds(state: Office, watcher: int | None, mind: Mind) -> bool:
    """All that this mind claims is so."""
    others = [seat for seat in range(state.seats) if seat != watcher]
    return (
        all(fits(state.hands[seat], mind.known[seat]) for seat in others)
        and all(any(state.hands[gap.seat][kind] < n for kind, n in gap.fewer) for gap in mind.lacks)
        and all(
            mind.pairs[kind] == seat
            for seat in range(state.seats)
            for kind in PEOPLE
            if state.hands[seat][kind] == PAIR
        )
        and all(_out_of_the_deck(state, watcher, mind, kind) for kind in KINDS)
    )


def fits(hand: list[int], known: Known) -> bool:
    """The hand holds what is sure, and no more of the doubtful cards are gone than can be."""
    rest = [have - sure for have, sure in zip(hand, known.sure, strict=True)]
    gone = 0
    for doubt in reversed(known.doubts):
        gone += sum(max(0, card - have) for have, card in zip(rest, doubt.cards, strict=True))
        rest = [max(0, have - card) for have, card in zip(rest, doubt.cards, strict=True)]
        if gone > doubt.left:
            return False
    return min(rest) >= 0


def _out_of_the_deck(state: Office, watcher: int | None, mind: Mind, kind: int) -> bool:
    face_down = state.deck.count(kind) + state.aside[kind]
    placed = state.pile.count(kind)
    for seat in range(state.seats):
        placed += state.hands[seat][kind] if seat == watcher else mind.known[seat].sure[kind]
    return face_down <= COPIES[kind] - placed - mind.lost[kind]
