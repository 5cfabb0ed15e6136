"""Sets: when they may be played and what they do."""

import pytest

from game.none_of_your_business.actions import Choose, Play
from game.none_of_your_business.events import Chose, ExtraTurn, Looked, Moved
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


def test_nb_9_a_set_is_three_equal_items_or_two_equal_people():
    state = table("NNPPPMFB", "NPF", "PPN")
    assert refused(state, 0, play("N"))
    assert refused(state, 0, play("M"))
    assert allowed(state, 0, play("P", 1))
    assert refused(state, 0, Play(17))


def test_nb_9_and_nb_q2_one_set_before_the_ask_and_one_after():
    state = table("NNNNNNNFBP", "NPF", "PPN")
    do(state, (0, play("N")))
    assert refused(state, 0, play("N"))
    do(state, (0, ask(1, "N")), (1, GIVE))
    assert allowed(state, 0, play("N"))
    do(state, (0, play("N")))
    assert state.turn == 0  # the first of two extra turns
    assert state.plays == [0, 0, 0]


def test_nb_q2_no_set_before_leaves_still_only_one_after():
    state = table("NNNNNNNFBP", "NPF", "PPN")
    do(state, (0, ask(1, "N")), (1, GIVE), (0, play("N")))
    assert state.turn == 0
    assert state.extra == []  # one extra turn, begun


def test_nb_10_nb_q4_and_nb_v14_one_card_always_stays():
    state = table("NNN", "NPF", "PPN")
    assert refused(state, 0, play("N")) == "At least one card must stay in hand."
    assert play("N") not in state.legal(0)
    assert allowed(table("NNNF", "NPF", "PPN"), 0, play("N"))


def test_nb_10_a_set_without_benefit_stays_in_hand():
    no_items = table("RRFNB", "NPF", "PPN")
    assert refused(no_items, 0, play("R"))
    nothing_to_lose = table("HHFNB", "N", "P")
    assert refused(nothing_to_lose, 0, play("H"))
    assert refused(table("PPPNB", "", "P"), 0, play("P", 1))


def test_nb_11_no_set_between_the_refusal_and_the_decision():
    for faster in (False, True):
        state = table("NNNFB", "NBBBPP", "PPN", faster=faster)
        do(state, *([(1, WAIT)] if faster else []), (0, ask(1, "F")))
        if faster:
            do(state, (0, WAIT))
        do(state, (1, REFUSE))
        assert state.actors() == (0,)
        assert refused(state, 0, play("N"))
        assert state.legal(1) == []


def test_nb_q3_pairs_of_people_are_sets_with_the_same_limits():
    state = table("MMGGFNBP", "NPF", "PPN")
    do(state, (0, play("M")))
    assert refused(state, 0, play("G"))
    assert state.legal(1) == []


def test_nb_q3_a_pair_just_obtained_may_be_discarded_in_the_open_window():
    state = table("MNB", "MPF", "PPN")
    do(state, (0, ask(1, "M")), (1, GIVE))
    do(state, (0, state.legal(0)[0]))
    assert allowed(state, 0, play("M"))


def test_nb_14_only_sets_and_hackers_discard():
    state = table("NNNF", "NPFB", "PPN")
    do(state, (0, play("N")), (0, ask(1, "F")), (1, REFUSE), (0, CHECK))
    no_reaction(state)
    assert state.pile == list(cards("NNN"))


def test_papers_open_a_hand_and_take_two_cards_of_it():
    state = table("PPPF", "NGFB", "PPN")
    assert refused(state, 0, play("P"))
    assert refused(state, 0, play("P", 0))
    events = do(state, (0, play("P", 1)))
    look = only(events, Looked)
    assert look.seen_by(0).cards == cards("NGFB")
    assert look.seen_by(2).cards == (None,) * 4
    assert refused(state, 0, choose("P"))
    assert refused(state, 0, choose("NGF"))
    assert refused(state, 0, choose("HI"))
    assert len(state.legal(0)) == 6
    taken = only(do(state, (0, choose("GN"))), Moved)
    assert taken.seen_by(None).cards == (None, None)
    assert held(state, 0) == hand("FGN")


def test_papers_take_one_card_where_there_is_one():
    state = table("PPPF", "N", "PPN")
    do(state, (0, play("P", 1)))
    assert state.legal(0) == [choose("N")]


