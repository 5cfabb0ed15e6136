"""The twenty chickens: a chick, a hen in her nest, a strutting hen and the crowned one, in five colours."""

# ruff: noqa: E501  (path data reads better unbroken)

from pygame import Surface

from art.draw.hen_yard import (
    BEAK,
    BEAK_SHADE,
    COMB,
    FRECKLE,
    GOLD,
    GOLD_SHADE,
    LEG,
    PLUMAGE,
    QUALITY,
    SHELL,
    Plumage,
    Sheet,
    badge,
    blush,
    comb,
    corner,
    eye,
    flat,
    foot,
    ground_shadow,
    meadow,
    pattern,
    sign,
)
from art.kit.bake import draws_each
from art.kit.palette import CREAM, INK, mix
from art.kit.papercut import PaperCut, Shifted, finish_card, new_card
from art.kit.svg import circle, ellipse, group, limb, line, path, rays, star

STRAW, STRAW_LIGHT, STRAW_SHADE = "#f2cf7e", "#f6d88c", "#d9a84e"
SCARF, SCARF_SHADE = "#23a79b", "#1d8f86"
Places = tuple[tuple[int, int], ...]

CHICK = (
    "M84 346C72 250 116 186 182 186C248 186 292 250 280 346C276 400 240 420 182 420C124 420 88 400 84 346Z"
)
SHELL_FOOT = "M62 352L92 376L120 346L150 378L182 348L214 378L244 346L272 376L302 352C306 424 256 462 182 462C108 462 58 424 62 352Z"
SHELL_HAT = (
    "M112 214C104 158 138 118 184 118C230 118 262 158 254 214L232 194L210 220L184 192L158 220L134 194Z"
)
SIGNS_ON_SHELL: Places = ((98, 408), (140, 430), (182, 404), (224, 430), (266, 408))
BROODY = "M74 330C70 280 92 262 130 268C176 274 178 226 184 194C194 138 286 138 294 196C300 240 326 270 322 330C318 410 264 440 194 440C120 440 80 400 74 330Z"
BROODY_WING = "M112 330C128 288 196 288 222 330C214 352 206 356 196 356C198 372 182 380 172 374C166 388 146 388 140 374C122 376 108 356 112 330Z"
NEST = "M26 404C60 430 120 426 186 428C250 430 306 424 340 404C346 448 304 474 186 474C70 474 20 448 26 404Z"
STRUTTING = "M72 300C72 262 98 250 134 254C178 258 184 208 190 174C200 112 290 112 298 172C304 222 322 248 312 302C300 370 246 402 186 402C118 402 72 362 72 300Z"
STRUTTING_WING = "M98 312C112 272 186 268 214 306C210 326 200 332 190 332C192 350 174 358 164 350C156 366 134 362 130 350C112 350 96 334 98 312Z"
CROWNED = "M180 168C226 168 238 204 244 238C284 276 296 326 284 376C272 428 228 444 180 444C132 444 88 428 76 376C64 326 76 276 116 238C122 204 134 168 180 168Z"
CROWNED_WING = (
    "M-104 -30C-138 -8 -146 44 -124 78C-112 74 -108 66 -106 58C-94 60 -84 52 -82 42C-70 36 -66 4 -80 -24Z"
)


def _plumes(
    p: Plumage, n: int, x: float, y: float, length: float, turn: tuple[float, float], w: float
) -> list[tuple[str, str]]:  # fmt: skip
    """A fan of tail feathers, each with the spot printed on it."""
    first, last = turn
    d = f"M0 0C{-w * 0.9} {-length * 0.45} {-w * 0.8} {-length} 0 {-length}C{w * 0.8} {-length} {w * 0.9} {-length * 0.45} 0 0Z"
    spot = ellipse(0, -length * 0.76, w * 0.33, w * 0.42, p.light)
    spot += ellipse(0, -length * 0.74, w * 0.17, w * 0.22, p.dark)
    turns = [first + (last - first) * i / (n - 1) for i in range(n)]
    return [
        (group(path(d, p.dark if i % 2 else p.base), x, y, a), group(spot, x, y, a))
        for i, a in enumerate(turns)
    ]


