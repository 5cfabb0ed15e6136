"""The playfield: night-blue cloth with a dyed-in sunburst and ring, and the boards that lie on the ring."""

import math

import pygame
from pygame import Surface

from art.kit.bake import draws, draws_each
from art.kit.letters import text
from art.kit.paint import layer, turn
from art.kit.palette import BRASS, CLOTH, mix
from art.kit.svg import circle as C
from art.kit.svg import doc, points, render, trace
from art.kit.svg import path as P
from art.kit.table import cloth
from art.kit.texture import weave_over

CENTRE = (960, 502)
RING = 440
RING_SIZE = 924
STARS = 228  # the four stars lie this far from the middle, both ways
RAYS = 32
HALF = 17  # half the opening of a sign, in degrees
SIGNS = {"rico": ("RICO", 129), "chet": ("CHET", 51), "full": ("FULL", 228), "tilt": ("TILT", 312)}
LETTER = 94
BOARD = (340, 320)  # the cut-out a sign is baked in, in design units


def _inlay() -> Surface:
    x, y = CENTRE
    body = ""
    for ray in range(0, RAYS, 2):
        a, b = (math.tau * (ray + o) / RAYS for o in (-0.5, 0.5))
        corners = [(x, y), *((x + 1500 * math.cos(t), y + 1500 * math.sin(t)) for t in (a, b))]
        body += P(trace(corners), "#4a6fd8", op=0.10)
    return render(doc(1920, 1080, body), 1920, 1080)


@draws("ricochet/ring", quality=80)
def ring() -> Surface:
    """The lane around the cards and four stars in it; not dyed in, for the cloth is cut to the window."""
    c = RING_SIZE / 2
    body = "".join(
        C(c, c, r, "none", stroke="#5c86f0", stroke_width=w, op=o)
        for r, w, o in ((RING, 30, 0.22), (RING - 18, 5, 0.34), (RING + 18, 5, 0.34))
    )
    for across in (-1, 1):
        for down in (-1, 1):
            star = trace(points(c + across * STARS, c + down * STARS, 44, 5, inner=0.43))
            body += P(star, "#5c86f0", op=0.32)
    return weave_over(render(doc(RING_SIZE, RING_SIZE, body), RING_SIZE * 1.34, RING_SIZE * 1.34), 0.08)


@draws("tables/ricochet_cloth", quality=82)
def playfield() -> Surface:
    edge, heart = CLOTH["ricochet"]
    return cloth(edge, mix(heart, "#3558c4", 0.5), inlay=_inlay(), lamp=(0.5, 0.44), warmth=0.85)


@draws_each("ricochet/board_{}", SIGNS)
def board(name: str) -> Surface:
    """A word arched along the ring on its dark board, cut out around its middle."""
    word, middle = SIGNS[name]
    k = 2
    w, h = BOARD
    x = w / 2 - RING * math.cos(math.radians(middle))
    y = h / 2 - RING * math.sin(math.radians(middle))

    def arc(half: float, width: float, colour: str) -> str:
        out, back = [], []
        for step in range(41):
            a = math.radians(middle - half + 2 * half * step / 40)
            for r, side in ((RING + width / 2, out), (RING - width / 2, back)):
                side.append((x + r * math.cos(a), y + r * math.sin(a)))
        return P(trace([*out, *reversed(back)]), colour)

    s = render(
        doc(w, h, arc(HALF + 0.5, 116, mix(BRASS, "#121d50", 0.4)) + arc(HALF, 108, "#121d50")), w * k, h * k
    )
    _letters(s, word, middle, (x * k, y * k), k)
    return weave_over(s, 0.06)


def _letters(s: Surface, word: str, middle: float, centre: tuple[float, float], k: int) -> None:
    """Read from the outside at the foot of the ring, from the inside at its head: never upside down."""
    below = middle < 180
    widths = [text(letter, LETTER).get_width() + 5 for letter in word]
    at = -sum(widths) / 2
    for letter, width in zip(word, widths, strict=True):
        along = math.degrees((at + width / 2) / RING)
        at += width
        a = middle - along if below else middle + along
        tilt = 90 - a if below else 270 - a
        big = layer(width * k * 2, LETTER * k * 2)
        for colour, outline, drop in (("#080d28", 5, 5), ("#ffdf9a", 0, 0)):
            drawn = text(letter, LETTER * k, colour, outline=outline * k, ink=colour, k=1)
            big.blit(drawn, drawn.get_rect(center=(big.get_width() / 2, big.get_height() / 2 + drop * k)))
        turned = turn(big, tilt)
        turned.fill((255, 255, 255, 215), special_flags=pygame.BLEND_RGBA_MULT)
        x = centre[0] + RING * k * math.cos(math.radians(a))
        y = centre[1] + RING * k * math.sin(math.radians(a))
        s.blit(turned, turned.get_rect(center=(round(x), round(y))))
