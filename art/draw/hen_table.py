"""The barnyard that Blind Hen is played in: meadow cloth, auction stall, name board, hammer and bidding desk."""

# ruff: noqa: E501  (path data reads better unbroken)

import math
import random

from pygame import Surface

from art.draw.cup import cup
from art.draw.hen_chickens import chick
from art.draw.hen_specials import bust as blind_bust
from art.draw.hen_yard import FEATHER, GOLD, PLUMAGE, SHELL, flat, sign
from art.kit.bake import draws, draws_each
from art.kit.letters import text
from art.kit.paint import alpha_of, blur, round_mask, sized, stain, turn
from art.kit.palette import BRASS, CLOTH, CREAM, INK, mix
from art.kit.papercut import PaperCut, Shifted
from art.kit.svg import circle, doc, ellipse, group, line, path, poly, rect, render, star
from art.kit.table import cloth
from art.kit.texture import soft_disc, wood

BAKE = 1.5
"""Pixels for each design unit."""
PLANK, PLANK_DARK, PLANK_LIGHT, BEAM = "#8a5630", "#6b4026", "#b9773c", "#3a2214"
RED, WHITE = "#d8463f", "#fff0d2"
STALL = (680, 440)
STRIPES = 9
COUNTER = 296
"""Where the counter of the stall begins, from its top."""


def baked(pc: PaperCut) -> Surface:
    return sized(pc.surf, pc.view[0] * BAKE, pc.view[1] * BAKE)


# -- the meadow --------------------------------------------------------------------------------------


@draws("blind-hen/cloth", quality=84)
def meadow_cloth() -> Surface:
    """Green felt with clover and tufts of grass dyed in, so that it is a place."""
    edge, heart = CLOTH["blind-hen"]
    return cloth(edge, mix(heart, "#6fae58", 0.3), inlay=_grass(), lamp=(0.5, 0.5), warmth=0.9)


def _grass() -> Surface:
    rnd = random.Random(23)
    body = ""
    for _ in range(120):
        x, y = rnd.uniform(60, 1860), rnd.uniform(60, 1020)
        tone = rnd.choice(("#9fdc7a", "#1d4a2c", "#c4ec8f"))
        if rnd.random() < 0.7:
            blades = f"M{x - 9} {y}L{x - 14} {y - 17}M{x} {y}L{x + 1} {y - 24}M{x + 9} {y}L{x + 16} {y - 16}"
            body += line(blades, tone, 5, 0.17)
        else:
            body += "".join(
                circle(x + 9 * math.cos(t), y + 9 * math.sin(t), 8, tone, op=0.16) for t in (0.5, 2.6, 4.7)
            )
    return render(doc(1920, 1080, body), 1920, 1080)


@draws_each("blind-hen/feather_{}", ("white", "blue", "red"))
def feather(colour: str) -> Surface:
    """A feather that somebody lost."""
    tone = "#fffaf0" if colour == "white" else PLUMAGE[colour].light
    pc = PaperCut((84, 84), 3)
    rib = line("M0 -60L0 84", mix(tone, INK, 0.35), 6)
    pc.layer(
        group(path(FEATHER, tone), 42, 40, 52, 0.4),
        lift=3,
        outline=2.6,
        puff=5,
        overlay=group(rib, 42, 40, 52, 0.4),
    )
    return baked(pc)


@draws("blind-hen/grains")
def grains() -> Surface:
    """A few grains of corn."""
    pc = PaperCut((84, 64), 3)
    for x, y, rot in ((22, 22, 20), (46, 16, 70), (60, 36, -30), (32, 44, 10)):
        pc.layer(ellipse(x, y, 9, 6.5, GOLD, rot), lift=2, outline=2.4, puff=3)
    return baked(pc)


# -- the stall ---------------------------------------------------------------------------------------


@draws("blind-hen/stall", quality=86)
def stall() -> Surface:
    """Where a package stands to be sold: boards behind it, an awning above, a deep counter below."""
    pc = PaperCut(STALL, 2)
    flat(pc, ellipse(340, 418, 334, 20, "#08140c", op=0.5))
    _boards(pc)
    for x in (34, 612):
        pc.layer(
            rect(x, 34, 34, 290, PLANK, 8),
            lift=7,
            outline=5,
            puff=9,
            overlay=rect(x, 34, 9, 290, PLANK_LIGHT),
        )
    _straw(pc)
    _counter(pc)
    _awning(pc)
    chick(Shifted(pc, 10, 176, 0.27), "yellow")
    eggs = ellipse(600, 284, 15, 19, SHELL, -14) + ellipse(630, 287, 15, 18, "#ffe9cd", 18)
    pc.layer(eggs, lift=4, outline=3.5, puff=8)
    return baked(pc)


