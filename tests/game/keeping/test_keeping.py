"""The whole keeping: it opens whatever is on the disk, and saving never raises."""

import errno
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.keeping import CannotKeep, Folder, Keeping, Profiles, Record, Settings
from tests.game.keeping.faults import failing_at

RUN = Record("practice", "ricochet", "2026-07-30", {"total_ms": 812})


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path / "Felt")


def files(folder: Folder) -> dict[Path, bytes]:
    return {place: place.read_bytes() for place in folder.root.rglob("*") if place.is_file()}


def test_a_first_start_has_defaults_folders_and_no_troubles(folder: Folder):
    keeping = Keeping.open(folder)
    assert (keeping.settings, keeping.profiles, keeping.troubles) == (Settings(), Profiles(), [])
    assert not keeping.in_memory
    assert files(folder) == {}
    assert all(place.is_dir() for place in (folder.records, folder.matches, folder.reports))


def test_everything_kept_is_there_at_the_next_start(folder: Folder):
    first = Keeping.open(folder)
    assert first.save_settings(Settings(text_size=1.25, last_seats={"ricochet": ["mara-1"]}))
    assert first.save_profiles(first.profiles.add("Mara"))
    assert first.add_record("mara-1", RUN)
    second = Keeping.open(folder)
    assert second.settings == first.settings
    assert second.profiles == first.profiles
    assert second.records.of("mara-1") == (RUN,)
    assert second.troubles == []


def test_a_counter_outlives_the_last_profile(folder: Folder):
    first = Keeping.open(folder)
    first.save_profiles(first.profiles.add("Mara"))
    first.save_profiles(first.profiles.remove("mara-1"))
    assert Keeping.open(folder).profiles.add("Mara").people[0].id == "mara-2"


def test_the_usual_folder_is_the_data_folder_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    import platformdirs

    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, appauthor: tmp_path / name)
    assert Folder.usual() == Folder(tmp_path / "Felt")
    assert Keeping.open().folder.root == tmp_path / "Felt"


def test_importing_the_keeping_does_not_import_platformdirs():
    import subprocess

    code = "import sys, game.keeping; sys.exit('platformdirs' in sys.modules)"
    root = Path(__file__).resolve().parents[3]
    assert subprocess.run([sys.executable, "-c", code], cwd=root, check=False).returncode == 0


def plays_on_in_memory(keeping: Keeping) -> bool:
    changed = Settings(muted=True)
    told = len(keeping.take_troubles())
    assert not keeping.save_settings(changed)
    assert not keeping.save_profiles(keeping.profiles.add("Mara"))
    assert not keeping.add_record("mara-1", RUN)
    assert keeping.settings == changed
    assert keeping.records.best("mara-1", "practice", "total_ms") == RUN
    return keeping.in_memory and told == 1 and keeping.troubles == []


def test_a_file_where_the_folder_should_be_means_playing_on_in_memory(tmp_path: Path):
    (tmp_path / "Felt").write_text("in the way")
    keeping = Keeping.open(Folder(tmp_path / "Felt"))
    assert keeping.troubles[0].sentence.startswith("Something else is in the way, so Felt plays on without")
    assert plays_on_in_memory(keeping)
    assert (tmp_path / "Felt").read_text() == "in the way"


@pytest.mark.parametrize("code", [errno.EACCES, errno.EROFS, errno.ENOSPC])
def test_a_folder_that_cannot_be_made_means_playing_on_in_memory(
    folder: Folder, code: int, monkeypatch: pytest.MonkeyPatch
):
    def refuse(*args: object, **options: object) -> None:
        raise OSError(code, "no")

    monkeypatch.setattr(Path, "mkdir", refuse)
    keeping = Keeping.open(folder)
    assert str(folder.root) in keeping.troubles[0].sentence
    assert plays_on_in_memory(keeping)


def test_a_read_only_folder_is_read_and_never_written(folder: Folder, monkeypatch: pytest.MonkeyPatch):
    Keeping.open(folder).save_settings(Settings(text_size=1.5))
    before = files(folder)

    def refuse(*args: object) -> None:
        raise OSError(errno.EROFS, "no")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    keeping = Keeping.open(folder)
    assert keeping.settings.text_size == 1.5
    assert keeping.troubles[0].sentence.startswith("The disk is read-only, so Felt plays on without")
    assert plays_on_in_memory(keeping)
    assert files(folder) == before


