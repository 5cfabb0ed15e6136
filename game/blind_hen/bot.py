"""The brain of Blind Hen's bots: judging packages, bidding, bluffing, and reading what a seller hid."""

from collections.abc import Sequence
from math import exp
from typing import Final

from game.blind_hen import bot_auction as auction
from game.blind_hen.actions import Bid, Fold, HenAction, LayOut, Pay, Take
from game.blind_hen.bot_yards import Judgement, yards
from game.blind_hen.cards import HEN, card_name
from game.blind_hen.payments import LISTED
from game.blind_hen.state import HenState
from game.blind_hen.view import BID, FOLDED, LAY, OVER, PAY, HenView
from game.bots.brain import Brain
from game.bots.levels import Level
from game.dice import Dice
from game.words import _

RELAXED: Final = Judgement(stall=(10.0, 1.0, 18.0), envy=0.0)
"""Likes to sell, does not see the end coming, and does not mind who gets rich by it."""
HASTE: Final = 0.12
"""How often a relaxed player bids by a rough guess, or shows the first cards that come to hand."""
WORLDS: Final = 6
"""Packages thought of for each one kept: those that fit the opening bid better are kept more often."""
SURPRISE: Final = 3.0
"""By so much value an opening bid may miss what the package seems worth to the seller."""
CLOSE: Final = 0.006
"""Ways to lay out that promise about the same are mixed, so that what is hidden tells less."""
PAYMENTS: Final = 3
"""So many payments are tried out."""


