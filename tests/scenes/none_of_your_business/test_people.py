"""Several people at one screen: no hand for the wrong eyes, looks that wait, and windows for everybody."""

from game.dice import Dice
from game.match import Match
from game.none_of_your_business.actions import Check, Wait
from game.none_of_your_business.asking import holds_all
from game.none_of_your_business.events import TurnBegan
from game.none_of_your_business.state import Office
from game.none_of_your_business.view import DECIDE, OfficeView
from scenes.curtain import Curtain
from scenes.input import Act
from scenes.table.company import company
from scenes.tables.none_of_your_business import desk
from scenes.tables.none_of_your_business.states import at_stage, until
from scenes.tables.none_of_your_business.table import OfficeTable
from tests.scenes.none_of_your_business.fingers import by_mouse, do, labelled, take_seat
from tests.scenes.none_of_your_business.test_table import FASTER, by_feel, owes
from tests.scenes.stage import Stage, stage


def open_hands(table: OfficeTable) -> set[int]:
    """Whose cards show a face on the screen."""
    return {
        seat
        for seat in range(len(table.seatings))
        if any(card.face_up for card in table.director.at(table.place(desk.hand(seat))))
    }


def check_eyes(one: Stage, table: OfficeTable) -> None:
    """Settled, the table shows the hand of whoever looks, and of nobody else."""
    if table.director.moving or table.match.finished:
        return
    looking = {table.eyes} if table.eyes is not None else set()
    assert open_hands(table) <= looking
    if isinstance(one.top, Curtain) and one.top.phase != "rising":
        assert open_hands(table) == set()
    if table.eyes is None:
        assert table.director.at(desk.PICK) == []


def test_no_hand_is_ever_drawn_for_the_wrong_person() -> None:
    with stage() as one:
        table = OfficeTable(company(3, 3), 8, thinks=False, options=FASTER)
        one.app.push(table)
        dice = Dice.from_seed(3)
        looked: set[int] = set()
        while table.match.count < 160 and not table.match.finished:
            check_eyes(one, table)
            actor = table.actor
            if actor is not None and owes(table, actor):
                if table.in_public(actor) is not None and dice.below(3):
                    by_mouse(one, table, labelled(table, "Go on", "End the turn"))
                elif one.top is not table or table.eyes != actor:
                    if isinstance(one.top, Curtain):
                        one.press(Act.CHOOSE)
                    elif table.in_public(actor) is not None:
                        by_mouse(one, table, labelled(table, "Look at the hand"))
                elif table.unseen:
                    by_mouse(one, table, labelled(table, "I have seen it"))
                else:
                    looked.add(actor)
                    do(one, table, by_feel(table, actor, dice), by_mouse)
            one.clock.move(1 / 20)
            one.app.step(1 / 20)
        assert looked == {0, 1, 2}


def a_true_refusal() -> OfficeTable:
    """Seat 0 decides about a refusal that is true; three people play."""

    def truly(view: OfficeView, match: Match) -> bool:
        state = match._state
        assert isinstance(state, Office)
        return at_stage(DECIDE)(view, match) and not holds_all(state)

    match = until(3, truly, people=3)
    assert match is not None
    return OfficeTable(match.seatings, None, False, match)


def test_nb_q17_after_a_failed_check_only_the_asker_sees_the_hand_and_all_of_it() -> None:
    with stage() as one:
        table = a_true_refusal()
        one.app.push(table)
        one.pass_time(0.1)
        question = table.shared_view.ask
        assert question is not None
        theirs = table.match.view(question.target)
        assert isinstance(theirs, OfficeView)
        hand = sorted(theirs.hand)
        take_seat(one, table, 0, by_mouse)
        do(one, table, Check(), by_mouse)
        for _step in range(20):
            one.pass_time(0.1)
            actor = table.match.actors()[0]
            if table.in_public(actor) is not None and not table.unseen:
                table.answer_for(actor, Wait())
            if table.unseen:
                break
        assert list(table.unseen) == [0]
        table.director.finish()
        assert open_hands(table) == set()
        one.pass_time(0.1)
        assert isinstance(one.top, Curtain) and one.top.person == table.seatings[0].name
        one.press(Act.CHOOSE)
        one.pass_time(0.1)
        assert table.eyes == 0
        assert sorted(kind for kind in table.unseen[0].cards if kind is not None) == hand
        by_mouse(one, table, labelled(table, "I have seen it"))
        assert not table.unseen


def test_taking_the_hand_up_keeps_a_window_open() -> None:
    with stage() as one:
        table = OfficeTable(company(3, 3), 5, thinks=False, options=FASTER)
        one.app.push(table)
        one.pass_time(0.2)
        actor, count = table.actor, table.match.count
        assert actor is not None
        by_mouse(one, table, labelled(table, "Look at the hand"))
        one.pass_time(0.2)
        assert isinstance(one.top, Curtain)
        one.press(Act.CHOOSE)
        one.pass_time(20)
        assert table.eyes == actor and table.match.count == count


def test_not_this_turn_passes_the_windows_of_that_person_alone_until_the_next_turn() -> None:
    with stage() as one:
        table = OfficeTable(company(4, 4), 5, thinks=False, options=FASTER)
        one.app.push(table)
        one.pass_time(0.2)
        quiet, turn = table.actor, table.shared_view.turn
        assert quiet is not None and quiet != turn
        by_mouse(one, table, labelled(table, "Not this turn"))
        one.pass_time(0.2)
        assert table.window(table.shared_view)
        assert table.actor != quiet
        assert table.passes_by_itself(quiet)
        table.after(TurnBegan(turn, False), table.arrangement)
        assert not table.passes_by_itself(quiet)
