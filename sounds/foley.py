"""Things on a table: cards, chips, palms, balls, and the one sound each game is known by."""

import numpy as np

from sounds.synth import RATE, Wave, band, burst, clock, curve, fade, in_room, mix, noise, pitch, struck, tone

Rng = np.random.Generator

# The bumpers of a chain climb this scale, so that a long chain sounds like one.
BUMPER_SCALE = ("d5", "f5", "g5", "a5", "c6", "d6", "f6", "g6")


def _rub(seconds: float, rng: Rng, low: float, high: float, rise: float) -> Wave:
    """Paper over cloth: a band of noise that brightens as the hand speeds up and dulls as it stops."""
    speed = curve(seconds, (0, 0), (seconds * rise, 1), (seconds, 0))
    grain = noise(seconds, rng)
    dull, bright = band(grain, low, high * 0.5), band(grain, low * 2, high)
    flutter = 1 + 0.25 * band(noise(seconds, rng), 15, 60) * 6
    return (dull * speed + bright * speed**2.2 * 1.4) * np.clip(flutter, 0.3, 1.8)


def _thud(frequency: float, seconds: float, gain: float = 1.0) -> Wave:
    """Something soft meeting something heavy."""
    fall = frequency * (1 + 0.5 * np.exp(-clock(seconds) / 0.015))
    return tone(fall, seconds) * fade(seconds, seconds) * np.minimum(1, clock(seconds) / 0.002) * gain


def slide(take: int, rng: Rng) -> Wave:
    seconds = (0.24, 0.28, 0.21)[take]
    return mix((0, _rub(seconds, rng, 900, 7000, 0.3)), (seconds * 0.75, burst(0.03, rng, 500, 3000) * 0.25))


def flip(take: int, rng: Rng) -> Wave:
    """The card bends, lets go and lands."""
    lands = (0.085, 0.1)[take]
    snap = struck(1350 + 180 * take, 0.05, ((1, 0.5, 0.03), (1.9, 0.35, 0.02), (3.3, 0.2, 0.012)))
    return mix(
        (0, _rub(lands + 0.04, rng, 1500, 9000, 0.7) * 0.5),
        (lands, snap),
        (lands, burst(0.035, rng, 1200, 8000)),
        (lands + 0.004, _thud(170, 0.09, 0.35)),
    )


def shuffle(take: int, rng: Rng) -> Wave:
    """A riffle that speeds up and slows down, the bridge falling, the pack squared on the table."""
    cards, layers, at = 34, [], 0.0
    for card in range(cards):
        hurry = np.sin(np.pi * (card + 0.5) / cards)
        at += (0.028 - 0.013 * hurry) * rng.uniform(0.75, 1.25)
        edge = burst(0.018, rng, 1400 + 500 * rng.random(), 5500 + 2500 * rng.random())
        layers.append((at, edge * (0.9 + 0.9 * hurry)))
    layers.append((at + 0.08, _rub(0.3, rng, 1000, 6500, 0.35) * 0.55))
    for knock in range(2):
        when = at + 0.44 + knock * (0.13 + 0.03 * take)
        layers += [(when, burst(0.04, rng, 500, 4500) * 0.8), (when, _thud(190, 0.09, 0.35))]
    return mix(*layers)


def deal(take: int, rng: Rng) -> Wave:
    """One card leaving the pack and touching down."""
    seconds = (0.075, 0.085, 0.068)[take]
    return mix(
        (0, _rub(seconds, rng, 1400, 8500, 0.35)),
        (seconds * 0.8, burst(0.025, rng, 700, 4500) * 1.1),
        (seconds * 0.8, _thud(210, 0.06, 0.2)),
    )


def chip(take: int, rng: Rng) -> Wave:
    """Two clay chips meeting, then settling."""
    clay = ((1, 0.7, 0.09), (1.58, 0.5, 0.07), (2.24, 0.35, 0.05), (2.92, 0.2, 0.035))
    base = (2750, 2980, 2560)[take]
    gap = (0.055, 0.042, 0.07)[take]
    return mix(
        (0, struck(base, 0.14, clay)),
        (0, burst(0.006, rng, 2000, 9000) * 0.8),
        (gap, struck(base * 1.07, 0.14, clay) * 0.55),
        (gap * 1.6, struck(base * 0.97, 0.12, clay) * 0.25),
        (0.002, _thud(260, 0.05, 0.25)),
    )


