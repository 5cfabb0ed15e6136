"""The screen is always what a full redraw would give, and a quiet scene draws nothing."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.canvas import Brushes, Canvas, Sprite
from scenes.layers import Layers
from scenes.pictures import Pictures
from scenes.scene import Scene
from scenes.ui.type import Type

SIZE = (192, 108)


@pytest.fixture(autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode((8, 8))


class Squares(Scene):
    """Paints a colour that can be changed, under sprites that can be moved."""

    def __init__(self, overlay=False):
        super().__init__()
        self.overlay = overlay
        self.colour = (10, 60, 30)
        self.spot = (0, 0)
        self.sprites: list[Sprite] = []

    def paint(self, canvas: Canvas) -> None:
        if not self.overlay:
            canvas.surface.fill(self.colour)
        canvas.surface.fill((200, 40, 40), (*self.spot, 20, 20))

    def live(self, canvas: Canvas) -> list[Sprite]:
        return list(self.sprites)


def piece(shade: int) -> pygame.Surface:
    surface = pygame.Surface((24, 18), pygame.SRCALPHA)
    surface.fill((shade, 255 - shade, 120, 128))
    return surface


def whole(scenes: list[Squares]) -> bytes:
    """The picture as a fresh screen would have it."""
    screen = pygame.Surface(SIZE)
    Layers(screen, Brushes(Pictures(), Type())).draw(list(scenes), [])
    return pygame.image.tobytes(screen, "RGB")


def test_a_scene_that_keeps_still_is_drawn_once():
    screen = pygame.Surface(SIZE)
    layers, scene = Layers(screen, Brushes(Pictures(), Type())), Squares()
    scene.sprites = [Sprite(piece(9), 5, 5)]
    assert layers.draw([scene], []) == [screen.get_rect()]
    assert layers.draw([scene], []) == []


def test_only_where_a_sprite_was_and_is_counts_as_changed():
    screen = pygame.Surface(SIZE)
    layers, scene = Layers(screen, Brushes(Pictures(), Type())), Squares()
    moved = piece(9)
    scene.sprites = [Sprite(moved, 5, 5), Sprite(piece(80), 120, 60)]
    layers.draw([scene], [])
    scene.sprites = [scene.sprites[0]._replace(x=50), scene.sprites[1]]
    changed = layers.draw([scene], [])
    assert pygame.Rect(5, 5, 24, 18).unionall(changed).size <= (69, 18)
    assert all(not area.colliderect((120, 60, 24, 18)) for area in changed)


@settings(deadline=None, max_examples=60)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["move", "add", "drop", "swap", "spot", "touch", "overlay"]),
            st.integers(-20, 190),
            st.integers(-20, 110),
        ),
        max_size=25,
    )
)
def test_partial_redraws_equal_a_whole_redraw(steps):
    screen = pygame.Surface(SIZE)
    layers, table, menu = Layers(screen, Brushes(Pictures(), Type())), Squares(), Squares(overlay=True)
    open_: list[Squares] = [table]
    for step, x, y in steps:
        top = open_[-1]
        if step == "add":
            top.sprites.append(Sprite(piece(abs(x + y) % 256), x, y))
        elif step == "move" and top.sprites:
            top.sprites[0] = top.sprites[0]._replace(x=x, y=y)
        elif step == "drop" and top.sprites:
            top.sprites.pop()
        elif step == "swap":
            top.sprites.reverse()
        elif step == "spot":
            units = 10  # 192 pixels stand for 1920 units
            top.touch((top.spot[0] * units, top.spot[1] * units, 20 * units, 20 * units))
            top.spot = (x, y)
            top.touch((x * units, y * units, 20 * units, 20 * units))
        elif step == "touch":
            table.colour = (abs(x), abs(y), 30)
            table.touch()
        elif step == "overlay":
            open_ = [table] if menu in open_ else [table, menu]
        layers.draw(list(open_), [])
        shown = pygame.image.tobytes(screen, "RGB")
        for scene in open_:
            scene.touch()
        assert shown == whole(open_)
        for scene in open_:
            scene.stale = []
