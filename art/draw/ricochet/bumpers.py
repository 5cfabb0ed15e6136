"""The four bumpers, each with a rim of its own shape, and the balls that look for them."""

# ruff: noqa: E501  (path data reads better unbroken)

import math

from pygame import Surface

from art.kit.bake import draws, draws_each
from art.kit.palette import INK, PAPER, mix
from art.kit.svg import circle as C
from art.kit.svg import doc, points, radial_at, render, trace
from art.kit.svg import line as L
from art.kit.svg import linear as shade
from art.kit.svg import path as P
from art.kit.svg import rect as R

#          dark       base       light      deepest
TONE = {
    "red": ("#a01a30", "#e23a45", "#ff9a86", "#6d1026"),
    "yellow": ("#d98e0a", "#ffc928", "#fff0a0", "#8a5200"),
    "green": ("#0c7550", "#22b97c", "#98f3cc", "#074a34"),
    "blue": ("#164aa6", "#2f80ee", "#9bd0ff", "#0d2c6e"),
}
BAKED = 280  # pixels of a bumper that fills 100 units
FADED = 0.42  # how far a bumper that does not count goes towards paper
TEETH, WAVES, SPIKES = 8, 7, 10


def rim(colour: str, x: float, y: float, r: float) -> str:
    """Silhouette per colour: red a plain ring, yellow a star, green square teeth, blue a wave."""
    if colour == "yellow":
        return trace(points(x, y, r * 1.06, SPIKES, inner=0.783))
    out = []
    for step in range(240):
        a = math.tau * step / 240
        if colour == "green":
            q = r * (1.02 if (a * TEETH / math.tau + 0.28) % 1 < 0.56 else 0.84)
        elif colour == "blue":
            q = r * (0.94 + 0.085 * math.sin(a * WAVES))
        else:
            q = r * 0.95
        out.append((x + q * math.cos(a), y + q * math.sin(a)))
    return trace(out)


def glyph(colour: str, x: float, y: float, r: float, fill: str) -> str:
    """The flat sign of a colour, for balls."""
    if colour == "red":
        return C(x, y, r * 0.68, "none", stroke=fill, stroke_width=r * 0.46)
    if colour == "yellow":
        return P(trace(points(x, y, r * 1.12, 5, inner=0.45)), fill)
    if colour == "green":
        return R(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, fill, r * 0.12)
    w = r * 0.52
    d = "".join(
        f"M{x - r},{y + o}q{w * 0.5},{-w * 1.15} {w * 0.96},0t{w * 0.96},0t{w * 0.96},0t{w * 0.96},0"
        for o in (-r * 0.38, r * 0.42)
    )
    return L(d, fill, r * 0.42)


def _bumper(colour: str, lit: bool, towards: str, share: float) -> Surface:
    """A disc on its rim; `share` of another colour is stirred into everything."""
    d, m, hi, dd = (mix(tone, towards, share) for tone in TONE[colour])
    ink = mix(INK, towards, share)
    c, r, cap = 50, 38, 30
    if lit:
        top = radial_at("c", c, c - 4, 34, (0, "#ffffff"), (0.55, "#fffbe8"), (1, mix(hi, "#ffffff", 0.35)))
    else:
        top = radial_at("c", c - 8, c - 14, 46, (0, mix(m, hi, 0.55)), (0.55, m), (1, mix(m, d, 0.45)))
    body = (
        P(rim(colour, c, c + 3.2, r), ink, stroke=ink, stroke_width=4.5, stroke_linejoin="round")
        + P(rim(colour, c, c, r), ink, stroke=ink, stroke_width=4.5, stroke_linejoin="round")
        + P(rim(colour, c, c + 2.6, r), dd)
        + P(rim(colour, c, c, r), "url(#r)")
        + C(c, c + 1.6, cap + 1.6, dd)
        + C(c, c, cap, "url(#c)")
    )
    if lit:
        body += C(c, c, cap - 1, "none", stroke=m, stroke_width=2.4)
    else:
        body += P(
            f"M{c - 23},{c - 7}A24,24 0 0 1 {c + 17},{c - 17.5}A30,30 0 0 0 {c - 23},{c - 7}Z",
            "#ffffff",
            op=0.55,
        )
    defs = top + shade("r", (0, mix(m, hi, 0.35)), (0.5, m), (1, d))
    return render(doc(100, 100, body, defs), BAKED, BAKED)


