"""Second Estimate: the deal, and what a viewer can imagine behind the cards that lie face down."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.dice import Dice
from game.plain import Json
from game.rules import Event, Option, Preset, Rules
from game.second_estimate.actions import CHOOSE, MOVE, EstimateAction, EstimateView
from game.second_estimate.cards import CONTRACTORS, CUSTOMERS, HAND_SIZES, SUITS
from game.second_estimate.events import EstimateEvent
from game.second_estimate.state import EstimateState
from game.second_estimate.telling import tell
from game.words import _, later


class SecondEstimate(Rules[EstimateState, EstimateAction, EstimateView]):
    """Everyone picks a contractor at once; the second-strongest gets the best customer."""

    key = "second-estimate"
    name = later("Second Estimate")
    line = later("The second-strongest card wins the best.")
    minutes = (15, 25)
    seats = tuple(HAND_SIZES)  # CT-Q7
    options = later(
        lambda: (
            Option(
                key="hide_totals",
                label=_("Hide the totals"),
                about=_("Keep count in your head: everyone's sum is shown only at the end."),
                default=False,
                choices=(False, True),
            ),
        )
    )
    presets = later(
        lambda: (
            Preset(_("House rules"), _("Everyone's sum lies open."), {}),
            Preset(_("Expert"), _("Sums stay hidden: keep count yourself."), {"hide_totals": True}),
        )
    )
    fills_up = True  # CT-Q7

    action = EstimateAction
    view = EstimateView
    event = EstimateEvent

    def deal(self, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> EstimateState:
        agreed = self.agreed(seats, options)
        dice = Dice.from_seed(seed)
        row = dice.shuffled(range(len(SUITS)))  # CT-2, CT-Q9
        contractors = dice.shuffled(CONTRACTORS)
        size = HAND_SIZES[seats]  # CT-3
        hands = [contractors[seat * size : (seat + 1) * size] for seat in range(seats)]
        deck = dice.shuffled(CUSTOMERS)
        return EstimateState(
            start=dice.below(seats),  # CT-4
            row=row,
            hands=hands,
            leftover=contractors[seats * size :],
            customers=deck[-seats:],
            deck=deck[:-seats],
            hide_totals=agreed["hide_totals"],
        )

    def imagine(self, view: EstimateView, rng: Dice) -> EstimateState:
        """Every contractor not yet shown lies in another hand, face down on the table, or undealt."""
        hidden = set(CONTRACTORS).difference(view.hand, view.table, *view.played)
        unseen = rng.shuffled(sorted(hidden))
        chosen: list[int | None] = [None] * len(view.hand_sizes)
        hands: list[list[int]] = []
        for seat, size in enumerate(view.hand_sizes):
            own = seat == view.seat
            hands.append(list(view.hand) if own else [unseen.pop() for _card in range(size)])
            if view.has_chosen[seat] and view.phase != MOVE:
                chosen[seat] = view.table[seat] if own else unseen.pop()
        to_come = Counter(CUSTOMERS)
        to_come.subtract(view.customers)
        for taken in view.won:
            to_come.subtract(taken)
        return EstimateState(
            start=view.start,
            row=view.row,
            hands=hands,
            leftover=unseen,
            customers=view.customers,
            deck=rng.shuffled(list(to_come.elements())),
            hide_totals=view.hide_totals,
            chosen=chosen,
            played=view.played,
            won=view.won,
            mover=view.actors[0] if view.phase == MOVE else None,
        )

    def state_from_json(self, record: dict[str, Json]) -> EstimateState:
        return EstimateState(**record)

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        return tell(event, names)

    def part(self, view: EstimateView, names: Sequence[str]) -> str:
        # A suit is moved at the end of its round, when the next has not begun.
        return _("Round {n}").format(n=view.round) if view.phase == CHOOSE else ""
