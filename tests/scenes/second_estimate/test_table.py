"""Second Estimate played through the real input layer, from the first card to the score sheet."""

import itertools
from collections.abc import Callable

import pygame
import pytest

from game.second_estimate.actions import CHOOSE, MOVE
from game.second_estimate.events import CardsRevealed, CustomerTaken
from game.second_estimate.rules import SecondEstimate
from scenes.curtain import Curtain
from scenes.input import Act, Pointer, Stamp
from scenes.table.company import company
from scenes.tables.second_estimate import desk
from scenes.tables.second_estimate.arrows import HIGHEST, LOWEST, lanes
from scenes.tables.second_estimate.hold import HandSpot, SuitMover
from scenes.tables.second_estimate.states import choosing, moving, until
from scenes.tables.second_estimate.table import EstimateTable
from scenes.ui.widgets import Button, Widget
from tests.scenes.stage import Stage, stage

Decide = Callable[[Stage, EstimateTable], None]


def widgets(table: EstimateTable, kind: type[Widget], label: str = "") -> list[Widget]:
    return [one for one in table.board.widgets if isinstance(one, kind) and one.label.startswith(label)]


def by_keys(one: Stage, table: EstimateTable) -> None:
    """Two cards to the right, or the suit one place further left; then Enter."""
    if table.view.phase == CHOOSE:
        one.press(Act.RIGHT, Act.RIGHT, Act.CHOOSE)
    else:
        if table.eyes is None:
            one.press(Act.NEXT)  # past “See my hand”
        one.press(Act.LEFT, Act.CHOOSE)


def by_clicks(one: Stage, table: EstimateTable) -> None:
    if table.view.phase == CHOOSE:
        one.click(*widgets(table, HandSpot)[0].area.center)
        return
    mover = widgets(table, SuitMover)[0]
    one.click(mover.area.right - 30, mover.area.centery)
    put, leave = widgets(table, Button, "Put here")[0], widgets(table, Button, "Leave it")[0]
    one.click(*(put if put.enabled else leave).area.center)


def drag(one: Stage, *way: tuple[float, float]) -> None:
    one.app.handle(Pointer("move", way[0], Stamp(0)))
    one.app.handle(Pointer("down", way[0], Stamp(0)))
    for at in way[1:]:
        one.app.handle(Pointer("move", at, Stamp(0)))
    one.app.handle(Pointer("up", way[-1], Stamp(0)))


def by_dragging(one: Stage, table: EstimateTable) -> None:
    if table.view.phase == CHOOSE:
        spot = widgets(table, HandSpot)[-1]
        drag(one, spot.area.center, (900, 800), (900, 600))
        return
    mover = widgets(table, SuitMover)[0]
    drag(one, mover.area.center, (mover.area.left + 90, 300), (mover.area.left + 30, 320))
    one.press(Act.CHOOSE)


def play_out(one: Stage, table: EstimateTable, decide: Decide) -> None:
    for _step in range(3000):
        if table.match.result() is not None and one.top is not table:
            return
        if isinstance(one.top, Curtain):
            one.press(Act.CHOOSE)
        elif widgets(table, HandSpot) or widgets(table, SuitMover):
            count = table.match.count
            decide(one, table)
            assert table.match.count > count, table.ribbon.text
        one.clock.move(1 / 20)
        one.app.step(1 / 20)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("seats", "people", "decide"),
    [
        (4, 1, by_keys),
        (5, 1, by_clicks),
        (6, 1, by_dragging),
        (6, 3, by_clicks),
        (4, 4, by_keys),
        (6, 6, by_dragging),
    ],
)
def test_people_play_from_the_deal_to_the_score_sheet(seats: int, people: int, decide: Decide) -> None:
    with stage() as one:
        table = EstimateTable(company(seats, people), 5, thinks=False)
        one.app.push(table)
        play_out(one, table, decide)
        result = table.match.result()
        assert result is not None
        assert one.top is not table
        stacks = [table.director.at(table.place(desk.won(seat))) for seat in range(seats)]
        worth = [sum(desk.CUSTOMER_AT[card.face] for card in stack) for stack in stacks]
        assert tuple(worth) == result.totals


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("hidden", [False, True])
def test_what_lies_on_the_table_is_what_the_view_says(seats: int, hidden: bool) -> None:
    with stage() as one:
        table = EstimateTable(company(seats, 0), 3, thinks=False, options={"hide_totals": hidden})
        one.app.push(table)
        while table.match.result() is None:
            one.clock.move(0.05)
            one.app.step(0.05)
            table.director.finish()
            for place, faces in desk.lay_out(table.view, table.view.row, False).items():
                seen = [card.picture for card in table.director.at(table.place(place))]
                assert seen == [face or desk.BACK for face in faces], place


