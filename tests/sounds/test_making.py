"""Making the sounds again needs two tools, says so in one sentence, and gives the same bytes each time."""

import builtins
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sounds import __main__ as making

ROOT = Path(__file__).resolve().parents[2]


def test_without_numpy_one_sentence_says_so(monkeypatch, capsys):
    real = builtins.__import__

    def without_numpy(name, *rest):
        if name == "numpy":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without_numpy)
    assert making.main() == 1
    said = capsys.readouterr().err.strip()
    assert "numpy" in said
    assert "\n" not in said


def test_without_oggenc_one_sentence_says_so(monkeypatch, capsys):
    pytest.importorskip("numpy", reason="numpy is only needed to make the sounds, not to play them")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert making.main() == 1
    said = capsys.readouterr().err.strip()
    assert "oggenc" in said
    assert "\n" not in said


def test_naming_the_sounds_needs_no_numpy():
    check = "import sys, sounds; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], cwd=ROOT, check=False).returncode == 0


@pytest.mark.skipif(making.missing_tool() is not None, reason="making sounds needs numpy and oggenc")
def test_pressing_a_clip_twice_gives_the_same_bytes(tmp_path):
    import numpy as np

    from sounds import cues, pressing

    for folder in ("one", "two"):
        clip = pressing.levelled(pressing.trimmed(cues.press(0, np.random.default_rng(3))), "touch")
        (tmp_path / folder).mkdir()
        pressing.press(clip, tmp_path / folder / "press.ogg", "effects")
    assert (tmp_path / "one/press.ogg").read_bytes() == (tmp_path / "two/press.ogg").read_bytes()


@pytest.mark.skipif(making.missing_tool() is not None, reason="making sounds needs numpy and oggenc")
def test_a_bar_that_does_not_add_up_is_refused():
    from sounds.instruments import marimba
    from sounds.score import Loop

    with pytest.raises(ValueError, match="does not add up"):
        Loop(bpm=100, bars=2).line(marimba, "c4:1 d4 e4 |")


@pytest.mark.skipif(making.missing_tool() is not None, reason="making sounds needs numpy and oggenc")
def test_what_rings_past_the_end_is_heard_at_the_start():
    import numpy as np

    from sounds.score import Loop

    loop = Loop(bpm=120, bars=1)
    loop.put(3.9, np.ones(44_100))
    assert np.abs(loop.dry[100]).min() > 0.5
    assert np.abs(loop.dry[loop.size // 2]).max() == 0.0


@pytest.mark.skipif(making.missing_tool() is not None, reason="making sounds needs numpy and oggenc")
def test_the_limiter_keeps_every_peak_under_the_ceiling():
    import numpy as np

    from sounds import pressing

    spiky = np.random.default_rng(1).standard_normal(5000)
    ceiling = 10 ** (pressing.CEILING / 20)
    assert np.abs(pressing.limited(spiky)).max() <= ceiling + 1e-9
