"""None of Your Business in telling states for the gallery: every kind of decision at few and many seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.bots.levels import Level
from game.match import Match
from game.none_of_your_business.actions import Ask, Check, Play, Refuse, Wait
from game.none_of_your_business.cards import BRIEFCASE, HACKER, INNOVATOR
from game.none_of_your_business.rules import NoneOfYourBusiness
from game.none_of_your_business.view import (
    AFTER,
    ASKED,
    BEFORE,
    DECIDE,
    GIVE_AWAY,
    HIT,
    PAIRS,
    PAPERS_PICK,
    PILE_PICK,
    PURGE,
    TRADE,
    OfficeView,
)
from game.rules import View
from scenes.app import App
from scenes.gallery import Picture
from scenes.scene import Scene
from scenes.table.company import company
from scenes.table.sitting import quick_until
from scenes.tables.none_of_your_business import desk
from scenes.tables.none_of_your_business.table import OfficeTable

Wanted = Callable[[OfficeView, Match], bool]
SEEDS = 60
"""Some decisions are rare: so many deals are played by feel until one has them."""


def until(seats: int, wanted: Wanted, people: int = 1, faster: bool = False, first: int = 1) -> Match | None:
    """A match played by feel until seat 0 owes a decision of this kind; the first deal where it comes up."""

    def owed(seat: int, view: View) -> bool:
        assert isinstance(view, OfficeView)
        return seat == 0 and wanted(view, match)

    for seed in range(first, first + SEEDS):
        match = Match.start(NoneOfYourBusiness(), company(seats, people), seed, {"faster_game": faster})
        quick_until(match, owed, seed, Level.RELAXED)
        if match.actors():
            return match
    return None


def at_stage(stage: str, hand: int = 0, extra: bool = False) -> Wanted:
    def wanted(view: OfficeView, match: Match) -> bool:
        quiet = view.stage == stage and not view.pending and not view.poll
        return (
            quiet and len(view.hand) >= hand and len(match.legal(0)) > 1 and (bool(view.extra) or not extra)
        )

    return wanted


def pending(what: str) -> Wanted:
    return lambda view, _match: bool(view.pending) and view.pending[-1].what == what


def playing(kind: int) -> Wanted:
    return lambda view, match: not view.pending and Play(kind) in match.legal(0)


def phoning(view: OfficeView, _match: Match) -> bool:
    return view.phones and view.stage == BEFORE and not view.poll and not view.pending


def in_window(view: OfficeView, match: Match) -> bool:
    return bool(view.poll) and not view.pending and view.stage == ASKED and len(match.legal(0)) > 1


def owing(seats: int) -> Match | None:
    """A call that failed: seat 0 named what nobody can hold, and checks the refusal."""
    match = until(seats, phoning)
    if match is None:
        return None
    view = match.view(0)
    assert isinstance(view, OfficeView)
    rare = next(kind for kind in (HACKER, INNOVATOR) if kind not in view.hand)
    match.decide(0, Ask(1, (), (rare, rare)))
    for answer in (Refuse(), Check(), Wait()):
        actors = match.actors()
        if actors and answer in match.legal(actors[0]):
            match.decide(actors[0], answer)
    return match


class _Begun(OfficeTable):
    """A table with something begun."""

    def __init__(self, match: Match, begun: str) -> None:
        super().__init__(match.seatings, None, False, match)
        self._begun = begun

    def entered(self) -> None:
        super().entered()
        if self._begun == "asking":
            hand = desk.own_hand(self.view)
            kind = max(hand, key=hand.count)
            for slot in [slot for slot, one in enumerate(hand) if one == kind][:2]:
                self.toggle(slot, 9)
            self.choose_one(len(self.seatings) // 2)
        elif self._begun == "named":
            self.toggle(0, 9)
            self.named = [1, 2]
            self.choose_one(1)
        elif self._begun == "giving":
            self.toggle(0, 3)
        elif self._begun == "picking":
            self.toggle_pick(1, 2)
        elif self._begun == "hitting":
            self.toggle_target(1, 2)
        self.director.finish()


def _scene(found: Callable[[], Match | None], begun: str) -> Callable[[App], Scene]:
    def open_it(_app: App) -> Scene:
        match = found()
        assert match is not None
        return _Begun(match, begun)

    return open_it


def _found(seats: int, wanted: Wanted, people: int = 1, faster: bool = False) -> Callable[[], Match | None]:
    return lambda: until(seats, wanted, people, faster)


STATES: tuple[tuple[str, Wanted, str], ...] = (
    ("start", at_stage(BEFORE), ""),
    ("asking", at_stage(BEFORE, 8), "asking"),
    ("phones", phoning, "named"),
    ("asked", at_stage(ASKED), ""),
    ("decide", at_stage(DECIDE), ""),
    ("briefcases", playing(BRIEFCASE), ""),
    ("innovators", playing(INNOVATOR), ""),
    ("after", at_stage(AFTER), ""),
    ("pairs", pending(PAIRS), ""),
    ("hit", pending(HIT), "hitting"),
    ("trade", pending(TRADE), "giving"),
    ("give", pending(GIVE_AWAY), "giving"),
    ("purge", pending(PURGE), "giving"),
    ("papers", pending(PAPERS_PICK), "picking"),
    ("discards", pending(PILE_PICK), "picking"),
)


def states() -> Iterator[Picture]:
    game = "none-of-your-business"
    for seats in (2, 5):
        for name, wanted, begun in STATES:
            yield Picture(game, f"{name}-{seats}", _scene(_found(seats, wanted), begun), 0.4)
        yield Picture(game, f"owing-{seats}", _scene(lambda: owing(2), "giving"), 0.4)
        window = _scene(_found(seats, in_window, 1, True), "")
        yield Picture(game, f"window-{seats}", window, 2.0)
        several = _scene(_found(seats, in_window, seats, True), "")
        yield Picture(game, f"several-{seats}", several, 2.0)
    for name, seats, hand in (("asking-4", 4, 8), ("asking-3", 3, 8), ("hand-of-14", 2, 14)):
        yield Picture(game, name, _scene(_found(seats, at_stage(BEFORE, hand)), "asking"), 0.4)
    large: dict[str, object] = {"text_size": 1.5}
    for name, wanted, begun in STATES[1:5]:
        yield Picture(game, f"{name}-large", _scene(_found(4, wanted), begun), 0.4, large)
