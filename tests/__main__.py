"""`python3 -m tests`: sets itself up and runs every test; with `lint` it checks style and types."""

import os
import subprocess
import sys
from pathlib import Path

from main import EXIT_NO_SETUP, HERE, CannotSetUp, set_up


def lint() -> int:
    checks = (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"])
    return max(subprocess.call([sys.executable, "-m", *check], cwd=HERE) for check in checks)


def run(arguments: list[str]) -> int:
    linting = arguments[:1] == ["lint"]
    try:
        set_up(["-m", "tests", *arguments], ("test", "lint") if linting else ("test",))
    except CannotSetUp as problem:
        print(problem, file=sys.stderr)
        return EXIT_NO_SETUP
    if linting:
        return lint()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pytest

    everything = ["-n", "auto", "--dist", "loadfile", str(Path(HERE, "tests"))]  # on all cores
    return int(pytest.main(["--rootdir", str(HERE), *(arguments or everything)]))


if __name__ == "__main__":
    os.chdir(HERE)
    sys.exit(run(sys.argv[1:]))
