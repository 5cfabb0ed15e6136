"""Blind Business played through the real input layer, from the first look to the score sheet."""

import random
from functools import cache

import pytest

from game.blind_business.rules import BlindBusiness
from game.blind_business.table import (
    ADD,
    ANSWER,
    ASK,
    ASK_BACK,
    DISCARD,
    JOIN,
    PEEK,
    PLACE,
    REPLY,
    SWAP,
    TAKE,
)
from game.blind_business.view import BusinessView
from game.bots.levels import Level
from game.match import Match
from game.rules import Action, Result
from scenes.curtain import Curtain
from scenes.dialog import Dialog
from scenes.input import Act
from scenes.table.company import company
from scenes.table.help import HelpButton
from scenes.table.results import Results
from scenes.table.sitting import quick_until
from scenes.tables.blind_business import count, hands, states
from scenes.tables.blind_business.desk import BoardButton
from scenes.tables.blind_business.look import Look
from scenes.tables.blind_business.table import BusinessTable
from scenes.ui.widgets import Widget
from tests.scenes.stage import Stage, stage

KINDS = (ASK, ANSWER, TAKE, ASK_BACK, REPLY, PLACE, JOIN, DISCARD, SWAP, PEEK, ADD)


def settle(one: Stage, seconds: float = 0.2) -> None:
    one.pass_time(seconds)


def choices(table: BusinessTable) -> list[Widget]:
    return [w for w in table.board.widgets if w.enabled and not isinstance(w, HelpButton)]


def by_keys(one: Stage, table: BusinessTable) -> None:
    """Choose what has the focus, and the same again; a button where that is not enough."""
    count = table.match.count
    for press in (Act.CHOOSE, Act.CHOOSE):
        if table.match.count == count:
            one.press(press)
    for _step in range(20):
        if table.match.count > count:
            return
        one.press(Act.NEXT)
        if isinstance(table.board.focus, BoardButton):
            one.press(Act.CHOOSE)


def by_mouse(one: Stage, table: BusinessTable, dice: random.Random) -> None:
    """Any card or button; then a button, where a choice has still to be confirmed."""
    count = table.match.count
    one.click(*dice.choice(choices(table)).area.center)
    if isinstance(one.top, Dialog):
        one.press(Act.RIGHT, Act.LEFT, Act.CHOOSE)
    if table.match.count == count:
        button = next(w for w in choices(table) if isinstance(w, BoardButton))
        one.click(*button.area.center)
    if isinstance(one.top, Dialog):
        one.press(Act.LEFT, Act.CHOOSE)


def play_out(one: Stage, table: BusinessTable, seed: int) -> int:
    """To the score sheet; returns how many curtains fell."""
    curtains, dice = 0, random.Random(seed)
    for _step in range(6000):
        if isinstance(one.top, Results):
            return curtains
        if isinstance(one.top, Curtain | Look):
            curtains += isinstance(one.top, Curtain)
            one.press(Act.CHOOSE)
        elif choices(table) and not table.director.moving:
            count = table.match.count
            if dice.random() < 0.5:
                by_keys(one, table)
            else:
                by_mouse(one, table, dice)
            assert table.match.count == count + 1, (table.view.phase, table.ribbon.text)
        one.pass_time(1 / 20)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("seats", "people"), [(2, 1), (5, 1), (5, 2), (2, 2), (5, 5)])
def test_people_play_from_the_first_look_to_the_score_sheet(seats: int, people: int) -> None:
    with stage() as one:
        table = BusinessTable(company(seats, people), 5, thinks=False)
        one.app.push(table)
        curtains = play_out(one, table, seats * people)
        result = table.match.result()
        assert result is not None
        assert (curtains == 0) == (people == 1)  # BB-Q18


@pytest.mark.parametrize(("seats", "people"), [(2, 0), (3, 1), (5, 1), (4, 3)])
def test_what_lies_on_the_table_is_what_the_view_says(seats: int, people: int) -> None:
    with stage() as one:
        table = BusinessTable(company(seats, people), 8, thinks=False)
        one.app.push(table)
        dice = random.Random(seats)
        while not isinstance(one.top, Results) and table.match.count < 70:
            one.pass_time(0.05)
            if isinstance(one.top, Curtain | Look):
                one.press(Act.CHOOSE)
            elif choices(table) and not table.director.moving:
                by_mouse(one, table, dice)
            table.director.finish()
            compare(table)


def compare(table: BusinessTable) -> None:
    view = table.view
    for place, cards in hands.Hands().lay_out(view, table._chosen_slots()).items():
        seen = [card.picture for card in table.director.at(table.place(place))]
        assert seen == [lying.face or hands.CARD_BACK for lying in cards], place
    assert table.director.seen_at(hands.DECK) == view.deck


@cache
def moment(kind: str, seats: int, people: int = 1) -> Match:
    return states.until(seats, states.phase(kind), people)


