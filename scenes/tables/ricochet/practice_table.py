"""What a practice run shows: cards in flight, the ball on its way, clock, ghost, hands and penalties."""

from __future__ import annotations

from collections.abc import Callable

from game.keeping import Profile
from game.ricochet.chain import Look
from game.ricochet.practice import ENDLESS_START_NS, MINUTE_NS, RIGHTS_TO_FINISH, Run, RunOver
from game.ricochet.runs import SLIP_COST_NS, Mode
from game.ricochet.stamps import SECOND_NS
from game.words import _
from scenes.canvas import Canvas, Sprite
from scenes.scene import Scene
from scenes.table.motion import MOVE
from scenes.tables.ricochet.cards import hand_print
from scenes.tables.ricochet.field import HEART, Field
from scenes.tables.ricochet.marquee import BULBS_A_SECOND
from scenes.tables.ricochet.practice_book import Wishes
from scenes.tables.ricochet.practice_hud import ClockGlass, Hud, cost_pill, ghost_print
from scenes.tables.ricochet.practice_parts import MODE_WORDS
from scenes.tables.ricochet.router import route
from scenes.tables.ricochet.story import Slapper, Story
from scenes.tables.ricochet.table import HAND, PlayTable
from scenes.tables.ricochet.track import Roll

STAY = {"ball": 1.3, "short": 1.0}
"""How long the whole chain stays in sight."""
ENDING = 2.2
"""How long the answer to a round that time cut off is shown."""
PENALTY, RISE = 1.1, 24.0
"""How long the cost of a slip is shown, and how far it rises."""
MIDDLE = 960
TICKS_A_SECOND = 10
"""How often the running time is drawn: a press must not wait for it."""


