"""The patterns of three card backs; Blind Business and Blind Hen draw theirs in cut paper."""

from art.draw.motifs.pinball import RIC_DEFS, bumper
from art.draw.motifs.tools import grid, hammer, house
from art.kit.palette import INK
from art.kit.svg import circle as C
from art.kit.svg import doc, linear, trace
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R

ZIGZAG = ((-20, 0), (40, 34), (110, -10), (180, 34), (250, -10), (320, 34), (380, 0))


def back(game: str) -> str:
    a, b2 = {
        "second-estimate": ("#123f63", "#1f6496"),
        "none-of-your-business": ("#0f2b2c", "#1c4d49"),
        "ricochet": ("#0f1838", "#24408f"),
    }[game]
    d = linear("bk", (0, b2), (1, a)) + RIC_DEFS
    b = R(0, 0, 360, 504, "url(#bk)")
    if game == "second-estimate":
        b += grid(360, 504, 24, "#9fd6ff", 0.22)
        for i in range(-1, 5):
            for j in range(-1, 7):
                x, y = 36 + i * 96 + (48 if j % 2 else 0), 30 + j * 74
                b += G(
                    L("M-24 18 L-24 -4 L0 -26 L24 -4 L24 18Z M-32 2 L0 -28 L32 2", "#cfeaff", 3.4, 0.55), x, y
                )
        b += (
            C(180, 252, 104, "#0d2f4b", 0)
            + L("M76 252 A104 104 0 1 0 284 252 A104 104 0 1 0 76 252", "#e7b24a", 8)
            + G(house(smoke=False), 180, 268, 0, 1.15)
            + G(hammer(), 238, 226, 34, 0.98)
        )
    elif game == "none-of-your-business":
        for i in range(-2, 9):
            for j in range(-1, 13):
                x, y = i * 48 + (24 if j % 2 else 0), j * 42
                b += P(
                    f"M{x} {y} l24 -21 l24 21 l-24 21Z", "#2a6b63" if (i + j) % 2 else "#1a5550", op=0.75
                ) + C(x + 24, y, 4, "#e7b24a", op=0.8)
        # keyhole eye
        b += C(180, 252, 106, "#0c2324") + L(
            "M74 252 A106 106 0 1 0 286 252 A106 106 0 1 0 74 252", "#e7b24a", 8
        )
        b += (
            P("M92 252 Q180 164 268 252 Q180 340 92 252Z", "#fff3d6", 7)
            + C(180, 252, 42, "#1f9d84", 6)
            + C(180, 244, 16, INK)
            + P("M172 248 L188 248 L194 280 L166 280Z", INK)
            + C(166, 236, 7, "#fff")
        )
    else:
        for j in range(-2, 16):
            b += L(
                trace(((x, j * 44 + y) for x, y in ZIGZAG), closed=False),
                "#56b4e9" if j % 2 else "#3a4fb0",
                9,
                0.45,
            )
        b += bumper(180, 252, 104, "#e2622b", "#ffe39a")
    b += L(
        "M22 46 Q22 22 46 22 L314 22 Q338 22 338 46 L338 458 Q338 482 314 482 L46 482 Q22 482 22 458Z",
        "#fff3d6",
        5,
        0.9,
    )
    return doc(360, 504, b, d)
