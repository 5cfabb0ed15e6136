"""The record book: one line per finished match or practice run, a page per profile, only ever added to."""

import contextlib
import csv
import io
import json
import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.keeping.safe import CannotKeep, Trouble, pour, put, reason, set_aside, sync_folder
from game.keeping.sheet import Complain, Damaged, Newer, Plain, Sheet, plain_copy, seal, unseal
from game.words import _, ngettext

VERSION = 1
PAGE_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
DAY = re.compile(r"\d{4}-\d\d-\d\d")
DAY_LENGTH = len("2000-01-31")
BEFORE = "before"
"""Pages that were begun anew are kept as `<name>.before-N`."""
FORMULA_STARTS = ("=", "+", "-", "@", "＝", "＋", "－", "＠")


@dataclass(frozen=True, slots=True)
class Record:
    """One finished match or practice run; raises ValueError unless `when` is ISO and `data` plain."""

    kind: str
    game: str
    when: str
    data: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        words = (self.kind, self.game, self.when)
        if not all(isinstance(word, str) and word for word in words) or not DAY.match(self.when):
            raise ValueError(f"no record can say {words}")
        object.__setattr__(self, "data", plain_copy(self.data))

    @property
    def day(self) -> str:
        return self.when[:DAY_LENGTH]

    def row(self) -> Plain:
        """The record as one flat row, for a table."""
        return {**self.data, "kind": self.kind, "game": self.game, "when": self.when}


def _read(body: Plain, complain: Complain) -> Record:
    return Record(body["kind"], body["game"], body["when"], body["data"])


def _write(record: Record) -> Plain:
    return {"kind": record.kind, "game": record.game, "when": record.when, "data": dict(record.data)}


RECORD: Sheet[Record] = Sheet("record", VERSION, {}, _read, _write)


def _parse(line: bytes) -> Record:
    return unseal(RECORD, line, lambda sentence: None)


def append(page: Path, record: Record) -> None:
    """Add a line and sync it to disk; raises CannotKeep with the page as it was."""
    line = seal(RECORD, record)
    try:
        page.parent.mkdir(parents=True, exist_ok=True)
        with page.open("a+b", buffering=0) as book:
            book.seek(0)
            written = book.read()
            end = _end_of_whole_lines(written)
            if end < len(written):
                book.truncate(end)
            missing_break = b"\n" if end and written[end - 1 : end] != b"\n" else b""
            try:
                pour(book.fileno(), missing_break + line)
                os.fsync(book.fileno())
            except OSError:
                with contextlib.suppress(OSError):
                    book.truncate(end)
                raise
        if not written:
            sync_folder(page.parent)
    except OSError as error:
        raise CannotKeep.because(error, page) from error


def _end_of_whole_lines(written: bytes) -> int:
    """Where the next line belongs: a torn last line was never a record, one that lacks only its break is."""
    start_of_last = written.rfind(b"\n") + 1
    try:
        _parse(written[start_of_last:])
    except Damaged:
        return start_of_last
    except Newer:
        pass
    return len(written)


def read(page: Path) -> tuple[list[Record], list[Trouble]]:
    """All readable records of a page, oldest first, and one sentence for each kind of trouble in it."""
    try:
        lines = page.read_bytes().split(b"\n")
    except (FileNotFoundError, NotADirectoryError):
        return [], []
    except OSError as error:
        sentence = _("{reason}, so the records in “{name}” could not be read.")
        return [], [Trouble(sentence.format(reason=reason(error), name=page.name), page)]
    records: list[Record] = []
    torn = damaged = newer = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            records.append(_parse(line))
        except Newer:
            newer += 1
        except Damaged:
            is_last = number == len(lines)
            torn, damaged = torn + is_last, damaged + (not is_last)
    return records, [Trouble(sentence, page) for sentence in _page_sentences(page.name, torn, damaged, newer)]


