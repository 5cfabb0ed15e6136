"""What a seat may decide in None of Your Business; each is one decision made in one go."""

from dataclasses import dataclass

from game.rules import Action


class OfficeAction(Action):
    """Any decision in None of Your Business."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Play(OfficeAction):
    """Discard a set for what it does; Papers name whose hand they open."""

    kind: int
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Ask(OfficeAction):
    """Show cards and ask one player for the same; after Phones also for cards that are only named."""

    target: int
    shown: tuple[int, ...]
    phoned: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Give(OfficeAction):
    """Hand over exactly what was asked for."""


@dataclass(frozen=True, slots=True)
class Refuse(OfficeAction):
    """Say "None of your business"."""


@dataclass(frozen=True, slots=True)
class Check(OfficeAction):
    """Look whether the refusal was true."""


@dataclass(frozen=True, slots=True)
class Pass(OfficeAction):
    """Let the refusal be and keep the shown cards."""


@dataclass(frozen=True, slots=True)
class Wait(OfficeAction):
    """Play no set here: go on, or end the turn."""


@dataclass(frozen=True, slots=True)
class Obtain(OfficeAction):
    """Use the upper half of this shown pair now."""

    kind: int


@dataclass(frozen=True, slots=True)
class Point(OfficeAction):
    """Name the players (or the cards set aside) that a pair hits: Managers, Moguls, Hackers."""

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trade(OfficeAction):
    """Retailers: give a card, then take random cards, `aside` of them from the cards set aside."""

    target: int
    card: int
    aside: int = 0


@dataclass(frozen=True, slots=True)
class Choose(OfficeAction):
    """The cards that are asked of this seat: to take, to give, to pay or to discard."""

    cards: tuple[int, ...]
