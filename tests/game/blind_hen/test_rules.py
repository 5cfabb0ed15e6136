"""The rules and rulings of Blind Hen up to the scoring."""

from collections import Counter

import pytest

from game.blind_hen.actions import Bid, Fold, LayOut, Pay, Take
from game.blind_hen.cards import (
    CORN,
    GAME_END,
    HEN,
    PILE,
    STARTER_SETS,
    WORTH,
    colour_of,
    is_chicken,
    value_of,
)
from game.blind_hen.events import (
    BidMade,
    CardTaken,
    GameEndDrawn,
    LotDrawn,
    LotGained,
    LotLaidOut,
    LotTurnedUp,
    Paid,
)
from game.blind_hen.view import BID, FOLDED, LAY, OVER, PAY, TAKE
from game.dice import Dice
from game.rules import BadOptions, IllegalAction
from tests.game.blind_hen.positions import (
    RULES,
    auction,
    bidding,
    cards,
    chickens,
    everything,
    expected,
    held,
    position,
    walk,
)

YARDS = ("g2 y2 r1 r1 b3", "y3 p2 b2", "g1 r2 p3", "b1 b2 y2 g3")


def refused(state, seat, *actions):
    before = state.to_json()
    for action in actions:
        with pytest.raises(IllegalAction):
            state.apply(seat, action)
        assert state.to_json() == before


def test_bh_1_the_cards():
    assert len(PILE) == 69
    assert PILE.count(CORN) == PILE.count(HEN) == 12
    assert sum(map(is_chicken, PILE)) == 45
    assert {value_of(card) for card in PILE if is_chicken(card)} == {1, 2, 3, 4}
    assert {value_of(card) for chosen in STARTER_SETS for card in chosen} == {1, 2, 3}
    assert [len(chosen) for chosen in STARTER_SETS] == [8] * 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bh_2_each_seat_shows_a_set_of_its_own_and_other_sets_leave(seats):
    state = RULES.deal(seats, 4)
    assert len(set(state.sets)) == seats
    assert [held(state, seat) for seat in range(seats)] == [STARTER_SETS[index] for index in state.sets]
    assert everything(state) == expected(state.sets, finished=False)


def test_bh_3_sixty_cards_lie_above_the_ten_with_the_game_end():
    for seed in range(200):
        state = RULES.deal(3, seed)
        assert len(state.deck) + len(state.lot) == 70
        assert GAME_END in state.deck[:10]


def test_bh_4_game_end_is_uniform_over_positions_61_to_70():
    places = Counter(RULES.deal(3, seed).deck.index(GAME_END) for seed in range(3000))
    assert set(places) == set(range(10))
    assert all(230 < count < 370 for count in places.values())


def test_bh_5_the_first_auctioneer_lays_out_first():
    state = RULES.deal(4, 6)
    assert state.actors() == (state.auctioneer,)
    assert state.view(None).phase == LAY


def test_bh_6_one_or_two_of_three_lie_face_up():
    state = auction(*YARDS)
    assert state.legal(0) == [LayOut(up) for up in ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2))]
    refused(state, 0, LayOut(()), LayOut((0, 1, 2)), LayOut((3,)), LayOut((1, 1)), LayOut((2, 0)), Bid(1))
    (event,) = state.apply(0, LayOut((0, 2)))
    assert state.view(1).lot == (*cards("g1"), None, *cards("hen"))
    assert event.seen_by(1) == LotLaidOut(0, state.view(1).lot, (0, 2))
    assert event.seen_by(0) == LotLaidOut(0, cards("g1 corn hen"), (0, 2))
    assert state.view(0).lot == cards("g1 corn hen")


def test_bh_7_auctioneer_opens_and_each_other_speaks_once_clockwise():
    state = auction(*YARDS, auctioneer=2)
    state.apply(2, LayOut((0,)))
    refused(state, 2, Fold())
    refused(state, 3, Bid(3))
    state.apply(2, Bid(3))
    assert state.actors() == (3,)
    refused(state, 3, Bid(3), Bid(2))
    state.apply(3, Bid(4))
    assert state.actors() == (0,)
    state.apply(0, Fold())
    assert state.view(None).bids == (FOLDED, None, 3, 4)
    state.apply(1, Fold())
    assert state.view(None).phase == PAY
    assert state.actors() == (3,)


def test_bh_8_no_bid_above_ones_own_display():
    state = auction(*YARDS)
    state.apply(0, LayOut((0,)))
    refused(state, 0, Bid(10))
    assert state.legal(0) == [Bid(amount) for amount in range(1, 10)]
    state.apply(0, Bid(5))
    assert state.legal(1) == [Fold(), Bid(6), Bid(7)]
    refused(state, 1, Bid(8))


