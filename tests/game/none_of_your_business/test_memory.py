"""What a seat may remember: cards shown, handed over or seen in a check, refusals proven true or false."""

from game.none_of_your_business.actions import Obtain, Point, Trade
from game.none_of_your_business.cards import NOTHING
from game.none_of_your_business.hands import counted
from game.none_of_your_business.view import AskRecord, Doubt, Known, Lacks
from tests.game.none_of_your_business.office import (
    CHECK,
    GIVE,
    PASS,
    REFUSE,
    WAIT,
    ask,
    cards,
    choose,
    do,
    kind,
    no_reaction,
    play,
    table,
)


def known(state, watcher, seat):
    return state.view(watcher).mind.known[seat]


def sure(letters):
    return tuple(counted(cards(letters)))


def fruitless(state, target, shown):
    """A turn in which the seat to play is refused and lets it pass."""
    seat = state.turn
    do(state, (seat, ask(target, shown)), (target, REFUSE), (seat, PASS))
    while state.turn == seat:
        do(state, (state.acting[0], WAIT))


def test_shown_cards_are_remembered_by_all():
    state = table("NNF", "NPP", "PPN")
    do(state, (0, ask(1, "NF")))
    for watcher in (1, 2, None):
        assert known(state, watcher, 0) == Known(sure("NF"))
    do(state, (1, REFUSE), (0, PASS))
    assert known(state, 2, 0) == Known(sure("NF"))


def test_showing_again_adds_only_what_is_new():
    state = table("NNFBBPP", "NPPFFBB", "PPN")
    fruitless(state, 1, "NF")
    fruitless(state, 0, "B")
    fruitless(state, 0, "P")
    do(state, (0, ask(1, "NN")))
    assert known(state, 2, 0) == Known(sure("NNF"))


def test_cards_handed_over_are_remembered_where_they_went():
    state = table("NNF", "NPP", "PPN")
    do(state, (0, ask(1, "N")), (1, GIVE))
    assert known(state, 2, 0) == Known(sure("NN"))
    assert known(state, 2, 1).sure == NOTHING
    assert known(state, 1, 0) == Known(sure("NN"))


def test_nb_q17_a_failed_check_is_seen_by_the_asker_alone():
    state = table("NNFB", "PPB", "PPN")
    do(state, (0, ask(1, "NN")), (1, REFUSE), (0, CHECK))
    assert known(state, 0, 1).sure == sure("PPBNN")
    assert known(state, 2, 1).sure == sure("NN")
    # Everyone knows that seat 1 had at most one Pen before it got two and drew up by two.
    assert state.view(2).mind.lacks == (Lacks(1, ((kind("N"), 6),)),)
    assert state.view(0).mind.lacks == ()
    assert state.view(1).mind.lacks == ()


def test_a_gap_fades_as_unseen_cards_come_in():
    state = table("NNFB", "PPBPPBF", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, CHECK))
    no_reaction(state)
    assert Lacks(1, ((kind("N"), 2),)) in state.view(2).mind.lacks
    people = table("MNFB", "PPBPPBF", "PPN")
    do(people, (0, ask(1, "M")), (1, REFUSE), (0, CHECK))
    no_reaction(people)
    assert people.view(2).mind.lacks == (Lacks(1, ((kind("M"), 2),)),)


def test_a_gap_names_the_kinds_of_which_one_is_missing():
    state = table("NFBPPPP", "PPBNNBF", "PPNNBBF")
    fruitless(state, 1, "NFBP")
    fruitless(state, 2, "F")
    fruitless(state, 1, "F")
    do(state, (0, ask(1, "FB")), (1, REFUSE), (0, PASS))
    unproven = state.view(2).mind.lacks
    assert unproven == ()  # a refusal alone proves nothing
    state = table("NNNFBP", "PPBNNBF", "PPNNBBF", turn_of=1)
    fruitless(state, 2, "F")
    fruitless(state, 0, "F")
    do(state, (0, ask(1, "NNNF")), (1, REFUSE), (0, CHECK))
    no_reaction(state)
    # Seat 1 had shown its Phone, so it is the Pens that lacked: fewer than three, and three came in.
    assert state.view(2).mind.lacks == (Lacks(1, ((kind("N"), 6),)),)


def test_nb_q17_a_successful_check_shows_the_hand_to_all():
    state = table("NF", "NPPB", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE), (0, CHECK))
    no_reaction(state)
    for watcher in (1, 2, None):
        assert known(state, watcher, 0).sure == sure("NNPPB")


