"""Which card is which from moment to moment, so that cards are seen to go from place to place."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple, TypeAlias


class Lying(NamedTuple):
    """One card in a place: the picture of its face, or None where these eyes see only its back.

    `mark` names the card where a person can follow it with the eyes though its face may not show: a slot of a
    face-down hand, say. Without one, equal faces are as good as each other.
    """

    face: str | None
    mark: Hashable = None
    back: str | None = None
    """Another back than the table's usual one."""


Arrangement: TypeAlias = Mapping[str, Sequence[Lying]]
"""The cards in each place, the lowest first."""
Named: TypeAlias = dict[str, list[int]]


class Tracker:
    """Gives every card a number that stays with it."""

    def __init__(self) -> None:
        self.where: Named = {}
        self.lying: dict[int, Lying] = {}
        self._next = 0

    def follow(self, table: Arrangement) -> Named:
        """The numbers of the cards in each place. Who stays, stays; who is missed here came from there."""
        marked = {one.mark: number for number, one in self.lying.items() if one.mark is not None}
        found: dict[str, list[int | None]] = {
            place: [marked.pop(card.mark, None) if card.mark is not None else None for card in cards]
            for place, cards in table.items()
        }
        taken = {number for numbers in found.values() for number in numbers if number is not None}
        for place, cards in table.items():
            left = [number for number in self.where.get(place, ()) if number not in taken]
            for at, card in enumerate(cards):
                if found[place][at] is None:
                    same = next((one for one in left if self._alike(one, card)), None)
                    if same is not None:
                        found[place][at] = same
                        left.remove(same)
                        taken.add(same)
        free = [number for numbers in self.where.values() for number in numbers if number not in taken]
        for place, cards in table.items():
            for at, card in enumerate(cards):
                if found[place][at] is None:
                    found[place][at] = self._from(free, card)
        self.where = {
            place: [number for number in numbers if number is not None] for place, numbers in found.items()
        }
        self.lying = {
            number: card
            for place, cards in table.items()
            for number, card in zip(self.where[place], cards, strict=True)
        }
        return self.where

    def _alike(self, number: int, card: Lying) -> bool:
        """Two marks that differ are two cards."""
        old = self.lying[number]
        return old.face == card.face and old.back == card.back and (old.mark is None or card.mark is None)

    def _from(self, free: list[int], card: Lying) -> int:
        """A card that left another place: the same one if it was seen, else the last that lay face down."""
        for wanted in (card.face, None):
            for number in reversed(free):
                old = self.lying[number]
                if old.face == wanted and old.back == card.back:
                    free.remove(number)
                    return number
        if card.face is None:
            for number in reversed(free):
                if self.lying[number].back == card.back:
                    free.remove(number)
                    return number
        self._next += 1
        return self._next


def open_up(table: Arrangement, seen: Sequence[Arrangement]) -> Arrangement:
    """The same table with every card turned up whose face lies open in one of these views of it."""

    def face_up(place: str, at: int, card: Lying) -> Lying:
        if card.face is not None:
            return card
        same = [other[place] for other in seen if len(other.get(place, ())) == len(table[place])]
        return next((cards[at] for cards in same if cards[at].face is not None), card)

    return {
        place: [face_up(place, at, card)._replace(mark=card.mark) for at, card in enumerate(cards)]
        for place, cards in table.items()
    }
