"""Fixed positions and random play for the tests of Blind Business.

Cards have short names: P7 is the Playground 7, BF the Boardwalk's Flex Player, W a Wild Coach. In an area CW
is a Wild Coach in the Central Station row and W one that stands alone.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from game.blind_business import cards
from game.blind_business.actions import Answer, Ask, BusinessAction, Take
from game.blind_business.cards import ALONE, DECK, ROWS, WILD
from game.blind_business.rows import Row, with_cards
from game.blind_business.rules import BlindBusiness
from game.blind_business.state import BusinessState
from game.dice import Dice
from game.rules import Event, Result

RULES = BlindBusiness()
FAMILY: dict[str, Any] = next(dict(one.options) for one in RULES.presets if one.options)
YES, NO = Answer(True), Answer(False)
PLAIN = ["P5 B6 C7 D8", "P6 B7 C8 D9", "P7 B8 C9 D5", "P8 B9 C5 D6", "P9 B5 C6 D7"]
"""Hands whose cards do nothing when gained."""

E = TypeVar("E", bound=Event)


def card(name: str) -> int:
    if name == "W":
        return WILD
    district = "PBCD".index(name[0])
    return cards.flex(district) if name[1:] == "F" else cards.card(district, int(name[1:]))


def several(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def area(names: str) -> list[Row]:
    """The five rows of one seat."""
    rows: list[Row] = [()] * ROWS
    for name in names.split():
        face = WILD if name.endswith("W") else card(name)
        row = ALONE if name == "W" else "PBCD".index(name[0])
        rows[row] = with_cards(rows[row], face)
    return rows


def table(
    hands: Sequence[str], areas: Sequence[str] = (), draws: str = "", left: int | None = None, **more: Any
) -> BusinessState:
    """A table where these cards lie there; `draws` come first from the deck, which has `left` cards."""
    held = [face for names in hands for face in several(names)]
    rows = [row for at in range(len(hands)) for row in area(areas[at] if at < len(areas) else "")]
    coming = several(draws)
    others = list(DECK)
    for face in (*held, *coming, *(face for row in rows for face in row), *more.get("discards", ())):
        others.remove(face)
    spare = len(others) if left is None else left - len(coming)
    deck = [*reversed(others[:spare]), *reversed(coming)]
    return BusinessState(dice=Dice(7), hands=held, rows=rows, deck=deck, removed=others[spare:], **more)


def play(state: BusinessState, *actions: BusinessAction) -> list[Event]:
    """Whoever is to decide takes each of the actions."""
    events: list[Event] = []
    for action in actions:
        events += state.apply(state.actors()[0], action)
    return events


def trade(state: BusinessState, mine: int, theirs: int, of: int = 1) -> list[Event]:
    """The asker taps one card of another, that one a card in return, and both say yes."""
    return play(state, Ask(of, theirs), YES, Ask(state.asker, mine), YES)


def refuse(state: BusinessState, tapped: int, taken: int, of: int = 1) -> list[Event]:
    """The receiver keeps the tapped card and the asker takes another."""
    return play(state, Ask(of, tapped), NO, Take(taken))


def outcome(state: BusinessState) -> Result:
    """The result of a game that is over."""
    result = state.result()
    assert result is not None
    return result


def owed(state: BusinessState) -> list[tuple[str, int]]:
    """The decisions still to be made, as they stand now."""
    return list(state.todo)


def only(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def names_in(state: BusinessState, seat: int) -> str:
    """A seat's area by short names, rows in order."""
    return " ".join(
        ("PBCD"[row] if row < ALONE else "") + "W" if face == WILD else short(face)
        for row, faces in enumerate(state.area(seat))
        for face in faces
    )


def short(face: int) -> str:
    if face == WILD:
        return "W"
    return "PBCD"[cards.HOME[face]] + (str(cards.NUMBER[face]) if cards.NUMBER[face] else "F")


def hand_in(state: BusinessState, seat: int) -> str:
    return " ".join("-" if face < 0 else short(face) for face in state.hand(seat))


def walk(state: BusinessState, dice: Dice) -> Iterator[tuple[int, BusinessAction, list[Event]]]:
    """Random play to the end, one decision at a time."""
    while actors := state.actors():
        action = dice.pick(state.legal(actors[0]))
        yield actors[0], action, state.apply(actors[0], action)


def position(seats: int, seed: int, steps: int, **options: bool) -> BusinessState:
    """Where random play stands after so many decisions, or at the end."""
    state = RULES.deal(seats, seed, options)
    for step, _decision in enumerate(walk(state, Dice.from_seed(seed + 1)), start=1):
        if step >= steps:
            break
    return state
