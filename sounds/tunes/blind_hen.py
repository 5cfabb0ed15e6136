"""Blind Hen: a sunny yard in G, tuba and banjo walking, a clarinet strutting, somebody whistling back."""

from sounds.instruments import banjo, clarinet, tuba, whistle
from sounds.percussion import block, brush_tap, shaker
from sounds.score import Loop
from sounds.synth import Wave

# The bass note, the one it walks to when the chord stays, and the banjo's chord, for each half bar.
HALVES = {
    "G": ("g1", "d2", "g3+b3+d4"),
    "C": ("c2", "g1", "g3+c4+e4"),
    "D": ("d2", "a1", "f#3+c4+d4"),
    "A": ("a1", "e2", "g3+c#4+e4"),
    "E": ("e2", "b1", "g#3+b3+d4"),
    "B": ("b1", "f#2", "f#3+a3+d#4"),
    "o": ("c#2", "g1", "g3+bb3+e4"),
}
CHANGES = "GGGG CCGG AADD GEAD GGBB CCoo GEAD GCGD".replace(" ", "")

STRUT = """
-:.5 d4 g4 a4 b4:.5 - b4 - | a4:.5 g4 e4 g4 d4:1 - | -:.5 e4 g4 c5 e5:.5 - e5 - | d5:.5 c5 a4 b4 g4:1 - |
-:.5 e4 a4 b4 c#5:.5 - c#5 - | c5:.5 a4 f#4 a4 d4:1 - | b4:.5 c5 b4 g4 g#4:1 e4 | a4:.5 g4 e4 c#4 d4:1 - |
-:.5 d4 g4 a4 b4:.5 - d5 - | d#5:.5 - b4 - f#4:1 - | e5:.5 d5 c5 b4 c5:.5 - g4 - | bb4:.5 - g4 - e4:1 - |
d5:.5 - b4 - g#4:.5 b4 e5 - | c#5:.5 a4 e4 g4 f#4:.5 a4 c5 - | b4:.5 - c5 - b4:1 - | g4:1 -:3 |
"""

ANSWER = "-:1 d6:.5 b5 g5:.5 a5 b5:1 |"


def play() -> Wave:
    loop = Loop(bpm=112, bars=16, swing=0.58, seed=44)
    for half, name in enumerate(CHANGES):
        root, fifth, chord = HALVES[name]
        start = half * 2
        walks = half % 2 == 1 and CHANGES[half - 1] == name
        loop.line(tuba, f"{fifth if walks else root}:.8", start, 0.42, -0.1, 0.1)
        loop.line(banjo, f"-:1 {chord}:.4 -:.1 {chord}:.3", start, 0.22, 0.35, 0.15, strum=0.014)
    loop.line(clarinet, STRUT, gain=0.3, pan=-0.2, send=0.3, held=0.72)
    for bar in (1, 3, 15):
        loop.line(whistle, ANSWER, bar * 4, 0.14, 0.45, 0.6, held=0.85)
    loop.beat_out(lambda rng: block(880, rng), "x...x.o.", gain=0.16, pan=0.4, send=0.3)
    loop.beat_out(lambda rng: block(620, rng), "...x...x", gain=0.13, pan=0.4, send=0.3)
    loop.beat_out(brush_tap, "..x...x.", gain=0.17, pan=-0.25, send=0.15)
    loop.beat_out(shaker, "xoxoxoxo", gain=0.06, pan=0.1)
    return loop.finished(room=0.9, wet=0.7)
