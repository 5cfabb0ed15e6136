"""The Faster Game."""

from game.none_of_your_business.events import Moved, TurnBegan
from tests.game.none_of_your_business.office import (
    CHECK,
    GIVE,
    PASS,
    REFUSE,
    WAIT,
    allowed,
    ask,
    choose,
    do,
    every,
    hand,
    held,
    only,
    play,
    refused,
    table,
)


def test_nb_17_everyone_may_play_up_to_two_sets_in_any_turn():
    state = table("NFBP", "NNNMMFB", "PPN", faster=True)
    assert state.actors() == (1,)
    do(state, (1, play("M")))
    assert state.actors() == (1,)  # after a set all others are asked again
    do(state, (1, play("N")))
    assert state.plays == [0, 2, 0]
    assert state.actors() == (0,)


def test_nb_q2_the_asker_may_play_two_sets_in_one_window():
    state = table("NNNMMFB", "PP", "PN", faster=True)
    do(state, (0, play("M")), (0, play("N")))
    assert state.plays == [2, 0, 0]
    assert refused(state, 0, play("N"))


def test_nb_17_the_others_are_asked_before_the_ask_the_answer_and_the_end():
    state = table("NFBPP", "NFBP", "PPNF", faster=True)
    do(state, (1, WAIT), (2, WAIT), (0, ask(1, "N")), (2, WAIT), (0, WAIT), (1, GIVE))
    assert state.stage == "after"
    do(state, (2, WAIT), (0, WAIT))
    assert state.turn == 1


def test_nb_17_and_nb_v12_the_target_may_play_the_very_cards_asked_for():
    state = table("NF", "NNNP", "PPN", faster=True)
    do(state, (1, WAIT), (0, ask(1, "N")))
    assert state.legal(1) == [play("N"), GIVE, REFUSE]
    do(state, (1, play("N")))
    assert state.legal(1) == [REFUSE]
    do(state, (1, REFUSE), (0, CHECK))
    assert state.past[-1].end == "true"
    assert held(state, 1).count("N") == 1


def test_nb_17_nothing_between_the_refusal_and_the_decision():
    state = table("NF", "NNNP", "PPNN", faster=True)
    do(state, (1, WAIT), (2, WAIT), (0, ask(1, "N")), (2, WAIT), (1, REFUSE))
    assert state.actors() == (0,)
    assert refused(state, 1, play("N"))


def test_nb_18_an_extra_turn_out_of_turn_moves_play_to_its_left():
    state = table("NF", "BPFB", "NNNPBBB", "FFPP", faster=True)
    do(state, (1, WAIT), (2, play("N")))
    assert state.extra == [2]
    do(state, (1, WAIT), (2, WAIT), (3, WAIT), (0, ask(3, "N")))
    do(state, (1, WAIT), (2, WAIT), (3, REFUSE), (0, PASS))
    events = do(state, (1, WAIT), (2, WAIT), (3, WAIT))
    assert only(events, TurnBegan) == TurnBegan(2, True)
    while state.turn == 2:
        seat = state.acting[0]
        do(state, (seat, ask(3, "B") if state.stage == "before" and seat == 2 else state.legal(seat)[-1]))
    assert state.turn == 3


def test_shown_cards_lie_fast_while_the_ask_is_open():
    state = table("NNNBF", "NP", "PPPM", faster=True)
    do(state, (0, WAIT) if state.actors() == (0,) else (2, WAIT), (0, ask(1, "NN")))
    do(state, (2, play("P", 0)))
    assert refused(state, 2, choose("NN"))
    do(state, (2, choose("NB")))
    assert held(state, 0) == hand("NNF")
    assert refused(state, 0, play("N"))


def test_phones_are_for_the_own_turn_only():
    state = table("NFBP", "FFFB", "PPN", faster=True)
    assert state.legal(1) == [WAIT]
    assert refused(state, 1, play("F"))


def test_one_set_of_phones_is_enough():
    state = table("FFFFFFBP", "FB", "PPN", faster=True)
    do(state, (0, play("F")))
    assert refused(state, 0, play("F"))


def test_being_asked_tells_nothing_about_the_hand():
    one = table("NF", "BBBP", "PPN", faster=True)
    two = table("NF", "NPFB", "PPN", faster=True)
    assert one.actors() == two.actors() == (1,)
    assert one.view(0) == two.view(0)
    assert not every(do(one, (1, WAIT)), Moved)
    assert allowed(one, 0, ask(1, "N"))
