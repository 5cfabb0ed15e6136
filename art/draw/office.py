"""None of Your Business: the faces of the four items and the five people."""

from pygame import Surface

from art.draw.motifs.desk import briefcase, papers, pen, phone
from art.draw.office_people import PEOPLE, person
from art.draw.stock import dark, medal, name_plate, paper, u, window
from art.kit.bake import draws_each
from art.kit.letters import fit
from art.kit.paint import center, put
from art.kit.palette import INK
from art.kit.papercut import finish_face
from art.kit.svg import circle as C
from art.kit.svg import doc, rays
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import rect as R

QUALITY = 84
CROPS = {  # what the corner medal shows of each picture, in window units
    "briefcase": (28, 46, 240, 240),
    "papers": (36, 40, 240, 240),
    "pen": (60, 60, 190, 190),
    "phone": (18, 50, 260, 260),
    "hacker": (78, 84, 140, 140),
    "innovator": (73, 82, 150, 150),
    "manager": (78, 84, 140, 140),
    "mogul": (76, 84, 150, 150),
    "retailer": (74, 80, 148, 148),
}
ITEMS = {  # background, rays, drawing, its middle and scale
    "briefcase": ("#d6943f", "#ffd98a", briefcase, (148, 178), 1.26),
    "papers": ("#177a6a", "#8fe0cc", papers, (146, 176), 1.38),
    "pen": ("#8b2f48", "#ff9ab0", pen, (148, 172), 1.22),
    "phone": ("#1f4d6f", "#8fd0ea", phone, (144, 188), 1.3),
}
RINGING = "M44 66 Q30 78 28 96 M66 48 Q56 52 50 58 M252 66 Q266 78 268 96 M230 48 Q240 52 246 58"


def item(kind: str) -> str:
    """A thing from the desk before a sunburst."""
    bg, ray, draw, at, scale = ITEMS[kind]
    b = R(0, 0, 296, 344, bg) + rays(148, 176, 330, ray, 16, 0.22, 6) + C(148, 176, 122, ray, op=0.22)
    if kind != "pen":
        b += C(150, 292, 108, INK, op=0.35, ry=14)
    b += G(draw(), *at, 0, scale)
    return doc(296, 344, b + (L(RINGING, "#ffe08a", 8) if kind == "phone" else ""))


@draws_each("cards/none-of-your-business/{}", ITEMS, quality=QUALITY)
def item_face(kind: str) -> Surface:
    s = paper()
    window(s, item(kind))
    put(s, medal(item(kind), CROPS[kind]), (u(70), u(70)), u(4), 0.5)
    center(s, fit(kind.capitalize(), u(56), u(196), "#134541", k=1), (u(229), u(72)))
    name_plate(s, "Item", "#b3731c", 150, 54, 32, 464)
    return finish_face(s)


@draws_each("cards/none-of-your-business/{}", PEOPLE, quality=QUALITY)
def person_face(kind: str) -> Surface:
    s = dark("#17494a", "#0c2627")
    window(s, person(kind))
    put(s, medal(person(kind), CROPS[kind]), (u(70), u(70)), u(4), 0.5)
    center(s, fit(kind.capitalize(), u(56), u(196), "#ffe3a0", outline=u(3), k=1), (u(229), u(72)))
    name_plate(s, "Person", "#1c4d49", 170, 54, 32, 464)
    return finish_face(s)
