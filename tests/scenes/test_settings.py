"""Every setting is on a page, changes at once by mouse, keys and gamepad, and does what it says."""

from dataclasses import fields, replace

import pygame
import pytest

from game import catalog, words
from game.keeping import Settings
from game.keeping.settings import TIE_FRAMES
from game.match import Seating
from scenes.curtain import BY_ITSELF, GRACE, HOLD, Curtain
from scenes.dialog import Dialog
from scenes.input import Act, Pointer, Press, Release, Stamp
from scenes.pause import PauseMenu
from scenes.scene import Scene
from scenes.settings import LEFT_ALONE, SettingsScene
from scenes.settings.colours import PANEL, PANEL_STEP
from scenes.settings.keys import AskKey, KeysScene
from scenes.settings.tabs import SHEET
from scenes.shelf import Shelf
from scenes.tables import sitting
from scenes.tables.ricochet.party import usual_party
from scenes.tables.ricochet.rebind import Rebind
from scenes.ui.theme import HIGH_CONTRAST, HOUSE
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Choice, Slider, Toggle
from tests.scenes.stage import stage

PAGES = range(6)
SOUND, PICTURE, MOTION, TABLE, KEYS, LANGUAGE = PAGES


@pytest.fixture(autouse=True)
def english_again():
    yield
    words.speak("en")


@pytest.fixture
def house():
    with stage() as one:
        one.app.push(Scene())
        yield one


def open_page(house, page, scene=SettingsScene):
    opened = scene(page)
    house.app.push(opened)
    return opened


def changers(scene):
    """The widgets of a page that change a setting."""
    return [one for one in scene.board.widgets if isinstance(one, Toggle | Slider | Choice)]


def button(scene, label):
    return next(one for one in scene.board.widgets if isinstance(one, Button) and one.label == label)


def changed(before, after):
    return {one.name for one in fields(Settings) if getattr(before, one.name) != getattr(after, one.name)}


def by_keys(house, widget):
    house.top.board.focus_on(widget)
    at_end = isinstance(widget, Slider) and widget.value == widget.ends[1]
    house.press(Act.LEFT if at_end or (isinstance(widget, Toggle) and widget.on) else Act.RIGHT)


def by_mouse(house, widget):
    at = widget.area.center
    if isinstance(widget, Slider):
        share = 0.9 if widget.value < sum(widget.ends) / 2 else 0.1
        at = (widget.track.left + widget.track.width * share, widget.track.centery)
    house.click(*at)


@pytest.mark.parametrize("way", [by_keys, by_mouse])
def test_every_setting_is_on_a_page_and_changes_at_once(house, way):
    found = set()
    for page in PAGES:
        scene = open_page(house, page)
        for number in range(len(changers(scene))):
            before = house.app.settings
            way(house, changers(scene)[number])
            found |= changed(before, house.app.settings)
        house.press(Act.BACK)
    assert found == {one.name for one in fields(Settings)} - LEFT_ALONE - {"language"}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("scene", [SettingsScene, KeysScene])
def test_everything_stands_on_the_sheet_and_nothing_on_something_else(house, page, scene):
    if scene is KeysScene and page > 3:
        return
    areas = [one.area for one in open_page(house, page, scene).board.widgets]
    assert all(SHEET.contains(area) for area in areas)
    assert not any(a.colliderect(b) for n, a in enumerate(areas) for b in areas[:n])


@pytest.mark.parametrize("page", PAGES)
def test_the_keyboard_alone_reaches_everything(house, page):
    scene = open_page(house, page)
    seen = set()
    for _step in scene.board.widgets:
        seen.add(scene.board.widgets.index(scene.board.focus))
        house.press(Act.NEXT)
    assert seen == set(range(len(scene.board.widgets)))


def test_page_up_and_page_down_turn_the_pages(house):
    scene = open_page(house, SOUND)
    house.key(pygame.K_PAGEDOWN)
    assert scene.page == PICTURE
    house.key(pygame.K_PAGEUP)
    house.key(pygame.K_PAGEUP)
    assert scene.page == LANGUAGE


# -- what they do ------------------------------------------------------------------------------------


def test_volumes_and_mute_reach_the_loudspeaker(house):
    house.app.change_settings(effects_volume=0.3, music_volume=0.2, muted=True)
    assert house.app.sound._levels == {"effects": 0.3, "music": 0.2}
    assert house.app.sound.muted


