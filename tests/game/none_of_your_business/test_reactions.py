"""Briefcases and Innovators after a check or a pass is announced."""

from game.none_of_your_business.events import Checked, CheckStopped, Moved
from tests.game.none_of_your_business.office import (
    CHECK,
    PASS,
    REFUSE,
    WAIT,
    allowed,
    ask,
    do,
    every,
    hand,
    held,
    no_reaction,
    only,
    play,
    refused,
    table,
)


def test_nb_v8_and_nb_19_briefcases_stop_a_check():
    state = table("NFPP", "BBBNPP", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, CHECK))
    assert state.actors() == (1,)
    assert state.legal(1) == [play("B"), WAIT]
    events = do(state, (1, play("B")))
    assert only(events, CheckStopped).target == 1
    assert [move.goal for move in every(events, Moved)] == [-3]
    assert held(state, 0) == hand("NFPP")
    assert held(state, 1) == hand("NPP")
    assert state.stage == "after"  # no second ask
    assert refused(state, 0, ask(1, "N"))
    assert state.past[-1].end == "stopped"


def test_nb_q5_briefcases_count_as_one_of_the_targets_two_sets():
    state = table("NFPP", "BBBNPP", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, CHECK), (1, play("B")))
    assert state.plays == [0, 1, 0]


def test_nb_q5_briefcases_need_a_check():
    state = table("BBBNFPP", "NPP", "PPN")
    assert refused(state, 0, play("B"))
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, PASS))
    assert state.stage == "after"
    assert refused(state, 0, play("B"))


def test_nb_v10_and_nb_19_two_sets_used_mean_no_briefcases():
    state = table("NNNF", "BBBBFFFNNNP", "PPN", faster=True)
    do(state, (1, play("N")), (1, WAIT), (0, ask(1, "F")), (0, WAIT), (1, REFUSE), (0, CHECK))
    assert allowed(state, 1, play("B"))
    state = table("NNNF", "BBBBFFFNNNPMM", "PPN", faster=True)
    do(state, (1, play("N")), (1, play("M")), (0, ask(1, "F")), (0, WAIT), (1, REFUSE), (0, CHECK))
    assert state.stage == "after"  # nobody could answer, the check took place
    assert state.past[-1].end == "false"


def test_nb_q6_innovators_answer_briefcases_and_the_last_play_stands():
    state = table("NFPPII", "BBBBBBNPP", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, CHECK), (1, play("B")))
    assert state.legal(0) == [play("I"), WAIT]
    off = state.copy()
    assert every(do(off, (0, WAIT)), CheckStopped)
    do(state, (0, play("I")))
    assert state.legal(1) == [play("B"), WAIT]
    stopped_again = state.copy()
    assert every(do(stopped_again, (1, play("B"))), CheckStopped)
    assert stopped_again.plays == [1, 2, 0]
    events = do(state, (1, WAIT))
    assert only(events, Checked).found
    assert held(state, 0).count("B") == 3


def test_nb_q6_after_a_pass_the_target_may_force_the_check():
    state = table("NFPP", "IIBP", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, PASS))
    assert state.legal(1) == [play("I"), WAIT]
    events = do(state, (1, play("I")))
    assert state.actors() == (0,)  # by what all know, the asker could hold Briefcases
    events = do(state, (0, WAIT))
    assert only(events, Checked).found is False
    assert held(state, 0) == hand("FPP")


def test_nb_q6_after_a_pass_the_asker_answers_with_briefcases():
    state = table("NFBBB", "IIBP", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, PASS), (1, play("I")))
    assert state.legal(0) == [play("B"), WAIT]
    events = do(state, (0, play("B")))
    assert not every(events, Checked)
    assert state.past[-1].end == "passed"
    assert held(state, 0) == hand("NF")


def test_nb_q6_only_the_fitting_set_is_played():
    state = table("NFPPII", "BBBNNNPP", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, CHECK))
    assert refused(state, 1, play("N"))
    assert refused(state, 0, play("I"))
    assert refused(state, 1, REFUSE)


def test_nb_q6_in_the_standard_game_others_do_not_join_in():
    state = table("NFPP", "NPBB", "IIPPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, PASS))
    assert state.stage == "after"


def test_nb_q6_in_the_faster_game_anyone_may_play_innovators():
    state = table("NFPP", "NPBB", "IIPPN", faster=True)
    do(state, (1, WAIT), (2, WAIT), (0, ask(1, "N")), (2, WAIT), (0, WAIT), (1, REFUSE), (0, PASS))
    assert state.legal(2) == [play("I"), WAIT]
    do(state, (2, play("I")))
    # Both the asker, who passed, and the target, who did not call it, may stop this check.
    assert state.actors() == (0,)
    do(state, (0, WAIT))
    assert state.actors() == (1,)
    events = do(state, (1, WAIT))
    assert only(events, Checked).found


def test_nb_q4_briefcases_too_leave_one_card():
    state = table("NFPP", "BBB", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, CHECK))
    assert state.past[-1].end == "true"


def test_being_asked_for_a_reaction_tells_nothing_about_the_hand():
    with_them = table("NFPP", "BBBPPP", "PPN")
    without = table("NFPP", "FFFPPP", "PPN")
    for state in (with_them, without):
        do(state, (0, ask(1, "N")), (1, REFUSE), (0, CHECK))
        assert state.actors() == (1,)
    assert without.legal(1) == [WAIT]
    assert with_them.view(0) == without.view(0)


def test_nobody_is_asked_for_briefcases_that_cannot_be_there():
    state = table("NFPP", "FFFPPP", "PPN", pile="BBBBBBBBB")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, CHECK))
    no_reaction(state)
    assert state.plays == [0, 0, 0]
    assert state.past[-1].end == "true"
