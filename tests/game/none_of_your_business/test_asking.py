"""Asking, answering, checking and passing."""

from itertools import pairwise

from game.none_of_your_business.actions import Ask
from game.none_of_your_business.asking import LISTED_SHOWN
from game.none_of_your_business.events import (
    Answered,
    Asked,
    AskSkipped,
    Checked,
    Looked,
    Moved,
    PairShown,
    Revealed,
)
from tests.game.none_of_your_business.office import (
    CHECK,
    GIVE,
    PASS,
    REFUSE,
    WAIT,
    allowed,
    ask,
    cards,
    choose,
    do,
    every,
    hand,
    held,
    kind,
    no_reaction,
    only,
    play,
    refused,
    table,
)


def test_nb_5_an_ask_is_mandatory_and_shows_own_cards():
    state = table("NNF", "BPF", "PPN")
    assert refused(state, 0, WAIT)
    assert refused(state, 0, ask(1, ""))
    assert refused(state, 0, ask(1, "B"))
    assert refused(state, 0, ask(1, "NNN"))
    assert refused(state, 0, ask(0, "N"))
    assert refused(state, 0, ask(7, "N"))
    assert refused(state, 0, Ask(1, (12,)))
    assert refused(state, 1, ask(0, "B"))
    assert allowed(state, 0, ask(2, "NNF"))


def test_nb_5_one_ask_a_turn():
    state = table("NNFBBPP", "BPFFNNP", "PPN")
    do(state, (0, ask(1, "N")), (1, GIVE))
    assert state.stage == "after"
    assert refused(state, 0, ask(1, "N"))


def test_nb_5_every_small_ask_is_listed_once_and_larger_ones_are_accepted():
    state = table("NNNNNBBF", "BPF", "PPN")
    listed = [action for action in state.legal(0) if isinstance(action, Ask)]
    assert len(set(listed)) == len(listed)
    assert {len(action.shown) for action in listed} == set(range(1, LISTED_SHOWN + 1))
    one_target = [action.shown for action in listed if action.target == 1]
    assert all(len(first) < len(then) or first < then for first, then in pairwise(one_target))
    # 5 Pens, 2 Briefcases, 1 Phone: ways to take 1 to 4 of them.
    ways = sum(
        1 for pens in range(6) for cases in range(3) for phones in range(2) if 1 <= pens + cases + phones <= 4
    )
    assert len(one_target) == ways
    do(state, (0, ask(1, "NNNNNB")))
    assert state.ask == ask(1, "NNNNNB")


def test_nb_6_whoever_lacks_a_card_can_only_refuse():
    state = table("NNF", "NNP", "PPN")
    do(state, (0, ask(1, "NNF")))
    assert state.legal(1) == [REFUSE]
    assert refused(state, 1, GIVE)


def test_nb_6_whoever_has_them_all_may_still_refuse():
    state = table("NNF", "NNF", "PPN")
    do(state, (0, ask(1, "NNF")))
    assert state.legal(1) == [GIVE, REFUSE]
    assert refused(state, 1, CHECK)


def test_nb_7_pass_keeps_the_shown_cards():
    state = table("NNF", "NPP", "PPN")
    events = do(state, (0, ask(1, "NN")), (1, REFUSE))
    assert state.legal(0) == [CHECK, PASS]
    assert refused(state, 0, WAIT)
    events = do(state, (0, PASS))
    assert [move.goal for move in every(events, Moved)] == [1]  # the next player draws up
    assert held(state, 0) == "NNF"


def test_nb_7a_a_failed_check_costs_the_shown_cards_only():
    state = table("NNFB", "NPP", "PPN")
    events = do(state, (0, ask(1, "NN")), (1, REFUSE), (0, CHECK))
    assert only(events, Checked).found is False
    assert only(events, Looked).cards == cards("NPP")
    assert held(state, 0) == hand("FB")
    assert held(state, 1).count("N") >= 3


def test_nb_7b_a_true_check_takes_the_whole_hand_shown_to_all():
    state = table("NF", "NPPB", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, CHECK))
    events = no_reaction(state)
    assert only(events, Revealed).cards == cards("NPPB")
    assert only(events, Checked).found
    assert held(state, 0) == hand("NFNPPB")


def test_nb_8_and_nb_v2_a_handover_moves_exactly_what_was_asked():
    state = table("N", "NNNP", "PPN")
    events = do(state, (0, ask(1, "N")))
    assert allowed(state, 1, GIVE)
    events = do(state, (1, GIVE))
    assert only(events, Answered).gives
    assert every(events, Moved)[0].cards == cards("N")
    assert held(state, 0) == "NN"


