"""What every game owes the house, as checks that take any game and raise a plain AssertionError."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from itertools import count
from typing import Any

from game.dice import Dice
from game.match import AnyRules
from game.plain import Json, Plain
from game.rules import TABLE, Action, IllegalAction, Result, State

SEED = 918273645546372819
"""Long, so that it cannot turn up by chance in a view or an event."""
LONGEST_GAME = 20_000
MOMENTS = 7
"""How many moments of a game are looked at closely; the deal and the end are always among them."""
BENT = 40

AnyState = State[Any, Any]
Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Cupboard:
    """Where the JSON of a game's State keeps its cards. An entry may lie deeper: "view.won"."""

    decks: tuple[tuple[str, ...], ...]
    """For each deck of the game, the entries that may hide cards from someone."""
    open: tuple[str, ...] = ()
    """The entries whose cards all see. With the decks they hold each card exactly once."""
    dark: Callable[[dict[str, Json]], list[Path]] = lambda record: []
    """The places that no seat may know anything about."""
    blanks: tuple[Json, ...] = (None,)
    """What stands in a place where no card lies."""
    counted: Callable[[dict[str, Json]], list[Json]] = lambda record: []
    """Cards that the state only counts."""
    gone: tuple[Json, ...] = ()
    """Cards that leave the game unseen, and so are neither counted nor swapped."""
    spread: Callable[[dict[str, Json]], dict[str, Json]] = lambda record: record
    """For games that count equal cards: the record with the cards themselves in its entries."""
    gather: Callable[[dict[str, Json]], dict[str, Json]] = lambda record: record
    """The way back from `spread`."""
    believes: Callable[[Any, dict[str, Json]], bool] = lambda view, record: True
    """Whether all that a view holds to be proven is true in that state."""
    in_part: tuple[str, ...] = ()
    """Actions of which `legal` lists only some."""
    secret: tuple[str, ...] = ()
    """Actions that others see only as far as their views say."""


@dataclass(frozen=True)
class Table:
    """A game at a table: its rules, how many sit there, what they agreed, and where it keeps its cards."""

    rules: AnyRules
    seats: int
    options: Mapping[str, Any]
    cupboard: Cupboard

    def deal(self, seed: int = SEED) -> AnyState:
        state: AnyState = self.rules.deal(self.seats, seed, self.options)
        return state

    def viewers(self) -> list[int | None]:
        return [None, *range(self.seats)]


@dataclass(frozen=True)
class Moment:
    """A state, before the decision that chance then took in it; None at the end."""

    n: int
    state: AnyState
    seat: int
    action: Action | None


def wander(table: Table, seed: int = SEED) -> Iterator[Moment]:
    """A random game from the deal to the end. The state is the running one: copy it to keep it."""
    state = table.deal(seed)
    dice = Dice.from_seed(seed + 1)
    for n in count():
        assert n < LONGEST_GAME, "the game does not end"
        actors = state.actors()
        if not actors:
            yield Moment(n, state, TABLE, None)
            return
        seat = dice.pick(actors)
        listed = state.legal(seat)
        assert listed, f"seat {seat} owes a decision and has none to make"
        action = dice.pick(listed)
        yield Moment(n, state, seat, action)
        state.apply(seat, action)


def closely(table: Table, wanted: int = MOMENTS, seed: int = SEED) -> Iterator[Moment]:
    """Some moments of a random game, the first and the last among them."""
    last = sum(1 for _moment in wander(table, seed)) - 1
    chosen = {0, last, *(Dice.from_seed(seed + 2).sample(range(last), wanted - 2))}
    yield from (moment for moment in wander(table, seed) if moment.n in chosen)


def written(value: Json) -> str:
    return json.dumps(value)


def there_and_back(record: Plain) -> Json:
    return json.loads(written(record.to_json()))


