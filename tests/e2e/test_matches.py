"""A whole match of each table in a real window, by real mouse and keys, followed through its journal."""

from game.blind_hen.view import BID
from scenes.ui.widgets import Button
from tests.e2e.played import Played, company
from tests.scenes.blind_hen.test_table import click_on, decide


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
    desk.press("Return", "Escape")
    desk.wait_for("Shelf")
