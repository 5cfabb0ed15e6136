"""The faces of Blind Business: a piñata fiesta in four districts, every card with its person."""

from pygame import Surface

from art.draw.business_people import CAST, FLEX
from art.draw.business_pinata import bubble, cut_frame, donkey, star_pinata
from art.draw.business_roles import PARTS, coaches, flexes
from art.draw.business_stock import (
    DISTRICTS,
    FLAG_MID,
    SS,
    badge,
    bunting,
    confetti,
    district_card,
    flag,
    flat,
    number,
    seal,
)
from art.kit.bake import draws, draws_each
from art.kit.palette import BRASS, mix
from art.kit.papercut import PaperCut, Shifted, finish_card, new_card
from art.kit.svg import rays, rect, star

QUALITY = 84
NUMBERS = [(district, n) for district in DISTRICTS for n in CAST]
ORDER = list(DISTRICTS)


@draws_each("cards/blind-business/{}_{}", NUMBERS, quality=QUALITY)
def number_face(district: str, n: int) -> Surface:
    pc = district_card(district)
    PARTS[n](pc, CAST[n][ORDER.index(district)])
    number(pc, str(n), DISTRICTS[district])
    seal(pc, n)
    badge(pc, district)
    return finish_card(pc)


@draws_each("cards/blind-business/{}_flex", DISTRICTS, quality=QUALITY)
def flex_face(district: str) -> Surface:
    pc, d = district_card(district), DISTRICTS[district]
    pc.layer(
        star(180, 300, 172, mix(d.light, "#fff6d8", 0.3), 16, 0.86),
        lift=7,
        outline=4,
        puff=18,
        hi=0.2,
        lo=0.2,
    )
    flexes(pc, FLEX[ORDER.index(district)], district, d)
    number(pc, "?", d)
    badge(pc, district)
    return finish_card(pc)


def _dusk(pc: PaperCut, low: str, high: str, heart: str, points: int) -> None:
    """Rays and a paper sun."""
    flat(pc, rect(0, 0, 360, 504, low), rays(180, 300, 520, high, 14, 1, 0))
    pc.layer(star(180, 300, 176, heart, points, 0.87), lift=6, outline=4, puff=18, hi=0.2, lo=0.2)


@draws("cards/blind-business/wild", quality=QUALITY)
def wild_face() -> Surface:
    """Colourless: ink, paper and brass; the four small signs tell where it may go."""
    pc = new_card(SS)
    _dusk(pc, "#4a4660", "#5d5975", "#efe6d2", 16)
    bunting(pc)
    coaches(pc)
    flag(pc, "#8a8598")
    pc.layer(star(*FLAG_MID, 58, BRASS), lift=3, outline=5.5, puff=8)
    for i, district in enumerate(DISTRICTS):
        badge(pc, district, 252 + i % 2 * 62, 50 + i // 2 * 62, 28)
    return finish_card(pc)


@draws("cards/blind-business/ok", quality=QUALITY)
def ok_face() -> Surface:
    pc = new_card(SS)
    _dusk(pc, "#b57a1c", "#cf9530", "#fff0b8", 18)
    bunting(pc)
    pc.layer(confetti(34, 9), lift=2, outline=0, puff=0)
    donkey(Shifted(pc, -44, -20, 1.12))
    bubble(pc, "OK!", "#12694a")
    return finish_card(pc)


@draws("cards/blind-business/back", quality=QUALITY)
def back_face() -> Surface:
    pc = new_card(SS)
    flat(pc, rect(0, 0, 360, 504, "#3f1748"), rays(180, 252, 500, "#5a2160", 20, 1, 0))
    cut_frame(pc)
    star_pinata(pc)
    return finish_card(pc)
