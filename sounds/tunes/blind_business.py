"""Blind Business: a plaza at dusk in A minor, guitar and hand drums, two muted horns in thirds far away."""

from sounds.instruments import Voice, muted_horn, nylon_guitar, round_bass
from sounds.percussion import clave, hand_drum, scraper, shaker
from sounds.score import Loop
from sounds.synth import Wave

# Bass root and fifth, then the guitar's four strings from low to high; one bar each.
BARS = (
    ("a1", "e2", "a2 e3 c4 e4"),
    ("a1", "e2", "a2 e3 c4 e4"),
    ("d2", "a2", "d3 a3 d4 f4"),
    ("e2", "b1", "e3 g#3 d4 e4"),
    ("a1", "e2", "a2 e3 c4 e4"),
    ("f2", "c2", "f3 a3 c4 e4"),
    ("b1", "f2", "b2 f3 a3 d4"),
    ("e2", "b1", "e3 g#3 d4 e4"),
    ("f2", "c2", "f3 a3 c4 f4"),
    ("c2", "g2", "c3 g3 c4 e4"),
    ("d2", "a2", "d3 a3 d4 f4"),
    ("a1", "e2", "a2 e3 c4 e4"),
    ("f2", "c2", "f3 a3 c4 f4"),
    ("c2", "g2", "c3 g3 c4 e4"),
    ("e2", "b1", "e3 b3 d4 g#4"),
    ("e2", "b1", "e3 g#3 d4 e4"),
)

HIGH = """
-:4 | -:1 e5:.5 f5 e5:1 c5 | d5:1.5 f5:.5 a5:2 | g#5:1.5 e5:.5 -:2 |
-:4 | -:1 c5:.5 d5 e5:1 a5 | f5:1.5 d5:.5 b4:2 | d5:1 c5:.5 b4 -:2 |
a5:1.5 g5:.5 f5:2 | g5:1.5 f5:.5 e5:2 | f5:1 e5:.5 d5 f5:1 a5 | e5:3 -:1 |
a5:1.5 g5:.5 f5:2 | g5:1 e5:.5 g5 c6:2 | b5:1.5 a5:.5 g#5:2 | e5:2 -:2 |
"""

LOW = """
-:4 | -:1 c5:.5 d5 c5:1 a4 | a4:1.5 d5:.5 f5:2 | e5:1.5 b4:.5 -:2 |
-:4 | -:1 a4:.5 b4 c5:1 f5 | d5:1.5 b4:.5 f4:2 | b4:1 a4:.5 g#4 -:2 |
f5:1.5 e5:.5 c5:2 | e5:1.5 d5:.5 c5:2 | d5:1 c5:.5 a4 d5:1 f5 | c5:3 -:1 |
f5:1.5 e5:.5 c5:2 | e5:1 c5:.5 e5 g5:2 | g#5:1.5 f5:.5 d5:2 | b4:2 -:2 |
"""


def _guitar_bar(strings: str) -> str:
    one, two, three, four = strings.split()
    return f"{one}:.5 {three} {two} {four} {three} {two}+{three}+{four}:.5 -:.5 {two}+{three}+{four}:.5"


def _far(voice: Voice) -> Voice:
    """A horn heard across the plaza plays every note a little short."""
    return lambda frequency, seconds: voice(frequency, round(seconds * 0.94, 3))


def play() -> Wave:
    loop = Loop(bpm=104, bars=16, seed=33)
    for bar, (root, fifth, strings) in enumerate(BARS):
        start = bar * 4
        loop.line(
            round_bass, f"{root}:1.5 {fifth}:1 -:.5 {fifth}:.5 {root}:.5", start, 0.42, send=0.04, held=0.85
        )
        loop.line(nylon_guitar, _guitar_bar(strings), start, 0.34, -0.3, 0.25, strum=0.012)
    loop.line(_far(muted_horn), HIGH, gain=0.24, pan=0.2, send=0.8)
    loop.line(_far(muted_horn), LOW, gain=0.18, pan=0.4, send=0.8)
    loop.beat_out(shaker, "oxooxxoooxooxxoo", step=0.25, gain=0.12, pan=0.35)
    loop.beat_out(clave, "x..x..x.", gain=0.15, pan=-0.45, send=0.5, bars=range(0, 16, 2))
    loop.beat_out(clave, "..x.x...", gain=0.15, pan=-0.45, send=0.5, bars=range(1, 16, 2))
    loop.beat_out(lambda rng: hand_drum(320, rng), "x..o..x.", gain=0.22, pan=0.25, send=0.25)
    loop.beat_out(lambda rng: hand_drum(215, rng), ".......x", gain=0.3, pan=0.1, send=0.25)
    loop.beat_out(scraper, "x...", step=1, gain=0.28, pan=-0.2, send=0.2, bars=range(8, 16))
    return loop.finished(room=1.7, wet=0.9)
