"""The six things that are counted: each is about 100 units wide around (0, 0).

A figure is a pair: the paper shapes, and what is printed on them.
"""

# ruff: noqa: E501  (path data reads better unbroken)

from collections.abc import Callable
from random import Random

from art.kit.palette import BRASS, mix
from art.kit.svg import circle as C
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import points, poly, trace
from art.kit.svg import rect as R

Figure = tuple[str, str]
WALLS = ("#fff0cf", "#d9f2dc", "#ffe39a", "#f7cfae")
SAILS = ("#fff6e2", "#ffd95e", "#ff9a6a", "#e8f6ff")
KITES = (("#e8609f", "#ffc4da"), ("#9a4fc0", "#f0b8e0"), ("#c2357a", "#ff9cc4"), ("#d9408a", "#fff0f6"))


def lantern(rnd: Random) -> Figure:
    red = rnd.choice(("#e2622b", "#d9432b", "#f07f2e"))
    body = (
        R(-4, 36, 8, 34, BRASS, 3) + P("M-10 62 L10 62 L14 84 L-14 84Z", "#ffd28a")
        + C(0, 0, 46, red, ry=40) + R(-22, -47, 44, 13, BRASS, 5) + R(-22, 35, 44, 12, BRASS, 5)
    )  # fmt: skip
    ribs = "".join(
        L(f"M0 -40 C{x} -30 {x} 30 0 40", mix(red, "#6b1408", 0.5), 3.4, 0.75) for x in (-58, -30, 30, 58)
    )
    glow = C(-4, 2, 24, "#ffe39a", op=0.55, ry=28) + C(-4, 2, 13, "#fff6d0", op=0.8, ry=18)
    return body, glow + ribs + L("M0 -40 L0 40", mix(red, "#6b1408", 0.5), 3.4, 0.75)


def boat(rnd: Random) -> Figure:
    sail = rnd.choice(SAILS)
    hull = rnd.choice(("#b3472b", "#8a5630", "#2f5f9c"))
    body = (
        R(-4, -52, 7, 76, "#8a5630", 3) + P("M-10 -46 L-10 16 L-50 16 Q-36 -18 -10 -46Z", mix(sail, "#2a6ea8", 0.2))
        + P("M8 -52 Q44 -20 50 16 L8 16Z", sail)
        + P("M-56 22 L58 22 Q50 52 30 52 L-32 52 Q-48 50 -56 22Z", hull) + P("M3 -52 L3 -66 L24 -59Z", "#e5484d")
    )  # fmt: skip
    stripes = P("M8 -14 L60 -14 L60 -2 L8 -2Z", "#e5604d", op=0.85) + L("M-60 29 L60 29", "#fff3d6", 6, 0.85)
    return body, stripes


def cottage(rnd: Random) -> Figure:
    wall = rnd.choice(WALLS)
    roof = rnd.choice(("#c8492c", "#8a5630", "#156b50", "#d98a2b"))
    body = (
        R(18, -50, 14, 30, "#b9785a", 2) + R(-40, -20, 80, 68, wall, 4)
        + P("M-52 -10 L-26 -50 L26 -50 L52 -10 Q52 -4 46 -4 L-46 -4 Q-52 -4 -52 -10Z", roof)
    )  # fmt: skip
    tiles = "".join(L(f"M{x} -46 L{x * 1.7} -8", mix(roof, "#2a0f12", 0.4), 3, 0.7) for x in (-18, -6, 6, 18))
    door = P("M-9 48 L-9 20 Q-9 10 0 10 Q9 10 9 20 L9 48Z", "#17604a")
    panes = "".join(
        R(x, 8, 17, 17, "#4f9fc0", 2)
        + L(f"M{x + 8.5} 8 L{x + 8.5} 25 M{x} 16.5 L{x + 17} 16.5", "#fff6e2", 2.6)
        for x in (-32, 15)
    )
    return body, tiles + P("M14 -4 L40 -4 L40 48 L26 48Z", "#b98a4a", op=0.35) + door + panes


def barn_star(rnd: Random) -> Figure:
    """A five-pointed star folded from tin: every ray has a light and a dark half."""
    light, dark = rnd.choice((("#fff0a0", "#e3a51c"), ("#ffe36a", "#d98e0a"), ("#fff6cf", "#f2c230")))
    outer, inner = points(0, 0, 54, 5), points(0, 0, 25, 5, -54)
    shade = "".join(
        poly([(0, 0), outer[i], inner[i]], dark) + poly([(0, 0), inner[i - 1], outer[i]], light)
        for i in range(5)
    )
    return poly(points(0, 0, 54, 5, inner=0.463), dark), shade + C(-2, -2, 5, "#fffbe6")


def kite(rnd: Random) -> Figure:
    deep, pale = rnd.choice(KITES)
    sway = rnd.choice((-1, 1))
    tail = f"M0 50 C{18 * sway} 62 {-18 * sway} 74 {10 * sway} 92"
    bows = "".join(
        G(P("M0 0 L-11 -7 L-11 7Z", pale) + P("M0 0 L11 -7 L11 7Z", pale), x * sway, y, 20 * sway)
        for x, y in ((7, 62), (-3, 76))
    )
    body = L(tail, "#fff3d6", 4) + bows + P("M0 -56 L42 -8 L0 52 L-42 -8Z", deep)
    print_ = (
        P("M0 -56 L42 -8 L0 -8Z", pale)
        + P("M0 52 L-42 -8 L0 -8Z", pale)
        + L("M0 -56 L0 52 M-42 -8 L42 -8", "#fff6e2", 3.4)
    )
    return body, print_


def turtle(rnd: Random) -> Figure:
    skin = rnd.choice(("#7fd0a0", "#9fe0b8", "#6cc3c8"))
    shell, light = rnd.choice((("#2b62b8", "#7fb4ff"), ("#1d4f9c", "#67a0f0"), ("#3a7bd5", "#a5d0ff")))
    flipper = "M0 0 Q20 -22 36 -16 Q34 0 12 14Z"
    limbs = "".join(
        G(P(flipper, skin), x, y, 0, s, t)
        for x, y, s, t in ((22, -22, 1, 1), (-22, -22, -1, 1), (20, 26, 0.8, -0.8), (-20, 26, -0.8, -0.8))
    )
    head = C(0, -52, 15, skin, ry=17)
    body = P("M-5 44 L5 44 L0 60Z", skin) + limbs + head + poly(points(0, 0, 44, 6), shell)
    ring = poly(points(0, 0, 20, 6), light) + "".join(
        L(trace((p, q), closed=False), light, 3.6)
        for p, q in zip(points(0, 0, 20, 6), points(0, 0, 42, 6), strict=True)
    )
    return body, ring + C(-6, -55, 3.2, "#221a2b") + C(6, -55, 3.2, "#221a2b") + P(
        "M-34 -16 Q-10 -44 20 -34 Q-10 -34 -30 -6Z", "#ffffff", op=0.28
    )


FIGURES: dict[str, Callable[[Random], Figure]] = {
    "vermilion": lantern,
    "sky": boat,
    "green": cottage,
    "yellow": barn_star,
    "pink": kite,
    "blue": turtle,
}
