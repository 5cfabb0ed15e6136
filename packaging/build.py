"""`python3 packaging/build.py`: the bundle, and on Debian's kin a .deb of it, with size and cold start told.

It works in build/ with an environment of its own, so that it needs nothing but Python with pip. (A folder
named packaging cannot be imported where the library of that name is installed: hence a script and no module.)
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "packaging"
sys.path[:] = [str(ROOT), *(place for place in sys.path if Path(place or ".").resolve() != HERE)]

from main import VERSION, requirements  # noqa: E402

BUILD = ROOT / "build" / "packaging"
DIST = ROOT / "dist"
BUNDLE = DIST / "felt"
LINUX = HERE / "linux"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
MOST_MEGABYTES = 120
MOST_COLD_START = 1.5


class CannotBuild(Exception):
    """A step failed; the message says which."""


def run(*command: str | Path, cwd: Path = ROOT, told: dict[str, str] | None = None) -> str:
    """A command that must succeed; what it printed."""
    words = [str(word) for word in command]
    environment = os.environ | (told or {})
    done = subprocess.run(words, cwd=cwd, env=environment, text=True, capture_output=True, check=False)
    if done.returncode != 0:
        raise CannotBuild(f"{words[0]} failed:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout


def environment() -> Path:
    """A Python with everything Felt runs on, and PyInstaller."""
    python = BUILD / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        run(sys.executable, "-m", "venv", "--without-pip", BUILD / "env")
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "-q", "--disable-pip-version-check")
    run(*pip, "pyinstaller>=6.10", "pillow>=10.3", *requirements(()))
    return python


DRAW_ICONS = """
import sys
from pathlib import Path
from PIL import Image
icon, folder = Image.open(sys.argv[1]).convert("RGBA"), Path(sys.argv[2])
for size in map(int, sys.argv[3:]):
    icon.resize((size, size), Image.Resampling.LANCZOS).save(folder / f"{size}.png")
icon.save(folder / "felt.ico", sizes=[(size, size) for size in map(int, sys.argv[3:])])
icon.save(folder / "felt.icns")
"""

GATHER_LICENCES = """
import sys
from importlib import metadata
from pathlib import Path
wanted = [name.partition(">=")[0] for name in sys.argv[2:]]
for name in [*wanted, "pyinstaller", "typing_extensions"]:
    try:
        found = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        continue
    words = ("LICEN", "COPYING")
    texts = [file for file in found.files or () if any(word in file.name.upper() for word in words)]
    for file in texts:
        path = Path(file.locate())
        if path.is_file() and path.suffix != ".py":
            Path(sys.argv[1], f"{found.name}-{path.stem}.txt").write_bytes(path.read_bytes())
    if not texts:
        told = found.metadata.get("License") or found.metadata.get("License-Expression")
        line = f"{found.name} {found.version}: {told or 'see its project page'}\\n"
        Path(sys.argv[1], f"{found.name}.txt").write_text(line, encoding="utf-8")
