"""How a turn goes: ask, answer, gain, settle what was gained, refill, swap or peek, on to the next asker.

Each step takes an action of the right kind from the right seat, refuses it or carries it out, and tells it.
"""

from collections.abc import Callable
from typing import Any, Final

from game.blind_business.actions import (
    AddCard,
    Answer,
    Ask,
    BusinessAction,
    Discard,
    JoinWilds,
    Pass,
    Peek,
    PlaceWild,
    Swap,
    Take,
    well_formed,
)
from game.blind_business.area import (
    discardable,
    five_holders,
    gainers,
    lone_wilds,
    open_rows,
    owed_discards,
    owed_looks,
    owed_placements,
)
from game.blind_business.cards import ALONE, GAP, HAND, HOME, NOBODY, NOWHERE, NUMBER, ROWS, SLOTS, WILD
from game.blind_business.ending import add_card, end_by_deck, won_by_five
from game.blind_business.events import (
    Answered,
    Asked,
    Discarded,
    Drawn,
    Gained,
    OkTaken,
    Passed,
    Peeked,
    Shuffled,
    Swapped,
    TurnBegan,
    WildPlaced,
)
from game.blind_business.rows import with_cards, without
from game.blind_business.table import (
    ADD,
    ANSWER,
    ASK,
    ASK_BACK,
    DISCARD,
    JOIN,
    PEEK,
    PLACE,
    REPLY,
    SWAP,
    TAKE,
    Table,
)
from game.rules import Event, IllegalAction
from game.words import _


def act(table: Table, seat: int, action: BusinessAction) -> list[Event]:
    """Carry out what the seat decided, if it is the one to decide and may decide that."""
    if not table.todo:
        raise IllegalAction(_("The game is over."))
    phase, actor = table.todo[0]
    if seat != actor:
        raise IllegalAction(_("Someone else decides now."))
    kinds, step = _STEPS[phase]
    if type(action) not in kinds or not well_formed(action):
        raise IllegalAction(_("That is not what is asked now."))
    return step(table, seat, action)


def _ask(table: Table, seat: int, action: Ask) -> list[Event]:
    """BB-6."""
    if not 0 <= action.of < table.seats:
        raise IllegalAction(_("Nobody sits there."))
    if action.of == seat:
        raise IllegalAction(_("Tap a card in someone else's hand."))
    events = _tap(table, seat, action, back=False)
    table.receiver, table.tapped = action.of, action.slot
    table.todo = ((ASK_BACK if action.ok else ANSWER, action.of),)
    return events


def _ask_back(table: Table, seat: int, action: Ask) -> list[Event]:
    """BB-9; an OK works here too (BB-Q3)."""
    if action.of != table.asker:
        raise IllegalAction(_("Tap a card in the asker's hand."))
    events = _tap(table, seat, action, back=True)
    table.tapped_back = action.slot
    if action.ok:
        return events + _trade(table, crossing=True)
    table.todo = ((REPLY, table.asker),)
    return events


def _tap(table: Table, seat: int, action: Ask, *, back: bool) -> list[Event]:
    """Any ask: the card is tapped and, with an OK spent (BB-21), the answer to this ask is yes (BB-Q4)."""
    if action.slot not in SLOTS:
        raise IllegalAction(_("There is no such card in the hand."))
    if action.ok and not table.oks[seat]:
        raise IllegalAction(_("There is no OK card to spend."))
    card = table.hands[action.of * HAND + action.slot]
    events: list[Event] = [Asked(seat, action.of, action.slot, card, action.ok, back)]
    if action.ok:
        table.oks[seat] -= 1
        events.append(Answered(action.of, seat, True, True))
    return events


def _answer(table: Table, seat: int, action: Answer) -> list[Event]:
    """BB-7: yes leads to the ask back (BB-9); after a no the tapped card is gained by its owner (BB-8)."""
    events: list[Event] = [Answered(seat, table.asker, action.yes, False)]
    if action.yes:
        table.todo = ((ASK_BACK, seat),)
        return events
    events.append(_gain(table, seat, seat, table.tapped))
    table.todo = ((TAKE, table.asker),)
    return events


