"""A table seen from above: woven cloth with dyed-in art, and the wooden rim with its brass bead."""

import numpy as np
import pygame
from pygame import Surface

from art.kit.paint import alpha_of, from_array, multiply_alpha, sized
from art.kit.palette import BRASS, WOOD, Colour, rgb
from art.kit.texture import Field, dither, noise, weave

FULL = (2560, 1440)  # baked size of a full frame
DESIGN_W = 1920  # width of the space that scenes think in
RIM, CORNER = 40, 46  # width of the rim and inner radius, in design units


def _edge_distance(w: int, h: int, rim: float, corner: float) -> Field:
    """Signed distance to the inner edge of the rim: negative on the cloth."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    qx = np.abs(x - w / 2) - (w / 2 - rim - corner)
    qy = np.abs(y - h / 2) - (h / 2 - rim - corner)
    return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - corner


def cloth(
    edge: Colour,
    heart: Colour,
    size: tuple[int, int] = FULL,
    inlay: Surface | None = None,
    lamp: tuple[float, float] = (0.5, 0.46),
    grain: float = 0.07,
    seed: int = 7,
    warmth: float = 1.0,
) -> Surface:
    """A full frame of lit cloth; inlay is dyed in before weave and lamp."""
    w, h = size
    k = w / DESIGN_W
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    dx, dy = (x - w * lamp[0]) / k, (y - h * lamp[1]) / k
    t = np.clip(1 - np.hypot(dx / 1.45, dy) / 820, 0, 1)
    t = (t * t * (3 - 2 * t))[..., None]
    img = np.array(rgb(edge), np.float32) * (1 - t) + np.array(rgb(heart), np.float32) * t
    if inlay:
        art = sized(inlay, w, h)
        a = alpha_of(art)[..., None]
        img = img * (1 - a) + pygame.surfarray.array3d(art).transpose(1, 0, 2) * a
    img *= (1 + weave(w, h, seed, k) * grain)[..., None]
    d = np.minimum(_edge_distance(w, h, RIM * k, CORNER * k) / k, 0)
    img *= (1 - 0.62 * np.exp(d / 26))[..., None]
    glow = np.exp(-((dx / 760) ** 2 + (dy / 520) ** 2))[..., None]
    img = img * (0.66 + 0.5 * glow) + np.array([32, 21, 6], np.float32) * glow * warmth
    return from_array(img + dither(h, w, seed))


def rim(size: tuple[int, int] = FULL, tones: tuple[Colour, Colour, Colour] = WOOD, seed: int = 1) -> Surface:
    """The wooden rim with mitred corners and a brass bead, transparent inside."""
    w, h = size
    k = w / DESIGN_W
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    d = _edge_distance(w, h, RIM * k, CORNER * k) / k
    flat = np.minimum(y, h - y) < np.minimum(x, w - x)
    g = np.where(flat, _grain(w, h, k, seed), _grain(h, w, k, seed + 50).T)[..., None]
    c0, c1, c2 = (np.array(rgb(c), np.float32) for c in tones)
    img = np.where(
        g < 0.5, c0 + (c1 - c0) * np.clip(g / 0.42, 0, 1), c1 + (c2 - c1) * np.clip((g - 0.5) / 0.4, 0, 1)
    )
    rise = np.clip(d / RIM, 0, 1)
    img *= (0.78 + 0.6 * np.exp(-(((rise - 0.44) / 0.22) ** 2)))[..., None]
    img *= np.where(flat, np.where(y < h / 2, 1.08, 0.88), 0.96)[..., None]
    mitre = np.abs(np.minimum(y, h - y) - np.minimum(x, w - x)) / k
    img *= (1 - 0.45 * np.exp(-((mitre / 1.6) ** 2)))[..., None]
    img *= (0.82 + 0.32 * np.exp(-(((x - w / 2) / k / 700) ** 2)))[..., None]
    bead = np.clip(3.6 - np.abs(d - 4.5), 0, 1)[..., None]
    gleam = np.clip(0.62 + 0.5 * np.exp(-(((x - w / 2) / k / 520) ** 2)), 0, 1.15)[..., None]
    brass = np.array(rgb(BRASS), np.float32) * np.where(d < 4.2, 0.72, 1.04)[..., None] * gleam
    img = img * (1 - bead) + brass * bead
    img *= 1 - np.clip(1.6 - np.abs(d - 9.3), 0, 1)[..., None] * 0.6
    return multiply_alpha(from_array(img), np.clip(d * k + 0.5, 0, 1))


def _grain(w: int, h: int, k: float, seed: int) -> Field:
    """Grain running along the width, 0..1."""
    rows = np.mgrid[0:h, 0:w][0].astype(np.float32) / k
    warp = noise(w, h, 260 * k, 22 * k, seed) * 14 + noise(w, h, 90 * k, 9 * k, seed + 1) * 5
    ring = 0.5 + 0.5 * np.sin((rows + warp * 2) * 0.42)
    return (
        0.55 * ring
        + 0.3 * noise(w, h, 120 * k, 3 * k, seed + 2)
        + 0.15 * noise(w, h, 500 * k, 40 * k, seed + 3)
    )
