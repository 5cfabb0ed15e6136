"""The heart of a turn: the question, the answer, the check or pass, and what answers a check."""

from functools import cache, lru_cache

from game.none_of_your_business.abilities import reaction
from game.none_of_your_business.actions import Ask
from game.none_of_your_business.cards import BRIEFCASE, COPIES, ITEM_SET, KEPT, PLAYS
from game.none_of_your_business.events import (
    ANSWER,
    SHOWN,
    WHOLE_HAND,
    Answered,
    Asked,
    Checked,
    CheckStopped,
    Decided,
    Looked,
    Revealed,
)
from game.none_of_your_business.hands import real, small_handfuls, spread, within
from game.none_of_your_business.memory import EVERYONE
from game.none_of_your_business.table import Table
from game.none_of_your_business.view import (
    ASKED,
    DECIDE,
    FALSE,
    GIVEN,
    PASSED,
    PENALTY,
    REACT,
    STOPPED,
    TRUE,
    Pending,
)
from game.rules import Event, IllegalAction
from game.words import _, ngettext

# How many cards the listed asks hold at most; every lawful ask is accepted.
LISTED_SHOWN = 4
LISTED_PHONED_ALONE = 2
LISTED_PHONED_WITH_ONE_SHOWN = 1


# The question.


def asks(table: Table) -> list[Ask]:
    """The asks with up to four shown cards and, after Phones, small ones that name cards not shown."""
    asker = table.turn
    size, hand = table.sizes[asker], table.hands[asker]
    held = tuple([count if count < LISTED_SHOWN else LISTED_SHOWN for count in hand])
    found: list[Ask] = []
    for target in range(table.seats):
        if target != asker and table.sizes[target]:  # NB-Q14
            found += _shown_asks(target, held)
            if table.phones:
                found += _phoned_asks(target, held, size)
    return found


@cache
def _ask(target: int, shown: tuple[int, ...], phoned: tuple[int, ...] = ()) -> Ask:
    return Ask(target, shown, phoned)


@lru_cache(maxsize=4096)
def _shown_asks(target: int, held: tuple[int, ...]) -> tuple[Ask, ...]:
    return tuple([_ask(target, shown) for shown in small_handfuls(held, LISTED_SHOWN)])


@lru_cache(maxsize=256)
def _phoned_asks(target: int, held: tuple[int, ...], size: int) -> tuple[Ask, ...]:
    alone = small_handfuls(COPIES, min(LISTED_PHONED_ALONE, size))
    found = [_ask(target, (), phoned) for phoned in alone]
    if size > 1:
        found += [
            _ask(target, shown, phoned)
            for shown in small_handfuls(held, 1)
            for phoned in small_handfuls(COPIES, LISTED_PHONED_WITH_ONE_SHOWN)
            if within(shown + phoned, COPIES)
        ]
    return tuple(found)


def ask(table: Table, seat: int, action: Ask, events: list[Event]) -> None:
    """NB-5: show cards and ask for the same; Phones add cards that are only named. NB-Q7, NB-Q8"""
    refusal = _bad_ask(table, seat, action)
    if refusal:
        raise IllegalAction(refusal)
    shown, phoned = tuple(sorted(action.shown)), tuple(sorted(action.phoned))
    table.ask = _ask(action.target, shown, phoned)
    table.stage = ASKED
    table.open_poll(action.target)
    if shown:
        table.memory.shown(seat, shown)
    events.append(Asked(seat, action.target, shown, phoned))


def _bad_ask(table: Table, seat: int, action: Ask) -> str | None:
    target, shown, phoned = action.target, action.shown, action.phoned
    if type(target) is not int or not 0 <= target < table.seats or target == seat:
        return _("Ask another player at the table.")
    if not table.sizes[target]:  # NB-Q14
        return _("That hand is empty: ask somebody else.")
    if not real(shown) or not within(shown, table.hands[seat]):
        return _("Show only cards from your own hand.")
    if phoned and not table.phones:
        return _("Naming cards that you do not show takes a set of Phones.")
    if not shown and not phoned:
        return _("Show at least one card.")
    if phoned and (not isinstance(phoned, tuple) or not real(shown + phoned)):
        return _("There are not that many of these cards.")
    most = table.sizes[seat]
    if len(shown) + len(phoned) > most:
        return ngettext(
            "Ask for {most} card at most: a failed check must be paid.",
            "Ask for {most} cards at most: a failed check must be paid.",
            most,
        ).format(most=most)
    return None


