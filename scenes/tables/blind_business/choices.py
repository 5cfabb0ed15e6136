"""What whoever looks can do at each decision: the sentence, the cards to press, the buttons of the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.blind_business.actions import (
    AddCard,
    Answer,
    Ask,
    Discard,
    JoinWilds,
    Pass,
    Peek,
    PlaceWild,
    Swap,
    Take,
)
from game.blind_business.cards import ALONE, DISTRICTS, HOME, WILD, district_name
from game.blind_business.table import (
    ADD,
    ANSWER,
    ASK,
    ASK_BACK,
    DISCARD,
    JOIN,
    PEEK,
    PLACE,
    REPLY,
    SWAP,
    TAKE,
)
from game.blind_business.view import BusinessView
from game.words import _, ngettext
from scenes.dialog import Dialog
from scenes.table.spots import CardSpot
from scenes.tables.blind_business import faces
from scenes.tables.blind_business.desk import OK, OK_FILL, Note, Offer, RowSpot
from scenes.tables.blind_business.hands import hand, picture, row, tap
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.tables.blind_business.table import BusinessTable


@dataclass
class Choice:
    """What is asked, where the answers lie, and what the board says."""

    prompt: str
    note: Note
    spots: list[Widget] = field(default_factory=list)
    offers: list[Offer] = field(default_factory=list)


def choice(table: BusinessTable, view: BusinessView) -> Choice:
    """For whoever looks, who owes this decision."""
    return _KINDS[view.phase](table, view)


def _in_hand(table: BusinessTable, seat: int, slot: int, press: Callable[[], None], about: str) -> CardSpot:
    """A card of a hand, where it stands now."""
    place = tap(seat, slot) if table.arrangement[tap(seat, slot)] else hand(seat, slot)
    return table.spot(place, 0, press, about)


def _choosing(table: BusinessTable, action: Ask | Take | AddCard | Discard | Swap) -> Callable[[], None]:
    return lambda: table.choose(action)


def _good(table: BusinessTable) -> tuple[int, int, int]:
    return table.app.brushes.theme.good


def _bad(table: BusinessTable) -> tuple[int, int, int]:
    return table.app.brushes.theme.danger


# -- asking ------------------------------------------------------------------------------------------


def _ask(table: BusinessTable, view: BusinessView) -> Choice:
    asks = [one for one in table.legal() if isinstance(one, Ask)]
    others = sorted({one.of for one in asks})
    prompt = _("Choose one card from anyone's hand.")
    if len(others) == 1:
        prompt = _("Choose one card from {name}'s hand.").format(name=table.seatings[others[0]].name)
    text = _("Its owner says yes or no without seeing it.")
    if view.phase == ASK_BACK:
        prompt = _("You trade with {name}: choose the card you would like in return.").format(
            name=table.seatings[others[0]].name
        )
        text = _("{name} says yes or no without seeing it.").format(name=table.seatings[others[0]].name)
    asked = Choice(prompt, Note(_("Tap a card you would like"), text))
    for one in asks:
        if not one.ok:
            card = view.hands[one.of][one.slot]
            asked.spots.append(_in_hand(table, one.of, one.slot, _choosing(table, one), faces.title(card)))
    chosen = table.chosen
    if isinstance(chosen, Ask):
        _offer_ask(table, asked, chosen, view.hands[chosen.of][chosen.slot], asks)
    return asked


def _offer_ask(table: BusinessTable, asked: Choice, chosen: Ask, card: int, asks: list[Ask]) -> None:
    name = table.seatings[chosen.of].name
    asked.note = Note(faces.title(card), _("in {name}'s hand").format(name=name), (picture(card),))
    asked.offers.append(Offer(_("Ask for this card"), table.giving(chosen), fill=_good(table)))
    forcing = Ask(chosen.of, chosen.slot, True)
    if forcing in asks:
        about = _("{name} must say yes").format(name=name)
        asked.offers.append(
            Offer(_("Ask with an OK"), table.giving(forcing), about, OK_FILL, OK, hotkey=pygame.K_o)
        )


def _answer(table: BusinessTable, view: BusinessView) -> Choice:
    name = table.seatings[view.asker].name
    title = _("{name} wants your marked card").format(name=name)
    yes = _("Then you tap one of {name}'s cards.").format(name=name)
    no = _("{name} takes one of the other three.").format(name=name)
    return _yes_or_no(table, view.asker, title, yes, no)


def _reply(table: BusinessTable, view: BusinessView) -> Choice:
    name = table.seatings[view.receiver].name
    card = faces.title(view.hands[view.receiver][view.tapped])
    title = _("{name} wants your marked card").format(name=name)
    yes = _("{card} comes to you.").format(card=card)
    no = _("{card} stays with {name}.").format(name=name, card=card)
    return _yes_or_no(table, view.receiver, title, yes, no)


def _yes_or_no(table: BusinessTable, who: int, title: str, yes: str, no: str) -> Choice:
    prompt = _("Trade your marked card? Say yes or no.")
    asked = Choice(prompt, Note(title, seat=table.seatings[who].colour))
    asked.offers = [
        Offer(_("Yes, trade"), table.giving(Answer(True)), yes, _good(table), hotkey=pygame.K_y),
        Offer(_("No, I keep it"), table.giving(Answer(False)), no, _bad(table), hotkey=pygame.K_n),
    ]
    return asked


def _take(table: BusinessTable, view: BusinessView) -> Choice:
    name = table.seatings[view.receiver].name
    prompt = _("{name} said no: take any of the other three cards.").format(name=name)
    asked = Choice(prompt, Note(_("Your pick"), _("The card you take goes into your rows.")))
    for one in table.legal():
        card = view.hands[view.receiver][one.slot]
        asked.spots.append(_in_hand(table, view.receiver, one.slot, _choosing(table, one), faces.title(card)))
    if isinstance(table.chosen, Take):
        card = view.hands[view.receiver][table.chosen.slot]
        asked.note = Note(faces.title(card), _("in {name}'s hand").format(name=name), (picture(card),))
        asked.offers.append(Offer(_("Take this card"), table.giving(table.chosen), fill=_good(table)))
    return asked


# -- gained cards ------------------------------------------------------------------------------------


def _pocket(table: BusinessTable, seat: int, district: int, press: Callable[[], None]) -> RowSpot:
    about = _("Into the {district} row").format(district=district_name(district))
    return RowSpot(table.places[table.place(f"pocket-{seat}-{district}")].box, press, about)


def _place(table: BusinessTable, view: BusinessView) -> Choice:
    seat = view.actors[0]
    text = _("Once in a row it stays there.")
    asked = Choice(_("Choose the row for your Wild Coach."), Note(_("Wild Coach"), text, (picture(WILD),)))
    rows = [one.row for one in table.legal() if isinstance(one, PlaceWild)]
    for district in rows:
        if district != ALONE:
            asked.spots.append(_pocket(table, seat, district, table.giving(PlaceWild(district))))
    alone, about = table.giving(PlaceWild(ALONE)), _("It may join the next district you open.")
    if set(DISTRICTS) <= set(rows):
        alone, about = _sure(table, alone), _("No district is left that it could join.")
    asked.offers.append(Offer(_("Leave it alone"), alone, about, table.app.brushes.theme.brown))
    return asked


def _sure(table: BusinessTable, alone: Callable[[], None]) -> Callable[[], None]:
    """BB-Q6: allowed, but it could never join a row later."""

    def ask() -> None:
        text = _("You have a row in every district already: left alone, this card will never score.")
        answers = [(_("Leave it alone"), alone), (_("Choose a row"), lambda: None)]
        table.app.push(Dialog(_("Leave the Wild Coach alone?"), text, answers, danger=True))

    return ask


def _join(table: BusinessTable, view: BusinessView) -> Choice:
    seat = view.actors[0]
    gained = view.gains[0 if seat == view.asker else 1]
    district = district_name(HOME[gained])
    prompt = _("You have opened {district}: shall a Wild Coach join it?").format(district=district)
    note = Note(_("Wild Coach"), _("Once in a row it stays there."), (picture(WILD),))
    asked = Choice(prompt, note)
    theme = table.app.brushes.theme
    for one in sorted(
        (one for one in table.legal() if isinstance(one, JoinWilds)), key=lambda one: -one.count
    ):
        label = ngettext("One joins {district}", "{n} join {district}", one.count)
        fill = theme.good
        if not one.count:
            label, fill = _("Leave it alone"), theme.brown
        words = label.format(n=one.count, district=district)
        asked.offers.append(Offer(words, table.giving(one), fill=fill))
    return asked


def _discard(table: BusinessTable, view: BusinessView) -> Choice:
    seat = view.actors[0]
    gained = view.gains[0 if seat == view.asker else 1]
    asked = Choice(
        _("Most cards are yours: choose one of your gained cards to give up."),
        Note(faces.title(gained), _("One of your gained cards leaves the game."), (picture(gained),)),
    )
    legal = table.legal()
    for district, cards in enumerate(view.rows[seat]):
        for at, card in enumerate(cards):
            action = Discard(district, card)
            if action in legal:
                about = faces.title(card)
                spot = table.spot(row(seat, district), at, _choosing(table, action), about)
                asked.spots.append(
                    RowSpot(spot.area, spot.choose, about, True) if action == table.chosen else spot
                )
    if isinstance(table.chosen, Discard):
        card = table.chosen.card
        asked.note = Note(faces.title(card), _("It leaves the game."), (picture(card),))
        asked.offers.append(Offer(_("Give it up"), table.giving(table.chosen), fill=_bad(table)))
    return asked


# -- hands -------------------------------------------------------------------------------------------


def _swap(table: BusinessTable, view: BusinessView) -> Choice:
    asked = Choice(
        _("Your 3: swap hands with someone, or keep yours."),
        Note(_("Swap hands?"), _("Both hands are shuffled: you see what you give.")),
    )
    theme = table.app.brushes.theme
    chosen = table.chosen
    for one in table.legal():
        if isinstance(one, Swap):
            name = table.seatings[one.other].name
            box = table.places[table.place(f"hand-{one.other}")].box
            about = _("{name}'s hand").format(name=name)
            asked.spots.append(RowSpot(box.inflate(12, 12), _choosing(table, one), about, one == chosen))
    if isinstance(chosen, Swap):
        words = _("Swap with {name}").format(name=table.seatings[chosen.other].name)
        asked.offers.append(Offer(words, table.giving(chosen), fill=theme.good))
    asked.offers.append(Offer(_("Keep my hand"), table.giving(Pass()), fill=theme.brown, hotkey=pygame.K_n))
    return asked


def _peek(table: BusinessTable, view: BusinessView) -> Choice:
    asked = Choice(
        _("Your 4: look at your own hand?"),
        Note(_("Look at your hand?"), _("Then it is shuffled.")),
    )
    theme = table.app.brushes.theme
    asked.offers = [
        Offer(_("Look at it"), table.peek, fill=theme.good, hotkey=pygame.K_y),
        Offer(_("Do not look"), table.giving(Pass()), fill=theme.brown, hotkey=pygame.K_n),
    ]
    assert any(isinstance(one, Peek) for one in table.legal())
    return asked


def _add(table: BusinessTable, view: BusinessView) -> Choice:
    seat = view.actors[0]
    asked = Choice(
        _("You lead the Playground: add one card of your hand to your rows."),
        Note(_("One more card"), _("It counts, but it has no effect now.")),
    )
    theme, chosen = table.app.brushes.theme, table.chosen
    rows: dict[int, list[int]] = {}
    for one in table.legal():
        if isinstance(one, AddCard):
            rows.setdefault(one.slot, []).append(one.row)
    for slot, fitting in rows.items():
        press = _choosing(table, AddCard(slot, fitting[0]))
        asked.spots.append(_in_hand(table, seat, slot, press, faces.title(view.hands[seat][slot])))
    if isinstance(chosen, AddCard):
        _offer_add(table, asked, chosen, view.hands[seat][chosen.slot], rows[chosen.slot])
    asked.offers.append(Offer(_("Add none"), table.giving(Pass()), fill=theme.brown, hotkey=pygame.K_n))
    return asked


def _offer_add(table: BusinessTable, asked: Choice, chosen: AddCard, card: int, rows: list[int]) -> None:
    """A Wild Coach may go into any row; every other card has its own."""
    assert table.eyes is not None
    theme = table.app.brushes.theme
    if card != WILD:
        text = _("Into the {district} row").format(district=district_name(chosen.row))
        asked.note = Note(faces.title(card), text, (picture(card),))
        asked.offers.append(Offer(_("Add this card"), table.giving(chosen), fill=theme.good))
        return
    asked.note = Note(faces.title(card), _("Choose its row."), (picture(card),))
    for district in rows:
        add = table.giving(AddCard(chosen.slot, district))
        if district == ALONE:
            asked.offers.append(Offer(_("Leave it alone"), add, fill=theme.brown))
        else:
            asked.spots.append(_pocket(table, table.eyes, district, add))


_KINDS: dict[str, Callable[[BusinessTable, BusinessView], Choice]] = {
    ASK: _ask,
    ANSWER: _answer,
    TAKE: _take,
    ASK_BACK: _ask,
    REPLY: _reply,
    PLACE: _place,
    JOIN: _join,
    DISCARD: _discard,
    SWAP: _swap,
    PEEK: _peek,
    ADD: _add,
}
