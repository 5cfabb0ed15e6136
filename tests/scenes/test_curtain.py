"""The curtain hides the table before anything else happens, and shows it to nobody who did not ask."""

import random
from typing import Any

import pygame
import pytest

from scenes.canvas import Sprite
from scenes.curtain import FALL, GRACE, RISE, Curtain
from scenes.input import Act, Press, Stamp
from scenes.scene import Scene
from scenes.ui.theme import SEAT_SYMBOLS
from tests.scenes.stage import stage


class Noise(Scene):
    """A table that is all secret: noise in the still layer and in what moves."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.pressed = 0

    def _noise(self, size):
        return pygame.image.frombytes(self.rng.randbytes(size[0] * size[1] * 3), size, "RGB")

    def paint(self, canvas):
        canvas.surface.blit(self._noise(canvas.surface.get_size()), (0, 0))

    def live(self, canvas):
        return [Sprite(self._noise((90, 120)), self.rng.randrange(400), self.rng.randrange(300))]

    def handle(self, event):
        self.pressed += 1
        return True


def drawn(one):
    one.app.draw()
    return pygame.image.tobytes(one.paper.surface, "RGB")


def open_curtain(one, below: Scene, colour: str = "green", **more: Any) -> Curtain:
    one.app.push(below)
    one.run(0.1)
    curtain = Curtain("Otto", colour, "Bid or fold.", lambda: None, **more)
    one.app.push(curtain)
    return curtain


@pytest.mark.parametrize("reduced", [False, True])
def test_frames_while_it_stands_are_the_same_whatever_lies_below(reduced):
    seen = []
    for seed in (1, 2):
        with stage((640, 360)) as one:
            one.app.change_settings(speed="normal", reduced_motion=reduced)
            curtain = open_curtain(one, Noise(seed))
            while not curtain.covered:
                one.run(1 / 60)
            frames = [drawn(one)]
            for _ in range(40):
                one.run(1 / 60)
                frames.append(drawn(one))
            seen.append(frames)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("size", [(640, 360), (1290, 540), (640, 512)])
@pytest.mark.parametrize("colour", SEAT_SYMBOLS)
def test_it_covers_every_window_shape_in_every_colour(size, colour):
    pictures = set()
    for seed in (1, 2):
        with stage(size) as one:
            open_curtain(one, Noise(seed), colour)
            pictures.add(drawn(one))
    assert len(pictures) == 1


def test_it_falls_over_the_table_and_tells_when_it_is_down():
    with stage((640, 360)) as one:
        one.app.change_settings(speed="normal")
        told: list[bool] = []
        curtain: Curtain = open_curtain(one, Noise(1), when_down=lambda: told.append(curtain.covered))
        one.run(FALL / 2)
        assert not curtain.covered and not told and one.app.stack.visible()[0] is not curtain
        one.run(FALL)
        assert told == [True] and one.app.stack.visible() == [curtain]


def test_nothing_of_the_old_picture_shines_through():
    """A change of scene fades elsewhere; here the old picture may hold the last person's cards."""
    with stage((640, 360)) as one:
        one.app.change_settings(speed="normal", reduced_motion=True)
        open_curtain(one, Noise(1))
        first = drawn(one)
        one.run(1.0)
        assert drawn(one) == first


@pytest.mark.parametrize("how", ["key", "click"])
def test_one_press_readies_the_table_while_nothing_is_in_sight_then_it_rises(how):
    with stage((640, 360)) as one:
        one.app.change_settings(speed="normal")
        table, ready = Noise(1), []
        one.app.push(table)
        curtain = Curtain("Otto", "pink", "", lambda: ready.append(curtain.covered))
        one.app.push(curtain)
        one.run(FALL + GRACE + 0.1)
        one.press(Act.CHOOSE) if how == "key" else one.click(960, 840)
        assert ready == [True] and curtain in one.app.stack
        one.press(Act.CHOOSE)
        one.run(RISE + 0.1)
        assert ready == [True] and one.top is table and table.pressed == 0


def test_a_press_still_meant_for_the_table_does_not_lift_it():
    with stage((640, 360)) as one:
        one.app.change_settings(speed="normal")
        curtain = open_curtain(one, Noise(1))
        for _ in range(24):
            one.press(Act.CHOOSE)
            one.click(960, 840)
            one.run(1 / 60)
        one.app.handle(Press("held", Stamp(0), Act.CHOOSE, repeat=True))
        assert curtain.covered and one.top is curtain


def test_escape_opens_the_menu_over_it_and_never_the_table():
    with stage((640, 360)) as one:
        asked = []
        curtain = open_curtain(one, Noise(1), pause=lambda: asked.append(True))
        one.press(Act.BACK, Act.MENU)
        assert asked == [True, True] and curtain.covered and one.app.stack.visible() == [curtain]


def test_without_a_menu_escape_does_nothing():
    with stage((640, 360)) as one:
        curtain = open_curtain(one, Noise(1))
        one.press(Act.BACK)
        assert curtain.covered and one.app.stack.visible() == [curtain]
