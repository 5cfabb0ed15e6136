"""A match that was left waits on the title and on the shelf, and goes on at the very same decision."""

from typing import TypeVar

import pytest

from game import catalog
from game.bots.levels import Level
from game.match import Match, Seating
from scenes.continuing import go_on
from scenes.input import Act
from scenes.seats import Seats
from scenes.shelf import Shelf
from scenes.shelf_parts import Slip
from scenes.table import kept
from scenes.table.sitting import Sitting, quick_until
from scenes.tables.blind_hen.table import HenTable
from scenes.tables.ricochet.race import Race
from scenes.title import IDLE_AFTER, Title
from tests.scenes.ricochet.racing import Racing, people
from tests.scenes.stage import Stage, stage

HEN = "blind-hen"
COMPANY = (
    Seating("Mara", "vermilion"),
    Seating("Pip", "sky", "bot:sharp"),
    Seating("Lux", "green", "bot:sharp"),
)


T = TypeVar("T")


def top(one: Stage, kind: type[T]) -> T:
    assert isinstance(one.top, kind)
    return one.top


def left_alone(one: Stage, game: str = HEN, decisions: int = 4, when: str = "2026-01-01") -> Match:
    """A match that somebody left, as it lies in the data folder."""
    path = one.app.keeping.folder.matches / f"{when}-{game}.jsonl"
    match = Match.start(catalog.get(game), COMPANY, 5, None, path)
    quick_until(match, lambda _seat, _view: match.count >= decisions, 1, Level.RELAXED)
    match.close()
    return match


def test_nothing_waits_on_a_new_table():
    with stage() as one:
        one.app.push(Shelf())
        assert not any(isinstance(w, Slip) for w in top(one, Shelf).board.widgets)
        one.app.pop()
        one.app.push(Title())
        one.run(0.1)
        assert top(one, Title).waiting is None


def test_the_shelf_offers_to_go_on_and_has_the_focus_there():
    with stage() as one:
        match = left_alone(one)
        one.app.push(Shelf())
        assert isinstance(top(one, Shelf).board.focus, Slip)
        assert top(one, Shelf).waiting[HEN].next == tuple(match.names[seat] for seat in match.actors())
        one.press(Act.CHOOSE)
        table = one.top
        assert isinstance(table, Sitting)
        assert table.match.count == match.count
        assert table.match.view(0) == match.view(0)


def test_the_title_goes_on_with_one_press_and_the_shelf_is_beside_it():
    with stage() as one:
        match = left_alone(one)
        title = Title()
        one.app.push(title)
        one.run(0.1)
        one.press(Act.CHOOSE)
        assert top(one, HenTable).match.count == match.count
        top(one, HenTable).leave()
        assert top(one, Title) is title
        one.run(0.1)
        one.press(Act.RIGHT, Act.CHOOSE)
        assert isinstance(one.top, Shelf)


def test_a_press_before_the_first_picture_goes_on_too():
    with stage() as one:
        match = left_alone(one)
        one.app.push(Title())
        one.press(Act.CHOOSE)
        assert top(one, HenTable).match.count == match.count


def test_a_match_that_was_left_waits_as_soon_as_the_shelf_is_back():
    with stage() as one:
        shelf = Shelf()
        one.app.push(shelf)
        match = left_alone(one)
        assert go_on(one.app, kept.Waiting(match_path(one), HEN, ()))
        top(one, HenTable).leave()
        assert one.top is shelf
        assert isinstance(shelf.board.focus, Slip)
        assert match.count


def match_path(one: Stage):
    return next(iter(one.app.keeping.folder.matches.glob("*.jsonl")))


def test_of_several_matches_of_a_game_the_newest_goes_on_and_none_is_lost():
    with stage() as one:
        left_alone(one, when="2026-01-01")
        left_alone(one, when="2026-02-02", decisions=7)
        found = kept.waiting(one.app.keeping, HEN)
        assert found and found.path.name.startswith("2026-02-02")
        assert len(list(one.app.keeping.folder.matches.iterdir())) == 2


def test_a_deal_in_which_nothing_happened_hides_no_match():
    with stage() as one:
        left_alone(one, when="2026-01-01")
        left_alone(one, when="2026-02-02", decisions=0)
        found = kept.waiting(one.app.keeping, HEN)
        assert found and found.path.name.startswith("2026-01-01")


def test_the_newest_of_all_games_comes_first():
    with stage() as one:
        left_alone(one, "blind-business", when="2026-03-03")
        left_alone(one, HEN, when="2026-02-02")
        found = kept.newest(one.app.keeping, catalog.keys())
        assert found and found.game == "blind-business"


def test_a_match_that_is_over_does_not_wait():
    with stage() as one:
        left_alone(one, decisions=100_000)
        assert kept.waiting(one.app.keeping, HEN) is None


