"""Second Estimate: busts of the contractors and the customers' houses."""

# ruff: noqa: E501  (path data reads better unbroken)

from art.draw.motifs.tools import TOOLS, TRADE, house
from art.kit.palette import INK
from art.kit.svg import circle as C
from art.kit.svg import doc, rays, star
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R


def bust(trade: str, face: str) -> str:
    """Bust portraits. face: rookie, pro, master, plumber."""
    col, dk = TRADE[trade]
    skin, sk2 = {
        "rookie": ("#ffd3a8", "#e0a373"),
        "pro": ("#a8683f", "#7d4826"),
        "master": ("#f4b98c", "#cf8657"),
        "plumber": ("#d99a63", "#ad6d3c"),
    }[face]
    hat, hat2, hat3 = {
        "rookie": ("#ffd23f", "#d9a11a", "#fff0a8"),
        "pro": ("#ffffff", "#cfd8de", "#ffffff"),
        "master": ("#f2b632", "#b97c10", "#fff0a8"),
        "plumber": (col, dk, "#bfe0ff"),
    }[face]
    b = P("M20 310 Q24 232 92 220 L188 220 Q256 232 260 310Z", dk, 7)  # shoulders
    b += P("M92 220 L112 312 L168 312 L188 220 Q140 250 92 220Z", "#fff3d6", 6)  # shirt
    b += P("M70 226 L98 220 L108 312 L62 312Z", col, 6) + P("M210 226 L182 220 L172 312 L218 312Z", col, 6)
    b += P("M116 196 L116 226 Q140 248 164 226 L164 196Z", sk2, 6)  # neck
    b += C(74, 160, 15, skin, 6) + C(206, 160, 15, sk2, 6)
    b += P("M78 118 Q78 214 140 216 Q202 214 202 118 Q202 90 140 90 Q78 90 78 118Z", skin, 7)
    b += P("M164 92 Q199 96 199 122 Q199 208 144 213 Q182 186 178 140 Q176 112 164 92Z", sk2, op=0.75)
    if face == "rookie":
        hat_y = 26
    else:
        hat_y = 0
    if face != "rookie":
        for x in (112, 168):
            b += C(x, 150, 8, INK, ry=10) + C(x - 2, 146, 3, "#ffffff")
    b += P("M132 158 Q126 178 140 180 Q152 180 150 172", sk2, 5)
    if face == "rookie":
        b += (
            L("M118 198 Q140 206 162 196", INK, 6)
            + C(96, 184, 9, "#ff9a7a", op=0.6)
            + C(184, 184, 9, "#e8744f", op=0.6)
        )
    if face == "pro":
        b += L("M100 134 Q112 126 124 134 M156 134 Q168 126 180 134", INK, 7) + P(
            "M112 188 Q140 212 168 188 Q140 196 112 188Z", "#ffffff", 5
        )
        b += P("M74 120 Q64 176 78 208 L88 190 Q80 160 84 120Z", "#33202a", 5) + P(
            "M206 120 Q216 176 202 208 L192 190 Q200 160 196 120Z", "#33202a", 5
        )
        b += G(R(-5, -30, 10, 52, "#f2b632", 2, 4) + P("M-5 22 L5 22 L0 34Z", "#ffe9c8", 3.5), 212, 130, -58)
    if face == "master":
        b += L("M98 132 L124 138 M182 132 L156 138", "#f4f0e6", 11) + L(
            "M98 132 L124 138 M182 132 L156 138", INK, 2, 0
        )
        b += P(
            "M140 180 Q116 172 92 190 Q80 202 66 194 Q76 222 108 214 Q130 210 140 198 Q150 210 172 214 Q204 222 214 194 Q200 202 188 190 Q164 172 140 180Z",
            "#fffaf0",
            6,
        )
        b += L("M100 204 Q118 202 128 194 M180 204 Q162 202 152 194", "#cfc3a8", 4)
    if face == "plumber":
        b += P(
            "M80 158 Q84 236 140 238 Q196 236 200 158 Q186 188 164 180 Q140 172 116 180 Q94 188 80 158Z",
            "#4a2a1c",
            6,
        ) + P("M120 196 Q140 206 160 196 Q140 214 120 196Z", "#fff3d6", 4)
        b += L("M98 134 Q110 124 124 132 M156 132 Q170 124 182 134", "#4a2a1c", 9)
    h = ""
    if face == "plumber":  # flat cap
        h += (
            P("M74 118 Q70 52 140 50 Q210 52 206 118 Q140 96 74 118Z", hat, 7)
            + P("M150 54 Q204 60 202 112 Q180 104 162 103 Q172 78 150 54Z", hat2)
            + P("M80 122 Q140 92 200 122 Q212 140 190 138 Q140 116 90 138 Q68 140 80 122Z", hat2, 6)
            + L("M92 86 Q100 66 122 62", hat3, 7)
        )
    else:  # hard hat
        h += P("M72 116 Q70 38 140 36 Q210 38 208 116Z", hat, 7) + P(
            "M160 40 Q206 48 204 112 L178 112 Q182 66 160 40Z", hat2
        )
        h += P("M126 34 Q140 24 154 34 L158 112 L122 112Z", hat, 6) + L("M90 92 Q92 64 108 54", hat3, 8)
        h += P(
            "M58 116 Q56 104 72 106 Q140 92 208 106 Q224 104 222 116 Q222 126 208 126 Q140 112 72 126 Q58 126 58 116Z",
            hat2,
            7,
        )
        if face == "master":
            h += star(140, 76, 17, "#d9532b", ink=4)
        if face == "pro":
            h += (
                P(
                    "M84 96 Q84 76 104 76 L132 76 L140 84 L148 76 L176 76 Q196 76 196 96 Q196 110 180 110 L152 110 L140 98 L128 110 L100 110 Q84 110 84 96Z",
                    dk,
                    6,
                )
                + P("M94 95 Q94 84 106 84 L126 84 L112 104 L104 104 Q94 104 94 95Z", "#9fe6d6")
                + P("M152 90 L156 84 L176 84 Q186 84 186 95 Q186 104 176 104 L162 104Z", "#5fc2ae")
            )
    b += G(h, 0, hat_y, 0, 1) if face != "rookie" else G(h, -21, 14, 0, 1.15)
    return b


