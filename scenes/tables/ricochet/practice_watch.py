"""One round of a run again: the cards as they lay, the ball on its way, and why each number sent it on."""

from __future__ import annotations

import pygame

from game.ricochet.cards import CARDS
from game.ricochet.runs import RunRecord
from game.words import _, ngettext
from scenes.app import wants_back
from scenes.canvas import Canvas, Sprite
from scenes.input import Input
from scenes.scene import Scene
from scenes.table.emblem import fitted
from scenes.tables.ricochet.field import Field
from scenes.tables.ricochet.practice_parts import MODE_WORDS, SAND, blue_panel, chrome_ball, in_ms
from scenes.tables.ricochet.router import route
from scenes.tables.ricochet.story import Slapper, Story
from scenes.tables.ricochet.table import PlayTable, Print
from scenes.tables.ricochet.track import Roll
from scenes.ui.board import Board
from scenes.ui.type import Style
from scenes.ui.widgets import Button

FIGURES = pygame.FRect(64, 62, 400, 172)
BUTTONS = ((64.0, 740.0, 440.0, 96.0), (64.0, 858.0, 210.0, 84.0), (294.0, 858.0, 210.0, 84.0))
BACK = (1436.0, 858.0, 420.0, 84.0)


class Watch(Scene):
    """Round by round, as often as one likes."""

    music = "ricochet"

    def __init__(self, run: RunRecord, number: int, seat: str, name: str) -> None:
        super().__init__()
        self.run, self.number, self.seat, self.who = run, number, seat, name
        self.name = _("Watch the chain")
        self.board = Board(self)

    def entered(self) -> None:
        self.field = Field.load(2, self.run.full_tilt)
        again, before, after = BUTTONS
        self.board.set(
            [
                Button(
                    again, _("Roll again"), self._begin, primary=True, icon="play", size=38, hotkey=pygame.K_r
                ),
                Button(before, _("Before"), lambda: self._go(-1), icon="arrow_left", size=30),
                Button(after, _("Next"), lambda: self._go(1), icon="arrow_right", size=30),
                Button(BACK, _("Back to the result"), self._leave, icon="back", size=30, sound="back"),
            ],
            focus=0,
        )
        self._begin()

    def _go(self, step: int) -> None:
        self.number = (self.number + step) % len(self.run.rounds)
        self._begin()

    def _begin(self) -> None:
        one = self.run.rounds[self.number]
        table = self.table = PlayTable(self.field, [])
        table.outer = dict(zip(self.field.outer, one.outer, strict=True))
        table.starter, table.starter_up = one.starter, True
        table.deck = len(CARDS) - len(one.outer) - 1
        table.prints = [Print(self.seat, press.place, press.right) for press in one.presses]
        hands = [(press.place, Slapper(self.who, self.seat)) for press in one.presses]
        table.story = Story(self.field.panel, one.looks, hands)
        table.roll = Roll(self.app.layers.canvas(), route(self.field, one.looks))
        table.ribbon.text = self._words()
        self._size = self.app.fit.size
        if self.app.settings.reduced_motion:
            self._finish()
        self.touch()

    def _words(self) -> str:
        one = self.run.rounds[self.number]
        if one.time_ns is None:
            return _("This round was not answered in time.")
        return (
            ngettext("You answered after {n} slip.", "You answered after {n} slips.", one.slips).format(
                n=one.slips
            )
            if one.slips
            else _("You were right at the first slap.")
        )

    def _finish(self) -> None:
        assert self.table.roll and self.table.story
        self.table.roll.finish()
        self.table.story.told = len(self.table.story.looks) + 1

    @property
    def moving(self) -> bool:
        return self.table.roll is not None and not self.table.roll.done

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._size != self.app.fit.size:
            self._begin()
        table = self.table
        assert table.roll and table.story
        if table.roll.done:
            return
        if table.roll.move(dt * min(self.app.speed, 8.0)):
            table.story.told = table.roll.reached
            self.app.sound.play("bumper")
            self.touch(table.story.reach)
        if table.roll.done:
            self._finish()
            self.touch()

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._leave()
            return True
        return self.board.handle(event)

    def _leave(self) -> None:
        self.app.pop(self)

    def paint(self, canvas: Canvas) -> None:
        self.table.paint(canvas)
        self._header(canvas)
        self.board.paint(canvas)

    def _header(self, canvas: Canvas) -> None:
        one = self.run.rounds[self.number]
        blue_panel(canvas, FIGURES)
        chrome_ball(canvas, (122, 148), 80)
        words = _("Round {n}").format(n=self.number + 1)
        title = Style(46, "title", canvas.theme.cream, 2, 2)
        text, title = fitted(canvas.type, words, title, 30, 260, 56)
        canvas.text(text, (178, 112), title, "midleft")
        time = _("not answered") if one.time_ns is None else _("{n} ms").format(n=in_ms(one.time_ns))
        words = _("{mode}: {time}").format(mode=MODE_WORDS[self.run.mode].name, time=time)
        text, style = fitted(canvas.type, words, Style(30, "bold", SAND), 20, 262, 50)
        canvas.text(text, (180, 178), style, "midleft")

    def live(self, canvas: Canvas) -> list[Sprite]:
        return self.table.live(canvas)
