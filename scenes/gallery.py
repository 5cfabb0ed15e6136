"""`--gallery DIR`: every scene of the app in telling states, drawn into PNG files without a display."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import pygame

from game.keeping import Folder, Keeping
from game.words import OURS, speak
from scenes.app import App
from scenes.clock import HandClock
from scenes.pictures import SOURCES_CAP, Shelf
from scenes.scene import Scene
from scenes.sound import Sound
from scenes.window import Paper

SIZES = ((1280, 720), (1920, 1080))
EXTRA_SIZES = ((960, 540), (2560, 1440), (2560, 1080), (1280, 1024))
"""For scenes marked so: the smallest window, a large one, a very wide and a tall one."""
TICK = 1 / 60
SEED = 7


@dataclass(frozen=True)
class Picture:
    """One picture of the gallery: a scene in a state, `seconds` after it opened."""

    scene: str
    state: str
    open: Callable[[App], Scene]
    seconds: float = 1.0
    settings: dict[str, object] = field(default_factory=dict)
    everywhere: bool = False


def pictures() -> Iterator[Picture]:
    """All of them: the house, the demo table, and what each table on the shelf shows."""
    from scenes import demo, records_states, states, tables
    from scenes.teach import states as lessons

    yield from states.house()
    yield from records_states.states()
    yield from demo.gallery()
    yield from tables.pictures()
    yield from lessons.states()


def draw_gallery(
    folder: Path,
    seed: int | None,
    language: str = OURS,
    text_size: float | None = None,
    only: tuple[int, int] | None = None,
) -> int:
    """Draw everything into the folder; the same seed gives the same pixels. Tells which text does not fit.

    With a size, only in that one.
    """
    speak(language)
    own = {} if text_size is None else {"text_size": text_size}
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        print(f"The gallery cannot be drawn into {folder}: {problem.strerror}.", file=sys.stderr)
        return 2
    count = 0
    sources = Shelf(SOURCES_CAP)
    with _no_display():
        for picture in pictures():
            for size in (only,) if only else SIZES + (EXTRA_SIZES if picture.everywhere else ()):
                misfits: list[str] = []
                shown = replace(picture, settings=picture.settings | own)
                surface = draw_picture(shown, size, SEED if seed is None else seed, misfits, sources)
                name = f"{picture.scene}-{picture.state}-{size[0]}x{size[1]}"
                pygame.image.save(surface, folder / f"{name}.png")
                for misfit in misfits:
                    print(f"{name}: {misfit}")
                count += 1
    print(f"{count} pictures in {folder}")
    return 0


@contextmanager
def _no_display() -> Iterator[None]:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()


def draw_picture(
    picture: Picture,
    size: tuple[int, int],
    seed: int,
    misfits: list[str] | None = None,
    sources: Shelf | None = None,
) -> pygame.Surface:
    """One picture, from a fresh app with nothing kept and a clock moved by hand.

    `misfits` is told of text that does not fit in it; `sources` spares reading the same files again.
    """

    def note(how: str, text: str) -> None:
        if misfits is not None and f"{how}: {text}" not in misfits:
            misfits.append(f"{how}: {text}")

    with tempfile.TemporaryDirectory() as empty:
        clock = HandClock()
        app = App(Paper(size), Keeping.open(Folder(Path(empty))), Sound(), clock, seed)
        app.change_settings(**picture.settings)
        app.brushes.pictures.patient = True
        if sources is not None:
            app.brushes.pictures.sources = sources
        app.brushes.type.misfit = note
        app.push(picture.open(app))
        for _ in range(round(picture.seconds / TICK)):
            clock.move(TICK)
            app.step(TICK)
        app.draw()
        surface = app.screen.surface.copy()
        app.stack.clear()
    return surface
