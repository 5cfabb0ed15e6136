"""What a person at the office table has selected: own cards, cards laid out, seats; and taking it back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.none_of_your_business.cards import ASIDE, FACES
from game.words import _
from scenes.table.motion import RAISE
from scenes.table.sitting import Sitting
from scenes.tables.none_of_your_business import desk
from scenes.tables.none_of_your_business.parts import SeatSpot
from scenes.ui.widgets import Widget


class Selecting(Sitting):
    """The part of the table that keeps what is selected and not yet done."""

    def let_go(self) -> None:
        self.ticked: list[int] = []
        self.picked: list[int] = []
        self.targets: list[int] = []
        self.named: list[int] = []
        self.aside = 0
        self.opening = False
        self._choosing = False
        raised = [card for card in self.director.cards if card.raised or card.tick]
        if raised:
            self.director.tick(raised, False)
            with self.director.now():
                self.director.push_out(raised, False)

    @property
    def selecting(self) -> bool:
        return self._choosing

    def step_back(self) -> bool:
        if self.opening:
            self.stop_opening()
        elif self.named:
            self.named.pop()
            self.chosen()
        elif self.picked:
            self.toggle_pick(self.picked[-1], 1)
        elif self.ticked:
            self.toggle(self.ticked[-1], 1)
        elif self.targets and self._choosing:
            self.targets.clear()
            self.chosen()
            self._choosing = False
        else:
            return False
        return True

    def chosen(self) -> None:
        """Something was selected or taken back: it shows, and the focus stays."""
        self._choosing = True
        if self.eyes is not None:
            for place, slots in ((desk.hand(self.eyes), self.ticked), (desk.PICK, self.picked)):
                cards = self.director.at(self.place(place))
                up = [card for slot, card in enumerate(cards) if slot in slots and not card.tick]
                down = [card for slot, card in enumerate(cards) if slot not in slots and card.tick]
                self.director.tick(up)
                self.director.tick(down, False)
                with self.director.now():
                    self.director.push_out(up)
                    self.director.push_out(down, False)
        self.refresh()

    def toggle(self, slot: int, most: int) -> None:
        if slot in self.ticked:
            self.ticked.remove(slot)
        else:
            self.ticked = [*self.ticked, slot][-most:]
        self.chosen()

    def toggle_pick(self, slot: int, most: int) -> None:
        if slot in self.picked:
            self.picked.remove(slot)
        else:
            self.picked = [*self.picked, slot][-most:]
        self.chosen()

    def toggle_target(self, place: int, most: int) -> None:
        if place in self.targets:
            self.targets.remove(place)
        else:
            self.targets = [*self.targets, place][-most:]
        self.chosen()

    def choose_one(self, place: int) -> None:
        self.targets = [place]
        self.chosen()

    def stop_opening(self) -> None:
        self.opening = False
        self.chosen()

    def ticked_cards(self) -> list[int]:
        hand = desk.own_hand(self.view)
        return sorted(hand[slot] for slot in self.ticked if slot < len(hand))

    # -- what people take hold of --------------------------------------------------------------------

    def hand_spots(self, most: int = 99) -> list[Widget]:
        assert self.eyes is not None

        def press(slot: int) -> Callable[[], None]:
            return lambda: self.toggle(slot, most)

        place = desk.hand(self.eyes)
        spots: list[Widget] = [
            self.spot(place, slot, press(slot), FACES[kind].name)
            for slot, kind in enumerate(desk.own_hand(self.view))
        ]
        for slot in self.ticked:
            spots[slot].area.move_ip(0, -RAISE)
        return spots

    def seat_spots(self, places: Sequence[int], press: Callable[[int], None]) -> list[Widget]:
        """Seats, or the cards set aside, to choose."""

        def choosing_it(place: int) -> Callable[[], None]:
            return lambda: press(place)

        spots: list[Widget] = []
        for place in places:
            name = "aside-tray" if place == ASIDE else f"tray-{self.spots[place]}"
            label = _("The cards set aside") if place == ASIDE else self.seatings[place].name
            box = self.places[name].box
            corner = (box.right - 30, box.bottom - 30)
            spots.append(SeatSpot(box, label, choosing_it(place), place in self.targets, corner))
        return spots
