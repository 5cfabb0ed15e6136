"""The telling states of the settings, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game import catalog
from scenes.app import App
from scenes.bindings import BY_NAME
from scenes.gallery import Picture
from scenes.scene import Scene
from scenes.settings import SettingsScene
from scenes.settings.colours import ColourCheck
from scenes.settings.keys import AskKey, KeysScene
from scenes.shelf import Shelf

PAGES = ("sound", "picture", "motion", "table", "keys", "language")
GROUPS = ("moving", "table", "house", "numbers")
OWN: dict[str, object] = {"keys": {"hint": ["j"], "left": ["a"]}, "buttons": {"undo": ["ls"]}}
LARGE: dict[str, object] = {"text_size": 1.5}
CONTRAST: dict[str, object] = {"high_contrast": True}


def _over_shelf(*overlays: Scene) -> Callable[[App], Scene]:
    class Opened(Shelf):
        def resumed(self) -> None:
            super().resumed()
            if self.app.stack.top is self:
                for one in overlays:
                    self.app.stack.push(one)

    return lambda app: Opened(catalog.keys())


def _asking() -> Scene:
    """Somebody wants a key that is taken."""
    asking = AskKey(BY_NAME["undo"])
    entered = asking.entered

    def enter() -> None:
        entered()
        asking._refuse_taken("H", BY_NAME["hint"])

    asking.entered = enter  # type: ignore[method-assign]
    return asking


def pictures() -> Iterator[Picture]:
    for page, name in enumerate(PAGES):
        opened = _over_shelf(SettingsScene(page))
        yield Picture("settings", name, opened, 1.0, everywhere=name == "table")
        yield Picture("settings", f"{name}-large-text", opened, 1.0, LARGE)
        yield Picture("settings", f"{name}-high-contrast", opened, 1.0, CONTRAST)
    for page, name in enumerate(GROUPS):
        opened = _over_shelf(KeysScene(page))
        yield Picture("keys", name, opened, 1.0, OWN)
        yield Picture("keys", f"{name}-large-text", opened, 1.0, LARGE)
    yield Picture("keys", "high-contrast", _over_shelf(KeysScene(1)), 1.0, CONTRAST)
    yield Picture("keys", "taken", _over_shelf(KeysScene(1), _asking()), 1.0)
    yield Picture("keys", "taken-large-text", _over_shelf(KeysScene(1), _asking()), 1.0, LARGE)
    yield Picture("colours", "check", _over_shelf(ColourCheck()), 1.0)
    yield Picture("colours", "check-large-text", _over_shelf(ColourCheck()), 1.0, LARGE)
    yield Picture("colours", "check-high-contrast", _over_shelf(ColourCheck()), 1.0, CONTRAST)
