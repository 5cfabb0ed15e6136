"""Files written whole and safely: after any fault or power cut a file is the old one or the new one."""

import contextlib
import errno
import os
from dataclasses import dataclass
from pathlib import Path

from game.words import _

FOLDERS_CAN_SYNC = os.name != "nt"


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something about the kept files that a person should hear of, and where it lies."""

    sentence: str
    path: Path


class CannotKeep(Exception):
    """A file could not be written; what was there before is intact. The text is for a person to read."""

    def __init__(self, sentence: str, path: Path) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.path = path

    @classmethod
    def because(cls, error: OSError, path: Path) -> "CannotKeep":
        sentence = _("{reason}, so “{name}” was not saved.")
        return cls(sentence.format(reason=reason(error), name=path.name), path)

    def trouble(self) -> Trouble:
        return Trouble(self.sentence, self.path)


def reason(error: OSError) -> str:
    """Why the disk refused, as the first half of a sentence."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT | errno.EFBIG:
            return _("The disk is full")
        case errno.EROFS:
            return _("The disk is read-only")
        case errno.EACCES | errno.EPERM:
            return _("Felt is not allowed to use that place")
        case errno.ENOTDIR | errno.EISDIR | errno.EEXIST:
            return _("Something else is in the way")
        case _other:
            return _("The disk does not answer as it should")


def backup_of(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def put(path: Path, data: bytes) -> None:
    """Replace `path` by `data` in one step; raises OSError and leaves the old file as it was."""
    fresh = path.with_name(path.name + ".new")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with fresh.open("wb", buffering=0) as sheet:
            pour(sheet.fileno(), data)
            os.fsync(sheet.fileno())
        os.replace(fresh, path)  # noqa: PTH105 - named step by step, like the other system calls here
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)


def pour(file: int, data: bytes) -> None:
    """Write all of `data`, however small the gulps the disk takes it in."""
    left = memoryview(data)
    while left:
        left = left[os.write(file, left) :]


def sync_folder(folder: Path) -> None:
    """Make a new name in `folder` outlast a power cut, where the system can do so."""
    if not FOLDERS_CAN_SYNC:
        return
    # Some file systems refuse this; the file itself is whole either way, so a refusal is no failure.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path, why: str = "damaged") -> Path:
    """Rename a file to the first free `<name>.damaged-N`; raises OSError where that is impossible."""
    number = 1
    while True:
        aside = path.with_name(f"{path.name}.{why}-{number}")
        try:
            # Creating the name first claims it, so that no earlier damaged file can be overwritten.
            aside.touch(exist_ok=False)
            break
        except FileExistsError:
            number += 1
    try:
        os.replace(path, aside)  # noqa: PTH105 - as in put
    except OSError:
        aside.unlink(missing_ok=True)
        raise
    return aside
