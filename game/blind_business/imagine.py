"""A full table that fits everything one viewer of Blind Business knows, each such table equally likely.

A seat sees every other hand, so only its own hand, the deck and the removed cards are open. In its own hand
the slots marked 0 hold the cards it knows, in any order; newer cards could be any that lie nowhere in sight.
"""

from game.blind_business.cards import BACK, DECK, WILD
from game.blind_business.state import BusinessState
from game.blind_business.view import BusinessView
from game.dice import Dice


def imagine(view: BusinessView, rng: Dice) -> BusinessState:
    pool = rng.shuffled(_unseen(view))
    hands = _hands(view, pool, rng)
    return BusinessState(
        dice=Dice(rng.bits()),
        district_powers=view.district_powers,
        number_powers=view.number_powers,
        hands=hands,
        deck=pool[: view.deck],
        removed=pool[view.deck :],
        since=[mark for marks in view.since for mark in marks],
        rows=[row for area in view.rows for row in area],
        oks=view.oks,
        discards=view.discards,
        first=view.first,
        turn=view.turn,
        todo=view.todo,
        receiver=view.receiver,
        tapped=view.tapped,
        tapped_back=view.tapped_back,
        gains=view.gains,
        looker=view.looker,
        winners=view.winners,
        swing=view.swing,
    )


def _unseen(view: BusinessView) -> list[int]:
    """The cards that lie nowhere in sight and are not known to be in the own hand."""
    left = [1] * WILD + [DECK.count(WILD)]
    seen = [card for hand in view.hands for card in hand if card >= 0]
    if not _sees_own_hand(view):
        seen += view.known
    for card in (*seen, *view.discards, *(card for rows in view.rows for row in rows for card in row)):
        left[card] -= 1
    return [card for card, count in enumerate(left) for _copy in range(count)]


def _hands(view: BusinessView, pool: list[int], rng: Dice) -> list[int]:
    """All hands end to end, the hidden cards filled in: known ones where the seat knows them to be."""
    known = rng.shuffled(view.known)
    hands = []
    for hand, marks in zip(view.hands, view.since, strict=True):
        for card, since in zip(hand, marks, strict=True):
            if card != BACK:
                hands.append(card)
            else:
                hands.append(known.pop() if known and since == 0 else pool.pop())
    return hands


def _sees_own_hand(view: BusinessView) -> bool:
    return view.seat is not None and view.seat == view.looker