def _plumage(pc: Sheet, colour: str, body: str, area: tuple[float, ...]) -> None:
    """A body whose feathers bear the colour's sign."""
    p = PLUMAGE[colour]
    signs = pattern(colour, mix(p.base, p.dark, 0.5), 38, area)
    pc.layer(path(body, p.base), lift=7, outline=5, puff=30, hi=0.62, lo=0.55, overlay=signs)


def _cheek(pc: Sheet, colour: str, x: float, y: float, rx: float, ry: float) -> None:
    pc.layer(
        ellipse(x, y, rx, ry, PLUMAGE[colour].light, op=0.92), lift=0, outline=0, puff=10, hi=0.4, lo=0.05
    )


def _side_beak(pc: Sheet, y: float) -> None:
    """Beak and wattle of a hen that looks to the right, y units below the broody one's."""
    upper = path("M288 208C318 210 332 224 336 234C318 244 296 240 286 234Z", BEAK)
    lower = path("M288 236C302 244 312 244 320 240C312 252 298 252 288 246Z", BEAK_SHADE)
    wattle = path("M276 250C270 268 276 286 288 286C300 286 302 266 294 250Z", COMB)
    pc.layer(group(upper + lower, 0, y), lift=4, outline=4, puff=6)
    pc.layer(group(wattle, 4, y), lift=4, outline=4, puff=6)


def chick(pc: Sheet, colour: str) -> None:
    """1: just out of the egg, half of the shell for a hat."""
    p = PLUMAGE[colour]
    ground_shadow(pc, 182, 452, 112)
    down = pattern(colour, mix(p.base, p.dark, 0.42), 36, (80, 300, 290, 420))
    pc.layer(path(CHICK, p.base), lift=7, outline=5, puff=26, hi=0.6, lo=0.5, overlay=down)
    pc.layer(ellipse(182, 292, 76, 62, p.light), lift=0, outline=0, puff=14, hi=0.5, lo=0.12)
    flat(pc, blush(122, 318, 17) + blush(242, 318, 17))
    for wing in (
        "M92 322C60 312 36 284 40 252C60 256 70 250 74 240C98 254 112 286 112 316Z",
        "M272 322C304 312 328 284 324 252C304 256 294 250 290 240C266 254 252 286 252 316Z",
    ):
        pc.layer(path(wing, p.base), lift=5, outline=4.5, puff=12)
    flat(
        pc,
        eye(146, 282, 23, (3, -2)) + eye(218, 282, 23, (-3, -2)),
    )
    beak = path("M160 312Q182 296 204 312Q182 326 160 312Z", BEAK)
    beak += path("M166 318Q182 350 198 318Q182 330 166 318Z", BEAK_SHADE)
    pc.layer(beak, lift=3, outline=4, puff=5)
    paint = mix(SHELL, p.base, 0.8)
    signs = "".join(sign(colour, x, y, 15, paint) for x, y in SIGNS_ON_SHELL)
    pc.layer(path(SHELL_FOOT, SHELL), lift=7, outline=5, puff=22, hi=0.5, lo=0.42, overlay=signs)
    specks = ellipse(220, 148, 8, 7, FRECKLE) + ellipse(170, 160, 6, 5, FRECKLE)
    hat = group(path(SHELL_HAT, SHELL), 14, -8, 4)
    pc.layer(hat, lift=7, outline=5, puff=18, hi=0.5, lo=0.42, overlay=specks)


def broody(pc: PaperCut, colour: str) -> None:
    """2: in the nest with two eggs, under a straw hat."""
    p = PLUMAGE[colour]
    ground_shadow(pc, 186, 458, 140)
    for plume, spot in _plumes(p, 4, 104, 330, 132, (-66, -14), 42):
        pc.layer(plume, lift=5, outline=4.5, puff=10, overlay=spot)
    _plumage(pc, colour, BROODY, (40, 236, 330, 420))
    _cheek(pc, colour, 250, 222, 40, 36)
    _side_beak(pc, 0)
    flat(
        pc, eye(258, 213, 21, (4, 2)) + line("M240 196L230 188M247 189L240 179", INK, 5) + blush(232, 248, 15)
    )
    ribs = line("M140 336Q160 352 176 340M164 332Q186 344 200 332", p.light, 6)
    pc.layer(path(BROODY_WING, p.dark), lift=6, outline=4.5, puff=14, overlay=ribs)
    _straw_hat(pc, p.dark)
    eggs = ellipse(66, 412, 26, 32, SHELL, -14) + ellipse(312, 420, 24, 29, "#ffe9cd", 16)
    pc.layer(eggs, lift=5, outline=4.5, puff=14)
    pc.layer(path(NEST, "#d79c45"), lift=7, outline=5, puff=16, hi=0.4, lo=0.5, overlay=_straws())