def test_text_size_makes_all_text_larger(house):
    style_width = house.app.brushes.type.width
    before = style_width("Felt", Style(30))
    house.app.change_settings(text_size=1.5)
    assert style_width("Felt", Style(30)) == pytest.approx(1.5 * before, rel=0.06)


def test_high_contrast_changes_the_theme(house):
    assert house.app.brushes.theme is HOUSE
    house.app.change_settings(high_contrast=True)
    assert house.app.brushes.theme is HIGH_CONTRAST


def test_full_screen_switches_the_window(house):
    scene = open_page(house, PICTURE)
    house.click(*changers(scene)[0].area.center)
    assert house.app.settings.fullscreen
    assert house.paper.fullscreen


def test_the_speed_is_the_speed_of_things(house):
    seen = []
    for speed in ("slow", "normal", "fast", "instant"):
        house.app.change_settings(speed=speed)
        seen.append(house.app.speed)
    assert seen == sorted(set(seen))


def test_ricochets_tie_window_is_that_of_the_next_party(house):
    for frames in TIE_FRAMES:
        house.app.change_settings(tie_window_frames=frames)
        assert usual_party(house.app.keeping).agreed["tie_frames"] == frames


# -- the curtain -------------------------------------------------------------------------------------


def lowered(house, manner):
    house.app.change_settings(curtain=manner)
    ready = []
    curtain = Curtain("Otto", "green", "", lambda: ready.append(True))
    house.app.push(curtain)
    house.run(GRACE + 0.1)
    return curtain, ready


def test_the_curtain_waits_for_a_press(house):
    _curtain, ready = lowered(house, "press")
    house.run(2 * BY_ITSELF)
    assert not ready
    house.press(Act.CHOOSE)
    assert ready


def test_the_curtain_waits_for_a_long_press(house):
    _curtain, ready = lowered(house, "hold")
    house.press(Act.CHOOSE)
    house.run(HOLD / 2)
    house.app.handle(Release("test:CHOOSE", Stamp(0)))
    house.run(2 * HOLD)
    assert not ready
    house.press(Act.CHOOSE)
    house.run(HOLD + 0.1)
    assert ready


def test_a_mouse_can_press_long_as_well(house):
    _curtain, ready = lowered(house, "hold")
    house.app.handle(Pointer("down", (960, 830), Stamp(0)))
    house.run(HOLD + 0.1)
    assert ready


def test_the_curtain_rises_by_itself(house):
    _curtain, ready = lowered(house, "short")
    house.run(BY_ITSELF - GRACE - 0.3)
    assert not ready
    house.run(0.5)
    assert ready


# -- language ----------------------------------------------------------------------------------------


def test_the_language_changes_at_once(house):
    scene = open_page(house, LANGUAGE)
    house.click(*button(scene, "Deutsch").area.center)
    assert house.app.settings.language == "de"
    assert scene.name == "Einstellungen"
    assert any(one.label == "Fertig" for one in scene.board.widgets)
    house.click(*button(scene, "English").area.center)
    assert scene.name == "Settings"


# -- back to the beginning ---------------------------------------------------------------------------


def test_the_reset_asks_and_then_sets_everything_back(house):
    mine = {"muted": True, "text_size": 1.3, "bot_pause_ms": 100, "curtain": "hold", "keys": {"hint": ["j"]}}
    house.app.change_settings(**mine)
    scene = open_page(house, SOUND)
    house.click(*button(scene, "As at first").area.center)
    assert isinstance(house.top, Dialog)
    house.press(Act.BACK)
    assert house.app.settings.muted
    house.click(*button(scene, "As at first").area.center)
    house.press(Act.LEFT, Act.CHOOSE)
    assert changed(Settings(), house.app.settings) == {"keys"}


# -- keys --------------------------------------------------------------------------------------------


def press_key(house, key):
    name, act = house.app.bindings.key(key)
    house.app.handle(Press(f"key:{key}", Stamp(0), act, name, printed=key))


def ask_for(house, name):
    scene = open_page(house, 1, KeysScene)
    row = next(
        one for one in scene.board.widgets if getattr(one, "command", None) and one.command.name == name
    )
    house.click(*row.area.center)
    assert isinstance(house.top, AskKey)
    return scene


def test_another_key_is_pressed_and_used_at_once(house):
    scene = ask_for(house, "hint")
    press_key(house, pygame.K_j)
    assert house.top is scene
    assert house.app.settings.keys == {"hint": ["j"]}
    assert house.app.bindings.key(pygame.K_j)[0] == pygame.K_h
    assert scene.caps_of("hint") == ["J", "pad:X"]


