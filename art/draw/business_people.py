"""The people of Blind Business: how a bust is drawn, and who lives in which district."""

# ruff: noqa: E501  (path data and the cast read better unbroken)

import math
from collections.abc import Callable
from typing import NamedTuple

from art.draw.business_stock import FLAG, RED, SUN, flat
from art.kit.palette import BRASS, INK, mix
from art.kit.papercut import PaperCut
from art.kit.svg import circle, ellipse, group, limb, line, path, rect

At = Callable[[str], str]

IVORY, PEACH, HONEY, TAN, BRONZE, UMBER, COCOA = (
    "#f5cba6",
    "#f0b98a",
    "#dda06e",
    "#c98555",
    "#a9683f",
    "#8a5233",
    "#6f402b",
)
BLACK, DARK, BROWN, COPPER, GOLD, SILVER = (
    "#241a2b",
    "#3b2130",
    "#7a3f22",
    "#c2462a",
    "#e8b04a",
    "#a9adb8",
)
TEAL, NAVY, GRASS, PLUM, ORANGE, PINK, BLUE, LILAC = (
    "#1f9d94",
    "#24386e",
    "#2f9e5f",
    "#6b3a8c",
    "#f5862a",
    "#f07ab0",
    "#2f7fd0",
    "#a98be0",
)
HEAD = "M0 -68C44 -68 66 -40 66 0C66 46 38 74 0 74C-38 74 -66 46 -66 0C-66 -40 -44 -68 0 -68Z"
TORSO = "M-34 78C-84 84 -112 116 -118 170L-122 320L122 320L118 170C112 116 84 84 34 78Z"
INKED = 4.5


class Person(NamedTuple):
    """Skin, hair and clothes; traits are the small things that make a face."""

    skin: str
    style: str
    hair: str
    shirt: str
    trim: str
    eyes: str = "open"
    mouth: str = "grin"
    traits: str = ""


def _ring(radius: float, y: float, r: float, first: int, last: int, steps: int) -> str:
    turns = (math.pi + math.pi * i / steps for i in range(first, last))
    return "".join(circle(radius * math.cos(t), y + radius * 0.9 * math.sin(t), r, "HAIR") for t in turns)


def _both(body: str) -> str:
    return body + group(body, s=-1, sy=1)


CROP = path(
    "M-68 2C-74 -60 -40 -86 0 -86C40 -86 74 -60 68 2C58 -30 30 -46 0 -46C-30 -46 -58 -30 -68 2Z", "HAIR"
)
PART = path(
    "M-68 4C-78 -66 -40 -84 0 -84C40 -84 78 -66 68 4C60 -24 44 -40 20 -46C-10 -40 -50 -34 -68 4Z", "HAIR"
)
FRINGE = path(
    "M-68 6C-78 -60 -40 -86 0 -84C40 -86 78 -60 68 6C62 -16 50 -30 34 -38C10 -22 -30 -22 -46 -34C-58 -24 -64 -10 -68 6Z",
    "HAIR",
)

