"""What the people of Blind Business do: one part for each number, played by somebody else in every district."""

# ruff: noqa: E501  (path data reads better unbroken)

from collections.abc import Callable

from art.draw.business_people import COACH, INKED, Person, arm, bust, stripes
from art.draw.business_stock import FLAG, RAINBOW, RED, SUN, District, confetti, flat, motif
from art.kit.palette import BRASS, INK, mix
from art.kit.papercut import PaperCut
from art.kit.svg import circle, ellipse, group, limb, line, path, poly, rect, star

X, Y, SIZE = 182, 312, 1.1  # where a lone head stands, and how large
Part = Callable[[PaperCut, Person], None]


def sprinkle(pc: PaperCut, seed: int, n: int = 24) -> None:
    pc.layer(confetti(n, seed), lift=2, outline=0, puff=0)


def twins(pc: PaperCut, who: Person) -> None:
    """1 counts twice."""
    sprinkle(pc, 3)
    for x, turn, eyes in ((110, 7, "wink"), (252, -7, "open")):
        one = who if turn > 0 else who._replace(shirt=who.trim, trim=who.shirt)
        at = bust(pc, x, 340, 0.88, one._replace(eyes=eyes), stripes(one.trim), rot=turn)
        cone = path("M-34 -74L2 -152L38 -74Q2 -62 -34 -74Z", one.trim)
        pc.layer(
            at(cone),
            lift=5,
            outline=5,
            puff=8,
            overlay=at(line("M-40 -84L30 -128M-30 -64L48 -104", one.shirt, 11)),
        )
        pc.layer(at(circle(2, -152, 13, FLAG)), lift=3, outline=4.5, puff=5)


def agrees(pc: PaperCut, who: Person) -> None:
    """2 brings an OK: thumbs up."""
    bust(pc, 172, Y, SIZE, who, stripes(who.trim, 104))
    pc.layer(limb("M276 520L290 424", who.shirt, 46, INKED), lift=7, outline=0, puff=8)
    thumb = group(rect(-15, -44, 30, 84, who.skin, 15), 278, 342, -8)
    knuckles = line("M298 372L330 372M296 391L330 391M298 410L326 410", mix(who.skin, "#5a1d1d", 0.55), 5)
    pc.layer(thumb + rect(258, 354, 72, 74, who.skin, 24), lift=7, outline=INKED, puff=10, overlay=knuckles)
    flat(pc, line("M262 270L254 252M288 264L292 242M314 278L330 262", "#fffbe0", 8))


def magician(pc: PaperCut, who: Person) -> None:
    """3 swaps hands."""
    collar = path("M-34 78L0 190L34 78Z", FLAG) + path(
        "M-22 104L0 118L22 104L22 138L0 124L-22 138Z", who.trim
    )
    at = bust(pc, X, 330, 1.04, who, collar)
    hat = mix(who.shirt, INK, 0.35)
    band = path("M-62 -84Q0 -70 62 -84L62 -56Q0 -42 -62 -56Z", who.trim)
    pc.layer(
        at(path("M-54 -54L-62 -152Q0 -168 62 -152L54 -54Z", hat)),
        lift=6,
        outline=INKED,
        puff=14,
        overlay=at(band),
    )
    pc.layer(
        at(path("M-98 -56C-70 -74 70 -74 98 -56C70 -36 -70 -36 -98 -56Z", hat)), lift=6, outline=INKED, puff=6
    )
    wand = group(rect(-8, -86, 16, 172, INK, 6), 306, 352, 20)
    pc.layer(wand, lift=6, outline=4, puff=4, overlay=group(rect(-10, -90, 20, 34, FLAG), 306, 352, 20))
    arm(pc, "M268 500L284 440", who.shirt, (288, 416), who.skin, 40)
    sparks = star(326, 232, 34, "#ffe28a", 4, 0.34) + star(282, 206, 18, "#fffbe0", 4, 0.34)
    pc.layer(sparks, lift=3, outline=3.5, puff=4)


