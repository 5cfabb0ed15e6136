"""The demo table: sixty house cards dealt to six seats, turned, fanned and gathered, for ever."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.words import _, ngettext
from scenes.gallery import Picture
from scenes.scene import Scene
from scenes.table.cards import Card
from scenes.table.table_scene import TableScene
from scenes.ui.theme import SEAT_SYMBOLS

DECK = "cards/house"
HIGHEST = 10
HAND = 10
SHOW_PAUSE = 1.6
"""How long people may look at a laid-out table."""
NAMES = (
    "Bartholomew",
    "Anneliese",
    "Giuseppe Castellani-Roth",
    "Wilhelmina van der Berg",
    "Maximilian",
    "Priyanka Raman",
)
ASKED, TAKER = 0, 2
"""The seat that is asked for a card while the hands lie open, and the one whose card wins."""


def house_deck() -> list[Card]:
    """Six colours from 1 to 10, face down."""
    return [
        Card(f"{DECK}/{colour}_{number}", f"{DECK}/back")
        for colour in SEAT_SYMBOLS
        for number in range(1, HIGHEST + 1)
    ]


def _mixed(deck: list[Card]) -> list[Card]:
    """Dealt in turn, every hand gets cards of all colours; always the same ones."""
    stride = 23  # shares no factor with sixty: every card comes exactly once
    return [deck[number * stride % len(deck)] for number in range(len(deck))]


class Demo(TableScene):
    """Not on the shelf: the table that benches and the gallery look at."""

    name = "Demo"

    def __init__(self) -> None:
        super().__init__(seats=len(NAMES))
        self.deck = _mixed(house_deck())
        self.counted = ("draw",)
        self.hands = [f"hand-{seat}" for seat in range(len(NAMES))]

    def entered(self) -> None:
        self.seat(list(zip(NAMES, SEAT_SYMBOLS, strict=True)))
        for plaque, score in zip(self.plaques, (12, 7, 31, 20, 0, 104), strict=True):
            plaque.score = score
        self.director.lay({"draw": self.deck})

    def update(self, dt: float) -> None:
        if not self.director.moving:
            self._stage()
        super().update(dt)

    # -- the play, chapter by chapter ----------------------------------------------------------------

    def _stage(self) -> None:
        """Queue one round."""
        self.director.refan("draw", self.deck)
        self._shuffle_and_deal()
        self._open_hands()
        self._play_a_trick()
        self._gather()

    def _shuffle_and_deal(self) -> None:
        director = self.director
        self.ask(_("Sit back: sixty cards for six seats."))
        self._note(None)
        director.shuffle("draw")
        director.deal(self.deck[::-1], self.hands).then(self._dealt)
        director.wait(0.3)

    def _dealt(self) -> None:
        self._note(HAND)
        self.tell(_("Sixty cards are dealt."))

    def _open_hands(self) -> None:
        for hand in self.hands:
            self.director.refan(hand, sorted(self.director.at(hand), key=_suit))
        with self.director.together():
            for hand in self.hands:
                self.director.flip(self.director.at(hand), between=0.02)
        self.director.then(self._opened)

    def _opened(self) -> None:
        name = self.plaques[ASKED].name
        self.ask(_("{name}, play one of your highest cards.").format(name=name), ASKED)
        for seat in (2, 4, 5):
            self.tell(_("{name} is ready.").format(name=_first(self.plaques[seat].name)), seat)

    def _play_a_trick(self) -> None:
        director = self.director
        hand = director.at(self.hands[ASKED])
        best = max(_number(card) for card in hand)
        good = [card for card in hand if _number(card) == best]
        with director.together():
            director.highlight(good)
            director.dim([card for card in hand if card not in good])
        with director.together():
            director.push_out(good[-1:])
            director.wait(SHOW_PAUSE)
        with director.together():
            director.push_out(good[-1:], False)
            director.highlight(good, False)
            director.dim(hand, False)
        trick = [max(director.at(name), key=_number) for name in self.hands]
        trick[ASKED] = good[-1]
        for seat, card in enumerate(trick):
            director.move(card, "trick").then(partial(self._played, seat, card))
        director.then(self._taken)
        director.highlight([trick[TAKER]])
        director.wait(SHOW_PAUSE)

    def _played(self, seat: int, card: Card) -> None:
        plaque = self.plaques[seat]
        plaque.note = _cards_left(HAND - 1)
        self.touch(plaque.reach)
        text = _("{name} played {number}.").format(name=_first(plaque.name), number=_number(card))
        self.tell(text, seat, (card.face,))

    def _taken(self) -> None:
        self.ask(_("{name} takes the trick.").format(name=self.plaques[TAKER].name), TAKER)

    def _gather(self) -> None:
        director = self.director
        everywhere = [card for place in ("trick", *self.hands) for card in director.at(place)]
        director.highlight(director.at("trick"), False)
        director.gather(everywhere, "draw").then(self._gathered)
        director.wait(SHOW_PAUSE)

    def _gathered(self) -> None:
        self._note(None)
        self.ask(_("All sixty are back. Once more?"))

    def _note(self, cards: int | None) -> None:
        for plaque in self.plaques:
            plaque.note = _cards_left(cards) if cards else _("waits for cards")
            self.touch(plaque.reach)


def _cards_left(count: int) -> str:
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def _first(name: str) -> str:
    return name.split()[0]


def _suit(card: Card) -> tuple[int, int]:
    colour = card.face.rpartition("/")[2].rpartition("_")[0]
    return list(SEAT_SYMBOLS).index(colour), _number(card)


def _number(card: Card) -> int:
    return int(card.face.rpartition("_")[2])


# -- for the gallery ---------------------------------------------------------------------------------

MOMENTS = {"dealing": 1.05, "fanned": 4.4, "played": 7.4, "gathering": 9.25, "gathered": 10.6}
"""Seconds into the round at which there is something to see."""


def gallery() -> Iterator[Picture]:
    def opened(_app: object) -> Scene:
        return Demo()

    for state, seconds in MOMENTS.items():
        yield Picture("demo", state, opened, seconds, everywhere=state == "fanned")
