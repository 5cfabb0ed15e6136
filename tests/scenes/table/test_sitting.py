"""Every table: left and come back to, moves taken back, fast-forward, a bot's process that dies, no focus."""

import os
import signal
import time

import pygame
import pytest

from game import catalog
from game.match import Match
from scenes.curtain import Curtain
from scenes.input import Act, Focus
from scenes.scene import Scene
from scenes.table import kept
from scenes.table.company import company
from scenes.table.sitting import Sitting
from scenes.tables import sitting
from tests.scenes.stage import Stage, stage
from tests.scenes.tables import GAMES

MOST = 600
"""So many moments may pass until something happens that must happen."""


class Below(Scene):
    """Where people go who leave a table."""


def open_new(one: Stage, key: str, people: int, seats: int | None = None, level: str = "sharp") -> Sitting:
    """A new match, written down in the stage's data folder."""
    seatings = company(seats or min(catalog.get(key).seats), people)
    one.app.push(Below())
    table = sitting(key)(seatings, 11, thinks=False)
    one.app.push(table)
    return table


def decide_by_feel(table: Sitting) -> None:
    """Whatever comes first, for whoever is asked."""
    actor = table.actor
    assert actor is not None
    table._decide(actor, table.match.legal(actor)[0])


def until(one: Stage, table: Sitting, wanted: int) -> None:
    """People decide the first thing that comes, until so many decisions stand."""
    for _moment in range(MOST):
        if table.match.count >= wanted or table.match.finished:
            return
        if one.top is not table:  # a curtain, or a first look at one's cards
            one.press(Act.CHOOSE)
        elif table.actor in table.match.actors() and table.seatings[table.actor or 0].is_person:
            decide_by_feel(table)
        one.pass_time(0.1)
        if one.top is table:
            table.director.finish()
    raise AssertionError(f"only {table.match.count} decisions")


def lies_right(table: Sitting) -> bool:
    table.director.finish()
    return all(
        [card.picture for card in table.director.at(table.place(place))]
        == [card.face or card.back or table.back for card in cards]
        for place, cards in table.arranged().items()
    )


@pytest.mark.parametrize("key", GAMES)
def test_whoever_leaves_comes_back_to_the_very_same_decision(key):
    with stage() as one:
        table = open_new(one, key, 1)
        until(one, table, 9)
        before = table.match
        one.press(Act.BACK)
        table.leave()
        assert isinstance(one.top, Below)
        waiting = kept.waiting(one.app.keeping, key)
        assert waiting is not None
        again = sitting(key)([], thinks=False, match=Match.resume(waiting.path))
        one.app.push(again)
        assert again.match.count == before.count
        assert again.match.actors() == before.actors()
        assert again.view == before.view(again.eyes)
        assert lies_right(again)
        until(one, again, before.count + 3)


@pytest.mark.parametrize("key", GAMES)
def test_several_people_come_back_behind_the_curtain(key):
    people = min(catalog.get(key).seats)
    with stage() as one:
        table = open_new(one, key, people)
        until(one, table, 5)
        path = table.match.path
        assert path
        table.leave()
        again = sitting(key)([], thinks=False, match=Match.resume(path))
        one.app.push(again)
        one.pass_time(0.1)
        assert again.eyes is None
        assert again.view == again.match.view(None)
        actor = again.actor
        assert actor is not None
        if again.in_public(actor) is None:
            assert isinstance(one.top, Curtain)
            assert lies_right(again)
            one.press(Act.CHOOSE)
            one.pass_time(0.1)
            assert again.eyes in again.match.actors()


@pytest.mark.parametrize("key", GAMES)
def test_who_plays_alone_against_bots_takes_moves_back_to_the_first(key):
    with stage() as one:
        table = open_new(one, key, 1)
        until(one, table, 8)
        mine = [number for number, seat in enumerate(table.match.decisions) if seat == 0]
        for back_to in reversed(mine):
            one.key(pygame.K_u)
            assert table.match.count <= back_to
            assert table.match.actors() and (0 in table.match.actors())
            assert lies_right(table)
            table.director.finish()
        assert table.match.undone
        count = table.match.count
        one.key(pygame.K_u)
        assert table.match.count == count, "there is nothing more to take back"
        until(one, table, 8)


def test_with_several_people_what_is_played_is_played():
    with stage() as one:
        table = open_new(one, "blind-hen", 2)
        until(one, table, 4)
        if isinstance(one.top, Curtain):
            one.press(Act.CHOOSE)
            one.pass_time(0.1)
        count = table.match.count
        one.key(pygame.K_u)
        table.undo()
        assert table.match.count == count


@pytest.mark.parametrize("key", GAMES)
def test_fast_forward_plays_bots_in_less_time_and_ends_at_a_persons_turn(key):
    def time_for(hurry: bool) -> float:
        with stage() as one:
            one.app.change_settings(speed="normal", bot_pause_ms=900)
            seatings = company(max(catalog.get(key).seats), 0)
            table = sitting(key)(seatings, 11, thinks=False)
            one.app.push(table)
            if hurry:
                one.key(pygame.K_x)
                assert table.hurry
            began = one.clock.now_ns()
            while table.match.count < 8 and one.app.stack.top is table:
                one.pass_time(0.05)
            return (one.clock.now_ns() - began) / 1e9

    slow, quick = time_for(False), time_for(True)
    assert quick * 3 < slow
    with stage() as one:
        table = open_new(one, key, 1)
        table.toggle_hurry()
        until(one, table, 6)
        table.refresh()
        assert not (table.hurry and table.mine)


def test_a_bots_process_that_dies_stops_nobody():
    with stage() as one:
        one.app.change_settings(bot_pause_ms=0)
        seatings = company(3, 0)
        table = sitting("blind-hen")(seatings, 11, thinks=True)
        one.app.push(table)
        end = time.monotonic() + 25
        killed: set[int] = set()
        thinker = table.minds._thinker
        assert thinker is not None
        while table.match.count < 4 and time.monotonic() < end:
            if thinker.pid and thinker.ready and len(killed) < 2 and thinker.pid not in killed:
                killed.add(thinker.pid)
                os.kill(thinker.pid, signal.SIGKILL)
            one.pass_time(0.05)
            time.sleep(0.01)
        assert killed
        assert table.match.count >= 4


@pytest.mark.parametrize("key", GAMES)
def test_while_the_window_is_in_the_background_nothing_happens_and_then_it_goes_on(key):
    with stage() as one:
        one.app.change_settings(speed="normal", bot_pause_ms=100)
        seatings = company(max(catalog.get(key).seats), 2)
        table = sitting(key)(seatings, 11, thinks=False)
        one.app.push(table)
        one.pass_time(0.3)
        one.app.handle(Focus(False))
        count, top, eyes = table.match.count, one.top, table.eyes
        one.pass_time(20)
        assert (table.match.count, one.top, table.eyes) == (count, top, eyes)
        one.app.handle(Focus(True))
        one.app.change_settings(speed="instant")
        until(one, table, count + 4)
