"""A scripted person at the office table: carries any action out by mouse alone or by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.none_of_your_business.actions import (
    Ask,
    Check,
    Choose,
    Give,
    Obtain,
    Pass,
    Play,
    Point,
    Refuse,
    Trade,
    Wait,
)
from game.none_of_your_business.cards import ASIDE, FACES
from game.none_of_your_business.view import REACT
from game.rules import Action
from scenes.curtain import Curtain
from scenes.input import Act
from scenes.table.spots import CardSpot
from scenes.tables.none_of_your_business import desk
from scenes.tables.none_of_your_business.parts import ChoicePanel, KindChip, SeatSpot, SetRow
from scenes.tables.none_of_your_business.table import OfficeTable
from scenes.ui.widgets import Widget
from tests.scenes.stage import Stage

Press = Callable[[Stage, OfficeTable, Widget], None]


def by_mouse(one: Stage, _table: OfficeTable, widget: Widget) -> None:
    one.click(*widget.area.center)


def by_keys(one: Stage, table: OfficeTable, widget: Widget) -> None:
    """Tab until it has the focus, then choose it."""
    for _step in range(len(table.board.widgets) + 1):
        if table.board.focus is widget:
            one.press(Act.CHOOSE)
            return
        one.press(Act.NEXT)
    raise AssertionError(f"no way to {widget.label} by keys")


def find(table: OfficeTable, kind: type, wanted: Callable[[Widget], bool] = lambda _: True) -> Widget:
    found = [one for one in table.board.widgets if type(one) is kind and wanted(one)]
    assert found, (kind.__name__, table.ribbon.text, [one.label for one in table.board.widgets])
    return found[0]


def labelled(table: OfficeTable, *starts: str) -> Widget:
    found = [one for one in table.board.widgets if one.enabled and one.label.startswith(starts)]
    assert found, (starts, table.ribbon.text, [one.label for one in table.board.widgets])
    return found[0]


def go_button(table: OfficeTable) -> Widget:
    box = table.places["go"].box
    return next(one for one in table.board.widgets if one.area.topleft == box.topleft)


def do(one: Stage, table: OfficeTable, action: Action, press: Press) -> None:
    """Carry it out as a person would."""

    def choose(widget: Widget) -> None:
        press(one, table, widget)

    match action:
        case Give():
            choose(labelled(table, "Hand them over"))
        case Refuse():
            choose(labelled(table, "None of your business"))
        case Check():
            choose(labelled(table, "Check the hand"))
        case Pass():
            choose(labelled(table, "Let it go"))
        case Wait():
            choose(labelled(table, "Go on", "End the turn", "Let it be"))
        case Obtain(kind):
            choose(labelled(table, f"Use the {FACES[kind].plural}"))
        case Play(kind, target):
            _play(table, kind, target, choose)
        case Ask(target, shown, phoned):
            _tick(table, shown, choose)
            for kind in phoned:
                choose(_chip(table, kind))
            _point_at(table, target, choose)
            choose(go_button(table))
        case Point(places):
            for place in places:
                choose(_seat(table, place))
            choose(go_button(table))
        case Trade(target, card, aside):
            _tick(table, (card,), choose)
            for _time in range(aside):
                choose(labelled(table, "From the cards set aside"))
            _point_at(table, target, choose)
            choose(go_button(table))
        case Choose(cards):
            _tick(table, cards, choose)
            choose(go_button(table))


def _play(table: OfficeTable, kind: int, target: int | None, choose: Callable[[Widget], None]) -> None:
    if table.view.stage == REACT and not table.view.pending:
        choose(find(table, ChoicePanel))
        return
    choose(find(table, SetRow, lambda row: getattr(row, "kind", -1) == kind))
    if table.opening:
        assert target is not None
        choose(_seat(table, target))


def _chip(table: OfficeTable, kind: int) -> Widget:
    return find(table, KindChip, lambda chip: getattr(chip, "kind", -1) == kind)


def _seat(table: OfficeTable, place: int) -> Widget:
    label = "The cards set aside" if place == ASIDE else table.seatings[place].name
    return find(table, SeatSpot, lambda spot: spot.label == label)


def _point_at(table: OfficeTable, target: int, choose: Callable[[Widget], None]) -> None:
    if table.targets != [target]:
        choose(_seat(table, target))


def _tick(table: OfficeTable, cards: Sequence[int], choose: Callable[[Widget], None]) -> None:
    """Cards of the own hand, or of those laid out to choose from, one after the other."""
    laid = desk.to_pick(table.view)
    pool = laid or desk.own_hand(table.view)
    taken = set(table.picked if laid else table.ticked)
    for kind in cards:
        slot = next(at for at, other in enumerate(pool) if other == kind and at not in taken)
        taken.add(slot)
        choose([one for one in table.board.widgets if isinstance(one, CardSpot)][slot])


def take_seat(one: Stage, table: OfficeTable, seat: int, press: Press) -> None:
    """Whoever owes a decision takes the hand up: through a window's question and the curtain."""
    for _step in range(4):
        if isinstance(one.top, Curtain):
            one.press(Act.CHOOSE)
        elif table.eyes in table.unseen:
            press(one, table, labelled(table, "I have seen it"))
        elif table.eyes == seat and table.mine:
            return
        elif table.in_public(seat) is not None:
            press(one, table, labelled(table, "Look at the hand"))
        one.pass_time(0.1)


def seen_on(table: OfficeTable, seat: int) -> list[str]:
    """The pictures of a hand as the screen has it."""
    return [card.picture for card in table.director.at(table.place(desk.hand(seat)))]
