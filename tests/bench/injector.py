"""Presses real keys on an X display at known moments (XTest), and says when it really did.

python3 -m tests.bench.injector --window 4194311 --presses 100   (DISPLAY says where; one JSON line comes out)
"""

import argparse
import ctypes
import ctypes.util
import json
import time
from collections.abc import Sequence

from game.dice import Dice

KEYS = {"w": 26, "a": 4, "s": 22, "d": 7}
"""The keys it presses, in turn, and SDL's scancodes for them."""
LAST_KEY = "Escape"
GAP_MS = (45, 80)
"""Between two presses: long against a frame, and of no rhythm, so that every part of a frame is hit."""
HOLD_NS = 20_000_000
SETTLE_NS = 300_000_000
REVERT_TO_PARENT = 2
PACKAGES = {"X11": "libx11-6", "Xtst": "libxtst6"}


class NoXTest(Exception):
    """This machine cannot press keys by itself; the message says what to install."""


def _library(name: str) -> ctypes.CDLL:
    try:
        return ctypes.CDLL(ctypes.util.find_library(name) or f"lib{name}.so.6")
    except OSError as problem:
        advice = f"on Debian or Ubuntu: sudo apt install {PACKAGES[name]}"
        raise NoXTest(f"Pressing keys needs lib{name}, which is missing here; {advice}") from problem


def libraries() -> tuple[ctypes.CDLL, ctypes.CDLL]:
    """Xlib and its XTest extension, or a word on what is missing."""
    return _library("X11"), _library("Xtst")


class Fingers:
    """One connection to an X server, with which keys are pressed there."""

    def __init__(self) -> None:
        self._x, self._test = libraries()
        pointer, number = ctypes.c_void_p, ctypes.c_ulong
        self._x.XOpenDisplay.restype = pointer
        self._x.XStringToKeysym.restype = number
        self._x.XKeysymToKeycode.argtypes = (pointer, number)
        self._x.XKeysymToKeycode.restype = ctypes.c_ubyte
        self._x.XSetInputFocus.argtypes = (pointer, number, ctypes.c_int, number)
        self._x.XSync.argtypes = (pointer, ctypes.c_int)
        self._test.XTestFakeKeyEvent.argtypes = (pointer, ctypes.c_uint, ctypes.c_int, number)
        self._display = self._x.XOpenDisplay(None)
        if not self._display:
            raise NoXTest("There is no X display to press keys on; DISPLAY must name one.")

    def focus(self, window: int) -> None:
        self._x.XSetInputFocus(self._display, window, REVERT_TO_PARENT, 0)
        self._sync()

    def code(self, key: str) -> int:
        return int(self._x.XKeysymToKeycode(self._display, self._x.XStringToKeysym(key.encode())))

    def press(self, code: int) -> tuple[int, int]:
        """Just before the press was sent, and when the server had surely taken it."""
        before = time.perf_counter_ns()
        self._test.XTestFakeKeyEvent(self._display, code, True, 0)
        self._sync()
        return before, time.perf_counter_ns()

    def release(self, code: int) -> None:
        self._test.XTestFakeKeyEvent(self._display, code, False, 0)
        self._sync()

    def _sync(self) -> None:
        self._x.XSync(self._display, False)


def sleep_until(at_ns: int) -> None:
    while (left := at_ns - time.perf_counter_ns()) > 0:
        time.sleep(left / 1e9)


def inject(fingers: Fingers, presses: int, seed: int) -> list[dict[str, int]]:
    """So many presses, then Escape; each with when it was planned, sent and taken."""
    dice = Dice.from_seed(seed)
    codes = [(fingers.code(name), scancode) for name, scancode in KEYS.items()]
    due = time.perf_counter_ns() + SETTLE_NS
    made = []
    for number in range(presses):
        code, scancode = codes[number % len(codes)]
        due += round((GAP_MS[0] + dice.share() * (GAP_MS[1] - GAP_MS[0])) * 1e6)
        sleep_until(due)
        sent, taken = fingers.press(code)
        made.append({"scancode": scancode, "due_ns": due, "sent_ns": sent, "taken_ns": taken})
        sleep_until(due + HOLD_NS)
        fingers.release(code)
    sleep_until(due + SETTLE_NS)
    fingers.press(fingers.code(LAST_KEY))
    fingers.release(fingers.code(LAST_KEY))
    return made


def main(arguments: Sequence[str] | None = None) -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--window", type=int, required=True)
    wishes.add_argument("--presses", type=int, default=100)
    wishes.add_argument("--seed", type=int, default=1)
    chosen = wishes.parse_args(arguments)
    fingers = Fingers()
    fingers.focus(chosen.window)
    print(json.dumps(inject(fingers, chosen.presses, chosen.seed)))


if __name__ == "__main__":
    main()