def test_ct_6_nobody_sees_what_others_chose_until_all_are_turned_up() -> None:
    with stage() as one:
        table = EstimateTable(company(4, 2), 5, thinks=False)
        one.app.push(table)
        one.run(0.5)
        assert isinstance(one.top, Curtain)
        one.press(Act.CHOOSE)
        one.run(0.2)
        one.press(Act.CHOOSE)
        one.run(0.5)
        assert isinstance(one.top, Curtain)
        lying = [card for seat in range(4) for card in table.director.at(table.place(desk.station(seat)))]
        assert len(lying) == 3
        assert not any(card.face_up for card in lying)
        assert not any(card.face_up for card in table.director.at("hand-0"))
        one.press(Act.CHOOSE)
        one.run(0.2)
        one.press(Act.CHOOSE)
        one.run(0.5)
        lying = [card for seat in range(4) for card in table.director.at(table.place(desk.station(seat)))]
        assert len(lying) == 4
        assert all(card.face_up for card in lying)


def test_a_lone_person_sees_the_card_they_chose_and_never_a_curtain() -> None:
    with stage() as one:
        table = EstimateTable(company(4), 5, thinks=False)
        one.app.push(table)
        one.run(0.2)
        card = table.view.hand[0]
        table.give(SecondEstimate.action.from_json({"is": "Play", "card": card}))
        table.director.finish()
        assert one.top is table
        assert [one.picture for one in table.director.at("station-0")] == [desk.contractor(card)]


def test_ct_7_arrows_ranks_and_tags_say_who_takes_whom() -> None:
    with stage() as one:
        table = EstimateTable(company(6), 5, False, until(6, moving(2)))
        one.app.push(table)
        events = table.match.events_for(None, table.match.count - 1)
        (order,) = [event.order for event in events if isinstance(event, CardsRevealed)]
        takes = {event.slot: event.seat for event in events if isinstance(event, CustomerTaken)}
        assert {slot: seat for slot, (seat, _) in table.reveal.sold.items()} == takes
        assert [table.reveal.ranks[takes[slot]] for slot in range(6)] == [1, 2, 3, 4, 5, 0]
        assert [table.reveal.ranks[seat] for seat in order] == list(range(6))


def test_ct_8_the_weakest_moves_the_suit_they_played_and_sees_the_new_row_first() -> None:
    with stage() as one:
        table = EstimateTable(company(4), 5, False, until(4, moving(1)))
        one.app.push(table)
        before, suit = list(table.view.row), table.view.moving
        one.key(pygame.K_4)
        table.director.finish()
        rest = [number for number in before if number != suit]
        shown = [card.picture for card in table.director.at("strength")]
        assert shown == [desk.suit(number) for number in (*rest, suit)]
        assert list(table.view.row) == before
        one.press(Act.BACK)
        table.director.finish()
        assert [card.picture for card in table.director.at("strength")] == [desk.suit(n) for n in before]
        one.key(pygame.K_4)
        one.click(*widgets(table, Button, "Put here")[0].area.center)
        assert list(table.view.row) == [*rest, suit]


def test_ct_q2_the_row_may_be_left_as_it_is() -> None:
    with stage() as one:
        table = EstimateTable(company(4), 5, False, until(4, moving(1)))
        one.app.push(table)
        row = table.view.row
        one.key(pygame.K_l)
        assert table.view.phase == CHOOSE
        assert table.view.row == row


