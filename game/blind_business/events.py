"""What happens at the table in Blind Business, and who sees which face of it.

A card in a hand is seen by everyone but its owner; a bystander sees no hand at all.
"""

from dataclasses import dataclass, replace
from typing import Self

from game.blind_business.cards import BACK
from game.rules import Event


class BusinessEvent(Event):
    """Anything that happens in this game."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class TurnBegan(BusinessEvent):
    """The marker goes to the next asker."""

    asker: int
    turn: int


@dataclass(frozen=True, slots=True)
class Asked(BusinessEvent):
    """`seat` taps a card in the hand of `of`; `back` marks the receiver's ask in return."""

    seat: int
    of: int
    slot: int
    card: int
    ok: bool
    back: bool

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, card=BACK) if seat in (None, self.of) else self


@dataclass(frozen=True, slots=True)
class Answered(BusinessEvent):
    """`seat` answers `to`; `forced` by an OK card."""

    seat: int
    to: int
    yes: bool
    forced: bool


@dataclass(frozen=True, slots=True)
class Gained(BusinessEvent):
    """A card leaves a slot of `owner`'s hand and lies face up in a row of `seat`."""

    seat: int
    card: int
    owner: int
    slot: int
    row: int


@dataclass(frozen=True, slots=True)
class WildPlaced(BusinessEvent):
    """Lone Wild Coaches of `seat` move into a row, or stay where they are."""

    seat: int
    count: int
    row: int


@dataclass(frozen=True, slots=True)
class OkTaken(BusinessEvent):
    """`seat` takes an OK card for the 2 just gained."""

    seat: int


@dataclass(frozen=True, slots=True)
class Discarded(BusinessEvent):
    """A gained card leaves the game face up."""

    seat: int
    card: int
    row: int


@dataclass(frozen=True, slots=True)
class Drawn(BusinessEvent):
    """A card from the deck fills a slot; its owner does not look."""

    seat: int
    slot: int
    card: int

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, card=BACK) if seat in (None, self.seat) else self


@dataclass(frozen=True, slots=True)
class Swapped(BusinessEvent):
    """Two seats exchange their whole hands, slot for slot; shuffles follow."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Peeked(BusinessEvent):
    """`seat` looks at the own hand as it lies; a shuffle follows."""

    seat: int
    hand: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, hand=_backs(self.hand)) if seat is None else self


@dataclass(frozen=True, slots=True)
class Shuffled(BusinessEvent):
    """A hand in its new order, which its owner does not see."""

    seat: int
    hand: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, hand=_backs(self.hand)) if seat in (None, self.seat) else self


@dataclass(frozen=True, slots=True)
class Passed(BusinessEvent):
    """`seat` leaves out a swap, a peek or the added card, by the name of the phase."""

    seat: int
    phase: str


@dataclass(frozen=True, slots=True)
class DeckEmptied(BusinessEvent):
    """The last turn is over: time to count."""


@dataclass(frozen=True, slots=True)
class FinalLook(BusinessEvent):
    """The leader of the Playground looks at the final hand."""

    seat: int
    hand: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, hand=_backs(self.hand)) if seat is None else self


@dataclass(frozen=True, slots=True)
class Added(BusinessEvent):
    """A card of the final hand joins a row; it counts, but it is not gained."""

    seat: int
    slot: int
    card: int
    row: int


@dataclass(frozen=True, slots=True)
class Finished(BusinessEvent):
    """The game is over, at once if by a Perfect Swing."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    swing: bool


def _backs(hand: tuple[int, ...]) -> tuple[int, ...]:
    return (BACK,) * len(hand)
