"""The house icons: white on nothing, so that the table can dye them. Black cuts holes."""

# ruff: noqa: E501  (path data reads better unbroken)

import math

import pygame
from pygame import Surface

from art.kit.bake import draws_each
from art.kit.paint import alpha_of, stain
from art.kit.palette import SEATS
from art.kit.svg import circle as C
from art.kit.svg import doc, poly, render, seat_sign, star
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R

SIZE = 128
W, K = "#ffffff", "#000000"
SYMBOLS = tuple(symbol for _, symbol in SEATS.values())


def _arrow(turned: float) -> str:
    head = P(
        "M8 50 L50 10 Q56 6 56 14 L56 34 L86 34 Q92 34 92 40 L92 60 Q92 66 86 66 L56 66 L56 86 Q56 94 50 90Z",
        W,
    )
    return f'<g transform="rotate({turned} 50 50)">{head}</g>'


def _gear() -> str:
    teeth = "".join(
        poly(
            [(x + 50, y + 50) for x, y in _tooth(math.tau * i / 8)],
            W,
            stroke=W,
            stroke_width=5,
            stroke_linejoin="round",
        )
        for i in range(8)
    )
    return teeth + C(50, 50, 32, W) + C(50, 50, 14, K)


def _tooth(a: float) -> list[tuple[float, float]]:
    return [
        (q * math.cos(a + t), q * math.sin(a + t))
        for q, t in ((26, -0.32), (42, -0.17), (42, 0.17), (26, 0.32))
    ]


def _speaker() -> str:
    return P("M8 36 Q8 32 12 32 L28 32 L50 14 Q56 10 56 18 L56 82 Q56 90 50 86 L28 68 L12 68 Q8 68 8 64Z", W)


def _person(x: float, y: float, s: float) -> str:
    return G(
        C(0, -22, 19, W) + P("M-36 42 Q-36 4 0 4 Q36 4 36 42 Q36 46 32 46 L-32 46 Q-36 46 -36 42Z", W),
        x,
        y,
        0,
        s,
    )


def _keys() -> str:
    keys = "".join(R(16 + i * 14.5, y, 9, 9, K, 2) for i in range(5) for y in (34, 49))
    return R(6, 24, 88, 54, W, 10) + keys + R(28, 64, 44, 8, K, 3)


def _pad() -> str:
    shell = P(
        "M30 26 L70 26 Q90 26 94 58 Q98 84 86 84 Q78 84 68 66 L32 66 Q22 84 14 84 Q2 84 6 58 Q10 26 30 26Z", W
    )
    cross = R(21, 41, 22, 7, K, 2) + R(28.5, 33.5, 7, 22, K, 2)
    return shell + cross + C(68, 38, 4.6, K) + C(68, 52, 4.6, K) + C(61, 45, 4.6, K) + C(75, 45, 4.6, K)


def _hand() -> str:
    fingers = L("M34 50 L34 24 M48 46 L48 14 M62 48 L62 20 M75 54 L75 34", W, 12)
    return fingers + P(
        "M28 48 L81 48 L81 64 Q81 92 56 92 Q40 92 30 78 L12 56 Q8 50 13 46 Q18 43 24 49 L28 54Z", W
    )


def _frame() -> str:
    return L("M12 34 L12 12 L34 12 M66 12 L88 12 L88 34 M88 66 L88 88 L66 88 M34 88 L12 88 L12 66", W, 13)


def _trophy() -> str:
    ears = L("M26 22 Q8 20 10 34 Q13 50 32 50 M74 22 Q92 20 90 34 Q87 50 68 50", W, 8)
    cup = P("M24 10 L76 10 Q80 62 50 64 Q20 62 24 10Z", W) + R(44, 58, 12, 18, W) + R(26, 76, 48, 14, W, 5)
    return ears + cup + star(50, 34, 13, K)


