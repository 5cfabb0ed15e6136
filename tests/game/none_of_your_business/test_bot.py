"""The brain: lawful always, honest about what it cannot know, and sensible where it matters."""

import pytest

from game.bots import arena
from game.bots.levels import Level
from game.bots.search import choose
from game.dice import Dice
from game.none_of_your_business.actions import Ask, Check, Give, OfficeAction, Pass, Play, Refuse, Wait
from game.none_of_your_business.bot import NoneOfYourBusinessBrain
from game.none_of_your_business.bot_policy import CALM, asks, lie_rate, look_rate
from game.none_of_your_business.bot_sight import Recall, Sight, at_least
from game.none_of_your_business.cards import (
    BRIEFCASE,
    KINDS,
    MANAGER,
    MOGUL,
    PAPERS,
    PEN,
    PHONE,
)
from game.none_of_your_business.rules import NoneOfYourBusiness
from game.none_of_your_business.state import Office
from game.none_of_your_business.view import DECIDE

RULES = NoneOfYourBusiness()
BRAIN = NoneOfYourBusinessBrain(RULES)

FEW = 48
"""Iterations: the tests must not hang on a clock."""


def thought(state: Office, seat: int, level: Level = Level.RUTHLESS, seed: int = 1):
    return choose(BRAIN, state.view(seat), level, seed, 1.0, lambda: 0.0, FEW)


def fresh(hands, **more) -> Office:
    return Office.setup(hands, **more)


# Chances.


def test_the_chance_of_cards_is_the_share_of_hands_that_have_them():
    assert at_least(1, 2, 2, 4) == pytest.approx(5 / 6)
    assert at_least(2, 2, 2, 4) == pytest.approx(1 / 6)
    assert at_least(0, 0, 0, 0) == 1.0
    assert at_least(3, 5, 2, 40) == 0.0


def test_cards_once_shown_are_known_for_certain_and_others_are_not():
    state = fresh([[PEN, PEN, PHONE, BRIEFCASE], [PEN, PAPERS, PAPERS, PHONE], [PEN, PHONE, PHONE, PAPERS]])
    state.apply(0, Ask(1, (PEN,)))
    state.apply(1, Give())
    sight = Sight.of_view(state.view(2))
    assert sight.has(0, (PEN, PEN)) == 1.0
    assert 0.0 < sight.has(0, (PHONE,)) < 1.0


# Answering: NB-6, NB-7.


def test_a_card_the_asker_has_seen_is_given_at_every_level():
    state = fresh([[PEN, PEN, PHONE, BRIEFCASE, PAPERS], [PEN, PAPERS, PAPERS, PHONE, PHONE]])
    state.memory.shown(1, (PEN,))
    state.apply(0, Ask(1, (PEN,)))
    assert lie_rate(Sight.of_view(state.view(1))) == 0.0
    for level in Level:
        assert thought(state, 1, level).action == Give()


def test_a_hand_that_is_asked_for_whole_refuses():
    state = fresh([[PEN, PEN, PHONE, BRIEFCASE, PAPERS], [PEN]])
    state.apply(0, Ask(1, (PEN,)))
    assert lie_rate(Sight.of_view(state.view(1))) == 1.0


def test_lies_are_rarer_the_more_the_asker_can_know():
    def rate(shown: int) -> float:
        state = fresh([[PEN, PEN, PEN, PHONE, BRIEFCASE], [PEN, PEN, PEN, PAPERS, PHONE, PHONE]])
        if shown:
            state.memory.shown(1, (PEN,) * shown)
        state.apply(0, Ask(1, (PEN, PEN, PEN)))
        return lie_rate(Sight.of_view(state.view(1)))

    assert rate(0) >= rate(1) > rate(2) > rate(3) == 0.0


# Checking.


def test_a_refusal_of_cards_that_were_seen_is_checked():
    state = fresh([[PEN, PEN, PHONE, BRIEFCASE, PAPERS], [PEN, PAPERS, PAPERS, PHONE, PHONE]])
    state.memory.shown(1, (PEN,))
    state.apply(0, Ask(1, (PEN,)))
    state.apply(1, Refuse())
    assert state.stage == DECIDE
    assert look_rate(Sight.of_view(state.view(0))) == 1.0
    assert thought(state, 0).action == Check()


def test_a_refusal_that_must_be_true_is_not_checked():
    state = fresh([[MANAGER, PEN, PHONE], [PEN, PAPERS, PAPERS, PHONE]], pile=[MANAGER])
    state.apply(0, Ask(1, (MANAGER,)))
    state.apply(1, Refuse())
    assert look_rate(Sight.of_view(state.view(0))) == 0.0
    assert thought(state, 0).action == Pass()


def test_bluffs_that_are_as_good_are_mixed():
    state = fresh([[PEN, PEN, PHONE, BRIEFCASE, PAPERS], [PEN, PEN, PAPERS, PAPERS, PHONE, PHONE, BRIEFCASE]])
    state.apply(0, Ask(1, (PEN, PEN)))
    view = state.view(1)
    ranked = [(Give(), 0.5, 20), (Refuse(), 0.5, 20)]
    seen = {BRAIN.mix(view, ranked, Dice.from_seed(seed), Level.RUTHLESS) for seed in range(60)}
    assert seen == {Give(), Refuse()}
    clear = [(Give(), 0.9, 20), (Refuse(), 0.1, 20)]
    assert {BRAIN.mix(view, clear, Dice.from_seed(seed), Level.RUTHLESS) for seed in range(20)} == {Give()}


# Asking.


