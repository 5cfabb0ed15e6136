"""Who sits where: chairs, names, colours, levels, rules and the deal, by keys, pointer and pad."""

import pygame
import pytest

from game.bots.levels import Level
from game.keeping import SEAT_COLOURS
from scenes.curtain import Curtain
from scenes.input import Act, Press, Stamp, Typed
from scenes.letters import Letters
from scenes.seating.chair_sheet import ChairSheet, ColourRow, NameField
from scenes.seating.company import KEYS, Chair, Company, last_company
from scenes.seating.panel import PresetRow
from scenes.seats import Seats
from scenes.shelf import Shelf
from scenes.table.sitting import Sitting, quick_until
from scenes.tables import open_game
from scenes.tables.blind_hen.table import HenTable
from scenes.title import Title
from scenes.ui.board import STEPS
from scenes.ui.widgets import Choice, Toggle
from tests.scenes.stage import Stage, stage

A = {"name": "A", "colour": "sky", "who": "person", "device": "keys", "profile": None}
GAMES = ("blind-business", "blind-hen", "second-estimate", "none-of-your-business")


def sit_down(one: Stage, game: str, company: Company | None = None) -> Seats:
    seats = Seats(game, company)
    one.app.push(seats)
    return seats


def people(game: str, count: int) -> Company:
    colours = tuple(SEAT_COLOURS)
    chairs = tuple(Chair(f"Guest {n + 1}", colours[n], device=KEYS) for n in range(count))
    return Company(game, chairs)


def names(seats: Seats) -> list[str]:
    return [chair.name for chair in seats.company.chairs]


def sheet(one: Stage, seats: Seats, at: int) -> ChairSheet:
    one.click(*next(w for w in seats.board.widgets if w.label == names(seats)[at]).area.center)
    assert isinstance(one.top, ChairSheet)
    return one.top


def widget(scene, kind, label=""):
    return next(w for w in scene.board.widgets if isinstance(w, kind) and w.label.startswith(label))


def write(one: Stage, scene: ChairSheet, name: str) -> None:
    field = widget(scene, NameField)
    one.click(*field.area.center)
    for _letter in scene.typed:
        one.key(pygame.K_BACKSPACE)
    one.app.handle(Typed(name))


# -- the first evening -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_finds_a_company_ready_to_deal(game):
    with stage() as one:
        seats = sit_down(one, game)
        company = seats.company
        assert company.problem() == ""
        assert [chair.is_person for chair in company.chairs].count(True) == 1
        assert len({chair.colour for chair in company.chairs}) == len(company.chairs) >= company.least
        assert seats.board.focus is seats._deal_button


def test_one_press_deals_and_a_newcomer_is_remembered():
    with stage() as one:
        seats = sit_down(one, "blind-hen")
        one.press(Act.CHOOSE)
        table = one.top
        assert isinstance(table, Sitting)
        assert [one.name for one in table.seatings] == names(seats)
        assert [one.name for one in table.seatings if one.is_person] == [
            profile.name for profile in one.app.keeping.profiles
        ]
        assert one.app.settings.last_game == "blind-hen"
        assert seats not in one.app.stack


def test_choosing_a_game_opens_its_seats():
    assert isinstance(open_game("blind-hen"), Seats)


# -- chairs ------------------------------------------------------------------------------------------


def test_one_press_adds_a_bot_and_one_press_a_person():
    with stage() as one:
        seats = sit_down(one, "blind-hen")
        before = len(seats.company.chairs)
        one.key(pygame.K_b)
        one.key(pygame.K_p)
        added = seats.company.chairs[before:]
        assert [chair.is_person for chair in added] == [False, True]
        one.key(pygame.K_b)  # every chair is taken
        assert len(seats.company.chairs) == seats.company.most == 5


def test_the_buttons_of_the_empty_chair_do_the_same_by_pointer():
    with stage() as one:
        seats = sit_down(one, "blind-hen")
        one.click(*widget(seats, object, "Bot").area.center)
        one.click(*widget(seats, object, "Person").area.center)
        assert [chair.is_person for chair in seats.company.chairs] == [True, False, False, False, True]


def test_too_few_is_explained_and_nothing_is_dealt():
    with stage() as one:
        seats = sit_down(one, "blind-hen", people("blind-hen", 1))
        assert not seats._deal_button.enabled
        assert seats.word() == "Blind Hen needs at least 3 players. Add 2 more, people or bots."
        one.press(Act.CHOOSE)
        one.run(0.1)
        assert one.top is seats
        assert one.app.toasts.texts == [seats.word()]
        one.key(pygame.K_b)
        assert seats.word() == "Blind Hen needs at least 3 players. Add 1 more, a person or a bot."


