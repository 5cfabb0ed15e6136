"""What every game provides: Rules deal a State; a State takes actions, tells events and shows views."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from game.dice import Dice
from game.plain import Json, Plain
from game.words import _

TABLE: Final = -1
"""The seat of the table itself: it acts only where time passes by itself, as Ricochet's Tick."""
BY_CHANCE: Final = "random"
"""The choice of an option that leaves it to the deal."""


class IllegalAction(Exception):
    """An action the rules refuse, with a sentence for the person who tried it. Nothing has changed."""


class BadOptions(ValueError):
    """Options or a number of seats that a game does not have, with a sentence that says which."""


class Action(Plain):
    """One decision of one seat, made in one go."""

    __slots__ = ()


class Event(Plain):
    """Something that happened at the table, in table words."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> Self:
        """This event as that seat saw it; None is a bystander. Games with secrets override it per event."""
        return self


class View(Plain):
    """What one seat may know, and has a right to remember; `seat` None is a bystander.

    Every game's view has these three fields first: seat, actors, and finished.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SheetLine(Plain):
    """One line of a score sheet: a score per seat and, per seat, how it came about."""

    label: str
    scores: tuple[int, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Result(Plain):
    """How a game ended. The lines add up to the totals unless the game was won at once (`how` says so)."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    lines: tuple[SheetLine, ...]
    how: str


@dataclass(frozen=True, slots=True)
class Option:
    """One agreement a table may make before the deal."""

    key: str
    label: str
    about: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...]
    is_seat: bool = False
    """Whether its numbers are seats: then a table that is smaller has fewer choices."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options with one line about it; what it leaves out keeps its default."""

    label: str
    about: str
    options: Mapping[str, bool | int | str]


A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
S = TypeVar("S", bound="State[Any, Any]")


class State(ABC, Generic[A, V]):
    """A game under way. It never leaves `game/`: scenes and bots get views and redacted events."""

    __slots__ = ()

    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """Seats that owe a decision now: one, several at the same time, or () when the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> list[A]:
        """What that seat may do now, in a fixed order; empty for a seat that owes nothing."""

    @abstractmethod
    def apply(self, seat: int, action: A) -> list[Event]:
        """Carry the action out in place and tell what happened; or IllegalAction and nothing changed."""

    @abstractmethod
    def view(self, seat: int | None) -> V:
        """What that seat may know, and nothing else; None is a bystander."""

    @abstractmethod
    def result(self) -> Result | None:
        """None while the game goes on."""

    @abstractmethod
    def copy(self) -> Self:
        """A state of its own: nothing done to either changes the other."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """Everything, secrets included: for tests and reports inside `game/` only."""


class Rules(ABC, Generic[S, A, V]):
    """A game on the shelf."""

    key: ClassVar[str]
    name: ClassVar[str]
    line: ClassVar[str]
    """One line for the shelf."""
    minutes: ClassVar[tuple[int, int]]
    seats: ClassVar[tuple[int, ...]]
    version: ClassVar[int] = 1
    """Rises whenever an old journal would play out differently."""
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    """For people who would rather not think about options; one of them has every default."""
    fills_up: ClassVar[bool] = False
    """Whether bots take the chairs that are missing, so that fewer people can play."""

    action: type[A]
    view: type[V]
    event: type[Event]
    """The families that `from_json` reads."""

    @abstractmethod
    def deal(self, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> S:
        """A fresh game; everything random in it comes from the seed. BadOptions where it cannot be."""

    @abstractmethod
    def imagine(self, view: V, rng: Dice) -> S:
        """A full State this viewer could be sitting in; every consistent one can come up."""

    @abstractmethod
    def state_from_json(self, record: dict[str, Json]) -> S:
        """The State whose `to_json` gave this record."""

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        """The event as a sentence for the log, people by name; None where there is nothing to say."""

    def part(self, view: V, names: Sequence[str]) -> str:
        """The round, auction or turn of this view, in words; where they change, a new one begins."""
        return ""

    def agreed(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """The options with defaults filled in, checked: BadOptions says what is wrong."""
        if seats not in self.seats:
            least, most = min(self.seats), max(self.seats)
            raise BadOptions(
                _("{game} is for {least} to {most} players, not {seats}.").format(
                    game=self.name, least=least, most=most, seats=seats
                )
            )
        chosen: dict[str, Any] = {option.key: option.default for option in self.options}
        for key, value in (options or {}).items():
            option = next((one for one in self.options if one.key == key), None)
            if option is None:
                raise BadOptions(_("{game} has no option called {key}.").format(game=self.name, key=key))
            if not any(type(value) is type(choice) and value == choice for choice in option.choices):
                raise BadOptions(
                    _("{value} is not a choice for {label}.").format(value=value, label=option.label)
                )
            chosen[key] = value
        return chosen
