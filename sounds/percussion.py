"""The quiet drummer: brushes, shakers, blocks, snaps and skins, each returning one stroke."""

import numpy as np

from sounds.synth import Wave, band, burst, clock, curve, fade, mix, noise, struck, tone

Rng = np.random.Generator


def brush_sweep(rng: Rng) -> Wave:
    """A wire brush drawn over a snare head."""
    seconds = 0.42
    wires = band(noise(seconds, rng), 1800, 7500)
    return wires * curve(seconds, (0, 0), (0.16, 1), (0.42, 0)) ** 1.5 * 0.7


def brush_tap(rng: Rng) -> Wave:
    skin = struck(190, 0.2, ((1, 0.35, 0.12), (1.6, 0.2, 0.08)))
    return mix((0, burst(0.17, rng, 1200, 8000, 0.002)), (0, skin))


def soft_kick(rng: Rng) -> Wave:
    seconds = 0.3
    drop = curve(seconds, (0, 105), (0.05, 62), (0.3, 52))
    beater = burst(0.02, rng, 200, 1200) * 0.4
    return mix(
        (0, tone(drop, seconds) * fade(seconds, 0.28) * np.minimum(1, clock(seconds) / 0.003)), (0, beater)
    )


def shaker(rng: Rng) -> Wave:
    seconds = 0.11
    return band(noise(seconds, rng), 4500, 11000) * curve(seconds, (0, 0), (0.035, 1), (0.11, 0)) ** 2


def closed_hat(rng: Rng) -> Wave:
    return burst(0.07, rng, 6500, 13000)


def rim(rng: Rng) -> Wave:
    return mix((0, struck(820, 0.09, ((1, 0.8, 0.05), (2.1, 0.5, 0.04)))), (0, burst(0.012, rng, 1500, 6000)))


def block(frequency: float, rng: Rng) -> Wave:
    """A hollow wood block."""
    wood = struck(frequency, 0.16, ((1, 1.0, 0.1), (1.52, 0.35, 0.06), (2.9, 0.2, 0.03)))
    return mix((0, wood), (0, burst(0.008, rng, 900, 5000) * 0.6))


def clave(rng: Rng) -> Wave:
    return mix(
        (0, struck(2350, 0.14, ((1, 1.0, 0.09), (2.7, 0.2, 0.03)))), (0, burst(0.005, rng, 2000, 7000) * 0.4)
    )


def hand_drum(frequency: float, rng: Rng) -> Wave:
    """A fingertip on a small skin; the pitch falls a little as the skin relaxes."""
    seconds = 0.32
    fall = frequency * (1 + 0.22 * np.exp(-clock(seconds) / 0.02))
    skin = tone(fall, seconds) * fade(seconds, 0.3) + 0.25 * tone(fall * 1.59, seconds) * fade(seconds, 0.12)
    return mix((0, skin * np.minimum(1, clock(seconds) / 0.002)), (0, burst(0.025, rng, 600, 4000) * 0.5))


def scraper(rng: Rng) -> Wave:
    """A stick along a notched gourd."""
    notches = [(0.011 * n + 0.0006 * n * rng.random(), burst(0.012, rng, 1800, 6500)) for n in range(13)]
    return mix(*((at, tick * (0.4 + 0.05 * n)) for n, (at, tick) in enumerate(notches)))


def finger_snap(rng: Rng) -> Wave:
    crack = struck(1650, 0.1, ((1, 0.7, 0.045), (1.42, 0.5, 0.035), (2.2, 0.25, 0.03)))
    return mix(
        (0, burst(0.006, rng, 1500, 6000) * 0.5), (0.009, crack), (0.009, burst(0.05, rng, 1200, 5000))
    )


def pencil_stroke(rng: Rng) -> Wave:
    """Graphite along a ruler."""
    seconds = 0.26
    grain = band(noise(seconds, rng), 2400, 6500) * (
        0.6 + 0.4 * np.abs(band(noise(seconds, rng), 20, 90)) * 3
    )
    return grain * curve(seconds, (0, 0), (0.05, 0.8), (0.2, 1.0), (0.26, 0))
