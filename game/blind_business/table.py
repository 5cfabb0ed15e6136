"""Everything that lies on a Blind Business table, secrets included, as plain lists that copy fast.

Hands and rows of all seats lie end to end: seat s has slots s*4.. and rows s*5.. of theirs.
"""

from collections.abc import Sequence
from typing import Final, Self

from game.blind_business.cards import DECK, GAP, HAND, NOBODY, NOWHERE, ROWS, SITTINGS
from game.blind_business.rows import Row
from game.dice import Dice
from game.plain import Json

ASK: Final = "ask"
ANSWER: Final = "answer"
TAKE: Final = "take"
ASK_BACK: Final = "ask back"
REPLY: Final = "reply"
PLACE: Final = "place"
JOIN: Final = "join"
DISCARD: Final = "discard"
SWAP: Final = "swap"
PEEK: Final = "peek"
ADD: Final = "add"
OVER: Final = "over"

Todo = tuple[tuple[str, int], ...]
"""Decisions owed, in order: which phase, which seat."""


class Table:
    """The cards, tokens and marks. `todo` empty means the game is over."""

    __slots__ = (
        "asker",
        "deck",
        "dice",
        "discards",
        "district_powers",
        "first",
        "gains",
        "hands",
        "looker",
        "number_powers",
        "oks",
        "receiver",
        "removed",
        "rows",
        "seats",
        "since",
        "swing",
        "tapped",
        "tapped_back",
        "todo",
        "turn",
        "winners",
    )

    def __init__(
        self,
        *,
        dice: Dice,
        hands: Sequence[int],
        deck: Sequence[int],
        removed: Sequence[int] = (),
        district_powers: bool = True,
        number_powers: bool = True,
        since: Sequence[int] | None = None,
        rows: Sequence[Row] | None = None,
        oks: Sequence[int] | None = None,
        discards: Sequence[int] = (),
        first: int = 0,
        turn: int = 1,
        todo: Todo | None = None,
        receiver: int = NOBODY,
        tapped: int = NOWHERE,
        tapped_back: int = NOWHERE,
        gains: tuple[int, int] = (GAP, GAP),
        looker: int = NOBODY,
        winners: tuple[int, ...] = (),
        swing: bool = False,
    ) -> None:
        seats = len(hands) // HAND
        self.seats = seats
        self.district_powers = district_powers
        self.number_powers = number_powers
        self.dice = dice
        self.deck = list(deck)  # drawn from the end
        self.removed = tuple(removed)
        self.hands = list(hands)
        self.since = list(since) if since is not None else [0] * len(hands)  # BB-Q17
        self.rows: list[Row] = list(rows) if rows is not None else [()] * (seats * ROWS)
        self.oks = list(oks) if oks is not None else [0] * seats
        self.discards = list(discards)
        self.first = first
        self.turn = turn
        self.asker = (first + turn - 1) % seats  # BB-12
        self.todo: Todo = todo if todo is not None else ((ASK, self.asker),)
        self.receiver = receiver
        self.tapped = tapped
        self.tapped_back = tapped_back
        self.gains = gains  # this turn: the asker's, the receiver's
        self.looker = looker
        self.winners = winners
        self.swing = swing

    @classmethod
    def dealt(cls, seats: int, seed: int, *, district_powers: bool, number_powers: bool) -> Self:
        """A fresh table. The glimpse at the own four (BB-5) is in `since`: 0 marks a card its owner saw."""
        dice = Dice.from_seed(seed)
        cards = dice.shuffled(DECK)
        removed, dealt = SITTINGS[seats].removed, seats * HAND
        return cls(
            dice=dice,
            removed=cards[:removed],  # BB-4
            hands=cards[removed : removed + dealt],
            deck=cards[removed + dealt :],
            first=dice.below(seats),  # BB-3
            district_powers=district_powers,
            number_powers=number_powers,
        )

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * HAND : seat * HAND + HAND]

    def area(self, seat: int) -> tuple[Row, ...]:
        """What the seat has gained: the rows of the four districts, then the lone Wild Coaches."""
        return tuple(self.rows[seat * ROWS : seat * ROWS + ROWS])

    def known(self, seat: int) -> tuple[int, ...]:
        """What the seat knows to be in its own hand, in no order: seen at the glimpse, a peek or a swap."""
        marks = self.since[seat * HAND : seat * HAND + HAND]
        pairs = zip(self.hand(seat), marks, strict=True)
        return tuple(sorted(card for card, since in pairs if since == 0 and card != GAP))

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.seats = self.seats
        twin.district_powers = self.district_powers
        twin.number_powers = self.number_powers
        twin.dice = self.dice.copy()
        twin.deck = self.deck[:]
        twin.removed = self.removed
        twin.hands = self.hands[:]
        twin.since = self.since[:]
        twin.rows = self.rows[:]
        twin.oks = self.oks[:]
        twin.discards = self.discards[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.asker = self.asker
        twin.todo = self.todo
        twin.receiver = self.receiver
        twin.tapped = self.tapped
        twin.tapped_back = self.tapped_back
        twin.gains = self.gains
        twin.looker = self.looker
        twin.winners = self.winners
        twin.swing = self.swing
        return twin

    def to_json(self) -> dict[str, Json]:
        """Everything, secrets included."""
        return {
            "district_powers": self.district_powers,
            "number_powers": self.number_powers,
            "dice": self.dice.state,
            "deck": self.deck[:],
            "removed": list(self.removed),
            "hands": self.hands[:],
            "since": self.since[:],
            "rows": [list(row) for row in self.rows],
            "oks": self.oks[:],
            "discards": self.discards[:],
            "first": self.first,
            "turn": self.turn,
            "todo": [list(owed) for owed in self.todo],
            "receiver": self.receiver,
            "tapped": self.tapped,
            "tapped_back": self.tapped_back,
            "gains": list(self.gains),
            "looker": self.looker,
            "winners": list(self.winners),
            "swing": self.swing,
        }

    @classmethod
    def from_json(cls, record: dict[str, Json]) -> Self:
        parts = dict(record)
        parts["dice"] = Dice(parts["dice"])
        parts["rows"] = [tuple(row) for row in parts["rows"]]
        parts["todo"] = tuple((phase, seat) for phase, seat in parts["todo"])
        parts["gains"] = (parts["gains"][0], parts["gains"][1])
        parts["winners"] = tuple(parts["winners"])
        return cls(**parts)
