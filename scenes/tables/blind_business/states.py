"""Blind Business in telling states for the gallery: every decision at the fewest and the most seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from game.blind_business.rules import BlindBusiness
from game.blind_business.table import (
    ADD,
    ANSWER,
    ASK,
    ASK_BACK,
    DISCARD,
    JOIN,
    PEEK,
    PLACE,
    REPLY,
    SWAP,
    TAKE,
)
from game.blind_business.view import BusinessView
from game.bots.levels import Level
from game.match import Match
from scenes.app import App
from scenes.gallery import Picture
from scenes.scene import Scene
from scenes.table.company import company
from scenes.table.sitting import quick_until
from scenes.tables.blind_business.desk import BoardButton
from scenes.tables.blind_business.table import BusinessTable

SEEDS = 400
"""So many deals are tried for a rare decision."""
Wanted = Callable[[BusinessView], bool]


def until(seats: int, wanted: Wanted, people: int = 1) -> Match:
    """A match played by feel until seat 0 owes such a decision."""
    for seed in range(SEEDS):
        match = Match.start(BlindBusiness(), company(seats, people), seed)
        quick_until(
            match,
            lambda seat, view: seat == 0 and wanted(cast(BusinessView, view)),
            seed,
            Level.RELAXED,
        )
        if match.actors():
            return match
    raise LookupError("no such decision came up")


def phase(name: str, turn: int = 1) -> Wanted:
    return lambda view: view.phase == name and view.turn >= turn


def over(seats: int, swing: bool) -> Match:
    """A whole match, won at once by a five or not."""
    for seed in range(SEEDS):
        match = Match.start(BlindBusiness(), company(seats), seed)
        quick_until(match, lambda seat, view: False, seed, Level.SHARP)
        if cast(BusinessView, match.view(None)).swing == swing:
            return match
    raise LookupError("no such end came up")


class _Shown(BusinessTable):
    """A table with something begun."""

    def __init__(self, match: Match, begun: int | None, eyes: int | None = None) -> None:
        super().__init__(match.seatings, 0, False, match)
        self._begun = begun
        if eyes is not None:
            self.eyes = eyes
            self._turn_to(eyes)

    def entered(self) -> None:
        super().entered()
        if self._begun is not None:
            spots = [one for one in self.board.widgets if not isinstance(one, BoardButton)]
            spots[self._begun].choose()
            self.director.finish()


def _at(seats: int, wanted: Wanted, begun: int | None = None) -> Callable[[App], Scene]:
    return lambda app: _Shown(until(seats, wanted), begun)


def _has_ok(view: BusinessView) -> bool:
    return view.phase == ASK and view.oks[0] > 0 and view.turn > view.seats


def _four_rows(view: BusinessView) -> bool:
    return view.phase == PLACE and all(view.rows[0][:4])


def _several(app: App) -> Scene:
    return _Shown(until(4, phase(ANSWER, 6), people=3), None, eyes=0)


def _first_look(app: App) -> Scene:
    return BusinessTable(company(4), 3, thinks=False)


def _first_call(app: App) -> Scene:
    return BusinessTable(company(3, 3), 3, thinks=False)


def _party(app: App) -> Scene:
    """The last decision of a match that a five ends."""
    whole = over(4, swing=True)
    return _Ending(whole.at(whole.count - 1), whole)


class _Ending(BusinessTable):
    """The winning move is made as soon as the table is there."""

    def __init__(self, before: Match, whole: Match) -> None:
        super().__init__(before.seatings, 0, False, before)
        self._whole = whole

    def entered(self) -> None:
        super().entered()
        last = self._whole.decisions[-1]
        for action in self.match.legal(last):
            tried = self.match.at(self.match.count)
            tried.decide(last, action)
            if tried.finished and cast(BusinessView, tried.view(None)).swing:
                self._decide(last, action)
                return


STATES: tuple[tuple[str, Wanted, int | None], ...] = (
    ("ask", phase(ASK, 5), None),
    ("ask-chosen", _has_ok, 2),
    ("answer", phase(ANSWER, 4), None),
    ("take", phase(TAKE, 4), 1),
    ("ask-back", phase(ASK_BACK, 4), 1),
    ("reply", phase(REPLY, 4), None),
    ("place", phase(PLACE), None),
    ("place-all", _four_rows, None),
    ("join", phase(JOIN), None),
    ("discard", phase(DISCARD, 4), 1),
    ("swap", phase(SWAP, 4), 0),
    ("peek", phase(PEEK, 4), None),
    ("add", phase(ADD), 1),
)


def states() -> Iterator[Picture]:
    for seats in (2, 5):
        for name, wanted, begun in STATES:
            yield Picture("blind-business", f"{name}-{seats}", _at(seats, wanted, begun), 0.6)
    yield Picture("blind-business", "ask-4", _at(4, _has_ok, 5), 0.6)
    yield Picture("blind-business", "ask-3", _at(3, phase(ASK, 9), 1), 0.6)
    yield Picture("blind-business", "answer-4", _at(4, phase(ANSWER, 9)), 0.6)
    yield Picture("blind-business", "large-text", _at(5, phase(ANSWER, 6)), 0.6, {"text_size": 1.5})
    yield Picture("blind-business", "memory", _at(4, phase(ASK, 6)), 0.6, {"memory_aid": True})
    yield Picture("blind-business", "several", _several, 0.6)
    yield Picture("blind-business", "first-look", _first_look, 3.0)
    yield Picture("blind-business", "first-call", _first_call, 5.0)
    yield Picture("blind-business", "deal", _first_look, 0.7)
    yield Picture("blind-business", "pinata", _party, 1.1)
    yield Picture("blind-business", "burst", _party, 2.1)
