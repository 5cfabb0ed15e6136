"""Ricochet in sentences: the log, and why the ball rolls where it rolls."""

from collections.abc import Sequence
from typing import Final

from game.ricochet.chain import Look, last_place
from game.ricochet.events import Ignored, MatchWon, RoundWon, Slipped, Tied, Turned, Voided
from game.ricochet.stamps import in_seconds
from game.rules import Event
from game.words import Texts, _, ngettext

PLACE_WORDS: Final = Texts(
    lambda: {
        "centre": _("the centre"),
        "left": _("left"),
        "top": _("top"),
        "right": _("right"),
        "bottom": _("bottom"),
        "one": _("one"),
        "two": _("two"),
        "three": _("three"),
        "four": _("four"),
        "five": _("five"),
    }
)
LARGEST_WORDS: Final = Texts(
    lambda: {
        "red": _("largest red"),
        "yellow": _("largest yellow"),
        "green": _("largest green"),
        "blue": _("largest blue"),
    }
)
SMALLEST_WORDS: Final = Texts(
    lambda: {
        "red": _("smallest red"),
        "yellow": _("smallest yellow"),
        "green": _("smallest green"),
        "blue": _("smallest blue"),
    }
)


def wanted(look: Look) -> str:
    """What the ball looks for: "largest blue"."""
    return (LARGEST_WORDS if look.size == "large" else SMALLEST_WORDS)[look.colour]


def why(look: Look) -> str:
    """One look-up as a sentence: "Left: 30 is the largest blue of 30, 25, 13 and 3."."""
    numbers = sorted((look.number, *(number for _place, number in look.beaten)), reverse=look.size == "large")
    return _("{place}: {number} is the {wanted} of {numbers}.").format(
        place=_capital(PLACE_WORDS[look.place]),
        number=look.number,
        wanted=wanted(look),
        numbers=_list([str(number) for number in numbers]),
    )


def chain_sentences(looks: Sequence[Look]) -> list[str]:
    """The whole way of the ball, one sentence per card that it reaches."""
    last = _("{place} is left over: the card to slap.").format(place=_capital(PLACE_WORDS[last_place(looks)]))
    return [*(why(look) for look in looks), last]


def tell(event: Event, names: Sequence[str]) -> str | None:
    """The event for the log; None where another event says it better."""
    match event:
        case Turned(tie_break=True):
            racing = _list([names[seat] for seat in event.racing])
            return _("Tie-break: only {names} race.").format(names=racing)
        case Turned():
            return _("Round {number} begins.").format(number=event.round)
        case Ignored(why="early"):
            return _("{name} slapped before the starter showed. That does not count.").format(
                name=names[event.seat]
            )
        case Slipped():
            return _tell_slip(event, names)
        case RoundWon():
            return _("{name} slapped {place} after {seconds} s ({frames}) and wins the card.").format(
                name=names[event.seat],
                place=PLACE_WORDS[event.place],
                seconds=in_seconds(event.reaction_ns),
                frames=ngettext("{n} frame", "{n} frames", event.frames).format(n=event.frames),
            )
        case Tied():
            tied = _list([names[seat] for seat in event.seats])
            return _("{names} slapped {place} at the same time. They race again.").format(
                names=tied, place=PLACE_WORDS[event.place]
            )
        case Voided(why="slips"):
            return _("Everyone slipped. The card to slap was {place}.").format(place=PLACE_WORDS[event.place])
        case Voided(why="pause"):
            return _("The round was called off for a pause.")
        case Voided():
            return _("Time is up. The card to slap was {place}.").format(place=PLACE_WORDS[event.place])
        case MatchWon():
            return _tell_end(event, names)
    return None


def _tell_slip(event: Slipped, names: Sequence[str]) -> str:
    sentence = _("{name} slipped: {place} is not the last card.").format(
        name=names[event.seat], place=PLACE_WORDS[event.place]
    )
    if event.lost is None:
        return sentence
    return sentence + " " + _("One card goes back under the deck.")


def _tell_end(event: MatchWon, names: Sequence[str]) -> str:
    winners = _list([names[seat] for seat in event.winners])
    cards = max(event.totals)
    count = ngettext("{count} card", "{count} cards", cards).format(count=cards)
    if event.how == "target":
        return _("{names} wins the race with {cards}.").format(names=winners, cards=count)
    if len(event.winners) == 1:
        return _("The deck has run out. {names} wins with {cards}.").format(names=winners, cards=count)
    return _("The deck has run out. {names} share the win with {cards} each.").format(
        names=winners, cards=count
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _list(words: Sequence[str]) -> str:
    """Words as people say them: "Ada, Bo and Cy"."""
    if len(words) < 2:
        return "".join(words)
    return _("{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])
