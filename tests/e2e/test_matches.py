"""A whole match of each table in a real window, by real mouse and keys, followed through its journal."""

import random

from game.blind_hen.view import BID
from game.dice import Dice
from scenes.input import Act
from scenes.tables.blind_business.look import Look
from scenes.ui.widgets import Button
from tests.e2e.played import CURTAIN, Played, company
from tests.scenes.blind_business.test_table import by_keys, by_mouse
from tests.scenes.blind_hen.test_table import click_on, decide
from tests.scenes.none_of_your_business import fingers
from tests.scenes.none_of_your_business.test_table import by_feel
from tests.scenes.second_estimate import test_table as estimate


def bid_and_buy(twin, table):
    """Every other bid is raised where it can be, so that there is something to pay and to sell."""
    raises = any(widget.label.startswith("Raise") for widget in table.board.widgets)
    if table.view.phase == BID and raises and table.match.count % 2:
        click_on(twin, table, Button, "Raise")
    else:
        decide(twin, table)


def test_a_match_of_blind_hen_for_one_person_and_two_bots(desk, tmp_path):
    played = Played(desk, tmp_path, "blind-hen", company("blind-hen", 3, 1))
    played.open(seed=5)
    played.to_the_end(bid_and_buy)
    kinds = {type(action).__name__ for action in played.decided_by(0)}
    assert {"LayOut", "Bid", "Fold", "Pay"} <= kinds
    desk.wait_for("Result")
    desk.press("Up", "Escape")  # the first fills the sheet in, where it is not yet
    desk.wait_for("Shelf")


def ask_and_answer(twin, table):
    """By keys and by mouse in turn; who looked at the own hand puts it away again."""
    if table.match.count % 2:
        by_keys(twin, table)
    else:
        by_mouse(twin, table, random.Random(table.match.count))
    if isinstance(twin.top, Look):
        twin.press(Act.CHOOSE)


def test_a_match_of_blind_business_for_two_people(desk, tmp_path):
    played = Played(desk, tmp_path, "blind-business", company("blind-business", 2, 2))
    played.open(seed=3)
    for name in ("Mara", "Juno"):  # each looks at the first four cards, and nobody else does
        desk.wait_for(CURTAIN)
        desk.press("Return")
        desk.wait_for(f"{name}, look at your four cards")
        desk.press("Return")
    played.to_the_end(ask_and_answer)
    kinds = {type(action).__name__ for seat in (0, 1) for action in played.decided_by(seat)}
    assert {"Ask", "Answer", "Take"} <= kinds
    desk.wait_for("Result")
    desk.press("Up", "Escape")  # the first fills the sheet in, where it is not yet
    desk.wait_for("Shelf")


def test_a_match_of_second_estimate_for_one_person_and_three_bots(desk, tmp_path):
    def choose_and_move(twin, table):
        (estimate.by_keys if table.match.count % 2 else estimate.by_clicks)(twin, table)

    played = Played(desk, tmp_path, "second-estimate", company("second-estimate", 4, 1))
    played.open(seed=8)
    played.to_the_end(choose_and_move)
    kinds = [type(action).__name__ for action in played.decided_by(0)]
    assert kinds.count("Play") == 10
    assert "MoveSuit" in kinds
    desk.wait_for("Result")
    desk.press("Up", "Escape")  # the first fills the sheet in, where it is not yet
    desk.wait_for("Shelf")


def test_a_match_of_none_of_your_business_for_one_person_and_a_bot(desk, tmp_path):
    played = Played(desk, tmp_path, "none-of-your-business", company("none-of-your-business", 2, 1))
    played.open(seed=2)
    dice = Dice.from_seed(2)

    def ask_and_check(twin, table):
        """By mouse, and every eighth time by keys; where nothing can be played the table passes by itself."""
        if table.match.count == played.seen:
            press = fingers.by_mouse if table.match.count % 8 else fingers.by_keys
            fingers.do(twin, table, by_feel(table, 0, dice), press)

    played.to_the_end(ask_and_check)
    kinds = {type(action).__name__ for action in played.decided_by(0)}
    assert "Ask" in kinds and len(kinds) >= 3  # which ones, the bot's answers have a say in
    desk.wait_for("Result")
    desk.press("Up", "Escape")  # the first fills the sheet in, where it is not yet
    desk.wait_for("Shelf")
