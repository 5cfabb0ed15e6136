"""A match of Second Estimate on the screen: secret choices, the reveal, customers, a suit that moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.match import Match, Seating
from game.rules import Event
from game.second_estimate.actions import CHOOSE, MOVE, EstimateAction, EstimateView, MoveSuit, Play
from game.second_estimate.cards import SUITS, card_name, suit_name
from game.second_estimate.events import (
    CardChosen,
    CardsRevealed,
    CustomersCame,
    CustomerTaken,
    SuitMoved,
)
from game.words import _, ngettext
from scenes.canvas import Canvas, Sprite
from scenes.table.places import CARD_RATIO
from scenes.table.sitting import Arrangement, Asked, Sitting
from scenes.table.spots import CardSpot
from scenes.tables.second_estimate import board as paint
from scenes.tables.second_estimate import desk, words
from scenes.tables.second_estimate.hold import HandSpot, PlaceKey, SuitMover
from scenes.tables.second_estimate.reveal import Reveal
from scenes.ui.widgets import Button, Widget

HOLDS = {CardsRevealed: 0.45, SuitMoved: 0.7}
"""How long people need to take in what is about to happen."""
MOVED, TAKEN = 0.9, 0.6
"""Seconds to see the new row, and the last customer with whoever took them."""
RANKING, TAKING = 1.3, 0.6
"""Seconds to read the ranks with the first arrow, and to follow each of the others."""
OUT = 770.0
"""Whoever carries a card above this line plays it."""
DIGITS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6, pygame.K_7, pygame.K_8)
KEYS = (*DIGITS, pygame.K_9, pygame.K_0)


class EstimateTable(Sitting):
    """The rail on top, customers in a row, a station for everybody below, one's own hand at the foot."""

    key = table = music = "second-estimate"
    back = desk.BACK
    source = desk.DECK
    prize = "second-estimate/cup"

    def __init__(
        self,
        seatings: Sequence[Seating],
        seed: int | None = None,
        thinks: bool = True,
        match: Match | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(seatings, seed, thinks, match, options)
        self.counted = (desk.DECK, desk.DISCARD)
        self.reveal = Reveal(self)
        self.round = 1
        self.to: int | None = None
        """Where the suit would go that is being moved."""
        self.looking = False
        """Does whoever moves it take their hand up first?"""
        self.pushed: HandSpot | None = None

    # -- cards and events ----------------------------------------------------------------------------

    @property
    def _chosen_up(self) -> bool:
        """A lone person sees the card they chose; with others about it goes face down at once."""
        return self.lone is not None

    def row(self, view: EstimateView) -> Sequence[int]:
        """The suit row, as it would be if the suit in hand were put down."""
        if self.to is None or view.moving is None:
            return view.row
        rest = [suit for suit in view.row if suit != view.moving]
        return [*rest[: self.to], view.moving, *rest[self.to :]]

    def lay_out(self, view: EstimateView) -> Arrangement:
        self.laid = desk.lay_out(view, self.row(view), self._chosen_up)
        return desk.lying(self.laid)

    def after(self, event: Event, table: Arrangement) -> Arrangement:
        self.laid = desk.after(event, self.laid, self.view, self._chosen_up)
        return desk.lying(self.laid)

    def lay(self) -> None:
        super().lay()
        self.round, self.pushed = self.view.round, None
        self.reveal = Reveal(self)
        if self.view.phase == MOVE:
            self.reveal.recall(self._last_told())

    def linger(self, event: Event) -> float:
        if isinstance(event, SuitMoved):
            return MOVED
        last = isinstance(event, CustomerTaken) and event.slot == len(self.plaques) - 1
        return TAKEN if last else 0.0

    def _last_told(self) -> Sequence[Event]:
        """What the last decision led to."""
        return self.match.events_for(self.eyes, self.match.count - 1)

    def stage(self, event: Event) -> float:
        hold = HOLDS.get(type(event), 0.0)
        if isinstance(event, CustomerTaken):
            hold = TAKING if event.slot else RANKING
            self._begin_arrow(event, hold)
        elif isinstance(event, CardsRevealed):
            self.app.sound.play("hammer")
            self.ask(_("All cards up!"))
        elif isinstance(event, SuitMoved):
            self.app.sound.play("stamp")
            self.ask(self.rules.tell(event, self.match.names) or "", event.seat)
            self._light_suit(event.suit)
        elif isinstance(event, CustomersCame):
            with self.director.now():
                self.director.highlight(self.director.at(desk.STRENGTH), False)
            self.round = event.round
        self.reveal.note(event)
        return hold

    def _begin_arrow(self, event: CustomerTaken, hold: float) -> None:
        if not event.slot:
            self.reveal.rank(self._last_told())  # now that the cards are seen to be up
        who = paint.taker(event.slot, len(self.plaques))
        name = self.seatings[event.seat].name
        self.ask(
            _("{name} takes the {value} ({who}).").format(who=who, name=name, value=event.customer),
            event.seat,
        )
        self.reveal.grow(event.slot, hold)
        self.app.sound.play("pencil")
        plaque = self.plaques[event.seat]
        if plaque.score is not None:
            plaque.score += event.customer

    def _light_suit(self, suit: int) -> None:
        cards = [card for card in self.director.at(desk.STRENGTH) if card.face == desk.suit(suit)]
        with self.director.now():
            self.director.highlight(cards)

    def pictures_of(self, event: Event) -> Sequence[str]:
        match event:
            case CustomerTaken(_, value, _):
                return [desk.customer(value)]
            case SuitMoved(_, suit, _, _):
                return [desk.suit(suit)]
        return ()

    def _tell(self, event: Event) -> None:
        """The stations themselves tell who played what; the log has room for what came of it."""
        if not isinstance(event, CardsRevealed | CardChosen):
            super()._tell(event)

    def in_public(self, actor: int) -> Asked | None:
        """Moving a suit hides nothing; but who moves it may want to look at their hand first."""
        view: EstimateView = self.view
        if view.phase != MOVE or self.looking:
            return None
        return self._move_prompt(view), self._moving(view)

    def _look(self) -> None:
        self.looking = True
        self.refresh()

    def _give_suit(self, place: int) -> None:
        """By whoever looks, or before everybody's eyes."""
        mover = self.actor
        if mover is not None and self.view.phase == MOVE:
            self._decide(mover, MoveSuit(place))

    # -- what may be done ----------------------------------------------------------------------------

    def let_go(self) -> None:
        self.to, self.looking = None, False
        self._push_out(None)
        for card in self.stock.values():
            if card.ghost is None:
                card.fade = 1.0

    def step_back(self) -> bool:
        if self.to is None:
            return False
        self._put(None)
        return True

    @property
    def selecting(self) -> bool:
        return self.to is not None

    def note_plaques(self, view: EstimateView) -> None:
        for seat, plaque in enumerate(self.plaques):
            plaque.score = view.totals[seat]

    def decision(self, view: EstimateView) -> Asked:
        if view.phase == CHOOSE:
            prompt = _("Choose a card: the second-strongest gets the best customer.")
            return prompt, list(self._hand_spots(view))
        return self._move_prompt(view), self._moving(view)

    def _move_prompt(self, view: EstimateView) -> str:
        return _("The weakest card: move the {suit} in the row, or leave them?").format(
            suit=suit_name(view.moving or 0)
        )

    def focus_first(self, widgets: Sequence[Widget]) -> int:
        return len(widgets) // 2 if widgets and isinstance(widgets[0], HandSpot) else 0

    def spot(self, place: str, at: int, press: Callable[[], None], about: str) -> CardSpot:
        """What the ribbon covers of a card is not in sight."""
        found = super().spot(place, at, press, about)
        found.area.height = min(found.area.height, self.ribbon.area.top - found.area.top)
        return found

    def _hand_spots(self, view: EstimateView) -> Sequence[HandSpot]:
        assert self.eyes is not None
        place = desk.hand(self.eyes)
        spots = []
        for at, card in enumerate(desk.sorted_hand(view.hand, view.row)):
            box = self.spot(place, at, lambda: None, "").area
            play, key = self.giving(Play(card)), KEYS[at] if at < len(KEYS) else 0
            spots.append(HandSpot(box, play, card_name(card), self.card_at(place, at), key, OUT))
        return spots

    def _moving(self, view: EstimateView) -> list[Widget]:
        """The row itself, the numbers of its places, and what is to be done with it."""
        assert view.moving is not None
        place = self.places[desk.STRENGTH]
        middles = [pose.x for pose in place.poses(len(SUITS))]
        row = pygame.FRect(0, 0, middles[-1] - middles[0] + place.card + 36, place.card * CARD_RATIO + 14)
        row.center = (place.center[0], place.center[1])
        origin = view.row.index(view.moving)
        at = origin if self.to is None else self.to
        card = next(one for one in self.director.at(desk.STRENGTH) if one.face == desk.suit(view.moving or 0))
        put, leave = self._put_button(origin, at), self._leave_button(origin)
        mover = SuitMover(row, middles, card, at, self._put, lambda: self._give_suit(mover.at))
        mover.origin, mover.put = origin, put
        keys = [
            PlaceKey(paint.place_box(self.places, n), str(n + 1), self._putting(n), hotkey=DIGITS[n])
            for n in range(len(SUITS))
        ]
        if self.eyes is None:
            return [self._look_button(), mover, *keys, put, leave]
        return [mover, *keys, put, leave]

    def _put_button(self, origin: int, at: int) -> Button:
        put = Button(
            self._move_button(0),
            _("Put here"),
            lambda: self._give_suit(origin if self.to is None else self.to),
            primary=True,
            size=36,
            fill=self.app.brushes.theme.good,
        )
        put.enabled = at != origin
        put.why = _("First choose another place in the row.")
        return put

    def _leave_button(self, origin: int) -> Button:
        return Button(
            self._move_button(1),
            _("Leave it"),
            lambda: self._give_suit(origin),
            size=34,
            hotkey=pygame.K_l,
        )

    def _look_button(self) -> Button:
        return Button(self._move_button(2), _("See my hand"), self._look, size=30, hotkey=pygame.K_s)

    def _move_button(self, number: int) -> pygame.FRect:
        """Two large buttons for whoever looks, three smaller ones before everybody's eyes."""
        box = self.places["note"].box
        high, step = (62.0, 74.0) if self.eyes is None else (88.0, 104.0)
        return pygame.FRect(box.left, box.top + number * step, box.width, high)

    def _putting(self, place: int) -> Callable[[], None]:
        return lambda: self._put(place)

    def _put(self, place: int | None) -> None:
        """Show the row as it would be."""
        if place == self.to:
            return
        self.to = place
        mover = next((one for one in self.board.widgets if isinstance(one, SuitMover)), None)
        if mover is not None:
            mover.show(place)
        self.app.sound.play("slide")
        self.show(self.lay_out(self.view))
        self.touch()

    # -- the card under the focus --------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        self.reveal.update()
        focus = self.board.focus
        wanted = focus if isinstance(focus, HandSpot) and self.mine else None
        if wanted is not self.pushed and not self.director.moving:
            self._push_out(wanted)

    def _push_out(self, spot: HandSpot | None) -> None:
        """The card with the focus stands out of the fan."""
        old, self.pushed = self.pushed, spot
        with self.director.now():
            if old is not None and (spot is None or old.card is not spot.card):
                self.director.push_out([old.card], False)
                self.director.highlight([old.card], False)
            if spot is not None:
                self.director.push_out([spot.card])
                self.director.highlight([spot.card])

    # -- words ---------------------------------------------------------------------------------------

    def in_words(self, action: EstimateAction, view: EstimateView) -> str:
        return words.in_words(action, view)

    def explain(self, face: str) -> tuple[str, str]:
        return words.explain(face) or super().explain(face)

    def measure(self, view: EstimateView) -> str:
        return ngettext("{n} round", "{n} rounds", view.rounds).format(n=view.rounds)

    def printed(self, face: str) -> str:
        return desk.printed(face)

    def earned(self, number: int, seat: int) -> Sequence[str]:
        """Each line of the sheet is a round: the customer that came of it."""
        taken = self.view.won[seat]
        return [desk.customer(taken[number])] if number < len(taken) else ()

    def chapter(self, view: EstimateView) -> str:
        return {CHOOSE: "choosing", MOVE: "suit-row"}.get(view.phase, "scoring")

    def memory(self, view: EstimateView) -> Sequence[tuple[str, Sequence[str]]]:
        return words.memory(view)

    # -- painting ------------------------------------------------------------------------------------

    def paint_board(self, canvas: Canvas, view: EstimateView) -> None:
        seats = len(self.plaques)
        by_spot = sorted(range(seats), key=self.spots.__getitem__)
        paint.paint_top_row(canvas, self.places, self.round, view.rounds)
        paint.paint_lots(canvas, self.places, seats)
        self.reveal.paint_lots(canvas)
        paint.paint_trays(canvas, self.places, [self.plaques[seat] for seat in by_spot])
        if self._moves_suit and view.moving is not None:
            paint.paint_suit_to_move(canvas, self.places, self.row(view).index(view.moving))
        paint.paint_piles(canvas, self.places)
        if not (self._moves_suit or self.watched):
            paint.paint_note(canvas, self.places)
        self.reveal.paint_arrows(canvas)

    @property
    def _moves_suit(self) -> bool:
        return any(isinstance(one, SuitMover) for one in self.board.widgets)

    def paint_top(self, canvas: Canvas, view: EstimateView) -> None:
        paint.paint_takers(canvas, self.places, len(self.plaques), bool(self.reveal.ranks))
        paint.paint_ranks(canvas, self.places, self.reveal.ranks, self.spots)
        won = [self.director.seen_at(self.place(desk.won(seat))) for seat in range(len(self.plaques))]
        paint.paint_counts(canvas, self.places, won, self.spots)

    def live(self, canvas: Canvas) -> list[Sprite]:
        return [*self.reveal.live(canvas), *super().live(canvas)]
