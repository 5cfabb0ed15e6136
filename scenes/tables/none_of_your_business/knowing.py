"""What a person has seen of others' hands: the look that was due, and the memory aid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.none_of_your_business.cards import FACES
from game.none_of_your_business.events import Looked
from game.none_of_your_business.hands import spread
from game.none_of_your_business.view import Known, OfficeView
from game.words import _
from scenes.canvas import Canvas
from scenes.table.places import CARD_RATIO, Places
from scenes.table.sitting import Asked
from scenes.tables.none_of_your_business import desk
from scenes.ui.shapes import Look
from scenes.ui.type import Style
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.tables.none_of_your_business.table import OfficeTable

CARD, STEP = 120.0, 128.0


def look(table: OfficeTable, event: Looked) -> Asked:
    """A hand that was opened for this person while somebody else was at the screen."""
    name = table.seatings[event.target].name
    button = Button(table.places["go"].box, _("I have seen it"), table.seen, primary=True, size=42)
    return _("This was in {name}'s hand when you looked.").format(name=name), [button]


def paint_look(canvas: Canvas, places: Places, event: Looked, names: Sequence[str]) -> None:
    theme = canvas.theme
    box = pygame.FRect(470, 276, 940, 276)
    canvas.panel(box, Look(theme.paper, theme.paper_low, theme.ink, 4, 30), lift=16)
    title = _("{name}'s hand, for your eyes only").format(name=names[event.target])
    canvas.text(title, (box.centerx, box.top + 38), Style(36, "title", theme.brown), width=box.width - 40)
    cards = [kind for kind in event.cards if kind is not None]
    step = min(STEP, (box.width - 60 - CARD) / max(1, len(cards) - 1))
    x = box.centerx - step * (len(cards) - 1) / 2
    for number, kind in enumerate(cards):
        at = (x + number * step, box.top + 160)
        canvas.picture(desk.picture(kind), at, (CARD, CARD * CARD_RATIO))


def memory(view: OfficeView, names: Sequence[str]) -> list[tuple[str, Sequence[str]]]:
    """What this seat remembers of the other hands, and what the others know of its own."""
    lines: list[tuple[str, Sequence[str]]] = []
    for seat, known in enumerate(view.mind.known):
        if seat != view.seat and any(known.sure):
            cards = [desk.picture(kind) for kind in spread(known.sure)]
            lines.append((_("{name} holds at least").format(name=names[seat]), cards))
    for gap in view.mind.lacks:
        if gap.seat != view.seat:
            cards = [desk.picture(kind) for kind, _number in gap.fewer]
            fewer = _(" or ").join(
                _("{n} {cards}").format(n=number, cards=FACES[kind].plural) for kind, number in gap.fewer
            )
            lines.append(
                (_("{name} holds fewer than {fewer}").format(name=names[gap.seat], fewer=fewer), cards)
            )
    own = _known_of_mine(view.exposed)
    if own:
        lines.append((_("Others know of yours"), [desk.picture(kind) for kind in own]))
    return lines


def _known_of_mine(exposed: Sequence[Known]) -> list[int]:
    """The most that anyone else is sure of."""
    most = [max(counts) for counts in zip(*(known.sure for known in exposed), strict=True)] if exposed else []
    return list(spread(most))
