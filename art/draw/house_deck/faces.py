"""The faces: a landscape in the colour of the suit, with as many things in it as the card counts."""

# ruff: noqa: E501  (path data reads better unbroken)

from itertools import groupby
from random import Random

from pygame import Surface

from art.draw.house_deck.figures import FIGURES
from art.kit.bake import draws, draws_each
from art.kit.letters import font
from art.kit.paint import blur, layer, multiply_alpha, put, rounded, stain
from art.kit.palette import BRASS, CREAM, INK, PAPER, SEATS, mix
from art.kit.papercut import CARD, PANEL, PaperCut, finish_card, finish_face, new_card
from art.kit.sewn import sewn_shape, stitches
from art.kit.svg import circle, group, line, linear, path, rays, rect, seat_sign
from art.kit.texture import felt

SS = 2
TOP, BOTTOM = 124, 412  # rows of figures lie between these
SPAN = {2: (164, 338), 3: (164, 352), 4: (160, 364), 5: (158, 374)}  # two rows stay nearer the middle
LONE_FIRST, PAIR_FIRST = (196,), (160, 280)  # the first row keeps clear of the corner tab
ACROSS = {1: (180,), 2: (112, 248), 3: (80, 180, 280), 4: (62, 141, 219, 298)}
ROWED = {"sky", "green", "blue"}  # these stand or swim on their own strip of land or water

# Rows of each count: how many stand in each row, from far to near.
ROWS = {
    1: (1,),
    2: (1, 1),
    3: (1, 2),
    4: (2, 2),
    5: (2, 3),
    6: (1, 2, 3),
    7: (2, 2, 3),
    8: (2, 3, 3),
    9: (2, 3, 4),
    10: (1, 2, 3, 4),
}
SCALE = {1: 2.15, 2: 1.32, 3: 1.28, 4: 1.06, 5: 0.98, 6: 0.92, 7: 0.9, 8: 0.86, 9: 0.74, 10: 0.72}

# Suit -> sky at the top, sky at the horizon, far land, near land, sun or moon.
WORLDS = {
    "vermilion": ("#5a1a3a", "#f08a4a", "#b3402f", "#5c1626", "#ffd98a"),
    "sky": ("#4aa3de", "#d8f1fb", "#7cc7ec", "#1d6fa8", "#fff6d0"),
    "green": ("#8fd3b4", "#f4f3c4", "#62bd86", "#126b4c", "#fff0b0"),
    "yellow": ("#2c2a5e", "#8a6a9c", "#d99a2b", "#8a5210", "#fff0b8"),
    "pink": ("#b885d8", "#ffd6e2", "#e79ac0", "#a8477e", "#fff6e8"),
    "blue": ("#2f73c9", "#8fd0f2", "#3f8fdc", "#123a80", "#e8fbff"),
}


def _sky(pc: PaperCut, suit: str, n: int, rnd: Random) -> None:
    high, low, far, _, sun = WORLDS[suit]
    x, y, w, h, _ = PANEL
    # Dawn to dusk: the higher the card, the deeper the sky.
    defs = linear("sky", (0, mix(high, INK, 0.025 * n)), (0.8, low), (1, mix(low, far, 0.5)))
    at = (rnd.uniform(150, 280), 120 + 14 * n)
    body = rect(x, y, w, h, "url(#sky)")
    pc.layer(body, lift=0, outline=0, puff=0, defs=defs)
    pc.layer(rays(*at, 560, sun, 16, 0.17, rnd.uniform(0, 20)), lift=0, outline=0, puff=0)
    size = 40 + 3 * (10 - n)
    pc.surf.blit(stain(blur(pc.mask(circle(*at, size * 1.5, "#ffffff")), 34) * 0.5 * pc.clip, sun), (0, 0))
    if suit != "blue":
        pc.layer(circle(*at, size, sun), lift=3, outline=0, puff=10, hi=0.3, lo=0.16, shadow=0.2)
    if suit == "yellow":
        dots = "".join(
            circle(rnd.uniform(20, 340), rnd.uniform(20, 330), rnd.choice((1.4, 2, 2.8)), "#fff6d0", op=0.8)
            for _ in range(46)
        )
        pc.layer(dots, lift=0, outline=0, puff=0)
    if suit in ("sky", "green", "pink"):
        for _ in range(3):
            _cloud(
                pc, rnd.uniform(60, 320), rnd.uniform(60, 250), rnd.uniform(0.5, 0.9), mix(low, "white", 0.6)
            )


