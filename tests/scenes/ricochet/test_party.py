"""Who races: ready at once, remembered, and never two people on one key."""

import pygame
import pytest

from game.ricochet.rules import Ricochet
from scenes.input import Act, Press, Stamp
from scenes.tables.ricochet import first_scene
from scenes.tables.ricochet.chair import ChairSheet
from scenes.tables.ricochet.keys import FIVE, FOUR, key_name
from scenes.tables.ricochet.keys_test import KeysTest
from scenes.tables.ricochet.party import (
    MOST,
    Chair,
    Party,
    bind,
    clash,
    last_party,
    place_codes,
    usual_party,
)
from scenes.tables.ricochet.race import Race
from scenes.tables.ricochet.rebind import Rebind
from scenes.tables.ricochet.seats import Seats
from scenes.ui.widgets import Choice
from tests.scenes.stage import stage


def test_one_press_deals_with_one_person_and_two_bots():
    with stage() as on:
        seats = first_scene()
        assert isinstance(seats, Seats)
        on.app.push(seats)
        assert [chair.is_person for chair in seats.party.chairs] == [True, False, False]
        on.press(Act.CHOOSE)
        assert isinstance(on.top, Race)


@pytest.mark.parametrize("sets", [FOUR, FIVE])
def test_no_key_belongs_to_two_of_the_usual_sets(sets):
    keys = [key for keys in sets.values() for key in keys]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("full_tilt", [False, True])
def test_five_people_can_sit_down_at_one_keyboard(full_tilt):
    with stage() as on:
        party = Party(options={"full_tilt": full_tilt})
        for _ in range(MOST):
            party = party.with_person(on.app.keeping)
        assert clash(party, on.app.keeping) is None
        places = ("one", "two", "three", "four", "five") if full_tilt else ("left", "top", "right", "bottom")
        keys = bind(party, on.app.keeping, places)
        assert all(len(keys.keys(seat)) == len(places) for seat in range(MOST))
        assert len({chair.colour for chair in party.chairs}) == MOST
        assert len({chair.name for chair in party.chairs}) == MOST


def test_the_seats_are_remembered_with_the_rules():
    with stage() as on:
        seats = Seats()
        on.app.push(seats)
        seats.change(seats.party.with_person(on.app.keeping).with_option("target", 3))
        assert last_party(on.app.keeping) == seats.party


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        {"chairs": [], "options": {}},
        {"chairs": 3, "options": {}},
        {"chairs": [{}], "options": {}},
        {"chairs": [{"name": "A", "colour": "red", "who": "bot:nobody", "device": "", "profile": None}] * 2,
         "options": {}},
        {"chairs": [{"name": "A", "colour": "sky", "who": "person", "device": "wasd", "profile": None}] * 2,
         "options": {"target": 99}},
    ],
)  # fmt: skip
def test_seats_that_cannot_be_read_fall_back_to_the_usual(kept):
    with stage() as on:
        on.app.change_settings(last_seats={"ricochet": kept})
        assert last_party(on.app.keeping) == usual_party(on.app.keeping)


def test_a_player_who_was_removed_does_not_come_back():
    with stage() as on:
        on.app.keeping.save_profiles(on.app.keeping.profiles.add("Ada"))
        ada = on.app.keeping.profiles.people[0]
        party = Party((Chair("Ada", "sky", device="wasd", profile=ada.id),)).with_bot().with_bot()
        on.app.change_settings(last_seats={"ricochet": party.to_plain()})
        on.app.keeping.save_profiles(on.app.keeping.profiles.remove(ada.id))
        assert [chair.name for chair in last_party(on.app.keeping).chairs] == ["Pip", "Zuri"]


def test_two_people_on_one_key_cannot_deal_and_are_named():
    with stage() as on:
        profiles = on.app.keeping.profiles.add("Ada")
        profiles = profiles.rebind(profiles.people[0].id, (4, 26, 7, 22))
        profiles = profiles.rebind(profiles.people[0].id, (4, 26, 7, 22, 20), places=5)
        on.app.keeping.save_profiles(profiles)
        ada = Chair("Ada", "sky", device="own:ijkl", profile=profiles.people[0].id)
        seats = Seats(Party((ada, Chair("Bo", "pink", device="wasd"))))
        on.app.push(seats)
        on.key(pygame.K_d)
        assert on.top is seats
        assert any("Ada" in text and "Bo" in text for text in on.app.toasts.texts)


def test_a_race_needs_two():
    with stage() as on:
        seats = Seats(Party((Chair("Ada", "sky", device="wasd"),)))
        on.app.push(seats)
        on.key(pygame.K_d)
        assert on.top is seats and on.app.toasts
        on.key(pygame.K_b)
        on.key(pygame.K_d)
        assert isinstance(on.top, Race)


