"""What holds in every race, however it is played."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import catalog
from game.dice import Dice
from game.ricochet.actions import Reveal, RicochetAction, Slap, Tick, Turn
from game.ricochet.cards import CROSS
from game.ricochet.events import RicochetEvent
from game.ricochet.race import Race
from game.ricochet.stamps import FRAME_NS, window_ns
from game.ricochet.view import RicochetView
from game.rules import TABLE, IllegalAction
from tests.game.ricochet.race_track import MS, cards_on

RICOCHET = catalog.get("ricochet")
ALL_CARDS = list(range(1, 51))
TABLES = st.fixed_dictionaries(
    {},
    optional={
        "target": st.sampled_from(range(3, 11)),
        "full_tilt": st.booleans(),
        "tie_frames": st.sampled_from(range(1, 7)),
        "timer": st.sampled_from((0, 10, 20, 30)),
    },
)
# A first slap and the others around it, most of them close enough to meet in one window.
HANDS = st.lists(st.tuples(st.sampled_from(CROSS), st.integers(0, 2 * FRAME_NS)), min_size=2, max_size=5)


def check_lawful(race: Race) -> None:
    assert cards_on(race) == ALL_CARDS  # RC-V13
    assert all(len(pile) <= race.target for pile in race.won)
    assert [one.taken - one.lost for one in race.tallies] == [len(pile) for pile in race.won]
    assert set(race.out) <= set(race.racing) <= set(range(len(race.won)))
    assert len({slap.seat for slap in race.slaps}) == len(race.slaps)
    assert list(race.slaps) == sorted(race.slaps, key=lambda slap: (slap.at_ns, slap.seat))
    assert (race.phase == "over") == (race.actors() == ()) == (race.result() is not None)


def random_race(seats: int, seed: int, options=None):
    """A race played by picking from the lists, with every decision and every event."""
    race, dice = RICOCHET.deal(seats, seed, options), Dice.from_seed(seed + 1)
    journal, told = [], []
    while race.actors():
        seat = dice.pick(race.actors())
        action = dice.pick(race.legal(seat))
        journal.append((seat, action))
        told.append(race.apply(seat, action))
        yield race, journal, told


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32), options=TABLES)
def test_rc_v13_every_random_race_stays_lawful_and_ends(seats: int, seed: int, options: dict[str, Any]):
    for race, _journal, _told in random_race(seats, seed, options):
        check_lawful(race)
    totals = race.result().totals
    assert max(totals) == race.target or not race.deck


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32), options=TABLES)
def test_a_race_replays_exactly_from_its_journal(seats: int, seed: int, options: dict[str, Any]):
    for race, journal, told in random_race(seats, seed, options):  # noqa: B007 (the last one counts)
        pass
    lines = [json.dumps([seat, action.to_json()]) for seat, action in journal]
    again = RICOCHET.deal(seats, seed, options)
    for line, events in zip(lines, told, strict=True):
        seat, record = json.loads(line)
        assert again.apply(seat, RicochetAction.from_json(record)) == events
    assert again.to_json() == race.to_json()


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32), hands=HANDS, tie_frames=st.integers(1, 3), data=st.data())
def test_rc_q2_order_of_arrival_does_not_matter(
    seed: int, hands: list[tuple[str, int]], tie_frames: int, data
):
    """Whatever order the slaps of a round are handed in, the table after the tick is the same."""
    slaps = [(seat, Slap(place, 2_000 * MS + at)) for seat, (place, at) in enumerate(hands)]
    outcomes = []
    for arrival in (slaps, data.draw(st.permutations(slaps))):
        race = RICOCHET.deal(len(hands), seed, {"tie_frames": tie_frames})
        race.apply(TABLE, Turn())
        race.apply(TABLE, Reveal(1_000 * MS))
        for seat, slap in arrival:
            race.apply(seat, slap)
        events = race.apply(TABLE, Tick(3_000 * MS))
        outcomes.append((race.to_json(), events))
        check_lawful(race)
    assert outcomes[0] == outcomes[1]


@settings(max_examples=150, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    hands=HANDS,
    ticks=st.lists(st.booleans(), min_size=5, max_size=5),
)
def test_rc_q2_ticks_in_between_change_nothing_in_the_end(
    seed: int, hands: list[tuple[str, int]], ticks: list[bool]
):
    """Slaps in order of time, with or without a tick after each one, come to the same."""
    slaps = sorted((2_000 * MS + at, seat, place) for seat, (place, at) in enumerate(hands))
    quiet, busy = (RICOCHET.deal(len(hands), seed) for _ in range(2))
    for race in (quiet, busy):
        race.apply(TABLE, Turn())
        race.apply(TABLE, Reveal(1_000 * MS))
    for at, seat, place in slaps:
        quiet.apply(seat, Slap(place, at))
    for (at, seat, place), ticked in zip(slaps, ticks, strict=False):
        if busy.phase == "race":
            busy.apply(seat, Slap(place, at))
        if busy.phase == "race" and ticked:
            busy.apply(TABLE, Tick(at))
    for race in (quiet, busy):
        if race.phase == "race":
            race.apply(TABLE, Tick(3_000 * MS))
    for race in (quiet, busy):
        race.now_ns = 0  # the only trace that a tick may leave
    assert quiet.to_json() == busy.to_json()


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_any_stamp_is_taken_or_refused_and_the_race_stays_lawful(seed: int, data):
    race = RICOCHET.deal(3, seed, {"target": 3, "timer": 10})
    for _ in range(30):
        if not race.actors():
            break
        near = st.integers(-2 * FRAME_NS, 2 * FRAME_NS).map(lambda off: max(0, race.now_ns + off))
        action = data.draw(
            st.one_of(
                st.just(Turn()),
                st.builds(Reveal, near),
                st.builds(Tick, near | st.just(race.now_ns + 11_000 * MS)),
                st.builds(Slap, st.sampled_from((*CROSS, "centre")), near, st.integers(0, MS)),
            )
        )
        seat = data.draw(st.integers(0, 2)) if isinstance(action, Slap) else TABLE
        before = race.to_json()
        try:
            race.apply(seat, action)
        except IllegalAction as refusal:
            assert str(refusal).endswith(".")
            assert race.to_json() == before
        check_lawful(race)


def test_listed_actions_are_lawful_and_in_a_fixed_order():
    for race, _journal, _told in random_race(4, 8):
        for seat in range(-1, 4):
            listed = race.legal(seat)
            assert bool(listed) == (seat in race.actors())
            assert listed == race.copy().legal(seat)
            for action in listed:
                race.copy().apply(seat, action)


def test_copies_are_independent():
    race = RICOCHET.deal(3, 4)
    twin = race.copy()
    before = twin.to_json()
    race.apply(TABLE, Turn())
    assert twin.to_json() == before


@pytest.mark.parametrize("options", [{}, {"full_tilt": True, "timer": 20}])
def test_everything_travels_as_json(options: dict[str, Any]):
    for race, journal, told in random_race(3, 9, options):
        state = RICOCHET.state_from_json(json.loads(json.dumps(race.to_json())))
        assert state.to_json() == race.to_json()
        view = race.view(1)
        assert RicochetView.from_json(json.loads(json.dumps(view.to_json()))) == view
        action = journal[-1][1]
        assert RicochetAction.from_json(json.loads(json.dumps(action.to_json()))) == action
        for event in told[-1]:
            assert RicochetEvent.from_json(json.loads(json.dumps(event.to_json()))) == event
            assert event.seen_by(0) == event.seen_by(None) == event


def test_a_view_hides_the_order_of_the_unseen_deck_only():
    race = RICOCHET.deal(3, 6)
    other = race.copy()
    other.deck = other.deck[::-1]
    for seat in (0, 1, 2, None):
        assert race.view(seat) == other.view(seat)
    assert race.view(0).to_json() | {"seat": 1} == race.view(1).to_json()


def test_imagine_gives_back_the_view_and_keeps_what_everyone_saw_go_under():
    for race, _journal, _told in random_race(4, 12):
        view = race.view(2)
        dreamt = RICOCHET.imagine(view, Dice.from_seed(race.now_ns))
        assert dreamt.view(2) == view
        check_lawful(dreamt)
        known = len(view.returned)
        assert dreamt.deck[len(dreamt.deck) - known :] == race.deck[len(race.deck) - known :]
        for seat in race.actors():
            assert dreamt.legal(seat) == race.legal(seat)


def test_imagine_can_put_every_unseen_card_on_top():
    race = RICOCHET.deal(2, 6)
    view, dice = race.view(0), Dice.from_seed(1)
    tops = {RICOCHET.imagine(view, dice).deck[0] for _ in range(1_000)}
    assert tops == set(race.deck)


def test_the_same_seed_deals_the_same_race():
    assert RICOCHET.deal(4, 7).to_json() == RICOCHET.deal(4, 7).to_json()
    assert RICOCHET.deal(4, 7).to_json() != RICOCHET.deal(4, 8).to_json()


def test_rc_q2_windows_of_whole_frames():
    assert [window_ns(count) for count in (1, 3, 6)] == [16_666_667, 50_000_000, 100_000_000]
