"""The score sheet of every table in telling states, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game import catalog
from game.bots.levels import Level
from game.match import Match, Seating
from scenes.app import App
from scenes.gallery import Picture
from scenes.scene import Scene
from scenes.table.results import Results
from scenes.table.sitting import Sitting, quick_until
from scenes.ui.theme import SEAT_SYMBOLS

SEED = 3
NAMES = ("Mara", "Giuseppe Castellani-Roth", "Otto", "Wilhelmina-Josephine Ott", "Ida", "Bo")
PARTLY = 5
"""So many lines are filled in where the sheet is shown before its end."""


def _finished(kind: type[Sitting], seats: int) -> Scene:
    """The score sheet of a match played by feel."""
    company = [
        Seating(name, colour, "bot:sharp" if seat else "person")
        for seat, (name, colour) in enumerate(zip(NAMES[:seats], SEAT_SYMBOLS, strict=False))
    ]
    match = Match.start(catalog.get(kind.key), company, SEED)
    quick_until(match, lambda _seat, _view: False, SEED, Level.SHARP)
    result = match.result()
    assert result is not None
    table = kind(company, thinks=False, match=match)

    class Opened(Results):
        """Alone on the stack, without the table below it."""

        def entered(self) -> None:
            table.app = self.app
            table.match = match

    return Opened(table, result)


def results(kind: type[Sitting]) -> Iterator[Picture]:
    """At the fewest and the most seats, half filled in, and in large letters."""
    counts = catalog.get(kind.key).seats

    def opened(seats: int) -> Callable[[App], Scene]:
        return lambda app: _finished(kind, seats)

    for seats in sorted({min(counts), max(counts)}):
        yield Picture("results", f"{kind.key}-{seats}", opened(seats), 9.0, everywhere=seats == max(counts))
    yield Picture("results", f"{kind.key}-filling", opened(max(counts)), 0.55 * PARTLY)
    yield Picture("results", f"{kind.key}-large-text", opened(max(counts)), 9.0, {"text_size": 1.5})
