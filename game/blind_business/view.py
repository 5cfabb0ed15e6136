"""What one seat of Blind Business may know: every hand but its own, and what it remembers of that one."""

from dataclasses import dataclass

from game.blind_business.scoring import row_points
from game.rules import View


@dataclass(frozen=True, slots=True)
class BusinessView(View):
    """One seat's table. A hidden card is BACK, an empty slot GAP; rows are the four districts, then ALONE.

    `since` says for each slot the turn its card was drawn, or 0 for one that was there when the hand was last
    shuffled. `known` are the cards in the 0 slots of the own hand: seen, but shuffled since.
    """

    seat: int | None
    actors: tuple[int, ...]
    finished: bool
    seats: int
    district_powers: bool
    number_powers: bool
    phase: str
    todo: tuple[tuple[str, int], ...]
    turn: int
    turns: int
    round: int
    rounds: int
    first: int
    asker: int
    receiver: int
    tapped: int
    tapped_back: int
    gains: tuple[int, int]
    hands: tuple[tuple[int, ...], ...]
    since: tuple[tuple[int, ...], ...]
    known: tuple[int, ...]
    rows: tuple[tuple[tuple[int, ...], ...], ...]
    oks: tuple[int, ...]
    discards: tuple[int, ...]
    deck: int
    removed: int
    looker: int
    winners: tuple[int, ...]
    swing: bool

    def row_points(self, seat: int, row: int) -> int:
        """What a row is worth as it lies, with the bonuses of its numbers."""
        return row_points(self.rows[seat][row], self.number_powers)

    def points(self, seat: int) -> int:
        """What a seat's rows are worth as they lie, before the districts pay."""
        return sum(self.row_points(seat, row) for row in range(len(self.rows[seat])))