def slap(take: int, rng: Rng) -> Wave:
    """A flat hand on a wooden table: palm, fingers a blink later, and the table answering."""
    table = struck(
        (88, 94, 82)[take], 0.35, ((1, 0.45, 0.22), (2.3, 0.4, 0.14), (3.9, 0.3, 0.1), (6.2, 0.2, 0.05))
    )
    hit = mix(
        (0, burst(0.08, rng, 350, 5200, 0.0006) * 3.0),
        ((0.004, 0.006, 0.005)[take], burst(0.05, rng, 900, 7500, 0.0005) * 2.2),
        ((0.009, 0.013, 0.011)[take], burst(0.035, rng, 900, 6000) * 1.2),
        (0, table),
    )
    return in_room(hit, 0.12, 0.35, rng)


def roll(_take: int, rng: Rng) -> Wave:
    """A steel ball over lacquered wood; long enough for any leg of a chain, to be hushed when it arrives."""
    seconds = 2.4
    turns = 1 + 0.45 * tone(curve(seconds, (0, 17), (seconds, 23)), seconds) + 0.2 * tone(41.0, seconds)
    rumble = band(noise(seconds, rng), 90, 420) * 2.2
    hiss = band(noise(seconds, rng), 900, 3200) * 0.7
    ring = band(noise(seconds, rng), 3900, 4300, order=3) * 0.6
    return (rumble + hiss + ring) * turns * curve(seconds, (0, 0), (0.05, 1), (1.9, 0.85), (seconds, 0))


def bumper(take: int, rng: Rng) -> Wave:
    """The coil kicks and the bell under the cap rings its note."""
    bell = struck(
        pitch(BUMPER_SCALE[take]),
        0.75,
        ((1, 1.0, 0.7), (2.0, 0.35, 0.5), (2.74, 0.3, 0.3), (5.1, 0.12, 0.12)),
    )
    kick = mix(
        (0, _thud(120, 0.09, 0.8)),
        (0, burst(0.02, rng, 500, 4000) * 0.9),
        (0.022, burst(0.012, rng, 900, 5000) * 0.4),
    )
    return in_room(mix((0, kick), (0.003, bell * 0.7)), 0.1, 0.4, rng)


def _cluck(seconds: float, rise: tuple[float, float, float], rng: Rng) -> Wave:
    """One syllable of hen: a buzzing throat through two beak resonances, with a hard front."""
    throat = curve(seconds, (0, rise[0]), (seconds * 0.35, rise[1]), (seconds, rise[2]))
    throat = throat * (1 + 0.012 * tone(38.0, seconds))
    buzz = sum((tone(throat * n, seconds) / n**0.7 for n in range(1, 15)), np.zeros(len(throat)))
    breath = noise(seconds, rng) * 0.5
    beak = (
        band(buzz + breath, 750, 1300) + 0.7 * band(buzz + breath, 1900, 2700) + 0.25 * band(buzz, 3200, 4200)
    )
    opening = curve(seconds, (0, 0), (0.008, 1), (seconds * 0.5, 0.75), (seconds, 0)) ** 1.3
    return beak * opening


def hen(take: int, rng: Rng) -> Wave:
    """`Buk.` - `Buk buk.` - `Buk-buk-b'gawk!`"""
    buk = (360.0, 470.0, 280.0)
    if take == 0:
        said = mix((0, _cluck(0.09, buk, rng)))
    elif take == 1:
        said = mix((0, _cluck(0.08, buk, rng) * 0.8), (0.17, _cluck(0.1, (380, 500, 300), rng)))
    else:
        said = mix(
            (0, _cluck(0.07, buk, rng) * 0.7),
            (0.15, _cluck(0.07, (370, 480, 300), rng) * 0.75),
            (0.31, _cluck(0.05, (390, 430, 420), rng) * 0.7),
            (0.37, _cluck(0.3, (430, 680, 390), rng)),
        )
    return in_room(said, 0.08, 0.3, rng)


def hammer(take: int, rng: Rng) -> Wave:
    """Steel on a nail on a plank."""
    steel = ((1, 0.6, 0.16), (1.72, 0.45, 0.11), (2.63, 0.35, 0.08), (3.4, 0.2, 0.05))
    nail = (1870, 2010)[take]
    plank = struck((172, 186)[take], 0.2, ((1, 0.8, 0.13), (2.4, 0.5, 0.07), (4.3, 0.3, 0.04)))
    return in_room(
        mix((0, struck(nail, 0.2, steel) * 0.7), (0, burst(0.012, rng, 900, 8000)), (0, plank)), 0.1, 0.3, rng
    )


