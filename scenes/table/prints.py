"""Cards as surfaces: turned, squeezed, dimmed or faded, with their shadow, each made once and kept."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

import pygame

from scenes.pictures import Pictures
from scenes.table.places import CARD_RATIO
from scenes.ui.shapes import INK
from scenes.ui.theme import Colour

CORNER = 0.07
"""A card's corner, as a share of its width."""
FINE, COARSE = 1, 6
"""Steps of the angle in half degrees: lying cards are drawn exactly, flying ones from few surfaces."""
OPENINGS = 8
"""Steps from edge-on to flat while a card turns over."""
DIMS = 4
FADES = 8
DIM_KEEP = 0.52
"""How much light is left on a card that cannot be chosen."""
SHRINK, LOW_SHRINK = 4, 2
"""Shadows are blurred this much smaller; those of low cards are sharper and would show it."""
LOW = 8
CONTACT, AMBIENT = 0.36, 0.30
"""Strength of the shadow where a card touches, and of the wide soft one from the lamp."""
HALO_REACH = 16
BLEND = pygame.BLEND_PREMULTIPLIED
"""How a print is put down: with the alpha multiplied in beforehand, which is the quickest way."""
BESIDE, ABOVE, BELOW = 1.0, 0.2, 1.6
"""How far a shadow is drawn, in lifts; it ends where nobody sees it any more, for each pixel costs time."""
EDGE = 2


class Cut(NamedTuple):
    """All that the surface of a card depends on; sizes in pixels, everything else in steps."""

    picture: str
    width: int
    turn: int = 0
    """Clockwise half degrees."""
    lift: int = 0
    opening: int = OPENINGS
    dim: int = 0
    fade: int = FADES
    crisp: bool = True
    """Turned with the greatest care, for cards that people look at; in flight nobody can tell."""


def card_print(pictures: Pictures, cut: Cut) -> pygame.Surface:
    """A card with its shadow, to be put down with BLEND. Its middle lies at `middle_of` in the surface."""
    return pictures.shown.get(cut, lambda: _card(pictures, cut))


def middle_of(surface: pygame.Surface, lift: int) -> tuple[int, int]:
    """Shadows fall down, so there is more of the surface below a card than above."""
    width, height = surface.size
    _, above, below = _margins(lift)
    return width // 2, (height + above - below) // 2


@cache
def _margins(lift: int) -> tuple[int, int, int]:
    """Pixels beside, above and below a card that its shadow needs, in whole pixels of the small one."""
    shrink = _shrink(lift)
    beside, above, below = (
        max(1, math.ceil(lift * share / shrink)) * shrink for share in (BESIDE, ABOVE, BELOW)
    )
    return beside, above, below


def _shrink(lift: int) -> int:
    return SHRINK if lift >= LOW else LOW_SHRINK


