"""From waves to files: every clip is trimmed, levelled by one measure and pressed by oggenc."""

import importlib
import io
import pkgutil
import subprocess
import wave
from collections.abc import Sequence
from pathlib import Path
from zlib import crc32

import numpy as np

from sounds import TAKES, cues, effect_files, foley, music_file, tunes
from sounds.synth import RATE, Wave, band

CEILING = -1.5  # dBFS before pressing; what the codec adds stays below -1
MOMENT = 0.1  # seconds: an effect is as loud as its loudest tenth of a second
LOUDNESS = {"music": -24.0, "table": -21.0, "cue": -21.0, "slap": -17.0, "touch": -28.0, "brush": -35.0}
GROUPS = {
    "touch": ("press", "back", "toggle"),
    "brush": ("hover",),
    "cue": ("correct", "slip", "turn", "win", "end", "tie", "error", "tick", "go"),
    "slap": ("slap",),
}
QUALITY = {"effects": "3", "music": "1"}
TAIL_FLOOR = -62.0  # dB under the peak: where a dying sound is cut
LIMIT_REACH = 0.002  # seconds the limiter looks to either side
LEAD = 0.0015  # seconds of silence in front, so that the codec does not blur an attack into the first sample
EDGE_OUT = 0.012  # seconds of fade at the end of an effect


def weighted(clip: Wave) -> Wave:
    """The clip as an ear weighs it: no rumble, and the upper half counting 4 dB more."""
    heard = band(clip, low=60)
    return heard + 0.58 * band(heard, low=1500)


def decibels(value: float) -> float:
    return 20 * float(np.log10(max(value, 1e-9)))


def loudness(clip: Wave, moment: float | None) -> float:
    """The level of the whole clip, or of its loudest moment."""
    power = weighted(clip) ** 2
    power = power if power.ndim == 1 else power.mean(axis=1)
    if moment is None:
        return decibels(float(np.sqrt(power.mean())))
    window = round(moment * RATE)
    sums = np.cumsum(np.pad(power, (1, window)))
    return decibels(float(np.sqrt((sums[window:] - sums[:-window]).max() / window)))


def limited(clip: Wave) -> Wave:
    """Peaks over the ceiling are turned down, a little before and after too, so that nothing is clipped."""
    ceiling = 10 ** (CEILING / 20)
    peaks = np.abs(clip) if clip.ndim == 1 else np.abs(clip).max(axis=1)
    wanted = np.minimum(1.0, ceiling / np.maximum(peaks, 1e-9))
    if wanted.min() == 1.0:
        return clip
    reach = round(LIMIT_REACH * RATE)
    padded = np.pad(wanted, reach, mode="edge")
    lowest = np.lib.stride_tricks.sliding_window_view(padded, 2 * reach + 1).min(axis=1)
    smooth = np.convolve(np.pad(lowest, reach // 2, mode="edge"), np.ones(reach) / reach, "same")
    gain = np.minimum(wanted, smooth[reach // 2 : reach // 2 + len(clip)])
    return clip * (gain if clip.ndim == 1 else gain[:, None])


def levelled(clip: Wave, group: str) -> Wave:
    moment = None if group == "music" else MOMENT
    for _ in range(3):  # limiting costs a little loudness, so the level is set again after it
        clip = limited(clip * 10 ** ((LOUDNESS[group] - loudness(clip, moment)) / 20))
    return clip


def trimmed(clip: Wave) -> Wave:
    """No rumble, no silent tail, and both ends at zero."""
    clip = band(np.pad(clip, (0, RATE // 50)), low=45)
    loud = np.flatnonzero(np.abs(clip) > np.abs(clip).max() * 10 ** (TAIL_FLOOR / 20))
    clip = clip[: loud[-1] + 1].copy()
    out = min(round(EDGE_OUT * RATE), len(clip) // 4)
    clip[-out:] *= np.linspace(1, 0, out) ** 2
    return np.pad(clip, (round(LEAD * RATE), 0))


def press(clip: Wave, path: Path, kind: str) -> None:
    """Encodes one clip; the fixed serial number makes the same bytes each time."""
    whole = np.round(clip * 32767).astype("<i2")
    sheet = io.BytesIO()
    with wave.open(sheet, "wb") as out:
        out.setnchannels(1 if clip.ndim == 1 else 2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(whole.tobytes())
    path.parent.mkdir(exist_ok=True)
    command = ["oggenc", "--quiet", "--serial", "1", "--quality", QUALITY[kind], "--output", str(path), "-"]
    subprocess.run(command, input=sheet.getvalue(), check=True)


def report(clip: Wave, path: Path, moment: float | None) -> None:
    peak = decibels(float(np.abs(clip).max()))
    print(
        f"{path.parent.name}/{path.name:32s} {len(clip) / RATE:6.2f} s {path.stat().st_size / 1024:6.1f} KB"
        f"  loudness {loudness(clip, moment):6.1f}  peak {peak:5.1f} dB"
    )


def press_effect(name: str) -> None:
    """All takes of one effect; every take has its own dice, so changing one leaves the others alone."""
    recipe = getattr(foley, name, None) or getattr(cues, name)
    group = next((group for group, names in GROUPS.items() if name in names), "table")
    for take, path in enumerate(effect_files(name)):
        rng = np.random.default_rng([crc32(name.encode()), take])
        clip = levelled(trimmed(recipe(take, rng)), group)
        press(clip, path, "effects")
        report(clip, path, MOMENT)


def press_tune(module: str) -> None:
    clip = levelled(importlib.import_module(f"sounds.tunes.{module}").play(), "music")
    path = music_file(module.replace("_", "-"))
    press(clip, path, "music")
    report(clip, path, None)


def press_all(only: Sequence[str] = ()) -> None:
    """Everything, or only the effects and tunes named."""
    for name in TAKES:
        if not only or name in only:
            press_effect(name)
    for found in pkgutil.iter_modules(tunes.__path__):
        if not only or found.name.replace("_", "-") in only:
            press_tune(found.name)
