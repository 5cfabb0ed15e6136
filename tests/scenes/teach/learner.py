"""A learner who does only what the screen asks for: reads, presses what is pointed at, and waits."""

from __future__ import annotations

from typing import Any

from scenes.input import Act
from scenes.scene import Scene
from scenes.teach.steps import Step
from scenes.ui.widgets import Widget
from tests.scenes.stage import Stage

LONGEST = 400
"""Presses and waits before a lesson counts as stuck."""
TICK = 1 / 20


def wait(one: Stage, table: Any) -> None:
    """Until something is asked, or something moved on."""
    one.clock.move(TICK)
    one.app.step(TICK)
    director = getattr(table, "director", None)
    if director is not None:
        director.finish()


def asked(table: Any) -> Widget | None:
    """What a person would press now: what the arrow points at, or the button below the words."""
    widget: Widget | None = table.board.focus if table.teacher.talking else table.teacher.wanted
    return widget


def press(one: Stage, widget: Widget) -> None:
    one.click(*widget.area.center)


def learn(one: Stage, table: Scene, stop: int | None = None) -> list[Step]:
    """Follow a lesson to its last step, or to the step of a number; the steps that were seen."""
    seen: list[Step] = []
    taught: Any = table
    for _turn in range(LONGEST):
        step = taught.teacher.step
        if step is not None and (not seen or seen[-1] is not step):
            seen.append(step)
        if taught.teacher.over or taught.teacher.at == stop:
            return seen
        widget = asked(taught)
        if one.top is not table:
            one.press(Act.CHOOSE)  # something to look at lies over the table
        elif widget is not None and widget in taught.board.widgets and widget.enabled:
            press(one, widget)
        wait(one, taught)
    raise AssertionError(f"stuck at: {taught.teacher.step and taught.teacher.step.text}")
