"""Blind Business: the piñata, bunting and sweets."""

# ruff: noqa: E501  (path data reads better unbroken)

from art.kit.palette import INK
from art.kit.svg import circle as C
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import linear, radial, star
from art.kit.svg import path as P
from art.kit.svg import rect as R

PIN = ["#f2d544", "#ef4f8b", "#29b7a6", "#ff8a3c", "#8a4fd0"]

Band = tuple[str, str]  # path data and colour of one strip of paper fringe


def fringe(x0: float, x1: float, y: float, h: float, colour: str, n: int = 0, slant: float = 0) -> Band:
    """One paper-fringe band: flat top, zigzag bottom."""
    n = n or max(3, round((x1 - x0) / 10))
    w = (x1 - x0) / n
    d = f"M{x0 + slant} {y} L{x1 + slant} {y} L{x1} {y + h}"
    for i in range(n):
        d += f" L{x1 - w * (i + 0.5):.1f} {y + h + 6} L{x1 - w * (i + 1):.1f} {y + h - 1}"
    return d + "Z", colour


LEGS = [(-52, 84), (-20, 78), (22, 84), (54, 78)]
BODY = [(-64, 68, 34), (-72, 76, 17), (-74, 80, 0), (-70, 78, -17), (-60, 66, -34)]
NECK = [(-84, -36, -24), (-92, -42, -40), (-98, -50, -56), (-102, -56, -70)]


def pinata() -> str:
    """Blindfolded donkey piñata facing left, hung from its back, about 210x230 around (0, 0)."""
    parts = [
        fringe(x - 13, x + 13, y - j * 15, 15, PIN[(j + i + 2) % 5], 3)
        for i, (x, y) in enumerate(LEGS)
        for j in range(3)
    ]
    body = [fringe(a, c, y, 18, PIN[i % 5]) for i, (a, c, y) in enumerate(BODY)]
    neck = [fringe(a, c, y, 16, PIN[(i + 3) % 5], slant=-6) for i, (a, c, y) in enumerate(NECK)]
    head = [fringe(-52, 28, 8, 14, PIN[1]), fringe(-56, 32, -7, 15, PIN[0]), fringe(-50, 30, -22, 15, PIN[2])]

    def draw(bands: list[Band], ink: float) -> str:
        return "".join(P(d, INK, ink) for d, _ in bands)

    def tone(bands: list[Band]) -> str:
        return "".join(P(d, c) for d, c in bands)

    tail = (
        L("M78 -20 C104 -24 104 10 100 26", INK, 14)
        + L("M78 -20 C104 -24 104 10 100 26", PIN[1], 7)
        + "".join(L(f"M100 22 L{100 + dx} 56", INK, 10) for dx in (-10, 0, 10))
        + "".join(L(f"M100 22 L{100 + dx} 54", c, 5) for dx, c in ((-10, PIN[0]), (0, PIN[2]), (10, PIN[3])))
    )
    ear = "M-9 4 Q-18 -34 2 -58 Q20 -30 12 4Z"
    ears = G(P(ear, "#29b7a6", 6) + P("M-3 0 Q-8 -28 3 -44 Q12 -26 6 0Z", "#ffd0dc"), 2, -20, 20) + G(
        P(ear, "#ff8a3c", 6) + P("M-3 0 Q-8 -28 3 -44 Q12 -26 6 0Z", "#ffd0dc"), -14, -20, -10
    )
    mane = "".join(P(f"M{-4 + i * 9} {-22 + i * 15} l22 -6 l-6 20Z", PIN[(i * 2) % 5], 4) for i in range(4))
    headg = (
        ears
        + draw(head, 10)
        + tone(head)
        + R(-76, -18, 30, 42, "#fff0cf", 10, 5)
        + C(-64, -4, 3.4, INK)
        + L("M-72 12 Q-64 18 -54 14", INK, 4)
        + P("M-44 -24 L34 -16 L34 4 L-46 0Z", "#fffaf0", 5)
        + L("M-36 -12 L28 -6", "#d9c9a4", 4)
        + P("M32 -10 L62 -24 L54 -8 L66 6 L32 0Z", "#fffaf0", 5)
        + C(34, -6, 8, "#e6d7b4", 4)
    )
    return (
        draw(parts, 10)
        + tone(parts)
        + tail
        + draw(neck, 10)
        + draw(body, 10)
        + tone(body)
        + tone(neck)
        + G(mane, -60, -68, 6, 1)
        + G(headg, -84, -84, -8, 1)
        + P("M-56 -30 L62 -30 L60 -24 L-58 -24Z", "#ffffff", op=0.35)
    )


def bunting(y: float, w: float = 300, n: int = 7, sag: float = 16, h: float = 32, s: float = 1.0) -> str:
    cols = ["#29b7a6", "#f2d544", "#ef4f8b", "#ff8a3c", "#56b4e9", "#8a4fd0", "#f2d544"]
    b, f = "", lambda x: y + sag * (1 - ((x - w / 2) / (w / 2)) ** 2)
    for i in range(n):
        x0, x1 = w * i / n + 2, w * (i + 1) / n - 2
        ya, yb = f(x0), f(x1)
        m = (x0 + x1) / 2
        q = (x1 - x0) / 4
        yy = (ya + yb) / 2
        b += P(
            f"M{x0} {ya} L{x1} {yb} L{x1} {yy + h} L{x1 - q} {yy + h - 7} L{m} {yy + h + 3} L{x0 + q} {yy + h - 7} L{x0} {yy + h}Z",
            cols[i % 7],
            3,
        )
        b += (
            star(m, yy + h * 0.45, 7, "#3f1748", 4, 0.4)
            + C(m - q * 1.15, yy + h * 0.45, 2.2, "#3f1748")
            + C(m + q * 1.15, yy + h * 0.45, 2.2, "#3f1748")
        )
    return L(f"M-5 {y} Q{w / 2} {y + sag * 2} {w + 5} {y}", "#fff3d6", 3) + b


def candy(x: float, y: float, rot: float, col: str, s: float = 1.0) -> str:
    return G(
        P("M-12 0 L-24 -9 L-22 0 L-24 9Z", col, 3.5)
        + P("M12 0 L24 -9 L22 0 L24 9Z", col, 3.5)
        + C(0, 0, 12, col, 3.5)
        + P("M-4 -11 Q4 0 -4 11 L3 11 Q10 0 3 -11Z", "#fff3d6")
        + C(-5, -5, 2.6, "#fff"),
        x,
        y,
        rot,
        s,
    )


BB_DEFS = linear("dusk", (0, "#3f1748"), (0.45, "#8f2f5e"), (0.72, "#e8694d"), (1, "#ffc062")) + radial(
    "sunglow", (0, "#fff0a8", 1), (0.45, "#ffb454", 0.6), (1, "#ff8a4a", 0)
)
