"""A match of None of Your Business on the screen: questions, refusals, checks, sets and their powers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.match import CannotUndo, Match, Seating
from game.none_of_your_business.actions import OfficeAction, Play, Wait
from game.none_of_your_business.cards import ASIDE, FACES, KINDS, PAPERS, SET_SIZES
from game.none_of_your_business.events import Looked, TurnBegan
from game.none_of_your_business.view import AFTER, ASKED, DECIDE, PAPERS_PICK, REACT, OfficeView
from game.rules import Action, Event
from game.words import _, ngettext
from scenes.canvas import Canvas
from scenes.table.motion import RAISE
from scenes.table.places import Places
from scenes.table.sitting import TOGETHER_PAUSE, Arrangement, Asked, Sitting
from scenes.tables.none_of_your_business import asking, board, choosing, desk, happening, knowing, words
from scenes.tables.none_of_your_business.fan import KindFan
from scenes.tables.none_of_your_business.parts import SeatSpot, SetRow, paint_set
from scenes.ui.widgets import Widget

NAMES = (("Mara", "vermilion"), ("Juno", "sky"), ("Otto", "green"), ("Pip", "yellow"), ("Ida", "pink"))
ROW, ROW_MOST, ROW_GAP = 58.0, 104.0, 7.0
"""Least and most height of a row in the panel of sets, and what is between two."""
TICKS = 60
"""Steps in which a timer's bar shrinks."""


def company(seats: int, people: int = 1, level: str = "sharp") -> list[Seating]:
    """People first, then bots."""
    return [
        Seating(name, colour, "person" if number < people else f"bot:{level}")
        for number, (name, colour) in enumerate(NAMES[:seats])
    ]


