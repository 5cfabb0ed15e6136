"""Surfaces, masks, shadows, glows and lacquered plates. Arrays are (height, width), alpha 0..1."""

import numpy as np
import pygame
from numpy.typing import NDArray
from PIL import Image, ImageFilter
from pygame import Surface

from art.kit.palette import BRASS, INK, Colour, rgb

Alpha = NDArray[np.float32]
Point = tuple[float, float]

SUPER = 3  # supersampling of plates and masks
DEEP = np.array([0.46, 0.30, 0.44], np.float32)  # shade multiplies, so it stays saturated
WARM = np.array([50, 44, 26], np.float32)  # light scales up and adds a little warmth


def layer(w: float, h: float) -> Surface:
    """An empty transparent surface."""
    return Surface((round(w), round(h)), pygame.SRCALPHA)


def from_array(a: NDArray[np.floating]) -> Surface:
    """An opaque surface from a (height, width, 3) array of 0..255."""
    return pygame.surfarray.make_surface(np.clip(a, 0, 255).astype(np.uint8).swapaxes(0, 1)).convert_alpha()


def alpha_of(s: Surface) -> Alpha:
    """The alpha of a surface as an array."""
    return pygame.surfarray.array_alpha(s).T.astype(np.float32) / 255


def stain(a: Alpha, colour: Colour) -> Surface:
    """One flat colour whose alpha is the array; blurring only alpha leaves no dark fringe."""
    s = layer(a.shape[1], a.shape[0])
    s.fill((*rgb(colour), 0))
    px = pygame.surfarray.pixels_alpha(s)
    px[:] = np.clip(a * 255, 0, 255).astype(np.uint8).T
    return s


def multiply_alpha(s: Surface, a: Alpha | float) -> Surface:
    """Cut a surface to a mask, in place."""
    px = pygame.surfarray.pixels_alpha(s)
    px[:] = np.rint(px * (a.T if isinstance(a, np.ndarray) else a)).astype(np.uint8)
    return s


def multiply_rgb(s: Surface, r: float, g: float | None = None, b: float | None = None) -> Surface:
    """Darken or tint a surface by factors 0..1, in place."""
    g = r if g is None else g
    s.fill(
        (int(r * 255), int(g * 255), int((g if b is None else b) * 255), 255), None, pygame.BLEND_RGBA_MULT
    )
    return s


def blur(a: Alpha, r: float) -> Alpha:
    """Gaussian blur of an alpha array."""
    if r < 0.3:
        return a
    img = Image.fromarray(np.clip(a * 255, 0, 255).astype(np.uint8))
    return np.asarray(img.filter(ImageFilter.GaussianBlur(r)), np.float32) / 255


def blurred(s: Surface, r: float) -> Surface:
    """Out-of-focus copy of a surface; colours are weighted by alpha, so edges do not darken."""
    img = Image.frombytes("RGBA", s.get_size(), pygame.image.tobytes(s, "RGBA")).convert("RGBa")
    img = img.filter(ImageFilter.GaussianBlur(r)).convert("RGBA")
    return pygame.image.frombytes(img.tobytes(), img.size, "RGBA").convert_alpha()


def shift(a: Alpha, dx: float, dy: float) -> Alpha:
    """Move an array by whole pixels, filling with nothing."""
    out = np.zeros_like(a)
    h, w = a.shape
    x, y = int(dx), int(dy)
    out[max(0, y) : h + min(0, y), max(0, x) : w + min(0, x)] = a[
        max(0, -y) : h + min(0, -y), max(0, -x) : w + min(0, -x)
    ]
    return out


def down(s: Surface, k: float) -> Surface:
    """Shrink by k, smoothly."""
    return pygame.transform.smoothscale(s, (round(s.get_width() / k), round(s.get_height() / k)))


def sized(s: Surface, w: float, h: float) -> Surface:
    """Scale to a size, smoothly."""
    return pygame.transform.smoothscale(s, (round(w), round(h)))


def turn(s: Surface, degrees: float, scale: float = 1.0) -> Surface:
    """Turn anticlockwise and scale in one go (turn the big picture, never a shrunken one)."""
    return pygame.transform.rotozoom(s, degrees, scale)


def center(dst: Surface, s: Surface, pos: Point) -> None:
    """Blit with the middle of the surface at pos."""
    dst.blit(s, (round(pos[0] - s.get_width() / 2), round(pos[1] - s.get_height() / 2)))


def center_ink(dst: Surface, s: Surface, pos: Point) -> None:
    """Blit with the middle of what is visible at pos: digits in discs."""
    r = s.get_bounding_rect()
    dst.blit(s, (round(pos[0] - r.centerx), round(pos[1] - r.centery)))


def halo(
    sprite: Surface, r: float, colour: Colour, strength: float = 1.0, grow: float = 0
) -> tuple[Surface, int]:
    """Blurred silhouette and its padding, for shadows and glows."""
    p = int(r * 3 + grow)
    a = np.pad(alpha_of(sprite), p)
    if grow:
        a = np.clip(blur(a, grow) * 6, 0, 1)
    return stain(blur(a, r) * strength, colour), p


