"""Leads through a lesson: which step it is at, what it points at, what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scenes.teach.speech import Areas, Speech
from scenes.teach.steps import Step
from scenes.ui.type import Type
from scenes.ui.widgets import Widget


class Teacher:
    """Knows nothing of any game: the table tells it what was pressed, decided, and what lies on it."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = list(steps)
        self.at = 0
        self.speech = Speech()
        self.wanted: Widget | None = None
        """What is to be pressed now."""
        self._pressed = False
        self._shown: tuple[object, ...] | None = None

    @property
    def step(self) -> Step | None:
        """None once everything has been said."""
        return self.steps[self.at] if self.at < len(self.steps) else None

    @property
    def talking(self) -> bool:
        """Does the table wait until the words have been read?"""
        return self.step is not None and not self.step.press and self.step.until is None

    @property
    def pointing(self) -> bool:
        """Does the arrow stand at the very thing that is to be pressed?"""
        return self.step is not None and self.step.hit is None

    @property
    def over(self) -> bool:
        return self.at >= len(self.steps) - 1

    def go_on(self) -> None:
        self.at += 1
        self.speech.answer = ""
        self._pressed = False

    def settle(self, table: Any) -> None:
        """The table stands still again: what was awaited may have happened."""
        if self._pressed and self.step is not None and self.step.wants is None:
            self.go_on()
        while self.step is not None and self.step.until is not None and self.step.until(table):
            self.go_on()

    # -- what a person tries -------------------------------------------------------------------------

    def may_press(self, widget: Widget) -> bool:
        """Is this what is wanted now? If not, say kindly what is."""
        step = self.step
        if step is None or not step.press or step.wants is not None:
            return True  # a decision is looked at when it is made
        if widget is self.wanted:
            self._pressed = True
            return True
        return self.refuse()

    def may_do(self, action: Any) -> bool:
        """Is this the decision that is wanted now?"""
        step = self.step
        if step is None:
            return True
        if step.wants is None:
            return step.press
        if not step.wants(action):
            return self.refuse()
        self.go_on()
        return True

    def hush(self) -> None:
        """Nothing is said until it is looked again."""
        self.speech.text, self.speech.answer, self.speech.target = "", "", None
        self._shown = None

    def refuse(self) -> bool:
        step = self.step
        self.speech.answer = step.other if step is not None else ""
        return False

    # -- what it shows -------------------------------------------------------------------------------

    def look(self, table: Any, type_: Type, needed: Areas, lying: Areas) -> bool:
        """Take in what the step points at now; True where that changed anything."""
        step, speech = self.step, self.speech
        found = step.at(table) if step is not None else None
        hit = step.hit(table) if step is not None and step.hit else found
        self.wanted = hit if isinstance(hit, Widget) else None
        target = found.area.copy() if isinstance(found, Widget) else found
        text = step.text if step is not None else ""
        now = (text, speech.answer, target, self.talking, type_.text_size, type_.scale)
        if now == self._shown:
            return False
        self._shown = now
        speech.text, speech.target = text, target
        speech.feet = 2 if self.talking and self.over else int(self.talking)
        speech.count = f"{min(self.at + 1, len(self.steps))} / {len(self.steps)}"
        speech.stand(type_, needed, lying)
        return True
