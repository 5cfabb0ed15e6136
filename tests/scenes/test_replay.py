"""Replays: any moment exactly as the table shows it, by keys and gamepad alone, and no secret too early."""

from functools import cache
from pathlib import Path
from typing import cast

import pytest

from game import catalog
from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.journal import CannotResume
from game.match import HandsAreClosed, Match, Seating
from scenes.input import Act
from scenes.replay import Eyes, Replay, watch, ways_to_look
from scenes.table.sitting import Sitting
from scenes.table.tracker import open_up
from scenes.tables import playable
from tests.scenes.stage import Stage, stage

NAMES = (("Mara", "vermilion"), ("Juno", "sky"), ("Otto", "green"), ("Pip", "yellow"), ("Ida", "pink"))
SITTINGS = [key for key in playable() if key != "ricochet"]
HEN = "blind-hen"


@cache
def _played(key: str, seats: int, people: int, most: int) -> tuple[Match, ...]:
    match = Match.start(
        catalog.get(key),
        [
            Seating(name, colour, "person" if seat < people else "bot:sharp")
            for seat, (name, colour) in enumerate(NAMES[:seats])
        ],
        7,
    )
    dice, brain = Dice.from_seed(7), brains.get(key)
    while match.actors() and match.count < most:
        seat = match.actors()[0]
        match.decide(seat, brain.quick(match.view(seat), match.legal(seat), dice, Level.SHARP))
    return (match,)


def played(key: str = HEN, people: int = 1, most: int = 10_000) -> Match:
    """At the most seats."""
    return _played(key, min(5, max(catalog.get(key).seats)), people, most)[0]


def opened(one: Stage, match: Match, n: int = 0) -> Replay:
    replay = Replay(match, n)
    one.app.push(replay)
    return replay


def shown(replay: Replay) -> dict[str, list[str]]:
    """The pictures of the cards in each place, as a person sees them."""
    table = cast(Sitting, replay.table)
    table.director.finish()
    return {
        place: [card.picture for card in table.director.at(table.place(place))] for place in table.arrangement
    }


def expected(replay: Replay) -> dict[str, list[str]]:
    """The same, from the view at n."""
    table, then = cast(Sitting, replay.table), replay.match.at(replay.n)
    lying = table.lay_out(then.view(table.eyes))
    if replay.eyes.opened:
        lying = open_up(lying, [table.lay_out(view) for view in then.open_hands()])
    return {place: [card.face or card.back or table.back for card in cards] for place, cards in lying.items()}


@pytest.mark.parametrize("key", SITTINGS)
@pytest.mark.parametrize("open_hands", [False, True])
def test_scrubbing_to_any_moment_shows_what_the_table_shows_then(key: str, open_hands: bool) -> None:
    with stage() as one:
        replay = opened(one, played(key))
        if open_hands:
            replay.change_eyes()
        for n in [*Dice.from_seed(3).sample(range(replay.match.count), 12), 0, replay.match.count]:
            replay.seek(n)
            assert replay.n == n and replay.timeline.at == n
            assert shown(replay) == expected(replay), n


@pytest.mark.parametrize("key", SITTINGS)
@pytest.mark.parametrize("open_hands", [False, True])
def test_played_step_by_step_it_always_settles_on_the_same_table(key: str, open_hands: bool) -> None:
    with stage() as one:
        replay = opened(one, played(key))
        if open_hands:
            replay.change_eyes()
        for _step in range(40):
            replay.step()
            one.run(0.1, 0.05)
            assert shown(replay) == expected(replay), replay.n


def test_it_plays_by_itself_to_the_end_and_then_rests() -> None:
    with stage() as one:
        replay = opened(one, played(), played().count - 5)
        one.press(Act.CHOOSE)
        assert replay.playing
        one.run(30, 0.1)
        assert replay.n == replay.match.count and not replay.playing and not replay.moving
        one.press(Act.CHOOSE)
        assert replay.playing and replay.n < replay.match.count


