"""Every lesson at telling steps, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from scenes.app import App
from scenes.gallery import Picture
from scenes.scene import Scene
from scenes.teach import lesson, lessons

TELLING = {
    "blind-business": (3, 5, 9),
    "blind-hen": (3, 6, 9),
    "none-of-your-business": (2, 4, 8),
    "ricochet": (2, 6, 11),
    "second-estimate": (3, 6, 12),
}
"""The steps of each lesson that say most about it."""
LONGEST = 4000


def _led_to(key: str, number: int) -> Callable[[App], Scene]:
    """A lesson in which everything has been done that it asked for, up to a step."""

    def open_it(_app: App) -> Scene:
        scene = lesson(key)
        table: Any = scene
        entered = table.entered

        def enter() -> None:
            entered()
            for _turn in range(LONGEST):
                if table.teacher.at >= number:
                    return
                table.follow()

        table.entered = enter
        return scene

    return open_it


def states() -> Iterator[Picture]:
    for key in lessons():
        for number in TELLING.get(key, (0,)):
            yield Picture("lesson", f"{key}-{number}", _led_to(key, number), 0.4)
    key, number = "blind-hen", TELLING["blind-hen"][1]
    yield Picture("lesson", "large-text", _led_to(key, number), 0.4, {"text_size": 1.5})
    yield Picture("lesson", "high-contrast", _led_to(key, number), 0.4, {"high_contrast": True})