def test_nb_q1_the_hand_must_contain_what_is_asked():
    state = table("NN", "NNNP", "PPN")
    do(state, (0, ask(1, "NN")), (1, REFUSE), (0, CHECK))
    no_reaction(state)
    assert held(state, 0) == hand("NNNNNP")


def test_nb_v3_lacking_one_card_means_refusing():
    state = table("NNFB", "NNP", "PPN")
    do(state, (0, ask(1, "NNF")))
    assert state.legal(1) == [REFUSE]
    do(state, (1, REFUSE))
    passed = state.copy()
    do(passed, (0, PASS), (0, WAIT))
    assert held(passed, 0) == hand("NNFB")
    do(state, (0, CHECK))
    assert held(state, 0) == "B"
    assert state.sizes[1] == 7  # paid, then drawn up: 3 + 3 + 1


def test_nb_v4_a_lie_found_out_costs_everything():
    state = table("NF", "NPPBBNF", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, CHECK))
    state_after = state.copy()
    while state_after.turn == 0:
        do(state_after, (state_after.acting[0], WAIT))
    assert held(state_after, 0) == hand("NFNPPBBNF")
    assert state_after.sizes[1] == 7  # drawn up from nothing


def test_nb_q8_people_can_be_asked_for_and_the_second_one_is_obtained():
    state = table("MN", "MPP", "PPN")
    events = do(state, (0, ask(1, "M")), (1, GIVE))
    assert only(events, PairShown) == PairShown(0, kind("M"))


def test_nb_q14_an_empty_hand_is_not_asked():
    state = table("NF", "", "PPN")
    assert all(action.target == 2 for action in state.legal(0) if isinstance(action, Ask))
    assert refused(state, 0, ask(1, "N"))


def test_nb_q14_with_nobody_to_ask_the_ask_is_skipped():
    state = table("NNNFBP", "", "")
    assert state.legal(0) == [play("N"), WAIT]
    assert refused(state, 0, ask(1, "N"))
    events = do(state, (0, WAIT))
    assert only(events, AskSkipped).seat == 0
    assert state.legal(0) == [play("N"), WAIT]
    do(state, (0, WAIT))
    assert state.turn == 1
    assert state.sizes[1] == 7


def test_nb_v7_phones_let_the_asker_name_as_many_cards_as_are_left():
    state = table("FFFNNBPP", "BPFNNRM", "PPN")
    assert refused(state, 0, ask(1, "", "R"))
    do(state, (0, play("F")))
    assert refused(state, 0, ask(1, "", "BBBNNN"))
    assert refused(state, 0, ask(1, "NNB", "RRM"))
    assert refused(state, 0, ask(1, "", "RRR"))
    assert allowed(state, 0, ask(1, "", "RM"))
    do(state, (0, ask(1, "NB", "PRM")))
    assert state.ask == ask(1, "NB", "PRM")


def test_nb_q7_a_phoned_ask_is_answered_as_usual():
    state = table("FFFNNB", "BPNNR", "PPN")
    do(state, (0, play("F")), (0, ask(1, "N", "BR")))
    given = state.copy()
    do(given, (1, GIVE))
    assert held(given, 0) == hand("NNBNBR")
    do(state, (1, REFUSE), (0, CHECK))
    no_reaction(state)
    assert held(state, 0) == hand("NNBBPNNR")


def test_nb_q7_phones_come_before_the_ask():
    state = table("FFFNNBB", "BPNNR", "PPN")
    do(state, (0, ask(1, "N")), (1, GIVE))
    assert refused(state, 0, play("F"))


def test_phones_a_failed_check_costs_the_shown_cards_and_as_many_as_were_named():
    state = table("FFFNNBPB", "BPFF", "PPN")
    do(state, (0, play("F")), (0, ask(1, "N", "RM")), (1, REFUSE))
    events = do(state, (0, CHECK), (1, WAIT))
    assert state.actors() == (0,)
    assert held(state, 0) == hand("NNBPB")
    assert refused(state, 0, choose("NN"))  # one Pen is shown and not free
    assert refused(state, 0, choose("B"))
    events = do(state, (0, choose("BP")))
    shown, named = every(events, Moved)[:2]
    assert (shown.cards, shown.open) == (cards("N"), True)
    assert (named.cards, named.open) == (cards("BP"), False)
    assert named.seen_by(2).cards == (None, None)
    assert named.seen_by(1).cards == cards("BP")
    assert held(state, 0) == hand("NB")
    assert state.past[-1].end == "true"


def test_the_shown_cards_are_public_in_the_event():
    state = table("NNF", "NPP", "PPN")
    events = do(state, (0, ask(1, "NN")))
    assert only(events, Asked).seen_by(None) == Asked(0, 1, cards("NN"), ())
