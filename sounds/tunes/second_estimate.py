"""Second Estimate: a waltz at the drawing desk in D, celesta over marimba, pencil and tapping for drums."""

from sounds.instruments import celesta, clarinet, marimba, pizzicato, upright_bass
from sounds.percussion import block, pencil_stroke, rim
from sounds.score import Loop
from sounds.synth import Wave

# Bass note and the two upper beats of the waltz; one bar each.
BARS = [bar.split() for bar in (
    "d2 f#3+c#4 a3+c#4", "d2 g#3+b3 e4+b3", "d2 f#3+c#4 a3+c#4", "d2 g#3+b3 e4+b3",
    "b1 f#3+a3 d4+a3", "e2 g3+b3 d4+f#4", "a1 g3+b3 c#4+f#4", "a1 g3+b3 c#4+e4",
    "f#2 a3+c#4 e4+c#4", "b1 a3+d4 f#4+d4", "e2 g3+d4 b3+d4", "a1 g3+c#4 e4+c#4",
    "d2 f#3+c#4 a3+c#4", "d2 f#3+c4 a3+c4", "g2 f#3+b3 d4+b3", "g2 e3+bb3 d4+bb3",
    "f#2 a3+d4 f#4+d4", "f2 g#3+b3 d4+b3", "e2 g3+b3 d4+b3", "a1 g3+c#4 e4+c#4",
    "d2 f#3+a3 d4+a3", "b1 f#3+a3 d4+a3", "e2 g3+b3 d4+f#4", "a1 g3+d4 e4+d4",
)]  # fmt: skip

MELODY = """
a5:2 f#5:1 | g#5:2 e5:1 | f#5:1 a5 c#6 | b5:3 | d6:2 a5:1 | f#5:1 g5 b5 | c#6:2 b5:1 | a5:3 |
c#6:1 b5 a5 | d6:2 f#5:1 | g5:1 b5 d6 | e6:3 | c#6:2 a5:1 | c6:2 f#5:1 | b5:1 d6 f#6 | e6:2 d6:1 |
d6:1.5 c#6:.5 a5:1 | b5:2 g#5:1 | g5:1 b5 d6 | c#6:2 e5:1 | f#5:3 | a5:1 f#5 d5 | g5:1 f#5 b4 | e5:2 -:1 |
"""

COUNTER = """
d4:3 | -:3 | -:3 | e4:1 f#4 g#4 | a4:3 | -:3 | -:3 | e4:1 f#4 g4 | a4:3 | -:3 | -:3 | g4:1 f#4 e4 |
f#4:3 | d4:3 | -:3 | bb4:1 a4 g4 | f#4:3 | -:3 | -:3 | g4:1 e4 c#4 | d4:3 | -:3 | -:3 | -:3 |
"""


def play() -> Wave:
    loop = Loop(bpm=126, bars=24, beats=3, seed=55)
    for bar, (low, second, third) in enumerate(BARS):
        start = bar * 3
        loop.line(upright_bass, f"{low}:1.6", start, 0.5, send=0.08)
        loop.line(pizzicato, f"-:1 {second}:.5 -:.5 {third}:.5", start, 0.26, -0.35, 0.25)
        one, two, three, four = f"{second}+{third}".split("+")
        ripple = f"{one}:.5 {two} {three} {two} {four} {three}"
        loop.line(marimba, ripple, start, 0.17, 0.35, 0.25)
    loop.line(celesta, MELODY, gain=0.32, pan=0.1, send=0.5, held=1.0)
    loop.line(clarinet, COUNTER, gain=0.17, pan=-0.15, send=0.5)
    loop.beat_out(lambda rng: block(1050, rng), "..x..o", gain=0.14, pan=0.3, send=0.3)
    loop.beat_out(lambda rng: block(740, rng), "x.....", gain=0.17, pan=-0.3, send=0.3)
    loop.beat_out(rim, "..o.x.", gain=0.2, pan=0.2, send=0.25, bars=range(3, 24, 4))
    loop.beat_out(pencil_stroke, "x.o", step=1, gain=0.1, pan=-0.4, send=0.15, bars=range(0, 24, 2))
    return loop.finished(room=1.4, wet=0.9)
