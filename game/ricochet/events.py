"""What happens in a race, in table words. Nothing in it is secret: every card is face up once it is named."""

from dataclasses import dataclass
from typing import Final, Literal

from game.ricochet.chain import Look
from game.rules import Event

DECK_TOP: Final = "deck"
DECK_BOTTOM: Final = "under the deck"
WON: Final = "won"


class RicochetEvent(Event):
    """Anything that the table tells."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Turned(RicochetEvent):
    """A new starter is about to show (RC-3); `tie_break` means that only the tied seats race (RC-8)."""

    round: int
    card: int
    racing: tuple[int, ...]
    tie_break: bool


@dataclass(frozen=True, slots=True)
class Revealed(RicochetEvent):
    """The starter can be seen and the race is on."""

    round: int
    card: int
    at_ns: int


@dataclass(frozen=True, slots=True)
class CardMoved(RicochetEvent):
    """A card changed places: "deck", "centre", "under the deck", an outer place, or "won".

    With "won" come the seat it belongs to and its slot in that seat's pile.
    """

    card: int
    source: str
    goal: str
    seat: int | None = None
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Slapped(RicochetEvent):
    """A hand came down. Whether it was right shows when the table ticks."""

    seat: int
    place: str
    at_ns: int
    spread_ns: int
    reaction_ns: int
    frames: int


@dataclass(frozen=True, slots=True)
class Ignored(RicochetEvent):
    """A slap that does not count and costs nothing: before the starter showed (RC-Q9) or after the round."""

    seat: int
    place: str
    at_ns: int
    why: Literal["early", "late"]


@dataclass(frozen=True, slots=True)
class Slipped(RicochetEvent):
    """A wrong slap (RC-7): `look` is where the ball had come to that card, so it was not the last one."""

    seat: int
    place: str
    reaction_ns: int
    frames: int
    spread_ns: int
    look: Look
    lost: int | None
    """The card given back, if there was one (RC-Q4, RC-Q5)."""


@dataclass(frozen=True, slots=True)
class Excluded(RicochetEvent):
    """The seat sits out until somebody slaps right (RC-7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundWon(RicochetEvent):
    """The first right slap takes the card (RC-5); `chain` shows why it is right (RC-Q15)."""

    seat: int
    place: str
    card: int
    reaction_ns: int
    frames: int
    spread_ns: int
    chain: tuple[Look, ...]


@dataclass(frozen=True, slots=True)
class Tied(RicochetEvent):
    """Several right slaps inside one window: these seats race again for the same card (RC-8)."""

    seats: tuple[int, ...]
    place: str
    reactions_ns: tuple[int, ...]
    chain: tuple[Look, ...]


@dataclass(frozen=True, slots=True)
class Voided(RicochetEvent):
    """Nobody won the round: everyone slipped (RC-Q6), time ran out (RC-Q7), or it was called off."""

    why: Literal["slips", "time", "pause"]
    place: str
    chain: tuple[Look, ...]


@dataclass(frozen=True, slots=True)
class MatchWon(RicochetEvent):
    """The race is over: a seat has its target (RC-9), or the deck has run out (RC-Q11)."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    how: Literal["target", "deck"]
