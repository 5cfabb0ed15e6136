"""The score sheet of every table: line by line, to the winner's moment, and on to what comes next."""

from dataclasses import replace

import pygame
import pytest

from game import catalog
from game.dice import Dice
from game.match import Match
from scenes.input import Act
from scenes.replay import Replay
from scenes.scene import Scene
from scenes.table.company import company
from scenes.table.results import EACH, Results
from scenes.table.sitting import Sitting
from scenes.tables import sitting
from scenes.ui.type import Style
from tests.scenes.stage import Stage, stage
from tests.scenes.tables import FEWEST_AND_MOST, GAMES, play_by_feel


class Below(Scene):
    """Where people go who leave a table."""


def over(key: str, seats: int) -> Match:
    """A match of people, played to its end."""
    match = Match.start(catalog.get(key), company(seats, seats), 4)
    for _seat in play_by_feel(match, Dice.from_seed(4)):
        pass
    return match


def results(one: Stage, key: str, seats: int) -> Results:
    """At the end of a match, the table below and another scene below that."""
    match = over(key, seats)
    one.app.push(Below())
    one.app.push(sitting(key)(match.seatings, thinks=False, match=match))
    one.pass_time(0.1)
    assert isinstance(one.top, Results)
    return one.top


def words_seen(monkeypatch: pytest.MonkeyPatch, one: Stage) -> list[str]:
    """Everything that is drawn from now on as lettering."""
    seen: list[str] = []
    draw = one.app.brushes.type.line

    def line(text: str, style: Style) -> pygame.Surface:
        seen.append(text)
        return draw(text, style)

    monkeypatch.setattr(one.app.brushes.type, "line", line)
    return seen


@pytest.mark.parametrize(("key", "seats"), FEWEST_AND_MOST)
def test_lines_come_one_by_one_and_then_the_totals_and_the_winner(key, seats, monkeypatch):
    with stage() as one:
        one.app.change_settings(speed="normal")
        sheet = results(one, key, seats)
        seen = words_seen(monkeypatch, one)
        lines = len(sheet.result.lines)
        while not sheet.done:
            filled = sheet.sheet.filled
            one.pass_time(EACH)
            assert sheet.sheet.filled in (filled, filled + 1)
            assert one.top is sheet
        assert sheet.sheet.filled == lines + 1
        one.app.draw()
        for total in sheet.result.totals:
            assert str(total).replace("-", "–") in seen
        assert sheet.moving, "confetti falls"
        one.pass_time(8)
        assert not sheet.moving


@pytest.mark.parametrize("press", ["key", "click"])
def test_any_press_fills_in_the_rest_and_does_nothing_else(press):
    with stage() as one:
        one.app.change_settings(speed="slow")
        sheet = results(one, GAMES[0], min(catalog.get(GAMES[0]).seats))
        assert not sheet.done
        if press == "key":
            one.key(pygame.K_z)
        else:
            one.click(960, 540)
        assert sheet.done
        assert one.top is sheet


@pytest.mark.parametrize(("key", "seats"), FEWEST_AND_MOST)
def test_rematch_seats_and_leave_each_go_where_they_say(key, seats):
    with stage() as one:
        sheet = results(one, key, seats)
        one.pass_time(1)
        old = sheet.table
        one.press(Act.CHOOSE)
        fresh = next(scene for scene in one.app.stack._scenes if isinstance(scene, Sitting))
        assert type(fresh) is type(old)
        assert fresh is not old
        assert fresh.match.count == 0
        assert fresh.match.names == old.match.names
    for press in (Act.BACK, "Leave"):
        with stage() as one:
            sheet = results(one, key, seats)
            one.pass_time(1)
            if isinstance(press, Act):
                one.press(press)
            else:
                button = next(widget for widget in sheet.board.widgets if widget.label == press)
                one.click(*button.area.center)
            assert isinstance(one.top, Below)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_leaves_its_column_with_long_names_and_large_letters(seats, text_size, monkeypatch):
    """Two to six seats, whichever game: the sheet does not ask the rules how many there may be."""
    with stage((1920, 1080)) as one:
        one.app.change_settings(text_size=text_size)
        sheet = results(one, GAMES[0], max(catalog.get(GAMES[0]).seats))
        table = sheet.table
        long_ones = [
            replace(table.seatings[0], name=f"{number} Wilhelmina-Josephine"[:24], colour=colour)
            for number, colour in enumerate(("vermilion", "sky", "green", "yellow", "pink", "blue")[:seats])
        ]
        table.seatings = long_ones

        def stretched(values, seats=seats):
            return tuple(values[seat % len(values)] for seat in range(seats)) if values else ()

        lines = tuple(
            replace(line, scores=stretched(line.scores), notes=stretched(line.notes))
            for line in (*sheet.result.lines, *sheet.result.lines[:2])
        )
        result = replace(sheet.result, lines=lines, totals=stretched(sheet.result.totals), winners=(0, 1))
        monkeypatch.setattr(table, "earned", lambda number, seat: ["house/crown"] * (seat * 3))
        monkeypatch.setattr(table, "line_picture", lambda number: None)
        shown = Results(table, result)
        one.app.push(shown)
        one.key(pygame.K_z)
        drawn: list[tuple[str, pygame.Rect]] = []
        canvas_text = type(one.app.layers.canvas()).text

        def text(self, words, *rest, **more):
            box = canvas_text(self, words, *rest, **more)
            drawn.append((words, box))
            return box

        monkeypatch.setattr(type(one.app.layers.canvas()), "text", text)
        one.app.draw()
        screen = one.paper.surface.get_rect()
        columns = [shown.sheet._middle(seat) for seat in range(seats)]
        for words, box in drawn:
            assert screen.contains(box), words
            near = min(columns, key=lambda x: abs(x - box.centerx))
            half = shown.sheet.column / 2
            if box.left > columns[0] - half and box.right < 1420:
                assert near - half - 2 <= box.left, words
                assert box.right <= near + half + 2, words
        assert any("share the win" in words or "share" in words for words, _box in drawn)


def test_a_finished_match_is_one_record_for_each_person_who_is_known():
    with stage() as one:
        key, seats = FEWEST_AND_MOST[0]
        one.app.keeping.save_profiles(one.app.keeping.profiles.add("Mara").add("Juno"))
        sheet = results(one, key, seats)
        one.pass_time(2)
        people = [one.app.keeping.profiles.people[-2].id, one.app.keeping.profiles.people[-1].id]
        for seat, person in enumerate(people):
            (record,) = one.app.keeping.records.of(person)
            assert record.game == key
            assert record.data["score"] == sheet.result.totals[seat]
            assert record.data["won"] == (seat in sheet.result.winners)


@pytest.mark.parametrize("key", GAMES)
def test_watch_again_shows_the_whole_match_and_comes_back_to_the_sheet(key):
    with stage() as one:
        sheet = results(one, key, min(catalog.get(key).seats))
        one.pass_time(1)
        button = next(widget for widget in sheet.board.widgets if widget.label == "Watch again")
        one.click(*button.area.center)
        replay = one.top
        assert isinstance(replay, Replay)
        assert replay.match.count == sheet.table.match.count
        one.pass_time(0.2)
        one.press(Act.BACK)
        assert one.app.stack.top is sheet
        assert sheet.done
