"""A whole race between rivals, and its replay in telling states, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import cast

from game.dice import Dice
from game.keeping import Record
from game.keeping.statistics import RACE
from game.match import Match, Seating
from game.ricochet.actions import Reveal, RicochetAction, Slap, Tick, Turn
from game.ricochet.rivals import level, plan
from game.ricochet.rules import Ricochet
from game.ricochet.view import RicochetView
from game.rules import TABLE
from scenes.app import App
from scenes.gallery import Picture
from scenes.match_sheet import MatchSheet
from scenes.records import Records
from scenes.replay import Replay
from scenes.scene import Scene
from scenes.tables.ricochet import practice_states

RIVALS = (
    ("Mara", "vermilion", "keen"),
    ("Wilhelmina-Josephine Ott", "sky", "keen"),
    ("Otto", "green", "steady"),
    ("Pip", "yellow", "keen"),
    ("Ida", "pink", "steady"),
)
SEED = 5
AFTER_NS = 2_000_000_000
"""From the turn of a starter to its flip."""


@cache
def raced(seats: int = 5, full_tilt: bool = False) -> Match:
    """Every round as the rivals planned it; nothing changes it, so all pictures share it."""
    seatings = [Seating(name, colour, f"bot:{temper}") for name, colour, temper in RIVALS[:seats]]
    match = Match.start(Ricochet(), seatings, SEED, {"full_tilt": full_tilt})
    dice = Dice.from_seed(SEED)

    def do(seat: int, action: RicochetAction) -> RicochetView:
        match.decide(seat, action)
        return cast(RicochetView, match.view(None))

    view = cast(RicochetView, match.view(None))
    while match.actors():
        view = do(TABLE, Turn())
        view = do(TABLE, Reveal(view.now_ns + AFTER_NS))
        plans = [(plan(level(RIVALS[seat][2]), view, seat, dice), seat) for seat in range(seats)]
        slaps = sorted((made.delay_ns, seat, made.place) for made, seat in plans if made)
        begin = view.revealed_ns
        for delay, seat, place in slaps:
            while view.phase == "race" and view.due_ns is not None and view.due_ns <= begin + delay:
                view = do(TABLE, Tick(view.due_ns))
            if view.phase == "race" and seat in match.actors():
                view = do(seat, Slap(place, begin + delay, 1_000_000))
        while view.phase == "race" and view.due_ns is not None:
            view = do(TABLE, Tick(view.due_ns))
    return match


def _replay(n: int, stepping: bool, full_tilt: bool) -> Callable[[App], Scene]:
    class Stepping(Replay):
        def entered(self) -> None:
            super().entered()
            if stepping:
                self.step()

    return lambda app: Stepping(raced(full_tilt=full_tilt), n)


def _records(app: App) -> Scene:
    """The page of somebody who practised for two weeks and raced now and then."""
    person, _wishes = practice_states.someone(app, "sprint")
    match = raced()
    result = match.result()
    assert result is not None
    for day, seats in enumerate((5, 5, 3, 4), start=14):
        company = [one.name for one in match.seatings[:seats]]
        data = {
            "rounds": [],
            "cards": result.totals[0],
            "won": result.totals[0] == max(result.totals[:seats]),
            "totals": list(result.totals[:seats]),
            "company": company,
            "bots": [one.who for one in match.seatings[1:seats]],
        }
        app.keeping.add_record(person.id, Record(RACE, Ricochet.key, f"2026-11-{day}T20:15:00", data))
    return Records(game=Ricochet.key)


def states() -> Iterator[Picture]:
    match = raced()
    yield Picture("replay", "ricochet-early", _replay(3, False, False), 0.3)
    yield Picture("replay", "ricochet-flip", _replay(1, True, False), 0.6)
    yield Picture("replay", "ricochet-middle", _replay(match.count // 2, False, False), 0.3)
    yield Picture("replay", "ricochet-end", _replay(match.count, False, False), 0.3)
    yield Picture("replay", "ricochet-tilt", _replay(raced(full_tilt=True).count, False, True), 0.3)
    yield Picture("records", "ricochet-full", _records, 1.0)
    yield Picture("records", "ricochet-sheet", lambda app: MatchSheet(match, "2026-11-18T20:15:00"), 0.3)
