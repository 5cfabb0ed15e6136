"""The shelf: what stands on it, where one can go from it, and what it knows of the last match."""

import pygame
import pytest

from game import catalog
from game.keeping import Record
from game.words import speak
from scenes.about import About
from scenes.input import Act
from scenes.records import Records
from scenes.rulebook import Rulebook
from scenes.seats import Seats
from scenes.settings import SettingsScene
from scenes.shelf import Shelf
from scenes.shelf_parts import SLIP, Box, last_time
from scenes.tables import playable
from scenes.teach import lessons
from tests.scenes.stage import Stage, stage


def open_shelf(one: Stage) -> Shelf:
    shelf = Shelf()
    one.app.push(shelf)
    return shelf


def test_every_game_of_the_catalog_stands_on_it_in_order():
    assert playable() == catalog.keys()
    with stage() as one:
        boxes = [w for w in open_shelf(one).board.widgets if isinstance(w, Box)]
        assert [box.key for box in boxes] == list(catalog.keys())


def test_the_last_game_has_the_focus_and_one_press_opens_it():
    with stage() as one:
        one.app.change_settings(last_game="second-estimate")
        shelf = open_shelf(one)
        assert isinstance(shelf.board.focus, Box) and shelf.board.focus.key == "second-estimate"
        one.press(Act.CHOOSE)
        assert isinstance(one.top, Seats) and one.top.game == "second-estimate"


@pytest.mark.parametrize(
    ("key", "scene"),
    [(pygame.K_s, SettingsScene), (pygame.K_e, Records), (pygame.K_F1, About), (pygame.K_r, Rulebook)],
)
def test_its_ways_lead_there_and_back(key, scene):
    with stage() as one:
        shelf = open_shelf(one)
        one.key(key)
        assert isinstance(one.top, scene)
        pressed = shelf.board.focus.label if shelf.board.focus else ""
        one.press(Act.BACK)
        assert isinstance(one.top, Shelf)
        assert shelf.board.focus and shelf.board.focus.label == pressed != ""


@pytest.mark.parametrize("key", lessons())
def test_a_game_that_can_be_taught_has_a_button_for_it(key):
    with stage() as one:
        one.app.change_settings(last_game=key)
        shelf = open_shelf(one)
        teach = next(w for w in shelf.board.widgets if w.label == "Teach me")
        one.click(*teach.area.center)
        assert one.top is not shelf


def won(keeping, name: str, when: str, score: int, totals: list[int], game: str = "blind-hen") -> None:
    if all(one.name != name for one in keeping.profiles):
        keeping.save_profiles(keeping.profiles.add(name))
    person = next(one for one in keeping.profiles if one.name == name)
    company = [name, "Pip", "Zuri"][: len(totals)]
    data = {"won": score == max(totals), "score": score, "totals": totals, "company": company}
    keeping.add_record(person.id, Record("match", game, when, data))


def test_it_tells_who_won_last_time_person_or_bot():
    with stage() as one:
        keeping = one.app.keeping
        assert last_time(keeping, "blind-hen").startswith("For 3 to 5")
        won(keeping, "Mara", "2026-01-01T20:00:00", 41, [41, 30, 20])
        assert last_time(keeping, "blind-hen") == "Last time: Mara won with 41."
        won(keeping, "Mara", "2026-01-02T20:00:00", 30, [30, 44, 20])
        assert last_time(keeping, "blind-hen") == "Last time: Pip won with 44."
        assert last_time(keeping, "second-estimate").startswith("For 4 to 6")


@pytest.mark.parametrize("totals", [[40, 40, 10], []])
def test_where_the_record_does_not_tell_who_won_it_says_nothing_wrong(totals):
    with stage() as one:
        won(one.app.keeping, "Mara", "2026-01-01T20:00:00", 40, totals or [40])
        if not totals:
            won(one.app.keeping, "Mara", "2026-01-02T20:00:00", 12, [12, 40, 30])
            assert last_time(one.app.keeping, "blind-hen") == "Last time: Pip won with 40."
        else:
            assert last_time(one.app.keeping, "blind-hen").startswith("For 3 to 5")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [1.0, 1.5])
def test_nothing_on_it_lies_over_something_else(language, size):
    speak(language)
    try:
        with stage() as one:
            one.app.change_settings(text_size=size)
            shelf = open_shelf(one)
            buttons = [w for w in shelf.board.widgets if not isinstance(w, Box)]
            areas = [w.area for w in buttons] + [SLIP]
            for at, area in enumerate(areas):
                assert area.collidelist(areas[at + 1 :]) == -1
    finally:
        speak("en")


def test_another_language_is_on_its_buttons_at_once():
    with stage() as one:
        shelf = open_shelf(one)
        one.app.push(SettingsScene())
        one.app.change_settings(language="de")
        assert "Beenden" in [w.label for w in shelf.board.widgets]
        one.app.change_settings(language="en")
        assert "Quit" in [w.label for w in shelf.board.widgets]
