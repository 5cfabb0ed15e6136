"""One practice run: countdown, reveal, slaps by their stamps, the ball's way, and on to the next round."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from game.keeping import Profile
from game.ricochet.cards import CARDS, CENTRE, places
from game.ricochet.practice import (
    Hit,
    Missed,
    PracticeEvent,
    Run,
    RunOver,
)
from game.ricochet.runs import Mode
from game.ricochet.stamps import FRAME_NS, SECOND_NS
from game.words import _
from scenes.input import Act, Focus, Input, Pointer, Press, Release, Stamp
from scenes.pause import Choice, PauseMenu, Said
from scenes.settings import SettingsScene
from scenes.table.motion import MOVE
from scenes.tables.ricochet.keys import codes, key_name, learn, pad_place, usual
from scenes.tables.ricochet.marquee import milliseconds
from scenes.tables.ricochet.practice_book import Dated, Wishes, dated_runs, keep_run, right_now
from scenes.tables.ricochet.practice_parts import MODE_WORDS, in_s
from scenes.tables.ricochet.practice_table import PracticeTable
from scenes.tables.ricochet.sentences import reaction
from scenes.tables.ricochet.table import Print

BEAT, FIRST_BEAT = 0.5, 0.3
"""The countdown before the first round and after a pause; the same at every speed, so that hands learn it."""
READY = 0.55
"""From the next starter face down on the table to its reveal."""
DEAL_BETWEEN = 0.09
HIT = 0.3
"""From the right slap to the ball."""
SKIP_AFTER = 0.25
"""A press this soon after a slap was meant as a slap."""


class PracticeRun(PracticeTable):
    """Stages: deal, ready, shown, open, hit, roll, told, collect, over."""

    def __init__(
        self, mode: Mode, player: Profile, wishes: Wishes, focus: str | None = None, number: int = 0
    ) -> None:
        """`number` counts the runs of this sitting: with a fixed seed each still has cards of its own."""
        super().__init__(mode, player, wishes)
        self.focus, self.number = focus, number
        self._asked = (0, 0)
        self._held_up = False

    def entered(self) -> None:
        seed = secrets.randbits(48) if self.app.seed is None else self.app.seed + self.number
        self.past: list[Dated] = dated_runs(self.app.keeping, self.player)
        runs = [run for _when, run in self.past]
        tilt = self.wishes.full_tilt
        self.run = Run(self.mode, seed, runs, full_tilt=tilt, focus=self.focus)
        self.keys, caps, also = _keys(self.player, tilt)
        self.lay_table(caps, also)
        self._deal()

    # -- stages --------------------------------------------------------------------------------------

    def _deal(self) -> None:
        table = self.table
        table.deck = len(CARDS)
        table.ribbon.text = MODE_WORDS[self.mode].line
        self.show_time(0)
        steps: list[tuple[float, Callable[[], None]]] = []
        for number, (place, card) in enumerate(zip(self.field.outer, self.run.outer, strict=True)):
            steps.append((number * DEAL_BETWEEN, self.fly(place, card)))
            steps.append((number * DEAL_BETWEEN + MOVE, self.lay(place, card)))
        self.enter("deal", *steps, (len(self.run.outer) * DEAL_BETWEEN + MOVE, lambda: self._ready(True)))

    def _ready(self, count: bool) -> None:
        """The next starter comes face down; the first one of a run, and one after a pause, is counted in."""
        table = self.table
        table.story = table.roll = None
        table.prints, table.racing, table.lit, table.count = [], False, 0, ""
        table.starter, table.starter_up = None, False
        table.deck = len(CARDS) - len(self.run.outer) - 1
        self._penalties = []
        self.show_time(self.app.clock.now_ns())
        self.show_ghost(self.run.clock_ns(0))
        table.ribbon.text = self._words_before()
        table.fly_back(self.field.deck, self.field.beds[CENTRE], MOVE)
        self.app.sound.play("slide")
        self.touch()
        if count:
            beats = [(FIRST_BEAT + n * BEAT, self.beat(label)) for n, label in enumerate(("3", "2", "1"))]
            self.enter("ready", (MOVE, self._lay_starter), *beats, (FIRST_BEAT + 3 * BEAT, self._show))
        else:
            self.enter("ready", (MOVE, self._lay_starter), (READY, self._show))

    def _words_before(self) -> str:
        if self.mode == "endless":
            limit = in_s(self.run.limit_ns or 0, 1)
            return _("This round gives you {n} s.").format(n=limit)
        return _("Follow the ball in your head and slap the last card.")

    def _lay_starter(self) -> None:
        self.table.starter = self.run.starter
        self.touch(self.table.reach(CENTRE))

    def _show(self) -> None:
        """Turn the starter: it is in the next frame, and the return of that frame starts the clock."""
        self._lay_starter()
        self.table.count, self.table.starter_up, self.table.racing = "", True, True
        self._ticked = -1
        self._asked = (self.app.frames, self.app.clock.now_ns())
        self.app.sound.play("go")
        self.enter("shown")

    def note_flip(self) -> None:
        frames, asked_ns = self._asked
        if self.stage == "shown" and self.app.frames > frames and self.app.shown_ns >= asked_ns:
            self.reveal(self.app.shown_ns)

    def reveal(self, at_ns: int) -> None:
        self.run.reveal(at_ns)
        self.enter("open")
        words = _("{mode}, round {n}").format(mode=self.name, n=len(self.run.rounds))
        self.app.screen.name(words)

    # -- what happens --------------------------------------------------------------------------------

    def hear(self, events: Sequence[PracticeEvent]) -> None:
        for event in events:
            if isinstance(event, Missed):
                self._miss(event)
            elif isinstance(event, Hit):
                self._hit(event)
            elif isinstance(event, RunOver):
                self.over = event
                if event.answer:
                    self._cut_off(event)

    def _miss(self, missed: Missed) -> None:
        self.table.prints.append(Print(self.player.colour, missed.place))
        self._penalties.append((missed.place, self.time))
        self.hud.slips += 1
        self.app.sound.play("slip")
        cost = missed.cost_ns // SECOND_NS
        self.table.ribbon.text = _("A slip: {n} s on the clock. The round goes on.").format(n=cost)
        for area in (self.table.reach(missed.place), self.hud.plaque, self.table.ribbon.reach):
            self.touch(area)

    def _hit(self, hit: Hit) -> None:
        table, hud = self.table, self.hud
        table.prints = [one for one in table.prints if one.place != hit.place]
        table.prints.append(Print(self.player.colour, hit.place, True))
        table.racing = False
        hud.lamps.append(self.run.rounds[hit.round - 1].slips)
        hud.reaction = reaction(hit.time_ns, hit.frames)
        self._looks, self._place = hit.chain, hit.place
        total = _("total {n} s").format(n=in_s(self.run.clock_ns(0)))
        table.marquee.show(milliseconds(hit.time_ns), "ms", total)
        table.ribbon.text = self._words_after(hit)
        self.show_ghost(self.run.clock_ns(0))
        self.app.screen.name(self.name)
        self.app.sound.play("slap")
        self.app.sound.play("correct")
        self.touch()
        next_ = self.collect if self.wishes.replay == "none" else self.roll
        self.enter("hit", (HIT / self.app.speed, next_))

    def _words_after(self, hit: Hit) -> str:
        ghost = self.run.ghost
        if ghost is None:
            return _("Right, in {n} s.").format(n=in_s(hit.time_ns))
        its = ghost.run.rounds[hit.round - 1].cost_ns or 0
        mine = self.run.rounds[hit.round - 1].cost_ns or 0
        words = _("{n} s faster than your ghost.") if mine < its else _("{n} s slower than your ghost.")
        return words.format(n=in_s(abs(mine - its)))

    def _cut_off(self, over: RunOver) -> None:
        """Time is up: the answer nobody gave is shown before the result."""
        table = self.table
        self._looks, self._place = self.run.rounds[-1].looks, over.answer or ""
        table.racing = False
        table.marquee.show("0.0", "s", _("time is up"))
        self.hud.left = 0.0 if self.hud.left is not None else None
        table.ribbon.text = _("Time is up. This was the way of the ball.")
        self.app.screen.name(self.name)
        self.app.sound.play("end")
        self.touch()
        self.enter("hit", (2 * HIT / self.app.speed, self.roll))

    def collect(self) -> None:
        """The starter takes the place of the slapped card, which goes under the deck."""
        if self.over:
            self._finish()
            return
        table, place = self.table, self._place
        starter, table.starter = table.starter, None
        assert starter is not None
        table.story = table.roll = None
        table.prints = []
        table.outer[place] = None
        table.fly_back(self.field.beds[place], self.field.deck, MOVE)
        table.fly_face(starter, self.field.beds[CENTRE], self.field.beds[place], MOVE)
        self.app.sound.play("slide")
        self.touch()
        self.enter("collect", (MOVE, self.lay(place, starter)), (MOVE, lambda: self._ready(False)))

    def _finish(self) -> None:
        from scenes.tables.ricochet.practice_result import PracticeResult

        self.enter("over")
        record, when = self.run.record(), right_now()
        keep_run(self.app.keeping, self.player, record, when)
        self.app.replace(PracticeResult(self.player, self.wishes, self.past, (when, record), self.number))

    # -- time ----------------------------------------------------------------------------------------

    @property
    def armed(self) -> bool:
        return self.stage in ("shown", "open")

    def update(self, dt: float) -> None:
        self.note_flip()
        super().update(dt)
        if self.stage == "open":
            self._run_on()

    def _run_on(self) -> None:
        now = self.app.clock.now_ns()
        # A frame late, so that a press made in time and still on its way is heard before the end.
        self.hear(self.run.tick(max(0, now - FRAME_NS)))
        if self.stage == "open":
            self.show_time(now)
            self.show_ghost(self.run.clock_ns(now))

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        self.note_flip()
        if isinstance(event, Focus) and not event.ours:
            self.hold_up()
            return True
        if isinstance(event, Release):
            return self._light(self.keys.get(event.code), False)
        if isinstance(event, Press) and not event.repeat:
            return self._press(event)
        if isinstance(event, Pointer) and event.kind == "down":
            place = self.field.at(event.at)
            return self.slap(place, event.stamp) if place and self.armed else self._skip()
        return False

    def _press(self, press: Press) -> bool:
        learn(press)
        place = self.keys.get(press.code)
        if place is None and press.code.startswith("pad:"):
            place = pad_place(press.code, self.wishes.full_tilt)
        if place:
            self._light(place, True)
            return self.slap(place, press.stamp) if self.armed else self._skip()
        if press.act in (Act.BACK, Act.MENU):
            self.hold_up()
            return True
        return press.act is Act.CHOOSE and self._skip()

    def _light(self, place: str | None, down: bool) -> bool:
        """The key on the plaque goes down with the finger."""
        if place is None:
            return False
        before = self.hud.down
        self.hud.down = before | {place} if down else before - {place}
        if self.hud.down != before:
            self.touch(self.hud.plaque.inflate(20, 20))
        return True

    def slap(self, place: str, stamp: Stamp) -> bool:
        if self.stage == "open":
            self.hear(self.run.slap(place, stamp.at_ns, stamp.spread_ns))
        return True

    def _skip(self) -> bool:
        """Straight on from what is being shown."""
        if self.stage not in ("hit", "roll", "told") or self.age < SKIP_AFTER:
            return False
        self.collect()
        return True

    # -- pause ---------------------------------------------------------------------------------------

    def hold_up(self) -> None:
        """The cards are covered before anything else happens, and an open round is lost with its starter."""
        if self.stage == "over" or self._held_up:
            return
        self.note_flip()
        self._held_up = True
        self.run.pause(self.app.clock.now_ns())
        self.table.blank = True
        self.table.count = ""
        self.hud.down = frozenset()
        self.touch()
        self.app.push(PauseMenu(self._say))

    def _say(self) -> Said:
        text = _(
            "The cards are covered. An open round starts over with a new card; its time stays on the clock."
        )
        choices = [
            Choice(_("Start again"), "refresh", self._start_again),
            Choice(_("Settings"), "gear", lambda: self.app.push(SettingsScene())),
            Choice(_("Leave the run"), "back", lambda: self.app.pop(self)),
        ]
        return text, choices

    def _start_again(self) -> None:
        self.app.stack.pop()  # the menu
        self.again()

    def again(self) -> None:
        self.app.replace(PracticeRun(self.mode, self.player, self.wishes, self.focus, self.number + 1))

    def resumed(self) -> None:
        if not self._held_up or self.app.stack.top is not self:
            return
        self._held_up = False
        self.table.blank = False
        if self.stage in ("ready", "shown", "open"):
            self._ready(True)
        self.touch()


def _keys(player: Profile, full_tilt: bool) -> tuple[dict[str, str], dict[str, str], str]:
    """Which key slaps which place, what to show on the plaque, and what slaps as well."""
    own = player.keys_for(len(places(full_tilt)))
    sets = [own] if own else [usual("wasd", full_tilt), usual("arrows", full_tilt)]
    by_place = [codes(one, full_tilt) for one in sets]
    slaps = {code: place for one in by_place for place, code in one.items()}
    caps = {place: key_name(code) for place, code in by_place[0].items()}
    also = _("or mouse, or gamepad") if own or full_tilt else _("or arrows, or mouse")
    return slaps, caps, also
