"""What every lesson shares: the teacher's words beside the table, the way on, and the way out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame

from game import catalog
from game.words import _
from scenes import tables
from scenes.canvas import Canvas, Sprite
from scenes.pause import Choice, PauseMenu, Said
from scenes.scene import Scene
from scenes.settings import SettingsScene
from scenes.teach.speech import Areas
from scenes.teach.steps import Step
from scenes.teach.teacher import Teacher
from scenes.ui.board import Board
from scenes.ui.widgets import Button, Widget

KEPT = (pygame.K_r, pygame.K_p)
"""The keys of the help that a lesson leaves on the table: rules and pause."""


class Lecture(Scene):
    """Comes before a table among the bases; the table calls `teach` whenever it asks for something."""

    key: ClassVar[str]
    board: Board
    teacher: Teacher

    @abstractmethod
    def steps(self) -> list[Step]:
        """The lesson, in the language that is spoken now."""

    @abstractmethod
    def ask_again(self) -> None:
        """The table stands still: settle what was awaited, and ask for the next thing."""

    @abstractmethod
    def needed(self) -> Areas:
        """What the words had better not cover."""

    def lying(self) -> Areas:
        """What they may cover where they must."""
        return ()

    @abstractmethod
    def open_rules(self) -> None:
        """Open the rulebook."""

    def begin(self) -> None:
        """Before anything is asked."""
        self.teacher = Teacher(self.steps())
        self._entitle()
        self._own: list[Widget] = []
        self._ways: list[Button] = []
        """The buttons below the words."""

    def _entitle(self) -> None:
        self.name = _("Lesson: {game}").format(game=catalog.get(self.key).name)

    def resumed(self) -> None:
        """Back from a menu: letters may be larger now."""
        super().resumed()
        self.ask_again()

    def reworded(self) -> None:
        """The same step in another language."""
        super().reworded()
        self.teacher.steps = self.steps()
        self._entitle()
        self.ask_again()

    # -- what can be pressed -------------------------------------------------------------------------

    def teach(self, asked: Sequence[Widget], helpers: Sequence[Widget]) -> None:
        """The words of the step, and with them what can be pressed: on, or what the table asks for."""
        self.board.gate = self._may_press
        talking = self.teacher.talking
        self._own = list(helpers)
        self.board.set([*([] if talking else asked), *helpers])
        self.look()
        wanted = self.teacher.wanted
        self._ways = self._buttons() if talking else []
        if talking:
            self._own = [*self._ways, *helpers]
            self.board.set(self._own, focus=0)
        else:  # where the learner is to find it, a focus would look like the answer
            self.board.focus_on(wanted if self.teacher.pointing else None, quiet=True)

    def _may_press(self, widget: Widget) -> bool:
        if widget in self._own or self.teacher.may_press(widget):
            return True
        self.teacher.speech.answer = self.kindly(widget) or self.teacher.speech.answer
        return False

    def kindly(self, _widget: Widget) -> str:
        """What is said to a wrong press, where the step itself knows less."""
        return ""

    def _buttons(self) -> list[Button]:
        """Below the words: on to the next step, or what to do after the last."""
        speech = self.teacher.speech
        if not self.teacher.over:
            return [Button(speech.button(0), _("Go on"), self.go_on, primary=True, size=34)]
        return [
            Button(speech.button(0), _("Now play for real"), self._play, primary=True, size=34),
            Button(speech.button(1), _("Once more"), self._again, size=30),
        ]

    def go_on(self) -> None:
        self.teacher.go_on()
        self.ask_again()

    # -- what is shown -------------------------------------------------------------------------------

    def look(self) -> None:
        """The teacher looks at the table as it stands now."""
        before = self.teacher.speech.reach
        if self.teacher.look(self, self.app.brushes.type, self.needed(), self.lying()):
            for number, way in enumerate(self._ways):
                way.area = self.teacher.speech.button(number)
            self.touch(before)
            self.touch(self.teacher.speech.reach)

    def hush(self) -> None:
        """No words while things move."""
        self.touch(self.teacher.speech.reach)
        self.teacher.hush()

    @property
    def moving(self) -> bool:
        return super().moving or self._nods

    @property
    def _nods(self) -> bool:
        return self.teacher.speech.target is not None and not self.app.settings.reduced_motion

    def live(self, canvas: Canvas) -> list[Sprite]:
        nodding = self.teacher.speech.arrow(canvas, self.time if self._nods else 0.0)
        return [*super().live(canvas), *nodding]

    # -- leaving -------------------------------------------------------------------------------------

    def pause(self) -> None:
        def after(act: Callable[[], None]) -> Callable[[], None]:
            def press() -> None:
                self.app.pop()
                act()

            return press

        def say() -> Said:
            choices = [
                Choice(_("Rules"), "book", self.open_rules),
                Choice(_("Settings"), "gear", lambda: self.app.push(SettingsScene())),
                Choice(_("Begin the lesson again"), "refresh", after(self._again)),
                Choice(_("Leave the lesson"), "home", after(lambda: self.app.pop(self))),
            ]
            return _("Nothing of a lesson is kept or counted: you can leave it at any time."), choices

        self.app.push(PauseMenu(say))

    def _again(self) -> None:
        self.app.replace(type(self)())

    def _play(self) -> None:
        """To the table that waits below, or to a new one."""
        if any(self.is_real(scene) for scene in self.app.stack):
            self.app.pop(self)
        else:
            self.app.replace(tables.open_game(self.key))

    def is_real(self, _scene: Scene) -> bool:
        """Is this a table of the game that waits to be played on?"""
        return False
