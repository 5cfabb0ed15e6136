"""The card stock of Blind Business: the four districts, their scenery, and the number flag, seal and badge."""

# ruff: noqa: E501  (path data reads better unbroken)

import math
from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

from pygame import Surface

from art.kit.palette import CREAM, INK, mix
from art.kit.papercut import PaperCut, Shifted, new_card
from art.kit.svg import circle, group, limb, line, path, poly, rays, rect, star

SS = 2
FLAG = "#fff6e0"  # paper of flags and shirts
SUN = "#ffd84f"
RED = "#e5484d"
FLAG_MID = (84, 74)  # where the number stands
SEAL_AT, SEAL_R = (62, 193), 39
BADGE_AT, BADGE_R = (292, 72), 51


class District(NamedTuple):
    """Four tones: the district's colour, its light, its dark and its sky."""

    main: str
    light: str
    dark: str
    sky: str


DISTRICTS = {
    "playground": District("#0ac17b", "#b9f0a0", "#12694a", "#1f8f63"),
    "boardwalk": District("#3b9dcf", "#b5ecff", "#0f5590", "#1a7fc0"),
    "central-station": District("#f58a1f", "#ffdb8a", "#a1430c", "#d96a14"),
    "downtown": District("#d0389a", "#ffb3dc", "#711a6d", "#a0278a"),
}
RAINBOW = [d.main for d in DISTRICTS.values()]
CONFETTI = [*RAINBOW, SUN, FLAG]


def flat(pc: PaperCut | Shifted, body: str, overlay: str = "") -> None:
    """Print without thickness."""
    pc.layer(body, lift=0, outline=0, puff=0, overlay=overlay)


def motif(name: str, x: float, y: float, r: float, fill: str) -> str:
    """The district's sign: pinwheel, waves under a sun, clock or skyline."""
    if name == "playground":
        blade = path("M0 0L0 -22C12 -22 16 -8 0 0Z", fill)
        turns = (group(blade, x, y, a, r / 22) for a in range(0, 360, 60))
        return "".join(turns) + circle(x, y, r * 0.16, fill)
    if name == "boardwalk":
        waves = (
            line(
                f"M{x - r} {y + o}q{r * 0.33} {-r * 0.5} {r * 0.67} 0t{r * 0.67} 0t{r * 0.67} 0",
                fill,
                r * 0.22,
            )
            for o in (r * 0.3, r * 0.75)
        )
        q = r * 0.55
        return "".join(waves) + path(f"M{x - q} {y - r * 0.1}A{q} {q} 0 0 1 {x + q} {y - r * 0.1}Z", fill)
    if name == "central-station":
        ring = circle(x, y, r * 0.82, "none", stroke=fill, stroke_width=r * 0.26)
        return ring + line(f"M{x} {y - r * 0.48}L{x} {y}L{x + r * 0.36} {y + r * 0.2}", fill, r * 0.22)
    towers = ((-0.9, -0.2, 0.5, 1.1), (-0.3, -1, 0.6, 1.9), (0.4, -0.5, 0.5, 1.4))
    return "".join(rect(x + r * a, y + r * b, r * w, r * h, fill) for a, b, w, h in towers)


def confetti(n: int, seed: int, area: tuple[float, float, float, float] = (20, 140, 340, 380)) -> str:
    rnd = Random(seed)
    out = ""
    for i in range(n):
        x, y = rnd.uniform(area[0], area[2]), rnd.uniform(area[1], area[3])
        colour = CONFETTI[i % len(CONFETTI)]
        out += rect(x, y, 13, 7, colour, 2, rot=rnd.uniform(0, 180)) if i % 3 else circle(x, y, 5, colour)
    return out


def bunting(pc: PaperCut, y: float = 26) -> None:
    """Paper flags along the top edge of the picture."""
    pc.layer(line(f"M0 {y - 6}Q180 {y + 22} 360 {y - 6}", INK, 5), lift=2, outline=0, puff=0)
    flags, holes = "", ""
    for i in range(7):
        x = 20 + i * 53
        top = y - 4 + 13 * (1 - ((x - 180) / 180) ** 2)
        hem = "l-7.3 -8l-7.3 8l-7.4 -8l-7.4 8l-7.3 -8l-7.3 8Z"
        flags += path(
            f"M{x - 22} {top}L{x + 22} {top}L{x + 22} {top + 32}{hem}", [*RAINBOW, SUN][(i * 2) % 5]
        )
        holes += poly([(x, top + 5), (x + 8, top + 13), (x, top + 21), (x - 8, top + 13)], FLAG)
    pc.layer(flags, lift=3, outline=2.5, puff=4, overlay=holes)


