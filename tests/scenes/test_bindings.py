"""Every key can be changed: whatever is pressed arrives as the key that usually does the same."""

import ast
from typing import Any

import pygame
import pytest

from game.keeping import Folder, Keeping, Settings
from main import HERE
from scenes.bindings import (
    BUTTONS,
    BY_NAME,
    COMMANDS,
    NAMES,
    USUAL,
    Act,
    Bindings,
    button_cap,
    key_cap,
    key_of,
    key_word,
    while_typing,
)
from scenes.fit import Fit
from scenes.input import PAD_BUTTONS, Press, Reader, Stamp, typed
from tests.scenes.stage import Stage, stage

FIELDS = {"scenes/bindings.py", "scenes/input.py"}


def test_no_key_and_no_button_belongs_to_two_commands():
    keys = [key for one in COMMANDS for key in one.keys]
    buttons = [button for one in COMMANDS for button in one.buttons]
    assert len(keys) == len(set(keys))
    assert len(buttons) == len(set(buttons))
    assert set(buttons) <= set(BUTTONS) == set(PAD_BUTTONS.values())


def test_every_command_has_a_name_and_another_one():
    assert set(NAMES) == set(BY_NAME)
    assert len(set(NAMES.values())) == len(NAMES)


def test_every_key_that_scenes_name_is_in_the_register():
    """A key that no command has cannot be changed: add it to scenes/bindings.py."""
    named = {
        (file.relative_to(HERE).as_posix(), node.attr)
        for file in (HERE / "scenes").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr.startswith("K_")
    }
    loose = {one for one in named if one[0] not in FIELDS and getattr(pygame, one[1]) not in USUAL}
    assert loose == set()


def test_without_wishes_every_key_is_itself():
    for key, command in USUAL.items():
        assert Bindings().key(key) == (key, command.act)
    assert Bindings().key(pygame.K_F7) == (pygame.K_F7, None)


def test_a_key_of_ones_own_arrives_as_the_usual_one():
    mine = Bindings({"hint": ["j"], "left": ["a"]})
    assert mine.key(pygame.K_j) == (pygame.K_h, None)
    assert mine.key(pygame.K_a) == (pygame.K_LEFT, Act.LEFT)


def test_a_key_that_was_given_away_does_nothing_any_more():
    mine = Bindings({"hint": ["j"]})
    assert mine.key(pygame.K_h) == (0, None)


def test_a_button_of_ones_own():
    mine = Bindings(buttons={"undo": ["ls"], "hint": ["y"], "what": ["x"]})
    assert mine.button("ls") == (pygame.K_u, None)
    assert mine.button("y") == (pygame.K_h, None)
    assert mine.button("start") == (0, Act.MENU)
    assert mine.button("guide") == (0, None)


def test_escape_is_never_lost():
    for keys in ({"back": ["j"]}, {"hint": ["escape"]}):
        assert Bindings(keys).key(pygame.K_ESCAPE) == (pygame.K_ESCAPE, Act.BACK)
    assert Bindings({"hint": ["escape"]}).faults == ["hint"]


@pytest.mark.parametrize("wish", [["no such key"], [], ["left shift"], ["lshift"], ["h", "nonsense"]])
def test_a_wish_that_cannot_be_is_told_and_left_as_usual(wish):
    mine = Bindings({"undo": wish})
    assert mine.faults == ["undo"]
    assert mine.key(pygame.K_u) == (pygame.K_u, None)


def test_two_wishes_for_one_key_are_told():
    mine = Bindings({"undo": ["j"], "hint": ["j"]})
    assert mine.faults == ["hint"]
    assert mine.key(pygame.K_j) == (pygame.K_u, None)
    assert mine.key(pygame.K_h) == (pygame.K_h, None)


def test_wishes_of_a_newer_felt_are_let_be():
    assert Bindings({"fly": ["j"]}).faults == []


@pytest.mark.parametrize("key", sorted(USUAL))
def test_a_key_is_kept_by_a_word_and_found_again(key):
    assert key_of(key_word(key)) == (None if key == pygame.K_ESCAPE else key)
    assert key_cap(key)


def test_keys_of_other_alphabets_can_be_given():
    mine = Bindings({"hint": ["ö"]})
    assert mine.key(ord("ö")) == (pygame.K_h, None)
    assert mine.cap(pygame.K_h) == "Ö"


def test_hints_on_screen_show_the_keys_really_bound():
    mine = Bindings({"hint": ["j"], "left": ["a"], "mute": ["f5"]})
    assert list(mine.caps("left right")) == ["A", "right"]
    assert list(mine.caps("H")) == ["J"]
    assert list(mine.caps("M Esc 1-5")) == ["F5", "Esc", "1-5"]


def test_buttons_have_something_written_on_them():
    assert [button_cap(one) for one in ("a", "l", "left", "select")] == ["A", "LB", "left", "Select"]


def test_while_letters_are_written_a_letter_is_a_letter():
    mine = Bindings({"left": ["a"], "back": ["j"]})

    def press(key: int) -> Press:
        name, act = mine.key(key)
        return typed(Press("key:4", Stamp(0), act, name, printed=key))

    assert press(pygame.K_a) == Press("key:4", Stamp(0), None, pygame.K_a, printed=pygame.K_a)
    assert press(pygame.K_BACKSPACE).key == pygame.K_BACKSPACE
    assert press(pygame.K_RETURN).act is Act.CHOOSE
    assert while_typing(pygame.K_F11) is None


def test_the_app_uses_the_keys_of_the_settings_at_once():
    with stage() as house:
        house.app.change_settings(keys={"mute": ["j"]})
        key = house.app.reader.bindings.key(pygame.K_j)[0]
        assert key == pygame.K_m
        house.key(key)
        assert house.app.settings.muted


def test_wishes_that_cannot_be_become_a_word_to_the_person(tmp_path):
    Keeping.open(Folder(tmp_path)).save_settings(Settings(keys={"undo": ["nonsense"]}))
    house = Stage(tmp_path)
    assert any("Take back" in text for text in house.app.toasts.texts)


@pytest.mark.parametrize(
    "value", [{"undo": "j"}, {"undo": [7]}, {"undo": ["j"] * 9}, ["undo"], {"undo": ["j" * 99]}]
)
def test_what_is_no_list_of_keys_is_refused(value):
    with pytest.raises(ValueError, match="keys"):
        Settings(keys=value)


def test_a_real_key_and_a_real_button_go_through_the_register():
    mine = Bindings({"hint": ["j"], "next": ["n"]}, {"undo": ["ls"]})
    reader = Reader(lambda: Fit((1920, 1080)), mine)

    def read(kind: int, **more: Any) -> Press:
        (press,) = reader.read(pygame.Event(kind, **more), Stamp(0))
        assert isinstance(press, Press)
        return press

    hint = read(pygame.KEYDOWN, key=pygame.K_j, scancode=13, mod=0)
    assert (hint.key, hint.printed, hint.code) == (pygame.K_h, pygame.K_j, "key:13")
    on = read(pygame.KEYDOWN, key=pygame.K_n, scancode=17, mod=0)
    assert on.act is Act.NEXT
    back = read(pygame.KEYDOWN, key=pygame.K_n, scancode=17, mod=pygame.KMOD_LSHIFT)
    assert back.act is Act.PREVIOUS
    undo = read(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_LEFTSTICK, instance_id=0)
    assert (undo.key, undo.act) == (pygame.K_u, None)