class PracticeTable(Scene):
    """A stage at a time, each with a script of what happens when; who makes them is the run's business."""

    music = "ricochet"
    run: Run
    field: Field
    table: PlayTable
    hud: Hud

    def __init__(self, mode: Mode, player: Profile, wishes: Wishes) -> None:
        super().__init__()
        self.mode, self.player, self.wishes = mode, player, wishes
        self.name = MODE_WORDS[mode].name
        self.stage, self.age = "deal", 0.0
        self.over: RunOver | None = None
        self._script: list[tuple[float, Callable[[], None]]] = []
        self._ticked = -1
        self._penalties: list[tuple[str, float]] = []
        self._looks: tuple[Look, ...] = ()
        self._place = ""
        self._rolled_in = (0, 0)

    def lay_table(self, caps: dict[str, str], also: str) -> None:
        """Bare, for this run and this player's keys."""
        self.field = Field.load(2, self.wishes.full_tilt)
        self.table = PlayTable(self.field, [])
        self.table.marquee = ClockGlass(self.field.panel)
        self.hud = Hud(self.field, self.mode, self.player.name, self.player.colour, caps, also)

    def collect(self) -> None:
        """Go on from the chain."""
        raise NotImplementedError

    @property
    def moving(self) -> bool:
        return self.stage != "over"

    def update(self, dt: float) -> None:
        super().update(dt)
        self.age += dt
        self.table.move(dt)
        self._penalties = [one for one in self._penalties if self.time - one[1] < PENALTY]
        while self._script and self._script[0][0] <= self.age:
            script = self._script
            script.pop(0)[1]()
            if self._script is not script:
                return
        if self.stage == "roll":
            self.roll_on(dt * self.app.speed)
        if self.table.roll and self._rolled_in != self.app.fit.size:
            self._roll_anew()

    def enter(self, stage: str, *script: tuple[float, Callable[[], None]]) -> None:
        self.stage, self.age = stage, 0.0
        self._script = list(script)

    def fly(self, place: str, card: int) -> Callable[[], None]:
        def fly() -> None:
            self.table.deck -= 1
            self.table.fly_face(card, self.field.deck, self.field.beds[place], MOVE)
            self.app.sound.play("deal")
            self.touch(self.field.deck.area.inflate(80, 120))

        return fly

    def lay(self, place: str, card: int) -> Callable[[], None]:
        def lay() -> None:
            self.table.outer[place] = card
            self.touch(self.table.reach(place))

        return lay

    def beat(self, label: str) -> Callable[[], None]:
        def beat() -> None:
            self.table.count = label
            self.app.sound.play("tick")

        return beat

    def roll(self) -> None:
        table = self.table
        table.lit = 0
        table.roll = Roll(self.app.layers.canvas(), route(self.field, self._looks))
        self._rolled_in = self.app.fit.size
        self._penalties = []
        self.touch()
        if self.wishes.replay != "ball" or self.app.settings.reduced_motion:
            table.roll.finish()
            self._tell()
            return
        hands = [(one.place, Slapper(self.player.name, one.seat)) for one in table.prints]
        table.story = Story(self.field.panel, self._looks, hands)
        self.app.sound.play("roll")
        self.enter("roll")

    def roll_on(self, dt: float) -> None:
        table = self.table
        assert table.roll and table.story
        if table.roll.move(dt):
            table.story.told = table.roll.reached
            self.app.sound.play("bumper")
            self.touch(table.story.reach)
        if table.roll.done:
            self._tell()

    def _tell(self) -> None:
        """The whole chain lies there."""
        table = self.table
        assert table.roll
        table.roll.finish()
        if table.story:
            table.story.told = len(table.story.looks) + 1
            self.touch(table.story.reach)
        stay = ENDING if self.over and self.over.answer else STAY[self.wishes.replay]
        self.enter("told", (stay / self.app.speed, self.collect))

    def show_time(self, now: int) -> None:
        clock = self.run.clock_ns(now)
        running = self.run.phase == "open"
        left = self.run.due_ns - now if running and self.run.due_ns is not None else None
        if self.mode == "minute":
            left = MINUTE_NS - clock if left is None else left
            self.hud.left = max(0.0, left / MINUTE_NS)
        elif self.mode == "endless":
            limit = self.run.limit_ns or 0
            left = limit if left is None else left
            self.hud.left, self.hud.full = max(0.0, left / limit), limit / ENDLESS_START_NS
        shown = clock if left is None else max(0, left)
        tick = shown * TICKS_A_SECOND // SECOND_NS
        if tick == self._ticked and running:
            return
        self._ticked = tick
        self.table.marquee.show(f"{tick / TICKS_A_SECOND:.1f}", "s", self._below())
        if running:
            self.table.lit = 1 + (clock * BULBS_A_SECOND) // SECOND_NS

    def _below(self) -> str:
        number = len(self.hud.lamps) + 1
        goal = RIGHTS_TO_FINISH.get(self.mode)
        if goal:
            return _("round {n} of {goal}").format(n=min(number, goal), goal=goal)
        return _("round {n}").format(n=number)

    def show_ghost(self, clock_ns: int) -> None:
        if self.run.ghost is None:
            return
        now = self.run.ghost.at(clock_ns)
        before, self.hud.ghost = self.hud.ghost, now
        if before is None or before.rights != now.rights:
            self.touch(self.hud.progress.inflate(60, 60))

    def _hands(self, canvas: Canvas) -> list[Sprite]:
        """The hand that was right, and beside it, paler, the ghost's in the same round."""
        bed = self.field.beds[self._place]
        sprites = []
        if self.run.ghost is not None:
            pale = ghost_print(canvas, HAND * bed.scale * 0.8, -90 * bed.turn - 14)
            sprites.append(canvas.sprite(pale, bed.where((54, HEART[1] + 40))))
        colour = canvas.theme.seat(self.player.colour)
        own = hand_print(canvas, colour, HAND * bed.scale * 0.95, -90 * bed.turn)
        return [*sprites, canvas.sprite(own, bed.where((0, HEART[1] + 24)))]

    def _penalty(self, canvas: Canvas, place: str, age: float) -> Sprite:
        """What the slip cost, beside the card and not over its numbers: the round goes on."""
        bed = self.field.beds[place]
        x, y = bed.area.centerx, bed.area.top - 12
        if bed.turn % 2 == 0:
            x, y = (
                (bed.area.left - 84 if bed.area.centerx < MIDDLE else bed.area.right + 84),
                bed.area.centery,
            )
        pill = cost_pill(canvas, _("+{n} s").format(n=SLIP_COST_NS // SECOND_NS))
        return canvas.sprite(pill, (x, y - RISE * min(1.0, age / 0.4)))

    def paint(self, canvas: Canvas) -> None:
        self.table.paint(canvas)
        self.hud.paint(canvas)

    def live(self, canvas: Canvas) -> list[Sprite]:
        if self.table.blank:
            return []
        sprites = self.table.live(canvas) + self.hud.live(canvas)
        if self.stage == "hit" and any(one.right for one in self.table.prints):
            sprites += self._hands(canvas)
        for place, since in self._penalties:
            sprites.append(self._penalty(canvas, place, self.time - since))
        return sprites

    def _roll_anew(self) -> None:
        """The window changed its size: the whole track, drawn for the new one."""
        self.table.roll = Roll(self.app.layers.canvas(), route(self.field, self._looks))
        self.table.roll.finish()
        self._rolled_in = self.app.fit.size
        self.touch()
