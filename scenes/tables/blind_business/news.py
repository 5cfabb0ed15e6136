"""What just happened at a table of Blind Business: how long it is shown, how it sounds, and in what words."""

from __future__ import annotations

from collections.abc import Sequence

from game.blind_business.cards import BACK
from game.blind_business.events import (
    Added,
    Answered,
    Asked,
    DeckEmptied,
    Discarded,
    FinalLook,
    Gained,
    OkTaken,
    Peeked,
    Shuffled,
    Swapped,
    TurnBegan,
    WildPlaced,
)
from game.blind_business.table import ADD, ANSWER, ASK, ASK_BACK, DISCARD, REPLY, TAKE
from game.match import Seating
from game.rules import Event
from game.words import _
from scenes.tables.blind_business import faces, hands
from scenes.tables.blind_business.desk import Note

HOLDS = {
    Asked: 0.2,
    Answered: 1.1,
    Gained: 0.15,
    OkTaken: 0.5,
    Discarded: 0.4,
    Peeked: 0.8,
    Swapped: 0.4,
    DeckEmptied: 1.0,
    FinalLook: 1.2,
    TurnBegan: 0.25,
}
"""How long people need to take in what they just saw or heard."""
CUES = {
    Asked: "chip",
    OkTaken: "stamp",
    WildPlaced: "chip",
    Discarded: "slip",
    Swapped: "shuffle",
    Shuffled: "shuffle",
    DeckEmptied: "end",
}
RIBBON = (Asked, Answered, Gained, Added, WildPlaced, OkTaken, Discarded, Swapped, Peeked, FinalLook)
"""What the ribbon tells while it is shown; refills and shuffles are for the log alone."""


def answer(yes: bool, forced: bool) -> str:
    """What the bubble says."""
    if forced:
        return _("OK!")
    return _("Yes!") if yes else _("No!")


def note(event: Event, before: Note, seatings: Sequence[Seating]) -> Note | None:
    """What the board says of an event; None where it has nothing new. Two gains of one seat are one note."""
    match event:
        case Asked(seat, of, _slot, card):
            title = _("{name} asks {other}").format(name=seatings[seat].name, other=seatings[of].name)
            text = faces.title(card) if card != BACK else _("for the marked card")
            return Note(title, text, (hands.picture(card),))
        case Gained(seat, card) | Added(seat, card=card):
            title = _("{name} gains").format(name=seatings[seat].name)
            more = before.faces[:1] if before.title == title else ()
            return Note(title, faces.title(card), (hands.picture(card), *more))
        case TurnBegan(asker):
            one = seatings[asker]
            return Note(_("{name} asks next").format(name=one.name), seat=one.colour)
        case Discarded(seat, card):
            title = _("{name} gives up").format(name=seatings[seat].name)
            return Note(title, faces.title(card), (hands.picture(card),))
        case DeckEmptied():
            return Note(_("The deck is empty"), _("Now the count."))
    return None


def at_work(phase: str) -> str:
    """What a seat is at, on its plaque."""
    return {
        ASK: _("asks now"),
        ANSWER: _("answers"),
        REPLY: _("answers"),
        ASK_BACK: _("asks back"),
        TAKE: _("takes a card"),
        DISCARD: _("gives one up"),
        ADD: _("adds a card"),
    }.get(phase, _("decides now"))
