"""The pictures on the five boxes."""

import random

from art.draw.motifs.barnyard import BH_DEFS, barn, hen, nest
from art.draw.motifs.desk import briefcase, phone
from art.draw.motifs.fiesta import BB_DEFS, bunting, candy, pinata
from art.draw.motifs.pinball import RIC_DEFS, ball, bumper, flipper
from art.draw.motifs.tools import grid, hammer, house
from art.kit.palette import INK
from art.kit.svg import circle as C
from art.kit.svg import doc, linear, radial, rays, star
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R


def ricochet() -> str:
    rnd = random.Random(5)
    b = R(0, 0, 300, 400, "url(#night)")
    for _ in range(46):
        b += C(
            rnd.uniform(0, 300),
            rnd.uniform(0, 300),
            rnd.choice((1, 1.3, 2.1)),
            "#cfe2ff",
            op=round(rnd.uniform(0.3, 0.95), 2),
        )
    b += L("M-10 400 L-10 150 Q-10 96 60 96 L240 96 Q310 96 310 150 L310 400", "#2c4596", 26, 0.55)
    b += L("M12 410 L12 165 Q12 116 66 116 L234 116 Q288 116 288 165 L288 410", "#e7b24a", 5, 0.9)
    # the path of the ball: three fading legs that widen towards it
    b += P("M268 398 L274 398 L236 158 L228 158Z", "#56b4e9", op=0.55)
    b += P("M228 152 L236 166 L72 214 L68 198Z", "#7cc9f5", op=0.75)
    b += P("M62 196 L80 190 L196 262 L156 308Z", "#d9f0ff", op=0.9)
    b += (
        bumper(236, 156, 36, "#e2622b", "#ffe39a")
        + bumper(66, 200, 42, "#d9488f", "#ffe39a")
        + bumper(150, 140, 21, "#1fa97a", "#ffe39a", False)
    )
    b += star(104, 214, 30, "#ffe39a", 8, 0.38, 0) + star(104, 214, 17, "#ffffff", 8, 0.4, 20)
    b += ball(178, 288, 52)
    b += (
        R(50, 380, 200, 30, "#070b22")
        + P("M0 338 L60 372 L60 400 L0 400Z", "#14204c", 5)
        + P("M300 338 L240 372 L240 400 L300 400Z", "#14204c", 5)
    )
    b += flipper(44, 368, 10) + flipper(258, 362, 24, -1)
    return doc(300, 400, b, RIC_DEFS)


def business() -> str:
    b = (
        R(0, 0, 300, 400, "url(#dusk)")
        + C(222, 262, 175, "url(#sunglow)")
        + rays(222, 262, 560, "#ffd98a", 16, 0.13, 4)
    )
    b += C(222, 262, 62, "#ffe08a") + C(222, 262, 49, "#fff0b8")
    b += P("M0 320 Q60 282 120 312 Q190 336 250 300 Q280 286 300 296 L300 400 L0 400Z", "#8a2f58") + P(
        "M0 350 Q80 322 160 346 Q230 366 300 336 L300 400 L0 400Z", "#5a1c4c"
    )
    for x, y, s in ((26, 332, 1), (276, 322, 0.8)):  # cacti
        b += G(L("M0 20 L0 -44 M0 -8 Q-20 -8 -20 -28 M0 -2 Q18 -2 18 -24", "#35103a", 14), x, y, 0, s)
    b += bunting(-14, 300, 7, 14, 30)
    b += L("M172 -10 L172 240", INK, 7) + L("M172 -10 L172 240", "#f4d58a", 3.5)
    b += G(pinata(), 170, 276, 5, 0.9)
    b += (
        candy(52, 372, -20, "#ef4f8b", 0.95)
        + candy(120, 382, 15, "#29b7a6", 0.85)
        + candy(246, 374, 30, "#ffb03c", 1)
        + candy(192, 388, -8, "#8a4fd0", 0.8)
    )
    return doc(300, 400, b, BB_DEFS)


def hencover() -> str:
    b = R(0, 0, 300, 400, "url(#morn)") + rays(150, 220, 330, "#fff6c8", 18, 0.22, 3)
    b += P("M0 268 Q70 236 150 258 Q230 280 300 246 L300 400 L0 400Z", "#5d9c47") + barn(46, 236, 0.72)
    b += P("M0 306 Q90 276 180 300 Q250 316 300 290 L300 400 L0 400Z", "#3f7f3f")
    for x in (232, 262, 292):
        b += P(f"M{x - 7} 306 L{x - 7} 246 L{x} 236 L{x + 7} 246 L{x + 7} 306Z", "#fff3d6", 4)
    b += L("M222 262 L310 256 M222 286 L310 280", INK, 12) + L(
        "M222 262 L310 256 M222 286 L310 280", "#fff3d6", 6
    )
    b += G(hen(), 0, 2) + nest(354)
    for x, r in ((48, -14), (256, 12)):
        b += G(
            P("M0 -22 C14 -22 20 -2 18 8 C16 20 -16 20 -18 8 C-20 -2 -14 -22 0 -22Z", "#fff3dc", 5)
            + C(-6, -6, 4, "#ffffff", ry=7),
            x,
            352,
            r,
            1.1,
        )
    return doc(300, 400, b, BH_DEFS)


