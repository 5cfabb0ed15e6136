"""Choosing a move by information-set tree search, for any game of the house and any number of players.

Every iteration imagines a fresh state the seat could be sitting in, walks down one shared tree by what has
paid so far among the moves that are possible in that state, plays on quickly, and remembers the outcome.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, log, sqrt
from typing import Any, Final

from game.bots.brain import Brain
from game.bots.levels import Level, Manner
from game.dice import Dice
from game.rules import Action, State, View

AnyBrain = Brain[Any, Any, Any]
AnyState = State[Any, Any]

CURIOSITY: Final = 1.0
"""How eagerly moves that have paid less so far are tried again, in standard deviations of what comes out."""
LEAST_SPREAD: Final = 0.02
LOOK_UP: Final = 32
"""After so many iterations it asks itself whether the move is clear."""
ENOUGH: Final = 96
"""No move is called clear before so many iterations."""
SURE: Final = 4.0
"""A lead of so many standard errors is clear."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, why, and what stood behind it: (action, mean worth, visits), best first; and the whole tree."""

    action: Action
    reason: str
    iterations: int
    ranked: tuple[tuple[Action, float, int], ...]
    tree: object = field(default=None, compare=False, repr=False)


class _Move:
    """What one seat knows of one action at one node."""

    __slots__ = ("available", "square", "sum", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.sum = 0.0
        self.square = 0.0

    def take(self, reward: float) -> None:
        self.visits += 1
        self.sum += reward
        self.square += reward * reward


class _Node:
    """A point in the tree: what each seat that acts there has tried, and where joint choices lead."""

    __slots__ = ("children", "moves")

    def __init__(self) -> None:
        self.moves: dict[int, dict[Action, _Move]] = {}
        self.children: dict[tuple[tuple[int, Action], ...], _Node] = {}


class _Late(Exception):
    """The time is up in the middle of an iteration."""


def choose(
    brain: AnyBrain,
    view: View,
    level: Level,
    seed: int,
    limit_s: float,
    now: Callable[[], float],
    iterations: int | None = None,
) -> Choice:
    """A move for the seat whose view this is, within the limit by that clock.

    With a number of iterations instead of time the clock is not asked, and the same seed and view give the
    same move on every machine.
    """
    start = 0.0 if iterations is not None else now()
    dice = Dice.from_seed(seed)
    seat: int | None = getattr(view, "seat")  # noqa: B009 (every game's view has it, the base declares no fields)
    if seat is None:
        raise ValueError("a bystander has nothing to choose")
    legal = brain.rules.imagine(view, dice).legal(seat)
    if not legal:
        raise ValueError("this seat owes no decision")
    manner = level.manner
    if len(legal) == 1:
        return _settled(brain, view, legal[0])
    if not manner.searches:
        return _settled(brain, view, brain.quick(view, legal, dice, level))
    search = _Search(brain, view, seat, manner, dice)
    if iterations is not None:
        done = search.run(inf, lambda: 0.0, iterations)
    else:
        done = search.run(start + limit_s * manner.share, now, manner.most)
    ranked = search.ranked(legal)
    if not ranked:
        return _settled(brain, view, brain.quick(view, legal, dice, level))
    action = brain.mix(view, ranked, dice, level)
    return Choice(action, brain.reason(view, action), done, tuple(ranked), search.root)


def _settled(brain: AnyBrain, view: View, action: Action) -> Choice:
    return Choice(action, brain.reason(view, action), 0, ((action, 0.0, 0),))


class _Search:
    """One decision being thought over."""

    def __init__(self, brain: AnyBrain, view: View, seat: int, manner: Manner, dice: Dice) -> None:
        self.brain = brain
        self.view = view
        self.seat = seat
        self.dice = dice
        self.imagine = brain.imagine if manner.reads_people else brain.suppose
        self.depth = max(1, round(brain.depth * manner.foresight))
        self.root = _Node()
        self.outcomes = _Move()
        """All that came out for the seat that thinks."""
        self.curiosity = 0.5

    def run(self, deadline: float, now: Callable[[], float], most: int) -> int:
        """Iterate until the time is up, the number is reached or the move is clear; returns how often."""
        done = 0
        start = now()
        longest = 0.0
        while done < most:
            before = now()
            if before + longest >= deadline:
                break
            state = self.imagine(self.view, self.dice)
            longest = max(longest, now() - before)
            try:
                if self.brain.compares:
                    self._compare(state, deadline, now)
                else:
                    self._iterate(state, deadline, now)
            except _Late:
                break
            done += 1
            if done >= ENOUGH and done % LOOK_UP == 0:
                left = most - done
                if deadline < inf:
                    spent = now() - start
                    left = min(left, round((deadline - now()) * done / spent)) if spent > 0 else left
                if self._clear(left):
                    break
        return done

    def _iterate(self, state: AnyState, deadline: float, now: Callable[[], float]) -> None:
        node = self.root
        walked: list[tuple[int, _Move]] = []
        trust = self.brain.trust
        fresh = False
        while not fresh:
            actors = state.actors()
            if not actors:
                break
            steps: list[tuple[int, Action]] = []
            for seat in actors:
                # Seats that decide at the same time each decide by what they know at this very node.
                if steps and seat not in state.actors():
                    continue
                legal = state.legal(seat)
                if seat != self.seat and (trust >= 1 or self.dice.share() < trust):
                    action = self.brain.rollout(state, seat, legal, self.dice) if legal[1:] else legal[0]
                else:
                    action, move = self._pick(node, state, seat, legal)
                    walked.append((seat, move))
                steps.append((seat, action))
                state.apply(seat, action)
            if now() >= deadline:
                raise _Late
            key = tuple(steps)
            child = node.children.get(key)
            if child is None:
                child = node.children[key] = _Node()
                fresh = True
            node = child
        self._play_on(state, self.dice, deadline, now)
        rewards = self.brain.worth(state)
        for seat, move in walked:
            move.take(rewards[seat])
        self.outcomes.take(rewards[self.seat])
        if self.outcomes.visits % 16 == 0:
            # Games differ in how far apart their outcomes lie: a small lead here is a large one there.
            self.curiosity = CURIOSITY * max(LEAST_SPREAD, sqrt(_variance(self.outcomes)))

    def _pick(self, node: _Node, state: AnyState, seat: int, legal: Sequence[Action]) -> tuple[Action, _Move]:
        """Upper confidence among the moves possible now; a move never tried goes first, best guess first."""
        known = node.moves.setdefault(seat, {})
        options = legal if len(legal) == 1 else self.brain.candidates(state, seat, legal)
        best: tuple[Action, _Move] | None = None
        highest = -inf
        untried: tuple[Action, _Move] | None = None
        for action in options:
            move = known.get(action)
            if move is None:
                move = known[action] = _Move()
            move.available += 1
            if untried is not None:
                continue
            if not move.visits:
                untried = action, move
                continue
            bound = move.sum / move.visits + self.curiosity * sqrt(log(move.available) / move.visits)
            if bound > highest:
                best, highest = (action, move), bound
        found = untried or best
        assert found is not None, "a brain left no candidate"
        return found

    def _compare(self, state: AnyState, deadline: float, now: Callable[[], float]) -> None:
        """Every candidate in this one world: whoever decides at the same time does the same against each."""
        options = self.brain.candidates(state, self.seat, state.legal(self.seat))
        for seat in state.actors():
            if seat != self.seat:
                legal = state.legal(seat)
                others = self.brain.rollout(state, seat, legal, self.dice) if legal[1:] else legal[0]
                state.apply(seat, others)
        luck = self.dice.bits()
        rewards: list[float] = []
        for action in options:
            world = state.copy()
            world.apply(self.seat, action)
            self._play_on(world, Dice.from_seed(luck), deadline, now)
            rewards.append(self.brain.worth(world)[self.seat])
        known = self.root.moves.setdefault(self.seat, {})
        for action, reward in zip(options, rewards, strict=True):
            known.setdefault(action, _Move()).take(reward)

    def _play_on(self, state: AnyState, dice: Dice, deadline: float, now: Callable[[], float]) -> None:
        rollout = self.brain.rollout
        for _step in range(self.depth):
            actors = state.actors()
            if not actors:
                return
            seat = actors[0]
            legal = state.legal(seat)
            state.apply(seat, legal[0] if len(legal) == 1 else rollout(state, seat, legal, dice))
            if now() >= deadline:
                raise _Late

    def ranked(self, legal: Sequence[Action]) -> list[tuple[Action, float, int]]:
        """The moves tried at the root that are possible, most tried first."""
        mine = self.root.moves.get(self.seat, {})
        possible = set(legal)
        tried = [
            (action, move.sum / move.visits, move.visits)
            for action, move in mine.items()
            if move.visits and action in possible
        ]
        return sorted(tried, key=lambda one: (-one[2], -one[1]))

    def _clear(self, left: int) -> bool:
        """Whether the first move cannot be overtaken any more, or leads by more than chance explains."""
        mine = sorted(self.root.moves.get(self.seat, {}).values(), key=lambda move: -move.visits)
        if len(mine) < 2 or not mine[1].visits:
            return len(mine) < 2
        first, second = mine[0], mine[1]
        if first.visits - second.visits > left:
            return True
        lead = first.sum / first.visits - max(m.sum / m.visits for m in mine[1:] if m.visits)
        return lead > SURE * sqrt(_variance(first) / first.visits + _variance(second) / second.visits)


def _variance(move: _Move) -> float:
    mean = move.sum / move.visits
    return max(LEAST_SPREAD**2, move.square / move.visits - mean * mean)
