"""The bot of Blind Business: legal, honest about its own hand, and awake to what wins."""

import pytest

from game.blind_business.actions import AddCard, Answer, Ask, BusinessAction, Take
from game.blind_business.bot import BlindBusinessBrain
from game.blind_business.bot_dream import Dream, plan_for
from game.blind_business.bot_policy import policy
from game.blind_business.bot_relaxed import relaxed
from game.blind_business.bot_value import chances, gain, gains_left, run_outs
from game.blind_business.cards import HAND
from game.blind_business.state import BusinessState
from game.bots.levels import Level
from game.bots.search import choose
from game.dice import Dice
from tests.game.blind_business.positions import FAMILY, RULES, area, card, several

BRAIN = BlindBusinessBrain(RULES)
TABLES = [(seats, family) for seats in RULES.seats for family in (False, True)]


def decided(state: BusinessState, seat: int, level: Level, seed: int, iterations: int = 60) -> BusinessAction:
    """What the bot does in that seat, by iterations, so that no clock has a say."""
    choice = choose(BRAIN, state.view(seat), level, seed, 1.0, lambda: 0.0, iterations)
    action = choice.action
    assert isinstance(action, BusinessAction)
    return action


def with_own_hand_reversed(state: BusinessState, seat: int) -> BusinessState:
    """The same table but for the order of cards that the seat knows and cannot tell apart."""
    twin = state.copy()
    start = seat * HAND
    twin.hands[start : start + HAND] = reversed(state.hands[start : start + HAND])
    return twin


@pytest.mark.parametrize(("seats", "family"), TABLES)
@pytest.mark.parametrize("level", Level)
def test_quick_moves_are_legal_and_every_match_ends(seats: int, family: bool, level: Level):
    for seed in range(6):
        state, rng = RULES.deal(seats, seed, FAMILY if family else None), Dice.from_seed(seed)
        for _step in range(200):
            if not state.actors():
                break
            seat = state.actors()[0]
            legal, view = state.legal(seat), state.view(seat)
            action = BRAIN.quick(view, legal, rng, level)
            assert action in legal
            assert BRAIN.reason(view, action).endswith(".")
            state.apply(seat, action)
        assert state.result() is not None


@pytest.mark.parametrize("seats", RULES.seats)
def test_searched_moves_are_legal_and_the_match_ends(seats: int):
    state = RULES.deal(seats, 40 + seats)
    levels = [Level.RUTHLESS, Level.SHARP, Level.RELAXED]
    for step in range(200):
        if not state.actors():
            break
        seat = state.actors()[0]
        action = decided(state, seat, levels[seat % 3], step, iterations=8)
        assert action in state.legal(seat)
        state.apply(seat, action)
    assert state.result() is not None


@pytest.mark.parametrize("seed", range(8))
def test_a_seat_decides_the_same_whatever_it_cannot_see(seed: int):
    """Roll-outs and relaxed moves look at no hidden card: another order of the own hand changes nothing."""
    state, rng = RULES.deal(3, seed), Dice.from_seed(seed)
    for _step in range(40):
        if not state.actors():
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        if state.looker != seat and all(face >= 0 for face in state.hand(seat)):
            twin = with_own_hand_reversed(state, seat)
            if twin.view(seat) == state.view(seat):
                chance = rng.bits()
                assert policy(state, seat, legal, Dice(chance)) == policy(twin, seat, legal, Dice(chance))
                assert relaxed(state, seat, legal, Dice(chance)) == relaxed(twin, seat, legal, Dice(chance))
        state.apply(seat, policy(state, seat, legal, rng))


def test_a_dream_looks_to_its_viewer_just_like_the_table():
    state, rng = RULES.deal(4, 3), Dice.from_seed(3)
    for _step in range(30):
        seat = state.actors()[0]
        view = state.view(seat)
        dream = BRAIN.imagine(view, rng)
        assert dream.view(seat) == view
        assert sorted((*dream.deck, *dream.removed, *dream.hands)) == sorted(
            (*state.deck, *state.removed, *state.hands)
        )
        state.apply(seat, policy(state, seat, state.legal(seat), rng))


def test_a_dream_ends_soon_and_its_copy_with_it():
    state = RULES.deal(2, 5)
    dream = BRAIN.imagine(state.view(state.asker), Dice.from_seed(1))
    assert isinstance(dream, Dream)
    twin, rng = dream.copy(), Dice.from_seed(2)
    for _step in range(60):
        if not twin.actors():
            break
        seat = twin.actors()[0]
        twin.apply(seat, policy(twin, seat, twin.legal(seat), rng))
    assert twin.turn == dream.last + 1
    assert dream.turn == state.turn