def test_refusals_proven_true_or_false_are_on_record():
    state = table("NF", "NPPBBNF", "PPN")
    do(state, (0, ask(1, "F")), (1, REFUSE), (0, CHECK))
    no_reaction(state)
    assert state.view(2).past == (AskRecord(0, 1, cards("F"), (), "false"),)
    state = table("NFB", "PPB", "PPN")
    do(state, (0, ask(1, "F")), (1, REFUSE), (0, CHECK))
    assert state.view(None).past[-1].end == "true"
    state = table("NFB", "PPB", "PPN")
    do(state, (0, ask(1, "F")), (1, REFUSE), (0, PASS))
    assert state.view(2).past[-1].end == "passed"


def gift_of_two():
    """Seat 0 has shown two Pens and a Manager and then given two cards that seat 2 did not see."""
    state = table("NNMPFB", "GPPBBFF", "GFB")
    fruitless(state, 1, "NNM")
    do(state, (1, ask(2, "G")), (2, GIVE), (1, Point((0,))), (0, choose("NP")))
    return state


def test_cards_given_unseen_put_what_was_known_in_doubt():
    state = gift_of_two()
    assert known(state, 2, 0) == Known(NOTHING, (Doubt(sure("NNM"), 2),))
    assert known(state, 1, 0) == Known(sure("NM"))
    # What was seen cannot lie in the deck again.
    assert state.view(2).mind.lost == sure("NNM")
    assert state.view(1).mind.lost == NOTHING


def test_a_later_doubt_is_kept_apart_from_an_older_one():
    state = gift_of_two()
    state.memory.shown(0, cards("FF"))
    state.memory.moved(0, 1, cards("F"), False)
    assert known(state, 2, 0).doubts == (Doubt(sure("NNM"), 3), Doubt(sure("FF"), 1))
    state.memory.moved(0, 1, cards("FF"), False)
    assert known(state, 2, 0) == Known(NOTHING)  # all of it may be gone


def test_a_card_shown_again_is_no_longer_in_doubt():
    state = gift_of_two()
    state.memory.shown(0, cards("N"))
    assert known(state, 2, 0) == Known(sure("N"))  # of the other two, both may be gone
    assert state.view(2).mind.lost == sure("NM")


def test_what_others_know_of_the_own_hand():
    state = table("NNFB", "PPB", "PPN")
    do(state, (0, ask(1, "NN")), (1, REFUSE), (0, CHECK))
    exposed = state.view(1).exposed
    assert exposed[0].sure == sure("PPBNN")
    assert exposed[2].sure == sure("NN")
    assert exposed[1] == Known(NOTHING)


def test_pairs_are_known_until_one_is_seen_to_leave():
    state = table("MN", "MPP", "FFB")
    assert state.view(2).mind.pairs[kind("M")] == -1
    do(state, (0, ask(1, "M")), (1, GIVE))
    assert state.view(2).mind.pairs[kind("M")] == 0
    do(state, (0, Point(())), (0, play("M")))
    assert state.view(2).mind.pairs[kind("M")] == -1


def test_a_pair_that_is_not_used_is_known_to_be_broken():
    state = table("RMF", "RMB", "PPN")
    do(state, (0, ask(1, "RM")), (1, GIVE), (0, Obtain(kind("R"))), (0, Trade(2, kind("M"))))
    for watcher in (1, 2, None):
        assert state.view(watcher).mind.pairs[kind("M")] == -1
    assert (
        known(state, 1, 0).sure[kind("R")] + sum(d.cards[kind("R")] for d in known(state, 1, 0).doubts) == 2
    )


def test_papers_are_remembered_by_the_reader():
    state = table("PPPF", "NGFB", "PPN")
    do(state, (0, play("P", 1)))
    assert known(state, 0, 1) == Known(sure("NGFB"))
    assert known(state, 2, 1) == Known(NOTHING)
    do(state, (0, choose("NG")))
    assert known(state, 0, 1) == Known(sure("FB"))
    assert known(state, 1, 0) == Known(sure("NG"))


def test_when_a_view_is_taken_makes_no_difference():
    often, once = table("NNFB", "PPB", "PPN"), table("NNFB", "PPB", "PPN")
    for state, looks in ((often, True), (once, False)):
        for seat, action in ((0, ask(1, "NN")), (1, REFUSE), (0, CHECK)):
            do(state, (seat, action))
            if looks:
                state.view(2)
    assert often.to_json() == once.to_json()
