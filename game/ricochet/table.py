"""What lies on a Ricochet table at one moment, and what follows from it: the answer, the end, what is due."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from game.plain import Json
from game.ricochet.actions import Reveal, RicochetAction, Slap, Tick, Turn
from game.ricochet.cards import CARDS, places
from game.ricochet.chain import Look, chain, last_place
from game.ricochet.result import sheet
from game.ricochet.stamps import SECOND_NS, window_ns
from game.ricochet.view import PastRound, Phase, RicochetView, Stamped, Tally
from game.rules import TABLE, Result, State

# `legal` lists slaps at these times, so that players who only pick from the list meet wins, ties and slips.
PACES: Final = 7
PACE_STEPS_PER_WINDOW: Final = 4
RIGHT_SLAPS_AFTER: Final = (0, 2, 4, 8, 16)  # in the same steps
REVEAL_AFTER_NS: Final = SECOND_NS


class Table(State[RicochetAction, RicochetView]):
    """What lies there and what it means. No field is ever changed in place, so a copy shares them safely."""

    __slots__ = (
        "deck",
        "ended_ns",
        "full_tilt",
        "known",
        "last",
        "now_ns",
        "out",
        "outer",
        "phase",
        "racing",
        "revealed_ns",
        "round",
        "slaps",
        "starter",
        "tallies",
        "target",
        "tie_break",
        "tie_frames",
        "timer",
        "won",
    )

    def __init__(self, seats: int, options: Mapping[str, Any], cards: Sequence[int]) -> None:
        self.target: int = options["target"]
        self.full_tilt: bool = options["full_tilt"]
        self.tie_frames: int = options["tie_frames"]
        self.timer: int = options["timer"]
        laid = len(places(self.full_tilt))
        self.outer: tuple[int, ...] = tuple(cards[:laid])  # RC-2, RC-10
        self.deck: tuple[int, ...] = tuple(cards[laid:])  # the top card first
        self.known: int = 0  # how many cards at the bottom of the deck everyone saw go there
        self.phase: Phase = "turn"
        self.round: int = 0
        self.tie_break: bool = False
        self.starter: int | None = None
        self.won: tuple[tuple[int, ...], ...] = ((),) * seats
        self.racing: tuple[int, ...] = tuple(range(seats))
        self.out: tuple[int, ...] = ()
        self.slaps: tuple[Stamped, ...] = ()  # by time, so that arrival leaves no trace
        self.revealed_ns: int = 0
        self.now_ns: int = 0
        self.ended_ns: int = 0
        self.tallies: tuple[Tally, ...] = (Tally(),) * seats
        self.last: PastRound | None = None

    @classmethod
    def setup(
        cls,
        outer: Sequence[int],
        *,
        deck: Sequence[int] | None = None,
        won: Sequence[Sequence[int]] = ((), ()),
        target: int = 6,
        tie_frames: int = 1,
        timer: int = 0,
    ) -> Self:
        """A fixed position before a round; without a deck the other cards lie in the order of their ids."""
        placed = {*outer, *(card for pile in won for card in pile)}
        rest = [card for card in CARDS if card not in placed] if deck is None else deck
        full_tilt = len(outer) == len(places(True))
        options = {"target": target, "full_tilt": full_tilt, "tie_frames": tie_frames, "timer": timer}
        race = cls(len(won), options, (*outer, *rest))
        race.won = tuple(tuple(pile) for pile in won)
        race.tallies = tuple(Tally(taken=len(pile)) for pile in won)
        return race

    # What is known

    @property
    def places(self) -> tuple[str, ...]:
        return places(self.full_tilt)

    @property
    def window_ns(self) -> int:
        return window_ns(self.tie_frames)

    @property
    def limit_ns(self) -> int | None:
        """When the round timer runs out (RC-Q7)."""
        return self.revealed_ns + self.timer * SECOND_NS if self.timer and self.phase == "race" else None

    def actors(self) -> tuple[int, ...]:
        if self.phase == "over":
            return ()
        if self.phase != "race":
            return (TABLE,)
        slapped = {slap.seat for slap in self.slaps}
        hands = tuple(seat for seat in self.racing if seat not in slapped)
        return hands if self._due() is None else (TABLE, *hands)

    def legal(self, seat: int) -> list[RicochetAction]:
        """Slaps at times made from what lies on the table; `apply` takes every other lawful time too."""
        if seat not in self.actors():
            return []
        if seat != TABLE:
            return self._listed_slaps(seat)
        if self.phase == "turn":
            return [Turn()]
        if self.phase == "reveal":
            return [Reveal(self.now_ns + REVEAL_AFTER_NS)]
        return [Tick(max(self._due() or 0, self.now_ns))]

    def _listed_slaps(self, seat: int) -> list[RicochetAction]:
        """A wrong slap is wrong at any time; a right one is listed ahead, close behind and too late."""
        step = self.window_ns // PACE_STEPS_PER_WINDOW
        quick = self.now_ns + step * (1 + (3 * seat + self.round) % PACES)
        right = self._answer()
        times = [quick + step * later for later in RIGHT_SLAPS_AFTER]
        return [Slap(place, at) for place in self.places for at in (times if place == right else times[:1])]

    def view(self, seat: int | None) -> RicochetView:
        return RicochetView(
            seat=seat,
            actors=self.actors(),
            finished=self.phase == "over",
            target=self.target,
            full_tilt=self.full_tilt,
            tie_frames=self.tie_frames,
            timer=self.timer,
            phase=self.phase,
            round=self.round,
            tie_break=self.tie_break,
            outer=self.outer,
            starter=self.starter,
            deck=len(self.deck),
            returned=self.deck[len(self.deck) - self.known :],
            won=self.won,
            racing=self.racing,
            out=self.out,
            slaps=self.slaps,
            revealed_ns=self.revealed_ns,
            now_ns=self.now_ns,
            ended_ns=self.ended_ns,
            due_ns=self._due(),
            limit_ns=self.limit_ns,
            tallies=self.tallies,
            last=self.last,
        )

    @classmethod
    def from_view(cls, view: RicochetView, deck: Sequence[int]) -> Self:
        """The race that shows this view and has this deck."""
        race = cls.__new__(cls)
        race.deck = tuple(deck)
        race.known = len(view.returned)
        for name in Table.__slots__:
            if name not in ("deck", "known"):
                setattr(race, name, getattr(view, name))
        return race

    def result(self) -> Result | None:
        return sheet(self.won, self.tallies, self.target) if self.phase == "over" else None

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        for name in Table.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def to_json(self) -> dict[str, Json]:
        return {"view": self.view(None).to_json(), "deck": list(self.deck)}

    def _looks(self) -> tuple[Look, ...]:
        assert self.starter is not None
        return chain(self.starter, self.outer)

    def _answer(self) -> str:
        return last_place(self._looks())

    def _first_right(self) -> Stamped | None:
        right, limit = self._answer(), self.limit_ns
        for slap in self.slaps:
            if slap.place == right and (limit is None or slap.at_ns < limit):
                return slap
        return None

    def _end(self) -> int | None:
        """When the round ends: a window after the first right slap (RC-Q2), or when time runs out."""
        first = self._first_right()
        return self.limit_ns if first is None else first.at_ns + self.window_ns

    def _open_slips(self) -> list[Stamped]:
        """Wrong slaps before the end that have not been paid for (RC-Q3: inside the window counts too)."""
        right, end = self._answer(), self._end()
        return [
            slap
            for slap in self.slaps
            if slap.place != right and slap.seat not in self.out and (end is None or slap.at_ns < end)
        ]

    def _due(self) -> int | None:
        if self.phase != "race":
            return None
        end = self._end()
        times = [slap.at_ns for slap in self._open_slips()] + ([] if end is None else [end])
        return min(times, default=None)
