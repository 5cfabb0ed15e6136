"""The curtain between two people's turns, in pieces: velvet to be dyed, brass fringe and tassels, stage boards."""

# ruff: noqa: E501  (path data reads better unbroken)

import math

import numpy as np
from pygame import Surface

from art.kit.bake import draws
from art.kit.light import vignette
from art.kit.paint import from_array, sized, stain
from art.kit.palette import BRASS, INK
from art.kit.papercut import PaperCut
from art.kit.svg import circle, line, path, rays, rect, star
from art.kit.texture import noise, wood

SIZE = (1920, 1080)
PLEAT = 74.0
"""Units from fold to fold."""
SWAG, SWAG_VIEW = 274.0, (300, 236)
"""How wide one swag of the pelmet hangs, and the sheet that each of its layers is drawn on."""
LEFT = (SWAG_VIEW[0] - SWAG) / 2
HANG = 66.0
"""Where a swag's ends are held up."""
BELLY = 144.0
"""How far down its lowest point would pull a straight curve."""
BRASS_LOW, BRASS_HIGH = "#c98f2f", "#f3cd78"


@draws("house/curtain/drapes", quality=86)
def drapes() -> Surface:
    """Grey velvet in deep folds that meet in the middle; the seat's colour is multiplied in."""
    w, h = SIZE
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    u = np.abs(x - w / 2)
    sag = 10 * np.sin(y / 230 + x / 400) + (y / h) ** 2 * 26 * np.sin(x / 150)
    turn = (u + sag) / PLEAT
    f = turn - np.floor(turn)
    fold = (0.5 + 0.5 * np.cos((f - 0.38) * math.tau)) ** 0.8
    for crease in (0.93, -0.07):
        fold -= 0.5 * np.exp(-(((f - crease) / 0.07) ** 2))
    lit = 0.2 + 0.6 * np.clip(fold, 0, 1) + 0.6 * np.clip(fold - 0.72, 0, 1)
    lit *= np.clip(1.16 - np.hypot((x / w - 0.5) * 1.2, y / h - 0.42), 0.42, 1.12)
    lit += 0.16 * np.clip(1 - np.hypot((x - 960) / 760, (y - 470) / 520), 0, 1) ** 1.5
    calm = np.clip(1 - np.hypot((x - 960) / 860, (y - 640) / 330), 0, 1) ** 0.8
    lit *= (1 - 0.34 * calm) * (1 - 0.45 * np.clip((y - 820) / 260, 0, 1))
    lit *= 1 - 0.6 * np.exp(-((u / 5) ** 2)) - 0.25 * np.exp(-((u / 34) ** 2))
    pile = (noise(w, h, 2, 5, 5) - 0.5) * 0.05 + (noise(w, h, 1, 1, 9) - 0.5) * 0.05
    return from_array(np.repeat((lit * (1 + pile) * 255)[..., None], 3, axis=2))


def _sheet(pc: PaperCut) -> Surface:
    return sized(pc.surf, pc.view[0] * 2, pc.view[1] * 2)


def _belly(y: float, deep: float) -> str:
    x = LEFT
    return f"M{x} {y}Q{x + SWAG / 2} {y + deep} {x + SWAG} {y}"


@draws("house/curtain/fringe", quality=84)
def fringe() -> Surface:
    """Threads of two brasses that hang below one swag."""
    pc = PaperCut(SWAG_VIEW, 2)
    threads = ""
    for k in range(37):
        t = k / 36
        top = HANG - 6 + BELLY / 2 * (1 - (2 * t - 1) ** 2)
        threads += line(
            f"M{LEFT + SWAG * t:.1f} {top:.1f}l0 40", (BRASS_HIGH, BRASS_LOW)[k % 2], 7.4, cap="butt"
        )
    pc.layer(threads, lift=5, outline=2.6, puff=3)
    return _sheet(pc)


