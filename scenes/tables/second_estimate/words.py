"""What the table of Second Estimate says of its cards: advice, explanations, and what has been played."""

from __future__ import annotations

from collections.abc import Sequence

from game.second_estimate.actions import EstimateAction, EstimateView, MoveSuit, Play
from game.second_estimate.cards import CUSTOMER_COUNTS, NUMBERS, card_name, suit_name, suit_of
from game.words import _, ngettext
from scenes.tables.second_estimate import desk


def in_words(action: EstimateAction, view: EstimateView) -> str:
    match action:
        case Play(card):
            return _("Play the {card}.").format(card=card_name(card))
        case MoveSuit(place) if view.moving is not None:
            if view.row[place] == view.moving:
                return _("Leave the {suit} where they are.").format(suit=suit_name(view.moving))
            return _("Move the {suit} to place {n}.").format(suit=suit_name(view.moving), n=place + 1)
    return ""


def explain(face: str) -> tuple[str, str] | None:
    """A card's name and what it does; None for a back."""
    if face in desk.CONTRACTOR_AT:
        card = desk.CONTRACTOR_AT[face]
        return _("The {card}").format(card=card_name(card)), _(
            "A contractor. First its suit counts: further left in the row is stronger. Within a suit the "
            "higher number is. The second-strongest card gets the best customer, the strongest the last."
        )
    if face in desk.CUSTOMER_AT:
        value = desk.CUSTOMER_AT[face]
        text = ngettext(
            "Counts {value} at the end. There is {count} customer of this value in the game.",
            "Counts {value} at the end. There are {count} customers of this value in the game.",
            CUSTOMER_COUNTS[value],
        )
        title = _("Customer worth {value}").format(value=value)
        return title, text.format(value=value, count=CUSTOMER_COUNTS[value])
    if face in desk.SUIT_AT:
        return _("Suit card: {suit}").format(suit=suit_name(desk.SUIT_AT[face])), _(
            "The row tells which suit is stronger: every card of a suit beats every card of the suits to its "
            "right. Whoever plays the weakest card may move the card of the suit they played."
        )
    return None


def _gone(view: EstimateView, suit: int) -> list[int]:
    """The contractors of a suit that were played, the strongest first."""
    return sorted((card for cards in view.played for card in cards if suit_of(card) == suit), reverse=True)


def memory(view: EstimateView) -> list[tuple[str, Sequence[str]]]:
    """What was played, suit by suit as the row has them now."""
    lines: list[tuple[str, Sequence[str]]] = []
    for suit in view.row:
        cards = _gone(view, suit)
        text = _("{suit}: {count} of {all} played").format(
            suit=suit_name(suit), count=len(cards), all=NUMBERS
        )
        lines.append((text, [desk.contractor(card) for card in cards]))
    return lines
