"""Fixed positions and random play for the tests of Second Estimate."""

from collections.abc import Iterator, Sequence

from game.dice import Dice
from game.rules import Event
from game.second_estimate.actions import EstimateAction, Play
from game.second_estimate.cards import CONTRACTORS, contractor
from game.second_estimate.rules import SecondEstimate
from game.second_estimate.state import EstimateState

RULES = SecondEstimate()
C, D, H, S = range(4)


def card(name: str) -> int:
    """A contractor by its short name in the rulebook: 8D, 12C."""
    return contractor("CDHS".index(name[-1]), int(name[:-1]))


def table(plays: Sequence[str], customers: Sequence[int] = (8, 6, 5, 3, 2), spare: int = 1) -> EstimateState:
    """A round in the suit row C, D, H, S where each seat holds its play and some spare cards."""
    cards = [card(name) for name in plays]
    others = [other for other in CONTRACTORS if other not in cards]
    hands = [[one, *[others.pop() for _spare in range(spare)]] for one in cards]
    deck = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    return EstimateState(
        start=0, row=(C, D, H, S), hands=hands, leftover=others, customers=customers, deck=deck
    )


def play_round(state: EstimateState, plays: Sequence[str]) -> list[Event]:
    events: list[Event] = []
    for seat, name in enumerate(plays):
        events += state.apply(seat, Play(card(name)))
    return events


def walk(state: EstimateState, dice: Dice) -> Iterator[tuple[int, EstimateAction, list[Event]]]:
    """Random play to the end, one decision at a time."""
    while actors := state.actors():
        seat = dice.pick(actors)
        action = dice.pick(state.legal(seat))
        yield seat, action, state.apply(seat, action)


def position(seats: int, seed: int, steps: int, hide_totals: bool = False) -> EstimateState:
    """Where random play stands after so many decisions."""
    state = RULES.deal(seats, seed, {"hide_totals": hide_totals})
    for step, _decision in enumerate(walk(state, Dice.from_seed(seed + 1)), start=1):
        if step >= steps:
            break
    return state
