"""Events as sentences for the log: people by name, and a card that is hidden stays "a card"."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from game.none_of_your_business.cards import ASIDE, DECK, FACES, INNOVATOR, PILE
from game.none_of_your_business.events import (
    ANSWER,
    DRAW_UP,
    EFFECT,
    GIFT,
    GUARD,
    HACKED,
    PAPERS_TAKEN,
    PHONED,
    PICKED,
    RANDOM,
    SHOWN,
    TRADED,
    WHOLE_HAND,
    Answered,
    Asked,
    AskSkipped,
    Checked,
    CheckStopped,
    Chose,
    Decided,
    ExtraTurn,
    GameOver,
    Looked,
    Moved,
    PairLost,
    PairShown,
    PairUsed,
    Revealed,
    SetPlayed,
    TurnBegan,
)
from game.rules import Event
from game.words import Texts, _, ngettext

Names = Sequence[str]


def tell(event: Event, names: Names) -> str | None:
    sentence = _SENTENCES.get(type(event))
    return sentence(event, names) if sentence else None


def in_words(cards: Sequence[int | None]) -> str:
    """Cards as a list: "2 Pens and a Phone" where they are seen, "3 cards" where they are not."""
    if not cards:
        return _("no cards")
    parts = []
    for kind, count in sorted(Counter(cards).items(), key=lambda entry: (entry[0] is None, entry[0] or 0)):
        if kind is None:
            parts.append(ngettext("a card", "{n} cards", count).format(n=count))
        elif count == 1:
            parts.append(_("1 {card}").format(card=FACES[kind].name))
        else:
            parts.append(_("{count} {cards}").format(count=count, cards=FACES[kind].plural))
    if len(parts) == 1:
        return parts[0]
    return _("{first} and {last}").format(first=", ".join(parts[:-1]), last=parts[-1])


def _place(place: int, names: Names) -> str:
    return _("the cards set aside") if place == ASIDE else names[place]


def _turn_began(event: TurnBegan, names: Names) -> str:
    if event.extra:
        return _("{name} takes an extra turn.").format(name=names[event.seat])
    return _("It is {name}'s turn.").format(name=names[event.seat])


_MOVES = Texts(
    lambda: {
        DRAW_UP: _("{goal} draws up: {cards}."),
        GUARD: _("Nobody drew for a round, so {goal} draws {cards}."),
        EFFECT: _("{goal} draws {cards}."),
        ANSWER: _("{source} hands {cards} to {goal}."),
        SHOWN: _("{source} pays {goal} what was shown: {cards}."),
        PHONED: _("{source} pays {goal} for the phone call: {cards}."),
        WHOLE_HAND: _("{goal} takes the whole hand of {source}: {cards}."),
        PAPERS_TAKEN: _("{goal} takes {cards} from {source}."),
        RANDOM: _("{goal} takes {cards} at random from {source}."),
        GIFT: _("{source} gives {cards} to {goal}."),
        TRADED: _("{source} gives {cards} to {goal}."),
        HACKED: _("{source} discards {cards}."),
        PICKED: _("{goal} takes {cards} from the discard pile."),
    }
)


def _moved(event: Moved, names: Names) -> str | None:
    pattern = _MOVES.get(event.why)
    if pattern is None:
        return None
    source = "" if event.source in (DECK, PILE) else _place(event.source, names)
    goal = "" if event.goal == PILE else _place(event.goal, names)
    return pattern.format(source=source, goal=goal, cards=in_words(event.cards))


def _set_played(event: SetPlayed, names: Names) -> str:
    cards = FACES[event.kind].plural
    if event.target is not None:
        return _("{name} plays {cards} on {target}.").format(
            name=names[event.seat], cards=cards, target=names[event.target]
        )
    return _("{name} plays {cards}.").format(name=names[event.seat], cards=cards)


def _extra_turn(event: ExtraTurn, names: Names) -> str:
    return _("{name} will have another turn after this one.").format(name=names[event.seat])


def _pair_shown(event: PairShown, names: Names) -> str:
    return _("{name} shows both {cards}.").format(name=names[event.seat], cards=FACES[event.kind].plural)


def _pair_used(event: PairUsed, names: Names) -> str:
    name, cards = names[event.seat], FACES[event.kind].plural
    if event.places:
        targets = _(" and ").join(_place(place, names) for place in event.places)
        return _("{name} uses the {cards} on {targets}.").format(name=name, cards=cards, targets=targets)
    if event.kind == INNOVATOR:
        return _("{name} uses the {cards}.").format(name=name, cards=cards)
    return _("{name} uses the {cards} on nobody.").format(name=name, cards=cards)


def _pair_lost(event: PairLost, names: Names) -> str:
    return _("{name} lost one of the {cards} before using them.").format(
        name=names[event.seat], cards=FACES[event.kind].plural
    )


def _asked(event: Asked, names: Names) -> str:
    asker, target = names[event.asker], names[event.target]
    if not event.phoned:
        return _("{asker} shows {cards} and asks {target} for the same.").format(
            asker=asker, target=target, cards=in_words(event.shown)
        )
    if not event.shown:
        return _("{asker} phones {target} for {cards}.").format(
            asker=asker, target=target, cards=in_words(event.phoned)
        )
    return _("{asker} shows {cards}, asks {target} for the same and phones for {more}.").format(
        asker=asker, target=target, cards=in_words(event.shown), more=in_words(event.phoned)
    )


def _ask_skipped(event: AskSkipped, names: Names) -> str:
    return _("{name} finds nobody to ask.").format(name=names[event.seat])


def _answered(event: Answered, names: Names) -> str:
    if event.gives:
        return _("{name} gives in.").format(name=names[event.target])
    return _("{name}: “None of your business.”").format(name=names[event.target])


def _decided(event: Decided, names: Names) -> str:
    asker, target = names[event.asker], names[event.target]
    if event.checks:
        return _("{asker} wants to check {target}'s hand.").format(asker=asker, target=target)
    return _("{asker} lets it pass.").format(asker=asker)


def _check_stopped(event: CheckStopped, names: Names) -> str:
    return _("Nobody looks into {target}'s hand.").format(target=names[event.target])


def _checked(event: Checked, names: Names) -> str:
    if event.found:
        return _("{target} had all of it and is found out.").format(target=names[event.target])
    return _("{target} told the truth.").format(target=names[event.target])


def _looked(event: Looked, names: Names) -> str:
    name, target = names[event.seat], names[event.target]
    if None in event.cards:
        return _("{name} looks at {target}'s hand.").format(name=name, target=target)
    return _("{name} looks at {target}'s hand: {cards}.").format(
        name=name, target=target, cards=in_words(event.cards)
    )


def _revealed(event: Revealed, names: Names) -> str:
    return _("{name}'s hand lies open: {cards}.").format(name=names[event.seat], cards=in_words(event.cards))


def _chose(event: Chose, names: Names) -> str:
    return _("{name} has chosen what to discard.").format(name=names[event.seat])


def _game_over(event: GameOver, names: Names) -> str:
    most = max(event.sizes)
    winners = [names[seat] for seat, size in enumerate(event.sizes) if size == most]
    return ngettext(
        "The deck is empty: {winners} wins with {most} cards.",
        "The deck is empty: {winners} win together with {most} cards each.",
        len(winners),
    ).format(winners=_(" and ").join(winners), most=most)


_SENTENCES: dict[type, Callable[[Any, Names], str | None]] = {
    TurnBegan: _turn_began,
    Moved: _moved,
    SetPlayed: _set_played,
    ExtraTurn: _extra_turn,
    PairShown: _pair_shown,
    PairUsed: _pair_used,
    PairLost: _pair_lost,
    Asked: _asked,
    AskSkipped: _ask_skipped,
    Answered: _answered,
    Decided: _decided,
    CheckStopped: _check_stopped,
    Checked: _checked,
    Looked: _looked,
    Revealed: _revealed,
    Chose: _chose,
    GameOver: _game_over,
}
