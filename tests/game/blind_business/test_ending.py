"""How the game ends: BB-13 to BB-16, the added card, and whole random games (BB-V17)."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.blind_business.actions import AddCard, Ask, Pass
from game.blind_business.cards import (
    ALONE,
    BACK,
    BOARDWALK,
    CENTRAL,
    DECK,
    DOWNTOWN,
    GAP,
    PLAYGROUND,
    SITTINGS,
)
from game.blind_business.events import Added, DeckEmptied, FinalLook, Finished, Passed
from game.blind_business.state import BusinessState
from game.blind_business.table import ADD
from game.dice import Dice
from game.rules import IllegalAction
from tests.game.blind_business.positions import (
    NO,
    PLAIN,
    RULES,
    YES,
    card,
    names_in,
    only,
    outcome,
    owed,
    play,
    several,
    table,
    trade,
    walk,
)


def last_turn(hands: list[str], areas: list[str], draws: str = "", **more: bool) -> BusinessState:
    """The last turn is played: each of the first two gains the fourth card of the own hand."""
    state = table(hands, areas, draws=draws, left=2, **more)
    play(state, Ask(1, 3), YES, Ask(0, 3), NO)
    return state


def test_bb_14_the_game_ends_with_the_deck_and_hands_do_not_score():
    state = table(PLAIN[:2], left=2, district_powers=False)
    events = trade(state, mine=3, theirs=3)
    assert events[-2:] == [DeckEmptied(), Finished((0,), (9, 8), False)]
    result = outcome(state)
    assert result.totals == (9, 8) and result.winners == (0,)
    assert state.view(0).finished and state.view(0).phase == "over"


def test_bb_14_while_the_deck_has_cards_the_game_goes_on():
    state = table(PLAIN[:2], left=4)
    trade(state, mine=3, theirs=3)
    assert state.result() is None and state.actors() == (1,)


def test_bb_q2_a_tied_score_is_a_shared_victory():
    state = last_turn(["P5 B6 C7 D8", "P6 B7 C8 B8"], ["", ""], district_powers=False)
    assert outcome(state).totals == (8, 8) and outcome(state).winners == (0, 1)


def test_bb_16_the_sole_leader_of_the_playground_looks_and_may_add_a_card():
    state = last_turn(["P5 B6 C7 D8", "P6 B7 C8 D9", PLAIN[2]], ["P2", ""], draws="D1 C1")
    assert owed(state) == [(ADD, 0)]
    assert state.view(0).hands[0] == tuple(several("P5 B6 C7 D1"))
    assert state.view(1).hands[1] == (BACK,) * 4 and state.view(None).hands[0] == (BACK,) * 4
    assert state.legal(0) == [
        AddCard(0, PLAYGROUND),
        AddCard(1, BOARDWALK),
        AddCard(2, CENTRAL),
        AddCard(3, DOWNTOWN),
        Pass(),
    ]
    for wrong in (AddCard(0, BOARDWALK), AddCard(4, 0), AddCard(-1, 0), AddCard(0, ALONE)):
        with pytest.raises(IllegalAction):
            state.copy().apply(0, wrong)
    passed = state.copy()
    assert play(state, AddCard(2, CENTRAL))[0] == Added(0, 2, card("C7"), CENTRAL)
    assert names_in(state, 0) == "P2 C7 D8" and outcome(state).totals[0] == 2 + 7 + 8 + 7
    assert state.view(0).hands[0][2] == GAP
    assert play(passed, Pass())[0] == Passed(0, ADD)
    assert outcome(passed).totals[0] == 2 + 8


def test_bb_16_the_final_look_is_not_for_bystanders():
    state = table(PLAIN[:2], ["P2", ""], left=2)
    look = only(play(state, Ask(1, 3), YES, Ask(0, 3), NO), FinalLook)[0]
    assert look.seen_by(0) == look == look.seen_by(1) and look.seen_by(None).hand == (BACK,) * 4


@pytest.mark.parametrize("areas", [["", ""], ["P2", "P3"]])
def test_bb_16_without_a_sole_leader_nobody_adds(areas):
    assert last_turn(PLAIN[:2], areas).result() is not None


def test_bb_16_without_district_powers_nobody_adds():
    assert last_turn(PLAIN[:2], ["P2", ""], district_powers=False).result() is not None


def test_bb_16_the_added_card_wins_at_once_if_it_completes_a_five():
    state = last_turn(["P9 B6 C7 D8", "P6 B7 C8 D9"], ["PF P8 P10 P11", "B11 B10 B9 BF"], draws="D1 C1")
    events = play(state, AddCard(0, PLAYGROUND))
    assert [event.swing for event in only(events, Finished)] == [True]
    assert outcome(state).winners == (0,)
    assert len(outcome(state).lines) == 6  # no district pays any more


def test_bb_q14_the_added_card_is_not_gained():
    state = last_turn(["P2 B3 C4 D8", "P6 B7 C8 D9"], ["P7", ""], draws="P11 C1")
    for slot, row in ((0, PLAYGROUND), (1, BOARDWALK), (2, CENTRAL), (3, PLAYGROUND)):
        after = state.copy()
        play(after, AddCard(slot, row))
        assert after.result() is not None and after.oks == [0, 0] and after.discards == []


def test_bb_q14_its_static_value_counts_for_boardwalk_and_pairs_too():
    state = last_turn(["B1 B6 C7 D8", "P6 B7 C8 D9"], ["P7 B5", "B10"], draws="P11 C1")
    with_one, with_six, with_seven = state.copy(), state.copy(), state.copy()
    play(with_one, AddCard(0, BOARDWALK))
    assert outcome(with_one).totals[0] == 7 + 3 * 5 + 8 + 10
    play(with_six, AddCard(1, BOARDWALK))
    assert outcome(with_six).totals[0] == 7 + 2 * 6 + 5 + 8 + 10
    play(with_seven, AddCard(2, CENTRAL))
    assert outcome(with_seven).totals[0] == 7 + 5 + 7 + 8 + 7


def test_bb_q14_an_added_wild_coach_is_assigned_to_a_row():
    state = last_turn(["W B6 C7 D8", "P6 B7 C8 D9"], ["P7", ""], draws="P11 C1")
    assert state.legal(0)[:3] == [AddCard(0, PLAYGROUND), AddCard(0, DOWNTOWN), AddCard(0, ALONE)]
    with pytest.raises(IllegalAction):
        state.copy().apply(0, AddCard(0, BOARDWALK))
    play(state, AddCard(0, DOWNTOWN))
    assert names_in(state, 0) == "P7 D8 DW" and outcome(state).totals[0] == 7 + 16


def test_bb_q14_the_playground_is_ranked_before_the_card_is_added():
    state = last_turn([*PLAIN[:4]], ["P2 P3", "P4", "B10", "C10"], draws="D1 C1")
    assert owed(state) == [(ADD, 0)]
    play(state, AddCard(0, PLAYGROUND))
    line = next(line for line in outcome(state).lines if line.label == "Second in the Playground")
    assert line.scores == (0, 10, 0, 0)


def test_bb_13_a_perfect_swing_beats_more_points():
    state = table(["C1 B6 C7 D8", "P5 B7 C8 D9"], areas=["P1 P2 P3 P4", "C11 C10 C9 B11 B10"])
    trade(state, mine=1, theirs=0)
    result = outcome(state)
    assert result.winners == (0,) and result.totals[1] > result.totals[0] and "Perfect Swing" in result.how


@pytest.mark.parametrize(("seats", "turns"), [(2, 12), (3, 15), (4, 16), (5, 15)])
@given(seed=st.integers(0, 10**9), districts=st.booleans(), numbers=st.booleans())
@settings(max_examples=25, deadline=None)
def test_bb_v17_random_games_end_after_exactly_these_turns(seats, turns, seed, districts, numbers):
    state = RULES.deal(seats, seed, {"district_powers": districts, "number_powers": numbers})
    for _seat, _action, told in walk(state, Dice.from_seed(seed)):
        assert told
        lying = [face for row in state.rows for face in row]
        held = [face for face in state.hands if face != GAP]
        assert Counter((*held, *lying, *state.deck, *state.removed, *state.discards)) == Counter(DECK)
        assert all(list(row) == sorted(row) for row in state.rows)
    result = outcome(state)
    assert len(state.removed) == SITTINGS[seats].removed
    assert result.totals == tuple(sum(line.scores[seat] for line in result.lines) for seat in range(seats))
    if state.swing:
        return
    added = sum(face == GAP for face in state.hands)
    assert state.turn == turns and state.deck == []
    assert sum(map(len, state.rows)) + len(state.discards) - added == 2 * turns
    assert max(result.totals) == result.totals[result.winners[0]]


def test_the_same_seed_and_decisions_give_the_same_game():
    stories = [
        [(seat, action, told) for seat, action, told in walk(RULES.deal(4, 11), Dice(3))]
        for _again in range(2)
    ]
    assert stories[0] == stories[1]
    assert NO in [action for _seat, action, _told in stories[0]]
