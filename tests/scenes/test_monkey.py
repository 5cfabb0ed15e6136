"""Random presses anywhere, at any moment: no exception, and the picture is what a fresh one would be."""

import random

import pygame
import pytest

from scenes.input import Act, Focus, PadChange, Pointer, Press, Release, Resized, Stamp, Typed
from scenes.title import Title
from tests.scenes.stage import Stage, stage

KEYS = [
    getattr(pygame, f"K_{name}") for name in ("d", "p", "b", "r", "s", "k", "m", "1", "5", "ESCAPE", "TAB")
]
SCANCODES = (4, 7, 22, 26, 13, 12, 14, 15, 79, 80, 81, 82, 40, 41, 44)
SIZES = ((960, 540), (1280, 720), (700, 900))
INPUTS = 500


def poke(one: Stage, dice: random.Random) -> None:
    """One thing that a person, a cat or a window manager may do."""
    at = Stamp(one.clock.now_ns(), 1_000_000)
    what = dice.random()
    if what < 0.35:
        one.app.handle(Press(f"key:{dice.choice(SCANCODES)}", at, dice.choice(list(Act))))
    elif what < 0.55:
        one.app.handle(Press(f"key:{dice.choice(SCANCODES)}", at, None, dice.choice(KEYS)))
    elif what < 0.8:
        spot = (dice.uniform(-50, 1970), dice.uniform(-50, 1130))
        for kind in ("move", "down", "up"):
            one.app.handle(Pointer(kind, spot, at))
    elif what < 0.86:
        one.app.handle(Typed(dice.choice(["M", "ß", " ", "長"])))
    elif what < 0.92:
        one.app.handle(Release(f"key:{dice.choice(SCANCODES)}", at))
    elif what < 0.95:
        one.app.handle(Focus(dice.random() < 0.7))
    elif what < 0.97:
        one.app.handle(PadChange("Pad", dice.random() < 0.5))
    else:
        one.paper.surface = pygame.Surface(dice.choice(SIZES))
        one.app.handle(Resized())


@pytest.mark.parametrize("seed", range(6))
def test_random_presses_never_break_the_house(seed):
    dice = random.Random(seed)
    with stage() as one:
        one.app.change_settings(speed=dice.choice(["slow", "normal", "instant"]))
        one.app.push(Title())
        for _ in range(INPUTS):
            poke(one, dice)
            one.run(dice.choice([0.02, 0.1, 0.5, 1.5]), tick=0.05)
            if not one.app.running:  # someone found the way out: come in again
                one.app.running = True
            if one.top is None:
                one.app.push(Title())
        one.app.handle(Focus(True))
        one.run(1.0)
        shown = pygame.image.tobytes(one.paper.surface, "RGB")
        assert one.top
        one.top.touch()
        one.app.draw()
        assert pygame.image.tobytes(one.paper.surface, "RGB") == shown
