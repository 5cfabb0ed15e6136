"""A match on disk: a line that says which match it is, then a line per decision, synced before it shows."""

import contextlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import FileIO
from pathlib import Path
from typing import Any, Final

from game.keeping.safe import CannotKeep, pour, reason, sync_folder
from game.plain import Json
from game.words import _

FELT: Final = "match"
VERSION: Final = 1
PERSON: Final = "person"
BOT: Final = "bot:"


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits on one chair: a name, a colour, and "person" or "bot:" with its level."""

    name: str
    colour: str
    who: str = PERSON

    def __post_init__(self) -> None:
        if not all(isinstance(word, str) for word in (self.name, self.colour, self.who)):
            raise ValueError("a seating is made of words")
        if self.who != PERSON and not (self.who.startswith(BOT) and len(self.who) > len(BOT)):
            raise ValueError(f"nobody is a {self.who!r}")

    @property
    def is_person(self) -> bool:
        return self.who == PERSON


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: everything a match starts from."""

    game: str
    rules: int
    seed: int
    seats: tuple[Seating, ...]
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Decision:
    """What one seat did, as it was written down."""

    seat: int
    do: dict[str, Json]


@dataclass(slots=True)
class Story:
    """All that a journal tells: the decisions that still stand, and what became of the file."""

    header: Header
    decisions: list[Decision] = field(default_factory=list)
    undone: bool = False
    end: int = 0
    torn: bool = False


class CannotResume(Exception):
    """A journal that cannot be played on, with a sentence for a person. The file stays as it is."""

    def __init__(self, sentence: str, path: Path) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.path = path


class DamagedJournal(CannotResume):
    """A journal that was not written by Felt as it stands; `path` is where it lies now."""


def damaged(path: Path, line: int) -> DamagedJournal:
    sentence = _("“{name}” is damaged in line {line}, so this match cannot go on.")
    return DamagedJournal(sentence.format(name=path.name, line=line), path)


def read(path: Path) -> Story:
    """The whole story; raises CannotResume, or DamagedJournal that says where. Changes nothing on disk."""
    try:
        *lines, rest = path.read_bytes().split(b"\n")
    except OSError as error:
        sentence = _("{reason}, so “{name}” could not be read.")
        if isinstance(error, FileNotFoundError):
            sentence = _("There is no match called “{name}”.")
        raise CannotResume(sentence.format(reason=reason(error), name=path.name), path) from error
    if not lines:
        raise damaged(path, 1)
    # A line without its break was never synced, so its decision was never shown: it does not count.
    story = Story(_read_header(path, lines[0]), end=sum(len(line) + 1 for line in lines), torn=bool(rest))
    for number, line in enumerate(lines[1:], start=2):
        try:
            _read_line(story, json.loads(line))
        except (ValueError, TypeError, LookupError, RecursionError) as error:
            raise damaged(path, number) from error
    return story


def _read_header(path: Path, line: bytes) -> Header:
    try:
        record = json.loads(line)
        if record["felt"] != FELT or not _is_count(record["version"]):
            raise ValueError("not a match")
        if record["version"] > VERSION:
            sentence = _("“{name}” was written by a newer Felt, which can go on with it.")
            raise CannotResume(sentence.format(name=path.name), path)
        header = Header(
            game=record["game"],
            rules=record["rules"],
            seed=record["seed"],
            seats=tuple(Seating(one["name"], one["colour"], one["who"]) for one in record["seats"]),
            options=dict(record["options"]),
        )
        if not (type(header.game) is str and _is_count(header.rules) and type(header.seed) is int):
            raise ValueError("not the start of a match")
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise damaged(path, 1) from error
    return header


def _read_line(story: Story, record: dict[str, Json]) -> None:
    if "undo_to" in record:
        back_to = record["undo_to"]
        if not _is_count(back_to, least=0) or back_to >= len(story.decisions):
            raise ValueError("an undo that leads nowhere")
        del story.decisions[back_to:]
        story.undone = True
        return
    seat, do = record["seat"], record["do"]
    if record["n"] != len(story.decisions) + 1 or type(seat) is not int or not isinstance(do, dict):
        raise ValueError("not the next decision")
    story.decisions.append(Decision(seat, do))


def _is_count(value: object, least: int = 1) -> bool:
    return type(value) is int and value >= least


def _line(record: dict[str, Json]) -> bytes:
    # Plain ASCII, so that no odd character in a name can ever make a match unwritable.
    return (json.dumps(record, separators=(",", ":")) + "\n").encode("ascii")


class Journal:
    """The open end of a match: what `add` returned from is on disk, whatever happens next."""

    def __init__(self, path: Path, file: FileIO, end: int) -> None:
        self.path = path
        self._file = file
        self._end = end
        self._spoilt = False

    @classmethod
    def create(cls, path: Path, header: Header) -> "Journal":
        """A journal with its first line; raises CannotKeep, also where a file of that name lies already."""
        seats = [{"name": one.name, "colour": one.colour, "who": one.who} for one in header.seats]
        first: dict[str, Json] = {"felt": FELT, "version": VERSION, "game": header.game}
        first |= {"rules": header.rules, "seed": header.seed, "seats": seats, "options": dict(header.options)}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            journal = cls(path, FileIO(path, "x+"), 0)
            try:
                journal._write(first)
            except CannotKeep:
                journal.close()
                path.unlink(missing_ok=True)
                raise
        except OSError as error:
            raise CannotKeep.because(error, path) from error
        sync_folder(path.parent)
        return journal

    @classmethod
    def reopen(cls, path: Path, story: Story) -> "Journal":
        """Go on where the story ends; a torn line is dropped. Raises CannotKeep."""
        try:
            journal = cls(path, FileIO(path, "r+"), story.end)
            journal._spoilt = story.torn
        except OSError as error:
            raise CannotKeep.because(error, path) from error
        return journal

    def add(self, n: int, seat: int, do: dict[str, Json], hurried: bool = False) -> None:
        """Write down the n-th decision; raises CannotKeep with the journal as it was.

        A hurried one outlasts Felt but not yet a power cut: the next that is not hurried sees to that.
        """
        self._write({"n": n, "seat": seat, "do": do}, hurried)

    def take_back(self, n: int) -> None:
        """Write down that all decisions after the n-th were taken back; raises CannotKeep."""
        self._write({"undo_to": n})

    def close(self) -> None:
        self._file.close()

    def _write(self, record: dict[str, Json], hurried: bool = False) -> None:
        if self._file.closed:
            raise CannotKeep(_("“{name}” has been put away.").format(name=self.path.name), self.path)
        line = _line(record)
        try:
            self._find_end()
            try:
                pour(self._file.fileno(), line)
                if not hurried:
                    os.fsync(self._file.fileno())
            except OSError:
                self._spoilt = True
                with contextlib.suppress(OSError):
                    self._mend()
                raise
        except OSError as error:
            raise CannotKeep.because(error, self.path) from error
        self._end += len(line)

    def _find_end(self) -> None:
        if self._spoilt:
            self._mend()
        if self._file.seek(0, os.SEEK_END) != self._end:
            sentence = _("Something else has written into “{name}”, so this match cannot go on here.")
            raise CannotKeep(sentence.format(name=self.path.name), self.path)

    def _mend(self) -> None:
        """Cut off what a failed write left behind."""
        self._file.truncate(self._end)
        self._spoilt = False
