"""What comes up among the chickens: Golden Corn, the Blind Hen, the Game End; and the barn door on the back."""

# ruff: noqa: E501  (path data reads better unbroken)

import math

from pygame import Surface

from art.draw.hen_yard import (
    BEAK,
    BEAK_SHADE,
    COMB,
    FEATHER_AT,
    GOLD,
    QUALITY,
    SHELL,
    YARD,
    blush,
    comb,
    corner,
    eye,
    feather,
    flat,
    ground_shadow,
    tuft,
)
from art.kit.bake import draws
from art.kit.palette import BRASS, BRASS_DARK, INK, mix
from art.kit.papercut import PaperCut, finish_card, new_card
from art.kit.svg import (
    circle,
    ellipse,
    group,
    limb,
    line,
    path,
    points,
    poly,
    radial,
    radial_at,
    rays,
    rect,
    star,
)

CREAM_PAINT = "#fbe9c6"
MOONLIGHT = "#ffe7a3"
HUSK, HUSK_SHADE, VEIN = "#5cba58", "#3f9a4c", "#a9e07e"
COB = "M0 -150C46 -146 66 -84 66 -10C66 80 40 148 0 148C-40 148 -66 80 -66 -10C-66 -84 -46 -146 0 -150Z"
DOWN, DOWN_DEEP, DOWN_PALE = "#6b5a83", "#3d2f56", "#cdbfe0"
HEN = "M0 -132C62 -132 78 -84 84 -42C128 4 146 66 136 128C126 186 66 196 0 196C-66 196 -126 186 -136 128C-146 66 -128 4 -84 -42C-78 -84 -62 -132 0 -132Z"
HEN_WING = "M-118 20C-160 50 -164 110 -136 150C-124 144 -120 134 -118 126C-104 128 -96 116 -96 104C-86 92 -84 52 -96 26Z"
SHAWL, SHAWL_SHADE, SHAWL_STRIPE = "#d8463f", "#8c1f33", "#f3b13f"
DOOR_RED = ("#b8352f", "#a82c2a", "#c23d34")
PORTHOLE = (180, 252)
BELL = "M-13 -58C-13 -70 13 -70 13 -58C42 -48 44 -14 48 14C51 32 60 40 66 50L-66 50C-60 40 -51 32 -48 14C-44 -14 -42 -48 -13 -58Z"
BARN = "M62 452L62 306L96 236L180 178L264 236L298 306L298 452Z"
COCK = "M188 126C164 126 152 112 150 96C138 94 134 80 142 74C138 62 148 52 158 58C166 48 178 56 176 68C178 80 180 86 186 86C194 84 197 76 199 66C203 48 230 50 232 68C233 92 222 124 188 126Z"
CRATERS = ((268, 100, 12), (300, 150, 9), (282, 196, 14), (160, 122, 8))
NIGHTCAP = "M150 284C148 252 172 238 202 241C220 243 230 256 232 272C222 265 212 264 208 268C207 276 207 280 205 284C190 276 166 276 150 284Z"
ROOF = "M42 316L84 226L180 158L276 226L318 316"


def _sparkles(places: tuple[tuple[float, float, float], ...], colour: str, waist: float) -> str:
    return "".join(poly(points(x, y, r, 4, inner=waist), colour) for x, y, r in places)


@draws("cards/blind-hen/corn", quality=QUALITY)
def golden_corn() -> Surface:
    pc = new_card()
    burst = rays(184, 290, 420, "#b8581a", 14, 1, 6)
    pc.layer(rect(*YARD, "#8a3a10"), lift=0, outline=0, puff=0, overlay=burst)
    pc.layer(star(184, 290, 178, "#f0932b", 18, 0.84), lift=6, outline=0, puff=14)
    pc.layer(circle(184, 290, 138, "#ffd36a"), lift=5, outline=0, puff=24, hi=0.4, lo=0.15)
    flat(pc, circle(184, 290, 112, "#ffedb0"))
    ground_shadow(pc, 184, 462, 84)
    _cob(pc)
    glints = ((296, 150, 26), (72, 236, 18), (312, 372, 18), (60, 400, 22), (270, 108, 13), (318, 226, 12))
    pc.layer(_sparkles(glints, "#fffbe0", 0.22), lift=3, outline=0, puff=0)
    corner(pc, "+2", "#7a2c0a", "#ffe28a")
    return finish_card(pc)


