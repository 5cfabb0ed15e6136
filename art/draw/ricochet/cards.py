"""What a card is made of: paper with a foot in the colour of its ball, the cup, and the sign of the ball's size."""

# ruff: noqa: E501  (path data reads better unbroken)

import math

from pygame import Surface

from art.draw.ricochet.bumpers import TONE
from art.kit.bake import draws, draws_each
from art.kit.paint import grain
from art.kit.palette import BRASS, CREAM, INK, PAPER, PAPER_EDGE, mix
from art.kit.svg import circle as C
from art.kit.svg import doc, linear, render
from art.kit.svg import path as P
from art.kit.svg import rect as R

W, H = 180, 252
BAKED = 3


def _foot_edge(colour: str) -> str:
    """The foot's upper edge, in the same language as the rims."""
    out = []
    for step in range(361):
        t = step / 360
        u = t * 9 % 1
        wobble = {
            "red": 0.0,
            "yellow": 14 * abs(2 * u - 1) - 7,
            "green": 4.5 if u < 0.5 else -4.5,
            "blue": 5.2 * math.sin(math.tau * t * 6),
        }[colour]
        out.append(f"{3 + 174 * t:.2f},{196 - 52 * t * (1 - t) + wobble:.2f}")
    return "L".join(out)


@draws_each("ricochet/paper_{}", TONE)
def paper(colour: str) -> Surface:
    """Upright, foot down; the table turns it so that the foot points outward."""
    d, m, hi, _ = TONE[colour]
    foot = f"M{_foot_edge(colour)}V238A12,12 0 0 1 165,249H15A12,12 0 0 1 3,238Z"
    body = (
        R(0, 0, W, H, INK, 14)
        + R(2, 2, 176, 248, PAPER_EDGE, 12.5)
        + R(4.5, 4.5, 171, 243, "url(#p)", 10.5)
        + P(
            "M4.5,15A10.5,10.5 0 0 1 15,4.5H165A10.5,10.5 0 0 1 175.5,15V176C140,162 40,162 4.5,176Z",
            "#efe3c8",
            op=0.55,
        )
        + P(foot, "url(#f)", 3)
        + P(
            "M6,239A10,10 0 0 0 15,245.5H165A10,10 0 0 0 174,239",
            "none",
            stroke=mix(m, d, 0.75),
            stroke_width=4,
        )
    )
    defs = linear("p", (0, "#fffaf0"), (1, PAPER)) + linear("f", (0, mix(m, hi, 0.15)), (1, mix(m, d, 0.35)))
    return grain(render(doc(W, H, body, defs), W * BAKED, H * BAKED), 2.5)


@draws("ricochet/cup")
def cup() -> Surface:
    """As wide as a large ball, so that a small ball looks small in it."""
    body = (
        C(36, 36, 34, INK)
        + C(36, 36, 31.5, "#35294a")
        + C(36, 36, 29, "#171022")
        + P("M12,50A29,29 0 0 0 60,50A33,33 0 0 1 12,50Z", "#4a3b63")
    )
    return render(doc(72, 72, body), 216, 216)


@draws_each("ricochet/sign_{}", ("large", "small"), lossless=True)
def sign(size: str) -> Surface:
    """Plus for large, minus for small."""

    def bars(o: float, colour: str) -> str:
        flat = R(6 - o, 15 - o, 24 + 2 * o, 7 + 2 * o, colour, 2.5)
        return flat + (R(14.5 - o, 6.5 - o, 7 + 2 * o, 24 + 2 * o, colour, 2.5) if size == "large" else "")

    return render(doc(36, 36, bars(2.6, INK) + bars(0, CREAM)), 108, 108)


@draws("ricochet/mini")
def mini() -> Surface:
    """A won card, face down and very small."""
    body = (
        R(0, 0, 40, 54, INK, 7)
        + R(2.5, 2.5, 35, 49, PAPER, 5)
        + R(6, 6, 28, 42, "#223a86", 3)
        + C(20, 27, 9, BRASS)
        + C(20, 27, 5, PAPER)
    )
    return render(doc(40, 54, body), 120, 162)
