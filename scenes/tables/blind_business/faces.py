"""The cards and moves of Blind Business in words: what a card is and does, a move as an advice."""

from __future__ import annotations

from collections.abc import Sequence

from game.blind_business.actions import (
    AddCard,
    Answer,
    Ask,
    BusinessAction,
    Discard,
    JoinWilds,
    Peek,
    PlaceWild,
    Swap,
    Take,
)
from game.blind_business.cards import ALONE, HOME, NUMBER, WILD, card_name, district_name
from game.blind_business.table import ADD, PEEK, SWAP
from game.blind_business.view import BusinessView
from game.words import _


def title(card: int) -> str:
    """The card's name as it stands alone."""
    if card == WILD:
        return _("Wild Coach")
    if card >= 0 and not NUMBER[card]:
        return _("{district} Flex Player").format(district=district_name(HOME[card]))
    return card_name(card)


def about(card: int, number_powers: bool) -> str:
    """What it does."""
    if card == WILD:
        return _(
            "It has no colour and no number. Whoever gains it puts it into one of their rows, where it stays "
            "and counts as a card, or leaves it alone until a new district is opened."
        )
    district = district_name(HOME[card])
    if not NUMBER[card]:
        return _(
            "It stands in for any one number of {district} when five numbers on end are looked for. "
            "Otherwise it counts as a card without a number."
        ).format(district=district)
    row = _("A row scores its number of cards times its highest number.")
    if not number_powers:
        return row
    return _power(NUMBER[card], district) + "\n" + row


def _power(number: int, district: str) -> str:
    if number == 1:
        return _("It counts as two cards when {district} is multiplied.").format(district=district)
    if number == 2:
        return _("Whoever gains it takes an OK card: spent with an ask, it makes the answer a yes.")
    if number == 3:
        return _("Whoever gains it may swap hands with anyone; both hands are shuffled.")
    if number == 4:
        return _("Whoever gains it may look at the own hand, then shuffles it.")
    if number in (5, 6):
        return _("5 and 6 of {district} together bring 5 points more.").format(district=district)
    if number in (7, 8, 9):
        return _("7, 8 and 9 of {district} together bring 10 points more.").format(district=district)
    if number == 10:
        return _("Whoever gains it and has more cards lying there than anyone else gives one of them up.")
    return _(
        "Whoever gains it and has at least as many cards lying there as anyone else gives one of them up."
    )


def move(action: BusinessAction, view: BusinessView, names: Sequence[str]) -> str:
    """A move as an advice."""
    match action:
        case Ask(of, slot, ok):
            words = _("Ask {name} for {card}, with an OK.") if ok else _("Ask {name} for {card}.")
            return words.format(name=names[of], card=card_name(view.hands[of][slot]))
        case Answer(yes):
            return _("Say yes.") if yes else _("Say no.")
        case Take(slot):
            return _("Take {card}.").format(card=card_name(view.hands[view.receiver][slot]))
        case PlaceWild(row):
            if row == ALONE:
                return _("Leave the Wild Coach alone.")
            return _("Put the Wild Coach into the {district} row.").format(district=district_name(row))
        case JoinWilds(count):
            return _("Let it join the new row.") if count else _("Leave the Wild Coach alone.")
        case Discard(_row, card):
            return _("Give up {card}.").format(card=card_name(card))
        case _:
            return _hand_move(action, view, names)


def _hand_move(action: BusinessAction, view: BusinessView, names: Sequence[str]) -> str:
    match action:
        case Swap(other):
            return _("Swap hands with {name}.").format(name=names[other])
        case Peek():
            return _("Look at your hand.")
        case AddCard(slot):
            card = view.hands[view.actors[0]][slot]
            return _("Add {card}.").format(card=card_name(card))
    return {SWAP: _("Keep your hand."), PEEK: _("Do not look."), ADD: _("Add none.")}[view.phase]
