"""Ricochet on the shelf: its options, the deal, and what a viewer may imagine."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.dice import Dice
from game.plain import Json
from game.ricochet.actions import RicochetAction
from game.ricochet.cards import CARDS
from game.ricochet.events import RicochetEvent
from game.ricochet.race import Race
from game.ricochet.telling import tell
from game.ricochet.view import RicochetView
from game.rules import Event, Option, Preset, Rules
from game.words import _, later

TARGETS: Final = (3, 4, 5, 6, 7, 8, 9, 10)
TIE_FRAMES: Final = (1, 2, 3, 4, 5, 6)
TIMERS: Final = (0, 10, 20, 30)


class Ricochet(Rules[Race, RicochetAction, RicochetView]):
    """Fifty cards, four bumpers, one ball: see guide.md."""

    key = "ricochet"
    name = later("Ricochet")
    line = later("Follow the ball in your head and slap the last card.")
    minutes = (5, 12)
    seats = (2, 3, 4, 5)
    options = later(
        lambda: (
            Option(
                "target",
                _("Cards to win"),
                _("The first player with this many cards wins the race."),  # RC-9
                6,
                TARGETS,
            ),
            Option(
                "full_tilt",
                _("Full Tilt"),
                _(
                    "Five cards lie around the starter, and the sixth card of the chain is the one to slap."
                ),  # RC-10
                False,
                (False, True),
            ),
            Option(
                "tie_frames",
                _("Tie window"),
                _(
                    "Right slaps closer together than this many frames (a frame is 1/60 second) are a tie."
                ),  # RC-Q2
                1,
                TIE_FRAMES,
            ),
            Option(
                "timer",
                _("Round timer"),
                _("After this many seconds nobody wins the round. With 0 there is no limit."),  # RC-Q7
                0,
                TIMERS,
            ),
        )
    )
    presets = later(
        lambda: (
            Preset(
                _("Quick race"), _("Three cards win, and rounds end in time."), {"target": 3, "timer": 20}
            ),
            Preset(_("House rules"), _("Six cards win, four lie around."), {}),
            Preset(_("Full Tilt"), _("Five cards around the starter."), {"full_tilt": True}),
            Preset(_("Long haul"), _("Ten cards win."), {"target": 10}),
        )
    )

    action = RicochetAction
    view = RicochetView
    event = RicochetEvent

    def deal(self, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Race:
        agreed = self.agreed(seats, options)
        return Race(seats, agreed, Dice.from_seed(seed).shuffled(tuple(CARDS)))

    def imagine(self, view: RicochetView, rng: Dice) -> Race:
        """Only the order of the cards nobody has seen yet is unknown."""
        seen = {*view.outer, *view.returned, *(card for pile in view.won for card in pile)}
        if view.starter is not None:
            seen.add(view.starter)
        unseen = rng.shuffled([card for card in CARDS if card not in seen])
        return Race.from_view(view, (*unseen, *view.returned))

    def state_from_json(self, record: dict[str, Json]) -> Race:
        return Race.from_view(RicochetView.from_json(record["view"]), record["deck"])

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        return tell(event, names)

    def part(self, view: RicochetView, names: Sequence[str]) -> str:
        return _("Round {n}").format(n=max(1, view.round))
