"""The shelf: its wall and plank, and the five boxes."""

import pygame
from pygame import Surface

from art.draw.motifs.covers import COVERS
from art.kit.bake import draws, draws_each
from art.kit.letters import font, text
from art.kit.light import add, pool, vignette
from art.kit.paint import center, fade, layer, multiply_alpha, round_mask, rounded, stain
from art.kit.palette import INK, Colour, mix, rgb
from art.kit.svg import render
from art.kit.table import DESIGN_W, FULL
from art.kit.texture import felt, wood

K = FULL[0] / DESIGN_W
FLOOR = 640  # where box fronts meet the plank, in design units
BOX = (284, 379)  # front of a box in design units
BOX_SCALE = 2
SIDE, TOP = 34, 17  # room for the box's depth left, right and above
DEPTH = 15
NEAR, DEEP_WOOD = ("#6b4125", "#8d5a34", "#b17a48"), ("#1f110b", "#2f1b11", "#432818")
EDGE_WOOD = ("#4a2c1a", "#6b4226", "#8a5832")

# Box -> (title lines, title colour, colour of the sides, how far the far edge is seen from the side).
BOXES = {
    "ricochet": (("Ricochet",), "#fff3d6", "#16245a", 30),
    "blind-business": (("Blind", "Business"), "#ffd95e", "#4a1a4e", 18),
    "blind-hen": (("Blind Hen",), "#fff3d6", "#24523a", 0),
    "second-estimate": (("Second", "Estimate"), "#ffffff", "#123f63", -18),
    "none-of-your-business": (("None of Your", "Business"), "#ffe7a8", "#0f2f30", -30),
}


def _band(
    s: Surface, y: float, h: float, colour: Colour, top: float, bottom: float, power: float = 1.5
) -> None:
    """A horizontal shadow or light that runs from one strength to another."""
    w = s.get_width()
    for i in range(round(h)):
        t = (i / h) ** power
        strip = layer(w, 1)
        strip.fill((*rgb(colour), int(255 * (top + (bottom - top) * t))))
        s.blit(strip, (0, round(y) + i))


@draws("shelf/room", quality=93)
def shelf_room() -> Surface:
    """Green wall, the plank the boxes stand on, dark cabinet below."""
    w, h = FULL
    floor = FLOOR * K
    s = layer(w, h)
    s.blit(felt(w, round(floor + 10), "#12302a", "#3c8064", (0.5, 0.45), 0.66, 12, scale=K), (0, 0))
    s.blit(wood(w, round(h - floor - 70 * K), DEEP_WOOD, seed=31, scale=K), (0, floor + 70 * K))
    s.blit(wood(w, round(54 * K), NEAR, seed=21, scale=K), (0, floor - 28 * K))
    _band(s, floor - 28 * K, 54 * K, "#1e0e06", 0.6, 0, 0.6)
    _band(s, floor - 64 * K, 36 * K, "#04100c", 0, 0.45)
    s.blit(wood(w, round(58 * K), EDGE_WOOD, seed=5, scale=K), (0, floor + 26 * K))
    _band(s, floor + 26 * K, 4 * K, "#e0a868", 0.8, 0.2)
    _band(s, floor + 78 * K, 6 * K, "#1c0e07", 0.2, 0.9)
    _band(s, floor + 84 * K, 90 * K, "#0a0402", 0.75, 0, 0.7)
    add(s, pool(FULL, (w / 2, 300 * K), 1150 * K, (255, 190, 110), 0.16, 0.62))
    return vignette(s, 0.4, (0.5, 0.5), 3.0)


def _cover(key: str, w: int, h: int) -> Surface:
    """Cover art, lettering, cream trim and a diagonal sheen."""
    lines, colour, _, _ = BOXES[key]
    s = render(COVERS[key](), w, h)
    size = w * (0.2 if len(lines) == 1 else 0.175)
    while max(font("title", size).size(t)[0] for t in lines) > w * 0.84:
        size -= 1
    y = h * (0.14 if len(lines) == 1 else 0.115)
    for t in lines:
        center(s, text(t, size, colour, outline=w * 0.016, drop=w * 0.014, k=1), (w / 2, y))
        y += size * 0.98
    sheen = layer(w, h)
    corners = [(0.58, 0), (1, 0), (1, 0.16), (0.1, 1), (0, 1), (0, 0.74)]
    pygame.draw.polygon(sheen, (255, 255, 255, 22), [(x * w, y * h) for x, y in corners])
    s.blit(sheen, (0, 0))
    inset = w * 0.022
    trim = rounded(w, h, (inset, inset, w - 2 * inset, h - 2 * inset), w * 0.03)
    inset += w * 0.007
    trim -= rounded(w, h, (inset, inset, w - 2 * inset, h - 2 * inset), w * 0.025)
    s.blit(stain(trim * 0.6, "#fff3d6"), (0, 0))
    edge = rounded(w, h, (0, 0, w, h), w * 0.028) - rounded(w, h, (3, 3, w - 6, h - 6), w * 0.024)
    s.blit(stain(edge * 0.3, "white"), (0, 0))
    return round_mask(s, w * 0.028)


def _face(size: tuple[int, int], pts: list[tuple[float, float]], top: Colour, bottom: Colour) -> Surface:
    """One oblique side of a box, shaded from top to bottom."""
    mask = layer(size[0] * 2, size[1] * 2)
    pygame.draw.polygon(mask, "white", [(x * 2, y * 2) for x, y in pts])
    mask = pygame.transform.smoothscale(mask, size)
    s = fade(*size, top, bottom)
    return multiply_alpha(s, pygame.surfarray.array_alpha(mask).T.astype("float32") / 255)


@draws_each("shelf/box_{}", BOXES)
def box(key: str) -> Surface:
    """Front, top and the side that is seen from the middle of the shelf."""
    _, _, side, lean = BOXES[key]
    k = BOX_SCALE
    w, h = BOX
    size = ((w + 2 * SIDE) * k, (h + TOP + 2) * k)
    s = layer(*size)

    def at(*pts: tuple[float, float]) -> list[tuple[float, float]]:
        return [((SIDE + x) * k, (TOP + y) * k) for x, y in pts]

    lid = at((2, 1), (w - 2, 1), (w - 2 + lean, -DEPTH), (2 + lean, -DEPTH))
    s.blit(_face(size, lid, mix(side, "white", 0.5), mix(side, "white", 0.22)), (0, 0))
    if lean:
        x, far = (w - 3, w + lean - 2) if lean > 0 else (3, lean + 2)
        flank = at((x, 1), (x, h - 2), (far, h - DEPTH), (far, -DEPTH))
        s.blit(_face(size, flank, mix(side, INK, 0.3), mix(side, INK, 0.62)), (0, 0))
        seam = at((x, h * 0.72), (x, h * 0.72 + 3), (far, h * 0.72 - 10), (far, h * 0.72 - 13))
        s.blit(_face(size, seam, mix(side, INK, 0.75), mix(side, INK, 0.75)), (0, 0))
    s.blit(_cover(key, w * k, h * k), (SIDE * k, TOP * k))
    return s
