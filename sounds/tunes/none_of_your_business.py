"""None of Your Business: midnight in C minor, a bass on tiptoe, snapping fingers, a low clarinet."""

from sounds.instruments import clarinet, electric_piano, upright_bass, vibraphone
from sounds.percussion import brush_sweep, closed_hat, finger_snap, soft_kick
from sounds.score import Loop
from sounds.synth import Wave

BASS = """
c2:.5 - g2 - a2 bb2 - g2 | c2:.5 - eb2 - f2 - g2 b1 | c2:.5 - g2 - a2 bb2 - g2 | c2:.5 - eb2 - e2 - eb2 e2 |
f2:.5 - c3 - d3 eb3 - c3 | f2:.5 - ab2 - g2 - f2 d2 | c2:.5 - g2 - a2 bb2 - g2 | c2:.5 - eb2 - f2 - g2 g2 |
ab2:.5 - eb2 - gb2 - ab2 eb2 | g2:.5 - d2 - f2 - g2 b1 | c2:.5 - g2 - a2 - g2 eb2 | d2:.5 - ab2 - g2 - f2 b1 |
"""

SNEAK = """
-:4 | -:2 g3:.5 c4 d4 eb4 | d4:1.5 c4:.5 a3:2 | -:4 |
-:2 c4:.5 eb4 f4 g4 | ab4:1 g4:.5 f4 d4:1 - | eb4:1.5 d4:.5 c4:2 | -:4 |
c5:1 bb4:.5 gb4 eb4:1 f4:.5 gb4 | f4:1 eb4:.5 b3 g3:1 - | g4:1 eb4:.5 c4 a3:2 | f4:.5 d4 ab3 - g3:2 |
"""

GLINT = """
-:2.5 d5+g5:.5 -:1 | -:4 | -:2.5 eb5+a5:.5 -:1 | -:1.5 d5:.5 eb5 g5 -:1 |
-:2.5 g5+c6:.5 -:1 | -:4 | -:2.5 d5+g5:.5 -:1 | g5:.5 eb5 d5 c5 -:2 |
-:3.5 bb5:.5 | ab5:.5 - f5 - eb5 - -:1 | -:2.5 d5+a5:.5 -:1 | -:4 |
"""

HOME, F_MINOR, A_FLAT, G = "eb3+a3+d4", "eb3+ab3+c4+g4", "gb3+c4+f4+bb4", "f3+b3+eb4"
BARS = (HOME, HOME, HOME, HOME, F_MINOR, F_MINOR, HOME, HOME, A_FLAT, G, f"{HOME}+g4")
TURNAROUND = f"f3+ab3+c4:1.5 -:.5 {G}:1.5 -:.5 |"


def play() -> Wave:
    loop = Loop(bpm=88, bars=12, swing=0.64, seed=66)
    loop.line(upright_bass, BASS, gain=0.6, send=0.08, held=1.2)
    for bar, chord in enumerate(BARS):
        loop.line(electric_piano, f"-:1.5 {chord}:.4 -:1.6 {chord}:.3", bar * 4, 0.28, -0.3, 0.4)
    loop.line(electric_piano, TURNAROUND, len(BARS) * 4, 0.28, -0.3, 0.4)
    loop.line(clarinet, SNEAK, gain=0.36, pan=0.15, send=0.45, held=0.9)
    loop.line(vibraphone, GLINT, gain=0.3, pan=0.45, send=0.7, held=1.6)
    loop.beat_out(finger_snap, ".x.x", step=1, gain=0.55, pan=0.2, send=0.6)
    loop.beat_out(closed_hat, "x..ox..o", gain=0.17, pan=-0.35)
    loop.beat_out(brush_sweep, "o.o.", step=1, gain=0.2, pan=-0.2)
    loop.beat_out(soft_kick, "x.....o.", gain=0.22, send=0.05)
    return loop.finished(room=1.8, wet=0.9)