class BlindHenBrain(Brain[HenState, HenAction, HenView]):
    """Knows that selling is worth more than most packages, and that this ends with the pile."""

    depth = 1

    def quick(self, view: HenView, legal: Sequence[HenAction], rng: Dice, level: Level) -> HenAction:
        assert view.seat is not None
        state = self.rules.imagine(view, rng)
        if level != Level.RELAXED:
            return _listed(auction.move(state, view.seat, rng), legal)
        if rng.share() < HASTE:
            return _hasty(state, view.seat, legal, rng)
        return _listed(auction.move(state, view.seat, rng, RELAXED), legal)

    def rollout(self, state: HenState, seat: int, legal: Sequence[HenAction], rng: Dice) -> HenAction:
        return auction.move(state, seat, rng)

    def candidates(self, state: HenState, seat: int, legal: Sequence[HenAction]) -> Sequence[HenAction]:
        table = yards(state)
        found: list[HenAction]
        if state.phase == BID:
            worths = (
                auction.opening_worth(state, table, state.face_up)
                if seat == state.auctioneer
                else auction.answer_worth(state, table, seat)
            )
            worths = sorted(worths, key=lambda one: -one[1])[:BIDS]
            found = [Fold() if bid == FOLDED else Bid(bid) for bid, _worth in worths]
        elif state.phase == PAY:
            found = [Pay(cards) for cards in auction.cheapest_payments(state, table, seat)[:PAYMENTS]]
            if len(legal) >= LISTED:
                found = [one for one in found if one in legal] or [_listed(found[0], legal)]
        elif state.phase == LAY:
            found = [LayOut(face_up) for face_up, _worth in auction.best_layouts(state, table)[:LAYOUTS]]
        else:
            gains = table.flow(seat, seat, 1)
            kinds = sorted(set(state.middle), key=lambda kind: -gains[kind])
            found = [Take(kind) for kind in kinds[:TAKES]]
        return found

    def imagine(self, view: HenView, rng: Dice) -> HenState:
        """The seller's opening bid tells of the hidden cards: worlds where it makes sense come up oftener."""
        state = self.rules.imagine(view, rng)
        opening = view.bids[view.auctioneer]
        if view.phase != BID or opening is None or None not in view.lot:
            return state
        for _world in range(WORLDS - 1):
            if rng.share() < _likelihood(state, opening):
                break
            state = self.rules.imagine(view, rng)
        return state

    def worth(self, state: HenState) -> tuple[float, ...]:
        if state.phase == OVER:
            return _final(state)
        if state.phase != LAY:
            state = state.copy()
            auction.settle(state)
            if state.phase == OVER:
                return _final(state)
        return tuple(yards(state).chances())

    def mix(
        self,
        view: HenView,
        ranked: Sequence[tuple[HenAction, float, int]],
        rng: Dice,
        level: Level,
    ) -> HenAction:
        best = max(ranked, key=lambda one: one[1] if one[2] >= ranked[0][2] // 3 else -1.0)
        if view.phase != LAY:
            return best[0]
        close = [one for one in ranked if one[1] >= best[1] - CLOSE]
        return rng.pick(close)[0]

    def reason(self, view: HenView, action: HenAction) -> str:
        return _reason(view, action)


BIDS: Final = 6
LAYOUTS: Final = 4
TAKES: Final = 3


def _final(state: HenState) -> tuple[float, ...]:
    """Who has won, and a little for being close."""
    result = state.result()
    assert result is not None
    top, share = max(result.totals), 1.0 / len(result.winners)
    return tuple(
        0.95 * (share if seat in result.winners else 0.0) + 0.05 * exp((total - top) / 10.0)
        for seat, total in enumerate(result.totals)
    )


def _listed(action: HenAction, legal: Sequence[HenAction]) -> HenAction:
    """The action itself, or for a payment that a long list leaves out, the listed one most like it."""
    if not isinstance(action, Pay) or action in legal:
        return action
    wanted = action.cards
    return max(
        legal, key=lambda one: sum(card in wanted for card in one.cards) if isinstance(one, Pay) else 0
    )


def _hasty(state: HenState, seat: int, legal: Sequence[HenAction], rng: Dice) -> HenAction:
    """What somebody does who is talking: never absurd, never thought through."""
    if state.phase == LAY:
        return rng.pick(legal)
    if state.phase == BID:
        guess = Bid((state.best or 0) + 1 + rng.below(3))
        if guess in legal and guess.amount <= state.worth[seat] // 2:
            return guess
        return Fold() if seat != state.auctioneer else legal[0]
    if state.phase == PAY:
        return legal[0]
    return max(legal, key=lambda one: one.card if isinstance(one, Take) else 0)


def _likelihood(state: HenState, opening: int) -> float:
    """How well an opening bid fits a package: sellers go up to its worth to them, or stay below."""
    table = yards(state)
    seat = state.auctioneer
    worth = auction.package_worth(state, table, seat, seat, state.face_up)
    most = auction.reach(auction.curve(state, table, seat, None), worth)
    beyond = opening - most
    return exp(-((beyond / SURPRISE) ** 2) / 2) if beyond > 0 else 1.0


def _reason(view: HenView, action: HenAction) -> str:
    left = view.deck // 3
    match action:
        case LayOut(face_up):
            shown = _and([card_name(card) for slot in face_up if (card := view.lot[slot]) is not None])
            hidden = [card for slot, card in enumerate(view.lot) if slot not in face_up]
            if HEN in hidden:
                return _("Showing {cards} brings bids; nobody needs to see the hen.").format(cards=shown)
            return _("Showing {cards} brings bids, and the rest stays a riddle.").format(cards=shown)
        case Bid(amount) if view.seat == view.auctioneer:
            return _("An opening of {amount} makes the others pay to sell the next package.").format(
                amount=amount
            )
        case Bid(amount) if left <= 3:
            return _("The pile is short: {amount} is worth it for these cards alone.").format(amount=amount)
        case Bid(amount):
            return _("{amount} buys the package and the right to sell the next one.").format(amount=amount)
        case Fold():
            return _("At {best} this package costs more than it brings.").format(best=view.best or 0)
        case Pay(cards):
            return _("You can spare {cards} most easily.").format(
                cards=_and([card_name(card) for card in cards])
            )
        case Take(card):
            return _("{card} helps your colours most.").format(card=card_name(card).capitalize())
    raise ValueError(f"{type(action).__name__} is not an action of Blind Hen")


def _and(names: Sequence[str]) -> str:
    return ", ".join(names[:-1]) + _(" and ") + names[-1] if len(names) > 1 else "".join(names)
