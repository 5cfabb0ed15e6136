"""A kept race is watched again round by round, as it was."""

from pathlib import Path
from typing import cast

import pytest

from game.dice import Dice
from game.match import Match, Seating
from game.ricochet.actions import CallOff, Reveal, Slap, Tick, Turn
from game.ricochet.chain import answer
from game.ricochet.events import RoundWon
from game.ricochet.rules import Ricochet
from game.ricochet.view import RicochetView
from game.rules import TABLE
from scenes.input import Act
from scenes.replay import Replay
from scenes.tables.ricochet.rerun import Rerun
from tests.scenes.stage import Stage, stage

SECOND = 1_000_000_000
NAMES = (("Mara", "vermilion"), ("Juno", "sky"), ("Otto", "green"))


def raced(path: Path | None = None, full_tilt: bool = False) -> Match:
    """A race with right and wrong hands, one round called off for a pause."""
    seatings = [Seating(name, colour) for name, colour in NAMES]
    match = Match.start(Ricochet(), seatings, 3, {"target": 4, "full_tilt": full_tilt}, path)
    dice = Dice.from_seed(3)

    def view() -> RicochetView:
        return cast(RicochetView, match.view(None))

    while match.actors():
        now = view()
        if now.phase == "turn":
            match.decide(TABLE, Turn(), hurried=True)
        elif now.phase == "reveal":
            match.decide(TABLE, Reveal(now.now_ns + 2 * SECOND), hurried=True)
        elif now.round == 2 and match.count < 20:
            match.decide(TABLE, CallOff(now.now_ns + SECOND), hurried=True)
        else:
            _slap_all(match, dice)
    return match


def _slap_all(match: Match, dice: Dice) -> None:
    view = cast(RicochetView, match.view(None))
    assert view.starter is not None
    right, at = answer(view.starter, view.outer), view.revealed_ns
    for seat in dice.shuffled(range(len(NAMES))):
        at += (300 + dice.below(500)) * 1_000_000
        if seat in match.actors():
            place = right if dice.below(3) else dice.pick(view.places)
            match.decide(seat, Slap(place, at, 2_000_000), hurried=True)
        while (due := cast(RicochetView, match.view(None)).due_ns) is not None:
            match.decide(TABLE, Tick(due), hurried=True)
        if cast(RicochetView, match.view(None)).phase != "race":
            return


def opened(one: Stage, n: int = 0, full_tilt: bool = False) -> tuple[Replay, Rerun]:
    replay = Replay(raced(full_tilt=full_tilt), n)
    one.app.push(replay)
    return replay, cast(Rerun, replay.table)


def picture(rerun: Rerun) -> tuple[object, ...]:
    table = rerun.table
    plaques = [(one.racer.won, one.racer.out, one.racer.reaction) for one in table.plaques]
    told = table.story.told if table.story else None
    cards = (dict(table.outer), table.starter, table.starter_up, table.deck)
    return cards, list(table.prints), plaques, told, table.ribbon.text


@pytest.mark.parametrize("full_tilt", [False, True])
def test_any_moment_is_the_same_whether_it_was_played_or_gone_to(full_tilt: bool) -> None:
    with stage() as one:
        replay, rerun = opened(one, full_tilt=full_tilt)
        one.app.change_settings(reduced_motion=True)
        for n in range(1, replay.match.count + 1):
            replay.step()
            one.run(3.5, 0.25)
            assert not rerun.moving
            stepped = picture(rerun)
            replay.seek(n - 1)
            replay.seek(n)
            assert picture(rerun)[:4] == stepped[:4], n


def test_a_round_that_was_decided_shows_its_own_cards_and_the_whole_chain() -> None:
    with stage() as one:
        replay, rerun = opened(one)
        won = 0
        for n in range(1, replay.match.count + 1):
            told = replay.match.events_for(None, n - 1, n)
            round_won = next((event for event in told if isinstance(event, RoundWon)), None)
            if round_won:
                won += 1
                replay.seek(n)
                past = cast(RicochetView, replay.match.at(n).view(None)).last
                assert past and tuple(rerun.table.outer.values()) == past.outer
                assert rerun.table.starter == past.starter and rerun.table.starter_up
                assert rerun.table.story and rerun.table.story.told > len(round_won.chain)
                assert any(one.right for one in rerun.table.prints)
        assert won >= 4


def test_a_hand_comes_down_after_the_time_that_it_took() -> None:
    with stage() as one:
        one.app.change_settings(speed="normal")
        replay, rerun = opened(one, 2)
        view = cast(RicochetView, replay.match.at(3).view(None))
        took = (view.slaps[0].at_ns - view.revealed_ns) / SECOND
        replay.step()
        one.run(took - 0.1)
        assert not rerun.table.prints
        one.run(0.2)
        assert len(rerun.table.prints) == 1


def test_the_race_plays_to_its_end_and_says_who_won() -> None:
    with stage() as one:
        replay, rerun = opened(one)
        one.press(Act.CHOOSE)
        for _second in range(400):
            one.run(1, 0.1)
            if not replay.playing:
                break
        assert replay.n == replay.match.count
        assert "wins the race" in rerun.table.ribbon.text


def test_round_by_round_with_up_and_down() -> None:
    with stage() as one:
        replay, _rerun = opened(one)
        rounds = [words for _n, words in replay.parts]
        assert rounds[:2] == ["Round 1", "Round 2"]
        for number in range(1, len(rounds)):
            one.press(Act.DOWN)
            assert replay.n == replay.parts[number][0]