def test_bh_9_payment_reaches_the_bid_in_any_colours_without_change():
    state = auction(*YARDS)
    bidding(state, 1, 4, None, None)
    refused(state, 1, Pay(cards("y3")), Pay(cards("y3 y3")), Pay(cards("g1 y3")), Pay(()))
    state.apply(1, Pay(cards("y3 p2")))
    assert held(state, 0) == tuple(sorted(cards("g2 y2 r1 r1 b3 y3 p2")))
    assert held(state, 1) == tuple(sorted(cards("b2 g1")))


def test_bh_10_outbid_auctioneer_gets_the_whole_payment():
    state = auction(*YARDS)
    bidding(state, 2, None, None, 3)
    events = state.apply(3, Pay(cards("g3")))
    assert events[0] == Paid(3, 0, cards("g3"), 3)
    assert held(state, 0) == tuple(sorted(cards("g2 y2 r1 r1 b3 g3")))
    assert state.middle == []


def test_bh_11_auctioneer_who_is_not_outbid_feeds_the_others():
    state = auction(*YARDS, auctioneer=1)
    bidding(state, 6, None, None, None)
    assert state.apply(1, Pay(cards("y3 p2 b2"))) == [Paid(1, None, tuple(sorted(cards("y3 p2 b2"))), 6)]
    assert state.view(None).phase == TAKE
    takers = []
    while state.phase == TAKE:
        (seat,) = state.actors()
        takers.append(seat)
        refused(state, seat, Take(cards("g1")[0]))
        state.apply(seat, state.legal(seat)[0])
    assert takers == [2, 3, 0]
    assert held(state, 1) == cards("g1")


def test_bh_12_the_package_is_turned_up_only_after_payment():
    state = auction(*YARDS)
    bidding(state, 2, None, None, 3)
    assert state.view(3).lot == (*cards("g1"), None, None)
    paid, shown, gained, drawn = state.apply(3, Pay(cards("g3")))
    assert isinstance(paid, Paid)
    assert shown == LotTurnedUp(cards("g1 corn hen"))
    assert gained == LotGained(3, 3, cards("g1 corn hen"))
    assert isinstance(drawn, LotDrawn)
    assert held(state, 3) == tuple(sorted(cards("b1 b2 y2 g1")))
    assert state.view(None).pile_sizes == (0, 0, 0, 2)


def test_bh_12_the_payment_is_shared_out_before_the_package_is_turned_up():
    state = auction(*YARDS)
    bidding(state, 4, None, None, None)
    state.apply(0, Pay(cards("g2 y2")))
    assert state.view(1).lot == (*cards("g1"), None, None)
    state.apply(1, Take(cards("g2")[0]))
    events = state.apply(2, Take(cards("y2")[0]))
    assert [type(event) for event in events] == [CardTaken, LotTurnedUp, LotGained, LotDrawn]


def test_bh_12_hens_and_corn_never_pay():
    state = auction(*YARDS, lot="corn corn hen")
    bidding(state, 2, None, None, 3)
    state.apply(3, Pay(cards("g3")))
    assert state.worth[3] == 5
    bidding(state, 5, None, None, None)
    refused(state, 3, Pay((CORN, HEN)), Pay((*cards("b1 b2"), CORN)))


@pytest.mark.parametrize("bids", [(2, None, None, 3), (2, None, None, None)])
def test_bh_13_the_winner_is_the_next_auctioneer(bids):
    state = auction(*YARDS)
    bidding(state, *bids)
    winner = state.turn
    for _seat, _action, _events in walk(state, Dice.from_seed(1)):
        if state.phase == LAY:
            break
    assert state.auctioneer == winner
    assert state.actors() == (winner,)


@pytest.mark.parametrize("after", ["", "y4", "y4 corn"])
def test_bh_14_and_q8_game_end_stops_the_draw_and_its_cards_are_lost(after):
    state = auction(*YARDS, after=after)
    bidding(state, 2, None, None, 3)
    events = state.apply(3, Pay(cards("g3")))
    assert isinstance(events[-2], GameEndDrawn)
    assert events[-2].cards == cards(after)
    assert state.phase == OVER
    assert state.actors() == ()
    assert state.result() is not None
    assert cards("y4")[0] not in held(state, 3)
    assert state.corn == [0, 0, 0, 1]
    refused(state, 3, LayOut((0,)))


