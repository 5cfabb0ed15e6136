"""People at the table: names in any script, colours with symbols, keys nobody shares."""

import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.keeping.names import same, slug, tidy
from game.keeping.profiles import PROFILES, SEAT_COLOURS, ProfileProblem, Profiles
from game.keeping.records import PAGE_NAME
from game.keeping.sheet import load, save, seal, unseal

MARA, OTTO = "mara-1", "otto-2"
PAD = "030000005e0400008e02000014010000"


@pytest.fixture
def two() -> Profiles:
    return Profiles().add("Mara").add("Otto")


def test_the_six_seat_colours_each_have_a_symbol_of_their_own():
    assert list(SEAT_COLOURS) == ["vermilion", "sky", "green", "yellow", "pink", "blue"]
    assert [colour.symbol for colour in SEAT_COLOURS.values()] == [
        "disc",
        "triangle",
        "square",
        "star",
        "diamond",
        "hexagon",
    ]
    assert SEAT_COLOURS["sky"].hex == "#56b4e9"


def test_ids_come_from_name_and_counter_and_are_never_used_again(two: Profiles):
    assert [profile.id for profile in two] == [MARA, OTTO]
    again = two.remove(OTTO).add("Otto")
    assert [profile.id for profile in again] == [MARA, "otto-3"]
    assert again.rename(MARA, "Zoë").get(MARA).name == "Zoë"


@pytest.mark.parametrize(
    ("name", "profile_id"),
    [("José Ñandú", "jose-nandu-1"), ("名前", "player-1"), ("../CON", "con-1"), ("🎲", "player-1")],
)
def test_ids_are_safe_file_names_in_any_script(name: str, profile_id: str):
    assert Profiles().add(name).people[0].id == profile_id


@given(st.text())
def test_every_id_is_a_name_for_a_page_of_records(name: str):
    assert PAGE_NAME.fullmatch(f"{slug(name)}-1")


@given(st.text())
def test_tidying_twice_changes_nothing_and_leaves_no_control_characters(name: str):
    once = tidy(name)
    assert tidy(once) == once == once.strip()
    assert not any(char in once for char in "\n\t\r\x00\x1b\u202e\u2066\u200b\ufeff")


