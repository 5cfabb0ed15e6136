"""The turn as whoever looks decides it: asking, answering, checking, stopping a check, sets around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.none_of_your_business.actions import Ask, Check, Give, Pass, Play, Refuse, Wait
from game.none_of_your_business.cards import BRIEFCASE, COPIES, FACES, INNOVATOR, KINDS, PAPERS
from game.none_of_your_business.telling import in_words as cards_in_words
from game.none_of_your_business.view import AFTER, ASKED, BEFORE, DECIDE, REACT, OfficeView
from game.words import _, ngettext
from scenes.table.sitting import Asked
from scenes.tables.none_of_your_business import words
from scenes.tables.none_of_your_business.parts import TEAL, ChoicePanel, KindChip, Outcome
from scenes.ui.theme import Colour
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.tables.none_of_your_business.speaking import Speaking
    from scenes.tables.none_of_your_business.table import OfficeTable

CHIP_GAP = 8.0
SIDE_BUTTON, TAKE_UP = 250.0, 420.0


def decision(table: OfficeTable, view: OfficeView) -> Asked:
    """What is owed in this stage of the turn."""
    legal = table.legal()
    if table.opening:
        return _whose_hand(table, legal)
    if table.window(view):
        return window(table, view, legal)
    if view.stage == ASKED:
        return _answering(table, view, legal)
    if view.stage == DECIDE:
        return _checking(table, view)
    if view.stage == BEFORE and any(isinstance(one, Ask) for one in legal):
        return _asking(table, view, legal)
    label = _("End the turn") if view.stage == AFTER else _("Go on")
    prompt = _("Play a set, or end the turn.") if len(legal) > 1 else _("No set to play: end the turn.")
    return prompt, [go(table, label, table.giving(Wait())), *table.set_rows(view)]


def go(table: OfficeTable, label: str, press: Callable[[], None], why: str = "") -> Button:
    """The one button that says in words what it does; with a reason it cannot be pressed."""
    button = Button(table.places["go"].box, label, press, primary=True, size=42)
    button.enabled, button.why = not why, why
    return button


def panel(
    table: OfficeTable, number: int, label: str, press: Callable[[], None], outcomes: Sequence[Outcome]
) -> ChoicePanel:
    fill: Colour = table.app.brushes.theme.primary if number == 0 else TEAL
    return ChoicePanel(table.places[f"choice-{number}"].box, label, press, outcomes, fill)


# -- asking ------------------------------------------------------------------------------------------


def _asking(table: OfficeTable, view: OfficeView, legal: Sequence[object]) -> Asked:
    targets = sorted({one.target for one in legal if isinstance(one, Ask)})
    if len(targets) == 1:
        table.targets = targets[:]
    shown = table.ticked_cards()
    spots: list[Widget] = [*table.hand_spots(), *table.seat_spots(targets, table.choose_one)]
    if view.phones:
        spots += _chips(table, view)
    label, why = _ask_words(table, shown)
    cards = (tuple(sorted(shown)), tuple(sorted(table.named)))

    def ask() -> None:
        table.give(Ask(table.targets[0], *cards))

    prompt = _("Choose cards to show, and whom to ask for the same.")
    if view.phones:
        prompt = _("Show cards or name cards: {most} at most, for a failed check is paid.").format(
            most=view.sizes[view.turn]
        )
    elif not why:
        prompt = _("Ask for what you show, or choose others.")
    return prompt, [*spots, go(table, label, ask, why), *table.set_rows(view)]


def _ask_words(table: OfficeTable, shown: Sequence[int]) -> tuple[str, str]:
    """What the button says, and why it cannot be pressed yet."""
    cards = [*shown, *table.named]
    if not cards:
        return _("Choose cards to show"), _("Show at least one card.")
    if not table.targets:
        return _("Choose whom to ask"), _("Choose a player to ask.")
    label = _("Ask {name} for {cards}").format(
        name=table.seatings[table.targets[0]].name, cards=cards_in_words(cards)
    )
    return label, ""


def _chips(table: OfficeTable, view: OfficeView) -> list[Widget]:
    """After Phones: any kind of card can be named."""
    box = table.places["chips"].box
    wide = (box.width - CHIP_GAP * (len(KINDS) - 1)) / len(KINDS)

    def setter(kind: int) -> Callable[[int], bool]:
        def set_to(count: int) -> bool:
            others = len(table.ticked) + len(table.named) - table.named.count(kind)
            shown = table.ticked_cards().count(kind)
            if not 0 <= count <= COPIES[kind] - shown or others + count > view.sizes[view.turn]:
                return False
            table.named = sorted([one for one in table.named if one != kind] + [kind] * count)
            table.chosen()
            return True

        return set_to

    return [
        KindChip(
            pygame.FRect(box.left + kind * (wide + CHIP_GAP), box.top, wide, box.height),
            kind,
            FACES[kind].name,
            table.named.count(kind),
            setter(kind),
        )
        for kind in KINDS
    ]


def _whose_hand(table: OfficeTable, legal: Sequence[object]) -> Asked:
    """Papers are played on somebody."""
    targets = [one.target for one in legal if isinstance(one, Play) and one.target is not None]

    def look(target: int) -> None:
        table.give(Play(PAPERS, target))

    back = go(table, _("Keep the Papers"), table.stop_opening)
    return _("Whose hand do the Papers open?"), [*table.seat_spots(targets, look), back]


# -- answering and checking --------------------------------------------------------------------------


def _answering(table: OfficeTable, view: OfficeView, legal: Sequence[object]) -> Asked:
    assert view.ask is not None
    name = table.seatings[view.turn].name
    asked = view.ask.shown + view.ask.phoned
    cards = cards_in_words(asked)
    has_all = any(isinstance(one, Give) for one in legal)
    give = panel(
        table,
        0,
        _("Hand them over"),
        table.giving(Give()),
        [Outcome(None, "", _("{name} gets {cards}, and no more.").format(name=name, cards=cards))],
    )
    if not has_all:
        missing = cards_in_words(_missing(asked, view.hand))
        give.enabled = False
        give.why = _("Not all of these cards are there to give: the answer can only be no.")
        give.outcomes = (Outcome(False, "", _("You cannot: {cards} missing.").format(cards=missing)),)
    refuse = panel(table, 1, _("None of your business!"), table.giving(Refuse()), _refusing(view, has_all))
    prompt = _("{name} asks you for {cards}. What do you say?").format(name=name, cards=cards)
    return prompt, [give, refuse, *table.set_rows(view, only_ready=True)]


def _missing(asked: Sequence[int], hand: Sequence[int]) -> list[int]:
    left = list(hand)
    missing = []
    for kind in asked:
        if kind in left:
            left.remove(kind)
        else:
            missing.append(kind)
    return missing


def _refusing(view: OfficeView, has_all: bool) -> list[Outcome]:
    """What a refusal may lead to, for one who lies and for one who does not."""
    assert view.ask is not None and view.seat is not None
    passes, checks = _("If it is let go:"), _("If it is checked:")
    if has_all:
        size = view.sizes[view.seat]
        lost = ngettext("your only card is lost.", "all your {n} cards are lost.", size).format(n=size)
        return [Outcome(True, passes, _("you keep everything.")), Outcome(False, checks, lost)]
    paid = _("you get {cards}.").format(cards=cards_in_words(view.ask.shown))
    if view.ask.phoned:
        count = len(view.ask.shown) + len(view.ask.phoned)
        paid = ngettext("you get a card.", "you get {n} cards.", count).format(n=count)
    return [Outcome(None, passes, _("nothing changes hands.")), Outcome(True, checks, paid)]


def _checking(table: OfficeTable, view: OfficeView) -> Asked:
    assert view.ask is not None
    target = table.seatings[view.ask.target].name
    size, shown = view.sizes[view.ask.target], cards_in_words(view.ask.shown)
    gain = ngettext("the only card is yours.", "all {n} cards are yours.", size).format(n=size)
    pay = _("you pay {cards}.").format(cards=shown)
    if view.ask.phoned:
        count = len(view.ask.shown) + len(view.ask.phoned)
        pay = ngettext("you pay a card.", "you pay {n} of your cards.", count).format(n=count)
    missed = ngettext("you miss the only card.", "you miss all {n} cards.", size).format(n=size)
    bluff, truth = _("If it was a bluff:"), _("If it was the truth:")
    check = panel(
        table,
        0,
        _("Check the hand"),
        table.giving(Check()),
        [Outcome(True, bluff, gain), Outcome(False, truth, pay)],
    )
    safe = Outcome(True, truth, _("your cards are safe."))
    let_go = panel(table, 1, _("Let it go"), table.giving(Pass()), [safe, Outcome(False, bluff, missed)])
    return _("Is {name} bluffing? Check the hand, or let it go.").format(name=target), [check, let_go]


# -- speaking up -------------------------------------------------------------------------------------


def window(table: OfficeTable, view: OfficeView, legal: Sequence[object]) -> Asked:
    """A moment in which a set may be played, before the table goes on."""
    if view.stage == REACT:
        return _reacting(table, view, legal)
    playable = any(isinstance(one, Play) for one in legal)
    prompt = _("Play a set now, or let the table go on.") if playable else _("Nothing to play here.")
    on = go(table, _("Go on"), table.giving(Wait()))
    widgets: list[Widget] = [on, quiet(table, on.area)]
    on.area.width -= SIDE_BUTTON + 16
    return prompt, [*widgets, *table.set_rows(view, only_ready=True)]


def quiet(table: Speaking, box: pygame.FRect) -> Button:
    """No more windows until the next turn."""
    area = pygame.FRect(box.right - SIDE_BUTTON, box.top, SIDE_BUTTON, box.height)
    return Button(area, _("Not this turn"), table.be_quiet, fill=TEAL, primary=True, size=32)


def _reacting(table: OfficeTable, view: OfficeView, legal: Sequence[object]) -> Asked:
    assert view.ask is not None
    asker, target = table.seatings[view.turn].name, table.seatings[view.ask.target].name
    kind = BRIEFCASE if view.check_on else INNOVATOR
    plays = next((one for one in legal if isinstance(one, Play)), None)
    stakes = _stakes(view, asker, target)
    if view.check_on:
        prompt = _("{asker} wants to check {target}'s hand.").format(asker=asker, target=target)
        done = _("Nobody looks into {target}'s hand.").format(target=target)
        undone = _("{asker} checks {target}'s hand.").format(asker=asker, target=target)
    else:
        prompt = _("No check of {target}'s hand, unless somebody forces it.").format(target=target)
        done = _("{asker} must check {target}'s hand.").format(asker=asker, target=target)
        undone = _("Nobody looks into {target}'s hand.").format(target=target)
    label = _("Play {cards}").format(cards=words.set_name(kind))
    play = panel(table, 0, label, table.giving(Play(kind)), [Outcome(None, "", done), stakes])
    if plays is None:
        play.enabled = False
        play.why = _("That needs {cards} and a card more in hand.").format(cards=words.set_name(kind))
        play.outcomes = (Outcome(False, "", play.why),)
    wait = panel(table, 1, _("Let it be"), table.giving(Wait()), [Outcome(None, "", undone)])
    return prompt, [play, wait]


def _stakes(view: OfficeView, asker: str, target: str) -> Outcome:
    """What a check would move, by what whoever looks may know."""
    assert view.ask is not None
    if view.seat == view.ask.target:
        if _missing(view.ask.shown + view.ask.phoned, view.hand):
            shown = cards_in_words(view.ask.shown)
            return Outcome(
                True, "", _("At stake: {asker} would pay {cards}.").format(asker=asker, cards=shown)
            )
        return Outcome(
            False,
            "",
            _("At stake: all your {n} cards would go to {asker}.").format(
                n=view.sizes[view.seat], asker=asker
            ),
        )
    size = view.sizes[view.ask.target]
    text = _("At stake: {target}'s {n} cards, or {cards}.").format(
        target=target, n=size, cards=cards_in_words(view.ask.shown or view.ask.phoned)
    )
    return Outcome(None, "", text)


def public_window(table: Speaking, view: OfficeView, actor: int) -> Asked:
    """The same while nobody's hand is on the screen: whoever is asked may take the hand up."""
    name = table.seatings[actor].name
    box = table.places["doors"].box
    own_end = view.stage == AFTER and not view.poll
    take_up = Button(
        pygame.FRect(box.left, box.top, TAKE_UP, box.height),
        _("Look at the hand"),
        table.claim,
        primary=True,
        size=34,
    )
    alone = own_end or view.stage == REACT
    left = TAKE_UP + 16
    wide = box.width - left - (0 if alone else SIDE_BUTTON + 16)
    on = Button(
        pygame.FRect(box.left + left, box.top, wide, box.height),
        _("End the turn") if own_end else _("Go on"),
        lambda: table.answer_for(actor, Wait()),
        fill=TEAL,
        primary=True,
        size=34,
    )
    if own_end:
        return _("{name}: another set, or the end of the turn?").format(name=name), [take_up, on]
    prompt = _("{name} may play a set now.").format(name=name)
    if view.stage == REACT and view.ask is not None:
        target = table.seatings[view.ask.target].name
        prompt = _("A check of {target}'s hand: does {name} play Briefcases?").format(
            target=target, name=name
        )
        if not view.check_on:
            prompt = _("No check of {target}'s hand: does {name} force it?").format(target=target, name=name)
        return prompt, [take_up, on]
    return prompt, [take_up, on, quiet(table, box)]