def _boards(pc: PaperCut) -> None:
    wall = rect(54, 50, 572, 262, PLANK_DARK, 8)
    joints = "".join(line(f"M{74 + i * 66} 50L{74 + i * 66} 320", BEAM, 5) for i in range(9))
    joints += "".join(line(f"M{100 + i * 66} {110 + i * 53 % 60}q6 50 0 100", "#5a3620", 4) for i in range(8))
    pc.layer(wall, lift=8, outline=5, puff=14, overlay=joints)
    lamp = sized(stain(soft_disc(600, 1.6) * 0.62, "#ffc964"), pc.size[0] * 0.98, pc.size[1] * 1.1)
    light = PaperCut(pc.view, pc.ss)
    light.surf.blit(lamp, (pc.size[0] * 0.01, -pc.size[1] * 0.14))
    pc.surf.blit(stain(alpha_of(light.surf) * pc.mask(wall), "#ffc964"), (0, 0))


def _straw(pc: PaperCut) -> None:
    rnd = random.Random(4)
    straws = ""
    for i in range(80):
        x, y = rnd.uniform(66, 590), rnd.uniform(284, 302)
        dx, dy, ex, ey = rnd.uniform(-26, 26), rnd.uniform(-16, -2), rnd.uniform(-52, 52), rnd.uniform(-16, 6)
        straws += line(
            f"M{x:.0f} {y:.0f}q{dx:.0f} {dy:.0f} {ex:.0f} {ey:.0f}",
            ("#f6d88c", "#d79c45", "#fbe9b4", "#b97c2f")[i % 4],
            5,
        )
    pc.layer(straws, lift=4, outline=0, puff=0)


def _counter(pc: PaperCut) -> None:
    veins = line(
        "M20 322q150 -8 300 2t340 -4M20 356q120 10 300 0t350 4M20 388q150 -8 310 2t340 -4", PLANK_DARK, 4
    )
    board = rect(12, COUNTER, 656, 122, PLANK, 14)
    pc.layer(
        board,
        lift=10,
        outline=5,
        puff=12,
        hi=0.6,
        lo=0.55,
        overlay=veins + rect(0, COUNTER, 680, 12, PLANK_LIGHT),
    )
    nails = "".join(circle(x, y, 8, BRASS) for x in (36, 644) for y in (328, 396))
    pc.layer(nails, lift=2, outline=3, puff=3)


def _awning(pc: PaperCut) -> None:
    wide = 660 / STRIPES
    for i in range(STRIPES):
        x = 10 + i * wide
        left, right = (18 * (1 - 2 * (i + o) / STRIPES) for o in (0, 1))
        stripe = f"M{x + left} 6L{x + wide + right} 6L{x + wide} 50A{wide / 2} 26 0 0 1 {x} 50Z"
        pc.layer(path(stripe, (RED, WHITE)[i % 2]), lift=6, outline=4, puff=10, hi=0.4, lo=0.45)
    for i in range(1, STRIPES):
        x = 10 + i * wide
        shine = stain(soft_disc(124, 2.0) * 0.75, "#ffe08a")
        pc.surf.blit(shine, (x * pc.ss - 62, 72 * pc.ss - 62))
        pc.layer(
            rect(x - 5, 56, 10, 10, BEAM, 3) + circle(x, 73, 8.5, "#fff2b8"), lift=0, outline=2.5, puff=0
        )


# -- small wooden things -----------------------------------------------------------------------------


@draws("blind-hen/sign", quality=86)
def name_board() -> Surface:
    """A board with the game's name, the Blind Hen looking over it."""
    pc = PaperCut((440, 256), 2)
    pc.clip = pc.mask(rect(0, 0, 440, 160, "#ffffff"))
    blind_bust(pc, 330, 130, 0.62)
    pc.clip = None
    plank = "M14 138L420 122L428 240L22 250Z"
    veins = line(
        "M14 166q120 -12 210 -6t210 -8M14 200q140 4 210 -4t210 0M14 230q100 -8 420 -10", PLANK_DARK, 5
    )
    top = path("M14 134L420 118L420 130L14 146Z", PLANK_LIGHT)
    pc.layer(path(plank, PLANK), lift=9, outline=5, puff=14, hi=0.6, lo=0.55, overlay=veins + top)
    nails = "".join(circle(x, y, 7, BRASS) for x, y in ((34, 154), (404, 140), (410, 224), (40, 234)))
    pc.layer(nails, lift=2, outline=3, puff=3)
    words = turn(text("Blind Hen", 88 * pc.ss, CREAM, outline=5 * pc.ss, k=1), 2.2)
    shade = stain(blur(alpha_of(words), 6) * 0.6, "#120818")
    at = words.get_rect(center=(222 * pc.ss, 190 * pc.ss))
    pc.surf.blit(shade, at.move(4, 12))
    pc.surf.blit(words, at)
    return baked(pc)


@draws("blind-hen/hammer")
def hammer() -> Surface:
    """The auctioneer's hammer, its head to the left, its grip to the right."""
    pc = PaperCut((150, 110), 3)
    pc.layer(rect(44, 46, 100, 18, "#c98a4a", 9), lift=4, outline=4, puff=6, hi=0.7, lo=0.5)
    bands = rect(6, 26, 60, 9, BRASS) + rect(6, 74, 60, 9, BRASS)
    pc.layer(rect(10, 10, 52, 90, "#9a5a2e", 11), lift=5, outline=4, puff=13, hi=0.8, lo=0.6, overlay=bands)
    return baked(pc)