def test_keys_alone_go_everywhere() -> None:
    with stage() as one:
        replay = opened(one, played())
        starts = [n for n, _words in replay.parts]
        one.press(Act.RIGHT, Act.RIGHT, Act.LEFT)
        assert replay.n == 1
        one.press(Act.DOWN, Act.DOWN)
        assert replay.n == starts[2]
        one.press(Act.UP)
        assert replay.n == starts[1]
        one.key(ord("5"))
        assert replay.n == round(replay.match.count / 2)
        one.key(1073741901)  # End
        assert replay.n == replay.match.count
        one.key(1073741898)  # Home
        assert replay.n == 0
        one.key(ord("e"))
        assert replay.eyes.opened
        one.key(ord("-"))
        assert replay.speed < 1
        one.key(ord(" "))
        assert replay.playing
        one.press(Act.BACK)
        assert replay not in one.app.stack


def test_a_gamepad_reaches_every_button_of_the_bar() -> None:
    with stage() as one:
        replay = opened(one, played(), 20)
        reached = set()
        for _step in replay.board.widgets:
            one.press(Act.NEXT)
            reached.add(replay.board.focus)
        assert reached == set(replay.board.widgets)
        one.press(Act.MENU)
        assert replay.playing


def test_the_mouse_drags_the_knob_and_presses_the_keys() -> None:
    with stage() as one:
        replay = opened(one, played())
        one.click(replay.timeline.x_of(60), replay.timeline.track.centery)
        assert replay.n == 60
        one.click(*replay.eyes_key.area.center)
        assert replay.eyes.opened
        one.click(*replay.play_key.area.center)
        assert replay.playing


def test_while_a_match_runs_only_a_bystander_or_the_lone_person_may_look() -> None:
    assert ways_to_look(played(people=1, most=30)) == [Eyes(None), Eyes(0)]
    assert ways_to_look(played(people=2, most=30)) == [Eyes(None)]
    assert ways_to_look(played(people=2)) == [Eyes(None), Eyes(None, opened=True)]
    with stage() as one:
        replay = opened(one, played(people=2, most=30), 12)
        one.key(ord("e"))
        one.click(*replay.eyes_key.area.center)
        assert replay.eyes == Eyes(None) and one.app.toasts.texts == [replay.eyes_key.why]
        table = cast(Sitting, replay.table)
        table.opened = True
        with pytest.raises(HandsAreClosed):
            table.arranged()


def test_a_bystander_sees_no_hidden_card_at_any_moment() -> None:
    with stage() as one:
        replay = opened(one, played())
        table = cast(Sitting, replay.table)
        for n in range(0, replay.match.count, 7):
            replay.seek(n)
            assert table.eyes is None
            view = replay.match.at(n).view(None)
            hidden = sum(card is None for card in view.lot)  # type: ignore[attr-defined]
            assert sum(not card.face_up for card in table.director.at("lot")) >= hidden


def test_watching_decides_nothing_and_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    match = Match.start(catalog.get(HEN), [Seating(name, colour) for name, colour in NAMES[:3]], 5, path=path)
    match.decide(match.actors()[0], match.legal(match.actors()[0])[0])
    match.close()
    written = path.read_bytes()
    with stage() as one:
        watch(one.app, path)
        one.run(0.5)
        one.press(Act.RIGHT, Act.RIGHT, Act.LEFT, Act.BACK)
        assert one.top is None
    assert path.read_bytes() == written


def test_a_damaged_journal_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text("this is no match\n")
    with pytest.raises(CannotResume):
        Replay(path)
    with stage() as one:
        opened(one, played())
        watch(one.app, path)
        assert "bad.jsonl" in one.app.toasts.texts[0]
        assert path.exists()


def test_seeking_is_instant() -> None:
    """Some thousandths of a second: far below what a frame has."""
    import time

    match = played()
    match.at(match.count)
    begin = time.perf_counter()
    for n in range(0, match.count, 10):
        match.at(n)
    assert (time.perf_counter() - begin) / (match.count / 10) < 0.05