def test_an_empty_table_says_so():
    assert Company("blind-hen").problem() == "Nobody sits here yet. Add a person or a bot."


def test_ct_q7_bots_fill_second_estimate_up_to_four_and_it_says_so():
    company = people("second-estimate", 2)
    assert company.problem() == ""
    assert company.remark() == "Second Estimate is for 4 to 6: 2 bots will take empty chairs."
    full = company.filled_up()
    assert [chair.is_person for chair in full.chairs] == [True, True, False, False]
    assert len(people("blind-hen", 2).filled_up().chairs) == 2


def test_the_delete_key_frees_the_chair_with_the_focus_and_esc_goes_to_the_shelf():
    with stage() as one:
        seats = sit_down(one, "blind-hen")
        gone = names(seats)[1]
        seats.board.focus_on(widget(seats, object, gone))
        one.key(pygame.K_DELETE)
        assert gone not in names(seats)
        one.press(Act.BACK)
        assert isinstance(one.top, Shelf)


def test_people_can_change_places():
    company = people("blind-hen", 4)
    assert [chair.name for chair in company.moved(3, 1).chairs] == [
        "Guest 1",
        "Guest 4",
        "Guest 2",
        "Guest 3",
    ]
    with stage() as one:
        seats = sit_down(one, "blind-hen", company)
        chair = sheet(one, seats, 0)
        seat = widget(chair, Choice, "Seat")
        chair.board.focus_on(seat)
        one.press(Act.RIGHT)
        assert names(seats) == ["Guest 2", "Guest 1", "Guest 3", "Guest 4"]
        assert chair.chair.name == "Guest 1"


def test_a_bot_has_a_level_with_a_line_about_it():
    with stage() as one:
        seats = sit_down(one, "blind-hen")
        chair = sheet(one, seats, 1)
        level = widget(chair, Choice, "Level")
        assert [text for _value, text in level.options] == [one.called for one in Level]
        chair.board.focus_on(level)
        one.press(Act.RIGHT)
        assert seats.company.chairs[1].level is Level.SHARP
        assert chair._word()[0] == Level.SHARP.character


def test_a_person_can_take_a_bots_chair_and_the_other_way_round():
    with stage() as one:
        seats = sit_down(one, "blind-hen")
        chair = sheet(one, seats, 1)
        one.click(*widget(chair, object, "Person instead").area.center)
        assert [one.is_person for one in seats.company.chairs] == [True, True, False]
        one.click(*widget(chair, object, "Bot instead").area.center)
        assert [one.is_person for one in seats.company.chairs] == [True, False, False]


def test_no_two_wear_one_colour():
    with stage() as one:
        seats = sit_down(one, "blind-hen")
        chair = sheet(one, seats, 0)
        row = widget(chair, ColourRow)
        worn = {one.colour for one in seats.company.chairs[1:]}
        taken = tuple(SEAT_COLOURS).index(next(iter(worn)))
        one.click(*row._swatch(taken).center)
        assert seats.company.chairs[0].colour == row.colour
        for _step in range(6):
            chair.board.focus_on(widget(chair, ColourRow))
            one.press(Act.RIGHT)
            assert seats.company.chairs[0].colour not in worn


# -- names -------------------------------------------------------------------------------------------


def test_a_name_can_be_written_and_is_kept_for_the_next_evening():
    with stage() as one:
        seats = sit_down(one, "blind-hen")
        chair = sheet(one, seats, 0)
        write(one, chair, "Mara")
        one.press(Act.CHOOSE)
        assert names(seats)[0] == "Mara"
        one.app.pop()
        again = sit_down(one, "blind-hen")
        assert names(again) == names(seats)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "Please give a name."),
        ("   ", "Please give a name."),
        ("Guest 2", "Guest 2 is already here. Please pick another name."),
        ("guest  2", "Guest 2 is already here. Please pick another name."),
    ],
)
def test_a_name_that_cannot_be_is_explained_and_the_old_one_stays(name, problem):
    with stage() as one:
        seats = sit_down(one, "blind-hen", people("blind-hen", 3))
        chair = sheet(one, seats, 0)
        write(one, chair, name)
        assert chair.problem == problem
        one.press(Act.CHOOSE)
        assert chair in one.app.stack
        one.press(Act.BACK)
        assert one.top is seats
        assert names(seats)[0] == "Guest 1"


