"""Small SVG words that nanosvg understands, and the renderer.

Keep to paths, circles, rects, groups and gradients: no dash arrays, no three-digit colours,
gradient vectors in percent or user space.
"""

import io
import math
from collections.abc import Iterable
from itertools import pairwise

import numpy as np
import pygame
from pygame import Surface

from art.kit.paint import Point, sized
from art.kit.palette import INK, Colour, mix


def _extra(ink: float, op: float, more: dict[str, object]) -> str:
    s = f' stroke="{INK}" stroke-width="{ink}" stroke-linejoin="round" stroke-linecap="round"' if ink else ""
    s += f' opacity="{op}"' if op != 1 else ""
    return s + "".join(f' {k.replace("_", "-")}="{v}"' for k, v in more.items())


def path(d: str, fill: str, ink: float = 0, op: float = 1, **more: object) -> str:
    return f'<path d="{d}" fill="{fill}"{_extra(ink, op, more)}/>'


def circle(
    x: float, y: float, r: float, fill: str, ink: float = 0, op: float = 1, ry: float | None = None,
    rot: float = 0, **more: object,
) -> str:  # fmt: skip
    t = f' transform="rotate({rot} {x} {y})"' if rot else ""
    ry = r if ry is None else ry
    return f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{ry}" fill="{fill}"{t}{_extra(ink, op, more)}/>'


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str,
    rot: float = 0,
    ink: float = 0,
    op: float = 1,
    **more: object,
) -> str:
    return circle(x, y, rx, fill, ink, op, ry, rot, **more)


def rect(
    x: float, y: float, w: float, h: float, fill: str, r: float = 0, ink: float = 0, op: float = 1,
    rot: float = 0, **more: object,
) -> str:  # fmt: skip
    t = f' transform="rotate({rot} {x + w / 2} {y + h / 2})"' if rot else ""
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}"{t}{_extra(ink, op, more)}/>'
    )


def line(d: str, colour: str, w: float, op: float = 1, cap: str = "round") -> str:
    o = f' opacity="{op}"' if op != 1 else ""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{w}" stroke-linecap="{cap}" '
        f'stroke-linejoin="round"{o}/>'
    )


def limb(d: str, colour: str, w: float, ink: float = 3.5) -> str:
    """A thick line with an ink outline: legs, arms, sticks."""
    return line(d, INK, w + 2 * ink) + line(d, colour, w)


def group(
    body: str,
    x: float = 0,
    y: float = 0,
    rot: float = 0,
    s: float = 1,
    sy: float | None = None,
    op: float = 1,
) -> str:
    o = f' opacity="{op}"' if op != 1 else ""
    return (
        f'<g transform="translate({x} {y}) rotate({rot}) scale({s} {s if sy is None else sy})"{o}>{body}</g>'
    )


def points(x: float, y: float, r: float, n: int, rot: float = -90, inner: float | None = None) -> list[Point]:
    """Corners of a regular polygon, or of a star when inner (0..1) is given."""
    m = n if inner is None else 2 * n
    out = []
    for i in range(m):
        q = r if inner is None or i % 2 == 0 else r * inner
        t = math.radians(rot + 360 * i / m)
        out.append((x + q * math.cos(t), y + q * math.sin(t)))
    return out


