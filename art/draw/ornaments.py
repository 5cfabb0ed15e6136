"""Things that keep the boxes company on the shelf. Each stands on the lower edge of its sprite."""

from pygame import Surface

from art.kit.bake import draws
from art.kit.palette import BRASS, CREAM, INK, mix
from art.kit.papercut import PaperCut
from art.kit.svg import circle as C
from art.kit.svg import dashes, group, star
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R

SS = 2  # baked pixels per design unit
LEAF = "M0 0 C-26 -20 -28 -62 0 -92 C28 -62 26 -20 0 0Z"
LEAVES = (  # turn, size, tone: back to front
    (-58, 0.78, 0.7),
    (60, 0.8, 0.65),
    (-30, 1.02, 0.45),
    (34, 1.0, 0.4),
    (2, 1.12, 0.2),
    (-74, 0.55, 0.1),
    (76, 0.52, 0.15),
    (-16, 0.74, 0.0),
    (20, 0.7, 0.05),
)


@draws("shelf/ornament_plant")
def plant() -> Surface:
    """A rubber plant in a terracotta pot."""
    pc = PaperCut((200, 236), SS)
    for turned, size, tone in LEAVES:
        green = mix("#4fb06a", "#123f30", tone)
        vein = L(
            "M0 -6 L0 -84 M0 -28 L-12 -42 M0 -28 L12 -42 M0 -50 L-10 -63 M0 -50 L10 -63",
            mix(green, "#0c2a20", 0.4),
            3,
            0.7,
        )
        at = (100, 148, turned, size * 1.12)
        pc.layer(
            group(P(LEAF, green), *at), lift=4, outline=2.8, puff=8, hi=0.55, lo=0.5, overlay=group(vein, *at)
        )
    pc.layer(
        P("M50 152 L150 152 L138 226 Q137 232 130 232 L70 232 Q63 232 62 226Z", "#c9633a"),
        lift=4,
        outline=3.4,
        puff=12,
        hi=0.6,
        lo=0.6,
    )
    pc.layer(R(42, 138, 116, 28, "#dd7a4a", 7), lift=4, outline=3.4, puff=8, hi=0.6, lo=0.5)
    pc.layer(star(100, 198, 17, CREAM), lift=1.5, outline=0, puff=3)
    return pc.surf


@draws("shelf/ornament_books")
def books() -> Surface:
    """Three rule books in a pile, a fourth leaning on nothing but habit."""
    pc = PaperCut((228, 132), SS)
    for x, y, w, h, colour, title in (
        (12, 92, 204, 36, "#7a2f4a", "#f2d544"),
        (30, 56, 176, 36, "#1d5a86", "#fff3d6"),
        (18, 26, 160, 30, "#c98d22", "#5a2a10"),
    ):
        pc.layer(R(x, y, w, h, colour, 5), lift=3, outline=3, puff=8, hi=0.6, lo=0.5)
        pages = R(x + w - 26, y + 5, 26, h - 10, "#fbf0d4", 2)
        rules = "".join(
            L(f"M{x + w - 24} {y + 5 + q} L{x + w} {y + 5 + q}", "#cdb98c", 1.6) for q in range(5, h - 12, 5)
        )
        pc.layer(pages, lift=0, outline=2, puff=3, hi=0.2, lo=0.3, overlay=rules)
        bands = (
            R(x + 16, y, 7, h, title)
            + R(x + w - 44, y, 7, h, title)
            + R(x + 40, y + h / 2 - 4, w - 110, 8, title, 4)
        )
        pc.layer(bands, lift=0, outline=0, puff=2)
    pc.layer(
        P("M60 0 L92 0 L92 25 L60 25Z", "#fff3d6") + C(76, 12.5, 5, "#d9432b"), lift=0, outline=2.4, puff=3
    )
    return pc.surf


def _die(
    x: float, y: float, size: float, turned: float, pips: tuple[tuple[float, float], ...]
) -> tuple[str, str]:
    body = group(R(-size / 2, -size / 2, size, size, "#fff6e2", size * 0.2), x, y, turned)
    dots = "".join(C(px * size, py * size, size * 0.1, "#b3231f") for px, py in pips)
    return body, group(dots, x, y, turned)


