"""What Second Estimate keeps from whom, and what a viewer can imagine."""

import json
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from game.dice import Dice
from game.second_estimate.actions import CHOOSE, EstimateAction, EstimateView
from game.second_estimate.cards import CONTRACTORS, CUSTOMERS
from game.second_estimate.events import CardChosen, EstimateEvent
from tests.game.second_estimate.positions import RULES, position, walk

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay")
games = st.tuples(st.sampled_from((4, 5, 6)), st.integers(0, 10**6))
positions = st.builds(
    position, st.sampled_from((4, 5, 6)), st.integers(0, 10**6), st.integers(1, 60), st.booleans()
)


@settings(max_examples=40, deadline=None)
@given(games)
def test_cards_and_customers_are_conserved_and_the_game_ends(game):
    seats, seed = game
    state = RULES.deal(seats, seed)
    for _decision in walk(state, Dice.from_seed(seed)):
        cards = [one for one in state.chosen if one is not None] + state.leftover
        assert sorted(sum(state.hands + state.played, cards)) == list(CONTRACTORS)
        assert Counter(sum(state.won, state.customers + state.deck)) == Counter(CUSTOMERS)
    result = state.result()
    assert result is not None
    assert [sum(scores) for scores in zip(*(line.scores for line in result.lines), strict=True)] == list(
        result.totals
    )
    assert all(result.totals[seat] == max(result.totals) for seat in result.winners)


@settings(max_examples=20, deadline=None)
@given(games)
def test_every_event_tells_a_sentence_without_a_hidden_card_and_survives_json(game):
    seats, seed = game
    state = RULES.deal(seats, seed)
    for seat, action, events in walk(state, Dice.from_seed(seed)):
        assert EstimateAction.from_json(json.loads(json.dumps(action.to_json()))) == action
        for event in events:
            assert EstimateEvent.from_json(json.loads(json.dumps(event.to_json()))) == event
            sentence = RULES.tell(event.seen_by((seat + 1) % seats), NAMES)
            if isinstance(event, CardChosen):
                assert sentence == f"{NAMES[seat]} lays down a card."
            elif sentence is not None:
                assert sentence[0].isupper() and sentence.endswith(".")


@settings(max_examples=60, deadline=None)
@given(positions, st.integers(0, 10**6))
def test_a_view_is_blind_to_what_it_may_not_know(state, seed):
    dice = Dice.from_seed(seed)
    for seat in (None, *range(len(state.hands))):
        view = state.view(seat)
        assert EstimateView.from_json(json.loads(json.dumps(view.to_json()))) == view
        imagined = RULES.imagine(view, dice)
        assert imagined.view(seat) == view
        assert imagined.actors() == state.actors()
        if seat is not None:
            assert imagined.legal(seat) == state.legal(seat)
        cards = [one for one in imagined.chosen if one is not None] + imagined.leftover
        assert sorted(sum(imagined.hands + imagined.played, cards)) == list(CONTRACTORS)
        assert Counter(sum(imagined.won, imagined.customers + imagined.deck)) == Counter(CUSTOMERS)


def test_every_hidden_place_varies_over_what_is_imagined():
    state = position(4, 5, 17)
    assert state.phase == CHOOSE
    seat = 1
    waiting = [other for other in range(4) if other != seat and state.chosen[other] is not None]
    assert waiting
    hidden = set(CONTRACTORS).difference(state.hands[seat], [state.chosen[seat]], *state.played)
    dice = Dice.from_seed(9)
    worlds = [RULES.imagine(state.view(seat), dice) for _world in range(400)]
    for other in waiting:
        assert {world.chosen[other] for world in worlds} == hidden
    assert {one for world in worlds for one in world.leftover} == hidden
    for other in {0, 2, 3}:
        assert {one for world in worlds for one in world.hands[other]} == hidden
    assert {world.deck[-1] for world in worlds} == set(state.deck)


@settings(max_examples=30, deadline=None)
@given(positions, st.integers(0, 10**6))
def test_copies_and_records_play_on_alike_and_alone(state, seed):
    record = state.to_json()
    twin, reread = state.copy(), RULES.state_from_json(json.loads(json.dumps(record)))
    assert reread.to_json() == record == twin.to_json()
    told = [events for _seat, _action, events in walk(twin, Dice.from_seed(seed))]
    assert state.to_json() == record
    assert [events for _seat, _action, events in walk(reread, Dice.from_seed(seed))] == told
    assert twin.to_json() == reread.to_json()
