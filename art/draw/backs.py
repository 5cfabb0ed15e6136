"""Card backs of one pattern inside a paper edge."""

from pygame import Surface

from art.draw.motifs.backs import back
from art.draw.stock import CARD, CARD_R, u
from art.kit.bake import draws_each
from art.kit.paint import round_mask, rrect
from art.kit.palette import INK, PAPER
from art.kit.papercut import finish_face
from art.kit.svg import render

GAMES = ("ricochet", "second-estimate", "none-of-your-business")


@draws_each("cards/{}/back", GAMES)
def card_back(game: str) -> Surface:
    """The game's pattern inside a paper edge."""
    w, h = CARD
    pattern = round_mask(render(back(game), u(w - 22), u(h - 22)), u(CARD_R - 9))
    s = rrect(u(w), u(h), u(CARD_R), PAPER, INK, u(3))
    s.blit(pattern, (u(11), u(11)))
    return finish_face(s)
