"""What powers ask for: which pair first, whom it hits, which cards to give, to take, to pay or to discard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.none_of_your_business.actions import Choose, Obtain, Point, Trade
from game.none_of_your_business.cards import (
    ASIDE,
    FACES,
    HACKER,
    MANAGER,
    MOGUL_GETS,
    RETAILER_TAKES,
)
from game.none_of_your_business.telling import in_words as cards_in_words
from game.none_of_your_business.view import (
    GIVE_AWAY,
    HIT,
    PAIRS,
    PAPERS_PICK,
    PENALTY,
    PILE_PICK,
    TRADE,
    OfficeView,
    Pending,
)
from game.words import _, ngettext
from scenes.table.sitting import Asked
from scenes.tables.none_of_your_business import desk, words
from scenes.tables.none_of_your_business.asking import go
from scenes.tables.none_of_your_business.parts import TEAL, ChoicePanel, Outcome
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.tables.none_of_your_business.table import OfficeTable

GAP = 16.0


def decision(table: OfficeTable, view: OfficeView, step: Pending) -> Asked:
    if step.what == PAIRS:
        return _order(table, step)
    if step.what == HIT:
        return _hitting(table, step.kinds[0])
    if step.what == TRADE:
        return _trading(table)
    if step.what in (PAPERS_PICK, PILE_PICK):
        return _picking(table, view, step)
    return _giving_away(table, view, step)


def _order(table: OfficeTable, step: Pending) -> Asked:
    """Several pairs at once: their owner says which comes next."""
    left, right = table.places["choice-0"].box, table.places["choice-1"].box
    whole = left.union(right)
    wide = min(476.0, (whole.width - GAP * (len(step.kinds) - 1)) / len(step.kinds))
    start = whole.centerx - (wide * len(step.kinds) + GAP * (len(step.kinds) - 1)) / 2
    panels: list[Widget] = []
    for number, kind in enumerate(step.kinds):
        area = pygame.FRect(start + number * (wide + GAP), whole.top, wide, whole.height)
        label = _("Use the {cards}").format(cards=FACES[kind].plural)
        fill = table.app.brushes.theme.primary if number == 0 else TEAL
        follows = [Outcome(True, "", FACES[kind].obtain)]
        panels.append(ChoicePanel(area, label, table.giving(Obtain(kind)), follows, fill))
    if len(panels) == 1:
        return _("Both cards of a person: they bring something at once."), panels
    return _("Which pair shall be used first?"), panels


def _hitting(table: OfficeTable, kind: int) -> Asked:
    choices = [one.places for one in table.legal() if isinstance(one, Point)]
    places = sorted({place for some in choices for place in some}, reverse=True)
    most, least = max(map(len, choices)), min(map(len, choices))
    chosen = tuple(sorted(table.targets, key=lambda place: (place == ASIDE, place)))
    fits = next((some for some in choices if set(some) == set(chosen)), None)

    def press(place: int) -> None:
        table.toggle_target(place, most)

    where = words.places_in_words(chosen, table.match.names)
    if kind == MANAGER:
        label = _("Take a card from {places}").format(places=where)
    elif kind == HACKER:
        label = _("A random discard from {places}").format(places=where)
    else:
        label = ngettext("Get {n} card from {places}", "Get {n} cards from {places}", MOGUL_GETS).format(
            n=MOGUL_GETS, places=where
        )
    why = ""
    if not chosen:
        label = _("Choose a player") if least else _("Use it on nobody")
    if fits is None:
        why = ngettext("Choose {n} player.", "Choose up to {n} players.", most).format(n=most)
    button = go(table, label, lambda: table.give(Point(fits or ())), why)
    prompt = FACES[kind].obtain
    if ASIDE in places:
        prompt = _("Choose a player, the cards set aside, or both: a random card from each.")
    return prompt, [*table.seat_spots(places, press), button]


def _trading(table: OfficeTable) -> Asked:
    """Retailers: one card goes over, then two come at random."""
    trades = [one for one in table.legal() if isinstance(one, Trade)]
    targets = sorted({one.target for one in trades})
    if len(targets) == 1:
        table.targets = targets[:]
    cards = table.ticked_cards()
    widgets: list[Widget] = [*table.hand_spots(1), *table.seat_spots(targets, table.choose_one)]
    most_aside = max(one.aside for one in trades)
    if most_aside:
        widgets.append(_aside_button(table, most_aside))
    label, why = _("Choose a card to give"), _("Choose one card to give away.")
    if cards and not table.targets:
        label, why = _("Choose who gets it"), _("Choose a player.")
    elif cards:
        name = table.seatings[table.targets[0]].name
        label = _("Give {name} {card}, then take {n}").format(
            name=name, card=cards_in_words(cards), n=RETAILER_TAKES
        )
        why = ""

    def trade() -> None:
        table.give(Trade(table.targets[0], cards[0], table.aside))

    return _("Give a player 1 card, then take 2 random cards."), [*widgets, go(table, label, trade, why)]


def _aside_button(table: OfficeTable, most: int) -> Button:
    """With two players each of the random cards may come from those set aside."""
    box = table.places["chips"].box
    area = pygame.FRect(0, 0, 620, 70)
    area.center = box.center

    def more() -> None:
        table.aside = (table.aside + 1) % (most + 1)
        table.chosen()

    label = _("From the cards set aside: {n} of {most}").format(n=table.aside, most=most)
    return Button(area, label, more, fill=TEAL, size=30)


def _giving_away(table: OfficeTable, view: OfficeView, step: Pending) -> Asked:
    """Cards of one's own: a gift for Moguls, a debt for Phones, a loss to Hackers."""
    count = dict(step.owes)[view.seat] if view.seat is not None and step.owes else step.count
    cards = table.ticked_cards()
    named = cards_in_words(cards)
    other = table.seatings[step.other].name if step.other >= 0 else ""
    if step.what == GIVE_AWAY:
        label = _("Give {name} {cards}").format(name=other, cards=named)
        prompt = ngettext("Give {name} {n} card.", "Give {name} {n} cards of your choice.", count)
    elif step.what == PENALTY:
        label = _("Pay {name} {cards}").format(name=other, cards=named)
        prompt = ngettext(
            "The call failed: pay {name} {n} card.", "The call failed: pay {name} {n} cards.", count
        )
    else:
        label = _("Discard {cards}").format(cards=named)
        prompt = ngettext("Hackers: discard {n} card.", "Hackers: discard {n} cards of your choice.", count)
    why = _still(count - len(cards))
    if why:
        label = why
    button = go(table, label, _choosing(table, cards), why)
    return prompt.format(name=other, n=count), [*table.hand_spots(count), button]