def five_in_sight() -> BusinessState:
    """Seat 0 asks, has four on end in the Playground, and the fifth lies in seat 1's hand."""
    hands = several("B4 C3 D2 D3 P9 B2 C2 D6")
    used = [*hands, *several("P5 P6 P7 P8")]
    deck = [face for face in range(48) if face not in used]
    state = RULES.deal(2, 1)
    state.first = state.asker = 0
    state.hands, state.deck, state.removed = hands, deck[:22], tuple(deck[22:])
    state.rows[:5] = area("P5 P6 P7 P8")
    state.todo = (("ask", 0),)
    return state


@pytest.mark.parametrize("level", [Level.SHARP, Level.RUTHLESS])
def test_after_a_no_the_card_that_wins_at_once_is_taken(level: Level):
    state = five_in_sight()
    state.apply(0, Ask(1, 1))
    state.apply(1, Answer(False))
    assert decided(state, 0, level, 7) == Take(0)


def test_an_ok_card_is_spent_where_it_wins():
    state = five_in_sight()
    state.oks[0] = 1
    assert decided(state, 0, Level.RUTHLESS, 7, 200) == Ask(1, 0, True)


def test_whoever_sees_the_winning_card_in_the_deal_says_yes_to_it():
    state = five_in_sight()
    state.apply(0, Ask(1, 0))
    state.apply(1, Answer(True))
    state.apply(1, Ask(0, 0))
    for level in Level:
        assert decided(state, 0, level, 3) == Answer(True)


def test_a_tap_tells_about_the_hand():
    """What the asker tapped is a better guess for a card the asker wants than any card unseen."""
    state = five_in_sight()
    state.since[HAND:] = [1] * HAND  # seat 1 has never seen its hand
    state.turn = 3
    state.first = 0
    state.apply(0, Ask(1, 0))
    view = state.view(1)
    plan = plan_for(view)
    assert plan.told == 0
    weights = [high - low for low, high in zip([0.0, *plan.bounds], plan.bounds, strict=False)]
    wanted = [w for w, hand in zip(weights, plan.hands, strict=True) if gain(state, 0, hand[0], 10) > 20]
    assert wanted and sum(wanted) / len(wanted) > sum(weights) / len(weights)


def test_cards_that_make_a_five_are_named():
    assert run_outs(tuple(several("P5 P6 P7 P8"))) == (4, tuple(sorted(several("P4 P9 PF"))))
    assert run_outs(tuple(several("C5 C6 C8 CF"))) == (4, tuple(sorted(several("C4 C7 C9"))))
    assert run_outs(())[0] == 0


def test_chances_add_up_and_favour_whoever_leads():
    state = five_in_sight()
    shares = chances(state)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > shares[1]
    assert gain(state, 0, card("P9"), gains_left(state)) > gain(state, 0, card("D6"), gains_left(state))


def test_the_last_card_added_is_the_one_that_counts_most():
    state = five_in_sight()
    state.hands = several("B4 P9 D2 D3 B3 B2 C2 D6")
    state.deck, state.looker, state.todo = [], 0, (("add", 0),)
    for level in Level:
        assert decided(state, 0, level, 2) == AddCard(1, 0)


def test_a_finished_game_is_worth_most_to_its_winner():
    state, rng = RULES.deal(4, 11), Dice.from_seed(11)
    while state.actors():
        seat = state.actors()[0]
        state.apply(seat, policy(state, seat, state.legal(seat), rng))
    worth = BRAIN.worth(state)
    assert max(range(4), key=lambda seat: worth[seat]) in state.winners
    assert all(0 <= share <= 1 for share in worth)


def test_close_answers_are_mixed():
    view = RULES.deal(2, 1).view(0)
    ranked = [(Answer(True), 0.5, 50), (Answer(False), 0.498, 48)]
    rng = Dice.from_seed(4)
    assert {BRAIN.mix(view, ranked, rng, Level.RUTHLESS) for _time in range(40)} == {
        Answer(True),
        Answer(False),
    }
    clear = [(Answer(True), 0.6, 50), (Answer(False), 0.4, 48)]
    assert {BRAIN.mix(view, clear, rng, Level.RUTHLESS) for _time in range(40)} == {Answer(True)}
