"""Second Estimate in telling states for the gallery: every decision and the reveal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.bots.levels import Level
from game.match import Match
from game.rules import View
from game.second_estimate.actions import CHOOSE, MOVE, EstimateView, Play
from game.second_estimate.rules import SecondEstimate
from scenes.app import App
from scenes.gallery import Picture
from scenes.scene import Scene
from scenes.table.company import company
from scenes.table.sitting import quick_until
from scenes.tables.second_estimate.table import EstimateTable

SEED = 11
Wanted = Callable[[int, View], bool]


def until(seats: int, wanted: Wanted, people: int = 1, options: dict[str, bool] | None = None) -> Match:
    """A match played by feel until somebody owes a decision of this kind, or to its end."""
    match = Match.start(SecondEstimate(), company(seats, people), SEED, options)
    return quick_until(match, wanted, SEED, Level.SHARP)


def choosing(number: int) -> Wanted:
    def wanted(seat: int, view: View) -> bool:
        assert isinstance(view, EstimateView)
        return seat == 0 and view.phase == CHOOSE and view.round >= number

    return wanted


def moving(number: int) -> Wanted:
    def wanted(seat: int, view: View) -> bool:
        assert isinstance(view, EstimateView)
        return seat == 0 and view.phase == MOVE and view.round >= number

    return wanted


def never(_seat: int, _view: View) -> bool:
    return False


class _Shown(EstimateTable):
    """A table with something begun."""

    def __init__(self, match: Match, begun: str) -> None:
        super().__init__(match.seatings, SEED, False, match)
        self._begun = begun

    def entered(self) -> None:
        super().entered()
        if self._begun == "preview":
            self._put((self.view.row.index(self.view.moving) + 2) % 4)
        elif self._begun == "play":
            self.give(Play(self.view.hand[len(self.view.hand) // 2]))


def _picture(
    name: str,
    seats: int,
    wanted: Wanted,
    begun: str = "",
    seconds: float = 0.5,
    text_size: float = 1.0,
    **kind: Any,
) -> Picture:
    def opened(_app: App) -> Scene:
        return _Shown(until(seats, wanted, **kind), begun)

    settings: dict[str, object] = {"text_size": text_size}
    return Picture("second-estimate", f"{name}-{seats}", opened, seconds, settings)


def states() -> Iterator[Picture]:
    """After “play” the seconds count from the person's own choice: others choose, cards up, customers go."""
    for seats in (4, 6):
        yield _picture("first", seats, choosing(1))
        yield _picture("choose", seats, choosing(4))
        up = 0.9 + 0.6 * seats
        yield _picture("chosen", seats, choosing(3), "play", 1.0)
        yield _picture("reveal", seats, choosing(3), "play", up)
        yield _picture("taking", seats, choosing(3), "play", up + 2.2)
        yield _picture("move", seats, moving(2))
        yield _picture("preview", seats, moving(2), "preview", 0.8)
        yield _picture("open", seats, moving(1), people=seats)
        yield _picture("curtain", seats, choosing(2), people=seats, seconds=1.5)
        yield _picture("hidden", seats, choosing(4), options={"hide_totals": True})
        yield _picture("large", seats, choosing(3), text_size=1.5)
        yield _picture("large-move", seats, moving(2), text_size=1.5)
        yield _picture("end", seats, never, seconds=6.0)
