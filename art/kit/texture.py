"""Materials from stretched noise: felt, wood, paper, drawing board. Every one is seeded."""

import numpy as np
import pygame
from numpy.typing import NDArray
from PIL import Image
from pygame import Surface

from art.kit.paint import Alpha, from_array
from art.kit.palette import WOOD, Colour, rgb

Field = NDArray[np.float32]


def noise(w: int, h: int, sx: float, sy: float, seed: int) -> Field:
    """Smooth noise 0..1 with cells of sx x sy pixels."""
    rng = np.random.default_rng(seed)
    g = rng.random((max(2, int(h / sy) + 2), max(2, int(w / sx) + 2)), dtype=np.float32)
    return np.asarray(Image.fromarray(g).resize((w, h), Image.Resampling.BICUBIC), np.float32)


def weave(w: int, h: int, seed: int = 7, scale: float = 1.0) -> Field:
    """Felt fibres in both directions plus slow mottling, about -1..1 around 0."""
    fibres = noise(w, h, 9 * scale, 1.2 * scale, seed) + noise(w, h, 1.2 * scale, 9 * scale, seed + 1) - 1
    fine = noise(w, h, scale, scale, seed + 2) - 0.5
    mottle = noise(w, h, 90 * scale, 90 * scale, seed + 3) - 0.5
    return fibres * 0.75 + fine * 0.5 + mottle * 0.5


def felt(
    w: int,
    h: int,
    dark: Colour,
    light: Colour,
    center: tuple[float, float] = (0.5, 0.42),
    reach: float = 0.75,
    grain: float = 11,
    seed: int = 7,
    scale: float = 1.0,
) -> Surface:
    """Cloth under one lamp: dark at the edge, light at the centre, woven."""
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.hypot(xx / w - center[0], (yy / h - center[1]) * h / w * 1.25) / reach
    t = (np.clip(1 - d, 0, 1) ** 1.25)[..., None]
    a, b = np.array(rgb(dark), np.float32) * 0.82, np.array(rgb(light), np.float32) * 1.08
    return from_array(a + (b - a) * t + weave(w, h, seed, scale)[..., None] * grain * (0.45 + 0.55 * t))


def wood(
    w: int,
    h: int,
    tones: tuple[Colour, Colour, Colour] = WOOD,
    vertical: bool = False,
    seed: int = 3,
    scale: float = 1.0,
) -> Surface:
    """Paper-cut wood: warped rings in three soft steps of tone, dark pores."""
    if vertical:
        return pygame.transform.rotate(wood(h, w, tones, False, seed, scale), 90)
    warp = noise(w, h, 420 * scale, 60 * scale, seed) * 5
    base = noise(w, h, 700 * scale, 9 * scale, seed + 100)
    rows = np.mgrid[0:h, 0:w][0].astype(np.float32)
    ring = 0.5 + 0.5 * np.sin(rows / (7.5 * scale) + warp * 4.2 + base * 3)
    t = (ring * 0.55 + base * 0.45) * 2
    low, mid, high = (np.array(rgb(c), np.float32) for c in tones)

    def step(edge: float) -> Field:
        return (1 / (1 + np.exp(-(t - edge) * 9)))[..., None]

    img = low + (mid - low) * step(0.62) + (high - mid) * step(1.35) * 0.75
    pores = np.clip(noise(w, h, 46 * scale, 1.5 * scale, seed + 200) - 0.74, 0, 1)[..., None] * 90
    tooth = (noise(w, h, scale, scale, seed + 300)[..., None] - 0.5) * 6
    return from_array(img - pores + tooth)


def dither(h: int, w: int, seed: int = 2) -> Field:
    """Half a grey level of noise, against banding in soft light."""
    return np.random.default_rng(seed).random((h, w, 1), dtype=np.float32) - 0.5


def weave_over(s: Surface, amount: float = 0.05, seed: int = 7, scale: float = 1.0) -> Surface:
    """Weave pressed into a picture that is dyed into the cloth, in place."""
    w, h = s.get_size()
    px = pygame.surfarray.pixels3d(s)
    px[:] = np.clip(px * (1 + weave(w, h, seed, scale).T[..., None] * amount), 0, 255).astype(np.uint8)
    return s


def soft_disc(size: int, power: float = 2.0) -> Alpha:
    """A round falloff 1..0 on a square sheet."""
    c = (size - 1) / 2
    yy, xx = np.mgrid[0:size, 0:size].astype(np.float32)
    t = np.clip(1 - np.hypot(xx - c, yy - c) / c, 0, 1)
    return (t * t * (3 - 2 * t)) ** (power / 2)
