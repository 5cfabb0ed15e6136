"""Tiny: a game of fifteen cards with every kind of secret, to try what tests games and what plays them.

All lay one card face down at the same time; the highest takes a point; each hand is refilled from the pile.
Before laying, the seat that leads may peek at the top of the pile. With "stir" it is shuffled each round.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.dice import Dice
from game.plain import Json
from game.rules import Action, Event, IllegalAction, Option, Result, Rules, SheetLine, State, View

CARDS = tuple(range(1, 16))
HAND = 2
ROUNDS = 3


class TinyAction(Action):
    __slots__ = ()


@dataclass(frozen=True, slots=True, order=True)
class Lay(TinyAction):
    card: int


@dataclass(frozen=True, slots=True)
class Peek(TinyAction):
    pass


class TinyEvent(Event):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Peeked(TinyEvent):
    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> "Peeked":
        return self if seat == self.seat else Peeked(self.seat, None)


@dataclass(frozen=True, slots=True)
class Laid(TinyEvent):
    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> "Laid":
        return self if seat == self.seat else Laid(self.seat, None)


@dataclass(frozen=True, slots=True)
class Shown(TinyEvent):
    cards: tuple[int, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Drew(TinyEvent):
    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, None)


@dataclass(frozen=True, slots=True)
class TinyView(View):
    seat: int | None
    actors: tuple[int, ...]
    finished: bool
    hand: tuple[int, ...]
    laid: tuple[bool, ...]
    mine: int | None
    top: int | None
    """The card on top of the pile, for whoever peeked and has not seen it go."""
    peeked: bool
    round: int
    shown: tuple[int, ...]
    scores: tuple[int, ...]
    stir: bool


class TinyState(State[TinyAction, TinyView]):
    __slots__ = ("dice", "hands", "laid", "peeked", "pile", "round", "scores", "shown", "stir")

    def __init__(
        self,
        hands: list[list[int]],
        laid: list[int],
        pile: list[int],
        shown: list[int],
        scores: list[int],
        round: int,
        peeked: bool,
        stir: bool,
        dice: int,
    ) -> None:
        self.hands = hands
        self.laid = laid
        self.pile = pile
        self.shown = shown
        self.scores = scores
        self.round = round
        self.peeked = peeked
        self.stir = stir
        self.dice = Dice(dice)

    @property
    def leader(self) -> int:
        return self.round % len(self.hands)

    def actors(self) -> tuple[int, ...]:
        if self.round == ROUNDS:
            return ()
        return tuple(seat for seat, card in enumerate(self.laid) if not card)

    def legal(self, seat: int) -> list[TinyAction]:
        if seat not in self.actors():
            return []
        peek: list[TinyAction] = [Peek()] if seat == self.leader and not self.peeked and self.pile else []
        return peek + [Lay(card) for card in sorted(self.hands[seat])]

    def apply(self, seat: int, action: TinyAction) -> list[Event]:
        if seat not in self.actors():
            raise IllegalAction("It is not this seat's turn.")
        if isinstance(action, Peek):
            if seat != self.leader or self.peeked or not self.pile:
                raise IllegalAction("There is nothing to peek at.")
            self.peeked = True
            return [Peeked(seat, self.pile[-1])]
        if not isinstance(action, Lay) or action.card not in self.hands[seat]:
            raise IllegalAction("That card is not in this hand.")
        self.hands[seat].remove(action.card)
        self.laid[seat] = action.card
        told: list[Event] = [Laid(seat, action.card)]
        if all(self.laid):
            told += self._show()
        return told

    def _show(self) -> list[Event]:
        winner = self.laid.index(max(self.laid))
        told: list[Event] = [Shown(tuple(self.laid), winner)]
        self.scores[winner] += 1
        self.shown += self.laid
        self.laid = [0] * len(self.hands)
        if self.stir:
            self.dice.shuffle(self.pile)
        for seat, hand in enumerate(self.hands):
            if self.pile:
                hand.append(self.pile.pop())
                told.append(Drew(seat, hand[-1]))
        self.round += 1
        self.peeked = False
        return told

    def view(self, seat: int | None) -> TinyView:
        knows_top = self.peeked and seat == self.leader
        return TinyView(
            seat=seat,
            actors=self.actors(),
            finished=self.round == ROUNDS,
            hand=() if seat is None else tuple(self.hands[seat]),
            laid=tuple(bool(card) for card in self.laid),
            mine=None if seat is None else self.laid[seat],
            top=self.pile[-1] if knows_top else None,
            peeked=self.peeked,
            round=self.round,
            shown=tuple(self.shown),
            scores=tuple(self.scores),
            stir=self.stir,
        )

    def result(self) -> Result | None:
        if self.round < ROUNDS:
            return None
        best = max(self.scores)
        scores = tuple(self.scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Result(winners, scores, (SheetLine("Rounds won", scores),), "Most rounds won.")

    def copy(self) -> "TinyState":
        return TinyState(
            [hand[:] for hand in self.hands],
            self.laid[:],
            self.pile[:],
            self.shown[:],
            self.scores[:],
            self.round,
            self.peeked,
            self.stir,
            self.dice.state,
        )

    def to_json(self) -> dict[str, Json]:
        return {
            "hands": [hand[:] for hand in self.hands],
            "laid": self.laid[:],
            "pile": self.pile[:],
            "shown": self.shown[:],
            "scores": self.scores[:],
            "round": self.round,
            "peeked": self.peeked,
            "stir": self.stir,
            "dice": self.dice.state,
        }


class Tiny(Rules[TinyState, TinyAction, TinyView]):
    key = "tiny"
    name = "Tiny"
    line = "Lay the highest card."
    minutes = (1, 1)
    seats = (2, 3)
    options = (Option("stir", "Stir", "Shuffle the pile each round.", False, (False, True)),)
    action = TinyAction
    view = TinyView
    event = TinyEvent

    def deal(self, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> TinyState:
        agreed = self.agreed(seats, options)
        dice = Dice.from_seed(seed)
        pile = dice.shuffled(CARDS)
        hands = [[pile.pop() for _ in range(HAND)] for _ in range(seats)]
        return TinyState(hands, [0] * seats, pile, [], [0] * seats, 0, False, agreed["stir"], dice.state)

    def imagine(self, view: TinyView, rng: Dice) -> TinyState:
        seen = {*view.hand, *view.shown, view.mine, view.top}
        pool = rng.shuffled([card for card in CARDS if card not in seen])
        seats = len(view.laid)
        drawn = seats * (HAND + view.round)
        pile = [pool.pop() for _ in range(len(CARDS) - drawn - (view.top is not None))]
        if view.top is not None:
            pile.append(view.top)
        laid = [pool.pop() if down and seat != view.seat else 0 for seat, down in enumerate(view.laid)]
        if view.seat is not None:
            laid[view.seat] = view.mine or 0
        hands = [[pool.pop() for _ in range(HAND - down)] if s != view.seat else list(view.hand)
                 for s, down in enumerate(view.laid)]  # fmt: skip
        return TinyState(
            hands,
            laid,
            pile,
            list(view.shown),
            list(view.scores),
            view.round,
            view.peeked,
            view.stir,
            rng.bits(),
        )

    def state_from_json(self, record: dict[str, Json]) -> TinyState:
        return TinyState(**record).copy()

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        match event:
            case Peeked(seat, card):
                return f"{names[seat]} peeks at {card or 'a card'}."
            case Laid(seat, card):
                return f"{names[seat]} lays {card or 'a card'}."
            case Shown(cards, winner):
                return f"{names[winner]} wins with {max(cards)}."
            case Drew(seat, card):
                return f"{names[seat]} draws {card or 'a card'}."
            case _:
                return None
