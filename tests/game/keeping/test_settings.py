"""Settings come back as they were saved, within their bounds, one by one."""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.keeping.settings import RENDERERS, SETTINGS, SPEEDS, Settings
from game.keeping.sheet import load, save, seal, unseal

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(), inside, max_size=3),
    max_leaves=8,
)
NAMES = {each.name for each in fields(Settings)}
ANY_SETTINGS = st.builds(
    Settings,
    effects_volume=st.floats(0, 1),
    music_volume=st.floats(0, 1),
    muted=st.booleans(),
    speed=st.sampled_from(SPEEDS),
    reduced_motion=st.booleans(),
    screen_shake=st.booleans(),
    high_contrast=st.booleans(),
    text_size=st.floats(1, 1.5),
    fullscreen=st.booleans(),
    window_size=st.tuples(st.integers(640, 15360), st.integers(360, 8640)),
    language=st.sampled_from([None, "de", "pt_BR", "zh-Hant-TW"]),
    renderer=st.sampled_from(RENDERERS),
    show_hints=st.booleans(),
    memory_aid=st.booleans(),
    bot_pause_ms=st.integers(0, 3000),
    tie_window_frames=st.integers(1, 6),
    last_game=st.sampled_from([None, "ricochet", "none-of-your-business"]),
    last_seats=st.dictionaries(st.text(), PLAIN, max_size=3),
    unknown=st.dictionaries(st.text().filter(lambda key: key not in {*NAMES, "felt", "version"}), PLAIN),
)


@given(ANY_SETTINGS)
def test_settings_come_back_as_they_were_sealed(settings: Settings):
    complaints: list[str] = []
    assert unseal(SETTINGS, seal(SETTINGS, settings), complaints.append) == settings
    assert complaints == []


@given(st.dictionaries(st.sampled_from(sorted(NAMES)), PLAIN))
def test_any_values_in_the_file_give_settings_within_bounds(body: dict[str, Any]):
    complaints: list[str] = []
    data = json.dumps({"felt": "settings", "version": 1, **body}).encode()
    settings = unseal(SETTINGS, data, complaints.append)
    assert replace(settings) == settings
    assert len(complaints) <= len(body)


def test_the_defaults_are_for_a_couch_that_has_never_seen_felt():
    fresh = Settings()
    assert fresh.tie_window_frames == 1
    assert (fresh.muted, fresh.fullscreen, fresh.memory_aid, fresh.language) == (False, False, False, None)
    assert (fresh.speed, fresh.renderer, fresh.text_size) == ("normal", "auto", 1.0)


BAD = [
    ("effects_volume", 1.01),
    ("effects_volume", True),
    ("music_volume", -0.1),
    ("music_volume", float("nan")),
    ("muted", 1),
    ("muted", None),
    ("speed", "warp"),
    ("speed", ["slow"]),
    ("text_size", 0.99),
    ("text_size", "1.2"),
    ("text_size", float("inf")),
    ("window_size", [639, 360]),
    ("window_size", [1280]),
    ("window_size", 5),
    ("window_size", [1280.0, 720]),
    ("language", "../../etc"),
    ("renderer", "gpu"),
    ("bot_pause_ms", 3001),
    ("bot_pause_ms", 700.0),
    ("tie_window_frames", 0),
    ("tie_window_frames", True),
    ("last_game", "Ricochet!"),
    ("last_seats", [1]),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_value_out_of_bounds_is_refused_in_the_program(name: str, value: Any):
    with pytest.raises(ValueError, match=name):
        Settings(**{name: value})


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_value_out_of_bounds_in_the_file_falls_back_alone(tmp_path: Path, name: str, value: Any):
    path = tmp_path / "settings.json"
    others = {"high_contrast": True, "show_hints": False}
    path.write_text(json.dumps({"felt": "settings", "version": 1, **others, name: value}))
    found = load(path, SETTINGS)
    assert found.value == Settings(high_contrast=True, show_hints=False)
    assert [name in trouble.sentence for trouble in found.troubles] == [True]
    assert path.exists()


def test_unknown_fields_are_written_back(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"felt": "settings", "version": 1, "lamp": {"glow": [1, 2]}, "unknown": 3}))
    settings = load(path, SETTINGS).value
    assert settings is not None
    save(path, SETTINGS, replace(settings, muted=True))
    written = json.loads(path.read_text())
    assert (written["lamp"], written["unknown"], written["muted"]) == ({"glow": [1, 2]}, 3, True)


def test_last_seats_are_a_copy_in_plain_data():
    seats = {"ricochet": [("person", "mara-1"), ("bot", 3)]}
    settings = Settings(last_seats=seats)
    seats.clear()
    assert settings.last_seats == {"ricochet": [["person", "mara-1"], ["bot", 3]]}