def check_listing(table: Table) -> None:
    """What is listed can be done, in an order that stays, and listing or trying it changes nothing."""
    for moment in closely(table):
        state = moment.state
        before = written(state.to_json())
        actors = state.actors()
        assert len(set(actors)) == len(actors)
        for seat in (TABLE, *range(table.seats)):
            listed = state.legal(seat)
            assert bool(listed) == (seat in actors), f"seat {seat} owes nothing and could act, or the reverse"
            assert len(set(listed)) == len(listed), "an action is listed twice"
            assert listed == state.copy().legal(seat), "the order of legal actions does not stay"
            for action in Dice(moment.n).sample(listed, 12):
                told = state.copy().apply(seat, action)
                assert all(isinstance(event, table.rules.event) for event in told)
        assert written(state.to_json()) == before, "looking at a state or trying a copy changed it"


def check_refusals(table: Table) -> None:
    """What is not lawful is refused with a sentence, and nothing has changed."""
    seen: dict[Action, None] = {}
    for moment in closely(table):
        state = moment.state
        dice = Dice(moment.n)
        for seat in (TABLE, *range(table.seats), table.seats):
            listed = state.legal(seat) if seat < table.seats else []
            some = dice.sample(listed, 20)
            seen |= dict.fromkeys(some)
            lawful = set(listed)
            # The table may let time pass whenever a game is on, whether or not it owes it.
            may_act = bool(listed) or (seat == TABLE and bool(state.actors()))
            tries = [*seen, *(wrong for action in some for wrong in bent(action))]
            for action in dice.sample(tries, BENT):
                if action not in lawful:
                    _refused(table, state, seat, action, may_act)


def _refused(table: Table, state: AnyState, seat: int, action: Action, may_act: bool) -> None:
    attempt = state.copy()
    before = written(attempt.to_json())
    try:
        attempt.apply(seat, action)
    except IllegalAction as refusal:
        assert str(refusal).endswith((".", "!", "?")), f"no sentence: {refusal}"
        assert written(attempt.to_json()) == before, f"{action} was refused and yet changed something"
        return
    known_gap = may_act and type(action).__name__ in table.cupboard.in_part
    assert known_gap, f"{action} by seat {seat} is not listed and was carried out"


def bent(record: Plain) -> Iterator[Any]:
    """The record with one field made wrong in a way that its type allows."""
    for field in fields(record):  # type: ignore[arg-type]
        for value in _bent_value(getattr(record, field.name)):
            yield replace(record, **{field.name: value})  # type: ignore[type-var]


def _bent_value(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, -1, 99, 10**12]
    if isinstance(value, str):
        return ["", value + "x"]
    if isinstance(value, tuple):
        inner = [(*value[:-1], one) for one in _bent_value(value[-1])] if value else []
        return [(), value[1:], value + value[:1], *inner]
    if isinstance(value, Plain):
        return list(bent(value))
    return []


def check_same_seed(table: Table) -> None:
    """The same seed gives the same game, whatever the rest of the program does with chance."""

    def story(disturb: int) -> list[Json]:
        told = []
        for moment in wander(table):
            random.seed(disturb + moment.n)
            told.append([moment.seat, moment.action and moment.action.to_json(), moment.state.to_json()])
        return told

    assert story(1) == story(2), "the same seed gave two different games"
    other = [written(table.deal(seed).to_json()) for seed in range(8)]
    assert len(set(other)) > 1, "every seed gives the same deal"


def check_copies(table: Table) -> None:
    """A copy is a state of its own: old ones stay as they were while the game goes on, and the reverse."""
    kept: list[tuple[AnyState, str]] = []
    for moment in wander(table):
        before = written(moment.state.to_json())
        kept.append((moment.state.copy(), before))
        if moment.action is not None and moment.n % 3 == 0:
            moment.state.copy().apply(moment.seat, moment.action)
            assert written(moment.state.to_json()) == before, "what was done to a copy changed the state"
    for n, (old, before) in enumerate(kept):
        assert written(old.to_json()) == before, f"the copy made after {n} decisions changed later"


def check_replay(table: Table) -> None:
    """A game replayed from the JSON of its decisions is the same at every step, with the same events."""
    again = table.deal()
    for moment in wander(table):
        assert again.to_json() == moment.state.to_json(), f"the replay differs after {moment.n} decisions"
        if moment.action is not None:
            action = table.rules.action.from_json(there_and_back(moment.action))
            assert again.apply(moment.seat, action) == moment.state.copy().apply(moment.seat, moment.action)


