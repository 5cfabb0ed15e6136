"""How long a frame takes at each table with its most seats: settled, in motion, and all painted anew.

    python3 -m tests.bench.tables [--window] [--frames 240] [--only blind-hen]

In full-screen copies with a flip, taken in turn with the frames they are compared with.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

import pygame

from game import catalog
from game.keeping import Folder, Keeping
from game.match import Match
from scenes import tables
from scenes.app import App
from scenes.clock import HandClock
from scenes.input import Act, Press, Stamp
from scenes.sound import Sound
from scenes.table.company import company
from scenes.table.sitting import Sitting
from scenes.window import Screen, Window
from tests.bench.frames import (
    FRAME,
    LAP,
    MOVING_MOST,
    SETTLED_MOST,
    SIZES,
    _copy,
    _seconds,
    _times,
    display,
)
from tests.scenes.tables import GAMES

SEED = 5
DECISIONS = 12
"""So many are watched; the first ones are the first flights."""
FIRST = 20
"""Frames of the very first flight, when nothing was drawn before."""
LONGEST = 60
"""Frames of one decision that are looked at, at most."""


@dataclass(frozen=True)
class TableFigures:
    """Seconds per frame; `copy` is the yardstick of the same run."""

    game: str
    seats: int
    size: tuple[int, int]
    copy: float
    settled: float
    moving: float
    moving_p95: float
    first: float
    painted: float
    """A frame in which everything was touched."""


def measure(screen: Screen, game: str, frames: int, decisions: int = DECISIONS) -> TableFigures:
    seats = max(catalog.get(game).seats)
    with tempfile.TemporaryDirectory() as folder:
        app = App(screen, Keeping.open(Folder(Path(folder))), Sound(muted=True), HandClock(), SEED)
        app.change_settings(speed="normal", bot_pause_ms=0)
        match = Match.start(catalog.get(game), company(seats, 1), SEED)
        table = tables.sitting(game)(match.seatings, thinks=False, match=match)
        app.push(table)
        _clear(app, table)
        spare = screen.surface.copy()
        copies: list[float] = []
        moving: list[float] = []
        for lap in _laps(app, table, decisions):
            moving += lap
            copies += [_seconds(lambda: _copy(spare, screen)) for _ in range(LAP)]
        table.director.finish()
        _clear(app, table)
        assert app.stack.top is table, "the match is over: nothing to measure"
        _times(app, 5)
        settled = _times(app, frames)
        painted = []
        for _time in range(12):
            table.touch()
            painted += _times(app, 1)
        app.stack.clear()
    later = moving[FIRST:] or moving
    return TableFigures(
        game,
        seats,
        spare.get_size(),
        median(copies),
        median(settled),
        median(later),
        quantiles(later, n=20)[-1],
        median(moving[:FIRST]),
        median(painted),
    )


def _clear(app: App, table: Sitting) -> None:
    """Answer whatever lies over the table: a first look at one's own cards."""
    for _step in range(200):
        top = app.stack.top
        if top is not table:
            press = Press("bench:choose", Stamp(0), Act.CHOOSE)
            if top is not None:
                top.handle(press)
        elif table.actor in table.match.actors() and not table.director.moving:
            return
        app.step(FRAME)


def _laps(app: App, table: Sitting, decisions: int) -> Iterator[list[float]]:
    """The frames in which something is seen to happen, decision by decision."""
    for _decision in range(decisions):
        _clear(app, table)
        actor = table.actor
        if actor is None or app.stack.top is not table:
            return
        legal = table.match.legal(actor)
        if legal:
            table._decide(actor, legal[len(legal) // 2])
        lap: list[float] = []
        while table.director.moving and len(lap) < LONGEST:
            flying = any(card.at is None for card in table.director.live)
            took = _times(app, 1)
            lap += took if flying else []
        yield lap


def report(figures: TableFigures) -> str:
    """One line: milliseconds of the yardstick, then everything as a share of it."""
    shares = (figures.settled, figures.moving, figures.moving_p95, figures.first, figures.painted)
    words = "  ".join(f"{seconds / figures.copy:6.2f}x" for seconds in shares)
    size = f"{figures.size[0]}x{figures.size[1]}"
    good = "" if within(figures) else "   TOO SLOW"
    return f"{figures.game:24} {figures.seats} {size:10} {figures.copy * 1e3:7.2f} ms  {words}{good}"


def within(figures: TableFigures) -> bool:
    """The limits of the shell hold for every table."""
    return figures.settled <= SETTLED_MOST * figures.copy and figures.moving <= MOVING_MOST * figures.copy


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--window", action="store_true", help="measure a real window (X11)")
    parser.add_argument("--frames", type=int, default=120, help="frames of the settled table")
    parser.add_argument("--only", help="one game")
    arguments = parser.parse_args(argv)
    good = True
    with display(arguments.window):
        pygame.font.init()
        print(f"{'':38}   one copy  settled   moving     p95    first  painted anew")
        for size in SIZES:
            for game in [arguments.only] if arguments.only else GAMES:
                screen = Window(size, fullscreen=False, renderer="plain")
                figures = measure(screen, game, arguments.frames)
                print(report(figures), flush=True)
                good = good and within(figures)
                pygame.display.quit()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
