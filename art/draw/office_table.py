"""The office of None of Your Business: midnight cloth, name board, medals, and things for speech bubbles."""

import random

from pygame import Surface

from art.draw.motifs.desk import briefcase, papers, pen, phone
from art.draw.office import CROPS, ITEMS, item
from art.draw.office_people import PEOPLE, person
from art.draw.stock import medal
from art.kit.bake import draws, draws_each
from art.kit.letters import text
from art.kit.paint import alpha_of, blur, sized, stain, turn
from art.kit.palette import BRASS, CLOTH, CREAM, INK, mix
from art.kit.papercut import PaperCut
from art.kit.svg import circle, doc, group, line, path, poly, rect, render
from art.kit.table import cloth

MEDAL, THING = 168, 240
SKYLINE = 640
"""Where the houses beyond the window end, from the top of the cloth."""
LIT = ("#ffd27a", "#ffe9b8", "#8fe0cc")
PLANK, PLANK_DARK, PLANK_LIGHT = "#8a5630", "#6b4026", "#b9773c"
SIGN = (430, 236)


# -- the cloth ---------------------------------------------------------------------------------------


def _tower(rnd: random.Random, x: float, top: float, wide: float, tone: str) -> str:
    """One house of the city with some windows lit."""
    body = rect(x, top, wide, SKYLINE - top, tone, 5, op=0.62)
    if wide > 100 and rnd.random() < 0.5:
        body += line(f"M{x + wide / 2} {top}L{x + wide / 2} {top - 44}", tone, 6, 0.62)
    columns = int((wide - 22) // 24)
    for row in range(int((SKYLINE - top - 30) // 34)):
        for column in range(columns):
            if rnd.random() < 0.32:
                left = x + (wide - columns * 24 + 8) / 2 + column * 24
                body += rect(left, top + 18 + row * 34, 15, 19, rnd.choice(LIT), 2, op=0.34)
    return body


def _window_light() -> str:
    """The moon throws the window's bars across the table."""
    body = ""
    for bar in range(7):
        x = 430 + bar * 190
        body += poly([(x, 0), (x + 112, 0), (x - 310, 1080), (x - 452, 1080)], "#bff3e4", op=0.045)
    return body


def _midnight() -> Surface:
    """A city at midnight behind the desk, the moon over it, a keyhole eye in the middle."""
    rnd = random.Random(54)
    body = circle(1490, 210, 150, "#d9f7ea", op=0.1) + circle(1490, 210, 104, "#e9fff4", op=0.16)
    for base, tone, tall in ((0.0, "#1a5450", 300.0), (60.0, "#0a2628", 210.0)):
        x = -20.0 - base
        while x < 1940:
            wide = rnd.uniform(76, 150)
            body += _tower(rnd, x, SKYLINE - rnd.uniform(0.45, 1.0) * tall, wide, tone)
            x += wide + rnd.uniform(4, 18)
    body += rect(0, SKYLINE, 1920, 16, "#0a1f20", op=0.55) + rect(0, SKYLINE + 16, 1920, 5, BRASS, op=0.28)
    for row in range(6):
        y = SKYLINE + 70 + row * 74
        for column in range(14):
            x = 20 + column * 144 + (row % 2) * 72
            body += poly([(x, y - 30), (x + 60, y), (x, y + 30), (x - 60, y)], "#8fe0cc", op=0.035)
    return render(doc(1920, 1080, body + _window_light()), 2560, 1440, k=1)


@draws("tables/none-of-your-business_cloth", quality=82)
def midnight_cloth() -> Surface:
    edge, heart = CLOTH["none-of-your-business"]
    return cloth(edge, mix(heart, "#2f7d72", 0.45), inlay=_midnight(), lamp=(0.5, 0.44), warmth=0.95)


# -- the name board ----------------------------------------------------------------------------------


@draws("none-of-your-business/sign", quality=86)
def sign() -> Surface:
    """A board with the game's name; the eye of the card backs looks over it."""
    w, h = SIGN
    pc = PaperCut(SIGN, 2)
    pc.layer(path("M146 78Q216 -26 288 78Z", CREAM), lift=4, outline=4.5, puff=9)
    pc.layer(circle(217, 54, 27, "#1f9d84"), lift=0, outline=3.5, puff=7)
    pc.layer(
        circle(217, 50, 10, INK) + poly([(217, 50), (225, 74), (209, 74)], INK), lift=0, outline=0, puff=0
    )
    plank = f"M14 78L{w - 18} 66L{w - 10} {h - 26}L22 {h - 14}Z"
    veins = line(
        "M14 108q120 -12 210 -6t210 -8M14 142q140 4 210 -4t210 0"
        "M14 176q100 -8 210 0t220 -6M14 206q140 -8 420 -8",
        PLANK_DARK,
        5,
    )
    shine = path(f"M14 74L{w - 18} 62L{w - 18} 74L14 86Z", PLANK_LIGHT)
    pc.layer(path(plank, PLANK), lift=9, outline=5, puff=14, hi=0.6, lo=0.55, overlay=veins + shine)
    nails = "".join(
        circle(x, y, 7, BRASS) for x, y in ((34, 96), (w - 36, 84), (w - 30, h - 44), (40, h - 32))
    )
    pc.layer(nails, lift=2, outline=3, puff=3)
    for words, size, y in (("None of", 60, 110), ("Your Business", 56, 174)):
        drawn = turn(text(words, size * pc.ss, CREAM, outline=5 * pc.ss, k=1), 1.6)
        at = drawn.get_rect(center=(round(w / 2 * pc.ss), y * pc.ss))
        pc.surf.blit(stain(blur(alpha_of(drawn), 6) * 0.6, "#120818"), at.move(4, 12))
        pc.surf.blit(drawn, at)
    return sized(pc.surf, w * 1.5, h * 1.5)


# -- medals and things -------------------------------------------------------------------------------


@draws_each("none-of-your-business/medal_{}", (*ITEMS, *PEOPLE))
def kind_medal(kind: str) -> Surface:
    """The corner medal of a card on its own: for sets, chips and small lists."""
    picture = item(kind) if kind in ITEMS else person(kind)
    return sized(medal(picture, CROPS[kind], 80), MEDAL, MEDAL)


@draws("none-of-your-business/medal_missing")
def missing() -> Surface:
    """The place of a medal that a set still lacks."""
    c = MEDAL / 2
    ring = circle(c, c, c - 8, "#e2d3ae", stroke="#a8946a", stroke_width=7)
    return render(doc(MEDAL, MEDAL, ring + circle(c, c, c - 26, "#d3c194")), MEDAL, MEDAL, k=3)


THINGS = {  # the drawing, its middle and scale on the sheet
    "briefcase": (briefcase, (120, 124), 0.98),
    "papers": (papers, (120, 122), 0.98),
    "pen": (pen, (124, 118), 0.95),
    "phone": (phone, (120, 124), 1.02),
}


@draws_each("none-of-your-business/thing_{}", THINGS)
def thing(kind: str) -> Surface:
    """An item cut out, for speech bubbles; the pen without its line of ink."""
    draw, at, scale = THINGS[kind]
    body = draw()
    if kind == "pen":
        start = body.index('<path d="M-108')
        body = body.replace(body[start : body.index("/>", start) + 2], "")
    return render(doc(THING, THING, group(body, *at, 0, scale)), THING, THING, k=3)


@draws_each("none-of-your-business/thing_{}", PEOPLE)
def portrait(kind: str) -> Surface:
    """A person for speech bubbles: the portrait in a large medal."""
    return sized(medal(person(kind), CROPS[kind], 116), THING, THING)