def put(
    dst: Surface,
    sprite: Surface,
    pos: Point,
    lift: float = 8,
    shadow: float = 0.5,
    anchor: str = "center",
    tint: Colour = INK,
) -> pygame.Rect:
    """Blit with a contact and an ambient shadow; lift is the height above the table."""
    rect = sprite.get_rect(**{anchor: (round(pos[0]), round(pos[1]))})
    if lift:
        for r, off, k in ((max(2, lift * 0.25), lift * 0.25, 0.55), (lift * 1.1, lift * 0.9, 0.6)):
            sh, p = halo(sprite, r, tint, shadow * k)
            dst.blit(sh, (rect.x - p + off * 0.25, rect.y - p + off))
    dst.blit(sprite, rect)
    return rect


def glow(
    dst: Surface,
    sprite: Surface,
    pos: Point,
    r: float = 28,
    colour: Colour = BRASS,
    strength: float = 1.3,
    grow: float = 8,
) -> None:
    """Alpha halo behind a chosen thing (pos is its top left); shows on paper as well as on cloth."""
    for rr, k in ((r, strength), (r * 0.35, strength * 0.8)):
        g, p = halo(sprite, rr, colour, k, grow)
        dst.blit(g, (pos[0] - p, pos[1] - p))


def shine(dst: Surface, sprite: Surface, pos: Point, r: float, colour: Colour, strength: float = 1.0) -> None:
    """Additive halo of a silhouette around its centre pos: light, for dark cloth."""
    p = int(r * 3)
    a = blur(np.pad(alpha_of(sprite), p), r)[..., None] * np.array(rgb(colour), np.float32) * strength
    s = from_array(a)
    dst.blit(s, s.get_rect(center=(round(pos[0]), round(pos[1]))), special_flags=pygame.BLEND_RGB_ADD)


def rounded(w: float, h: float, box: tuple[float, float, float, float], r: float) -> Alpha:
    """Mask of a rounded rectangle (x, y, w, h) on a w x h sheet."""
    s = layer(w * SUPER, h * SUPER)
    pygame.draw.rect(s, "white", [round(v * SUPER) for v in box], border_radius=round(r * SUPER))
    return alpha_of(sized(s, w, h))


def round_mask(s: Surface, radius: float) -> Surface:
    """Copy of a surface cut to a rounded rectangle."""
    out = s.convert_alpha()
    w, h = s.get_size()
    return multiply_alpha(out, rounded(w, h, (0, 0, w, h), radius))


def fade(w: float, h: float, top: Colour, bottom: Colour) -> Surface:
    """Vertical gradient."""
    t = np.linspace(0, 1, max(2, round(h)), dtype=np.float32)[:, None, None]
    a, b = np.array(rgb(top), np.float32), np.array(rgb(bottom), np.float32)
    return sized(from_array(np.broadcast_to(a + (b - a) * t, (max(2, round(h)), 2, 3))), w, h)


def rrect(
    w: float,
    h: float,
    r: float,
    fill: Colour,
    border: Colour | None = None,
    bw: float = 0,
    grad: Colour | None = None,
    gloss: float = 0.0,
) -> Surface:
    """Lacquered rounded rectangle: vertical gradient, border, soft top gloss."""
    k = SUPER
    big_w, big_h = round(w * k), round(h * k)
    s = fade(big_w, big_h, fill, grad or fill)
    if gloss:
        g, m = layer(big_w, big_h), int((bw + 3) * k)
        pygame.draw.rect(
            g,
            (255, 255, 255, int(255 * gloss)),
            (m, m, big_w - 2 * m, int(big_h * 0.42)),
            border_radius=int(max(2, r - bw - 3) * k),
        )
        s.blit(g, (0, 0))
    if border:
        pygame.draw.rect(s, border, s.get_rect(), int(bw * k), border_radius=int(r * k))
    mask = layer(big_w, big_h)
    pygame.draw.rect(mask, "white", mask.get_rect(), border_radius=int(r * k))
    multiply_alpha(s, alpha_of(mask))
    return sized(s, w, h)


def lacquer(s: Surface, puff: float, light: float, shade: float) -> Surface:
    """Light on the upper-left inside edge, shade on the lower right; puff is how round it looks."""
    a = alpha_of(s)
    b, k = blur(a, puff), puff * 0.55
    dark = (np.clip(1 - shift(b, -k, -k), 0, 1) * shade).T[:, :, None]
    lit = (np.clip(1 - shift(b, k, k), 0, 1) * light).T[:, :, None]
    px = pygame.surfarray.pixels3d(s)
    px[:] = np.clip(px * (1 - dark * (1 - DEEP)) * (1 + 0.32 * lit) + WARM * lit, 0, 255).astype(np.uint8)
    return s


def grain(s: Surface, amount: float = 4, seed: int = 7) -> Surface:
    """Paper tooth: the same little noise on everything makes it one material."""
    px = pygame.surfarray.pixels3d(s)
    n = np.random.default_rng(seed).normal(0, amount, px.shape[:2])[:, :, None]
    px[:] = np.clip(px + n, 0, 255).astype(np.uint8)
    return s