def test_bh_14_what_lies_under_the_game_end_is_not_used():
    state = auction(*YARDS, after="")
    state.deck = [*cards("p4 p4"), GAME_END]
    bidding(state, 2, None, None, 3)
    state.apply(3, Pay(cards("g3")))
    assert state.phase == OVER
    assert state.deck == [*cards("p4 p4")]


def test_bh_q1_nine_chickens_of_each_colour():
    for colour in range(5):
        values = sorted(value_of(card) for card in PILE if is_chicken(card) and colour_of(card) == colour)
        assert values == [1, 1, 1, 2, 2, 2, 3, 3, 4]


def test_bh_q1_the_starter_sets():
    table = {
        "A": "y1 y2 y3 r1 r3 p2 p2 b2",
        "B": "g2 r1 r2 r3 p1 p3 b2 b2",
        "C": "g2 g2 y2 p1 p2 p3 b1 b3",
        "D": "g1 g3 y2 y2 r2 b1 b2 b3",
        "E": "g1 g2 g3 y1 y3 r2 r2 p2",
    }
    assert tuple(tuple(sorted(cards(text))) for text in table.values()) == STARTER_SETS
    for chosen in STARTER_SETS:
        assert sorted(map(value_of, chosen)) == [1, 1, 2, 2, 2, 2, 3, 3]
        assert len({colour_of(card) for card in chosen}) == 4
    for colour in range(5):
        own = [card for chosen in STARTER_SETS for card in chosen if colour_of(card) == colour]
        assert sorted(map(value_of, own)) == [1, 1, 2, 2, 2, 2, 3, 3]


def test_bh_q2_any_sets_at_any_seat():
    seen = {(seat, index) for seed in range(200) for seat, index in enumerate(RULES.deal(3, seed).sets)}
    assert seen == {(seat, index) for seat in range(3) for index in range(5)}


def test_bh_q3_whole_bids_from_one_raised_by_at_least_one():
    state = auction(*YARDS)
    state.apply(0, LayOut((0,)))
    refused(state, 0, Bid(0), Bid(-1), Bid.from_json({"amount": 1.5}))
    state.apply(0, Bid(1))
    assert state.legal(1)[:2] == [Fold(), Bid(2)]


def test_bh_q4_an_empty_display_opens_with_nothing_and_may_get_the_package_free():
    state = auction("", *YARDS[1:])
    events = bidding(state, 0, None, None, None)
    assert events[1] == BidMade(0, 0)
    assert LotGained(0, 0, cards("g1 corn hen")) in events
    assert not any(isinstance(event, Paid) for event in events)
    assert held(state, 0) == cards("g1")
    assert state.auctioneer == 0
    assert state.phase == LAY


def test_bh_q4_others_may_outbid_the_forced_zero_and_the_poor_fold():
    state = auction("", "y3 p2 b2", "", "b1")
    bidding(state, 0, 1)
    assert state.legal(2) == [Fold()]
    state.apply(2, Fold())
    assert state.legal(3) == [Fold()]
    state.apply(3, Fold())
    state.apply(1, Pay(cards("p2")))
    assert held(state, 0) == cards("p2")


def test_bh_q5_every_bid_that_can_be_made_can_be_paid():
    for seed in range(20):
        state = RULES.deal(4, seed)
        for _decision in walk(state, Dice.from_seed(seed)):
            if state.phase == PAY:
                best = state.best
                assert best is not None
                assert state.worth[state.turn] >= best
                assert state.legal(state.turn)
            if state.phase == BID:
                assert all(
                    one.amount <= state.worth[state.turn]
                    for one in state.legal(state.turn)
                    if isinstance(one, Bid)
                )


def test_bh_q6_needless_cards_are_accepted():
    state = auction(*YARDS)
    bidding(state, 2, None, None, 3)
    everything_held = cards("b1 b2 y2 g3")
    assert Pay(tuple(sorted(everything_held))) not in state.legal(3)
    state.apply(3, Pay(everything_held))
    assert held(state, 3) == cards("g1")
    assert state.worth[0] == 9 + 8


def test_bh_q7_takers_choose_freely_among_different_cards():
    state = auction(*YARDS)
    bidding(state, 6, None, None, None)
    state.apply(0, Pay(cards("g2 y2 r1 r1")))
    assert state.legal(1) == [Take(card) for card in sorted(cards("g2 y2 r1"))]
    state.apply(1, Take(cards("r1")[0]))
    assert state.legal(2) == [Take(card) for card in sorted(cards("g2 y2 r1"))]


