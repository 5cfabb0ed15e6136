"""The brain of Blind Hen: sensible moves from what a seat may know, and nothing else."""

import pytest

from game.blind_hen.actions import Bid, Fold, LayOut, Pay
from game.blind_hen.bot import BlindHenBrain
from game.blind_hen.bot_auction import cheapest, cost_of, reach
from game.blind_hen.bot_yards import most_points, packages_left, pile_worth, yards
from game.blind_hen.cards import CHICKENS, HEN, WORTH
from game.blind_hen.scoring import majority
from game.blind_hen.view import LAY, OVER
from game.bots.levels import Level
from game.bots.search import choose
from game.dice import Dice
from tests.game.blind_hen.positions import RULES, auction, cards

BRAIN = BlindHenBrain(RULES)


def played(seats: int, seed: int, level: Level):
    """Every position of a game between quick players, before the move that was made."""
    state, dice = RULES.deal(seats, seed), Dice.from_seed(seed)
    while state.actors():
        seat = state.turn
        legal = state.legal(seat)
        action = BRAIN.quick(state.view(seat), legal, dice, level)
        yield state, seat, legal, action
        state.apply(seat, action)


@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("level", Level)
def test_quick_players_finish_a_game_with_legal_moves_and_can_say_why(seats, level):
    phases = set()
    for state, seat, legal, action in played(seats, 7 * seats, level):
        phases.add(state.phase)
        assert action in legal
        assert BRAIN.reason(state.view(seat), action)
    assert phases >= {LAY, "bid", "pay"}


@pytest.mark.parametrize("seats", RULES.seats)
def test_candidates_are_few_legal_and_never_missing(seats):
    for state, seat, legal, _action in played(seats, seats, Level.SHARP):
        found = BRAIN.candidates(state, seat, legal)
        assert 1 <= len(found) <= 6
        assert set(found) <= set(legal)


def test_a_seat_moves_by_what_it_knows_alone():
    """Two worlds that look the same from a seat get the same bid from it."""
    for state, seat, legal, _action in played(4, 11, Level.SHARP):
        if state.phase == "bid" and seat != state.auctioneer:
            other = RULES.imagine(state.view(seat), Dice.from_seed(state.auctions))
            assert BRAIN.rollout(state, seat, legal, Dice(1)) == BRAIN.rollout(other, seat, legal, Dice(1))


def test_imagined_states_look_like_the_view_they_come_from():
    for state, seat, _legal, _action in played(3, 5, Level.SHARP):
        view = state.view(seat)
        assert BRAIN.imagine(view, Dice.from_seed(3)).view(seat) == view


def test_a_high_opening_bid_speaks_against_hidden_hens():
    def hens_imagined(opening: int) -> float:
        state = RULES.deal(3, 1)
        seller = state.turn
        state.apply(seller, LayOut((0,)))
        state.apply(seller, Bid(opening))
        view, dice = state.view(state.turn), Dice.from_seed(4)
        worlds = [BRAIN.imagine(view, dice) for _world in range(400)]
        return sum(world.lot[1:].count(HEN) for world in worlds) / len(worlds)

    assert hens_imagined(12) < hens_imagined(1)


def test_worth_is_a_share_for_each_seat_and_leaves_the_state_alone():
    for state, _seat, _legal, _action in played(4, 2, Level.RELAXED):
        before = state.to_json()
        worth = BRAIN.worth(state)
        assert len(worth) == 4
        assert all(0.0 <= share <= 1.0 for share in worth)
        assert sum(worth) == pytest.approx(1.0, abs=0.21)
        assert state.to_json() == before


def test_a_finished_game_is_worth_most_to_its_winner():
    state = RULES.deal(3, 1)
    for state, seat, _legal, action in played(3, 1, Level.SHARP):
        last = state.copy()
        last.apply(seat, action)
    assert last.phase == OVER
    result, worth = last.result(), BRAIN.worth(last)
    assert result is not None
    assert worth.index(max(worth)) in result.winners


def test_BH_15_at_the_end_majorities_are_counted_exactly():
    for counts in ((3, 3, 1), (4, 2, 2, 0), (0, 0, 0), (1, 2, 3, 4)):
        assert most_points(counts, 0) == tuple(majority(counts))
        assert most_points(counts, 9) != tuple(majority(counts))


def test_BH_17_at_the_end_piles_are_counted_exactly_and_before_it_there_is_hope():
    assert pile_worth(4, 3, 0) == 12
    assert pile_worth(4, 3, 10) > 12
    assert pile_worth(0, 2, 10) > pile_worth(0, 2, 0) == 4


def test_BH_4_a_fresh_pile_holds_about_21_packages():
    assert packages_left(RULES.deal(4, 1)) in (21, 22)


def test_BH_9_the_cheapest_payment_reaches_the_bid_without_a_needless_card():
    display = [0] * CHICKENS
    for card in cards("g1 g3 y2 y2 r4"):
        display[card] += 1
    for bid in range(1, 13):
        for payment in cheapest(display, [float(worth) for worth in WORTH], bid):
            total = sum(WORTH[card] for card in payment)
            assert bid <= total
            assert total - min(WORTH[card] for card in payment) < bid


def test_going_up_a_curve_and_down_again_meets():
    ways = [(3, 0.5), (4, 1.0), (2, 2.5)]
    for bid in range(10):
        assert reach(ways, cost_of(ways, bid) + 1e-9) == pytest.approx(bid, abs=1e-6)


def test_whoever_holds_more_is_thought_to_be_ahead():
    table = yards(auction("g1 g2 g3 y3 y4", "r1", "p1"))
    chances = table.chances()
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] == max(chances)


def test_nobody_bids_for_three_bare_hens_at_the_very_end():
    state = auction("g1 g2", "r1 r2", "p1 p2", lot="hen hen hen", after="")
    state.apply(0, LayOut((0, 1)))
    state.apply(0, Bid(1))
    assert BRAIN.rollout(state, 1, state.legal(1), Dice(1)) == Fold()


@pytest.mark.parametrize("level", [Level.SHARP, Level.RUTHLESS])
def test_the_search_finds_legal_moves_in_every_phase(level):
    seen = set()
    for state, seat, legal, _action in played(4, 3, Level.RELAXED):
        if state.phase in seen or len(legal) < 2:
            continue
        seen.add(state.phase)
        choice = choose(BRAIN, state.view(seat), level, 1, 1.0, lambda: 0.0, iterations=40)
        assert choice.action in legal
        assert choice.reason
    assert seen >= {LAY, "bid", "pay"}


def test_a_payment_left_out_of_a_long_list_is_replaced_by_a_listed_one():
    state = RULES.deal(3, 1)
    state.displays[0] = [3] * CHICKENS
    state.worth[0] = 3 * sum(WORTH)
    state.auctioneer = state.turn = 0
    state.apply(0, LayOut((0,)))
    state.apply(0, Bid(40))
    for seat in (1, 2):
        state.apply(seat, Fold())
    legal = state.legal(0)
    assert isinstance(BRAIN.quick(state.view(0), legal, Dice(2), Level.SHARP), Pay)
    assert BRAIN.quick(state.view(0), legal, Dice(2), Level.SHARP) in legal
    assert set(BRAIN.candidates(state, 0, legal)) <= set(legal)