def _both(body: str) -> str:
    """A shape and its mirror image."""
    return body + group(body, s=-1, sy=1)


def _cob(pc: PaperCut) -> None:
    """A husk for a cape, rows of kernels, a calm smile."""

    def at(body: str) -> str:
        return group(body, 184, 304)

    leaf = _both(path("M-20 150C-110 110 -128 10 -92 -70C-60 -30 -30 20 -6 150Z", HUSK_SHADE))
    vein = _both(line("M-84 -40C-86 30 -60 100 -22 140", "#8fd66a", 5))
    pc.layer(at(leaf), lift=7, outline=4.5, puff=12, overlay=at(vein))
    kernels = ""
    for row in range(14):
        for column in range(-3, 4):
            x, y = column * 21.5, row * 21 - 136
            kernels += rect(x - 9.5, y - 8.5, 19, 17, "#ffd84f" if (row + column) % 3 else "#ffe88a", 7)
            kernels += ellipse(x - 3, y - 3, 3.4, 2.6, "#fff9d0")
    pc.layer(at(path(COB, "#f6ab1c")), lift=7, outline=5, puff=26, hi=0.5, lo=0.6, overlay=at(kernels))
    face = eye(-24, -34, 17, (2, 2)) + eye(24, -34, 17, (-2, 2)) + _both(blush(-44, -4, 13, "#f2622b"))
    face += path("M-19 -6Q0 28 19 -6Q0 4 -19 -6Z", "#8c2b1d")
    face += line("M-19 -6Q0 4 19 -6M-19 -6Q0 28 19 -6", INK, 5)
    flat(pc, at(face))
    leaf = _both(path("M0 158C-70 160 -112 96 -100 24C-60 40 -18 90 0 158Z", HUSK))
    vein = _both(line("M-86 50C-72 96 -46 130 -12 150", VEIN, 5))
    pc.layer(at(leaf), lift=7, outline=4.5, puff=12, overlay=at(vein))


@draws("cards/blind-hen/blind_hen", quality=QUALITY)
def blind_hen() -> Surface:
    pc = new_card()
    pc.layer(
        rect(*YARD, "#241a4a"), lift=0, outline=0, puff=0, overlay=rays(180, 290, 460, "#30245e", 14, 1, 3)
    )
    pc.layer(circle(188, 288, 160, "#4a3a86"), lift=5, outline=0, puff=20, hi=0.25, lo=0.2)
    pc.layer(circle(188, 288, 128, "#6d5bb0"), lift=4, outline=0, puff=20, hi=0.25, lo=0.1)
    stars = (
        (176, 46, 11), (232, 84, 8), (46, 214, 10), (324, 196, 11), (306, 262, 6), (60, 286, 6), (140, 92, 6),
    )  # fmt: skip
    pc.layer(_sparkles(stars, MOONLIGHT, 0.3), lift=2, outline=0, puff=0)
    moon = path("M318 30A42 42 0 1 0 318 112A50 50 0 0 1 318 30Z", MOONLIGHT)
    pc.layer(moon, lift=5, outline=0, puff=8)
    bust(pc, 188, 304)
    _dream(pc, 188, 304)
    _bargain(pc)
    corner(pc, "−3", "#b3261f", "#efe2fb")
    return finish_card(pc)


