"""The yard of Blind Hen: its five colours, each with a sign, and what every face shares."""

# ruff: noqa: E501  (path data reads better unbroken)

from dataclasses import dataclass

from art.kit.palette import CREAM, INK, mix
from art.kit.papercut import PaperCut, Shifted
from art.kit.svg import circle, ellipse, group, limb, line, path, poly, rect

Sheet = PaperCut | Shifted


@dataclass(frozen=True)
class Plumage:
    """The tones of one colour of chickens."""

    base: str
    light: str
    dark: str
    sky: str
    hill: str


PLUMAGE = {
    "green": Plumage("#5ab959", "#a5e08b", "#1f6b43", "#2f8a52", "#8fce6c"),
    "yellow": Plumage("#ffc331", "#ffe98f", "#b96a0c", "#e39a1b", "#ffd766"),
    "red": Plumage("#e94d2f", "#ff9d7a", "#9b1f35", "#c2383a", "#f4906a"),
    "purple": Plumage("#8b5ed3", "#d0aef8", "#4f2790", "#6c3fb0", "#b78be6"),
    "blue": Plumage("#4b90e7", "#9ad4ff", "#1b4a96", "#2767b8", "#7dbcf2"),
}
COMB, BEAK, BEAK_SHADE, LEG = "#e23b3f", "#ffb02e", "#d9771c", "#f39a2a"
SHELL, FRECKLE = "#fff4dc", "#e3c79a"
GOLD, GOLD_SHADE = "#ffcf4a", "#e79b26"
QUALITY = 82  # of the baked faces
YARD = (0.0, 0.0, 360.0, 504.0)

FEATHER = "M0 -76C48 -66 66 -16 53 26L38 29L50 40C42 64 20 78 0 84C-20 78 -42 66 -50 46L-36 39L-54 31C-66 -10 -46 -66 0 -76Z"
QUILL = "M0 60C2 90 10 100 22 112"
BARBS = "M-50 -16L-40 -9M-50 6L-41 13M50 -16L42 -9M50 4L43 11M0 66L0 84M-20 68L-10 60M20 68L10 60"
FEATHER_AT = (74, 92, -12, 1.1)
TUFTS = ((44, 452), (96, 474), (306, 446), (268, 478), (328, 474))


def flat(pc: Sheet, body: str) -> None:
    """Print without a sheet of its own."""
    pc.layer(body, lift=0, outline=0, puff=0)


def sign(colour: str, x: float, y: float, r: float, fill: str) -> str:
    """What tells a colour without its colour: leaf, dot, zigzag, diamond, wave."""
    if colour == "green":
        return path(f"M{x} {y - r}Q{x + r * 0.95} {y} {x} {y + r}Q{x - r * 0.95} {y} {x} {y - r}Z", fill)
    if colour == "yellow":
        return circle(x, y, r * 0.72, fill)
    if colour == "red":
        up, down = y - r * 0.45, y + r * 0.45
        zigzag = f"M{x - r} {down}L{x - r * 0.5} {up}L{x} {down}L{x + r * 0.5} {up}L{x + r} {down}"
        return line(zigzag, fill, r * 0.36)
    if colour == "purple":
        return poly([(x, y - r), (x + r * 0.72, y), (x, y + r), (x - r * 0.72, y)], fill)
    waves = (
        f"M{x - r} {y + o}Q{x - r * 0.5} {y - r * 0.7 + o} {x} {y + o}T{x + r} {y + o}"
        for o in (-r * 0.36, r * 0.4)
    )
    return "".join(line(wave, fill, r * 0.3) for wave in waves)


def pattern(colour: str, fill: str, step: float = 34, area: tuple[float, ...] = YARD) -> str:
    """The sign all over an area: zigzags and waves run right across, the others are strewn."""
    x0, y0, x1, y1 = area
    r = step * 0.3
    lines = {"red": 0.72, "blue": 0.62}
    pitch = step * lines.get(colour, 0.8)
    rows = int((y1 + step - y0) / pitch) + 1
    if colour not in lines:
        return _strewn(colour, fill, step, rows, area)
    out = ""
    for row in range(rows):
        y = y0 + row * pitch
        if colour == "red":
            teeth = (
                f"{x0 - step + i * step / 2:.1f} {y + (0.2 if i % 2 else -0.2) * step:.1f}"
                for i in range(int((x1 - x0) / step * 2) + 6)
            )
            out += line("M" + "L".join(teeth), fill, r * 0.55)
        else:
            swell = f"t{step / 2} 0" * (2 * int((x1 - x0) / step) + 6)
            out += line(f"M{x0 - step} {y}q{step / 4} {-step * 0.45} {step / 2} 0{swell}", fill, r * 0.5)
    return out


def _strewn(colour: str, fill: str, step: float, rows: int, area: tuple[float, ...]) -> str:
    x0, y0, x1, _ = area
    out = ""
    for row in range(rows):
        tilt = (35 if row % 2 else -35) if colour == "green" else 0
        for column in range(int((x1 + step - x0) / step) + 1):
            x = x0 + step * (column + (0.5 if row % 2 else 0))
            out += group(
                sign(colour, 0, 0, step * 0.3, fill), round(x, 1), round(y0 + row * step * 0.8, 1), tilt
            )
    return out


