"""The title picture in pieces: room, lamp, its light, the sewn wordmark and dust."""

import pygame
from pygame import Surface

from art.draw.motifs.lamp import lamp
from art.kit.bake import draws, draws_each
from art.kit.light import add, cone, pool, vignette
from art.kit.paint import halo, layer, put, sized, stain
from art.kit.sewn import sewn_word
from art.kit.svg import render
from art.kit.table import DESIGN_W, FULL
from art.kit.texture import felt, soft_disc, wood

K = FULL[0] / DESIGN_W  # baked pixels per design unit of a full frame
TABLE_Y = 676  # where the strip of table begins
WARM_WOOD = ("#4a2b19", "#6f4527", "#93602f")
GLOW_SIZE = (1280, 720)  # light is soft: half the frame is enough
WORD_SIZE = 792  # twice the letter size shown at 1080p
DUST = {"small": 24, "medium": 40, "large": 64}


def _ellipse(w: float, h: float, box: tuple[float, float, float, float]) -> Surface:
    s = layer(w * 2, h * 2)
    pygame.draw.ellipse(s, "white", [round(v * 2) for v in box])
    return sized(s, w, h)


def _cut(s: Surface, mask: Surface) -> Surface:
    s.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return s


@draws("title/room", quality=93)
def room() -> Surface:
    """Dim wall, the wooden table rising from the lower edge, its cloth."""
    w, h = FULL
    strip = h - round(TABLE_Y * K)
    s = felt(w, h, "#150d18", "#543222", center=(0.5, 0.3), reach=0.72, grain=6, scale=K)
    rim = _ellipse(w, strip, (-260 * K, 40 * K, w + 520 * K, 900 * K))
    board = _cut(wood(w, strip, WARM_WOOD, seed=12, scale=K), rim)
    put(s, board, (0, TABLE_Y * K), 26 * K, 0.9, anchor="topleft")
    inner = _ellipse(w, strip, (-190 * K, 98 * K, w + 400 * K, 900 * K))
    cloth = _cut(felt(w, strip, "#1c4a34", "#5fae66", (0.5, 0.45), 0.62, 15, scale=K), inner)
    edge, p = halo(inner, 12 * K, "#0a1a10", 0.9)
    s.blit(edge, (-p, (TABLE_Y - 10) * K - p))
    s.blit(cloth, (0, TABLE_Y * K))
    return vignette(s, 0.62, (0.5, 0.5), 2.4)


@draws("title/glow", quality=92)
def glow() -> Surface:
    """Cone and pools of the lamp on black, to be added to the room."""
    w, h = GLOW_SIZE
    g = w / DESIGN_W
    field = cone(GLOW_SIZE, (w / 2, 150 * g), 130 * g, 940 * g, h, strength=0.44)
    field += pool(GLOW_SIZE, (w / 2, 230 * g), 460 * g, (255, 196, 104), 0.42, 0.8)
    field += pool(GLOW_SIZE, (w / 2, 930 * g), 900 * g, (255, 214, 140), 0.2, 0.34)
    s = layer(*GLOW_SIZE)
    s.fill("black")
    return vignette(add(s, field), 0.62, (0.5, 0.5), 2.4)


@draws("title/lamp")
def hanging_lamp() -> Surface:
    """The lamp at twice its size; it hangs from the middle of the upper edge."""
    return render(lamp(), 864, 980)


@draws("title/bulb", quality=92)
def bulb() -> Surface:
    """The hot spot under the shade on black, to be added over the lamp."""
    s = layer(600, 200)
    s.fill("black")
    return add(s, pool((600, 200), (300, 100), 300, (255, 225, 160), 0.6, 0.32))


@draws("title/wordmark", quality=86)
def wordmark() -> Surface:
    return sewn_word("Felt", WORD_SIZE)


@draws("house/wordmark")
def small_wordmark() -> Surface:
    return sewn_word("Felt", 256, sewn=False)


@draws_each("title/dust_{}", DUST, lossless=True)
def dust(size: str) -> Surface:
    """A mote in the light."""
    return stain(soft_disc(DUST[size], 1.6), "#ffecbe")


@draws("house/glow", lossless=True)
def soft_glow() -> Surface:
    """A round white falloff for halos and spotlights, tinted and scaled by the table."""
    return stain(soft_disc(256, 2.0), "#ffffff")


@draws("house/vignette", quality=90)
def corners() -> Surface:
    """Dark corners to lay over a finished scene."""
    s = layer(960, 540)
    s.fill("white")
    vignette(s, 0.5, (0.5, 0.5), 2.4)
    dark = 1 - pygame.surfarray.array_red(s).T.astype("float32") / 255
    return stain(dark, "#08040a")
