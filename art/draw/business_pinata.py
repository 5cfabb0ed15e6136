"""The piñatas of Blind Business: the donkey that says OK, and the blindfolded star on every back."""

# ruff: noqa: E501  (path data reads better unbroken)

import math

from art.draw.business_stock import FLAG, RAINBOW, RED, SUN, flat
from art.kit.palette import INK
from art.kit.papercut import PaperCut, Shifted
from art.kit.svg import circle, ellipse, group, line, path, poly, star

CREPE = (RED, "#f58a1f", SUN, "#0ac17b", "#3b9dcf", "#d0389a")
GOLD = "#ffe28a"
MIDDLE = (180, 252)


def fringe(top: int, bottom: int, step: int = 26) -> str:
    """Rows of crepe paper, the lowest first so that each row overlaps the one below."""
    teeth = "l-6.5 7l-6.5 -7" * 27
    rows = enumerate(range(bottom, top, -step))
    return "".join(
        path(f"M0 {y - step - 6}L360 {y - step - 6}L360 {y}{teeth}Z", CREPE[i % 6]) for i, y in rows
    )


def donkey(pc: PaperCut | Shifted) -> None:
    """Crepe coat, one eye winking."""
    pc.layer(
        path("M96 540L112 360C120 330 230 330 240 360L262 540Z", CREPE[1]),
        lift=7,
        outline=5,
        puff=18,
        overlay=fringe(330, 540),
    )
    for m in (-1, 1):
        ear = path(
            f"M{m * 24} -70C{m * 20} -150 {m * 62} -186 {m * 86} -176C{m * 96} -140 {m * 84} -90 {m * 58} -56Z",
            CREPE[5],
        )
        pc.layer(group(ear, 176, 290), lift=6, outline=5, puff=12, overlay=fringe(90, 300))
        inner = path(
            f"M{m * 40} -84C{m * 40} -130 {m * 60} -156 {m * 74} -156C{m * 78} -130 {m * 70} -96 {m * 54} -76Z",
            "#ffb3dc",
        )
        pc.layer(group(inner, 176, 290), lift=2, outline=3, puff=6)
    head = "M176 190C232 190 256 226 252 280C248 320 262 350 250 384C238 418 114 418 102 384C90 350 104 320 100 280C96 226 120 190 176 190Z"
    pc.layer(path(head, CREPE[4]), lift=8, outline=5, puff=26, overlay=fringe(180, 340, 27))
    muzzle = "M176 324C226 322 260 346 256 380C252 418 216 430 176 430C136 430 100 418 96 380C92 346 126 322 176 324Z"
    pc.layer(path(muzzle, "#ffe9c4"), lift=5, outline=4.5, puff=16)
    laugh = path("M136 384Q176 398 216 384Q208 420 176 420Q144 420 136 384Z", "#7c1f2e", 5)
    teeth = path("M142 388Q176 400 210 388L207 398Q176 408 145 398Z", "#ffffff")
    flat(pc, ellipse(150, 356, 9, 12, INK, 12) + ellipse(202, 356, 9, 12, INK, -12) + laugh + teeth)
    pc.layer(circle(140, 270, 27, "#ffffff"), lift=3, outline=4.5, puff=7)
    eye = circle(145, 273, 17, INK) + circle(139, 266, 6, "#ffffff") + circle(150, 280, 3, "#ffffff")
    cheeks = ellipse(112, 316, 16, 11, "#ff6b6b", op=0.6) + ellipse(242, 316, 16, 11, "#ff6b6b", op=0.6)
    flat(pc, eye + line("M190 276Q212 248 236 276", INK, 9) + cheeks)
    tuft = "M132 206C140 160 160 190 170 158C184 186 200 158 206 190C224 180 224 206 220 216C190 200 160 200 132 206Z"
    pc.layer(path(tuft, SUN), lift=5, outline=4.5, puff=8)