def _cloud(pc: PaperCut, x: float, y: float, s: float, colour: str) -> None:
    puffs = (
        circle(-34, 4, 20, colour)
        + circle(-6, -10, 28, colour)
        + circle(28, 2, 22, colour)
        + rect(-54, 2, 104, 22, colour, 11)
    )
    pc.layer(group(puffs, x, y, 0, s), lift=3, outline=0, puff=8, hi=0.2, lo=0.16, shadow=0.22)


def _land(pc: PaperCut, suit: str, y: float, t: float, rnd: Random) -> None:
    """One strip of hill or water with its crest at y; t runs from far 0 to near 1."""
    _, _, far, near, _ = WORLDS[suit]
    tone = mix(far, near, t)
    start = rnd.uniform(-40, 0)
    if suit in ("sky", "blue"):
        d = f"M{start - 40} {y}" + "".join(f"q18 {-11 - 5 * t} 36 0t36 0" for _ in range(7)) + " V510 H-80Z"
        print_ = "".join(
            line(f"M{x} {y + 16 + 7 * (i % 2)}q12 -8 24 0t24 0", "#ffffff", 3.4, 0.4)
            for i, x in enumerate(range(20, 340, 74))
        )
    else:
        rise = rnd.uniform(14, 30)
        d = f"M-20 {y + rise * 0.6}C90 {y - rise} 150 {y + rise} 220 {y}S330 {y - rise} 390 {y + 4}V520H-20Z"
        if rnd.random() < 0.5:
            d = f"M-20 {y}C60 {y - rise} 130 {y - rise * 0.5} 190 {y + 5}S320 {y + rise} 390 {y - rise * 0.4}V520H-20Z"
        print_ = "".join(
            line(f"M{x} {yy}l4 -9 l4 9", mix(tone, "white", 0.3), 2.6, 0.7)
            for x, yy in ((rnd.uniform(20, 340), y + rnd.uniform(24, 80)) for _ in range(12))
        )
    pc.layer(path(d, tone), lift=5, outline=2.4, puff=10, hi=0.4, lo=0.3, overlay=print_)


def _places(n: int, rnd: Random) -> list[tuple[int, float, float]]:
    """Row, x and y of every figure."""
    rows = ROWS[n]
    first, last = SPAN.get(n, (TOP, BOTTOM))
    out = []
    for i, count in enumerate(rows):
        y = (first + last) / 2 if len(rows) == 1 else first + (last - first) * i / (len(rows) - 1)
        across = ACROSS[count]
        if i == 0 and n > 1:
            across = LONE_FIRST if count == 1 else PAIR_FIRST
        out += [(i, x + rnd.uniform(-3, 3), y + rnd.uniform(-4, 4)) for x in across]
    return out


def _scatter(pc: PaperCut, suit: str, n: int, rnd: Random) -> None:
    """Far to near: each row on its own strip, or all of them over a common horizon."""
    k = SCALE[n]
    rise = 14 * k if suit == "vermilion" else 0  # room for the tassels
    places = [(i, x, y - rise) for i, x, y in _places(n, rnd)]
    rows = len(ROWS[n])
    if suit not in ROWED:
        for t, y in ((0.0, 350), (0.4, 392), (0.8, 436)):
            _land(pc, suit, y, t, rnd)
    for i, row in groupby(places, key=lambda p: p[0]):
        t = i / max(1, rows - 1) if rows > 1 else 0.5
        here = list(row)
        if suit == "green":
            _land(pc, suit, here[0][2] + 30 * k, t, rnd)
        shapes, prints, cords = "", "", ""
        for _, x, y in here:
            tilt = {
                "green": 0.0,
                "sky": rnd.uniform(-5, 5),
                "blue": rnd.uniform(-32, 32),
                "vermilion": 0.0,
            }.get(suit, rnd.uniform(-15, 15))
            body, print_ = FIGURES[suit](rnd)
            shapes += group(body, round(x, 1), round(y, 1), round(tilt, 1), k)
            prints += group(print_, round(x, 1), round(y, 1), round(tilt, 1), k)
            reach = 70 * k if n > 1 else 200
            cords += line(f"M{x} {y - 40 * k}V{y - reach}", "#3a1020", 2.6) if suit == "vermilion" else ""
        if suit in ("vermilion", "yellow"):
            light = blur(pc.mask(shapes), 17 * SS * k) * 0.8
            pc.surf.blit(stain(light * pc.clip, "#ffcf6a"), (0, 0))
        if cords:
            high = min(y for _, _, y in here) - 62 * k
            garland = line(f"M0 {high - 12}Q180 {high + 12} 360 {high - 12}", "#3a1020", 3) if n > 1 else ""
            pc.layer(cords + garland, lift=2, outline=0, puff=0)
        pc.layer(shapes, lift=5 * k + 1.5, outline=2 + 1.1 * k, puff=9 * k, hi=0.6, lo=0.5, overlay=prints)
        if suit in ("sky", "blue"):
            _land(pc, suit, here[0][2] + (40 if suit == "sky" else 56) * k, t, rnd)
    if suit in ROWED and n <= 3:
        _land(pc, suit, 458, 1, rnd)


