"""What is seen and heard of each event, for how long, and what the plaques and the bubble say."""

from __future__ import annotations

from collections.abc import Sequence

from game.none_of_your_business.cards import FACES, HACKER, MOGUL, PAPERS, PHONE, RETAILER
from game.none_of_your_business.events import (
    ANSWER,
    EFFECT,
    GIFT,
    GUARD,
    HACKED,
    PAPERS_TAKEN,
    PHONED,
    PICKED,
    RANDOM,
    SET,
    SHOWN,
    TRADED,
    WHOLE_HAND,
    Answered,
    Asked,
    Checked,
    CheckStopped,
    Decided,
    ExtraTurn,
    Looked,
    Moved,
    PairShown,
    PairUsed,
    Revealed,
    SetPlayed,
    TurnBegan,
)
from game.none_of_your_business.view import (
    AFTER,
    ASKED,
    BEFORE,
    DECIDE,
    GIVE_AWAY,
    HIT,
    PAIRS,
    PAPERS_PICK,
    PENALTY,
    PILE_PICK,
    PURGE,
    REACT,
    TRADE,
    OfficeView,
    Pending,
)
from game.rules import Event
from game.words import _
from scenes.tables.none_of_your_business.board import Bubble

HOLDS = {
    TurnBegan: 0.25,
    Asked: 0.5,
    Answered: 0.9,
    Decided: 0.8,
    Checked: 0.8,
    CheckStopped: 1.0,
    SetPlayed: 0.4,
    PairUsed: 0.7,
    ExtraTurn: 0.6,
}
"""Seconds to take in what was said before its cards move."""
LINGERS = {ANSWER: 1.0, WHOLE_HAND: 0.8, SHOWN: 0.8, SET: 0.5, HACKED: 0.8, PICKED: 0.8}
"""Seconds that cards which everybody may see lie open where they went, by why they moved."""
ASKED_LINGERS, PAIR_LINGERS, OPEN_LINGERS, LOOK_LINGERS = 0.8, 1.2, 2.4, 3.2
SILENCE = Bubble(-1)
"""An event that leaves the bubble as it is."""


def hold(event: Event) -> float:
    return HOLDS.get(type(event), 0.0)


def linger(event: Event, eyes: int | None) -> float:
    match event:
        case Asked():
            return ASKED_LINGERS
        case Moved(_, _, _, why, True):
            return LINGERS.get(why, 0.4)
        case Moved(_, _, _, why, _) if why in (RANDOM, PAPERS_TAKEN, EFFECT, GUARD):
            return 0.4
        case Looked(_, target, cards) if None not in cards and target != eyes:
            return LOOK_LINGERS
        case Revealed():
            return OPEN_LINGERS
        case PairShown():
            return PAIR_LINGERS
    return 0.0


def sounds(event: Event) -> Sequence[str]:
    match event:
        case Answered(_, False):
            return ("stamp",)
        case SetPlayed(_, kind, _):
            return ("phone",) if kind == PHONE else ("stamp",)
        case Checked(_, _, found):
            return ("correct",) if found else ("slip",)
        case PairShown():
            return ("chip",)
    return ()


def doer(event: Event) -> int | None:
    """The seat that did it: whoever gives cards away or draws them."""
    match event:
        case Asked(asker, _, _, _) | Decided(asker, _, _):
            return asker
        case Answered(target, _) | CheckStopped(_, target) | Checked(_, target, _):
            return target
        case Moved(source, goal, _, why, _):
            mover = source if why in (ANSWER, SHOWN, HACKED, GIFT, TRADED, PHONED) else goal
            return mover if mover >= 0 else None
    return getattr(event, "seat", None)


def seen_cards(event: Event) -> list[int]:
    """The small cards beside a sentence in the log: a few kinds, each once."""
    match event:
        case Moved(_, _, cards, _, _) | Looked(_, _, cards):
            kinds = {kind for kind in cards if kind is not None}
        case Asked(_, _, shown, phoned):
            kinds = {*shown, *phoned}
        case SetPlayed(_, kind, _) | PairShown(_, kind):
            kinds = {kind}
        case _:
            kinds = set()
    return sorted(kinds)[:3]


def said(event: Event, names: Sequence[str]) -> Bubble | None:
    """What appears in the middle of the table as this happens; None clears it."""
    match event:
        case TurnBegan():
            return None
        case Asked(asker, target, shown, phoned):
            return _question(asker, names[target], shown, phoned)
        case Answered(target, gives):
            return Bubble(target, _("Here you are.") if gives else _("None of your business!"), (), 1)
        case Decided(asker, _, checks):
            return Bubble(asker, _("Let me see that hand!") if checks else _("All right, then."), (), 1)
        case Checked(_, target, found):
            return Bubble(target, _("Caught!") if found else _("It was the truth!"), (), 1)
        case CheckStopped(_, target):
            return Bubble(target, _("No check!"), (), 1)
    return SILENCE


def question(view: OfficeView, names: Sequence[str]) -> Bubble | None:
    """The bubble of a table that was just opened, or of the stage that a turn has come to."""
    if view.ask is None:
        return None
    if view.stage == ASKED:
        return _question(view.turn, names[view.ask.target], view.ask.shown, view.ask.phoned)
    if view.stage == DECIDE:
        return Bubble(view.ask.target, _("None of your business!"), (), 1)
    if view.stage == REACT:
        text = _("Let me see that hand!") if view.check_on else _("All right, then.")
        return Bubble(view.turn, text, (), 1)
    return None


def _question(asker: int, name: str, shown: Sequence[int], phoned: Sequence[int]) -> Bubble:
    text = _("{name}, have you got").format(name=name)
    return Bubble(asker, text, tuple(phoned), len(shown), True)


def power(step: Pending) -> tuple[int, int, str]:
    """Which card's power waits to be carried out, whose it is, and what it says."""
    owners = {GIVE_AWAY: (MOGUL, step.other), PURGE: (HACKER, step.seat), PENALTY: (PHONE, step.seat)}
    owners |= {PAPERS_PICK: (PAPERS, step.seat), PILE_PICK: (RETAILER, step.seat)}
    kind, owner = owners.get(step.what) or (step.kinds[0], step.seat)
    upper = step.what in (PAIRS, HIT, TRADE, GIVE_AWAY)
    return kind, owner, FACES[kind].obtain if upper else FACES[kind].play


def note(view: OfficeView, seat: int) -> str:
    """The short line on a plaque."""
    if view.finished:
        return ""
    if view.pending and seat in view.actors:
        return _("chooses")
    if view.ask and seat == view.ask.target:
        return _("is asked") if view.stage == ASKED else _("refuses")
    if seat == view.turn:
        return {
            BEFORE: _("on turn"),
            ASKED: _("asks"),
            DECIDE: _("decides"),
            REACT: _("checks") if view.check_on else _("lets it go"),
            AFTER: _("ends the turn"),
        }.get(view.stage, "")
    if view.poll and seat == view.poll[0]:
        return _("may play a set")
    return ""
