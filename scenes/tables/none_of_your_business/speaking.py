"""Who speaks at the office table: windows that close by themselves, and looks that wait for their person."""

from __future__ import annotations

from game.match import CannotUndo
from game.none_of_your_business.actions import OfficeAction, Wait
from game.none_of_your_business.events import Looked
from game.none_of_your_business.view import AFTER, REACT, OfficeView
from game.rules import Action
from scenes.table.sitting import TOGETHER_PAUSE, Asked
from scenes.tables.none_of_your_business import asking
from scenes.tables.none_of_your_business.selecting import Selecting

TICKS = 60
"""Steps in which a timer's bar shrinks."""


class Speaking(Selecting):
    """The part of the table that knows whom to call to the screen, and for how long a window is open."""

    def clear_the_air(self) -> None:
        """Nobody has claimed, seen or silenced anything yet."""
        self.unseen: dict[int, Looked] = {}
        """Hands that people looked into while somebody else was at the screen: they are shown them first."""
        self.silent: set[int] = set()
        """Who wants no window until the next turn."""
        self.claimed: int | None = None
        """Who takes the hand up to play a set in a window."""
        self.remaining: float | None = None
        """Seconds until an open window closes by itself."""
        self._timed = (-1, -1)
        self._known: tuple[int, OfficeView] | None = None

    def _decide(self, seat: int, action: Action) -> None:
        """What somebody may look at while another person is at the screen waits for that person."""
        before = self.match.count
        super()._decide(seat, action)
        if self.match.count == before:
            return
        self.claimed = None
        if isinstance(action, Wait):
            self._wait = min(self._wait, TOGETHER_PAUSE)
        for person in self.people if not self.match.finished else ():
            if person != self.eyes:
                for event in self.match.events_for(person, before):
                    if isinstance(event, Looked) and event.seat == person:
                        self.unseen[person] = event

    @property
    def actor(self) -> int | None:
        """Whoever has a look due comes before whoever decides."""
        return next(iter(self.unseen), None) if self.unseen else super().actor

    @property
    def shared_view(self) -> OfficeView:
        """What everybody may see; asked for in every frame, so it is kept until somebody decides."""
        count = self.match.count
        if self._known is None or self._known[0] != count:
            view = self.match.view(None)
            assert isinstance(view, OfficeView)
            self._known = (count, view)
        return self._known[1]

    def window(self, view: OfficeView) -> bool:
        """Is this a moment in which the seat at its head may play a set, or let the table go on?"""
        return bool(view.poll) and not view.pending

    def ending(self, view: OfficeView) -> bool:
        """Is there nothing left of this turn but a second set?"""
        return view.stage == AFTER and not view.poll and not view.pending

    def in_public(self, actor: int) -> Asked | None:
        if self.lone is not None or actor in self.unseen or self.claimed == actor or self.eyes == actor:
            return None
        view = self.shared_view
        if not self.window(view) and not self.ending(view):
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
        if self.actor is not None:
            self.silent.add(self.actor)
            self.answer_for(self.actor, Wait())

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
        """The person who may play a set here, or let the table go on."""
        seat = self.actor
        if seat is None or seat in self.unseen or not self.seatings[seat].is_person:
            return None
        view = self.shared_view
        return seat if self.window(view) or self.ending(view) else None

    def passes_by_itself(self, seat: int) -> bool:
        """Nobody is asked for a set who wants quiet, nor one who is alone here and has nothing to play."""
        view = self.shared_view
        window = self.window(view)
        if not window and not self.ending(view):
            return False
        if window and seat in self.silent and view.stage != REACT and self.claimed is None:
            return True
        return self.lone is not None and len(self.match.legal(seat)) == 1

    def _run_down(self, seat: int, dt: float) -> None:
        """Where others would have to wait, a window closes by itself; looking at the hand keeps it open."""
        timed = self.match.options["faster_game"] or self.lone is None
        if not timed or self.claimed == seat or not self.window(self.shared_view):
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
        before = self.match.count
        super().undo()
        if self.match.count == before:
            return
        self.silent.clear()
        self._known = None
        while self.mine and self.passes_by_itself(self.match.actors()[0]):
            try:
                self.match.undo()
                self._known = None
            except CannotUndo:
                break
        self.lay()
        self.refresh()

    def seen(self) -> None:
        """The hand that was looked into has been seen."""
        if self.eyes is not None:
            self.unseen.pop(self.eyes, None)
        if self.match.actors() != (self.eyes,):
            self.eyes = None
        self.lay()
        self.refresh()

    def ask_hint(self) -> None:
        if not self.unseen:
            super().ask_hint()