def _index(suit: str, n: int) -> Surface:
    """Corner tab: the number over the seat's symbol."""
    hexa, symbol = SEATS[suit]
    deep = mix(hexa, INK, 0.42)
    pc = PaperCut((104, 148), SS)
    pc.layer(path("M10 0 H92 V112 Q92 138 66 138 H10Z", PAPER), lift=4, outline=3, puff=7, hi=0.3, lo=0.22)
    pc.text(str(n), 50, 50, 72 if n < 10 else 62, mix(hexa, INK, 0.12), outline=3.2, ink=INK, drop=2.4)
    pc.layer(
        seat_sign(symbol, 49, 111 if symbol != "triangle" else 113, 15, hexa),
        lift=0,
        outline=2.6,
        puff=4,
        ink=mix(deep, INK, 0.6),
    )
    return pc.surf


@draws_each("cards/house/{}_{}", [(suit, n) for suit in SEATS for n in range(1, 11)], quality=86)
def face(suit: str, n: int) -> Surface:
    rnd = Random(f"{suit} {n}")
    pc = new_card(SS)
    _sky(pc, suit, n, rnd)
    _scatter(pc, suit, n, rnd)
    x, y, w, h, r = PANEL
    window = pc.clip
    inset = window * (1 - blur(window, 15))
    pc.surf.blit(stain(inset * 0.55, "#160a1e"), (0, 0))
    tab = _index(suit, n)
    tab_clip = layer(*pc.size)
    tab_clip.blit(tab, ((x - 10) * SS, y * SS))
    pc.surf.blit(multiply_alpha(tab_clip, window), (0, 0))
    pc.clip = None
    frame = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="none" stroke="{INK}" stroke-width="5"/>'
    pc.layer(frame, lift=0, outline=0, puff=0)
    return finish_card(pc, seed=n)


@draws("cards/house/back", quality=90)
def house_back() -> Surface:
    """Green felt with the six symbols printed in, a stitched seam and the sewn F on a brass seal."""
    w, h = CARD[0] * SS, CARD[1] * SS
    pc = PaperCut(CARD, SS)
    pc.layer(rect(0, 0, *CARD, INK, 28), lift=0, outline=0, puff=0)
    pc.layer(rect(2.5, 2.5, 355, 499, PAPER, 26), lift=0, outline=0, puff=4, hi=0.3, lo=0.2)
    ground = felt(w, h, "#123825", "#3f8f57", (0.5, 0.45), 0.95, 16, scale=1.6)
    signs = [symbol for _, symbol in SEATS.values()]
    prints = "".join(
        seat_sign(signs[(i + 2 * j) % 6], 22 + i * 53 + (26 if j % 2 else 0), 30 + j * 45, 10, "#ffffff")
        for i in range(-1, 7) for j in range(11)
    )  # fmt: skip
    ground.blit(stain(pc.mask(prints) * 0.16, "#d8ffd0"), (0, 0))
    well = rounded(w, h, (13 * SS, 13 * SS, w - 26 * SS, h - 26 * SS), 18 * SS)
    ground.blit(stain(well * (1 - blur(well, 26)) * 0.8, "#06140c"), (0, 0))
    pc.surf.blit(multiply_alpha(ground, well), (0, 0))
    pc.surf.blit(stitches(stain(well, "white"), 11 * SS, "#ffe3a0", 13 * SS, 9 * SS, 7, "#0c2416"), (0, 0))
    pc.layer(circle(180, 252, 106, BRASS), lift=7, outline=4, puff=9, hi=0.9, lo=0.6)
    pc.layer(circle(180, 252, 92, "#7a2417"), lift=0, outline=3, puff=10, hi=0.4, lo=0.6)
    pc.layer(rays(180, 252, 92, "#e2622b", 16, 0.5, 5), lift=0, outline=0, puff=0)
    glyph = font("title", 150 * SS).render("F", True, "white")
    ink = glyph.get_bounding_rect()
    mask = layer(w, h)
    mask.blit(glyph, (w / 2 - ink.centerx + 4, h / 2 - ink.centery))
    put(pc.surf, sewn_shape(mask, 150 * SS, CREAM, "#1fa97a", "#0c4a34"), (w / 2, h / 2), 10, 0.8)
    return finish_face(pc.surf)
