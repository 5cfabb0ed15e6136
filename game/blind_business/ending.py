"""How Blind Business ends: by a five at once, or by the count after the last turn."""

from game.blind_business.actions import AddCard, Pass
from game.blind_business.area import five_holders, open_rows
from game.blind_business.cards import ALONE, GAP, HAND, HOME, NOBODY, PLAYGROUND, ROWS, SLOTS, WILD
from game.blind_business.events import Added, DeckEmptied, FinalLook, Finished, Passed
from game.blind_business.rows import with_cards
from game.blind_business.scoring import sheet, sizes, sole_leader, totals
from game.blind_business.table import ADD, Table
from game.rules import Event, IllegalAction, SheetLine
from game.words import _


def won_by_five(table: Table, winners: tuple[int, ...]) -> list[Event]:
    """BB-13: a Perfect Swing ends the game at once; two at the same moment share it."""
    table.swing = True
    return _finish(table, winners)


def end_by_deck(table: Table) -> list[Event]:
    """BB-14; the sole leader of the Playground looks at the final hand first (BB-16)."""
    events: list[Event] = [DeckEmptied()]
    leader = sole_leader(sizes(table.rows, PLAYGROUND)) if table.district_powers else NOBODY
    if leader == NOBODY:
        return events + _count(table)
    table.looker = leader
    table.since[leader * HAND : leader * HAND + HAND] = [0] * HAND
    table.todo = ((ADD, leader),)
    events.append(FinalLook(leader, tuple(table.hand(leader))))
    return events


def rows_for(table: Table, seat: int, card: int) -> list[int]:
    """Where a card of the final hand may go: its own row, or for a Wild Coach any row one has, or alone."""
    return [*open_rows(table, seat), ALONE] if card == WILD else [HOME[card]]


def add_card(table: Table, seat: int, action: AddCard | Pass) -> list[Event]:
    """BB-16, BB-Q14: the card is added, not gained: nothing is triggered, but a five still wins at once."""
    if isinstance(action, Pass):
        return [Passed(seat, ADD), *_count(table)]
    slot, row = action.slot, action.row
    if slot not in SLOTS:
        raise IllegalAction(_("There is no such card in the hand."))
    card = table.hands[seat * HAND + slot]
    if row not in rows_for(table, seat, card):
        raise IllegalAction(_("That card cannot go into that row."))
    table.hands[seat * HAND + slot] = GAP
    table.rows[seat * ROWS + row] = with_cards(table.rows[seat * ROWS + row], card)
    events: list[Event] = [Added(seat, slot, card, row)]
    winners = five_holders(table)
    return events + (won_by_five(table, winners) if winners else _count(table))


def score_lines(table: Table) -> tuple[SheetLine, ...]:
    """The sheet as it stands; districts pay only when the game runs its course."""
    districts = table.district_powers and not table.swing
    return sheet(table.rows, districts=districts, numbers=table.number_powers)


def _count(table: Table) -> list[Event]:
    """BB-15: most points win; a tie is a shared victory (BB-Q2)."""
    points = totals(score_lines(table))
    best = max(points)
    return _finish(table, tuple(seat for seat, own in enumerate(points) if own == best))


def _finish(table: Table, winners: tuple[int, ...]) -> list[Event]:
    table.winners = winners
    table.todo = ()
    return [Finished(winners, totals(score_lines(table)), table.swing)]