def test_a_taken_key_is_refused_with_the_name_of_what_it_means(house):
    ask_for(house, "undo")
    press_key(house, pygame.K_h)
    assert isinstance(house.top, AskKey)
    assert house.top.problem == "H already means “Hint”. Please press another one."
    assert house.app.settings.keys == {}


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_u])
def test_escape_and_the_key_itself_leave_it_as_it_is(house, key):
    scene = ask_for(house, "undo")
    press_key(house, key)
    assert house.top is scene
    assert house.app.settings.keys == {}


def test_a_button_of_a_gamepad_can_be_given(house):
    scene = ask_for(house, "undo")
    house.app.handle(Press("pad:0:x", Stamp(0), None, pygame.K_h))
    assert "Hint" in house.top.problem
    house.app.handle(Press("pad:0:ls", Stamp(0)))
    assert house.top is scene
    assert house.app.settings.buttons == {"undo": ["ls"]}


def test_the_reset_of_the_keys_asks_and_gives_all_of_them_back(house):
    house.app.change_settings(keys={"hint": ["j"]}, buttons={"undo": ["ls"]}, muted=True)
    scene = open_page(house, 0, KeysScene)
    house.click(*button(scene, "As at first").area.center)
    assert isinstance(house.top, Dialog)
    house.press(Act.LEFT, Act.CHOOSE)
    assert (house.app.settings.keys, house.app.settings.buttons) == ({}, {})
    assert house.app.settings.muted


def test_the_slap_keys_of_everyone_are_one_press_away(house):
    scene = open_page(house, KEYS)
    name = next(chair.name for chair in usual_party(house.app.keeping).chairs if chair.is_person)
    house.click(*button(scene, f"Ricochet: slap keys of {name}").area.center)
    assert isinstance(house.top, Rebind)


def test_a_table_and_its_pause_menu_speak_the_other_language_at_once():
    """As if they had been opened in it: ribbon, buttons, log and pause menu."""
    table = sitting("blind-hen")
    company = [
        Seating("Ann", "vermilion"),
        Seating("Ben", "sky", "bot:sharp"),
        Seating("Kim", "green", "bot:sharp"),
    ]
    seen = []
    for first in ("en", "de"):
        words.speak(first)
        with stage() as one:
            one.app.keeping.save_settings(replace(one.app.settings, language=first))
            here = table(company, 3, thinks=False)
            one.app.push(here)
            one.run(2)
            one.press(Act.MENU)
            menu = one.top
            assert isinstance(menu, PauseMenu)
            one.app.change_settings(language="de")
            labels = [widget.label for widget in menu.board.widgets]
            seen.append((here.ribbon.text, [entry.text for entry in here.log.entries], menu.text, labels))
    assert seen[0] == seen[1]
    assert "Einstellungen" in seen[0][3]


def test_the_shelf_below_the_settings_speaks_it_too(house):
    house.app.push(Shelf(catalog.keys()))
    shelf = house.top
    house.app.push(SettingsScene())
    house.app.change_settings(language="de")
    assert any(widget.label == "Regeln" for widget in shelf.board.widgets)


@pytest.mark.parametrize("wanted", [True, False])
def test_hints_can_be_switched_off(wanted):
    with stage() as one:
        one.app.change_settings(show_hints=wanted)
        alone = [
            Seating("Ann", "vermilion"),
            *(Seating(n, c, "bot:sharp") for n, c in (("Ben", "sky"), ("Kim", "green"))),
        ]
        table = sitting("blind-hen")(alone, 3, thinks=False)
        one.app.push(table)
        for _second in range(60):
            one.run(1)
            if table.mine:
                break
        one.key(pygame.K_h)
        one.run(1)
        assert bool(table.hint) is wanted


def test_the_colour_check_shows_the_same_things_in_four_ways(house):
    scene = open_page(house, PICTURE)
    house.click(*button(scene, "See the colours as others see them").area.center)
    house.run(0.1)
    areas = [house.app.fit.rect(PANEL.move(at * PANEL_STEP, 0)) for at in range(4)]
    shown = [pygame.image.tobytes(house.paper.surface.subsurface(area), "RGB") for area in areas]
    assert len(set(shown)) == 4
    assert len({area.size for area in areas}) == 1
    house.press(Act.BACK)
    assert house.top is scene
