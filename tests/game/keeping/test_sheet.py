"""What a damaged, missing, unreadable, older or newer sheet leads to."""

import errno
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.keeping.safe import CannotKeep, backup_of
from game.keeping.sheet import Damaged, Plain, Sheet, load, plain_copy, save, unseal
from tests.game.keeping.faults import failing_at


def _read(body, complain) -> Plain:
    if not isinstance(body.get("text"), str):
        raise Damaged
    return dict(body)


NOTE: Sheet[Plain] = Sheet("note", 1, {}, _read, lambda value: value)
OLDER, OLD = {"text": "older"}, {"text": "old"}

DAMAGE = [
    b"",
    b"\x00" * 40,
    b"{",
    b"[]",
    b"null",
    b'"note"',
    b"\xff\xfe{}",
    b'{"felt": "note", "version": 1, "text": "\xe9"}',
    b'{"felt": "note", "version": 1, "text": 5}',
    b'{"felt": "note", "version": 1}',
    b'{"felt": "note", "version": true, "text": ""}',
    b'{"felt": "note", "version": "1", "text": ""}',
    b'{"felt": "note", "version": 0, "text": ""}',
    b'{"felt": "note", "text": ""}',
    b'{"felt": "other", "version": 1, "text": ""}',
    b'{"felt": "note", "version": 1, "text": "", "deep": ' + b"[" * 40 + b"]" * 40 + b"}",
    b"[" * 100_000,
    b'{"felt": "note", "version": ' + b"9" * 5000 + b"}",
]


@pytest.fixture
def note(tmp_path: Path) -> Path:
    path = tmp_path / "note.json"
    save(path, NOTE, OLDER)
    save(path, NOTE, OLD)
    return path


def test_nothing_there_is_no_trouble(tmp_path: Path):
    found = load(tmp_path / "note.json", NOTE)
    assert (found.value, found.locked, found.troubles) == (None, False, ())


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_set_aside_and_the_backup_used_and_restored(note: Path, damage: bytes):
    note.write_bytes(damage)
    found = load(note, NOTE)
    assert found.value == OLDER
    assert not found.locked
    assert [trouble.path.name for trouble in found.troubles] == ["note.json.damaged-1", "note.json.bak"]
    assert (note.parent / "note.json.damaged-1").read_bytes() == damage
    again = load(note, NOTE)
    assert (again.value, again.troubles) == (OLDER, ())


@pytest.mark.parametrize("damage", DAMAGE)
def test_without_a_good_backup_both_are_set_aside_and_felt_starts_afresh(note: Path, damage: bytes):
    note.write_bytes(damage)
    backup_of(note).write_bytes(damage)
    found = load(note, NOTE)
    assert found.value is None
    assert not found.locked
    assert len(found.troubles) == 3
    assert {place.name for place in note.parent.iterdir()} == {
        "note.json.damaged-1",
        "note.json.bak.damaged-1",
    }


def test_cut_at_every_length_the_result_is_old_or_backup(note: Path):
    whole = note.read_bytes()
    for length in range(len(whole)):
        note.write_bytes(whole[:length])
        found = load(note, NOTE)
        is_whole = length >= len(whole.rstrip())
        assert found.value == (OLD if is_whole else OLDER)
        assert bool(found.troubles) is not is_whole


@given(st.binary(max_size=80))
def test_any_bytes_at_all_are_damaged_or_a_sheet(data: bytes):
    try:
        unseal(NOTE, data, lambda sentence: None)
    except Damaged:
        return
    assert b"note" in data


def test_every_single_byte_changed_gives_a_value_and_never_an_exception(note: Path):
    whole = note.read_bytes()
    for position in range(len(whole)):
        for changed in (0x00, 0x22, 0x39, 0xFF):
            note.write_bytes(whole[:position] + bytes([changed]) + whole[position + 1 :])
            found = load(note, NOTE)
            assert found.value is None or isinstance(found.value["text"], str)


