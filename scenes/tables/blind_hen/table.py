"""A match of Blind Hen on the screen: packages, bids, payments, gifts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import pygame

from game.blind_hen.actions import Bid, Fold, HenAction, LayOut, Pay, Take
from game.blind_hen.cards import CORN, GAME_END, HEN, WORTH, card_name
from game.blind_hen.events import (
    BidMade,
    CardTaken,
    Folded,
    GameEndDrawn,
    LotGained,
    LotTurnedUp,
    Paid,
)
from game.blind_hen.view import BID, LAY, OVER, PAY, TAKE, HenView
from game.match import Match, Seating
from game.rules import Event
from game.words import _, ngettext
from scenes.canvas import Canvas
from scenes.table.places import CARD_RATIO
from scenes.table.sitting import Arrangement, Asked, Sitting
from scenes.table.spots import CardSpot
from scenes.tables.blind_hen import board as paint
from scenes.tables.blind_hen import count, yard
from scenes.tables.blind_hen.desk import Dial, Key
from scenes.ui.widgets import Button, Widget

HOLDS = {LotTurnedUp: 1.3, Paid: 0.6, BidMade: 0.3, Folded: 0.2, LotGained: 0.4, GameEndDrawn: 1.6}
"""How long people need to take in what they just saw."""
CHAPTERS = {LAY: "offer", BID: "bidding", PAY: "paying", TAKE: "paying", OVER: "scoring"}
"""What the guide says about each kind of decision."""


class HenTable(Sitting):
    """Yards around the stall, the desk at the lower right."""

    key = table = music = "blind-hen"
    back = yard.BACK
    source = yard.DRAW
    prize = "blind-hen/cup"

    def __init__(
        self,
        seatings: Sequence[Seating],
        seed: int | None = None,
        thinks: bool = True,
        match: Match | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(seatings, seed, thinks, match, options)
        self.counted = ("draw",)
        self.let_go()

    def let_go(self) -> None:
        self.offered: list[int] = []
        self.shown: list[int] = []
        self.dial = 0
        self.peeking = False

    # -- cards and events ----------------------------------------------------------------------------

    def lay_out(self, view: HenView) -> Arrangement:
        self.yards = yard.lay_out(view, self.offered)
        return yard.lying(self.yards)

    def after(self, event: Event, table: Arrangement) -> Arrangement:
        self.yards = yard.after(event, self.yards)
        return yard.lying(self.yards)

    def stage(self, event: Event) -> float:
        if isinstance(event, BidMade | Folded) and self.view.phase == BID:
            self.seen = self.view
        if isinstance(event, LotTurnedUp | BidMade):
            self.app.sound.play("hammer" if isinstance(event, LotTurnedUp) else "chip")
        if isinstance(event, LotGained | Folded):
            self.app.sound.play("hen")
        return HOLDS.get(type(event), 0.0)

    def pictures_of(self, event: Event) -> Sequence[str]:
        match event:
            case Paid(_, _, cards, _) | LotGained(_, _, cards):
                return [yard.picture(card) for card in cards]
            case LotTurnedUp(cards):
                return [yard.picture(card) for card in cards if card is not None]
            case CardTaken(_, card):
                return [yard.picture(card)]
        return ()

    # -- what may be done ----------------------------------------------------------------------------

    def note_plaques(self, view: HenView) -> None:
        self.seen = view
        for seat, plaque in enumerate(self.plaques):
            plaque.score = view.worth[seat]
            plaque.note = _("auctioneer") if seat == view.auctioneer else _("can bid")
            if view.phase == BID and view.bids[seat] == -1:
                plaque.note = _("folded")
            elif view.phase in (PAY, TAKE) and seat == view.bidder:
                plaque.note = _("has bought")
            elif seat == view.bidder:
                plaque.note = _("bids {n}").format(n=view.best)
            plaque.out = view.phase == BID and view.bids[seat] == -1

    def decision(self, view: HenView) -> Asked:
        prompt, widgets = self._choices(view)
        if self.eyes is not None and view.pile_sizes[self.eyes]:
            nest = self.places[f"nest-{self.spots[self.eyes]}"]
            box = pygame.FRect(0, 0, nest.card, nest.card * CARD_RATIO)
            box.center = nest.center
            widgets.append(CardSpot(box, self._peek, _("Look at your pile")))
        return prompt, widgets

    def chapter(self, view: HenView) -> str:
        return CHAPTERS.get(view.phase, "")

    def focus_first(self, widgets: Sequence[Widget]) -> int:
        return next((number for number, one in enumerate(widgets) if isinstance(one, Dial)), 0)

    @property
    def selecting(self) -> bool:
        return bool(self.offered or self.shown or self.peeking)

    def step_back(self) -> bool:
        if self.peeking:
            self._peek()
        elif self.offered:
            self._offer(self.offered[:-1])
        elif self.shown:
            self.shown.pop()
            self.refresh()
        else:
            return False
        return True

    def _choices(self, view: HenView) -> Asked:
        if view.phase == LAY:
            return _("Choose 1 or 2 cards to show; the rest stays hidden."), self._laying(view)
        if view.phase == BID:
            return self._bidding(view)
        if view.phase == PAY:
            return self._paying(view)
        spots: list[Widget] = []
        for at, card in enumerate(view.middle):
            spots.append(self.spot(yard.COUNTER, at, self.giving(Take(card)), card_name(card)))
        return _("Take one chicken from the counter into your yard."), spots

    def _button(self, label: str, press: Callable[[], None], left: float, wide: float) -> Button:
        desk = self.places["desk"].box
        area = (desk.left + 30 + left, desk.bottom - 110, wide, 82)
        return Button(area, label, press, primary=True, size=36)

    def _laying(self, view: HenView) -> list[Widget]:
        def toggle(slot: int) -> Callable[[], None]:
            def turn() -> None:
                if slot in self.shown:
                    self.shown.remove(slot)
                else:
                    self.shown = [*self.shown, slot][-2:]
                self.refresh()

            return turn

        cards = self.director.at(yard.LOT)
        self.director.tick(cards, False)
        self.director.tick([card for slot, card in enumerate(cards) if slot in self.shown])
        names = [card_name(card) if card is not None else "" for card in view.lot]
        spots: list[Widget] = [
            self.spot(yard.LOT, slot, toggle(slot), name) for slot, name in enumerate(names)
        ]
        go = self._button(_("Offer it"), self.giving(LayOut(tuple(sorted(self.shown)))), 100, 320)
        go.enabled = bool(self.shown)
        go.why = _("First choose one or two cards that all may see.")
        return [*spots, go]

    def _bidding(self, view: HenView) -> Asked:
        assert self.eyes is not None
        opening = self.eyes == view.auctioneer
        most = view.worth[self.eyes]
        least = min(1, most) if opening else (view.best or 0) + 1
        desk = self.places["desk"].box
        fold = self._button(_("Fold"), self.giving(Fold()), 330, 190)
        fold.fill = self.app.brushes.theme.danger
        fold.hotkey = pygame.K_f
        if least > most:
            prompt = _("Your chickens are worth {most}: you cannot go above {best}.").format(
                most=most, best=view.best
            )
            return prompt, [fold]
        self.dial = min(most, max(least, self.dial))

        def turn(to: int) -> None:
            self.dial = min(most, max(least, to))
            raise_.label = words()
            dial.value = self.dial
            minus.enabled, plus.enabled = self.dial > least, self.dial < most
            self.touch(desk)

        def words() -> str:
            return (_("Open with {n}") if opening else _("Raise to {n}")).format(n=self.dial)

        def bid() -> None:
            self.give(Bid(self.dial))

        raise_ = self._button(words(), bid, 0, 520 if opening else 310)
        raise_.fill = self.app.brushes.theme.good
        middle = desk.top + 98
        dial = Dial((desk.centerx, middle), (least, most), self.dial, turn, bid)
        minus = Key(
            (desk.left + 100, middle), "–", lambda: turn(self.dial - 1), self.dial > least, pygame.K_MINUS
        )
        plus = Key(
            (desk.right - 100, middle), "+", lambda: turn(self.dial + 1), self.dial < most, pygame.K_PLUS
        )
        widgets: list[Widget] = [minus, dial, plus, raise_]
        if opening:
            prompt = _("Open the bidding: 1 to {most}. You may not fold.").format(most=most)
            if not most:
                prompt = _("Your yard is empty: you open with 0.")
            return prompt, widgets
        prompt = _("Raise above {best} (you can pay up to {most}) or fold.").format(best=view.best, most=most)
        return prompt, [*widgets, fold]

    def _paying(self, view: HenView) -> Asked:
        assert self.eyes is not None
        due, paid = view.best or 0, sum(WORTH[card] for card in self.offered)
        spots: list[Widget] = []
        for place, cards in self.yards.items():
            if place.startswith(f"yard-{self.eyes}-") or place == yard.COUNTER:
                for at, card in enumerate(cards):
                    assert card is not None
                    move = self._take_back(card) if place == yard.COUNTER else self._put_down(card)
                    spots.append(self.spot(place, at, move, card_name(card)))
        pay = self._button(
            _("Pay {n}").format(n=paid), lambda: self.give(Pay(tuple(sorted(self.offered)))), 0, 250
        )
        pay.enabled = paid >= due
        pay.why = _("The bid was {due}: {more} more is needed.").format(due=due, more=due - paid)
        exact = self._button(_("For me"), self._pay_for_me, 270, 250)
        exact.fill = self.app.brushes.theme.brown
        exact.size = 32
        to = _("the others") if self.eyes == view.auctioneer else self.seatings[view.auctioneer].name
        prompt = _("Pay {due} to {to}: choose chickens from your yard.").format(due=due, to=to)
        return prompt, [*spots, pay, exact]

    def _put_down(self, card: int) -> Callable[[], None]:
        return lambda: self._offer([*self.offered, card])

    def _take_back(self, card: int) -> Callable[[], None]:
        def take() -> None:
            left = list(self.offered)
            left.remove(card)
            self._offer(left)

        return take

    def _offer(self, cards: Sequence[int]) -> None:
        self.offered = list(cards)
        self.show(self.lay_out(self.view))
        self.refresh()

    def _pay_for_me(self) -> None:
        """A payment without a needless card, put on the counter to be looked at first."""
        first = self.match.legal(cast(int, self.eyes))[0]
        self._offer(cast(Pay, first).cards)

    def _peek(self) -> None:
        self.peeking = not self.peeking
        self.refresh()

    # -- words and painting --------------------------------------------------------------------------

    def in_words(self, action: HenAction, view: HenView) -> str:
        match action:
            case LayOut(face_up):
                names = [card_name(cast(int, view.lot[slot])) for slot in face_up]
                return _("Show {cards}.").format(cards=_(" and ").join(names))
            case Bid(amount):
                return _("Bid {n}.").format(n=amount)
            case Fold():
                return _("Fold.")
            case Pay(cards):
                return _("Pay with {cards}.").format(cards=", ".join(card_name(card) for card in cards))
            case Take(card):
                return _("Take {card}.").format(card=card_name(card))
        return ""

    def line_picture(self, number: int) -> str | None:
        return count.line_picture(number)

    def earned(self, number: int, seat: int) -> Sequence[str]:
        return count.earned(self.view, number, seat)

    def summons(self, seat: int) -> str:
        phases = {
            LAY: _("There are three cards to lay out."),
            BID: _("It is time to bid or to fold."),
            PAY: _("The package is to be paid for."),
            TAKE: _("There is a chicken to take."),
        }
        return phases.get(self.seen.phase, "")

    def measure(self, view: HenView) -> str:
        return ngettext("{n} auction", "{n} auctions", view.auctions).format(n=view.auctions)

    def memory(self, view: HenView) -> Sequence[tuple[str, Sequence[str]]]:
        return count.memory(view, self.match.names)

    def explain(self, face: str) -> tuple[str, str]:
        for card in (*range(len(WORTH)), CORN, HEN, GAME_END):
            if yard.picture(card) == face:
                return card_name(card), _about(card)
        return super().explain(face)

    def paint_board(self, canvas: Canvas, view: HenView) -> None:
        view = self.seen
        by_spot = sorted(range(len(self.plaques)), key=self.spots.__getitem__)
        active = [self.spots[seat] for seat in view.actors]
        paint.paint_yards(canvas, self.places, [self.plaques[seat] for seat in by_spot], active)
        paint.paint_stall(canvas, self.places, view.auctions + 1)
        paint.paint_hammer(canvas, self.places[f"hammer-{self.spots[view.auctioneer]}"])
        self._paint_desk(canvas, view)

    def _paint_desk(self, canvas: Canvas, view: HenView) -> None:
        title, big, note, good = "", "", "", False
        if view.phase == LAY and self.mine:
            title, big = _("Only you see all three."), _("{n} of 2 shown").format(n=len(self.shown))
            note, good = _("What shall the others see?"), bool(self.shown)
        elif view.phase == PAY and self.mine:
            due, paid = view.best or 0, sum(WORTH[card] for card in self.offered)
            title, good = _("On the counter"), paid >= due
            big = _("{paid} of {due}").format(paid=paid, due=due)
            note = _("{n} still to pay").format(n=due - paid) if paid < due else _("exactly right")
            if paid > due:
                note = _("{n} too much: there is no change").format(n=paid - due)
        elif view.phase != BID or not self.mine:
            title = _("Best bid") if view.best is not None else _("At the stall")
            seller = self.seatings[view.auctioneer].name
            big = str(view.best) if view.best is not None else seller
            note = self.seatings[view.bidder].name if view.bidder is not None else _("sells the next package")
            if view.phase == TAKE and self.mine:
                title, big = _("A gift"), _("Take one")
                note = _("{name} paid this for the package").format(name=seller)
        buttons = self.mine and view.phase != TAKE
        paint.paint_desk(canvas, self.places, (title, big, note), good, buttons)

    def paint_top(self, canvas: Canvas, view: HenView) -> None:
        view = self.seen
        paint.paint_bids(canvas, self.places, view, self.spots)
        paint.paint_piles(canvas, self.places, view, self.spots)
        if self.peeking and self.eyes is not None:
            hens, corn = view.piles_seen[self.eyes]
            nest = self.places[f"nest-{self.spots[self.eyes]}"]
            x = min(1560.0, max(360.0, nest.center[0]))
            paint.paint_peek(canvas, (x, max(400.0, nest.center[1] - 70)), hens, corn)


def _about(card: int) -> str:
    """What a card is good for, in a few sentences."""
    if card == CORN:
        return _("Corn counts 2 points, and feeds one Blind Hen in the same pile.")
    if card == HEN:
        return _(
            "A Blind Hen counts 3 points with a corn of its own in the same pile, and costs 3 without one."
        )
    if card == GAME_END:
        return _("When this card turns up, no more is sold: the yards and the piles are counted.")
    return _(
        "A chicken worth {n}: money to bid with while it stands in your yard. "
        "At the end whoever has the most cards of a colour gets 8 points for it, and the next 4."
    ).format(n=WORTH[card])