def bust(pc: PaperCut, x: float, y: float, s: float = 1.0) -> None:
    """The Blind Hen from the front, cut off below by whatever is in front of her."""

    def at(body: str, side: int = 1) -> str:
        return group(body, x, y, 0, side * s, s)

    pc.layer(at(comb(0, -126, 1.25)), lift=5, outline=5, puff=10)
    scales = ""
    for row in range(9):
        for column in range(-5, 6):
            a, b = column * 36 + row % 2 * 18, 10 + row * 24
            scales += line(f"M{a - 16} {b}Q{a} {b + 26} {a + 16} {b}", DOWN_DEEP, 6)
    pc.layer(at(path(HEN, DOWN)), lift=8, outline=5, puff=34, hi=0.6, lo=0.6, overlay=at(scales))
    pc.layer(at(ellipse(0, -42, 74, 62, DOWN_PALE)), lift=0, outline=0, puff=16, hi=0.4, lo=0.12)
    ribs = line("M-136 74Q-122 86 -110 74M-136 104Q-124 114 -112 104", "#8d7aaa", 6)
    for side in (1, -1):
        pc.layer(at(path(HEN_WING, DOWN_DEEP), side), lift=6, outline=5, puff=13, overlay=at(ribs, side))
    for body, lift, puff, printed in (*_shawl(), *_beak()):
        pc.layer(at(body), lift=lift, outline=4.5, puff=puff, overlay=printed and at(printed))
    frame = _both(circle(-50, -58, 47, BRASS)) + rect(-12, -70, 24, 13, BRASS, 5)
    pc.layer(at(frame), lift=8, outline=5, puff=7, hi=0.7, lo=0.5)
    pc.layer(at(_both(circle(-50, -58, 37, "#17101f"))), lift=0, outline=3.5, puff=14, hi=0.35, lo=0.2)
    glint = "M-78 -74A34 34 0 0 1 -52 -90L-50 -80A26 26 0 0 0 -69 -68Z"
    glints = path(glint, "#ffffff", op=0.85) + group(path(glint, "#ffffff", op=0.85), 100)
    flat(pc, at(glints + line("M-76 -117Q-52 -131 -28 -119M76 -117Q52 -131 28 -119", INK, 8)))


def _shawl() -> tuple[tuple[str, float, float, str], ...]:
    wrap = path(
        "M-94 -22C-70 34 70 34 94 -22C112 -4 120 16 114 36C60 96 -60 96 -114 36C-120 16 -112 -4 -94 -22Z",
        SHAWL,
    )
    stripes = "".join(line(f"M{-126 + i * 28} -30L{-132 + i * 30} 110", SHAWL_STRIPE, 6) for i in range(10))
    stripes += line("M-116 8C-60 64 60 64 116 8", SHAWL_SHADE, 7)
    end = path("M-16 62C-40 84 -44 120 -30 142L-10 128L4 146C14 120 12 88 8 62Z", SHAWL)
    knot = path("M-24 46C-10 34 18 36 26 50C28 68 14 78 0 76C-18 76 -28 62 -24 46Z", "#b8332f")
    return (wrap, 6, 12, stripes), (end, 6, 9, line("M-40 118L14 120", SHAWL_STRIPE, 7)), (knot, 5, 8, "")


def _beak() -> tuple[tuple[str, float, float, str], ...]:
    wattle = path("M-14 4C-22 24 -16 40 -6 38C0 36 0 24 0 16C0 24 0 36 6 38C16 40 22 24 14 4Z", COMB)
    beak = path("M0 -34C18 -26 26 -10 22 0C12 12 -12 12 -22 0C-26 -10 -18 -26 0 -34Z", BEAK)
    return (wattle, 4, 6, ""), (beak, 5, 8, line("M-24 -4Q0 -10 24 -4", BEAK_SHADE, 5))


def _dream(pc: PaperCut, x: float, y: float) -> None:
    """Corn mirrored in both glasses: what she would love to find."""
    cob = ellipse(0, -48, 9, 17, GOLD, 18)
    cob += path("M-12 -40Q-16 -28 -4 -26Q8 -30 6 -44Q-2 -34 -12 -40Z", HUSK)
    flat(pc, group(cob, x - 44, y) + group(cob, x + 56, y))


