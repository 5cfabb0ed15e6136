"""The race: countdown, one frame that shows the starter to all, slaps by their stamps, the ball's way."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

import pygame

from game.match import Match
from game.ricochet.cards import CENTRE
from game.ricochet.events import Excluded, Ignored, MatchWon, RoundWon, Slapped, Slipped, Tied, Voided
from game.ricochet.view import PastRound
from game.rules import Event
from game.words import _, later
from scenes.canvas import Canvas, Sprite
from scenes.dialog import Dialog
from scenes.input import Act, Focus, Input, PadChange, Pointer, Press
from scenes.pause import Choice, PauseMenu, Said
from scenes.rulebook import Rulebook
from scenes.scene import Scene
from scenes.settings import SettingsScene
from scenes.table.motion import MOVE
from scenes.tables.ricochet import sentences
from scenes.tables.ricochet.field import Field
from scenes.tables.ricochet.hands import Hand, Hands
from scenes.tables.ricochet.marquee import BULBS_A_SECOND, milliseconds
from scenes.tables.ricochet.memory import keep_race, known_rounds, new_journal
from scenes.tables.ricochet.party import Party
from scenes.tables.ricochet.plaque import racer_for
from scenes.tables.ricochet.referee import Referee
from scenes.tables.ricochet.replay import Replay
from scenes.tables.ricochet.sentences import Verdict
from scenes.tables.ricochet.shake import Shake
from scenes.tables.ricochet.table import PlayTable, Print

DEAL_BETWEEN = 0.11
BEAT = 0.5
"""Between the numbers of the countdown; the same at every speed, so that hands learn its rhythm."""
FIRST_BEAT = 0.3
VERDICT = 0.9
"""From the slap to the ball: time to see whose hand it was."""
TOLD = 2.4
"""How long the whole chain stays in sight."""
SKIP_AFTER = 0.35
"""A press this soon after a slap was meant as a slap."""
TICKS_A_SECOND = 10
"""How often the running time is drawn: the race itself must not wait for it."""


class Race(Scene):
    """Stages: deal, countdown, shown, race, verdict, roll, told, collect, over."""

    name = later("Ricochet")
    music = "ricochet"

    def __init__(
        self,
        party: Party,
        seed: int | None = None,
        past: Sequence[PastRound] = (),
        match: Match | None = None,
    ) -> None:
        """A given match is raced on."""
        super().__init__()
        self._given = match
        self.party = party
        self.seed = seed
        self.past = past
        self.stage = "deal"
        self.age = 0.0
        self.reactions: list[list[int]] = [[] for _chair in party.chairs]
        self.verdict: Verdict | None = None
        self.replay: Replay | None = None
        self.slips: list[Slipped] = []
        self.finale: MatchWon | None = None
        self._script: list[tuple[float, Callable[[], None]]] = []
        self._asked = (0, 0)
        self._ticked = -1
        self.shake = Shake()
        self._held_up = False
        self._called_off = False

    def entered(self) -> None:
        seed = self.seed if self.seed is not None else self.app.seed
        if seed is None:
            seed = secrets.randbits(48)
        self.seed = seed
        person = next((chair for chair in self.party.chairs if chair.is_person), None)
        known = known_rounds(self.app.keeping, person.profile if person else None)
        journal = None if self._given else new_journal(self.app.keeping)
        company = self.party.seatings()
        self.referee = Referee(company, self.party.agreed, seed, self.past, known, journal, self._given)
        if self._given:
            told = self.referee.pick_up(self.app.clock.now_ns())
            self.finale = next((event for event in told if isinstance(event, MatchWon)), None)
        self.field = Field.load(len(self.party.chairs), self.party.full_tilt)
        self.hands = Hands(self.party, self.app.keeping, self.field)
        target = self.party.agreed["target"]
        keeping, outer = self.app.keeping, self.field.outer
        racers = [racer_for(chair, keeping, outer, target) for chair in self.party.chairs]
        self.table = PlayTable(self.field, racers)
        self.names = [chair.name for chair in self.party.chairs]
        self._deal()

    def left(self) -> None:
        self.referee.close()

    # -- stages --------------------------------------------------------------------------------------

    def _enter(self, stage: str, *script: tuple[float, Callable[[], None]]) -> None:
        self.stage, self.age = stage, 0.0
        self._script = list(script)

    def _deal(self) -> None:
        view, table = self.referee.view, self.table
        table.deck = view.deck + len(view.outer)
        table.ribbon.text = _("The cards are dealt.")
        steps: list[tuple[float, Callable[[], None]]] = []
        for number, (place, card) in enumerate(zip(self.field.outer, view.outer, strict=True)):
            steps.append((number * DEAL_BETWEEN, self._deal_one(place, card)))
            steps.append((number * DEAL_BETWEEN + MOVE, self._lay(place, card)))
        last = len(view.outer) * DEAL_BETWEEN + MOVE + 0.2
        self._enter("deal", *steps, (last, self._next_round))

    def _deal_one(self, place: str, card: int) -> Callable[[], None]:
        def deal() -> None:
            self.table.deck -= 1
            self.table.fly_face(card, self.field.deck, self.field.beds[place], MOVE)
            self.app.sound.play("deal")
            self.touch(self.field.deck.area.inflate(80, 120))

        return deal

    def _lay(self, place: str, card: int | None) -> Callable[[], None]:
        def lay() -> None:
            self.table.outer[place] = card
            self.touch(self.table.reach(place))

        return lay

    def _next_round(self) -> None:
        if self.finale:
            self._end()
            return
        self.referee.turn()
        self.verdict, self.slips = None, []
        view, table = self.referee.view, self.table
        table.story = table.roll = None
        table.prints, table.racing, table.lit = [], False, 0
        table.deck = view.deck
        for seat, plaque in enumerate(table.plaques):
            racer = plaque.racer
            racer.won = len(view.won[seat])
            racer.quiet = seat not in view.racing
            racer.active = view.tie_break and seat in view.racing
            racer.out, racer.down = False, frozenset()
        table.ribbon.seat = None
        table.ribbon.text = sentences.before(view, self.names)
        table.marquee.show("", below=sentences.round_name(view))
        table.fly_back(self.field.deck, self.field.beds[CENTRE], MOVE)
        self.app.sound.play("slide")
        self.touch()
        self._count_down(self._put_starter)

    def _warm_up(self) -> None:
        starter = self.referee.view.starter
        assert starter is not None
        self.table.warm(self.app.layers.canvas(), starter)

    def _put_starter(self) -> None:
        self.table.starter, self.table.starter_up = self.referee.view.starter, False
        self.touch(self.table.reach(CENTRE))

    def _count_down(self, first: Callable[[], None]) -> None:
        beats = [
            (FIRST_BEAT + number * BEAT, self._beat(label)) for number, label in enumerate(("3", "2", "1"))
        ]
        beats.insert(1, (FIRST_BEAT + BEAT / 2, self._warm_up))
        self._enter("countdown", (MOVE, first), *beats, (FIRST_BEAT + 3 * BEAT, self._show))

    def _beat(self, label: str) -> Callable[[], None]:
        def beat() -> None:
            self.table.count = label
            self.app.sound.play("tick")

        return beat

    def _show(self) -> None:
        """Turn the starter: drawn in the next frame for everyone, and that frame is when the race begins."""
        table = self.table
        self._put_starter()
        table.count, table.starter_up, table.racing = "", True, True
        self._ticked = -1
        self._asked = (self.app.frames, self.app.clock.now_ns())
        self.app.sound.play("go")
        self._enter("shown")

    def _note_flip(self) -> None:
        """The frame with the starter has reached the screen: its time is when reactions count from."""
        frames, asked_ns = self._asked
        if self.stage == "shown" and self.app.frames > frames and self.app.shown_ns >= asked_ns:
            self.referee.reveal(self.app.shown_ns)
            self._enter("race")
            self._name_window(sentences.round_number(self.referee.view))

    def _name_window(self, news: str) -> None:
        """The title bar tells what happens too: screen readers follow it."""
        self.app.screen.name(_("{game}: {news}").format(game=self.name, news=news))

    def _judge(self, verdict: Verdict) -> None:
        """The round is decided."""
        table = self.table
        self.verdict = verdict
        table.racing = False
        winners = sentences.winners(verdict)
        table.prints = [
            Print(one.seat, one.place, one.place == verdict.place and one.seat in self._colours(winners))
            for one in table.prints
        ]
        for seat, plaque in enumerate(table.plaques):
            plaque.racer.active = seat in winners
            plaque.racer.quiet = seat not in winners and not plaque.racer.out
        table.ribbon.text = sentences.called(verdict, self.names)
        self._name_window(table.ribbon.text)
        table.ribbon.seat = self.party.chairs[winners[0]].colour if len(winners) == 1 else None
        self._show_final(verdict)
        self.app.sound.play({RoundWon: "correct", Tied: "tie", Voided: "error"}[type(verdict)])
        self.touch()
        self.shake.start(self.app)
        self._enter("verdict", (VERDICT / self.app.speed, self._roll))

    def _colours(self, seats: Sequence[int]) -> set[str]:
        return {self.party.chairs[seat].colour for seat in seats}

    def _show_final(self, verdict: Verdict) -> None:
        """The time that won, with what the stamp cannot tell."""
        marquee = self.table.marquee
        if isinstance(verdict, RoundWon):
            below = sentences.frames_and_spread(verdict.frames, verdict.spread_ns)
            marquee.show(milliseconds(verdict.reaction_ns), "ms", below)
        elif isinstance(verdict, Tied):
            marquee.show(milliseconds(min(verdict.reactions_ns)), "ms", _("a tie"))
        else:
            marquee.show("", below=_("nobody wins"))

    def _roll(self) -> None:
        assert self.verdict
        self.replay = Replay(self, self.table, self.party, self.verdict, self.slips)
        self._enter("roll")
        if self.app.settings.reduced_motion:
            self._roll_out()

    def _roll_out(self) -> None:
        """The whole chain lies there for a while."""
        assert self.replay
        self.replay.finish()
        self._enter("told", (TOLD / self.app.speed, self._collect))

    def _collect(self) -> None:
        """Cards go where they belong now."""
        table, verdict = self.table, self.verdict
        assert verdict and table.starter is not None
        table.story = table.roll = None
        table.prints = []
        starter, table.starter = table.starter, None
        for slip in self.slips:
            if slip.lost is not None:
                self._fly_lost(slip.seat)
        table.marquee.show("", below=sentences.round_name(self.referee.view))
        if isinstance(verdict, RoundWon):
            table.outer[verdict.place] = None
            table.fly_won(verdict.card, verdict.place, verdict.seat, 2 * MOVE)
            table.fly_face(starter, self.field.beds[CENTRE], self.field.beds[verdict.place], MOVE)
            settle = (MOVE, self._lay(verdict.place, starter))
        else:
            table.fly_back(self.field.beds[CENTRE], self.field.deck, MOVE)
            settle = (MOVE, self.touch)
        self.app.sound.play("slide")
        self.touch()
        self._enter("collect", settle, (2 * MOVE + 0.1, self._next_round))

    def _fly_lost(self, seat: int) -> None:
        flight = self.table.fly_back(self.field.deck, self.field.deck, 2 * MOVE)
        flight.start = self.table.plaques[seat].stack

    def _end(self) -> None:
        from scenes.tables.ricochet.result import Result

        assert self.finale
        rounds = self.referee.past[self.referee.earlier :]
        journal = self.referee.match.path
        keep_race(self.app.keeping, self.party, rounds, self.finale.totals, journal)
        self._enter("over")
        self.table.ribbon.text = ""
        self.table.marquee.show("")
        for seat, plaque in enumerate(self.table.plaques):
            plaque.racer.won = self.finale.totals[seat]
            plaque.racer.out, plaque.racer.down = False, frozenset()
            plaque.racer.active = seat in self.finale.winners
            plaque.racer.quiet = seat not in self.finale.winners
        self.touch()
        self.app.push(Result(self))

    # -- time ----------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self.stage != "over"

    @property
    def armed(self) -> bool:
        return self.stage in ("shown", "race")

    def update(self, dt: float) -> None:
        super().update(dt)
        self._note_flip()
        self.age += dt
        self.table.move(dt)
        self.shake.move(self.app, dt)
        while self._script and self._script[0][0] <= self.age:
            stage = self.stage
            self._script.pop(0)[1]()
            if self.stage != stage:
                return
        if self.stage == "race":
            self._race_on()
        elif self.stage == "roll" and self.replay:
            self.replay.move(dt * self.app.speed)
            if self.replay.done:
                self._roll_out()

    def _race_on(self) -> None:
        now = self.app.clock.now_ns()
        self._hear(self.referee.settle(now))
        if self.referee.trouble:
            self.app.toast(self.referee.trouble, "warning")
            self.referee.trouble = None
        if self.stage != "race":
            return
        elapsed = self.referee.elapsed_ns(now)
        tick = elapsed * TICKS_A_SECOND // 1_000_000_000
        if tick != self._ticked:
            self._ticked = tick
            frames = sentences.frames(elapsed * 60 // 1_000_000_000)
            self.table.marquee.show(milliseconds(elapsed), "ms", frames)
            self.table.lit = 1 + elapsed * BULBS_A_SECOND // 1_000_000_000

    # -- what happens --------------------------------------------------------------------------------

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case Slapped():
                    self._slapped(event)
                case Slipped():
                    self._slipped(event)
                case Voided(why="pause"):
                    self._called_off = True
                case RoundWon() | Tied() | Voided():
                    self._judge(event)
                case MatchWon():
                    self.finale = event
                case Excluded() | Ignored():
                    pass

    def _slapped(self, slap: Slapped) -> None:
        chair, plaque = self.party.chairs[slap.seat], self.table.plaques[slap.seat]
        self.table.prints.append(Print(chair.colour, slap.place))
        plaque.racer.down = frozenset({slap.place})
        plaque.racer.reaction = sentences.reaction(slap.reaction_ns, slap.frames)
        self.app.sound.play("slap")
        self.touch(self.table.reach(slap.place))
        self.touch(plaque.reach)
        if slap.place == self.referee.answer:
            self.reactions[slap.seat].append(slap.reaction_ns)

    def _slipped(self, slip: Slipped) -> None:
        plaque = self.table.plaques[slip.seat]
        self.slips.append(slip)
        plaque.racer.out = True
        plaque.racer.won = len(self.referee.view.won[slip.seat])
        self.app.sound.play("slip")
        self.table.ribbon.text = sentences.sits_out(slip, self.names, self.referee.view)
        self.table.ribbon.seat = self.party.chairs[slip.seat].colour
        self._name_window(self.table.ribbon.text)
        self.touch(self.table.ribbon.reach)
        self.touch(plaque.reach)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        self._note_flip()
        if isinstance(event, Focus | PadChange):
            gone = not (event.ours if isinstance(event, Focus) else event.here)
            if gone:
                self.hold_up()
            return gone
        hand = self.hands.read(event)
        if hand and self.armed:
            self._slap(hand)
            return True
        if isinstance(event, Press) and (event.key == pygame.K_ESCAPE or event.act is Act.MENU):
            self.hold_up()
            return True
        return self._goes_on(event) and self._skip()

    def _slap(self, hand: Hand) -> None:
        """Before the flip is known a slap cannot have been an answer (RC-Q9)."""
        if self.stage == "race":
            stamp = hand.stamp
            self._hear(self.referee.slap(hand.seat, hand.place, stamp.at_ns, stamp.spread_ns))

    def _goes_on(self, event: Input) -> bool:
        """Enter, Space, a click or a gamepad's A."""
        if isinstance(event, Press):
            return event.act is Act.CHOOSE and not event.repeat
        return isinstance(event, Pointer) and event.kind == "down"

    def _skip(self) -> bool:
        """Straight to the end of what is being shown."""
        if self.age < SKIP_AFTER:
            return False
        if self.stage == "verdict":
            self._roll()
        if self.stage == "roll":
            self._roll_out()
            return True
        if self.stage == "told":
            self._collect()
            return True
        return False

    # -- pause ---------------------------------------------------------------------------------------

    def _teach(self) -> None:
        """Over the pause, which waits."""
        from scenes.tables.ricochet.lesson import lesson

        self.app.push(lesson())

    def hold_up(self) -> None:
        """Pause: the cards are blanked before anything else happens."""
        if self.stage == "over" or self._held_up:
            return
        self._held_up = True
        self._hear(self.referee.call_off(self.app.clock.now_ns()))
        self.table.blank = True
        self.table.count = ""
        self.shake.stop()
        self.touch()
        self.app.push(PauseMenu(self._say))

    def _say(self) -> Said:
        choices = [
            Choice(_("Settings"), "gear", lambda: self.app.push(SettingsScene())),
            Choice(_("Rules"), "book", lambda: self.app.push(Rulebook("ricochet"))),
            Choice(_("Teach me"), "bulb", self._teach),
            Choice(_("Leave the race"), "back", self._leave),
        ]
        return _("The cards are covered. An open round is called off."), choices

    def _leave(self) -> None:
        text = _("The race ends here and nobody wins it.")
        if self.referee.match.path:
            text = _("The race is written down as it stands. You can go on with it from the shelf.")
        answers = [(_("Leave"), lambda: self.app.pop(self)), (_("Stay"), lambda: None)]
        self.app.push(Dialog(_("Leave the race?"), text, answers, danger=True))

    def resumed(self) -> None:
        """After a pause nobody has gained anything: a round in sight was called off, another one begins."""
        if not self._held_up:
            return
        self._held_up = False
        self.table.blank = False
        if self._called_off:
            self._called_off = False
            self._clear_starter()
        elif self.stage in ("countdown", "shown"):
            self.table.starter_up = self.table.racing = False
            self.table.lit = 0
            self.table.marquee.show("", below=sentences.round_name(self.referee.view))
            self._count_down(self._put_starter)
        self.touch()

    def _clear_starter(self) -> None:
        """The called-off starter goes under the deck."""
        table = self.table
        table.starter, table.starter_up, table.racing, table.prints = None, False, False, []
        for slip in self.slips:
            if slip.lost is not None:
                self._fly_lost(slip.seat)
        table.fly_back(self.field.beds[CENTRE], self.field.deck, MOVE)
        self.app.sound.play("slide")
        self._enter("collect", (2 * MOVE + 0.1, self._next_round))

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        self.table.paint(canvas)

    def live(self, canvas: Canvas) -> list[Sprite]:
        if self.table.blank:
            return []
        return self.table.live(canvas) + self.shake.live(canvas)