def test_chairs_fill_up_and_no_further():
    with stage() as on:
        seats = Seats()
        on.app.push(seats)
        for _ in range(4):
            on.key(pygame.K_p)
        assert len(seats.party.chairs) == MOST


def test_a_chair_can_be_changed_and_freed():
    with stage() as on:
        seats = Seats()
        on.app.push(seats)
        sheet = ChairSheet(seats, 0)
        on.app.push(sheet)
        sheet._type("Ada")
        sheet._welcome()
        assert seats.party.chairs[0].name == "Ada"
        assert [one.name for one in on.app.keeping.profiles] == ["Ada"]
        sheet._type("ada")
        sheet._welcome()
        assert any("already here" in text for text in on.app.toasts.texts)
        sheet._remove()
        assert on.top is seats and [chair.is_person for chair in seats.party.chairs] == [False, False]


def test_keys_have_names():
    for sets in (FOUR, FIVE):
        for keys in sets.values():
            assert all(key_name(f"key:{key}") != "?" for key in keys)


def push_keys(on, *scancodes):
    for scancode in scancodes:
        on.app.handle(Press(f"key:{scancode}", Stamp(on.clock.now_ns())))


@pytest.mark.parametrize("full_tilt", [False, True])
def test_keys_are_changed_in_place_and_kept(full_tilt):
    with stage() as on:
        two = Party((Chair("Ada", "sky", device="wasd"), Chair("Bo", "pink", device="ijkl")))
        seats = Seats(two.with_option("full_tilt", full_tilt))
        on.app.push(seats)
        on.app.push(Rebind(seats.party, 0, seats.change))
        wanted = (29, 27, 6, 25, 5)[: 5 if full_tilt else 4]
        push_keys(on, *wanted)
        assert on.top is seats
        found = place_codes(seats.party.chairs[0], on.app.keeping, full_tilt)
        assert list(found.values()) == [f"key:{one}" for one in wanted]
        assert last_party(on.app.keeping) == seats.party


def test_rc_q12_one_key_for_two_people_is_refused_with_the_name_of_the_other():
    with stage() as on:
        seats = Seats(Party((Chair("Ada", "sky", device="wasd"), Chair("Bo", "pink", device="ijkl"))))
        on.app.push(seats)
        on.app.push(Rebind(seats.party, 0, seats.change))
        push_keys(on, 29, 13)
        assert isinstance(on.top, Rebind) and on.top.chosen == [29]
        assert on.app.toasts.texts == ["Bo already uses J."]
        push_keys(on, 29, 225)
        assert on.top.chosen == [29] and len(on.app.toasts.texts) == 3


def test_someone_with_a_name_takes_their_keys_along():
    with stage() as on:
        on.app.keeping.save_profiles(on.app.keeping.profiles.add("Ada"))
        seats = Seats(Party().with_person(on.app.keeping).with_bot())
        on.app.push(seats)
        on.app.push(Rebind(seats.party, 0, seats.change))
        push_keys(on, 29, 27, 6, 25)
        assert on.app.keeping.profiles.people[0].keys == (29, 27, 6, 25)
        again = Party().with_person(on.app.keeping)
        assert place_codes(again.chairs[0], on.app.keeping, False)["left"] == "key:29"


def test_the_keys_that_were_seen_to_work_are_used():
    with stage() as on:
        seats = Seats(Party((Chair("Ada", "sky", device="wasd"), Chair("Bo", "pink", device="ijkl"))))
        on.app.push(seats)
        seats._try_keys()
        trial = on.top
        assert isinstance(trial, KeysTest) and trial.use
        trial.use([tuple(f"key:{one}" for one in FOUR[name]) for name in ("wasd", "keypad")])
        assert [chair.device for chair in seats.party.chairs] == ["wasd", "keypad"]


def test_a_preset_sets_every_rule_at_once_and_other_rules_are_the_tables_own() -> None:
    with stage() as one:
        seats = first_scene()
        one.app.push(seats)
        assert isinstance(seats, Seats)

        seats.change(seats.party.with_option("tie_frames", 2))

        def preset() -> Choice:
            found = (w for w in seats.board.widgets if isinstance(w, Choice) and w.label == "Tonight's race")
            return next(found)

        for _step in range(len(preset().options)):
            seats.board.focus_on(preset())
            one.press(Act.RIGHT)
            number = preset().options[preset().at][0]
            assert isinstance(number, int)
            wanted = {**Ricochet().presets[number].options, "tie_frames": 2}
            assert seats.party.agreed == Party(options=wanted).agreed
        seats.change(seats.party.with_option("target", 9))
        assert preset().options[preset().at][1] == "Your own"
