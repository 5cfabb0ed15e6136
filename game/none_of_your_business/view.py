"""What one seat may know and remember in None of Your Business; counts are per kind, as in KINDS."""

from dataclasses import dataclass
from typing import Final

from game.none_of_your_business.actions import Ask
from game.plain import Plain
from game.rules import View

# How far the turn is.
OPENING: Final = "opening"
BEFORE: Final = "before"
ASKED: Final = "asked"
DECIDE: Final = "decide"
REACT: Final = "react"
AFTER: Final = "after"
OVER: Final = "over"

# What waits to be decided before the turn goes on.
PAIRS: Final = "pairs"
HIT: Final = "hit"
TRADE: Final = "trade"
TAKE: Final = "take"
GIVE_AWAY: Final = "give away"
PURGE: Final = "purge"
PAPERS_PICK: Final = "papers pick"
PILE_PICK: Final = "pile pick"
PENALTY: Final = "penalty"

# How an ask ended.
GIVEN: Final = "given"
PASSED: Final = "passed"
STOPPED: Final = "stopped"
TRUE: Final = "true"
FALSE: Final = "false"


@dataclass(frozen=True, slots=True)
class Pending(Plain):
    """One step that waits on top of the turn; the last of the stack is decided first.

    pairs: `seat` has shown the pairs in `kinds` and will use them. hit: `seat` points for the one in `kinds`.
    trade: `seat` gives a card for Retailers. take: then `count` random cards come from `other`, `aside` of
    them from the cards set aside. give away: `seat` gives `other` `count` cards. papers pick: `seat` takes
    `count` from `other`. pile pick: `seat` takes up to `count` items. penalty: `seat` owes `other` `count`
    cards. purge: `owes` has seats and how many they discard, `chosen` who has chosen and what.
    """

    what: str
    seat: int
    other: int = -1
    count: int = 0
    aside: int = 0
    kinds: tuple[int, ...] = ()
    owes: tuple[tuple[int, int], ...] = ()
    chosen: tuple[tuple[int, tuple[int, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class AskRecord(Plain):
    """A finished ask. `end` is given, passed, stopped (Briefcases), or what the check made of the refusal."""

    asker: int
    target: int
    shown: tuple[int, ...]
    phoned: tuple[int, ...]
    end: str


@dataclass(frozen=True, slots=True)
class Doubt(Plain):
    """Cards that a hand held when `left` cards were still to go from it unseen: any of those may be these."""

    cards: tuple[int, ...]
    left: int


@dataclass(frozen=True, slots=True)
class Known(Plain):
    """What is known of a hand: it holds `sure`, and what remains of the doubts, oldest first.

    Of the cards of a doubt and all later ones together, at most the doubt's `left` are gone.
    """

    sure: tuple[int, ...]
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True, slots=True)
class Lacks(Plain):
    """A proven gap: for at least one (kind, number) the seat holds fewer than that number of that kind."""

    seat: int
    fewer: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Mind(Plain):
    """All that one watcher remembers of hidden hands.

    `known` is per seat. `pairs`, per kind, is the seat that showed both and may still hold both, or -1: no
    other hand can hold two. `lost`, per kind, are cards once seen out of the deck that now are in some hand.
    """

    known: tuple[Known, ...]
    lacks: tuple[Lacks, ...]
    pairs: tuple[int, ...]
    lost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OfficeView(View):
    """The table from one seat. `mind` is its own memory, `common` what all know, `exposed` what each other
    seat knows of this one's hand (per seat; empty for a bystander)."""

    seat: int | None
    actors: tuple[int, ...]
    finished: bool
    faster: bool
    guard: bool
    starting: int
    first: int
    stage: str
    turn: int
    extra: tuple[int, ...]
    plays: tuple[int, ...]
    played: bool
    phones: bool
    quiet: int
    drew: bool
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    deck: int
    aside: int
    pile: tuple[int, ...]
    ask: Ask | None
    declared: bool
    check_on: bool
    forced_by: int
    poll: tuple[int, ...]
    pending: tuple[Pending, ...]
    mind: Mind
    common: Mind
    exposed: tuple[Known, ...]
    past: tuple[AskRecord, ...]