@draws("house/curtain/swag", quality=86)
def swag() -> Surface:
    """One swag of the pelmet in grey, to be dyed like the drapes."""
    pc = PaperCut(SWAG_VIEW, 2)
    x = LEFT - 3
    cloth = (
        f"M{x} -20L{x + SWAG + 6} -20L{x + SWAG + 6} {HANG}Q{x + SWAG / 2 + 3} {HANG + BELLY + 4} {x} {HANG}Z"
    )
    creases = "".join(line(_belly(y, 88 + k * 17), "#6a6a6a", 9, 0.85) for k, y in enumerate((-8, 16, 40)))
    lights = "".join(line(_belly(y + 12, 88 + k * 17), "#ffffff", 5, 0.5) for k, y in enumerate((-8, 16, 40)))
    pc.layer(path(cloth, "#c4c4c4"), lift=10, outline=4, puff=26, hi=0.6, lo=0.7, overlay=creases + lights)
    return _sheet(pc)


@draws("house/curtain/braid", quality=84)
def braid() -> Surface:
    """The brass cord along a swag's lower edge."""
    pc = PaperCut(SWAG_VIEW, 2)
    cord = _belly(HANG - 2, BELLY)
    pc.layer(line(cord, BRASS, 10, cap="butt"), lift=2, outline=0, puff=3)
    twist = "".join(
        line(
            f"M{LEFT + SWAG * t - 3:.1f} {HANG + 3 + BELLY / 2 * (1 - (2 * t - 1) ** 2):.1f}l6 -10",
            "#8f5f14",
            2.4,
        )
        for t in (k / 40 for k in range(1, 40))
    )
    edge = line(cord, INK, 15, cap="butt")
    under = PaperCut(SWAG_VIEW, 2)
    under.layer(edge, lift=3, outline=0, puff=0)
    under.surf.blit(pc.surf, (0, 0))
    under.layer(twist, lift=0, outline=0, puff=0)
    return _sheet(under)


@draws("house/curtain/hem", quality=84)
def hem() -> Surface:
    """A length of the fringe along the curtain's lower edge, to be repeated."""
    pc = PaperCut((464, 64), 2)
    threads = "".join(
        line(f"M{k * 8 + 4} 14l0 44", (BRASS_HIGH, BRASS_LOW)[k % 2], 7.4, cap="butt") for k in range(-1, 59)
    )
    pc.layer(threads, lift=4, outline=2.4, puff=3)
    pc.layer(rect(-20, 6, 504, 16, BRASS), lift=4, outline=3.5, puff=5, hi=0.8, lo=0.6)
    return pc.surf.subsurface((160, 0, 608, 128)).copy()  # its ends, where the lacquer bends, are cut off


@draws("house/curtain/tassel", quality=88)
def tassel() -> Surface:
    """A brass tassel under its knob, for where two swags meet."""
    pc = PaperCut((120, 220), 3)
    x = 60
    threads = "".join(line(f"M{x + k} 92L{x + k * 1.4} 190", "#a8761f", 3) for k in range(-22, 23, 7))
    pc.layer(
        path(f"M{x - 20} 84L{x + 20} 84L{x + 31} 178Q{x} 194 {x - 31} 178Z", BRASS),
        lift=8,
        outline=4,
        puff=9,
        hi=0.6,
        lo=0.5,
        overlay=threads,
    )
    pc.layer(rect(x - 22, 82, 44, 15, BRASS_LOW, 6), lift=3, outline=3.5, puff=4)
    pc.layer(circle(x, 58, 28, BRASS_HIGH), lift=5, outline=4, puff=10, hi=0.8, lo=0.6)
    return sized(pc.surf, 240, 440)


