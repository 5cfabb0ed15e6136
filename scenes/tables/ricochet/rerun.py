"""A kept race to watch again: round by round, each hand at its own time, and the true way of the ball."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, cast

import pygame

from game.match import Match
from game.ricochet.cards import CENTRE
from game.ricochet.events import MatchWon, Revealed, RoundWon, Slapped, Slipped, Tied, Turned, Voided
from game.ricochet.stamps import frames
from game.ricochet.view import PastRound, RicochetView
from game.rules import Event
from game.words import _, joined, later, ngettext
from scenes.canvas import Canvas, Sprite
from scenes.scene import Scene
from scenes.table.motion import MOVE
from scenes.table.ribbon import Ribbon
from scenes.tables.ricochet import rounds, sentences
from scenes.tables.ricochet.field import Field
from scenes.tables.ricochet.marquee import BULBS_A_SECOND, milliseconds
from scenes.tables.ricochet.party import Chair, Party, level_name
from scenes.tables.ricochet.plaque import Racer
from scenes.tables.ricochet.replay import Replay
from scenes.tables.ricochet.sentences import Verdict
from scenes.tables.ricochet.table import PlayTable, Print

RIBBON = pygame.FRect(300, 955, 1320, 40)
"""Below the cards and above the bar of the replay."""
VERDICT = 0.9
"""From the slap to the ball: time to see whose hand it was."""
TOLD = 1.8
"""How long the whole chain stays in sight."""
SECOND_NS = 1_000_000_000


class Rerun(Scene):
    """The playfield without anybody at it."""

    name = later("Ricochet")
    music = "ricochet"
    prize: ClassVar[str] = "house/cup"

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.rules = match.rules
        self.seatings = list(match.seatings)
        options = dict(match.options)
        chairs = tuple(Chair(one.name, one.colour, one.who) for one in match.seatings)
        self.party = Party(chairs, options)
        self.field = Field.load(len(chairs), bool(options["full_tilt"]))
        self.layout = self.field.layout
        self._script: list[tuple[float, Callable[[], None]]] = []
        self._age = 0.0
        self._ball: Replay | None = None
        self._clock_ns = 0
        """How much of the race under way has been seen."""

    def entered(self) -> None:
        self.table = PlayTable(self.field, [self._racer(chair) for chair in self.party.chairs])
        self.table.ribbon = Ribbon(RIBBON)
        self._settle()

    def _racer(self, chair: Chair) -> Racer:
        target = self.match.options["target"]
        if chair.is_person:
            return Racer(chair.name, chair.colour, {}, "person", _("Person"), target=target)
        return Racer(chair.name, chair.colour, {}, "bot", level_name(chair.level), target=target)

    # -- what a replay asks --------------------------------------------------------------------------

    def paint_foot(self, canvas: Canvas, area: pygame.FRect) -> None:
        told = self.match.events_for(None)
        rounds.paint(canvas, area, [one.colour for one in self.seatings], told)

    def watch(self, match: Match, events: Sequence[Event] = ()) -> None:
        self._script, self._ball = [], None
        self.table.flights = []
        self.match = match
        if events:
            self._play(events)
        else:
            self._settle()
        self.touch()

    def look_through(self, eyes: int | None, foot: int, opened: bool) -> None:
        """Everything lies open here, and the plaques have their places."""
        self._settle()
        self.touch()

    @property
    def view(self) -> RicochetView:
        return cast(RicochetView, self.match.view(None))

    def measure(self, view: RicochetView) -> str:
        return ngettext("{n} round", "{n} rounds", view.round).format(n=view.round)

    def line_picture(self, number: int) -> str | None:
        return None

    def earned(self, number: int, seat: int) -> Sequence[str]:
        return ()

    @property
    def moving(self) -> bool:
        return bool(self._script or self._ball or self.table.flights)

    # -- any moment, at once -------------------------------------------------------------------------

    def _settle(self) -> None:
        """The table as it is now; where a round was just decided, as it was with the whole chain told."""
        told = self.match.events_for(None, max(0, self.match.count - 1)) if self.match.count else []
        verdict = next((one for one in told if isinstance(one, RoundWon | Tied | Voided)), None)
        view, table = self.view, self.table
        table.story, table.roll, table.count = None, None, ""
        table.racing = view.phase == "race"
        table.ribbon.text, table.ribbon.seat = self._words(told), None
        past = view.last if verdict else None
        self._lay(past or view)
        table.starter_up = past is not None or view.phase == "race"
        self._show_clock(view)
        if verdict is not None and verdict.chain:
            self._judge(verdict)
            self._begin_ball(verdict, told)
            assert self._ball
            self._ball.finish()
            self._ball = None
            table.ribbon.text = self._words(told) or table.ribbon.text

    def _lay(self, of: PastRound | RicochetView) -> None:
        """The cards and hands of the round under way, or of the one just decided."""
        table = self.table
        table.outer = dict(zip(self.field.outer, of.outer, strict=True))
        table.starter = of.starter
        table.deck, table.lit = self.view.deck, 0
        table.prints = self._prints(of)
        self._note_plaques(of)

    def _prints(self, of: PastRound | RicochetView) -> list[Print]:
        return [Print(self.party.chairs[slap.seat].colour, slap.place) for slap in of.slaps]

    def _note_plaques(self, of: PastRound | RicochetView) -> None:
        view = self.view
        slapped = {slap.seat: slap.at_ns - of.revealed_ns for slap in of.slaps}
        for seat, plaque in enumerate(self.table.plaques):
            racer = plaque.racer
            racer.won = len(view.won[seat])
            racer.out = seat in view.out and view.phase == "race"
            racer.quiet = view.phase == "race" and seat not in view.racing
            racer.active = False
            took = slapped.get(seat)
            racer.reaction = "" if took is None else sentences.reaction(took, frames(took))

    def _show_clock(self, view: RicochetView) -> None:
        self._clock_ns = max((slap.at_ns - view.revealed_ns for slap in view.slaps), default=0)
        if view.phase == "race":
            self._tick(self._clock_ns)
        else:
            self.table.marquee.show("", below=sentences.round_name(view))

    def _words(self, told: Sequence[Event]) -> str:
        """The last word on what just happened."""
        for event in reversed(told):
            if isinstance(event, MatchWon):
                names = joined([self.match.names[seat] for seat in event.winners])
                words = _("{name} wins the race!") if len(event.winners) == 1 else _("{names} share the win!")
                return words.format(name=names, names=names)
            if isinstance(event, Slipped):
                return sentences.sits_out(event, self.match.names, self.view)
            if isinstance(event, RoundWon | Tied):
                return sentences.after(event, self.match.names)
            if isinstance(event, Turned):
                return sentences.before(self.view, self.match.names) if event.tie_break else ""
        return ""

    # -- one decision, in its own time ---------------------------------------------------------------

    def _play(self, events: Sequence[Event]) -> None:
        verdict = next((one for one in events if isinstance(one, RoundWon | Tied | Voided)), None)
        slap = next((one for one in events if isinstance(one, Slapped)), None)
        if any(isinstance(one, Turned) for one in events):
            self._turn()
        elif any(isinstance(one, Revealed) for one in events):
            self._settle()
            self.app.sound.play("go")
        elif slap is not None:
            self._run_clock(slap)
        elif verdict is not None and verdict.chain:
            self._decide(verdict, events)
        else:
            self._settle()
            if any(isinstance(one, Slipped) for one in events):
                self.app.sound.play("slip")

    def _turn(self) -> None:
        self._settle()
        starter, self.table.starter = self.table.starter, None
        self.table.fly_back(self.field.deck, self.field.beds[CENTRE], MOVE)
        self.app.sound.play("slide")

        def lie() -> None:
            self.table.starter = starter
            self.touch()

        self._after((MOVE, lie))

    def _run_clock(self, slap: Slapped) -> None:
        """As long as it took, the hand keeps everyone waiting."""
        left = max(0, slap.reaction_ns - self._clock_ns)

        def down() -> None:
            self._settle()
            self.app.sound.play("slap")
            self.touch()

        self._after((left / SECOND_NS, down))

    def _decide(self, verdict: Verdict, events: Sequence[Event]) -> None:
        table, view = self.table, self.view
        assert view.last
        table.racing = False
        self._lay(view.last)
        table.starter_up = True
        self._judge(verdict)
        table.ribbon.text = sentences.called(verdict, self.match.names)
        self.app.sound.play({RoundWon: "correct", Tied: "tie", Voided: "error"}[type(verdict)])
        self._after((VERDICT, lambda: self._begin_ball(verdict, events)))

    def _judge(self, verdict: Verdict) -> None:
        """Whose hand was right."""
        winners = sentences.winners(verdict)
        colours = {self.party.chairs[seat].colour for seat in winners}
        table = self.table
        table.prints = [
            Print(one.seat, one.place, one.place == verdict.place and one.seat in colours)
            for one in table.prints
        ]
        for seat, plaque in enumerate(table.plaques):
            plaque.racer.active = seat in winners
        table.ribbon.seat = self.party.chairs[winners[0]].colour if len(winners) == 1 else None

    def _begin_ball(self, verdict: Verdict, events: Sequence[Event]) -> None:
        slips = [one for one in events if isinstance(one, Slipped)]
        self._ball = Replay(self, self.table, self.party, verdict, slips)

    # -- time ----------------------------------------------------------------------------------------

    def _after(self, *script: tuple[float, Callable[[], None]]) -> None:
        self._script, self._age = list(script), 0.0

    def update(self, dt: float) -> None:
        super().update(dt)
        dt *= min(self.app.speed, 20.0)
        self._age += dt
        self.table.move(dt)
        if self._ball:
            self._roll(dt)
        if self.table.racing and self._script:
            self._tick(self._clock_ns + round(self._age * SECOND_NS))
        while self._script and self._script[0][0] <= self._age:
            self._script.pop(0)[1]()

    def _roll(self, dt: float) -> None:
        assert self._ball
        if self.app.settings.reduced_motion:
            self._ball.finish()
        self._ball.move(dt)
        if self._ball.done:
            self._ball.finish()
            self._ball = None
            self._after((TOLD, self._tell_end))

    def _tell_end(self) -> None:
        if self.match.finished:
            self._settle()
            self.touch()

    def _tick(self, elapsed_ns: int) -> None:
        count = sentences.frames(frames(elapsed_ns))
        self.table.marquee.show(milliseconds(elapsed_ns), "ms", count)
        self.table.lit = 1 + elapsed_ns * BULBS_A_SECOND // SECOND_NS
        self.touch(self.table.marquee.area)

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        self.table.paint(canvas)

    def live(self, canvas: Canvas) -> list[Sprite]:
        return self.table.live(canvas)
