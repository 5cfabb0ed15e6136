"""A match of Blind Business on the screen: asks and answers, trades, rows, and the piñata."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from game.blind_business.actions import (
    AddCard,
    Ask,
    BusinessAction,
    Peek,
    Take,
)
from game.blind_business.cards import ALONE, BACK, DISTRICTS, NOBODY, SLOTS, WILD
from game.blind_business.events import (
    Added,
    Answered,
    Asked,
    Discarded,
    Drawn,
    Finished,
    Gained,
    OkTaken,
    TurnBegan,
    WildPlaced,
)
from game.blind_business.rows import has_five
from game.blind_business.table import (
    ADD,
    ANSWER,
    ASK,
    ASK_BACK,
    DISCARD,
    JOIN,
    OVER,
    PEEK,
    PLACE,
    REPLY,
    SWAP,
    TAKE,
)
from game.blind_business.view import BusinessView
from game.match import Match, Seating
from game.rules import Action, Event
from game.words import _, ngettext
from scenes.canvas import Canvas, Sprite
from scenes.table import sitting
from scenes.table.sitting import Arrangement, Sitting
from scenes.tables.blind_business import choices, count, faces, hands, news, painting, pinata
from scenes.tables.blind_business.desk import BoardButton, Note, RowSpot, buttons
from scenes.tables.blind_business.look import Look
from scenes.ui.theme import Colour
from scenes.ui.widgets import Widget

CHAPTERS = {
    ASK: "asking",
    ANSWER: "answering",
    TAKE: "answering",
    ASK_BACK: "answering",
    REPLY: "answering",
    PLACE: "wild-coaches",
    JOIN: "wild-coaches",
    DISCARD: "number-powers",
    SWAP: "number-powers",
    PEEK: "number-powers",
    ADD: "district-powers",
    OVER: "scoring",
}
"""What the guide says about each kind of decision."""


class BusinessTable(Sitting):
    """The others' mats across the top, the own one below with the hand's backs, the board at its right."""

    key = table = music = "blind-business"
    back = hands.CARD_BACK
    source = hands.DECK
    seen: BusinessView
    """The match as far as it has been seen to happen: what is painted around the cards."""

    def __init__(
        self,
        seatings: Sequence[Seating],
        seed: int | None = None,
        thinks: bool = True,
        match: Match | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(seatings, seed, thinks, match, options)
        self.counted = (hands.DECK,)
        self.hands = hands.Hands()
        self.to_look = [] if match else list(self.people)
        """The people who have not yet looked at their first four cards (BB-5)."""
        self.chosen: BusinessAction | None = None
        self.news = self.note = Note()
        """What the board tells about the last event, and what it says now."""
        self.offers = 0
        self.answers: dict[int, tuple[str, Colour]] = {}
        self.fives: list[tuple[int, int]] = []
        """The rows that won at once: seat and district."""
        self.party: pinata.Show | None = None
        self._party_time = 0.0

    def entered(self) -> None:
        super().entered()
        if self.to_look:
            self._deal()

    def _deal(self) -> None:
        """The first four cards of everybody come off the deck, before anyone looks."""
        flights = [
            (self.card_at(hands.hand(seat, slot), 0), self.place(hands.hand(seat, slot)))
            for slot in SLOTS
            for seat in range(len(self.seatings))
        ]
        cards = [card for card, _place in flights]
        up = [card for card in cards if card.face_up]
        for card in cards:
            card.face_up = False
        self.director.lay({hands.DECK: [*self.director.at(hands.DECK), *reversed(cards)]})
        self.director.deal(cards, [place for _card, place in flights], face_up=False)
        self.director.flip(up)
        self.director.then(self.refresh)

    # -- the first look ------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """First everybody looks at their own cards, one after another (BB-5)."""
        if self.to_look:
            return self.eyes if self.eyes in self.to_look else self.to_look[0]
        return super().actor

    @property
    def mine(self) -> bool:
        return not self.to_look and super().mine

    def waiting(self, view: BusinessView, actor: int) -> str:
        if self.to_look:
            name = self.seatings[actor].name
            return _("{name} looks at the first four cards.").format(name=name)
        return super().waiting(view, actor)

    def update(self, dt: float) -> None:
        before = self._party_time
        super().update(dt)
        if self.party:
            self._party_time += dt * self.app.speed
            self._hear_party(before, self._party_time)
        due = self.eyes is not None and self.actor == self.eyes and not self.director.moving
        if self.to_look and due and self.app.stack.top is self and self.eyes is not None:
            text = _("Remember them: once they are shuffled, everyone sees them but you.")
            self._look(self.eyes, _("{name}, look at your four cards"), text, self._has_looked)

    def _has_looked(self) -> None:
        assert self.eyes is not None
        self.to_look.remove(self.eyes)
        self._shuffle_own(self.eyes)
        if self.lone is None:
            self.eyes = None
            self.show(self.lay_out(self.view))
        self.refresh()

    def _shuffle_own(self, seat: int) -> None:
        self.hands.forget(seat)
        self.app.sound.play("shuffle")
        self.show(self.lay_out(self.view))

    def peek(self) -> None:
        """BB-23: the hand for its owner's eyes, then the shuffle that everybody may watch."""
        seat, before = self.eyes, self.match.count
        self.give(Peek())
        if seat is not None and self.match.count > before:
            text = _("Remember them. Then they are shuffled again.")
            self._look(seat, _("{name}, look at your hand"), text, self.touch)

    def _look(self, seat: int, title: str, text: str, done: Callable[[], None]) -> None:
        one, view = self.seatings[seat], cast(BusinessView, self.match.view(seat))
        shown = [hands.picture(card) for card in view.known]
        self.app.push(
            Look(title.format(name=one.name), text, shown, one.colour, _("Shuffle them"), done, self.pause)
        )

    # -- cards and events ----------------------------------------------------------------------------

    def let_go(self) -> None:
        self.chosen = None

    @property
    def public(self) -> BusinessView:
        """What everybody may know."""
        return cast(BusinessView, self.match.view(None))

    def lay(self) -> None:
        super().lay()
        self.seen = self.view
        self.news, self.answers, self.fives, self.party = Note(), {}, [], None

    def refresh(self) -> None:
        """What is painted around the cards is what has been seen to happen."""
        self.seen = self.view
        self.note, self.offers, self.party = self.news, 0, None
        if self.mine or self._sorting(self.actor):
            self.answers = {}  # nothing hangs over the cards that are to be chosen from
        super().refresh()

    def lay_out(self, view: BusinessView) -> Arrangement:
        return self.hands.lay_out(view, self._chosen_slots())

    def _chosen_slots(self) -> list[hands.Slot]:
        match self.chosen:
            case Ask(of, slot):
                return [(of, slot)]
            case Take(slot):
                return [(self.public.receiver, slot)]
            case AddCard(slot, _) if self.eyes is not None:
                return [(self.eyes, slot)]
        return []

    def after(self, event: Event, table: Arrangement) -> Arrangement:
        return self.hands.after(event, table)

    def doer(self, event: Event) -> int | None:
        return event.asker if isinstance(event, TurnBegan) else super().doer(event)

    def stage(self, event: Event) -> float:
        cue = news.CUES.get(type(event))
        if cue:
            self.app.sound.play(cue)
        match event:
            case Asked() | TurnBegan():
                self.answers = {}
            case Answered(seat, _, yes, forced):
                self._say(seat, yes, forced)
            case Finished(winners, _, True):
                return self._start_party(winners)
        self._report(event)
        return news.HOLDS.get(type(event), 0.0)

    def _say(self, seat: int, yes: bool, forced: bool) -> None:
        theme = self.app.brushes.theme
        self.answers[seat] = (news.answer(yes, forced), theme.good if yes else theme.danger)
        self.app.sound.play("stamp" if forced else "correct" if yes else "slip")

    def _report(self, event: Event) -> None:
        """What just happened, on the board; and on the ribbon what matters most, in a whole sentence."""
        self.news = news.note(event, self.news, self.seatings) or self.news
        self.note, self.offers = self.news, 0
        if isinstance(event, news.RIBBON) and not self.watched:
            told = event if self.lone is not None else event.seen_by(None)
            self.ask(self.rules.tell(told, self.match.names) or "", self.doer(event))

    # -- five on end ---------------------------------------------------------------------------------

    def _start_party(self, winners: Sequence[int]) -> float:
        """BB-13: the row of five is framed, the piñata comes down and bursts."""
        rows = self.public.rows
        self.fives = [
            (seat, district) for seat in winners for district in DISTRICTS if has_five(rows[seat][district])
        ]
        self.party = pinata.Show(self.places["pinata"], self.app.settings.reduced_motion)
        self._party_time = 0.0
        self.ask(_("Five on end in one district: a Perfect Swing!"))
        return pinata.LENGTH

    def _hear_party(self, before: float, now: float) -> None:
        if pinata.blow_due(before, now):
            self.app.sound.play("slap")
        if pinata.bursts(before, now):
            self.app.sound.play("pinata")

    @property
    def moving(self) -> bool:
        return super().moving or self.party is not None

    def live(self, canvas: Canvas) -> list[Sprite]:
        sprites = super().live(canvas)
        return sprites + self.party.sprites(canvas, self._party_time) if self.party else sprites

    # -- what may be done ----------------------------------------------------------------------------

    def in_public(self, actor: int) -> sitting.Asked | None:
        """Rows lie open before everybody: whoever has to sort them needs no curtain."""
        if not self._sorting(actor):
            return None
        prompt, widgets = self.decision(self.view)
        return _("{name}: {sentence}").format(name=self.seatings[actor].name, sentence=prompt), widgets

    def _sorting(self, actor: int | None) -> bool:
        """Does a person decide about open rows while nobody's secrets are on the screen?"""
        if actor is None or self.lone is not None or self.eyes is not None or self.to_look:
            return False
        return self.seatings[actor].is_person and self.public.phase in (PLACE, JOIN, DISCARD)

    def legal(self) -> list[Any]:
        actor = self.actor
        if actor is not None and self._sorting(actor):
            return self.match.legal(actor)
        return super().legal()

    def give(self, action: Action) -> None:
        actor = self.actor
        if actor is not None and self._sorting(actor):
            self._decide(actor, action)
        else:
            super().give(action)

    def choose(self, action: BusinessAction) -> None:
        """Select, and have the button that does it under the thumb; the same card once more does it too."""
        if action == self.chosen and not self._names_a_row(action):
            self.give(action)
            return
        self.chosen = action
        self.show(self.lay_out(self.view))
        self.refresh()

    def _names_a_row(self, action: BusinessAction) -> bool:
        return isinstance(action, AddCard) and self.view.hands[self.eyes][action.slot] == WILD

    def step_back(self) -> bool:
        if self.chosen is None:
            return False
        slots = self._chosen_slots()
        self.chosen = None
        self.show(self.lay_out(self.view))
        self.refresh()
        for seat, slot in slots:  # the focus goes back to the card it came from
            box = self.places[self.place(hands.hand(seat, slot))].box
            self.board.focus_on(
                next(
                    (one for one in self.board.widgets if one.area.collidepoint(box.center)), self.board.focus
                ),
                quiet=True,
            )
        return True

    def decision(self, view: BusinessView) -> sitting.Asked:
        asked = choices.choice(self, view)
        self.note, self.offers = asked.note, len(asked.offers)
        desk = self.places["actions"].box
        return asked.prompt, [*asked.spots, *buttons(desk, asked.offers, asked.note)]

    def focus_first(self, widgets: Sequence[Widget]) -> int:
        """The button that does what was chosen; for a Wild Coach the row that is worth most now."""
        rows = [number for number, one in enumerate(widgets) if isinstance(one, RowSpot)]
        if self.view.phase == PLACE and rows:
            legal = [one.row for one in self.legal() if one.row != ALONE]
            worth = [self.view.row_points(self.view.actors[0], row) for row in legal]
            return rows[worth.index(max(worth))]
        if self.chosen is None:
            return 0
        if self._names_a_row(self.chosen) and rows:
            return rows[0]
        return next((number for number, one in enumerate(widgets) if isinstance(one, BoardButton)), 0)

    def chapter(self, view: BusinessView) -> str:
        return "setup" if self.to_look else CHAPTERS.get(view.phase, "")

    def memory(self, view: BusinessView) -> Sequence[tuple[str, Sequence[str]]]:
        """BB-Q17: what the owner saw in the own hand and has not given away; nobody knows where it stands."""
        if view.seat is None or not view.known or view.looker == view.seat:
            return ()
        return [(_("Somewhere in your hand"), [hands.picture(card) for card in view.known])]

    def note_plaques(self, view: BusinessView) -> None:
        todo = view.todo[0] if view.todo else ("", NOBODY)
        for seat, plaque in enumerate(self.plaques):
            plaque.score = view.points(seat)
            plaque.note = ""
            if self.to_look:
                continue
            if seat == todo[1]:
                plaque.note = news.at_work(todo[0])
            elif seat == view.asker and todo[0] in (ANSWER, ASK_BACK):
                plaque.note = _("asked")
            plaque.out = False

    def line_picture(self, number: int) -> str | None:
        return count.line_picture(self.public, number)

    def earned(self, number: int, seat: int) -> Sequence[str]:
        result = self.match.result()
        if result is None or not result.lines[number].scores[seat]:
            return ()
        return count.earned(self.public, number, seat)

    def measure(self, view: BusinessView) -> str:
        return ngettext("{n} turn", "{n} turns", view.turn).format(n=view.turn)

    # -- words ---------------------------------------------------------------------------------------

    def pictures_of(self, event: Event) -> Sequence[str]:
        match event:
            case (
                Asked(card=card)
                | Gained(card=card)
                | Discarded(card=card)
                | Added(card=card)
                | Drawn(card=card)
            ):
                return [hands.picture(card)] if card != BACK else []
            case WildPlaced():
                return [hands.picture(WILD)]
            case OkTaken():
                return ["cards/blind-business/ok"]
        return ()

    def explain(self, face: str) -> tuple[str, str]:
        card = hands.CARDS.get(face)
        if card is None:
            return super().explain(face)
        return faces.title(card), faces.about(card, self.view.number_powers)

    def in_words(self, action: BusinessAction, view: BusinessView) -> str:
        return faces.move(action, view, [one.name for one in self.seatings])

    # -- painting ------------------------------------------------------------------------------------

    def paint_board(self, canvas: Canvas, view: BusinessView) -> None:
        painting.below(self, canvas)

    def paint_top(self, canvas: Canvas, view: BusinessView) -> None:
        painting.above(self, canvas)
