"""The events of Blind Hen as sentences for the log."""

from collections.abc import Sequence

from game.blind_hen.cards import card_name
from game.blind_hen.events import (
    BidMade,
    CardTaken,
    Folded,
    GameEndDrawn,
    LotDrawn,
    LotGained,
    LotLaidOut,
    LotTurnedUp,
    Paid,
    Scored,
)
from game.rules import Event
from game.words import _, ngettext


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case LotDrawn(seat, cards):
            return _("{name} draws {cards}.").format(name=names[seat], cards=_listed(cards))
        case LotLaidOut(seat, cards, face_up):
            shown = _listed([cards[slot] for slot in face_up])
            return _("{name} offers a package and shows {cards}.").format(name=names[seat], cards=shown)
        case BidMade(seat, amount):
            return _("{name} bids {amount}.").format(name=names[seat], amount=amount)
        case Folded(seat):
            return _("{name} folds.").format(name=names[seat])
        case Paid(seat, None, cards, _bid):
            return _("{name} lays {cards} in the middle.").format(name=names[seat], cards=_listed(cards))
        case Paid(seat, int(to), cards, _bid):
            return _("{name} pays {cards} to {other}.").format(
                name=names[seat], cards=_listed(cards), other=names[to]
            )
        case CardTaken(seat, card):
            return _("{name} takes {card}.").format(name=names[seat], card=card_name(card))
        case LotTurnedUp(cards):
            return _("The package is turned up: {cards}.").format(cards=_listed(cards))
        case LotGained(seat, price, _cards):
            return _("{name} gets the package for {price}.").format(name=names[seat], price=price)
        case GameEndDrawn(seat, _cards):
            return _("{name} draws the Game End. Time to count.").format(name=names[seat])
        case Scored(winners, totals):
            return _scored([names[seat] for seat in winners], totals[winners[0]])
    raise ValueError(f"{type(event).__name__} is not an event of Blind Hen")


def _listed(cards: Sequence[int | None]) -> str:
    """Cards in words; those that cannot be seen are counted."""
    known = [card_name(card) for card in cards if card is not None]
    hidden = len(cards) - len(known)
    if hidden:
        known.append(ngettext("a card", "{n} cards", hidden).format(n=hidden))
    return ", ".join(known)


def _scored(winners: Sequence[str], total: int) -> str:
    if len(winners) == 1:
        return _("{name} wins with {total}.").format(name=winners[0], total=total)
    return _("{names} share the win with {total}.").format(names=", ".join(winners), total=total)