def _playground(pc: PaperCut, d: District) -> None:
    """Hills, a climbing frame, a tree under a cloud."""
    pc.layer(
        path(
            "M-10 372C80 310 150 360 220 340C280 324 330 330 380 350L380 520L-10 520Z",
            mix(d.main, d.dark, 0.35),
        ),
        lift=6,
        outline=0,
        puff=8,
    )
    pc.layer(
        "".join(circle(x, y, r, FLAG) for x, y, r in ((286, 178, 20), (312, 166, 26), (340, 180, 20))),
        lift=4,
        outline=0,
        puff=10,
        hi=0.2,
        lo=0.15,
    )
    pc.layer(rect(314, 300, 15, 80, "#8a5630"), lift=3, outline=3.5, puff=4)
    pc.layer(
        "".join(circle(x, y, r, d.dark) for x, y, r in ((300, 290, 30), (344, 288, 32), (322, 260, 36))),
        lift=5,
        outline=3.5,
        puff=14,
    )
    rungs = "".join(f"M26 {y}L66 {y}" for y in (270, 306, 342))
    pc.layer(limb(f"M26 410L26 236M66 410L66 236{rungs}", SUN, 8, 3), lift=4, outline=0, puff=0)
    pc.layer(path("M-10 404C90 360 240 400 380 366L380 520L-10 520Z", d.main), lift=6, outline=0, puff=8)


def _boardwalk(pc: PaperCut, d: District) -> None:
    """A big wheel behind the sea."""
    x, y, r = 58, 276, 68
    rim = [(x + r * math.cos(math.tau * i / 8), y + r * math.sin(math.tau * i / 8)) for i in range(8)]
    spokes = "".join(f"M{x} {y}L{a:.0f} {b:.0f}" for a, b in rim)
    wheel = line(spokes, d.dark, 5) + circle(x, y, r, "none", stroke=d.dark, stroke_width=8)
    pc.layer(
        wheel + line(f"M{x} {y}L{x - 28} 390M{x} {y}L{x + 28} 390", d.dark, 8), lift=4, outline=0, puff=0
    )
    cabins = "".join(circle(a, b, 13, [*RAINBOW, SUN][i % 5]) for i, (a, b) in enumerate(rim))
    pc.layer(cabins, lift=3, outline=3.5, puff=4)
    for top, colour in ((348, mix(d.main, d.dark, 0.5)), (374, d.main), (402, d.light)):
        swell = f"M-30 {top}" + "q18 -22 36 0t36 0" * 6 + "L400 520L-30 520Z"
        pc.layer(path(swell, colour), lift=5, outline=0, puff=6)


def _central(pc: PaperCut, d: District) -> None:
    """Arches, the platform clock, a train."""
    arches = "".join(
        path(
            f"M{x - 8} 400L{x - 8} 210A42 42 0 0 1 {x + 76} 210L{x + 76} 400Z",
            mix(d.main, d.dark, 0.55),
            op=0.5,
        )
        for x in (-6, 96, 198, 300)
    )
    flat(pc, arches)
    pc.layer(rect(52, 300, 12, 110, mix(d.dark, INK, 0.3)), lift=3, outline=3.5, puff=3)
    pc.layer(circle(58, 286, 36, FLAG), lift=6, outline=5, puff=10)
    flat(pc, line("M58 264L58 286L74 298", INK, 6))
    windows = rect(256, 322, 44, 34, "#bfeaff", 8) + rect(314, 322, 60, 34, "#bfeaff", 8)
    pc.layer(
        path("M236 410L236 340C236 316 250 306 276 306L380 306L380 410Z", "#9c2f3a"),
        lift=6,
        outline=4.5,
        puff=12,
        overlay=windows + rect(230, 368, 160, 9, SUN),
    )
    pc.layer(rect(-10, 398, 380, 130, mix(d.dark, "#2a1020", 0.3)), lift=5, outline=0, puff=6)


