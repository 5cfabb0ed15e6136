"""What everyone at a Ricochet table sees and may remember: all of it except the order of the unseen deck."""

from dataclasses import dataclass
from typing import Literal

from game.plain import Plain
from game.ricochet.cards import places
from game.rules import View

Phase = Literal["turn", "reveal", "race", "over"]


@dataclass(frozen=True, slots=True)
class Stamped(Plain):
    """A slap as it was handed in."""

    seat: int
    place: str
    at_ns: int
    spread_ns: int


@dataclass(frozen=True, slots=True)
class Tally(Plain):
    """How a seat has fared so far."""

    taken: int = 0
    slips: int = 0
    lost: int = 0
    best_ns: int | None = None


@dataclass(frozen=True, slots=True)
class PastRound(Plain):
    """A round that is over, with all it takes to show it again."""

    number: int
    starter: int
    outer: tuple[int, ...]
    racing: tuple[int, ...]
    tie_break: bool
    revealed_ns: int
    ended_ns: int
    slaps: tuple[Stamped, ...]
    """Only those that counted, by time."""
    answer: str
    outcome: Literal["won", "tied", "void"]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RicochetView(View):
    """The table as `seat` sees it."""

    seat: int | None
    actors: tuple[int, ...]
    finished: bool
    target: int
    full_tilt: bool
    tie_frames: int
    timer: int
    """Seconds per round, 0 for no limit."""
    phase: Phase
    round: int
    tie_break: bool
    outer: tuple[int, ...]
    """Cards in the order of `places`."""
    starter: int | None
    deck: int
    returned: tuple[int, ...]
    """Cards everyone saw go under the deck, the last one lowest; they are part of its count."""
    won: tuple[tuple[int, ...], ...]
    racing: tuple[int, ...]
    """Seats that take part in this round, those that slipped included."""
    out: tuple[int, ...]
    """Seats that slipped in this round."""
    slaps: tuple[Stamped, ...]
    revealed_ns: int
    now_ns: int
    """The latest time anyone has spoken of."""
    ended_ns: int
    """When the round before this one was decided."""
    due_ns: int | None
    """When the next Tick will change something."""
    limit_ns: int | None
    tallies: tuple[Tally, ...]
    last: PastRound | None

    @property
    def places(self) -> tuple[str, ...]:
        return places(self.full_tilt)
