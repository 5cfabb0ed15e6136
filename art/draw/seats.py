"""The room where people sit down: floor and rug, a table in each game's cloth, chairs, and what lies about."""

# ruff: noqa: E501  (path data reads better unbroken)

import pygame
from pygame import Surface

from art.kit.bake import draws, draws_each
from art.kit.light import add, pool, vignette
from art.kit.paint import alpha_of, blur, layer, multiply_alpha, round_mask, shift, sized, stain
from art.kit.palette import BRASS, CLOTH, INK, SEATS, Colour, mix
from art.kit.papercut import PaperCut
from art.kit.sewn import felt_shape, stitches
from art.kit.svg import circle, doc, line, path, rect, render
from art.kit.table import DESIGN_W, FULL
from art.kit.texture import Field, felt, wood

K = FULL[0] / DESIGN_W
MIDDLE = (684, 580)
"""The table's middle, in design units."""
RUG = (1230, 880)
BOARD = 135
"""Height of a floor board."""
FLOOR = ("#2a1810", "#3a2416", "#4a2f1d")
TABLE = (830, 530)
TABLE_SCALE = 1.6
TABLE_WOOD = ("#4a2c1a", "#6b4226", "#935f36")
FRAME = 44
CHAIR = 200
CHAIR_SCALE = 2
EMPTY = "#8a7566"
GAMES = ("blind-business", "blind-hen", "second-estimate", "none-of-your-business")


def _strip(s: Surface, at: tuple[float, float], size: tuple[float, float], colour: tuple[int, ...]) -> None:
    piece = layer(max(1, size[0]), max(1, size[1]))
    piece.fill(colour)
    s.blit(piece, (round(at[0]), round(at[1])))


