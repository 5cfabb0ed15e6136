"""The decisions of Blind Hen."""

from dataclasses import dataclass

from game.rules import Action


class HenAction(Action):
    """A decision in Blind Hen."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class LayOut(HenAction):
    """Lay the package out with these slots face up, one or two of the three. (BH-6)"""

    face_up: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bid(HenAction):
    """Offer chickens worth this much. (BH-7)"""

    amount: int


@dataclass(frozen=True, slots=True)
class Fold(HenAction):
    """Leave this auction. (BH-7)"""


@dataclass(frozen=True, slots=True)
class Pay(HenAction):
    """Pay with these chickens from one's own display. (BH-9)"""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Take(HenAction):
    """Take one chicken of the auctioneer's payment from the middle. (BH-11)"""

    card: int
