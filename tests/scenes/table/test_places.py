"""Layouts come from Tiled: what is moved there moves on screen, and what is misspelt is named."""

import math
import re
import shutil
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.pictures import BAKED
from scenes.table.places import CARD_RATIO, TABLES, Layout, Place, PlaceError, Pose

LAYOUT = Layout.load("house")


@pytest.fixture
def edited(tmp_path):
    """The house table with one thing written differently, as if saved from the editor."""

    def edit(old, new):
        path = tmp_path / "house.tmx"
        shutil.copy(TABLES / "house.tmx", path)
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return lambda: Layout.load("house", tmp_path)

    return edit


def refused(load):
    with pytest.raises(PlaceError) as caught:
        load()
    return str(caught.value)


def corners(pose: Pose, width: float):
    turn = math.radians(pose.angle)
    for along in (-width / 2, width / 2):
        for down in (-width * CARD_RATIO / 2, width * CARD_RATIO / 2):
            yield (
                pose.x + along * math.cos(turn) - down * math.sin(turn),
                pose.y + along * math.sin(turn) + down * math.cos(turn),
            )


# -- what a layout holds -----------------------------------------------------------------------------


def test_the_house_table_has_a_cloth_a_rim_and_two_to_six_seats():
    assert LAYOUT.seat_counts == [2, 3, 4, 5, 6]
    assert all((BAKED / f"{name}.webp").is_file() for name in (LAYOUT.cloth, LAYOUT.rim))


@pytest.mark.parametrize("seats", LAYOUT.seat_counts)
def test_every_seat_has_a_hand_and_a_plaque(seats):
    places = LAYOUT.for_seats(seats)
    for seat in range(seats):
        assert places[f"hand-{seat}"].kind == "fan"
        assert places[f"plaque-{seat}"].box.width > 0


@pytest.mark.parametrize("seats", LAYOUT.seat_counts)
def test_plaques_ribbon_and_log_do_not_overlap(seats):
    places = LAYOUT.for_seats(seats)
    names = [f"plaque-{seat}" for seat in range(seats)] + ["ribbon", "log"]
    boxes = [places[name].box for name in names]
    for number, box in enumerate(boxes):
        assert not box.collideobjects(boxes[number + 1 :])


def test_a_place_moved_in_the_editor_moves_its_cards(edited):
    before = LAYOUT.for_seats(6)["hand-1"]
    x = re.search(r'name="hand-1" x="([\d.]+)"', (TABLES / "house.tmx").read_text(encoding="utf-8"))
    assert x
    moved = {}
    for seats in LAYOUT.seat_counts:
        moved[seats] = LAYOUT.for_seats(seats)["hand-1"].poses(3)
    load = edited(x.group(0), f'name="hand-1" x="{float(x.group(1)) + 40}"')
    after = load()
    changed = [seats for seats in moved if after.for_seats(seats)["hand-1"].poses(3) != moved[seats]]
    assert len(changed) == 1, "only the group that was edited"
    for old, new in zip(moved[changed[0]], after.for_seats(changed[0])["hand-1"].poses(3), strict=True):
        assert new == pytest.approx(old._replace(x=old.x + 40))
    assert after.for_seats(6)["hand-1"].poses(3) == before.poses(3)


# -- what is wrong is named --------------------------------------------------------------------------


def test_a_misspelt_place_is_named_with_the_right_one():
    with pytest.raises(
        PlaceError, match=r'house\.tmx: no place "hnd-1" for 4 seats; did you mean "hand-1"\?'
    ):
        LAYOUT.for_seats(4)["hnd-1"]


def test_a_seat_count_without_a_group_is_named():
    with pytest.raises(PlaceError, match=r'house\.tmx: no group "seats-9"; did you mean "seats-\d"\?'):
        LAYOUT.for_seats(9)


def test_a_table_that_does_not_exist_is_named():
    assert 'did you mean "house"?' in refused(lambda: Layout.load("hose"))