def _take(table: Table, seat: int, action: Take) -> list[Event]:
    """BB-8: the asker gains any one of the other three."""
    if action.slot not in SLOTS or action.slot == table.tapped:
        raise IllegalAction(_("Take one of the other three cards."))
    return [_gain(table, seat, table.receiver, action.slot), *_after_gains(table)]


def _reply(table: Table, seat: int, action: Answer) -> list[Event]:
    """BB-9a, BB-9b."""
    answered = Answered(seat, table.receiver, action.yes, False)
    return [answered, *_trade(table, crossing=action.yes)]


def _trade(table: Table, *, crossing: bool) -> list[Event]:
    """Each gains the card they tapped (BB-9a), or the one the other tapped in their hand (BB-9b)."""
    asker, receiver = table.asker, table.receiver
    theirs, own = (receiver, table.tapped), (asker, table.tapped_back)
    events: list[Event] = [
        _gain(table, asker, *(theirs if crossing else own)),
        _gain(table, receiver, *(own if crossing else theirs)),
    ]
    return events + _after_gains(table)


def _gain(table: Table, seat: int, owner: int, slot: int) -> Event:
    """BB-11: a card leaves a hand and lies face up in its row; a Wild Coach stands alone at first."""
    at = owner * HAND + slot
    card = table.hands[at]
    table.hands[at] = GAP
    row = seat * ROWS + HOME[card]
    table.rows[row] = with_cards(table.rows[row], card)
    asked, received = table.gains
    table.gains = (card, received) if seat == table.asker else (asked, card)
    return Gained(seat, card, owner, slot, HOME[card])


# BB-Q10: gain both, place Wilds, OK cards, discards, five, refill, swaps and peeks, next asker.


def _after_gains(table: Table) -> list[Event]:
    table.todo = owed_placements(table)
    return [] if table.todo else _after_places(table)


def _after_places(table: Table) -> list[Event]:
    events: list[Event] = []
    if table.number_powers:
        for seat, card in gainers(table):
            if NUMBER[card] == 2:  # BB-21
                table.oks[seat] += 1
                events.append(OkTaken(seat))
        table.todo = owed_discards(table)
    return events if table.todo else events + _after_discards(table)


def _after_discards(table: Table) -> list[Event]:
    winners = five_holders(table)
    if winners:
        return won_by_five(table, winners)
    events = _refill(table, table.asker) + _refill(table, table.receiver)  # BB-Q16
    if table.number_powers:
        table.todo = owed_looks(table)
    return events if table.todo else events + _next_turn(table)


def _refill(table: Table, seat: int) -> list[Event]:
    """BB-12, BB-Q17: a drawn card takes the slot that was left."""
    events: list[Event] = []
    for slot in SLOTS:
        at = seat * HAND + slot
        if table.hands[at] == GAP:
            table.hands[at] = card = table.deck.pop()
            table.since[at] = table.turn
            events.append(Drawn(seat, slot, card))
    return events


def _next_turn(table: Table) -> list[Event]:
    if not table.deck:
        return end_by_deck(table)
    table.turn += 1
    table.asker = (table.asker + 1) % table.seats
    table.receiver, table.tapped, table.tapped_back = NOBODY, NOWHERE, NOWHERE
    table.gains = (GAP, GAP)
    table.todo = ((ASK, table.asker),)
    return [TurnBegan(table.asker, table.turn)]


def _done(table: Table, then: Callable[[Table], list[Event]]) -> list[Event]:
    """One owed decision is made; when it was the last of its kind the turn goes on."""
    table.todo = table.todo[1:]
    return [] if table.todo else then(table)