class OfficeTable(Sitting):
    """Trays around a bubble in the middle; the own hand below, its sets on a sheet beside it."""

    key = table = music = "none-of-your-business"
    back = desk.BACK
    source = desk.DECK

    def __init__(
        self,
        seatings: Sequence[Seating],
        seed: int | None = None,
        thinks: bool = True,
        match: Match | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(seatings, seed, thinks, match, options)
        self.fan = KindFan.of(self.places[desk.hand(0)])
        self.places = Places(self.layout.source, len(self.seatings), {**self.places, desk.hand(0): self.fan})
        self.unseen: dict[int, Looked] = {}
        """Hands that people looked into while somebody else was at the screen: they are shown them first."""
        self.bubble: board.Bubble | None = None
        self.silent = False
        """No windows until the next turn."""
        self.claimed: int | None = None
        """Who takes the hand up to play a set in a window."""
        self.remaining: float | None = None
        """Seconds until an open window closes by itself."""
        self._timed = (-1, -1)
        self.let_go()

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

    # -- cards and events ----------------------------------------------------------------------------

    def lay_out(self, view: OfficeView) -> Arrangement:
        self.cards = desk.lay_out(view)
        return self._lying()

    def after(self, event: Event, table: Arrangement) -> Arrangement:
        if isinstance(event, TurnBegan):
            self.silent = False
        self.cards = desk.after(event, self.cards, self.eyes)
        return self._lying()

    def _lying(self) -> Arrangement:
        at_foot = self.spots.index(0)
        self.fan.held[:] = self.cards[desk.hand(at_foot)]
        return desk.lying(self.cards)

    def stage(self, event: Event) -> float:
        for sound in happening.sounds(event):
            self.app.sound.play(sound)
        said = happening.said(event, self.match.names)
        if said is not happening.SILENCE:
            self.bubble = said
            self.touch()
        return happening.hold(event)

    def linger(self, event: Event) -> float:
        return happening.linger(event, self.eyes)

    def doer(self, event: Event) -> int | None:
        return happening.doer(event)

    def pictures_of(self, event: Event) -> Sequence[str]:
        return [desk.picture(kind) for kind in happening.seen_cards(event)]

    def _decide(self, seat: int, action: Action) -> None:
        """What somebody may look at while another person is at the screen waits for that person."""
        before = self.match.count
        super()._decide(seat, action)
        if self.match.count == before:
            return
        self.claimed = None
        if isinstance(action, Wait):
            self._wait = min(self._wait, TOGETHER_PAUSE)
        for person in self.people:
            if person != self.eyes:
                for event in self.match.events_for(person, before):
                    if isinstance(event, Looked) and event.seat == person:
                        self.unseen[person] = event

    # -- whose word it is ----------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """Whoever has a look due comes before whoever decides."""
        return next(iter(self.unseen), None) if self.unseen else super().actor

    def window(self, view: OfficeView) -> bool:
        """Is this a moment in which the seat at its head may play a set, or let the table go on?"""
        return bool(view.poll) and not view.pending

    def in_public(self, actor: int) -> Asked | None:
        if self.lone is not None or actor in self.unseen or self.claimed == actor or self.eyes == actor:
            return None
        view = self.match.view(None)
        assert isinstance(view, OfficeView)
        ending = view.stage == AFTER and not view.poll and not view.pending
        if not self.window(view) and not ending:
            return None
        return asking.public_window(self, view, actor)

    def claim(self) -> None:
        """Somebody wants to see the hand before deciding."""
        self.claimed = self.actor
        self.remaining = None
        self.refresh()

    def answer_for(self, seat: int, action: OfficeAction) -> None:
        if seat == self.actor and seat in self.match.actors():
            self._decide(seat, action)

    def be_quiet(self) -> None:
        self.silent = True
        if self.actor is not None:
            self.answer_for(self.actor, Wait())

    def watch(self, match: Match, events: Sequence[Event] = ()) -> None:
        self.bubble = None
        super().watch(match, events)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.watched or self.director.moving or self.app.stack.top is not self:
            return
        seat = self._speaker()
        if seat is None:
            self.remaining = None
        elif self.passes_by_itself(seat):
            self._decide(seat, Wait())
        else:
            self._run_down(seat, dt)

    def _speaker(self) -> int | None:
        """The person whose window is open."""
        seat = self.actor
        if seat is None or seat in self.unseen or not self.seatings[seat].is_person:
            return None
        view = self.match.view(None)
        assert isinstance(view, OfficeView)
        return seat if self.window(view) else None

    def passes_by_itself(self, seat: int) -> bool:
        """In a window nobody is asked who wants quiet, nor one who is alone here and has nothing to play."""
        view = self.match.view(None)
        assert isinstance(view, OfficeView)
        if not self.window(view):
            return False
        if self.silent and view.stage != REACT and self.claimed is None:
            return True
        return self.lone is not None and len(self.match.legal(seat)) == 1

    def _run_down(self, seat: int, dt: float) -> None:
        """Where others would have to wait, a window closes by itself; looking at the hand keeps it open."""
        timed = self.match.options["faster_game"] or self.lone is None
        if not timed or self.claimed == seat:
            self.remaining = None
            return
        now = (self.match.count, seat)
        if self._timed != now or self.remaining is None:
            self._timed, self.remaining = now, float(self.app.settings.reaction_seconds)
            self.touch()
        if self.looking_closer or self.hint:
            return
        before = self.remaining
        self.remaining -= dt
        if self.remaining <= 0:
            self.remaining = None
            self._decide(seat, Wait())
        elif self._notch(before) != self._notch(self.remaining):
            self.touch(self.places["timer"].box.inflate(420, 30))

    def _notch(self, seconds: float) -> int:
        return int(seconds / self.app.settings.reaction_seconds * TICKS)

    def undo(self) -> None:
        """A pass that was given for a person who had nothing to play is not what they want back."""
        super().undo()
        self.silent = False
        while self.mine and self.window(self.view) and len(self.legal()) == 1:
            try:
                self.match.undo()
            except CannotUndo:
                break
        self.bubble = None
        self.lay()
        self.refresh()

    # -- what may be done ----------------------------------------------------------------------------

    def note_plaques(self, view: OfficeView) -> None:
        for seat, plaque in enumerate(self.plaques):
            plaque.score = view.sizes[seat]
            plaque.note = happening.note(view, seat)
        spoken = happening.question(view, self.match.names)
        if spoken:
            self.bubble = spoken

    def decision(self, view: OfficeView) -> Asked:
        if self.eyes in self.unseen:
            return knowing.look(self, self.unseen[self.eyes])
        if self.eyes not in self.match.actors() or self.passes_by_itself(self.eyes):
            return "", []
        if view.pending:
            return choosing.decision(self, view, view.pending[-1])
        return asking.decision(self, view)

    def seen(self) -> None:
        """The hand that was looked into has been seen."""
        if self.eyes is not None:
            self.unseen.pop(self.eyes, None)
        if self.match.actors() != (self.eyes,):
            self.eyes = None
        self._called = None
        self.lay()
        self.refresh()

    def ask_hint(self) -> None:
        if not self.unseen:
            super().ask_hint()

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

    def set_rows(self, view: OfficeView, only_ready: bool = False) -> list[Widget]:
        """The sets of the hand: those to be played now, and those that say why not when pressed."""
        plays = [one for one in self.legal() if isinstance(one, Play)]
        rows: list[Widget] = []
        for area, kind, have, text in self._sets(view):
            ready = any(one.kind == kind for one in plays)
            if have >= SET_SIZES[kind] and (ready or not only_ready):
                press = self._playing(kind, [one.target for one in plays if one.kind == kind])
                rows.append(SetRow(area, kind, SET_SIZES[kind], text, press, ready, _("Play")))
        return rows

    def _playing(self, kind: int, targets: Sequence[int | None]) -> Callable[[], None]:
        def play() -> None:
            if kind == PAPERS and len(targets) > 1:
                self.opening = True
                self.chosen()
            elif targets:
                self.give(Play(kind, targets[0]))
            else:
                other = next(seat for seat in range(len(self.seatings)) if seat != self.eyes)
                self.give(Play(kind, other if kind == PAPERS else None))

        return play

    def _sets(self, view: OfficeView) -> list[tuple[pygame.FRect, int, int, tuple[str, str]]]:
        """Whole sets first, then those that lack one card, as far as there is room."""
        hand = desk.own_hand(view) if view.seat is not None else []
        plays = {one.kind for one in self.legal() if isinstance(one, Play)} if self.mine else set()
        counts = {kind: hand.count(kind) for kind in KINDS}
        near = [kind for kind in KINDS if counts[kind] and counts[kind] >= SET_SIZES[kind] - 1]
        near.sort(key=lambda kind: (kind not in plays, counts[kind] < SET_SIZES[kind], kind))
        inside = board.inside(self.places["sets"].box)
        near = near[: max(len(plays), int((inside.height + ROW_GAP) // (ROW + ROW_GAP)))]
        high = min(ROW_MOST, (inside.height + ROW_GAP) / max(1, len(near)) - ROW_GAP)
        found = []
        for number, kind in enumerate(near):
            area = pygame.FRect(inside.left, inside.top + number * (high + ROW_GAP), inside.width, high)
            title = words.set_name(kind)
            if counts[kind] < SET_SIZES[kind]:
                title = _("{have} of {cards}").format(have=counts[kind], cards=title)
            found.append((area, kind, counts[kind], (title, words.power(kind))))
        return found

    # -- words and painting --------------------------------------------------------------------------

    def in_words(self, action: OfficeAction, view: OfficeView) -> str:
        return words.advice(action, view, self.match.names)

    def explain(self, face: str) -> tuple[str, str]:
        for kind in KINDS:
            if desk.picture(kind) == face:
                return FACES[kind].name, words.explain(kind)
        return super().explain(face)

    def chapter(self, view: OfficeView) -> str:
        return words.chapter(view)

    def memory(self, view: OfficeView) -> Sequence[tuple[str, Sequence[str]]]:
        return knowing.memory(view, self.match.names)

    def measure(self, view: OfficeView) -> str:
        count = len(view.past)
        return ngettext("{n} question", "{n} questions", count).format(n=count)

    def line_picture(self, number: int) -> str | None:
        return desk.picture(KINDS[number])

    def earned(self, number: int, seat: int) -> Sequence[str]:
        result = self.match.result()
        return [desk.picture(KINDS[number])] * (result.lines[number].scores[seat] if result else 0)

    def paint_board(self, canvas: Canvas, view: OfficeView) -> None:
        by_spot = sorted(range(len(self.plaques)), key=self.spots.__getitem__)
        plaques = [self.plaques[seat] for seat in by_spot]
        asked = self.spots[view.ask.target] if view.ask else None
        board.paint_trays(canvas, self.places, plaques, [self.spots[seat] for seat in view.actors], asked)
        board.paint_piles(canvas, self.places, view)
        canvas.picture("none-of-your-business/sign", self.places["sign"].center, self.places["sign"].box.size)
        then = ""
        if view.extra:
            names = words.listed([self.seatings[seat].name for seat in view.extra])
            then = _("Extra turn next: {names}").format(names=names)
        board.paint_tracker(canvas, self.places["tracker"].box, view, self.plaques[view.turn], then)
        self._paint_sets(canvas, view)
        self._paint_bubble(canvas, view)

    def _paint_sets(self, canvas: Canvas, view: OfficeView) -> None:
        sets = self._sets(view)
        note = "" if sets else _("3 equal items or 2 equal people make a set: what it does stands here then.")
        if view.seat is None:
            note = _("Whoever looks at the screen sees the own sets here.")
        board.paint_sets_panel(canvas, self.places["sets"].box, _("Your sets"), note)
        taken = {widget.kind for widget in self.board.widgets if isinstance(widget, SetRow)}
        for area, kind, have, text in sets:
            if kind not in taken:
                need = SET_SIZES[kind]
                paint_set(canvas, area, kind, min(have, need), need, text, False)

    def _paint_bubble(self, canvas: Canvas, view: OfficeView) -> None:
        bubble = self._composing(view) or self.bubble
        if (
            bubble is None
            or view.finished
            or (view.pending and view.pending[-1].what == PAPERS_PICK and desk.to_pick(view))
        ):
            return
        place = self.places["bubble"]
        spot = self.spots[bubble.seat]
        toward = self.places[f"tray-{spot}"].center
        if spot == 0:
            toward = (place.center[0] - 120, self.places["tray-0"].box.top)
        board.paint_bubble(canvas, place, bubble, toward)

    def _composing(self, view: OfficeView) -> board.Bubble | None:
        """What the person who looks is about to ask for."""
        cards = [*self.ticked_cards(), *self.named] if self.mine and not view.pending else []
        if not cards or view.stage in (ASKED, DECIDE, REACT, AFTER) or self.eyes is None:
            return None
        name = self.seatings[self.targets[0]].name if self.targets else "…"
        return board.Bubble(self.eyes, _("{name}, have you got").format(name=name), tuple(cards), 0, True)

    def paint_top(self, canvas: Canvas, view: OfficeView) -> None:
        board.paint_counts(canvas, self.places, view)
        if self.eyes in self.unseen and self.mine:
            knowing.paint_look(canvas, self.places, self.unseen[self.eyes], self.match.names)
        if self.remaining is not None and self._timed[0] == self.match.count:
            share = self.remaining / self.app.settings.reaction_seconds
            board.paint_timer(canvas, self.places["timer"].box, share, self.remaining)
