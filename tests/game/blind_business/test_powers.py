"""Powers that work when a card is gained, Wild Coaches, and the five: BB-13, BB-20 to BB-30 but scoring."""

import pytest

from game.blind_business.actions import Ask, Discard, JoinWilds, Pass, Peek, PlaceWild, Swap, Take
from game.blind_business.cards import ALONE, BOARDWALK, CENTRAL, DOWNTOWN, PLAYGROUND, WILD
from game.blind_business.events import (
    Discarded,
    Drawn,
    Finished,
    Gained,
    OkTaken,
    Passed,
    Peeked,
    Shuffled,
    Swapped,
    WildPlaced,
)
from game.blind_business.rows import has_five
from game.blind_business.table import ADD, ASK, DISCARD, JOIN, PEEK, PLACE, SWAP
from game.rules import IllegalAction
from tests.game.blind_business.positions import (
    FAMILY,
    NO,
    PLAIN,
    RULES,
    YES,
    area,
    card,
    hand_in,
    names_in,
    only,
    outcome,
    owed,
    play,
    refuse,
    table,
    trade,
)


@pytest.mark.parametrize("row", ["P4 P5 P6 P7 P8", "C5 C6 C8 C9 CF", "B8 B9 B10 B11 BF", "D1 D2 D3 D4 DF"])
def test_bb_v7_bb_v8_and_bb_28_rows_that_are_a_five(row):
    assert any(map(has_five, area(row)))


@pytest.mark.parametrize(
    "row",
    [
        "P4 P5 P6 P7",
        "P4 P5 P6 P7 P9",
        "C5 C6 C9 C10 CF",
        "B4 B5 B6 B7 BW",
        "P4 P5 P6 P7 D8",
        "D1 D2 D3 DF DW",
    ],
)
def test_bb_q8_a_wild_coach_or_a_second_hole_makes_no_five(row):
    assert not any(map(has_five, area(row)))


def test_bb_v7_five_in_one_district_wins_at_once():
    state = table(["C1 B6 C7 D8", "P8 B7 C8 D9"], areas=["P4 P5 P6 P7", ""])
    events = trade(state, mine=1, theirs=0)
    assert outcome(state).winners == (0,) and state.swing
    assert events[-1] == Finished((0,), outcome(state).totals, True)
    assert not only(events, Drawn) and state.actors() == () and state.deck
    with pytest.raises(IllegalAction):
        state.apply(1, Ask(0, 0))


def test_bb_v8_the_flex_player_fills_the_hole():
    state = table(["C1 B6 C7 D8", "CF B7 C8 D9"], areas=["C5 C6 C9 C10", ""])
    trade(state, mine=1, theirs=0)
    assert state.result() is None  # 5 6 . 9 10 has two holes
    state = table(["C1 B6 C7 D8", "CF B7 C11 D9"], areas=["C5 C6 C8 C9", ""])
    trade(state, mine=1, theirs=0)
    assert outcome(state).winners == (0,)


def test_bb_13_two_fives_at_the_same_moment_share_the_win():
    state = table(["D5 B6 C7 D9", "P8 B7 C8 C9", "P1 B1 C1 D8"], areas=["P4 P5 P6 P7", "D1 D2 D3 D4"])
    trade(state, mine=0, theirs=0)
    assert outcome(state).winners == (0, 1)


