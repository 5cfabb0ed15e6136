"""Trying keys: what arrives together, what a keyboard swallows, and the set of keys that is found to work."""

import pygame
import pytest

from scenes.input import Act, Press, Release, Stamp
from scenes.shelf import Shelf
from scenes.tables.ricochet.keys import FOUR
from scenes.tables.ricochet.keys_test import KeysTest
from scenes.tables.ricochet.practice_keys import ALONE_NS, HOLD_NS, Trial
from tests.scenes.stage import stage

LONG = 2 * HOLD_NS


def sets(*names):
    return [tuple(f"key:{one}" for one in FOUR[name]) for name in names]


def hold(trial, codes, arriving=None, long=LONG):
    """Press all of them; only those `arriving` get through."""
    through = [code for code in codes if arriving is None or code in arriving]
    for code in through:
        trial.down(code, 0)
    for code in through:
        trial.up(code, long)


def test_keys_that_all_arrive_work():
    trial = Trial(sets("wasd", "arrows"))
    while trial.state == "asking":
        hold(trial, trial.asked)
    assert trial.state == "works"
    assert trial.most == 2
    assert not trial.changed


def test_one_player_is_asked_for_the_whole_hand():
    trial = Trial(sets("wasd"))
    assert trial.asked == sets("wasd")[0]
    hold(trial, trial.asked)
    assert trial.state == "works"


def test_a_swallowed_key_is_named_and_its_player_tries_other_keys():
    wasd, ijkl, keypad = sets("wasd", "ijkl", "keypad")
    trial = Trial([wasd, ijkl, sets("arrows")[0]], spares=[wasd, ijkl, keypad])
    hold(trial, trial.asked, arriving={wasd[0], sets("arrows")[0][0]})
    assert trial.missing == (ijkl[0],)
    assert trial.layouts[1] == keypad
    assert trial.state == "asking"
    while trial.state == "asking":
        hold(trial, trial.asked)
    assert trial.state == "works"
    assert trial.changed == {1}


def test_a_short_press_of_one_key_proves_nothing():
    trial = Trial(sets("wasd", "ijkl"))
    hold(trial, trial.asked, arriving={trial.asked[0]})
    hold(trial, [*trial.asked, "key:44"], arriving={trial.asked[0], "key:44"}, long=HOLD_NS // 10)
    assert trial.missing == ()
    assert trial.state == "asking"


def test_when_no_set_is_left_it_says_so():
    trial = Trial(sets("wasd", "ijkl", "arrows"), spares=sets("wasd", "ijkl", "arrows"))
    hold(trial, trial.asked, arriving=set(trial.asked[:2]))
    assert (trial.state, trial.missing) == ("hopeless", trial.layouts[2][:1])
    trial.retry()
    assert (trial.state, trial.missing) == ("asking", ())


@pytest.fixture
def one():
    with stage() as one:
        one.app.push(Shelf())
        yield one


def press(one, code, key=0):
    one.app.handle(Press(code, Stamp(one.clock.now_ns()), None, key))


def test_the_panel_lights_what_is_down_and_counts_the_most(one):
    one.app.push(KeysTest([("Mira", "vermilion", dict(zip("abcd", sets("wasd")[0], strict=True)))]))
    test = one.top
    for code in ("key:4", "key:26", "key:44"):
        press(one, code)
    one.run(0.1)
    assert test.trial.held == {"key:4", "key:26", "key:44"}
    one.app.handle(Release("key:26", Stamp(one.clock.now_ns())))
    assert test.trial.held == {"key:4", "key:44"}
    assert test.trial.most == 3


def test_keys_that_choose_elsewhere_are_tried_here_and_escape_leaves(one):
    one.app.push(KeysTest([("Mira", "vermilion", sets("arrows")[0])]))
    test = one.top
    one.app.handle(Press("key:40", Stamp(0), Act.CHOOSE, pygame.K_RETURN))
    assert one.top is test
    press(one, "key:41", pygame.K_ESCAPE)
    assert isinstance(one.top, Shelf)


def test_the_set_that_works_can_be_taken(one):
    taken: list[list[tuple[str, ...]]] = []
    players = [("Mira", "vermilion", sets("wasd")[0]), ("Otto", "sky", sets("ijkl")[0])]
    one.app.push(KeysTest(players, taken.append))
    trial = one.top.trial
    hold(trial, trial.asked, arriving=trial.asked[:1], long=ALONE_NS)
    assert trial.changed == {1}
    while trial.state == "asking":
        hold(trial, trial.asked)
    press(one, "key:44")
    next(widget for widget in one.top.board.widgets if widget.label == "Use these keys").choose()
    assert taken == [list(trial.layouts)]
    assert isinstance(one.top, Shelf)
