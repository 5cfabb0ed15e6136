"""The cup that a winner gets; each game may put its own picture on it."""

from collections.abc import Callable

from pygame import Surface

from art.kit.bake import draws
from art.kit.letters import text
from art.kit.paint import put, sized
from art.kit.palette import BRASS, CREAM, INK, mix
from art.kit.papercut import PaperCut
from art.kit.svg import circle, ellipse, line, path, rays, rect, star

FOOT = "#6b4026"
AT = (120, 112)
"""The middle of the medallion on its bowl."""


def cup(ground: str, picture: Callable[[PaperCut], None]) -> Surface:
    """Brass on a wooden foot, with a medallion that `picture` draws onto."""
    pc = PaperCut((240, 300), 2)
    for side in (-1, 1):
        arm = f"M{120 + side * 70} 70C{120 + side * 128} 60 {120 + side * 122} 150 {120 + side * 48} 158"
        pc.layer(line(arm, INK, 26) + line(arm, BRASS, 17), lift=5, outline=0, puff=6)
    pc.layer(rect(106, 190, 28, 50, mix(BRASS, "#8a5a14", 0.3), 6), lift=4, outline=4, puff=7)
    bowl = path("M42 44L198 44C200 130 174 196 120 200C66 196 40 130 42 44Z", BRASS)
    pc.layer(bowl, lift=7, outline=5, puff=20, hi=0.9, lo=0.6)
    pc.layer(ellipse(120, 44, 80, 16, "#fff0be"), lift=0, outline=4, puff=6)
    pc.layer(circle(*AT, 47, ground), lift=3, outline=4, puff=6)
    face = PaperCut((240, 300), 2)
    face.clip = face.mask(circle(*AT, 45, "#ffffff"))
    picture(face)
    pc.surf.blit(face.surf, (0, 0))
    pc.layer(rect(70, 232, 100, 26, BRASS, 8), lift=4, outline=4, puff=7)
    pc.layer(rect(50, 252, 140, 42, FOOT, 8), lift=5, outline=4.5, puff=9)
    put(pc.surf, text("1", 34 * pc.ss, BRASS, k=1), (120 * pc.ss, 273 * pc.ss), 1, 0)
    return sized(pc.surf, 360, 450)


@draws("house/cup")
def house_cup() -> Surface:
    """With a star on it: for games without a hero of their own."""

    def draw(face: PaperCut) -> None:
        face.surf.blit(face.render(rays(*AT, 46, "#ffffff", 16, 0.22)), (0, 0))
        face.layer(star(*AT, 34, CREAM), lift=3, outline=4, puff=6)

    return cup("#b8352f", draw)