# Style -> what lies behind the head and what lies on it, in head units.
HAIR = {
    "bald": ("", ""),
    "crop": ("", CROP),
    "part": ("", PART),
    "quiff": (
        "",
        path(
            "M-68 2C-76 -40 -66 -76 -34 -80C-24 -112 40 -116 62 -86C78 -66 74 -30 68 2C62 -22 54 -36 40 -44C10 -34 -20 -40 -44 -50C-58 -36 -64 -20 -68 2Z",
            "HAIR",
        ),
    ),
    "flattop": (
        "",
        path(
            "M-67 0L-72 -70Q-68 -100 -40 -102L40 -102Q68 -100 72 -70L67 0C58 -30 44 -46 0 -46C-44 -46 -58 -30 -67 0Z",
            "HAIR",
        ),
    ),
    "thin": ("", _both(path("M-64 14C-86 0 -84 -40 -60 -52C-56 -32 -58 -8 -64 14Z", "HAIR"))),
    "bob": (
        path("M-76 -20C-96 40 -84 70 -62 84L62 84C84 70 96 40 76 -20Z", "HAIR"),
        path(
            "M-70 30C-84 -50 -50 -88 0 -88C50 -88 84 -50 70 30C62 -6 52 -30 30 -42C0 -26 -40 -26 -56 -20C-62 0 -66 16 -70 30Z",
            "HAIR",
        ),
    ),
    "long": (path("M-72 -30C-104 40 -100 130 -78 170L78 170C100 130 104 40 72 -30Z", "HAIR"), PART),
    "waves": (
        path(
            "M-70 -40C-112 -10 -84 30 -106 60C-120 96 -84 120 -92 150L92 150C84 120 120 96 106 60C84 30 112 -10 70 -40Z",
            "HAIR",
        ),
        FRINGE,
    ),
    "afro": (
        _ring(86, -34, 32, -1, 10, 8) + circle(0, -40, 80, "HAIR"),
        "".join(circle(x, y, 24, "HAIR") for x, y in ((-54, -46), (-24, -66), (12, -68), (46, -52))),
    ),
    "curls": (
        _ring(74, -14, 26, -1, 9, 7),
        "".join(
            circle(x, y, 22, "HAIR") for x, y in ((-56, -36), (-34, -60), (0, -68), (34, -60), (56, -36))
        ),
    ),
    "puffs": (_both(circle(-60, -64, 38, "HAIR")), CROP),
    "bun": (
        circle(0, -104, 36, "HAIR")
        + path("M-72 10C-86 -50 -50 -90 0 -90C50 -90 86 -50 72 10L60 40L-60 40Z", "HAIR"),
        CROP,
    ),
    "tails": (_both(path("M-58 -30C-110 -50 -122 6 -100 40C-84 34 -72 10 -58 0Z", "HAIR")), FRINGE),
    "braids": (
        _both("".join(circle(-74 - 3 * math.sin(i), 14 + i * 25, 17, "HAIR") for i in range(6))),
        FRINGE,
    ),
    "locs": (
        _both(
            "".join(
                rect(x, y, 17, h, "HAIR", 8, ink=4)
                for x, y, h in ((-52, -50, 186), (-66, -54, 188), (-80, -48, 164), (-94, -32, 124))
            )
        ),
        CROP,
    ),
    "scarf": (
        path("M-84 -10C-92 60 -100 116 -74 156L74 156C100 116 92 60 84 -10Z", "HAIR"),
        path(
            "M0 -92C56 -92 88 -50 88 0C90 60 60 104 0 108C-60 104 -90 60 -88 0C-88 -50 -56 -92 0 -92ZM0 -56C-40 -56 -57 -26 -57 4C-57 44 -33 66 0 68C33 66 57 44 57 4C57 -26 40 -56 0 -56Z",
            "HAIR",
            fill_rule="evenodd",
        ),
    ),
    "turban": (
        "",
        path(
            "M-76 -12C-94 -84 -42 -120 0 -120C42 -120 94 -84 76 -12C56 -40 24 -58 0 -40C-24 -58 -56 -40 -76 -12Z",
            "HAIR",
        ),
    ),
}
FOLDS = {
    "turban": "M-2 -42Q-60 -70 -88 -40M-2 -42Q-50 -100 -70 -92M2 -42Q60 -70 88 -40M2 -42Q44 -96 60 -104",
    "scarf": "M-66 60Q-40 100 10 104M-78 20Q-76 -60 -20 -84",
}

BROWS = "M-39 -26Q-26 -35 -13 -27M39 -26Q26 -35 13 -27"


def _eyes(kind: str, brow: str) -> str:
    if kind == "none":
        return ""
    if kind == "happy":
        return line("M-38 2Q-26 -14 -13 2M13 2Q26 -14 38 2", INK, 6) + line(BROWS, brow, 6)
    left = ellipse(-25, -2, 11, 14, INK) + circle(-28, -7, 4.5, "#ffffff") + circle(-22, 4, 2, "#ffffff")
    if kind == "wink":
        return (
            left
            + line("M13 2Q26 -12 38 2", INK, 6)
            + line("M-39 -28Q-26 -37 -13 -29M39 -24Q26 -31 13 -25", brow, 6)
        )
    return left + group(left, 50) + line(BROWS, brow, 6)


def _mouth(kind: str) -> str:
    if kind == "grin":
        lips = path("M-26 26Q0 32 26 26Q22 54 0 54Q-22 54 -26 26Z", "#7c1f2e", 5)
        return (
            lips + path("M-21 30Q0 35 21 30L19 38Q0 42 -19 38Z", "#ffffff") + ellipse(0, 48, 10, 5, "#ff8a80")
        )
    if kind == "shout":
        return ellipse(0, 40, 15, 17, "#7c1f2e", ink=5) + ellipse(0, 49, 9, 6, "#ff8a80")
    if kind == "smirk":
        return line("M-14 34Q8 44 24 26", INK, 6)
    return line("M-20 28Q0 46 20 28", INK, 6)


