"""Makes every sound of the house again: `python3 -m sounds` (needs numpy and the oggenc of vorbis-tools)."""

import shutil
import sys


def missing_tool() -> str | None:
    """One sentence about what has to be installed first, or None."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        return "Making the sounds needs numpy: install it with the `draw` extra of this project."
    if shutil.which("oggenc") is None:
        return "Making the sounds needs oggenc: install the package vorbis-tools."
    return None


def main() -> int:
    missing = missing_tool()
    if missing:
        print(missing, file=sys.stderr)
        return 1
    from sounds.pressing import press_all

    press_all(only=sys.argv[1:])
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
