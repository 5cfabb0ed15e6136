"""Every widget answers to mouse, keys and gamepad alike, and the focus reaches all of them."""

import pygame
import pytest

from scenes.input import Act, Pointer, Press, Stamp, Typed
from scenes.scene import Scene
from scenes.ui.board import Board
from scenes.ui.widgets import Button, Choice, ListBox, Slider, TextField, Toggle
from tests.scenes.stage import stage


class Desk(Scene):
    """One of each widget, in a column with two buttons side by side below."""

    def __init__(self):
        super().__init__()
        self.told = []
        self.board = Board(self)

    def note(self, word):
        return lambda *value: self.told.append((word, *value))

    def entered(self):
        row = pygame.FRect(300, 100, 800, 80)
        speeds = [("slow", "Slow"), ("fast", "Fast")]
        self.toggle = Toggle(row, "Mute", False, self.note("mute"))
        self.slider = Slider(row.move(0, 100), "Volume", 0.5, (0, 1), 0.1, self.note("volume"))
        self.choice = Choice(row.move(0, 200), "Speed", speeds, "slow", self.note("speed"))
        self.field = TextField(row.move(0, 300), "Name", "", self.note("name"), self.note("done"), longest=5)
        rows = [(f"row {n}", "") for n in range(12)]
        self.list = ListBox((300, 520, 800, 240), "", rows, self.note("row"))
        self.port = Button((300, 800, 300, 90), "Left", self.note("left"), hotkey=pygame.K_l)
        self.starboard = Button((700, 800, 300, 90), "Right", self.note("right"))
        self.board.set(
            [self.toggle, self.slider, self.choice, self.field, self.list, self.port, self.starboard]
        )

    def handle(self, event):
        return self.board.handle(event)

    def paint(self, canvas):
        canvas.surface.fill("black")
        self.board.paint(canvas)


@pytest.fixture
def desk():
    with stage() as one:
        scene = Desk()
        one.app.push(scene)
        one.run(0.1)
        yield one, scene


def test_the_first_widget_has_the_focus(desk):
    _, scene = desk
    assert scene.board.focus is scene.toggle


def test_tab_reaches_every_widget_and_comes_round(desk):
    one, scene = desk
    seen = []
    for _ in scene.board.widgets:
        seen.append(scene.board.focus)
        one.press(Act.NEXT)
    assert seen == scene.board.widgets
    assert scene.board.focus is scene.toggle
    one.press(Act.PREVIOUS)
    assert scene.board.focus is scene.starboard


def test_directions_walk_between_widgets(desk):
    one, scene = desk
    one.press(Act.DOWN, Act.DOWN, Act.DOWN)
    assert scene.board.focus is scene.field
    scene.board.focus_on(scene.port)
    one.press(Act.RIGHT)
    assert scene.board.focus is scene.starboard
    one.press(Act.LEFT)
    assert scene.board.focus is scene.port


def test_choose_presses_the_focused_button_once(desk):
    one, scene = desk
    scene.board.focus_on(scene.starboard)
    one.press(Act.CHOOSE)
    one.app.handle(Press("key:40", Stamp(0), Act.CHOOSE, repeat=True))
    assert scene.told == [("right",)]


def test_a_click_presses_only_where_it_began(desk):
    one, scene = desk
    one.click(850, 840)
    assert scene.told == [("right",)]
    one.app.handle(Pointer("down", (400, 840), Stamp(0)))
    one.app.handle(Pointer("up", (850, 840), Stamp(0)))
    assert scene.told == [("right",)]


def test_what_is_carried_off_a_widget_is_dropped_where_the_pointer_lets_go(desk):
    one, scene = desk
    dropped: list[tuple[float, float]] = []
    scene.port.drop = dropped.append
    for kind, at in (("down", (400, 840)), ("move", (500, 500)), ("up", (850, 840))):
        one.app.handle(Pointer(kind, at, Stamp(0)))
    assert dropped == [(850, 840)]
    assert scene.told == []


def test_hotkeys_press_from_anywhere_but_not_while_typing(desk):
    one, scene = desk
    one.key(pygame.K_l)
    assert scene.told == [("left",)]
    scene.board.focus_on(scene.field)
    one.key(pygame.K_l)
    assert scene.told == [("left",)]


def test_a_toggle_by_press_push_and_click(desk):
    one, scene = desk
    one.press(Act.CHOOSE, Act.LEFT, Act.LEFT, Act.RIGHT)
    one.click(700, 140)
    assert scene.told == [("mute", True), ("mute", False), ("mute", True), ("mute", False)]


def test_a_slider_by_push_wheel_and_drag_stays_between_its_ends(desk):
    one, scene = desk
    scene.board.focus_on(scene.slider)
    one.press(Act.RIGHT)
    assert scene.slider.value == 0.6
    for _ in range(9):
        one.press(Act.RIGHT)
    assert scene.slider.value == 1
    one.click(scene.slider.track.left, scene.slider.area.centery)
    assert scene.slider.value == 0


def test_a_choice_comes_round_and_its_left_half_steps_back(desk):
    one, scene = desk
    scene.board.focus_on(scene.choice)
    one.press(Act.RIGHT, Act.RIGHT)
    one.click(scene.choice.box.left + 20, scene.choice.area.centery)
    assert [value for _, value in scene.told] == ["fast", "slow", "fast"]


def test_a_text_field_takes_letters_and_backspace_and_stops_when_full(desk):
    one, scene = desk
    scene.board.focus_on(scene.field)
    for text in "Zo\u00eb", "\x07", "123456":
        one.app.handle(Typed(text))
    assert scene.field.text == "Zo\u00eb12"
    one.app.handle(Press("key:42", Stamp(0), Act.BACK, pygame.K_BACKSPACE))
    assert scene.field.text == "Zo\u00eb1"
    one.press(Act.CHOOSE)
    assert scene.told[-1] == ("done",)


def test_a_list_scrolls_to_what_is_chosen(desk):
    one, scene = desk
    scene.board.focus_on(scene.list)
    for _ in range(8):
        one.press(Act.DOWN)
    assert scene.list.first <= scene.list.at < scene.list.first + scene.list.fits
    one.press(Act.CHOOSE)
    assert scene.told == [("row", 8)]


def test_a_disabled_widget_says_why_and_does_nothing(desk):
    one, scene = desk
    scene.starboard.enabled = False
    scene.starboard.why = "Two people are needed."
    one.click(850, 840)
    assert scene.told == []
    assert one.app.toasts.texts == ["Two people are needed."]


def test_every_state_can_be_painted_twice_alike(desk):
    one, scene = desk
    for widget in scene.board.widgets:
        scene.board.focus_on(widget)
        one.run(0.1)
        first = pygame.image.tobytes(one.paper.surface, "RGB")
        scene.touch()
        one.run(0.1)
        assert pygame.image.tobytes(one.paper.surface, "RGB") == first
