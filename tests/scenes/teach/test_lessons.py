"""Every lesson can be followed by doing only what it asks for, takes under four minutes, harms nothing."""

from typing import Any

import pygame
import pytest

from game import words
from game.dice import Dice
from scenes import tables
from scenes.input import Act, Resized
from scenes.pause import PauseMenu
from scenes.table.company import company
from scenes.table.spots import CardSpot
from scenes.teach import lesson, lessons
from scenes.teach.speech import ROOM, Speech
from scenes.title import Title
from tests.scenes.ricochet.racing import people, racing
from tests.scenes.stage import Stage, stage
from tests.scenes.teach.learner import asked, learn, press, wait

MOST_SECONDS = 240
MOST_WORDS = 45
"""In one step: more is not read, but pressed away."""
AT_TABLES = [key for key in lessons() if key != "ricochet"]


def opened(one: Stage, key: str) -> Any:
    one.app.push(Title())
    table = lesson(key)
    one.app.push(table)
    return table


def choose(one: Stage, label: str) -> None:
    """A button of the menu on top."""
    top: Any = one.top
    next(widget for widget in top.board.widgets if widget.label == label).choose()


def test_there_are_lessons() -> None:
    assert "blind-hen" in lessons()


@pytest.mark.parametrize("key", lessons())
def test_a_learner_who_does_what_is_asked_gets_through(key: str) -> None:
    with stage() as one:
        table = opened(one, key)
        seen = learn(one, table)
        read = [step.text for step in table.teacher.steps if step.until is None]
        assert [step.text for step in seen if step.until is None] == read
        assert sum(step.press for step in seen) >= 3
        labels = [widget.label for widget in table.board.widgets]
        assert "Now play for real" in labels


@pytest.mark.parametrize("key", lessons())
def test_it_takes_less_than_four_minutes(key: str) -> None:
    with stage() as one:
        table = opened(one, key)
        assert 45 < sum(step.seconds for step in table.teacher.steps) < MOST_SECONDS
        for step in table.teacher.steps:
            assert len(step.text.split()) <= MOST_WORDS, step.text
            assert len(step.other.split()) <= MOST_WORDS, step.other
            assert not step.press or step.other


@pytest.mark.parametrize("key", AT_TABLES)
def test_wrong_tries_are_answered_and_lose_nothing(key: str) -> None:
    """At each step where something is asked, everything else on the table is tried first."""
    with stage() as one:
        table = opened(one, key)
        tried = 0
        for number in range(len(table.teacher.steps)):
            if not table.teacher.steps[number].press:
                continue
            learn(one, table, stop=number)
            while table.teacher.wanted is None:
                wait(one, table)
            count = table.match.count
            others = [w for w in table.board.widgets if w not in table._own and w is not asked(table)]
            for at in range(len(others)):
                now = [w for w in table.board.widgets if w not in table._own and w is not asked(table)]
                if at >= len(now) or not now[at].enabled:
                    continue
                press(one, now[at])
                if table.teacher.at > number and table.teacher.steps[number].wants is not None:
                    break  # another way to the very decision that is wanted
                tried += 1
                assert (table.match.count, table.teacher.at) == (count, number), now[at].label
                table.director.finish()
        learn(one, table)
        assert tried >= 3


@pytest.mark.parametrize("key", lessons())
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_the_words_never_cover_what_they_point_at(key: str, text_size: float) -> None:
    with stage() as one:
        one.app.change_settings(text_size=text_size)
        table = opened(one, key)
        for number in range(len(table.teacher.steps)):
            learn(one, table, stop=number)
            speech = table.teacher.speech
            if speech.target is not None:
                both = speech.box.clip(speech.target)
                assert not both.width * both.height, table.teacher.step.text
            if table.teacher.wanted is not None:
                assert table.teacher.wanted in table.board.widgets
        assert table.teacher.over


