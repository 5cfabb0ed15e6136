"""Second Estimate: what the contractors wear on their heads; the hat tells the rank."""

# ruff: noqa: E501  (path data reads better unbroken)

from art.kit.palette import INK, mix
from art.kit.svg import circle as C
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R
from art.kit.svg import star

YELLOW = ("#ffd23f", "#d9a11a", "#fff0a8")
WHITE = ("#ffffff", "#cfd8de", "#ffffff")
GOLD = ("#f2b632", "#b97c10", "#fff0a8")
SILVER = ("#e6ebef", "#9aa7b3", "#ffffff")


def _hard(shell: str, rim: str, light: str) -> str:
    return (
        P("M72 116 Q70 38 140 36 Q210 38 208 116Z", shell, 7)
        + P("M160 40 Q206 48 204 112 L178 112 Q182 66 160 40Z", rim)
        + P("M126 34 Q140 24 154 34 L158 112 L122 112Z", shell, 6)
        + L("M90 92 Q92 64 108 54", light, 8)
        + P(
            "M58 116 Q56 104 72 106 Q140 92 208 106 Q224 104 222 116 Q222 126 208 126 Q140 112 72 126 Q58 126 58 116Z",
            rim,
            7,
        )
    )


def _goggles(strap: str) -> str:
    return (
        P(
            "M84 96 Q84 76 104 76 L132 76 L140 84 L148 76 L176 76 Q196 76 196 96 Q196 110 180 110 L152 110 L140 98 L128 110 L100 110 Q84 110 84 96Z",
            strap,
            6,
        )
        + P("M94 95 Q94 84 106 84 L126 84 L112 104 L104 104 Q94 104 94 95Z", "#9fe6d6")
        + P("M152 90 L156 84 L176 84 Q186 84 186 95 Q186 104 176 104 L162 104Z", "#5fc2ae")
    )


def _lamp() -> str:
    return (
        C(140, 74, 34, "#fff0a8", op=0.4)
        + L("M76 92 Q140 70 204 92", INK, 13)
        + C(140, 76, 22, "#5a5566", 6)
        + C(140, 76, 14, "#fff6c8", 4)
        + C(135, 71, 5, "#ffffff")
    )


def _laurel() -> str:
    """Two little branches beside the master's star."""
    leaves = ((112, 92, -62), (104, 80, -30), (105, 66, 0))
    one = "".join(G(C(0, 0, 5.5, "#46b37b", 3.5, ry=10), x, y, r) for x, y, r in leaves)
    return one + f'<g transform="translate(280 0) scale(-1 1)">{one}</g>'


def _hair_top(c: str) -> str:
    return P(
        "M74 128 Q62 48 140 44 Q218 48 206 128 Q196 104 172 108 Q150 92 128 106 Q96 98 74 128Z", c, 7
    ) + L("M94 86 Q104 64 132 60", mix(c, "white", 0.3), 7)


def _flat_cap(col: str, dk: str) -> str:
    return (
        P("M74 118 Q70 52 140 50 Q210 52 206 118 Q140 96 74 118Z", col, 7)
        + P("M150 54 Q204 60 202 112 Q180 104 162 103 Q172 78 150 54Z", dk)
        + P("M80 122 Q140 92 200 122 Q212 140 190 138 Q140 116 90 138 Q68 140 80 122Z", dk, 6)
        + L("M92 86 Q100 66 122 62", mix(col, "white", 0.6), 7)
    )


def _beanie(col: str, dk: str) -> str:
    ribs = "".join(f"M{x} 98 L{x - 1} 124 " for x in range(90, 200, 17))
    return (
        C(140, 42, 18, "#fff3d6", 6)
        + P("M76 112 Q72 46 140 44 Q208 46 204 112Z", col, 7)
        + P("M158 48 Q204 54 201 108 L176 108 Q180 70 158 48Z", dk, op=0.8)
        + L("M94 90 Q98 68 116 60", mix(col, "white", 0.6), 7)
        + R(70, 96, 140, 32, mix(col, "white", 0.3), 14, 7)
        + L(ribs, dk, 4, 0.8)
    )


def _bandana(col: str, dk: str) -> str:
    dots = "".join(
        C(x, y, 5, "#fff3d6")
        for x, y in ((100, 86), (126, 72), (154, 74), (182, 92), (114, 104), (142, 98), (168, 110))
    )
    return (
        P("M206 104 Q240 98 250 122 Q232 126 226 120 Q240 142 230 154 Q214 140 202 122Z", dk, 6)
        + P("M73 126 Q64 50 140 48 Q216 50 207 126 Q140 100 73 126Z", col, 7)
        + P("M158 52 Q208 62 204 118 Q190 112 176 110 Q180 76 158 52Z", dk, op=0.75)
        + dots
        + L("M88 92 Q96 70 116 62", mix(col, "white", 0.6), 6)
    )


