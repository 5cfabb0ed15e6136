"""Blind Hen in telling states for the gallery: every decision at the fewest and the most seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.blind_hen.rules import BlindHen
from game.blind_hen.view import BID, LAY, PAY, TAKE, HenView
from game.bots.levels import Level
from game.match import Match
from game.rules import View
from scenes.app import App
from scenes.gallery import Picture
from scenes.input import Press, Stamp
from scenes.scene import Scene
from scenes.table.company import company
from scenes.table.sitting import quick_until
from scenes.tables.blind_hen.table import HenTable

SEEDS = range(11, 60)
"""Deals that are tried one after the other until the wanted moment comes up."""
Wanted = Callable[[HenView], bool]


def until(seats: int, wanted: Wanted, seat: int | None = 0, people: int = 1) -> Match:
    """A match played by feel until this seat (None: any) owes a decision that is wanted."""

    def due(actor: int, view: View) -> bool:
        assert isinstance(view, HenView)
        return seat in (None, actor) and wanted(view)

    for seed in SEEDS:
        match = Match.start(BlindHen(), company(seats, people), seed)
        if quick_until(match, due, seed, Level.SHARP).actors():
            return match
    raise AssertionError(f"at {seats} seats the wanted moment of Blind Hen never came")


def finished(seats: int) -> Match:
    match = Match.start(BlindHen(), company(seats), SEEDS[0])
    return quick_until(match, lambda _seat, _view: False, SEEDS[0], Level.SHARP)


def phase(name: str, auctions: int = 0) -> Wanted:
    return lambda view: view.phase == name and view.auctions >= auctions


def _answering(view: HenView) -> bool:
    can = view.worth[0] > (view.best or 0)
    return view.phase == BID and view.auctioneer != 0 and view.auctions >= 3 and can


def _last_payment(seats: int) -> Match:
    """Just before the decision after which the Game End turns up."""
    match = finished(seats)
    return match.at(match.count - 1)


class _Shown(HenTable):
    """A table with something begun."""

    def __init__(self, match: Match, begun: str) -> None:
        super().__init__(match.seatings, None, False, match)
        self._begun = begun

    def entered(self) -> None:
        super().entered()
        if self._begun == "chosen":
            self.shown = [0, 2]
        elif self._begun == "counter":
            self._offer(self.view.displays[0][-2:])
        elif self._begun == "peek":
            self.peeking = True
        elif self._begun == "paid":
            seat = self.match.actors()[0]
            self._decide(seat, self.match.legal(seat)[0])
            return
        self.refresh()
        key = {"hint": pygame.K_h, "notes": pygame.K_v}.get(self._begun)
        if key:
            self.handle(Press(f"gallery:{key}", Stamp(0), None, key))


def _scene(make: Callable[[], Match], begun: str = "") -> Callable[[App], Scene]:
    return lambda app: _Shown(make(), begun)


def states() -> Iterator[Picture]:
    for seats in (3, 5):
        for name, wanted, begun in (
            ("lay", phase(LAY), "chosen"),
            ("open", lambda view: view.phase == BID and view.auctioneer == 0, ""),
            ("bid", _answering, ""),
            ("pay", phase(PAY), "counter"),
            ("take", phase(TAKE), ""),
            ("peek", lambda view: view.pile_sizes[0] > 1, "peek"),
            ("late", phase(BID, 15), ""),
        ):
            yield _picture(f"{name}-{seats}", partial(until, seats, wanted), begun)
    yield _picture("share", lambda: until(4, phase(TAKE, 6)))
    yield _picture("hint", lambda: until(4, _answering), "hint", 0.6)
    yield _picture("notes", lambda: until(4, phase(BID, 9)), "notes", 0.6, memory_aid=True)
    yield _picture("reveal", lambda: until(4, phase(PAY, 3), None), "paid", 2.3)
    yield _picture("game-end", lambda: _last_payment(4), "paid", 3.5)
    yield _picture("pass-on", lambda: until(4, phase(BID, 2), None, 4), "", 1.2)
    yield _picture("large-text", lambda: until(5, _answering), text_size=1.5)
    yield _picture("high-contrast", lambda: until(4, _answering), high_contrast=True)


def _picture(
    name: str, make: Callable[[], Match], begun: str = "", seconds: float = 0.3, **settings: object
) -> Picture:
    return Picture("blind-hen", name, _scene(make, begun), seconds, settings)
