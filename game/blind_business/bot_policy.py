"""How a sensible person decides in Blind Business at a glance, by what their seat can see and remembers.

A seat never looks at its own hand here, though the table at hand has one: only at the cards it knows of.
"""

from collections.abc import Sequence
from typing import Final

from game.blind_business.actions import (
    AddCard,
    Answer,
    Ask,
    BusinessAction,
    Discard,
    JoinWilds,
    Peek,
    PlaceWild,
    Swap,
    Take,
)
from game.blind_business.bot_value import (
    OK_WORTH,
    gain,
    gains_left,
    loss,
    placed_gain,
    usual_gain,
)
from game.blind_business.cards import ALONE, HAND, HOME, ROWS, SLOTS, WILD
from game.blind_business.rows import has_five, with_cards
from game.blind_business.table import (
    ANSWER,
    ASK,
    ASK_BACK,
    REPLY,
    Table,
)
from game.dice import Dice

NO: Final = 0.7
"""How often an asker reckons with a no."""
CROSS: Final = 0.75
"""How often whoever asks back reckons with a yes."""
CHOSEN: Final = 3.0
"""How much better than any card the one is for its tapper that a person taps back."""
NOISE: Final = 2.0
"""Points by which a roll-out may misjudge a choice, so that it does not always play the same."""


def spite(table: Table) -> float:
    """What a point for the other side of a deal costs: all of it between two, a part of it among more."""
    return 1.0 if table.seats == 2 else 1.0 / (table.seats - 1)


def ask_values(table: Table, seat: int) -> list[tuple[float, Ask]]:
    """What each ask promises, in points; those with an OK card only where one is there."""
    return [value for of in range(table.seats) if of != seat for value in asks_of(table, seat, of)]


def asks_of(table: Table, seat: int, of: int) -> list[tuple[float, Ask]]:
    """The asks of one hand."""
    left, price = gains_left(table), spite(table)
    own_usual, their_usual = usual_gain(table, seat, left), usual_gain(table, of, left)
    hand = table.hand(of)
    mine = [gain(table, seat, face, left) for face in hand]
    theirs = [gain(table, of, face, left) for face in hand]
    crossing_cost = price * (their_usual + CHOSEN)
    found = []
    for slot in SLOTS:
        best_other = max(mine[other] for other in SLOTS if other != slot)
        refused = best_other - price * theirs[slot]
        crossed = mine[slot] - crossing_cost
        kept = own_usual - price * theirs[slot]
        agreed = max(crossed, kept)
        found.append((NO * refused + (1 - NO) * agreed, Ask(of, slot)))
        if table.oks[seat]:
            found.append((agreed - ok_price(left), Ask(of, slot, True)))
    return found


def sure_ask(table: Table, seat: int, legal: Sequence[BusinessAction]) -> BusinessAction | None:
    """An ask that wins at once: an OK card fetches the fifth of a five (BB-13, BB-21)."""
    if not table.oks[seat]:
        return None
    for ask in legal:
        if isinstance(ask, Ask) and ask.ok:
            face = table.hands[ask.of * HAND + ask.slot]
            if face != WILD and has_five(with_cards(table.rows[seat * ROWS + HOME[face]], face)):
                return ask
    return None


def ok_price(left: int) -> float:
    """What an OK card is worth keeping for."""
    return min(OK_WORTH, OK_WORTH * (left - 1) / 3) if left > 1 else 0.0


def ask_back_values(table: Table, seat: int) -> list[tuple[float, Ask]]:
    """The card to tap in the asker's hand: good for oneself if they say yes, bad for them if they say no."""
    left, price, asker = gains_left(table), spite(table), table.asker
    found = []
    for slot, face in enumerate(table.hand(asker)):
        own, theirs = gain(table, seat, face, left), gain(table, asker, face, left)
        found.append((CROSS * own - (1 - CROSS) * price * theirs, Ask(asker, slot)))
        if table.oks[seat]:
            found.append((own - 3.0 - ok_price(left), Ask(asker, slot, True)))
    return found


