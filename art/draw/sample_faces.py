"""One handful of faces from each game, for the title fan, and the backs of all five."""

from pygame import Surface

from art.draw.motifs.backs import back
from art.draw.motifs.barnyard import panel_hen
from art.draw.motifs.desk import item, person
from art.draw.motifs.fiesta import panel_bus
from art.draw.motifs.tools import TRADE, grid, price_tag, tool_icon
from art.draw.motifs.trades import contractor, customer
from art.draw.stock import (
    CARD,
    CARD_R,
    corner_number,
    dark,
    disc,
    heading,
    medal,
    name_plate,
    paper,
    u,
    window,
)
from art.kit.bake import draws, draws_each
from art.kit.letters import fit, text
from art.kit.paint import center, center_ink, put, round_mask, rrect, turn
from art.kit.palette import BRASS, CREAM, INK, PAPER, mix
from art.kit.papercut import finish_face
from art.kit.svg import circle, doc, line, linear, rays, rect, render

GAMES = ("ricochet", "blind-business", "blind-hen", "second-estimate", "none-of-your-business")
CONTRACTORS = {
    ("hammer", 2): ("rookie", "Apprentice"),
    ("saw", 9): ("pro", "Joiner"),
    ("brush", 12): ("master", "Old Master"),
    ("pipe", 7): ("plumber", "Plumber"),
}
VILLA = {"wall": "#ffd9d0", "shade": "#e0a59c", "roof": "#6b4fa8", "roof2": "#46307a", "door": "#1f9d84"}
CUSTOMERS = {8: ("The Cottage", "#8fd0ea", {}), 3: ("The Studio", "#f2a65a", VILLA)}
BLUEPRINT = "#1d5a86"
CROPS = {  # what the corner medal shows of each picture, in window units
    "briefcase": (28, 46, 240, 240),
    "papers": (36, 40, 240, 240),
    "pen": (60, 60, 190, 190),
    "phone": (18, 50, 260, 260),
    "hacker": (78, 84, 140, 140),
    "manager": (78, 84, 140, 140),
    "mogul": (76, 84, 150, 150),
}
ITEMS = ("briefcase", "papers", "pen", "phone")
PEOPLE = ("hacker", "manager", "mogul")


@draws_each("cards/{}/back", GAMES)
def card_back(game: str) -> Surface:
    """The game's pattern inside a paper edge."""
    w, h = CARD
    pattern = round_mask(render(back(game), u(w - 22), u(h - 22)), u(CARD_R - 9))
    s = rrect(u(w), u(h), u(CARD_R), PAPER, INK, u(3))
    s.blit(pattern, (u(11), u(11)))
    return finish_face(s)


@draws_each("cards/second-estimate/{}_{}", CONTRACTORS)
def contractor_face(trade: str, value: int) -> Surface:
    face, name = CONTRACTORS[trade, value]
    colour, deep = TRADE[trade]
    s = paper()
    window(s, contractor(trade, face))
    corner_number(s, value, colour)
    heading(s, trade.capitalize(), deep)
    b = disc(46, PAPER)
    b.blit(render(tool_icon(trade), u(74), u(74)), (u(9), u(9)))
    put(s, b, (u(72), u(172)), u(4), 0.6)
    name_plate(s, name, deep)
    return finish_face(s)


@draws_each("cards/second-estimate/suit_{}", TRADE)
def suit_face(trade: str) -> Surface:
    """A strength card: one trade, big, on a drawing board. The row on the table tells who beats whom."""
    colour, deep = TRADE[trade]
    w, h = CARD
    s = dark("#1a5178", "#0d2f4b")
    board = (
        rect(0, 0, 312, 456, "url(#board)") + grid(312, 456, 24, "#9fd6ff", 0.22)
        + rays(156, 206, 300, colour, 16, 0.28, 4)
        + circle(156, 206, 124, INK) + circle(156, 206, 117, BRASS) + circle(156, 206, 106, INK)
        + circle(156, 206, 101, "url(#seal)") + rays(156, 206, 101, "#ffffff", 16, 0.16, 3)
        + line("M30 330 L30 350 M30 340 L282 340 M282 330 L282 350", "#cfeaff", 3.5, 0.75)
        + line("M42 334 l-10 6 l10 6 M270 334 l10 6 l-10 6", "#cfeaff", 3, 0.75)
    )  # fmt: skip
    defs = linear("board", (0, "#1f6496"), (1, "#113a5c"))
    defs += linear("seal", (0, mix(colour, "white", 0.25)), (1, mix(colour, deep, 0.6)))
    s.blit(round_mask(render(doc(312, 456, board, defs), u(312), u(456)), u(16)), (u(24), u(24)))
    put(s, render(tool_icon(trade), u(196), u(196)), (u(180), u(228)), u(5), 0.5)
    plate = rrect(u(264), u(92), u(26), mix(colour, "white", 0.1), INK, u(5), grad=deep, gloss=0.14)
    center_ink(plate, text(trade.capitalize(), u(58), CREAM, outline=u(4), drop=u(3), k=1), (u(132), u(46)))
    put(s, plate, (u(w / 2), u(h - 84)), u(5), 0.6)
    corner = disc(36, PAPER, bw=4)
    corner.blit(render(tool_icon(trade), u(58), u(58)), (u(7), u(7)))
    put(s, corner, (u(58), u(58)), u(4), 0.6)
    return finish_face(s)


@draws_each("cards/second-estimate/customer_{}", CUSTOMERS)
def customer_face(value: int) -> Surface:
    name, sky, look = CUSTOMERS[value]
    s = paper()
    window(s, customer(sky, **look))
    corner_number(s, value, "#4a3a5c")  # violet grey, so that it never reads as a trade
    heading(s, "Customer", BLUEPRINT, width=200)
    tag = render(price_tag(), u(206), u(126))
    center_ink(tag, text(str(value), u(82), INK, k=1), (u(72), u(63)))
    put(s, turn(tag, -10), (u(252), u(172)), u(8), 0.6)
    name_plate(s, name, BLUEPRINT)
    return finish_face(s)


@draws_each("cards/none-of-your-business/{}", ITEMS)
def item_face(kind: str) -> Surface:
    s = paper()
    window(s, item(kind))
    put(s, medal(item(kind), CROPS[kind]), (u(72), u(70)), u(4), 0.5)
    center(s, fit(kind.capitalize(), u(56), u(190), "#134541", k=1), (u(229), u(72)))
    name_plate(s, "Item", "#b3731c", 150, 54, 32, 464)
    return finish_face(s)


@draws_each("cards/none-of-your-business/{}", PEOPLE)
def person_face(kind: str) -> Surface:
    s = dark("#17494a", "#0c2627")
    window(s, person(kind))
    put(s, medal(person(kind), CROPS[kind]), (u(72), u(70)), u(4), 0.5)
    center(s, fit(kind.capitalize(), u(56), u(190), "#ffe3a0", outline=u(3), k=1), (u(229), u(72)))
    name_plate(s, "Person", "#1c4d49", 170, 54, 32, 464)
    return finish_face(s)


def _poster(panel: str, label: str, number: int, colour: str) -> Surface:
    s = paper()
    window(s, panel)
    corner_number(s, number, colour, 120)
    heading(s, label, mix(colour, INK, 0.45), 46, 210, 72)
    return finish_face(s)


@draws("cards/blind-business/poster")
def business_poster() -> Surface:
    return _poster(panel_bus(), "Boardwalk", 7, "#d9488f")


@draws("cards/blind-hen/poster")
def hen_poster() -> Surface:
    return _poster(panel_hen(), "Hen", 3, "#d8342f")
