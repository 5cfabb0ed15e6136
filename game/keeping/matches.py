"""The journals in the data folder, one at a time: what can be played on, what is over, what is damaged."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from game import catalog
from game.journal import CannotResume
from game.keeping.names import same
from game.keeping.safe import CannotKeep
from game.match import AnyRules, Match

State = Literal["open", "finished", "damaged"]

STAMP: Final = re.compile(r"(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)")
SET_ASIDE: Final = ".damaged-"


@dataclass(frozen=True, slots=True)
class Kept:
    """One journal, as far as it can be read."""

    path: Path
    state: State
    when: str = ""
    """When it began, by its file's name."""
    game: str = ""
    people: tuple[str, ...] = ()
    company: tuple[str, ...] = ()
    """Everybody at the table, bots too."""
    part: str = ""
    """How far it is: the round, auction or turn."""
    moves: int = 0
    undone: bool = False
    sentence: str = ""
    """What is wrong with it."""

    def is_of(self, name: str, known: tuple[str, ...] = ()) -> bool:
        """Whether this person sits there; one where nobody is `known` belongs to everybody."""
        return any(same(name, one) for one in self.people) or not any(
            same(someone, one) for someone in known for one in self.people
        )


def journals(folder: Path) -> list[Path]:
    """All that lie there, damaged ones that were set aside too; the newest first."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == ".jsonl" or SET_ASIDE in path.name]
    except OSError:
        return []
    return sorted(found, key=lambda path: path.name, reverse=True)


def begun(path: Path) -> str:
    """Date and time in the file's name, as records write them; empty where it has another name."""
    found = STAMP.match(path.name)
    return "{}T{}:{}:{}".format(*found.groups()) if found else ""


def look(path: Path, shelf: Callable[[str], AnyRules] = catalog.get) -> Kept:
    """Read one journal and play it out; never raises for what is on the disk, and changes nothing there."""
    when = begun(path)
    try:
        match = Match.replay(path, shelf)
    except CannotResume as problem:
        return Kept(path, "damaged", when, sentence=problem.sentence)
    return Kept(
        path,
        "finished" if match.finished else "open",
        when,
        game=match.rules.key,
        people=tuple(one.name for one in match.seatings if one.is_person),
        company=match.names,
        part=match.rules.part(match.view(None), match.names),
        moves=match.count,
        undone=match.undone,
    )


def throw_away(path: Path) -> None:
    """Delete a journal for good; raises CannotKeep where the disk refuses."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise CannotKeep.because(error, path) from error