ICONS = {
    "play": P("M24 14 Q24 8 30 11 L88 45 Q94 50 88 55 L30 89 Q24 92 24 86Z", W),
    "back": L("M40 20 L14 46 L40 72 M16 46 L62 46 Q86 46 86 66 Q86 84 64 84 L48 84", W, 13),
    "gear": _gear(),
    "sound": _speaker() + L("M68 36 Q76 50 68 64 M80 24 Q95 50 80 76", W, 9),
    "mute": _speaker() + L("M68 38 L92 62 M92 38 L68 62", W, 10),
    "music": L("M36 76 L36 22 L82 12 L82 64", W, 10) + P("M36 17 L82 7 L82 28 L36 38Z", W) + C(24, 77, 17, W, ry=13) + C(70, 66, 17, W, ry=13),
    "people": _person(72, 40, 0.66) + _person(36, 54, 1.06).replace(W, K) + _person(36, 54, 0.9),
    "person": _person(50, 50, 1.0),
    "clock": C(50, 50, 44, W) + C(50, 50, 31, K) + L("M50 31 L50 52 L64 61", W, 9),
    "robot": L("M50 10 L50 26", W, 8) + C(50, 10, 8, W) + R(14, 26, 72, 58, W, 16) + C(36, 52, 9, K) + C(64, 52, 9, K) + R(34, 68, 32, 6, K, 3) + R(2, 44, 8, 24, W, 4) + R(90, 44, 8, 24, W, 4),
    "keyboard": _keys(),
    "gamepad": _pad(),
    "mouse": R(24, 8, 52, 84, W, 26) + R(46, 20, 8, 20, K, 4) + L("M24 48 L76 48", K, 4),
    "plus": L("M50 16 L50 84 M16 50 L84 50", W, 20),
    "minus": L("M16 50 L84 50", W, 20),
    "check": L("M14 54 L40 80 L86 24", W, 18),
    "cross": L("M20 20 L80 80 M80 20 L20 80", W, 18),
    "arrow_left": _arrow(0),
    "arrow_up": _arrow(90),
    "arrow_right": _arrow(180),
    "arrow_down": _arrow(270),
    "star": star(50, 54, 48, W, inner=0.48),
    "trophy": _trophy(),
    "ghost": P("M14 90 L14 48 Q14 8 50 8 Q86 8 86 48 L86 90 L74 78 L62 90 L50 78 L38 90 L26 78Z", W) + C(37, 44, 8, K, ry=10) + C(63, 44, 8, K, ry=10),
    "refresh": L("M82 56 A33 33 0 1 1 72 26", W, 12) + P("M60 36 L94 40 L88 6Z", W),
    "pause": R(18, 12, 23, 76, W, 7) + R(59, 12, 23, 76, W, 7),
    "info": C(50, 50, 44, W) + C(50, 28, 8, K) + L("M50 48 L50 74", K, 13),
    "warning": P("M50 8 Q54 8 57 13 L95 80 Q99 90 89 90 L11 90 Q1 90 5 80 L43 13 Q46 8 50 8Z", W) + L("M50 38 L50 58", K, 12) + C(50, 76, 7, K),
    "pencil": G(R(-13, -44, 26, 60, W) + P("M-13 20 L13 20 L0 48Z", W) + P("M-13 -48 L-13 -52 Q-13 -60 -5 -60 L5 -60 Q13 -60 13 -52 L13 -48Z", W), 48, 52, 45, 0.92),
    "trash": P("M20 32 L80 32 L75 86 Q74 94 66 94 L34 94 Q26 94 25 86Z", W) + R(12, 16, 76, 11, W, 4) + R(36, 6, 28, 14, W, 5) + L("M40 44 L42 82 M60 44 L58 82", K, 6),
    "eye": P("M4 50 Q50 -4 96 50 Q50 104 4 50Z", W) + C(50, 50, 20, K) + C(50, 50, 11, W),
    "hand": _hand(),
    "lock": L("M30 48 L30 32 Q30 12 50 12 Q70 12 70 32 L70 48", W, 12) + R(16, 44, 68, 48, W, 10) + C(50, 63, 8, K) + R(46, 64, 8, 16, K, 4),
    "fullscreen": _frame(),
    "chart": R(10, 54, 20, 36, W, 4) + R(40, 32, 20, 58, W, 4) + R(70, 10, 20, 80, W, 4),
    "book": P("M50 22 Q34 10 8 14 L8 80 Q34 76 50 88 Q66 76 92 80 L92 14 Q66 10 50 22Z", W) + L("M50 24 L50 84", K, 5) + L("M20 32 L38 35 M20 48 L38 51 M62 35 L80 32 M62 51 L80 48", K, 5),
    "save": P("M10 18 Q10 10 18 10 L72 10 L90 28 L90 82 Q90 90 82 90 L18 90 Q10 90 10 82Z", W) + R(28, 10, 36, 26, K, 3) + R(50, 14, 9, 18, W, 2) + R(26, 50, 48, 34, K, 4) + L("M36 61 L64 61 M36 73 L64 73", W, 6),
    "download": L("M50 12 L50 58", W, 15) + P("M24 46 L76 46 L50 76Z", W) + L("M14 74 L14 88 L86 88 L86 74", W, 11),
    "cards": G(R(-22, -36, 44, 66, W, 7), 36, 52, -14) + G(R(-27, -41, 54, 76, K, 9) + R(-22, -36, 44, 66, W, 7), 60, 52, 10),
    "die": R(12, 12, 76, 76, W, 16) + C(34, 34, 8, K) + C(66, 34, 8, K) + C(50, 50, 8, K) + C(34, 66, 8, K) + C(66, 66, 8, K),
    "bulb": C(50, 40, 32, W) + P("M32 62 L68 62 L64 74 L36 74Z", W) + R(37, 78, 26, 7, W, 3) + R(41, 88, 18, 7, W, 3) + L("M40 42 L46 50 L54 50 L60 42", K, 5),
    "flag": L("M20 10 L20 94", W, 11) + P("M24 12 Q44 2 60 14 Q74 22 90 14 L90 56 Q74 66 58 56 Q42 48 24 56Z", W),
    "bell": P("M50 8 Q76 10 76 44 Q76 64 90 74 L10 74 Q24 64 24 44 Q24 10 50 8Z", W) + P("M38 80 L62 80 Q60 94 50 94 Q40 94 38 80Z", W),
    "home": P("M50 8 L96 50 L82 50 L82 88 Q82 92 78 92 L60 92 L60 64 L40 64 L40 92 L22 92 Q18 92 18 88 L18 50 L4 50Z", W),
}  # fmt: skip


def white(body: str, size: int = SIZE) -> Surface:
    """Render white shapes with black holes as pure white of varying alpha."""
    s = render(doc(100, 100, body), size, size, 3)
    return stain(alpha_of(s) * pygame.surfarray.array_red(s).T.astype("float32") / 255, W)


@draws_each("house/icons/{}", ICONS, lossless=True)
def icon(name: str) -> Surface:
    return white(ICONS[name])


@draws_each("house/seats/{}", SYMBOLS, lossless=True)
def seat_symbol(symbol: str) -> Surface:
    """A seat's symbol in plain white."""
    return white(seat_sign(symbol, 50, 54 if symbol == "triangle" else 50, 40, W))
