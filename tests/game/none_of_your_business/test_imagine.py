"""Guessed tables fit all that a view tells, and everything it leaves open really varies."""

import pytest

from game.dice import Dice
from game.none_of_your_business.actions import Point
from game.none_of_your_business.events import Moved
from game.none_of_your_business.view import Lacks
from tests.game.none_of_your_business.office import (
    CHECK,
    GIVE,
    OPTIONS,
    PASS,
    REFUSE,
    RULES,
    WAIT,
    ask,
    cards,
    choose,
    do,
    held,
    kind,
    no_reaction,
    play,
    played_out,
    table,
)
from tests.game.none_of_your_business.truth import holds

DRAWS = 150


def guesses(state, watcher, draws=DRAWS):
    view = state.view(watcher)
    return [RULES.imagine(view, Dice.from_seed(seed)) for seed in range(draws)]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", RULES.seats)
def test_a_guess_gives_back_the_view_and_keeps_every_mind_true(seats, options):
    rng = Dice(seats)
    for state, _seat, _action in played_out(seats, seats + 20, options):
        for watcher in (*range(seats), None):
            view = state.view(watcher)
            assert holds(state, watcher, view.mind)
            guess = RULES.imagine(view, rng)
            assert guess.view(watcher) == view
            assert sum(guess.sizes) + len(guess.deck) + len(guess.pile) + sum(guess.aside) == 54
            for other in (*range(seats), None):
                assert holds(guess, other, guess.view(other).mind)
            if watcher is not None:
                assert guess.legal(watcher) == state.legal(watcher)


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_guess_plays_on(seats):
    for number, (state, seat, action) in enumerate(played_out(seats, 3)):
        if number % 9 == 0 and seat >= 0:
            guess = RULES.imagine(state.view(seat), Dice(number))
            guess.apply(seat, action)
            while guess.actors():
                one = guess.actors()[0]
                guess.apply(one, guess.legal(one)[0])
            assert guess.result() is not None


def test_every_hidden_card_varies():
    state = table("NNF", "BPF", "PPN", aside="")
    found = guesses(state, 0)
    for seat in (1, 2):
        for card in range(9):
            assert {guess.hands[seat][card] > 0 for guess in found} == {True, False}
    for card in range(9):
        assert {guess.deck[-1] == card for guess in found} == {True, False}
    assert len({tuple(guess.hands[0]) for guess in found}) == 1


def test_every_deal_of_a_small_rest_comes_up():
    # Seven cards are open: two in a hand, one in another, four in the deck.
    state = table("NNF", "BP", "F", deck=4, next_cards="PNBF")
    seen = {(held(guess, 1), held(guess, 2)) for guess in guesses(state, 0, 600)}
    rest = "BPFPNBF"
    pairs = {
        ("".join(sorted((rest[one], rest[two]), key="BPNF".index)), rest[three])
        for one in range(7)
        for two in range(7)
        for three in range(7)
        if len({one, two, three}) == 3
    }
    assert seen == pairs


def test_the_cards_set_aside_vary():
    state = table("NNF", "BPF", aside="BBBBBBBBBB")
    found = guesses(state, 0)
    assert all(sum(guess.aside) == 10 for guess in found)
    assert len({tuple(guess.aside) for guess in found}) > DRAWS // 2


def test_cards_known_are_held():
    state = table("NNFB", "PPB", "PPN")
    do(state, (0, ask(1, "NN")), (1, REFUSE), (0, CHECK))
    for guess in guesses(state, 0):
        assert all(guess.hands[1][kind(letter)] >= "PPBNN".count(letter) for letter in "PBN")
    for guess in guesses(state, 2):
        assert guess.hands[1][kind("N")] >= 2


def test_a_proven_gap_is_respected():
    state = table("NGFB", "PPBPPBFF", "PPN")
    do(state, (0, ask(1, "NG")), (1, REFUSE), (0, CHECK))
    no_reaction(state)
    assert state.view(2).mind.lacks == (Lacks(1, ((kind("N"), 2), (kind("G"), 2))),)
    hands = [guess.hands[1] for guess in guesses(state, 2)]
    assert all(hand[kind("N")] < 2 or hand[kind("G")] < 2 for hand in hands)
    assert any(hand[kind("N")] >= 2 for hand in hands)


def test_a_refusal_proves_nothing():
    state = table("N", "NPP", "PPN")
    do(state, (0, ask(1, "N")), (1, REFUSE))
    assert {guess.hands[1][kind("N")] > 0 for guess in guesses(state, 0)} == {True, False}


def test_no_hand_holds_a_pair_that_was_never_shown():
    state = table("NFB", "PPBPPBFF", "PPNNFF")
    for guess in guesses(state, 0):
        assert all(guess.hands[seat][person] < 2 for seat in (1, 2) for person in range(4, 9))


def test_cards_in_doubt_may_have_gone_but_not_more_than_could():
    state = table("NNMPFB", "GPPBBFF", "GFB")
    do(state, (0, ask(1, "NNM")), (1, REFUSE), (0, PASS), (0, WAIT))
    do(state, (1, ask(2, "G")), (2, GIVE), (1, Point((0,))), (0, choose("FP")))
    remaining = set()
    for guess in guesses(state, 2, 400):
        pens, managers = guess.hands[0][kind("N")], guess.hands[0][kind("M")]
        assert min(pens, 2) + min(managers, 1) >= 1
        remaining.add((min(pens, 2), min(managers, 1)))
        face_down = guess.deck.count(kind("N"))
        assert face_down <= 11 - 2  # both Pens are out of the deck for good
    assert remaining == {(0, 1), (1, 0), (1, 1), (2, 0), (2, 1)}


def test_secret_discards_of_others_vary_and_are_theirs():
    state = table("HHF", "NPFBB", "PPNN", "B")
    do(state, (0, play("H")), (1, choose("NPF")))
    chosen = set()
    for guess in guesses(state, 2):
        ((seat, picked),) = guess.stack[-1].chosen
        assert seat == 1
        assert all(guess.hands[1][card] >= picked.count(card) for card in picked)
        chosen.add(picked)
        assert len(picked) == 3
    assert len(chosen) > 20
    for guess in guesses(state, 1, 5):
        assert guess.stack[-1].chosen == ((1, cards("NPF")),)


def test_tables_that_differ_only_in_what_is_hidden_look_the_same():
    one = table("NNF", "BPFB", "PPNF", next_cards="BBB")
    two = table("NNF", "FFNP", "BPBN", next_cards="FFF")
    for state in (one, two):
        do(state, (0, ask(1, "N")), (1, REFUSE), (0, PASS))
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)


def test_a_guess_takes_its_chance_from_the_dice_given():
    state = table("MNF", "MBPFB", "PPNF")
    do(state, (0, ask(1, "M")), (1, GIVE))
    view = state.view(0)
    again = [RULES.imagine(view, Dice(5)).to_json() for _time in range(2)]
    assert again[0] == again[1]
    taken = set()
    for seed in range(30):
        events = RULES.imagine(view, Dice(seed)).apply(0, Point((1,)))
        taken.add(next(event.cards for event in events if isinstance(event, Moved)))
    assert len(taken) > 2