def _picking(table: OfficeTable, view: OfficeView, step: Pending) -> Asked:
    """Cards that are laid out: another's hand, or items of the discard pile."""
    laid = desk.to_pick(view)
    cards = [laid[at] for at in table.picked]
    least = step.count if step.what == PAPERS_PICK else 1

    def press(at: int) -> Callable[[], None]:
        return lambda: table.toggle_pick(at, step.count)

    spots: list[Widget] = [
        table.spot(desk.PICK, at, press(at), FACES[kind].name) for at, kind in enumerate(laid)
    ]
    why = _still(least - len(cards))
    label = why or _("Take {cards}").format(cards=cards_in_words(cards))
    if step.what == PAPERS_PICK:
        name = table.seatings[step.other].name
        prompt = ngettext(
            "{name}'s hand, for your eyes only: take {n} card.",
            "{name}'s hand, for your eyes only: take {n} cards.",
            step.count,
        ).format(name=name, n=step.count)
    else:
        prompt = ngettext(
            "Take {n} item from the discard pile.", "Take up to {n} items from the discard pile.", step.count
        ).format(n=step.count)
    return prompt, [*spots, go(table, label, _choosing(table, cards), why)]


def _choosing(table: OfficeTable, cards: Sequence[int]) -> Callable[[], None]:
    return lambda: table.give(Choose(tuple(sorted(cards))))


def _still(missing: int) -> str:
    if missing <= 0:
        return ""
    return ngettext("Choose {n} more card", "Choose {n} more cards", missing).format(n=missing)