def test_it_asks_for_all_it_knows_to_be_there():
    state = fresh(
        [[PEN, PEN, PHONE, BRIEFCASE], [PEN, PEN, PHONE, PAPERS], [PAPERS, PAPERS, BRIEFCASE, BRIEFCASE]]
    )
    state.memory.looked(0, 1, (PAPERS, PEN, PEN, PHONE))
    sight = Sight.of_view(state.view(0))
    best = max(asks(sight, CALM, Dice(0)), key=lambda one: one[0])[1]
    assert best == Ask(1, (PEN, PEN, PHONE))


def test_what_was_refused_is_believed_less():
    state = fresh([[PEN, PEN, PHONE, BRIEFCASE], [PAPERS, PHONE, PHONE, PAPERS], [PAPERS, PHONE, PHONE, PEN]])
    before = Sight.of_view(state.view(2)).has(1, (PEN,))
    state.apply(0, Ask(1, (PEN,)))
    state.apply(1, Refuse())
    state.apply(0, Pass())
    if state.actors() == (0,):
        state.apply(0, Wait())
    assert Sight.of_view(state.view(2)).has(1, (PEN,)) < before


def test_imagined_liars_are_rare():
    state = fresh(
        [[PEN, PEN, PHONE, BRIEFCASE], [PAPERS, PHONE, PHONE, PAPERS, PEN, PAPERS]], aside=[PHONE] * 3
    )
    state.apply(0, Ask(1, (PEN,)))
    state.apply(1, Refuse())
    view = state.view(0)

    def share(imagine) -> float:
        rng = Dice.from_seed(5)
        liars = [imagine(view, rng).hands[1][PEN] > 0 for _try in range(120)]
        return liars.count(True) / len(liars)

    assert share(BRAIN.imagine) < 0.6 * share(RULES.imagine)


# Sets.


def test_managers_are_played_and_moguls_are_not_thrown_from_a_full_hand():
    hand = [MANAGER, MANAGER, PEN, PHONE, PAPERS]
    state = fresh([hand, [PEN, PAPERS, PHONE, BRIEFCASE]])
    rng = Dice.from_seed(1)
    assert BRAIN.quick(state.view(0), state.legal(0), rng, Level.SHARP) == Play(MANAGER)
    hand = [MOGUL, MOGUL, *[PEN, PHONE] * 2, *[PAPERS] * 2, *[BRIEFCASE] * 4]
    state = fresh([hand, [PEN, PAPERS, PHONE, BRIEFCASE]])
    assert BRAIN.quick(state.view(0), state.legal(0), rng, Level.SHARP) != Play(MOGUL)


# The light memory.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_light_memory_never_claims_a_card_that_is_not_there(seats: int):
    rng = Dice.from_seed(seats)
    for seed in range(12):
        state = RULES.deal(seats, seed)
        state.memory = Recall.light(state.memory)
        while state.actors():
            seat = state.actors()[0]
            state.apply(seat, rng.pick(state.legal(seat)))
            memory = state.memory
            assert isinstance(memory, Recall)
            assert memory.sizes == state.sizes
            for known, hand in zip(memory.sure, state.hands, strict=True):
                assert all(known[kind] <= hand[kind] for kind in KINDS)
            for (_watcher, whose), known in memory.private.items():
                assert all(known[kind] <= state.hands[whose][kind] for kind in KINDS)


# Every game, every level.


@pytest.mark.parametrize("faster", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_play_lawfully_to_the_end_and_say_why(seats: int, faster: bool):
    for seed in range(6):
        state = RULES.deal(seats, seed, {"faster_game": faster})
        rng = Dice.from_seed(seed)
        for _decision in range(3000):
            if not state.actors():
                break
            seat = rng.pick(state.actors())
            view, legal = state.view(seat), state.legal(seat)
            level = (Level.RELAXED, Level.SHARP)[seat % 2]
            action = BRAIN.quick(view, legal, rng, level)
            assert action in legal
            assert BRAIN.reason(view, action).endswith(".")
            state.apply(seat, action)
        result = state.result()
        assert result is not None
        assert max(range(seats), key=BRAIN.worth(state).__getitem__) in result.winners


def test_the_search_plays_a_game_to_its_end():
    state = RULES.deal(3, 4)
    rng = Dice.from_seed(4)
    while state.actors():
        seat = rng.pick(state.actors())
        action = choose(BRAIN, state.view(seat), Level.RUTHLESS, rng.bits(), 1.0, lambda: 0.0, 8).action
        assert isinstance(action, OfficeAction)
        assert action in state.legal(seat)
        state.apply(seat, action)
    assert state.result() is not None


def test_worth_is_a_share_and_more_cards_are_worth_more():
    state = RULES.deal(4, 1)
    rng = Dice.from_seed(1)
    while state.actors():
        worth = BRAIN.worth(state)
        assert all(0.0 <= one <= 1.0 for one in worth)
        assert worth.index(max(worth)) == state.sizes.index(max(state.sizes))
        seat = state.actors()[0]
        state.apply(seat, rng.pick(state.legal(seat)))


def test_the_same_view_and_seed_give_the_same_move():
    state = RULES.deal(4, 9)
    seat = state.actors()[0]
    assert thought(state, seat).ranked == thought(state, seat).ranked


@pytest.mark.parametrize(
    ("kinds", "faster", "deal"),
    [(("sharp", "relaxed"), True, 3076), (("relaxed", "ruthless"), False, 3116), (("relaxed",) * 4, True, 1)],
)
def test_nb_q15_without_the_guard_bots_neither_hold_back_nor_hand_to_and_fro_for_ever(
    kinds: tuple[str, ...], faster: bool, deal: int
) -> None:
    options = (("faster_game", faster), ("stall_guard", False), ("first_player", 0))
    bout = arena.Bout(NoneOfYourBusiness.key, kinds, 0, deal, deal, 0.0, 4, options)
    assert arena.fight(bout).decisions < 2500