def _page_sentences(name: str, torn: int, damaged: int, newer: int) -> list[str]:
    sentences: list[str] = []
    if torn:
        sentences.append(_("The last line in “{name}” was cut short and does not count.").format(name=name))
    if damaged:
        sentence = ngettext(
            "{count} line in “{name}” is damaged and was left out.",
            "{count} lines in “{name}” are damaged and were left out.",
            damaged,
        )
        sentences.append(sentence.format(count=damaged, name=name))
    if newer:
        sentence = ngettext(
            "{count} line in “{name}” comes from a newer Felt and was left out.",
            "{count} lines in “{name}” come from a newer Felt and were left out.",
            newer,
        )
        sentences.append(sentence.format(count=newer, name=name))
    return sentences


def select(
    rows: Iterable[Record], *, kind: str | None = None, game: str | None = None, since: str | None = None
) -> list[Record]:
    """The records of a kind, of a game, from a day (ISO date) on."""
    return [
        row
        for row in rows
        if kind in (None, row.kind) and game in (None, row.game) and (since is None or row.day >= since)
    ]


def best(
    rows: Iterable[Record], kind: str, key: str, *, game: str | None = None, lowest: bool = True
) -> Record | None:
    """The record with the lowest (or highest) number under `key`; the earliest of equals."""
    numbered = [row for row in select(rows, kind=kind, game=game) if _is_number(row.data.get(key))]
    choose = min if lowest else max
    return choose(numbered, key=lambda row: row.data[key], default=None)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < float("inf")


def export_csv(rows: Iterable[Mapping[str, Any]], columns: Sequence[str]) -> str:
    """The rows as CSV text with a heading; write it as UTF-8 with a byte order mark for spreadsheets."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow([_cell(column) for column in columns])
    for row in rows:
        writer.writerow([_cell(row.get(column)) for column in columns])
    return text.getvalue()


def save_csv(path: Path, rows: Iterable[Mapping[str, Any]], columns: Sequence[str]) -> None:
    """The same as a file; the byte order mark tells spreadsheets how to read it. Raises CannotKeep."""
    try:
        put(path, export_csv(rows, columns).encode("utf-8-sig"))
    except OSError as error:
        raise CannotKeep.because(error, path) from error


def _cell(value: object) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    # A name such as "=1+1" must stay a name when a spreadsheet opens the file.
    is_formula = value.lstrip().startswith(FORMULA_STARTS) or value.startswith(("\t", "\r", "\n"))
    return "'" + value if is_formula else value


class Records:
    """The whole book: a page is read when first asked for and then kept in memory; no folder, no reading."""

    def __init__(
        self, folder: Path | None, complain: Callable[[Trouble], None], *, writes: bool = True
    ) -> None:
        self._folder = folder
        self._complain = complain
        self._writes = writes
        self._pages: dict[str, list[Record]] = {}

    def of(self, profile_id: str) -> tuple[Record, ...]:
        return tuple(self._page(profile_id))

    def best(
        self, profile_id: str, kind: str, key: str, *, game: str | None = None, lowest: bool = True
    ) -> Record | None:
        return best(self._page(profile_id), kind, key, game=game, lowest=lowest)

    def add(self, profile_id: str, record: Record) -> None:
        """Remember the record at once and write it down; raises CannotKeep when only the memory worked."""
        self._page(profile_id).append(record)
        path = self._path(profile_id)
        if self._writes and path:
            append(path, record)

    def begin_anew(self, profile_id: str) -> Path | None:
        """An empty page; the old one stays beside it under the name that is returned. Raises CannotKeep."""
        path, aside = self._path(profile_id), None
        if self._writes and path and path.exists():
            try:
                aside = set_aside(path, BEFORE)
            except OSError as error:
                raise CannotKeep.because(error, path) from error
        self._pages[profile_id] = []
        return aside

    def _page(self, profile_id: str) -> list[Record]:
        if profile_id not in self._pages:
            path = self._path(profile_id)
            records, troubles = read(path) if path else ([], [])
            self._pages[profile_id] = records
            for trouble in troubles:
                self._complain(trouble)
        return self._pages[profile_id]

    def _path(self, profile_id: str) -> Path | None:
        if not PAGE_NAME.fullmatch(profile_id):
            raise ValueError(f"no profile can be called {profile_id!r}")
        return self._folder and self._folder / f"{profile_id}.jsonl"
