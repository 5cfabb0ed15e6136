"""Files are old or new and never broken, whatever the disk does."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from game.keeping import safe
from game.keeping.safe import CannotKeep, backup_of, put, reason, set_aside
from game.keeping.sheet import Plain, Sheet, load, save
from tests.game.keeping.faults import calls_of, failing_at, killed_at

NOTE: Sheet[Plain] = Sheet("note", 1, {}, lambda body, complain: body, lambda value: value)
OLD, NEW = {"text": "old"}, {"text": "new"}
STEPS_OF_A_SAVE = 8  # backup and file: write, sync, rename, sync the folder
FOLDER_SYNCS = (4, 8)
CODES = (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO)


@pytest.fixture
def note(tmp_path: Path) -> Path:
    path = tmp_path / "note.json"
    save(path, NOTE, {"text": "older"})
    save(path, NOTE, OLD)
    return path


def value(path: Path) -> Any:
    return load(path, NOTE).value


def names(folder: Path) -> set[str]:
    return {place.name for place in folder.iterdir()}


def test_a_save_writes_syncs_and_renames_backup_and_file(note: Path):
    made = calls_of(lambda: save(note, NOTE, NEW))
    assert made == ["write", "fsync", "replace", "fsync"] * 2
    assert len(made) == STEPS_OF_A_SAVE


def test_saving_the_same_again_leaves_file_and_backup_alone(note: Path):
    assert calls_of(lambda: save(note, NOTE, OLD)) == []
    assert value(backup_of(note)) == {"text": "older"}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("step", [n for n in range(1, STEPS_OF_A_SAVE) if n not in FOLDER_SYNCS])
def test_a_disk_failing_from_any_step_on_leaves_the_old_file_and_says_so(note: Path, step: int, code: int):
    with failing_at(step, code), pytest.raises(CannotKeep) as problem:
        save(note, NOTE, NEW)
    assert problem.value.sentence == str(problem.value)
    assert "note.json" in problem.value.sentence
    assert problem.value.trouble().path == note
    assert value(note) == OLD
    assert value(backup_of(note)) in (OLD, {"text": "older"})
    assert names(note.parent) == {"note.json", "note.json.bak"}


def test_a_folder_that_cannot_be_synced_is_no_failure(note: Path):
    with failing_at(STEPS_OF_A_SAVE, errno.EINVAL):
        save(note, NOTE, NEW)
    assert value(note) == NEW


def test_where_folders_cannot_be_synced_it_is_not_tried(note: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(safe, "FOLDERS_CAN_SYNC", False)
    assert calls_of(lambda: save(note, NOTE, NEW)) == ["write", "fsync", "replace"] * 2


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a process that dies halfway needs fork")
@pytest.mark.parametrize("step", range(1, STEPS_OF_A_SAVE + 2))
def test_killed_at_any_step_the_file_is_old_or_new_and_the_next_save_works(note: Path, step: int):
    killed_at(step, lambda: save(note, NOTE, NEW))
    found = load(note, NOTE)
    assert found.value == (NEW if step >= STEPS_OF_A_SAVE else OLD)
    assert found.troubles == ()
    save(note, NOTE, {"text": "newest"})
    assert value(note) == {"text": "newest"}
    assert names(note.parent) == {"note.json", "note.json.bak"}


def test_a_disk_that_takes_small_gulps_gets_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    real = os.write
    monkeypatch.setattr(os, "write", lambda file, data: real(file, data[:3]))
    put(tmp_path / "gulps", b"0123456789" * 5)
    assert (tmp_path / "gulps").read_bytes() == b"0123456789" * 5


def test_the_old_file_is_kept_when_half_of_the_new_one_fits(note: Path, monkeypatch: pytest.MonkeyPatch):
    real, room = os.write, [20]

    def small_disk(file: int, data: bytes) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, "full")
        written = real(file, data[: room[0]])
        room[0] -= written
        return written

    monkeypatch.setattr(os, "write", small_disk)
    with pytest.raises(CannotKeep, match=r"^The disk is full, so “note.json” was not saved\.$"):
        save(note, NOTE, NEW)
    assert value(note) == OLD


@pytest.mark.parametrize(
    ("code", "begin"),
    [
        (errno.ENOSPC, "The disk is full"),
        (errno.EROFS, "The disk is read-only"),
        (errno.EACCES, "Felt is not allowed"),
        (errno.EISDIR, "Something else is in the way"),
        (errno.EIO, "The disk does not answer"),
    ],
)
def test_the_reason_is_one_that_a_person_understands(code: int, begin: str):
    assert reason(OSError(code, "?")).startswith(begin)


def test_a_folder_deleted_meanwhile_is_made_again(note: Path):
    for place in note.parent.iterdir():
        place.unlink()
    note.parent.rmdir()
    save(note, NOTE, NEW)
    assert value(note) == NEW


def test_what_is_set_aside_never_overwrites_what_was_set_aside_before(tmp_path: Path):
    path = tmp_path / "note.json"
    for number in (1, 2, 3):
        path.write_text(f"damage {number}")
        assert set_aside(path) == tmp_path / f"note.json.damaged-{number}"
    assert (tmp_path / "note.json.damaged-1").read_text() == "damage 1"
    assert (tmp_path / "note.json.damaged-3").read_text() == "damage 3"


def test_setting_aside_that_fails_leaves_no_empty_name_behind(note: Path):
    with failing_at(1, errno.EACCES), pytest.raises(OSError, match="denied"):
        set_aside(note)
    assert names(note.parent) == {"note.json", "note.json.bak"}
