"""Second Estimate: the faces of the 44 contractors, the eleven customers and the four strength cards."""

# ruff: noqa: E501  (the crew reads as a table)

from pygame import Surface

from art.draw.estimate_houses import HOMES, home
from art.draw.estimate_people import Look, bust
from art.draw.motifs.tools import TOOLS, TRADE, grid, price_tag, tool_icon
from art.draw.stock import CARD, corner_number, dark, disc, heading, name_plate, paper, u, window
from art.kit.bake import draws_each
from art.kit.letters import text
from art.kit.paint import center_ink, put, round_mask, rrect, turn
from art.kit.palette import BRASS, BRASS_LIGHT, CREAM, INK, PAPER, PAPER_EDGE, mix
from art.kit.papercut import finish_face
from art.kit.svg import circle, doc, group, line, linear, rays, rect, render

BLUEPRINT = "#1d5a86"
VIOLET_GREY = "#4a3a5c"  # a customer's number never reads as a trade
MASTER = 12
ICON = 110
ICON_Y = {"hammer": 71, "saw": 71, "brush": 71, "pipe": 68}
QUALITY = 86

# Hats tell the rank: an apprentice's yellow hat, cloth, white with goggles, lamp, silver star, gold star.
CREW = {
    "hammer": {
        2: ("Apprentice", Look("rose", "", "auburn", "big", eyes="hidden", extra=("blush",))),
        3: ("Trainee", Look("cocoa", "curls", "black", "pushed", eyes="wide", mouth="gap", wear="stripes")),
        4: ("Helper", Look("pale", "braids", "blond", "yellow", mouth="grin", extra=("freckles",))),
        5: ("Fence Builder", Look("honey", "short", "black", "bandana", "stubble", mouth="smirk", wear="vest")),
        6: ("Roofer", Look("peach", "short", "auburn", "beanie", "full", wear="check")),
        7: ("Floor Layer", Look("umber", "bob", "black", "flat", eyes="lash", mouth="lips", wear="scarf")),
        8: ("Framer", Look("pale", "short", "brown", "muffs", "moustache", wear="vest")),
        9: ("Carpenter", Look("cocoa", "", "black", "goggles", "goatee", extra=("pencil",))),
        10: ("Builder", Look("rose", "long", "auburn", "lamp", eyes="lash", mouth="grin", wear="vest", extra=("freckles",))),
        11: ("Site Lead", Look("peach", "short", "grey", "lead", "full", wear="jacket")),
        12: ("Old Master", Look("honey", "short", "white", "master", "long", wear="check")),
    },
    "saw": {
        2: ("Apprentice", Look("umber", "curls", "black", "big", eyes="hidden", mouth="gap")),
        3: ("Trainee", Look("pale", "fringe", "auburn", "pushed", eyes="wide", mouth="line", extra=("freckles",))),
        4: ("Helper", Look("honey", "long", "black", "yellow", eyes="lash", wear="stripes")),
        5: ("Woodcutter", Look("peach", "short", "auburn", "beanie", "long", wear="check")),
        6: ("Sawyer", Look("cocoa", "afro", "black", "bandana", mouth="grin", extra=("earring",))),
        7: ("Wood Turner", Look("rose", "short", "blond", "flat", "moustache", wear="apron")),
        8: ("Tree Surgeon", Look("honey", "bob", "black", "muffs", eyes="lash", mouth="smirk", wear="vest")),
        9: ("Joiner", Look("umber", "bob", "black", "goggles", mouth="grin", extra=("pencil",))),
        10: ("Cabinet Maker", Look("peach", "short", "brown", "lamp", "goatee", wear="apron", extra=("square",))),
        11: ("Shop Lead", Look("cocoa", "short", "grey", "lead", "moustache", wear="jacket")),
        12: ("Old Master", Look("rose", "bun", "white", "master", eyes="lash", mouth="lips", wear="scarf", extra=("glasses",))),
    },
    "brush": {
        2: ("Apprentice", Look("honey", "pony", "black", "big", eyes="hidden", extra=("splash",))),
        3: ("Trainee", Look("rose", "bob", "blond", "pushed", eyes="wide", mouth="whistle", wear="stripes")),
        4: ("Helper", Look("umber", "short", "black", "yellow", eyes="wink", mouth="grin", extra=("splash",))),
        5: ("Whitewasher", Look("pale", "long", "auburn", "bandana", eyes="lash", mouth="smile", extra=("splash",))),
        6: ("Plasterer", Look("peach", "short", "brown", "backwards", "full", wear="stripes")),
        7: ("Paperhanger", Look("cocoa", "afro", "black", "beret", eyes="lash", mouth="lips", wear="apron", extra=("earring",))),
        8: ("Painter", Look("rose", "short", "black", "paper", "handlebar", wear="apron")),
        9: ("Sign Writer", Look("honey", "bob", "brown", "goggles", mouth="smirk", extra=("pencil",))),
        10: ("Gilder", Look("umber", "short", "black", "lamp", "stubble", mouth="grin", wear="scarf", extra=("glasses",))),
        11: ("Lead Painter", Look("pale", "long", "grey", "lead", eyes="lash", mouth="lips", wear="jacket")),
        12: ("Old Master", Look("peach", "", "white", "master", "handlebar")),
    },
    "pipe": {
        2: ("Apprentice", Look("cocoa", "braids", "black", "big", eyes="hidden", mouth="grin")),
        3: ("Trainee", Look("peach", "fringe", "brown", "pushed", eyes="wide", mouth="gap", extra=("plaster",))),
        4: ("Helper", Look("rose", "pony", "auburn", "yellow", eyes="happy", mouth="grin", extra=("freckles",))),
        5: ("Drain Cleaner", Look("umber", "", "black", "bandana", "full", wear="stripes")),
        6: ("Pipe Fitter", Look("honey", "pony", "black", "backwards", eyes="lash", mouth="smirk", wear="vest")),
        7: ("Plumber", Look("honey", "", "brown", "flat", "full")),
        8: ("Welder", Look("pale", "short", "blond", "welder", "stubble", mouth="line", wear="check")),
        9: ("Stove Fitter", Look("rose", "curls", "brown", "goggles", mouth="grin", extra=("blush",))),
        10: ("Well Digger", Look("cocoa", "short", "black", "lamp", "moustache", wear="vest")),
        11: ("Lead Plumber", Look("honey", "short", "grey", "lead", "goatee", wear="jacket", extra=("square",))),
        12: ("Old Master", Look("umber", "braids", "white", "master", mouth="smile", wear="scarf", extra=("glasses",))),
    },
}  # fmt: skip
CONTRACTORS = tuple((trade, number) for trade, crew in CREW.items() for number in crew)
HELD = {
    "hammer": (24, 246, 234, 1.1),
    "saw": (-52, 240, 238, 1.15),
    "brush": (26, 248, 226, 1.2),
    "pipe": (0, 252, 236, 0.78),
}