@draws("blind-hen/block")
def block() -> Surface:
    """What the hammer falls on."""
    pc = PaperCut((110, 60), 3)
    pc.layer(ellipse(55, 34, 48, 20, "#5a3620"), lift=4, outline=4, puff=8)
    pc.layer(ellipse(55, 27, 41, 15, PLANK), lift=0, outline=3, puff=6)
    return baked(pc)


@draws("blind-hen/bang")
def bang() -> Surface:
    """The burst around the block when the hammer falls."""
    pc = PaperCut((200, 200), 2)
    pc.layer(star(100, 100, 92, "#ffd45e", 14, 0.62), lift=0, outline=4, puff=6, hi=0.6, lo=0.2)
    pc.layer(star(100, 100, 58, "#fff6d8", 14, 0.6), lift=0, outline=0, puff=4, hi=0.4, lo=0.1)
    return baked(pc)


# -- the bidding desk --------------------------------------------------------------------------------

DESK = (580, 300)


@draws("blind-hen/desk", quality=84)
def desk() -> Surface:
    """The wooden desk at the lower right, with a brass line around it."""
    w, h = DESK
    pc = PaperCut(DESK, 2)
    pc.layer(rect(5, 5, w - 10, h - 10, "#4a2a18", 30), lift=0, outline=4.5, puff=12, hi=0.6, lo=0.6)
    pc.surf.blit(round_mask(wood((w - 36) * 2, (h - 36) * 2, scale=1.6), 40), (36, 36))
    frame = f'<rect x="15" y="15" width="{w - 30}" height="{h - 30}" rx="22" fill="none" stroke="{BRASS}" stroke-width="4"/>'
    pc.layer(frame, lift=2, outline=0, puff=0)
    return baked(pc)


@draws("blind-hen/dial")
def dial() -> Surface:
    """A milled brass ring around green enamel; the marks and the knob are added where it is shown."""
    pc = PaperCut((200, 200), 3)
    teeth = "".join(
        line(
            f"M{100 + 84 * math.cos(t):.1f} {100 + 84 * math.sin(t):.1f}L{100 + 98 * math.cos(t):.1f} {100 + 98 * math.sin(t):.1f}",
            "#8f5f14",
            3,
        )
        for t in (math.tau * i / 60 for i in range(60))
    )
    pc.layer(circle(100, 100, 94, "#c98f2f"), lift=0, outline=4.5, puff=10, hi=0.9, lo=0.6, overlay=teeth)
    pc.layer(circle(100, 100, 81, "#1d3a29"), lift=0, outline=3.5, puff=12, hi=0.1, lo=0.2)
    return baked(pc)


@draws("blind-hen/knob")
def knob() -> Surface:
    """The knob with its pointer to the right."""
    pc = PaperCut((180, 180), 3)
    nose = poly([(172, 90), (138, 70), (138, 110)], BRASS)
    pc.layer(circle(90, 90, 58, BRASS) + nose, lift=5, outline=4, puff=9, hi=0.9, lo=0.5)
    pc.layer(circle(90, 90, 45, "#f9dd92"), lift=0, outline=0, puff=7, hi=0.7, lo=0.4)
    return baked(pc)


@draws_each("blind-hen/key_{}", ("on", "off"))
def key(state: str) -> Surface:
    """A round brass key for plus and minus; dull when it leads nowhere."""
    lit = state == "on"
    pc = PaperCut((120, 120), 3)
    pc.layer(
        circle(60, 58, 52, "#c98f2f" if lit else "#7d6038"),
        lift=4,
        outline=4,
        puff=8,
        hi=0.9 if lit else 0.3,
        lo=0.6,
    )
    pc.layer(circle(60, 58, 42, "#f4cf74" if lit else "#9a7f52"), lift=1, outline=3, puff=9, hi=0.8, lo=0.5)
    return baked(pc)


@draws_each("blind-hen/sign_{}", PLUMAGE)
def colour_sign(colour: str) -> Surface:
    """A colour's sign on a round badge, for sheets and tags."""
    pc = PaperCut((96, 96), 3)
    pc.layer(circle(48, 48, 42, PLUMAGE[colour].base), lift=0, outline=4, puff=8, hi=0.6, lo=0.4)
    flat(pc, sign(colour, 48, 48, 27, CREAM))
    return sized(pc.surf, 96, 96)


@draws("blind-hen/three_signs")
def three_signs() -> Surface:
    """Three colours together: what counts at the end."""
    pc = PaperCut((96, 96), 3)
    for colour, x, y in (("purple", 48, 28), ("yellow", 29, 64), ("blue", 67, 64)):
        pc.layer(circle(x, y, 25, PLUMAGE[colour].base), lift=2, outline=4, puff=6, hi=0.6, lo=0.4)
        flat(pc, sign(colour, x, y, 14, CREAM))
    return sized(pc.surf, 96, 96)


@draws("blind-hen/cup")
def hen_cup() -> Surface:
    """The prize: a brass cup with the Blind Hen on it."""
    return cup("#1f5a3a", lambda face: blind_bust(face, 120, 132, 0.36))
