"""The shelf: a small trio in F after closing time, with brushes, bass, electric piano and vibraphone."""

from sounds.instruments import electric_piano, upright_bass, vibraphone
from sounds.percussion import brush_sweep, brush_tap, soft_kick
from sounds.score import Loop
from sounds.synth import Wave

F, D_MINOR, G_MINOR, C = "a3+c4+e4+g4", "f3+a3+c4+e4", "f3+a3+bb3+d4", "e3+a3+bb3+d4"
A_MINOR, D, B_FLAT, B_FLAT_MINOR = "g3+c4+e4", "f#3+a3+c4+eb4", "a3+c4+d4+f4", "g3+bb3+db4+f4"
BARS = (F, D_MINOR, G_MINOR, C, A_MINOR, D, G_MINOR, C, B_FLAT, B_FLAT_MINOR)
TURNAROUND = f"{A_MINOR}:1.8 -:.2 {D}:1.8 -:.2 | {G_MINOR}:1.8 -:.2 {C}:1.8 -:.2 |"

BASS = """
f2:2 c2:1 e2 | d2:2 a2:1 ab2 | g2:2 d2:1 b1 | c2:2 g2:1 bb2 |
a2:2 e2:1 eb2 | d2:2 a2:1 f#2 | g2:2 bb2:1 d2 | c2:2 g2:1 a2 |
bb2:2 f2:1 a2 | bb2:2 db2:1 f2 | a2:1 e2 d2 f#2 | g2:1 d2 c2 e2 |
"""

MELODY = """
-:1 a4:.5 c5 e5:1 d5:.5 c5 | a4:1.5 f4:.5 -:2 |
-:1 bb4:.5 d5 f5:1 e5:.5 d5 | a4:3 -:1 |
-:.5 g4 c5 e5 g5:1.5 e5:.5 | eb5:1 c5:.5 a4 f#4:1 -:1 |
bb4:1 a4:.5 g4 d5:1.5 -:.5 | c5:.5 a4 e4:1 -:2 |
d5:1 c5:.5 d5 f5:2 | db5:1 bb4:.5 db5 f5:1 - |
e5:1 c5:.5 a4 f#4:1 a4 | g4:1.5 e4:.5 -:2 |
"""


def play() -> Wave:
    loop = Loop(bpm=96, bars=12, swing=0.63, seed=11)
    loop.line(upright_bass, BASS, gain=0.62, send=0.08)
    for bar, chord in enumerate(BARS):
        loop.line(electric_piano, f"{chord}:1.4 -:1.1 {chord}:.4", bar * 4, 0.3, -0.25, 0.3)
    loop.line(electric_piano, TURNAROUND, len(BARS) * 4, 0.3, -0.25, 0.3)
    loop.line(vibraphone, MELODY, gain=0.42, pan=0.3, send=0.4, held=1.0)
    loop.beat_out(brush_sweep, "xoxo", step=1, gain=0.15, pan=0.15, send=0.15)
    loop.beat_out(brush_tap, "..x...xo", gain=0.28, pan=0.2, send=0.2)
    loop.beat_out(soft_kick, "x.o.", step=1, gain=0.24, send=0.05)
    return loop.finished(room=1.3, wet=0.9)
