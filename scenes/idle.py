"""What the title shows when nobody presses anything: bots at a real table, as a bystander sees it."""

from __future__ import annotations

import pygame

from game import catalog
from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.journal import BOT, Seating
from game.keeping import SEAT_COLOURS
from game.match import Match
from game.words import _, later
from scenes import tables
from scenes.canvas import Canvas, Sprite
from scenes.input import Input, Pointer, Press
from scenes.scene import Scene
from scenes.seating.company import BOT_NAMES
from scenes.ui.shapes import Look
from scenes.ui.type import Style

PAUSE = 0.9
"""Seconds between decisions."""
AT_THE_END = 6.0
"""How long the last picture of a match stays before the next one is dealt."""
LABEL = pygame.FRect(620, 1004, 680, 60)


class Idle(Scene):
    """Match after match, until somebody presses anything. Nothing of it is kept, and nothing is heard."""

    name = later("Title")
    music = None

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._dice = Dice.from_seed(seed)
        self._wait = PAUSE
        self._deal()

    def _deal(self) -> None:
        """Another game, and as many bots as it is best with: neither the fewest nor the most."""
        key = self._dice.pick(tables.sittings())
        rules = catalog.get(key)
        count = sorted(rules.seats)[len(rules.seats) // 2]
        looks = zip(BOT_NAMES, SEAT_COLOURS, strict=True)
        company = [Seating(name, colour, BOT + Level.RELAXED) for name, colour in looks]
        self.match = Match.start(rules, company[:count], self._dice.below(1 << 40))
        self.table = tables.watched(self.match)

    def entered(self) -> None:
        self.app.sound.mute(True)
        self._sit_down()

    def _sit_down(self) -> None:
        self.table.app = self.app
        self.table.entered()
        self.table.look_through(None, 0, False)
        self.touch()

    def left(self) -> None:
        self.table.left()
        self.app.sound.mute(self.app.settings.muted)

    @property
    def moving(self) -> bool:
        return True

    def update(self, dt: float) -> None:
        super().update(dt)
        self.table.update(dt)
        if not self.table.moving:
            self._wait -= dt * self.app.speed
            if self._wait <= 0:
                self._go_on()
        if self.table.stale is None:
            self.touch()
        for area in self.table.stale or ():
            self.touch(area)
        self.table.stale = []

    def _go_on(self) -> None:
        if self.match.finished:
            self.table.left()
            self._deal()
            self._sit_down()
            self._wait = PAUSE
            return
        seat = self.match.actors()[0]
        brain = brains.get(self.match.rules.key)
        legal = self.match.legal(seat)
        action = brain.quick(self.match.view(seat), legal, self._dice, Level.RELAXED)
        self.table.watch(self.match, self.match.decide(seat, action))
        self._wait = AT_THE_END if self.match.finished else PAUSE

    def handle(self, event: Input) -> bool:
        pressed = isinstance(event, Press) and not event.repeat
        if pressed or (isinstance(event, Pointer) and event.kind == "up"):
            self.app.pop(self)
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        self.table.paint(canvas)
        theme = canvas.theme
        canvas.panel(LABEL, Look((255, 250, 240), theme.paper_low, theme.brass, 4, 32), lift=12)
        words = _("{game}: bots play by themselves").format(game=self.match.rules.name)
        text = Style(30, "bold", theme.ink)
        canvas.text(words, LABEL.center, text, width=LABEL.width - 40)

    def live(self, canvas: Canvas) -> list[Sprite]:
        return self.table.live(canvas)
