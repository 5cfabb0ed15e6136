"""The About scene: the way there and back, its two buttons, and a licence for everything inside Felt."""

import re
import sys
from pathlib import Path

import pygame
import pytest

from game.version import VERSION
from main import requirements
from scenes.about import About, details
from scenes.desktop import Desktop, Errand, own_environment
from scenes.input import Act, PadChange, Pointer, Press, Stamp
from scenes.parts import LICENCES, paragraphs, part_of, parts
from scenes.shelf import Shelf
from scenes.title import Title
from scenes.ui.type import FILES
from tests.scenes.stage import stage

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def one():
    with stage((1280, 720)) as one:
        yield one


@pytest.fixture
def about(one):
    one.app.push(Title())
    one.key(pygame.K_F1)
    one.run(0.1)
    assert isinstance(one.top, About)
    return one.top


class Failing(Errand):
    """A file manager that thinks for a while and then gives up."""

    looks = 0

    @property
    def failed(self):
        self.looks += 1
        return None if self.looks < 5 else True


def result(errand: Errand) -> bool:
    """Whether it failed, when it is done."""
    assert errand._process
    errand._process.wait(20)
    assert errand.failed is not None
    return errand.failed


# -- the way there and back --------------------------------------------------------------------------


def test_f1_on_the_title_and_escape_back(one, about):
    one.press(Act.BACK)
    assert isinstance(one.top, Title)
    assert one.app.running


def test_the_corner_of_the_title_can_be_clicked_in_windows_of_any_shape():
    for size in ((1280, 720), (1280, 1024), (2560, 1080)):
        with stage(size) as one:
            one.app.push(Title())
            one.click(one.app.fit.everything.left + 110, 1036)
            assert isinstance(one.top, About)


def test_the_rest_of_the_title_still_opens_the_shelf(one):
    one.app.push(Title())
    one.click(960, 600)
    assert isinstance(one.top, Shelf)


