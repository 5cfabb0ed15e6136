"""Light comes last: warm pools and cones are added, the vignette multiplies."""

import numpy as np
import pygame
from pygame import Surface

from art.kit.paint import Point, from_array
from art.kit.texture import Field, dither

LAMP = (255, 196, 110)


def pool(
    size: tuple[int, int],
    center: Point,
    radius: float,
    colour: tuple[int, int, int] = LAMP,
    strength: float = 0.5,
    squash: float = 1.0,
) -> Field:
    """A round pool of light as an array to add; squash below 1 flattens it."""
    w, h = size
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    t = np.clip(1 - np.hypot(xx - center[0], (yy - center[1]) / squash) / radius, 0, 1)
    return (t * t * (3 - 2 * t) * strength)[..., None] * np.array(colour, np.float32)


def cone(
    size: tuple[int, int], apex: Point, half_top: float, half_bottom: float, bottom: float,
    colour: tuple[int, int, int] = (255, 192, 104), strength: float = 0.34,
) -> Field:  # fmt: skip
    """A light cone as an array to add: soft sides, fading downwards."""
    w, h = size
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    v = np.clip((yy - apex[1]) / (bottom - apex[1]), 0, 1)
    side = np.clip(1 - np.abs(xx - apex[0]) / (half_top + (half_bottom - half_top) * v), 0, 1)
    t = side**0.8 * (1 - v * 0.72) * (yy > apex[1]) * strength
    return t[..., None] * np.array(colour, np.float32)


def add(dst: Surface, field: Field, seed: int = 2) -> Surface:
    """Add light to a scene, dithered against banding."""
    h, w = field.shape[:2]
    dst.blit(from_array(field + dither(h, w, seed)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return dst


def vignette(
    dst: Surface, strength: float = 0.55, center: Point = (0.5, 0.45), power: float = 2.2
) -> Surface:
    """Darken towards the corners."""
    w, h = dst.get_size()
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.hypot((xx / w - center[0]) / 0.72, (yy / h - center[1]) / 0.78)
    m = 255 * (1 - strength * np.clip(d, 0, 1.2) ** power)
    dst.blit(from_array(np.stack([m, m * 0.985, m * 0.99], -1)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return dst
