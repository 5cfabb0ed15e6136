"""Text fits where it stands, in long words and large letters; the gallery tells where it does not."""

from dataclasses import replace

import pygame
import pytest

from game import words
from scenes import gallery
from scenes.canvas import Brushes, Canvas
from scenes.fit import Fit
from scenes.pictures import Pictures
from scenes.ui.type import Style, Type

SIZE = (1280, 720)
LONG_NAMES = ("Wilhelmina", "Maximiliane", "Anastasia", "Bartholomew", "Giuseppe")
"""People who are here to be too long: a name that is cut can still be told from the others."""
SAMPLES = (
    "title-open",
    "title-continue-large-text",
    "shelf-first",
    "shelf-continue-large-text",
    "seats-long-names",
    "seats-too-few",
    "seats-name-taken",
    "settings-table",
    "settings-keys",
    "keys-house",
    "keys-taken",
    "colours-check",
    "dialog-question",
    "crash-report",
)


@pytest.fixture
def german():
    words.speak("de")
    yield
    words.speak("en")


@pytest.mark.usefixtures("german")
def test_large_german_text_fits_in_the_house():
    """All pictures are looked through by `--gallery DIR --language de --text-size 1.5`."""
    found = {}
    with gallery._no_display():
        for picture in gallery.pictures():
            name = f"{picture.scene}-{picture.state}"
            if name in SAMPLES:
                misfits: list[str] = []
                large = replace(picture, settings=picture.settings | {"text_size": 1.5})
                gallery.draw_picture(large, SIZE, gallery.SEED, misfits)
                found[name] = [one for one in misfits if not any(long in one for long in LONG_NAMES)]
    assert found == {name: [] for name in SAMPLES}


# -- the check itself --------------------------------------------------------------------------------


@pytest.fixture
def told():
    """A canvas, and what it tells of text that does not fit."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    heard: list[str] = []
    lettering = Type()
    lettering.misfit = lambda how, text: heard.append(how.partition(" to ")[0])
    canvas = Canvas(pygame.Surface((1920, 1080)), Fit((1920, 1080)), Brushes(Pictures(), lettering))
    return canvas, heard


def test_text_that_fits_is_not_told(told):
    canvas, heard = told
    canvas.text("Felt", (960, 540), Style(40), width=400)
    canvas.paragraph("A card table for one couch.", (100, 100, 600, 200), Style(30))
    assert heard == []


def test_a_line_that_is_squeezed_or_cut_is_told(told):
    canvas, heard = told
    room = 0.7 * canvas.type.width("A card table", Style(40))
    canvas.text("A card table", (960, 540), Style(40), width=room)
    assert heard == ["squeezed"]
    heard.clear()
    canvas.text("A card table for one couch", (960, 540), Style(40), width=120)
    assert heard == ["squeezed", "cut"]


def test_a_paragraph_that_runs_out_of_its_box_is_told(told):
    canvas, heard = told
    canvas.paragraph("A card table for one couch. " * 20, (100, 100, 300, 100), Style(30))
    assert heard == ["squeezed", "out of its box"]


def test_text_over_the_edge_of_the_window_is_told(told):
    canvas, heard = told
    canvas.text("Felt", (1910, 540), Style(40))
    assert heard == ["over the edge"]


def test_large_text_may_be_set_as_small_as_usual(told):
    canvas, heard = told
    canvas.type.resize(1.0, 1.5)
    room = canvas.type.width("A card table", Style(40)) / 1.45
    canvas.text("A card table", (960, 540), Style(40), width=room)
    assert heard == []
