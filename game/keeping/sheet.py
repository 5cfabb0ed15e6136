"""A sheet: one kind of kept JSON file, with its version, its upgrades and its backup."""

import contextlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.keeping.safe import CannotKeep, Trouble, backup_of, put, reason, set_aside
from game.words import _

DEEPEST_NESTING = 32

Plain = dict[str, Any]
Complain = Callable[[str], None]
Upgrade = Callable[[Plain], Plain]
T = TypeVar("T")


class Damaged(Exception):
    """The bytes are not a sheet of this kind."""


class Newer(Exception):
    """The sheet comes from a newer version of Felt."""


@dataclass(frozen=True, slots=True)
class Sheet(Generic[T]):
    """How a kind of file is sealed: `upgrades[n]` turns the fields of version n into those of n + 1."""

    felt: str
    version: int
    upgrades: Mapping[int, Upgrade]
    read: Callable[[Plain, Complain], T]  # raises Damaged; complains about what it had to leave out
    write: Callable[[T], Plain]


@dataclass(frozen=True, slots=True)
class Found(Generic[T]):
    """What `load` found: nothing usable is None, and a locked file must not be written in this run."""

    value: T | None
    locked: bool
    troubles: tuple[Trouble, ...]


def seal(sheet: Sheet[T], value: T, *, indent: int | None = None) -> bytes:
    envelope: Plain = {"felt": sheet.felt, "version": sheet.version}
    # Plain ASCII, so that no odd character in a name can ever make a file unwritable.
    return (json.dumps(envelope | sheet.write(value), indent=indent) + "\n").encode("ascii")


def unseal(sheet: Sheet[T], data: bytes, complain: Complain) -> T:
    """The value inside; raises Damaged or Newer."""
    try:
        body = json.loads(data.decode("utf-8-sig"))
        if not isinstance(body, dict) or body.pop("felt", None) != sheet.felt or too_deep(body):
            raise Damaged
        version = body.pop("version", None)
        if type(version) is not int or version < 1:
            raise Damaged
        if version > sheet.version:
            raise Newer
        for step in range(version, sheet.version):
            body = sheet.upgrades[step](body)
        return sheet.read(body, complain)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise Damaged from error


def too_deep(value: object, room: int = DEEPEST_NESTING) -> bool:
    """Whether plain data is nested deeper than anything Felt writes."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return room == 0 or any(too_deep(item, room - 1) for item in inside)


def plain_copy(value: object) -> Plain:
    """A copy in the shape that JSON gives back, so that what is read equals what was saved."""
    if not isinstance(value, Mapping):
        raise TypeError("only a mapping can be kept")
    copy: Plain = json.loads(json.dumps(dict(value), allow_nan=False))
    if too_deep(copy):
        raise ValueError("nested too deeply to be kept")
    return copy


def save(path: Path, sheet: Sheet[T], value: T) -> tuple[Trouble, ...]:
    """Write the sheet whole and keep the one before as a backup; raises CannotKeep, the old one intact."""
    data = seal(sheet, value, indent=2)
    try:
        old = path.read_bytes() if path.exists() else None
        if old == data:
            return ()
        troubles = () if old is None else _make_room(path, sheet, old)
        put(path, data)
        return troubles
    except OSError as error:
        raise CannotKeep.because(error, path) from error


def _make_room(path: Path, sheet: Sheet[T], old: bytes) -> tuple[Trouble, ...]:
    """Back up the file about to be replaced; one that turned damaged or newer meanwhile is spared."""
    try:
        unseal(sheet, old, lambda sentence: None)
    except Damaged:
        moved, trouble = _put_away(path)
        if not moved:
            raise CannotKeep(trouble.sentence, path) from None
        return (trouble,)
    except Newer:
        raise CannotKeep(_newer_sentence(path), path) from None
    put(backup_of(path), old)
    return ()


def load(path: Path, sheet: Sheet[T]) -> Found[T]:
    """Read the sheet or else its backup; never raises for what is on the disk."""
    troubles: list[Trouble] = []
    locked = False
    for place in (path, backup_of(path)):
        complaints: list[str] = []
        try:
            data = place.read_bytes()
            value = unseal(sheet, data, complaints.append)
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError as error:
            locked = True
            troubles.append(_unreadable(place, error))
        except Newer:
            troubles.append(Trouble(_newer_sentence(place), place))
            return Found(None, True, tuple(troubles))
        except Damaged:
            moved, trouble = _put_away(place)
            locked = locked or not moved
            troubles.append(trouble)
        else:
            troubles.extend(Trouble(sentence, place) for sentence in complaints)
            if place != path:
                troubles.append(Trouble(_uses_copy_sentence(path, place), place))
                if not locked:
                    _restore(path, data)
            return Found(value, locked, tuple(troubles))
    if troubles:
        sentence = _("There is no good copy of “{name}”, so Felt starts with a fresh one.")
        troubles.append(Trouble(sentence.format(name=path.name), path))
    return Found(None, locked, tuple(troubles))


def _restore(path: Path, data: bytes) -> None:
    """Put the backup in its place again; where that fails, the next save says so."""
    with contextlib.suppress(OSError):
        put(path, data)


def _put_away(place: Path) -> tuple[bool, Trouble]:
    try:
        aside = set_aside(place)
    except OSError:
        sentence = _("“{name}” is damaged and cannot be set aside, so Felt leaves it alone.")
        return False, Trouble(sentence.format(name=place.name), place)
    sentence = _("“{name}” is damaged. It was set aside as “{aside}”.")
    return True, Trouble(sentence.format(name=place.name, aside=aside.name), aside)


def _unreadable(place: Path, error: OSError) -> Trouble:
    sentence = _("{reason}, so “{name}” could not be read and stays as it is.")
    return Trouble(sentence.format(reason=reason(error), name=place.name), place)


def _newer_sentence(place: Path) -> str:
    sentence = _("“{name}” comes from a newer Felt, so it stays as it is and changes to it are not saved.")
    return sentence.format(name=place.name)


def _uses_copy_sentence(path: Path, place: Path) -> str:
    sentence = _("Felt uses “{copy}”, the last good copy of “{name}”.")
    return sentence.format(copy=place.name, name=path.name)