def _card(pictures: Pictures, cut: Cut) -> pygame.Surface:
    shadow = pictures.shown.get(
        ("card shadow", cut.width, cut.turn, cut.lift, cut.opening),
        lambda: _shadow(cut.width, cut.turn, cut.lift, cut.opening),
    )
    whole = shadow.copy()
    face = _turned_face(pictures, cut)
    if cut.dim:
        light = round(255 * (1 - (1 - DIM_KEEP) * cut.dim / DIMS))
        face.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    x, y = middle_of(whole, cut.lift)
    whole.blit(face, (x - face.get_width() // 2, y - face.get_height() // 2))
    if cut.fade < FADES:
        whole.fill((255, 255, 255, 255 * cut.fade // FADES), special_flags=pygame.BLEND_RGBA_MULT)
    return whole.premul_alpha()


def _turned_face(pictures: Pictures, cut: Cut) -> pygame.Surface:
    """From a surface twice as large, which is kept: turning it needs no look at the source."""
    high = round(cut.width * CARD_RATIO)
    if not cut.turn and cut.opening == OPENINGS:
        return pictures.scaled(cut.picture, (cut.width, high)).copy()
    edged = pictures.shown.get(
        ("edged card", cut.picture, cut.width),
        lambda: _edged(pictures, cut.picture, (cut.width * 2, high * 2)),
    )
    if cut.opening < OPENINGS:
        narrow = max(2 * EDGE, edged.width * cut.opening // OPENINGS)
        edged = pygame.transform.smoothscale(edged, (narrow, edged.height))
    if not cut.crisp:
        return pygame.transform.rotozoom(edged, -cut.turn / 2, 0.5)
    turned = pygame.transform.rotozoom(edged, -cut.turn / 2, 1.0)
    return pygame.transform.smoothscale(turned, (turned.width // 2, turned.height // 2))


def _edged(pictures: Pictures, picture: str, size: tuple[int, int]) -> pygame.Surface:
    """A face with a clear edge, so that its sides stay smooth when it is turned."""
    edged = pygame.Surface((size[0] + 2 * EDGE, size[1] + 2 * EDGE), pygame.SRCALPHA)
    edged.blit(pictures.scaled(picture, size), (EDGE, EDGE))
    return edged


def _shadow(width: int, turn: int, lift: int, opening: int) -> pygame.Surface:
    """The shadows of one card alone, falling straight down however it is turned."""
    shrink = _shrink(lift)
    body = _body(width, turn, opening, shrink)
    beside, above, below = (margin // shrink for margin in _margins(lift))
    small = pygame.Surface((body.width + 2 * beside, body.height + above + below), pygame.SRCALPHA)
    for blur, down, strength in ((0.3, 0.3, CONTACT), (0.9, 0.9, AMBIENT)) if lift else ():
        at = beside, above + round(lift * down / shrink)
        small.blit(_soft(body, small.size, at, lift * blur / shrink, INK, strength), (0, 0))
    return pygame.transform.smoothscale(small, (small.width * shrink, small.height * shrink))


def halo(pictures: Pictures, width: int, turn: int, reach: int, colour: Colour, fade: int) -> pygame.Surface:
    """The glow around a card that may be chosen, or was."""

    def make() -> pygame.Surface:
        body = _body(width + round(reach * 0.9), turn, OPENINGS, SHRINK)
        far = math.ceil(2 * reach / SHRINK)
        small = pygame.Surface((body.width + 2 * far, body.height + 2 * far), pygame.SRCALPHA)
        for blur, strength in ((0.7, 0.9), (0.2, 0.75)):
            wide = reach * blur / SHRINK
            small.blit(_soft(body, small.size, (far, far), wide, colour, strength * fade / FADES), (0, 0))
        return pygame.transform.smoothscale(small, (small.width * SHRINK, small.height * SHRINK))

    return pictures.shown.get(("card halo", width, turn, reach, colour, fade), make)


def _body(width: int, turn: int, opening: int, shrink: int) -> pygame.Surface:
    """A card's outline in white, small, turned."""
    wide = max(1, round(width * opening / OPENINGS / shrink))
    high = max(1, round(width * CARD_RATIO / shrink))
    flat = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.rect(flat, "white", flat.get_rect(), border_radius=round(width * CORNER / shrink))
    return pygame.transform.rotozoom(flat, -turn / 2, 1.0) if turn else flat


def _soft(
    body: pygame.Surface,
    size: tuple[int, int],
    at: tuple[int, int],
    blur: float,
    colour: Colour,
    strength: float,
) -> pygame.Surface:
    """The outline in one colour and blurred, somewhere on a surface of this size."""
    shape = pygame.Surface(size, pygame.SRCALPHA)
    shape.blit(body, at)
    shape.fill((*colour, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    if blur >= 0.5:
        shape = pygame.transform.gaussian_blur(shape, round(blur), repeat_edge_pixels=False)
    # Blurring darkens the colour along with the alpha: put the pure colour back.
    shape.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return shape
