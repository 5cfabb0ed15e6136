"""Whatever happens at the table, cards are neither lost nor made, memories are true, and the game ends."""

from hypothesis import given, settings
from hypothesis import strategies as some

from game.none_of_your_business.cards import PAIR, PEOPLE, PLAYS
from tests.game.none_of_your_business.office import OPTIONS, played_out
from tests.game.none_of_your_business.truth import holds


@settings(max_examples=25, deadline=None)
@given(some.integers(2, 5), some.integers(0, 2**64 - 1), some.sampled_from(OPTIONS))
def test_nb_v16_invariants_hold_in_any_game(seats, seed, options):
    for state, seat, action in played_out(seats, seed, options):
        everywhere = [*state.deck, *state.pile]
        for kind in range(9):
            count = everywhere.count(kind) + state.aside[kind] + sum(hand[kind] for hand in state.hands)
            assert count == (PAIR if kind in PEOPLE else 11)
        assert max(state.plays) <= PLAYS
        assert len(state.legal(seat)) == len(set(state.legal(seat)))
        assert action in state.legal(seat) or seat < 0
        for watcher in (*range(seats), None):
            mind = state.memory.mind(watcher)
            assert holds(state, watcher, mind)
        assert state.memory.public_pairs == state.memory.mind(None).pairs
    assert state.result() is not None


@settings(max_examples=15, deadline=None)
@given(some.integers(2, 5), some.integers(0, 2**64 - 1), some.sampled_from(OPTIONS))
def test_nb_12_a_pair_in_hand_has_always_been_shown(seats, seed, options):
    for state, _seat, _action in played_out(seats, seed, options):
        if state.result() is not None:
            break  # NB-Q12: a pair that comes with the last card is not shown
        for person in PEOPLE:
            holders = [seat for seat in range(seats) if state.hands[seat][person] == PAIR]
            assert [state.paired[person]] == (holders or [-1])
