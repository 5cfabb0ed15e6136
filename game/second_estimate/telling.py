"""The events of Second Estimate as sentences for the log."""

from collections.abc import Sequence

from game.rules import Event
from game.second_estimate.cards import card_name, suit_name
from game.second_estimate.events import (
    CardChosen,
    CardsDiscarded,
    CardsRevealed,
    CustomersCame,
    CustomerTaken,
    GameEnded,
    SuitMoved,
)
from game.words import _


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case CardChosen(seat, None):
            return _("{name} lays down a card.").format(name=names[seat])
        case CardChosen(seat, int(card)):
            return _("{name} lays down the {card}.").format(name=names[seat], card=card_name(card))
        case CardsRevealed(cards, order):
            plays = ", ".join(f"{names[seat]} {card_name(cards[seat])}" for seat in order)
            return _("Cards up, strongest first: {plays}.").format(plays=plays)
        case CustomerTaken(seat, customer, _slot):
            return _("{name} takes the customer worth {value}.").format(name=names[seat], value=customer)
        case SuitMoved(seat, suit, origin, place):
            return _suit_moved(names[seat], suit, origin, place)
        case CustomersCame(number, customers):
            row = ", ".join(map(str, customers))
            return _("Round {number}: customers {row}.").format(number=number, row=row)
        case GameEnded(winners, totals):
            return _game_ended([names[seat] for seat in winners], totals[winners[0]])
        case CardsDiscarded():
            return None
    raise ValueError(f"{type(event).__name__} is not an event of Second Estimate")


def _suit_moved(name: str, suit: int, origin: int, place: int) -> str:
    if origin == place:
        return _("{name} leaves {suit} in place.").format(name=name, suit=suit_name(suit))
    return _("{name} moves {suit} to place {place} in the suit row.").format(
        name=name, suit=suit_name(suit), place=place + 1
    )


def _game_ended(winners: Sequence[str], total: int) -> str:
    if len(winners) == 1:
        return _("{name} wins with {total}.").format(name=winners[0], total=total)
    return _("{names} share the win with {total}.").format(names=", ".join(winners), total=total)