def peeks(pc: PaperCut, who: Person) -> None:
    """4 looks at the own hand: one eye behind a glass."""
    at = bust(pc, 176, Y, SIZE, who, stripes(who.trim, 104))
    pc.layer(limb("M286 436L240 352", mix(BRASS, "#5a2a0c", 0.6), 20, INKED), lift=6, outline=0, puff=0)
    pc.layer(at(circle(27, -2, 46, BRASS)), lift=6, outline=INKED, puff=6, hi=0.8, lo=0.5)
    lens = (
        circle(27, -2, 34, "#d8f4ff")
        + circle(27, 0, 22, INK)
        + circle(19, -9, 8, "#ffffff")
        + circle(35, 9, 4.5, "#ffffff")
    )
    flat(pc, at(lens + line("M50 -16Q46 -26 38 -30", "#ffffff", 5)))
    arm(pc, "M318 520L300 476", who.shirt, (292, 450), who.skin, 42)


def guitarist(pc: PaperCut, who: Person) -> None:
    """5, one half of the duo."""
    sprinkle(pc, 5, 14)
    bust(pc, 174, 296, SIZE, who, path("M-18 74L0 140L18 74Z", FLAG))

    def at(body: str) -> str:
        return group(body, 136, 452, -27)

    pc.layer(
        at(rect(60, -13, 136, 26, "#7a3f22", 4)),
        lift=6,
        outline=INKED,
        puff=5,
        overlay=at("".join(rect(x, -14, 4, 28, BRASS) for x in range(100, 190, 22))),
    )
    pc.layer(
        at(path("M190 -20L232 -24L238 24L190 20Z", "#5a2a18")),
        lift=5,
        outline=INKED,
        puff=5,
        overlay=at("".join(circle(x, y, 5, FLAG) for x in (204, 221) for y in (-12, 12))),
    )
    pc.layer(
        at(circle(0, 0, 68, "#e59a3c") + circle(72, 0, 52, "#e59a3c")),
        lift=8,
        outline=INKED,
        puff=14,
        hi=0.6,
        overlay=at(rect(-52, -16, 18, 32, "#7a3f22", 4)),
    )
    flat(pc, at(circle(46, 0, 25, "#5a2a18") + line("M-42 -7L192 -7M-42 0L192 0M-42 7L192 7", FLAG, 2.4)))
    arm(pc, "M64 520L106 486", who.shirt, (132, 466), who.skin, 40)
    pc.layer(circle(274, 381, 22, who.skin), lift=5, outline=INKED, puff=8)
    note = ellipse(0, 0, 15, 11, FLAG, -18) + path(
        "M8 -2L8 -52C16 -40 30 -40 28 -20C26 -28 20 -30 15 -30L15 -2Z", FLAG
    )
    pc.layer(group(note, 284, 256) + group(note, 318, 206, 10, 0.9), lift=4, outline=4, puff=4)


def drummer(pc: PaperCut, who: Person) -> None:
    """6, the other half."""
    sprinkle(pc, 6, 14)
    bust(pc, X, 286, SIZE, who, stripes(who.trim, 104))
    for m in (1, -1):
        stick = limb("M0 0L30 -112", "#e7b566", 11, 4)
        pc.layer(group(stick, 182 + m * 122, 376, 0, m, 1), lift=6, outline=0, puff=4)
        arm(pc, f"M{182 + m * 112} 470L{182 + m * 120} 410", who.shirt, (182 + m * 122, 384), who.skin, 40)
    zigzag = "M72 428L100 486L128 432L156 490L184 434L212 490L240 432L268 486L296 428"
    pc.layer(
        path("M72 416L292 416L286 520L78 520Z", who.trim),
        lift=8,
        outline=INKED,
        puff=12,
        overlay=line(zigzag, FLAG, 8),
    )
    pc.layer(ellipse(182, 416, 112, 27, BRASS), lift=4, outline=INKED, puff=6)
    pc.layer(ellipse(182, 412, 97, 19, FLAG), lift=0, outline=3.5, puff=8, lo=0.2)


