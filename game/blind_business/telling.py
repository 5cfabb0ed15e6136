"""The events of Blind Business as sentences for the log."""

from collections.abc import Sequence

from game.blind_business.cards import ALONE, card_name, district_name
from game.blind_business.events import (
    Added,
    Answered,
    Asked,
    DeckEmptied,
    Discarded,
    Drawn,
    FinalLook,
    Finished,
    Gained,
    OkTaken,
    Passed,
    Peeked,
    Shuffled,
    Swapped,
    TurnBegan,
    WildPlaced,
)
from game.blind_business.table import ADD, PEEK, SWAP
from game.rules import Event
from game.words import _, ngettext


def tell(event: Event, names: Sequence[str]) -> str | None:
    """One plain sentence, people by name."""
    match event:
        case Asked() | Answered():
            return _tell_talk(event, names)
        case Gained() | WildPlaced() | OkTaken() | Discarded() | Added():
            return _tell_area(event, names)
        case Drawn() | Swapped() | Peeked() | Shuffled() | FinalLook() | Passed():
            return _tell_hand(event, names)
        case TurnBegan(asker):
            return _("{name} asks now.").format(name=names[asker])
        case DeckEmptied():
            return _("The deck is empty. Now the count.")
        case Finished():
            return _tell_end(event, names)
    return None


def _tell_talk(event: Asked | Answered, names: Sequence[str]) -> str:
    name = names[event.seat]
    if isinstance(event, Answered):
        if event.forced:
            return _("{name} has to say yes.").format(name=name)
        return (_("{name} says yes.") if event.yes else _("{name} says no.")).format(name=name)
    if event.ok:
        text = _("{name} spends an OK card and asks {other} for {card}.")
    elif event.back:
        text = _("{name} asks {other} for {card} in return.")
    else:
        text = _("{name} asks {other} for {card}.")
    return text.format(name=name, other=names[event.of], card=card_name(event.card))


def _tell_area(event: Gained | WildPlaced | OkTaken | Discarded | Added, names: Sequence[str]) -> str:
    name = names[event.seat]
    match event:
        case Gained(card=card):
            return _("{name} gains {card}.").format(name=name, card=card_name(card))
        case Discarded(card=card):
            return _("{name} gives up {card}.").format(name=name, card=card_name(card))
        case Added(card=card):
            return _("{name} adds {card} from the final hand.").format(name=name, card=card_name(card))
        case OkTaken():
            return _("{name} takes an OK card.").format(name=name)
        case WildPlaced(count=count, row=row):
            return _tell_wilds(name, count, row)


def _tell_wilds(name: str, count: int, row: int) -> str:
    if row == ALONE:
        return _("{name} leaves the Wild Coach standing alone.").format(name=name)
    text = ngettext(
        "{name} puts a Wild Coach in the {district} row.",
        "{name} puts {n} Wild Coaches in the {district} row.",
        count,
    )
    return text.format(name=name, n=count, district=district_name(row))


def _tell_hand(
    event: Drawn | Swapped | Peeked | Shuffled | FinalLook | Passed, names: Sequence[str]
) -> str | None:
    name = names[event.seat]
    match event:
        case Drawn(card=card):
            text = _("{name} draws {card}.")
            return text.format(name=name, card=card_name(card))
        case Swapped(other=other):
            return _("{name} and {other} swap hands.").format(name=name, other=names[other])
        case Peeked():
            return _("{name} looks at their own hand.").format(name=name)
        case Shuffled():
            return _("{name} shuffles the hand without looking.").format(name=name)
        case FinalLook():
            return _("{name} leads the Playground and looks at the final hand.").format(name=name)
        case Passed(phase=phase):
            return _declined(phase).format(name=name)


def _declined(phase: str) -> str:
    return {
        SWAP: _("{name} keeps the hand."),
        PEEK: _("{name} does not look."),
        ADD: _("{name} adds no card."),
    }[phase]


def _tell_end(event: Finished, names: Sequence[str]) -> str:
    winners = _(" and ").join(names[seat] for seat in event.winners)
    if event.swing:
        text = ngettext("A Perfect Swing! {names} wins.", "A Perfect Swing! {names} win.", len(event.winners))
        return text.format(names=winners)
    points = event.totals[event.winners[0]]
    text = ngettext(
        "{names} wins with {points} points.", "{names} win with {points} points.", len(event.winners)
    )
    return text.format(names=winners, points=points)
