"""Journals that cannot be played on: damaged ones are set aside, newer and older ones left, with a word."""

import errno
import json
import os
from pathlib import Path

import pytest

from game.journal import CannotResume, DamagedJournal
from game.match import Match
from tests.game.test_match import resume, shelf, some, start
from tests.game.tiny import Tiny


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches" / "one.jsonl"


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def bad_middle_line(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], lines[2][:10] + b"\n", *lines[3:]]


def missing_line(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], *lines[3:]]


def doubled_line(lines: list[bytes]) -> list[bytes]:
    return [*lines[:3], *lines[2:]]


def empty_line(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], b"\n", *lines[2:]]


def illegal_decision(lines: list[bytes]) -> list[bytes]:
    return [*lines[:1], b'{"n":1,"seat":0,"do":{"is":"Lay","card":99}}\n', *lines[2:]]


def unknown_action(lines: list[bytes]) -> list[bytes]:
    return [*lines[:1], b'{"n":1,"seat":0,"do":{"is":"Fly"}}\n', *lines[2:]]


def nonsense_in_an_action(lines: list[bytes]) -> list[bytes]:
    return [*lines[:1], b'{"n":1,"seat":0,"do":{"is":"Lay","card":{"a":[]}}}\n', *lines[2:]]


def undo_too_far(lines: list[bytes]) -> list[bytes]:
    return [*lines, b'{"undo_to":9}\n']


def no_object(lines: list[bytes]) -> list[bytes]:
    return [*lines, b"7\n"]


def too_deep(lines: list[bytes]) -> list[bytes]:
    return [*lines, b"[" * 100_000 + b"\n"]


def binary(lines: list[bytes]) -> list[bytes]:
    return [*lines, b"\xff\xfe\x00\n"]


def nothing(lines: list[bytes]) -> list[bytes]:
    return []


def torn_header(lines: list[bytes]) -> list[bytes]:
    return [lines[0][:20]]


def other_file(lines: list[bytes]) -> list[bytes]:
    return [b'{"felt": "settings", "version": 1}\n']


def header_without_seed(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"seed":918273645,', b""), *lines[1:]]


def header_with_odd_seat(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b"bot:keen", b"nobody"), *lines[1:]]


def header_with_too_many_seats(lines: list[bytes]) -> list[bytes]:
    head = json.loads(lines[0])
    return [json.dumps({**head, "seats": head["seats"] * 3}).encode() + b"\n", *lines[1:]]


def header_with_odd_option(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"stir":false', b'"stir":"maybe"'), *lines[1:]]


DAMAGES = [
    bad_middle_line,
    missing_line,
    doubled_line,
    empty_line,
    illegal_decision,
    unknown_action,
    nonsense_in_an_action,
    undo_too_far,
    no_object,
    too_deep,
    binary,
    nothing,
    torn_header,
    other_file,
    header_without_seed,
    header_with_odd_seat,
    header_with_too_many_seats,
    header_with_odd_option,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_journal_is_set_aside_with_a_sentence(path: Path, damage):
    some(start(path), 4).close()
    spoilt = b"".join(damage(lines_of(path)))
    path.write_bytes(spoilt)
    with pytest.raises(DamagedJournal):
        Match.replay(path, shelf)
    assert path.read_bytes() == spoilt, "looking must not move the file"
    with pytest.raises(DamagedJournal) as caught:
        resume(path)
    aside = path.with_name("one.jsonl.damaged-1")
    assert caught.value.path == aside and aside.read_bytes() == spoilt
    assert "damaged" in caught.value.sentence and aside.name in caught.value.sentence
    assert not path.exists()


def test_no_damaged_journal_replaces_an_earlier_one(path: Path):
    for number in (1, 2, 3):
        start(path).close()
        path.write_bytes(b"spoilt %d\n" % number)
        with pytest.raises(DamagedJournal):
            resume(path)
    kept = {one.name: one.read_bytes() for one in path.parent.iterdir()}
    assert kept == {f"one.jsonl.damaged-{n}": b"spoilt %d\n" % n for n in (1, 2, 3)}


def test_a_damaged_journal_that_cannot_be_moved_stays_and_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    start(path).close()
    path.write_bytes(b"spoilt\n")

    def refuse(*paths: object) -> None:
        raise OSError(errno.EROFS, "read only")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(DamagedJournal, match="stays as it is"):
        resume(path)
    assert path.read_bytes() == b"spoilt\n"


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        (b'"version":1', b'"version":2', "newer Felt"),
        (b'"rules":1', b'"rules":2', "newer rules of Tiny"),
        (b'"game":"tiny"', b'"game":"huge"', "does not have"),
    ],
)
def test_a_journal_from_a_newer_felt_is_left_alone(path: Path, old: bytes, new: bytes, word: str):
    some(start(path), 2).close()
    newer = path.read_bytes().replace(old, new)
    path.write_bytes(newer)
    with pytest.raises(CannotResume, match=word) as caught:
        resume(path)
    assert not isinstance(caught.value, DamagedJournal)
    assert path.read_bytes() == newer


def test_a_journal_of_older_rules_is_left_alone(path: Path, monkeypatch: pytest.MonkeyPatch):
    some(start(path), 2).close()
    monkeypatch.setattr(Tiny, "version", 2)
    with pytest.raises(CannotResume, match="older rules of Tiny"):
        resume(path)
    assert path.exists()


def test_a_journal_that_is_not_there_or_cannot_be_read_is_told(path: Path):
    with pytest.raises(CannotResume, match="no match called"):
        resume(path)
    path.mkdir(parents=True)
    with pytest.raises(CannotResume, match="could not be read"):
        resume(path)
