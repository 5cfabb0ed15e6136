"""Questions about what a seat has gained: which rows it has, what a card just gained asks of it, a five."""

from game.blind_business.cards import ALONE, DISTRICTS, HOME, NUMBER, ROWS, WILD
from game.blind_business.rows import has_five
from game.blind_business.table import DISCARD, JOIN, PEEK, PLACE, SWAP, Table, Todo


def open_rows(table: Table, seat: int) -> list[int]:
    """The districts in which the seat has a row; one that holds only a Wild Coach is a row still (BB-Q6)."""
    return [district for district in DISTRICTS if table.rows[seat * ROWS + district]]


def lone_wilds(table: Table, seat: int) -> int:
    return len(table.rows[seat * ROWS + ALONE])


def area_sizes(table: Table) -> list[int]:
    """How many cards lie before each seat, lone Wild Coaches included (BB-Q6), a 1 as one card (BB-Q5)."""
    rows = table.rows
    return [sum(map(len, rows[at : at + ROWS])) for at in range(0, len(rows), ROWS)]


def discardable(table: Table, seat: int) -> list[tuple[int, int]]:
    """Every gained card as (row, card); two Wild Coaches in one row are the same choice."""
    return [(row, card) for row in range(ROWS) for card in dict.fromkeys(table.rows[seat * ROWS + row])]


def gainers(table: Table) -> tuple[tuple[int, int], tuple[int, int]]:
    """Both participants with the card each gained, the asker first (BB-22, BB-Q9, BB-Q12)."""
    return (table.asker, table.gains[0]), (table.receiver, table.gains[1])


def owed_placements(table: Table) -> Todo:
    """BB-29: a Wild Coach may go into a row one has; lone ones may join a row that was just opened."""
    owed = []
    for seat, card in gainers(table):
        if card == WILD:
            if open_rows(table, seat):
                owed.append((PLACE, seat))
        elif lone_wilds(table, seat) and table.rows[seat * ROWS + HOME[card]] == (card,):
            owed.append((JOIN, seat))
    return tuple(owed)


def owed_discards(table: Table) -> Todo:
    """BB-26, BB-27: who gained a 10 and has the most cards, or an 11 and at least as many as anyone."""
    if max(NUMBER[card] for card in table.gains) < 10:
        return ()
    counts = area_sizes(table)  # before any discard, against all players (BB-Q9)
    owed = []
    for seat, card in gainers(table):
        most_others = max(count for other, count in enumerate(counts) if other != seat)
        strictly, at_least = counts[seat] > most_others, counts[seat] >= most_others
        if (NUMBER[card] == 10 and strictly) or (NUMBER[card] == 11 and at_least):
            owed.append((DISCARD, seat))
    return tuple(owed)


def owed_looks(table: Table) -> Todo:
    """BB-22, BB-23: a 3 may swap, a 4 may peek."""
    phases = {3: SWAP, 4: PEEK}
    return tuple((phases[NUMBER[card]], seat) for seat, card in gainers(table) if NUMBER[card] in phases)


def five_holders(table: Table) -> tuple[int, ...]:
    """BB-13: every seat with five numbers on end in one district."""
    rows = table.rows
    return tuple(
        seat for seat in range(table.seats) if any(map(has_five, rows[seat * ROWS : seat * ROWS + ALONE]))
    )