def contractor(trade: str, face: str) -> str:
    col, dk = TRADE[trade]
    b = R(0, 0, 296, 344, dk) + rays(148, 190, 330, col, 16, 0.75, 6) + C(148, 186, 128, "#ffffff", op=0.14)
    b += G(bust(trade, face), -4, 8, 0, 1.08)
    rot, x, y, s = {
        "hammer": (24, 240, 226, 1.2),
        "saw": (-52, 240, 238, 1.15),
        "brush": (26, 248, 226, 1.2),
        "pipe": (0, 252, 236, 0.78),
    }[trade]
    b += G(TOOLS[trade](), x, y, rot, s)
    return doc(296, 344, b)


def customer(sky: str = "#8fd0ea", **look: str) -> str:
    b = R(0, 0, 296, 344, sky) + rays(148, 200, 330, "#ffffff", 18, 0.22, 5)
    b += (
        C(60, 84, 26, "#ffffff")
        + C(92, 76, 32, "#ffffff")
        + C(126, 90, 22, "#ffffff")
        + R(48, 86, 90, 22, "#ffffff", 11)
    )
    b += P("M-10 262 Q80 222 170 250 Q250 272 310 240 L310 350 L-10 350Z", "#5fae54") + P(
        "M-10 296 Q90 268 180 290 Q250 304 310 282 L310 350 L-10 350Z", "#428a45"
    )
    b += P("M138 290 Q130 318 96 350 L186 350 Q170 318 168 290Z", "#f0d9a6")
    b += C(150, 290, 104, "#1e5a2e", op=0.5, ry=12) + G(house(**look), 148, 208, 0, 1.85)
    for x, s in ((30, 1), (268, 0.85)):
        b += G(
            R(-6, 10, 12, 34, "#7c4d2c", 3, 5)
            + C(0, -12, 30, "#2f8f4a", 6)
            + C(-9, -20, 11, "#7cc95f", op=0.8),
            x,
            262,
            0,
            s,
        )
    return doc(296, 344, b)
