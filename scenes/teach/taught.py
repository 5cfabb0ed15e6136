"""A real table that teaches: a fixed deal, bots that play as they should, and a teacher who explains."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

import pygame

from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.match import Match, Seating
from game.rules import Action
from game.words import _
from scenes import tables
from scenes.canvas import Canvas, Sprite
from scenes.pause import Choice, PauseMenu
from scenes.scene import Scene
from scenes.settings import SettingsScene
from scenes.table import help as aid
from scenes.table.sitting import Sitting
from scenes.teach.steps import Step, face
from scenes.teach.teacher import Teacher
from scenes.ui.widgets import Button, Widget

PAUSE = 1.3
"""Seconds before a bot does the next thing: somebody watches this for the first time."""
KEPT = (pygame.K_r, pygame.K_p)
"""The help that a lesson leaves on the table: rules and pause."""


class Taught(Sitting):
    """Comes before a game's table among the bases: `class HenLesson(Taught, HenTable)`."""

    deal_seed: ClassVar[int]

    def __init__(self) -> None:
        super().__init__(self.company(), self.deal_seed, thinks=False)

    @abstractmethod
    def company(self) -> list[Seating]:
        """Who sits there: the learner first, then the bots."""

    @abstractmethod
    def steps(self) -> list[Step]:
        """The lesson, in the language that is spoken now."""

    def script(self) -> dict[int, list[Action]]:
        """What the bots do, by seat and in order; where nothing is written they play by feel."""
        return {}

    # -- the match: nothing is kept ------------------------------------------------------------------

    def entered(self) -> None:
        self.teacher = Teacher(self.steps())
        self._to_do = {seat: list(actions) for seat, actions in self.script().items()}
        self._feel = Dice.from_seed(self.deal_seed)
        super().entered()

    def resumed(self) -> None:
        """Back from a menu: perhaps another language is spoken now."""
        super().resumed()
        self.teacher.steps = self.steps()
        self.refresh()

    def _begin(self, seed: int) -> Match:
        return Match.start(self.rules, self.seatings, seed, self.options)

    def _end(self) -> None:
        """A lesson stops before the count."""

    def _bots_think(self) -> None:
        """They know what to do."""

    def _bot_plays(self, seat: int) -> None:
        step = self.teacher.step
        if self._wait > 0 or step is None or step.until is None:
            return
        self._decide(seat, self._next_of(seat))
        self._wait = max(self._wait, PAUSE)

    def _next_of(self, seat: int) -> Action:
        if self._to_do.get(seat):
            return self._to_do[seat].pop(0)
        view, legal = self.match.view(seat), self.match.legal(seat)
        felt: Action = brains.get(self.key).quick(view, legal, self._feel, Level.SHARP)
        return felt

    # -- what the learner does -----------------------------------------------------------------------

    def give(self, action: Action) -> None:
        if self.teacher.may_do(action):
            self._hush()
            super().give(action)

    def _may_press(self, widget: Widget) -> bool:
        return widget in self._own or self.teacher.may_press(widget)

    def step_back(self) -> bool:
        """What has been chosen stays chosen: the next step needs it."""
        return False

    def _hush(self) -> None:
        """No words while the cards move."""
        self.touch(self.teacher.speech.reach)
        self.teacher.hush()

    # -- what the lesson shows -----------------------------------------------------------------------

    def refresh(self) -> None:
        self.teacher.settle(self)
        super().refresh()
        decided = [one for one in self.board.widgets if not isinstance(one, aid.HelpButton)]
        self._own: list[Widget] = [
            one for one in self.board.widgets if isinstance(one, aid.HelpButton) and one.hotkey in KEPT
        ]
        self.board.gate = self._may_press
        self.board.set([*([] if self.teacher.talking else decided), *self._own])
        self._look()
        wanted = self.teacher.wanted
        if self.teacher.talking:
            self.ask(_("The table waits while you read."), self.actor)
            self._own = [*self._buttons(), *self._own]
            self.board.set(self._own, focus=0)
        elif wanted in self.board.widgets:
            self.board.focus_on(wanted, quiet=True)

    def _buttons(self) -> list[Widget]:
        """Below the words: on to the next step, or what to do after the last."""
        first, second = self.teacher.speech.buttons
        if not self.teacher.over:
            return [Button(first, _("Go on"), self._go_on, primary=True, size=34)]
        return [
            Button(first, _("Now play for real"), self._play, primary=True, size=32),
            Button(second, _("Once more"), self._again, size=30),
        ]

    def _go_on(self) -> None:
        self.teacher.go_on()
        self._wait = PAUSE
        self.refresh()

    def follow(self) -> None:
        """Do the next thing that is asked for, without waiting: for pictures."""
        if self.teacher.talking:
            self._go_on()
        elif self.teacher.wanted is not None:
            self.board.press(self.teacher.wanted)
        else:
            self.update(PAUSE)
        self.director.finish()

    def _look(self) -> None:
        """The teacher looks at the table as it stands now."""
        speech = self.teacher.speech
        before = speech.reach
        needed = [one.area for one in self.board.widgets if one not in self._own]
        lying = [face(card) for card in self.director.cards] + [plaque.area for plaque in self.plaques]
        if self.teacher.look(self, self.app.brushes.type, [*needed, self.ribbon.area], lying):
            self.touch(before)
            self.touch(speech.reach)

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.director.moving and self.board.widgets:
            self._look()

    @property
    def moving(self) -> bool:
        return super().moving or self._nods

    @property
    def _nods(self) -> bool:
        return self.teacher.speech.target is not None and not self.app.settings.reduced_motion

    def paint_top(self, canvas: Canvas, view: Any) -> None:
        super().paint_top(canvas, view)
        self.teacher.speech.paint(canvas)

    def live(self, canvas: Canvas) -> list[Sprite]:
        nodding = self.teacher.speech.arrow(canvas, self.time if self._nods else 0.0)
        return [*super().live(canvas), *nodding]

    # -- leaving -------------------------------------------------------------------------------------

    def pause(self) -> None:
        def also(act: Callable[[], None]) -> Callable[[], None]:
            def press() -> None:
                self.app.pop()
                act()

            return press

        choices = [
            Choice(_("Rules"), "book", lambda: aid.open_rules(self)),
            Choice(_("Settings"), "gear", lambda: self.app.push(SettingsScene())),
            Choice(_("Begin the lesson again"), "refresh", also(self._again)),
            Choice(_("Leave the lesson"), "home", also(self.leave)),
        ]
        text = _("Nothing of a lesson is kept or counted: you can leave it at any time.")
        self.app.push(PauseMenu(text, choices))

    def _again(self) -> None:
        self.app.replace(type(self)())

    def _play(self) -> None:
        """To the table that waits below, or to a new one."""
        if any(self._is_real(scene) for scene in self.app.stack):
            self.app.pop(self)
        else:
            self.app.replace(tables.open_game(self.key))

    def _is_real(self, scene: Scene) -> bool:
        return isinstance(scene, Sitting) and not isinstance(scene, Taught) and scene.key == self.key
