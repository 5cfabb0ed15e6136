"""Blind Hen: the hen with dark glasses, her nest and barn."""

# ruff: noqa: E501  (path data reads better unbroken)

import math
import random

from art.kit.palette import INK
from art.kit.svg import circle as C
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import linear
from art.kit.svg import path as P
from art.kit.svg import rect as R


def hen() -> str:
    """Front-facing hen with dark glasses, in 300x400 cover coordinates."""
    b = P(
        "M128 150 Q108 128 124 116 Q136 106 144 124 Q142 96 156 94 Q172 94 166 124 Q178 108 188 120 Q196 134 172 152Z",
        "#d8342f",
        6,
    )
    b += L("M124 126 Q128 118 136 122 M153 106 Q156 100 161 104", "#ff8a72", 4)
    b += P(
        "M150 138 C196 138 206 176 212 212 C222 248 252 268 246 314 C240 356 198 372 150 372 C102 372 60 356 54 314 C48 268 78 248 88 212 C94 176 104 138 150 138Z",
        "#fff6e2",
        6,
    )
    b += P(
        "M172 142 C198 150 206 180 210 212 C220 248 250 268 244 314 C238 354 198 369 156 369 C204 340 220 300 202 250 C192 218 196 170 172 142Z",
        "#e9d3a8",
    )
    for y, xs in ((282, (126, 150, 174)), (304, (114, 138, 162, 186)), (326, (126, 150, 174))):
        for x in xs:
            b += L(f"M{x - 9} {y} Q{x} {y + 13} {x + 9} {y}", "#d9b983", 4.5)
    wing = "M88 240 C54 252 40 292 52 330 C58 326 62 322 66 316 C66 326 70 334 76 340 C82 334 86 326 88 318 C96 322 100 324 108 324 C118 296 112 258 88 240Z"
    for sx, tx in ((1, 0), (-1, 300)):
        b += G(
            P(wing, "#f0dcb2", 6) + L("M84 258 Q66 276 66 304 M94 268 Q84 284 88 306", "#caa66c", 4.5),
            tx,
            0,
            0,
            sx,
            1,
        )
    b += P("M138 240 Q124 262 136 274 Q148 276 148 250Z", "#d8342f", 5) + P(
        "M162 240 Q176 262 164 274 Q152 276 152 250Z", "#b3231f", 5
    )
    b += (
        P("M128 222 Q150 202 172 222 L150 252Z", "#f6a623", 6)
        + P("M128 222 Q150 232 172 222 L150 252Z", "#d27c12")
        + L("M130 222 Q150 231 170 222", INK, 4)
    )
    b += L("M84 186 L104 192 M216 186 L196 192", INK, 7) + L("M142 192 Q150 184 158 192", INK, 7)
    for x in (119, 181):
        b += (
            C(x, 196, 30, INK)
            + C(x, 196, 25, "#2f2545")
            + P(f"M{x - 21} 190 A23 23 0 0 1 {x + 2} 174 L{x - 14} 212 A23 23 0 0 1 {x - 21} 190Z", "#7d6fb0")
            + P(f"M{x + 8} 176 A22 22 0 0 1 {x + 15} 181 L{x + 1} 216 L{x - 6} 216Z", "#7d6fb0", op=0.8)
        )
    return b


def nest(y: float = 352) -> str:
    rnd = random.Random(9)
    b = P(
        f"M30 {y - 4} Q150 {y - 34} 270 {y - 4} Q276 {y + 40} 150 {y + 48} Q24 {y + 40} 30 {y - 4}Z",
        "#b9791f",
        6,
    )
    for _ in range(46):
        x = rnd.uniform(34, 266)
        yy = y + rnd.uniform(-8, 34)
        a = rnd.uniform(-0.6, 0.6)
        ln = rnd.uniform(18, 40)
        dx, dy = ln * math.cos(a), ln * math.sin(a) * 0.6
        b += L(
            f"M{x - dx / 2:.0f} {yy - dy / 2:.0f} L{x + dx / 2:.0f} {yy + dy / 2:.0f}",
            rnd.choice(("#f2c14e", "#e0a032", "#ffdc7d", "#8f5a12")),
            4,
        )
    return b


BH_DEFS = linear("morn", (0, "#2c6a46"), (0.4, "#6fae58"), (0.75, "#f3dd8a"), (1, "#ffe9a8")) + linear(
    "barn", (0, "#c8402c"), (1, "#8f2419")
)


def barn(x: float, y: float, s: float) -> str:
    b = P("M-60 60 L-60 -6 L-40 -44 L0 -66 L40 -44 L60 -6 L60 60Z", "url(#barn)", 5)
    b += L("M-66 0 L-43 -46 L0 -70 L43 -46 L66 0", "#fff3d6", 9)
    b += (
        R(-24, 10, 48, 50, "#6e1a14", 0, 4)
        + L("M-24 10 L24 60 M24 10 L-24 60", "#fff3d6", 5)
        + R(-12, -34, 24, 24, "#ffd86b", 12, 5)
    )
    return G(b, x, y, 0, s)
