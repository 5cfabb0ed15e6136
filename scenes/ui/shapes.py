"""The lacquered shapes of the house, drawn at the pixel size they are shown at: panels, shadows, glows."""

import math
from dataclasses import dataclass

import pygame

from scenes.ui.theme import Colour, Theme

SUPER = 3
"""Drawn this much larger and scaled down, for smooth corners."""
BLUR_SHRINK = 4
"""Blurs are made this much smaller: nobody sees the difference, and they cost a sixteenth."""
INK: Colour = (34, 26, 43)


@dataclass(frozen=True)
class Look:
    """A panel's looks; lengths in design units."""

    fill: Colour
    low: Colour | None = None
    """The colour at the bottom, for a gradient."""
    edge: Colour | None = None
    edge_width: float = 3
    radius: float = 22
    gloss: float = 0
    alpha: int = 255
    lip: Colour | None = None
    """A darker under-edge that gives the panel thickness."""
    lip_height: float = 7


def panel(size: tuple[int, int], look: Look, scale: float, theme: Theme) -> pygame.Surface:
    """A panel that fills `size`, its lip included."""
    lip = min(size[1] - 1, round(look.lip_height * scale)) if look.lip else 0
    face = _face((size[0], size[1] - lip), look, scale, theme)
    if not lip or look.lip is None:
        return face
    whole = pygame.Surface(size, pygame.SRCALPHA)
    under = _rounded((size[0], size[1] - lip), look.radius * scale)
    under.fill((*look.lip, 255), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(under, (0, lip))
    whole.blit(face, (0, 0))
    return whole


def _face(size: tuple[int, int], look: Look, scale: float, theme: Theme) -> pygame.Surface:
    wide, high = size[0] * SUPER, size[1] * SUPER
    radius = _radius(wide, high, look.radius * scale * SUPER)
    face = _gradient((wide, high), look.fill, look.low or look.fill)
    edge, edge_width = look.edge, look.edge_width
    if theme.outline:
        edge, edge_width = theme.ink if look.fill != theme.ink else theme.cream, theme.outline
    border = round(edge_width * scale * SUPER) if edge else 0
    if look.gloss:
        shine = pygame.Surface((wide, high), pygame.SRCALPHA)
        inset = border + round(3 * scale * SUPER)
        pygame.draw.rect(
            shine,
            (255, 255, 255, round(255 * look.gloss)),
            (inset, inset, wide - 2 * inset, round(high * 0.44)),
            border_radius=max(2, radius - inset),
        )
        face.blit(shine, (0, 0))
    if edge and border:
        pygame.draw.rect(face, edge, face.get_rect(), border, border_radius=radius)
    mask = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, look.alpha), mask.get_rect(), border_radius=radius)
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return pygame.transform.smoothscale(face, size)


def _gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    strip = pygame.Surface((1, 64), pygame.SRCALPHA)
    for y in range(64):
        strip.set_at((0, y), [round(a + (b - a) * y / 63) for a, b in zip(top, bottom, strict=True)])
    return pygame.transform.smoothscale(strip, size)


def _radius(wide: int, high: int, wanted: float) -> int:
    return max(0, min(round(wanted), wide // 2, high // 2))


def _rounded(size: tuple[int, int], radius: float) -> pygame.Surface:
    """A white rounded rectangle with smooth edges."""
    wide, high = size[0] * SUPER, size[1] * SUPER
    big = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.rect(big, "white", big.get_rect(), border_radius=_radius(wide, high, radius * SUPER))
    return pygame.transform.smoothscale(big, size)


def shadow_margin(lift: int) -> int:
    return math.ceil(lift * 2.6) + 6


def shadow(size: tuple[int, int], radius: int, lift: int) -> pygame.Surface:
    """Contact and ambient shadow of a rounded card at this height, with a margin around it."""
    margin = shadow_margin(lift)
    whole = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    for blur, fall, strength in (
        (max(2.0, lift * 0.3), lift * 0.3, 0.42),
        (max(3.0, lift * 1.0), lift * 0.9, 0.34),
    ):
        soft = _blurred_box(
            whole.get_size(), pygame.Rect((margin, margin), size), radius, blur, INK, strength
        )
        whole.blit(soft, (fall * 0.25, fall))
    return whole


def glow(size: tuple[int, int], radius: int, reach: int, colour: Colour) -> pygame.Surface:
    margin = 2 * reach
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    box = pygame.Rect((margin, margin), size).inflate(reach * 0.7, reach * 0.7)
    wide = _blurred_box(whole, box, radius + reach // 3, reach * 0.62, colour, 0.85)
    tight = _blurred_box(whole, box.inflate(-reach * 0.4, -reach * 0.4), radius, reach * 0.2, colour, 0.9)
    wide.blit(tight, (0, 0))
    return wide


def _blurred_box(
    whole: tuple[int, int], box: pygame.Rect, radius: float, blur: float, colour: Colour, strength: float
) -> pygame.Surface:
    """A soft rounded box of one colour. The colour fills the surface so that no dark fringe appears."""
    shrink = BLUR_SHRINK if blur >= BLUR_SHRINK else 1
    small = (max(1, whole[0] // shrink), max(1, whole[1] // shrink))
    shape = pygame.Surface(small, pygame.SRCALPHA)
    shape.fill((*colour, 0))
    inner = pygame.Rect(
        box.x // shrink, box.y // shrink, max(1, box.width // shrink), max(1, box.height // shrink)
    )
    pygame.draw.rect(
        shape, (*colour, round(255 * strength)), inner, border_radius=_radius(*inner.size, radius / shrink)
    )
    soft = pygame.transform.gaussian_blur(shape, max(1, round(blur / shrink)), repeat_edge_pixels=False)
    # The blur darkens the colour along with the alpha: put the pure colour back.
    soft.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(soft, whole)
