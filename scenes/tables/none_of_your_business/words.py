"""What the table of None of Your Business says: cards, powers and moves in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from game.none_of_your_business.actions import (
    Ask,
    Check,
    Choose,
    Give,
    Obtain,
    OfficeAction,
    Pass,
    Play,
    Point,
    Refuse,
    Trade,
    Wait,
)
from game.none_of_your_business.cards import (
    ASIDE,
    BRIEFCASE,
    FACES,
    FIRST_PERSON,
    HACKER,
    HACKER_DISCARDS,
    INNOVATOR,
    MANAGER,
    MANAGER_DRAWS,
    MOGUL,
    PAPERS,
    PAPERS_TAKES,
    PEN,
    PHONE,
    RETAILER,
    RETAILER_PICKS,
    SET_SIZES,
)
from game.none_of_your_business.telling import in_words as cards_in_words
from game.none_of_your_business.view import (
    AFTER,
    ASKED,
    BEFORE,
    DECIDE,
    HIT,
    PAIRS,
    PILE_PICK,
    REACT,
    OfficeView,
)
from game.words import _

Names = Sequence[str]


def power(kind: int) -> str:
    """What a set does when it is played, short enough for a small panel."""
    return {
        BRIEFCASE: _("Stops a check of this hand."),
        PAPERS: _("Look into a hand, take {n}.").format(n=PAPERS_TAKES),
        PEN: _("Another turn after this."),
        PHONE: _("Ask for cards you lack."),
        HACKER: _("All others discard {n}.").format(n=HACKER_DISCARDS),
        INNOVATOR: _("Forces a check."),
        MANAGER: _("Draw {n} cards.").format(n=MANAGER_DRAWS),
        MOGUL: _("Another turn after this."),
        RETAILER: _("Take {n} discarded items.").format(n=RETAILER_PICKS),
    }[kind]


def explain(kind: int) -> str:
    """A card's powers in full."""
    face = FACES[kind]
    ours = " " + _("(Our version.)")
    play = face.play + (ours if face.our_play else "")
    if kind < FIRST_PERSON:
        return "\n\n".join((_("An item: 3 of them are a set."), _("Discard 3: {power}").format(power=play)))
    obtain = face.obtain + (ours if face.our_obtain else "")
    return "\n\n".join(
        (
            _("A person: there are only 2."),
            _("On getting the second: {power}").format(power=obtain),
            _("Discard both: {power}").format(power=play),
        )
    )


def set_name(kind: int) -> str:
    """“3 Pens”."""
    return cards_in_words((kind,) * SET_SIZES[kind])


def listed(words: Sequence[str]) -> str:
    return _(" and ").join(words)


def places_in_words(places: Sequence[int], names: Names) -> str:
    return listed([_("the cards set aside") if place == ASIDE else names[place] for place in places])


def advice(action: OfficeAction, view: OfficeView, names: Names) -> str:
    """A move as an advice: “Ask Otto for 2 Pens.”"""
    match action:
        case Play(kind, None):
            return _("Play {cards}.").format(cards=set_name(kind))
        case Play(kind, int(target)):
            return _("Play {cards} on {name}.").format(cards=set_name(kind), name=names[target])
        case Ask(target, shown, phoned):
            return _("Ask {name} for {cards}.").format(
                name=names[target], cards=cards_in_words(shown + phoned)
            )
        case Give():
            return _("Hand the cards over.")
        case Refuse():
            return _("Say “None of your business”.")
        case Check():
            return _("Check the hand.")
        case Pass():
            return _("Let it go.")
        case Wait():
            return _("Play no set here.")
        case Obtain(kind):
            return _("Use the {cards} first.").format(cards=FACES[kind].plural)
        case Point(()):
            return _("Use it on nobody.")
        case Point(places):
            return _("Choose {places}.").format(places=places_in_words(places, names))
        case Trade(target, card, _aside):
            return _("Give {name} {cards}.").format(name=names[target], cards=cards_in_words((card,)))
        case Choose(cards):
            return _("Choose {cards}.").format(cards=cards_in_words(cards))
    return ""


def chapter(view: OfficeView) -> str:
    """The anchor of the guide's chapter on what is to be decided now."""
    if view.finished:
        return "scoring"
    if view.pending:
        what = view.pending[-1].what
        return "pairs" if what in (PAIRS, HIT) or (what != PILE_PICK and view.pending[-1].kinds) else "sets"
    return {
        BEFORE: "asking",
        ASKED: "answering",
        DECIDE: "checking",
        REACT: "checking",
        AFTER: "sets",
    }.get(view.stage, "turn")
