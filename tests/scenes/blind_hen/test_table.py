"""Blind Hen played through the real input layer, from the first package to the count."""

import pytest

from game.blind_hen.actions import LayOut
from game.blind_hen.cards import WORTH
from game.blind_hen.view import BID, LAY, PAY, TAKE
from scenes.curtain import Curtain
from scenes.input import Act
from scenes.table.company import company
from scenes.table.results import Results
from scenes.table.spots import CardSpot
from scenes.tables.blind_hen import yard
from scenes.tables.blind_hen.desk import Dial
from scenes.tables.blind_hen.states import phase, states, until
from scenes.tables.blind_hen.table import HenTable
from scenes.ui.widgets import Button
from tests.scenes.stage import Stage, stage


def click_on(one: Stage, table: HenTable, kind: type, label: str = "") -> None:
    widget = next(
        w
        for w in table.board.widgets
        if isinstance(w, kind) and w.enabled and w.label.startswith(label) and w.area.top < 990
    )
    one.click(*widget.area.center)


def decide(one: Stage, table: HenTable) -> None:
    """The simplest thing, by mouse or keys."""
    phase = table.view.phase
    if phase == LAY:
        click_on(one, table, CardSpot)
        click_on(one, table, Button, "Offer")
    elif phase == BID:
        if any(w.label == "Fold" for w in table.board.widgets):
            one.key(ord("f"))
        else:
            one.press(Act.RIGHT, Act.LEFT, Act.CHOOSE)
    elif phase == PAY:
        click_on(one, table, Button, "For me")
        click_on(one, table, Button, "Pay")
    else:
        click_on(one, table, CardSpot)


def play_out(one: Stage, table: HenTable) -> None:
    for _step in range(4000):
        if isinstance(one.top, Results):
            return
        if isinstance(one.top, Curtain):
            one.press(Act.CHOOSE)
        elif table.mine and not table.director.moving:
            count = table.match.count
            decide(one, table)
            assert table.match.count > count, table.ribbon.text
        one.clock.move(1 / 20)
        one.app.step(1 / 20)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("seats", "people"), [(3, 1), (5, 1), (3, 3)])
def test_a_person_plays_from_the_first_package_to_the_count(seats: int, people: int) -> None:
    with stage() as one:
        table = HenTable(company(seats, people), 5, thinks=False)
        one.app.push(table)
        play_out(one, table)
        one.run(1)
        result = table.match.result()
        assert result is not None
        assert isinstance(one.top, Results)
        assert one.top.done


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_lies_on_the_table_is_what_the_view_says(seats: int) -> None:
    with stage() as one:
        table = HenTable(company(seats, 0), 3, thinks=False)
        one.app.push(table)
        while table.match.count < 60:
            one.clock.move(0.05)
            one.app.step(0.05)
            table.director.finish()
            for place, cards in yard.lay_out(table.view).items():
                seen = [card.picture for card in table.director.at(table.place(place))]
                assert seen == [yard.picture(card) for card in cards], place


def test_bh_8_the_dial_stops_at_what_the_yard_is_worth() -> None:
    with stage() as one:
        match = until(3, lambda view: view.phase == BID and view.auctioneer == 0)
        table = HenTable(company(3), 5, False, match)
        one.app.push(table)
        dial = next(w for w in table.board.widgets if isinstance(w, Dial))
        one.press(*[Act.RIGHT] * 60)
        assert table.dial == dial.ends[1] == table.view.worth[0]


def test_bh_9_paying_counts_what_lies_on_the_counter_and_back_takes_it_home() -> None:
    with stage() as one:
        table = HenTable(company(3), 5, False, until(3, phase(PAY)))
        one.app.push(table)
        card = table.view.displays[0][-1]
        table._put_down(card)()
        table.director.finish()
        assert len(table.director.at("counter")) == 1
        pay = next(w for w in table.board.widgets if w.label == f"Pay {WORTH[card]}")
        assert pay.enabled == (WORTH[card] >= (table.view.best or 0))
        one.press(Act.BACK)
        table.director.finish()
        assert table.director.at("counter") == []


def test_bh_6_at_most_two_of_the_three_can_be_shown() -> None:
    with stage() as one:
        table = HenTable(company(3), 5, False, until(3, phase(LAY)))
        one.app.push(table)
        for slot in range(3):
            spots = [w for w in table.board.widgets if isinstance(w, CardSpot)]
            one.click(*spots[slot].area.center)
        assert table.shown == [1, 2]
        click_on(one, table, Button, "Offer")
        assert LayOut((1, 2)) not in table.match.legal(0)
        assert table.view.face_up == (1, 2)


def test_nobody_sees_the_package_until_the_auctioneer_is_ready() -> None:
    with stage() as one:
        table = HenTable(company(3, 3), 5, thinks=False)
        one.app.push(table)
        one.run(0.1)
        assert isinstance(one.top, Curtain)
        assert all(not card.face_up for card in table.director.at("lot"))
        one.press(Act.CHOOSE)
        one.run(0.1)
        assert all(card.face_up for card in table.director.at("lot"))


def test_bh_q12_a_pile_that_was_opened_is_closed_before_anybody_else_looks() -> None:
    with stage() as one:
        match = until(3, lambda view: view.phase == BID and view.pile_sizes[view.actors[0]] > 0, None, 3)
        table = HenTable(match.seatings, None, False, match)
        one.app.push(table)
        one.run(0.1)
        one.press(Act.CHOOSE)
        one.run(0.1)
        first = table.eyes
        pile = next(w for w in table.board.widgets if w.label == "Look at your pile")
        one.click(*pile.area.center)
        assert table.peeking
        table.give(table.legal()[0])
        one.run(0.2)
        assert isinstance(one.top, Curtain)
        assert not table.peeking
        one.press(Act.CHOOSE)
        one.run(0.2)
        assert table.eyes != first
        assert not table.peeking


def test_nobody_can_open_a_pile_while_somebody_else_decides() -> None:
    with stage() as one:
        match = until(3, lambda view: view.pile_sizes[0] > 0 and view.actors != (0,), None)
        table = HenTable(match.seatings, None, False, match)
        one.app.push(table)
        assert not table.mine
        assert not any(w.label == "Look at your pile" for w in table.board.widgets)


def test_each_picture_of_the_gallery_shows_a_moment_that_came_up() -> None:
    with stage() as one:
        for picture in states():
            one.app.reset(picture.open(one.app)) if one.top else one.app.push(picture.open(one.app))
            table = one.app.stack._scenes[0]
            assert isinstance(table, HenTable), picture.state
            name = picture.state.split("-")[0]
            phases = {
                "lay": LAY,
                "open": BID,
                "bid": BID,
                "pay": PAY,
                "take": TAKE,
                "late": BID,
                "share": TAKE,
            }
            if name in phases:
                assert table.mine, picture.state
                assert table.view.phase == phases[name], picture.state
