"""None of Your Business on the shelf: options, the deal, and the way back from JSON and from a view."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.dice import Dice
from game.none_of_your_business.actions import OfficeAction
from game.none_of_your_business.events import OfficeEvent
from game.none_of_your_business.imagine import imagine
from game.none_of_your_business.state import Office
from game.none_of_your_business.telling import tell
from game.none_of_your_business.view import OfficeView
from game.plain import Json
from game.rules import BY_CHANCE, Event, Option, Preset, Rules
from game.words import _, later


class NoneOfYourBusiness(Rules[Office, OfficeAction, OfficeView]):
    key = "none-of-your-business"
    name = later("None of Your Business")
    line = later("Ask, refuse, check: the fullest hand wins.")
    minutes = (20, 40)
    seats = (2, 3, 4, 5)
    options = later(
        lambda: (
            Option(
                key="faster_game",
                label=_("Faster Game"),
                about=_(
                    "Everyone may play up to two sets in any turn, not only in their own."
                ),  # NB-17, NB-18
                default=False,
                choices=(False, True),
            ),
            Option(
                key="stall_guard",
                label=_("Keep it moving"),
                about=_("After a whole round in which nobody drew, the next player draws a card."),  # NB-Q15
                default=True,
                choices=(True, False),
            ),
            Option(
                key="first_player",
                label=_("First player"),
                about=_(
                    "The oldest player begins: say which seat that is, or leave it to chance. "
                    "Where the table is smaller, counting goes on around it."
                ),  # NB-3, NB-Q20
                default=BY_CHANCE,
                choices=(BY_CHANCE, 0, 1, 2, 3, 4),
                is_seat=True,
            ),
        )
    )
    presets = later(
        lambda: (
            Preset(_("House rules"), _("Sets are played in your own turn."), {}),
            Preset(_("Faster game"), _("Two sets in any turn, also in others'."), {"faster_game": True}),
            Preset(_("Expert"), _("Nobody must draw when all hold back."), {"stall_guard": False}),
        )
    )

    action = OfficeAction
    view = OfficeView
    event = OfficeEvent

    def deal(self, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Office:
        agreed = self.agreed(seats, options)
        dice = Dice.from_seed(seed)
        wanted = agreed["first_player"]
        first = dice.below(seats) if wanted == BY_CHANCE else wanted % seats
        return Office.dealt(seats, dice, agreed["faster_game"], agreed["stall_guard"], first)

    def imagine(self, view: OfficeView, rng: Dice) -> Office:
        return imagine(view, rng)

    def state_from_json(self, record: dict[str, Json]) -> Office:
        return Office.from_json(record)

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        return tell(event, names)

    def part(self, view: OfficeView, names: Sequence[str]) -> str:
        return "" if view.finished else _("{name}’s turn").format(name=names[view.turn])