@pytest.mark.parametrize("key", lessons())
def test_it_can_be_left_at_any_time_and_nothing_is_kept(key: str) -> None:
    with stage() as one:
        table = opened(one, key)
        for number in (0, 3, len(table.teacher.steps) // 2):
            learn(one, table, stop=number)
            one.press(Act.BACK)
            assert isinstance(one.top, PauseMenu)
            one.press(Act.BACK)
            assert one.top is table
        one.press(Act.BACK)
        choose(one, "Leave the lesson")
        assert isinstance(one.top, Title)
        assert not list(one.app.keeping.folder.matches.glob("*"))


@pytest.mark.parametrize("key", lessons())
def test_it_can_be_begun_again(key: str) -> None:
    with stage() as one:
        table = opened(one, key)
        learn(one, table, stop=5)
        one.press(Act.BACK)
        choose(one, "Begin the lesson again")
        again: Any = one.top
        assert type(again) is type(table)
        assert again is not table
        assert again.teacher.at == 0


@pytest.mark.parametrize("key", lessons())
def test_the_end_opens_the_real_game(key: str) -> None:
    with stage() as one:
        table = opened(one, key)
        learn(one, table)
        press(one, next(w for w in table.board.widgets if w.label == "Now play for real"))
        assert type(one.top) is type(tables.open_game(key))
        assert table not in one.app.stack


@pytest.mark.parametrize("key", AT_TABLES)
def test_keys_alone_lead_through_it(key: str) -> None:
    """Enter on what has the focus, once the focus is on what is pointed at."""
    with stage() as one:
        table = opened(one, key)
        for _turn in range(400):
            if table.teacher.over:
                break
            widget = asked(table)
            covered = one.top is not table
            if covered:
                one.press(Act.CHOOSE)
            elif widget is not None and widget in table.board.widgets:
                table.board.focus_on(widget, quiet=True)
                one.press(Act.CHOOSE)
            wait(one, table)
        assert table.teacher.over


def test_a_table_that_waits_below_is_gone_back_to() -> None:
    with stage() as one:
        real = tables.sitting("blind-hen")(company(3), 5, thinks=False)
        one.app.push(real)
        one.press(Act.MENU)
        choose(one, "Teach me")
        table: Any = one.top
        learn(one, table)
        press(one, next(w for w in table.board.widgets if w.label == "Now play for real"))
        assert one.top is real
        assert len(one.app.stack) == 1


def test_ricochet_answers_each_wrong_card_with_its_number_and_shows_it_in_the_end() -> None:
    with stage() as one:
        table = opened(one, "ricochet")
        number = next(at for at, step in enumerate(table.teacher.steps) if step.hit is not None)
        learn(one, table, stop=number)
        answer = table.teacher.wanted
        wrong = [w for w in table.board.widgets if isinstance(w, CardSpot) and w is not answer]
        for tried, widget in enumerate(wrong[:2], start=1):
            assert table.teacher.speech.target != answer.area
            press(one, widget)
            wait(one, table)
            assert table.teacher.at == number
            assert table.tries == tried
            assert table.teacher.speech.answer
        assert table.teacher.speech.target == answer.area
        press(one, answer)
        wait(one, table)
        assert table.teacher.at > number
        assert not table.teacher.speech.answer


def test_ricochet_is_slapped_with_the_keys_that_lie_as_the_cards_do() -> None:
    with stage() as one:
        table = opened(one, "ricochet")
        number = max(at for at, step in enumerate(table.teacher.steps) if step.press)
        learn(one, table, stop=number)
        one.key(ord("w"))
        assert table.teacher.speech.answer
        assert not table.table.prints
        one.key(ord("a"))
        assert [(one.place, one.right) for one in table.table.prints] == [("left", True)]


def test_without_motion_the_ball_is_there_at_once() -> None:
    with stage() as one:
        one.app.change_settings(reduced_motion=True)
        table = opened(one, "ricochet")
        assert learn(one, table)
        assert not table.moving


@pytest.mark.parametrize("key", lessons())
@pytest.mark.parametrize("seed", range(3))
def test_no_presses_whatever_spoil_a_lesson(key: str, seed: int) -> None:
    """Clicks and keys at random, menus included; then whoever does what is asked still gets through."""
    dice = Dice.from_seed(seed)
    acts = (Act.CHOOSE, Act.LEFT, Act.RIGHT, Act.UP, Act.DOWN, Act.NEXT, Act.CHOOSE, Act.CHOOSE)
    with stage() as one:
        table = opened(one, key)
        for _press in range(160):
            if one.top is not table and table in one.app.stack:
                one.press(Act.BACK if dice.below(2) else Act.CHOOSE)  # out of menus, or on
                if table not in one.app.stack:
                    table = opened(one, key)
            elif table.teacher.over:
                break
            elif dice.below(2):
                one.click(dice.below(1920), dice.below(1080))
            elif dice.below(8):
                one.press(acts[dice.below(len(acts))])
            else:
                one.key(ord("asdwpnyf1234567890"[dice.below(18)]))
            if one.top is None or table not in one.app.stack:
                table = opened(one, key)
            wait(one, table)
        covered = one.top is not table
        while covered:
            one.press(Act.BACK)
            wait(one, table)
            covered = one.top is not table
        learn(one, table)


def test_the_way_on_stands_below_the_words_in_every_window() -> None:
    with stage((1280, 720)) as one:
        table = opened(one, "blind-hen")
        learn(one, table, stop=8)
        for size in ((960, 540), (1920, 1080)):
            one.paper.surface = pygame.Surface(size)
            one.app.handle(Resized())
            one.run(0.1)
            speech = table.teacher.speech
            assert table.board.focus.area == speech.button(0)
            assert speech.box.contains(table.board.focus.area)


@pytest.mark.parametrize("key", lessons())
def test_a_lesson_goes_on_in_the_language_that_is_chosen_in_its_middle(key: str) -> None:
    with stage() as one:
        table = opened(one, key)
        learn(one, table, stop=4)
        ours = table.teacher.speech.text
        try:
            one.app.change_settings(language="de")
            wait(one, table)
            assert table.teacher.speech.text not in ("", ours)
            learn(one, table)
        finally:
            one.app.change_settings(language="en")


def test_a_race_waits_below_its_pause_while_the_lesson_is_on() -> None:
    with racing(people(2)) as on:
        on.until("race")
        on.race.hold_up()
        choose(on.stage, "Teach me")
        table: Any = on.stage.top
        learn(on.stage, table)
        press(on.stage, next(w for w in table.board.widgets if w.label == "Now play for real"))
        assert isinstance(on.stage.top, PauseMenu)
        assert on.race.table.blank
        assert list(on.stage.app.stack)[-2] is on.race


@pytest.mark.parametrize("key", lessons())
@pytest.mark.parametrize("language", words.languages())
def test_the_longest_words_find_room_in_large_letters(key: str, language: str) -> None:
    """Every step with its answer to a wrong try, and two buttons below."""
    with stage((1280, 720)) as one:
        one.app.change_settings(text_size=1.5, language=language)
        try:
            table = opened(one, key)
            for step in table.teacher.steps:
                speech = Speech(step.text, step.other, feet=2)
                speech.stand(one.app.brushes.type, [], [])
                assert speech.box.height < ROOM.height, step.text
                assert ROOM.contains(speech.box)
        finally:
            one.app.change_settings(language="en")


@pytest.mark.parametrize("key", lessons())
def test_what_is_painted_bit_by_bit_is_the_whole_picture(key: str) -> None:
    """Words, halo and answer come and go without leaving anything behind."""
    with stage((1280, 720)) as one:
        table = opened(one, key)
        while not table.teacher.over:
            learn(one, table, stop=table.teacher.at)
            widget = asked(table)
            for other in table.board.widgets:
                if other not in table._own and other is not widget and table.teacher.step.press:
                    press(one, other)
                    break
            one.run(0.1)
            shown = pygame.image.tobytes(one.paper.surface, "RGB")
            table.touch()
            one.app.draw()
            assert pygame.image.tobytes(one.paper.surface, "RGB") == shown, table.teacher.step.text
            learn(one, table, stop=table.teacher.at + 1)


@pytest.mark.parametrize("key", AT_TABLES)
def test_the_learner_sits_there_under_the_own_name(key: str) -> None:
    with stage() as one:
        keeping = one.app.keeping
        for name in ("Juno", "Wilhelmina"):
            keeping.save_profiles(keeping.profiles.add(name))
        table = opened(one, key)
        assert [plaque.name for plaque in table.plaques][:2] == ["Wilhelmina", "Juno"]
        assert learn(one, table)