def _place(table: Table, seat: int, action: PlaceWild) -> list[Event]:
    """BB-29, BB-Q6: into a row one has, for good, or alone."""
    if action.row not in (*open_rows(table, seat), ALONE):
        raise IllegalAction(_("There is no such row to put the Wild Coach in."))
    placed = _move_wilds(table, seat, 1, action.row)
    return [placed, *_done(table, _after_places)]


def _join(table: Table, seat: int, action: JoinWilds) -> list[Event]:
    """BB-29, BB-Q6: any number of lone Wild Coaches may join the row just opened."""
    if not 0 <= action.count <= lone_wilds(table, seat):
        raise IllegalAction(_("There are not that many Wild Coaches standing alone."))
    gained = table.gains[0 if seat == table.asker else 1]
    placed = _move_wilds(table, seat, action.count, HOME[gained] if action.count else ALONE)
    return [placed, *_done(table, _after_places)]


def _move_wilds(table: Table, seat: int, count: int, row: int) -> Event:
    alone, to = seat * ROWS + ALONE, seat * ROWS + row
    table.rows[alone] = table.rows[alone][count:]
    table.rows[to] = with_cards(table.rows[to], *[WILD] * count)
    return WildPlaced(seat, count, row)


def _discard(table: Table, seat: int, action: Discard) -> list[Event]:
    """BB-26, BB-27, BB-Q9: any card of the own area, out of the game face up."""
    if (action.row, action.card) not in discardable(table, seat):
        raise IllegalAction(_("That card does not lie there."))
    row, card = action.row, action.card
    table.rows[seat * ROWS + row] = without(table.rows[seat * ROWS + row], card)
    table.discards.append(card)
    return [Discarded(seat, card, row), *_done(table, _after_discards)]


def _swap(table: Table, seat: int, action: Swap | Pass) -> list[Event]:
    """BB-22, BB-Q11: both hands are shuffled; each knows the cards it saw in the hand it now holds."""
    if isinstance(action, Pass):
        return [Passed(seat, SWAP), *_done(table, _next_turn)]
    other = action.other
    if not 0 <= other < table.seats or other == seat:
        raise IllegalAction(_("Choose another player to swap hands with."))
    mine, theirs = table.hand(seat), table.hand(other)
    table.hands[seat * HAND : seat * HAND + HAND] = theirs
    table.hands[other * HAND : other * HAND + HAND] = mine
    events = [Swapped(seat, other), _shuffle(table, seat), _shuffle(table, other)]
    return [*events, *_done(table, _next_turn)]


def _peek(table: Table, seat: int, action: Peek | Pass) -> list[Event]:
    """BB-23, BB-Q11: look, then shuffle."""
    if isinstance(action, Pass):
        return [Passed(seat, PEEK), *_done(table, _next_turn)]
    peeked = Peeked(seat, tuple(table.hand(seat)))
    return [peeked, _shuffle(table, seat), *_done(table, _next_turn)]


def _shuffle(table: Table, seat: int) -> Event:
    """A hand its owner knows, in an order its owner does not."""
    start, stop = seat * HAND, seat * HAND + HAND
    cards = table.dice.shuffled(table.hands[start:stop])
    table.hands[start:stop] = cards
    table.since[start:stop] = [0] * HAND
    return Shuffled(seat, tuple(cards))


_Step = Callable[[Table, int, Any], list[Event]]
_STEPS: Final[dict[str, tuple[tuple[type[BusinessAction], ...], _Step]]] = {
    ASK: ((Ask,), _ask),
    ANSWER: ((Answer,), _answer),
    TAKE: ((Take,), _take),
    ASK_BACK: ((Ask,), _ask_back),
    REPLY: ((Answer,), _reply),
    PLACE: ((PlaceWild,), _place),
    JOIN: ((JoinWilds,), _join),
    DISCARD: ((Discard,), _discard),
    SWAP: ((Swap, Pass), _swap),
    PEEK: ((Peek, Pass), _peek),
    ADD: ((AddCard, Pass), add_card),
}