def check_json(table: Table) -> None:
    """Actions, events, views, results and states survive JSON; a state that did plays on just the same."""
    rules = table.rules
    for moment in wander(table):
        if moment.action is None:
            result = moment.state.result()
            assert result is not None and Result.from_json(there_and_back(result)) == result
            break
        assert rules.action.from_json(there_and_back(moment.action)) == moment.action
        for event in moment.state.copy().apply(moment.seat, moment.action):
            for seen in (event, *(event.seen_by(seat) for seat in table.viewers())):
                assert rules.event.from_json(there_and_back(seen)) == seen, f"JSON changes {seen}"
    for moment in closely(table):
        for seat in table.viewers():
            view = moment.state.view(seat)
            assert rules.view.from_json(there_and_back(view)) == view, "JSON changes a view"
        record = moment.state.to_json()
        back = rules.state_from_json(json.loads(written(record)))
        assert written(back.to_json()) == written(record), "JSON changes a state"
        _plays_alike(back, moment.state.copy(), Dice(moment.n))


def _plays_alike(one: AnyState, other: AnyState, dice: Dice, steps: int = 40) -> None:
    for _step in range(steps):
        actors = one.actors()
        assert other.actors() == actors
        if not actors:
            return
        seat = dice.pick(actors)
        listed = one.legal(seat)
        assert other.legal(seat) == listed
        action = dice.pick(listed)
        assert one.apply(seat, action) == other.apply(seat, action), "a state from JSON plays on differently"


def check_end(table: Table) -> None:
    """The game ends, says who won and how, and then takes nothing more."""
    last = None
    for moment in wander(table):
        result = moment.state.result()
        assert (result is None) == (moment.action is not None), "there is a result while decisions are owed"
        if moment.action is None:
            assert last is not None and result is not None
            _sound(result, table.seats)
            _refused(table, moment.state, last.seat, last.action, may_act=False)  # type: ignore[arg-type]
        last = moment


def _sound(result: Result, seats: int) -> None:
    assert result.winners and set(result.winners) <= set(range(seats))
    assert len(result.totals) == seats and result.how
    for line in result.lines:
        assert len(line.scores) == seats and len(line.notes) in (0, seats), f"{line.label} leaves someone out"


def check_cards(table: Table) -> None:
    """No card is lost, made or doubled, whatever is done."""

    def cards(state: AnyState) -> Counter[Json]:
        record = state.to_json()
        entries = (table.cupboard.open, *table.cupboard.decks)
        lying = (card for deck in entries for card in places(table, record, deck).values())
        return Counter((*lying, *table.cupboard.counted(record)))

    dealt = cards(table.deal())
    assert dealt.total() > 1
    for moment in wander(table):
        now = cards(moment.state)
        assert now == dealt, f"after {moment.n} decisions: lost {dealt - now}, made {now - dealt}"


def places(table: Table, record: dict[str, Json], entries: tuple[str, ...]) -> dict[Path, Json]:
    """Where every card of these entries lies in the JSON of a state."""
    record = table.cupboard.spread(record)
    nothing = (*table.cupboard.blanks, *table.cupboard.gone)
    return {path: card for entry in entries for path, card in spots(record, entry) if card not in nothing}


def spots(record: dict[str, Json], entry: str) -> Iterator[tuple[Path, Json]]:
    path = tuple(entry.split("."))
    return leaves(at_place(record, path), path)


def leaves(value: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    if isinstance(value, list):
        for place, item in enumerate(value):
            yield from leaves(item, (*path, place))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, (*path, key))
    else:
        yield path, value


def swapped(table: Table, state: AnyState, here: Path, there: Path) -> AnyState:
    """The same state with two cards in each other's place."""
    record = table.cupboard.spread(json.loads(written(state.to_json())))
    one, other = at_place(record, here), at_place(record, there)
    _put(record, here, other)
    _put(record, there, one)
    back: AnyState = table.rules.state_from_json(table.cupboard.gather(record))
    return back


def at_place(record: Json, path: Path) -> Json:
    for step in path:
        record = record[step]
    return record


def _put(record: Json, path: Path, card: Json) -> None:
    at_place(record, path[:-1])[path[-1]] = card
