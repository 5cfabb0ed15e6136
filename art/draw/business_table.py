"""The Blind Business table: dusk cloth under paper garlands, district signs, the marker, the piñata."""

import math

from pygame import Surface

from art.draw.business_pinata import star_pinata
from art.draw.business_stock import DISTRICTS, SUN, motif
from art.draw.motifs.fiesta import PIN, candy
from art.kit.bake import draws, draws_each
from art.kit.paint import round_mask, sized
from art.kit.palette import BRASS, CLOTH, CREAM, INK, mix
from art.kit.papercut import PaperCut
from art.kit.svg import circle, doc, group, line, path, poly, rect, render, star
from art.kit.table import cloth
from art.kit.texture import wood

FLAGS = ("#f2d544", "#ef4f8b", "#29b7a6", "#ff8a3c", "#56b4e9", "#8a4fd0")
LANTERNS = ((300, 150), (960, 196), (1620, 150))
SIGN, TOKEN = 120, 150
BOARD, PLANK = (374, 384), (172, 78)
BAKE = 2
"""The wooden things are baked this much larger than they are shown at 1080p."""
SWEETS = {"pink": PIN[1], "teal": PIN[2], "orange": PIN[3], "purple": PIN[4], "yellow": PIN[0]}


def _garland(x0: float, x1: float, y: float, sag: float, flags: int, first: int) -> str:
    """A string of cut-paper flags that hangs between two points."""
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2

    def string(x: float) -> float:
        return y + sag * (1 - ((x - middle) / half) ** 2)

    out = line(f"M{x0} {y} Q{middle} {y + 2 * sag} {x1} {y}", "#ffe9b8", 3, op=0.7)
    wide = (x1 - x0) / flags
    for i in range(flags):
        x = x0 + wide * (i + 0.5)
        w, h, top = wide * 0.42, wide * 0.86, string(x)
        teeth = "".join(f"l{-w / 3:.1f} {-h * 0.16 if k % 2 == 0 else h * 0.16:.1f} " for k in range(6))
        lean = math.degrees(math.atan2(string(x + 4) - string(x - 4), 8))
        flag = path(f"M{-w} 0 L{w} 0 L{w} {h} {teeth}Z", FLAGS[(i + first) % len(FLAGS)], op=0.92)
        flag += poly(
            [(0, h * 0.2), (w * 0.34, h * 0.44), (0, h * 0.68), (-w * 0.34, h * 0.44)], "#4a1a4c", op=0.55
        )
        for side in (-0.66, 0.66):
            flag += circle(w * side, h * 0.26, w * 0.11, "#4a1a4c", op=0.5)
            flag += circle(w * side, h * 0.62, w * 0.11, "#4a1a4c", op=0.5)
        out += group(flag, x, top, lean)
    return out


def _dusk() -> Surface:
    """Garlands along the top and between the hands, lanterns, a low sun and the roofs of the town."""
    body = ""
    for turn in range(0, 180, 12):
        a, b = (math.radians(180 + turn + off) for off in (-2.6, 2.6))
        far = [(960, 690), *((960 + 1500 * math.cos(t), 690 + 1500 * math.sin(t)) for t in (a, b))]
        body += poly(far, "#ffb454", op=0.09)
    body += circle(960, 690, 330, "#ff9a4f", op=0.16) + circle(960, 690, 240, "#ffc062", op=0.18)
    roofs = "M0 700"
    heights = (36, 70, 52, 96, 44, 80, 60, 30, 66, 90, 48, 74, 38, 84, 56, 40)
    for i, high in enumerate(heights):
        roofs += f" L{i * 120} {700 - high} L{(i + 1) * 120} {700 - high}"
    body += path(roofs + " L1920 700 L1920 1080 L0 1080Z", "#2c0f38", op=0.42)
    for i, high in enumerate(heights):
        for k in range(3):
            if (i * 5 + k * 3) % 4:
                body += rect(i * 120 + 20 + k * 32, 712 - high, 14, 18, "#ffd27a", 3, op=0.4)
    body += (
        _garland(30, 680, 34, 52, 11, 0)
        + _garland(640, 1280, 30, 66, 11, 3)
        + _garland(1240, 1890, 34, 52, 11, 5)
    )
    body += _garland(30, 980, 548, 30, 19, 2) + _garland(940, 1890, 548, 30, 19, 4)
    for x, y in LANTERNS:
        body += circle(x, y, 90, "#ffca6b", op=0.12) + circle(x, y, 52, "#ffd98a", op=0.16)
    return render(doc(1920, 1080, body), 2560, 1440, k=1)


@draws("tables/blind-business_cloth", quality=82)
def fiesta_cloth() -> Surface:
    edge, heart = CLOTH["blind-business"]
    return cloth(edge, heart, inlay=_dusk(), lamp=(0.5, 0.52), warmth=0.9)


@draws_each("blind-business/sign_{}", DISTRICTS)
def district_sign(name: str) -> Surface:
    """The district's motif on its dark disc."""
    d, c = DISTRICTS[name], SIGN / 2
    body = circle(c, c, 57, INK) + circle(c, c, 53, d.main) + circle(c, c, 47, d.dark)
    return render(doc(SIGN, SIGN, body + motif(name, c, c, 27, CREAM)), SIGN, SIGN, k=3)