SE_DEFS = linear("bp", (0, "#0f3a5e"), (1, "#1f6496")) + radial(
    "bpg", (0, "#4fb0e6", 0.55), (1, "#4fb0e6", 0)
)


def estimate() -> str:
    b = R(0, 0, 300, 400, "url(#bp)") + grid(300, 400) + C(150, 260, 170, "url(#bpg)")
    ch = "#cfeaff"
    # chalk drawing of the bigger house that was promised
    b += L("M40 350 L40 220 L150 124 L260 220 L260 350", ch, 4, 0.85) + L(
        "M24 234 L150 122 L276 234", ch, 4, 0.85
    )
    b += L("M40 376 L260 376 M40 368 L40 384 M260 368 L260 384", ch, 3.5, 0.8) + L(
        "M284 220 L284 350 M277 220 L291 220 M277 350 L291 350", ch, 3.5, 0.8
    )
    b += L("M62 372 l-10 4 l10 4 M238 372 l10 4 l-10 4", ch, 3, 0.8)
    b += C(126, 348, 74, "#0a2338", op=0.45, ry=10)
    b += G(house(), 126, 262, 0, 1.72)
    # hammer swinging in
    b += L("M262 108 Q300 150 286 206", "#ffd98a", 5, 0.9) + L("M246 96 Q270 108 282 124", "#ffd98a", 4, 0.7)
    b += G(hammer(), 216, 232, 32, 1.62)
    b += star(168, 172, 21, "#ffe08a", 8, 0.4, 10) + star(168, 172, 11, "#ffffff", 8, 0.4, 0)
    return doc(300, 400, b, SE_DEFS)


NB_DEFS = (
    linear("room", (0, "#12393b"), (1, "#205f59"))
    + linear("sky", (0, "#122048"), (0.7, "#2c4f86"), (1, "#4f86a8"))
    + radial("moong", (0, "#fff6d0", 0.9), (0.4, "#cfe6e0", 0.35), (1, "#9fd0d8", 0))
    + linear("cone", (0, "#ffe39a"), (1, "#ffb14a"))
    + linear("desk", (0, "#8a5430"), (1, "#4a2917"))
)


def office() -> str:
    rnd = random.Random(11)
    b = R(0, 0, 300, 400, "url(#room)")
    b += R(30, 118, 240, 168, "#0a1c1e", 4) + R(36, 112, 228, 168, "url(#sky)", 3, 6)
    b += (
        C(206, 156, 78, "url(#moong)")
        + C(206, 156, 25, "#fff3c8")
        + C(197, 150, 5, "#e6d69c")
        + C(213, 164, 7, "#e6d69c")
    )
    for x, w, h, c in (
        (40, 32, 86, "#0d2540"),
        (70, 40, 118, "#112d4c"),
        (108, 28, 74, "#0d2540"),
        (134, 46, 104, "#153655"),
        (178, 34, 66, "#0d2540"),
        (210, 30, 92, "#112d4c"),
        (238, 23, 58, "#0d2540"),
    ):
        b += R(x, 277 - h, w, h, c)
        for wx in range(x + 6, x + w - 6, 9):
            for wy in range(277 - h + 8, 268, 13):
                if rnd.random() < 0.42:
                    b += R(wx, wy, 5, 7, rnd.choice(("#ffd86b", "#ffb95a", "#ffe9a8")))
    b += (
        L("M150 112 L150 280 M36 196 L264 196", INK, 9)
        + L("M150 114 L150 278 M38 196 L262 196", "#3b6a66", 4)
        + R(36, 112, 228, 168, "none", 3, 0)
    )
    b += L("M36 112 L264 112 L264 280 L36 280Z", "#3b6a66", 5) + R(26, 278, 248, 11, "#3b6a66", 4, 4)
    # lamp cone, desk
    b += P("M66 214 L98 214 L196 372 L-24 372Z", "url(#cone)", op=0.34)
    b += (
        R(-5, 340, 310, 70, "url(#desk)", 0, 6)
        + L("M0 350 L300 350", "#c98a55", 5, 0.8)
        + C(92, 372, 104, "#ffcf7a", op=0.3, ry=16)
    )
    # lamp
    b += (
        L("M24 342 L24 246 L64 206", INK, 12)
        + L("M24 342 L24 246 L64 206", "#e7b24a", 6)
        + R(2, 334, 44, 12, "#b9852a", 6, 5)
    )
    b += (
        P("M52 212 L66 184 Q84 176 100 190 L112 216Z", "#1f9d84", 6)
        + L("M66 204 L74 190", "#8fe0cc", 6)
        + P("M56 213 L108 217 Q82 230 56 213Z", "#ffe9a8", 4)
    )
    b += C(142, 369, 90, "#1e0f08", op=0.5, ry=9)
    b += G(briefcase(), 138, 308, -2, 0.82)
    b += C(246, 372, 52, "#1e0f08", op=0.5, ry=8) + G(phone(), 246, 338, 0, 0.58)
    b += L("M206 284 L196 272 M246 280 L246 266 M286 284 L296 272", "#ffe08a", 6)
    return doc(300, 400, b, NB_DEFS)


COVERS = {
    "ricochet": ricochet,
    "blind-business": business,
    "blind-hen": hencover,
    "second-estimate": estimate,
    "none-of-your-business": office,
}