def _bargain(pc: PaperCut) -> None:
    """The ledge with the rule in pictures: a corn beside her turns her into plus three."""
    ledge = rect(-10, 424, 380, 100, "#b3261f")
    pc.layer(ledge, lift=8, outline=4, puff=10, shadow=0.6, overlay=rect(-10, 432, 380, 5, SHAWL_STRIPE))
    pc.clip = None
    pc.layer(rect(66, 436, 228, 46, SHELL, 23), lift=3, outline=4, puff=6)
    at = (108, 458, 24)
    rows = line(
        "M-16 -20L16 -20M-16 -12L16 -12M-16 -4L16 -4M-16 4L16 4M-4 -30L-4 20M5 -30L5 20", "#e9971c", 2.5
    )
    pc.layer(group(ellipse(0, -6, 13, 24, GOLD), *at), lift=0, outline=3.5, puff=5, overlay=group(rows, *at))
    husk = path("M-17 -2Q-18 24 0 26Q18 24 17 -2Q4 4 0 16Q-4 4 -17 -2Z", "#4fae52")
    pc.layer(group(husk, *at), lift=0, outline=3.5, puff=4)
    flat(pc, line("M146 459L184 459M172 447L185 459L172 471", INK, 8))
    pc.text("+3", 238, 458, 50, "#1f7a4d")


@draws("cards/blind-hen/game_end", quality=QUALITY)
def game_end() -> Surface:
    """The barn shut for the night, somebody asleep in the loft, and the closing bell."""
    pc = new_card()
    _night(pc)
    _weathercock(pc)
    _barn(pc)
    _loft(pc)
    _fence(pc)
    feather(pc, "#ffedc0")
    _bell(pc)
    return finish_card(pc)


def _night(pc: PaperCut) -> None:
    sky = radial_at("night", 230, 170, 420, (0, "#4a7fae"), (0.4, "#244a7c"), (1, "#0f1f45"))
    pc.layer(
        rect(*YARD, "url(#night)"), lift=0, outline=0, puff=0, defs=sky, overlay=rays(236, 156, 520, "#6fa3cc", 18, 0.13, 5)
    )  # fmt: skip
    flat(pc, circle(236, 156, 136, MOONLIGHT, op=0.24))
    craters = "".join(circle(x, y, r, "#f3cf7c") for x, y, r in CRATERS)
    pc.layer(circle(236, 156, 106, MOONLIGHT), lift=5, outline=0, puff=26, hi=0.4, lo=0.18, overlay=craters)
    stars = (
        (168, 40, 9),
        (36, 236, 10),
        (334, 266, 9),
        (336, 352, 6),
        (26, 330, 6),
        (120, 196, 6),
        (328, 34, 8),
    )
    pc.layer(_sparkles(stars, "#fff3c9", 0.3), lift=2, outline=0, puff=0)
    hill = path("M-10 398C50 366 110 392 180 380C250 368 310 372 380 396L380 520L-10 520Z", "#1c4a4a")
    pc.layer(hill, lift=5, outline=0, puff=8)


def _weathercock(pc: PaperCut) -> None:
    """On the ridge, before the moon."""

    def at(body: str) -> str:
        return group(body, 24, 10, 0, 0.92)

    pc.layer(at(limb("M180 184L180 118M152 140L222 140", BRASS_DARK, 6, 3.5)), lift=3, outline=0, puff=0)
    pc.layer(at(poly([(246, 140), (220, 126), (220, 154)], BRASS)), lift=3, outline=4, puff=4)
    pc.layer(at(comb(213, 56, 0.46, 8)), lift=3, outline=4, puff=4)
    ribs = line("M172 100Q184 112 200 102M180 90Q192 99 204 91", BRASS_DARK, 5)
    pc.layer(at(path(COCK, BRASS)), lift=5, outline=4.5, puff=10, hi=0.6, lo=0.5, overlay=at(ribs))
    flat(pc, at(circle(216, 69, 4, INK)))
    pc.layer(at(path("M228 66L248 75L228 82Z", BEAK)), lift=2, outline=4, puff=3)


