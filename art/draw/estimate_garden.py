"""Second Estimate: what stands around a customer's home, and its windows."""

# ruff: noqa: E501  (path data reads better unbroken)

from art.kit.palette import INK
from art.kit.svg import circle as C
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R

LIT = "#ffd86b"  # a window with the lamp on


def cloud(x: float, y: float, s: float = 1, fill: str = "#ffffff") -> str:
    return G(
        C(-33, 0, 26, fill) + C(0, -8, 32, fill) + C(33, 6, 22, fill) + R(-45, 2, 90, 22, fill, 11),
        x,
        y,
        0,
        s,
    )


def tree(x: float, y: float, s: float = 1, leaf: str = "#2f8f4a") -> str:
    crown = C(0, -12, 30, leaf, 6) + C(-9, -20, 11, "#7cc95f", op=0.8)
    return G(R(-6, 10, 12, 34, "#7c4d2c", 3, 5) + crown, x, y, 0, s)


def pine(x: float, y: float, s: float = 1) -> str:
    b = R(-6, 20, 12, 26, "#7c4d2c", 3, 5)
    for i in range(3):
        b += P(
            f"M{-36 + i * 7} {26 - i * 26} L0 {-24 - i * 24} L{36 - i * 7} {26 - i * 26} Q0 {34 - i * 26} {-36 + i * 7} {26 - i * 26}Z",
            "#1f6b4a",
            5,
        )
    return G(b + L("M-10 -46 L0 -66", "#5fb585", 5), x, y, 0, s)


def cone(x: float, y: float, s: float = 1) -> str:
    """A clipped garden tree in a pot."""
    return G(
        P("M-14 40 L14 40 L11 58 L-11 58Z", "#d9794a", 5)
        + P("M0 -52 Q26 20 20 38 L-20 38 Q-26 20 0 -52Z", "#2f8f4a", 5.5)
        + L("M-6 -18 Q-13 8 -12 24", "#7cc95f", 5),
        x, y, 0, s,
    )  # fmt: skip


def pane(x: float, y: float, w: float = 24, h: float = 28, fill: str = LIT, r: float = 3) -> str:
    cross = L(f"M{x + w / 2} {y} L{x + w / 2} {y + h} M{x} {y + h / 2} L{x + w} {y + h / 2}", INK, 3.6)
    return (
        R(x, y, w, h, fill, r, 5)
        + P(f"M{x + 3} {y + 3} L{x + w * 0.45} {y + 3} L{x + 3} {y + h * 0.5}Z", "#fff6cf")
        + cross
    )


def arch(x: float, y: float, w: float = 22, h: float = 34, fill: str = LIT) -> str:
    """A window with a round top; x, y is its foot."""
    r = w / 2
    return P(
        f"M{x - r} {y} L{x - r} {y - h + r} A{r} {r} 0 0 1 {x + r} {y - h + r} L{x + r} {y}Z", fill, 5
    ) + L(f"M{x} {y - h} L{x} {y}", INK, 3.4)


def ground(top: str, low: str, path: bool = True) -> str:
    b = P("M-10 262 Q80 222 170 250 Q250 272 310 240 L310 350 L-10 350Z", top)
    b += P("M-10 296 Q90 268 180 290 Q250 304 310 282 L310 350 L-10 350Z", low)
    return b + (P("M138 290 Q130 318 96 350 L186 350 Q170 318 168 290Z", "#f0d9a6") if path else "")
