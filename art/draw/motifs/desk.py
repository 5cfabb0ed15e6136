"""None of Your Business: things on the desk."""

# ruff: noqa: E501  (path data reads better unbroken)

import math

from art.kit.palette import INK
from art.kit.svg import circle as C
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R
from art.kit.svg import star


def briefcase(a: str = "#a65a2e", b: str = "#7d3f1f", hi: str = "#c97b46") -> str:
    return (
        P(
            "M-34 -44 L-34 -62 Q-34 -74 -22 -74 L22 -74 Q34 -74 34 -62 L34 -44 L20 -44 L20 -58 L-20 -58 L-20 -44Z",
            "#4a2412",
            6,
        )
        + R(-92, -48, 184, 124, b, 18, 6)
        + P("M-92 -30 Q-92 -48 -74 -48 L74 -48 Q92 -48 92 -30 L92 8 Q46 26 0 26 Q-46 26 -92 8Z", a, 6)
        + L("M-80 -30 Q-78 -38 -68 -38 L66 -38", hi, 7)
        + L("M-84 62 L84 62", "#5e2d14", 5, 0.7)
        + R(-56, 2, 24, 30, "#e7b24a", 5, 5)
        + R(32, 2, 24, 30, "#e7b24a", 5, 5)
        + R(-51, 6, 6, 20, "#fff0b8", 3)
        + R(37, 6, 6, 20, "#fff0b8", 3)
        + P("M-92 52 L-70 76 L-76 76 Q-92 76 -92 58Z", "#e7b24a", 4)
        + P("M92 52 L70 76 L76 76 Q92 76 92 58Z", "#e7b24a", 4)
    )


def phone(a: str = "#d8413f", b: str = "#9c2430", hi: str = "#ff8a78") -> str:
    holes = "".join(
        C(21 * math.cos(math.radians(t)), 22 + 21 * math.sin(math.radians(t)), 4.6, INK)
        for t in range(0, 360, 36)
        if t != 72
    )
    return (
        L("M70 44 C96 40 92 66 104 58", INK, 9)
        + L("M70 44 C96 40 92 66 104 58", b, 4)
        + P("M-74 54 Q-68 -4 -36 -20 L36 -20 Q68 -4 74 54 Q74 64 64 64 L-64 64 Q-74 64 -74 54Z", a, 6)
        + P("M-74 54 Q-74 64 -64 64 L64 64 Q74 64 74 54 L72 44 L-72 44Z", b)
        + L("M-58 30 Q-52 2 -34 -8", hi, 7)
        + C(0, 22, 35, "#f4e6c8", 5)
        + holes
        + C(0, 22, 12, "#e7b24a", 4)
        + P(
            "M-88 -34 Q-84 -70 0 -70 Q84 -70 88 -34 L88 -16 Q88 -6 78 -6 L54 -6 Q44 -6 44 -16 L44 -28 Q0 -38 -44 -28 L-44 -16 Q-44 -6 -54 -6 L-78 -6 Q-88 -6 -88 -16Z",
            a,
            6,
        )
        + L("M-74 -40 Q-66 -58 0 -59 Q34 -59 52 -53", hi, 7)
        + L("M-84 -14 L-48 -14 M48 -14 L84 -14", b, 7)
    )


def papers() -> str:
    def sheet(fill: str, lines: bool = True, x: float = 0) -> str:
        s = P("M-58 -78 L34 -78 L58 -54 L58 78 L-58 78Z", fill, 6)
        if lines:
            s += P("M34 -78 L34 -54 L58 -54Z", "#cdbb95", 5)
            s += L("M-38 -46 L14 -46", "#1c4d49", 10) + "".join(
                L(f"M-38 {y} L{x} {y}", "#b9a888", 7) for y, x in ((-22, 38), (-4, 30), (14, 38), (32, 20))
            )
        return s

    return (
        G(sheet("#c9b68e", False), 16, 8, 13)
        + G(sheet("#e6d7b4", False), 6, 4, 5)
        + G(
            sheet("#fffaf0")
            + C(28, 52, 25, "#d8413f")
            + C(28, 52, 18, "#fffaf0")
            + C(28, 52, 13, "#d8413f")
            + star(28, 52, 9, "#fffaf0"),
            -6,
            0,
            -5,
        )
        + G(
            L("M0 26 L0 -14 Q0 -24 9 -24 Q18 -24 18 -14 L18 20 Q18 27 12 27 Q6 27 6 20 L6 -8", INK, 9)
            + L(
                "M0 26 L0 -14 Q0 -24 9 -24 Q18 -24 18 -14 L18 20 Q18 27 12 27 Q6 27 6 20 L6 -8", "#e7b24a", 5
            ),
            -48,
            -72,
            -8,
        )
    )


def pen() -> str:
    body = (
        P("M-17 -96 Q0 -106 17 -96 L19 30 L-19 30Z", "#1c6b63", 6)
        + P("M-12 -92 L-4 -94 L-4 28 L-13 28Z", "#62c3b2", op=0.9)
        + P("M10 -92 L16 -88 L17 28 L10 28Z", "#0e3f3b")
        + R(-21, -30, 42, 16, "#e7b24a", 4, 5)
        + R(-21, 26, 42, 14, "#e7b24a", 4, 5)
        + P("M8 -84 L20 -84 L22 6 Q16 14 11 6Z", "#e7b24a", 4.5)
        + L("M14 -76 L15 -6", "#fff0b8", 3.5)
        + P("M-15 42 L15 42 Q12 72 0 100 Q-12 72 -15 42Z", "#f2cd72", 5.5)
        + P("M-10 45 L-2 45 L-1 90 Q-9 70 -10 45Z", "#fff3c8")
        + L("M0 66 L0 96", INK, 3.5)
        + C(0, 63, 4.5, INK)
    )
    return L("M-108 92 C-80 62 -66 108 -44 84 C-34 74 -32 84 -44 88", "#fff3d6", 8, 0.95) + G(
        body, 6, -6, 34, 1.04
    )