def _barn(pc: PaperCut) -> None:
    """Planks, the edge of the roof and both wings of the door, closed."""
    boards = "".join(line(f"M{x} 160L{x} 460", "#7d1c22", 4) for x in range(84, 290, 24))
    pc.layer(path(BARN, "#b8352f"), lift=7, outline=5, puff=16, hi=0.4, lo=0.5, overlay=boards)
    roof = line(ROOF, INK, 40) + line(ROOF, CREAM_PAINT, 30) + line(ROOF, "#e2c48c", 6)
    pc.layer(roof, lift=7, outline=0, puff=8, hi=0.4, lo=0.45)
    pc.layer(rect(102, 356, 156, 98, CREAM_PAINT, 4), lift=4, outline=4.5, puff=6, hi=0.3, lo=0.4)
    for x in (112, 184):
        wood = "".join(line(f"M{x + 16 * i} 350L{x + 16 * i} 460", "#6b141c", 3) for i in range(1, 4))
        brace = line(f"M{x} 366L{x + 64} 452M{x + 64} 366L{x} 452", CREAM_PAINT, 9)
        pc.layer(
            rect(x, 366, 64, 86, "#962530"), lift=0, outline=3, puff=5, hi=0.25, lo=0.35, overlay=wood + brace
        )
    pc.layer(rect(164, 400, 32, 14, BRASS, 5), lift=3, outline=3.5, puff=4)


def _loft(pc: PaperCut) -> None:
    """A warm window with a hen asleep in it, nightcap on."""
    glow = radial("glow", (0, "#ffb347", 0.9), (0.6, "#ffb347", 0.5), (1, "#ffb347", 0))
    pc.layer(circle(180, 290, 108, "url(#glow)"), lift=0, outline=0, puff=0, defs=glow)
    pc.layer(
        path("M112 336L112 284C112 204 248 204 248 284L248 336Z", CREAM_PAINT), lift=4, outline=4.5, puff=6
    )
    inner = path("M123 334L123 286C123 220 237 220 237 286L237 334Z", "url(#lamp)")
    lamp = radial_at("lamp", 180, 290, 72, (0, "#fff4b8"), (0.6, "#ffcb55"), (1, "#ef9a2c"))
    pc.layer(inner, lift=0, outline=3, puff=0, defs=lamp)
    hen = "M140 346C136 294 152 266 178 266C204 266 220 294 216 346Z"
    pc.layer(path(hen, "#fff4e4"), lift=4, outline=4, puff=12, hi=0.4, lo=0.4)
    lids = line("M158 298Q165 306 172 298M184 298Q191 306 198 298", INK, 4.5)
    flat(pc, lids + blush(154, 311, 8) + blush(202, 311, 8))
    beak = path("M178 302C187 307 189 313 187 318C183 322 173 322 169 318C167 313 169 307 178 302Z", BEAK)
    pc.layer(beak, lift=2, outline=3, puff=4)
    stripes = line("M156 252L170 288M176 240L188 288M200 236L206 290", "#9ad4ff", 8)
    pc.layer(path(NIGHTCAP, "#2f6fc0"), lift=4, outline=4, puff=8, overlay=stripes)
    pc.layer(circle(231, 279, 9, "#fffaf0"), lift=3, outline=3.5, puff=6)
    pc.layer(rect(102, 330, 156, 16, CREAM_PAINT, 5), lift=4, outline=4, puff=5)


def _fence(pc: PaperCut) -> None:
    ground = path("M-10 450C70 430 250 434 380 448L380 520L-10 520Z", "#2f7a55")
    pc.layer(ground, lift=6, outline=0, puff=10, hi=0.3, lo=0.4)
    for x in (-6, 268):
        pc.layer(rect(x, 428, 98, 12, CREAM_PAINT, 4), lift=3, outline=4, puff=4)
        for post in (x + 22, x + 62):
            pale = f"M{post} 482L{post} 412L{post + 9} 400L{post + 18} 412L{post + 18} 482Z"
            pc.layer(path(pale, CREAM_PAINT), lift=4, outline=4, puff=6, hi=0.3, lo=0.4)
    flat(pc, "".join(tuft(x, y, "#1d5a42") for x, y in ((126, 476), (232, 474), (176, 484))))


