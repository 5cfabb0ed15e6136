"""Small things of the house: seat tokens, confetti, the chrome ball, the app icon, the house table."""

# ruff: noqa: E501  (path data reads better unbroken)

import math

from pygame import Surface

from art.kit.bake import draws, draws_each
from art.kit.letters import font
from art.kit.paint import alpha_of, blur, layer, multiply_alpha, put, rounded, sized, stain
from art.kit.palette import BRASS, CLOTH, CREAM, INK, SEATS, mix
from art.kit.papercut import PaperCut
from art.kit.sewn import sewn_shape, stitches
from art.kit.svg import (
    circle,
    dashes,
    doc,
    ellipse,
    path,
    points,
    poly,
    radial_at,
    rays,
    rect,
    render,
    seat_sign,
    star,
)
from art.kit.table import DESIGN_W, FULL, cloth, rim
from art.kit.texture import felt

TOKEN = 160
ICON = 512
CONFETTI = {
    "strip": rect(10, 34, 80, 32, "#ffffff", 4),
    "disc": circle(50, 50, 34, "#ffffff"),
    "star": star(50, 54, 44, "#ffffff"),
    "wave": path("M14 40 Q32 14 50 40 T86 40 L86 66 Q68 92 50 66 T14 66Z", "#ffffff"),
    "diamond": poly(points(50, 50, 42, 4), "#ffffff"),
    "half": path("M10 64 A40 40 0 0 1 90 64Z", "#ffffff"),
}


@draws("tables/house_cloth", quality=92)
def house_cloth() -> Surface:
    return cloth(*CLOTH["house"], inlay=_medallion())


def _medallion() -> Surface:
    """Tone-on-tone pattern dyed into the cloth: a stitched border and the six seats in a ring."""
    tone = "#9be0a0"
    cx, cy = DESIGN_W / 2, 497
    body = dashes(78, 78, DESIGN_W - 156, 924, 40, tone, 4, 20, 14)
    for r, w in ((330, 3), (318, 8), (196, 3)):
        body += f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="none" stroke="{tone}" stroke-width="{w}"/>'
    body += rays(cx, cy, 192, tone, 16, 0.5, 5)
    for i, (_, symbol) in enumerate(SEATS.values()):
        t = math.radians(-90 + 60 * i)
        body += seat_sign(symbol, cx + 257 * math.cos(t), cy + 257 * math.sin(t), 34, tone)
    s = render(doc(DESIGN_W, 1080, body), *FULL, 1)
    return multiply_alpha(s, 0.2)


@draws("tables/house_rim", quality=90)
def house_rim() -> Surface:
    return rim()


@draws_each("house/tokens/{}", SEATS)
def seat_token(colour: str) -> Surface:
    """A lacquered counter in the seat's colour with its symbol on a brass edge."""
    hexa, symbol = SEATS[colour]
    pc = PaperCut((80, 80), 4)
    pc.layer(star(40, 40, 37, BRASS, 20, 0.93), lift=0, outline=2.4, puff=5, hi=0.8, lo=0.5)
    pc.layer(circle(40, 40, 29, hexa), lift=0, outline=2.2, puff=8, hi=0.8, lo=0.5)
    gleam = path("M15 36 A26 26 0 0 1 60 20 A34 34 0 0 0 15 36Z", "#ffffff", op=0.35)
    pc.surf.blit(pc.render(gleam), (0, 0))
    y = 42 if symbol == "triangle" else 40
    pc.layer(seat_sign(symbol, 40, y, 14.5, CREAM), lift=1.2, outline=2.2, puff=3)
    return sized(pc.surf, TOKEN, TOKEN)


@draws_each("house/confetti/{}", CONFETTI, lossless=True)
def confetti(shape: str) -> Surface:
    """A scrap of paper, white to be dyed, with a soft fold of shade."""
    s = render(doc(100, 100, CONFETTI[shape]), 64, 64, 4)
    a = alpha_of(s)
    s = stain(a, "#ffffff")
    fold = stain(a * rounded(64, 64, (0, 32, 64, 32), 0) * 0.16, "#000000")
    s.blit(fold, (0, 0))
    return s


@draws("house/chrome_ball")
def chrome_ball() -> Surface:
    """A glossy ball: sky above, dark horizon, warm bounce of the table below."""
    c, r = 50, 46
    shell = radial_at(
        "a", c - r * 0.35, c - r * 0.5, r * 1.75,
        (0, "#ffffff"), (0.25, "#e9eefb"), (0.55, "#93a2c4"), (0.85, "#39456b"), (1, "#1a2040"),
    )  # fmt: skip
    horizon = (
        f"M{c - r * 0.97} {c + r * 0.12}C{c - r * 0.4} {c + r * 0.42} {c + r * 0.4} {c + r * 0.42} "
        f"{c + r * 0.97} {c + r * 0.12}"
        f"C{c + r * 0.9} {c + r * 0.42} {c + r * 0.62} {c + r * 0.66} {c} {c + r * 0.66}"
        f"C{c - r * 0.62} {c + r * 0.66} {c - r * 0.9} {c + r * 0.42} {c - r * 0.97} {c + r * 0.12}Z"
    )
    bounce = (
        f"M{c - r * 0.7} {c + r * 0.62}C{c - r * 0.3} {c + r * 0.78} {c + r * 0.3} {c + r * 0.78} "
        f"{c + r * 0.7} {c + r * 0.62}"
        f"A{r * 0.94} {r * 0.94} 0 0 1 {c - r * 0.7} {c + r * 0.62}Z"
    )
    body = (
        circle(c, c, r + 3, INK) + circle(c, c, r, "url(#a)") + path(horizon, "#232c52", op=0.85)
        + path(bounce, "#ffcf7d", op=0.9) + ellipse(c - r * 0.3, c - r * 0.48, r * 0.36, r * 0.22, "#ffffff", -18)
        + circle(c + r * 0.42, c - r * 0.42, r * 0.09, "#ffffff")
    )  # fmt: skip
    return render(doc(100, 100, body, shell), 192, 192, 3)


@draws("house/icon", quality=92, png=256)
def app_icon() -> Surface:
    """The stitched F on green felt inside a brass rim."""
    n = ICON * 2
    s = layer(n, n)
    frame = PaperCut((512, 512), 2)
    frame.layer(rect(10, 10, 492, 492, BRASS, 112), lift=0, outline=9, puff=20, hi=0.9, lo=0.7)
    frame.layer(rect(30, 30, 452, 452, mix(BRASS, INK, 0.8), 93), lift=0, outline=0, puff=0)
    s.blit(frame.surf, (0, 0))
    well = rounded(n, n, (72, 72, n - 144, n - 144), 176)
    s.blit(multiply_alpha(felt(n, n, "#17402d", "#58a863", (0.5, 0.36), 0.72, 20, scale=4), well), (0, 0))
    s.blit(stain(well * (1 - blur(well, 30)) * 0.7, "#06140c"), (0, 0))
    s.blit(stitches(stain(well, "white"), 44, "#d8f0b8", 52, 38, 12, "#0c2416"), (0, 0))
    glyph = font("title", 860).render("F", True, "white")
    ink = glyph.get_bounding_rect()
    mask = layer(n, n)
    mask.blit(glyph, (n / 2 - ink.centerx, n / 2 - ink.centery - 12))
    put(s, sewn_shape(mask, 760, "#fbeccb", "#e2622b", "#7a2417"), (n / 2, n / 2), 28, 0.9)
    return sized(s, ICON, ICON)
