"""The pendant lamp."""

# ruff: noqa: E501  (path data reads better unbroken)

from art.kit.palette import INK
from art.kit.svg import circle as C
from art.kit.svg import doc, linear, radial
from art.kit.svg import group as G
from art.kit.svg import line as L
from art.kit.svg import path as P
from art.kit.svg import rect as R

CORD = 240  # length of cord above the part that is usually seen


def lamp() -> str:
    """Pendant lamp on a long cord, front view, 520x590; the cord starts at (260, 0)."""
    d = linear("shade", (0, "#2b7d62"), (0.55, "#1b5a47"), (1, "#0f3a30")) + radial(
        "bulb", (0, "#fffbe6", 1), (0.35, "#ffe39a", 0.9), (1, "#ffb14a", 0)
    )
    b = (
        R(254, 0, 12, 110, INK)
        + R(257, 0, 6, 110, "#b9852a")
        + R(236, 92, 48, 34, "#e7b24a", 8, 6)
        + R(242, 98, 10, 22, "#fff0b8", 4)
    )
    b += C(260, 282, 170, "url(#bulb)", ry=70)
    b += P(
        "M206 122 L314 122 Q330 122 340 138 Q372 214 488 256 Q506 264 504 284 L16 284 Q14 264 32 256 Q148 214 180 138 Q190 122 206 122Z",
        "url(#shade)",
        8,
    )
    b += P("M206 132 L232 132 Q196 222 84 262 L40 262 Q166 216 196 140Z", "#7fd6b4", op=0.55) + P(
        "M300 132 Q340 214 470 262 L488 268 Q370 226 332 146Z", "#0a2a22", op=0.7
    )
    b += P(
        "M16 278 L504 278 Q512 278 510 288 Q508 298 498 298 L22 298 Q12 298 10 288 Q8 278 16 278Z",
        "#e7b24a",
        7,
    ) + L("M30 286 L300 286", "#fff0b8", 5)
    b += P("M210 300 L310 300 Q306 334 260 334 Q214 334 210 300Z", "#fff6d0", 0)
    cord = R(254, 0, 12, CORD, INK) + R(257, 0, 6, CORD, "#b9852a")
    return doc(520, 350 + CORD, cord + G(b, 0, CORD), d)
