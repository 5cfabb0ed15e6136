"""Every clip the house names lies on disk, is level with its neighbours, and has no click at its ends."""

import math
import operator
import re
from array import array
from functools import cache
from pathlib import Path

import pygame
import pytest

from sounds import EFFECTS, HOME, MUSIC, TAKES, effect_files, music_file

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("blind-business", "blind-hen", "none-of-your-business", "ricochet", "second-estimate")
ALL_EFFECTS = [path for name in EFFECTS for path in effect_files(name)]
ALL_MUSIC = [music_file(name) for name in MUSIC]
CEILING = 10 ** (-1 / 20)  # -1 dBFS
FULL = 32768.0
RATE = 44_100
MOMENT = RATE // 20
# Loudest twentieth of a second in dBFS: touches are quiet, the slap is the loudest thing in the house.
BOUNDS = {
    "hover": (-40, -30),
    "press": (-31, -22),
    "back": (-31, -22),
    "toggle": (-31, -22),
    "slap": (-18, -9),
}
TABLE_BOUNDS = (-26, -13)
MUSIC_BOUNDS = (-27, -19)


@pytest.fixture(scope="module", autouse=True)
def decoder():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
        yield
        pygame.mixer.quit()


@cache
def samples(path):
    """Left and right of a file, as the mixer hears it."""
    raw = array("h", pygame.mixer.Sound(str(path)).get_raw())
    return raw[::2], raw[1::2]


def decibels(value):
    return 20 * math.log10(max(value, 1e-9))


def level(side):
    return decibels(math.sqrt(sum(map(operator.mul, side, side)) / len(side)) / FULL)


def loudest_moment(side):
    return max(level(side[at : at + MOMENT]) for at in range(0, len(side), MOMENT // 2))


def stem(path):
    return path.stem


def test_no_file_lies_there_that_nobody_names():
    assert sorted((HOME / "effects").glob("*.ogg")) == sorted(ALL_EFFECTS)


def test_every_game_and_the_shelf_have_their_loop():
    assert set(MUSIC) >= {"house", *GAMES}


def test_slides_and_slaps_have_three_takes_and_the_bumpers_a_scale():
    assert (TAKES["slide"], TAKES["slap"], TAKES["bumper"]) == (3, 3, 8)


def test_every_sound_a_scene_asks_for_exists():
    effects = re.compile(
        r'sound\w*\.(?:play|hush|warm)\(\s*"([\w-]+)"|\b(?:sound|cue)(?:: str)? ?= ?"([\w-]+)"'
    )
    tunes = re.compile(r'sound\w*\.music\(\s*"([\w-]+)"|\bmusic(?:: [\w| ]+)? ?= ?"([\w-]+)"')
    for source in sorted((ROOT / "scenes").rglob("*.py")):
        text = source.read_text(encoding="utf-8")
        assert {one or other for one, other in effects.findall(text)} <= set(EFFECTS), source.name
        assert {one or other for one, other in tunes.findall(text)} <= set(MUSIC), source.name


@pytest.mark.parametrize("path", ALL_EFFECTS, ids=stem)
def test_an_effect_is_level_with_its_group(path):
    left, _right = samples(path)
    low, high = BOUNDS.get(path.stem.rpartition("-")[0] or path.stem, TABLE_BOUNDS)
    assert low <= loudest_moment(left) <= high


@pytest.mark.parametrize("path", ALL_MUSIC, ids=stem)
def test_the_tunes_are_level_with_each_other(path):
    left, right = samples(path)
    assert MUSIC_BOUNDS[0] <= (level(left) + level(right)) / 2 <= MUSIC_BOUNDS[1]


@pytest.mark.parametrize("path", ALL_EFFECTS + ALL_MUSIC, ids=stem)
def test_nothing_reaches_the_ceiling_or_leans_to_one_side(path):
    for side in samples(path):
        assert max(max(side), -min(side)) / FULL <= CEILING
        assert abs(sum(side) / len(side)) / FULL < 0.001


@pytest.mark.parametrize("path", ALL_EFFECTS, ids=stem)
def test_an_effect_starts_and_ends_near_silence(path):
    for side in samples(path):
        assert abs(side[0]) / FULL < 0.015
        assert abs(side[-1]) / FULL < 0.001


@pytest.mark.parametrize("path", ALL_EFFECTS, ids=stem)
def test_an_effect_is_heard_at_once_and_is_short(path):
    left, _right = samples(path)
    loud = max(max(left), -min(left)) * 0.1
    first = next(at for at, value in enumerate(left) if abs(value) > loud)
    assert first / RATE < 0.15
    assert len(left) / RATE < 2.6


@pytest.mark.parametrize("name", ["slap", "tick", "go", "press"])
def test_what_answers_a_key_begins_within_five_milliseconds(name):
    for path in effect_files(name):
        left, _right = samples(path)
        loud = max(max(left), -min(left)) * 0.2
        assert next(at for at, value in enumerate(left) if abs(value) > loud) / RATE < 0.005


@pytest.mark.parametrize("path", ALL_MUSIC, ids=stem)
def test_a_loop_runs_over_its_seam_without_a_click(path):
    for side in samples(path):
        seam = abs(side[0] - side[-1]) / FULL
        louder_steps = sum(abs(b - a) / FULL > seam for a, b in zip(side[::7], side[1::7], strict=False))
        assert seam < 0.012
        assert louder_steps > len(side) / 7 / 200, "the step at the seam stands out from the music around it"


@pytest.mark.parametrize("path", ALL_MUSIC, ids=stem)
def test_a_loop_never_falls_silent_at_its_seam(path):
    left, _right = samples(path)
    assert level(left[: RATE // 2]) > -45
    assert level(left[-RATE // 2 :]) > -45


@pytest.mark.parametrize("path", ALL_MUSIC, ids=stem)
def test_a_loop_lasts_between_sixteen_and_forty_seconds(path):
    assert 16 <= len(samples(path)[0]) / RATE <= 40


def test_all_sounds_together_stay_small():
    assert sum(path.stat().st_size for path in ALL_EFFECTS + ALL_MUSIC) < 2_500_000
    assert max(path.stat().st_size for path in ALL_EFFECTS) < 26_000