@draws("shelf/ornament_dice")
def dice_cup() -> Surface:
    """A leather dice cup and the throw that came out of it."""
    pc = PaperCut((190, 156), SS)
    pc.layer(
        P("M22 22 L112 22 L102 144 Q101 152 92 152 L42 152 Q33 152 32 144Z", "#8a4b2a"),
        lift=4,
        outline=3.4,
        puff=13,
        hi=0.6,
        lo=0.65,
        overlay=R(20, 112, 100, 11, "#5e2d16") + L("M24 42 L112 42", "#e7b24a", 4),
    )
    pc.layer(C(67, 22, 46, "#b5683a", ry=13), lift=2, outline=3.4, puff=4, hi=0.5, lo=0.3)
    pc.layer(C(67, 23, 37, "#3a1a0e", ry=8.5), lift=0, outline=0, puff=0)
    pc.layer(dashes(40, 62, 54, 42, 8, "#f0cf94", 2.6, 7, 5), lift=0, outline=0, puff=0)
    pc.layer(star(67, 83, 14, BRASS), lift=1.5, outline=2, puff=3)
    far, near = 0.27, -0.27
    five = ((near, near), (far, far), (near, far), (far, near), (0, 0))
    three = ((near, near), (0, 0), (far, far))
    for body, dots in (_die(122, 128, 44, -9, five), _die(160, 132, 38, 12, three)):
        pc.layer(body, lift=4, outline=3, puff=8, hi=0.3, lo=0.45, overlay=dots)
    return pc.surf


@draws("shelf/ornament_lamp")
def table_lamp() -> Surface:
    """A small brass lamp with a cream shade, lit."""
    pc = PaperCut((176, 256), SS)
    pc.layer(R(82, 108, 12, 124, BRASS, 5), lift=3, outline=3, puff=5, hi=0.9, lo=0.6)
    pc.layer(
        C(88, 168, 15, BRASS) + P("M44 250 Q46 228 88 226 Q130 228 132 250Z", BRASS),
        lift=3,
        outline=3.2,
        puff=9,
        hi=0.9,
        lo=0.6,
    )
    shade = P("M54 16 Q88 8 122 16 L158 112 Q88 128 18 112Z", "#ffe9b8")
    folds = "".join(
        L(f"M{88 + 34 * t} 10 L{88 + 70 * t} 122", "#d9a04f", 3, 0.55)
        for t in (-0.75, -0.4, -0.1, 0.2, 0.5, 0.8)
    )
    warm = (
        C(88, 100, 70, "#fff6d8", op=0.22, ry=44)
        + C(88, 104, 44, "#ffffff", op=0.25, ry=28)
        + L("M18 108 Q88 126 158 108", "#c9802f", 7, 0.8)
    )
    pc.layer(shade, lift=5, outline=3.4, puff=14, hi=0.6, lo=0.45, overlay=folds + warm)
    pc.layer(L("M128 116 L128 150", "#6b4512", 2.4) + C(128, 154, 5, BRASS), lift=1, outline=1.6, puff=2)
    return pc.surf


@draws("shelf/ornament_mug")
def mug() -> Surface:
    """Coffee for the long evenings."""
    pc = PaperCut((150, 150), SS)
    for x, bend in ((50, 12), (72, -12)):
        pc.layer(L(f"M{x} 42 q{bend} -10 0 -20 t0 -18", "#ffffff", 6, 0.5), lift=0, outline=0, puff=0)
    pc.layer(
        L("M96 74 Q136 70 132 100 Q128 124 94 120", INK, 20)
        + L("M96 74 Q136 70 132 100 Q128 124 94 120", "#e2622b", 12),
        lift=3,
        outline=0,
        puff=4,
        hi=0.6,
        lo=0.5,
    )
    stripes = R(10, 112, 110, 9, "#fff3d6", op=0.95) + R(10, 98, 110, 6, "#fff3d6", op=0.95)
    pc.layer(
        P("M20 56 L106 56 L102 136 Q101 146 91 146 L35 146 Q25 146 24 136Z", "#e2622b"),
        lift=4,
        outline=3.4,
        puff=12,
        hi=0.65,
        lo=0.6,
        overlay=stripes,
    )
    pc.layer(C(63, 56, 43, "#f28a54", ry=12), lift=1, outline=3.2, puff=4, hi=0.4, lo=0.2)
    pc.layer(C(63, 57, 34, "#3f2012", ry=8), lift=0, outline=0, puff=3)
    return pc.surf


@draws("shelf/ornament_pawns")
def pawns() -> Surface:
    """Three wooden pawns on their way to nowhere."""
    pc = PaperCut((170, 122), SS)
    for x, y, s, colour in (
        (46, 112, 0.9, "#3a7bd5"),
        (128, 112, 0.86, "#f2d544"),
        (88, 118, 1.06, "#1fa97a"),
    ):
        shape = (
            P("M-26 0 Q-26 -14 -14 -18 Q-6 -34 -8 -52 L8 -52 Q6 -34 14 -18 Q26 -14 26 0Z", colour)
            + C(0, -70, 22, colour)
            + C(0, -50, 15, colour, ry=5)
        )
        gleam = C(-8, -77, 5.5, "#ffffff", op=0.6, ry=7.5)
        pc.layer(
            group(shape, x, y, 0, s),
            lift=3,
            outline=2.8,
            puff=9,
            hi=0.7,
            lo=0.6,
            overlay=group(gleam, x, y, 0, s),
        )
    return pc.surf
