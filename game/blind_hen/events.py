"""What happens at a table of Blind Hen."""

from dataclasses import dataclass
from typing import Self

from game.rules import Event


class HenEvent(Event):
    """Something that happened in Blind Hen."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class LotDrawn(HenEvent):
    """The auctioneer drew a package from the pile and looked at it; cards by slot."""

    seat: int
    cards: tuple[int | None, ...]

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, (None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class LotLaidOut(HenEvent):
    """The auctioneer laid the package out: the slots in `face_up` were turned up."""

    seat: int
    cards: tuple[int | None, ...]
    face_up: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Self:
        if seat == self.seat:
            return self
        shown = tuple([card if slot in self.face_up else None for slot, card in enumerate(self.cards)])
        return type(self)(self.seat, shown, self.face_up)


@dataclass(frozen=True, slots=True)
class BidMade(HenEvent):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Folded(HenEvent):
    seat: int


@dataclass(frozen=True, slots=True)
class Paid(HenEvent):
    """Chickens went from a display to the auctioneer's display, or to the middle where `to` is None."""

    seat: int
    to: int | None
    cards: tuple[int, ...]
    bid: int


@dataclass(frozen=True, slots=True)
class CardTaken(HenEvent):
    """A chicken went from the middle to a display."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class LotTurnedUp(HenEvent):
    """The whole package was shown; cards by slot."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LotGained(HenEvent):
    """The package went to its winner: chickens to the display, hens and corn onto the face-down pile."""

    seat: int
    price: int
    cards: tuple[int, ...]
    """By slot."""


@dataclass(frozen=True, slots=True)
class GameEndDrawn(HenEvent):
    """The auctioneer drew the Game End; the cards drawn before it are of no use to anybody."""

    seat: int
    cards: tuple[int | None, ...]

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, (None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Scored(HenEvent):
    winners: tuple[int, ...]
    totals: tuple[int, ...]
