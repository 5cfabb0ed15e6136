"""What crosses the border: JSON both ways, redacted events, independent copies, the same game from a seed."""

import json

import pytest

from game import catalog
from game.none_of_your_business.cards import FACES
from game.none_of_your_business.events import (
    Answered,
    Asked,
    AskSkipped,
    CheckStopped,
    Decided,
    ExtraTurn,
    GameOver,
    Looked,
    Moved,
    OfficeEvent,
    PairLost,
    PairUsed,
    TurnBegan,
)
from game.none_of_your_business.rules import NoneOfYourBusiness
from tests.game.none_of_your_business.office import (
    OPTIONS,
    RULES,
    cards,
    kind,
    played_out,
    refused,
    table,
)

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")


def test_the_game_is_on_the_shelf():
    assert isinstance(catalog.get("none-of-your-business"), NoneOfYourBusiness)
    for preset in RULES.presets:
        RULES.deal(3, 1, preset.options)
    assert {option.key for option in RULES.options} == {"faster_game", "stall_guard", "first_player"}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", RULES.seats)
def test_random_games_end_and_everything_survives_json(seats, options):
    for state, seat, action in played_out(seats, 31 + seats, options):
        record = json.loads(json.dumps(state.to_json()))
        again = RULES.state_from_json(record)
        assert again.to_json() == record
        view = state.view(seat if seat >= 0 else None)
        assert RULES.view.from_json(json.loads(json.dumps(view.to_json()))) == view
        if seat < 0:
            assert state.result() is not None
            continue
        assert RULES.action.from_json(json.loads(json.dumps(action.to_json()))) == action
        twin = state.copy()
        events = again.apply(seat, action)
        assert events == twin.apply(seat, action)
        assert again.to_json() == twin.to_json()
        assert state.to_json() == record
        for event in events:
            assert isinstance(event, OfficeEvent)
            assert RULES.event.from_json(json.loads(json.dumps(event.to_json()))) == event


def test_the_same_seed_is_the_same_game():
    games = [[action for _state, _seat, action in played_out(4, 8)] for _time in range(2)]
    assert games[0] == games[1]
    assert RULES.deal(4, 8).to_json() != RULES.deal(4, 9).to_json()


@pytest.mark.parametrize("seats", RULES.seats)
def test_hidden_cards_are_hidden_in_events(seats):
    for state, seat, action in played_out(seats, 50 + seats):
        if seat < 0:
            break
        for event in state.copy().apply(seat, action):
            if isinstance(event, Moved) and not event.open:
                parties = {event.source, event.goal}
            elif isinstance(event, Looked):
                parties = {event.seat, event.target}
            else:
                assert event.seen_by(None) == event
                continue
            for watcher in (*range(seats), None):
                seen = event.seen_by(watcher)
                assert isinstance(seen, Moved | Looked)
                hidden = watcher not in parties
                assert (set(seen.cards) <= {None}) == (hidden or not seen.cards)
                assert len(seen.cards) == len(event.cards)


def test_somebody_else_cannot_decide_and_nothing_changes():
    state = table("NNF", "BPF", "PPN")
    for seat in (1, 2, 7, -1):
        assert refused(state, seat, state.legal(0)[0])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_event_is_told_in_a_sentence_without_hidden_cards(options):
    for seats in RULES.seats:
        for state, seat, action in played_out(seats, 70, options):
            if seat < 0:
                break
            for event in state.copy().apply(seat, action):
                for watcher in (*range(seats), None):
                    told = RULES.tell(event.seen_by(watcher), NAMES)
                    if isinstance(event, Moved) and event.why == "set":
                        assert told is None
                        continue
                    assert told is not None
                    assert told.endswith((".", "”"))
                    assert "you " not in told.lower().replace("none of your", "")
                    if isinstance(event, Moved) and not event.open and watcher is None:
                        assert not any(face.name in told for face in FACES)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (TurnBegan(0, False), "It is Ada's turn."),
        (TurnBegan(0, True), "Ada takes an extra turn."),
        (Asked(0, 1, cards("NNF"), ()), "Ada shows 2 Pens and 1 Phone and asks Bo for the same."),
        (Asked(0, 1, (), cards("R")), "Ada phones Bo for 1 Retailer."),
        (
            Asked(0, 1, cards("N"), cards("R")),
            "Ada shows 1 Pen, asks Bo for the same and phones for 1 Retailer.",
        ),
        (Answered(1, False), "Bo: “None of your business.”"),
        (Answered(1, True), "Bo gives in."),
        (Decided(0, 1, True), "Ada wants to check Bo's hand."),
        (Decided(0, 1, False), "Ada lets it pass."),
        (CheckStopped(0, 1), "Nobody looks into Bo's hand."),
        (ExtraTurn(2), "Cy will have another turn after this one."),
        (PairLost(2, kind("M")), "Cy lost one of the Managers before using them."),
        (PairUsed(0, kind("M"), (1, -4)), "Ada uses the Managers on Bo and the cards set aside."),
        (PairUsed(0, kind("H"), ()), "Ada uses the Hackers on nobody."),
        (PairUsed(0, kind("I"), ()), "Ada uses the Innovators."),
        (AskSkipped(1), "Bo finds nobody to ask."),
        (Moved(-2, 0, (None, None), "draw up", False), "Ada draws up: 2 cards."),
        (Moved(1, 0, (None,), "random", False), "Ada takes a card at random from Bo."),
        (GameOver((3, 5, 5)), "The deck is empty: Bo and Cy win together with 5 cards each."),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_sentences(event, sentence):
    assert RULES.tell(event, NAMES) == sentence
