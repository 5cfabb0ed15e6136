"""Ricochet: bumper, chrome ball, flipper."""

# ruff: noqa: E501  (path data reads better unbroken)

from art.kit.palette import INK
from art.kit.svg import circle as C
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import linear, radial, star
from art.kit.svg import path as P


def bumper(x: float, y: float, r: float, col: str, hi: str, lit: bool = True) -> str:
    b = C(x, y, r * 1.9, "url(#lamp)", op=0.85) if lit else ""
    return (
        b
        + C(x, y + r * 0.14, r, "#0a0f28")
        + C(x, y, r, INK)
        + C(x, y, r * 0.92, col)
        + C(x, y, r * 0.70, "#fff3d6")
        + C(x, y, r * 0.52, col)
        + star(x, y, r * 0.42, hi)
        + L(
            f"M{x - r * 0.74} {y - r * 0.3} A{r * 0.8} {r * 0.8} 0 0 1 {x - r * 0.1} {y - r * 0.8}",
            "#ffffff",
            r * 0.11,
            0.85,
        )
    )


def ball(x: float, y: float, r: float) -> str:
    return (
        C(x + r * 0.12, y + r * 0.22, r * 1.02, "#050818", op=0.55)
        + C(x, y, r, "#3d4b73", r * 0.09)
        + C(x - r * 0.06, y - r * 0.06, r * 0.86, "url(#chrome)")
        + P(
            f"M{x - r * 0.78} {y + r * 0.22} Q{x} {y + r * 0.02} {x + r * 0.8} {y + r * 0.2} Q{x + r * 0.62} {y + r * 0.8} {x} {y + r * 0.84} Q{x - r * 0.6} {y + r * 0.78} {x - r * 0.78} {y + r * 0.22}Z",
            "#26345f",
            op=0.75,
        )
        + P(
            f"M{x - r * 0.5} {y + r * 0.56} Q{x} {y + r * 0.8} {x + r * 0.52} {y + r * 0.54} Q{x} {y + r * 0.66} {x - r * 0.5} {y + r * 0.56}Z",
            "#ff9a5a",
            op=0.9,
        )
        + C(x - r * 0.34, y - r * 0.42, r * 0.26, "#ffffff", op=0.95, ry=r * 0.18)
        + C(x + r * 0.06, y - r * 0.6, r * 0.08, "#ffffff")
    )


def flipper(x: float, y: float, rot: float, flip: float = 1) -> str:
    d = "M-16 0 A18 18 0 0 1 4 -17 L84 -8 A9 9 0 0 1 84 10 L4 19 A18 18 0 0 1 -16 0Z"
    return G(
        P(d, "#e2622b", 6)
        + P("M-8 -6 Q0 -13 8 -12 L80 -4 L80 0 L4 -3Z", "#ffb07a")
        + C(3, 1, 8, "#fff3d6", 4),
        x,
        y,
        rot,
        flip,
        1,
    )


RIC_DEFS = (
    linear("night", (0, "#0a1030"), (0.55, "#1d2f6b"), (1, "#3a2c7c"))
    + radial("lamp", (0, "#ffd97a", 0.95), (0.5, "#ff9a4a", 0.35), (1, "#ff9a4a", 0))
    + radial(
        "chrome",
        (0, "#ffffff", 1),
        (0.35, "#cfdcf5", 1),
        (0.75, "#7f93c4", 1),
        (1, "#4a5a8c", 1),
        cx=0.36,
        cy=0.3,
        r=0.8,
    )
    + linear("trail", (0, "#56b4e9"), (1, "#fff3d6"))
)
