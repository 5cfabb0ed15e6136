"""Card stock shared by the faces: paper, picture window, name plate, corner number and medal.

Faces are composed at UNIT pixels per card unit (a card is 360x504 units) and shrunk when finished.
"""

import pygame
from pygame import Surface

from art.kit.letters import fit, text
from art.kit.paint import center, put, round_mask, rrect, sized
from art.kit.palette import BRASS, CREAM, INK, PAPER, PAPER_EDGE, mix
from art.kit.papercut import CARD, CARD_R
from art.kit.svg import render

UNIT = 2
WINDOW = (296, 344)  # picture window of a framed face
WINDOW_AT = (32, 128)


def u(v: float) -> int:
    """Card units in pixels."""
    return round(v * UNIT)


def paper(fill: str = PAPER, edge: str = PAPER_EDGE) -> Surface:
    """Blank paper card: faint inner edge, thin ink border."""
    w, h = CARD
    s = rrect(u(w), u(h), u(CARD_R), mix(fill, "white", 0.35), INK, u(3), grad=mix(fill, edge, 0.45))
    inner = rrect(u(w - 14), u(h - 14), u(CARD_R - 7), mix(fill, "white", 0.3), edge, u(3), grad=fill)
    s.blit(inner, (u(7), u(7)))
    return s


def dark(top: str, bottom: str, line: str = BRASS) -> Surface:
    """Dark lacquered card with a brass line."""
    w, h = CARD
    s = rrect(u(w), u(h), u(CARD_R), top, INK, u(3), grad=bottom)
    pygame.draw.rect(s, line, (u(10), u(10), u(w - 20), u(h - 20)), u(4), border_radius=u(CARD_R - 9))
    return s


def window(
    s: Surface, document: str, size: tuple[float, float] = WINDOW, at: tuple[float, float] = WINDOW_AT
) -> None:
    """The picture, cut to a rounded window with an ink frame."""
    p = round_mask(render(document, u(size[0]), u(size[1])), u(20))
    pygame.draw.rect(p, INK, p.get_rect(), u(5), border_radius=u(20))
    s.blit(p, (u(at[0]), u(at[1])))


def name_plate(
    s: Surface, label: str, fill: str, w: float = 250, h: float = 58, size: float = 34, y: float = 462
) -> None:
    """The lacquered plate at the foot of a face."""
    p = rrect(u(w), u(h), u(h / 2), mix(fill, "white", 0.12), INK, u(5), grad=mix(fill, INK, 0.18), gloss=0.1)
    center(p, text(label, u(size), CREAM, outline=u(2), ink=mix(fill, INK, 0.7), k=1), (u(w / 2), u(h / 2)))
    put(s, p, (u(CARD[0] / 2), u(y)), u(4), 0.5)


def corner_number(s: Surface, number: object, colour: str, size: float = 132) -> None:
    """The big number at the top left, readable in a fan."""
    n = text(str(number), u(size), colour, outline=u(4), drop=u(4), k=1)
    s.blit(n, (u(22), u(72) - n.get_height() // 2))


def heading(s: Surface, label: str, colour: str, size: float = 50, width: float = 180, y: float = 70) -> None:
    """The word at the top right."""
    t = fit(label, u(size), u(width), colour, k=1)
    s.blit(t, (u(CARD[0] - 34) - t.get_width(), u(y) - t.get_height() // 2))


def disc(r: float, fill: str, border: str = INK, bw: float = 5) -> Surface:
    """A round plate."""
    return rrect(u(2 * r), u(2 * r), u(r), fill, border, u(bw))


def medal(document: str, crop: tuple[int, int, int, int], r: float = 44, rim: str = BRASS) -> Surface:
    """Round corner index cut out of the card's own picture, so that a fanned hand stays readable."""
    big = render(document, u(WINDOW[0]), u(WINDOW[1]))
    cut = sized(big.subsurface([u(v) for v in crop]), u(2 * r - 10), u(2 * r - 10))
    m = disc(r, rim, bw=4)
    m.blit(round_mask(cut, u(r - 5)), (u(5), u(5)))
    pygame.draw.circle(m, INK, (u(r), u(r)), u(r - 5), u(3))
    return m
