"""What a record page tells of its person: matches by date, and per game how often, how well, against whom."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from game.keeping.records import Record

MATCH: Final = "match"
RACE: Final = "race"
BOT: Final = "bot:"
CSV_COLUMNS: Final = (
    "when",
    "game",
    "company",
    "won",
    "score",
    "totals",
    "bots",
    "taken_back",
    "journal",
)


@dataclass(frozen=True, slots=True)
class Played:
    """One finished match of one person, as the records have it."""

    game: str
    when: str
    won: bool
    score: int
    totals: tuple[int, ...] = ()
    company: tuple[str, ...] = ()
    """Everybody's name, by seat; older records do not know."""
    seat: int | None = None
    """Where this person sat: the name may be another one by now."""
    bots: tuple[str, ...] = ()
    """The level of each bot."""
    undone: bool = False
    """Whether moves were taken back: then it does not count."""
    journal: str = ""
    """The file that the match can be watched from."""


@dataclass(frozen=True, slots=True)
class Against:
    """How matches against at least one bot of a level went."""

    level: str
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody has fared in one game. Matches with moves taken back count nowhere but in `undone`."""

    game: str
    played: int = 0
    won: int = 0
    best: int | None = None
    average: float | None = None
    streak: int = 0
    """Wins in a row up to now."""
    longest: int = 0
    against: tuple[Against, ...] = ()
    undone: int = 0

    @property
    def share(self) -> float | None:
        """The part of the matches that was won."""
        return self.won / self.played if self.played else None


def others(one: Played, name: str) -> list[str]:
    """With whom it was, for whoever is called `name` now."""
    if one.seat is None:
        return [each for each in one.company if each != name]
    return [each for seat, each in enumerate(one.company) if seat != one.seat]


def played(records: Iterable[Record]) -> list[Played]:
    """The finished matches of a page, oldest first; what another Felt wrote differently is passed over."""
    found = (_match_of(record) for record in records if record.kind in (MATCH, RACE))
    return [one for one in found if one is not None]


def _match_of(record: Record) -> Played | None:
    data = record.data
    score = data.get("score", data.get("cards"))
    won = data.get("won")
    if not isinstance(won, bool) or type(score) is not int:
        return None
    return Played(
        game=record.game,
        when=record.when,
        won=won,
        score=score,
        totals=tuple(one for one in _list(data, "totals") if type(one) is int),
        company=_words(data, "company"),
        seat=data["seat"] if type(data.get("seat")) is int else None,
        bots=tuple(one.removeprefix(BOT) for one in _words(data, "bots")),
        undone=data.get("undone") is True,
        journal=next(iter(_words({"journal": [data.get("journal")]}, "journal")), ""),
    )


def _list(data: Mapping[str, Any], key: str) -> list[Any]:
    value = data.get(key)
    return value if isinstance(value, list) else []


def _words(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    return tuple(one for one in _list(data, key) if isinstance(one, str))


def standing(game: str, matches: Sequence[Played]) -> Standing:
    """The figures of one game; `matches` oldest first, of any games."""
    mine = [one for one in matches if one.game == game]
    counted = [one for one in mine if not one.undone]
    streak = longest = 0
    for one in counted:
        streak = streak + 1 if one.won else 0
        longest = max(longest, streak)
    return Standing(
        game=game,
        played=len(counted),
        won=sum(one.won for one in counted),
        best=max((one.score for one in counted), default=None),
        average=fmean(one.score for one in counted) if counted else None,
        streak=streak,
        longest=longest,
        against=against(counted),
        undone=len(mine) - len(counted),
    )


def against(matches: Sequence[Played]) -> tuple[Against, ...]:
    """Per level of bot, in the order in which they were first met."""
    levels = dict.fromkeys(level for one in matches for level in one.bots)
    return tuple(
        Against(
            level,
            sum(level in one.bots for one in matches),
            sum(level in one.bots and one.won for one in matches),
        )
        for level in levels
    )


def csv_rows(matches: Iterable[Played]) -> list[Mapping[str, Any]]:
    """One row per match, with the columns of CSV_COLUMNS."""
    return [
        {
            "when": one.when,
            "game": one.game,
            "company": ", ".join(one.company),
            "won": one.won,
            "score": one.score,
            "totals": " ".join(map(str, one.totals)),
            "bots": " ".join(one.bots),
            "taken_back": one.undone,
            "journal": one.journal,
        }
        for one in matches
    ]
