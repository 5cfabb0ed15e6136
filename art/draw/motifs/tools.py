"""Tools of the four trades, the little house, the price tag."""

# ruff: noqa: E501  (path data reads better unbroken)

from art.kit.palette import INK
from art.kit.svg import circle as C
from art.kit.svg import doc
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R


def hammer(handle: str = "#cf8f4f", grip: str = "#e2622b") -> str:
    return (
        R(-7, -24, 14, 76, handle, 6, 5)
        + R(1, -20, 5, 40, "#a8672f", 2, 0, 0.8)
        + R(-9, 16, 18, 38, grip, 8, 5)
        + R(-5, 21, 4, 26, "#ffffff", 2, 0, 0.35)
        + P(
            "M-8 -48 L16 -48 L21 -53 L34 -53 L34 -17 L21 -17 L16 -22 L-8 -22 C-22 -22 -32 -16 -42 -4 C-44 -26 -30 -48 -8 -48Z",
            "#9fb0bd",
            5,
        )
        + P(
            "M-8 -45 L17 -45 L22 -50 L31 -50 L31 -40 L17 -36 L-8 -36 C-20 -36 -30 -30 -37 -20 C-34 -34 -24 -45 -8 -45Z",
            "#dbe6ec",
        )
    )


def saw(handle: str = "#cf8f4f") -> str:
    teeth, n = "", 11
    for i in range(n):
        x0, y0 = 22 - i * 7, 20 - i * 1.6
        teeth += f"L{x0 - 1:.1f} {y0 + 7:.1f} L{x0 - 7:.1f} {y0 - 1.6:.1f} "
    return (
        P(f"M22 -22 L22 20 {teeth} L-56 -8 Z", "#9fb0bd", 5)
        + P("M20 -19 L20 -6 L-46 -4 L-50 -6Z", "#e3ecf1")
        + P("M16 -28 L40 -28 Q56 -26 54 -10 L50 16 Q47 30 32 28 L16 24 Q24 0 16 -28Z", handle, 5)
        + P("M30 -12 Q42 -14 42 -4 L39 9 Q36 15 29 13 Q34 0 30 -12Z", INK)
        + L("M24 -23 L40 -22 Q49 -20 48 -10", "#f0bd7f", 4)
    )


def brush(paint: str = "#1fa08c", handle: str = "#cf8f4f") -> str:
    return (
        P("M-6 -54 Q0 -60 6 -54 L10 -12 L-10 -12Z", handle, 5)
        + C(0, -49, 3, INK)
        + P("M-19 2 L19 2 L22 34 Q20 44 14 37 Q9 58 2 42 Q-4 50 -9 38 Q-18 50 -22 34Z", paint, 5)
        + P("M-14 6 L-4 6 L-6 32 Q-12 38 -16 31Z", "#ffffff", op=0.35)
        + R(-20, -16, 40, 20, "#9fb0bd", 4, 5)
        + R(-16, -12, 32, 6, "#e3ecf1", 3)
    )


def pipe(col: str = "#3a7bd5", dark: str = "#2557a0") -> str:
    bend = "M-34 -22 L2 -22 Q24 -22 24 0 L24 30"
    return (
        L(bend, INK, 38)
        + L(bend, col, 28)
        + L("M-32 -14 L0 -14 Q16 -14 16 2 L16 28", dark, 8, 0.7)
        + L("M-32 -29 L4 -29 Q31 -28 31 2", "#bfe0ff", 5, 0.95)
        + R(-52, -46, 20, 48, col, 6, 5)
        + R(-48, -42, 5, 38, "#bfe0ff", 2)
        + R(0, 28, 48, 18, col, 6, 5)
        + R(5, 32, 36, 5, "#bfe0ff", 2)
        + P("M24 52 Q36 66 24 70 Q12 66 24 52Z", "#7fd0ff", 4)
    )


TOOLS = {"hammer": hammer, "saw": saw, "brush": brush, "pipe": pipe}


TRADE = {
    "hammer": ("#d34f28", "#8f2d17"),
    "saw": ("#ca7f02", "#7d4f08"),
    "brush": ("#1f9d84", "#0f5c50"),
    "pipe": ("#3270c4", "#1c417a"),
}


def tool_icon(name: str) -> str:
    rot = {"hammer": 20, "saw": -32, "brush": 28, "pipe": 0}[name]
    return doc(140, 140, G(TOOLS[name](), 70, 72 if name != "pipe" else 62, rot, 1.08))


def house(
    wall: str = "#fff0cf",
    shade: str = "#e6c793",
    roof: str = "#d9532b",
    roof2: str = "#a83a1c",
    door: str = "#2f7fb8",
    sw: float = 4.5,
    smoke: bool = True,
) -> str:
    b = ""
    if smoke:
        b += (
            C(30, -62, 7, "#ffffff", op=0.8)
            + C(38, -75, 9, "#ffffff", op=0.6)
            + C(49, -90, 11, "#ffffff", op=0.4)
        )
    b += R(20, -48, 14, 30, "#b9785a", 2, sw) + R(17, -52, 20, 8, "#d79a76", 2, sw)
    b += R(-38, -8, 76, 56, wall, 3, sw) + P("M10 -6 L36 -6 L36 46 L22 46Z", shade, op=0.65)
    b += P("M-37 -5 L0 -40 L37 -5Z", wall) + P("M0 -38 L37 -5 L12 -5Z", shade, op=0.65)  # gable
    b += P("M-52 0 L0 -50 L52 0 L44 8 L0 -33 L-44 8Z", roof, sw) + P("M-38 -5 L0 -40 L38 -5 L0 -41Z", roof2)
    b += P("M-46 -2 L0 -46 L8 -39 L0 -42 L-44 2Z", "#ffffff", op=0.4)
    b += P("M-9 47 L-9 22 Q-9 12 1 12 Q11 12 11 22 L11 47Z", door, sw) + C(6, 32, 2.4, "#ffe08a")
    b += R(-31, 10, 16, 17, "#ffd86b", 2, sw - 0.5) + L("M-23 10 L-23 27 M-31 18 L-15 18", INK, 2.6)
    b += R(18, 10, 15, 17, "#ffd86b", 2, sw - 0.5) + L("M25.5 10 L25.5 27 M18 18 L33 18", INK, 2.6)
    b += C(0, -14, 7, "#ffd86b", sw - 1)
    return b


def grid(w: float, h: float, step: float = 20, col: str = "#6fb9e6", op: float = 0.2) -> str:
    b = ""
    for i in range(1, int(w / step) + 1):
        b += L(
            f"M{i * step} 0 L{i * step} {h}", col, 2.4 if i % 5 == 0 else 1, op * (1.6 if i % 5 == 0 else 1)
        )
    for i in range(1, int(h / step) + 1):
        b += L(
            f"M0 {i * step} L{w} {i * step}", col, 2.4 if i % 5 == 0 else 1, op * (1.6 if i % 5 == 0 else 1)
        )
    return b


def price_tag() -> str:
    b = P(
        "M-58 -44 L40 -44 Q48 -44 53 -38 L78 -4 Q82 0 78 4 L53 38 Q48 44 40 44 L-58 44 Q-66 44 -66 36 L-66 -36 Q-66 -44 -58 -44Z",
        "#e7b24a",
        6,
    )
    b += (
        P("M-60 -38 L42 -38 L50 -28 L-60 -28Z", "#fff0b8")
        + C(56, 0, 9, INK)
        + L("M56 0 Q86 -30 104 -22", INK, 7)
        + L("M56 0 Q86 -30 104 -22", "#fff3d6", 3.5)
    )
    return doc(180, 110, G(b, 70, 56))
