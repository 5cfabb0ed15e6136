"""What a bot knows of Second Estimate: how likely a card comes second, and when that is worth a good card."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, exp
from typing import ClassVar, Final

from game.bots.brain import Brain
from game.bots.levels import Level
from game.dice import Dice
from game.second_estimate.actions import MOVE, EstimateAction, EstimateView, MoveSuit, Play
from game.second_estimate.cards import (
    CONTRACTORS,
    CUSTOMERS,
    NUMBERS,
    SUITS,
    card_name,
    suit_name,
    suit_of,
)
from game.second_estimate.state import EstimateState
from game.words import _

STEPS: Final = 44
"""Chances to be beaten are told apart in so many steps."""
_SUIT_BITS: Final = (1 << NUMBERS) - 1
_ALL: Final = (1 << len(CONTRACTORS)) - 1
PATIENCE: Final = 0.3
"""How much of what a card usually brings is still in it later: the row will be another one by then."""
NEAR: Final = 1.2
"""Cards that promise so many points less at a glance are still tried out; chance drowns the rest."""
PEOPLE_WOBBLE: Final = 2.4
"""People at a table play for this round, and misjudge a card by up to so many points either way."""
WOBBLE: Final = 2.4
"""By how many points a relaxed player misjudges a card, either way."""
SPREAD: Final = 2.0
"""Points by which one round more lets totals drift apart: how sure a lead is."""
CLOSE: Final = 0.004
"""Cards whose chance to win the game is lower by no more than this are as good as the best."""


class SecondEstimateBrain(Brain[EstimateState, EstimateAction, EstimateView]):
    """Looks for the card that two in three others beat once, and keeps it for customers that pay."""

    depth: ClassVar[int] = 1
    trust: ClassVar[float] = 1.0
    compares: ClassVar[bool] = True

    def quick(
        self, view: EstimateView, legal: Sequence[EstimateAction], rng: Dice, level: Level
    ) -> EstimateAction:
        unseen = _without(_ALL, view.hand, *view.played)
        if view.phase == MOVE:
            if level is Level.RELAXED and rng.below(2):
                return legal[view.row.index(view.moving or 0)]
            return _best_place(view.row, view.moving or 0, view.hand, unseen, len(view.played), legal)
        relaxed = level is Level.RELAXED
        noise = [WOBBLE * (rng.share() - rng.share()) if relaxed else 0.0 for _action in legal]
        patience = 0.0 if relaxed else PATIENCE
        judged = _judged(view.hand, view.row, view.customers, unseen, patience)
        best = max(range(len(legal)), key=lambda i: judged[i] + noise[i])
        return legal[best]

    def rollout(
        self, state: EstimateState, seat: int, legal: Sequence[EstimateAction], rng: Dice
    ) -> EstimateAction:
        hand = state.hands[seat]
        unseen = _without(_ALL, hand, *state.played)
        if state.mover is not None:
            return _best_place(
                state.row, suit_of(state.played[seat][-1]), hand, unseen, len(state.hands), legal
            )
        judged = _judged(hand, state.row, state.customers, unseen, 0.0)
        wobbly = [points + PEOPLE_WOBBLE * (rng.share() - rng.share()) for points in judged]
        return legal[max(range(len(legal)), key=wobbly.__getitem__)]

    def candidates(
        self, state: EstimateState, seat: int, legal: Sequence[EstimateAction]
    ) -> Sequence[EstimateAction]:
        if state.mover is not None or len(legal) < 3:
            return legal
        hand = state.hands[seat]
        judged = _judged(hand, state.row, state.customers, _without(_ALL, hand, *state.played), PATIENCE)
        order = sorted(range(len(legal)), key=judged.__getitem__, reverse=True)
        enough = judged[order[0]] - NEAR
        return [legal[i] for i in order if judged[i] >= enough]

    def imagine(self, view: EstimateView, rng: Dice) -> EstimateState:
        """Cards that lie face down already were chosen by somebody, and not by chance."""
        state = self.rules.imagine(view, rng)
        for seat, laid in enumerate(state.chosen):
            if laid is not None and seat != view.seat:
                hand = state.hands[seat]
                hand.append(laid)
                hand.sort()
                state.chosen[seat] = None
                action = self.rollout(state, seat, state.legal(seat), rng)
                assert isinstance(action, Play)
                hand.remove(action.card)
                state.chosen[seat] = action.card
        return state

    def worth(self, state: EstimateState) -> tuple[float, ...]:
        """The chance to end highest: totals so far, what the hands promise, and how much can still happen."""
        totals = [float(sum(taken)) for taken in state.won]
        left = len(state.hands[0]) + (state.chosen[0] is not None)
        if not left:
            return _final(state, totals)
        shown = _without(_ALL, *state.played)
        for seat, hand in enumerate(state.hands):
            cards = hand if state.chosen[seat] is None else [*hand, state.chosen[seat]]
            totals[seat] += _promise(cards, state.row, shown, len(totals))  # type: ignore[arg-type]
        heat = SPREAD * left**0.5
        top = max(totals)
        powers = [exp((total - top) / heat) for total in totals]
        whole = sum(powers)
        return tuple(power / whole for power in powers)

    def mix(
        self,
        view: EstimateView,
        ranked: Sequence[tuple[EstimateAction, float, int]],
        rng: Dice,
        level: Level,
    ) -> EstimateAction:
        """All choose at once, so a card that is nearly as good is played at times: nobody can count on it."""
        if view.phase == MOVE:
            return ranked[0][0]
        best = max(mean for _action, mean, _visits in ranked)
        return rng.pick([action for action, mean, _visits in ranked if mean >= best - CLOSE])

    def reason(self, view: EstimateView, action: EstimateAction) -> str:
        if isinstance(action, MoveSuit):
            suit = suit_name(view.moving or 0)
            if view.row[action.place] == view.moving:
                return _("Your hand is best with {suit} just where they are.").format(suit=suit)
            return _("Your hand likes {suit} better at place {place}.").format(
                suit=suit, place=action.place + 1
            )
        assert isinstance(action, Play)
        return _why_this_card(view, action.card)


def _final(state: EstimateState, totals: Sequence[float]) -> tuple[float, ...]:
    result = state.result()
    assert result is not None
    split = 1 / len(result.winners)
    best = max(totals)
    return tuple(
        0.97 * (split if seat in result.winners else 0.0) + 0.03 * total / max(best, 1.0)
        for seat, total in enumerate(totals)
    )


def _why_this_card(view: EstimateView, card: int) -> str:
    unseen = _without(_ALL, view.hand, *view.played)
    beaten = _beaten(card, view.row, unseen)
    name = card_name(card)
    rivals = len(view.hand_sizes) - 1
    ahead = beaten * rivals
    if ahead < 0.5:
        return _("The {card} will probably be strongest: a cheap round to spend it in.").format(card=name)
    if ahead > rivals - 0.75:
        return _("The {card} should come last, and then the suit row is yours to change.").format(card=name)
    if ahead < 1.6:
        sentence = _("About one rival should beat the {card}, and second place takes the {value}.")
        return sentence.format(card=name, value=view.customers[0])
    return _("The {card} earns a fair share here and keeps your better cards for later.").format(card=name)


# -- chances -----------------------------------------------------------------------------------------


def _without(cards: int, *gone: Sequence[int]) -> int:
    for some in gone:
        for card in some:
            cards &= ~(1 << card)
    return cards


def _by_strength(cards: int, row: Sequence[int]) -> int:
    """The same set of cards with the weakest at bit 0."""
    strong = 0
    for suit in row:
        strong = strong << NUMBERS | (cards >> (suit * NUMBERS) & _SUIT_BITS)
    return strong


def _lifts(row: Sequence[int]) -> list[int]:
    """What to add to a card for its place in the order of strength."""
    lift = [0] * len(SUITS)
    for place, suit in enumerate(row):
        lift[suit] = (len(SUITS) - 1 - place - suit) * NUMBERS
    return lift


def _beaten(card: int, row: Sequence[int], unseen: int) -> float:
    """The share of unseen cards that are stronger."""
    strength = card + _lifts(row)[card // NUMBERS]
    return (_by_strength(unseen, row) >> strength).bit_count() / max(1, unseen.bit_count())


@cache
def _odds(rivals: int) -> tuple[tuple[float, ...], ...]:
    """For each chance of being beaten by one rival: the chances that so many rivals beat the card."""
    return tuple(
        tuple(comb(rivals, k) * p**k * (1 - p) ** (rivals - k) for k in range(rivals + 1))
        for p in (step / STEPS for step in range(STEPS + 1))
    )


@lru_cache(maxsize=4096)
def _pays(customers: tuple[float, ...]) -> list[float]:
    """What a card may expect of these customers, by its chance of being beaten."""
    slots = (customers[-1], *customers[:-1])  # the strongest card gets the last customer
    return [
        sum(odd * slot for odd, slot in zip(odds, slots, strict=True)) for odds in _odds(len(customers) - 1)
    ]


@cache
def _usual(seats: int) -> tuple[float, ...]:
    """The customers of an average round, best first."""
    dice = Dice.from_seed(seats)
    rounds = [sorted(dice.sample(CUSTOMERS, seats), reverse=True) for _round in range(400)]
    return tuple(sum(column) / len(rounds) for column in zip(*rounds, strict=True))


@cache
def _usual_pays(seats: int) -> tuple[float, ...]:
    return tuple(_pays(_usual(seats)))


def _steps(cards: Sequence[int], row: Sequence[int], unseen: int) -> list[int]:
    lift = _lifts(row)
    strong = _by_strength(unseen, row)
    scale = STEPS / max(1, unseen.bit_count())
    return [round((strong >> (card + lift[card // NUMBERS])).bit_count() * scale) for card in cards]


def _judged(
    hand: Sequence[int], row: Sequence[int], customers: Sequence[int], unseen: int, patience: float
) -> list[float]:
    """What each card of the hand brings now, less what it would bring later."""
    seats = len(customers)
    steps = _steps(hand, row, unseen)
    pays = _pays(tuple(customers))
    if not patience:
        return [pays[step] for step in steps]
    usual = _usual_pays(seats)
    return [pays[step] - patience * usual[step] for step in steps]


def _promise(cards: Sequence[int], row: Sequence[int], unseen: int, seats: int) -> float:
    """What a hand will bring in the rounds to come, as far as that can be told from it."""
    usual = _usual_pays(seats)
    return PATIENCE * sum([usual[step] for step in _steps(cards, row, unseen)])


def _best_place(
    row: Sequence[int],
    suit: int,
    hand: Sequence[int],
    unseen: int,
    seats: int,
    legal: Sequence[EstimateAction],
) -> EstimateAction:
    """The place that makes the hand most promising; the place it has where nothing is better."""
    rest = [one for one in row if one != suit]

    def gain(action: EstimateAction) -> float:
        assert isinstance(action, MoveSuit)
        moved = [*rest[: action.place], suit, *rest[action.place :]]
        return _promise(hand, moved, unseen, seats) + (0.01 if moved == list(row) else 0.0)

    return max(legal, key=gain)
