"""Every decision of None of Your Business has its way in by mouse alone and by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from game.match import Match
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
from game.none_of_your_business.cards import BRIEFCASE, INNOVATOR, PAPERS, PHONE
from game.none_of_your_business.view import (
    AFTER,
    ASKED,
    BEFORE,
    DECIDE,
    GIVE_AWAY,
    HIT,
    PAIRS,
    PAPERS_PICK,
    PILE_PICK,
    PURGE,
    TRADE,
)
from game.rules import Action
from scenes.tables.none_of_your_business.states import (
    Wanted,
    at_stage,
    in_window,
    owing,
    pending,
    phoning,
    playing,
    until,
)
from scenes.tables.none_of_your_business.table import OfficeTable
from tests.scenes.none_of_your_business.fingers import Press, by_keys, by_mouse, do
from tests.scenes.stage import stage

Pick = Callable[[Action], bool]


def a(kind: type) -> Pick:
    return lambda action: isinstance(action, kind)


def with_legal(pick: Pick, wanted: Wanted) -> Wanted:
    return lambda view, match: wanted(view, match) and any(pick(one) for one in match.legal(0))


def set_of(kind: int) -> Pick:
    return lambda action: isinstance(action, Play) and action.kind == kind


def many(action: Action) -> bool:
    return isinstance(action, Ask) and len(action.shown) == 4


def named(action: Action) -> bool:
    return isinstance(action, Ask) and bool(action.shown and action.phoned)


WAYS: dict[str, tuple[int, bool, Wanted, Pick]] = {
    "ask": (4, False, at_stage(BEFORE), a(Ask)),
    "ask for four": (5, False, at_stage(BEFORE), many),
    "ask by phone": (2, False, phoning, named),
    "phones": (4, False, at_stage(BEFORE), set_of(PHONE)),
    "papers at two": (2, False, at_stage(BEFORE), set_of(PAPERS)),
    "papers at four": (4, False, at_stage(BEFORE), set_of(PAPERS)),
    "give": (4, False, at_stage(ASKED), a(Give)),
    "refuse": (4, False, at_stage(ASKED), a(Refuse)),
    "check": (4, False, at_stage(DECIDE), a(Check)),
    "pass": (4, False, at_stage(DECIDE), a(Pass)),
    "briefcases": (2, False, playing(BRIEFCASE), set_of(BRIEFCASE)),
    "innovators": (4, False, playing(INNOVATOR), set_of(INNOVATOR)),
    "no briefcases": (2, False, playing(BRIEFCASE), a(Wait)),
    "a set out of turn": (4, True, in_window, a(Play)),
    "no set out of turn": (4, True, in_window, a(Wait)),
    "end the turn": (4, False, at_stage(AFTER), a(Wait)),
    "a pair": (4, False, pending(PAIRS), a(Obtain)),
    "whom it hits": (5, False, pending(HIT), a(Point)),
    "what to trade": (4, False, pending(TRADE), a(Trade)),
    "trade with what is set aside": (2, False, pending(TRADE), lambda one: getattr(one, "aside", 0) == 2),
    "gift": (4, False, pending(GIVE_AWAY), a(Choose)),
    "loss": (4, False, pending(PURGE), a(Choose)),
    "theft": (4, False, pending(PAPERS_PICK), a(Choose)),
    "discards": (4, False, pending(PILE_PICK), a(Choose)),
}


def test_no_kind_of_action_is_left_out() -> None:
    names = {one.__name__ for one in OfficeAction.__subclasses__()}
    kinds = (Ask, Check, Choose, Give, Obtain, Pass, Play, Point, Refuse, Trade, Wait)
    assert names == {kind.__name__ for kind in kinds}


@cache
def moment(way: str) -> Match:
    seats, faster, wanted, pick = WAYS[way]
    match = until(seats, with_legal(pick, wanted), faster=faster)
    assert match is not None, "no deal came to that"
    return match


@pytest.mark.parametrize("press", [by_mouse, by_keys])
@pytest.mark.parametrize("way", WAYS)
def test_there_is_a_way_to(way, press) -> None:
    pick, found = WAYS[way][-1], moment(way)
    match = found.at(found.count)
    carry_out(match, next(one for one in match.legal(0) if pick(one)), press)


@pytest.mark.parametrize("press", [by_mouse, by_keys])
def test_there_is_a_way_to_pay_for_a_failed_call(press) -> None:
    match = owing(2)
    assert match is not None
    carry_out(match, match.legal(0)[0], press)


def carry_out(match: Match, action: Action, press: Press) -> None:
    with stage() as one:
        table = OfficeTable(match.seatings, None, False, match)
        one.app.push(table)
        count = match.count
        do(one, table, action, press)
        assert match.count == count + 1, (action, table.ribbon.text)
        assert match._story.decisions[count].do == action.to_json()