def test_a_name_has_at_most_24_characters():
    with stage() as one:
        seats = sit_down(one, "blind-hen", people("blind-hen", 3))
        chair = sheet(one, seats, 0)
        write(one, chair, "x" * 40)
        assert chair.typed == "x" * 24
        one.press(Act.CHOOSE)
        assert names(seats)[0] == "x" * 24


def test_someone_remembered_can_sit_down_and_a_new_name_renames_them_everywhere():
    with stage() as one:
        one.app.keeping.save_profiles(one.app.keeping.profiles.add("Mara").add("Otto"))
        seats = sit_down(one, "blind-hen")
        assert names(seats)[0] == "Mara"
        chair = sheet(one, seats, 0)
        player = widget(chair, Choice, "Player")
        assert [text for _value, text in player.options] == ["Mara", "Otto", "Someone new"]
        chair.board.focus_on(player)
        one.press(Act.RIGHT)
        assert names(seats)[0] == "Otto"
        write(one, chair, "Ottokar")
        one.press(Act.BACK)
        assert names(seats)[0] == "Ottokar"
        assert [profile.name for profile in one.app.keeping.profiles] == ["Mara", "Ottokar"]


def test_someone_new_with_a_remembered_name_is_that_person():
    with stage() as one:
        one.app.keeping.save_profiles(one.app.keeping.profiles.add("Mara"))
        company = people("blind-hen", 3).named(0, "mara", one.app.keeping)
        assert company.chairs[0].name == "Mara"
        assert company.chairs[0].profile == one.app.keeping.profiles.people[0].id


# -- rules of the evening ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_and_option_can_be_chosen_and_is_explained(game):
    with stage() as one:
        seats = sit_down(one, game)
        for number in range(len(seats.company.rules.presets)):
            row = [w for w in seats.board.widgets if isinstance(w, PresetRow)][number]
            assert row.about
            one.click(*row.area.center)
            rows = [w for w in seats.board.widgets if isinstance(w, PresetRow)]
            assert [w.on for w in rows] == [at == number for at in range(len(rows))]
        for option in seats.company.rules.options:
            before = seats.company.agreed[option.key]
            seats.board.focus_on(next(w for w in seats.board.widgets if w.label == option.label))
            assert seats.word() == option.about
            one.press(Act.CHOOSE)
            assert seats.company.agreed[option.key] != before


def test_a_seat_as_an_option_is_shown_as_who_sits_there():
    with stage() as one:
        seats = sit_down(one, "none-of-your-business", people("none-of-your-business", 3))
        first = widget(seats, Choice, "First player")
        assert [text for _value, text in first.options] == ["By chance", "Guest 1", "Guest 2", "Guest 3"]


def test_rules_are_remembered_for_the_game_they_were_chosen_for():
    with stage() as one:
        seats = sit_down(one, "second-estimate")
        one.click(*widget(seats, Toggle, "Hide the totals").area.center)
        keeping = one.app.keeping
        assert last_company("second-estimate", keeping).agreed == {"hide_totals": True}
        assert last_company("blind-business", keeping).agreed == Company("blind-business").agreed


@pytest.mark.parametrize(
    "kept",
    [
        None,
        {},
        {"chairs": 3, "options": {}},
        {"chairs": [{"name": "A"}], "options": {}},
        {"chairs": [], "options": {"no such": 1}},
        {"chairs": [A | {"who": "bot:god"}], "options": {}},
        {"chairs": [A | {"device": "laser"}], "options": {}},
    ],
)
def test_what_cannot_be_read_any_more_falls_back_to_the_usual_company(kept):
    with stage() as one:
        one.app.change_settings(last_seats={"blind-hen": kept})
        company = last_company("blind-hen", one.app.keeping)
        assert company.problem() == ""
        assert len(company.chairs) == 3


def test_a_match_that_ended_leads_back_to_the_same_seats():
    with stage() as one:
        seats = sit_down(one, "blind-hen")
        one.press(Act.CHOOSE)
        table = one.top
        assert isinstance(table, Sitting)
        table.change_seats()
        assert isinstance(one.top, Seats)
        assert names(one.top) == names(seats)
        assert table not in one.app.stack


def test_a_table_opened_straight_away_is_left_for_the_shelf():
    with stage() as one:
        sit_down(one, "blind-hen")
        one.press(Act.CHOOSE)
        assert isinstance(one.top, Sitting)
        one.top.leave()
        assert isinstance(one.top, Shelf)


# -- devices -----------------------------------------------------------------------------------------


