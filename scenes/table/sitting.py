"""A match at its table: shows what happens, asks people, lets bots play, and hides what is secret."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.journal import BOT
from game.keeping import CannotKeep
from game.match import CannotUndo, Match, Seating
from game.rules import Action, Event, IllegalAction, View
from game.words import _
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.curtain import Curtain
from scenes.input import Act, Input, Press
from scenes.seating.pads import Pads
from scenes.table import help as aid
from scenes.table import kept
from scenes.table.game_table import Asked, GameTable
from scenes.table.minds import Minds
from scenes.table.motion import SPEEDS
from scenes.table.results import Results
from scenes.table.table_scene import is_press
from scenes.table.tracker import Arrangement, Lying
from scenes.ui.board import Board
from scenes.ui.widgets import Widget

TOGETHER_PAUSE = 0.15
"""Between bots that choose at the same time."""
HURRY = 8.0
STRAY = 0.35
"""So long after a press that skipped, the next one was still meant to skip."""


class Sitting(GameTable):
    """`thinks` False has bots play by feel, at once: for pictures and tests. A given match is played on."""

    def __init__(
        self,
        seatings: Sequence[Seating],
        seed: int | None = None,
        thinks: bool = True,
        match: Match | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(match.seatings if match else seatings)
        self.options = options
        self._seed, self._thinks, self._given = seed, thinks, match
        self._wait = 0.0
        self._counted = False
        """Has the end gone into the records?"""
        self.hurry = False
        self._skipped = -STRAY
        """When a press last skipped what was shown."""
        self._was_mine = False
        self.looking_closer = False
        self.hint = ""

    # -- coming and going ----------------------------------------------------------------------------

    def entered(self) -> None:
        seed = next(one for one in (self._seed, self.app.seed, secrets.randbits(48)) if one is not None)
        self.match = self._given or self._begin(seed)
        self.minds = Minds(self.key, seed, self._thinks)
        people = [one.name for one in self.seatings if one.is_person]
        self.pads = Pads.of(self.app.keeping, self.key, people)
        self.board = Board(self)
        self.seat_all()
        self.lay()
        self._tell_last()
        self.refresh()

    def _begin(self, seed: int) -> Match:
        journal = kept.new_journal(self.app.keeping, self.key)
        try:
            return Match.start(self.rules, self.seatings, seed, self.options, journal)
        except CannotKeep as problem:
            self.app.toast(problem.trouble().sentence, "warning")
            return Match.start(self.rules, self.seatings, seed, self.options)

    def left(self) -> None:
        self.minds.close()
        kept.put_away(self.match)

    # -- what happens --------------------------------------------------------------------------------

    def give(self, action: Action) -> None:
        """The person at the table decides."""
        if self.mine and self.eyes is not None:
            self._decide(self.eyes, action)

    def giving(self, action: Action) -> Callable[[], None]:
        return lambda: self.give(action)

    def _decide(self, seat: int, action: Action) -> None:
        before = self.match.view(None)
        try:
            events = self._written(seat, action)
        except IllegalAction as problem:
            self.app.toast(str(problem), "warning")
            self.refresh()
            return
        if self.lone is None and self.match.actors() != (self.eyes,):
            events = [event.seen_by(None) for event in events]
            self._close(before)
        self.forget_all()
        simultaneous = len(self.match.actors()) > 1
        for event in events:
            self._stage(event)
        self.show(self.arranged())
        self.director.then(self.refresh)
        pause = self.app.settings.bot_pause_ms / 1000
        self._wait = min(pause, TOGETHER_PAUSE) if simultaneous else pause
        self.board.set([])
        self.touch()

    def _close(self, before: View) -> None:
        """Secrets go face down before anything is shown: what now happens, all the people here may watch."""
        self.eyes = None
        self.show(self.lay_out(before))

    def _written(self, seat: int, action: Action) -> list[Event]:
        """A full disk does not end a game: it goes on unwritten, and says so."""
        try:
            return self.match.decide(seat, action, self.eyes)
        except CannotKeep as problem:
            self.app.toast(problem.trouble().sentence, "warning")
            self.match.stop_keeping()
            return self.match.decide(seat, action, self.eyes)

    def forget_all(self) -> None:
        """Nothing is selected, asked or explained any more."""
        self.let_go()
        self.looking_closer = False
        self.hint = ""

    def _stage(self, event: Event) -> None:
        """One event: its sentence, its sound, its cards, and time to take it in."""

        def begin() -> None:
            self._tell(event)
            step.length = max(step.length, self.stage(event))
            self.touch()

        self.director.then(begin)
        step = self.director.wait(0.0)
        if not self.opened:
            self.show(self.after(event, self.arrangement))
        if seconds := self.linger(event):
            self.director.wait(seconds)

    def watch(self, match: Match, events: Sequence[Event] = ()) -> None:
        """Another moment of a match that is only looked at: as what these events led to, or at once."""
        self.match = match
        self.director.finish()
        for event in events:
            self._stage(event)
        if events:
            self.show(self.arranged())
            self.director.then(self.refresh)
            return
        self.log.entries.clear()
        self.seat_all()
        self.lay()
        self._tell_last()
        self.refresh()

    def reworded(self) -> None:
        """The last sentences are told again, and what is asked is asked anew."""
        self.name = self.rules.name
        self.log.entries.clear()
        self._tell_last()
        if not self.director.moving:
            self.refresh()

    def look_through(self, eyes: int | None, foot: int, opened: bool) -> None:
        """Whose secrets a match that is only looked at shows, and who sits at the foot of its table."""
        self.eyes, self.opened = eyes, opened
        self._turn_to(foot)
        self.watch(self.match)

    def _tell(self, event: Event) -> None:
        """With several people the log is still there when the next one looks: it says what all may know."""
        if self.lone is None:
            event = event.seen_by(None)
        text = self.rules.tell(event, self.match.names)
        if text:
            self.tell(text, self.doer(event), self.pictures_of(event))

    def _tell_last(self) -> None:
        """A match played on begins with its last sentences."""
        for event in self.match.events_for(self.eyes, max(0, self.match.count - 4)):
            self._tell(event)

    def update(self, dt: float) -> None:
        super().update(dt * (HURRY if self.hurry else 1.0))
        if self.watched:
            return
        self._hear_hint()
        if self.director.moving:
            return
        self._bots_think()
        actor = self.actor
        if actor is None:
            self._end()
        elif not self.seatings[actor].is_person:
            self._wait -= dt * self.app.speed * (HURRY if self.hurry else 1.0)
            self._bot_plays(actor)
        elif actor != self.eyes:
            self._call(actor)

    def _level(self, seat: int) -> Level:
        return Level(self.seatings[seat].who.removeprefix(BOT))

    def _bots_think(self) -> None:
        """Bots that owe a decision think at once, also while a person does."""
        owing = [seat for seat in self.match.actors() if not self.seatings[seat].is_person]
        self.minds.keep_only(owing)
        for seat in owing:
            if not self.minds.has(seat):
                self.minds.ask(seat, self.match.view(seat), self._level(seat))
        self.minds.listen()

    def _bot_plays(self, seat: int) -> None:
        if self._wait > 0:
            return
        action = self.minds.take(seat, self.match.legal(seat))
        if action is not None:
            self._decide(seat, action)

    def _call(self, seat: int) -> None:
        """With several people, nobody's secrets are on the table until that person says to be ready."""
        if self.in_public(seat) is not None:
            return
        one = self.seatings[seat]

        def down() -> None:
            """The table turns to whoever comes, while nobody sees it."""
            self._turn_to(seat)
            self.seat_all()
            self.lay()
            self.refresh()

        def look() -> None:
            self.eyes = seat
            self.lay()
            self.refresh()

        def other_hand(event: Input) -> bool:
            return self.is_other_hand(event, seat)

        others = [self.seatings[person] for person in self.people if person != seat]
        self.app.push(
            Curtain(
                one.name,
                one.colour,
                self.summons(seat),
                look,
                when_down=down,
                pause=self.pause,
                other_hand=other_hand,
                waiting=[(other.name, other.colour) for other in others],
            )
        )

    def _end(self) -> None:
        result = self.match.result()
        if result is None:
            return
        if not self._counted:
            kept.keep_result(self.app.keeping, self.match)
        self._counted = True
        self.app.push(Results(self, result))

    def rematch(self) -> None:
        """The same company; who begins moves on by itself, for the deal is new."""
        if self._clear():
            self.app.replace(type(self)(self.seatings, None, self._thinks, None, self.match.options))

    def change_seats(self) -> None:
        """Back to who sits where: the same company waits there."""
        from scenes.seats import Seats

        if self._clear():
            self.app.replace(Seats(self.key))

    def watch_again(self) -> None:
        """The whole match once more, from the first card on; then back to where it was asked for."""
        from scenes.replay import Replay  # here, because a replay is played at these tables

        self.app.push(Replay(self.match))

    def leave(self) -> None:
        """To whatever the table was opened from, or else to the shelf."""
        if not self._clear():
            return
        if len(self.app.stack) > 1:
            self.app.pop(self)
        else:
            from scenes.shelf import Shelf

            self.app.replace(Shelf())

    def _clear(self) -> bool:
        """Take away what lies over the table; False when the table itself is gone already."""
        while self in self.app.stack and self.app.stack.top is not self:
            self.app.pop()
        return self in self.app.stack

    # -- what may be done ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Ask for what is owed now: the ribbon says it, the spots take it."""
        view, actor = self.view, self.actor
        self.note_plaques(view)
        if self.watched:
            self.ask("", actor)
            self.touch()
            return
        self._ring()
        widgets: list[Widget] = []
        first = 0
        if self.looking_closer:
            prompt, widgets = aid.closer(self)
        elif self.mine:
            prompt, widgets = self.decision(view)
            first = self.focus_first(widgets)
            self.hurry = False
        elif actor is None:
            prompt = _("The game is over.")
        elif self.seatings[actor].is_person and (asked := self.in_public(actor)) is not None:
            prompt, widgets = asked
        else:
            prompt = self.waiting(view, actor)
        self.ask(prompt, actor)
        same = self._nearest(widgets)
        bar = aid.bar(self)
        helped = isinstance(self.board.focus, aid.HelpButton)
        self.board.set([*widgets, *bar], focus=first if same is None else same)
        if not widgets and not helped:  # nothing to choose: no help thrusts itself forward
            self.board.focus_on(None, quiet=True)
        self.touch()

    def _ring(self) -> None:
        """A small phrase when it becomes the lone person's turn; with several the curtain has it."""
        if self.mine and not self._was_mine and self.lone is not None:
            self.app.sound.play("turn")
        self._was_mine = self.mine

    def waiting(self, view: Any, actor: int) -> str:
        """The ribbon while somebody else is at it."""
        name = self.seatings[actor].name
        if self.seatings[actor].is_person:
            return _("{name} is next.").format(name=name)
        return _("{name} is thinking …").format(name=name)

    @property
    def selecting(self) -> bool:
        """Has something been selected but not done? Then the focus stays where it is."""
        return False

    def _nearest(self, widgets: Sequence[Widget]) -> int | None:
        old = self.board.focus
        if old is None or not self.selecting or not widgets:
            return None
        able = [number for number, one in enumerate(widgets) if one.enabled]
        here = pygame.Vector2(old.area.center)
        return min(able, key=lambda n: here.distance_to(widgets[n].area.center), default=None)

    # -- help ----------------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """What a good player would do, and why: thought about by the same search."""
        if self.mine and self.eyes is not None:
            self.minds.ask_hint(self.view)
            self.hint = _("Let me think …")
            self.touch()

    def _hear_hint(self) -> None:
        thought = self.minds.hint()
        if thought is not None and self.mine and thought.action in self.legal():
            assert thought.action is not None
            self.hint = self.in_words(thought.action, self.view) + "\n" + thought.reason
            self.touch()

    def undo(self) -> None:
        try:
            self.match.undo()
        except CannotUndo as problem:
            self.app.toast(str(problem))
            return
        except CannotKeep as problem:
            self.app.toast(problem.trouble().sentence, "warning")
            return
        self.minds.forget()
        self.forget_all()
        self.log.entries.clear()
        self.lay()
        self._tell_last()
        self.refresh()
        self.app.toast(_("Taken back. This match does not count for the records."))

    def toggle_hurry(self) -> None:
        self.hurry = not self.hurry
        self.refresh()

    def toggle_closer(self) -> None:
        self.looking_closer = not self.looking_closer
        self.hint = ""
        self.refresh()

    def open_notes(self) -> None:
        aid.open_notes(self)

    def pause(self) -> None:
        self.app.push(aid.pause_menu(self))

    # -- input and painting --------------------------------------------------------------------------

    def is_other_hand(self, event: Input, seat: int | None) -> bool:
        """Does somebody press a gamepad of their own while another person is asked? Then it is said so."""
        if seat is None or not self.seatings[seat].is_person:
            return False
        name = self.seatings[seat].name
        owner = self.pads.other_hand(event, name)
        if owner is not None:
            text = _("This gamepad plays for {owner}, and {name} is asked now.")
            self.app.toast(text.format(owner=owner, name=name), "gamepad")
        return owner is not None

    def handle(self, event: Input) -> bool:
        """Nobody decides what they have not seen come up."""
        if self.is_other_hand(event, self.actor if self.eyes is None else self.eyes):
            return True
        menu = isinstance(event, Press) and event.act is Act.MENU
        if is_press(event) and self._skips() and not (menu or wants_back(event)):
            return True
        return super().handle(event)

    def _skips(self) -> bool:
        """While nothing is asked a press only skips what is shown; and so do those that follow in a hurry."""
        if self.app.speed >= SPEEDS["instant"]:
            return False
        if self.director.moving and not self.board.widgets:
            self.director.finish()
            self._skipped = self.time
        return self.time - self._skipped < STRAY

    def act(self, event: Input) -> bool:
        if wants_back(event):
            self._back()
            return True
        if isinstance(event, Press) and event.act is Act.MENU:
            self.pause()
            return True
        return self.board.handle(event)

    def _back(self) -> None:
        if self.hint:
            self.hint = ""
            self.touch()
        elif self.looking_closer:
            self.toggle_closer()
        elif not self.step_back():
            self.pause()

    def paint_under(self, canvas: Canvas) -> None:
        self.paint_board(canvas, self.view)

    def paint_over(self, canvas: Canvas) -> None:
        self.paint_top(canvas, self.view)
        self.board.paint(canvas)
        if self.hint:
            aid.paint_hint(canvas, self)


def quick_until(match: Match, wanted: Callable[[int, View], bool], seed: int, level: Level) -> Match:
    """Play by feel until somebody owes the wanted decision, or to the end: for pictures and tests."""
    dice, brain = Dice.from_seed(seed), brains.get(match.rules.key)
    while match.actors():
        for seat in match.actors():
            if wanted(seat, match.view(seat)):
                return match
        seat = match.actors()[0]
        match.decide(seat, brain.quick(match.view(seat), match.legal(seat), dice, level))
    return match


__all__ = ["Arrangement", "Asked", "Lying", "Sitting", "quick_until"]