@draws("seats/room", quality=88)
def room() -> Surface:
    """Dark boards in the lamp's light; the rug is a picture of its own, for windows of any shape."""
    w, h = FULL
    s = wood(w, h, FLOOR, seed=40, scale=1.5 * K)
    for row in range(0, 1080, BOARD):
        _strip(s, (0, row * K), (w, 5 * K), (14, 6, 3, 190))
        _strip(s, (0, (row + 5) * K), (w, 2 * K), (255, 200, 140, 26))
        joint = (row // BOARD * 517 + 240) % 1920
        _strip(s, (joint * K, row * K), (5 * K, BOARD * K), (14, 6, 3, 170))
    add(s, _lamp(FULL, MIDDLE))
    return vignette(s, 0.5, (0.42, 0.5), 2.6)


def _lamp(size: tuple[int, int], middle: tuple[float, float]) -> Field:
    return pool(size, (middle[0] * K, (middle[1] - 60) * K), 760 * K, (255, 190, 110), 0.34)


@draws("seats/rug", quality=88)
def rug() -> Surface:
    """A round rug with two running stitches, lit where it lies."""
    size = round(RUG[0] * K), round(RUG[1] * K)
    shape = layer(size[0] * 2, size[1] * 2)
    pygame.draw.ellipse(shape, "white", shape.get_rect())
    shape = sized(shape, *size)
    s = felt_shape(shape, "#6a2836", edge=6 * K, grain=16, scale=K)
    s.blit(stitches(shape, 26 * K, BRASS, 30 * K, 16 * K, 6 * K, "#260c12"), (0, 0))
    s.blit(stitches(shape, 46 * K, "#f0d9a6", 12 * K, 16 * K, 6 * K, "#260c12"), (0, 0))
    return add(s, _lamp(size, (RUG[0] / 2, RUG[1] / 2 - 6)))


@draws_each("seats/table_{}", GAMES, quality=86)
def table(game: str) -> Surface:
    """Seen from above: a wooden frame, a brass line, the game's cloth a little deeper, and a stitch."""
    k = TABLE_SCALE
    w, h = round(TABLE[0] * k), round(TABLE[1] * k)
    s = layer(w, h)
    s.blit(round_mask(wood(w, h, TABLE_WOOD, seed=14, scale=k), 150 * k), (0, 0))
    _frame(s, 0, 150, (18, 8, 4, 200), 2.5)
    _frame(s, 3, 147, (255, 206, 140, 120), 2.5)
    edge, heart = CLOTH[game]
    inner = w - round(2 * FRAME * k), h - round(2 * FRAME * k)
    cloth = felt(*inner, edge, heart, center=(0.5, 0.46), reach=0.8, grain=15, scale=k)
    cloth = round_mask(cloth, 112 * k)
    a = alpha_of(cloth)
    depth = blur(1 - a, 16 * k) * a
    s.blit(cloth, (FRAME * k, FRAME * k))
    s.blit(stain(shift(depth, 0, 6 * k) * a * 0.85, "#08060c"), (FRAME * k, FRAME * k))
    _frame(s, FRAME - 5, 116, BRASS, 3.5)
    seam = layer(w, h)
    box = [
        round(v * k) for v in (FRAME + 20, FRAME + 20, TABLE[0] - 2 * FRAME - 40, TABLE[1] - 2 * FRAME - 40)
    ]
    pygame.draw.rect(seam, "white", box, border_radius=round(94 * k))
    light = mix(heart, "#ffffff", 0.55)
    thread = stitches(seam, 3 * k, light, 18 * k, 13 * k, 3 * k, mix(edge, INK, 0.4))
    s.blit(multiply_alpha(thread, 0.5), (0, 0))
    return s


def _frame(s: Surface, inset: float, radius: float, colour: Colour, width: float) -> None:
    """A rounded outline, drawn at twice its size for smooth corners."""
    k = TABLE_SCALE * 2
    big = layer(s.get_width() * 2, s.get_height() * 2)
    box = pygame.Rect(0, 0, *big.get_size()).inflate(-2 * inset * k, -2 * inset * k)
    pygame.draw.rect(big, colour, box, max(1, round(width * k)), border_radius=round(radius * k))
    s.blit(sized(big, *s.get_size()), (0, 0))


def _chair(colour: str) -> Surface:
    """From above, its back at the lower edge: wooden frame, lacquered back, buttoned cushion."""
    seat, dark, light = mix(colour, INK, 0.12), mix(colour, INK, 0.5), mix(colour, "#ffffff", 0.35)
    body = rect(30, 14, 140, 132, "#5a3620", 26, 6) + rect(42, 22, 116, 112, seat, 24, 5)
    body += path("M56 38 Q60 32 72 32 L128 32 Q138 32 142 38 Q100 48 56 38Z", light, op=0.75)
    body += path("M48 112 Q100 134 152 112 L152 118 Q148 130 134 130 L66 130 Q52 130 48 118Z", dark, op=0.6)
    body += circle(100, 78, 6, dark) + circle(74, 78, 4.5, dark) + circle(126, 78, 4.5, dark)
    body += path(
        "M18 130 Q100 164 182 130 Q192 128 192 140 L190 160 Q188 168 180 170 Q100 198 20 170 Q12 168 10 160 L8 140 Q8 128 18 130Z",
        "#7c4d2c",
        6,
    )
    body += line("M26 142 Q100 172 174 142", "#c98a55", 6)
    body += path("M22 158 Q100 186 178 158 L176 163 Q100 190 24 163Z", "#4a2b19")
    side = CHAIR * CHAIR_SCALE
    return render(doc(CHAIR, CHAIR, body), side, side, 2)


@draws_each("seats/chair_{}", SEATS)
def chair(colour: str) -> Surface:
    return _chair(SEATS[colour][0])


@draws("seats/chair_empty")
def empty_chair() -> Surface:
    """Nobody's chair: its cushion has no colour yet."""
    return _chair(EMPTY)


@draws("seats/mug")
def mug() -> Surface:
    """A mug of coffee from above."""
    pc = PaperCut((120, 100), 2)
    pc.layer(
        path("M78 34 Q112 30 112 52 Q112 72 78 68 L78 58 Q98 60 98 51 Q98 43 78 45Z", "#f4e6c8"),
        lift=4,
        outline=4,
        puff=5,
    )
    pc.layer(circle(50, 50, 40, "#fff6e2"), lift=5, outline=4, puff=8)
    shine = circle(44, 44, 12, "#8a5430", op=0.9, ry=8)
    pc.layer(circle(50, 50, 29, "#5a3018"), lift=0, outline=3, puff=5, overlay=shine)
    return pc.surf


@draws("seats/pencil")
def pencil() -> Surface:
    """For the blueprint desk: a hexagonal pencil with its rubber."""
    pc = PaperCut((180, 44), 2)
    pc.layer(path("M138 8 L172 22 L138 36Z", "#f3d9a8"), lift=3, outline=3.4, puff=4)
    stripes = line("M34 17 L138 17 M34 27 L138 27", "#b9822a", 2.4)
    pc.layer(rect(28, 8, 112, 28, "#e7b24a", 2), lift=3, outline=3.4, puff=6, overlay=stripes)
    pc.layer(rect(8, 8, 18, 28, "#d97f7f", 7), lift=3, outline=3.4, puff=5)
    pc.layer(rect(22, 8, 12, 28, "#c9ced6", 1), lift=1, outline=2.6, puff=4)
    pc.layer(path("M160 17 L172 22 L160 27Z", INK), lift=0, outline=0, puff=0)
    return pc.surf


@draws("seats/pen")
def pen() -> Surface:
    """For the glossy office: a fountain pen with a gold nib."""
    pc = PaperCut((180, 44), 2)
    pc.layer(path("M140 12 Q160 16 174 22 Q160 28 140 32Z", BRASS), lift=3, outline=3.2, puff=4)
    pc.layer(line("M150 22 L168 22", INK, 2), lift=0, outline=0, puff=0)
    pc.layer(rect(60, 8, 84, 28, "#12575a", 8), lift=3, outline=3.4, puff=8, hi=0.8)
    pc.layer(rect(8, 6, 62, 32, "#0b3335", 10), lift=3, outline=3.4, puff=9, hi=0.8)
    pc.layer(rect(24, 12, 50, 7, BRASS, 3) + rect(64, 6, 8, 32, BRASS, 2), lift=2, outline=2, puff=3)
    return pc.surf
