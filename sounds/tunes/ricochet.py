"""Ricochet: a pinball hall at night in D minor, where a marimba bounces three-three-two from side to side."""

from sounds.instruments import celesta, electric_piano, marimba, pad, round_bass
from sounds.percussion import closed_hat, rim, soft_kick
from sounds.score import Loop
from sounds.synth import Wave, pitch, struck

# Bass root and fifth, the four notes the ball bounces on, the pad under them; one bar each.
BARS = (
    [("d2", "a2", "d4 a4 f4 e5", "f3+c4+e4")] * 2
    + [("bb1", "f2", "d4 bb4 f4 c5", "f3+a3+d4")] * 2
    + [("g1", "d2", "d4 bb4 g4 a4", "f3+bb3+d4")] * 2
    + [("c2", "g2", "e4 c5 g4 d5", "e3+g3+d4"), ("a1", "e2", "e4 a4 g4 d5", "g3+a3+d4")]
    + [("d2", "a2", "f4 a4 d5 e5", "f3+c4+e4")] * 2
    + [("f2", "c2", "f4 c5 a4 g5", "e3+a3+c4")] * 2
    + [("bb1", "f2", "f4 d5 bb4 a4", "d3+a3+f4"), ("g1", "d2", "g4 d5 bb4 a4", "d3+bb3+f4")]
    + [("a1", "e2", "e4 d5 a4 g4", "d3+g3+a3"), ("a1", "e2", "e4 c#5 g4 a4", "c#3+g3+a3")]
)

MELODY = """
-:4 | -:4 | -:2 f5:.5 e5 d5:1 | c5:3 -:1 | -:4 | -:1.5 d5:.5 f5 g5 a5:1 | g5:1.5 e5:1.5 d5:1 | a4:3 -:1 |
d5:1.5 e5:1.5 f5:1 | e5:3 -:1 | -:1.5 a5:1.5 g5:1 | f5:1.5 e5:1.5 c5:1 | d5:3 -:1 | -:1.5 bb4:.5 d5 f5 a5:1 |
g5:1.5 d5:1.5 e5:1 | c#5:2 -:2 |
"""


def play() -> Wave:
    loop = Loop(bpm=112, bars=16, seed=22)
    for bar, (root, fifth, bounce, chord) in enumerate(BARS):
        start = bar * 4
        loop.line(
            round_bass, f"{root}:1 -:.5 {root} -:.5 {root} {fifth} -:.5", start, 0.42, send=0.03, held=0.9
        )
        one, two, three, four = bounce.split()
        hop = f"{one}:.5 {three} {two} {one} {three} {two} {four} {three}"
        loop.line(marimba, hop, start, 0.26, -0.35 if bar % 2 else 0.35, 0.45)
        loop.line(pad, f"{chord}:4", start, 0.18, 0.0, 0.4, held=1.0)
        if bar % 2:
            loop.line(electric_piano, f"-:2.5 {chord}:.4 -:.6 {chord}:.3", start, 0.2, -0.2, 0.4)
    loop.line(celesta, MELODY, gain=0.44, pan=0.15, send=0.5, held=1.0)
    loop.beat_out(soft_kick, "x..o..x.", gain=0.4, send=0.03)
    loop.beat_out(closed_hat, "o.xoo.xo", gain=0.16, pan=0.3, send=0.05)
    loop.beat_out(rim, "..x...x.", gain=0.3, pan=-0.2, send=0.3)
    bell = struck(pitch("d6"), 1.2, ((1, 1.0, 1.0), (2.76, 0.4, 0.5), (5.4, 0.15, 0.2)))
    for position, pan in ((11.5, 0.7), (27.5, -0.7), (43.5, 0.7), (59.5, -0.7)):
        loop.put(position, bell, 0.07, pan, 1.0)
    loop.echo(beats=0.75, feedback=0.42, gain=0.5)
    return loop.finished(room=1.8, wet=0.7, width=0.7)