def feather(pc: PaperCut, colour: str = "#fffaf0") -> None:
    """The feather at the top left that carries what a card counts; it may stick out of the window."""
    pc.clip = None
    quill = line(QUILL, INK, 13) + line(QUILL, "#f0d9a8", 6)
    pc.layer(group(quill, *FEATHER_AT), lift=3, outline=0, puff=0)
    barbs = line(BARBS, mix(colour, "#b58a5a", 0.4), 4)
    pc.layer(
        group(path(FEATHER, colour), *FEATHER_AT),
        lift=6, outline=4, puff=9, hi=0.3, lo=0.28, overlay=group(barbs, *FEATHER_AT),
    )  # fmt: skip


def corner(pc: PaperCut, worth: str, ink: str = INK, colour: str = "#fffaf0") -> None:
    """The worth on the feather: still read on a card of 96 pixels of which only the top shows."""
    feather(pc, colour)
    x, y = FEATHER_AT[:2]
    if len(worth) < 2:
        pc.text(worth, x, y - 3, 124, ink, rot=6)
    else:
        pc.text(worth, x - 2, y - 3, 90, ink, rot=6)


def badge(pc: PaperCut, colour: str) -> None:
    """The colour's sign at the top right."""
    pc.layer(circle(299, 61, 37, PLUMAGE[colour].dark), lift=4, outline=4, puff=7)
    flat(pc, sign(colour, 299, 61, 26, CREAM))


def eye(x: float, y: float, r: float, look: tuple[float, float], lid: str = "") -> str:
    """A round eye; with a lid it is half closed."""
    a, b = x + look[0], y + look[1]
    s = circle(x, y, r + 3.5, INK) + circle(x, y, r, "#ffffff") + circle(a, b, r * 0.62, INK)
    s += circle(a - r * 0.2, b - r * 0.26, r * 0.24, "#ffffff")
    s += circle(a + r * 0.24, b + r * 0.22, r * 0.1, "#ffffff")
    if lid:
        top = y - r * 0.1
        s += path(f"M{x - r} {top}A{r} {r} 0 0 1 {x + r} {top}Z", lid)
        s += line(f"M{x - r - 1} {top}L{x + r + 1} {top}", INK, 4)
    return s


def blush(x: float, y: float, r: float, colour: str = "#ff7a6b") -> str:
    return ellipse(x, y, r, r * 0.72, colour, op=0.55)


def foot(x: float, y: float) -> str:
    """Three toes from an ankle."""
    return limb(
        f"M{x} {y - 18}L{x} {y}M{x} {y}L{x - 20} {y + 9}M{x} {y}L{x + 2} {y + 12}M{x} {y}L{x + 22} {y + 8}",
        LEG,
        8,
    )


def comb(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """Three lobes, their base at (x, y)."""
    lobes = "M-34 10C-48 -12 -32 -34 -16 -20C-16 -48 14 -50 16 -22C30 -36 48 -14 34 10Z"
    return group(path(lobes, COMB), x, y, rot, s)


def ground_shadow(pc: Sheet, x: float, y: float, rx: float) -> None:
    flat(pc, ellipse(x, y, rx, 13, "#1b0f22", op=0.34))


def meadow(pc: PaperCut, colour: str, horizon: float = 372) -> None:
    """Patterned sky, a pale sun, two hills and grass, all in one colour."""
    p, h = PLUMAGE[colour], horizon
    pc.layer(
        rect(*YARD, p.sky), lift=0, outline=0, puff=0, overlay=pattern(colour, mix(p.sky, p.light, 0.34), 44)
    )
    flat(pc, circle(184, 276, 176, mix(p.sky, p.light, 0.5)))
    sun = circle(184, 276, 148, mix(p.light, "#fffbe8", 0.72))
    pc.layer(sun, lift=5, outline=0, puff=20, hi=0.2, lo=0.08, shadow=0.25)
    far = f"M-10 {h + 22}C60 {h - 30} 130 {h + 34} 210 {h + 8}C270 {h - 14} 320 {h - 2} 380 {h + 14}L380 520L-10 520Z"
    pc.layer(path(far, mix(p.hill, p.dark, 0.34)), lift=5, outline=0, puff=8)
    near = f"M-10 {h + 54}C80 {h + 26} 200 {h + 76} 380 {h + 40}L380 520L-10 520Z"
    pc.layer(path(near, p.hill), lift=6, outline=0, puff=8)
    flat(pc, "".join(tuft(x, y, mix(p.hill, p.dark, 0.6)) for x, y in TUFTS))


def tuft(x: float, y: float, colour: str) -> str:
    """Three blades of grass."""
    blades = f"M{x - 8} {y}L{x - 12} {y - 15}M{x} {y}L{x} {y - 20}M{x + 8} {y}L{x + 13} {y - 14}"
    return line(blades, colour, 5)
