"""How a game moves on by itself between decisions: whose turn it is, and who owes the next word."""

from game.none_of_your_business.abilities import ready
from game.none_of_your_business.asking import resolve
from game.none_of_your_business.events import DRAW_UP, GUARD, AskSkipped, TurnBegan
from game.none_of_your_business.table import Table
from game.none_of_your_business.view import ASKED, BEFORE, DECIDE, OPENING, OVER, PURGE, REACT
from game.rules import Event


def go_on(table: Table, events: list[Event]) -> None:
    """Carry on until somebody has to decide or the game is over."""
    while True:
        if table.fresh:
            table.show_pairs(events)
        if table.stage == OVER:
            table.acting = ()
            return
        if table.stack:
            if ready(table, events):
                table.acting = _deciding(table)
                return
            continue
        speaker = _speaker(table, events)
        if speaker is not None:
            table.acting = (speaker,)
            return


def _deciding(table: Table) -> tuple[int, ...]:
    step = table.stack[-1]
    if step.what != PURGE:
        return (step.seat,)
    done = [seat for seat, _cards in step.chosen]
    return tuple(sorted(seat for seat, _count in step.owes if seat not in done))


def _speaker(table: Table, events: list[Event]) -> int | None:
    """Who speaks next in this stage of the turn; None where the turn just moved on."""
    stage = table.stage
    if stage == REACT:
        if table.poll:
            return table.poll[0]
        resolve(table, events)
        return None
    if stage == DECIDE:
        return table.turn
    if stage == OPENING:
        begin_turn(table, table.first, False, events)
        return None
    while table.poll:
        if table.could_play(table.poll[0]):
            return table.poll[0]
        del table.poll[0]
    if stage == ASKED and table.ask is not None:
        return table.ask.target
    if table.could_play(table.turn) or (stage == BEFORE and table.can_ask()):
        return table.turn
    if stage == BEFORE:
        skip_ask(table, events)
    else:
        end_turn(table, events)
    return None


def skip_ask(table: Table, events: list[Event]) -> None:
    """NB-Q14: nobody can be asked."""
    events.append(AskSkipped(table.turn))
    table.close_ask()


def wait(table: Table, seat: int, events: list[Event]) -> None:
    """No set from this seat here: the next one speaks, or the window closes."""
    if table.poll and table.poll[0] == seat:
        del table.poll[0]
    elif table.stage == BEFORE:
        skip_ask(table, events)
    else:
        end_turn(table, events)


def end_turn(table: Table, events: list[Event]) -> None:
    """Extra turns come first, in the order played; then the turn goes to the left. NB-3, NB-18, NB-Q16"""
    table.quiet = 0 if table.drew else table.quiet + 1
    extra = bool(table.extra)
    following = table.extra.pop(0) if extra else (table.turn + 1) % table.seats
    begin_turn(table, following, extra, events)


def begin_turn(table: Table, seat: int, extra: bool, events: list[Event]) -> None:
    """Draw up, and on with the turn. NB-4"""
    table.turn = seat
    table.stage = BEFORE
    table.plays = [0] * table.seats
    table.played = table.phones = table.drew = False
    table.open_poll(seat)
    events.append(TurnBegan(seat, extra))
    missing = table.starting - table.sizes[seat]
    if missing > 0:
        table.draw(seat, missing, DRAW_UP, events)
    elif table.guard and table.quiet >= table.seats:  # NB-Q15
        table.draw(seat, 1, GUARD, events)


def closer(table: Table) -> int:
    """Who closes the open window: by asking, answering or ending the turn."""
    return table.ask.target if table.stage == ASKED and table.ask is not None else table.turn