@pytest.mark.parametrize("damage", [b"", b"garbage\n", None])
def test_a_damaged_journal_is_told_of_and_set_aside_and_the_one_before_goes_on(damage):
    with stage() as one:
        left_alone(one, when="2026-01-01")
        bad = one.app.keeping.folder.matches / f"2026-02-02-{HEN}.jsonl"
        good = next(iter(one.app.keeping.folder.matches.glob("2026-01-01*"))).read_bytes()
        bad.write_bytes(good.replace(b'"n":2', b'"n":9') if damage is None else damage)
        one.app.push(Shelf())
        one.run(0.1)
        assert top(one, Shelf).waiting[HEN].path.name.startswith("2026-01-01")
        assert not bad.exists()
        assert len(list(one.app.keeping.folder.matches.iterdir())) == 2
        assert any(bad.name in text and "set aside" in text for text in one.app.toasts.texts)


def test_a_match_of_other_rules_stays_where_it_is(monkeypatch):
    with stage() as one:
        left_alone(one)
        waiting = kept.waiting(one.app.keeping, HEN)
        monkeypatch.setattr(type(catalog.get(HEN)), "version", 99)
        assert kept.waiting(one.app.keeping, HEN) is None
        one.app.push(Shelf())
        assert waiting and not go_on(one.app, waiting)
        assert isinstance(one.top, Shelf)
        assert "older rules" in one.app.toasts.texts[0]
        assert waiting.path.exists()


def test_a_new_match_can_be_dealt_while_one_waits():
    with stage() as one:
        left_alone(one)
        one.app.change_settings(last_game=HEN)
        one.app.push(Shelf())
        labels = [w.label for w in top(one, Shelf).board.widgets]
        assert "Continue" in labels
        new = next(w for w in top(one, Shelf).board.widgets if w.label == "New match")
        one.click(*new.area.center)
        assert isinstance(one.top, Seats)


# -- Ricochet ----------------------------------------------------------------------------------------


def race_on(one: Stage) -> Race:
    """Go on with the race that waits, in a Felt whose clock has begun anew."""
    one.app.push(Shelf())
    assert isinstance(top(one, Shelf).board.focus, Slip)
    one.press(Act.CHOOSE)
    return top(one, Race)


@pytest.mark.parametrize("stopped", ["race", "countdown", "verdict"])
def test_a_race_that_was_cut_off_goes_on_with_the_next_round(stopped):
    with stage() as one:
        race = Race(people(2), 7)
        one.app.push(race)
        racing = Racing(one, race)
        racing.until("race")
        racing.press(0, racing.right)
        racing.next_race()
        if stopped != "race":
            racing.press(1, racing.right)
            racing.until(stopped)
        before = race.referee.view
        one.app.stack.clear()
        one.clock.at_ns = 5_000_000  # the machine was started again
        again = race_on(one)
        view = again.referee.view
        assert view.won == before.won
        assert [chair.name for chair in again.party.chairs] == ["P0", "P1"]
        assert len(again.referee.past) == len(race.referee.past) + (stopped == "race")
        racing = Racing(one, again)
        racing.until("race")
        assert again.referee.elapsed_ns(one.clock.now_ns()) < 1_000_000_000
        racing.press(0, racing.right)
        racing.until("verdict")
        assert len(again.referee.view.won[0]) == len(before.won[0]) + 1


# -- the idle title ----------------------------------------------------------------------------------


def test_an_idle_title_lets_bots_play_as_a_bystander_sees_it_and_keeps_nothing():
    from scenes.idle import Idle

    with stage() as one:
        title = Title()
        one.app.push(title)
        one.run(IDLE_AFTER - 1, tick=0.5)
        assert one.top is title
        one.press(Act.UP)
        one.app.pop()
        one.run(IDLE_AFTER - 1, tick=0.5)
        assert one.top is title
        one.run(2, tick=0.5)
        idle = one.top
        assert isinstance(idle, Idle)
        first = idle.match
        one.run(8, tick=0.25)
        assert first.count > 5
        assert top(one, Idle).match.view(None) == getattr(idle.table, "view", None)
        assert list(one.app.keeping.folder.matches.iterdir()) == []
        assert list(one.app.keeping.folder.records.iterdir()) == []
        one.press(Act.CHOOSE)
        assert one.top is title
        assert idle not in one.app.stack


def test_one_idle_match_follows_another():
    from scenes.idle import Idle

    with stage() as one:
        idle = Idle(3)
        one.app.push(idle)
        first = idle.match
        for _ in range(20_000):
            one.app.step(0.5)
            if idle.match is not first:
                break
        assert first.finished
        assert not idle.match.finished
        one.run(1)