# The answer.


def holds_all(table: Table) -> bool:
    """NB-Q1: whether the target's hand contains everything asked for."""
    question = table.ask
    return question is not None and within(question.shown + question.phoned, table.hands[question.target])


def give(table: Table, seat: int, events: list[Event]) -> None:
    """NB-6, NB-8: exactly the cards asked for change hands."""
    question = table.ask
    if question is None or not holds_all(table):
        raise IllegalAction(_("Not all of these cards are there to give: the answer can only be no."))
    events.append(Answered(seat, True))
    cards = tuple(sorted(question.shown + question.phoned))
    table.close_ask(GIVEN)
    table.move(seat, table.turn, cards, ANSWER, True, events)


def refuse(table: Table, seat: int, events: list[Event]) -> None:
    events.append(Answered(seat, False))
    table.poll = []
    table.stage = DECIDE


# Check or pass, and what answers it.


def decide(table: Table, seat: int, checks: bool, events: list[Event]) -> None:
    """NB-7: announced first, so that Briefcases and Innovators can answer. NB-Q6"""
    if table.ask is not None:
        events.append(Decided(seat, table.ask.target, checks))
    table.stage = REACT
    table.declared = table.check_on = checks
    table.forced_by = -1
    open_reactions(table)


def turn_over(table: Table, seat: int) -> None:
    """A set was played in the reaction window: the check is off, or on again. NB-Q6"""
    if not table.check_on:
        table.forced_by = seat
    table.check_on = not table.check_on
    open_reactions(table)


def open_reactions(table: Table) -> None:
    """Who may answer now, by what everyone knows: being asked tells nothing about a hand."""
    asker, target = table.turn, table.ask.target if table.ask else table.turn
    if reaction(table) == BRIEFCASE:
        # Whoever wanted the check does not stop it; a third player's Innovators may be stopped by both.
        wanted_by = asker if table.declared else table.forced_by
        speakers = [target] if table.declared else [asker, target]
        table.poll = [seat for seat in speakers if seat != wanted_by and could_stop(table, seat)]
    else:
        begin = asker if table.declared else target
        speakers = [begin, *table.others(begin)] if table.faster else [begin]
        table.poll = [seat for seat in speakers if table.could_force(seat)]


def could_stop(table: Table, seat: int) -> bool:
    """Whether this seat could play Briefcases, by what everyone knows. NB-Q5, NB-19"""
    left = COPIES[BRIEFCASE] - table.pile.count(BRIEFCASE)
    return left >= ITEM_SET and table.plays[seat] < PLAYS and table.sizes[seat] >= ITEM_SET + KEPT


def resolve(table: Table, events: list[Event]) -> None:
    """The reaction window is over: the check takes place or it does not."""
    question, asker = table.ask, table.turn
    if question is None:
        return
    target = question.target
    if not table.check_on:
        # Innovators that Briefcases answered leave a pass a pass. NB-19: either way there is no second ask
        if table.declared:
            events.append(CheckStopped(asker, target))
        table.close_ask(STOPPED if table.declared else PASSED)
        return
    found = holds_all(table)
    hand = spread(table.hands[target])
    events.append(Checked(asker, target, found))
    if found:  # NB-7b, NB-Q17
        table.memory.looked(EVERYONE, target, hand)
        events.append(Revealed(target, hand))
        table.close_ask(FALSE)
        table.move(target, asker, hand, WHOLE_HAND, True, events)
        return
    table.memory.looked(asker, target, hand)
    table.memory.lacking(target, question.shown + question.phoned)
    events.append(Looked(asker, target, hand))
    owed = min(len(question.phoned), table.spare(asker))
    if owed:
        table.stack.append(Pending(PENALTY, asker, other=target, count=owed))
    else:  # NB-7a
        table.move(asker, target, question.shown, SHOWN, True, events)
        table.close_ask(TRUE)
