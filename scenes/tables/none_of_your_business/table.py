"""A match of None of Your Business on the screen: questions, refusals, checks, sets and their powers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.match import Match, Seating
from game.none_of_your_business.actions import OfficeAction, Play
from game.none_of_your_business.cards import FACES, KINDS, PAPERS, SET_SIZES
from game.none_of_your_business.events import TurnBegan
from game.none_of_your_business.view import BEFORE, PAIRS, REACT, OfficeView
from game.rules import Event
from game.words import _, ngettext
from scenes.canvas import Canvas
from scenes.table.places import Places
from scenes.table.sitting import Arrangement, Asked
from scenes.tables.none_of_your_business import asking, board, choosing, desk, happening, knowing, words
from scenes.tables.none_of_your_business.fan import KindFan
from scenes.tables.none_of_your_business.parts import SetRow, paint_set
from scenes.tables.none_of_your_business.speaking import Speaking
from scenes.ui.widgets import Widget

ROW, ROW_MOST, ROW_GAP = 58.0, 104.0, 7.0
"""Least and most height of a row in the panel of sets, and what is between two."""


class OfficeTable(Speaking):
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
        self.bubble: board.Bubble | None = None
        self.clear_the_air()
        self.let_go()

    # -- cards and events ----------------------------------------------------------------------------

    def lay_out(self, view: OfficeView) -> Arrangement:
        self.cards = desk.lay_out(view)
        return self._lying()

    def after(self, event: Event, table: Arrangement) -> Arrangement:
        if isinstance(event, TurnBegan):
            self.silent.clear()
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

    def watch(self, match: Match, events: Sequence[Event] = ()) -> None:
        self.bubble = None
        super().watch(match, events)

    def undo(self) -> None:
        self.bubble = None
        super().undo()

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

    def set_rows(self, view: OfficeView, only_ready: bool = False) -> list[Widget]:
        """The sets of the hand: those to be played now, and those that say why not when pressed."""
        plays = [one for one in self.legal() if isinstance(one, Play)]
        rows: list[Widget] = []
        for area, kind, have, text in self._sets(view):
            ready = any(one.kind == kind for one in plays)
            if have >= SET_SIZES[kind] and (ready or not only_ready):
                press = self._playing(kind, [one.target for one in plays if one.kind == kind])
                rows.append(SetRow(area, kind, SET_SIZES[kind], text, press, ready))
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
        plays: set[int] = set()
        if self.mine and view.stage != REACT:
            plays = {one.kind for one in self.legal() if isinstance(one, Play)}
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
            if kind in plays:
                title = _("Play {cards}").format(cards=title)
            elif counts[kind] < SET_SIZES[kind]:
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
            then = _("Extra turn: {names}").format(names=names)
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
        place = self.places["bubble"]
        if view.finished or desk.to_pick(view):
            return
        if view.pending and not self.director.moving:
            self._paint_power(canvas, view)
            return
        if bubble is None:
            return
        spot = self.spots[bubble.seat]
        toward = self.places[f"tray-{spot}"].center
        if spot == 0:
            toward = (place.center[0] - 120, self.places["tray-0"].box.top)
        board.paint_bubble(canvas, place, bubble, toward)

    def _paint_power(self, canvas: Canvas, view: OfficeView) -> None:
        """What is being carried out, in full."""
        kind, owner, text = happening.power(view.pending[-1])
        if not (self.mine and view.pending[-1].what == PAIRS):
            title = _("{name}: {cards}").format(name=self.seatings[owner].name, cards=FACES[kind].plural)
            board.paint_power(canvas, self.places["bubble"].box, kind, title, text)

    def _composing(self, view: OfficeView) -> board.Bubble | None:
        """What the person who looks is about to ask for."""
        asking_now = self.mine and view.stage == BEFORE and not view.pending and not self.window(view)
        if not asking_now or self.opening or self.eyes is None or self.eyes in self.unseen:
            return None
        cards = (*self.ticked_cards(), *self.named)
        text = _("Have you got …")
        if self.targets:
            text = _("{name}, have you got").format(name=self.seatings[self.targets[0]].name)
        return board.Bubble(self.eyes, text, cards, 0, True)

    def paint_top(self, canvas: Canvas, view: OfficeView) -> None:
        board.paint_counts(canvas, self.places, view)
        if self.eyes in self.unseen and self.mine:
            knowing.paint_look(canvas, self.places, self.unseen[self.eyes], self.match.names)
        if self.remaining is not None:
            share = self.remaining / self.app.settings.reaction_seconds
            board.paint_timer(canvas, self.places["timer"].box, share, self.remaining)