def _bell(pc: PaperCut) -> None:
    """The closing bell on the feather, ringing."""

    def at(body: str) -> str:
        return group(body, FEATHER_AT[0] + 1, FEATHER_AT[1] - 6, 8, 0.78)

    pc.layer(at(circle(-6, 56, 15, BRASS_DARK)), lift=3, outline=4, puff=5)
    bands = line("M-70 40L70 40", BRASS_DARK, 6) + line("M-50 8Q0 18 50 8", BRASS_DARK, 5)
    bands += line("M-26 -36C-34 -14 -34 0 -37 16", "#fff3c4", 9)
    pc.layer(at(path(BELL, "#f4bb45")), lift=5, outline=4.5, puff=14, hi=0.6, lo=0.5, overlay=at(bands))


@draws("cards/blind-hen/back", quality=QUALITY)
def barn_door() -> Surface:
    """The barn door, with the hen in a brass porthole."""
    pc = new_card()
    flat(pc, rect(*YARD, "#7d1c22"))
    for i in range(6):
        _plank(pc, 16 + i * 55, i)
    for brace in ("M30 34L330 470", "M330 34L30 470"):
        board = line(brace, INK, 44, cap="butt") + line(brace, CREAM_PAINT, 36, cap="butt")
        pc.layer(board, lift=5, outline=0, puff=5, hi=0.3, lo=0.3)
    frame = path(
        "M15 15L345 15L345 489L15 489Z M44 44L44 460L316 460L316 44Z", CREAM_PAINT, fill_rule="evenodd"
    )
    pc.layer(frame, lift=6, outline=4, puff=7, hi=0.3, lo=0.3)
    nails = [(x, y) for x in (30, 180, 330) for y in (30, 474)] + [
        (x, y) for x in (30, 330) for y in (140, 252, 364)
    ]
    pc.layer("".join(circle(x, y, 6, "#c99a4a") for x, y in nails), lift=2, outline=2.5, puff=3)
    _porthole(pc)
    return finish_card(pc)


def _plank(pc: PaperCut, x: float, i: int) -> None:
    colour = DOOR_RED[i % 3]
    veins = ""
    for j in range(3):
        a = x + 12 + j * 13
        veins += f"M{a} {20 + (i * 67 + j * 151) % 90}q{6 - j * 3} {60 + j * 30} 0 {150 + j * 40}"
        veins += f"M{a} {300 + (i * 47 + j * 91) % 60}q{-5 + j * 3} 50 0 120"
    pc.layer(
        rect(x, -10, 51, 530, colour, 3), lift=2, outline=2, puff=5, hi=0.35, lo=0.35,
        overlay=line(veins, mix(colour, "#5d1018", 0.35), 4), ink="#4d0f17",
    )  # fmt: skip


def _porthole(pc: PaperCut) -> None:
    x, y = PORTHOLE
    pc.layer(circle(x, y, 112, BRASS), lift=9, outline=5, puff=9, hi=0.7, lo=0.5)
    pc.layer(
        circle(x, y, 96, "#2c4b35"),
        lift=0,
        outline=3.5,
        puff=0,
        overlay=rays(x, y + 10, 130, "#3c6a45", 12, 1),
    )
    keep, pc.clip = pc.clip, pc.mask(circle(x, y, 94, "#ffffff"))
    bust(pc, x, y + 32, 0.74)
    pc.clip = keep
    turns = [math.tau * i / 12 for i in range(12)]
    rivets = "".join(circle(x + 104 * math.cos(t), y + 104 * math.sin(t), 4.5, "#fff0b8") for t in turns)
    pc.layer(rivets, lift=1, outline=2, puff=0)
