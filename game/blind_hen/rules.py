"""Blind Hen: the deal, and what a viewer can imagine behind the cards that lie face down."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.blind_hen.actions import HenAction
from game.blind_hen.cards import BOTTOM, CORN, GAME_END, HEN, LOT_SIZE, PILE, STARTER_SETS
from game.blind_hen.events import HenEvent
from game.blind_hen.state import HenState
from game.blind_hen.telling import tell
from game.blind_hen.view import HenView
from game.dice import Dice
from game.plain import Json
from game.rules import Event, Preset, Rules
from game.words import _, later


class BlindHen(Rules[HenState, HenAction, HenView]):
    """Auctions of three cards, some of them hidden; the winner sells the next three."""

    key = "blind-hen"
    name = "Blind Hen"  # as on its box: in other languages only the card has another name
    line = later("Bid on cards that only the seller has seen.")
    minutes = (30, 45)
    seats = (3, 4, 5)
    presets = later(lambda: (Preset(_("House rules"), _("The whole game, just as the rules tell it."), {}),))

    action = HenAction
    view = HenView
    event = HenEvent

    def deal(self, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> HenState:
        self.agreed(seats, options)
        dice = Dice.from_seed(seed)
        sets = dice.sample(range(len(STARTER_SETS)), seats)  # BH-2, BH-Q2
        deck = _pile(dice.shuffled(PILE), dice)
        lot = [deck.pop() for _card in range(LOT_SIZE)]
        return HenState(
            auctioneer=dice.below(seats),  # BH-5, BH-Q13
            sets=sets,
            displays=[STARTER_SETS[index] for index in sets],
            deck=deck,
            lot=lot,
        )

    def imagine(self, view: HenView, rng: Dice) -> HenState:
        """Only the pile and the face-down cards of the package are unknown; everything else was shown."""
        unseen = rng.shuffled(_unseen(view))
        lot = [unseen.pop() if card is None else card for card in view.lot]
        return HenState(
            auctioneer=view.auctioneer,
            sets=view.sets,
            displays=view.displays,
            deck=unseen if view.finished else _pile(unseen, rng),
            lot=lot,
            phase=view.phase,
            turn=view.actors[0] if view.actors else view.auctioneer,
            face_up=view.face_up,
            bids=view.bids,
            bidder=view.bidder,
            middle=view.middle,
            hens=[hens for hens, _corn in view.piles_seen],
            corn=[corn for _hens, corn in view.piles_seen],
            auctions=view.auctions,
        )

    def state_from_json(self, record: dict[str, Json]) -> HenState:
        return HenState(**record)

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        return tell(event, names)

    def part(self, view: HenView, names: Sequence[str]) -> str:
        return "" if view.finished else _("Package {n}").format(n=view.auctions + 1)


def _pile(cards: list[int], dice: Dice) -> list[int]:
    """Shuffled cards, bottom first, with the Game End among the ten at the bottom. (BH-3, BH-4)"""
    place = dice.below(min(BOTTOM, len(cards) + 1))
    return [*cards[:place], GAME_END, *cards[place:]]


def _unseen(view: HenView) -> list[int]:
    """The cards that were never shown to this viewer: all that do not lie where they could be seen."""
    shown = Counter(view.middle)
    for display in view.displays:
        shown.update(display)
    for index in view.sets:
        shown.subtract(STARTER_SETS[index])
    for hens, corn in view.piles_seen:
        shown.update({HEN: hens, CORN: corn})
    shown.update(card for card in view.lot if card is not None)
    hidden = Counter(PILE)
    hidden.subtract(shown)
    return list(hidden.elements())
