"""Second Estimate: the faces as they lie on the table: what counts is large, and there is no small print."""

from pygame import Surface

from art.draw.estimate import CONTRACTORS, contractor
from art.draw.estimate_houses import HOMES, home
from art.draw.motifs.tools import TRADE, grid, price_tag, tool_icon
from art.draw.stock import CARD, dark, disc, paper, u
from art.kit.bake import draws_each
from art.kit.letters import text
from art.kit.paint import center_ink, put, round_mask, turn
from art.kit.palette import BRASS, CREAM, INK, PAPER, PAPER_EDGE, mix
from art.kit.papercut import finish_face
from art.kit.svg import circle, doc, linear, rays, rect, render

BAKED = (405, 567)
QUALITY = 84
PICTURE = (328, 381)
"""The whole drawing; the window shows its upper part."""
HEAD = 152
"""Where a contractor's window begins: above it stands the number."""
NUMBER = 186
TAG = (312, 191)


def _window(s: Surface, document: str, top: float) -> None:
    """The drawing as wide as the card, from `top` down to the lower edge."""
    high = min(PICTURE[1], CARD[1] - 14 - top)
    whole = render(document, u(PICTURE[0]), u(PICTURE[1]))
    shown = round_mask(whole.subsurface((0, 0, u(PICTURE[0]), u(high))), u(22))
    frame = render(
        doc(PICTURE[0], high, rect(2.5, 2.5, PICTURE[0] - 5, high - 5, "none", 20, 5)),
        u(PICTURE[0]),
        u(high),
    )
    shown.blit(frame, (0, 0))
    s.blit(shown, (u(16), u(top)))


@draws_each("cards/second-estimate/play_{}_{}", CONTRACTORS, quality=QUALITY)
def contractor_at_play(trade: str, number: int) -> Surface:
    """A giant number, the trade's sign below it where a fan leaves it in sight, and again at the right."""
    s = paper()
    _window(s, contractor(trade, number), HEAD)
    digits = text(str(number), u(NUMBER), TRADE[trade][0], outline=u(5), drop=u(5), k=1)
    ink = digits.get_bounding_rect()
    s.blit(digits, (u(20) - ink.x, u(82) - ink.centery))
    put(s, render(tool_icon(trade), u(116), u(116)), (u(284), u(82)), u(3), 0.4)
    badge = disc(60, PAPER, bw=6)
    badge.blit(render(tool_icon(trade), u(98), u(98)), (u(11), u(11)))
    put(s, badge, (u(76), u(216)), u(5), 0.6)
    return finish_face(s, BAKED)


@draws_each("cards/second-estimate/play_customer_{}", HOMES, quality=QUALITY)
def customer_at_play(value: int) -> Surface:
    """The home, and a price tag that is read from the couch."""
    s = paper()
    _window(s, home(value), 109)
    tag = render(price_tag(), u(TAG[0]), u(TAG[1]))
    center_ink(tag, text(str(value), u(146), INK, k=1), (u(TAG[0] * 0.37), u(TAG[1] * 0.54)))
    put(s, turn(tag, 4), (u(170), u(100)), u(9), 0.6)
    return finish_face(s, BAKED)


@draws_each("cards/second-estimate/play_{}", TRADE, quality=QUALITY)
def suit_at_play(trade: str) -> Surface:
    """A strength card: the trade's tool on a seal, as large as the card allows."""
    colour, deep = TRADE[trade]
    s = dark("#1a5178", "#0d2f4b")
    w, h = CARD[0] - 40, CARD[1] - 40
    x, y = w / 2, h / 2
    board = rect(0, 0, w, h, "url(#board)") + rays(x, y, 420, mix(colour, "white", 0.12), 16, 0.7, 4)
    board += grid(w, h, 24, CREAM, 0.14)
    board += circle(x, y, 152, INK) + circle(x, y, 145, BRASS) + circle(x, y, 132, INK)
    board += circle(x, y, 127, "url(#seal)")
    defs = linear("board", (0, mix(colour, deep, 0.2)), (1, deep))
    defs += linear("seal", (0, "#ffffff"), (1, PAPER_EDGE))
    s.blit(round_mask(render(doc(w, h, board, defs), u(w), u(h)), u(18)), (u(20), u(20)))
    put(s, render(tool_icon(trade), u(236), u(236)), (u(CARD[0] / 2), u(CARD[1] / 2)), u(6), 0.5)
    return finish_face(s, BAKED)