def pinata(take: int, rng: Rng) -> Wave:
    """A stick through papier-mache, and the sweets raining on the cloth."""
    shell = struck((148, 165)[take], 0.2, ((1, 0.6, 0.14), (1.9, 0.5, 0.09), (3.1, 0.3, 0.05)))
    layers = [(0.0, shell), (0.0, burst(0.06, rng, 500, 6000) * 2.4)]
    cracks = 0.012 + 0.016 * np.arange(5) * rng.uniform(0.6, 1.4, 5)
    layers += [(at, burst(0.025, rng, 1200, 8000) * 1.8) for at in cracks]
    layers.append((0.05, _rub(0.22, rng, 1500, 8000, 0.15) * 0.5))
    for _sweet in range(26):
        lands = 0.16 + 0.62 * rng.beta(1.6, 2.4)
        drop = struck(rng.uniform(1700, 4200), 0.04, ((1, 0.3, 0.025), (2.3, 0.15, 0.015)))
        layers += [(lands, drop * rng.uniform(0.3, 1.0)), (lands, burst(0.012, rng, 800, 5000) * 0.25)]
    return mix(*layers)


def stamp(take: int, rng: Rng) -> Wave:
    """The spring gives, the rubber lands on paper, the handle comes back."""
    click = struck((1150, 1240)[take], 0.05, ((1, 0.3, 0.025), (2.6, 0.2, 0.015)))
    return mix(
        (0, click),
        (0, burst(0.01, rng, 1500, 6000) * 0.3),
        (0.055, _thud(105, 0.16, 1.0)),
        (0.055, struck(235, 0.1, ((1, 0.4, 0.07), (2.2, 0.2, 0.04)))),
        (0.055, burst(0.04, rng, 300, 3500) * 0.9),
        (0.19, click * 0.6),
        (0.2, burst(0.012, rng, 1800, 7000) * 0.25),
    )


def phone(take: int, rng: Rng) -> Wave:
    """An old telephone's clapper between its two bells, once and, in the second take, a little longer."""
    bells = (1480, 1865)
    layers = []
    for stroke in range((11, 15)[take]):
        bell = bells[stroke % 2] * (1 + rng.uniform(-0.003, 0.003))
        ring = struck(bell, 0.22, ((1, 0.5, 0.09), (2.02, 0.22, 0.05), (2.9, 0.1, 0.03)))
        layers.append((0.04 * stroke, ring * (0.85 + 0.15 * rng.random())))
    layers.append((0.0, burst(0.008, rng, 1500, 6000) * 0.3))
    return in_room(mix(*layers), 0.14, 0.5, rng)


def confetti(take: int, rng: Rng) -> Wave:
    """A paper popper and what flutters down after it."""
    seconds = 0.06
    pop = tone(curve(seconds, (0, 620 + 90 * take), (0.04, 170)), seconds) * fade(seconds, 0.06)
    layers = [(0.0, pop), (0.0, burst(0.09, rng, 500, 9000) * 1.2)]
    scraps = zip(0.08 + 0.7 * rng.beta(1.3, 2.6, 34), rng.uniform(0.08, 0.3, 34), strict=True)
    layers += [(at, burst(0.016, rng, 3000, 10000) * weight) for at, weight in scraps]
    return in_room(mix(*layers), 0.12, 0.4, rng)


def curtain(_take: int, rng: Rng) -> Wave:
    """Heavy cloth falling, its rings running along the rod."""
    seconds = 0.85
    layers = [(0.0, _rub(seconds, rng, 220, 3600, 0.45) * 1.2), (0.0, _rub(seconds, rng, 120, 900, 0.5))]
    for _ring in range(9):
        jingle = struck(rng.uniform(3300, 4900), 0.06, ((1, 0.1, 0.05), (1.7, 0.06, 0.03)))
        layers.append((0.06 + 0.45 * rng.random(), jingle))
    layers.append((seconds * 0.82, _thud(95, 0.16, 0.35)))
    return mix(*layers)


def pencil(take: int, rng: Rng) -> Wave:
    """A quick stroke along a ruler, and the point lifted off."""
    seconds = (0.3, 0.26, 0.34)[take]
    tooth = np.clip(0.55 + np.abs(band(noise(seconds, rng), 25, 110)) * 3.2, 0.3, 1.8)
    speed = curve(seconds, (0, 0), (0.03, 0.55), (seconds * 0.7, 1.0), (seconds, 0))
    graphite = band(noise(seconds, rng), 2200, 6800) * tooth * speed
    board = band(noise(seconds, rng), 300, 900) * speed * 0.35
    stroke = mix((0, graphite), (0, board), (seconds * 0.8, burst(0.012, rng, 1500, 5000) * 0.5))
    end = len(stroke) / RATE
    return stroke * curve(end, (0, 1), (end - 0.05, 1), (end, 0))
