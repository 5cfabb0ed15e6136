"""Teach me Blind Business: one ask that is refused, and one trade that an OK card settles."""

from __future__ import annotations

from game.blind_business.actions import Answer, Ask, Take
from game.blind_business.cards import DISTRICTS, DOWNTOWN, SLOTS
from game.blind_business.table import ANSWER, TAKE
from game.match import Seating
from game.rules import Action
from game.words import _
from scenes.scene import Scene
from scenes.table.company import company
from scenes.tables.blind_business import hands
from scenes.tables.blind_business.table import BusinessTable
from scenes.teach.steps import Look, Step, Target, button, card_spot, do, place, tell, watch
from scenes.teach.taught import Taught

YOU, JUNO, OTTO = range(3)
EIGHT = Ask(JUNO, 2)
"""The learner's ask: Juno's Boardwalk 8, which Juno keeps."""
TWO = Take(1)
"""What the learner takes instead: a Downtown 2, and with it an OK card."""
SEVEN = Ask(JUNO, 2, True)
"""The ask back: the Downtown 7 that Juno draws in the place of the 8."""


class BusinessLesson(Taught, BusinessTable):
    """The learner asks Juno, then Juno asks the learner, for a card that neither of them knows."""

    deal_seed = 187

    def company(self) -> list[Seating]:
        return company(3)

    def script(self) -> dict[int, list[Action]]:
        return {JUNO: [Answer(False), Ask(YOU, 0)]}

    def steps(self) -> list[Step]:
        return [*_looking(), *_asking(), *_answering(), *_counting()]


def lesson() -> Scene:
    return BusinessLesson()


def _looking() -> list[Step]:
    return [
        watch(
            _("You may look at your four cards now. Then they show you only their backs."),
            lambda table: not table.to_look,
        ),
        tell(
            _("Now they are shuffled, and only you do not see them. But you do see everybody else's cards!"),
            place(*(hands.hand(YOU, slot) for slot in SLOTS)),
        ),
        tell(
            _(
                "What you gain goes into these rows, one for each district. In the end a row scores "
                "its number of cards times its highest number."
            ),
            place(*(f"pocket-{YOU}-{district}" for district in DISTRICTS)),
        ),
    ]


def _asking() -> list[Step]:
    return [
        do(
            _("You ask first. Tap a card that you would like to have: Juno's Boardwalk 8. Then ask for it."),
            tapping(EIGHT, _("Ask for this card")),
            _("Any card would do in a real game. This time tap the Boardwalk 8 in Juno's hand, and ask."),
            lambda action: action == EIGHT,
        ),
        watch(
            _("Juno has never seen that card. Keep it, or trade it? Yes or no?"),
            lambda table: table.view.phase == TAKE,
        ),
        do(
            _(
                "No! So Juno gains the 8, and you take any other card of that hand. "
                "Take the Downtown 2: a small number, but it brings an OK card."
            ),
            tapping(TWO, _("Take this card")),
            _("That is one you may take, too. But have the Downtown 2 now, for its OK card."),
            lambda action: action == TWO,
        ),
        tell(
            _("There it lies: one card times 2 makes 2 points. Your OK card waits beside your name."),
            place(f"pocket-{YOU}-{DOWNTOWN}", f"badges-{YOU}"),
        ),
    ]


def _answering() -> list[Step]:
    return [
        watch(
            _("Now Juno asks."),
            lambda table: table.view.phase == ANSWER and table.mine,
        ),
        do(
            _(
                "Juno wants this card of yours, and you cannot see it. "
                "Say yes: then you may ask for one of Juno's in return."
            ),
            button(_("Yes, trade")),
            _("With a no you would keep it, and Juno would take another. This time say yes."),
            lambda action: action == Answer(True),
        ),
        do(
            _("Juno has drawn a Downtown 7. It fits your 2! Tap it, and ask with your OK card."),
            tapping(SEVEN, _("Ask with an OK")),
            _("Tap the Downtown 7, and ask with an OK: then the answer cannot be no."),
            lambda action: action == SEVEN,
        ),
        watch(
            _("An OK settles it: each of you gains the card that you tapped."),
            lambda table: table.view.asker == OTTO,
        ),
    ]


def _counting() -> list[Step]:
    return [
        tell(
            _("Downtown holds two cards now, and the highest is a 7: two times seven makes 14 points."),
            place(f"pocket-{YOU}-{DOWNTOWN}"),
        ),
        tell(
            _(
                "Whoever has five numbers on end in one district wins at once: a Perfect Swing. "
                "A Flex Player, with the question mark, fills one gap."
            ),
            place(f"panel-{JUNO}"),
        ),
        tell(
            _(
                "Other numbers have powers too, and each district pays at the end. "
                "At the real table the eye tells you about every card. Have fun!"
            ),
        ),
    ]


# -- where to look -------------------------------------------------------------------------------------


def tapping(action: Ask | Take, label: str) -> Look:
    """The card that an action names; once it is chosen, the button that does it."""

    def look(table: BusinessTable) -> Target:
        chosen = table.chosen
        if isinstance(chosen, Ask) and isinstance(action, Ask):
            chosen = Ask(chosen.of, chosen.slot, action.ok)  # the button says whether an OK is spent
        if chosen == action:
            return button(label)(table)
        tapped = hands.tap(JUNO, action.slot)
        return card_spot(tapped if table.arrangement[tapped] else hands.hand(JUNO, action.slot), 0)(table)

    return look
