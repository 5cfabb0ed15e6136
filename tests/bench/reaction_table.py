"""What the reaction bench presses keys on: the demo table in a real window, with every stamp kept.

python3 -m tests.bench.reaction_table app     (or: poll, frame; it says its window, and on Escape its stamps)
"""

import json
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"  # the faster way wherever this bench can run

import pygame

from game.keeping import Folder, Keeping
from scenes.app import FRAME_NS, App
from scenes.demo import Demo
from scenes.input import Input, Press
from scenes.sound import Sound
from scenes.stamps import Stamper
from scenes.window import Window

SIZE = (1280, 720)
RATE = 60
REHEARSAL_S = 15.0
"""A whole round of the table, gone through at once, loads its pictures, as a race does before it starts."""


class Watched(Demo):
    """The demo table, every press at which is written down; Escape ends it."""

    music = None
    armed = True

    def __init__(self) -> None:
        super().__init__()
        self.presses: list[dict[str, int | str]] = []

    def handle(self, event: Input) -> bool:
        if isinstance(event, Press) and not event.repeat:
            if event.key == pygame.K_ESCAPE:
                self.app.quit()
            else:
                stamp = event.stamp
                self.presses.append({"code": event.code, "at_ns": stamp.at_ns, "spread_ns": stamp.spread_ns})
        return True


class Deaf(Stamper):
    """Knows no time but its own, as where there is no X server."""

    def listen(self) -> bool:
        return False


class OnlyPolls(App):
    """Felt as it is elsewhere."""

    def _after_first_frame(self) -> None:
        self.stamper = Deaf(self.clock.now_ns())
        super()._after_first_frame()


class OncePerFrame(OnlyPolls):
    """The loop of most games: look at the queue, move, draw, sleep until the next frame."""

    @property
    def _armed(self) -> bool:
        return False

    def _wait(self, until_ns: int) -> None:
        time.sleep(max(0, until_ns - self.clock.now_ns()) / 1e9)


LOOPS = {"app": App, "poll": OnlyPolls, "frame": OncePerFrame}


def play(loop: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        pygame.font.init()
        window = Window(SIZE, fullscreen=False, renderer="plain")
        app = LOOPS[loop](window, Keeping.open(Folder(Path(folder))), Sound(muted=True))
        scene = Watched()
        app.change_settings(speed="fast")
        app.push(scene)
        for _frame in range(round(REHEARSAL_S * RATE)):
            app.step(1 / RATE)
            app.draw()
        app.frames = 0
        print(pygame.display.get_wm_info()["window"], flush=True)
        start, used = time.perf_counter(), time.process_time()
        app.run()
        seconds, used = time.perf_counter() - start, time.process_time() - used
        precision = app.stamper.precision()
        app.sound.close()
    report = {
        "presses": scene.presses,
        "frames_per_s": app.frames / seconds,
        "cpu_share": used / seconds,
        "source": precision.source if precision else "poll",
        "plus_minus_ms": precision.plus_minus_ns / 1e6 if precision else FRAME_NS / 1e6,
    }
    print(json.dumps(report), flush=True)


if __name__ == "__main__":
    play(sys.argv[1])