def _straw_hat(pc: PaperCut, band: str) -> None:
    weave = "".join(line(f"M{160 + i * 16} 200L{172 + i * 16} 140", STRAW_SHADE, 3) for i in range(11))
    pc.layer(ellipse(240, 168, 84, 22, STRAW, -10), lift=6, outline=4.5, puff=8, overlay=weave)
    weave = "".join(line(f"M{186 + i * 15} 170L{194 + i * 14} 90", STRAW_SHADE, 3) for i in range(8))
    weave += path("M184 150C220 154 256 146 290 130L290 152C256 166 220 176 184 172Z", band)
    crown = "M190 164C188 108 206 96 232 94C262 92 280 104 284 146C256 158 220 168 190 164Z"
    pc.layer(path(crown, STRAW_LIGHT), lift=4, outline=4.5, puff=12, overlay=weave)


def _straws() -> str:
    out = ""
    for i in range(-2, 21):
        x, sway = 20 + i * 17, -1 if i % 2 else 1
        upper = f"M{x} {416 + i * 37 % 30}q{18 + i * 13 % 20} {sway * 9} {52 + i * 7 % 20} {i * 29 % 17 - 8}"
        out += line(upper, ("#fbe3a0", "#b97c2f", "#e9bd62")[i % 3], 5)
    for i in range(-2, 21):
        x, sway = 20 + i * 17, -1 if i % 2 else 1
        lower = f"M{x} {446 + i * 23 % 22}q24 {sway * 8} 60 {i * 31 % 15 - 7}"
        out += line(lower, ("#b97c2f", "#fbe3a0", "#8f5a22")[i % 3], 5)
    return out


def strutting(card: PaperCut, colour: str) -> None:
    """3: on a stroll, with a neckerchief and a straw in the beak."""
    p = PLUMAGE[colour]
    pc = Shifted(card, -14, 2)
    ground_shadow(pc, 196, 462, 96)
    for plume, spot in _plumes(p, 5, 108, 318, 150, (-88, -18), 44):
        pc.layer(plume, lift=5, outline=4.5, puff=10, overlay=spot)
    pc.layer(limb("M158 384L150 428", LEG, 11) + foot(150, 444), lift=4, outline=0, puff=0)
    toes = limb("M256 430L282 436M256 430L272 450M256 430L244 446", LEG, 9)
    pc.layer(limb("M226 376L262 402L256 430", LEG, 11) + toes, lift=4, outline=0, puff=0)
    pc.layer(comb(240, 128, 1.06, -4), lift=4, outline=4.5, puff=9)
    _plumage(pc, colour, STRUTTING, (40, 236, 330, 420))
    _cheek(pc, colour, 252, 196, 38, 36)
    stalk = limb("M312 206C330 200 340 190 346 176", STRAW_LIGHT, 5, 2.5)
    ear = path("M346 180C338 168 342 156 350 152C358 162 356 174 346 180Z", STRAW_LIGHT)
    pc.layer(stalk + ear, lift=3, outline=0, puff=0)
    _side_beak(pc, -28)
    flat(pc, eye(260, 186, 20, (5, 0)) + line("M240 158Q256 148 276 160", INK, 7) + blush(238, 220, 15))
    _neckerchief(pc)
    ribs = line("M130 314Q150 332 166 318M156 308Q178 322 192 308", p.light, 6)
    pc.layer(path(STRUTTING_WING, p.dark), lift=7, outline=4.5, puff=14, overlay=ribs)


def _neckerchief(pc: Sheet) -> None:
    knot = "M190 246C172 236 152 240 146 252C158 258 162 262 160 274C176 274 188 264 194 254Z"
    pc.layer(path(knot, SCARF_SHADE), lift=4, outline=4, puff=6)
    dots: Places = ((208, 256), (234, 268), (262, 268), (286, 256), (246, 290), (270, 288))
    cloth = "M186 232C222 258 268 256 308 236C312 252 306 262 296 268C272 316 254 320 244 304C226 286 200 268 184 250Z"
    spots = "".join(circle(x, y, 6, CREAM) for x, y in dots)
    pc.layer(path(cloth, SCARF), lift=5, outline=4.5, puff=9, overlay=spots)


