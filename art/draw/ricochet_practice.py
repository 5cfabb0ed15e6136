"""For practice: the playfield without its ring, and a wide backglass for the result."""

import math

from pygame import Surface

from art.kit.bake import draws
from art.kit.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CLOTH, INK, mix
from art.kit.svg import doc, linear, points, render, trace
from art.kit.svg import path as P
from art.kit.svg import rect as R
from art.kit.table import cloth

CENTRE = (960, 502)
RAYS = 32
STARS = ((700, 84, 24), (770, 118, 13), (1800, 90, 22), (1760, 200, 14), (560, 70, 12), (1276, 214, 11))
GLASS = (470, 190)


def _inlay() -> Surface:
    x, y = CENTRE
    body = ""
    for ray in range(0, RAYS, 2):
        a, b = (math.tau * (ray + o) / RAYS for o in (-0.5, 0.5))
        corners = [(x, y), *((x + 1500 * math.cos(t), y + 1500 * math.sin(t)) for t in (a, b))]
        body += P(trace(corners), "#4a6fd8", op=0.10)
    for x, y, r in STARS:
        body += P(trace(points(x, y, r, 5, inner=0.43)), "#5c86f0", op=0.30)
    return render(doc(1920, 1080, body), 1920, 1080)


@draws("tables/ricochet_quiet", quality=80)
def quiet() -> Surface:
    edge, heart = CLOTH["ricochet"]
    return cloth(edge, mix(heart, "#3558c4", 0.3), inlay=_inlay(), lamp=(0.5, 0.44), warmth=0.85)


@draws("ricochet/backglass")
def backglass() -> Surface:
    """The marquee, wider: brass around dark glass; the bulbs are put on at the table."""
    w, h = GLASS
    defs = linear("f", (0, BRASS_LIGHT), (0.4, BRASS), (1, BRASS_DARK)) + linear(
        "g", (0, "#1a1330"), (1, "#0a0716")
    )
    body = (
        R(0, 0, w, h, INK, 34)
        + R(4, 4, w - 8, h - 8, "url(#f)", 30)
        + R(28, 28, w - 56, h - 56, INK, 18)
        + R(31, 31, w - 62, h - 62, "url(#g)", 16)
    )
    return render(doc(w, h, body, defs), w * 2, h * 2)
