"""What happens at the table of None of Your Business, with faces only for those who may see them."""

from dataclasses import dataclass, replace
from typing import Final, Self

from game.rules import Event

# Why cards move.
DRAW_UP: Final = "draw up"
GUARD: Final = "guard"
EFFECT: Final = "effect"
SET: Final = "set"
ANSWER: Final = "answer"
SHOWN: Final = "shown"
PHONED: Final = "phoned"
WHOLE_HAND: Final = "whole hand"
PAPERS_TAKEN: Final = "papers"
RANDOM: Final = "random"
GIFT: Final = "gift"
TRADED: Final = "traded"
HACKED: Final = "hacked"
PICKED: Final = "picked"


class OfficeEvent(Event):
    """Anything that happens in None of Your Business."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class TurnBegan(OfficeEvent):
    """A turn begins; `extra` when a set brought it."""

    seat: int
    extra: bool


@dataclass(frozen=True, slots=True)
class Moved(OfficeEvent):
    """Cards go from place to place: a seat's hand, the deck, the discard pile or the cards set aside."""

    source: int
    goal: int
    cards: tuple[int | None, ...]
    why: str
    open: bool

    def seen_by(self, seat: int | None) -> Self:
        if self.open or seat in (self.source, self.goal):
            return self
        return replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class SetPlayed(OfficeEvent):
    """A set is discarded for what it does."""

    seat: int
    kind: int
    target: int | None


@dataclass(frozen=True, slots=True)
class ExtraTurn(OfficeEvent):
    """Another turn is due after this one."""

    seat: int


@dataclass(frozen=True, slots=True)
class PairShown(OfficeEvent):
    """A seat just came to hold both cards of a person."""

    seat: int
    kind: int


@dataclass(frozen=True, slots=True)
class PairUsed(OfficeEvent):
    """The upper half of a pair is carried out on these places."""

    seat: int
    kind: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PairLost(OfficeEvent):
    """A shown pair was broken before its upper half could be used."""

    seat: int
    kind: int


@dataclass(frozen=True, slots=True)
class Asked(OfficeEvent):
    """The asker shows cards and names what it wants."""

    asker: int
    target: int
    shown: tuple[int, ...]
    phoned: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AskSkipped(OfficeEvent):
    """There is nothing to show or nobody to ask."""

    seat: int


@dataclass(frozen=True, slots=True)
class Answered(OfficeEvent):
    """The target gives, or says "None of your business"."""

    target: int
    gives: bool


@dataclass(frozen=True, slots=True)
class Decided(OfficeEvent):
    """The asker announces a check or passes."""

    asker: int
    target: int
    checks: bool


@dataclass(frozen=True, slots=True)
class CheckStopped(OfficeEvent):
    """Briefcases had the last word: nobody looks."""

    asker: int
    target: int


@dataclass(frozen=True, slots=True)
class Checked(OfficeEvent):
    """The check is made; `found` when the target did hold all the cards."""

    asker: int
    target: int
    found: bool


@dataclass(frozen=True, slots=True)
class Looked(OfficeEvent):
    """One seat looks at another's whole hand."""

    seat: int
    target: int
    cards: tuple[int | None, ...]

    def seen_by(self, seat: int | None) -> Self:
        if seat in (self.seat, self.target):
            return self
        return replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Revealed(OfficeEvent):
    """A whole hand lies open for everyone."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chose(OfficeEvent):
    """A seat has chosen its discards and holds them face down until the others have too."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameOver(OfficeEvent):
    """The last card left the deck."""

    sizes: tuple[int, ...]
