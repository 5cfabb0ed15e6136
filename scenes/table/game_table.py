"""One game's table: what the game says about itself, who sits where, and which card lies in which place.

A game's table says where cards lie for a pair of eyes (`lay_out`), how one event changes that (`after`), what
else shall be seen and heard (`stage`), and what the person who looks may do (`decision`). It subclasses
Sitting, which plays the match at it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pygame

from game import catalog
from game.match import Match, Seating
from game.rules import Event
from scenes.canvas import Canvas
from scenes.table.cards import Card
from scenes.table.places import CARD_RATIO
from scenes.table.plaque import Plaque
from scenes.table.spots import CardSpot
from scenes.table.table_scene import TableScene
from scenes.table.tracker import Arrangement, Tracker, open_up
from scenes.ui.widgets import Widget

Asked = tuple[str, list[Widget]]
"""A sentence for the ribbon, and everything that can be chosen now."""


class GameTable(TableScene):
    """Whoever looks sits at its foot."""

    key: ClassVar[str]
    """The game's key in the catalog."""
    back: ClassVar[str]
    """The picture on the cards' backs."""
    source: ClassVar[str]
    """The place new cards come from."""
    prize: ClassVar[str] = "house/cup"
    """The picture of what the winner gets."""
    watched = False
    """Is it only looked at? Then nobody is asked, no bot thinks, and nothing is kept."""
    opened = False
    """Do all hands lie open? A match allows that once it is over."""

    match: Match

    def __init__(self, seatings: Sequence[Seating]) -> None:
        self.rules = catalog.get(self.key)
        self.seatings = list(seatings)
        super().__init__(len(self.seatings))
        self.name = self.rules.name
        people = [seat for seat, one in enumerate(self.seatings) if one.is_person]
        self.people = people
        self.lone = people[0] if len(people) == 1 else None
        self.eyes: int | None = self.lone
        """Whose secrets are on the screen; None shows only what everybody may see."""
        self._turn_to(self.lone if self.lone is not None else (people or [0])[0])

    # -- what each game says -------------------------------------------------------------------------

    @abstractmethod
    def lay_out(self, view: Any) -> Arrangement:
        """What lies where for the eyes that this view is for; seats in place names are seats of the match."""

    def after(self, event: Event, table: Arrangement) -> Arrangement:
        """The same once an event has been seen to happen; unchanged where the end of the turn shows it."""
        return table

    def stage(self, event: Event) -> float:
        """Sound and show of one event, as it begins; returns how long people need to take it in."""
        return 0.0

    def doer(self, event: Event) -> int | None:
        """Whose symbol stands before the sentence in the log."""
        return getattr(event, "seat", None)

    def linger(self, event: Event) -> float:
        """How long what an event brought lies there to be seen before anything else happens."""
        return 0.0

    def in_public(self, actor: int) -> Asked | None:
        """What a person may decide while nobody's secrets are on the screen: no curtain falls for it."""
        return None

    @abstractmethod
    def decision(self, view: Any) -> Asked:
        """The sentence on the ribbon, and everything the person who looks can choose now."""

    @abstractmethod
    def in_words(self, action: Any, view: Any) -> str:
        """A move as an advice: “Bid 40”."""

    def let_go(self) -> None:
        """Forget what was selected but not done."""

    def step_back(self) -> bool:
        """Take the last selection back; False when there is none."""
        return False

    def note_plaques(self, view: Any) -> None:
        """Scores and notes on the plaques."""

    def pictures_of(self, event: Event) -> Sequence[str]:
        """Small cards for the sentence in the log."""
        return ()

    def explain(self, face: str) -> tuple[str, str]:
        """What a card is: its name, and what it does."""
        return self.rules.name, ""

    def printed(self, face: str) -> str:
        """The picture for a closer look, where cards lie on the table with less on them."""
        return face

    def line_picture(self, number: int) -> str | None:
        """The small card or sign beside a line of the score sheet."""
        return None

    def earned(self, number: int, seat: int) -> Sequence[str]:
        """The faces of the cards that earned a seat its score in a line of the score sheet."""
        return ()

    def summons(self, seat: int) -> str:
        """What awaits whoever is called to the screen, in words that everybody may read."""
        return ""

    def measure(self, view: Any) -> str:
        """How long the game was, in its own measure: “21 auctions”."""
        return ""

    def paint_foot(self, canvas: Canvas, area: pygame.FRect) -> None:
        """What else a kept score sheet has to tell, below its totals."""

    def chapter(self, view: Any) -> str:
        """The chapter of the game's guide that tells about what is to be decided now; "" is the beginning.

        A chapter is named by the anchor of its heading, which is the same in every language: in guide.md
        "## Bidding {#bidding}" is the chapter "bidding".
        """
        return ""

    def memory(self, view: Any) -> Sequence[tuple[str, Sequence[str]]]:
        """What an attentive person remembers here: short lines, each with small cards (the memory aid)."""
        return ()

    def paint_board(self, canvas: Canvas, view: Any) -> None:
        """What lies on the cloth below the cards."""

    def paint_top(self, canvas: Canvas, view: Any) -> None:
        """What stands above the cards, below the buttons."""

    def focus_first(self, widgets: Sequence[Widget]) -> int:
        """What has the focus when a decision comes up."""
        return 0

    # -- whose table ---------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        return self.match.view(self.eyes)

    @property
    def actor(self) -> int | None:
        """Who is asked now: whoever looks, then bots, then whoever has to be called to the screen."""
        actors = self.match.actors()
        if self.eyes in actors:
            return self.eyes
        bots = [seat for seat in actors if not self.seatings[seat].is_person]
        return next(iter(bots or actors), None)

    @property
    def mine(self) -> bool:
        """Does whoever looks at the table owe a decision?"""
        return not self.watched and self.eyes is not None and self.actor == self.eyes

    def legal(self) -> list[Any]:
        return self.match.legal(self.eyes) if self.eyes is not None else []

    def _turn_to(self, seat: int) -> None:
        """Whoever looks sits at the foot of the table."""
        count = len(self.seatings)
        self.spots = [(one - seat) % count for one in range(count)]

    def seat_all(self) -> None:
        old = self.plaques
        self.plaques = [
            Plaque(self.places[f"plaque-{self.spots[seat]}"].box, one.name, one.colour)
            for seat, one in enumerate(self.seatings)
        ]
        for plaque, before in zip(self.plaques, old, strict=False):
            plaque.active = before.active
        self.touch()

    def place(self, name: str) -> str:
        """“hand-2” is the hand of seat 2; where that seat is on the screen depends on who looks."""
        kind, *rest = name.split("-")
        if rest and rest[0].isdigit():
            return "-".join([kind, str(self.spots[int(rest[0])]), *rest[1:]])
        return name

    # -- cards ---------------------------------------------------------------------------------------

    def lay(self) -> None:
        """Everything at once, without motion."""
        self.tracker = Tracker()
        self.stock: dict[int, Card] = {}
        self.arrangement = self.arranged()
        named = self.tracker.follow(self.arrangement)
        self.director.lay({self.place(place): self._cards(numbers) for place, numbers in named.items()})

    def arranged(self) -> Arrangement:
        """What lies where now; with all hands open, a card shows its face where anybody saw it."""
        seen = [self.lay_out(view) for view in self.match.open_hands()] if self.opened else []
        return open_up(self.lay_out(self.view), seen)

    def _cards(self, numbers: Sequence[int]) -> list[Card]:
        found = []
        for number in numbers:
            lying = self.tracker.lying[number]
            if number not in self.stock:
                back = lying.back or self.back
                self.stock[number] = Card(lying.face or back, back, lying.face is not None)
                source = self.places[self.source]
                self.stock[number].lie(source, source.poses(1)[0])
            if lying.face is not None:
                self.stock[number].face = lying.face
            found.append(self.stock[number])
        return found

    def show(self, arrangement: Arrangement) -> None:
        """Cards go where they now belong, and turn over where they now show another side."""
        self.arrangement = arrangement
        named = self.tracker.follow(arrangement)
        gone = [card for number, card in self.stock.items() if number not in self.tracker.lying]
        self.stock = {number: card for number, card in self.stock.items() if number in self.tracker.lying}
        if gone:
            self.director.remove(gone)
        with self.director.together():
            for name, numbers in named.items():
                place, cards = self.place(name), self._cards(numbers)
                for at, (number, card) in enumerate(zip(numbers, cards, strict=True)):
                    up = self.tracker.lying[number].face is not None
                    if self.director.place_of(card) != place:
                        at = min(at, len(self.director.at(place)))
                        self.director.move(card, place, at=at, face_up=up)
                    else:
                        self.director.flip(card, up)
        for name, numbers in named.items():
            cards = self._cards(numbers)
            if self.director.at(self.place(name)) != cards:
                self.director.refan(self.place(name), cards)

    def card_at(self, place: str, at: int) -> Card:
        return self.director.at(self.place(place))[at]

    def spot(self, place: str, at: int, press: Callable[[], None], about: str) -> CardSpot:
        """A card to choose, as much of it as is in sight: in a column or a row, the part before the next."""
        there = self.places[self.place(place)]
        poses = there.poses(len(self.arrangement[place]))
        box = pygame.FRect(0, 0, there.card, there.card * CARD_RATIO)
        box.center = poses[at][:2]
        if at + 1 < len(poses):
            if there.kind == "column":
                box.height = min(box.height, poses[at + 1].y - poses[at].y)
            elif there.kind in ("row", "fan") and 0 < poses[at + 1].x - poses[at].x < box.width:
                box.width = poses[at + 1].x - poses[at].x
        box.height *= there.sight
        return CardSpot(box, press, about)
