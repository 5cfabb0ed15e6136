"""What the players and the table itself can do in Ricochet; what takes place in time carries its time."""

from dataclasses import dataclass

from game.rules import Action


class RicochetAction(Action):
    """Anything that moves a race on."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Turn(RicochetAction):
    """The table turns the top card of the deck: the starter of the next round (RC-3, RC-Q14)."""


@dataclass(frozen=True, slots=True)
class Reveal(RicochetAction):
    """The table's word for when the starter was first to be seen; the race runs from then on (RC-Q9)."""

    at_ns: int


@dataclass(frozen=True, slots=True)
class Slap(RicochetAction):
    """A seat's hand comes down on an outer card; `spread_ns` is how far off the stamp may be."""

    place: str
    at_ns: int
    spread_ns: int = 0


@dataclass(frozen=True, slots=True)
class Tick(RicochetAction):
    """The table's word that every slap stamped before `at_ns` has been handed in (RC-Q2)."""

    at_ns: int


@dataclass(frozen=True, slots=True)
class CallOff(RicochetAction):
    """The table breaks an open round off for a pause; it is no move of the game, so it is never listed."""

    at_ns: int
