"""The raw material of every sound: tones, noise, struck bodies, filters, envelopes and rooms."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100

Wave = NDArray[np.float64]
Mode = tuple[float, float, float]  # ratio to the fundamental, gain, seconds until it has died away

A4 = 440.0
STEPS = {"c": -9, "d": -7, "e": -5, "f": -4, "g": -2, "a": 0, "b": 2}
BENDS = {"#": 1, "b": -1}
DIED_AWAY = np.log(1000.0)  # 60 dB down


def pitch(note: str) -> float:
    """The frequency of a note written like `f#4` or `bb3`."""
    step = STEPS[note[0]] + sum(BENDS[bend] for bend in note[1:-1]) + 12 * (int(note[-1]) - 4)
    return float(A4 * 2 ** (step / 12))


def length(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def clock(seconds: float) -> Wave:
    return np.arange(length(seconds)) / RATE


def tone(frequency: float | Wave, seconds: float) -> Wave:
    """A sine; a frequency that changes over time glides without a click."""
    steps = np.broadcast_to(np.asarray(frequency, dtype=float), (length(seconds),))
    return np.asarray(np.sin(2 * np.pi * np.cumsum(steps) / RATE))


def noise(seconds: float, rng: np.random.Generator) -> Wave:
    return np.asarray(rng.standard_normal(length(seconds)) * 0.3)


def fade(seconds: float, dies_in: float) -> Wave:
    """An exponential fall that is 60 dB down after `dies_in` seconds."""
    return np.asarray(np.exp(-DIED_AWAY * clock(seconds) / dies_in))


def curve(seconds: float, *points: tuple[float, float]) -> Wave:
    """A line through (moment, value) points, held before the first and after the last."""
    moments, values = zip(*points, strict=True)
    return np.asarray(np.interp(clock(seconds), moments, values))


def struck(frequency: float, seconds: float, modes: Sequence[Mode], attack: float = 0.0008) -> Wave:
    """A body hit once: each mode rings at its own ratio and dies at its own pace."""
    t = clock(seconds)
    body = np.zeros_like(t)
    for ratio, gain, dies_in in modes:
        if frequency * ratio < RATE * 0.45:
            body += gain * np.sin(2 * np.pi * frequency * ratio * t) * np.exp(-DIED_AWAY * t / dies_in)
    return body * np.minimum(1.0, t / attack)


def _butterworth(size: int, edge: float, order: int, above: bool) -> NDArray[np.complex128]:
    bins = np.minimum(np.pi * np.arange(size // 2 + 1) / size, np.pi / 2 - 1e-9)
    s = 1j * np.maximum(np.tan(bins) / np.tan(np.pi * edge / RATE), 1e-12)
    if above:
        s = 1 / s
    answer = np.ones(len(s), dtype=complex)
    for k in range(order):
        pole = np.exp(1j * np.pi * (2 * k + order + 1) / (2 * order))
        answer *= -pole / (s - pole)
    return answer


def band(
    wave: Wave, low: float | None = None, high: float | None = None, order: int = 2, ring: bool = False
) -> Wave:
    """Only what lies between the two edges; `ring` treats the wave as a loop without ends."""
    size = len(wave) if ring else len(wave) + RATE // 4
    spectrum = np.fft.rfft(wave, size, axis=0)
    shape = np.ones(size // 2 + 1, dtype=complex)
    if low is not None:
        shape *= _butterworth(size, low, order, above=True)
    if high is not None:
        shape *= _butterworth(size, high, order, above=False)
    spectrum *= shape if wave.ndim == 1 else shape[:, None]
    return np.fft.irfft(spectrum, size, axis=0)[: len(wave)]


def mix(*layers: tuple[float, Wave]) -> Wave:
    """Layers laid over one another, each from its own moment on."""
    starts = [round(at * RATE) for at, _ in layers]
    total = np.zeros(max(start + len(wave) for start, (_, wave) in zip(starts, layers, strict=True)))
    for start, (_, wave) in zip(starts, layers, strict=True):
        total[start : start + len(wave)] += wave
    return total


def burst(seconds: float, rng: np.random.Generator, low: float, high: float, attack: float = 0.001) -> Wave:
    """A short puff of noise in one band: the attack of nearly everything that is hit."""
    puff = band(noise(seconds, rng), low, high)
    return puff * np.minimum(1.0, clock(seconds) / attack) * fade(seconds, seconds)


def room_answer(seconds: float, rng: np.random.Generator) -> Wave:
    """How a small furnished room answers a click, left and right: highs die first, as cloth eats them."""
    size = length(seconds)
    answer = np.zeros((size, 2))
    for low, high, share in ((120.0, 700.0, 1.0), (700.0, 2600.0, 0.7), (2600.0, 7000.0, 0.4)):
        grain = band(rng.standard_normal((size, 2)), low, high)
        answer += grain * fade(seconds, seconds * share)[:, None] * share
    answer *= np.minimum(1.0, clock(seconds) / 0.012)[:, None]
    return np.asarray(answer / np.sqrt((answer**2).sum(axis=0)))


def in_room(wave: Wave, wet: float, seconds: float, rng: np.random.Generator) -> Wave:
    """The wave with the mono answer of a room under it."""
    answer = room_answer(seconds, rng)[:, 0]
    size = len(wave) + len(answer)
    echo = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(answer, size), size)
    return np.pad(wave, (0, len(answer))) + wet * echo
