"""A match of Blind Hen on the screen: events shown one by one, people choosing, bots in their own time."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import cast

import pygame

from game.blind_hen.actions import Bid, Fold, HenAction, LayOut, Pay, Take
from game.blind_hen.cards import WORTH, card_name
from game.blind_hen.events import BidMade, Folded, GameEndDrawn, LotGained, LotTurnedUp, Paid
from game.blind_hen.rules import BlindHen
from game.blind_hen.view import BID, LAY, PAY, TAKE, HenView
from game.bots import brains
from game.bots.levels import Level
from game.bots.thinker import Thinker
from game.dice import Dice
from game.match import CannotUndo, Match, Seating
from game.rules import Event
from game.words import _
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.input import Act, Input, Press
from scenes.rulebook import Rulebook
from scenes.table.cards import Card
from scenes.table.places import CARD_RATIO
from scenes.table.plaque import Plaque
from scenes.table.table_scene import TableScene
from scenes.tables.blind_hen import board as paint
from scenes.tables.blind_hen import yard
from scenes.tables.blind_hen.desk import CardSpot, Dial, Key
from scenes.ui.board import Board
from scenes.ui.widgets import Button, Widget

BOT_PAUSE = 0.7
THINKING = 1.5
"""Seconds a bot may think."""
NAMES = (("Mara", "vermilion"), ("Juno", "sky"), ("Otto", "green"), ("Pip", "yellow"), ("Ida", "pink"))
HOLDS = {LotTurnedUp: 1.3, Paid: 0.6, BidMade: 0.3, Folded: 0.2, LotGained: 0.4, GameEndDrawn: 1.6}
"""How long people need to take in what they just saw."""


def company(seats: int, people: int = 1, level: str = "sharp") -> list[Seating]:
    """People first, then bots."""
    return [
        Seating(name, colour, "person" if number < people else f"bot:{level}")
        for number, (name, colour) in enumerate(NAMES[:seats])
    ]


class HenTable(TableScene):
    """`thinks` False has bots play by feel, at once: for pictures and tests."""

    table = "blind-hen"
    name = _("Blind Hen")
    music = "blind-hen"

    def __init__(
        self,
        seatings: Sequence[Seating],
        seed: int | None = None,
        thinks: bool = True,
        match: Match | None = None,
    ) -> None:
        super().__init__(len(seatings))
        self.seatings = list(seatings)
        people = [seat for seat, one in enumerate(seatings) if one.is_person]
        self.lone = people[0] if len(people) == 1 else None
        self.eyes: int | None = self.lone
        self._seed = seed
        self._thinks = thinks
        self._thinker: Thinker | None = None
        self._ticket: int | None = None
        self._wait = 0.0
        self._given = match
        self.counted = ("draw",)
        bottom = self.lone or 0
        self.spots = [(seat - bottom) % len(seatings) for seat in range(len(seatings))]
        self.offered: list[int] = []
        self.shown: list[int] = []
        self.dial = 0
        self.peeking = False
        self.said = ""
        self._asked: int | None = None

    def entered(self) -> None:
        seed = next(one for one in (self._seed, self.app.seed, secrets.randbits(48)) if one is not None)
        self.match = self._given or Match.start(BlindHen(), self.seatings, seed)
        self._dice = Dice.from_seed(seed ^ 0x4E57)
        plaques: list[Plaque | None] = [None] * len(self.seatings)
        for seat, one in enumerate(self.seatings):
            box = self.places[f"plaque-{self.spots[seat]}"].box
            plaques[seat] = Plaque(box, one.name, one.colour)
        self.plaques = cast(list[Plaque], plaques)
        self.board = Board(self)
        self._lay()
        self.refresh()

    def left(self) -> None:
        if self._thinker:
            self._thinker.close()
        self.match.close()

    @property
    def view(self) -> HenView:
        return cast(HenView, self.match.view(self.eyes))

    @property
    def actor(self) -> int | None:
        return next(iter(self.match.actors()), None)

    @property
    def mine(self) -> bool:
        """Does whoever looks at the table owe a decision?"""
        return self.actor is not None and self.actor == self.eyes

    # -- cards ---------------------------------------------------------------------------------------

    def _place(self, name: str) -> str:
        """Seats go to the spots around the screen that their eyes give them."""
        kind, *rest = name.split("-")
        return "-".join([kind, str(self.spots[int(rest[0])]), *rest[1:]]) if rest else name

    def _lay(self) -> None:
        """Everything at once, without motion."""
        self.tracker = yard.Tracker()
        self.stock: dict[int, Card] = {}
        self.arrangement = yard.lay_out(self.view, self.offered)
        named = self.tracker.follow(self.arrangement)
        self.director.lay({self._place(place): self._cards(numbers) for place, numbers in named.items()})

    def _cards(self, numbers: Sequence[int]) -> list[Card]:
        found = []
        for number in numbers:
            face = self.tracker.face[number]
            if number not in self.stock:
                self.stock[number] = Card(yard.picture(face), yard.BACK, face is not None)
                draw = self.places["draw"]
                self.stock[number].lie(draw, draw.poses(1)[0])
            if face is not None:
                self.stock[number].face = yard.picture(face)
            found.append(self.stock[number])
        return found

    def _show(self, arrangement: yard.Arrangement) -> None:
        """Cards go where they now belong, and turn over where they now show another side."""
        self.arrangement = arrangement
        named = self.tracker.follow(arrangement)
        gone = [card for number, card in self.stock.items() if number not in self.tracker.face]
        self.stock = {number: card for number, card in self.stock.items() if number in self.tracker.face}
        if gone:
            self.director.remove(gone)
        with self.director.together():
            for name, numbers in named.items():
                place, cards = self._place(name), self._cards(numbers)
                for at, (number, card) in enumerate(zip(numbers, cards, strict=True)):
                    up = self.tracker.face[number] is not None
                    if self.director.place_of(card) != place:
                        at = min(at, len(self.director.at(place)))
                        self.director.move(card, place, at=at, face_up=up)
                    else:
                        self.director.flip(card, up)
        for name, numbers in named.items():
            cards = self._cards(numbers)
            if self.director.at(self._place(name)) != cards:
                self.director.refan(self._place(name), cards)

    # -- what happens --------------------------------------------------------------------------------

    def give(self, action: HenAction) -> None:
        """The person at the table decides."""
        if self.mine and self.actor is not None:
            self._decide(self.actor, action)

    def _decide(self, seat: int, action: HenAction) -> None:
        events = self.match.decide(seat, action, self.eyes)
        self.offered, self.shown, self.dial, self.peeking = [], [], 0, False
        for event in events:
            self._stage(event)
        if self.lone is None:
            self.eyes = None
        self._asked = None
        self._show(yard.lay_out(self.view))
        self.director.then(self.refresh)
        self._wait = BOT_PAUSE
        self.board.set([])
        self.touch()

    def _stage(self, event: Event) -> None:
        """One event: its sentence, its sound, its cards."""
        text = BlindHen().tell(event, self.match.names)
        seat = getattr(event, "seat", None)

        def begin() -> None:
            if text:
                self.tell(text, seat)
            if isinstance(event, LotTurnedUp | BidMade):
                self.app.sound.play("hammer" if isinstance(event, LotTurnedUp) else "chip")
            if isinstance(event, LotGained | Folded):
                self.app.sound.play("hen")
            self.touch()

        self.director.then(begin)
        self._show(yard.after(event, self.arrangement))
        hold = HOLDS.get(type(event), 0.0)
        if hold:
            self.director.wait(hold)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.director.moving:
            return
        actor = self.actor
        if actor is None:
            self._end()
        elif not self.seatings[actor].is_person:
            self._wait -= dt * self.app.speed
            self._let_bot(actor)
        elif actor != self.eyes:
            self._curtain(actor)

    def _let_bot(self, seat: int) -> None:
        view, level = self.match.view(seat), Level(self.seatings[seat].who.removeprefix("bot:"))
        if not self._thinks:
            if self._wait <= 0:
                legal = self.match.legal(seat)
                chosen = brains.get("blind-hen").quick(view, legal, self._dice, level)
                self._decide(seat, cast(HenAction, chosen))
            return
        if self._thinker is None:
            self._thinker = Thinker()
        if self._ticket is None:
            self._ticket = self._thinker.ask("blind-hen", view, level, self._dice.below(1 << 30), THINKING)
            self._answer: HenAction | None = None
        for thought in self._thinker.poll():
            if thought.ticket == self._ticket:
                self._answer = cast(HenAction, thought.action)
        if self._answer is not None and self._wait <= 0:
            self._ticket = None
            self._decide(seat, self._answer)

    def _curtain(self, seat: int) -> None:
        """With several people, nobody's secrets are on the table until that person says to be ready."""
        if self._asked == seat:
            return
        self._asked = seat

        def look() -> None:
            self.eyes = seat
            self._lay()
            self.refresh()

        name = self.seatings[seat].name
        text = _("Only {name} should look at the screen now.").format(name=name)
        self.app.push(Dialog(_("{name}, your turn").format(name=name), text, [(_("I am ready"), look)]))

    def _end(self) -> None:
        from scenes.tables.blind_hen.sheet import HenSheet

        result = self.match.result()
        if result and self._asked is None:
            self._asked = -1
            self.app.push(HenSheet(self.seatings, result, self._again, self._leave))

    def _again(self) -> None:
        self.app.replace(HenTable(self.seatings, None, self._thinks))

    def _leave(self) -> None:
        self.app.pop(self)

    # -- what may be done ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Ask for what is owed now: the ribbon says it, the spots take it."""
        view, actor = self.view, self.actor
        self._note_plaques(view)
        widgets: list[Widget] = []
        if self.mine:
            prompt, widgets = self.decision(view)
        elif actor is None:
            prompt = _("The Game End is drawn: the yards are counted.")
        else:
            prompt = _("{name} is thinking …").format(name=self.seatings[actor].name)
        self.ask(prompt, actor)
        main = len(widgets)
        if self.eyes is not None and view.pile_sizes[self.eyes]:
            nest = self.places[f"nest-{self.spots[self.eyes]}"]
            box = pygame.FRect(0, 0, nest.card, nest.card * CARD_RATIO)
            box.center = nest.center
            widgets.append(CardSpot(box, self._peek, _("Look at your pile")))
        widgets += self._bar()
        self.board.set(widgets, focus=self._focus(widgets, main))
        self.touch()

    def _focus(self, widgets: Sequence[Widget], main: int) -> int:
        """What is asked has the focus first; while somebody pays or picks, it stays where it was."""
        if self.offered or self.shown or self.peeking:
            old = self.board.focus
            area = old.area.center if old else (0.0, 0.0)
            near = [one for one in widgets if one.enabled]
            if near:
                best = min(
                    near, key=lambda one: abs(one.area.centerx - area[0]) + abs(one.area.centery - area[1])
                )
                return list(widgets).index(best)
        return next((number for number, one in enumerate(widgets[:main]) if isinstance(one, Dial)), 0)

    def _note_plaques(self, view: HenView) -> None:
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

    def decision(self, view: HenView) -> tuple[str, list[Widget]]:
        """The sentence, and everything that can be chosen."""
        if view.phase == LAY:
            return _("Choose 1 or 2 cards to show; the rest stays hidden."), self._laying(view)
        if view.phase == BID:
            return self._bidding(view)
        if view.phase == PAY:
            return self._paying(view)
        spots: list[Widget] = []
        for at, card in enumerate(view.middle):
            spots.append(self._spot(yard.COUNTER, at, self._giving(Take(card)), card_name(card)))
        return _("Take one chicken from the counter into your yard."), spots

    def _giving(self, action: HenAction) -> Callable[[], None]:
        return lambda: self.give(action)

    def _button(self, label: str, press: Callable[[], None], left: float, wide: float) -> Button:
        desk = self.places["desk"].box
        area = (desk.left + 30 + left, desk.bottom - 110, wide, 82)
        return Button(area, label, press, primary=True, size=36)

    def _spot(self, place: str, at: int, press: Callable[[], None], about: str) -> CardSpot:
        """What is in sight of a card: in a column, the part above the next one."""
        there = self.places[self._place(place)]
        poses = there.poses(len(self.arrangement[place]))
        box = pygame.FRect(0, 0, there.card, there.card * CARD_RATIO)
        box.center = poses[at][:2]
        if at + 1 < len(poses):
            if there.kind == "column":
                box.height = poses[at + 1].y - poses[at].y
            elif there.kind == "row":
                box.width = min(box.width, poses[at + 1].x - poses[at].x)
        return CardSpot(box, press, about)

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
            self._spot(yard.LOT, slot, toggle(slot), name) for slot, name in enumerate(names)
        ]
        go = self._button(_("Offer it"), self._giving(LayOut(tuple(sorted(self.shown)))), 100, 320)
        go.enabled = bool(self.shown)
        go.why = _("First choose one or two cards that all may see.")
        return [*spots, go]

    def _bidding(self, view: HenView) -> tuple[str, list[Widget]]:
        assert self.eyes is not None
        opening = self.eyes == view.auctioneer
        most = view.worth[self.eyes]
        least = min(1, most) if opening else (view.best or 0) + 1
        desk = self.places["desk"].box
        fold = self._button(_("Fold"), self._giving(Fold()), 330, 190)
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

    def _paying(self, view: HenView) -> tuple[str, list[Widget]]:
        assert self.eyes is not None
        due, paid = view.best or 0, sum(WORTH[card] for card in self.offered)
        spots: list[Widget] = []
        for place, cards in self.arrangement.items():
            if place.startswith(f"yard-{self.eyes}-") or place == yard.COUNTER:
                for at, card in enumerate(cards):
                    assert card is not None
                    move = self._take_back(card) if place == yard.COUNTER else self._put_down(card)
                    spots.append(self._spot(place, at, move, card_name(card)))
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
        self._show(yard.lay_out(self.view, self.offered))
        self.refresh()

    def _pay_for_me(self) -> None:
        """A payment without a needless card, put on the counter to be looked at first."""
        first = self.match.legal(cast(int, self.eyes))[0]
        self._offer(cast(Pay, first).cards)

    def _peek(self) -> None:
        self.peeking = not self.peeking
        self.refresh()

    # -- help ----------------------------------------------------------------------------------------

    def _bar(self) -> list[Widget]:
        things = (
            ("bulb", self._hint, pygame.K_h),
            ("book", lambda: self.app.push(Rulebook("blind-hen")), pygame.K_r),
            ("refresh", self._undo, pygame.K_u),
            ("pause", self._pause, pygame.K_p),
        )
        bar: list[Widget] = []
        for number, (icon, press, key) in enumerate(things):
            button = Button((54 + number * 63, 998, 58, 58), "", press, icon=icon, size=30, hotkey=key)
            bar.append(button)
        bar[0].enabled = self.mine
        bar[2].enabled = self.lone is not None
        return bar

    def _hint(self) -> None:
        """What a good player would do, and why."""
        assert self.eyes is not None
        brain, view = brains.get("blind-hen"), self.view
        legal = self.match.legal(self.eyes)
        action = brain.quick(view, legal, Dice.from_seed(self.match.count), Level.RUTHLESS)
        self.app.toast(brain.reason(view, action))

    def _undo(self) -> None:
        try:
            self.match.undo()
        except CannotUndo as problem:
            self.app.toast(str(problem))
            return
        self._ticket = None
        self.offered, self.shown, self.dial, self.peeking = [], [], 0, False
        self._lay()
        self.refresh()

    def _pause(self) -> None:
        text = _("A new game can be for three, four or five. This one ends if you leave.")

        def fresh(seats: int) -> Callable[[], None]:
            return lambda: self.app.replace(HenTable(company(seats), None, self._thinks))

        answers = [(str(seats), fresh(seats)) for seats in (3, 4, 5)]
        answers += [(_("Leave"), self._leave), (_("Go on"), lambda: None)]
        self.app.push(Dialog(_("Pause"), text, answers))

    # -- input and painting --------------------------------------------------------------------------

    def act(self, event: Input) -> bool:
        if wants_back(event):
            if self.peeking:
                self._peek()
            elif self.offered:
                self._offer(self.offered[:-1])
            elif self.shown:
                self.shown.pop()
                self.refresh()
            else:
                self._pause()
            return True
        if isinstance(event, Press) and event.act is Act.MENU:
            self._pause()
            return True
        return self.board.handle(event)

    def paint_under(self, canvas: Canvas) -> None:
        view = self.view
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
        paint.paint_desk(canvas, self.places, title, big, note, good)

    def paint_over(self, canvas: Canvas) -> None:
        view = self.view
        paint.paint_bids(canvas, self.places, view, self.spots)
        paint.paint_piles(canvas, self.places, view, self.spots)
        self.board.paint(canvas)
        if self.peeking and self.eyes is not None:
            hens, corn = view.piles_seen[self.eyes]
            nest = self.places[f"nest-{self.spots[self.eyes]}"]
            x = min(1560.0, max(360.0, nest.center[0]))
            paint.paint_peek(canvas, (x, max(400.0, nest.center[1] - 70)), hens, corn)
