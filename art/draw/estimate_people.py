"""Second Estimate: the busts of the contractors, put together from skin, hair, beard, hat and clothes."""

# ruff: noqa: E501  (path data reads better unbroken)

from dataclasses import dataclass

from art.draw.estimate_hats import hat
from art.draw.motifs.tools import TRADE
from art.kit.palette import INK, mix
from art.kit.svg import circle as C
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R

SKIN = {  # light side, shaded side
    "pale": ("#ffe0c4", "#e6b08a"),
    "rose": ("#ffd3a8", "#e0a373"),
    "peach": ("#f4b98c", "#cf8657"),
    "honey": ("#d99a63", "#ad6d3c"),
    "umber": ("#a8683f", "#7d4826"),
    "cocoa": ("#85502f", "#5d341d"),
}
HAIR = {
    "black": "#33202a",
    "brown": "#5a3420",
    "auburn": "#a8492a",
    "blond": "#e3b24e",
    "grey": "#b3aeab",
    "white": "#fffaf0",
}


@dataclass(frozen=True)
class Look:
    """What one contractor looks like; every word is drawn by a function or a branch below."""

    skin: str
    hair: str
    tone: str
    hat: str
    beard: str = ""
    eyes: str = "dots"
    mouth: str = "smile"
    wear: str = "straps"
    extra: tuple[str, ...] = ()


def _mirror(body: str) -> str:
    """The same on the other side of the face."""
    return body + f'<g transform="translate(280 0) scale(-1 1)">{body}</g>'


def _back_hair(style: str, c: str) -> str:
    if style == "afro":
        return C(140, 136, 88, c, 7) + C(96, 96, 18, mix(c, "white", 0.2), op=0.6)
    if style == "long":
        return P("M74 104 Q48 190 58 258 Q98 282 140 262 Q182 282 222 258 Q232 190 206 104Z", c, 7) + _mirror(
            L("M66 196 Q64 226 72 252", mix(c, "white", 0.22), 5)
        )
    if style == "pony":
        return P("M88 120 Q30 118 30 182 Q30 228 56 250 Q52 202 90 172Z", c, 7) + L(
            "M62 136 Q42 148 42 186", mix(c, "white", 0.25), 6
        )
    if style == "bun":
        return C(58, 116, 30, c, 7) + L("M40 112 Q46 98 60 96", mix(c, "white", 0.3), 6)
    if style == "curls":
        spots = ((78, 104, 20), (66, 132, 21), (60, 162, 21), (68, 190, 20), (84, 212, 17))
        return _mirror(
            "".join(C(x, y, r, c, 6) for x, y, r in spots)
            + "".join(C(x - 5, y - 6, 5, mix(c, "white", 0.25)) for x, y, _ in spots)
        )
    return ""


def _front_hair(style: str, c: str) -> str:
    hi = mix(c, "white", 0.22)
    if style in ("short", "pony", "bun"):
        return _mirror(P("M75 108 L75 152 Q86 148 88 134 L92 116Z", c, 5))
    if style in ("bob", "long"):
        return _mirror(
            P("M74 116 Q60 176 76 212 L90 194 Q82 160 88 118Z", c, 5) + L("M76 150 L78 186", hi, 4)
        )
    if style == "fringe":
        return P(
            "M74 108 Q72 158 84 160 Q90 142 94 132 Q104 146 116 128 Q126 142 138 126 Q150 144 164 128 Q176 144 188 132 Q192 144 196 160 Q208 158 206 108 Q140 66 74 108Z",
            c,
            5,
        )
    if style == "braids":
        plait = "".join(C(66 - i, 184 + i * 21, 14 - i * 0.8, c, 5, ry=15) for i in range(5))
        plait += "".join(C(61 - i, 180 + i * 21, 4, hi) for i in range(5))
        return _mirror(
            P("M74 112 Q60 150 60 180 L78 186 Q80 150 90 118Z", c, 5)
            + plait
            + R(52, 272, 20, 12, "#e7b24a", 5, 4)
        )
    if style == "curls":
        return _mirror(C(84, 124, 13, c, 5) + C(80, 146, 11, c, 5))
    return ""


