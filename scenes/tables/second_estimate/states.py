"""Second Estimate in telling states for the gallery: every decision and the reveal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.bots.levels import Level
from game.match import Match
from game.rules import View
from game.second_estimate.actions import CHOOSE, MOVE, EstimateView, Play
from game.second_estimate.rules import SecondEstimate
from scenes.app import App
from scenes.gallery import Picture
from scenes.scene import Scene
from scenes.table.sitting import quick_until
from scenes.tables.second_estimate.table import EstimateTable, company

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
            card = self.view.hand[len(self.view.hand) // 2]
            self.give(Play(card))


def _scene(match: Callable[[], Match], begun: str = "") -> Callable[[App], Scene]:
    return lambda app: _Shown(match(), begun)


def states() -> Iterator[Picture]:
    """`seconds` of the reveal and of the flying customers are counted from the person's own choice."""
    for seats in (4, 6):
        shown: tuple[tuple[str, Wanted, str, float], ...] = (
            ("first", choosing(1), "", 0.5),
            ("choose", choosing(4), "", 0.5),
            ("chosen", choosing(3), "play", 0.9),
            ("reveal", choosing(3), "play", 3.4),
            ("taking", choosing(3), "play", 6.2),
            ("move", moving(2), "", 0.5),
            ("preview", moving(2), "preview", 0.8),
            ("end", never, "", 0.5),
        )
        for name, wanted, begun, seconds in shown:
            opened = _scene(lambda seats=seats, wanted=wanted: until(seats, wanted), begun)  # type: ignore[misc]
            yield Picture("second-estimate", f"{name}-{seats}", opened, seconds)
