"""The desk that Second Estimate is played on: a blueprint as its cloth, the sign, lots, tags and a note."""

import math

from pygame import Surface

from art.draw.motifs.tools import grid, house, price_tag
from art.kit.bake import draws
from art.kit.letters import text
from art.kit.paint import alpha_of, blur, sized, stain, turn
from art.kit.palette import BRASS, CLOTH, CREAM, PAPER, mix
from art.kit.papercut import PaperCut
from art.kit.svg import circle, dashes, doc, ellipse, group, line, path, rect, render, star
from art.kit.table import cloth

BAKE = 1.5
"""Pixels for each design unit."""
CHALK = "#bfe4ff"
PLANK, PLANK_DARK, PLANK_LIGHT = "#8a5630", "#6b4026", "#b9773c"
RAIL = (1028, 200)
SIGN = (352, 176)
LOT = (136, 190)
NOTE = (288, 226)


def _baked(s: Surface, size: tuple[float, float]) -> Surface:
    return sized(s, size[0] * BAKE, size[1] * BAKE)


# -- the blueprint -----------------------------------------------------------------------------------


@draws("tables/second-estimate_cloth", quality=84)
def blueprint() -> Surface:
    """Squared paper, and a builder's drawings around the edges where no card lies."""
    edge, heart = CLOTH["second-estimate"]
    return cloth(edge, mix(heart, "#2f7fb8", 0.25), inlay=_drawings(), lamp=(0.5, 0.5), warmth=0.75)


def _drawings() -> Surface:
    body = grid(1920, 1080, 46, CHALK, 0.085)
    body += _floor_plan(64, 742, 1.0) + _elevation(1716, 934, 1.25) + _compass(1600, 842, 74)
    body += _floor_plan(1452, 246, 0.72) + _elevation(206, 380, 0.9) + _compass(960, 520, 210)
    body += _measure(430, 252, 1000) + _measure(430, 800, 1060)
    return render(doc(1920, 1080, body), 2560, 1440, k=1)


def _chalk(d: str, width: float = 3, op: float = 0.2) -> str:
    return line(d, CHALK, width, op)


def _floor_plan(x: float, y: float, s: float) -> str:
    """Walls with door swings."""
    walls = "M0 0L330 0L330 210L0 210Z M0 120L120 120M160 120L200 120L200 210 M200 120L200 86M200 40L200 0"
    swings = "M120 120A40 40 0 0 1 160 160L160 120 M200 86A46 46 0 0 0 246 40L200 40"
    marks = "M0 236L330 236M0 226L0 246M330 226L330 246M200 226L200 246"
    return group(_chalk(walls, 6, 0.2) + _chalk(swings, 3, 0.18) + _chalk(marks, 2.5, 0.18), x, y, 0, s)


def _elevation(x: float, y: float, s: float) -> str:
    """A house from the front, with its measures."""
    walls = "M-70 60L-70 -30L0 -90L70 -30L70 60Z M-92 -12L0 -92L92 -12 M-16 60L-16 10L16 10L16 60"
    panes = "M-54 -10L-28 -10L-28 20L-54 20Z M-41 -10L-41 20 M28 -10L54 -10L54 20L28 20Z M41 -10L41 20"
    marks = "M-70 80L70 80M-70 72L-70 88M70 72L70 88M106 60L106 -90M98 60L114 60M98 -90L114 -90"
    return group(_chalk(walls, 5, 0.2) + _chalk(panes, 3, 0.18) + _chalk(marks, 2.5, 0.18), x, y, 0, s)


def _compass(x: float, y: float, r: float) -> str:
    """Circles struck with compasses, and their axes."""
    body = "".join(
        circle(x, y, r * share, "none", op=0.13, stroke=CHALK, stroke_width=2.5) for share in (1, 0.72)
    )
    ticks = "".join(
        f"M{x + r * math.cos(t):.1f} {y + r * math.sin(t):.1f}"
        f"L{x + r * 1.07 * math.cos(t):.1f} {y + r * 1.07 * math.sin(t):.1f}"
        for t in (math.tau * i / 24 for i in range(24))
    )
    axes = f"M{x - r * 1.2} {y}L{x + r * 1.2} {y}M{x} {y - r * 1.2}L{x} {y + r * 1.2}"
    return body + _chalk(ticks, 2.5, 0.13) + _chalk(axes, 2, 0.1)


def _measure(x: float, y: float, wide: float) -> str:
    ends = f"M{x} {y}L{x + wide} {y}M{x} {y - 9}L{x} {y + 9}M{x + wide} {y - 9}L{x + wide} {y + 9}"
    return _chalk(ends, 2.5, 0.16)


# -- what lies on it ---------------------------------------------------------------------------------


@draws("second-estimate/rail", quality=88)
def rail() -> Surface:
    """The board for the four strength cards: squared like the desk, with a brass line and falling steps."""
    w, h = RAIL
    pc = PaperCut(RAIL, 2)
    lines = "".join(line(f"M{x} 0L{x} {h}", "#1f5a88", 2) for x in range(0, w, 28))
    lines += "".join(line(f"M0 {y}L{w} {y}", "#1f5a88", 2) for y in range(0, h, 28))
    pc.layer(rect(6, 5, w - 12, h - 14, "#0e3453", 28), 6, 4.5, 12, 0.4, 0.5, overlay=lines)
    frame = (
        f'<rect x="16" y="15" width="{w - 32}" height="{h - 34}" rx="20" fill="none" '
        f'stroke="{BRASS}" stroke-width="4"/>'
    )
    pc.layer(frame, lift=2, outline=0, puff=0)
    return _baked(pc.surf, RAIL)


