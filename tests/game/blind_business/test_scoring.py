"""The count: BB-15 to BB-20, BB-24, BB-25 with their rulings and examples."""

import pytest

from game.blind_business.cards import BOARDWALK, PLAYGROUND
from game.blind_business.scoring import place_rewards, row_points, sheet, sizes, sole_leader, totals
from tests.game.blind_business.positions import area


def score(*areas: str, districts: bool = False, numbers: bool = False) -> tuple[int, ...]:
    rows = [row for names in areas for row in area(names)]
    return totals(sheet(rows, districts=districts, numbers=numbers))


def row(names: str, numbers: bool = True) -> int:
    """The points of a single row."""
    return sum(row_points(one, numbers) for one in area(names))


def test_bb_15_and_bb_v1_four_districts_add_up():
    assert score("P11 P7 P3 PW B5 B4 B2 C3 C2 D4 D1", "") == (44 + 15 + 6 + 8, 0)


def test_bb_v1f_the_concrete_area():
    names = "P11 P7 P3 PF B5 B4 B2 C3 C2 D4 D2"
    assert score(names, "") == (73, 0)
    lines = sheet([*area(names), *area("")], districts=False, numbers=False)
    assert [line.scores[0] for line in lines] == [44, 15, 6, 8]
    assert [line.notes[0] for line in lines] == ["4 × 11", "3 × 5", "2 × 3", "2 × 4"]


def test_bb_v2_four_playground_cards_with_an_eleven():
    assert row("P11 P2 P3 PF") == 44


def test_bb_v3_and_bb_q7_a_district_of_flex_and_wild_scores_nothing():
    assert row("BF BW") == 0
    assert score("BF BW", "", districts=True) == (10, 0)  # but it leads the Boardwalk
    assert score("CF CW DF", "", districts=True) == (7, 0)


def test_bb_20_and_bb_v4_a_one_is_two_cards_in_the_multiplication():
    assert row("P1 P10") == 30
    assert row("P1 P10", numbers=False) == 20


def test_bb_v5_a_one_on_its_own():
    assert row("P1") == 2


def test_bb_q5_a_one_is_one_card_for_pairs_and_places():
    assert score("C1 D1 D2", "", districts=True, numbers=True) == (2 + 6 + 7, 0)
    assert sizes([*area("B1"), *area("B2")], BOARDWALK) == [1, 1]


def test_bb_18_and_bb_v6_pairs_of_central_station_and_downtown():
    assert score("C2 C3 C4 C5 D2 D3", "", districts=True) == (20 + 6 + 14, 0)


def test_bb_24_bb_25_and_bb_v11_five_and_six_or_seven_eight_and_nine():
    assert row("P5 P6") == 12 + 5
    assert row("P7 P8 P9") == 27 + 10
    assert row("P5 P6 P8 P9 P10") == 50 + 5
    assert row("P5 B6") == 5 + 6
    assert row("P5 P6 P7 P8 P9") == 45 + 15
    assert row("P5 P6", numbers=False) == 12


def test_bb_q8_the_flex_player_completes_no_bonus():
    assert row("P5 PF") == 10 and row("P7 P8 PF") == 24


def test_bb_q6_a_lone_wild_coach_scores_nothing_and_has_no_district():
    assert score("W", "", districts=True, numbers=True) == (0, 0)
    assert score("B2 W", "B3", districts=True) == (2, 3)  # one Boardwalk card each: nobody leads


def test_bb_19_an_assigned_wild_coach_counts_for_its_district():
    assert score("B2 BW", "B3", districts=True) == (4 + 10, 3)
    assert sizes([*area("B2 BW"), *area("B3")], BOARDWALK) == [2, 1]


def test_bb_16_second_in_the_playground_pays_ten_with_four_or_five_players():
    assert score("P2 P3", "P4", "", "", districts=True) == (6, 4 + 10, 0, 0)
    assert score("P2 P3", "P4", "", districts=True) == (6, 4, 0)
    assert score("P2", "P4", "P3 P5", "", "", districts=True) == (2, 4, 10, 0, 0)  # two tie for second


def test_bb_16_and_bb_19_a_tie_for_most_in_the_playground_pays_as_second():
    assert score("P2", "P4", "", "", districts=True) == (12, 14, 0, 0)
    assert score("P2", "P4", "", districts=True) == (2, 4, 0)


def test_bb_17_the_boardwalk_pays_its_places():
    assert score("B2 B3", "B4", districts=True) == (6 + 10, 4)
    assert score("B2 B3", "B4", "", districts=True) == (6 + 10, 4, 0)
    assert score("B2 B3", "B4", "", "", districts=True) == (6 + 20, 4 + 10, 0, 0)
    assert score("B2 B3", "B4", "", "", "", districts=True) == (6 + 20, 4 + 10, 0, 0, 0)


@pytest.mark.parametrize(
    ("counts", "few", "crowd"),
    [
        ([2, 2, 1], [0, 0, 0], [10, 10, 0]),
        ([3, 2, 2], [10, 0, 0], [20, 0, 0]),
        ([3, 2, 1], [10, 0, 0], [20, 10, 0]),
    ],
)
def test_bb_19_and_bb_v9_ties_get_the_next_lower_reward(counts, few, crowd):
    assert place_rewards(counts, 10, 0) == few
    assert place_rewards([*counts, 0], 20, 10) == [*crowd, 0]


def test_bb_q15_places_need_a_card_and_a_tie_for_first_uses_up_second():
    assert place_rewards([0, 0, 0, 0], 20, 10) == [0, 0, 0, 0]
    assert place_rewards([1, 0, 0, 0], 20, 10) == [20, 0, 0, 0]
    assert place_rewards([1, 0], 20, 10) == [20, 0]
    assert place_rewards([3, 3, 3, 2], 20, 10) == [10, 10, 10, 0]
    assert place_rewards([4, 2, 2, 2], 20, 10) == [20, 0, 0, 0]
    assert sole_leader([0, 0]) == -1 and sole_leader([2, 2, 1]) == -1 and sole_leader([1, 2, 0]) == 1
    assert sizes([*area("P2 PW"), *area("")], PLAYGROUND) == [2, 0]


def test_district_lines_are_missing_where_the_option_is_off():
    rows = [*area("B2"), *area(""), *area(""), *area("")]
    on, off = (sheet(rows, districts=switch, numbers=True) for switch in (True, False))
    assert len(on) == len(off) + 3 and totals(on)[0] == totals(off)[0] + 20