def test_a_folder_that_may_not_even_be_opened_is_one_sentence(
    folder: Folder, monkeypatch: pytest.MonkeyPatch
):
    def refuse(*args: object, **options: object) -> None:
        raise OSError(errno.EACCES, "no")

    for name in ("mkdir", "iterdir", "read_bytes"):
        monkeypatch.setattr(Path, name, refuse)
    assert plays_on_in_memory(Keeping.open(folder))


def test_without_a_home_no_folder_named_tilde_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CannotKeep):
        Folder(Path("~/.local/share/Felt")).make()
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_told_once_until_a_save_works_again(folder: Folder):
    keeping = Keeping.open(folder)
    with failing_at(1, errno.ENOSPC):
        assert not keeping.save_settings(Settings(muted=True))
        assert not keeping.save_settings(Settings(music_volume=0.1))
        assert not keeping.add_record("mara-1", RUN)
    assert [trouble.path.name for trouble in keeping.take_troubles()] == ["settings.json", "mara-1.jsonl"]
    assert keeping.settings == Settings(music_volume=0.1)
    assert keeping.save_settings(keeping.settings)
    with failing_at(1, errno.ENOSPC):
        keeping.save_settings(Settings())
    assert len(keeping.take_troubles()) == 1
    assert Keeping.open(folder).settings == Settings(music_volume=0.1)


@pytest.mark.parametrize("name", ["settings", "profiles"])
def test_a_file_of_a_newer_felt_is_untouched_for_the_whole_run(folder: Folder, name: str):
    folder.make()
    path = folder.root / f"{name}.json"
    path.write_text(json.dumps({"felt": name, "version": 99, "all": "new"}))
    before = files(folder)
    keeping = Keeping.open(folder)
    assert (keeping.settings, keeping.profiles) == (Settings(), Profiles())
    assert [trouble.path for trouble in keeping.take_troubles()] == [path]
    saved = {
        "settings": keeping.save_settings(Settings(muted=True)),
        "profiles": keeping.save_profiles(Profiles().add("Mara")),
    }
    assert saved == {"settings": name != "settings", "profiles": name != "profiles"}
    assert keeping.settings.muted
    assert {place: files(folder)[place] for place in before} == before
    assert keeping.troubles == []


def test_a_backup_of_a_newer_felt_is_untouched_for_the_whole_run(folder: Folder):
    folder.make()
    newer = folder.root / "settings.json.bak"
    newer.write_text(json.dumps({"felt": "settings", "version": 99}))
    before = files(folder)
    keeping = Keeping.open(folder)
    assert not keeping.save_settings(Settings(muted=True))
    assert not keeping.save_settings(Settings(muted=False, speed="fast"))
    assert files(folder) == before


def test_damaged_files_cut_at_every_length_always_open(folder: Folder):
    keeping = Keeping.open(folder)
    keeping.save_profiles(Profiles().add("Mara"))
    keeping.save_profiles(keeping.profiles.add("Otto"))
    whole = folder.profiles.read_bytes()
    one = Profiles().add("Mara")
    for length in range(len(whole.rstrip())):
        folder.profiles.write_bytes(whole[:length])
        again = Keeping.open(folder)
        assert again.profiles == one
        assert len(again.troubles) == 2


def test_a_damaged_line_of_records_reaches_the_troubles_when_it_is_read(folder: Folder):
    folder.make()
    (folder.records / "mara-1.jsonl").write_bytes(b"oops\n")
    keeping = Keeping.open(folder)
    assert keeping.troubles == []
    assert keeping.records.of("mara-1") == ()
    assert len(keeping.take_troubles()) == 1


def test_settings_damaged_while_felt_runs_are_set_aside_with_a_word(folder: Folder):
    keeping = Keeping.open(folder)
    keeping.save_settings(Settings(muted=True))
    folder.settings.write_bytes(b"oops")
    assert keeping.save_settings(replace(keeping.settings, muted=False))
    assert [trouble.path.read_bytes() for trouble in keeping.take_troubles()] == [b"oops"]
    assert Keeping.open(folder).settings == Settings()
