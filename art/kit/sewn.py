"""Cut and sewn felt: shapes of cloth with a fuzzy edge and a running stitch."""

import numpy as np
import pygame
from pygame import Surface

from art.kit.letters import font
from art.kit.paint import alpha_of, blur, from_array, halo, layer, multiply_alpha, stain
from art.kit.palette import INK, Colour, mix, rgb
from art.kit.svg import doc, group, line, render, trace
from art.kit.texture import noise, weave

CLOTH_AT = 396  # letter size at which the weave has its natural scale
SMOOTH = 9  # points averaged along a pixel outline


def outlines(shape: Surface) -> list[list[tuple[int, int]]]:
    """Ordered contour loops of a silhouette, holes included."""
    m = pygame.mask.from_surface(shape, 127)
    loops = [c.outline() for c in m.connected_components(30)]
    inv = m.copy()
    inv.invert()
    w, h = m.get_size()
    for c in inv.connected_components(30):
        r = c.get_bounding_rects()[0]
        if r.x > 0 and r.y > 0 and r.right < w and r.bottom < h:
            loops.append(c.outline())
    return loops


def stitches(
    shape: Surface,
    inset: float,
    colour: Colour,
    dash: float = 16,
    gap: float = 11,
    width: float = 4,
    shade: Colour = INK,
) -> Surface:
    """A running stitch that follows the silhouette `inset` px inside its edge."""
    pad = int(inset * 3)  # the blur clamps at the border, so give it air
    a = np.pad(alpha_of(shape), pad)
    eroded = (blur(a, inset * 0.8) > 0.831).astype(np.float32)[pad:-pad, pad:-pad]
    body = ""
    for loop in outlines(stain(eroded, "white")):
        if len(loop) >= 20:
            for run in _runs(np.array(loop, np.float32), dash, gap):
                d = trace(run, closed=False)
                body += group(line(d, mix(shade, colour, 0.15), width * 1.25), 0, width * 0.45) + line(
                    d, colour, width
                )
    w, h = shape.get_size()
    return render(doc(w, h, body), w, h, k=1)


def _runs(pts: np.ndarray, dash: float, gap: float) -> list[list[tuple[float, float]]]:
    """Cut a closed pixel outline, smoothed, into the visible runs of the thread."""
    k = SMOOTH
    pts = np.stack(
        [
            np.convolve(np.r_[pts[-k:, i], pts[:, i], pts[:k, i]], np.ones(k) / k, "same")[k:-k]
            for i in (0, 1)
        ],
        1,
    )
    seg = np.hypot(*np.diff(np.r_[pts, pts[:1]], axis=0).T)
    total = float(seg.sum())
    n = max(3, round(total / (dash + gap)))
    along = np.r_[0, np.cumsum(seg)][:-1]

    def at(d: float) -> tuple[float, float]:
        x, y = pts[min(len(pts) - 1, int(np.searchsorted(along, d % total)))]
        return float(x), float(y)

    return [[at(i * total / n + dash * t) for t in (0, 0.25, 0.5, 0.75, 1)] for i in range(n)]


def felt_shape(
    shape: Surface, colour: Colour, edge: float = 5, grain: float = 17, seed: int = 1, scale: float = 1.0
) -> Surface:
    """A silhouette as cut felt: weave, a bevel from its blurred alpha, a fuzzy edge."""
    a = alpha_of(shape)
    h, w = a.shape
    gy, gx = np.gradient(blur(a, edge))
    bevel = np.clip((gx * 0.5 + gy) * edge * 2.2, -1, 1)
    img = (
        np.array(rgb(colour), np.float32)
        + weave(w, h, seed, scale)[..., None] * grain
        + bevel[..., None] * 62
    )
    rim = (a > 0.03) & (a < 0.98)
    fuzz = np.clip(a + (noise(w, h, 2 * scale, 2 * scale, seed + 9) - 0.5) * 0.16 * rim, 0, 1)
    return multiply_alpha(from_array(img), fuzz)


def grown(shape: Surface, r: float) -> Surface:
    """The silhouette, r px larger all round."""
    a = blur(alpha_of(shape), r * 0.62)
    return stain(np.clip((a - 0.094) * 14, 0, 1), "white")


def sewn_word(
    word: str,
    size: int,
    top: Colour = "#fbeccb",
    mid: Colour = "#e2622b",
    low: Colour = "#7a2417",
    sewn: bool = True,
) -> Surface:
    """A word as three layers of cloth; without stitches it stays clean below about 200 px."""
    pad = int(size * 0.2)
    g = font("title", size).render(word, True, "white")
    m = layer(g.get_width() + 2 * pad, g.get_height() + 2 * pad)
    m.blit(g, (pad, pad))
    return sewn_shape(m, size, top, mid, low, sewn)


def sewn_shape(m: Surface, size: int, top: Colour, mid: Colour, low: Colour, sewn: bool = True) -> Surface:
    """Any silhouette sewn like the wordmark; the stitch is sized after `size`."""
    out = layer(*m.get_size())
    scale = max(1.0, size / CLOTH_AT)
    base = grown(m, size * 0.075)
    lower = felt_shape(base, low, edge=max(2, size * 0.012), seed=11, scale=scale)
    for d in range(int(size * 0.045), 0, -1):
        out.blit(lower, (0, d))
    out.blit(felt_shape(base, mid, edge=max(2, size * 0.016), seed=23, scale=scale), (0, 0))
    dash, gap = size * 0.05, size * 0.036
    if sewn:
        out.blit(stitches(base, size * 0.022, "#ffd28a", dash, gap, max(2, size * 0.0115)), (0, 0))
    sh, p = halo(m, size * 0.018, "#3a0d08", 0.75)
    out.blit(sh, (-p, -p + size * 0.022))
    out.blit(felt_shape(m, top, edge=max(2, size * 0.014), seed=37, scale=scale), (0, 0))
    if sewn:
        out.blit(stitches(m, size * 0.03, "#d9482b", dash, gap, max(2, size * 0.0125)), (0, 0))
    return out
