"""What a seat can decide in Blind Business."""

from dataclasses import dataclass, fields
from typing import Final

from game.rules import Action


class BusinessAction(Action):
    """Any decision of this game."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Ask(BusinessAction):
    """Tap a card in another hand; with `ok` an OK card makes the answer a yes. Also the ask back."""

    of: int
    slot: int
    ok: bool = False


@dataclass(frozen=True, slots=True)
class Answer(BusinessAction):
    """Yes or no to the card that was tapped in the own hand."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Take(BusinessAction):
    """After a no, the asker takes one of the receiver's other cards."""

    slot: int


@dataclass(frozen=True, slots=True)
class PlaceWild(BusinessAction):
    """Put the Wild Coach just gained into a row, or leave it alone."""

    row: int


@dataclass(frozen=True, slots=True)
class JoinWilds(BusinessAction):
    """Move that many lone Wild Coaches into the row that was just opened."""

    count: int


@dataclass(frozen=True, slots=True)
class Discard(BusinessAction):
    """Give up one gained card, named with the row it lies in."""

    row: int
    card: int


@dataclass(frozen=True, slots=True)
class Swap(BusinessAction):
    """Swap hands with that seat."""

    other: int


@dataclass(frozen=True, slots=True)
class Peek(BusinessAction):
    """Look at the own hand, then shuffle it."""


@dataclass(frozen=True, slots=True)
class AddCard(BusinessAction):
    """Add a card of the final hand to a row: its own one, or any row one has for a Wild Coach."""

    slot: int
    row: int


@dataclass(frozen=True, slots=True)
class Pass(BusinessAction):
    """Leave out a swap, a peek or the added card."""


_KINDS: Final[dict[type[BusinessAction], tuple[tuple[str, object], ...]]] = {
    kind: tuple((field.name, field.type) for field in fields(kind))
    for kind in (Ask, Answer, Take, PlaceWild, JoinWilds, Discard, Swap, Peek, AddCard, Pass)
}


def well_formed(action: BusinessAction) -> bool:
    """Whether the fields are of their kinds, as in an action read from a file they need not be."""
    return all(type(getattr(action, name)) is kind for name, kind in _KINDS[type(action)])
