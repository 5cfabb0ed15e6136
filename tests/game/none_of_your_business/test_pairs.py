"""Pairs of people: what happens the moment both are in one hand."""

from game.none_of_your_business.actions import Obtain, Point, Trade
from game.none_of_your_business.cards import ASIDE, PILE
from game.none_of_your_business.events import Moved, PairLost, PairShown, PairUsed
from tests.game.none_of_your_business.office import (
    CHECK,
    GIVE,
    PASS,
    REFUSE,
    RULES,
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


def obtained(letter, *others, mine="", **more):
    """Seat 0 has just been handed the second of this person by seat 1."""
    state = table(letter + mine, letter + others[0], *others[1:], **more)
    events = do(state, (0, ask(1, letter)), (1, GIVE))
    assert only(events, PairShown) == PairShown(0, kind(letter))
    return state


def test_nb_12_and_nb_v5_managers_take_a_random_card_from_each_of_up_to_two_players():
    state = obtained("M", "NP", "FF", "BB")
    assert state.actors() == (0,)
    assert allowed(state, 0, Point((1, 2)))
    assert allowed(state, 0, Point((3,)))
    assert refused(state, 0, Point((0, 1)))
    assert refused(state, 0, Point((1, 1)))
    assert refused(state, 0, Point((1, 2, 3)))
    assert refused(state, 0, WAIT)
    events = do(state, (0, Point((1, 3))))
    assert [move.source for move in every(events, Moved)][:2] == [1, 3]
    taken = every(events, Moved)[0]
    assert taken.seen_by(2).cards == (None,)
    assert taken.seen_by(0) == taken.seen_by(1) == taken
    assert held(state, 0).count("M") == 2
    assert held(state, 0).count("B") == 1


def test_nb_12_a_random_card_can_be_any_of_the_hand():
    taken = set()
    for seed in range(40):
        state = obtained("M", "NPFB", "", "", seed=seed)
        taken.add(every(do(state, (0, Point((1,)))), Moved)[0].cards)
    assert taken == {cards(letter) for letter in "NPFB"}


def test_nb_12_up_to_two_may_be_none():
    state = obtained("M", "NP", "FF", "BB")
    events = do(state, (0, Point(())))
    assert only(events, PairUsed).places == ()
    assert held(state, 0) == "MM"


def test_nb_12_a_pair_drawn_is_obtained_too():
    state = table("NF", "MFBPNF", "PPN", next_cards="M")
    do(state, (0, ask(1, "N")), (1, REFUSE))
    events = do(state, (0, PASS))
    assert only(events, PairShown) == PairShown(1, kind("M"))
    assert state.actors() == (1,)


def test_nb_12_once_per_time_the_pair_is_acquired():
    state = obtained("M", "NP", "FF", "BB")
    do(state, (0, Point((1,))))
    assert (state.stack, state.stage) == ([], "after")
    assert not every(do(state, (0, WAIT)), PairShown)
    assert held(state, 0).count("M") == 2


def test_nb_12_a_pair_in_the_opening_hand_is_obtained():
    openings = 0
    for seed in range(60):
        state = RULES.deal(5, seed)
        pairs = {
            (seat, person) for seat in range(5) for person in range(4, 9) if state.hands[seat][person] == 2
        }
        waiting = {(step.seat, person) for step in state.stack for person in step.kinds}
        assert waiting == pairs
        assert (state.stage == "opening") == bool(pairs)
        openings += bool(pairs)
    assert openings


def test_nb_13_a_pair_kept_may_be_discarded_later():
    state = table("GGNFBPP", "NPFBBFF", "PPN")
    do(state, (0, ask(1, "N")), (1, GIVE))
    assert allowed(state, 0, play("G"))


def opening_with_two_seats(seed_from=0):
    """A deal in which two seats hold pairs."""
    for seed in range(seed_from, 5000):
        state = RULES.deal(2, seed)
        if len(state.stack) == 2:
            return state
    raise AssertionError


def test_nb_q9_opening_pairs_go_clockwise_from_the_first_player():
    state = opening_with_two_seats()
    assert [step.seat for step in reversed(state.stack)] == [state.first, 1 - state.first]
    assert state.actors() == (state.first,)


def test_nb_q9_a_stolen_half_cancels_a_later_pair():
    # Seat 0 gets Managers and Moguls at once; the Manager's card may break what waits, as may a trade.
    state = table("RMF", "RMB", "PPN")
    events = do(state, (0, ask(1, "RM")), (1, GIVE))
    assert len(every(events, PairShown)) == 2
    do(state, (0, Obtain(kind("R"))))
    events = do(state, (0, Trade(2, kind("M"))))
    assert PairLost(0, kind("M")) in events
    assert not [step for step in state.stack if kind("M") in step.kinds]


def test_nb_q10_the_owner_chooses_the_order():
    state = table("GMF", "GMBBPP", "PPN")
    do(state, (0, ask(1, "GM")), (1, GIVE))
    assert state.legal(0) == [Obtain(kind("M")), Obtain(kind("G"))]
    assert refused(state, 0, Obtain(kind("H")))
    assert refused(state, 0, Point((1,)))
    do(state, (0, Obtain(kind("G"))), (0, Point((1,))), (1, choose("BB")))
    assert state.actors() == (0,)
    assert allowed(state, 0, Point((1, 2)))  # now the Managers
    do(state, (0, Point((2,))))
    assert not state.stack


def test_nb_q10_a_pair_lost_and_regained_triggers_again():
    state = obtained("M", "NFPBNF", "BBPPFFN", mine="BPNFBP")
    do(state, (0, Point((1,))), (0, WAIT))
    do(state, (1, ask(0, "N")), (0, REFUSE), (1, PASS), (1, WAIT))
    do(state, (2, ask(0, "B")), (0, REFUSE), (2, CHECK))
    no_reaction(state)  # a lie: seat 2 takes the whole hand, Managers and all
    assert state.past[-1].end == "false"
    assert state.actors() == (2,)
    assert state.stack[-1].what == "hit"
    assert held(state, 2).count("M") == 2


def test_nb_q11_a_pair_on_somebody_elses_turn_triggers_at_once():
    state = table("MNF", "MPP", "FFN")
    events = do(state, (0, ask(1, "MN")), (1, REFUSE), (0, CHECK))
    assert only(events, PairShown) == PairShown(1, kind("M"))
    assert state.turn == 0
    assert state.actors() == (1,)
    events = do(state, (1, Point((0, 2))))
    assert [move.source for move in every(events, Moved)[:2]] == [0, 2]


def test_moguls_the_chosen_player_gives_two_cards_of_their_choice():
    state = obtained("G", "NPF", "B", "")
    assert state.legal(0) == [Point((1,)), Point((2,))]
    assert refused(state, 0, Point(()))
    one_card = state.copy()
    do(one_card, (0, Point((2,))))
    assert one_card.legal(2) == [choose("B")]
    do(state, (0, Point((1,))))
    assert state.actors() == (1,)
    assert refused(state, 1, choose("N"))
    assert refused(state, 1, choose("BB"))
    events = do(state, (1, choose("FN")))
    gift = every(events, Moved)[0]
    assert gift.seen_by(2).cards == (None, None)
    assert held(state, 0) == hand("GGNF")


def test_innovators_draw_two():
    state = obtained("I", "NPF", "B", next_cards="BN")
    assert state.legal(0) == [Obtain(kind("I"))]
    do(state, (0, Obtain(kind("I"))))
    assert held(state, 0) == hand("IIBN")


def test_hackers_up_to_two_players_discard_a_random_card():
    state = obtained("H", "NPF", "B", "FF")
    events = do(state, (0, Point((1, 2))))
    moves = every(events, Moved)[:2]
    assert [(move.source, move.goal, move.open) for move in moves] == [(1, PILE, True), (2, PILE, True)]
    assert (state.sizes[2], len(state.pile)) == (0, 2)


def test_retailers_give_one_card_then_take_two_random_ones():
    state = obtained("R", "NPF", "BBBB", mine="P")
    assert refused(state, 0, Trade(0, kind("P")))
    assert refused(state, 0, Trade(2, kind("N")))
    assert refused(state, 0, Trade(2, kind("P"), 1))
    assert allowed(state, 0, Trade(1, kind("R")))
    events = do(state, (0, Trade(2, kind("P"))))
    given, *taken = every(events, Moved)[:3]
    assert (given.source, given.goal, given.seen_by(1).cards) == (0, 2, (None,))
    assert [(move.source, move.goal) for move in taken] == [(2, 0), (2, 0)]


def test_nb_q11_a_pair_made_by_the_retailers_card_comes_before_the_cards_taken():
    state = obtained("R", "PF", "IBB", mine="I", next_cards="NN")
    do(state, (0, Trade(2, kind("I"))))
    assert state.actors() == (2,)
    assert state.sizes[2] == 4
    do(state, (2, Obtain(kind("I"))))
    assert state.sizes[0] == 4  # two Retailers and the two cards taken


def test_nb_16_nb_q18_and_nb_v15_managers_may_take_from_the_cards_set_aside():
    state = obtained("M", "NP", aside="BBBBBBBBBB")
    assert allowed(state, 0, Point((1, ASIDE)))
    events = do(state, (0, Point((1, ASIDE))))
    assert [move.source for move in every(events, Moved)][:2] == [1, ASIDE]
    assert every(events, Moved)[1].seen_by(1).cards == (None,)
    assert held(state, 0).count("B") == 1
    assert sum(state.aside) == 9


def test_nb_q18_retailers_may_take_from_the_cards_set_aside():
    state = obtained("R", "NPNP", mine="F", aside="BBBBBBBBBB")
    assert refused(state, 0, Trade(1, kind("F"), 3))
    do(state, (0, Trade(1, kind("F"), 2)))
    assert held(state, 0) == hand("RRBB")
    assert sum(state.aside) == 8


def test_nb_16_and_nb_q18_nothing_else_reaches_the_cards_set_aside():
    hackers = obtained("H", "NP", aside="BBBBBBBBBB")
    assert refused(hackers, 0, Point((ASIDE,)))
    moguls = obtained("G", "NP", aside="BBBBBBBBBB")
    assert refused(moguls, 0, Point((ASIDE,)))
    papers = table("PPPN", "N", aside="BBBBBBBBBB")
    assert refused(papers, 0, play("P", ASIDE))


def test_nb_q19_a_pair_that_can_hit_nobody_brings_nothing():
    state = table("MN", "M", "")
    events = do(state, (0, ask(1, "M")), (1, GIVE))
    assert only(events, PairShown)
    assert (state.stack, state.stage) == ([], "after")  # no other hand has a card: the turn goes on
