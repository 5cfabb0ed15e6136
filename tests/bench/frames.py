"""How long a frame takes on a table that is settled, and on one where twenty cards fly and turn.

    python3 -m tests.bench.frames [--window] [--frames 240]

Milliseconds depend on the machine, so they stand beside one full-screen copy and flip from the same run.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import pygame

from game import catalog
from game.bots.levels import Level
from game.bots.thinker import Thinker
from game.keeping import Folder, Keeping
from scenes.app import App
from scenes.clock import HandClock
from scenes.demo import house_deck
from scenes.sound import Sound
from scenes.table.table_scene import TableScene
from scenes.window import Screen, Window

SIZES = ((1280, 720), (1920, 1080))
FRAME = 1 / 60
FLYING = 20
LEFT, RIGHT = "hand-1", "hand-4"
LAP = 14
"""Frames of one flight across the table. In the first one no turned card has been drawn yet."""
WARM_UP = 12 * LAP
SETTLED_MOST, MOVING_MOST = 0.2, 3.0
"""What a frame may cost, in full-screen copies with a flip."""
THINKING_MOST = 1.15
"""What a frame may cost while a bot thinks, in frames while none does."""
THOUGHT = 0.3
"""Seconds of one of its thoughts; some laps fit into it."""


class Flight(TableScene):
    """Ten open cards in a hand at the left and ten at the right: all change sides, turning half round."""

    def __init__(self) -> None:
        super().__init__(seats=6)
        self.flying = False

    def entered(self) -> None:
        deck = house_deck()[:: 60 // FLYING]
        for card in deck:
            card.face_up = True
        self.director.lay({LEFT: deck[::2], RIGHT: deck[1::2]})

    def update(self, dt: float) -> None:
        if self.flying and not self.director.moving:
            left, right = self.director.at(LEFT), self.director.at(RIGHT)
            with self.director.together():
                self.director.move(left, RIGHT)
                self.director.move(right, LEFT)
        super().update(dt)


@dataclass(frozen=True)
class Figures:
    """Median seconds per frame of one run, and what the pictures hold."""

    size: tuple[int, int]
    copy: float
    settled: float
    moving: float
    first_lap: float
    held: dict[str, int]
    shown_settled: int
    """How many frames of the settled table sent anything to the screen."""
    alone: float
    thinking: float
    """Cards flying while nobody thinks, and while a bot does, lap by lap in turn."""


def measure(screen: Screen, frames: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        app = App(screen, Keeping.open(Folder(Path(folder))), Sound(muted=True), HandClock())
        table = Flight()
        app.push(table)
        _times(app, 3)
        shown = app.frames
        settled = _times(app, frames)
        shown = app.frames - shown
        table.flying = True
        first = _times(app, LAP)
        _times(app, WARM_UP)
        moving: list[float] = []
        copies: list[float] = []
        spare = screen.surface.copy()
        while len(moving) < frames:  # lap by lap: what else the machine does hits both alike
            moving += _times(app, LAP)
            copies += [_seconds(lambda: _copy(spare, screen)) for _ in range(LAP)]
        alone, thinking = _with_a_bot(app, frames)
        app.stack.clear()
        held = app.brushes.pictures.report()
    return Figures(
        spare.get_size(),
        median(copies),
        median(settled),
        median(moving),
        median(first),
        held,
        shown,
        median(alone),
        median(thinking),
    )


def _with_a_bot(app: App, frames: int) -> tuple[list[float], list[float]]:
    """Frame times while no bot thinks and while one does, in turn."""
    alone: list[float] = []
    thinking: list[float] = []
    state = catalog.get("second-estimate").deal(4, 1)
    thinker = Thinker()
    thinker.start()
    try:
        while not thinker.ready:
            thinker.poll()
            time.sleep(0.01)
        while len(thinking) < frames:
            alone += _times(app, LAP)
            thinker.ask("second-estimate", state.view(0), Level.RUTHLESS, len(thinking), THOUGHT)
            lap = _times(app, LAP)
            while not thinker.poll():
                more = _times(app, 1)
                lap += more if thinker.busy else []
            thinking += lap
    finally:
        thinker.close()
    return alone, thinking


def _times(app: App, frames: int) -> list[float]:
    return [_seconds(lambda: _frame(app)) for _ in range(frames)]


def _frame(app: App) -> None:
    app.step(FRAME)
    app.draw()


def _copy(spare: pygame.Surface, screen: Screen) -> None:
    """The yardstick: everything, once, to the screen."""
    screen.surface.blit(spare, (0, 0))
    screen.show([screen.surface.get_rect()])


def _seconds(call: Callable[[], None]) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


# -- the report --------------------------------------------------------------------------------------


def report(figures: Figures) -> str:
    """Milliseconds, and in brackets how many full-screen copies that is."""
    lines = [
        f"{figures.size[0]}x{figures.size[1]}: one full-screen copy and flip {figures.copy * 1e3:.3f} ms",
        _line("settled", figures.settled, figures.copy, SETTLED_MOST),
        _line(f"{FLYING} cards flying and turning", figures.moving, figures.copy, MOVING_MOST),
        _line("  their first flight, nothing drawn before", figures.first_lap, figures.copy, None),
    ]
    ratio = figures.thinking / figures.alone
    verdict = f"at most {THINKING_MOST}x: {'yes' if ratio <= THINKING_MOST else 'NO'}"
    what = "  the same with a bot thinking, to without"
    lines.append(f"  {what:42} {figures.thinking * 1e3:7.3f} ms  {ratio:5.2f}x  {verdict}")
    for name in ("sources", "shown"):
        held, cap = figures.held[name] / 2**20, figures.held[f"{name}_cap"] / 2**20
        lines.append(f"  pictures, {name:7} {held:6.1f} MB of at most {cap:.0f} MB")
    return "\n".join(lines)


def _line(what: str, seconds: float, copy: float, most: float | None) -> str:
    ratio = seconds / copy
    verdict = "" if most is None else f"  at most {most}x: {'yes' if ratio <= most else 'NO'}"
    return f"  {what:42} {seconds * 1e3:7.3f} ms  {ratio:5.2f}x{verdict}"


def within(figures: Figures) -> bool:
    return (
        figures.settled <= SETTLED_MOST * figures.copy
        and figures.moving <= MOVING_MOST * figures.copy
        and figures.thinking <= THINKING_MOST * figures.alone
        and figures.held["sources"] <= figures.held["sources_cap"]
        and figures.held["shown"] <= figures.held["shown_cap"]
    )


# -- where to ----------------------------------------------------------------------------------------


@contextmanager
def display(real: bool) -> Iterator[None]:
    """SDL's dummy screen, or a real X display: the one there is, else one of our own."""
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    server = None
    if not real:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    elif "DISPLAY" not in os.environ:
        server, os.environ["DISPLAY"] = _start_x()
    try:
        yield
    finally:
        pygame.display.quit()
        if server:
            server.terminate()
            server.wait()


def _start_x() -> tuple[subprocess.Popen[bytes], str]:
    """An X server without a monitor; it says which number it took."""
    largest = max(SIZES)
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{largest[0]}x{largest[1]}x24"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        return server, f":{answer.readline().strip()}"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--window", action="store_true", help="measure a real window (X11)")
    parser.add_argument("--frames", type=int, default=240, help="how many frames each median is of")
    arguments = parser.parse_args(argv)
    good = True
    with display(arguments.window):
        pygame.font.init()
        for size in SIZES:
            figures = measure(Window(size, fullscreen=False, renderer="plain"), arguments.frames)
            print(report(figures))
            good = good and within(figures)
            pygame.display.quit()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