def contractor(trade: str, number: int) -> str:
    """The picture in the window: sunburst, bust, and the tool in front."""
    col, dk = TRADE[trade]
    light = mix(col, "white", 0.3) if number == MASTER else col
    b = rect(0, 0, 296, 344, dk) + rays(148, 190, 330, light, 16, 0.75, 6)
    if number == MASTER:
        b += circle(148, 174, 137, INK) + circle(148, 174, 132, BRASS) + circle(148, 174, 123, INK)
        b += circle(148, 174, 119, mix(col, dk, 0.35)) + rays(148, 174, 119, BRASS_LIGHT, 16, 0.22, 6)
    else:
        b += circle(148, 186, 128, "#ffffff", op=0.14)
    b += group(bust(trade, CREW[trade][number][1]), -4, 8, 0, 1.08)
    rot, x, y, s = HELD[trade]
    return doc(296, 344, b + group(TOOLS[trade](), x, y, rot, s))


def _badge(s: Surface, trade: str, x: float, y: float, r: float = 46) -> None:
    """The trade's sign on a paper disc."""
    b = disc(r, PAPER)
    b.blit(render(tool_icon(trade), u(r * 1.6), u(r * 1.6)), (u(r * 0.2), u(r * 0.2)))
    put(s, b, (u(x), u(y)), u(4), 0.6)


@draws_each("cards/second-estimate/{}_{}", CONTRACTORS, quality=QUALITY)
def contractor_face(trade: str, number: int) -> Surface:
    colour, deep = TRADE[trade]
    s = paper()
    window(s, contractor(trade, number))
    corner_number(s, number, colour)
    put(s, render(tool_icon(trade), u(ICON), u(ICON)), (u(280), u(ICON_Y[trade])), u(3), 0.4)
    _badge(s, trade, 72, 172)
    name_plate(s, CREW[trade][number][0], deep)
    return finish_face(s)


@draws_each("cards/second-estimate/customer_{}", HOMES, quality=QUALITY)
def customer_face(value: int) -> Surface:
    s = paper()
    window(s, home(value))
    corner_number(s, value, VIOLET_GREY)
    heading(s, "Customer", BLUEPRINT, width=150 if value > 9 else 200)
    tag = render(price_tag(), u(206), u(126))
    center_ink(tag, text(str(value), u(82), INK, k=1), (u(72), u(63)))
    put(s, turn(tag, -10), (u(252), u(172)), u(8), 0.6)
    name_plate(s, HOMES[value][0], BLUEPRINT, size=32)
    return finish_face(s)


@draws_each("cards/second-estimate/suit_{}", TRADE, quality=QUALITY)
def suit_face(trade: str) -> Surface:
    """A strength card: one trade, big. The row on the table tells who beats whom."""
    colour, deep = TRADE[trade]
    w, h = CARD
    s = dark("#1a5178", "#0d2f4b")
    board = (
        rect(0, 0, 312, 456, "url(#board)") + rays(156, 206, 380, mix(colour, "white", 0.12), 16, 0.7, 4)
        + grid(312, 456, 24, CREAM, 0.16)
        + circle(156, 206, 128, INK) + circle(156, 206, 121, BRASS) + circle(156, 206, 110, INK)
        + circle(156, 206, 105, "url(#seal)")
        + line("M30 336 L30 354 M30 345 L282 345 M282 336 L282 354", CREAM, 3.5, 0.8)
        + line("M42 339 l-10 6 l10 6 M270 339 l10 6 l-10 6", CREAM, 3, 0.8)
    )  # fmt: skip
    defs = linear("board", (0, mix(colour, deep, 0.25)), (1, deep)) + linear(
        "seal", (0, "#ffffff"), (1, PAPER_EDGE)
    )
    s.blit(round_mask(render(doc(312, 456, board, defs), u(312), u(456)), u(16)), (u(24), u(24)))
    put(s, render(tool_icon(trade), u(200), u(200)), (u(180), u(228)), u(5), 0.5)
    plate = rrect(
        u(264), u(92), u(26), mix(deep, "white", 0.08), INK, u(5), grad=mix(deep, INK, 0.35), gloss=0.14
    )
    center_ink(plate, text(trade.capitalize(), u(58), CREAM, outline=u(4), drop=u(3), k=1), (u(132), u(46)))
    put(s, plate, (u(w / 2), u(h - 78)), u(5), 0.6)
    _badge(s, trade, 58, 58, 36)
    return finish_face(s)
