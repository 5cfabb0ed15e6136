"""Teach me Second Estimate: one round to be second in, and one to be the weakest in."""

from __future__ import annotations

from game.match import Seating
from game.rules import Action
from game.second_estimate.actions import MOVE, MoveSuit, Play
from game.second_estimate.cards import contractor
from game.words import _
from scenes.scene import Scene
from scenes.table.company import company
from scenes.tables.second_estimate import desk
from scenes.tables.second_estimate.table import EstimateTable
from scenes.teach.steps import Look, Step, Target, button, card_spot, do, place, plaque, tell, watch
from scenes.teach.taught import Taught

YOU, JUNO, OTTO, PIP = range(4)
HAMMER, SAW, BRUSH, PIPE = range(4)
SECOND = contractor(BRUSH, 11)
"""What the learner plays among a pipe, a saw and a hammer: the second strongest, for the 10."""
WEAKEST = contractor(SAW, 2)
"""What the learner plays for customers worth 2 and 0."""
SAWS_TO = 1
"""Where the learner then puts the saws: behind the hammers."""


class EstimateLesson(Taught, EstimateTable):
    """The row is pipes, brushes, saws, hammers; the customers are 10, 8, 1, 0, and then 2, 2, 2, 0."""

    deal_seed = 4779

    def company(self) -> list[Seating]:
        return company(4)

    def script(self) -> dict[int, list[Action]]:
        return {
            JUNO: [Play(contractor(HAMMER, 2)), MoveSuit(0), Play(contractor(BRUSH, 8))],
            OTTO: [Play(contractor(PIPE, 5)), Play(contractor(HAMMER, 4))],
            PIP: [Play(contractor(SAW, 8)), Play(contractor(PIPE, 6))],
        }

    def steps(self) -> list[Step]:
        return [*_looking(), *_second(), *_weakest(), *_counting()]


def lesson() -> Scene:
    return EstimateLesson()


def _looking() -> list[Step]:
    return [
        tell(
            _("Customers have come in. Each counts as many points as its tag says: the 10 is worth most."),
            place("lot.0", "lot.3"),
        ),
        tell(
            _(
                "The trades in their order: furthest left is strongest. Every pipe beats every brush, "
                "every brush beats every saw. Numbers count only within a trade."
            ),
            place("rail"),
        ),
        tell(
            _(
                "Everyone lays one card in secret. But the strongest card gets only the last customer! "
                "The second strongest gets the best, the third the next one, and so on."
            ),
            place("lot.0", "lot.3"),
        ),
    ]


def _second() -> list[Step]:
    return [
        do(
            _("Somebody will surely play a pipe. Then a high brush is second: play the 11 of brushes."),
            in_hand(SECOND),
            _("It might be too strong, or too weak. The 11 of brushes looks like a good second: play it."),
            lambda action: action == Play(SECOND),
        ),
        watch(
            _("The others choose too. Then all cards are turned up together."),
            lambda table: table.view.phase == MOVE,
        ),
        tell(_("Otto's pipe was the strongest of all. So Otto gets the last customer: a 0!"), station(OTTO)),
        tell(_("Your brush came second. The 10, the best customer, is yours."), station(YOU)),
        tell(
            _("Juno's hammer was the weakest. Whoever lays the weakest card may move its trade in the row."),
            station(JUNO),
        ),
        watch(
            _("See what Juno does with the hammers."),
            lambda table: table.view.round == 2,
            place("rail"),
        ),
    ]


def _weakest() -> list[Step]:
    return [
        tell(
            _("Hammers are the strongest trade now. Your hand is sorted anew, the strongest card first."),
            place("rail"),
        ),
        do(
            _(
                "Poor customers this time: nothing above 2. A good moment to lose your worst card. "
                "Play the 2 of saws!"
            ),
            in_hand(WEAKEST),
            _("Keep that for better customers. Play the 2 of saws."),
            lambda action: action == Play(WEAKEST),
        ),
        watch(
            _("What will the others play?"),
            lambda table: table.view.phase == MOVE,
        ),
        do(
            _(
                "The weakest card is yours, and you may move the saws. Put them second: "
                "whenever somebody plays a hammer, your 12 of saws can be second."
            ),
            moving(SAWS_TO),
            _("You may do that in a real game. But put the saws second now, behind the hammers."),
            lambda action: action == MoveSuit(SAWS_TO),
        ),
        watch(_("Done!"), lambda table: table.view.round == 3, place("rail")),
    ]


def _counting() -> list[Step]:
    return [
        tell(
            _(
                "So it goes on until all hands are empty. Your customers lie here, and the badge "
                "tells their sum. The highest sum wins."
            ),
            plaque(YOU),
        ),
        tell(_("Nothing more to it: be second, often. The book tells the rest. Have fun!")),
    ]


# -- where to look -------------------------------------------------------------------------------------


def station(seat: int) -> Look:
    """A seat's corner of the table: the card it laid, and the customers it took."""
    return place(f"tray-{seat}")


def in_hand(card: int) -> Look:
    def look(table: EstimateTable) -> Target:
        view = table.view
        if card not in view.hand:
            return None
        at = list(desk.sorted_hand(view.hand, view.row)).index(card)
        return card_spot(desk.hand(YOU), at)(table)

    return look


def moving(to: int) -> Look:
    """The place for the suit, then the button that puts it there."""

    def look(table: EstimateTable) -> Target:
        return button(_("Put here") if table.to == to else str(to + 1))(table)

    return look