def crowned(card: PaperCut, colour: str) -> None:
    """4: the prize hen with a fan of a tail, a crown and a rosette."""
    p = PLUMAGE[colour]
    flat(card, rays(180, 300, 330, "#fffbe8", 16, 0.22, 4))
    pc = Shifted(card, 8, 2)
    ground_shadow(pc, 180, 462, 104)
    fan = _plumes(p, 9, 180, 346, 216, (-84, 84), 52)
    for i in sorted(range(9), key=lambda i: -abs(i - 4)):  # the middle one lies on top
        pc.layer(fan[i][0], lift=4, outline=4.5, puff=10, overlay=fan[i][1])
    pc.layer(foot(148, 452) + foot(212, 452), lift=4, outline=0, puff=0)
    _plumage(pc, colour, CROWNED, (70, 280, 300, 440))
    _cheek(pc, colour, 180, 226, 48, 42)
    ribs = line("M-120 20Q-106 30 -96 20M-118 44Q-108 50 -100 42", p.light, 6)
    for side in (1, -1):
        wing, printed = (group(s, 180, 312, 0, side, 1) for s in (path(CROWNED_WING, p.dark), ribs))
        pc.layer(wing, lift=6, outline=4.5, puff=12, overlay=printed)
    wattle = "M166 252C158 270 164 288 174 286C180 284 180 270 180 262C180 270 180 284 186 286C196 288 202 270 194 252Z"
    pc.layer(path(wattle, COMB), lift=4, outline=4, puff=6)
    lids = mix(p.base, p.dark, 0.25)
    flat(
        pc,
        eye(156, 214, 19, (3, 2), lids)
        + eye(204, 214, 19, (-3, 2), lids)
        + blush(130, 240, 13)
        + blush(230, 240, 13),
    )
    beak = path("M180 222C196 228 202 240 200 248C190 258 170 258 160 248C158 240 164 228 180 222Z", BEAK)
    pc.layer(beak, lift=4, outline=4, puff=7, overlay=line("M158 246Q180 240 202 246", BEAK_SHADE, 5))
    _crown(pc)
    _rosette(pc, colour)


def _crown(pc: Sheet) -> None:
    """Worn at a slant, so that the feather leaves all of it to be seen."""

    def at(body: str) -> str:
        return group(group(body, -180, -182), 184, 183, 9)

    crown = "M136 178L126 122L156 146L180 106L204 146L234 122L224 178C196 188 164 188 136 178Z"
    band = path("M132 162C164 174 196 174 228 162L224 182C196 192 164 192 136 182Z", GOLD_SHADE)
    pc.layer(at(path(crown, GOLD)), lift=6, outline=4.5, puff=10, overlay=at(band))
    gems = circle(126, 120, 8, "#ff6b6b") + circle(180, 104, 9, "#6fd3ff") + circle(234, 120, 8, "#ff6b6b")
    pc.layer(at(gems), lift=3, outline=4, puff=4)


def _rosette(pc: Sheet, colour: str) -> None:
    tails = path("M160 346L146 414L166 402L178 420L182 350Z", "#d8342f")
    tails += path("M200 346L214 414L194 402L182 420L178 350Z", "#b3222c")
    pc.layer(tails, lift=5, outline=4, puff=6)
    pc.layer(star(180, 340, 46, GOLD, 14, 0.82), lift=5, outline=4.5, puff=8)
    pc.layer(circle(180, 340, 27, SHELL), lift=2, outline=3.5, puff=7)
    flat(pc, sign(colour, 180, 340, 17, PLUMAGE[colour].dark))


BIRDS = {1: chick, 2: broody, 3: strutting, 4: crowned}


@draws_each(
    "cards/blind-hen/chicken_{}_{}",
    [(colour, value) for colour in PLUMAGE for value in BIRDS],
    quality=QUALITY,
)
def chicken(colour: str, value: int) -> Surface:
    pc = new_card()
    meadow(pc, colour)
    BIRDS[value](pc, colour)
    badge(pc, colour)
    corner(pc, str(value), mix(PLUMAGE[colour].dark, INK, 0.28))
    return finish_card(pc)
