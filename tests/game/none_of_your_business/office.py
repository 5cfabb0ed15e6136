"""Fixed positions and random play for the tests of None of Your Business.

Cards are letters: B(riefcase) P(apers) N (pen) F (phone) H(acker) I(nnovator) M(anager) G (mogul) R(etailer).
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from game.none_of_your_business.actions import (
    Ask,
    Check,
    Choose,
    Give,
    OfficeAction,
    Pass,
    Play,
    Refuse,
    Wait,
)
from game.none_of_your_business.hands import spread
from game.none_of_your_business.rules import NoneOfYourBusiness
from game.none_of_your_business.state import Office
from game.rules import Event, IllegalAction

RULES = NoneOfYourBusiness()
GIVE, REFUSE, CHECK, PASS, WAIT = Give(), Refuse(), Check(), Pass(), Wait()
LETTERS = "BPNFHIMGR"
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"faster_game": True}, {"stall_guard": False})

E = TypeVar("E", bound=Event)


def cards(letters: str) -> tuple[int, ...]:
    return tuple(sorted(LETTERS.index(letter) for letter in letters))


def kind(letter: str) -> int:
    return LETTERS.index(letter)


def table(*hands: str, next_cards: str = "", pile: str = "", aside: str = "", **more: Any) -> Office:
    """A position before the ask of seat 0 unless `turn_of` says otherwise."""
    return Office.setup(
        [cards(hand) for hand in hands],
        next_cards=[kind(letter) for letter in next_cards],
        pile=[kind(letter) for letter in pile],
        aside=cards(aside),
        **more,
    )


def held(state: Office, seat: int) -> str:
    """A hand as letters."""
    return "".join(LETTERS[card] for card in spread(state.hands[seat]))


def hand(letters: str) -> str:
    """The letters in the order of `held`."""
    return "".join(LETTERS[card] for card in cards(letters))


def play(letter: str, target: int | None = None) -> Play:
    return Play(kind(letter), target)


def ask(target: int, shown: str, phoned: str = "") -> Ask:
    return Ask(target, cards(shown), cards(phoned))


def choose(letters: str) -> Choose:
    return Choose(cards(letters))


def do(state: Office, *steps: tuple[int, OfficeAction]) -> list[Event]:
    """Apply the steps and return all that happened."""
    return [event for seat, action in steps for event in state.apply(seat, action)]


def no_reaction(state: Office) -> list[Event]:
    """Nobody answers the check or pass that was just announced."""
    events: list[Event] = []
    while state.stage == "react" and not state.stack:
        events += state.apply(state.acting[0], WAIT)
    return events


def only(events: Sequence[Event], kind_of_event: type[E]) -> E:
    found = every(events, kind_of_event)
    assert len(found) == 1, events
    return found[0]


def every(events: Sequence[Event], kind_of_event: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind_of_event)]


def refused(state: Office, seat: int, action: OfficeAction) -> str:
    """The sentence with which the table says no; nothing may have changed."""
    before = state.to_json()
    try:
        state.apply(seat, action)
    except IllegalAction as no:
        assert state.to_json() == before
        return str(no)
    raise AssertionError(f"{action} was accepted")


def allowed(state: Office, seat: int, action: OfficeAction) -> bool:
    """Whether it is listed, and then also accepted."""
    if action not in state.legal(seat):
        return False
    state.copy().apply(seat, action)
    return True


def played_out(
    seats: int, seed: int, options: dict[str, Any] | None = None
) -> Iterator[tuple[Office, int, OfficeAction]]:
    """Random play: each state with the decision about to be applied to it, and in the end the last state."""
    state, choice = RULES.deal(seats, seed, options), random.Random(seed)
    while state.actors():
        seat = choice.choice(state.actors())
        action = choice.choice(state.legal(seat))
        yield state, seat, action
        state.apply(seat, action)
    yield state, -1, WAIT
