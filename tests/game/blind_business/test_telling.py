"""The log in words: people by name, hidden cards as a card, and the state's own JSON."""

import json

import pytest

from game.blind_business.actions import AddCard, Ask, BusinessAction, Discard, Pass, PlaceWild, Swap
from game.blind_business.cards import BACK, DOWNTOWN, PLAYGROUND
from game.blind_business.events import Asked, BusinessEvent, Drawn, Finished, WildPlaced
from game.dice import Dice
from game.rules import Result
from tests.game.blind_business.positions import (
    NO,
    PLAIN,
    RULES,
    YES,
    card,
    outcome,
    play,
    position,
    table,
    trade,
    walk,
)

NAMES = ("Mara", "Otto", "Pip", "Juno", "Kim")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_event_of_a_game_is_told_in_one_sentence_and_survives_json(seats):
    kinds = set()
    for seed in range(25):
        for seat, action, told in walk(RULES.deal(seats, seed), Dice.from_seed(seed)):
            assert BusinessAction.from_json(json.loads(json.dumps(action.to_json()))) == action
            for event in told:
                for seen in (event, event.seen_by(seat), event.seen_by(None)):
                    assert BusinessEvent.from_json(json.loads(json.dumps(seen.to_json()))) == seen
                    sentence = RULES.tell(seen, NAMES)
                    assert sentence is not None and sentence[-1] in ".!" and "you" not in sentence.lower()
                    assert "{" not in sentence and sentence[0].isupper()
                kinds.add(type(event))
    assert {kind.__name__ for kind in kinds} == {kind.__name__ for kind in BusinessEvent.__subclasses__()}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Asked(0, 1, 2, card("B7"), False, False), "Mara asks Otto for Boardwalk 7."),
        (Asked(0, 1, 2, BACK, False, False), "Mara asks Otto for a card."),
        (Asked(1, 0, 2, card("DF"), False, True), "Otto asks Mara for the Downtown Flex Player in return."),
        (Asked(0, 1, 2, BACK, True, False), "Mara spends an OK card and asks Otto for a card."),
        (Drawn(2, 1, BACK), "Pip draws a card."),
        (WildPlaced(0, 1, DOWNTOWN), "Mara puts a Wild Coach in the Downtown row."),
        (WildPlaced(0, 2, PLAYGROUND), "Mara puts 2 Wild Coaches in the Playground row."),
        (Finished((0,), (73, 8), False), "Mara wins with 73 points."),
        (Finished((0, 1), (73, 8), True), "A Perfect Swing! Mara and Otto win."),
    ],
)
def test_some_sentences(event, sentence):
    assert RULES.tell(event, NAMES) == sentence


@pytest.mark.parametrize("steps", [0, 7, 23, 40, 200])
def test_a_state_survives_json_and_plays_on_the_same(steps):
    state = position(4, seed=6, steps=steps)
    record = json.loads(json.dumps(state.to_json()))
    back = RULES.state_from_json(record)
    assert back.to_json() == state.to_json()
    assert list(walk(back, Dice(1))) == list(walk(state, Dice(1)))


def test_a_copy_is_a_state_of_its_own():
    state = position(3, seed=2, steps=12)
    before = state.to_json()
    twin = state.copy()
    list(walk(twin, Dice(1)))
    assert state.to_json() == before and twin.to_json() != before


def test_a_result_has_a_line_for_all_that_scored():
    state = table(PLAIN[:4], ["P1 P2 B1", "B2 B3", "C2 D2", ""], left=2)
    trade(state, mine=3, theirs=3)
    play(state, Pass())
    result = outcome(state)
    assert [line.label for line in result.lines] == [
        "Playground",
        "Boardwalk",
        "Central Station",
        "Downtown",
        "5 and 6 of one district",
        "7, 8 and 9 of one district",
        "Second in the Playground",
        "Most on the Boardwalk",
        "Central Station and Downtown pairs",
    ]
    assert Result.from_json(json.loads(json.dumps(result.to_json()))) == result
    assert all(len(line.scores) == len(line.notes) == 4 for line in result.lines)


def test_actions_read_back_by_name():
    for action in (Ask(1, 2, True), NO, YES, Swap(3), Pass(), PlaceWild(4), Discard(1, 20), AddCard(2, 4)):
        assert BusinessAction.from_json(action.to_json()) == action
    with pytest.raises(ValueError, match="BusinessAction"):
        BusinessAction.from_json({"is": "Drawn", "seat": 0, "slot": 0, "card": 0})
