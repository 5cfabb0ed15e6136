"""Title, shelf, back and quit in a real window, with the keyboard alone and with the mouse alone."""

import json
import os
import subprocess
import sys

from tests.e2e.desk import ROOT


def test_keyboard_alone_goes_from_title_to_shelf_and_back_and_quits(desk, tmp_path):
    desk.open_felt(tmp_path)
    desk.wait_for("Title")
    desk.press("space")
    desk.wait_for("Shelf")
    desk.press("s")
    desk.wait_for("Settings")
    desk.press("Escape")
    desk.wait_for("Shelf")
    desk.press("Escape")
    desk.wait_for("Title")
    desk.press("Escape")
    assert desk.ended() == 0


def test_mouse_alone_goes_from_title_to_shelf_and_back_and_quits(desk, tmp_path):
    desk.open_felt(tmp_path)
    desk.wait_for("Title")
    desk.click(960, 600)
    desk.wait_for("Shelf")
    desk.click(960, 40, button=3)
    desk.wait_for("Title")
    desk.click(960, 600)
    desk.wait_for("Shelf")
    desk.click(1794, 85)
    assert desk.ended() == 0


def test_the_window_can_be_resized_and_opens_again_as_it_was_left(desk, tmp_path):
    desk.open_felt(tmp_path)
    desk.wait_for("Title")
    desk.resize(1000, 600)
    desk.press("space")
    desk.wait_for("Shelf")
    desk.press("q")
    assert desk.ended() == 0
    kept = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert kept["window_size"] == [1000, 600]


def test_f11_fills_the_screen_and_is_kept(desk, tmp_path):
    desk.open_felt(tmp_path)
    desk.wait_for("Title")
    desk.press("F11", "space")
    desk.wait_for("Shelf")
    desk.press("q")
    assert desk.ended() == 0
    kept = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert kept["fullscreen"] is True


def test_what_was_changed_in_the_settings_is_there_at_the_next_start(desk, tmp_path):
    desk.open_felt(tmp_path)
    desk.wait_for("Title")
    desk.press("m", "Escape")
    assert desk.ended() == 0
    assert '"muted": true' in (tmp_path / "settings.json").read_text(encoding="utf-8")


def test_without_a_display_one_sentence_and_exit_code_2(tmp_path):
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {key: value for key, value in os.environ.items() if key not in gone}
    done = subprocess.run(
        [sys.executable, "main.py", "--data-dir", str(tmp_path)],
        cwd=ROOT,
        env=environment | {"SDL_VIDEODRIVER": "x11"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "needs a screen" in done.stderr
