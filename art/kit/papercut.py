"""Pictures as stacks of paper layers, each with its cast shadow, ink outline and lacquer."""

import numpy as np
import pygame
from pygame import Surface

from art.kit.letters import text
from art.kit.paint import Alpha, alpha_of, blur, grain, lacquer, multiply_alpha, shift, sized, stain
from art.kit.palette import INK, PAPER, SHADOW, Colour
from art.kit.svg import doc, group, rect, render

CARD = (360, 504)  # units of a card face
CARD_R = 28
PANEL = (15, 15, 330, 474, 18)  # the picture window of a full-picture face
BAKED_CARD = (540, 756)  # pixels of a baked face


class PaperCut:
    """A canvas of `view` units drawn `ss` times larger; `clip` (an alpha array) is its window."""

    def __init__(self, view: tuple[float, float], ss: float = 2) -> None:
        self.view, self.ss = view, ss
        self.size = (round(view[0] * ss), round(view[1] * ss))
        self.surf = Surface(self.size, pygame.SRCALPHA)
        self.clip: Alpha | None = None

    def render(self, body: str, defs: str = "") -> Surface:
        return render(doc(*self.view, body, defs), *self.size, k=1)

    def mask(self, body: str) -> Alpha:
        return alpha_of(self.render(body))

    def layer(
        self,
        body: str,
        lift: float = 5,
        outline: float = 3.5,
        puff: float = 12,
        hi: float = 0.45,
        lo: float = 0.4,
        overlay: str = "",
        shadow: float = 0.45,
        ink: str = INK,
        defs: str = "",
    ) -> None:
        """Lay one sheet: overlay is printed on it and cut to its shape."""
        k = self.ss
        fill = self.render(body, defs)
        fat = None
        if outline:
            fat = self.render(
                f'<g stroke="{ink}" stroke-width="{2 * outline}" stroke-linejoin="round">{body}</g>', defs
            )
        pad = round((lift * 3 + 4) * k)
        area = (fat or fill).get_bounding_rect().inflate(2 * pad, 2 * pad).clip(fill.get_rect())
        if not area.w or not area.h:
            return
        cut = None if self.clip is None else self.clip[area.top : area.bottom, area.left : area.right]
        fill = fill.subsurface(area).copy()
        if overlay:
            o = self.render(overlay, defs).subsurface(area).copy()
            fill.blit(multiply_alpha(o, alpha_of(fill)), (0, 0))
        if puff:
            lacquer(fill, puff * k, hi, lo)
        if fat:
            edge = stain(alpha_of(fat.subsurface(area)), ink)
            edge.blit(fill, (0, 0))
            fill = edge
        if lift:
            sh = shift(blur(alpha_of(fill), lift * k * 0.9), lift * k * 0.45, lift * k * 0.9) * shadow
            self.surf.blit(stain(sh if cut is None else sh * cut, SHADOW), area)
        if cut is not None:
            multiply_alpha(fill, cut)
        self.surf.blit(fill, area)

    def text(
        self, s: str, x: float, y: float, size: float, colour: Colour, rot: float = 0, outline: float = 0,
        ink: Colour = INK, face: str = "title", drop: float = 0,
    ) -> None:  # fmt: skip
        """Lettering centred by its ink."""
        t = text(s, size * self.ss, colour, face, outline * self.ss, ink, drop * self.ss, k=1)
        if rot:
            t = pygame.transform.rotozoom(t, rot, 1)
        r = t.get_bounding_rect()
        self.surf.blit(t, (round(x * self.ss - r.centerx), round(y * self.ss - r.centery)))

    def flat(self, w: float | None = None, h: float | None = None) -> Surface:
        """The picture at its unit size, or at the size asked for."""
        return sized(self.surf, w or self.view[0], h or self.view[1])


class Shifted:
    """A PaperCut seen through a move and a scale, to reuse a figure in another picture."""

    def __init__(self, pc: PaperCut, x: float, y: float, s: float = 1.0) -> None:
        self.pc, self.at, self.s = pc, (x, y, 0, s), s

    def layer(
        self,
        body: str,
        overlay: str = "",
        outline: float = 3.5,
        puff: float = 12,
        lift: float = 5,
        **kw: float,
    ) -> None:
        thin = self.s**0.45 / self.s  # outlines shrink less than the drawing
        self.pc.layer(
            group(body, *self.at),
            overlay=overlay and group(overlay, *self.at),
            outline=outline * thin,
            puff=puff * self.s,
            lift=lift * self.s,
            **kw,
        )


def new_card(ss: float = 2, paper: str = PAPER, panel: tuple[float, ...] = PANEL) -> PaperCut:
    """Paper blank with a thin ink border; the clip is set to the picture window."""
    pc = PaperCut(CARD, ss)
    w, h = CARD
    pc.layer(rect(0, 0, w, h, INK, CARD_R), lift=0, outline=0, puff=0)
    pc.layer(rect(2.5, 2.5, w - 5, h - 5, paper, CARD_R - 2), lift=0, outline=0, puff=4, hi=0.3, lo=0.2)
    x, y, pw, ph, r = panel
    pc.layer(rect(x - 3, y - 3, pw + 6, ph + 6, INK, r + 3), lift=0, outline=0, puff=0)
    pc.clip = pc.mask(rect(x, y, pw, ph, "#ffffff", r))
    return pc


def finish_card(pc: PaperCut, size: tuple[int, int] = BAKED_CARD, seed: int = 7) -> Surface:
    """Sheen, a little shade, grain and the rounded corners; returns the baked size."""
    return finish_face(pc.surf, size, seed)


def finish_face(face: Surface, size: tuple[int, int] = BAKED_CARD, seed: int = 7) -> Surface:
    """The same finish for a face that was not cut from paper layers."""
    s = sized(face, *size) if face.get_size() != size else face
    w, h = size
    mask = alpha_of(render(doc(*CARD, rect(0, 0, *CARD, "#ffffff", CARD_R)), w, h))
    gy, gx = np.mgrid[0:h, 0:w].astype(np.float32)
    gx, gy = gx / w, gy / h
    sheen = np.clip(1 - np.hypot(gx * 0.9, gy * 0.9), 0, 1) ** 2 * 0.13
    shade = np.clip(np.hypot(gx, gy) - 0.95, 0, 1) * 0.26
    s.blit(stain(mask * sheen, "#fff8e0"), (0, 0))
    s.blit(stain(mask * shade, "#2a0f3a"), (0, 0))
    grain(s, 2.5, seed)
    # A face is opaque: repeated blits leave its alpha a little short, so it is set anew.
    px = pygame.surfarray.pixels_alpha(s)
    px[:] = np.rint(mask.T * 255).astype(np.uint8)
    return s


def plate(
    w: float, h: float, colour: str, r: float = 20, outline: float = 3, puff: float = 10, hi: float = 0.55,
    lo: float = 0.45, overlay: str = "", ss: float = 3,
) -> Surface:  # fmt: skip
    """A lacquered rounded plate without shadow."""
    pc = PaperCut((w, h), ss)
    o = outline
    pc.layer(
        rect(o, o, w - 2 * o, h - 2 * o, colour, r),
        lift=0,
        outline=o,
        puff=puff,
        hi=hi,
        lo=lo,
        overlay=overlay,
    )
    return pc.flat()