def expected_own(table: Table, seat: int, slot: int, gainer: int, left: int) -> float:
    """What the card in a slot of the own hand may bring a seat, by what the owner knows of the hand."""
    if table.since[seat * HAND + slot] == 0:
        known = table.known(seat)
        if known:
            return sum(gain(table, gainer, face, left) for face in known) / len(known)
    return usual_gain(table, gainer, left)


def refusal_lead(table: Table, seat: int) -> float:
    """How much better a no is than a yes for the receiver, in points, taking the tap at face value half."""
    left, price, asker = gains_left(table), spite(table), table.asker
    tapped = expected_own(table, seat, table.tapped, seat, left)
    back = max(value for value, _ask in ask_back_values(table, seat))
    usual_theirs = usual_gain(table, asker, left)
    refuse = tapped - price * (usual_theirs + CHOSEN)
    accept = CROSS * (back - price * usual_theirs) + (1 - CROSS) * (tapped - price * usual_theirs)
    return refuse - accept


def reply_lead(table: Table, seat: int) -> float:
    """How much better a yes is than a no for the asker, who sees the card tapped first but not the other."""
    left, price, other = gains_left(table), spite(table), table.receiver
    face = table.hands[other * HAND + table.tapped]
    cross = gain(table, seat, face, left) - price * (
        expected_own(table, seat, table.tapped_back, other, left) + CHOSEN
    )
    keep = expected_own(table, seat, table.tapped_back, seat, left) - price * gain(table, other, face, left)
    return cross - keep


def take_value(table: Table, seat: int, slot: int) -> float:
    return gain(table, seat, table.hands[table.receiver * HAND + slot], gains_left(table))


def place_value(table: Table, seat: int, row: int) -> float:
    """A Wild Coach in that row; alone it waits for a row still to be opened."""
    left = gains_left(table)
    if row == ALONE:
        free = sum(not table.rows[seat * ROWS + district] for district in range(ALONE))
        return min(3.0, 0.8 * left) if free else -1.0
    return placed_gain(table, seat, WILD, row, left)


def discard_value(table: Table, seat: int, row: int, face: int) -> float:
    return -loss(table, seat, row, face, gains_left(table))


def add_value(table: Table, seat: int, slot: int, row: int) -> float:
    face = table.hands[seat * HAND + slot]
    if row == ALONE:
        return 0.0
    return placed_gain(table, seat, face, row, 0)


def swap_value(table: Table, seat: int, other: int) -> float:
    """A hand one has seen is worth having, most of all for one who knows little of the own hand."""
    left = gains_left(table)
    if not left:
        return max(gain(table, seat, face, 0) for face in table.hand(other)) - 12.0
    unknown = HAND - len(table.known(seat))
    tempting = max(gain(table, other, face, left) for face in table.hand(other))
    return 0.6 * unknown + 0.05 * tempting - 1.2


def policy(
    table: Table, seat: int, legal: Sequence[BusinessAction], rng: Dice, noise: float = NOISE
) -> BusinessAction:
    """A sensible move; `noise` in points lets near misses happen."""
    phase = table.todo[0][0]
    if phase in (ASK, ASK_BACK):
        if sure := sure_ask(table, seat, legal):
            return sure
        values = ask_values(table, seat) if phase == ASK else ask_back_values(table, seat)
        return max(values, key=lambda one: one[0] + noise * rng.share())[1]
    if phase == ANSWER:
        return Answer(refusal_lead(table, seat) + 2 * noise * (rng.share() - rng.share()) < 0)
    if phase == REPLY:
        return Answer(reply_lead(table, seat) + noise * (rng.share() - rng.share()) > 0)
    return max(legal, key=lambda action: _value(table, seat, action))


def _value(table: Table, seat: int, action: BusinessAction) -> float:
    match action:
        case Take(slot=slot):
            return take_value(table, seat, slot)
        case PlaceWild(row=row):
            return place_value(table, seat, row)
        case JoinWilds(count=count):
            return float(count)
        case Discard(row=row, card=face):
            return discard_value(table, seat, row, face)
        case Swap(other=other):
            return swap_value(table, seat, other)
        case Peek():
            return 1.0
        case AddCard(slot=slot, row=row):
            return add_value(table, seat, slot, row)
    return 0.0
