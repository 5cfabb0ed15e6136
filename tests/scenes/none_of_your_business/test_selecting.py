"""What is selected can be taken back, what cannot be done says why, and a move can be taken back."""

from game.none_of_your_business.actions import Play
from game.none_of_your_business.cards import BRIEFCASE, PAPERS, SET_SIZES
from game.none_of_your_business.view import BEFORE
from scenes.input import Act
from scenes.table.company import company
from scenes.tables.none_of_your_business import desk
from scenes.tables.none_of_your_business.parts import ChoicePanel, SetRow
from scenes.tables.none_of_your_business.states import at_stage, until
from scenes.tables.none_of_your_business.table import OfficeTable
from tests.scenes.none_of_your_business.fingers import by_keys, by_mouse, do, find, go_button
from tests.scenes.none_of_your_business.test_table import FASTER
from tests.scenes.stage import Stage, stage


def sit(one: Stage, wanted, seats: int = 4) -> OfficeTable:
    match = until(seats, wanted)
    assert match is not None
    table = OfficeTable(match.seatings, None, False, match)
    one.app.push(table)
    return table


def ticked(table: OfficeTable) -> list[int]:
    cards = table.director.at(table.place(desk.hand(0)))
    return [slot for slot, card in enumerate(cards) if card.tick and card.raised]


def test_cards_are_ticked_and_back_takes_them_from_the_selection_one_by_one() -> None:
    with stage() as one:
        table = sit(one, at_stage(BEFORE, 5))
        for widget in list(table.board.widgets)[:3:2]:
            by_mouse(one, table, widget)
            table.director.finish()
        assert ticked(table) == [0, 2]
        one.press(Act.BACK)
        table.director.finish()
        assert ticked(table) == [0]
        one.press(Act.BACK)
        table.director.finish()
        assert ticked(table) == []
        assert one.top is table
        one.press(Act.BACK)
        assert one.top is not table  # nothing left to take back: the pause


def test_nb_5_the_button_says_in_words_what_is_asked_of_whom() -> None:
    with stage() as one:
        table = sit(one, at_stage(BEFORE, 5))
        button = go_button(table)
        assert not button.enabled and button.why
        by_keys(one, table, table.board.widgets[0])
        assert not go_button(table).enabled
        table.choose_one(2)
        kind = desk.own_hand(table.view)[0]
        assert go_button(table).enabled
        assert go_button(table).label.startswith("Ask Otto for 1 ")
        assert desk.FACE_NAMES[kind].capitalize() in go_button(table).label


def test_papers_ask_whose_hand_and_can_be_kept() -> None:
    with stage() as one:
        table = sit(one, lambda view, match: any(one == Play(PAPERS, 1) for one in match.legal(0)))
        count = table.match.count
        by_mouse(one, table, find(table, SetRow, lambda row: getattr(row, "kind", -1) == PAPERS))
        assert table.opening
        one.press(Act.BACK)
        assert not table.opening and table.match.count == count


def test_nb_q19_a_set_that_cannot_be_played_says_why() -> None:
    with stage() as one:
        table = sit(
            one,
            lambda view, match: (
                at_stage(BEFORE)(view, match) and view.hand.count(BRIEFCASE) > SET_SIZES[BRIEFCASE]
            ),
        )
        count = table.match.count
        by_keys(one, table, find(table, SetRow, lambda row: getattr(row, "kind", -1) == BRIEFCASE))
        assert table.match.count == count
        assert "only answer a check" in one.app.toasts._toasts[-1].text


def test_nb_6_who_lacks_a_card_reads_why_it_cannot_be_handed_over() -> None:
    def lacking(view, match):
        legal = match.legal(0)
        return view.stage == "asked" and not view.poll and not view.pending and len(legal) == 1

    with stage() as one:
        table = sit(one, lacking)
        give = find(table, ChoicePanel)
        assert not give.enabled and give.why
        assert isinstance(give, ChoicePanel)
        assert "missing" in give.outcomes[0].then


def test_taking_back_skips_the_passes_that_were_given_for_somebody_with_nothing_to_play() -> None:
    with stage() as one:
        table = OfficeTable(company(3), 4, thinks=False, options=FASTER)
        one.app.push(table)
        acted = 0
        for _step in range(4000):
            one.pass_time(0.05)
            if table.mine and not table.passes_by_itself(0) and not table.director.moving:
                if acted and table.match.decisions[acted + 1 :].count(0):
                    break
                acted = table.match.count
                do(one, table, table.legal()[-1], by_mouse)
        assert 0 in table.match.decisions[acted + 1 :]
        table.undo()
        assert table.mine
        assert table.match.count == acted