def trace(pts: Iterable[Point], closed: bool = True) -> str:
    """Points as path data."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in pts) + ("Z" if closed else "")


def poly(pts: Iterable[Point], fill: str, ink: float = 0, op: float = 1, **more: object) -> str:
    return path(trace(pts), fill, ink, op, **more)


def star(
    x: float, y: float, r: float, fill: str, n: int = 5, inner: float = 0.45, rot: float = -90, ink: float = 0
) -> str:
    return poly(points(x, y, r, n, rot, inner), fill, ink)


def rays(x: float, y: float, r: float, fill: str, n: int = 16, op: float = 0.2, rot: float = 0) -> str:
    """Sunburst of n wedges: makes a panel look finished."""
    out = ""
    for i in range(n):
        a, b = math.radians(rot + 360 * i / n), math.radians(rot + 360 * (i + 0.5) / n)
        out += poly(
            [(x, y), (x + r * math.cos(a), y + r * math.sin(a)), (x + r * math.cos(b), y + r * math.sin(b))],
            fill,
            op=op,
        )
    return out


def dashes(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    colour: str,
    width: float = 4,
    dash: float = 13,
    gap: float = 9,
) -> str:
    """Stitches round a rounded box, one by one."""
    pts: list[Point] = []
    corners = (
        (x + w - r, y + r, -90),
        (x + w - r, y + h - r, 0),
        (x + r, y + h - r, 90),
        (x + r, y + r, 180),
    )
    for cx, cy, a in corners:
        turns = [math.radians(a + i * 7.5) for i in range(13)]
        pts += [(cx + r * math.cos(t), cy + r * math.sin(t)) for t in turns]
    pts.append(pts[0])
    steps = [math.dist(p, q) for p, q in pairwise(pts)]
    along = np.concatenate([[0], np.cumsum(steps)])
    xs, ys = zip(*pts, strict=True)
    n = round(along[-1] / (dash + gap))
    step = along[-1] / n

    def at(d: float) -> Point:
        return float(np.interp(d, along, xs)), float(np.interp(d, along, ys))

    return "".join(
        line(trace((at(i * step + dash * t) for t in (0, 0.5, 1)), closed=False), colour, width)
        for i in range(n)
    )


def linear(name: str, *stops: tuple[float, Colour], x2: float = 0, y2: float = 1) -> str:
    """Linear gradient over the shape's box: stops are (offset, colour)."""
    s = "".join(f'<stop offset="{o}" stop-color="{mix(c, c, 0)}"/>' for o, c in stops)
    return (
        f'<linearGradient id="{name}" x1="0%" y1="0%" x2="{x2 * 100}%" y2="{y2 * 100}%">{s}</linearGradient>'
    )


def radial(
    name: str, *stops: tuple[float, Colour, float], cx: float = 0.5, cy: float = 0.5, r: float = 0.5
) -> str:
    """Radial gradient over the shape's box: stops are (offset, colour, opacity)."""
    s = "".join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops)
    return (
        f'<radialGradient id="{name}" cx="{cx * 100}%" cy="{cy * 100}%" r="{r * 100}%">{s}</radialGradient>'
    )


def radial_at(name: str, x: float, y: float, r: float, *stops: tuple[float, Colour]) -> str:
    """Radial gradient at a place in the drawing: stops are (offset, colour)."""
    s = "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops)
    at = f'gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}"'
    return f'<radialGradient id="{name}" {at}>{s}</radialGradient>'


def doc(w: float, h: float, body: str, defs: str = "") -> str:
    """A whole SVG document of w x h units."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f"<defs>{defs}</defs>{body}</svg>"
    )


def render(document: str, w: float, h: float, k: int = 2) -> Surface:
    """Rasterise a document at k times the size, then shrink: clean edges."""
    size = (round(w * k), round(h * k))
    s = pygame.image.load_sized_svg(io.BytesIO(document.encode()), size).convert_alpha()
    return s if k == 1 else sized(s, w, h)


def seat_sign(symbol: str, x: float, y: float, r: float, fill: str, ink: float = 0) -> str:
    """A seat's symbol as SVG: disc, triangle, square, star, diamond or hexagon."""
    if symbol == "disc":
        return circle(x, y, r, fill, ink)
    if symbol == "triangle":
        return poly([(x, y - r), (x + r * 1.02, y + r * 0.8), (x - r * 1.02, y + r * 0.8)], fill, ink)
    if symbol == "square":
        return rect(x - r * 0.86, y - r * 0.86, r * 1.72, r * 1.72, fill, r * 0.16, ink)
    if symbol == "star":
        return star(x, y + r * 0.06, r * 1.15, fill, inner=0.47, ink=ink)
    if symbol == "diamond":
        return poly([(x, y - r * 1.14), (x + r * 0.9, y), (x, y + r * 1.14), (x - r * 0.9, y)], fill, ink)
    return poly(points(x, y, r * 1.05, 6, 0), fill, ink)