def _downtown(pc: PaperCut, d: District) -> None:
    """Towers at dusk, most windows lit."""
    for x, y, w, deep in ((10, 232, 72, 0.2), (272, 160, 74, 0.15), (62, 286, 80, 0.5), (230, 246, 78, 0.5)):
        panes = "".join(
            rect(
                x + 12 + i * 20, y + 16 + j * 26, 11, 14, "#ffe28a" if (i * 3 + j * 5 + x) % 4 else d.dark, 2
            )
            for i in range(3)
            for j in range(9)
        )
        pc.layer(
            rect(x, y, w, 320, mix(d.main, d.dark, 0.45 + deep), 6),
            lift=5,
            outline=3.5,
            puff=7,
            overlay=panes,
        )


SCENERY: dict[str, Callable[[PaperCut, District], None]] = {
    "playground": _playground,
    "boardwalk": _boardwalk,
    "central-station": _central,
    "downtown": _downtown,
}


@cache
def _backdrop(name: str) -> Surface:
    pc, d = new_card(SS), DISTRICTS[name]
    flat(pc, rect(0, 0, 360, 504, d.sky), rays(180, 310, 500, mix(d.sky, d.main, 0.75), 14, 1, 4))
    pc.layer(
        circle(180, 290, 156, mix(d.light, "#fffbe8", 0.35)), lift=6, outline=0, puff=24, hi=0.2, lo=0.15
    )
    SCENERY[name](pc, d)
    bunting(pc)
    return pc.surf


def district_card(name: str) -> PaperCut:
    """A card of the district, ready for its person."""
    pc = new_card(SS)
    pc.surf.blit(_backdrop(name), (0, 0))
    return pc


def flag(pc: PaperCut, cuts: str) -> None:
    """A cut-paper flag over the top left corner, for the number; cuts is the colour of its hem."""
    pc.clip = None
    w, h, n = 158, 148, 5
    a = (w - 12) / n
    hem = f"q{-a / 4} 14 {-a / 2} 14q{-a / 4} 0 {-a / 2} -14" * n
    holes = (
        poly([(x, h - 8), (x + 6, h - 1), (x, h + 6), (x - 6, h - 1)], cuts) for x in (27, 56, 85, 114, 143)
    )
    pc.layer(
        path(f"M12 4L{w} 4L{w} {h}{hem}Z", FLAG),
        lift=7,
        outline=5,
        puff=8,
        hi=0.2,
        lo=0.3,
        overlay="".join(holes),
    )


def number(pc: PaperCut, word: str, d: District) -> None:
    flag(pc, d.main)
    pc.text(word, *FLAG_MID, 146 if len(word) == 1 else 118, d.dark)


def badge(
    pc: PaperCut, name: str, x: float = BADGE_AT[0], y: float = BADGE_AT[1], r: float = BADGE_R
) -> None:
    """The district's sign on a round plate."""
    pc.clip = None
    pc.layer(circle(x, y, r, DISTRICTS[name].dark), lift=5, outline=r * 0.1, puff=9)
    flat(pc, motif(name, x, y, r * 0.62, CREAM))


def _swap() -> str:
    arrow = line("M-20 0L16 0", INK, 7) + poly([(10, -13), (27, 0), (10, 13)], INK)
    return group(arrow, 0, -11) + group(arrow, 0, 11, 180)


def _eye() -> str:
    return path("M-29 0Q0 -33 29 0Q0 33 -29 0Z", INK) + circle(0, 0, 13.5, FLAG) + circle(0, 0, 7.5, INK)


def _discard() -> str:
    """A card that leaves: struck through."""
    return (
        rect(-15, -22, 30, 44, FLAG, 5, ink=6)
        + line("M-23 19L23 -19", RED, 13)
        + line("M-23 19L23 -19", "#a3161f", 6)
    )


WORDS = {1: "×2", 2: "OK", 5: "+5", 6: "+5", 7: "+10", 8: "+10", 9: "+10"}
SIGNS = {3: _swap, 4: _eye, 10: _discard, 11: _discard}


def seal(pc: PaperCut, n: int) -> None:
    """What the number does, on a scalloped seal under the flag."""
    pc.clip = None
    x, y = SEAL_AT
    pc.layer(star(x, y, SEAL_R, SUN, 14, 0.87), lift=5, outline=4.5, puff=8, hi=0.5, lo=0.3)
    if n in WORDS:
        pc.text(WORDS[n], x, y, 46 if len(WORDS[n]) == 2 else 36, INK)
    else:
        flat(pc, group(SIGNS[n](), x, y))
