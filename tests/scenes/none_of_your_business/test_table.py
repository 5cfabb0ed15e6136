"""None of Your Business played through the real input layer, from the deal to the score sheet."""

import pytest

from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.none_of_your_business.actions import Ask, OfficeAction, Wait
from scenes.curtain import Curtain
from scenes.table.company import company
from scenes.tables.none_of_your_business import desk
from scenes.tables.none_of_your_business.table import OfficeTable
from tests.scenes.none_of_your_business.fingers import Press, by_keys, by_mouse, do, take_seat
from tests.scenes.stage import Stage, stage

FASTER = {"faster_game": True}


def by_feel(table: OfficeTable, seat: int, dice: Dice) -> OfficeAction:
    brain = brains.get(table.key)
    view, legal = table.match.view(seat), table.match.legal(seat)
    action = brain.quick(view, legal, dice, Level.RELAXED)
    assert isinstance(action, OfficeAction)
    return action


def lies_as_seen(table: OfficeTable) -> None:
    """What lies on the table is what the view of whoever looks says, in every place."""
    table.director.finish()
    for place, kinds in desk.lay_out(table.view).items():
        seen = [card.picture for card in table.director.at(table.place(place))]
        assert seen == [desk.picture(kind) for kind in kinds], place


def owes(table: OfficeTable, seat: int) -> bool:
    """Does a person have to decide here and now?"""
    waits = table.seatings[seat].is_person and not table.director.moving
    return waits and not table.passes_by_itself(seat)


def play_out(one: Stage, table: OfficeTable, press: Press, seed: int = 1) -> set[type]:
    """Every person decides by feel and by hand; returns the kinds of decisions that were made."""
    dice = Dice.from_seed(seed)
    done: set[type] = set()
    for _step in range(6000):
        if table.match.finished and one.top is not table:
            return done
        actor = table.actor
        if actor is not None and owes(table, actor):
            count = table.match.count
            take_seat(one, table, actor, press)
            if table.match.count == count and table.mine and not table.director.moving and not table.unseen:
                lies_as_seen(table)
                action = by_feel(table, actor, dice)
                done.add(type(action))
                do(one, table, action, press)
                assert table.match.count > count, (action, table.ribbon.text)
        one.clock.move(1 / 20)
        one.app.step(1 / 20)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("seats", "people", "options", "press"),
    [(2, 1, {}, by_mouse), (5, 1, FASTER, by_keys), (2, 2, FASTER, by_mouse), (5, 5, {}, by_mouse)],
)
def test_people_play_from_the_deal_to_the_score_sheet(seats, people, options, press) -> None:
    with stage() as one:
        table = OfficeTable(company(seats, people), 5, thinks=False, options=options)
        one.app.push(table)
        done = play_out(one, table, press)
        assert Ask in done
        assert len(done) >= 4
        assert table.match.result() is not None
        assert not isinstance(one.top, Curtain)
        if people == 1:
            assert table.eyes == 0


def test_nb_17_a_window_closes_by_itself_when_its_time_is_up() -> None:
    with stage() as one:
        table = OfficeTable(company(3, 3), 5, thinks=False, options=FASTER)
        one.app.push(table)
        one.pass_time(0.2)
        actor, count = table.actor, table.match.count
        assert actor is not None and table.in_public(actor) is not None
        assert one.top is table
        one.pass_time(one.app.settings.reaction_seconds - 1)
        assert table.match.count == count
        assert table.remaining is not None and table.remaining < 1.5
        one.pass_time(1.5)
        assert table.match.count == count + 1
        assert isinstance(table.match._story.decisions[-1].do, dict)
        assert table.match._story.decisions[-1].do["is"] == Wait.__name__