@draws("house/curtain/rod", quality=84)
def rod() -> Surface:
    """The wooden cornice with a brass rod along its lower edge."""
    w, h = 1920, 62
    s = wood(w, h, seed=8, scale=1.4)
    s.blit(stain(np.repeat(np.linspace(0.0, 0.55, h)[:, None], w, 1), "#120604"), (0, 0))
    y = np.abs(np.linspace(-1, 1, 18))[:, None]
    round_ = np.clip(1.15 - y**2 * 0.75, 0, 1.2) * np.ones((1, w), np.float32)
    bar = round_[..., None] * np.array([231, 178, 74], np.float32)
    bar[4:7] += 38
    s.blit(from_array(bar), (0, h - 18))
    for at in (h - 20, h - 2):
        s.fill(INK, (0, at, w, 2))
    return s


@draws("house/curtain/boards", quality=82)
def boards() -> Surface:
    """The stage in front of the curtain, with a brass lip."""
    w, h = 1920, 148
    s = wood(w, h, seed=14, scale=1.6)
    s.blit(stain(np.repeat(np.linspace(0.05, 0.5, h)[:, None], w, 1), "#120604"), (0, 0))
    s.fill(INK, (0, 0, w, 4))
    s.fill(BRASS, (0, 4, w, 6))
    s.fill("#8f5f14", (0, 10, w, 3))
    return vignette(s, 0.4, (0.5, 0.5), 2.4)


@draws("house/curtain/footlight", quality=88)
def footlight() -> Surface:
    """A brass shell that hides a lamp."""
    pc = PaperCut((108, 64), 3)
    ribs = "".join(
        line(f"M54 58L{54 + 60 * math.cos(t):.0f} {58 - 60 * math.sin(t):.0f}", "#a8761f", 4)
        for t in (math.pi * k / 7 for k in range(1, 7))
    )
    pc.layer(
        path("M8 56A46 44 0 0 1 100 56Z", BRASS), lift=4, outline=4, puff=8, hi=0.9, lo=0.5, overlay=ribs
    )
    return sized(pc.surf, 216, 128)


@draws("house/curtain/medal", quality=88)
def medal() -> Surface:
    """The brass rosette around a seat's sign."""
    pc = PaperCut((320, 320), 2)
    pc.layer(star(160, 156, 142, BRASS_LOW, 28, 0.94), lift=9, outline=5, puff=12, hi=0.9, lo=0.55)
    pc.layer(circle(160, 156, 118, BRASS_HIGH), lift=0, outline=3.5, puff=9, hi=0.7, lo=0.5)
    pc.layer(circle(160, 156, 104, "#2a2030"), lift=0, outline=4, puff=0)
    return sized(pc.surf, 640, 640)


@draws("house/curtain/enamel", quality=88)
def enamel() -> Surface:
    """The disc inside the rosette in grey with rays, to be dyed."""
    pc = PaperCut((320, 320), 2)
    sun = rays(160, 156, 130, "#ffffff", 14, 0.5, 4)
    pc.layer(circle(160, 156, 102, "#b4b4b4"), lift=0, outline=0, puff=16, hi=0.4, lo=0.5, overlay=sun)
    return sized(pc.surf, 640, 640)


@draws("house/crown", quality=90)
def crown() -> Surface:
    """For who wins: five points with pearls, three stones in the band."""
    pc = PaperCut((200, 160), 3)
    points = "M26 116L14 46L60 80L100 22L140 80L186 46L174 116Z"
    pc.layer(path(points, BRASS), lift=6, outline=5, puff=14, hi=0.9, lo=0.55)
    pearls = "".join(
        circle(x, y, 11, BRASS_HIGH) for x, y in ((14, 42), (60, 74), (100, 20), (140, 74), (186, 42))
    )
    pc.layer(pearls, lift=3, outline=3.5, puff=5)
    pc.layer(rect(22, 108, 156, 34, BRASS_LOW, 10), lift=4, outline=4.5, puff=7, hi=0.8, lo=0.5)
    stones = ((58, "#56b4e9"), (100, "#e5484d"), (142, "#1fa97a"))
    for x, colour in stones:
        pc.layer(circle(x, 125, 11, colour), lift=0, outline=3, puff=5, hi=0.9, lo=0.4)
    return sized(pc.surf, 400, 320)
