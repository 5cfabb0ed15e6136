"""How a bot goes through an auction of Blind Hen: what to show, bid, pay and take."""

from collections.abc import Sequence
from math import exp
from typing import Final, TypeAlias

from game.blind_hen.actions import Bid, Fold, HenAction, LayOut, Pay, Take
from game.blind_hen.bot_yards import USUAL, Judgement, Yards, yards
from game.blind_hen.cards import CHICKENS, LOT_SIZE, WORTH
from game.blind_hen.state import HenState
from game.blind_hen.view import BID, FOLDED, LAY, OVER, PAY
from game.dice import Dice

HIGHEST: Final = 24
"""Higher opening bids are not thought about."""

Curve: TypeAlias = list[tuple[int, float]]
"""Ways to pay, cheapest first: value of a card, and what it costs its owner per point of value."""


def move(state: HenState, seat: int, rng: Dice | None = None, mind: Judgement = USUAL) -> HenAction:
    """A sensible move from what this seat knows; with dice, close choices are mixed a little."""
    table = yards(state, mind)
    if state.phase == BID:
        if seat == state.auctioneer:
            return Bid(best_opening(state, table, state.face_up)[0])
        return best_answer(state, table, seat)
    if state.phase == PAY:
        return Pay(cheapest_payments(state, table, seat)[0])
    if state.phase == LAY:
        return LayOut(best_layouts(state, table, rng)[0][0])
    return Take(best_take(state, table, seat))


# --- What it costs to pay ---


def prices(table: Yards, seat: int, to: int | None) -> list[float]:
    """What it costs a seat, in points ahead of the rest, to give each kind to somebody or into the middle."""
    loss = table.flow(seat, seat, -1)
    if to is not None:
        return [-own - other for own, other in zip(loss, table.flow(seat, to, 1), strict=True)]
    takers = [other for other in table.seats if other != seat]
    gifts = [table.flow(seat, other, 1) for other in takers]
    # Whoever likes a card best will take it more often than not.
    return [
        -own - 0.5 * (min(gift) + sum(gift) / len(takers)) for own, *gift in zip(loss, *gifts, strict=True)
    ]


def curve(state: HenState, table: Yards, seat: int, to: int | None) -> Curve:
    cost = prices(table, seat, to)
    ways = [
        (cost[kind] / WORTH[kind], WORTH[kind] * count)
        for kind, count in enumerate(state.displays[seat])
        if count
    ]
    ways.sort()
    return [(value, each) for each, value in ways]


def cost_of(ways: Curve, bid: float) -> float:
    """What a bid costs along a curve; it may be more than there is."""
    total = 0.0
    for value, each in ways:
        if value >= bid:
            return total + bid * each
        total += value * each
        bid -= value
    return total + 1000.0 * bid


def reach(ways: Curve, worth: float) -> float:
    """The highest bid that is not dearer than this."""
    bid = 0.0
    for value, each in ways:
        if each > 0 and value * each > worth:
            return bid + max(0.0, worth / each)
        worth -= value * each
        bid += value
        if worth < 0:
            return bid
    return bid


# --- What a package is worth ---


def package_worth(state: HenState, table: Yards, seat: int, owner: int, face_up: Sequence[int]) -> float:
    """What it means to a seat when an owner gets the package: by the cards that the seat has seen."""
    if seat == state.auctioneer:
        return table.gain(seat, owner, state.lot) + table.stall(seat, owner)
    shown = [state.lot[slot] for slot in face_up]
    hidden = LOT_SIZE - len(shown)
    blind = (
        table.blind_gain(seat, owner, shown, hidden) - table.stakes[seat][owner] * table.mind.caution * hidden
    )
    return table.gain(seat, owner, shown) + blind + table.stall(seat, owner)


def limit(state: HenState, table: Yards, seat: int, face_up: Sequence[int]) -> float:
    """How high somebody who is not the auctioneer will go."""
    worth = package_worth(state, table, seat, seat, face_up)
    return min(float(state.worth[seat]), reach(curve(state, table, seat, state.auctioneer), worth))


def outbids(highest: float, bid: int, doubt: float) -> float:
    """The chance that somebody with this limit bids over that."""
    lead = (highest - bid - 0.6) / doubt
    return 1.0 / (1.0 + exp(-3.0 * lead)) if -8.0 < lead < 8.0 else float(lead > 0)


# --- Bidding ---


def opening_worth(state: HenState, table: Yards, face_up: Sequence[int]) -> list[tuple[int, float]]:
    """Opening bids with what each promises the auctioneer."""
    seat = state.auctioneer
    most = state.worth[seat]
    if not most:
        return [(0, 0.0)]
    bidders = [other for other in table.seats if other != seat]
    limits = {other: limit(state, table, other, face_up) for other in bidders}
    own = package_worth(state, table, seat, seat, face_up)
    middle = curve(state, table, seat, None)
    ranked = sorted(bidders, key=limits.__getitem__, reverse=True)
    first, second = ranked[0], limits[ranked[1]]
    gives = income(state, table, first)
    loses = package_worth(state, table, seat, first, face_up)
    values = []
    for bid in range(1, min(most, HIGHEST) + 1):
        kept = 1.0
        for other in bidders:
            kept *= 1.0 - outbids(limits[other], bid, table.mind.doubt)
        price = max(bid + 1.0, min(second + 1.0, limits[first]))
        sold = loses + cost_of(gives, min(price, state.worth[first]))
        values.append((bid, kept * (own - cost_of(middle, bid)) + (1.0 - kept) * sold))
        if kept > 0.98:
            break
    return values