def test_bb_20_and_bb_q5_a_one_is_one_card_where_cards_are_compared():
    state = table(["B10 B6 C7 D8", "B11 B7 C8 D9"], areas=["P1 P2", "C2 C3"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)  # 0 gains B10: three cards against three
    assert owed(state) == [(ASK, 1)]


def test_bb_21_a_two_brings_an_ok_card_and_an_ok_card_forces_a_yes():
    state = table(["B2 B6 C7 D8", "P6 B7 C8 D9"])
    events = play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert only(events, OkTaken) == [OkTaken(0)] and state.oks == [1, 0]
    refuse(state, 1, 2, of=0)
    assert Ask(1, 3, ok=True) in state.legal(0)
    play(state, Ask(1, 3, ok=True))
    assert state.oks == [0, 0] and state.actors() == (1,) and YES not in state.legal(1)


def test_bb_v18_losing_the_two_does_not_lose_the_ok():
    state = table(["B10 B6 C7 D8", "P6 B7 C8 D9"], areas=["P2 P3 P4", ""], oks=[1, 0])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    play(state, Discard(PLAYGROUND, card("P2")))
    assert state.oks == [1, 0] and state.discards == [card("P2")]


def test_bb_22_a_three_may_swap_hands_with_anyone_and_both_are_shuffled():
    state = table(["P3 B6 C7 D8", *PLAIN[1:4]], draws="D1")
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert owed(state) == [(SWAP, 0)]
    assert state.legal(0) == [Swap(1), Swap(2), Swap(3), Pass()]
    mine, theirs = sorted(state.hand(0)), sorted(state.hand(2))
    assert card("D1") in mine  # the refill comes first
    for wrong in (Swap(0), Swap(4), Swap(-1), Peek()):
        with pytest.raises(IllegalAction):
            state.copy().apply(0, wrong)
    events = play(state, Swap(2))
    assert sorted(state.hand(2)) == mine and sorted(state.hand(0)) == theirs
    assert only(events, Swapped) == [Swapped(0, 2)]
    assert [(event.seat, list(event.hand)) for event in only(events, Shuffled)] == [
        (0, state.hand(0)),
        (2, state.hand(2)),
    ]
    assert state.actors() == (1,)


def test_bb_22_both_gained_a_three_and_the_active_player_swaps_first():
    state = table(["P3 B6 C7 D8", "B3 B7 C8 D9", PLAIN[2]], first=0)
    trade(state, mine=0, theirs=0)
    assert owed(state) == [(SWAP, 0), (SWAP, 1)]
    play(state, Swap(2))
    assert owed(state) == [(SWAP, 1)]
    play(state, Pass())
    assert owed(state) == [(ASK, 1)]


def test_bb_23_a_four_may_look_and_then_shuffles():
    state = table(["P4 B6 C7 D8", "P6 B7 C8 D9"], draws="D1")
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert owed(state) == [(PEEK, 0)] and state.legal(0) == [Peek(), Pass()]
    before = tuple(state.hand(0))
    events = play(state, Peek())
    peeked, shuffled = only(events, Peeked)[0], only(events, Shuffled)[0]
    assert peeked.seen_by(0).hand == before
    assert shuffled.seen_by(0).hand == (-1,) * 4 and shuffled.seen_by(1).hand == tuple(state.hand(0))
    assert state.view(0).known == tuple(sorted(before)) and state.view(0).hands[0] == (-1,) * 4


def test_bb_22_and_bb_23_shuffles_really_change_the_order():
    orders = set()
    for seed in range(40):
        state = table(["P4 B6 C7 D8", "P6 B7 C8 D9"], draws="D1")
        state.dice.state = seed
        play(state, Ask(1, 1), YES, Ask(0, 0), NO, Peek())
        orders.add(tuple(state.hand(0)))
    assert len(orders) > 15


@pytest.mark.parametrize("phase", [SWAP, PEEK])
def test_bb_q11_swap_and_peek_are_optional(phase):
    gained = "P3" if phase == SWAP else "P4"
    state = table([f"{gained} B6 C7 D8", "P6 B7 C8 D9"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    hands = state.hands[:]
    assert play(state, Pass())[0] == Passed(0, phase)
    assert state.hands == hands and state.turn == 2


def test_bb_q12_the_askers_effect_comes_first_and_a_peek_shows_the_hand_held_then():
    state = table(["P4 B6 C7 D8", "B3 B7 C8 D9"], first=0)
    trade(state, mine=0, theirs=0)  # the asker gains the 3, the receiver the 4
    assert owed(state) == [(SWAP, 0), (PEEK, 1)]
    askers_hand = sorted(state.hand(0))
    events = play(state, Swap(1), Peek())
    assert sorted(only(events, Peeked)[0].hand) == askers_hand
    state = table(["P4 B6 C7 D8", "B3 B7 C8 D9"], first=0)
    play(state, Ask(1, 0), YES, Ask(0, 0), NO)
    assert owed(state) == [(PEEK, 0), (SWAP, 1)]


def test_bb_q13_three_and_four_work_on_the_last_turn():
    state = table(["P4 B6 C7 D8", "B3 B7 C8 D9"], left=2)
    trade(state, mine=0, theirs=0)
    assert state.deck == [] and owed(state) == [(SWAP, 0), (PEEK, 1)]
    play(state, Swap(1), Pass())
    assert owed(state) == [(ADD, 1)]


@pytest.mark.parametrize(
    ("gained", "sizes", "discards"),
    [
        ("B10", (6, 5, 5), True),
        ("B10", (6, 6, 5), False),
        ("B11", (6, 6, 5), True),
        ("B11", (6, 5, 7), False),
    ],
)
def test_bb_26_bb_27_and_bb_v12_ten_and_eleven_compare_with_everyone(gained, sizes, discards):
    pools = ["P1 P2 P4 C1 C2 C4", "B1 B2 B4 D1 D2 D4", "P8 P9 P11 C8 C9 C11 D10"]
    first, second, third = sizes
    areas = [
        " ".join(pool.split()[:n]) for pool, n in zip(pools, (first - 1, second - 1, third), strict=True)
    ]
    state = table([f"{gained} B6 C7 D8", "P6 B7 CF D9", "P7 B8 BF D5"], areas=areas)
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert (owed(state) == [(DISCARD, 0)]) is discards
    if discards:
        assert Pass() not in state.legal(0) and len(state.legal(0)) == 6


def test_bb_26_and_bb_q9_any_own_card_may_go_the_ten_too_and_it_leaves_face_up():
    state = table(["B10 B6 C7 D8", "P6 B7 C8 D9"], areas=["P2 PW B1 W", "C1"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert state.legal(0) == [
        Discard(PLAYGROUND, card("P2")),
        Discard(PLAYGROUND, WILD),
        Discard(BOARDWALK, card("B1")),
        Discard(BOARDWALK, card("B10")),
        Discard(ALONE, WILD),
    ]
    for wrong in (
        Discard(CENTRAL, card("C1")),
        Discard(BOARDWALK, card("P2")),
        Discard(PLAYGROUND, card("B10")),
    ):
        with pytest.raises(IllegalAction):
            state.copy().apply(0, wrong)
    events = play(state, Discard(BOARDWALK, card("B10")))
    assert events[0] == Discarded(0, card("B10"), BOARDWALK)
    assert names_in(state, 0) == "P2 PW B1 W" and state.view(None).discards == (card("B10"),)


def test_bb_q9_both_compare_before_any_discard_and_the_asker_chooses_first():
    state = table(["B11 B6 C7 D8", "P11 B7 C8 D9"], areas=["C1 C2", "D1 D2"])
    trade(state, mine=0, theirs=0)
    assert owed(state) == [(DISCARD, 0), (DISCARD, 1)]
    play(state, Discard(CENTRAL, card("C1")))
    assert owed(state) == [(DISCARD, 1)]  # though the other has fewer cards now
    play(state, Discard(DOWNTOWN, card("D1")))
    assert owed(state) == [(ASK, 1)]


def test_bb_q9_an_eleven_as_the_only_card_goes_at_once():
    state = table(["B11 B6 C7 D8", "P6 B7 C8 D9", PLAIN[2]])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert state.legal(0) == [Discard(BOARDWALK, card("B11"))]


def test_bb_27_the_discard_comes_before_the_five_is_looked_for():
    state = table(["P11 B6 C7 D8", "P6 B7 C8 D9"], areas=["P7 P8 P9 P10", "C1"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    spoilt = state.copy()
    play(spoilt, Discard(PLAYGROUND, card("P9")))
    assert spoilt.result() is None
    kept = table(["P11 B6 C7 D8", "P6 B7 C8 D9"], areas=["P7 P8 P9 P10 C2", "C1"])
    play(kept, Ask(1, 1), YES, Ask(0, 0), NO, Discard(CENTRAL, card("C2")))
    assert outcome(kept).winners == (0,)


def test_bb_28_a_flex_player_lies_in_its_own_row_and_does_nothing_else():
    state = table(["BF B6 C7 D8", "P6 B7 C8 D9"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert names_in(state, 0) == "BF" and owed(state) == [(ASK, 1)]


def test_bb_29_a_wild_coach_goes_into_a_row_one_has_or_stands_alone():
    state = table(["W B6 C7 D8", "P6 B7 C8 D9"], areas=["P2 D3"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert owed(state) == [(PLACE, 0)]
    assert state.legal(0) == [PlaceWild(PLAYGROUND), PlaceWild(DOWNTOWN), PlaceWild(ALONE)]
    for wrong in (PlaceWild(BOARDWALK), PlaceWild(5), PlaceWild(-1), JoinWilds(1)):
        with pytest.raises(IllegalAction):
            state.copy().apply(0, wrong)
    alone = state.copy()
    assert play(state, PlaceWild(DOWNTOWN))[0] == WildPlaced(0, 1, DOWNTOWN)
    assert names_in(state, 0) == "P2 D3 DW" and state.turn == 2
    assert play(alone, PlaceWild(ALONE))[0] == WildPlaced(0, 1, ALONE)
    assert names_in(alone, 0) == "P2 D3 W"


def test_bb_29_without_a_row_a_wild_coach_just_stands_alone():
    state = table(["W B6 C7 D8", "P6 B7 C8 D9"], areas=["", "C1"])
    events = play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert only(events, Gained)[0] == Gained(0, WILD, 0, 0, ALONE)
    assert names_in(state, 0) == "W" and owed(state) == [(ASK, 1)]


def test_bb_29_a_lone_wild_coach_may_join_the_first_card_of_a_new_district():
    state = table(["C5 B6 C7 D8", "P6 B7 C8 D9"], areas=["P2 W"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert owed(state) == [(JOIN, 0)] and state.legal(0) == [JoinWilds(0), JoinWilds(1)]
    with pytest.raises(IllegalAction):
        state.copy().apply(0, JoinWilds(2))
    stays = state.copy()
    play(state, JoinWilds(1))
    assert names_in(state, 0) == "P2 C5 CW"
    play(stays, JoinWilds(0))
    assert names_in(stays, 0) == "P2 C5 W"


def test_bb_29_no_joining_where_the_district_is_not_new():
    state = table(["P5 B6 C7 D8", "P6 B7 C8 D9"], areas=["P2 W"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert owed(state) == [(ASK, 1)] and names_in(state, 0) == "P2 P5 W"


def test_bb_q6_any_number_of_lone_wild_coaches_may_join():
    state = table(["C5 B6 C7 D8", "P6 B7 C8 D9"], areas=["W W"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert state.legal(0) == [JoinWilds(0), JoinWilds(1), JoinWilds(2)]
    play(state, JoinWilds(2))
    assert names_in(state, 0) == "C5 CW CW"


def test_bb_q6_with_all_four_districts_it_may_still_stay_alone_named_last():
    state = table(["W B6 C7 D8", "P6 B7 C8 D9"], areas=["P2 B2 C2 D2"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert state.legal(0)[-1] == PlaceWild(ALONE) and len(state.legal(0)) == 5


def test_bb_q6_a_lone_wild_coach_counts_as_a_card_for_ten_and_eleven():
    state = table(["P10 B6 C7 D8", "P6 B7 C8 D9"], areas=["P2 W", "C1"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert owed(state) == [(DISCARD, 0)]


def test_bb_q6_an_assigned_wild_coach_stays_when_the_rest_of_its_row_goes_and_is_revived():
    state = table(["B10 B6 C7 D8", "P6 B7 C8 D9"], areas=["P2 PW C1", "C2"])
    play(state, Ask(1, 1), YES, Ask(0, 0), NO, Discard(PLAYGROUND, card("P2")))
    assert names_in(state, 0) == "PW B10 C1" and state.view(0).row_points(0, PLAYGROUND) == 0
    play(state, Ask(0, 1), YES, Ask(1, 0), YES)  # 0 gains P6
    assert names_in(state, 0) == "P6 PW B10 C1" and state.view(0).row_points(0, PLAYGROUND) == 12


def test_bb_q9_and_bb_29_both_may_place_and_the_asker_does_so_first():
    state = table(["W B6 C7 D8", "W B7 C8 D9"], areas=["P2", "C2"])
    trade(state, mine=0, theirs=0)
    assert owed(state) == [(PLACE, 0), (PLACE, 1)]
    play(state, PlaceWild(PLAYGROUND), PlaceWild(ALONE))
    assert (names_in(state, 0), names_in(state, 1)) == ("P2 PW", "C2 W")


def test_bb_q10_wilds_then_ok_then_discards_then_five_then_refill_then_swaps():
    state = table(["W B2 C7 D8", "P10 B7 C8 D9"], areas=["C2", "P6 P7 P8 P9 D4"])
    play(state, Ask(1, 0), YES, Ask(0, 0), NO)
    assert owed(state) == [(PLACE, 0)] and state.result() is None
    play(state, PlaceWild(CENTRAL))
    assert owed(state) == [(DISCARD, 1)] and "-" in hand_in(state, 0)
    events = play(state, Discard(DOWNTOWN, card("D4")))
    assert [type(event) for event in events] == [Discarded, Finished]
    state = table(["P3 B6 C7 D8", "B2 B7 C8 D9"], areas=["", "W"])
    events = trade(state, mine=0, theirs=0, of=1)
    assert [type(event) for event in events][-2:] == [Gained, Gained] and owed(state) == [(JOIN, 1)]
    events = play(state, JoinWilds(1))
    assert [type(event) for event in events] == [WildPlaced, OkTaken, Drawn, Drawn]
    assert owed(state) == [(SWAP, 1)]


def test_bb_q1_two_switches_both_on_by_default():
    assert RULES.agreed(3, None) == {"district_powers": True, "number_powers": True}
    state = RULES.deal(3, 1)
    assert state.district_powers and state.number_powers


@pytest.mark.parametrize("gained", ["B2", "B3", "B4", "B10", "B11"])
def test_bb_30_and_bb_q1_family_mode_leaves_number_powers_out(gained):
    assert FAMILY == {"district_powers": False, "number_powers": False}
    state = table([f"{gained} B6 C7 D8", "P6 B7 C8 D9"], areas=["P1 P2"], **FAMILY)
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert owed(state) == [(ASK, 1)] and state.oks == [0, 0]


def test_bb_30_and_bb_q1_flex_and_wild_work_in_family_mode():
    state = table(["W B6 C7 D8", "PF B7 C8 D9"], areas=["P2", "P4 P5 P6 P7"], **FAMILY)
    play(state, Ask(1, 0), NO)
    assert state.result() is None  # both gain before anyone looks for a five
    play(state, Take(1))
    assert outcome(state).winners == (1,)
    state = table(["W B6 C7 D8", "PF B7 C8 D9"], areas=["P2"], **FAMILY)
    play(state, Ask(1, 1), YES, Ask(0, 0), NO)
    assert owed(state) == [(PLACE, 0)]