def _face(pc: PaperCut, at: At, who: Person) -> None:
    grey = who.hair == SILVER
    brow = SILVER if grey else INK if who.style in ("scarf", "turban", "bald") else mix(who.hair, INK, 0.35)
    s = _eyes(who.eyes, brow) + line("M-4 14Q4 20 7 12", mix(who.skin, "#5a1d1d", 0.5), 5)
    if "beard" not in who.traits:
        s += ellipse(-44, 20, 13, 9, "#f2604f", op=0.5) + ellipse(44, 20, 13, 9, "#f2604f", op=0.5)
    if "freckles" in who.traits:
        s += "".join(
            _both(circle(x, y, 2.6, "#a8512c")) for x, y in ((-40, 12), (-32, 18), (-48, 20), (-38, 25))
        )
    if grey:
        s += line("M-52 -6Q-58 -2 -60 4M52 -6Q58 -2 60 4", mix(who.skin, "#5a1d1d", 0.4), 3.5)
    flat(pc, at(s + _mouth(who.mouth)))


def _beard(pc: PaperCut, at: At, who: Person) -> None:
    colour = BLACK if who.style == "turban" else who.hair
    shape = "M-66 2C-66 62 -38 92 0 92C38 92 66 62 66 2C58 24 42 22 28 17C10 10 -10 10 -28 17C-42 22 -58 24 -66 2Z"
    pc.layer(at(path(shape, colour)), lift=2, outline=3.5, puff=10)


def _moustache(pc: PaperCut, at: At, colour: str) -> None:
    pc.layer(
        at(path("M-42 22C-26 8 -8 11 0 18C8 11 26 8 42 22C32 32 12 30 0 25C-12 30 -32 32 -42 22Z", colour)),
        lift=3,
        outline=3,
        puff=5,
    )


def _small_things(pc: PaperCut, at: At, who: Person) -> None:
    if "moustache" in who.traits:
        _moustache(pc, at, who.hair)
    if "glasses" in who.traits:
        tint = FLAG if who.skin in (UMBER, COCOA) else NAVY
        rims = _both(circle(-26, -2, 23, "none", stroke=tint, stroke_width=6.5)) + line(
            "M-5 -5Q0 -9 5 -5", tint, 6
        )
        pc.layer(at(rims), lift=2, outline=0, puff=0)
    if "hoops" in who.traits:
        pc.layer(at(_both(circle(-68, 40, 13, BRASS))), lift=3, outline=4, puff=4)
    if "studs" in who.traits:
        pc.layer(at(_both(circle(-66, 22, 7, SUN))), lift=2, outline=3, puff=3)
    if "aid" in who.traits:
        pc.layer(
            at(path("M62 -12C74 -18 82 -2 76 10C71 18 65 15 65 8C69 4 69 -3 63 -4Z", "#35c8d8")),
            lift=3,
            outline=3,
            puff=3,
        )


def bust(
    pc: PaperCut,
    x: float,
    y: float,
    s: float,
    who: Person,
    shirt_print: str = "",
    torso: str = TORSO,
    rot: float = 0,
) -> At:
    """Head at (x, y), about 66 * s in radius; the torso runs off the card. Returns head units -> card."""

    def at(body: str) -> str:
        return group(body, x, y, rot, s)

    back, front = (piece.replace("HAIR", who.hair) for piece in HAIR[who.style])
    o = INKED / s
    if back:
        pc.layer(at(back), lift=6, outline=o, puff=12)
    pc.layer(at(path(torso, who.shirt)), lift=8, outline=o, puff=20, overlay=shirt_print and at(shirt_print))
    pc.layer(
        at(path("M-22 46L-24 84Q0 104 24 84L22 46Z", mix(who.skin, "#6b1f2a", 0.22))),
        lift=0,
        outline=o,
        puff=0,
    )
    pc.layer(at(_both(circle(-64, 6, 15, who.skin))), lift=4, outline=o, puff=5)
    pc.layer(at(path(HEAD, who.skin)), lift=6, outline=o, puff=20, hi=0.5, lo=0.45)
    if "beard" in who.traits:
        _beard(pc, at, who)
    _face(pc, at, who)
    if front:
        folds = line(FOLDS[who.style], mix(who.hair, INK, 0.45), 4.5) if who.style in FOLDS else ""
        pc.layer(at(front), lift=5, outline=o, puff=12, overlay=folds and at(folds))
    _small_things(pc, at, who)
    return at


def arm(pc: PaperCut, d: str, sleeve: str, hand: tuple[float, float], skin: str, w: float = 38) -> None:
    pc.layer(limb(d, sleeve, w, INKED), lift=6, outline=0, puff=6, hi=0.4, lo=0.3)
    pc.layer(circle(*hand, w * 0.56, skin), lift=5, outline=INKED, puff=8)


def stripes(colour: str, y: float = 92, n: int = 8, w: float = 14, gap: float = 30) -> str:
    return "".join(
        line(f"M-140 {y + i * gap}Q0 {y + 24 + i * gap} 140 {y + i * gap}", colour, w) for i in range(n)
    )


