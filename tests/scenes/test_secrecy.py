"""No pixel tells a secret: two games that look alike to whoever looks are drawn alike, at rest and in motion.

The other game is one that the rules imagine from what that person may know. It is put under the table here,
in the test: no scene ever sees a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.dice import Dice
from game.match import Match
from game.rules import Action, Event
from scenes import tables
from scenes.canvas import Canvas
from scenes.curtain import FALL, Curtain
from scenes.table.sitting import Sitting
from scenes.tables.blind_hen.table import HenTable
from tests.scenes.stage import Stage, stage
from tests.scenes.tables import FEWEST_AND_MOST, Moment, moments, seated

TRIES = 12
"""So many games are imagined in the hope of one that differs, or that goes on alike."""
IN_FLIGHT = (0.07, 0.2, 0.5, 1.1)
"""Seconds after a decision at which the table is looked at; then once more when all has settled."""

Frame = bytes
Film = list[Frame]
MakeTable = Callable[[Match], Sitting]


def at_table(match: Match) -> Sitting:
    return tables.sitting(match.rules.key)(match.seatings, thinks=False, match=match)


def other_game(match: Match, viewer: int | None, dice: Dice) -> Match | None:
    """A match that looks the same to the viewer and is another one; None where the viewer knows it all."""
    for _try in range(TRIES):
        imagined = match.rules.imagine(match.view(viewer), dice)
        if imagined.to_json() != match._state.to_json():
            other = match.at(match.count)
            other._state = imagined
            assert other.view(viewer) == match.view(viewer)
            return other
    return None


def shot(one: Stage) -> Frame:
    one.app.draw()
    return pygame.image.tobytes(one.paper.surface, "RGB")


def open_table(one: Stage, table: Sitting) -> None:
    """In place of whatever was open; the same for every match, to the frame."""
    if one.top:
        one.app.reset(table)
    else:
        one.app.push(table)
    one.app._fading = None  # the picture before is not what is looked at
    table.director.finish()


def until_settled(one: Stage, table: Sitting) -> None:
    for _step in range(400):
        if not table.director.moving:
            return
        table.director.update(0.25)


def film(one: Stage, match: Match, make: MakeTable, seat: int, action: Action | None) -> Film:
    """What whoever looks sees: the settled table, and what one decision does to it."""
    table = make(match)
    open_table(one, table)
    frames = [shot(one)]
    if action is None:
        return frames
    table._decide(seat, action)
    seen = 0.0
    for moment in IN_FLIGHT:
        table.director.update(moment - seen)
        seen = moment
        frames.append(shot(one))
    until_settled(one, table)
    frames.append(shot(one))
    return frames


def went(match: Match, viewer: int | None, seat: int, action: Action) -> tuple[list[Event], object]:
    """What the viewer sees of a decision, and knows after it."""
    after = match.at(match.count)
    after._state = match._state.copy()
    return after.decide(seat, action, viewer), after.view(viewer)


def alike_after(
    match: Match, other: Match, viewer: int | None, seat: int, dice: Dice
) -> tuple[Action, Action] | None:
    """A decision in each game that look the same to the viewer; two different ones, where that can be."""
    legal = dice.shuffled(match.legal(seat))
    for mine in legal[:TRIES]:
        told = went(match, viewer, seat, mine)
        for theirs in [*dice.shuffled(other.legal(seat))[:TRIES], mine]:
            if theirs in other.legal(seat) and went(other, viewer, seat, theirs) == told:
                return mine, theirs
    return None


def pairs(one: Stage, key: str, seats: int, moment: Moment, make: MakeTable) -> Iterator[tuple[Film, Film]]:
    """For everybody who looks alone at this moment: the film of the game, and of another that looks alike."""
    dice = Dice.from_seed(moment.match.count + seats)
    lookers = [moment.seat, next(seat for seat in range(seats) if seat != moment.seat)]
    for viewer in lookers:
        match = seated(moment.match, [viewer])
        other = other_game(match, viewer, dice)
        if other is None:
            continue
        for seat in match.actors()[:1]:
            decided = alike_after(match, other, viewer, seat, dice)
            mine, theirs = decided or (None, None)
            yield film(one, match, make, seat, mine), film(one, other, make, seat, theirs)


@pytest.mark.parametrize(("key", "seats"), FEWEST_AND_MOST)
def test_games_that_look_alike_to_whoever_looks_are_drawn_alike(key, seats):
    compared = 0
    with stage() as one:
        one.app.change_settings(speed="normal")
        for moment in moments(key, seats):
            for mine, theirs in pairs(one, key, seats, moment, at_table):
                compared += len(mine)
                for number, (here, there) in enumerate(zip(mine, theirs, strict=True)):
                    assert here == there, f"{moment.kind}: picture {number} tells a secret"
    assert compared > len(IN_FLIGHT)


class Telltale(HenTable):
    """Blind Hen with a spot on the cloth whose colour depends on what lies on top of the pile."""

    def paint_board(self, canvas: Canvas, view: object) -> None:
        super().paint_board(canvas, self.view)
        state: Any = self.match._state
        canvas.surface.fill((state.deck[-1], 0, 0), (2, 2, 2, 2))


def test_a_table_that_tells_a_secret_is_caught():
    moment = moments("blind-hen", 3)[0]
    with stage() as one:
        one.app.change_settings(speed="normal")
        films = pairs(one, "blind-hen", 3, moment, lambda match: Telltale(match.seatings, None, False, match))
        assert any(mine != theirs for mine, theirs in films)


def change_over(one: Stage, match: Match) -> Film:
    """From what all may see to the standing curtain; then the table as it lies while the curtain rises."""
    table = at_table(match)
    open_table(one, table)
    frames = [shot(one)]
    one.pass_time(0.02, 0.02)
    if not isinstance(one.top, Curtain):
        return frames
    for _part in range(3):
        one.pass_time(FALL / 4, FALL / 4)
        frames.append(shot(one))
    one.pass_time(1.0, 0.1)
    frames.append(shot(one))
    return frames


@pytest.mark.parametrize(("key", "seats"), FEWEST_AND_MOST)
def test_while_the_screen_is_passed_on_the_picture_is_that_of_any_game_that_looks_alike_to_all(key, seats):
    passed = 0
    with stage() as one:
        one.app.change_settings(speed="normal")
        for moment in moments(key, seats):
            match = moment.match.at(moment.match.count)
            other = other_game(match, None, Dice.from_seed(seats))
            if other is None:
                continue
            mine, theirs = change_over(one, match), change_over(one, other)
            passed += len(mine) > 1
            for number, (here, there) in enumerate(zip(mine, theirs, strict=True)):
                assert here == there, f"{moment.kind}: picture {number} tells a secret"
    assert passed


@pytest.mark.parametrize(("key", "seats"), FEWEST_AND_MOST)
def test_a_standing_curtain_is_the_same_whatever_lies_behind_it(key, seats):
    """For one person who is called with the same words, at whatever decision."""
    standing: dict[tuple[str, str], set[Frame]] = {}
    with stage() as one:
        one.app.change_settings(speed="normal")
        for moment in moments(key, seats):
            frames = change_over(one, moment.match.at(moment.match.count))
            curtain = one.top
            if isinstance(curtain, Curtain):
                assert curtain.covered
                standing.setdefault((curtain.call, curtain.text), set()).add(frames[-1])
    assert standing
    assert all(len(pictures) == 1 for pictures in standing.values())


def given_away(one: Stage, match: Match, seat: int, action: Action) -> Frame | None:
    """Someone whose secrets are on the screen decides: the table once all of that has been seen."""
    table = at_table(match)
    open_table(one, table)
    table.eyes = seat
    table._turn_to(0)
    table.seat_all()
    table.lay()
    table.refresh()
    table._decide(seat, action)
    until_settled(one, table)
    return shot(one) if table.eyes is None else None


@pytest.mark.parametrize(("key", "seats"), FEWEST_AND_MOST)
def test_whoever_has_decided_leaves_nothing_on_the_screen_that_others_may_not_see(key, seats):
    compared = 0
    with stage() as one:
        for moment in moments(key, seats):
            match, seat = moment.match.at(moment.match.count), moment.match.actors()[0]
            dice = Dice.from_seed(seats)
            other = other_game(match, None, dice)
            decided = alike_after(match, other, None, seat, dice) if other else None
            if other and decided:
                mine, theirs = (
                    given_away(one, match, seat, decided[0]),
                    given_away(one, other, seat, decided[1]),
                )
                assert mine == theirs, f"{moment.kind}: what {seat} knew is still there"
                compared += mine is not None
    assert compared