def _seal(fill: str, edge: str, sign: str) -> Surface:
    """A toothed medal with something on it."""
    c = TOKEN / 2
    body = star(c, c, 73, INK, 20, 0.9) + star(c, c, 69, edge, 20, 0.9)
    body += circle(c, c, 55, INK) + circle(c, c, 52, fill) + circle(c - 14, c - 20, 22, "#ffffff", op=0.12)
    return render(doc(TOKEN, TOKEN, body + sign), TOKEN, TOKEN, k=3)


@draws("blind-business/marker")
def marker() -> Surface:
    """The stick goes round: whoever has it asks."""
    bands = "".join(rect(-11, -40 + 16 * i, 22, 8, PIN[i % 5], 2) for i in range(5))
    stick = rect(-12, -46, 24, 92, "#fff0cf", 12, 5) + bands + rect(-9, -42, 5, 80, "#ffffff", 2, op=0.4)
    sparks = "".join(
        star(x, y, r, SUN, 4, 0.3) for x, y, r in ((42, 46, 9), (108, 104, 9), (44, 100, 6), (110, 50, 6))
    )
    return _seal("#4a1a63", BRASS, sparks + group(stick, TOKEN / 2, TOKEN / 2, 40))


@draws("blind-business/ok")
def ok_seal() -> Surface:
    """An OK card, small: the letters are drawn, for they are the card's name in every language."""
    c = TOKEN / 2
    sign = circle(c - 21, c, 15, "none", stroke=INK, stroke_width=17) + circle(
        c - 21, c, 15, "none", stroke=CREAM, stroke_width=10
    )
    k = f"M{c + 9} {c - 18} L{c + 9} {c + 18} M{c + 31} {c - 18} L{c + 11} {c} L{c + 32} {c + 18}"
    return _seal("#1f9a5c", CREAM, sign + line(k, INK, 17) + line(k, CREAM, 10))


@draws("blind-business/unknown")
def unknown_seal() -> Surface:
    """An eye with a bar: nobody may look."""
    c = TOKEN / 2
    eye = path(f"M{c - 40} {c} Q{c} {c - 42} {c + 40} {c} Q{c} {c + 42} {c - 40} {c}Z", CREAM, 5)
    eye += circle(c, c, 14, INK) + line(f"M{c - 34} {c + 32} L{c + 34} {c - 32}", INK, 17)
    return _seal("#4a1a63", BRASS, eye + line(f"M{c - 34} {c + 32} L{c + 34} {c - 32}", PIN[1], 9))


@draws("blind-business/pinata", quality=90)
def pinata() -> Surface:
    """The blindfolded star of the backs, hanging free."""
    pc = PaperCut((360, 504), 2)
    star_pinata(pc)
    whole = pc.flat()
    side = whole.get_width()
    return whole.subsurface((0, (whole.get_height() - side) // 2, side, side)).copy()


@draws_each("blind-business/sweet_{}", SWEETS)
def sweet(colour: str) -> Surface:
    """What falls out of it."""
    return render(doc(64, 40, candy(32, 20, 0, SWEETS[colour])), 96, 60, k=3)


@draws("blind-business/tag")
def tag() -> Surface:
    """A luggage tag for a card that came since its owner last looked."""
    body = path("M18 8 L150 4 L154 58 L18 56 L3 32Z", mix(CREAM, SUN, 0.35), 5) + circle(22, 32, 6, INK)
    return render(doc(160, 64, body), 160, 64, k=3)


@draws("blind-business/board")
def button_board() -> Surface:
    """The wooden board with the buttons, a brass line around it."""
    w, h = BOARD
    pc = PaperCut(BOARD, 2)
    pc.layer(rect(4, 4, w - 8, h - 8, "#3a1d14", 30), lift=0, outline=4.5, puff=12, hi=0.6, lo=0.6)
    pc.surf.blit(round_mask(wood((w - 28) * 2, (h - 28) * 2, scale=1.6), 40), (28, 28))
    brass = rect(12, 12, w - 24, h - 24, "none", 24, stroke=BRASS, stroke_width=4)
    pc.layer(brass, lift=2, outline=0, puff=0)
    return sized(pc.surf, w * BAKE, h * BAKE)


@draws("blind-business/plank")
def name_plank() -> Surface:
    """Two crooked boards for the name of the game."""
    w, h = PLANK
    pc = PaperCut(PLANK, 3)
    grain = line(
        f"M6 22q46 -6 {w / 2 - 6:.0f} 0t{w / 2 - 6:.0f} -3M6 58q40 5 {w / 2 - 6:.0f} -2t{w / 2 - 6:.0f} 3",
        "#6b4026",
        3,
    )
    body = path(f"M5 8L{w - 7} 4L{w - 4} {h - 9}L4 {h - 5}Z", "#8a5630")
    pc.layer(body, lift=0, outline=4, puff=9, hi=0.6, lo=0.55, overlay=grain)
    nails = "".join(
        circle(x, y, 4.5, BRASS) for x, y in ((17, 18), (w - 18, 15), (17, h - 16), (w - 16, h - 19))
    )
    pc.layer(nails, lift=1, outline=2.5, puff=2)
    return sized(pc.surf, w * BAKE, h * BAKE)