P = Person
# Number -> its people in Playground, Boardwalk, Central Station and Downtown.
CAST = {
    1: (
        P(TAN, "tails", DARK, SUN, RED),
        P(IVORY, "quiff", GOLD, RED, FLAG, traits="freckles"),
        P(UMBER, "puffs", BLACK, TEAL, SUN),
        P(PEACH, "bob", BLACK, BLUE, FLAG),
    ),
    2: (
        P(IVORY, "bob", COPPER, BLUE, FLAG, "wink", traits="freckles"),
        P(UMBER, "locs", "#402418", SUN, ORANGE, "wink"),
        P(HONEY, "scarf", TEAL, NAVY, "#3d569c", "wink", "smile"),
        P(PEACH, "thin", SILVER, TEAL, FLAG, "wink", traits="glasses"),
    ),
    3: (
        P(HONEY, "part", BLACK, NAVY, RED, mouth="smirk"),
        P(COCOA, "crop", SILVER, PLUM, SUN, traits="beard"),
        P(IVORY, "long", COPPER, "#2b1f3f", TEAL, "wink", "smirk"),
        P(TAN, "curls", DARK, "#0f6663", SUN, mouth="smirk", traits="glasses"),
    ),
    4: (
        P(UMBER, "puffs", BLACK, SUN, RED, mouth="smile"),
        P(PEACH, "bun", SILVER, PINK, FLAG, mouth="smile"),
        P(IVORY, "crop", GOLD, GRASS, FLAG, mouth="smile", traits="freckles"),
        P(HONEY, "turban", ORANGE, BLUE, "#1d5a9c", traits="beard"),
    ),
    5: (
        P(PEACH, "waves", BROWN, PLUM, SUN, "happy", traits="hoops"),
        P(TAN, "crop", DARK, RED, FLAG, "happy", traits="beard"),
        P(COCOA, "bald", DARK, TEAL, SUN, "happy", traits="beard glasses"),
        P(IVORY, "quiff", BLACK, SUN, ORANGE, "happy", traits="studs"),
    ),
    6: (
        P(BRONZE, "crop", BLACK, ORANGE, BLUE, "happy", traits="aid"),
        P(HONEY, "long", BLACK, SUN, RED, "happy"),
        P(PEACH, "bob", BROWN, BLUE, GRASS, "happy", traits="glasses"),
        P(UMBER, "braids", BLACK, TEAL, NAVY, "happy", traits="studs"),
    ),
    7: (
        P(COCOA, "braids", BLACK, FLAG, GRASS),
        P(PEACH, "long", BROWN, FLAG, "#1a5fa8"),
        P(PEACH, "crop", COPPER, FLAG, RED, traits="beard"),
        P(TAN, "waves", DARK, FLAG, TEAL, traits="hoops"),
    ),
    8: (
        P(PEACH, "crop", BROWN, ORANGE, "#a1430c", mouth="smile", traits="freckles"),
        P(BRONZE, "curls", DARK, PINK, PLUM, mouth="smile"),
        P(HONEY, "bob", BLACK, BLUE, NAVY, mouth="smile", traits="glasses"),
        P(UMBER, "bald", DARK, GRASS, "#12694a", traits="beard"),
    ),
    9: (
        P(HONEY, "tails", BLACK, BLUE, FLAG),
        P(COCOA, "afro", BLACK, RED, FLAG, traits="studs"),
        P(IVORY, "part", GOLD, TEAL, FLAG, traits="beard"),
        P(BRONZE, "curls", "#5a2a1a", SUN, RED),
    ),
    10: (
        P(PEACH, "tails", COPPER, SUN, BLUE, mouth="smirk", traits="freckles"),
        P(TAN, "thin", SILVER, RED, NAVY, mouth="smirk", traits="moustache"),
        P(UMBER, "bun", BLACK, "#ffe6b0", "#2e5fa3", mouth="smirk"),
        P(IVORY, "part", BLACK, LILAC, "#374a8c", mouth="smirk"),
    ),
    11: (
        P(HONEY, "quiff", BROWN, RED, FLAG, "none"),
        P(IVORY, "waves", GOLD, ORANGE, FLAG, "none"),
        P(TAN, "bob", BLACK, TEAL, SUN, "none", traits="aid"),
        P(BRONZE, "afro", "#2b1830", SUN, "#d0389a", "none", traits="hoops"),
    ),
}
FLEX = (
    P(TAN, "braids", BLACK, FLAG, SUN),
    P(UMBER, "flattop", BLACK, FLAG, RED),
    P(PEACH, "bun", COPPER, FLAG, BLUE, traits="freckles"),
    P(HONEY, "bald", DARK, FLAG, TEAL, "happy", traits="beard"),
)
COACH = P(HONEY, "bald", "#8a5a34", "#77738a", FLAG, mouth="shout")