def test_pens_and_moguls_bring_another_turn():
    for letters, letter in (("NNNFBBPP", "N"), ("GGFBBPPN", "G")):
        state = table(letters, "NPFBBFF", "PPN")
        events = do(state, (0, play(letter)))
        assert only(events, ExtraTurn).seat == 0
        do(state, (0, ask(1, "F")), (1, REFUSE), (0, PASS), (0, WAIT))
        assert state.turn == 0
        do(state, (0, ask(1, "F")), (1, REFUSE), (0, PASS), (0, WAIT))
        assert state.turn == 1


def test_nb_q16_several_extra_turns_queue_and_play_goes_on_to_the_left():
    state = table("NNNGGFBBPP", "NPFBBFF", "PPN")
    do(state, (0, play("N")), (0, ask(1, "F")), (1, REFUSE), (0, PASS), (0, play("G")))
    assert (state.turn, state.extra) == (0, [0])
    for _turn in range(2):
        assert state.turn == 0
        do(state, (0, ask(1, "F")), (1, REFUSE), (0, PASS), (0, WAIT))
    assert state.turn == 1


def test_nb_v6_discarding_managers_draws_four():
    state = table("MMFB", "NPF", "PPN", next_cards="BBNN")
    do(state, (0, play("M")))
    assert held(state, 0) == hand("FBBBNN")


def test_hackers_make_all_others_discard_three_of_their_choice_at_once():
    state = table("HHF", "NPFBB", "PP", "B")
    do(state, (0, play("H")))
    assert state.actors() == (1, 2)  # seat 3 keeps its only card
    assert state.legal(0) == []
    assert refused(state, 1, choose("NP"))
    assert state.legal(2) == [choose("P")]
    events = do(state, (1, choose("NPF")))
    assert events == [Chose(1)]
    assert state.actors() == (2,)
    assert held(state, 1) == hand("NPFBB")  # nothing is seen before all have chosen
    assert refused(state, 1, choose("NPB"))
    events = do(state, (2, choose("P")))
    assert [(move.source, move.cards) for move in every(events, Moved)] == [
        (1, cards("NPF")),
        (2, cards("P")),
    ]
    assert held(state, 1) == "BB"
    assert held(state, 2) == "P"


def test_hackers_discards_chosen_first_are_hidden_from_the_others():
    state = table("HHF", "NPFBB", "PPNN", "B")
    do(state, (0, play("H")), (1, choose("NPF")))
    assert state.view(1).pending[-1].chosen == ((1, cards("NPF")),)
    for other in (0, 2, 3, None):
        assert state.view(other).pending[-1].chosen == ((1, ()),)


def test_nb_14_cards_lost_to_a_hacker_bring_nothing():
    state = table("HHF", "NNNB", "PPNN", "B")
    do(state, (0, play("H")), (1, choose("NNN")), (2, choose("PPN")))
    assert state.extra == []


def test_retailers_take_up_to_three_items_from_the_pile():
    state = table("RRF", "NPF", "PPN", pile="NNBMMG")
    do(state, (0, play("R")))
    assert state.legal(0) == [choose("BNN")]
    assert refused(state, 0, choose("M"))
    assert refused(state, 0, choose(""))
    assert refused(state, 0, choose("BNNN"))
    do(state, (0, choose("BN")))  # fewer is lawful though never listed
    assert held(state, 0) == hand("FBN")
    assert sorted(state.pile) == sorted(cards("NMMGRR"))


def test_nb_q19_benefits():
    assert allowed(table("MMF", "NPF", "PPN"), 0, play("M"))
    assert refused(table("BBBF", "NPF", "PPN"), 0, play("B"))
    assert refused(table("IIF", "NPF", "PPN"), 0, play("I"))
    assert refused(table("FFFN", "", ""), 0, play("F"))
    assert allowed(table("FFFN", "B", ""), 0, play("F"))
    assert allowed(table("HHF", "NP", "P"), 0, play("H"))


def test_every_choice_of_three_cards_is_listed():
    state = table("HHF", "NNPPFFBB", "P")
    do(state, (0, play("H")))
    listed = state.legal(1)
    assert len(listed) == len(set(listed)) == 16  # 4 kinds of which 3 differ, or 4 x 3 with a pair
    assert all(isinstance(action, Choose) for action in listed)


@pytest.mark.parametrize("letter", "NPF")
def test_a_set_names_a_target_exactly_when_it_is_papers(letter):
    state = table("NNNPPPFFFB", "NPF", "PPN")
    target = None if letter == "P" else 1
    assert refused(state, 0, Play(kind(letter), target))
