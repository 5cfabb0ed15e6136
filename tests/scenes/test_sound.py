"""The loudspeaker plays what it can, stays silent where it cannot, and never stops the game."""

import shutil
from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes import sound as loudspeaker
from scenes.sound import DECKS, MOST_ALIKE, VOICES, Sound, gain, sides
from sounds import EFFECTS, HOME, effect_files


@pytest.fixture
def device(monkeypatch):
    """A sound device that takes everything and plays nothing."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()


@pytest.fixture
def make(device):
    made = []

    def build(*args, **kwargs):
        sound = Sound(*args, **kwargs)
        made.append(sound)
        return sound

    yield build
    for sound in made:
        sound.close()
    pygame.mixer.quit()


@pytest.fixture
def opened(make):
    sound = make()
    sound.open()
    assert sound.settle()
    return sound


def eventually(happened):
    """Gives the device, which runs on its own clock, up to two seconds to get there."""
    for _ in range(200):
        if happened():
            return True
        pygame.time.wait(10)
    return False


def busy_voices():
    return [number for number in VOICES if pygame.mixer.Channel(number).get_busy()]


def test_an_effect_is_played_once_its_file_is_read(opened):
    opened.play("roll")
    assert opened.settle()
    assert busy_voices()
    assert opened.trouble is None


def test_a_warmed_effect_sounds_before_play_returns(opened):
    opened.warm("roll")
    opened.settle()
    opened.play("roll")
    assert len(busy_voices()) == 1


def test_no_device_means_silence_and_one_sentence(monkeypatch, make):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sound = make()
    sound.open()
    sound.warm("slap")
    sound.play("slap")
    sound.music("house")
    sound.volume("music", 0.4)
    sound.mute(True)
    sound.pause()
    sound.resume()
    sound.hush("slap")
    assert sound.settle()
    assert sound.trouble is not None
    assert sound.trouble.endswith(".")
    assert pygame.mixer.get_init() is None


def test_before_it_is_opened_everything_is_silent_and_allowed(make):
    sound = make()
    sound.play("slap")
    sound.music("house")
    sound.hush("slap")
    sound.close()
    assert sound.trouble is None


def test_a_tune_asked_for_before_opening_plays_after_it(make):
    sound = make()
    sound.music("house")
    sound.open()
    assert sound.settle()
    assert any(pygame.mixer.Channel(deck).get_busy() for deck in DECKS)


def test_closing_twice_and_opening_again_works(opened):
    opened.close()
    opened.close()
    opened.play("slap")
    opened.open()
    opened.play("roll")
    assert opened.settle()
    assert busy_voices()


def test_a_device_that_goes_away_leaves_silence_and_a_sentence(opened):
    opened.warm("slap")
    opened.settle()
    pygame.mixer.quit()
    opened.play("slap")
    opened.volume("effects", 0.3)
    assert opened.trouble is not None


@pytest.fixture
def damaged_home(tmp_path):
    """A copy of the sounds in which one effect is damaged, one is missing, and so is one tune."""
    shutil.copytree(HOME / "effects", tmp_path / "effects")
    (tmp_path / "music").mkdir()
    (tmp_path / "music" / "house.ogg").write_bytes(b"OggS this is not music")
    (tmp_path / "effects" / "tick.ogg").write_bytes(b"")
    (tmp_path / "effects" / "go.ogg").unlink()
    return tmp_path


@pytest.mark.parametrize("name", ["tick", "go"])
def test_a_damaged_or_missing_file_is_left_out_with_one_sentence(make, damaged_home, name):
    sound = make(home=damaged_home)
    sound.open()
    sound.play(name)
    assert sound.settle()
    assert not busy_voices()
    assert sound.trouble is not None
    assert f"{name}.ogg" in sound.trouble
    sound.play("roll")
    assert sound.settle()
    assert busy_voices(), "the others still play"


def test_a_damaged_tune_leaves_the_effects_alone(make, damaged_home):
    sound = make(home=damaged_home)
    sound.open()
    sound.music("house")
    sound.music("ricochet")
    sound.music("house")
    sound.play("roll")
    assert sound.settle()
    assert not any(pygame.mixer.Channel(deck).get_busy() for deck in DECKS)
    assert busy_voices()


def test_an_unknown_name_is_a_sentence_not_an_error(opened):
    opened.play("trombone")
    assert opened.trouble is not None
    assert "trombone" in opened.trouble


@pytest.mark.parametrize("name", [name for name in EFFECTS if len(effect_files(name)) > 1])
def test_no_take_is_heard_twice_running(make, name):
    sound = make()
    heard = [sound._choose(name, None) for _ in range(60)]
    assert all(one != next_one for one, next_one in pairwise(heard))
    assert set(heard) == set(effect_files(name)), "and every take has its turn"


@given(st.integers(-5, 50))
def test_takes_asked_for_in_order_stay_within_the_scale(take):
    chosen = Sound()._choose("bumper", take)
    assert chosen == effect_files("bumper")[min(max(take, 0), 7)]


def test_a_fourth_voice_of_one_effect_takes_the_place_of_the_first(opened):
    opened.warm("roll", "curtain")
    opened.settle()
    for _ in range(MOST_ALIKE + 3):
        opened.play("roll")
    assert len(busy_voices()) == MOST_ALIKE
    opened.play("curtain")
    assert len(busy_voices()) == MOST_ALIKE + 1


def test_an_effect_that_waited_too_long_is_left_out(opened, monkeypatch):
    monkeypatch.setattr(loudspeaker, "STALE_S", -1.0)
    opened.play("roll")
    assert opened.settle()
    assert not busy_voices()


def test_a_hushed_effect_fades_away(opened, monkeypatch):
    monkeypatch.setattr(loudspeaker, "HUSH_MS", 1)
    opened.warm("roll")
    opened.settle()
    opened.play("roll")
    opened.hush("roll")
    assert eventually(lambda: not busy_voices())


def test_muted_paused_or_turned_down_effects_are_not_even_started(opened):
    opened.warm("roll")
    opened.settle()
    opened.mute(True)
    opened.play("roll")
    opened.mute(False)
    opened.pause()
    opened.play("roll")
    opened.resume()
    opened.volume("effects", 0.0)
    opened.play("roll")
    assert not busy_voices()
    opened.volume("effects", 1.0)
    opened.play("roll")
    assert busy_voices()


def test_volume_and_mute_reach_what_is_already_sounding(opened):
    opened.music("house")
    opened.warm("slap")
    assert opened.settle()
    slap, tune = opened._clips[effect_files("slap")[0]], opened._tunes["house"]
    opened.volume("effects", 0.5)
    opened.volume("music", 1.0)
    assert slap.get_volume() == pytest.approx(0.25, abs=0.01)
    assert tune.get_volume() == 1.0
    opened.mute(True)
    assert slap.get_volume() == tune.get_volume() == 0.0
    opened.mute(False)
    assert tune.get_volume() == 1.0
    opened.pause()
    assert tune.get_volume() == 0.0
    opened.resume()
    assert slap.get_volume() == pytest.approx(0.25, abs=0.01)


def test_a_clip_read_while_muted_stays_muted(opened):
    opened.mute(True)
    opened.warm("slap")
    opened.music("house")
    assert opened.settle()
    assert opened._clips[effect_files("slap")[0]].get_volume() == 0.0
    assert opened._tunes["house"].get_volume() == 0.0


def test_tunes_cross_fade_on_two_decks(opened):
    opened.music("house")
    opened.settle()
    assert eventually(lambda: pygame.mixer.Channel(opened._deck).get_volume() > 0.0)
    opened.music("ricochet")
    opened.settle()
    assert all(pygame.mixer.Channel(deck).get_busy() for deck in DECKS)
    assert set(opened._tunes) == {"house", "ricochet"}


def test_hurried_changes_end_at_full_strength_and_with_the_last_tune(opened, monkeypatch):
    monkeypatch.setattr(loudspeaker, "CROSS_FADE_MS", 60)
    for name in ("house", "ricochet", "blind-hen", "house"):
        opened.music(name)
        opened.settle()
    playing = pygame.mixer.Channel(opened._deck)
    assert eventually(lambda: playing.get_volume() == 1.0)
    assert playing.get_sound() is opened._tunes["house"]


def test_no_tune_fades_to_silence(opened, monkeypatch):
    monkeypatch.setattr(loudspeaker, "CROSS_FADE_MS", 1)
    opened.music("house")
    opened.settle()
    opened.music(None)
    opened.settle()
    assert eventually(lambda: not pygame.mixer.get_busy())


@given(st.floats(-2, 3), st.floats(-2, 3))
def test_gain_stays_between_silence_and_full_and_never_falls_as_the_level_rises(one, other):
    low, high = sorted((one, other))
    assert 0.0 <= gain(low) <= gain(high) <= 1.0


def test_half_the_level_is_a_quarter_of_the_gain():
    assert (gain(0.0), gain(0.5), gain(1.0)) == (0.0, 0.25, 1.0)


@given(st.floats(-1, 1), st.floats(0, 1))
def test_pan_keeps_the_near_side_and_mirrors(pan, volume):
    left, right = sides(pan, volume)
    assert max(left, right) == pytest.approx(volume)
    assert sides(-pan, volume) == (right, left)


def test_pan_at_the_edge_is_heard_on_one_side_only():
    assert sides(-1.0, 1.0) == (1.0, 0.0)
    assert sides(0.0, 0.5) == (0.5, 0.5)
