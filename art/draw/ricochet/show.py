"""What happens on the playfield: hand prints, the burst of a slap, marquee and bulbs, arrows, beads."""

import math

from pygame import Surface

from art.kit.bake import draws, draws_each
from art.kit.paint import layer, shine
from art.kit.palette import BRASS, BRASS_DARK, BRASS_LIGHT, INK
from art.kit.svg import circle as C
from art.kit.svg import doc, linear, render
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R

PALM = (
    "M94,212C92,184 116,174 158,176C204,176 226,188 222,220C219,246 216,262 208,286"
    "C200,310 184,318 158,318C130,318 116,308 110,288C102,262 96,240 94,212Z"
)
FINGERS = (  # root, tip, width: index, middle, ring, little, thumb
    (104, 156, 66, 62, 38),
    (141, 146, 128, 28, 40),
    (182, 147, 196, 34, 40),
    (219, 165, 256, 90, 35),
    (84, 254, 30, 190, 40),
)
DROPS = ((28, 112, 7), (12, 138, 4), (288, 160, 6), (304, 134, 4))
RIM = "#3a3440"  # on white: dyed with a seat's colour it becomes that colour's dark edge


def _print(colour: str, grow: float) -> str:
    body = P(PALM, colour, stroke=colour, stroke_width=max(0.0, grow), stroke_linejoin="round")
    return body + "".join(L(f"M{a},{b}L{c},{d}", colour, w + grow) for a, b, c, d, w in FINGERS)


@draws("ricochet/hand", lossless=True)
def hand() -> Surface:
    """A paint print, fingers up, white with a dark edge: to be dyed."""
    drops = "".join(C(x, y, r + 2.5, RIM) + C(x, y, r, "#ffffff") for x, y, r in DROPS)
    return render(doc(320, 340, _print(RIM, 7) + _print("#ffffff", -1) + drops), 320, 340)


@draws("ricochet/hand_shine", lossless=True)
def hand_shine() -> Surface:
    """The wet light on a print, laid over the dyed one."""
    body = "".join(
        L(
            f"M{c + (a - c) * 0.02 - 4},{d + (b - d) * 0.02}L{c + (a - c) * 0.34 - 4},{d + (b - d) * 0.34}",
            "#ffffff",
            w * 0.26,
            0.42,
        )
        for a, b, c, d, w in FINGERS
    )
    return render(doc(320, 340, body + L("M112,206C116,192 134,188 160,189", "#ffffff", 9, 0.42)), 320, 340)


@draws("ricochet/burst")
def burst() -> Surface:
    """Paper-cut spikes behind a slapped card, lying on its side."""

    def spikes(k: float) -> str:
        out = []
        for step in range(44):
            a = math.tau * step / 44 + 0.07
            q = (1.0 + 0.10 * math.sin(step * 2.3) if step % 2 == 0 else 0.76) * k
            out.append(f"{260 + 208 * q * math.cos(a):.1f},{200 + 156 * q * math.sin(a):.1f}")
        return "M" + "L".join(out) + "Z"

    body = (
        P(spikes(1), INK, 9)
        + P(spikes(1), "#f08a24")
        + P(spikes(0.88), "#ffc44d")
        + P(spikes(0.78), "#fff3c4")
    )
    return render(doc(520, 400, body), 780, 600)


@draws("ricochet/marquee")
def marquee() -> Surface:
    """A pinball backglass: brass frame around the dark glass; the bulbs are put on at the table."""
    w, h = 412, 226
    defs = linear("f", (0, BRASS_LIGHT), (0.4, BRASS), (1, BRASS_DARK)) + linear(
        "g", (0, "#1a1330"), (1, "#0a0716")
    )
    body = (
        R(0, 0, w, h, INK, 34)
        + R(4, 4, w - 8, h - 8, "url(#f)", 30)
        + R(30, 30, w - 60, h - 60, INK, 18)
        + R(33, 33, w - 66, h - 66, "url(#g)", 16)
    )
    return render(doc(w, h, body, defs), w * 2, h * 2)


def _bulb(edge: str, glass: str, r: float) -> Surface:
    return render(
        doc(20, 20, C(10, 10, r + 2.3, edge) + C(10, 10, r, glass) + C(8, 8, r * 0.3, "#ffffff", op=0.8)),
        60,
        60,
    )


@draws("ricochet/bulb_on")
def bulb_on() -> Surface:
    return _bulb(INK, "#fff3c4", 6.2)


@draws("ricochet/bulb_off")
def bulb_off() -> Surface:
    return _bulb(INK, "#b5541f", 6.2)


@draws("ricochet/ring_off")
def ring_off() -> Surface:
    return _bulb("#0d1535", "#3f5cb4", 5.7)


@draws("ricochet/light", lossless=False)
def light() -> Surface:
    """The glow of a bulb on black, to be added to what lies below."""
    s = layer(120, 120)
    s.fill((0, 0, 0, 255))
    dot = render(doc(20, 20, C(10, 10, 8, "#ffffff")), 24, 24)
    shine(s, dot, (60, 60), 17, "#ff9a28", 0.9)
    shine(s, dot, (60, 60), 7, "#ffc46a", 0.8)
    return s


@draws_each("ricochet/arrow_{}", ("on", "off"))
def arrow(state: str) -> Surface:
    """A playfield insert pointing right."""
    shape = "M8,6L38,23L8,40Z"
    fill = BRASS if state == "on" else "#33457f"
    edge = INK if state == "on" else "#0d1535"
    body = (
        P(shape, edge, stroke=edge, stroke_width=9, stroke_linejoin="round")
        + P(shape, fill, stroke=fill, stroke_width=3, stroke_linejoin="round")
        + P("M12,13L28,22L12,24Z", "#ffffff", op=0.55 if state == "on" else 0.2)
    )
    return render(doc(46, 46, body), 115, 115)


@draws("ricochet/bead")
def bead() -> Surface:
    """The medal that numbers a step of the chain."""
    body = C(32, 35, 28, "#0a0814") + C(32, 32, 28, INK) + C(32, 32, 24.5, BRASS) + C(32, 32, 20, INK)
    return render(doc(64, 64, body), 160, 160)


@draws("ricochet/well")
def well() -> Surface:
    """The recess that four keys sit in."""
    cross = (
        "M66,24A20,20 0 0 1 86,8H114A20,20 0 0 1 134,24V66H176A20,20 0 0 1 192,86V114A20,20 0 0 1 176,134"
        "H134V176A20,20 0 0 1 114,192H86A20,20 0 0 1 66,176V134H24A20,20 0 0 1 8,114V86A20,20 0 0 1 24,66H66Z"
    )
    return render(doc(200, 200, P(cross, "#0b0812", op=0.72)), 400, 400)