def _cap_backwards(col: str, dk: str) -> str:
    return (
        P("M74 120 Q68 50 140 48 Q212 50 206 120 Q140 96 74 120Z", col, 7)
        + P("M154 52 Q206 60 203 114 Q184 106 166 104 Q174 78 154 52Z", dk)
        + P("M112 104 Q114 76 140 76 Q166 76 168 104 Q140 98 112 104Z", INK)
        + L("M114 103 Q140 96 166 103", "#e7b24a", 6)
        + L("M88 92 Q94 70 112 62", mix(col, "white", 0.6), 7)
        + C(140, 48, 7, dk, 5)
    )


def _paper_hat() -> str:
    return (
        P("M66 116 L140 34 L214 116 Q140 98 66 116Z", "#fffaf0", 7)
        + P("M140 36 L210 113 Q180 106 160 105Z", "#d9ceb4")
        + L("M104 92 L130 92 M110 80 L132 80 M150 80 L168 80 M150 92 L178 92", "#8d8494", 4.5)
        + P("M56 128 Q60 104 76 106 Q140 92 204 106 Q220 104 224 128 Q140 104 56 128Z", "#efe4ca", 7)
        + L("M84 117 Q100 112 116 111 M164 111 Q180 112 196 117", "#8d8494", 4)
    )


def _beret(col: str, dk: str) -> str:
    return (
        L("M128 44 L122 26", INK, 9)
        + P("M54 104 Q40 52 118 40 Q208 34 224 84 Q232 112 202 118 Q140 96 78 122 Q58 120 54 104Z", col, 7)
        + P("M180 54 Q218 66 218 92 Q220 110 202 112 Q188 106 172 105 Q198 84 180 54Z", dk)
        + L("M74 88 Q78 64 108 56", mix(col, "white", 0.6), 7)
        + P("M78 114 Q140 92 202 112 L202 124 Q140 104 78 126Z", dk, 6)
    )


def _muffs(hair: str, col: str, dk: str) -> str:
    cups = "".join(
        G(R(-16, -28, 32, 58, col, 14, 6) + R(-9, -20, 8, 40, mix(col, "white", 0.5), 4), x, 156)
        for x in (68, 212)
    )
    return (
        _hair_top(hair)
        + L("M66 140 Q58 34 140 34 Q222 34 214 140", INK, 20)
        + L("M66 140 Q58 34 140 34 Q222 34 214 140", dk, 10)
        + cups
    )


def _welder() -> str:
    """A mask pushed up over the forehead."""
    return (
        P("M70 116 Q60 24 140 22 Q220 24 210 116 Q196 132 140 126 Q84 132 70 116Z", "#5a6472", 7)
        + P("M160 26 Q210 36 205 112 Q196 120 178 122 Q188 70 160 26Z", "#3d4552")
        + R(96, 60, 88, 38, "#2c2f3d", 8, 6)
        + P("M102 66 L150 66 L128 92 L102 92Z", "#6fd0a8")
        + L("M86 84 Q86 50 110 38", "#aab6c4", 7)
        + C(74, 126, 11, "#e7b24a", 5)
        + C(206, 126, 11, "#e7b24a", 5)
    )


def hat(kind: str, col: str, dk: str, hair: str) -> str:
    """The hat of that kind, in the colours of the trade where it has them."""
    light = mix(col, "white", 0.65)
    ranked = {
        "big": G(_hard(*YELLOW), -21, 14, 0, 1.15),
        "pushed": _hair_top(hair) + G(_hard(*YELLOW), 2, -10, -5, 0.97),
        "yellow": _hard(*YELLOW),
        "goggles": _hard(*WHITE) + _goggles(dk),
        "lamp": _hard(mix(col, "white", 0.12), dk, light) + _lamp(),
        "lead": _hard(*SILVER) + star(140, 76, 17, col, ink=4),
        "master": _hard(*GOLD) + _laurel() + star(140, 74, 18, "#d9532b", ink=4),
    }
    if kind in ranked:
        return ranked[kind]
    return {
        "flat": _flat_cap(col, dk),
        "beanie": _beanie(col, dk),
        "bandana": _bandana(col, dk),
        "backwards": _cap_backwards(col, dk),
        "paper": _paper_hat(),
        "beret": _beret(col, dk),
        "muffs": _muffs(hair, col, dk),
        "welder": _welder(),
    }[kind]
