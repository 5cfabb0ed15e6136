"""`python3 packaging/rehearse.py`: what a stranger on Debian does, from the .deb to taking it off again.

Builds bundle and .deb, installs it (so it wants root), starts Felt from its desktop entry on a screen of its
own, plays a Ricochet Sprint and one decision of Second Estimate with bots by real key presses, quits,
uninstalls, and looks at what is left. Pictures of it lie in dist/ afterwards.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import build
from build import DIST, ROOT, CannotBuild, run
from game.match import Match
from tests.e2e.desk import Desk

ENTRY = Path("/usr/share/applications/felt.desktop")
PROGRAM = Path("/usr/lib/felt/felt")
TOOLS = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "scrot": "scrot",
    "gio": "libglib2.0-bin",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
}
"""What this needs, and the Debian package that has it."""
SLAP_KEYS = ("a", "w", "d", "s")
PATIENCE = 60.0


class WentWrong(Exception):
    """Something a stranger would have stumbled over."""


def say(text: str) -> None:
    print(text, flush=True)


def expect(holds: bool, sentence: str) -> None:
    if not holds:
        raise WentWrong(sentence)


def wait_until(what: str, *, lasts: float = PATIENCE) -> Iterator[None]:
    """Loop over this and break once it has happened."""
    end = time.monotonic() + lasts
    while time.monotonic() < end:
        yield
        time.sleep(0.1)
    raise WentWrong(f"{what} never happened")


def tools() -> None:
    """What is missing is installed where that is allowed."""
    missing = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    if missing:
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing)


@contextmanager
def installed(package: Path) -> Iterator[None]:
    run("dpkg", "--install", package)
    try:
        yield
    finally:
        run("dpkg", "--purge", "felt")


def check_entry() -> None:
    run("desktop-file-validate", ENTRY)
    run("appstreamcli", "validate", "--no-net", "/usr/share/metainfo/felt.metainfo.xml")
    for size in build.ICON_SIZES:
        icon = Path(f"/usr/share/icons/hicolor/{size}x{size}/apps/felt.png")
        expect(icon.is_file(), f"{icon} is missing")
    expect(shutil.which("felt") is not None, "there is no command called felt")


def running() -> list[int]:
    """The processes of the installed Felt."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "exe").readlink() == PROGRAM:
                found.append(int(process.name))
        except OSError:
            continue
    return found


def picture(desk: Desk, name: str) -> None:
    path = DIST / f"rehearsal-{name}.png"
    path.unlink(missing_ok=True)
    subprocess.run(["scrot", str(path)], env=desk.environment, check=True)
    say(f"  {path.relative_to(ROOT)}")


def play_sprint(desk: Desk) -> None:
    """Ten rounds; nobody knows the cards, so the hand tries one place after the other."""
    desk.press("Return")
    desk.wait_for("Seats")
    desk.press("Down", "Return")
    desk.wait_for("Practice")
    desk.press("1")
    for number in range(1, 11):
        for _again in wait_until(f"Sprint, round {number}"):
            title = desk.title()
            if title == f"Felt: Sprint, round {number}":
                break
        if number == 3:
            picture(desk, "sprint")
        for key in SLAP_KEYS:
            desk.press(key)
    desk.wait_for("Sprint: result")
    picture(desk, "result")
    desk.press("Escape")
    desk.wait_for("Practice")
    desk.press("Escape")
    desk.wait_for("Seats")
    desk.press("Escape")
    desk.wait_for("Shelf")


def decided(matches: Path) -> set[int]:
    """The seats that have decided something at Second Estimate, as its journal tells."""
    return {seat for path in matches.glob("*-second-estimate.jsonl") for seat in Match.replay(path).decisions}


def play_decision(desk: Desk, data: Path) -> None:
    """Deal Second Estimate, where everybody chooses a card at once; give one, and wait for the three bots."""
    desk.press("Right", "Right", "Right", "Return")
    desk.wait_for("Seats")
    desk.press("Return")
    desk.wait_for("Second Estimate")
    time.sleep(3)  # until the cards are dealt
    picture(desk, "decision")
    matches = data / "Felt" / "matches"
    for _again in wait_until("the decision of the person on disk"):
        if 0 in decided(matches):
            break
        desk.press("Return")
    for _again in wait_until("the decisions of the bots on disk"):
        if decided(matches) == {0, 1, 2, 3}:
            break
    time.sleep(1)
    picture(desk, "revealed")


def rehearse(package: Path, data: Path) -> None:
    with installed(package):
        check_entry()
        say("installed; its entry, metadata and icons are in order")
        desk = Desk()
        try:
            told = desk.environment | {"XDG_DATA_HOME": str(data)}
            subprocess.run(["gio", "launch", str(ENTRY)], env=told, check=True)
            desk.wait_for("Title")
            say("started from its desktop entry")
            desk.press("space")
            desk.wait_for("Shelf")
            play_sprint(desk)
            say("played a Sprint")
            play_decision(desk, data)
            say("played a decision of Second Estimate against bots")
            desk.press("Escape")
            desk.wait_for("Pause")
            desk.press(*["Down"] * 8, "Return")  # the last of its choices: leave
            desk.wait_for("Shelf")
            desk.press("q")
            for _again in wait_until("the end of Felt"):
                if not running():
                    break
            say("quit; no process is left")
        finally:
            desk.close()
            for process in running():
                os.kill(process, 9)
    left = [path for path in (PROGRAM.parent, ENTRY, Path("/usr/bin/felt")) if path.exists()]
    expect(not left, f"uninstalling left {left}")
    expect(any((data / "Felt" / "records").iterdir()), "the player's records are gone")
    expect(any((data / "Felt" / "matches").iterdir()), "the player's match is gone")
    say("uninstalled; the player's records and match are still there")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--package", type=Path, help="a .deb that has been built already")
    arguments = parser.parse_args()
    if os.geteuid() != 0 or not shutil.which("dpkg-deb"):
        print("Installing a .deb needs root on Debian or its kin.", file=sys.stderr)
        return 2
    try:
        tools()
        package = arguments.package or build.deb(build.bundle())
        say(f"{package.name}: {package.stat().st_size / 1e6:.0f} MB")
        with tempfile.TemporaryDirectory() as data:
            rehearse(package, Path(data))
    except (CannotBuild, WentWrong, AssertionError, subprocess.CalledProcessError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
