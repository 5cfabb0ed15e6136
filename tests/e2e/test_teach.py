"""Rules and a lesson from the shelf, in a real window."""

import json
import time

from scenes.tables.ricochet.field import Field

LEFT = Field.load(2, False).beds["left"].area.center


def test_letters_search_the_rules_and_are_no_short_cuts(desk, tmp_path):
    desk.open_felt(tmp_path)
    desk.wait_for("Title")
    desk.press("space")
    desk.wait_for("Shelf")
    desk.press("r")
    desk.wait_for("Rules")
    desk.press("m", "i", "n", "Return", "BackSpace", "Escape")
    assert desk.title() == "Felt: Rules"
    desk.press("Down", "Right", "Escape")
    desk.wait_for("Shelf")
    desk.press("q")
    assert desk.ended() == 0
    assert json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))["muted"] is False


def test_a_lesson_begins_at_the_shelf_and_can_be_left_from_the_middle(desk, tmp_path):
    desk.open_felt(tmp_path)
    desk.wait_for("Title")
    desk.press("space")
    desk.wait_for("Shelf")
    desk.press("t")
    desk.wait_for("Lesson: Ricochet")
    time.sleep(0.4)
    desk.press("Return", "Return")
    desk.click(*LEFT)
    time.sleep(0.5)
    desk.press("Escape")
    desk.wait_for("Pause")
    desk.press("Escape")
    desk.wait_for("Lesson: Ricochet")
    desk.press("Escape")
    desk.wait_for("Pause")
    desk.press(*["Down"] * 6, "Return")
    desk.wait_for("Shelf")
    desk.press("q")
    assert desk.ended() == 0
    assert not list((tmp_path / "matches").glob("*"))