def test_the_hand_is_sorted_by_the_row_strongest_left() -> None:
    with stage() as one:
        table = EstimateTable(company(4), 5, False, until(4, choosing(3)))
        one.app.push(table)
        shown = [card.picture for card in table.director.at("hand-0")]
        assert shown == [desk.contractor(c) for c in desk.sorted_hand(table.view.hand, table.view.row)]
        suits = [desk.CONTRACTOR_AT[face] // 11 for face in shown]
        assert [suit for suit in table.view.row if suit in suits] == list(dict.fromkeys(suits))


def test_a_carried_card_that_is_let_go_over_the_hand_stays_in_it() -> None:
    with stage() as one:
        table = EstimateTable(company(4), 5, False, until(4, choosing(1)))
        one.app.push(table)
        count = table.match.count
        spot = widgets(table, HandSpot)[2]
        drag(one, spot.area.center, (900, 640), (1200, 900))
        assert table.match.count == count
        assert all(card.fade == 1 for card in table.director.at("hand-0"))


def test_with_several_people_a_suit_is_moved_without_a_curtain() -> None:
    with stage() as one:
        table = EstimateTable(company(4, 4), 5, False, until(4, moving(1), people=4))
        one.app.push(table)
        one.run(0.3)
        assert one.top is table
        assert table.eyes is None
        assert not any(card.face_up for card in table.director.at("hand-0"))
        one.key(pygame.K_s)  # who wants to see the hand first calls for the curtain
        one.run(0.3)
        assert isinstance(one.top, Curtain)
        one.press(Act.CHOOSE)
        one.run(0.3)
        assert any(card.face_up for card in table.director.at("hand-0"))
        one.key(pygame.K_l)
        assert table.view.phase == CHOOSE


def test_in_the_open_too_the_row_is_seen_first_and_then_put_down_by_mouse() -> None:
    with stage() as one:
        table = EstimateTable(company(4, 4), 5, False, until(4, moving(1), people=4))
        one.app.push(table)
        one.run(0.3)
        before, suit = list(table.view.row), table.view.moving
        to = 3 if before[3] != suit else 0
        one.click(*widgets(table, Button, str(to + 1))[0].area.center)
        one.run(0.3)
        one.click(*widgets(table, Button, "Put here")[0].area.center)
        rest = [number for number in before if number != suit]
        assert list(table.view.row) == [*rest[:to], suit, *rest[to:]]


def test_a_press_while_the_reveal_runs_only_skips_it() -> None:
    with stage() as one:
        one.app.change_settings(speed="normal")
        table = EstimateTable(company(4), 5, False, until(4, choosing(2)))
        one.app.push(table)
        one.run(0.1)
        one.press(Act.CHOOSE)
        while table.view.phase == CHOOSE:
            one.run(0.1)
        count = table.match.count
        assert table.director.moving
        one.press(Act.CHOOSE)
        assert not table.director.moving
        one.press(Act.CHOOSE, Act.CHOOSE)
        assert table.match.count == count
        assert table.view.phase == MOVE


def test_presses_that_skip_in_a_hurry_play_no_card_of_the_next_round() -> None:
    with stage() as one:
        one.app.change_settings(speed="normal")
        table = EstimateTable(company(4), 5, False, until(4, choosing(2)))
        one.app.push(table)
        one.run(0.1)
        one.press(Act.CHOOSE)
        while table.view.round == 2:
            one.run(0.1)
            if not table.mine:
                one.press(Act.CHOOSE)
            elif table.view.phase == MOVE:
                one.key(pygame.K_l)
        one.press(Act.CHOOSE)
        count = table.match.count
        assert table.view.phase == CHOOSE
        one.press(Act.CHOOSE)
        assert table.match.count == count
        one.run(0.5)
        one.press(Act.CHOOSE)
        assert table.match.count > count


def test_a_closer_look_shows_the_card_as_it_is_printed() -> None:
    with stage() as one:
        table = EstimateTable(company(4), 5, False, until(4, choosing(2)))
        one.app.push(table)
        for cards in table.arrangement.values():
            for card in cards:
                if card.face is not None:
                    printed = table.printed(card.face)
                    assert "play_" not in printed
                    assert one.app.brushes.pictures.source(printed).get_width() == 540
                    title, text = table.explain(card.face)
                    assert title and text


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_no_arrow_runs_along_another(seats: int) -> None:
    ways = [(100.0 + 300 * station, 190.0 + 300 * slot) for slot, station in enumerate(range(seats))]
    for order in itertools.permutations(range(seats)):
        mixed = {slot: (ways[order[slot]][0], ways[slot][1]) for slot in range(seats)}
        heights = lanes(mixed)
        for one, other in itertools.combinations(range(seats), 2):
            (a, b), (c, d) = sorted(mixed[one]), sorted(mixed[other])
            if a <= d and c <= b:
                assert abs(heights[one] - heights[other]) >= 8
        assert all(HIGHEST <= height <= LOWEST for height in heights.values())


def test_the_memory_aid_knows_what_was_played_and_nothing_else() -> None:
    with stage() as one:
        table = EstimateTable(company(4), 5, False, until(4, choosing(4)))
        one.app.push(table)
        told = [face for _line, faces in table.memory(table.view) for face in faces]
        played = [desk.contractor(card) for cards in table.view.played for card in cards]
        assert sorted(told) == sorted(played)


def test_a_number_plays_the_card_at_that_place_of_the_hand() -> None:
    with stage() as one:
        table = EstimateTable(company(4), 5, False, until(4, choosing(1)))
        one.app.push(table)
        third = desk.sorted_hand(table.view.hand, table.view.row)[2]
        one.key(pygame.K_3)
        assert third not in table.view.hand