def ice_cream(pc: PaperCut, who: Person) -> None:
    """7, first of the trio of stalls: sun hat and shades."""
    at = bust(pc, 168, 324, 1.02, who._replace(eyes="none"), stripes(who.trim, 100))
    rims = rect(-56, -22, 48, 38, SUN, 17) + rect(8, -22, 48, 38, SUN, 17) + rect(-12, -14, 24, 9, SUN, 3)
    pc.layer(at(rims), lift=4, outline=4, puff=4)
    panes = rect(-49, -16, 34, 26, "#1d2b52", 12) + rect(15, -16, 34, 26, "#1d2b52", 12)
    pc.layer(
        at(panes), lift=0, outline=0, puff=6, overlay=at(line("M-44 8L-26 -18M20 8L38 -18", "#6fb6ff", 8))
    )
    straw = "".join(line(f"M{-120 + i * 18} -20L{-104 + i * 16} -90", "#dca647", 3) for i in range(15))
    pc.layer(
        at(path("M-118 -44C-100 -78 100 -78 118 -44C90 -28 -90 -28 -118 -44Z", "#f6d27a")),
        lift=7,
        outline=INKED,
        puff=9,
        overlay=at(straw),
    )
    band = path("M-66 -84Q0 -70 66 -84L66 -56Q0 -42 -66 -56Z", who.trim)
    pc.layer(
        at(
            path(
                "M-60 -58C-62 -120 -36 -136 0 -136C36 -136 62 -120 60 -58C30 -48 -30 -48 -60 -58Z", "#f9de94"
            )
        ),
        lift=5,
        outline=INKED,
        puff=12,
        overlay=at(band),
    )
    _cone(pc)
    arm(pc, "M276 520L294 456", who.shirt, (298, 430), who.skin, 42)


def _cone(pc: PaperCut) -> None:
    waffle = line("M262 336L314 388M276 314L322 362M330 336L282 388M318 314L270 358", "#b26f22", 4)
    pc.layer(
        poly([(264, 322), (332, 322), (300, 424)], "#e2a04a"), lift=6, outline=INKED, puff=8, overlay=waffle
    )
    pc.layer(
        circle(280, 304, 27, "#ff9ec4") + circle(318, 304, 27, "#b9f0a0"), lift=4, outline=INKED, puff=10
    )
    sugar = "".join(
        rect(286 + i * 9, 260 + (i * 7) % 18, 8, 4, RAINBOW[i % 4], 2, rot=i * 50) for i in range(4)
    )
    pc.layer(circle(298, 270, 29, "#fff3c9"), lift=4, outline=INKED, puff=10, overlay=sugar)
    pc.layer(circle(300, 236, 11, RED), lift=3, outline=4, puff=4)


def balloons(pc: PaperCut, who: Person) -> None:
    """8, the middle of the trio."""
    for x, y, colour in ((304, 250, RED), (262, 200, SUN), (324, 178, "#7d5be0")):
        pc.layer(line(f"M{x} {y}Q{x - 8} 350 294 430", INK, 4), lift=1, outline=0, puff=0)
        pc.layer(
            ellipse(x, y, 33, 41, colour),
            lift=5,
            outline=INKED,
            puff=14,
            hi=0.8,
            overlay=ellipse(x - 12, y - 16, 7, 12, "#ffffff", 24, op=0.7),
        )
    buttons = line("M0 90L0 320", who.trim, 8) + "".join(circle(16, 130 + i * 40, 7, FLAG) for i in range(4))
    at = bust(pc, 160, 322, 1.05, who, buttons)
    pc.layer(
        at(path("M-74 -22C-80 -92 -40 -114 0 -114C40 -114 80 -92 74 -22Q0 -44 -74 -22Z", who.trim)),
        lift=5,
        outline=INKED,
        puff=12,
        overlay=at(path("M-80 -50Q0 -70 80 -50L80 -12Q0 -38 -80 -12Z", SUN)),
    )
    pc.layer(at(circle(0, -116, 21, FLAG)), lift=3, outline=4, puff=7)
    arm(pc, "M266 520L288 470", who.shirt, (296, 444), who.skin, 42)


def popcorn(pc: PaperCut, who: Person) -> None:
    """9, the last of the trio."""
    at = bust(pc, 164, 308, 1.06, who, stripes(who.trim, 100, 7, 10, 26))
    pc.layer(
        at(path("M-72 -34Q0 -60 72 -34L108 -18Q98 -4 60 -14Q0 -32 -72 -12Z", who.trim)),
        lift=5,
        outline=INKED,
        puff=6,
    )
    kernels = ((232, 374), (258, 352), (286, 344), (314, 354), (332, 376), (272, 370), (302, 372))
    pc.layer("".join(circle(x, y, 20, "#fff3c9") for x, y in kernels), lift=4, outline=4, puff=7)
    for x, y in ((330, 306), (302, 258)):
        puffed = "".join(circle(x + a, y + b, 10, "#fff3c9") for a, b in ((-9, 0), (4, -8), (7, 6)))
        pc.layer(puffed, lift=3, outline=4, puff=5)
    pc.layer(
        path("M212 382L344 382L328 520L228 520Z", FLAG),
        lift=7,
        outline=INKED,
        puff=8,
        overlay="".join(rect(x, 370, 19, 160, RED) for x in (224, 262, 300)),
    )
    pc.layer(circle(218, 456, 22, who.skin), lift=5, outline=INKED, puff=8)