def test_a_missing_file_comes_back_from_its_backup(note: Path):
    note.unlink()
    found = load(note, NOTE)
    assert found.value == OLDER
    assert [trouble.path for trouble in found.troubles] == [backup_of(note)]
    assert load(note, NOTE).troubles == ()


def test_a_byte_order_mark_from_an_editor_is_no_damage(note: Path):
    note.write_bytes(b"\xef\xbb\xbf" + note.read_bytes())
    assert load(note, NOTE).value == OLD


@pytest.mark.parametrize("where", ["file", "backup"])
def test_a_newer_file_is_left_untouched_and_locked(note: Path, where: str):
    newer = b'{"felt": "note", "version": 2, "texts": ["x"]}'
    if where == "file":
        note.write_bytes(newer)
    else:
        note.unlink()
        backup_of(note).write_bytes(newer)
    before = {place: place.read_bytes() for place in note.parent.iterdir()}
    found = load(note, NOTE)
    assert (found.value, found.locked) == (None, True)
    assert "newer Felt" in found.troubles[0].sentence
    assert {place: place.read_bytes() for place in note.parent.iterdir()} == before


def test_a_file_that_became_newer_meanwhile_is_not_overwritten(note: Path):
    newer = b'{"felt": "note", "version": 2}'
    note.write_bytes(newer)
    with pytest.raises(CannotKeep, match="newer Felt"):
        save(note, NOTE, {"text": "mine"})
    assert note.read_bytes() == newer


def test_a_file_damaged_meanwhile_does_not_become_the_backup(note: Path):
    note.write_bytes(b"broken")
    troubles = save(note, NOTE, {"text": "mine"})
    assert [trouble.path.read_bytes() for trouble in troubles] == [b"broken"]
    assert load(note, NOTE).value == {"text": "mine"}
    assert load(backup_of(note), NOTE).value == OLDER


def test_a_damaged_file_that_cannot_be_set_aside_is_locked_and_kept(note: Path):
    note.write_bytes(b"broken")
    with failing_at(1, errno.EROFS):
        found = load(note, NOTE)
        with pytest.raises(CannotKeep, match="leaves it alone"):
            save(note, NOTE, {"text": "mine"})
    assert (found.value, found.locked) == (OLDER, True)
    assert note.read_bytes() == b"broken"


def test_an_unreadable_file_is_locked_and_the_backup_is_used(note: Path):
    note.unlink()
    note.mkdir()
    found = load(note, NOTE)
    assert (found.value, found.locked) == (OLDER, True)
    assert note.is_dir()
    with pytest.raises(CannotKeep, match="Something else is in the way"):
        save(note, NOTE, {"text": "mine"})


THIRD: Sheet[Plain] = replace(
    NOTE,
    version=3,
    upgrades={
        1: lambda body: {**body, "text": body["text"] + " two"},
        2: lambda body: {**body, "text": body["text"] + " three"},
    },
)


def test_an_older_file_passes_through_every_upgrade_and_stays_as_backup(note: Path):
    before = note.read_bytes()
    found = load(note, THIRD)
    assert (found.value, found.troubles) == ({"text": "old two three"}, ())
    assert note.read_bytes() == before
    save(note, THIRD, {"text": "old two three"})
    assert json.loads(note.read_bytes())["version"] == 3
    assert backup_of(note).read_bytes() == before


def test_an_older_file_that_no_upgrade_understands_is_damaged(note: Path):
    note.write_bytes(b'{"felt": "note", "version": 1, "text": null}')
    found = load(note, THIRD)
    assert found.value == {"text": "older two three"}
    assert found.troubles[0].path.name == "note.json.damaged-1"


@given(st.text())
def test_any_text_survives_lone_surrogates_too(text: str):
    sealed = json.dumps({"felt": "note", "version": 1, "text": text}).encode()
    assert unseal(NOTE, sealed, lambda sentence: None) == {"text": text}


@pytest.mark.parametrize("bad", [[], "x", {"x": {1, 2}}, {"x": float("nan")}, {"x": b""}])
def test_only_plain_data_is_copied(bad: object):
    with pytest.raises((TypeError, ValueError)):
        plain_copy(bad)
