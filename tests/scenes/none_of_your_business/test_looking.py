"""Who sees a hand that is checked, and for how long."""

import pytest

from game.match import Match
from game.none_of_your_business.actions import Check, Wait
from game.none_of_your_business.asking import holds_all
from game.none_of_your_business.state import Office
from game.none_of_your_business.view import DECIDE, OfficeView
from scenes.tables.none_of_your_business import desk
from scenes.tables.none_of_your_business.happening import LOOK_LINGERS, OPEN_LINGERS
from scenes.tables.none_of_your_business.states import at_stage, until
from scenes.tables.none_of_your_business.table import OfficeTable
from tests.scenes.stage import Stage, stage


def refusal(lie: bool) -> Match:
    """Seat 0, the only person of four, decides about a refusal."""

    def wanted(view: OfficeView, match: Match) -> bool:
        state = match._state
        assert isinstance(state, Office)
        return at_stage(DECIDE)(view, match) and holds_all(state) == lie

    match = until(4, wanted)
    assert match is not None
    return match


def seconds_open(one: Stage, table: OfficeTable, seat: int) -> float:
    """How long the whole hand of a seat lies open while a check is carried out, at normal speed."""
    size = table.shared_view.sizes[seat]
    asker = table.shared_view.turn
    one.app.change_settings(speed="normal")
    table._decide(asker, Check())
    for actor in table.match.actors():
        if Wait() in table.match.legal(actor) and table.window(table.shared_view):
            table._decide(actor, Wait())
    seen = 0.0
    for _step in range(400):
        cards = [card for card in table.director.cards if card.at == table.place(desk.hand(seat))]
        seen += 0.05 * (len(cards) == size and all(card.face_up for card in cards))
        table.director.update(0.05)
        if not table.director.moving:
            break
    return seen


def test_nb_q17_a_hand_that_lied_lies_open_for_all() -> None:
    match = refusal(lie=True)
    target = match.view(None).ask.target  # type: ignore[attr-defined]
    for eyes in (0, None):
        with stage() as one:
            table = OfficeTable(match.seatings, None, False, match.at(match.count))
            one.app.push(table)
            table.eyes = eyes
            assert seconds_open(one, table, target) >= OPEN_LINGERS - 0.5


@pytest.mark.parametrize(("eyes", "least", "most"), [(0, LOOK_LINGERS - 0.5, 9.0), (None, 0.0, 0.0)])
def test_nb_q17_a_hand_that_told_the_truth_is_seen_by_the_asker_alone(eyes, least, most) -> None:
    match = refusal(lie=False)
    target = match.view(None).ask.target  # type: ignore[attr-defined]
    with stage() as one:
        table = OfficeTable(match.seatings, None, False, match)
        one.app.push(table)
        table.eyes = eyes
        assert least <= seconds_open(one, table, target) <= most
