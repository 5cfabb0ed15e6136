"""What the table says to its people: little phrases for turns and endings, and wood under the fingers."""

import numpy as np

from sounds.instruments import celesta, electric_piano, marimba, vibraphone
from sounds.percussion import block
from sounds.synth import Wave, band, burst, clock, curve, fade, in_room, mix, noise, pitch, struck, tone

Rng = np.random.Generator
WOOD = ((1, 1.0, 0.06), (2.1, 0.5, 0.035), (3.7, 0.25, 0.02))


def correct(_take: int, rng: Rng) -> Wave:
    """Up a fourth to the home note: marimba for the body, celesta for the shine."""
    first, second = pitch("c5"), pitch("f5")
    phrase = mix(
        (0, marimba(first, 0.5) * 0.8),
        (0.1, marimba(second, 0.6)),
        (0.1, celesta(second * 2, 0.4) * 0.3),
        (0.1, marimba(pitch("a4"), 0.5) * 0.45),
    )
    return in_room(phrase, 0.16, 0.6, rng)


def slip(_take: int, rng: Rng) -> Wave:
    """A foot that loses its hold: a soft slide down onto a dull low bar, without scolding."""
    seconds = 0.24
    down = tone(curve(seconds, (0, 430), (seconds, 190)), seconds)
    down = (down + 0.25 * tone(curve(seconds, (0, 860), (seconds, 380)), seconds)) * curve(
        seconds, (0, 0), (0.02, 0.5), (0.18, 0.35), (seconds, 0)
    )
    return in_room(
        mix((0, down), (0.2, marimba(pitch("e3"), 0.4)), (0.2, marimba(pitch("f3"), 0.4) * 0.5)),
        0.12,
        0.5,
        rng,
    )


def turn(_take: int, rng: Rng) -> Wave:
    """Two calm bars of a vibraphone: it is yours."""
    return in_room(
        mix((0, vibraphone(pitch("c5"), 0.3)), (0.15, vibraphone(pitch("g5"), 0.55) * 0.9)), 0.18, 0.7, rng
    )


def win(_take: int, rng: Rng) -> Wave:
    """A run up the house chord that opens like a lid."""
    layers = [
        (0.085 * n, marimba(pitch(note), 0.5) * 0.6) for n, note in enumerate(("f4", "a4", "c5", "e5", "g5"))
    ]
    layers += [(0.46, vibraphone(pitch(note), 1.1) * 0.5) for note in ("a4", "c5", "f5", "a5")]
    layers += [(0.46, electric_piano(pitch(note), 1.2) * 0.45) for note in ("f2", "f3", "c4", "g4")]
    layers += [
        (0.56 + 0.07 * n, celesta(pitch(note), 0.5) * 0.3) for n, note in enumerate(("c6", "e6", "g6", "c7"))
    ]
    shimmer = band(noise(0.9, rng), 5000, 12000) * curve(0.9, (0, 0), (0.42, 0.16), (0.9, 0)) ** 1.2
    return in_room(mix(*layers, (0.05, shimmer)), 0.2, 1.0, rng)


def end(_take: int, rng: Rng) -> Wave:
    """The evening is over: two warm chords, the second one home."""
    layers = [(0.0, electric_piano(pitch(note), 0.55) * 0.6) for note in ("bb2", "a3", "d4", "f4")]
    layers += [
        (0.55 + 0.02 * n, electric_piano(pitch(note), 1.2) * 0.6)
        for n, note in enumerate(("f2", "a3", "c4", "g4"))
    ]
    layers += [(0.28, vibraphone(pitch("d5"), 0.3) * 0.4), (0.58, vibraphone(pitch("c5"), 1.0) * 0.5)]
    return in_room(mix(*layers), 0.18, 0.9, rng)


def tie(_take: int, rng: Rng) -> Wave:
    """Two different bars on the same beat, twice: neither came first."""
    layers = []
    for at in (0.0, 0.2):
        layers += [(at, marimba(pitch("c5"), 0.4) * 0.9), (at, vibraphone(pitch("g5"), 0.5) * 0.6)]
    return in_room(mix(*layers), 0.16, 0.6, rng)


def tick(_take: int, rng: Rng) -> Wave:
    return block(740, rng)


def go(_take: int, rng: Rng) -> Wave:
    """The same block an octave up, with a bell: unmistakably not a tick."""
    bell = struck(pitch("f#6"), 0.5, ((1, 0.5, 0.45), (2.0, 0.2, 0.3), (2.76, 0.15, 0.2)))
    return in_room(
        mix((0, block(1480, rng)), (0, bell), (0, marimba(pitch("f#5"), 0.4) * 0.5)), 0.1, 0.4, rng
    )


def press(take: int, rng: Rng) -> Wave:
    """A wooden button going down to its stop."""
    return mix(
        (0, struck((430, 455)[take], 0.08, WOOD)),
        (0, burst(0.006, rng, 900, 5000) * 0.5),
        (0.028, struck((610, 640)[take], 0.06, WOOD) * 0.35),
    )


def hover(take: int, rng: Rng) -> Wave:
    """A fingernail on the same wood."""
    return mix((0, struck((980, 1060)[take], 0.05, WOOD) * 0.6), (0, burst(0.005, rng, 1500, 6000) * 0.3))


def back(_take: int, rng: Rng) -> Wave:
    """The button coming up again, lower each time."""
    return mix(
        (0, struck(520, 0.07, WOOD) * 0.8),
        (0.055, struck(370, 0.09, WOOD)),
        (0, burst(0.006, rng, 900, 4500) * 0.4),
    )


def toggle(_take: int, rng: Rng) -> Wave:
    """A wooden latch: lift and drop."""
    return mix(
        (0, struck(760, 0.05, WOOD) * 0.6),
        (0, burst(0.005, rng, 1500, 7000) * 0.4),
        (0.045, struck(560, 0.08, WOOD)),
        (0.045, burst(0.006, rng, 900, 5000) * 0.5),
    )


def error(_take: int, rng: Rng) -> Wave:
    """A knuckle on a hollow tube, twice: that does not go."""
    seconds = 0.2
    tube = tone(165 * (1 + 0.12 * np.exp(-clock(seconds) / 0.03)), seconds) * fade(seconds, 0.2)
    bonk = mix(
        (0, tube),
        (0, struck(335, 0.12, ((1, 0.5, 0.09), (2.2, 0.3, 0.05)))),
        (0, burst(0.01, rng, 400, 2500) * 0.4),
    )
    return mix((0, bonk), (0.13, bonk * 0.8))
