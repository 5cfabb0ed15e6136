"""Fixed positions and random play for the tests of Blind Hen."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.blind_hen.actions import Bid, Fold, HenAction, LayOut
from game.blind_hen.cards import (
    COLOURS,
    CORN,
    GAME_END,
    HEN,
    PILE,
    STARTER_SETS,
    chicken,
    is_chicken,
)
from game.blind_hen.rules import BlindHen
from game.blind_hen.state import HenState
from game.dice import Dice
from game.rules import Event

RULES = BlindHen()


def cards(text: str) -> tuple[int, ...]:
    """Cards by short names: g2 y1 r3 p4 b1, and corn, hen, end."""
    others = {"corn": CORN, "hen": HEN, "end": GAME_END}
    initials = [colour[0] for colour in COLOURS]
    return tuple(
        others[word] if word in others else chicken(initials.index(word[0]), int(word[1:]))
        for word in text.split()
    )


def auction(
    *displays: str, lot: str = "g1 corn hen", after: str = "y1 r1 p1", auctioneer: int = 0
) -> HenState:
    """An auction about to be laid out, with `after` as the next cards and then the Game End."""
    return HenState(
        auctioneer=auctioneer,
        sets=range(len(displays)),
        displays=[cards(display) for display in displays],
        lot=cards(lot),
        deck=[GAME_END, *reversed(cards(after))],
    )


def bidding(state: HenState, *bids: int | None) -> list[Event]:
    """Lay out the first card, then bid around the table; None folds."""
    events = state.apply(state.turn, LayOut((0,)))
    for amount in bids:
        events += state.apply(state.turn, Fold() if amount is None else Bid(amount))
    return events


def held(state: HenState, seat: int) -> tuple[int, ...]:
    return state.view(None).displays[seat]


def walk(state: HenState, dice: Dice, thrift: int = 200) -> Iterator[tuple[int, HenAction, list[Event]]]:
    """Random play to the end, one decision at a time; a thrifty table bids little."""
    while actors := state.actors():
        (seat,) = actors
        options = state.legal(seat)
        modest = [one for one in options if not isinstance(one, Bid) or one.amount <= thrift]
        action = dice.pick(modest or options[:1])
        yield seat, action, state.apply(seat, action)


def position(seats: int, seed: int, steps: int, thrift: int = 200) -> HenState:
    """Where random play stands after so many decisions."""
    state = RULES.deal(seats, seed)
    for step, _decision in enumerate(walk(state, Dice.from_seed(seed + 1), thrift), start=1):
        if step >= steps:
            break
    return state


def everything(state: HenState) -> Counter[int]:
    """Every card in the game, wherever it lies; the Game End is gone once drawn."""
    view = state.view(None)
    found = Counter([*state.deck, *state.lot, *state.middle])
    for display in view.displays:
        found.update(display)
    found.update({HEN: sum(state.hens), CORN: sum(state.corn)})
    return found


def expected(sets: Sequence[int], finished: bool) -> Counter[int]:
    whole = Counter(PILE)
    for index in sets:
        whole.update(STARTER_SETS[index])
    whole.update({GAME_END: 0 if finished else 1})
    return +whole


def chickens(state: HenState) -> int:
    return sum(count for card, count in everything(state).items() if is_chicken(card))
