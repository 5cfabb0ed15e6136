"""The scoring of Blind Hen."""

import pytest

from game.blind_hen.scoring import best_colours, majority, pile_points, score
from tests.game.blind_hen.positions import cards


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([5, 3, 2], [8, 4, 0]),
        ([4, 4, 2], [6, 6, 0]),
        ([4, 4, 4, 1], [4, 4, 4, 0]),
        ([2, 2, 2, 2, 1], [3, 3, 3, 3, 0]),
        ([2, 2, 2, 2, 2], [3, 3, 3, 3, 3]),
        ([2, 5, 2, 1], [2, 8, 2, 0]),
    ],
)
def test_bh_15_and_v4_majorities(counts, points):
    assert majority(counts) == points


def test_bh_16_three_colours_count_by_value():
    display = cards("g1 g1 g1 y4 r3 r2 p2 b2 b2")
    assert best_colours(display) == [(5, 2), (4, 1), (4, 4)]


def test_bh_17_corn_pairs_and_lone_hens():
    for hens in range(13):
        for corn in range(13):
            assert sum(pile_points(hens, corn)) == 2 * corn + 3 * min(hens, corn) - 3 * max(0, hens - corn)


def test_bh_18_highest_total_wins_and_ties_are_shared():
    apart = score([cards("g1"), cards("g1 g1"), cards("y1")], [0, 0, 1], [0, 0, 0])
    assert apart.winners == (1,)
    tied = score([cards("g1"), cards("y1"), ()], [0, 0, 0], [0, 0, 1])
    assert tied.totals == (9, 9, 2)
    assert tied.winners == (0, 1)


def test_bh_q9_no_cards_no_majority():
    assert majority([3, 0, 0]) == [8, 0, 0]
    assert majority([0, 0, 0, 0]) == [0, 0, 0, 0]
    assert majority([2, 2, 0]) == [6, 6, 0]


def test_bh_q10_ties_beyond_the_examples():
    assert majority([5, 2, 2, 2]) == [8, 2, 2, 2]
    assert majority([5, 2, 2, 2, 2]) == [8, 1, 1, 1, 1]
    assert majority([3, 3, 2, 1]) == [6, 6, 0, 0]


def test_bh_q11_the_best_three_colours_are_picked():
    best = best_colours(cards("g4 g1 y2 r3 r3 p1 b4"))
    assert best == [(6, 2), (5, 0), (4, 4)]
    assert best_colours(cards("g4")) == [(4, 0), (0, 1), (0, 2)]


def test_bh_v6_four_hens_three_corn():
    assert pile_points(4, 3) == (6, 9, -3)


@pytest.mark.parametrize(
    ("hens", "corn", "points"),
    [(0, 3, 6), (1, 0, -3), (1, 1, 5), (2, 1, 2), (3, 1, -1), (3, 3, 15)],
)
def test_bh_v7_piles(hens, corn, points):
    assert sum(pile_points(hens, corn)) == points


def test_bh_v8_the_example_player_scores_48():
    displays = [
        cards("g4 g3 g2 g1 y4 y2 r3 r3 b1"),
        cards("g1 g1 y1 y1 y1 r1 r1 r1 p1 p1 b1 b1"),
        cards("y1 y1 p1 b1 b1"),
        cards("p3 p3 p3"),
    ]
    result = score(displays, [4, 0, 0, 0], [3, 0, 0, 0])
    assert [line.scores[0] for line in result.lines] == [8, 2, 4, 0, 0, 22, 6, 9, -3]
    assert result.totals[0] == 48
    assert result.winners == (0,)


def test_sheet_lines_say_how_they_came_about():
    result = score([cards("g4 g3 y2"), cards("r1"), ()], [2, 0, 0], [1, 0, 0])
    notes = {line.label: line.notes[0] for line in result.lines}
    assert notes["Most green chickens"] == "2 cards"
    assert notes["Three best colours"] == "green 7 + yellow 2 + red 0"
    assert notes["Hens with corn"] == "1 × 3"
    assert notes["Hens without corn"] == "1 × -3"
    assert all(sum(line.scores[seat] for line in result.lines) == result.totals[seat] for seat in range(3))
