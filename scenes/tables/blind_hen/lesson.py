"""Teach me Blind Hen: one package bought and one sold, at a table for three."""

from __future__ import annotations

from game.blind_hen.actions import Bid, Fold, LayOut, Pay
from game.blind_hen.cards import WORTH, chicken
from game.blind_hen.view import BID
from game.match import Seating
from game.rules import Action
from game.words import _
from scenes.scene import Scene
from scenes.table.company import company
from scenes.tables.blind_hen import yard
from scenes.tables.blind_hen.table import HenTable
from scenes.teach.steps import (
    Look,
    Step,
    Target,
    button,
    card_at,
    card_spot,
    cards,
    do,
    place,
    plaque,
    tell,
    watch,
)
from scenes.teach.taught import Taught

YOU, JUNO, OTTO = 0, 1, 2
CORN_SLOT = 2
"""Where the corn lies in Juno's package: beside it, face down, a yellow 3 and a Blind Hen."""
SHOWN_SLOT = 0
"""Where the blue 3 lies in the learner's package, beside a blue 2 and a Blind Hen."""
PRICE = 4
"""What the learner pays for Juno's package."""
GREEN = 0


class HenLesson(Taught, HenTable):
    """The learner buys from Juno, and then sells to Juno."""

    deal_seed = 109

    def company(self) -> list[Seating]:
        return company(3)

    def script(self) -> dict[int, list[Action]]:
        return {
            JUNO: [LayOut((CORN_SLOT,)), Bid(2), Bid(3), Pay((chicken(GREEN, 3),))],
            OTTO: [Bid(3), Fold()],
        }

    def steps(self) -> list[Step]:
        return [*_buying(), *_paying(), *_selling(), *_counting()]


def lesson() -> Scene:
    return HenLesson()


def _buying() -> list[Step]:
    return [
        tell(
            _("Welcome to the stall! Packages of three cards are bought and sold here, again and again."),
            place("stall"),
        ),
        tell(
            _(
                "This is your yard. Your chickens are your money: together they are worth 16, "
                "as the badge says."
            ),
            place(f"tray-{YOU}"),
        ),
        watch(
            _("Juno has the hammer and sells first: three cards from the pile, not all of them shown."),
            lambda table: bool(table.view.face_up),
            place(f"hammer-{JUNO}"),
        ),
        tell(
            _("Golden Corn: worth 2 points, and food for a hen. The other two cards only Juno has seen."),
            card_at(yard.LOT, CORN_SLOT),
        ),
        watch(
            _("Now everybody speaks once, in turn: bid more, or fold."),
            lambda table: table.mine,
            place("stall"),
        ),
        do(
            _("Otto bids 3. You speak last, so one more is enough, and nobody can answer. Raise to 4!"),
            bidding(PRICE),
            _("This package is worth having, and 4 is enough for it. Raise to 4."),
            lambda action: action == Bid(PRICE),
        ),
    ]


def _paying() -> list[Step]:
    return [
        do(
            _(
                "It is yours! Now pay Juno with chickens from your yard. "
                "There is no change: two 2s fit exactly."
            ),
            paying(PRICE),
            _("Chickens for exactly 4, please: nobody gives change. On the counter a press takes one back."),
            lambda action: isinstance(action, Pay) and sum(WORTH[card] for card in action.cards) == PRICE,
        ),
        tell(
            _("There was a yellow 3 as well: it went into your yard, and is money again."),
            cards(f"yard-{YOU}-1"),
        ),
        tell(
            _(
                "The Blind Hen and the corn went onto your pile, face down. They never pay, but they count: "
                "2 for the corn, and 3 for a hen with a corn of its own. A hungry hen costs 3!"
            ),
            place(f"nest-{YOU}"),
        ),
    ]


def _selling() -> list[Step]:
    return [
        do(
            _(
                "Whoever buys sells next: the hammer is yours, and only you see these three. "
                "Show one that others want, the blue 3, and keep the hen a secret."
            ),
            laying_out(SHOWN_SLOT),
            _("That would do as well. This time show the blue 3 alone: a hungry hen scares bidders off."),
            lambda action: action == LayOut((SHOWN_SLOT,)),
        ),
        do(
            _("The seller bids first and may not fold. Open with 1: you hope that somebody bids more."),
            bidding(1),
            _("You may bid more than that; but then you might have to buy it yourself. Open with 1."),
            lambda action: action == Bid(1),
        ),
        watch(
            _("What will the others say?"),
            lambda table: table.view.auctions > 1,
            place("stall"),
        ),
        tell(
            _("Juno bid 3, and paid you with a green 3. Selling brings chickens."),
            cards(f"yard-{YOU}-{GREEN}"),
        ),
        tell(
            _(
                "Had nobody bid more, the package would be yours, and the others would share out "
                "the chickens that you paid."
            ),
            place("stall"),
        ),
    ]


def _counting() -> list[Step]:
    return [
        tell(
            _(
                "So it goes on, until the Game End turns up in the pile. Then each colour is counted: "
                "8 points for the most cards, 4 for the second most."
            ),
            place(f"yard-{YOU}-0", f"yard-{YOU}-4"),
        ),
        tell(
            _("Add the values of your three best colours, and your pile. The most points win."),
            plaque(YOU),
        ),
        tell(_("That is Blind Hen. The button with the book tells the rest at any time. Have fun!")),
    ]


# -- where to look -------------------------------------------------------------------------------------


def bidding(amount: int) -> Look:
    """The key that brings the dial to a bid, then the button that makes it."""

    def look(table: HenTable) -> Target:
        if table.view.phase != BID or not table.mine:
            return None
        if table.dial != amount:
            return button("–" if table.dial > amount else "+")(table)
        return button((_("Open with {n}") if amount == 1 else _("Raise to {n}")).format(n=amount))(table)

    return look


def paying(price: int) -> Look:
    """A chicken that fits, one too many on the counter, or the button that pays."""

    def look(table: HenTable) -> Target:
        paid = sum(WORTH[card] for card in table.offered)
        if paid == price:
            return button(_("Pay {n}").format(n=price))(table)
        if paid > price:
            return card_spot(yard.COUNTER, len(table.offered) - 1)(table)
        wanted = 2 if not paid else price - paid
        for card in reversed(table.view.displays[YOU]):
            column = table.yards[yard.yard(YOU, card)]
            if WORTH[card] == wanted and card in column:
                return card_spot(yard.yard(YOU, card), column.index(card))(table)
        return None

    return look


def laying_out(slot: int) -> Look:
    """The card to show, one that was chosen instead of it, or the button that offers the package."""

    def look(table: HenTable) -> Target:
        wrong = [one for one in table.shown if one != slot]
        if wrong or not table.shown:
            return card_spot(yard.LOT, (wrong or [slot])[0])(table)
        return button(_("Offer it"))(table)

    return look