def test_a_file_that_is_no_map_is_named(tmp_path):
    (tmp_path / "torn.tmx").write_text("<map", encoding="utf-8")
    assert "torn.tmx: not a readable Tiled map" in refused(lambda: Layout.load("torn", tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name="cloth"', 'name="clth"', 'no image layer "cloth"; did you mean "clth"?'),
        ("../baked/tables/house_rim.webp", "rim.png", 'layer "rim" shows "rim.png"'),
        (
            '<objectgroup id="3" name="common">',
            '<objectgroup id="3" name="comon">',
            'group "comon" is neither',
        ),
        ('<objectgroup id="3" name="common">', '<objectgroup id="3" name="seats-9">', 'no group "common"'),
        ('value="pile"', 'value="pill"', 'place "draw" in group "common" has an unknown kind "pill"'),
        ('value="pile"', 'value="pill"', 'did you mean "pile"?'),
        ('name="overlap"', 'name="overlp"', 'unknown property "overlp"; did you mean "overlap"?'),
        (
            '<property name="kind" value="pile"/>',
            "",
            'place "draw" in group "common" lacks the property "kind"',
        ),
        ('name="card" type="float"', 'name="card"', '"card" must be a number'),
        ('name="draw"', 'name="table"', 'place "table" in group "common" is there twice'),
        ('name="hand-0"', 'name="draw"', '"draw" is both in group "common" and in group "seats-2"'),
        ('name="draw"', 'name=""', "has no name"),
        ('name="draw" x=', 'name="draw" rotation="30" x=', 'set "facing" instead'),
        (
            '<property name="spread" type="float" value="880"/>',
            "",
            'is a row and lacks the property "spread"',
        ),
        ('<property name="card" type="float" value="156"/>', "", 'is a pile and lacks the property "card"'),
        ('type="float" value="156"', 'type="float" value="0"', '"card" must be more than 0'),
        ('type="float" value="156"', 'type="float" value="wide"', "not a readable Tiled map"),
    ],
)
def test_a_slip_in_the_file_names_file_and_thing(edited, old, new, said):
    message = refused(edited(old, new))
    assert "house.tmx" in message
    assert said in message


# -- poses -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", LAYOUT.seat_counts)
@pytest.mark.parametrize("count", range(1, 21))
def test_one_to_twenty_cards_stay_on_the_cloth(seats, count):
    places = LAYOUT.for_seats(seats)
    cloth = places["table"].box
    for name, place in places.items():
        if place.kind != "spot":
            for pose in place.poses(count):
                assert all(cloth.collidepoint(corner) for corner in corners(pose, place.card)), name


@given(st.integers(1, 40), st.sampled_from(["fan", "row"]), st.floats(-180, 180))
def test_fans_and_rows_tighten_and_never_take_more_than_their_spread(count, kind, facing):
    place = Place(
        "hand",
        kind,
        (900, 500, 0, 0),
        card=100,
        overlap=40,
        spread=400,
        facing=facing,
        arc=3 if kind == "fan" else 0,
    )
    poses = place.poses(count)
    first, last = poses[0], poses[-1]
    assert math.hypot(last.x - first.x, last.y - first.y) <= 400 - 100 + 1e-6
    if count > 1:
        step = math.hypot(poses[1].x - first.x, poses[1].y - first.y)
        assert step <= 40 + 1e-6
        assert step < 40 * 0.99 or count <= 8  # 300 units for seven steps of 40: the ninth card tightens


def test_a_fan_opens_around_its_middle_and_turns_with_its_facing():
    fan = Place("hand", "fan", (900, 500, 0, 0), card=100, overlap=40, spread=400, arc=4)
    left, middle, right = fan.poses(3)
    assert (middle.x, middle.y, middle.angle) == (900, 500, 0)
    assert (left.angle, right.angle) == (-4, 4)
    assert left.y == pytest.approx(right.y) and left.y > middle.y
    side = Place("hand", "fan", (900, 500, 0, 0), card=100, overlap=40, spread=400, arc=4, facing=90)
    assert side.poses(3)[0].y < 500 < side.poses(3)[2].y
    assert side.poses(3)[1].angle == 90


def test_a_pile_stays_as_it_is_when_its_top_card_goes():
    pile = Place("draw", "pile", (900, 500, 0, 0), card=100)
    assert pile.poses(39) == pile.poses(40)[:39]
    assert all(abs(pose.y - 500) <= 16 for pose in pile.poses(200))
    assert len({pose.angle for pose in pile.poses(10)}) == 10


def test_only_the_lowest_card_of_a_pile_throws_a_shadow_on_the_cloth():
    pile = Place("draw", "pile", (900, 500, 0, 0), card=100, lift=8)
    assert [pile.lift_at(z) for z in range(3)] == [8, 0, 0]


# -- columns -----------------------------------------------------------------------------------------


@given(st.integers(1, 30))
def test_a_column_hangs_from_its_top_and_stays_inside_however_many_cards_it_holds(count):
    column = Place("yard", "column", (100, 200, 80, 250), card=80, overlap=40, spread=250)
    poses = column.poses(count)
    assert poses[0] == Pose(140, 200 + 80 * CARD_RATIO / 2, 0, 0)
    assert [pose.z for pose in poses] == list(range(count))
    assert poses[-1].y + 80 * CARD_RATIO / 2 <= 450.001
    assert all(0 < low.y - high.y <= 40 for high, low in pairwise(poses))