def _clothes(wear: str, col: str, dk: str) -> str:
    b = P("M20 310 Q24 232 92 220 L188 220 Q256 232 260 310Z", dk, 7)
    shirt = "M92 220 L112 312 L168 312 L188 220 Q140 250 92 220Z"
    straps = P("M70 226 L98 220 L108 312 L62 312Z", col, 6) + P(
        "M210 226 L182 220 L172 312 L218 312Z", col, 6
    )
    if wear == "vest":
        b += P(shirt, mix(dk, INK, 0.35), 6)
        b += _mirror(
            P("M52 232 L100 220 L130 312 L44 312Z", "#f4d64a", 6)
            + P("M82 224 L100 220 L128 306 L112 306Z", "#fff3d6", 4)
            + R(46, 280, 66, 14, "#fff3d6", 0, 3)
        )
    elif wear == "check":
        b += _mirror(
            L(
                "M40 258 L130 258 M32 286 L130 286 M62 232 L58 312 M88 224 L88 312",
                mix(col, "white", 0.25),
                8,
                0.8,
            )
        )
        b += P("M104 216 L140 286 L176 216 L140 244Z", "#fff3d6", 6)
        b += _mirror(P("M98 214 L84 238 L118 262 L134 246Z", col, 6))
    elif wear == "apron":
        b += P("M82 222 Q140 262 198 222 L198 312 L82 312Z", mix(col, "white", 0.55), 6)
        b += P("M90 250 L190 250 L200 312 L80 312Z", "#fff3d6", 6) + _mirror(
            L("M96 250 L104 222", "#fff3d6", 9)
        )
    elif wear == "jacket":
        b += P(shirt, "#fff3d6", 6) + P("M132 246 L148 246 L154 312 L126 312Z", col, 5)
        b += _mirror(P("M94 218 L60 236 L78 262 L66 272 L116 312 L122 262Z", col, 6))
    else:
        b += P(shirt, "#fff3d6", 6)
        if wear == "stripes":
            b += L("M106 262 L174 262 M110 284 L170 284 M113 304 L167 304", col, 7)
        b += straps + _mirror(C(88, 262, 7, "#e7b24a", 4))
    if wear == "scarf":
        b += P("M96 214 Q140 250 184 214 L192 236 Q140 272 88 236Z", "#e7b24a", 6)
        b += P("M150 250 L176 246 L184 292 L160 296Z", "#cf9430", 6)
    return b


def _eyes(kind: str, tone: str, bushy: bool) -> str:
    if kind == "hidden":
        return ""
    brow = tone if tone != HAIR["white"] else "#f4f0e6"
    if kind == "happy":
        b = L("M100 152 Q112 140 124 152 M156 152 Q168 140 180 152", INK, 6)
    elif kind == "wink":
        b = C(112, 150, 8, INK, ry=10) + C(109, 146, 3, "#ffffff") + L("M156 152 Q168 144 180 152", INK, 6)
    elif kind == "wide":
        b = "".join(
            C(x, 148, 14, "#ffffff", 4, ry=15) + C(x + 1, 150, 7.5, INK, ry=9) + C(x - 1, 146, 3, "#ffffff")
            for x in (112, 168)
        )
    else:
        b = "".join(C(x, 150, 8, INK, ry=10) + C(x - 2, 146, 3, "#ffffff") for x in (112, 168))
    if kind == "lash":
        b += L("M103 146 L94 141 M177 146 L186 141 M105 141 L99 134 M175 141 L181 134", INK, 4)
    if bushy:
        return (
            b
            + L("M98 132 L124 138 M182 132 L156 138", INK, 14)
            + L("M98 132 L124 138 M182 132 L156 138", brow, 10)
        )
    arch = "M99 132 Q111 124 124 131 M156 131 Q169 124 181 132"
    if kind == "wide":
        return b
    if tone == HAIR["white"]:
        b += L(arch, INK, 11)
    return b + L(arch, "#a8742a" if tone == HAIR["blond"] else brow, 7)


def _mouth(kind: str) -> str:
    return {
        "smile": L("M120 194 Q142 208 164 192", INK, 6),
        "line": L("M122 198 L160 196", INK, 6),
        "smirk": L("M122 196 Q146 204 164 188", INK, 6),
        "grin": P("M112 188 Q140 214 168 188 Q140 195 112 188Z", "#ffffff", 5),
        "gap": P("M114 188 Q140 216 166 188Z", "#7a2430", 5) + R(128, 189, 10, 9, "#ffffff", 2) + R(141, 189, 10, 9, "#ffffff", 2),
        "lips": P("M116 190 Q130 190 140 195 Q150 190 164 190 Q156 211 140 211 Q124 211 116 190Z", "#c4453f", 4)
        + L("M124 196 Q140 202 156 196", INK, 3),
        "whistle": C(142, 198, 8, "#7a2430", 5),
    }[kind]  # fmt: skip


