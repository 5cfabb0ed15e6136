"""What a game must not tell: checks of views, events and imagined states that take any game."""

import json
from collections import Counter
from typing import Any

from game.dice import Dice
from game.match import HandsAreClosed, Match, Seating
from game.plain import Json
from game.rules import TABLE, Event
from tests.game.contract import (
    LONGEST_GAME,
    SEED,
    AnyState,
    Moment,
    Path,
    Table,
    closely,
    leaves,
    places,
    swapped,
    wander,
    written,
)

SWAPS = 8
LOOKS = 4
"""How often each kind of event is looked at closely in one game."""
DRAWS = 24
MORE_DRAWS = 400
"""Before a card counts as never varying: enough for one that moves in one draw out of fifty."""


def check_views(table: Table) -> None:
    """A view says whose it is and what all may know, and neither seed nor dice nor what lies in the dark."""
    for moment in closely(table):
        state = moment.state
        record = state.to_json()
        for seat in table.viewers():
            view = state.view(seat)
            told: Any = view
            assert (told.seat, told.actors, told.finished) == (
                seat,
                state.actors(),
                state.result() is not None,
            )
            assert view == state.copy().view(seat)
            text = written(view.to_json()) + repr(view)
            assert str(SEED) not in text, "a view tells the seed"
            if "dice" in record:
                assert str(record["dice"]) not in text, "a view tells the dice to come"
                other_dice = table.rules.state_from_json({**json.loads(written(record)), "dice": 12345})
                assert other_dice.view(seat) == view, "a view depends on the dice to come"
        _keeps_the_dark(table, state, Dice(moment.n))


def _keeps_the_dark(table: Table, state: AnyState, dice: Dice) -> None:
    dark = table.cupboard.dark(table.cupboard.spread(state.to_json()))
    for _try in range(SWAPS if len(dark) > 1 else 0):
        here, there = dice.sample(dark, 2)
        changed = swapped(table, state, here, there)
        for seat in table.viewers():
            assert changed.view(seat) == state.view(seat), f"seat {seat} sees what lies at {here} or {there}"
            assert seat is None or changed.legal(seat) == state.legal(seat)