def mechanic(pc: PaperCut, who: Person) -> None:
    """10, the right tool: a wrench as large as a bat."""
    straps = path("M-78 320L-60 92L-32 84L-26 170L26 170L32 84L60 92L78 320Z", who.trim)
    at = bust(pc, 168, Y, SIZE, who, straps + circle(-43, 128, 9, SUN) + circle(43, 128, 9, SUN))
    pc.layer(at(rect(-72, -66, 144, 20, "#7a3a1c", 6)), lift=4, outline=4, puff=4)
    pc.layer(at(circle(-30, -58, 27, BRASS) + circle(30, -58, 27, BRASS)), lift=5, outline=INKED, puff=6)
    glint = line("M-38 -50L-26 -70M22 -50L34 -70", "#ffffff", 6)
    pc.layer(
        at(circle(-30, -58, 17, "#7fe0e8") + circle(30, -58, 17, "#7fe0e8")),
        lift=0,
        outline=3,
        puff=8,
        overlay=at(glint),
    )
    wrench = (
        "M-16 190L-14 -60C-42 -74 -50 -112 -32 -140L-17 -106L17 -106L32 -140C50 -112 42 -74 14 -60L16 190Z"
    )
    pc.layer(
        group(path(wrench, "#b9c6d6"), 286, 330, 9),
        lift=8,
        outline=5,
        puff=9,
        hi=0.7,
        lo=0.5,
        overlay=group(line("M0 -40L0 150", "#8496ad", 9), 286, 330, 9),
    )
    arm(pc, "M250 520L266 454", who.shirt, (274, 426), who.skin, 44)
    flat(pc, star(334, 160, 22, "#fffbe0", 4, 0.26))


def natural(pc: PaperCut, who: Person) -> None:
    """11 swings best, and blindfolded."""
    sprinkle(pc, 11, 30)
    bat = path("M-10 170L-22 -120C-24 -152 24 -152 22 -120L10 170Z", "#e7a94f")
    rings = "".join(line(f"M-32 {-96 + i * 27}L32 {-110 + i * 27}", RAINBOW[i], 12) for i in range(4))
    pc.layer(
        group(bat, 286, 318, 15),
        lift=7,
        outline=5,
        puff=10,
        hi=0.6,
        lo=0.5,
        overlay=group(rings, 286, 318, 15),
    )
    at = bust(pc, 168, Y, SIZE, who, star(0, 150, 42, who.trim))
    knot = "M64 -10C96 -30 120 -22 126 -8C112 -4 108 6 116 20C98 26 78 14 64 6Z"
    pc.layer(at(path(knot, "#3a7bd5")), lift=5, outline=INKED, puff=6)
    stars = "".join(star(x, -7 + abs(x) * 0.06, 11, "#ffe28a") for x in (-48, -16, 16, 48))
    pc.layer(
        at(path("M-70 -24Q0 -40 70 -24L70 10Q0 22 -70 10Z", "#3a7bd5")),
        lift=6,
        outline=INKED,
        puff=9,
        overlay=at(stars),
    )
    arm(pc, "M250 520L256 466", who.shirt, (260, 436), who.skin, 44)


PARTS: dict[int, Part] = {
    1: twins, 2: agrees, 3: magician, 4: peeks, 5: guitarist, 6: drummer,
    7: ice_cream, 8: balloons, 9: popcorn, 10: mechanic, 11: natural,
}  # fmt: skip