@draws("second-estimate/lot")
def lot() -> Surface:
    """Where a customer stands: pegged out with string on the blueprint."""
    w, h = LOT
    pc = PaperCut(LOT, 3)
    pc.layer(rect(8, 8, w - 16, h - 16, "#0b2b45", 16), lift=0, outline=0, puff=0)
    pc.surf = stain(alpha_of(pc.surf) * 0.6, "#0b2b45")
    pc.layer(dashes(8, 8, w - 16, h - 16, 14, "#ffe3a0", 3.6, 11, 8), lift=1, outline=0, puff=0)
    pegs = "".join(circle(x, y, 7, BRASS) for x in (14, w - 14) for y in (14, h - 14))
    pc.layer(pegs, lift=2.5, outline=2.6, puff=3)
    return _baked(pc.surf, LOT)


@draws("second-estimate/tag")
def tag() -> Surface:
    """A price tag for a customer who has gone: the value is lettered where it is shown."""
    return render(price_tag(), 216, 132, k=3)


@draws("second-estimate/sign", quality=88)
def sign() -> Surface:
    """The builder's board with the game's name, a little house looking over it."""
    w, h = SIGN
    pc = PaperCut(SIGN, 2)
    pc.layer(group(house(smoke=False), w - 62, 50, 6, 0.98), lift=4, outline=0, puff=0)
    plank = f"M12 50L{w - 6} 40L{w - 2} {h - 14}L8 {h - 6}Z"
    veins = "".join(
        line(f"M0 {84 + i * 30}q{w / 3} {-10 + i * 5} {w / 2} 0t{w / 2} {4 - i * 3}", PLANK_DARK, 5)
        for i in range(4)
    )
    top = path(f"M0 46L{w} 34L{w} 46L0 60Z", PLANK_LIGHT)
    pc.layer(path(plank, PLANK), lift=9, outline=5, puff=14, hi=0.6, lo=0.55, overlay=veins + top)
    nails = "".join(
        circle(x, y, 7, BRASS) for x, y in ((30, 68), (w - 24, 60), (28, h - 26), (w - 22, h - 32))
    )
    pc.layer(nails, lift=2, outline=3, puff=3)
    for words, y in (("Second", 80), ("Estimate", 131)):
        letters = turn(text(words, 58 * pc.ss, CREAM, outline=4 * pc.ss, k=1), 1.6)
        at = letters.get_rect(center=(w / 2 * pc.ss, y * pc.ss))
        pc.surf.blit(stain(blur(alpha_of(letters), 5) * 0.6, "#120818"), at.move(3, 9))
        pc.surf.blit(letters, at)
    return _baked(pc.surf, SIGN)


@draws("second-estimate/note", quality=86)
def note() -> Surface:
    """A slip of squared paper held by a brass clip: who gets what is lettered on it where it is shown."""
    w, h = NOTE
    pc = PaperCut(NOTE, 2)
    lines = "".join(line(f"M{x} 0L{x} {h}", "#cfe0ea", 2) for x in range(10, w, 24))
    lines += "".join(line(f"M0 {y}L{w} {y}", "#cfe0ea", 2) for y in range(18, h, 24))
    sheet = f"M10 18L{w - 10} 14L{w - 8} {h - 34}L{w - 40} {h - 10}L12 {h - 12}Z"
    pc.layer(path(sheet, mix(PAPER, "#ffffff", 0.2)), 6, 3, 5, 0.2, 0.25, overlay=lines)
    fold = f"M{w - 8} {h - 34}L{w - 40} {h - 10}L{w - 36} {h - 38}Z"
    pc.layer(path(fold, "#dfe7ea"), lift=2, outline=2.6, puff=3)
    clip = rect(w / 2 - 30, 2, 60, 24, BRASS, 8)
    pc.layer(clip, lift=3, outline=3, puff=5, hi=0.8, lo=0.5)
    return _baked(pc.surf, NOTE)


@draws("second-estimate/cup")
def cup() -> Surface:
    """The prize: a golden hard hat with a laurel and a star, on a wooden foot."""
    pc = PaperCut((240, 300), 2)
    pc.layer(rect(44, 244, 152, 46, PLANK_DARK, 10), lift=6, outline=5, puff=9)
    pc.layer(rect(72, 216, 96, 34, PLANK, 10), lift=5, outline=5, puff=8)
    pc.layer(rect(104, 176, 32, 48, mix(BRASS, "#8a5a14", 0.3), 8), lift=4, outline=5, puff=8)
    dome = "M36 150C36 70 74 28 120 28C166 28 204 70 204 150Z"
    pc.layer(path(dome, BRASS), lift=6, outline=5, puff=20, hi=0.9, lo=0.6)
    for left in (72, 152):
        rib = f"M{left} 148Q{left} 84 {left + (16 if left < 120 else 0)} 50"
        pc.layer(line(rib, mix(BRASS, "#7a4a10", 0.45), 7), lift=0, outline=0, puff=0)
    ridge = "M102 150L102 36Q120 14 138 36L138 150Z"
    pc.layer(path(ridge, "#f6cf73"), lift=3, outline=4, puff=8, hi=0.8, lo=0.4)
    pc.layer(path("M14 158Q120 112 226 158Q232 186 206 184Q120 150 34 184Q8 186 14 158Z", BRASS), 6, 5, 9)
    leaves = "".join(
        ellipse(120 + side * (46 - 3 * i), 146 - 21 * i, 13, 6.5, "#3f9a4c", side * (-58 + 12 * i))
        for i in range(4)
        for side in (-1, 1)
    )
    pc.layer(leaves, lift=2, outline=3, puff=3)
    pc.layer(star(120, 104, 34, "#e2622b"), lift=4, outline=4.5, puff=6, hi=0.7, lo=0.5)
    pc.text("1", 120, 268, 34, BRASS)
    return sized(pc.surf, 360, 450)