def test_bh_q8_the_last_of_23_auctions_leaves_only_the_game_end():
    lengths: Counter[int] = Counter()
    for seed in range(60):
        state = RULES.deal(3, seed)
        under = state.deck.index(GAME_END)
        for _decision in walk(state, Dice.from_seed(seed), thrift=5):
            pass
        assert state.auctions == (69 - under) // 3
        assert len(state.lot) == (69 - under) % 3
        lengths[state.auctions] += 1
    assert set(lengths) == {20, 21, 22, 23}


def test_bh_q12_piles_show_their_size_and_what_they_received_in_the_open():
    state = auction(*YARDS, lot="hen corn hen")
    bidding(state, 2, None, None, 3)
    state.apply(3, Pay(cards("g3")))
    for seat in (None, 0, 3):
        assert state.view(seat).pile_sizes == (0, 0, 0, 3)
        assert state.view(seat).piles_seen == ((0, 0), (0, 0), (0, 0), (2, 1))


def test_bh_q13_any_seat_may_be_the_first_auctioneer():
    assert {RULES.deal(5, seed).auctioneer for seed in range(100)} == set(range(5))


def test_bh_q14_the_role_does_not_rotate():
    state = auction(*YARDS, after="y1 r1 p1 y1 r1 p1")
    for _auction in range(2):
        bidding(state, 1, None, None, None)
        state.apply(0, next(pay for pay in state.legal(0)))
        while state.phase == TAKE:
            state.apply(state.turn, state.legal(state.turn)[0])
        assert state.auctioneer == 0


def test_bh_q15_bidders_see_all_but_the_hidden_cards():
    state = auction(*YARDS)
    state.apply(0, LayOut((1,)))
    state.apply(0, Bid(4))
    for seat in (None, 1, 2, 3):
        view = state.view(seat)
        assert view.lot == (None, CORN, None)
        assert (view.best, view.bidder) == (4, 0)
        assert view.displays == tuple(tuple(sorted(cards(yard))) for yard in YARDS)
    assert state.view(0).lot == cards("g1 corn hen")


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_seats_only(seats):
    with pytest.raises(BadOptions):
        RULES.deal(seats, 1)


def test_bh_v1_last_player_wins_at_six_and_pays_the_auctioneer():
    state = auction(*YARDS)
    bidding(state, 3, 5, None, 6)
    assert state.actors() == (3,)
    paid = state.apply(3, Pay(cards("g3 y2 b1")))[0]
    assert paid == Paid(3, 0, tuple(sorted(cards("g3 y2 b1"))), 6)


def test_bh_v2_fourth_card_goes_left_of_the_auctioneer_again():
    state = auction(*YARDS)
    bidding(state, 6, None, None, None)
    state.apply(0, Pay(cards("g2 y2 r1 r1")))
    for seat, name in ((1, "g2"), (2, "y2"), (3, "r1"), (1, "r1")):
        assert state.actors() == (seat,)
        state.apply(seat, Take(cards(name)[0]))
    assert held(state, 1) == tuple(sorted(cards("y3 p2 b2 g2 r1")))
    assert held(state, 0) == tuple(sorted(cards("b3 g1")))


def test_bh_v3_two_cards_reach_the_first_two_takers():
    state = auction("g4 y2", *YARDS[1:])
    bidding(state, 6, None, None, None)
    state.apply(0, Pay(cards("g4 y2")))
    state.apply(1, Take(cards("g4")[0]))
    state.apply(2, Take(cards("y2")[0]))
    assert state.phase == LAY
    assert held(state, 3) == tuple(sorted(cards(YARDS[3])))


def test_bh_v9_seventy_cards_and_twenty_to_twenty_three_auctions():
    for seed in range(30):
        state = RULES.deal(4, seed)
        assert GAME_END not in [*state.lot, *state.deck[10:]]
        for _decision in walk(state, Dice.from_seed(seed)):
            pass
        assert 20 <= state.auctions <= 23


def test_bh_v10_chickens_are_conserved():
    for seats in (3, 4, 5):
        state = RULES.deal(seats, 17)
        for _decision in walk(state, Dice.from_seed(2)):
            assert chickens(state) == 8 * seats + 45
            assert everything(state) == expected(state.sets, finished=state.phase == OVER)
            assert state.worth == [sum(WORTH[card] for card in held(state, seat)) for seat in range(seats)]


def test_bh_v11_empty_display_can_only_open_with_zero():
    state = auction("", *YARDS[1:])
    state.apply(0, LayOut((0,)))
    assert state.legal(0) == [Bid(0)]
    refused(state, 0, Bid(1), Fold())


def test_a_seat_out_of_turn_has_nothing_to_do():
    state = position(4, 3, 12)
    for seat in range(4):
        if seat not in state.actors():
            assert state.legal(seat) == []