def check_open_hands(table: Table) -> None:
    """Nobody is handed all hands while a match is played; once it is over, they are what each seat knew."""
    seatings = [Seating(f"Seat {seat}", "sky") for seat in range(table.seats)]
    match = Match.start(table.rules, seatings, SEED, table.options)
    then: list[tuple[Any, ...]] = []
    for moment in wander(table):
        then.append(tuple(moment.state.view(seat) for seat in range(table.seats)))
        if moment.action is not None:
            _refuses_open_hands(match)
            _refuses_open_hands(match.at(moment.n // 2))
            match.decide(moment.seat, moment.action)
    assert match.open_hands() == then[-1]
    for n in Dice(match.count).sample(range(match.count), 5):
        memory = match.at(n)
        assert memory.open_hands() == memory.at(n).open_hands() == then[n]
        seat = memory.actors()[0]
        memory.decide(seat, memory.legal(seat)[0])
        if not memory.finished:
            _refuses_open_hands(memory)  # whoever plays on from there plays, and does not remember


def _refuses_open_hands(match: Match) -> None:
    try:
        match.open_hands()
    except HandsAreClosed as refusal:
        assert str(refusal).endswith(".")
        return
    raise AssertionError("all hands are open in a match that is still played")


def check_imagining(table: Table) -> None:
    """An imagined state looks the same to its viewer and to a bystander, and can be played to its end."""
    for moment in closely(table):
        state = moment.state
        before = written(state.to_json())
        for seat in table.viewers():
            view = state.view(seat)
            for draw in range(3):
                imagined = table.rules.imagine(view, Dice(draw))
                assert imagined.view(seat) == view, f"seat {seat} would notice that this is imagined"
                assert imagined.view(None) == state.view(None), "what all may know was imagined differently"
                assert imagined.actors() == state.actors()
                asked = TABLE if seat is None else seat
                assert imagined.legal(asked) == state.legal(asked), (
                    "legal moves depend on what a seat cannot know"
                )
                again = table.rules.imagine(view, Dice(draw))
                assert written(again.to_json()) == written(imagined.to_json()), "imagining needs other chance"
            _finishes(imagined, Dice(moment.n))
        assert written(state.to_json()) == before, "imagining changed the true state"


def _finishes(state: AnyState, dice: Dice) -> None:
    for _step in range(LONGEST_GAME):
        actors = state.actors()
        if not actors:
            assert state.result() is not None
            return
        seat = dice.pick(actors)
        state.apply(seat, dice.pick(state.legal(seat)))
    raise AssertionError("an imagined game does not end")


def check_variety(table: Table, wanted: int = 4) -> None:
    """Over many draws, every card that a viewer cannot know really lies elsewhere now and then."""
    for moment in closely(table, wanted):
        for seat in table.viewers():
            for deck in table.cupboard.decks:
                always = _always_true(table, moment, seat, deck)
                assert not always, (
                    f"after {moment.n} decisions seat {seat} always imagines the truth at {always}"
                )


def _always_true(table: Table, moment: Moment, seat: int | None, deck: tuple[str, ...]) -> list[Path]:
    """Places of unknowable cards that no imagined state changes."""
    view = moment.state.view(seat)
    chance = Dice(moment.n)
    stuck = places(table, moment.state.to_json(), deck)
    for draw in range(MORE_DRAWS):
        if draw == DRAWS:
            stuck = _unknowable(table, moment.state, seat, deck, stuck)
        if not stuck:
            break
        imagined = places(table, table.rules.imagine(view, chance).to_json(), deck)
        stuck = {path: card for path, card in stuck.items() if imagined.get(path) == card}
    return list(stuck)


def _unknowable(
    table: Table, state: AnyState, seat: int | None, deck: tuple[str, ...], stuck: dict[Path, Json]
) -> dict[Path, Json]:
    """Those of the places whose card could be swapped for another and the viewer would see no difference."""
    every = places(table, state.to_json(), deck)
    dice = Dice(len(every))

    def is_hidden(here: Path, card: Json) -> bool:
        others = [there for there, other in every.items() if other != card]
        # A card that is seen to vary is the likeliest to be swapped unseen.
        tries = sorted(dice.shuffled(others), key=stuck.__contains__)[:SWAPS]
        return any(unnoticed(here, swapped(table, state, here, there)) for there in tries)

    def unnoticed(here: Path, other: AnyState) -> bool:
        # A state that sorts its hands may hold the same card at the same place after all.
        moved = places(table, other.to_json(), deck).get(here) != every[here]
        return moved and _same_to(table, seat, state, other)

    return {path: card for path, card in stuck.items() if is_hidden(path, card)}


def _same_to(table: Table, seat: int | None, one: AnyState, other: AnyState) -> bool:
    """Whether the viewer cannot tell these states apart, nor rule out the other by what it holds proven."""
    view = other.view(seat)
    return view == one.view(seat) and table.cupboard.believes(view, other.to_json())


def check_events(table: Table, seed: int = SEED) -> None:
    """Where a viewer's view is the same before and after, what it saw happen is the same too.

    Two hidden cards are swapped, or a secret decision is another one: an event that tells these games apart
    to someone whose views do not has told a secret. Each kind of event is looked at a few times.
    """
    looked: Counter[type[Event]] = Counter()
    for moment in wander(table, seed):
        if moment.action is None:
            return
        after = moment.state.copy()
        told = after.apply(moment.seat, moment.action)
        assert not any(str(seed) in repr(event) for event in told), "an event tells the seed"
        if any(looked[type(event)] < LOOKS for event in told):
            looked.update(map(type, told))
            _same_if_cards_were_swapped(table, moment, after, told)
            _same_if_decided_otherwise(table, moment, after, told)


def _same_if_cards_were_swapped(table: Table, moment: Moment, after: AnyState, told: list[Event]) -> None:
    dice = Dice(moment.n)
    for deck in table.cupboard.decks:
        lying = list(places(table, moment.state.to_json(), deck))
        for _try in range(2 * SWAPS if len(lying) > 1 else 0):
            other = swapped(table, moment.state, *dice.sample(lying, 2))
            blind = [seat for seat in table.viewers() if _same_to(table, seat, moment.state, other)]
            if blind and moment.action in other.legal(moment.seat):
                also_told = other.apply(moment.seat, moment.action)
                _tells_no_more(blind, after, told, other, also_told)


def _same_if_decided_otherwise(table: Table, moment: Moment, after: AnyState, told: list[Event]) -> None:
    secret = [one for one in moment.state.legal(moment.seat) if type(one).__name__ in table.cupboard.secret]
    for action in Dice(moment.n).sample(secret if moment.action in secret else [], SWAPS):
        other = moment.state.copy()
        also_told = other.apply(moment.seat, action)
        blind = [seat for seat in table.viewers() if seat != moment.seat]
        _tells_no_more(blind, after, told, other, also_told)


def _tells_no_more(
    blind: list[int | None], after: AnyState, told: list[Event], other: AnyState, also_told: list[Event]
) -> None:
    for seat in blind:
        if other.view(seat) == after.view(seat):
            assert _words(also_told, seat) == _words(told, seat), f"an event tells seat {seat} a secret"


def _words(told: list[Event], seat: int | None) -> list[Counter[Json]]:
    """What each event names to that seat. In what order a hand that is turned up had lain is no secret."""
    return [Counter(word for _path, word in leaves(event.seen_by(seat).to_json(), ())) for event in told]