@draws_each("ricochet/bumper_{}", TONE)
def bumper(colour: str) -> Surface:
    return _bumper(colour, False, PAPER, 0)


@draws_each("ricochet/bumper_{}_lit", TONE)
def bumper_lit(colour: str) -> Surface:
    return _bumper(colour, True, PAPER, 0)


@draws_each("ricochet/bumper_{}_faded", TONE)
def bumper_faded(colour: str) -> Surface:
    return _bumper(colour, False, PAPER, FADED)


@draws_each("ricochet/ball_{}", TONE)
def ball(colour: str) -> Surface:
    """A lacquered ball with the sign of its colour; large and small are one picture at two sizes."""
    d, m, hi, dd = TONE[colour]
    r, c = 30, 34
    defs = radial_at("b", c - r * 0.3, c - r * 0.4, r * 1.45, (0, hi), (0.35, m), (0.8, d), (1, dd))
    body = (
        C(c, c, r + 2.6, INK)
        + C(c, c, r, "url(#b)")
        + glyph(colour, c, c + r * 0.08, r * 0.5, "#fffaf0")
        + P(
            f"M{c - r * 0.72},{c - r * 0.34}A{r * 0.8},{r * 0.8} 0 0 1 {c + r * 0.42},{c - r * 0.66}"
            f"A{r * 1.1},{r * 1.1} 0 0 0 {c - r * 0.72},{c - r * 0.34}Z",
            "#ffffff",
            op=0.75,
        )
    )
    return render(doc(68, 68, body, defs), 204, 204)


@draws("ricochet/chrome")
def chrome() -> Surface:
    """The ball that rolls: sky above, a dark horizon, the warm lamp from below."""
    r, c = 30, 34
    defs = radial_at(
        "a", c - r * 0.35, c - r * 0.5, r * 1.75,
        (0, "#ffffff"), (0.25, "#e9eefb"), (0.55, "#93a2c4"), (0.85, "#39456b"), (1, "#1a2040"),
    )  # fmt: skip
    body = (
        C(c, c, r + 2.5, INK)
        + C(c, c, r, "url(#a)")
        + P(
            f"M{c - r * 0.97},{c + r * 0.12}C{c - r * 0.4},{c + r * 0.42} {c + r * 0.4},{c + r * 0.42} {c + r * 0.97},{c + r * 0.12}"
            f"C{c + r * 0.9},{c + r * 0.42} {c + r * 0.62},{c + r * 0.66} {c},{c + r * 0.66}"
            f"C{c - r * 0.62},{c + r * 0.66} {c - r * 0.9},{c + r * 0.42} {c - r * 0.97},{c + r * 0.12}Z",
            "#232c52",
            op=0.85,
        )
        + P(
            f"M{c - r * 0.7},{c + r * 0.62}C{c - r * 0.3},{c + r * 0.78} {c + r * 0.3},{c + r * 0.78} {c + r * 0.7},{c + r * 0.62}"
            f"A{r * 0.94},{r * 0.94} 0 0 1 {c - r * 0.7},{c + r * 0.62}Z",
            "#ffcf7d",
            op=0.9,
        )
        + C(c - r * 0.3, c - r * 0.48, r * 0.36, "#ffffff", ry=r * 0.22)
        + C(c + r * 0.42, c - r * 0.42, r * 0.09, "#ffffff")
    )
    return render(doc(68, 68, body, defs), 204, 204)


ROLLS = 6


@draws_each("ricochet/roll_{}", range(ROLLS))
def roll(frame: int) -> Surface:
    """A star engraved in the chrome on its way across, rolling to the right: laid over the ball, turned its way."""
    r, c = 30, 34
    a = math.pi * ((frame + 0.5) / ROLLS - 0.5)
    x, squeeze = c + r * 0.92 * math.sin(a), math.cos(a)
    star = trace((x + (px - x) * squeeze, py) for px, py in points(x, c, r * 0.42, 5, rot=0, inner=0.45))
    body = P(star, "#1a2344", op=round(0.62 * squeeze**0.7, 3))
    return render(doc(68, 68, body), 136, 136)
