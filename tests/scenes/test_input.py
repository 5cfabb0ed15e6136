"""Keys, mouse and gamepads: each press arrives once, means one thing, and a pad may come and go."""

import pygame
import pytest

from scenes.fit import Fit
from scenes.input import Act, Focus, PadChange, Pointer, Press, Reader, Release, SlapKeys, Stamp, Typed

AT = Stamp(1_000_000_000, 900_000)


@pytest.fixture
def reader():
    return Reader(lambda: Fit((1280, 720)))


def read(reader, kind, **values):
    return list(reader.read(pygame.Event(kind, **values), AT))


def key(reader, key, scancode=4, mod=0, kind=pygame.KEYDOWN):
    return read(reader, kind, key=key, scancode=scancode, mod=mod, unicode="")


@pytest.mark.parametrize(
    ("pressed", "act"),
    [
        (pygame.K_UP, Act.UP),
        (pygame.K_RETURN, Act.CHOOSE),
        (pygame.K_SPACE, Act.CHOOSE),
        (pygame.K_ESCAPE, Act.BACK),
        (pygame.K_BACKSPACE, Act.BACK),
        (pygame.K_x, None),
    ],
)
def test_a_key_means_what_people_expect(reader, pressed, act):
    (event,) = key(reader, pressed)
    assert (event.act, event.key, event.stamp) == (act, pressed, AT)


def test_tab_walks_on_and_with_shift_back(reader):
    assert key(reader, pygame.K_TAB)[0].act is Act.NEXT
    assert key(reader, pygame.K_TAB, mod=pygame.KMOD_LSHIFT)[0].act is Act.PREVIOUS


def test_a_key_is_named_by_where_it_lies(reader):
    assert (
        key(reader, pygame.K_q, scancode=20)[0].code
        == key(reader, pygame.K_a, scancode=20)[0].code
        == "key:20"
    )


def test_a_held_direction_presses_again_but_a_held_enter_does_not(reader):
    key(reader, pygame.K_DOWN, scancode=81)
    key(reader, pygame.K_RETURN, scancode=40)
    assert list(reader.repeats(Stamp(AT.at_ns + 100_000_000))) == []
    (again,) = reader.repeats(Stamp(AT.at_ns + 500_000_000))
    assert again.act is Act.DOWN
    assert again.repeat
    key(reader, pygame.K_DOWN, scancode=81, kind=pygame.KEYUP)
    assert list(reader.repeats(Stamp(AT.at_ns + 900_000_000))) == []


def test_losing_the_window_lets_go_of_everything(reader):
    key(reader, pygame.K_DOWN, scancode=81)
    assert read(reader, pygame.WINDOWFOCUSLOST) == [Focus(False)]
    assert not reader.holding


def test_the_pointer_speaks_design_units(reader):
    (event,) = read(reader, pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1)
    assert event == Pointer("down", (960, 540), AT)


def test_a_right_click_means_back(reader):
    (event,) = read(reader, pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=3)
    assert event.act is Act.BACK


def test_letters_arrive_as_text(reader):
    assert read(reader, pygame.TEXTINPUT, text="ß") == [Typed("ß")]


def test_a_pad_button_presses_and_releases(reader):
    down = read(reader, pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=pygame.CONTROLLER_BUTTON_A)
    up = read(reader, pygame.CONTROLLERBUTTONUP, instance_id=3, button=pygame.CONTROLLER_BUTTON_A)
    assert down == [Press("pad:0:a", AT, Act.CHOOSE)]
    assert up == [Release("pad:0:a", AT)]


def push(reader, value, instance=3):
    axis = pygame.CONTROLLER_AXIS_LEFTX
    return read(reader, pygame.CONTROLLERAXISMOTION, instance_id=instance, axis=axis, value=value)


def test_a_trembling_stick_presses_once(reader):
    assert [one.act for one in push(reader, 25000)] == [Act.RIGHT]
    assert push(reader, 19000) == []
    assert push(reader, 25000) == []
    assert [type(one) for one in push(reader, 3000)] == [Release]
    assert [one.act for one in push(reader, 25000)] == [Act.RIGHT]


def test_an_unplugged_pad_stops_scrolling_and_says_so(reader):
    push(reader, 30000)
    assert reader.holding
    (gone,) = read(reader, pygame.CONTROLLERDEVICEREMOVED, instance_id=3)
    assert gone == PadChange("", False)
    assert not reader.holding
    assert read(reader, pygame.CONTROLLERDEVICEREMOVED, instance_id=3) == []


def test_a_second_pad_keeps_its_number_when_the_first_goes(reader):
    push(reader, 30000, instance=3)
    push(reader, 30000, instance=5)
    read(reader, pygame.CONTROLLERDEVICEREMOVED, instance_id=3)
    button = pygame.CONTROLLER_BUTTON_B
    (press,) = read(reader, pygame.CONTROLLERBUTTONDOWN, instance_id=5, button=button)
    assert press.code == "pad:1:b"


def test_two_players_on_one_key_the_second_hears_who_has_it():
    keys = SlapKeys()
    assert keys.bind("key:26", 0, 1) is None
    assert keys.bind("key:26", 1, 1) == 0
    assert keys.slap(Press("key:26", AT)) == (0, 1)


def test_a_new_key_replaces_the_old_one_of_that_place():
    keys = SlapKeys()
    keys.bind("key:26", 0, 1)
    keys.bind("key:27", 0, 1)
    assert keys.slap(Press("key:26", AT)) is None
    assert keys.keys(0) == {1: "key:27"}


def test_a_held_slap_key_slaps_once():
    keys = SlapKeys()
    keys.bind("key:26", 0, 1)
    assert keys.slap(Press("key:26", AT, repeat=True)) is None
