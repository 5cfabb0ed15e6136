"""The app around the scenes: fades, focus, mute, troubles as toasts, gamepads, and the crash scene."""

from pathlib import Path

import pygame
import pytest

from game.keeping import Folder, Keeping
from scenes.app import App
from scenes.clock import HandClock
from scenes.crash import Crash, write_report
from scenes.input import Act, Focus, PadChange, Press, Quit
from scenes.scene import Scene
from scenes.settings import SettingsScene
from scenes.shelf import Shelf
from scenes.sound import Sound
from scenes.title import Title
from scenes.window import Paper
from tests.scenes.stage import stage


@pytest.fixture
def one():
    with stage() as one:
        yield one


class Counting(Scene):
    def __init__(self):
        super().__init__()
        self.seen = 0

    def paint(self, canvas):
        canvas.surface.fill("navy")

    def handle(self, event):
        self.seen += isinstance(event, Press)
        return True


def test_title_shelf_settings_and_back_with_acts_alone(one):
    one.app.push(Title())
    one.run(0.1)
    one.press(Act.CHOOSE)
    assert isinstance(one.top, Shelf)
    one.key(pygame.K_s)
    assert isinstance(one.top, SettingsScene)
    one.press(Act.BACK)
    one.press(Act.BACK)
    assert isinstance(one.top, Title)
    one.press(Act.BACK)
    assert not one.app.running


def test_title_to_shelf_and_back_and_quit_with_a_gamepad(one):
    """A simulated pad, through the same reader as a real one."""

    def button(which):
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            one.app.poll([pygame.Event(kind, instance_id=0, button=which)])
        one.run(0.3)

    one.app.push(Title())
    button(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(one.top, Shelf)
    button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    button(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(one.top, Title)
    button(pygame.CONTROLLER_BUTTON_B)
    assert not one.app.running


def test_a_quiet_scene_is_shown_once(one):
    one.app.push(Counting())
    one.run(1.0)
    assert one.paper.shown == 1


def test_a_press_reaches_the_top_scene_exactly_once_even_during_a_fade(one):
    one.app.change_settings(speed="normal")
    scene = Counting()
    one.app.push(Counting())
    one.run(0.1)
    one.app.push(scene)
    one.run(0.05)
    one.press(Act.CHOOSE)
    one.run(1.0)
    assert scene.seen == 1


def test_time_stands_still_for_a_scene_while_the_window_is_away(one):
    scene = Counting()
    one.app.push(scene)
    one.run(0.5)
    before = scene.time
    one.app.handle(Focus(False))
    one.run(0.5)
    assert scene.time == before
    one.app.handle(Focus(True))
    one.run(0.5)
    assert scene.time > before


def test_m_mutes_and_is_kept(one):
    one.app.push(Counting())
    one.key(pygame.K_m)
    assert one.app.settings.muted
    assert Keeping.open(one.app.keeping.folder).settings.muted


def test_closing_the_window_ends_the_loop(one):
    one.app.push(Counting())
    one.app.handle(Quit())
    assert not one.app.running


def test_a_pad_that_comes_and_goes_is_told(one):
    one.app.push(Counting())
    one.app.handle(PadChange("Blue Pad", True))
    one.app.handle(PadChange("Blue Pad", False))
    assert one.app.toasts.texts == ["Blue Pad is ready.", "Blue Pad was unplugged. Keyboard and mouse go on."]


def opened(folder: Path) -> App:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    app = App(Paper((960, 540)), Keeping.open(Folder(folder)), Sound(), HandClock())
    app.push(Counting())
    app.step(0.01)
    app.draw()
    return app


def test_damaged_settings_are_set_aside_and_told(tmp_path):
    (tmp_path / "settings.json").write_text("{not json", encoding="utf-8")
    app = opened(tmp_path)
    assert "damaged" in app.toasts.texts[0]
    assert list(tmp_path.glob("settings.json.damaged-*"))
    assert app.settings.effects_volume == 0.8


def test_a_missing_sound_device_is_told_once(one):
    one.app.push(Counting())
    one.app.sound.trouble = "No sound device could be opened. Felt plays on in silence."
    one.run(0.5)
    assert one.app.toasts.texts == ["No sound device could be opened. Felt plays on in silence."]
    one.run(8.0)
    assert not one.app.toasts


def test_a_data_folder_that_takes_no_files_is_told_and_play_goes_on(tmp_path):
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be", encoding="utf-8")
    app = opened(blocked)
    assert len(app.toasts.texts) == 1
    app.change_settings(muted=True)
    assert app.settings.muted


def test_an_error_becomes_a_calm_scene_and_a_report_without_cards(tmp_path):
    secret = "hearts-queen-of-Mara"
    try:
        raise ValueError(secret)
    except ValueError as problem:
        report = write_report(Folder(tmp_path), problem, "0.0")
    assert report
    text = report.read_text(encoding="utf-8")
    assert secret not in text
    assert "ValueError" in text
    assert "test_app.py" in text
    with stage() as one:
        one.app.push(Counting())
        one.app.reset_after(Crash(report))
        one.run(0.1)
        one.press(Act.CHOOSE)
        assert isinstance(one.top, Shelf)


def test_a_failing_scene_is_caught_by_the_loop_and_reported(tmp_path, monkeypatch):
    from argparse import Namespace

    from scenes import opening

    class Failing(Counting):
        def update(self, dt):
            raise KeyError("the hidden card")

    app = opened(tmp_path)
    monkeypatch.setattr(opening, "_first_scene", lambda arguments: Failing())
    monkeypatch.setattr(pygame, "quit", lambda: None)
    opening._run(app, Namespace(frames=2), Folder(tmp_path), "0.0")
    reports = list((tmp_path / "reports").glob("report-*.txt"))
    assert len(reports) == 1
    assert "hidden card" not in reports[0].read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [(960, 540), (1280, 1024), (2560, 1080), (640, 480)])
def test_every_widget_of_the_shelf_lies_inside_the_window(size):
    with stage(size) as one:
        one.app.push(Shelf())
        one.run(0.1)
        screen = pygame.Rect((0, 0), size)
        assert isinstance(one.top, Shelf)
        for widget in one.top.board.widgets:
            assert screen.contains(one.app.fit.rect(widget.area))


def test_the_same_frame_can_be_drawn_again_exactly(one):
    one.app.push(Title())
    one.run(1.3)
    first = pygame.image.tobytes(one.paper.surface, "RGB")
    one.top.touch()
    one.app.draw()
    assert pygame.image.tobytes(one.paper.surface, "RGB") == first
