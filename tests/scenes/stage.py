"""A Felt without a window for tests: a hand-moved clock, a paper screen, a record of what was heard."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.keeping import Folder, Keeping
from game.words import OURS
from scenes.app import App
from scenes.clock import HandClock
from scenes.desktop import Desktop, Errand
from scenes.input import Act, Pointer, Press, Stamp
from scenes.scene import Scene
from scenes.sound import Sound
from scenes.window import Paper


class NoDesktop(Desktop):
    """A test, the one of random presses above all, opens no window of anyone's file manager."""

    def __init__(self) -> None:
        self.shown: list[Path] = []
        self.copied: list[str] = []

    def show_folder(self, folder: Path) -> Errand:
        self.shown.append(folder)
        return Errand()

    def language(self) -> str:
        return OURS

    def copy(self, text: str) -> bool:
        self.copied.append(text)
        return True


class Stage:
    """An app to push scenes onto, with time in your hands."""

    def __init__(self, folder: Path, size: tuple[int, int] = (960, 540)) -> None:
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((8, 8))
        self.clock = HandClock()
        self.paper = Paper(size)
        self.app = App(self.paper, Keeping.open(Folder(folder)), Sound(), self.clock, seed=7)
        self.desktop = NoDesktop()
        self.app.desktop = self.desktop
        self.app.brushes.pictures.patient = True
        self.app.change_settings(speed="instant")

    @property
    def top(self) -> Scene | None:
        return self.app.stack.top

    def run(self, seconds: float, tick: float = 1 / 60) -> None:
        for _ in range(max(1, round(seconds / tick))):
            self.clock.move(tick)
            self.app.step(tick)
            self.app.draw()

    def pass_time(self, seconds: float, tick: float = 1 / 20) -> None:
        """The same without drawing: for whatever needs no picture."""
        for _ in range(max(1, round(seconds / tick))):
            self.clock.move(tick)
            self.app.step(tick)

    def press(self, *acts: Act) -> None:
        for act in acts:
            self.app.handle(Press(f"test:{act.name}", Stamp(self.clock.now_ns()), act))

    def key(self, key: int) -> None:
        self.app.handle(Press(f"test:{key}", Stamp(self.clock.now_ns()), None, key))

    def click(self, x: float, y: float) -> None:
        for kind in ("move", "down", "up"):
            self.app.handle(Pointer(kind, (x, y), Stamp(self.clock.now_ns())))


@contextmanager
def stage(size: tuple[int, int] = (960, 540)) -> Iterator[Stage]:
    with TemporaryDirectory() as folder:
        one = Stage(Path(folder), size)
        yield one
        one.app.stack.clear()