def at_table(one: Stage, kind: str, seats: int, people: int = 1) -> BusinessTable:
    match = moment(kind, seats, people)
    match = match.at(match.count)
    table = BusinessTable(match.seatings, 5, False, match)
    one.app.push(table)
    settle(one)
    if isinstance(one.top, Curtain):
        one.press(Act.CHOOSE)
        settle(one)
    return table


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("kind", KINDS)
def test_each_decision_has_its_way_in_by_keys_alone(kind: str, seats: int) -> None:
    with stage() as one:
        table = at_table(one, kind, seats)
        assert table.view.phase == kind
        assert table.board.focus in choices(table)
        count = table.match.count
        by_keys(one, table)
        assert table.match.count == count + 1


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("kind", KINDS)
def test_each_decision_has_its_way_in_by_mouse(kind: str, seats: int) -> None:
    with stage() as one:
        table = at_table(one, kind, seats)
        count = table.match.count
        by_mouse(one, table, random.Random(1))
        assert table.match.count == count + 1


@pytest.mark.parametrize("kind", [ASK, ASK_BACK, TAKE, DISCARD, SWAP, ADD])
def test_everything_lawful_can_be_done(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each lawful action is reached by choosing a card, a row, a rack or a button."""
    with stage() as one:
        table = at_table(one, kind, 5)
        done: list[Action] = []
        monkeypatch.setattr(table, "give", done.append)
        for number in range(len(choices(table))):
            choices(table)[number].choose()
            table.director.finish()
            for button in [w for w in choices(table) if isinstance(w, BoardButton)]:
                button.choose()
            table.let_go()
            table.refresh()
        assert set(table.legal()) <= set(done)


def test_bb_21_an_ok_is_spent_by_a_button_of_its_own() -> None:
    with stage() as one:
        match = states.until(4, states._has_ok)
        table = BusinessTable(match.seatings, 5, False, match)
        one.app.push(table)
        settle(one)
        choices(table)[3].choose()
        before = table.view.oks[0]
        one.key(ord("o"))
        assert table.view.oks[0] == before - 1
        assert table.view.phase == ASK_BACK


def test_bb_5_the_first_look_shows_the_own_four_once_and_then_nobody_but_the_others() -> None:
    with stage() as one:
        table = BusinessTable(company(3), 4, thinks=False)
        one.app.push(table)
        settle(one, 1)
        look = one.top
        assert isinstance(look, Look)
        assert sorted(look.faces) == sorted(hands.picture(card) for card in table.view.known)
        one.press(Act.CHOOSE)
        settle(one)
        assert one.top is table
        own = [table.card_at(hands.hand(0, slot), 0) for slot in range(4)]
        assert not any(card.face_up for card in own)
        assert not table.to_look


def test_bb_23_a_peek_shows_the_hand_and_shuffles_it() -> None:
    with stage() as one:
        table = at_table(one, PEEK, 2)
        one.key(ord("y"))
        look = one.top
        assert isinstance(look, Look)
        assert len(look.faces) == 4
        assert hands.CARD_BACK not in look.faces
        one.press(Act.CHOOSE)
        settle(one, 0.5)
        assert one.top is not look
        assert 0 not in shown(table)


def test_bb_q6_leaving_a_wild_coach_alone_for_ever_is_asked_about_twice() -> None:
    with stage() as one:
        match = states.until(2, states._four_rows)
        table = BusinessTable(match.seatings, 5, False, match)
        one.app.push(table)
        settle(one)
        count = table.match.count
        alone = next(w for w in choices(table) if isinstance(w, BoardButton))
        one.click(*alone.area.center)
        assert isinstance(one.top, Dialog)
        one.press(Act.BACK)
        assert table.match.count == count
        one.click(*alone.area.center)
        one.press(Act.LEFT, Act.CHOOSE)
        assert table.match.count == count + 1
        assert table.match.view(0).rows[0][4]  # type: ignore[attr-defined]


def test_back_takes_a_selection_back() -> None:
    with stage() as one:
        table = at_table(one, ASK, 5)
        one.press(Act.CHOOSE)
        table.director.finish()
        assert table.chosen is not None
        assert any(isinstance(w, BoardButton) for w in choices(table))
        one.press(Act.BACK)
        table.director.finish()
        assert table.chosen is None
        assert not any(isinstance(w, BoardButton) for w in choices(table))
        compare(table)


def test_bb_q17_a_card_drawn_since_the_last_look_wears_a_tag_and_memory_names_the_others() -> None:
    with stage() as one:
        match = states.until(4, lambda view: view.phase == ASK and any(view.since[0]) and bool(view.known))
        table = BusinessTable(match.seatings, 5, False, match)
        one.app.push(table)
        settle(one)
        (_words, faces), *more = table.memory(table.view)
        assert not more
        assert len(faces) == sum(not since for since in table.view.since[0])
        for aid in (False, True):
            one.app.change_settings(memory_aid=aid)
            one.app.draw()


def test_nobody_sees_an_own_card_nor_reads_of_it_between_two_people() -> None:
    """BB-Q18: what lies open is what the eyes at the screen may see, at every step of a match of people."""
    with stage() as one:
        table = BusinessTable(company(3, 3), 11, thinks=False)
        one.app.change_settings(speed="normal", bot_pause_ms=0)
        one.app.push(table)
        dice = random.Random(2)
        for _step in range(4000):
            if isinstance(one.top, Results) or table.match.count > 40:
                break
            if isinstance(one.top, Curtain):
                if one.top.covered and one.top.phase == "standing":
                    assert not shown(table)
                one.press(Act.CHOOSE)
            elif isinstance(one.top, Look):
                one.press(Act.CHOOSE)
            elif choices(table) and not table.director.moving:
                by_mouse(one, table, dice)
            one.pass_time(1 / 20)
            if table.eyes is not None:
                assert table.eyes not in shown(table)
            read_log(table)
        assert table.match.count > 40


def shown(table: BusinessTable) -> set[int]:
    """The seats of whose hands a card shows its face; the one that leads the Playground may."""
    seats = set()
    for seat in range(len(table.seatings)):
        for slot in range(4):
            for place in (hands.hand(seat, slot), hands.tap(seat, slot)):
                cards = table.director.at(table.place(place))
                if any(card.face_up and card.at == table.place(place) for card in cards):
                    seats.add(seat)
    return seats - {table.view.looker}


def read_log(table: BusinessTable) -> None:
    """No sentence and no small card on the log tells of a card in a hand."""
    told = [entry for entry in table.log.entries if "draws" in entry.text or "asks" in entry.text]
    for entry in told:
        assert not entry.cards, entry.text
        assert not any(name in entry.text for name in ("Playground", "Boardwalk", "Central", "Downtown"))


def test_bb_13_a_five_brings_the_pinata_before_the_sheet() -> None:
    with stage() as one:
        table = states._party(one.app)
        assert isinstance(table, BusinessTable)
        one.app.push(table)
        one.app.change_settings(speed="normal")
        seen = 0
        for _step in range(400):
            one.pass_time(1 / 20)
            if table.party:
                seen += 1
                one.app.draw()
            if isinstance(one.top, Results):
                break
        assert isinstance(one.top, Results)
        assert seen > 20
        assert table.fives


def test_every_card_is_explained() -> None:
    with stage() as one:
        table = at_table(one, ASK, 2)
        told = [table.explain(face) for face in hands.FACES]
        assert len({title for title, _about in told}) == len(hands.FACES)
        assert all(about for _title, about in told)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("powers", [False, True])
@pytest.mark.parametrize("swing", [False, True])
def test_each_line_of_the_score_sheet_shows_the_cards_that_earned_it(
    seats: int, powers: bool, swing: bool
) -> None:
    view, result = finished(seats, swing, powers)
    kinds = count.lines(view)
    assert len(kinds) == len(result.lines)
    for number, line in enumerate(result.lines):
        assert count.line_picture(view, number)
        for seat, score in enumerate(line.scores):
            assert not score or count.earned(view, number, seat), (line.label, seat)


def finished(seats: int, swing: bool, powers: bool) -> tuple[BusinessView, Result]:
    """How a match ended that a five won, or not."""
    options = {"number_powers": powers, "district_powers": powers}
    for seed in range(400):
        match = Match.start(BlindBusiness(), company(seats, 0), seed, options)
        quick_until(match, lambda seat, view: False, seed, Level.SHARP)
        view, result = match.view(None), match.result()
        assert isinstance(view, BusinessView)
        if view.swing == swing and result is not None:
            return view, result
    raise AssertionError("no such end came up")


@pytest.mark.parametrize("people", [1, 3])
def test_a_new_deal_asked_for_over_a_look_or_a_curtain_leaves_one_table(people: int) -> None:
    with stage() as one:
        table = BusinessTable(company(3, people), 4, thinks=False)
        one.app.push(table)
        settle(one, 1)
        assert isinstance(one.top, Look if people == 1 else Curtain)
        table.rematch()
        left = list(one.app.stack)
        assert [type(scene) for scene in left] == [BusinessTable]
        assert table not in left


@pytest.mark.parametrize("kind", [PLACE, JOIN, DISCARD])
def test_bb_q18_rows_are_sorted_before_everybodys_eyes(kind: str) -> None:
    """No curtain falls for what hides nothing, and no hand is open meanwhile."""
    with stage() as one:
        table = at_table(one, kind, 2, people=2)
        assert one.top is table
        assert table.eyes is None
        assert not shown(table)
        count = table.match.count
        by_keys(one, table)
        assert table.match.count == count + 1


def test_it_is_heard_once_when_it_becomes_the_lone_persons_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    with stage() as one:
        heard: list[str] = []
        monkeypatch.setattr(one.app.sound, "play", heard.append)
        table = at_table(one, ASK, 5)
        assert heard.count("turn") == 1
        one.press(Act.CHOOSE, Act.BACK, Act.CHOOSE, Act.CHOOSE)
        assert table.view.phase != ASK
        assert heard.count("turn") == 1
        while not table.mine:
            one.pass_time(0.05)
        one.pass_time(0.2)
        assert heard.count("turn") == 2
