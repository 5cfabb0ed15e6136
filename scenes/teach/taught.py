"""A real table that teaches: a fixed deal, bots that play as they should, and a teacher who explains."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any, ClassVar

from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.match import Match, Seating
from game.rules import Action
from game.words import _
from scenes.canvas import Canvas
from scenes.input import Act, Press, Stamp
from scenes.scene import Scene
from scenes.table import help as aid
from scenes.table.sitting import Sitting
from scenes.teach.lecture import KEPT, Lecture
from scenes.teach.speech import Areas
from scenes.teach.steps import face

PAUSE = 1.3
"""Seconds before a bot does the next thing: somebody watches this for the first time."""


class Taught(Lecture, Sitting):
    """Comes before a game's table among the bases: `class HenLesson(Taught, HenTable)`."""

    deal_seed: ClassVar[int]

    def __init__(self) -> None:
        super().__init__(self.company(), self.deal_seed, thinks=False)

    @abstractmethod
    def company(self) -> list[Seating]:
        """Who sits there: the learner first, then the bots."""

    def script(self) -> dict[int, list[Action]]:
        """What the bots do, by seat and in order; where nothing is written they play by feel."""
        return {}

    # -- the match: nothing is kept ------------------------------------------------------------------

    def entered(self) -> None:
        self.begin()
        self._to_do = {seat: list(actions) for seat, actions in self.script().items()}
        self._feel = Dice.from_seed(self.deal_seed)
        self._name_the_learner()
        super().entered()

    def _name_the_learner(self) -> None:
        """Whoever is known here sits at the table under the own name."""
        known = [one.name for one in self.app.keeping.profiles.people]
        free = [name for name in known if name not in [one.name for one in self.seatings[1:]]]
        if free:
            self.seatings[0] = replace(self.seatings[0], name=free[0])

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

    def _decide(self, seat: int, action: Action) -> None:
        if self.seatings[seat].is_person:
            if not self.teacher.may_do(action):
                return
            self.hush()
        super()._decide(seat, action)

    def step_back(self) -> bool:
        """What has been chosen stays chosen: the next step needs it."""
        return False

    def go_on(self) -> None:
        self._wait = PAUSE
        super().go_on()

    def follow(self) -> None:
        """Do the next thing that is asked for, without waiting: for pictures."""
        over = self.app.stack.top
        if over is not self and over is not None:
            over.handle(Press("", Stamp(0), Act.CHOOSE))
        elif self.teacher.talking:
            self.go_on()
        elif self.teacher.wanted is not None:
            self.board.press(self.teacher.wanted)
        else:
            self.update(PAUSE)
        self.director.finish()

    # -- what it shows -------------------------------------------------------------------------------

    def ask_again(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        self.teacher.settle(self)
        super().refresh()
        asked = [one for one in self.board.widgets if not isinstance(one, aid.HelpButton)]
        helpers = [
            one for one in self.board.widgets if isinstance(one, aid.HelpButton) and one.hotkey in KEPT
        ]
        if self.teacher.talking:
            self.ask(_("The table waits while you read."))
        self.teach(asked, helpers)

    def needed(self) -> Areas:
        return [*(one.area for one in self.board.widgets if one not in self._own), self.ribbon.area]

    def lying(self) -> Areas:
        return [*(face(card) for card in self.director.cards), *(one.area for one in self.plaques)]

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.director.moving and self.board.widgets:
            self.look()

    def paint_top(self, canvas: Canvas, view: Any) -> None:
        super().paint_top(canvas, view)
        self.teacher.speech.paint(canvas)

    def open_rules(self) -> None:
        aid.open_rules(self)

    def is_real(self, scene: Scene) -> bool:
        return isinstance(scene, Sitting) and not isinstance(scene, Taught) and scene.key == self.key
