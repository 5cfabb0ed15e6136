"""Every table on the shelf where people take turns, and matches at each kind of decision there is at it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from game import catalog
from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.match import Match
from scenes import tables
from scenes.input import Act
from scenes.table.company import company
from scenes.table.sitting import Sitting
from tests.scenes.stage import Stage

GAMES = tuple(key for key in tables.playable() if key != "ricochet")
"""Ricochet is a race: nobody waits for anybody, and nothing lies hidden for one pair of eyes alone."""
FEWEST_AND_MOST = tuple(
    (key, seats)
    for key in GAMES
    for seats in sorted({min(catalog.get(key).seats), max(catalog.get(key).seats)})
)


class Moment(NamedTuple):
    """A match just before a seat decides; `kind` names what it may do."""

    kind: str
    seat: int
    match: Match


def kind_of(match: Match, seat: int) -> str:
    """Two decisions are of one kind when the same things may be done."""
    names = sorted({type(action).__name__ for action in match.legal(seat)})
    return "/".join([str(getattr(match.view(seat), "phase", "")), *names])


def play_by_feel(match: Match, dice: Dice) -> Iterator[int]:
    """Decide for everybody, one seat at a time, to the end; yields who is about to decide."""
    brain = brains.get(match.rules.key)
    while match.actors():
        seat = dice.pick(match.actors())
        yield seat
        match.decide(seat, brain.quick(match.view(seat), match.legal(seat), dice, Level.RELAXED))


@cache
def moments(key: str, seats: int, people: int | None = None, games: int = 2) -> tuple[Moment, ...]:
    """One moment of each kind that comes up in a few games; only people at the table unless said."""
    people = seats if people is None else people
    found: dict[str, Moment] = {}
    for seed in range(games):
        match = Match.start(catalog.get(key), company(seats, people), seed)
        for seat in play_by_feel(match, Dice.from_seed(seed)):
            kind = kind_of(match, seat)
            if kind not in found:
                found[kind] = Moment(kind, seat, match.at(match.count))
    return tuple(found.values())


def seated(match: Match, people: Collection[int]) -> Match:
    """The same match with people in these seats and bots in the others."""
    seats = tuple(
        replace(one, who="person" if seat in people else "bot:relaxed")
        for seat, one in enumerate(match.seatings)
    )
    story = match._story
    header = replace(story.header, seats=seats)
    return Match(match.rules, replace(story, header=header, decisions=list(story.decisions)))


def sit_down(one: Stage, moment: Moment) -> Sitting:
    """The moment at its table, alone on the stage, with the seat that decides looking; bots play by feel."""
    match = moment.match.at(moment.match.count)
    table = tables.sitting(match.rules.key)(match.seatings, thinks=False, match=match)
    if one.top:
        one.app.reset(table)
    else:
        one.app.push(table)
    for _step in range(4):
        one.pass_time(0.1)
        if table.eyes is not None and one.top is table:
            break
        one.press(Act.CHOOSE)  # whoever decides takes the hand up, where that is asked, and lifts the curtain
    table.director.finish()
    return table
