"""The band: each instrument turns a frequency and a length into one played note."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from sounds.synth import RATE, Wave, band, burst, clock, fade, noise, struck, tone

Voice = Callable[[float, float], Wave]


def _rng(*salt: float) -> np.random.Generator:
    return np.random.default_rng([round(abs(part) * 1000) for part in salt])


def _held(seconds: float, attack: float, release: float) -> Wave:
    """Rises, stays, and lets go after `seconds`."""
    t = clock(seconds + release)
    rise = np.minimum(1.0, t / attack)
    let_go = np.clip((seconds + release - t) / release, 0.0, 1.0)
    return np.asarray(rise * rise * (3 - 2 * rise) * let_go * let_go)


def _string(frequency: float, seconds: float, dies_in: float, bright: float, pluck_at: float) -> Wave:
    """A plucked string: harmonics shaped by where it is plucked, the high ones dying first."""
    t = clock(seconds)
    total = np.zeros_like(t)
    for n in range(1, max(2, min(30, int(8500 / frequency)))):
        gain = np.sin(np.pi * n * pluck_at) / n * np.exp(-(n - 1) / bright)
        sharpness = np.sqrt(1 + 0.00012 * n * n)
        total += (
            gain
            * np.sin(2 * np.pi * frequency * n * sharpness * t)
            * fade(seconds, dies_in / (1 + 0.35 * (n - 1)))
        )
    return total * np.minimum(1.0, t / 0.002)


@lru_cache(maxsize=512)
def upright_bass(frequency: float, seconds: float) -> Wave:
    """A finger on a long string, with the thump of the body."""
    release = 0.09
    body = _string(frequency, seconds + release, 2.6, 3.2, 0.23) * _held(seconds, 0.006, release)
    thump = burst(0.05, _rng(frequency, 1), 60, 500) * 0.5
    body[: len(thump)] += thump[: len(body)]
    return band(body, 35, 2200) * 0.9


@lru_cache(maxsize=512)
def round_bass(frequency: float, seconds: float) -> Wave:
    """An electric bass with the treble turned down."""
    release = 0.06
    total = seconds + release
    body = tone(frequency, total) + 0.35 * tone(frequency * 2, total) * fade(total, 0.7)
    body += 0.14 * tone(frequency * 3, total) * fade(total, 0.35)
    return np.asarray(np.tanh(1.3 * body * fade(total, 3.0)) * _held(seconds, 0.008, release) * 0.7)


@lru_cache(maxsize=512)
def tuba(frequency: float, seconds: float) -> Wave:
    """A round puff of brass: the tone opens and closes with the breath."""
    release = 0.08
    total = seconds + release
    breath = _held(seconds, 0.03, release) * (0.65 + 0.35 * fade(total, 0.6))
    body = sum(
        (
            tone(frequency * n, total) * breath**n * gain
            for n, gain in enumerate((1.0, 0.55, 0.3, 0.16, 0.08), 1)
        ),
        np.zeros_like(breath),
    )
    puff = band(noise(total, _rng(frequency, 2)), 150, 900) * fade(total, 0.12) * 0.08
    return (body + puff) * 0.6


@lru_cache(maxsize=512)
def nylon_guitar(frequency: float, seconds: float) -> Wave:
    release = 0.25
    string = _string(frequency, seconds + release, 2.2, 6.0, 0.29) * _held(seconds, 0.002, release)
    wood = struck(102, 0.2, ((1, 0.10, 0.16), (2.07, 0.07, 0.11)))
    string[: len(wood)] += wood[: len(string)]
    return band(string, 70, 5200) * 0.8


@lru_cache(maxsize=512)
def banjo(frequency: float, seconds: float) -> Wave:
    """A short bright string over a drum skin."""
    release = 0.12
    string = _string(frequency, seconds + release, 0.75, 9.0, 0.12) * _held(seconds, 0.001, release)
    skin = burst(0.04, _rng(frequency, 3), 300, 1800) * 0.35
    string[: len(skin)] += skin[: len(string)]
    return band(string, 180, 5500)


@lru_cache(maxsize=512)
def pizzicato(frequency: float, seconds: float) -> Wave:
    release = 0.15
    string = _string(frequency, seconds + release, 0.9, 4.0, 0.36) * _held(seconds, 0.003, release)
    return band(string, 60, 3500) * 0.9


@lru_cache(maxsize=512)
def electric_piano(frequency: float, seconds: float) -> Wave:
    """A tine struck beside a pickup: a warm fundamental, a bark that fades, a small bell on top."""
    release = 0.3
    total = seconds + release
    t = clock(total)
    angle = 2 * np.pi * frequency * t
    bark = 1.1 * np.exp(-t / 0.28) + 0.25
    body = np.sin(angle + bark * np.sin(angle)) * fade(total, 4.0)
    bell = np.sin(angle * 7.02) * fade(total, 0.25) * 0.07
    sway = 1 + 0.1 * np.sin(2 * np.pi * 4.6 * t)
    return band((body + bell) * sway * _held(seconds, 0.004, release), 60, 5000) * 0.5


@lru_cache(maxsize=512)
def vibraphone(frequency: float, seconds: float) -> Wave:
    """A soft mallet on a metal bar, its motor turning slowly."""
    release = 0.5
    total = seconds + release
    bar = struck(frequency, total, ((1, 1.0, 4.0), (3.98, 0.16, 1.1), (9.9, 0.03, 0.25)), attack=0.003)
    motor = 1 + 0.22 * np.sin(2 * np.pi * 5.2 * clock(total))
    return bar * motor * _held(seconds, 0.001, release) * 0.6


@lru_cache(maxsize=512)
def marimba(frequency: float, seconds: float) -> Wave:
    total = max(seconds, 0.7)
    bar = struck(frequency, total, ((1, 1.0, 1.0), (3.93, 0.2, 0.22), (9.4, 0.06, 0.06)), attack=0.0015)
    mallet = burst(0.02, _rng(frequency, 4), 400, 2500) * 0.25
    bar[: len(mallet)] += mallet
    return bar * np.minimum(1.0, np.arange(len(bar))[::-1] / 800)


@lru_cache(maxsize=512)
def celesta(frequency: float, seconds: float) -> Wave:
    """Little steel plates in a wooden box."""
    total = max(seconds, 0.5) + 0.6
    plate = struck(
        frequency, total, ((1, 1.0, 1.6), (2.0, 0.12, 0.9), (4.1, 0.2, 0.5), (9.2, 0.05, 0.12)), 0.0015
    )
    return plate * np.minimum(1.0, np.arange(len(plate))[::-1] / 4000) * 0.6


def _vibrato(frequency: float, seconds: float, depth: float, speed: float = 5.3) -> Wave:
    """A pitch that starts still and begins to sway, as a breath does."""
    t = clock(seconds)
    sway = np.clip((t - 0.18) / 0.3, 0.0, 1.0)
    return frequency * (1 + depth * sway * np.sin(2 * np.pi * speed * t))


@lru_cache(maxsize=512)
def clarinet(frequency: float, seconds: float) -> Wave:
    """Mostly odd harmonics, with a little breath."""
    release = 0.1
    total = seconds + release
    breath = _held(seconds, 0.035, release)
    sway = _vibrato(frequency, total, 0.004)
    gains = ((1, 1.0), (2, 0.06), (3, 0.42), (4, 0.05), (5, 0.2), (7, 0.09), (9, 0.04))
    reed = sum(
        (tone(sway * n, total) * breath ** (0.7 + 0.3 * n) * g for n, g in gains), np.zeros_like(breath)
    )
    air = band(noise(total, _rng(frequency, 5)), 900, 3500) * breath * 0.05
    return band(reed + air, 90, 5000) * 0.5


@lru_cache(maxsize=512)
def whistle(frequency: float, seconds: float) -> Wave:
    """Somebody in the yard, whistling: nearly a sine, scooped from below, with air around it."""
    release = 0.08
    total = seconds + release
    breath = _held(seconds, 0.05, release)
    scoop = 1 - 0.035 * np.exp(-clock(total) / 0.035)
    lips = tone(_vibrato(frequency, total, 0.008, 5.8) * scoop, total)
    air = band(noise(total, _rng(frequency, 6)), frequency * 0.8, min(frequency * 1.3, RATE * 0.4)) * 0.25
    return (lips + air) * breath * 0.5


@lru_cache(maxsize=512)
def muted_horn(frequency: float, seconds: float) -> Wave:
    """A trumpet across the plaza with a cup in its bell: bright only while the breath pushes."""
    release = 0.1
    total = seconds + release
    breath = _held(seconds, 0.04, release) * (0.8 + 0.2 * fade(total, 0.5))
    sway = _vibrato(frequency, total, 0.005)
    horn = np.zeros(len(breath))
    for n in range(1, 11):
        cup = np.exp(-(((frequency * n - 1300) / 1100) ** 2)) + 0.15
        horn += tone(sway * n, total) * breath ** (0.6 + 0.35 * n) * cup / n**0.55
    return band(horn, 200, 4500) * 0.42


@lru_cache(maxsize=512)
def pad(frequency: float, seconds: float) -> Wave:
    """Three slow voices a hair apart, with the edge filtered off."""
    release = 0.9
    total = seconds + release
    choir = np.zeros(len(clock(total)))
    for cents in (-6, 0, 7):
        near = frequency * 2 ** (cents / 1200)
        choir += sum((tone(near * n, total) / n**1.7 for n in range(1, 7)), np.zeros_like(choir))
    return band(choir, 80, 1800) * _held(seconds, 0.55, release) * 0.2