def flexes(pc: PaperCut, who: Person, district: str, d: District) -> None:
    """The Flex Player in the district's colour, its sign on the chest."""
    fold = mix(who.skin, "#7c3a20", 0.6)
    for m in (1, -1):

        def at(body: str, m: int = m) -> str:
            return group(body, 180, 42, 0, m, 1)

        upper = "M56 480L58 350C66 322 92 306 114 320L100 262L146 250C162 290 170 340 158 380C146 420 130 460 120 480Z"
        pc.layer(
            at(path(upper, who.skin)),
            lift=7,
            outline=INKED,
            puff=16,
            hi=0.6,
            lo=0.5,
            overlay=at(line("M76 340Q98 322 116 336Q122 346 118 356", fold, 6)),
        )
        knuckles = line("M108 208L110 226M122 206L123 225M136 209L135 226", fold, 5)
        pc.layer(
            at(path("M92 256C82 226 96 204 122 204C150 204 162 224 152 250Z", who.skin)),
            lift=5,
            outline=INKED,
            puff=10,
            overlay=at(knuckles),
        )
        pc.layer(at(path("M94 252L150 240L154 262L98 274Z", who.trim)), lift=3, outline=4, puff=5)
    torso = "M-34 78C-70 82 -92 96 -98 130L-74 320L74 320L98 130C92 96 70 82 34 78Z"
    neck = path("M-60 60Q0 170 60 60Z", who.skin)
    vest = who._replace(shirt=d.main)
    at = bust(pc, 180, 304, 1.06, vest, neck + line("M-66 66Q0 184 66 66", d.dark, 9), torso=torso)
    flat(pc, at(motif(district, 0, 158, 28, FLAG)))
    tails = "M64 -34C86 -48 104 -40 108 -28C98 -26 96 -18 100 -8C86 -8 74 -18 64 -22Z"
    pc.layer(at(path(tails, d.dark)), lift=3, outline=4, puff=4)
    pc.layer(
        at(path("M-69 -40Q0 -62 69 -40L69 -18Q0 -38 -69 -18Z", d.main)),
        lift=4,
        outline=INKED,
        puff=6,
        overlay=at(line("M-72 -29Q0 -50 72 -29", FLAG, 6)),
    )


def coaches(pc: PaperCut) -> None:
    """The Wild Coach: cap, whistle, megaphone, and no district's colour anywhere."""
    shirt = path("M-24 70L0 120L24 70Z", FLAG) + line("M-96 92L-120 320M96 92L120 320", FLAG, 16)
    pc.layer(
        group(star(0, -10, 112, COACH.hair, 15, 0.74), 160, 320, 0, 1.08), lift=5, outline=INKED, puff=12
    )
    at = bust(pc, 160, 320, 1.08, COACH, shirt)
    pc.layer(
        at(
            path(
                "M-46 22C-30 8 -10 12 0 20C10 12 30 8 46 22C40 36 18 36 0 28C-18 36 -40 36 -46 22Z",
                COACH.hair,
            )
        ),
        lift=4,
        outline=4,
        puff=6,
    )
    pc.layer(
        at(path("M-72 -34C-72 -92 -34 -104 0 -104C34 -104 72 -92 72 -34C30 -46 -30 -46 -72 -34Z", "#efe4cc")),
        lift=6,
        outline=INKED,
        puff=14,
        overlay=at(line("M0 -110L0 -30M-36 -100Q-44 -70 -42 -34M36 -100Q44 -70 42 -34", "#b9ab90", 5)),
    )
    pc.layer(
        at(path("M-76 -32C-40 -52 40 -52 104 -34C112 -24 100 -18 84 -20C40 -32 -30 -32 -72 -22Z", BRASS)),
        lift=6,
        outline=INKED,
        puff=6,
    )
    pc.layer(at(star(0, -72, 22, BRASS)), lift=2, outline=3.5, puff=3)
    pc.layer(at(line("M-34 82Q-20 118 0 124M34 82Q24 112 6 124", INK, 7)), lift=3, outline=0, puff=0)
    pc.layer(at(circle(0, 134, 18, BRASS) + rect(4, 118, 34, 17, BRASS, 4)), lift=5, outline=4, puff=6)
    horn = "M226 396L312 326C334 360 336 408 326 442L232 430Z"
    pc.layer(
        path(horn, FLAG),
        lift=7,
        outline=5,
        puff=12,
        overlay=path("M284 342L312 322C340 362 340 420 328 450L296 444C306 408 302 370 284 342Z", BRASS),
    )
    pc.layer(ellipse(323, 385, 15, 58, "#3c3850", -6), lift=3, outline=INKED, puff=6)
    arm(pc, "M214 520L240 462", COACH.shirt, (250, 438), COACH.skin, 42)