def cut_frame(pc: PaperCut) -> None:
    """A frame of cut paper with a row of lozenges."""
    lozenges = [(30 + i * 30, y) for i in range(11) for y in (31, 473)]
    lozenges += [(x, 65 + i * 31.2) for i in range(13) for x in (31, 329)]
    holes = "".join(poly([(x, y - 9), (x + 8, y), (x, y + 9), (x - 8, y)], GOLD) for x, y in lozenges)
    outer = "M10 10L350 10L350 494L10 494Z"
    window = "M46 58C46 50 52 46 60 46L300 46C308 46 314 50 314 58L314 446C314 454 308 458 300 458L60 458C52 458 46 454 46 446Z"
    pc.layer(path(outer + window, CREPE[5], fill_rule="evenodd"), lift=7, outline=4, puff=8, overlay=holes)


def star_pinata(pc: PaperCut) -> None:
    """Seven paper cones with tassels round a blindfolded smile."""
    x, y = MIDDLE
    for r, colour in ((150, CREPE[1]), (122, GOLD)):
        pc.layer(star(x, y, r, colour, 20, 0.86), lift=6, outline=4, puff=10, hi=0.3, lo=0.25)
    cones = (RED, *RAINBOW[1::-1], CREPE[5], CREPE[1], *RAINBOW[1::-1])
    for i, colour in enumerate(cones):
        turn = i * 360 / len(cones)
        threads = zip((-9, -3, 3, 9), (SUN, RED, CREPE[3], CREPE[4]), strict=True)
        tassel = "".join(line(f"M0 -150q{dx} -16 {dx * 2} -34", c, 6) for dx, c in threads)
        pc.layer(group(tassel, x, y, turn), lift=3, outline=0, puff=0)
        bands = line("M-40 -74L40 -74M-40 -110L40 -110", GOLD, 9)
        pc.layer(
            group(path("M-34 -50L0 -158L34 -50Z", colour), x, y, turn),
            lift=5,
            outline=4.5,
            puff=9,
            overlay=group(bands, x, y, turn),
        )
    pearls = [(x + 60 * math.cos(math.tau * i / 20), y + 60 * math.sin(math.tau * i / 20)) for i in range(20)]
    dots = "".join(circle(*at, 6.5, (SUN, "#8fe0ff")[i % 2]) for i, at in enumerate(pearls))
    pc.layer(circle(x, y, 68, CREPE[5]), lift=8, outline=5, puff=24, hi=0.6, lo=0.5, overlay=dots)
    cheeks = ellipse(146, 276, 12, 9, RED, op=0.6) + ellipse(214, 276, 12, 9, RED, op=0.6)
    pc.layer(circle(x, y, 52, "#ff8fc4"), lift=3, outline=4, puff=16, hi=0.6, lo=0.4, overlay=cheeks)
    pc.layer(
        path("M236 236C262 216 284 220 290 232C276 236 274 246 282 258C264 264 246 256 236 250Z", "#1a5fa8"),
        lift=4,
        outline=4,
        puff=5,
    )
    stars = "".join(star(a, 240 + abs(a - 180) * 0.05, 12, GOLD) for a in (136, 165, 195, 224))
    pc.layer(
        path("M112 226Q180 208 248 226L248 258Q180 270 112 258Z", "#2a7fd0"),
        lift=6,
        outline=4.5,
        puff=8,
        overlay=stars,
    )
    smile = path("M158 276Q180 284 202 276Q198 298 180 298Q162 298 158 276Z", "#7c1f2e", 5)
    flat(pc, smile + path("M163 280Q180 286 197 280L195 287Q180 292 165 287Z", "#ffffff"))


def bubble(pc: PaperCut, word: str, colour: str) -> None:
    """A speech bubble in the top right corner."""
    pc.clip = None
    shape = "M240 16C312 8 350 44 350 88C350 136 306 160 258 153L214 190L222 142C184 124 178 84 194 54C204 32 220 20 240 16Z"
    pc.layer(path(shape, FLAG), lift=7, outline=5, puff=9, hi=0.2, lo=0.3)
    pc.text(word, 268, 86, 84, colour, rot=6)
