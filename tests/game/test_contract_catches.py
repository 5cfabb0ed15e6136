"""The contract is worth having only if it catches who breaks it: each stand-in here breaks one clause."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from game import catalog
from game.dice import Dice
from game.rules import Event
from tests.game import contract, secrets
from tests.game.contract import Table
from tests.game.tables import table, whole
from tests.game.tiny import CARDS, Drew, Laid, Lay, Tiny, TinyState, TinyView

Check = Callable[[Table], None]
MANY = 40
"""Games to look through for an event that is rare."""


def deals(kind: type[TinyState]) -> Tiny:
    """Tiny with another kind of state, wherever its states come from."""

    class Crooked(Tiny):
        def deal(self, *args, **kwargs):
            return self.state_from_json(super().deal(*args, **kwargs).to_json())

        def imagine(self, *args, **kwargs):
            return self.state_from_json(super().imagine(*args, **kwargs).to_json())

        def state_from_json(self, record):
            return kind(**TinyState(**record).copy().to_json())

    return Crooked()


class Honest(TinyState):
    __slots__ = ()

    def copy(self):
        return type(self)(**super().copy().to_json())


def test_an_honest_game_passes_everything():
    for check in ALL:
        check(table(deals(Honest), 3))


class SharesHands(Honest):
    """A copy that keeps the very same hands."""

    __slots__ = ()

    def copy(self):
        other = super().copy()
        other.hands = self.hands
        return other


class ChangesWhenRefusing(Honest):
    __slots__ = ()

    def apply(self, seat, action):
        if seat in self.actors() and action not in self.legal(seat):
            self.scores[seat] += 1
        return super().apply(seat, action)


class TakesAnyCard(Honest):
    """Forgets to look whether the card is in the hand."""

    __slots__ = ()

    def apply(self, seat, action):
        if isinstance(action, Lay) and seat in self.actors() and action.card not in self.hands[seat]:
            action = Lay(self.hands[seat][0])
        return super().apply(seat, action)


class ListsTooMuch(Honest):
    __slots__ = ()

    def legal(self, seat):
        listed = super().legal(seat)
        return [*listed, Lay(99)] if listed else listed


class AsksTheWorld(Honest):
    """Draws from chance that does not come from the seed."""

    __slots__ = ()

    def _show(self):
        random.shuffle(self.pile)
        return super()._show()


class LosesCards(Honest):
    __slots__ = ()

    def _show(self):
        told = super()._show()
        self.shown.pop()
        return told


class NeverEnds(Honest):
    __slots__ = ()

    def _show(self):
        told = super()._show()
        self.shown, self.round = [], 0
        held = {card for hand in self.hands for card in hand}
        self.pile = [card for card in CARDS if card not in held]
        return told


class TellsDraws(Honest):
    """Says aloud what each seat draws."""

    __slots__ = ()

    def _show(self):
        return [Babble(e.seat, e.card) if isinstance(e, Drew) else e for e in super()._show()]


class TellsChoices(Honest):
    """Says aloud what each seat lays face down."""

    __slots__ = ()

    def apply(self, seat, action):
        return [OpenLaid(e.seat, e.card) if isinstance(e, Laid) else e for e in super().apply(seat, action)]


class OpenLaid(Laid):
    __slots__ = ()

    def seen_by(self, seat: int | None) -> "OpenLaid":
        return self


class Babble(Drew):
    __slots__ = ()

    def seen_by(self, seat: int | None) -> "Babble":
        return self


@dataclass(frozen=True, slots=True)
class Whisper(TinyView):
    card: int = 0


class WhispersHands(Honest):
    """A view that holds a card of another hand."""

    __slots__ = ()

    def view(self, seat):
        return Whisper(**fields_of(super().view(seat)), card=self.hands[-1 if seat == 0 else 0][0])


class ShowsTop(Honest):
    """A view that holds the top of the pile for everyone; `imagine` believes it and keeps it there."""

    __slots__ = ()

    def view(self, seat):
        return replace(super().view(seat), top=self.pile[-1] if self.pile else None)


class ForgetsDice(Honest):
    """A state that JSON brings back with other dice."""

    __slots__ = ()

    def to_json(self):
        return {**super().to_json(), "dice": 0}

    def copy(self):
        other = super().copy()
        other.dice = self.dice.copy()
        return other


def fields_of(view: TinyView) -> dict[str, Any]:
    return {name: getattr(view, name) for name in TinyView.__dataclass_fields__}


STATES: list[tuple[type[TinyState], Check, str]] = [
    (SharesHands, contract.check_copies, "changed"),
    (ChangesWhenRefusing, contract.check_refusals, "yet changed something"),
    (TakesAnyCard, contract.check_refusals, "not listed and was carried out"),
    (LosesCards, contract.check_cards, "lost Counter"),
    (NeverEnds, contract.check_end, "does not end"),
    (AsksTheWorld, contract.check_same_seed, "two different games"),
    (TellsDraws, secrets.check_events, "a secret"),
    (TellsChoices, secrets.check_events, "a secret"),
    (WhispersHands, secrets.check_imagining, "would notice"),
]


@pytest.mark.parametrize(("crooked", "check", "word"), STATES, ids=lambda one: getattr(one, "__name__", ""))
def test_a_crooked_state_is_caught(crooked: type[TinyState], check: Check, word: str):
    with pytest.raises(AssertionError, match=word):
        check(table(deals(crooked), 3))


def test_listing_what_cannot_be_done_is_caught():
    with pytest.raises(Exception, match="not in this hand"):
        contract.check_listing(table(deals(ListsTooMuch), 3))


def test_dice_that_json_forgets_are_caught():
    with pytest.raises(AssertionError):
        contract.check_json(table(deals(ForgetsDice), 3, {"stir": True}))


class KnowsTheTruth(Tiny):
    """An `imagine` that returns the very state the viewer sits in: it looks right and bots would cheat."""

    def __init__(self) -> None:
        self.states: dict[str, TinyState] = {}

    def deal(self, *args, **kwargs):
        state = super().deal(*args, **kwargs)
        truth = self.states

        class Watched(TinyState):
            __slots__ = ()

            def view(self, seat):
                view = super().view(seat)
                truth[repr(view)] = self.copy()
                return view

        return Watched(**state.to_json())

    def imagine(self, view: TinyView, rng: Dice) -> TinyState:
        true = self.states[repr(view)].copy()
        true.dice = rng
        return true


class Oracle:
    """Any game with an `imagine` that returns the truth."""

    def __init__(self, at: Table) -> None:
        self.rules = at.rules
        self.truth = {
            repr(moment.state.view(seat)): moment.state.copy()
            for moment in contract.wander(at)
            for seat in at.viewers()
        }

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def imagine(self, view: Any, rng: Dice) -> Any:
        return self.truth[repr(view)].copy()


@pytest.mark.parametrize("key", catalog.keys())
def test_in_every_game_an_imagine_that_returns_the_truth_is_caught(key: str):
    rules = catalog.get(key)
    at = table(rules, max(rules.seats))
    with pytest.raises(AssertionError, match="always imagines the truth"):
        secrets.check_variety(replace(at, rules=Oracle(at)))  # type: ignore[arg-type]


def with_secret_events() -> list[tuple[str, type[Event]]]:
    """Every kind of event that some seat sees less of."""
    return [
        (rules.key, kind)
        for rules in map(catalog.get, catalog.keys())
        for kind in rules.event._family.values()
        if issubclass(kind, Event) and kind.seen_by is not Event.seen_by
    ]


@pytest.mark.parametrize(("key", "kind"), with_secret_events())
def test_in_every_game_an_event_that_is_not_redacted_is_caught(
    key: str, kind: type[Event], monkeypatch: pytest.MonkeyPatch
):
    rules = catalog.get(key)
    monkeypatch.setattr(kind, "seen_by", Event.seen_by)
    with pytest.raises(AssertionError, match="a secret"):
        for turn in range(MANY):
            at = table(rules, rules.seats[turn % len(rules.seats)])
            secrets.check_events(at, contract.SEED + turn)


class KnowsOneCard(KnowsTheTruth):
    """An `imagine` that varies all but one hidden card: the first in the hand of the last seat."""

    def imagine(self, view: TinyView, rng: Dice) -> TinyState:
        true = self.states[repr(view)].hands[-1][0]
        while True:
            state = Tiny.imagine(self, view, rng)
            if view.seat == 2 or state.hands[-1][0] == true:
                return state


def test_an_imagine_that_returns_the_truth_is_caught():
    rules = KnowsTheTruth()
    secrets.check_imagining(table(rules, 3))
    with pytest.raises(AssertionError, match="always imagines the truth"):
        secrets.check_variety(table(rules, 3))


def test_an_imagine_that_knows_a_single_card_is_caught():
    with pytest.raises(AssertionError, match=r"always imagines the truth at \[\('hands', 2, 0\)\]"):
        secrets.check_variety(table(KnowsOneCard(), 3))


def test_a_leak_that_imagine_believes_is_caught_in_the_dark():
    leaky = table(deals(ShowsTop), 3)
    secrets.check_imagining(leaky)
    with pytest.raises(AssertionError, match="sees what lies at"):
        secrets.check_views(replace(leaky, cupboard=replace(leaky.cupboard, dark=whole("pile"))))


def test_a_view_that_tells_the_dice_is_caught():
    class Fortune(Honest):
        __slots__ = ()

        def view(self, seat):
            return replace(super().view(seat), round=self.dice.state)

    with pytest.raises(AssertionError, match="tells the dice"):
        secrets.check_views(table(deals(Fortune), 3))


ALL: tuple[Check, ...] = (
    contract.check_listing,
    contract.check_refusals,
    contract.check_same_seed,
    contract.check_copies,
    contract.check_replay,
    contract.check_json,
    contract.check_end,
    contract.check_cards,
    secrets.check_views,
    secrets.check_events,
    secrets.check_imagining,
    secrets.check_variety,
)