def test_two_people_on_one_gamepad_get_a_sentence():
    company = people("blind-hen", 3).with_chair(0, device="pad:0").with_chair(2, device="pad:0")
    sentence = "Guest 1 and Guest 3 both have Gamepad 1. Give one of them the keys or another gamepad."
    assert company.problem() == sentence
    assert company.with_chair(2, device="pad:1").problem() == ""
    assert people("blind-hen", 5).problem() == ""  # the keys go round


# -- with a gamepad alone ----------------------------------------------------------------------------


class Pad:
    """A gamepad's buttons as pygame tells of them, through the app's own reader."""

    def __init__(self, one: Stage) -> None:
        self.one = one

    def press(self, *names: str) -> None:
        for name in names:
            button = getattr(pygame, f"CONTROLLER_BUTTON_{name}")
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                self.one.app.poll([pygame.Event(kind, button=button, instance_id=0)])
            self.one.run(0.05)


RIGHT = "DPAD_RIGHT"


def test_a_newcomer_with_a_gamepad_deals_in_four_presses_leaves_and_goes_on_at_the_same_decision():
    with stage() as one:
        pad = Pad(one)
        one.app.push(Title())
        one.run(0.1)
        pad.press("A")
        assert isinstance(one.top, Shelf)
        pad.press(RIGHT, RIGHT, "A", "A")
        table = one.top
        assert isinstance(table, HenTable)
        assert [seat.is_person for seat in table.seatings] == [True, False, False]
        quick_until(table.match, lambda seat, view: seat == 0 and table.match.count > 3, 1, Level.RELAXED)
        count, owed = table.match.count, table.match.actors()
        one.app.stack.clear()
        one.app.push(Title())
        one.run(0.1)
        pad.press("A")
        again = one.top
        assert isinstance(again, HenTable) and again is not table
        assert (again.match.count, again.match.actors()) == (count, owed)


def test_a_name_is_written_with_a_gamepad_letter_by_letter():
    with stage() as one:
        seats = sit_down(one, "blind-hen", people("blind-hen", 3))
        chair = sheet(one, seats, 0)
        write(one, chair, "")
        pad = Pad(one)
        pad.press("A")
        assert isinstance(one.top, Letters)
        pad.press("A", RIGHT, "A", "A", "X")
        assert chair.typed == "Ab", "A capital, then small letters; one too many was taken back"
        pad.press("B")
        assert isinstance(one.top, ChairSheet)
        pad.press("B")
        assert names(seats)[0] == "Ab"


@pytest.mark.parametrize("game", GAMES)
def test_every_chair_and_rule_can_be_reached_with_directions_alone(game):
    with stage() as one:
        seats = sit_down(one, game)
        reached, edge = {id(seats.board.focus)}, [seats.board.focus]
        while edge:
            here = edge.pop()
            for act, step in STEPS.items():
                if isinstance(here, Choice | Toggle) and act in (Act.LEFT, Act.RIGHT):
                    continue  # it uses these itself
                seats.board.focus = here
                there = seats.board._toward(step)
                if there is not None and id(there) not in reached:
                    reached.add(id(there))
                    edge.append(there)
        assert {w.label for w in seats.board.widgets if id(w) not in reached} == set()


def test_a_gamepad_acts_only_while_its_owner_is_asked_and_pauses_at_any_time():
    company = people("blind-hen", 3).with_chair(0, device="pad:0").with_chair(1, device="pad:1")
    with stage() as one:
        seats = sit_down(one, "blind-hen", company)
        one.press(Act.CHOOSE)
        table = one.top
        assert isinstance(table, Sitting)
        one.run(0.1)
        seat = next(iter(table.match.actors()))
        name = table.seatings[seat].name
        curtain = one.top
        assert isinstance(curtain, Curtain) and curtain.person == name
        stranger = next(pad for pad, owner in ((0, 0), (1, 1)) if names(seats)[owner] != name)
        one.app.handle(Press(f"pad:{stranger}:a", Stamp(0), Act.CHOOSE))
        one.run(0.1)
        assert one.top is curtain
        assert name in one.app.toasts.texts[0]
        one.app.handle(Press("pad:7:a", Stamp(0), Act.CHOOSE))  # nobody's pad is anybody's
        one.run(0.1)
        assert not isinstance(one.top, Curtain)
        focus = table.board.focus
        one.app.handle(Press(f"pad:{stranger}:right", Stamp(0), Act.RIGHT))
        assert table.board.focus is focus
        one.app.handle(Press(f"pad:{stranger}:start", Stamp(0), Act.MENU))
        assert not isinstance(one.top, Sitting)