def _beard(kind: str, c: str) -> str:
    shade, light = mix(c, INK, 0.25), mix(c, "white", 0.25)
    if kind == "stubble":
        return P(
            "M80 164 Q86 214 140 215 Q194 214 200 164 Q188 186 164 182 Q140 178 116 182 Q92 186 80 164Z",
            c,
            op=0.35,
        )
    if kind == "full":
        return (
            P(
                "M80 158 Q84 236 140 238 Q196 236 200 158 Q186 188 164 180 Q140 172 116 180 Q94 188 80 158Z",
                c,
                6,
            )
            + P("M116 194 Q140 202 164 194 Q156 216 140 216 Q124 216 116 194Z", "#fff3d6", 4)
            + L("M90 190 Q94 212 108 222 M190 190 Q186 212 172 222", light, 5)
        )
    if kind == "long":
        b = P(
            "M79 156 Q76 232 108 262 Q126 292 140 296 Q154 292 172 262 Q204 232 201 156 Q186 188 164 180 Q140 172 116 180 Q94 188 79 156Z",
            c,
            6,
        )
        b += L("M90 190 Q90 214 98 230 M190 190 Q190 214 182 230", light, 5) + L(
            "M112 226 Q122 252 132 266 M168 226 Q158 252 148 266 M140 232 L140 270", shade, 5
        )
        return b + P("M122 197 Q140 206 158 197 Q140 212 122 197Z", "#8a3b34", 4)
    if kind == "goatee":
        return P("M116 184 Q140 172 164 184 L162 204 Q162 232 140 234 Q118 232 118 204Z", c, 6) + P(
            "M122 194 Q140 200 158 194 Q150 210 140 210 Q130 210 122 194Z", "#fff3d6", 3.5
        )
    if kind == "moustache":
        return (
            P("M140 182 Q114 174 104 202 Q124 208 140 196 Q156 208 176 202 Q166 174 140 182Z", c, 6)
            + L("M128 209 Q140 214 152 208", INK, 5)
            + L("M114 196 Q120 188 130 187", light, 4)
        )
    if kind == "handlebar":
        return P(
            "M140 180 Q116 172 92 190 Q80 202 66 194 Q76 222 108 214 Q130 210 140 198 Q150 210 172 214 Q204 222 214 194 Q200 202 188 190 Q164 172 140 180Z",
            c,
            6,
        ) + L("M100 204 Q118 202 128 194 M180 204 Q162 202 152 194", shade, 4)
    return ""


def _extra(kind: str, col: str) -> str:
    if kind == "freckles":
        return "".join(
            C(x, y, 3.2, "#c96f42", op=0.85)
            for x, y in ((92, 172), (102, 180), (112, 172), (170, 172), (180, 180), (190, 172))
        )
    if kind == "blush":
        return C(96, 182, 10, "#ff8a6a", op=0.55) + C(184, 182, 10, "#e8744f", op=0.55)
    if kind == "glasses":
        return "".join(C(x, 150, 22, "#d8f2ff", op=0.35) for x in (112, 168)) + L(
            "M90 150 A22 22 0 1 0 134 150 A22 22 0 1 0 90 150 M146 150 A22 22 0 1 0 190 150 A22 22 0 1 0 146 150 M134 147 Q140 143 146 147",
            INK,
            5.5,
        )
    if kind == "square":
        return (
            R(90, 134, 44, 32, "#d8f2ff", 8, 0, 0.3)
            + R(146, 134, 44, 32, "#d8f2ff", 8, 0, 0.3)
            + L(
                "M92 136 L132 136 L132 164 L92 164Z M148 136 L188 136 L188 164 L148 164Z M132 146 L148 146",
                INK,
                6,
            )
        )
    if kind == "pencil":
        return G(
            R(-5, -30, 10, 52, "#f2b632", 2, 4) + P("M-5 22 L5 22 L0 34Z", "#ffe9c8", 3.5), 212, 130, -58
        )
    if kind == "earring":
        return _mirror(C(72, 182, 7, "#e7b24a", 4))
    if kind == "splash":
        return C(176, 184, 9, col, 4) + C(190, 172, 5, col, 3) + C(100, 190, 6, col, 3)
    plaster = R(-20, -8, 40, 16, "#ffe9c8", 8, 4) + R(-6, -5, 12, 10, "#e8b98a", 2)
    return G(plaster, 176, 184, -24)


def bust(trade: str, look: Look) -> str:
    """A contractor in the colours of the trade, in a box of 280 x 310."""
    col, dk = TRADE[trade]
    skin, shade = SKIN[look.skin]
    hair = HAIR[look.tone]
    b = _back_hair(look.hair, hair) + _clothes(look.wear, col, dk)
    b += P("M116 196 L116 226 Q140 248 164 226 L164 196Z", shade, 6)
    b += C(74, 160, 15, skin, 6) + C(206, 160, 15, shade, 6)
    b += P("M78 118 Q78 214 140 216 Q202 214 202 118 Q202 90 140 90 Q78 90 78 118Z", skin, 7)
    b += P("M164 92 Q199 96 199 122 Q199 208 144 213 Q182 186 178 140 Q176 112 164 92Z", shade, op=0.75)
    b += "".join(_extra(e, col) for e in look.extra if e in ("blush", "freckles"))
    b += P("M132 158 Q126 178 140 180 Q152 180 150 172", shade, 5)
    if look.beard in ("", "stubble"):
        b += _mouth(look.mouth)
    b += _beard(look.beard, hair) + _front_hair(look.hair, hair)
    b += _eyes(look.eyes, hair, bushy=look.tone == "white" and bool(look.beard))
    b += "".join(_extra(e, col) for e in look.extra if e not in ("blush", "freckles"))
    return b + hat(look.hat, col, dk, hair)