def income(state: HenState, table: Yards, payer: int) -> Curve:
    """What the auctioneer gains by what this payer would give first."""
    seat = state.auctioneer
    cost = prices(table, payer, seat)
    gets, loses = table.flow(seat, seat, 1), table.flow(seat, payer, -1)
    ways = [
        (cost[kind] / WORTH[kind], WORTH[kind] * count, (gets[kind] + loses[kind]) / WORTH[kind])
        for kind, count in enumerate(state.displays[payer])
        if count
    ]
    ways.sort()
    return [(value, gain) for _each, value, gain in ways]


def best_opening(state: HenState, table: Yards, face_up: Sequence[int]) -> tuple[int, float]:
    return max(opening_worth(state, table, face_up), key=lambda one: one[1])


def answer_worth(state: HenState, table: Yards, seat: int) -> list[tuple[int, float]]:
    """Bids over the best one so far with what each promises, compared with folding (FOLDED, 0)."""
    best, bidder, auctioneer = state.best or 0, state.bidder, state.auctioneer
    assert bidder is not None
    most = state.worth[seat]
    values = [(FOLDED, 0.0)]
    if best >= most:
        return values
    face_up = state.face_up
    own = package_worth(state, table, seat, seat, face_up)
    ways = curve(state, table, seat, auctioneer)
    # Folding leaves the package to whoever leads, at that price.
    instead = package_worth(state, table, seat, bidder, face_up)
    if bidder != auctioneer:
        instead += passed_on(state, table, seat, bidder, best)
    later = [
        limit(state, table, other, face_up)
        for other in table.seats
        if state.bids[other] is None and other != seat
    ]
    top = max(later, default=0.0)
    for bid in range(best + 1, min(most, max(best + 1, int(top) + 2)) + 1):
        kept = 1.0
        for highest in later:
            kept *= 1.0 - outbids(highest, bid, table.mind.doubt)
        values.append((bid, kept * (own - cost_of(ways, bid) - instead)))
    return values


def passed_on(state: HenState, table: Yards, seat: int, payer: int, bid: int) -> float:
    """What it means to a bystander that this payer pays the auctioneer a bid."""
    cost = prices(table, payer, state.auctioneer)
    loses, gets = table.flow(seat, payer, -1), table.flow(seat, state.auctioneer, 1)
    ways = [
        (cost[kind] / WORTH[kind], WORTH[kind] * count, (gets[kind] + loses[kind]) / WORTH[kind])
        for kind, count in enumerate(state.displays[payer])
        if count
    ]
    ways.sort()
    return cost_of([(value, gain) for _each, value, gain in ways], bid)


def best_answer(state: HenState, table: Yards, seat: int) -> HenAction:
    bid, _worth = max(answer_worth(state, table, seat), key=lambda one: one[1])
    return Fold() if bid == FOLDED else Bid(bid)


# --- Laying out, paying and taking ---

LAYOUTS: Final = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2))


def best_layouts(
    state: HenState, table: Yards, rng: Dice | None = None
) -> list[tuple[tuple[int, ...], float]]:
    """Ways to lay the package out, best first; equal packages are looked at once."""
    seen: dict[tuple[int, ...], tuple[tuple[int, ...], float]] = {}
    for face_up in LAYOUTS:
        shown = tuple(sorted([state.lot[slot] for slot in face_up]))
        if shown not in seen:
            worth = best_opening(state, table, face_up)[1]
            seen[shown] = face_up, worth + (0.3 * rng.share() if rng else 0.0)
    return sorted(seen.values(), key=lambda one: -one[1])


def cheapest_payments(state: HenState, table: Yards, seat: int) -> list[tuple[int, ...]]:
    """Payments that hurt least, best first: one for each total from the bid upwards."""
    bid = state.best or 0
    to = None if seat == state.auctioneer else state.auctioneer
    return cheapest(state.displays[seat], prices(table, seat, to), bid)


def cheapest(display: Sequence[int], cost: Sequence[float], bid: int) -> list[tuple[int, ...]]:
    """The cheapest cards for each total that reaches a bid without a needless card, cheapest first."""
    most = bid + 3
    table: list[tuple[float, tuple[int, ...]] | None] = [None] * (most + 1)
    table[0] = (0.0, ())
    for kind in range(CHICKENS):
        value, each = WORTH[kind], cost[kind]
        for _copy in range(display[kind]):
            for total in range(most, value - 1, -1):
                before = table[total - value]
                if before is not None:
                    after = table[total]
                    if after is None or before[0] + each < after[0]:
                        table[total] = (before[0] + each, (*before[1], kind))
    found: list[tuple[float, tuple[int, ...]]] = [
        one
        for total, one in enumerate(table[bid:], bid)
        if one is not None and total - WORTH[one[1][0]] < bid
    ]
    found.sort()
    return [cards for _cost, cards in found]


def best_take(state: HenState, table: Yards, seat: int) -> int:
    """The chicken that helps most, or that the next one must not have."""
    return max(set(state.middle), key=lambda kind: (table.flow(seat, seat, 1)[kind], kind))


def settle(state: HenState, rng: Dice | None = None) -> None:
    """Play the auction on the table to its end."""
    while state.phase not in (LAY, OVER):
        seat = state.turn
        state.apply(seat, move(state, seat, rng))
