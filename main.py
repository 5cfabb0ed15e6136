"""Felt's door: reads the arguments, sets itself up on the first start, and opens the table."""

from __future__ import annotations  # so that a Python too old can still read this far and say so

import argparse
import os
import sys
from pathlib import Path

from game.version import VERSION as VERSION

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
OLDEST_PYTHON = (3, 11)

EXIT_NO_DISPLAY = 2
EXIT_NO_SETUP = 3


class CannotSetUp(Exception):
    """Set-up stopped; the message says what a person can do about it."""


# -- arguments ---------------------------------------------------------------------------------------


def window_size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x720")
    size = int(width), int(height)
    if not (960 <= size[0] <= 7680 and 540 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError("the window can be from 960x540 to 7680x4320")
    return size


def text_size(text: str) -> float:
    try:
        size = float(text)
    except ValueError:
        size = 0.0
    if not 1 <= size <= 1.5:
        raise argparse.ArgumentTypeError("text can be from 1 to 1.5 times as large as usual")
    return size


def read_arguments(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="felt", description="A card table for one couch.")
    parser.add_argument("--version", action="version", version=f"Felt {VERSION}")
    screen = parser.add_mutually_exclusive_group()
    screen.add_argument("--fullscreen", action="store_true", default=None, help="fill the screen")
    screen.add_argument("--windowed", dest="fullscreen", action="store_false", help="open in a window")
    parser.add_argument("--size", type=window_size, metavar="WxH", help="size of the window, as 1280x720")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where settings and matches are kept")
    parser.add_argument("--seed", type=int, metavar="N", help="deal the same cards each time")
    parser.add_argument("--game", metavar="KEY", help="go straight to one game, as ricochet")
    parser.add_argument("--gallery", type=Path, metavar="DIR", help="draw every scene into DIR and leave")
    parser.add_argument("--language", metavar="CODE", help="speak this language this time, as de")
    parser.add_argument("--text-size", type=text_size, metavar="N", help="for the gallery: 1 to 1.5")
    parser.add_argument("--frames", type=int, help=argparse.SUPPRESS)  # leave after so many frames: benches
    return parser.parse_args(argv)


# -- first-run set-up --------------------------------------------------------------------------------


def venv_python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def requirements(extras: tuple[str, ...]) -> list[str]:
    """What pyproject.toml asks for, read from there so that it stands in one place."""
    import tomllib

    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted: list[str] = list(project["dependencies"])
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return wanted


def stamp(extras: tuple[str, ...]) -> str:
    """Changes whenever what must be installed does, so that an update installs what is new."""
    return "\n".join((f"Python {sys.version_info[0]}.{sys.version_info[1]}", *requirements(extras), ""))


def marker(extras: tuple[str, ...]) -> Path:
    return VENV / "-".join(("felt-has", *extras, "installed"))


def is_ready(extras: tuple[str, ...]) -> bool:
    try:
        return marker(extras).read_text(encoding="utf-8") == stamp(extras)
    except OSError:
        return False


def importable(extras: tuple[str, ...]) -> bool:
    """Does this very Python have everything already, recent enough?"""
    from importlib import metadata

    for requirement in requirements(extras):
        name, _, least = requirement.partition(">=")
        try:
            found = metadata.version(name)
        except metadata.PackageNotFoundError:
            return False
        if _numbers(found) < _numbers(least):
            return False
    return True


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".") if part.isdigit()]


def install(extras: tuple[str, ...]) -> None:
    """Make .venv and put everything into it, with the installer's own progress in sight."""
    import subprocess

    print("Setting up Felt. This happens once and takes about a minute.", flush=True)
    wanted = requirements(extras)
    has_pip = _works(sys.executable, "-m", "pip", "--python", sys.executable, "--version")
    if has_pip:
        # Debian's Python has pip but no ensurepip: a bare environment, filled from outside, works everywhere.
        _run_venv("--without-pip")
        pip = [sys.executable, "-m", "pip", "--python", str(venv_python())]
    else:
        _run_venv()
        pip = [str(venv_python()), "-m", "pip"]
    quiet = ["--disable-pip-version-check", "--no-input", "--no-warn-script-location"]
    if subprocess.run([*pip, "install", *quiet, *wanted], check=False).returncode != 0:
        raise CannotSetUp(
            "Felt could not download what it needs. Check the internet connection and the free disk space,\n"
            "then start it again; it goes on where it stopped."
        )
    marker(extras).write_text(stamp(extras), encoding="utf-8")
    print("Felt is set up.", flush=True)


def _works(*command: str) -> bool:
    import subprocess  # here and below only where it is needed: every start passes through this module

    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _run_venv(*options: str) -> None:
    import subprocess

    made = subprocess.run(
        [sys.executable, "-m", "venv", *options, str(VENV.resolve())],  # venv refuses a link to a folder
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode == 0:
        return
    if "No module named venv" in made.stderr or "ensurepip" in made.stdout + made.stderr:
        raise CannotSetUp(
            "This Python has no pip to install with.\n"
            "On Debian or Ubuntu: sudo apt install python3-pip python3-venv\n"
            "Elsewhere: install Python from its own installer, which brings pip. Then start Felt again."
        )
    reason = (made.stderr or made.stdout).strip().splitlines()
    raise CannotSetUp(
        f"Felt could not make its folder {VENV}: {reason[-1] if reason else 'no reason given'}\n"
        "Put Felt where you may write, with some free space, and start it again."
    )


def set_up(arguments: list[str], extras: tuple[str, ...] = ()) -> None:
    """Return with everything importable, or start over in .venv with the same arguments."""
    inside = Path(sys.prefix) == VENV
    if inside and is_ready(extras):
        return
    if not is_ready(extras):
        if importable(extras):
            return
        try:
            install(extras)
        except OSError as problem:
            raise CannotSetUp(f"Felt could not set itself up: {problem}") from problem
    if not inside:
        _start_over([str(venv_python()), *arguments])


def _start_over(command: list[str]) -> None:
    if os.name == "nt":  # Windows' exec returns to the shell before the new program is done
        import subprocess

        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


# -- the door ----------------------------------------------------------------------------------------


def main(argv: list[str] | None = None) -> int:
    """Open Felt where everything is installed: the `felt` command, and main.py once set up."""
    arguments = read_arguments(argv)
    from scenes.opening import open_felt

    return open_felt(arguments, VERSION)


def door() -> int:
    if sys.version_info < OLDEST_PYTHON:
        print("Felt needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2], file=sys.stderr)  # noqa: UP031
        return EXIT_NO_SETUP
    if not is_ready(()):
        read_arguments()  # a wrong argument or --version must not wait for a set-up
    try:
        set_up([str(HERE / "main.py"), *sys.argv[1:]])
    except CannotSetUp as problem:
        print(problem, file=sys.stderr)
        return EXIT_NO_SETUP
    return main()


def hold(code: int) -> int:
    """After a failed double-click, keep the terminal open until its words have been read."""
    if code and len(sys.argv) == 1 and sys.stdin and sys.stdin.isatty() and sys.stdout.isatty():
        input("Press Enter to close.")
    return code


if __name__ == "__main__":
    sys.exit(hold(door()))
