"""The two decisions of Second Estimate, and what a seat may know when it makes them."""

from dataclasses import dataclass
from typing import Final

from game.rules import Action, View

CHOOSE: Final = "choose"
MOVE: Final = "move"
OVER: Final = "over"


class EstimateAction(Action):
    """A decision in Second Estimate."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Play(EstimateAction):
    """Lay a contractor face down for this round. (CT-6)"""

    card: int


@dataclass(frozen=True, slots=True)
class MoveSuit(EstimateAction):
    """Put the strength card of the suit just played at this place in the row; 0 is strongest. (CT-8)

    The place it already has means leaving it there.
    """

    place: int


@dataclass(frozen=True, slots=True)
class EstimateView(View):
    """What one seat may know."""

    seat: int | None
    actors: tuple[int, ...]
    finished: bool
    phase: str
    round: int
    """The round being played, from 1."""
    rounds: int
    start: int
    """Who chooses first where a screen is shared; nothing else depends on it."""
    hide_totals: bool
    row: tuple[int, ...]
    """The suits, strongest first."""
    customers: tuple[int, ...]
    """This round's customers, best first; none are left while a suit is being moved."""
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    table: tuple[int | None, ...]
    """The card in front of each seat: all of them once revealed, until then only one's own."""
    has_chosen: tuple[bool, ...]
    moving: int | None
    """The suit that may be moved now."""
    deck: int
    """Customers still to come."""
    leftover: int
    """Contractors never dealt, never shown."""
    played: tuple[tuple[int, ...], ...]
    """Contractors each seat has shown, round by round."""
    won: tuple[tuple[int, ...], ...]
    """Customers each seat took, round by round: everybody saw it, hidden totals or not."""
    totals: tuple[int | None, ...]
    """Sums the table shows now: with hidden totals only one's own, until the game is over."""