"""


def bundle() -> Path:
    """Felt in one folder, with its own Python."""
    BUILD.mkdir(parents=True, exist_ok=True)
    python = environment()
    icons, licences = BUILD / "icons", BUILD / "licences"
    for folder in (icons, licences):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    run(python, "-c", DRAW_ICONS, ROOT / "art" / "icon.png", icons, *map(str, ICON_SIZES))
    run(python, "-c", GATHER_LICENCES, licences, *requirements(()))
    told = {"FELT_VERSION": VERSION, "FELT_ICONS": str(icons), "FELT_LICENCES": str(licences)}
    if os.name == "nt":
        told["FELT_VERSION_INFO"] = str(version_info())
    places = ("--distpath", DIST, "--workpath", BUILD / "work")
    run(python, "-m", "PyInstaller", "--noconfirm", *places, HERE / "felt.spec", cwd=BUILD, told=told)
    return BUNDLE


def version_info() -> Path:
    """What Windows shows under Properties."""
    numbers = tuple([*map(int, VERSION.split(".")), 0, 0, 0, 0][:4])
    facts = dict.fromkeys(("FileDescription", "ProductName"), "Felt")
    facts |= dict.fromkeys(("FileVersion", "ProductVersion"), VERSION)
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in facts.items())
    text = (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])"
    )
    path = BUILD / "version_info.txt"
    path.write_text(text, encoding="utf-8")
    return path


def deb(folder: Path) -> Path:
    """The bundle as a Debian package: program, desktop entry, icons, metadata, man page."""
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(folder, tree / "usr" / "lib" / "felt", symlinks=True)
    share, binaries = tree / "usr" / "share", tree / "usr" / "bin"
    binaries.mkdir(parents=True)
    (binaries / "felt").symlink_to("../lib/felt/felt")
    for size in ICON_SIZES:
        _put(BUILD / "icons" / f"{size}.png", share / f"icons/hicolor/{size}x{size}/apps/felt.png")
    _put(LINUX / "felt.desktop", share / "applications" / "felt.desktop")
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    for name, where in (("felt.metainfo.xml", "metainfo"), ("felt.6", "man/man6")):
        text = (LINUX / name).read_text(encoding="utf-8")
        text = text.replace("@VERSION@", VERSION).replace("@DATE@", date)
        (share / where).mkdir(parents=True)
        (share / where / name).write_text(text, encoding="utf-8")
    run("gzip", "-9n", share / "man/man6/felt.6")
    _put(ROOT / "LICENSE", share / "doc" / "felt" / "copyright")
    architecture = run("dpkg", "--print-architecture").strip()
    kilobytes = sum(path.lstat().st_size for path in tree.rglob("*")) // 1024
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        f"Package: felt\nVersion: {VERSION}\nSection: games\nPriority: optional\n"
        f"Architecture: {architecture}\n"
        f"Installed-Size: {kilobytes}\nDepends: libc6 (>= {_libc()}), libx11-6, libxext6\n"
        "Recommends: libasound2 | libpulse0\nMaintainer: The makers of Felt <felt@localhost>\n"
        "Description: card table for one couch\n"
        " Five card games, people at one keyboard and on gamepads, bots in the\n"
        " empty chairs, and a slap race timed to the frame.\n",
        encoding="utf-8",
    )
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
    package = DIST / f"felt_{VERSION}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "--build", tree, package)
    return package


def _put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def _libc() -> str:
    """The C library this was built against: an older one cannot run it."""
    return os.confstr("CS_GNU_LIBC_VERSION").split()[1]  # type: ignore[union-attr]


def megabytes(folder: Path) -> float:
    return sum(path.lstat().st_size for path in folder.rglob("*")) / 1e6


def start_seconds(commands: list[list[str]], rounds: int = 5) -> list[float]:
    """Each command's median time to its first frame, in turns, with Felt's files not yet in memory."""
    times: list[list[float]] = [[] for _ in commands]
    with tempfile.TemporaryDirectory() as data:
        more = ["--data-dir", data, "--size", "1280x720", "--frames", "1"]
        for command in commands:
            run(*command, *more)  # sets itself up and looks for the faster way to draw, once
        for _ in range(rounds):
            for command, taken in zip(commands, times, strict=True):
                _forget([BUNDLE, *(ROOT / room for room in (".venv", "art", "game", "scenes", "sounds"))])
                begin = time.perf_counter()
                run(*command, *more)
                taken.append(time.perf_counter() - begin)
    return [statistics.median(taken) for taken in times]


def _forget(folders: Iterable[Path]) -> None:
    """Ask the system to let go of what it remembers of these files: a cold start, as after switching on."""
    if not hasattr(os, "posix_fadvise"):
        return  # both are then measured warm
    for folder in folders:
        for path in folder.rglob("*"):
            if path.is_file():
                with path.open("rb") as file:
                    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def report_start() -> bool:
    """Print the cold start beside that of main.py; a display is needed."""
    program = BUNDLE / ("Felt.exe" if os.name == "nt" else "felt")
    plain, frozen = start_seconds([[sys.executable, str(ROOT / "main.py")], [str(program)]])
    print(
        f"cold start to first frame: bundle {frozen:.2f} s, main.py {plain:.2f} s, "
        f"ratio {frozen / plain:.2f} (at most {MOST_COLD_START})"
    )
    return frozen <= MOST_COLD_START * plain


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-deb", action="store_true", help="only the bundle")
    arguments = parser.parse_args()
    try:
        folder = bundle()
        size = megabytes(folder)
        print(f"{folder.relative_to(ROOT)}: {size:.0f} MB (at most {MOST_MEGABYTES})", flush=True)
        if not arguments.no_deb and shutil.which("dpkg-deb"):
            package = deb(folder)
            print(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1e6:.0f} MB", flush=True)
        if os.environ.get("DISPLAY") or sys.platform in ("win32", "darwin"):
            quick = report_start()
        else:
            quick = True
            print("cold start: not measured, there is no display (xvfb-run makes one)")
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0 if quick and size <= MOST_MEGABYTES else 1


if __name__ == "__main__":
    sys.exit(main())
