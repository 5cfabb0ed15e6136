"""Teach me None of Your Business: a fair answer, a set, a bluff that is checked, and a pair."""

from __future__ import annotations

from game.match import Seating
from game.none_of_your_business.actions import Ask, Check, Give, Play, Point, Refuse
from game.none_of_your_business.cards import MANAGER, PEN
from game.none_of_your_business.view import AFTER, DECIDE
from game.rules import Action
from game.words import _
from scenes.scene import Scene
from scenes.table.company import company
from scenes.table.spots import CardSpot
from scenes.tables.none_of_your_business import desk
from scenes.tables.none_of_your_business.parts import SeatSpot, SetRow
from scenes.tables.none_of_your_business.table import OfficeTable
from scenes.teach.speech import Areas
from scenes.teach.steps import Look, Step, Target, button, cards, do, place, tell, watch
from scenes.teach.taught import Taught
from scenes.ui.widgets import Widget

YOU, JUNO, OTTO = range(3)
PENS = Ask(JUNO, (PEN, PEN))
"""The first ask: the learner holds two Pens and Juno two more, which Juno hands over."""
BOSS = Ask(OTTO, (MANAGER,))
"""The second: each of the two holds a Manager, and Otto denies it."""


class OfficeLesson(Taught, OfficeTable):
    """The learner gets four Pens, plays three of them for another turn, and catches Otto bluffing."""

    deal_seed = 25449

    def company(self) -> list[Seating]:
        return company(3)

    def script(self) -> dict[int, list[Action]]:
        return {JUNO: [Give()], OTTO: [Refuse()]}

    def needed(self) -> Areas:
        """What is said in the middle is to be read as well."""
        return [*super().needed(), *([self.places["bubble"].box] if self.bubble else [])]

    def steps(self) -> list[Step]:
        return [*_asking(), *_checking(), *_counting()]


def lesson() -> Scene:
    return OfficeLesson()


def _asking() -> list[Step]:
    return [
        tell(
            _("Whoever holds the most cards when this deck runs out wins. So get other people's cards!"),
            place("deck-tray"),
        ),
        tell(
            _("This is your hand: four kinds of items, and a Manager. Of each person there are only two."),
            cards(desk.hand(YOU)),
        ),
        do(
            _("In your turn you ask for what you have yourself. Show both Pens, choose Juno, and ask."),
            asking(PENS),
            _("That could be asked, too. This time show exactly both Pens, to Juno."),
            lambda action: action == PENS,
        ),
        watch(
            _("Has Juno got two Pens? And will Juno give them away?"),
            lambda table: table.view.stage == AFTER and table.mine,
        ),
        do(
            _(
                "Juno hands over two Pens, and no more. Now you hold four, and three are a set. "
                "Play them: they bring another whole turn."
            ),
            set_of(PEN),
            _("You may end your turn without a set. But play the Pens now: another turn is worth it."),
            lambda action: action == Play(PEN),
        ),
        tell(
            _("Your second turn. First you drew up to seven cards again: that is how it always begins."),
            cards(desk.hand(YOU)),
        ),
    ]


def _checking() -> list[Step]:
    return [
        do(
            _("A second Manager would be fine. Show yours to Otto, and ask for the other one."),
            asking(BOSS),
            _("Try your luck with the Manager: show it alone, and ask Otto."),
            lambda action: action == BOSS,
        ),
        watch(
            _("Has Otto got it?"),
            lambda table: table.view.stage == DECIDE and table.mine,
        ),
        do(
            _(
                "“None of your business”, says Otto. If that is the truth, a check costs you the Manager. "
                "If it is a bluff, Otto's whole hand is yours. Dare it: check!"
            ),
            button(_("Check the hand")),
            _("Letting it go is safe, and often wise. But this smells of a bluff: check!"),
            lambda action: action == Check(),
        ),
        watch(
            _("Let us see …"),
            lambda table: bool(table.view.pending) and table.mine,
        ),
        do(
            _(
                "A bluff! Otto's whole hand is yours, and with it the second Manager. Both of a person do "
                "something at once: take a random card from Juno."
            ),
            hitting(JUNO),
            _("A card for nothing: choose Juno, and take it."),
            lambda action: action == Point((JUNO,)),
        ),
    ]


def _counting() -> list[Step]:
    return [
        tell(
            _(
                "You keep both Managers. Like three equal items they are a set as well: "
                "played later, they draw four cards."
            ),
            cards(desk.hand(YOU)),
        ),
        tell(
            _("What your sets can do is written here. You may play one before you ask, and one after."),
            place("sets"),
        ),
        tell(
            _(
                "When somebody asks you, bluff as you like: but whoever is caught loses everything. "
                "Once the deck is empty, the cards in hand are counted. Have fun!"
            ),
        ),
    ]


# -- where to look -------------------------------------------------------------------------------------


def asking(ask: Ask) -> Look:
    """A card to show or to take back, then whom to ask, then the button."""

    def look(table: OfficeTable) -> Target:
        hand = desk.own_hand(table.view)
        slots = [one for one in table.board.widgets if isinstance(one, CardSpot)]
        if len(slots) < len(hand):
            return None
        wanted = [slot for slot, kind in enumerate(hand) if kind in ask.shown]
        wrong = [slot for slot in table.ticked if slot not in wanted]
        missing = [slot for slot in wanted if slot not in table.ticked]
        if wrong or missing:
            return slots[(wrong or missing)[0]]
        return _seat(table, ask.target) if table.targets != [ask.target] else _go(table)

    return look


def hitting(seat: int) -> Look:
    def look(table: OfficeTable) -> Target:
        return _seat(table, seat) if table.targets != [seat] else _go(table)

    return look


def set_of(kind: int) -> Look:
    def look(table: OfficeTable) -> Target:
        rows: list[Widget] = table.board.widgets
        return next((one for one in rows if isinstance(one, SetRow) and one.kind == kind), None)

    return look


def _seat(table: OfficeTable, seat: int) -> Target:
    name = table.seatings[seat].name
    widgets: list[Widget] = table.board.widgets
    return next((one for one in widgets if isinstance(one, SeatSpot) and one.label == name), None)


def _go(table: OfficeTable) -> Target:
    """The one large button in the middle."""
    box = table.places["go"].box
    widgets: list[Widget] = table.board.widgets
    return next((one for one in widgets if one.area == box), None)