def test_a_gamepad_alone_goes_there_reads_on_and_comes_back(one):
    def button(which):
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            one.app.poll([pygame.Event(kind, instance_id=0, button=which)])
        one.run(0.1)

    one.app.push(Title())
    one.app.handle(PadChange("Blue Pad", True))
    button(pygame.CONTROLLER_BUTTON_Y)
    assert isinstance(one.top, About)
    about = one.top
    button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert about.reader.part == about.parts[1]
    button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert about.reader.first > 0
    button(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(one.top, Title)


# -- reading -----------------------------------------------------------------------------------------


def test_walking_down_the_list_opens_each_part_to_the_last(one, about):
    for part in about.parts[1:]:
        one.press(Act.DOWN)
        assert about.reader.part == part
    one.run(0.1)


def test_a_click_on_a_row_opens_it(one, about):
    row = about.list.area.top + 8 + about.list.row_height * 3.5
    one.click(about.list.area.centerx, row)
    assert about.reader.part == about.parts[3]


def test_every_line_of_a_long_licence_comes_into_sight(one, about):
    about.show([part.name for part in about.parts].index("pygame-ce"))
    one.run(0.1)
    reader = about.reader
    assert reader.last > 100
    one.press(Act.RIGHT)
    assert about.board.focus is reader
    steps = 0
    while reader.first < reader.last and steps < 1000:
        one.press(Act.DOWN)
        steps += 1
    assert reader.first == reader.last
    one.press(Act.DOWN)
    assert about.board.focus is not reader  # and on to the button below


def test_wheel_page_keys_and_the_bar_scroll_within_bounds(one, about):
    about.show(2)
    one.run(0.1)
    reader, at = about.reader, about.reader.area.center
    one.app.handle(Pointer("wheel", at, Stamp(0), -1))
    assert reader.first > 0
    one.app.handle(Pointer("wheel", at, Stamp(0), 1))
    one.app.handle(Pointer("wheel", at, Stamp(0), 1))
    assert reader.first == 0
    one.key(pygame.K_PAGEDOWN)
    assert reader.first == reader.page
    one.key(pygame.K_END)
    assert reader.first == reader.last
    one.key(pygame.K_HOME)
    assert reader.first == 0
    one.click(reader.area.right - 24, reader.area.bottom - 28)
    assert reader.first == reader.last


def test_larger_letters_never_leave_the_page_beyond_its_end(one, about):
    about.show(1)
    one.run(0.1)
    one.key(pygame.K_END)
    one.app.change_settings(text_size=1.5)
    one.run(0.1)
    more = about.reader.last
    one.key(pygame.K_END)
    one.app.change_settings(text_size=1.0)
    one.run(0.1)
    assert about.reader.first == about.reader.last < more


def test_every_widget_lies_inside_the_smallest_window():
    with stage((960, 540)) as one:
        about = About()
        one.app.push(about)
        one.run(0.1)
        for widget in about.board.widgets:
            assert pygame.Rect(0, 0, 960, 540).contains(one.app.fit.rect(widget.area))


# -- the folder --------------------------------------------------------------------------------------


def test_o_shows_the_data_folder(one, about):
    one.key(pygame.K_o)
    one.run(0.1)
    assert one.desktop.shown == [one.app.keeping.folder.root]
    assert not one.app.toasts


@pytest.mark.parametrize("how", ["at once", "later"])
def test_a_folder_that_cannot_be_shown_is_told_with_its_path(one, about, how):
    def show_folder(folder):
        if how == "at once":
            raise FileNotFoundError("xdg-open")
        return Failing()

    one.desktop.show_folder = show_folder
    one.key(pygame.K_o)
    one.run(0.5)
    (told,) = one.app.toasts.texts
    assert str(one.app.keeping.folder.root) in told


def test_without_a_data_folder_the_button_says_why(tmp_path, one):
    one.app.keeping.in_memory = True
    one.app.push(About())
    one.key(pygame.K_o)
    one.click(*one.top.folder_button.area.center)
    assert one.desktop.shown == []
    assert one.app.toasts.texts == ["Nothing can be kept here, so there is no folder to open."]


def test_a_real_opener_is_started_and_its_failure_is_seen(tmp_path, monkeypatch):
    opener = tmp_path / "xdg-open"
    opener.write_text('#!/bin/sh\necho "$1" > "$0.asked"\n[ -e "$1/fine" ]\n', encoding="utf-8")
    opener.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(sys, "platform", "linux")
    folder = tmp_path / "data"
    with pytest.raises(OSError):
        Desktop().show_folder(folder)
    folder.mkdir()
    assert result(Desktop().show_folder(folder)) is True
    (folder / "fine").touch()
    assert result(Desktop().show_folder(folder)) is False
    assert (tmp_path / "xdg-open.asked").read_text(encoding="utf-8").strip() == str(folder)


def test_another_program_does_not_get_the_libraries_of_the_bundle(monkeypatch):
    bundled = {"LD_LIBRARY_PATH": "bundle", "LD_LIBRARY_PATH_ORIG": "theirs", "HOME": "home"}
    assert own_environment(bundled) == {"LD_LIBRARY_PATH": "theirs", "HOME": "home"}
    plain = {"LD_LIBRARY_PATH": "mine", "HOME": "home"}
    assert own_environment(plain) == plain
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_environment(plain) == {"HOME": "home"}


# -- the details -------------------------------------------------------------------------------------


def test_c_copies_what_a_report_needs(one, about):
    one.key(pygame.K_c)
    (text,) = one.desktop.copied
    lines = dict(line.split(": ", 1) for line in text.splitlines())
    assert set(lines) == {"Felt", "Python", "pygame-ce", "SDL", "System", "Display", "Data"}
    assert lines["Felt"].startswith(VERSION)
    assert lines["Display"].startswith("1280x720")
    assert lines["Data"] == str(one.app.keeping.folder.root)
    assert one.app.toasts.texts == ["Copied. Paste it into your report."]


def test_a_clipboard_that_takes_nothing_is_told(one, about):
    one.desktop.copy = lambda text: False
    one.click(*about.copy_button.area.center)
    assert "nothing was copied" in one.app.toasts.texts[0]


def test_the_real_clipboard_holds_what_was_copied(one):
    text = details(one.app)
    assert Desktop().copy(text)
    assert pygame.scrap.get_text() == text


def test_no_clipboard_is_a_failure_and_no_error(monkeypatch):
    def refuse(text):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    assert not Desktop().copy("anything")


# -- licences ----------------------------------------------------------------------------------------


def test_every_part_has_a_licence_with_words():
    names = [part.name for part in parts()]
    assert len(names) == len(set(names))
    assert names[0] == "Felt"
    for part in parts():
        assert len(part.read()) > 100, part.name
        assert part.use.endswith(".")


def test_everything_felt_asks_for_and_every_font_is_listed():
    names = {re.sub("[^a-z]", "", part.name.lower()) for part in parts()}
    wanted = {re.split("[><=]", one)[0] for one in requirements(())} | {"python", "sdl", "pyinstaller"}
    wanted |= {re.sub("(?<=[a-z])(?=[A-Z])", " ", font.split("-")[0]) for font in FILES.values()}
    assert {re.sub("[^a-z]", "", one.lower()) for one in wanted} <= names


def test_no_text_lies_there_unused_and_felts_own_is_the_one_at_the_door():
    used = {text for part in parts() for text in part.texts}
    assert {path.name for path in LICENCES.glob("*.txt")} == {one for one in used if "/" not in one}
    assert (LICENCES / "felt.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_every_library_that_pygame_brought_is_listed():
    brought = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    libraries = sorted(path.name for path in brought.glob("lib*"))
    if not libraries:
        pytest.skip("this pygame-ce uses the system's own libraries")
    assert [library for library in libraries if part_of(library) is None] == []


def test_a_library_belongs_to_the_part_it_is_named_after():
    owners = {
        "libz.so.1": "zlib",
        "libwebpdemux-1.so.2": "WebP",
        "libopusfile-9.so": "Opus",
        "libzstd.so": None,
    }
    for library, name in owners.items():
        part = part_of(library)
        assert (part.name if part else None) == name


def test_line_breaks_go_and_lists_stay():
    text = "One\ntwo.\n\n----\n\n1. First\n   more\n2. Second\n(b) Third\n\nLast"
    assert paragraphs(text) == ["One two.", "1. First more\n2. Second\n(b) Third", "Last"]


def test_a_repeated_press_of_f1_opens_one_scene(one):
    one.app.push(Title())
    one.key(pygame.K_F1)
    one.app.handle(Press("key:58", Stamp(0), None, pygame.K_F1))
    assert len(one.app.stack) == 2
