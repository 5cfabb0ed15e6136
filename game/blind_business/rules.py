"""Blind Business on the shelf: its options, its deal and its doors to the rest of the table."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.blind_business.actions import BusinessAction
from game.blind_business.events import BusinessEvent
from game.blind_business.imagine import imagine
from game.blind_business.state import BusinessState
from game.blind_business.table import ADD
from game.blind_business.telling import tell
from game.blind_business.view import BusinessView
from game.dice import Dice
from game.plain import Json
from game.rules import Event, Option, Preset, Rules
from game.words import _, later


class BlindBusiness(Rules[BusinessState, BusinessAction, BusinessView]):
    """Everyone sees your hand but you."""

    key = "blind-business"
    name = later("Blind Business")
    line = later("Trade cards that everyone sees but you.")
    minutes = (20, 30)
    seats = (2, 3, 4, 5)
    options = later(
        lambda: (
            Option(
                key="district_powers",
                label=_("District powers"),
                about=_("At the end each district pays in its own way: a last card, places, or pairs."),
                default=True,
                choices=(True, False),
            ),
            Option(
                key="number_powers",
                label=_("Number powers"),
                about=_(
                    "The numbers have effects: double cards, OK cards, swaps, peeks, bonuses and discards."
                ),
                default=True,
                choices=(True, False),
            ),
        )
    )
    presets = later(
        lambda: (
            Preset(
                _("Family game"),
                _("Without powers: trade, and count."),
                {"district_powers": False, "number_powers": False},  # BB-30, BB-Q1
            ),
            Preset(_("House rules"), _("Numbers and districts have powers."), {}),
        )
    )

    action = BusinessAction
    view = BusinessView
    event = BusinessEvent

    def deal(self, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> BusinessState:
        agreed = self.agreed(seats, options)
        return BusinessState.dealt(
            seats,
            seed,
            district_powers=agreed["district_powers"],
            number_powers=agreed["number_powers"],
        )

    def imagine(self, view: BusinessView, rng: Dice) -> BusinessState:
        return imagine(view, rng)

    def state_from_json(self, record: dict[str, Json]) -> BusinessState:
        return BusinessState.from_json(record)

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        return tell(event, names)

    def part(self, view: BusinessView, names: Sequence[str]) -> str:
        if view.phase == ADD:
            return _("The final look")
        if view.finished or view.round > view.rounds:
            return ""
        return _("Round {n}, {name}’s turn").format(n=view.round, name=names[view.asker])
