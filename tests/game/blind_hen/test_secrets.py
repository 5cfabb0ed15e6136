"""What Blind Hen keeps from whom, and what a viewer can imagine."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from game.blind_hen.actions import HenAction
from game.blind_hen.cards import GAME_END, PILE
from game.blind_hen.events import GameEndDrawn, HenEvent, LotDrawn, LotLaidOut
from game.blind_hen.view import BID, LAY, OVER, HenView
from game.dice import Dice
from tests.game.blind_hen.positions import RULES, everything, expected, position, walk

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli")
games = st.tuples(st.sampled_from((3, 4, 5)), st.integers(0, 10**6), st.sampled_from((3, 8, 200)))
positions = st.builds(
    position,
    st.sampled_from((3, 4, 5)),
    st.integers(0, 10**6),
    st.integers(1, 220),
    st.sampled_from((3, 8, 200)),
)


@settings(max_examples=25, deadline=None)
@given(games)
def test_the_game_ends_and_the_sheet_adds_up(game):
    seats, seed, thrift = game
    state = RULES.deal(seats, seed)
    for _decision in walk(state, Dice.from_seed(seed), thrift):
        assert everything(state) == expected(state.sets, finished=state.phase == OVER)
    result = state.result()
    assert result is not None
    assert [sum(scores) for scores in zip(*(line.scores for line in result.lines), strict=True)] == list(
        result.totals
    )
    assert result.winners == tuple(
        seat for seat, total in enumerate(result.totals) if total == max(result.totals)
    )


@settings(max_examples=15, deadline=None)
@given(games)
def test_events_hide_the_package_tell_a_sentence_and_survive_json(game):
    seats, seed, thrift = game
    state = RULES.deal(seats, seed)
    for _seat, action, events in walk(state, Dice.from_seed(seed), thrift):
        assert HenAction.from_json(json.loads(json.dumps(action.to_json()))) == action
        for event in events:
            assert HenEvent.from_json(json.loads(json.dumps(event.to_json()))) == event
            for viewer in (None, *range(seats)):
                seen = event.seen_by(viewer)
                sentence = RULES.tell(seen, NAMES)
                assert sentence and sentence.endswith(".")
                if isinstance(event, LotDrawn | GameEndDrawn | LotLaidOut) and viewer != event.seat:
                    open_slots = event.face_up if isinstance(event, LotLaidOut) else ()
                    assert isinstance(seen, LotDrawn | GameEndDrawn | LotLaidOut)
                    assert all(card is None or slot in open_slots for slot, card in enumerate(seen.cards))


def test_hidden_cards_are_told_as_cards():
    event = LotLaidOut(0, (3, 20, 21), (1,))
    assert RULES.tell(event.seen_by(1), NAMES) == "Ada offers a package and shows Golden Corn."
    assert RULES.tell(LotDrawn(0, (3, 20, 21)).seen_by(1), NAMES) == "Ada draws 3 cards."


@settings(max_examples=50, deadline=None)
@given(positions, st.integers(0, 10**6))
def test_a_view_is_blind_to_what_it_may_not_know(state, seed):
    dice = Dice.from_seed(seed)
    for seat in (None, *range(len(state.displays))):
        view = state.view(seat)
        assert HenView.from_json(json.loads(json.dumps(view.to_json()))) == view
        imagined = RULES.imagine(view, dice)
        assert imagined.view(seat) == view
        assert everything(imagined) == everything(state)
        assert state.phase == OVER or GAME_END in imagined.deck[:10]
        if seat is not None:
            assert imagined.legal(seat) == state.legal(seat)


def test_only_the_auctioneer_knows_the_hidden_cards():
    state = position(4, 9, 1)
    assert state.phase == BID
    hidden = [slot for slot in range(3) if slot not in state.face_up]
    dice = Dice.from_seed(4)
    auctioneer = state.auctioneer
    other = (auctioneer + 1) % 4
    known = [RULES.imagine(state.view(auctioneer), dice) for _world in range(50)]
    assert all(world.lot == state.lot for world in known)
    guessed = [RULES.imagine(state.view(other), dice) for _world in range(800)]
    possible = set(PILE)
    for slot in hidden:
        assert {world.lot[slot] for world in guessed} == possible
    assert {world.deck[-1] for world in guessed} == possible


def test_the_game_end_may_be_anywhere_among_the_last_ten():
    dice = Dice.from_seed(8)
    start = position(3, 2, 1)
    places = {RULES.imagine(start.view(1), dice).deck.index(GAME_END) for _world in range(300)}
    assert places == set(range(10))
    late = RULES.deal(3, 2)
    for _decision in walk(late, Dice.from_seed(3), thrift=3):
        if late.phase == LAY and len(late.deck) < 8:
            break
    assert late.phase == LAY
    left = len(late.deck)
    places = {RULES.imagine(late.view(1), dice).deck.index(GAME_END) for _world in range(200)}
    assert places == set(range(left))


def test_cards_drawn_with_the_game_end_stay_with_the_one_who_drew_them():
    for seed in range(30):
        state = RULES.deal(3, seed)
        for _decision in walk(state, Dice.from_seed(seed), thrift=4):
            pass
        drawer = state.auctioneer
        assert state.view(drawer).lot == tuple(state.lot)
        assert state.view((drawer + 1) % 3).lot == state.view(None).lot == (None,) * len(state.lot)


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
