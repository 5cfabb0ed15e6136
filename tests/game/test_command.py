"""`python3 -m game`: play, replay, check and speed, in sentences or JSON, with honest exit codes."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalog, command
from game.match import Match
from tests.game.tiny import Tiny


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only Tiny is on the shelf."""
    monkeypatch.setattr(catalog, "keys", lambda: ("tiny",))
    monkeypatch.setattr(catalog, "get", {"tiny": Tiny()}.__getitem__)
    replay = Match.replay
    monkeypatch.setattr(Match, "replay", lambda path: replay(path, catalog.get))
    yield


@pytest.fixture
def kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A journal, with what was told while it was played beside it."""
    path = tmp_path / "kept.jsonl"
    assert command.main(["play", "tiny", "--seats", "3", "--seed", "4", "--keep", str(path)]) == 0
    path.with_suffix(".txt").write_text(capsys.readouterr().out)
    return path


def test_play_tells_a_game_and_its_score_sheet(capsys: pytest.CaptureFixture[str]):
    assert command.main(["play", "tiny", "--seats", "3", "--seed", "4"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert any(line.startswith("Ada lays a card") for line in told)
    assert any(" wins with " in line for line in told)
    sheet = told[told.index("") + 1 :]
    assert sheet[0].split() == ["Ada", "Ben", "Cleo"]
    assert sheet[1].startswith("Rounds won") and sheet[2].startswith("Total")
    assert sheet[-1].startswith("Won by ")


def test_play_is_the_same_for_the_same_seed_and_tells_each_seat_its_own(capsys: pytest.CaptureFixture[str]):
    def told(*words: str) -> str:
        assert command.main(["play", "tiny", *words]) == 0
        return capsys.readouterr().out

    assert told("--seed", "4") == told("--seed", "4")
    assert told("--seed", "4") != told("--seed", "5")
    assert told("--seed", "4", "--eyes", "0") != told("--seed", "4", "--eyes", "1")


def test_play_in_json(capsys: pytest.CaptureFixture[str]):
    assert command.main(["play", "tiny", "--options", "stir=yes", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["options"] == {"stir": True} and told["game"] == "tiny" and told["seed"] == 1
    assert [one["n"] for one in told["decisions"]] == list(range(1, len(told["decisions"]) + 1))
    assert told["result"]["winners"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "no game called chess"),
        (["play", "tiny", "--seats", "9"], "2 to 3 players"),
        (["play", "tiny", "--seats", "0"], "2 to 3 players"),
        (["play", "tiny", "--options", "stir"], "key=value"),
        (["play", "tiny", "--options", "stir=maybe"], "stir can be"),
        (["play", "tiny", "--options", "speed=1"], "no option called speed"),
        (["play", "tiny", "--eyes", "7"], "no seat 7"),
        (["speed", "chess"], "no game called chess"),
        (["replay", "nowhere.jsonl"], "no file"),
        (["check", "nowhere.jsonl"], "no file"),
    ],
)
def test_a_wish_that_makes_no_sense_gets_a_sentence_and_code_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
):
    assert command.main(words) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["dance"], ["play"], ["play", "tiny", "--seed", "x"]])
def test_words_that_are_no_command_get_code_2(words: list[str]):
    with pytest.raises(SystemExit) as left:
        command.main(words)
    assert left.value.code == 2


def test_play_does_not_write_over_a_journal(kept: Path, capsys: pytest.CaptureFixture[str]):
    before = kept.read_bytes()
    assert command.main(["play", "tiny", "--keep", str(kept)]) == 2
    assert "in the way" in capsys.readouterr().err
    assert kept.read_bytes() == before


def test_a_kept_game_is_replayed_as_it_was_told(kept: Path, capsys: pytest.CaptureFixture[str]):
    played = kept.with_suffix(".txt").read_text()
    assert command.main(["replay", str(kept)]) == 0
    assert capsys.readouterr().out == played


def test_a_replay_can_stop_at_any_decision(kept: Path, capsys: pytest.CaptureFixture[str]):
    whole = kept.with_suffix(".txt").read_text().splitlines()
    assert command.main(["replay", str(kept), "--to", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == [*whole[:2], "The game goes on."]
    assert command.main(["replay", str(kept), "--to", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["decisions"]) == 2 and told["result"] is None
    assert told["seed"] is None, "the seed of a game that goes on stays a secret"
    assert command.main(["replay", str(kept), "--to", "999"]) == 2
    assert "decisions" in capsys.readouterr().err


def test_check_says_that_a_sound_journal_is_sound(kept: Path, capsys: pytest.CaptureFixture[str]):
    assert command.main(["check", str(kept)]) == 0
    assert "sound match of Tiny" in capsys.readouterr().out
    kept.write_bytes(kept.read_bytes() + b'{"n"')
    assert command.main(["check", str(kept)]) == 0
    assert "cut short" in capsys.readouterr().out
    assert command.main(["check", str(kept), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["sound"], facts["torn"], facts["finished"], facts["seats"]) == (True, True, True, 3)


def test_check_of_a_damaged_journal_fails_with_code_1_and_moves_nothing(
    kept: Path, capsys: pytest.CaptureFixture[str]
):
    kept.write_bytes(kept.read_bytes().replace(b'"card":', b'"card":9', 1))
    spoilt = kept.read_bytes()
    assert command.main(["check", str(kept)]) == 1
    assert "cannot have happened" in capsys.readouterr().err
    assert command.main(["check", str(kept), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["sound"] is False
    assert command.main(["replay", str(kept)]) == 1
    assert kept.read_bytes() == spoilt


def test_speed_measures_each_game(capsys: pytest.CaptureFixture[str]):
    assert command.main(["speed", "--seconds", "0.02", "--json"]) == 0
    (table,) = json.loads(capsys.readouterr().out)
    assert table["game"] == "tiny" and table["seats"] == 3
    assert table["decisions"] > table["games"] > 0
    assert command.main(["speed", "tiny", "--seconds", "0.02"]) == 0
    assert "decisions/s" in capsys.readouterr().out


def test_the_program_runs_from_the_shell_and_stops_quietly_when_nobody_reads():
    helped = subprocess.run(
        [sys.executable, "-m", "game", "--help"], capture_output=True, text=True, check=True
    )
    assert "play" in helped.stdout
    script = f'"{sys.executable}" -m game play second-estimate | true'
    piped = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True)
    assert "Traceback" not in piped.stderr
