"""What happens at a table of Second Estimate."""

from dataclasses import dataclass
from typing import Self

from game.rules import Event


class EstimateEvent(Event):
    """Something that happened in Second Estimate."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CardChosen(EstimateEvent):
    """A contractor went face down from a hand to the table."""

    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None)


@dataclass(frozen=True, slots=True)
class CardsRevealed(EstimateEvent):
    """All contractors on the table were turned up at once."""

    cards: tuple[int, ...]
    """By seat."""
    order: tuple[int, ...]
    """The seats, strongest card first."""


@dataclass(frozen=True, slots=True)
class CustomerTaken(EstimateEvent):
    """A customer went from its slot in the row of customers to a seat."""

    seat: int
    customer: int
    slot: int


@dataclass(frozen=True, slots=True)
class SuitMoved(EstimateEvent):
    """The player of the weakest card moved a strength card, or left it where it was."""

    seat: int
    suit: int
    origin: int
    place: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded(EstimateEvent):
    """The contractors on the table went to the discard pile."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CustomersCame(EstimateEvent):
    """A new round: customers came from their pile, best first."""

    round: int
    customers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(EstimateEvent):
    """Hands are empty and the customers are counted."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
