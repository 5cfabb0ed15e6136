"""Blind Hen in telling states for the gallery: every decision at the fewest and the most seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.blind_hen.rules import BlindHen
from game.blind_hen.view import BID, LAY, PAY, TAKE, HenView
from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.match import Match
from scenes.app import App
from scenes.gallery import Picture
from scenes.scene import Scene
from scenes.tables.blind_hen.table import HenTable, company

SEED = 11
Wanted = Callable[[HenView], bool]


def _until(seats: int, wanted: Wanted) -> Match:
    """A match played by feel until seat 0 owes a decision of this kind, or to its end."""
    match = Match.start(BlindHen(), company(seats), SEED)
    dice, brain = Dice.from_seed(SEED), brains.get("blind-hen")
    while match.actors():
        seat = match.actors()[0]
        view = match.view(seat)
        assert isinstance(view, HenView)
        if seat == 0 and wanted(view):
            break
        match.decide(seat, brain.quick(view, match.legal(seat), dice, Level.SHARP))
    return match


def _phase(phase: str, auctions: int = 0) -> Wanted:
    return lambda view: view.phase == phase and view.auctions >= auctions


def _answering(view: HenView) -> bool:
    return (
        view.phase == BID and view.auctioneer != 0 and view.auctions >= 3 and view.worth[0] > (view.best or 0)
    )


class _Shown(HenTable):
    """A table with something begun."""

    def __init__(self, seats: int, match: Match, begun: str) -> None:
        super().__init__(company(seats), SEED, False, match)
        self._begun = begun

    def entered(self) -> None:
        super().entered()
        if self._begun == "chosen":
            self.shown = [0, 2]
        elif self._begun == "counter":
            self._offer(self.view.displays[0][-2:])
        elif self._begun == "peek":
            self.peeking = True
        self.refresh()


def _scene(seats: int, wanted: Wanted, begun: str) -> Callable[[App], Scene]:
    return lambda app: _Shown(seats, _until(seats, wanted), begun)


def states() -> Iterator[Picture]:
    for seats in (3, 5):
        for name, wanted, begun in (
            ("lay", _phase(LAY), "chosen"),
            ("open", lambda view: view.phase == BID and view.auctioneer == 0, ""),
            ("bid", _answering, ""),
            ("pay", _phase(PAY), "counter"),
            ("take", _phase(TAKE), ""),
            ("peek", lambda view: view.pile_sizes[0] > 1, "peek"),
            ("late", _phase(BID, 15), ""),
            ("count", lambda view: False, ""),
        ):
            yield Picture(
                "blind-hen", f"{name}-{seats}", _scene(seats, wanted, begun), 7.0 if name == "count" else 0.3
            )