@given(st.text())
def test_a_name_is_the_same_in_capitals_folded_and_in_any_normal_form(name: str):
    assert same(name, name.casefold())
    for form in ("NFC", "NFD", "NFKC"):
        assert same(name, unicodedata.normalize(form, name))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \t Lee\n", "Ann Lee"),
        ("E\u0301mile", "Émile"),
        ("a\u202eb\x00c", "abc"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_names_are_tidied(typed: str, shown: str):
    assert Profiles().add(typed).people[0].name == shown


@pytest.mark.parametrize("name", ["", "   ", "\x00", "\u200d", "\u202e\n", "\ud800"])
def test_a_name_that_nobody_can_see_is_refused(name: str):
    with pytest.raises(ProfileProblem, match="give a name"):
        Profiles().add(name)


def test_names_have_up_to_24_characters():
    assert Profiles().add("x" * 24).people[0].name == "x" * 24
    with pytest.raises(ProfileProblem, match="24"):
        Profiles().add("x" * 25)


@pytest.mark.parametrize("name", ["Mara", "mara", "  MARA ", "Ｍａｒａ"])
def test_two_profiles_with_one_name_are_refused(two: Profiles, name: str):
    with pytest.raises(ProfileProblem, match="Mara is already here"):
        two.add(name)
    with pytest.raises(ProfileProblem, match="Mara is already here"):
        two.rename(OTTO, name)


def test_ones_own_name_may_be_written_differently(two: Profiles):
    assert two.rename(MARA, "MARA").get(MARA).name == "MARA"


def test_newcomers_get_the_colour_used_least():
    profiles = Profiles()
    for number in range(7):
        profiles = profiles.add(f"Guest {number}")
    assert [profile.colour for profile in profiles] == [*SEAT_COLOURS, "vermilion"]
    assert profiles.add("Late", "pink").people[-1].colour == "pink"


def test_colours_change_to_known_ones_only(two: Profiles):
    assert two.recolour(MARA, "blue").get(MARA).colour == "blue"
    with pytest.raises(ProfileProblem, match="six colours"):
        two.recolour(MARA, "beige")


def test_rc_q12_slap_keys_are_four_and_five_for_full_tilt(two: Profiles):
    bound = two.rebind(MARA, [4, 5, 6, 7]).rebind(MARA, [4, 5, 6, 7, 8], places=5)
    assert (bound.get(MARA).keys, bound.get(MARA).tilt_keys) == ((4, 5, 6, 7), (4, 5, 6, 7, 8))
    assert bound.get(MARA).keys_for(5) == (4, 5, 6, 7, 8)
    assert bound.rebind(MARA, None).get(MARA).keys is None


def test_a_key_that_somebody_else_uses_is_refused(two: Profiles):
    bound = two.rebind(MARA, [4, 5, 6, 7])
    with pytest.raises(ProfileProblem, match=r"^Mara already uses that key\.$"):
        bound.rebind(OTTO, [7, 8, 9, 10])
    assert bound.user_of(7) == bound.get(MARA)
    assert bound.rebind(MARA, [7, 6, 5, 4]).get(MARA).keys == (7, 6, 5, 4)
    assert bound.rebind(OTTO, [4, 5, 6, 7, 8], places=5).get(OTTO).tilt_keys == (4, 5, 6, 7, 8)


@pytest.mark.parametrize(
    ("keys", "word"),
    [
        ([4, 5, 6], "4 keys"),
        ([4, 5, 6, 7, 8], "4 keys"),
        ([4, 5, 6, 6], "of its own"),
        ([4, 5, 6, 41], "needed elsewhere"),
        ([4, 5, 6, 225], "needed elsewhere"),
        ([4, 5, 6, 0], "needed elsewhere"),
        ([4, 5, 6, 512], "needed elsewhere"),
    ],
)
def test_unfit_keys_are_refused(two: Profiles, keys: list[int], word: str):
    with pytest.raises(ProfileProblem, match=word):
        two.rebind(MARA, keys)


def test_a_gamepad_is_remembered_and_forgotten(two: Profiles):
    paired = two.pair(MARA, PAD)
    assert paired.get(MARA).gamepad == PAD
    assert paired.pair(MARA, None) == two
    with pytest.raises(ProfileProblem, match="gamepad"):
        two.pair(MARA, "pad")


def test_someone_removed_is_no_longer_here(two: Profiles):
    left = two.remove(MARA)
    assert [profile.id for profile in left] == [OTTO]
    for wish in (
        left.remove,
        left.get,
        lambda who: left.rename(who, "X"),
        lambda who: left.rebind(who, None),
    ):
        with pytest.raises(ProfileProblem, match="no longer here"):
            wish(MARA)


@given(st.lists(st.tuples(st.text(max_size=24), st.sampled_from(sorted(SEAT_COLOURS)))), st.data())
def test_profiles_come_back_as_they_were_sealed(wishes: list[tuple[str, str]], data: st.DataObject):
    profiles = Profiles(unknown={"lamp": 1})
    for name, colour in wishes:
        try:
            profiles = profiles.add(name, colour)
        except ProfileProblem:
            continue
        keys = st.lists(st.integers(4, 200), min_size=4, max_size=4)
        try:
            profiles = profiles.rebind(profiles.people[-1].id, data.draw(keys))
        except ProfileProblem:
            continue
    complaints: list[str] = []
    assert unseal(PROFILES, seal(PROFILES, profiles), complaints.append) == profiles
    assert complaints == []


def _file(tmp_path: Path, *entries: Any, **more: Any) -> Path:
    path = tmp_path / "profiles.json"
    path.write_text(json.dumps({"felt": "profiles", "version": 1, "profiles": entries, **more}))
    return path


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("colour", "beige"),
        ("colour", ["sky"]),
        ("keys", [4, 5, 6]),
        ("keys", "abcd"),
        ("keys", 7),
        ("keys", [4, 5, 6, [7]]),
        ("tilt_keys", [4, 5, 6, 7, 41]),
        ("gamepad", 9),
    ],
)
def test_a_wish_in_the_file_that_cannot_be_granted_falls_back_alone(tmp_path: Path, field: str, value: Any):
    path = _file(tmp_path, {"id": MARA, "name": "Mara", field: value}, {"id": OTTO, "name": "Otto"})
    found = load(path, PROFILES)
    assert found.value == Profiles().add("Mara").add("Otto")
    assert [field in trouble.sentence for trouble in found.troubles] == [True]


@pytest.mark.parametrize(
    "entry",
    [
        {"id": "../../evil-1", "name": "Eve"},
        {"id": "eve", "name": "Eve"},
        {"id": 5, "name": "Eve"},
        {"id": "eve-1", "name": ["E"]},
        {"id": "eve-1", "name": ""},
        {"id": "eve-1", "name": "x" * 25},
        {"id": "eve-1"},
        {"id": OTTO, "name": "Eve"},
        {"id": "eve-1", "name": "OTTO"},
        {"id": "eve-9999999999", "name": "Eve"},
        "Eve",
    ],
)
def test_a_file_that_mixes_up_people_is_damaged(tmp_path: Path, entry: Any):
    found = load(_file(tmp_path, {"id": OTTO, "name": "Otto"}, entry), PROFILES)
    assert found.value is None
    assert (tmp_path / "profiles.json.damaged-1").exists()


@pytest.mark.parametrize(("stored", "number"), [(9, 9), (1, 3), (True, 3), (10**30, 3), ("9", 3)])
def test_the_counter_stays_ahead_of_every_id(tmp_path: Path, stored: Any, number: int):
    found = load(_file(tmp_path, {"id": OTTO, "name": "Otto"}, next_number=stored), PROFILES)
    assert found.value is not None
    assert found.value.next_number == number


def test_unknown_fields_of_people_and_file_are_written_back(tmp_path: Path):
    path = _file(tmp_path, {"id": MARA, "name": "Mara", "hat": "top"}, motto="slap")
    profiles = load(path, PROFILES).value
    assert profiles is not None
    save(path, PROFILES, profiles.rename(MARA, "Mira"))
    written = json.loads(path.read_text())
    assert written["motto"] == "slap"
    assert written["profiles"][0]["hat"] == "top"
    assert written["profiles"][0]["name"] == "Mira"
