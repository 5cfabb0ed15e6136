"""The door: arguments, the set-up in a bare Python, and clear words when it cannot be."""

import subprocess
import sys
from pathlib import Path

import pytest

import main

ROOT = Path(main.__file__).parent


def felt(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_version():
    done = felt("--version")
    assert done.returncode == 0
    assert done.stdout.strip() == f"Felt {main.VERSION}"


def test_the_version_is_the_same_everywhere():
    assert f'version = "{main.VERSION}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "wrong",
    [
        ["--size", "tiny"],
        ["--size", "10x10"],
        ["--nonsense"],
        ["--seed", "x"],
        ["--fullscreen", "--windowed"],
    ],
)
def test_a_wrong_argument_gets_a_usage_line_and_no_traceback(wrong):
    done = felt(*wrong)
    assert done.returncode == 2
    assert done.stderr.startswith("usage: felt")
    assert "Traceback" not in done.stderr


def test_a_game_that_is_not_there_is_named_with_what_is(tmp_path):
    done = felt("--data-dir", str(tmp_path), "--game", "chess")
    assert done.returncode == 2
    assert "chess" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def bare(monkeypatch, tmp_path):
    """A Python that has nothing yet, with a folder of its own."""
    monkeypatch.setattr(main, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(main, "importable", lambda extras: False)
    monkeypatch.setattr(main, "_start_over", lambda command: calls.append(["start", *command]))
    calls: list[list[str]] = []
    monkeypatch.setattr(main, "_works", lambda *command: True)

    def run(command, **_options):
        calls.append([str(word) for word in command])
        if "venv" in command:
            main.VENV.mkdir(exist_ok=True)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    return calls


def test_the_first_start_installs_and_starts_over_and_the_second_only_starts_over(bare, capsys):
    main.set_up(["main.py"])
    assert [call[0] for call in bare] == [sys.executable, sys.executable, "start"]
    assert "--without-pip" in bare[0]
    assert any(word.startswith("pygame-ce") for word in bare[1])
    assert "happens once" in capsys.readouterr().out
    bare.clear()
    main.set_up(["main.py"])
    assert [call[0] for call in bare] == ["start"]


def test_a_changed_pyproject_installs_again(bare, monkeypatch):
    main.set_up(["main.py"])
    bare.clear()
    monkeypatch.setattr(main, "stamp", lambda extras: "another")
    main.set_up(["main.py"])
    assert len(bare) == 3


def test_tests_bring_their_own_tools(bare):
    main.set_up(["-m", "tests"], ("test",))
    assert any(word.startswith("pytest") for word in bare[1])


def test_no_network_says_what_to_do(bare, monkeypatch):
    def fail(command, **_options):
        main.VENV.mkdir(exist_ok=True)
        return subprocess.CompletedProcess(command, 1 if "install" in command else 0, "", "")

    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(main.CannotSetUp, match="internet connection"):
        main.set_up(["main.py"])


def test_no_pip_and_no_ensurepip_says_what_to_install(bare, monkeypatch):
    monkeypatch.setattr(main, "_works", lambda *command: False)
    answer = subprocess.CompletedProcess([], 1, "ensurepip is not available", "")
    monkeypatch.setattr(subprocess, "run", lambda *a, **k: answer)
    with pytest.raises(main.CannotSetUp, match="python3-venv"):
        main.set_up(["main.py"])


def test_a_folder_that_cannot_be_written_says_so(bare, monkeypatch):
    answer = subprocess.CompletedProcess([], 1, "", "Error: [Errno 30] Read-only file system: '.venv'")
    monkeypatch.setattr(subprocess, "run", lambda *a, **k: answer)
    with pytest.raises(main.CannotSetUp, match="Read-only file system"):
        main.set_up(["main.py"])


def test_an_old_python_is_told_so(monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    assert main.door() == main.EXIT_NO_SETUP
    assert "needs Python 3.11" in capsys.readouterr().err


def test_what_is_there_already_is_used(monkeypatch, tmp_path):
    monkeypatch.setattr(main, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(main, "importable", lambda extras: True)
    main.set_up(["main.py"])
    assert not main.VENV.exists()


@pytest.mark.parametrize(
    ("code", "arguments", "terminal", "waits"),
    [(3, [], True, True), (0, [], True, False), (3, ["--windowed"], True, False), (3, [], False, False)],
)
def test_only_a_failed_double_click_waits_to_be_read(monkeypatch, code, arguments, terminal, waits):
    asked: list[str] = []
    monkeypatch.setattr(sys, "argv", ["main.py", *arguments])
    monkeypatch.setattr(sys.stdin, "isatty", lambda: terminal, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    monkeypatch.setattr("builtins.input", asked.append)
    assert main.hold(code) == code
    assert bool(asked) is waits


def test_language_and_text_size_for_the_gallery():
    asked = main.read_arguments(["--gallery", "out", "--language", "de", "--text-size", "1.5"])
    assert (asked.language, asked.text_size) == ("de", 1.5)
    assert (main.read_arguments([]).language, main.read_arguments([]).text_size) == (None, None)


@pytest.mark.parametrize("size", ["0.9", "1.6", "large", "nan"])
def test_text_sizes_that_are_not_offered_are_refused(size):
    with pytest.raises(SystemExit):
        main.read_arguments(["--text-size", size])
