"""Why a move of Blind Business is a good one, in one sentence, from what the seat can see."""

from game.blind_business.actions import (
    AddCard,
    Answer,
    Ask,
    BusinessAction,
    Discard,
    JoinWilds,
    Pass,
    Peek,
    PlaceWild,
    Swap,
    Take,
)
from game.blind_business.cards import ALONE, HOME, SLOTS, WILD, card_name, district_name
from game.blind_business.rows import has_five, with_cards, without
from game.blind_business.scoring import row_points
from game.blind_business.table import ADD, ASK_BACK, PEEK, REPLY
from game.blind_business.view import BusinessView
from game.words import _


def reason(view: BusinessView, action: BusinessAction) -> str:
    """One sentence; cards by name only where the seat sees them."""
    match action:
        case Ask():
            return _ask_back(view, action) if view.phase == ASK_BACK else _ask(view, action)
        case Answer(yes=yes):
            return _reply(view, yes) if view.phase == REPLY else _answer(view, yes)
        case Take(slot=slot):
            return _take(view, slot)
        case PlaceWild(row=row):
            if row == ALONE:
                return _("The Wild Coach can still join a row you have yet to open.")
            return _("The Wild Coach adds {points} points to the {district} row.").format(
                points=_added(view, WILD, row), district=district_name(row)
            )
        case JoinWilds(count=count):
            if count:
                return _("A Wild Coach counts for something only in a row.")
            return _("The Wild Coach may wait for a better row.")
        case Discard(row=row, card=face):
            return _discard(view, row, face)
    return _looks(view, action)


def _looks(view: BusinessView, action: BusinessAction) -> str:
    match action:
        case Swap():
            return _("You have seen that hand, and of your own you know little.")
        case Peek():
            return _("Knowing your hand costs nothing.")
        case AddCard(slot=slot, row=row):
            face = view.hands[view.seat or 0][slot]
            if _makes_five(view, face, row):
                return _("{card} makes five on end, and that wins at once.").format(card=_named(face))
            return _("{card} adds {points} points, more than any other card of the hand.").format(
                card=_named(face), points=_added(view, face, row)
            )
        case Pass() if view.phase == ADD:
            return _("None of these cards would add a point.")
        case Pass() if view.phase == PEEK:
            return _("There is nothing in your hand you need to know.")
    return _("Your own hand serves you as well as any other.")


def _ask(view: BusinessView, ask: Ask) -> str:
    face = view.hands[ask.of][ask.slot]
    if ask.ok:
        return _("With an OK card nobody can keep {card} from you.").format(card=_within(face))
    if wins := _winning(view, face):
        return wins
    others = [view.hands[ask.of][slot] for slot in SLOTS if slot != ask.slot]
    best = max(others, key=lambda other: _best_added(view, other))
    theirs, mine = _best_added(view, best), _best_added(view, face)
    if theirs > mine:
        return _("On a no you take {card}, worth {points} points to you.").format(
            card=_within(best), points=theirs
        )
    return _("{card} is worth {points} points to you, and a no still leaves you {other}.").format(
        card=_named(face), points=mine, other=_within(best)
    )


def _ask_back(view: BusinessView, ask: Ask) -> str:
    face = view.hands[ask.of][ask.slot]
    points = _best_added(view, face)
    if ask.ok:
        return _("With an OK card {card} is yours for certain.").format(card=_within(face))
    if wins := _winning(view, face):
        return wins
    if points >= _best_added(view, face, view.asker):
        return _("{card} is worth more to you than to them: {points} points.").format(
            card=_named(face), points=points
        )
    return _("{card} brings you {points} points, and nothing else in that hand suits you better.").format(
        card=_named(face), points=points
    )


def _answer(view: BusinessView, yes: bool) -> str:
    if yes:
        best = max(view.hands[view.asker], key=lambda face: _best_added(view, face))
        return _("They may want you to keep a poor card, and {card} in their hand would suit you.").format(
            card=_within(best)
        )
    return _("A card they want that much is likely good for you as well.")


def _reply(view: BusinessView, yes: bool) -> str:
    face = view.hands[view.receiver][view.tapped]
    points = _best_added(view, face)
    if yes:
        return _winning(view, face) or _(
            "{card} brings you {points} points, more than a card unseen."
        ).format(card=_named(face), points=points)
    return _("{card} would bring you only {points} points: the card they tapped may well be better.").format(
        card=_named(face), points=points
    )


def _take(view: BusinessView, slot: int) -> str:
    face = view.hands[view.receiver][slot]
    return _winning(view, face) or _("{card} brings you {points} points.").format(
        card=_named(face), points=_best_added(view, face)
    )


def _discard(view: BusinessView, row: int, face: int) -> str:
    if row == ALONE:
        return _("A Wild Coach that stands alone counts nothing.")
    before = view.rows[view.seat or 0][row]
    lost = row_points(before, view.number_powers) - row_points(without(before, face), view.number_powers)
    return _("{card} is the card you miss least: {points} points.").format(card=_named(face), points=lost)


def _winning(view: BusinessView, face: int) -> str:
    """The sentence for a card that completes a five, or nothing."""
    if face != WILD and _makes_five(view, face, HOME[face]):
        return _("{card} would make five on end, and that wins at once.").format(card=_named(face))
    return ""


def _makes_five(view: BusinessView, face: int, row: int) -> bool:
    return row != ALONE and has_five(with_cards(view.rows[view.seat or 0][row], face))


def _best_added(view: BusinessView, face: int, seat: int | None = None) -> int:
    """The points the card adds to the rows as they lie, a Wild Coach where it adds most."""
    if face != WILD:
        return _added(view, face, HOME[face], seat)
    return max(_added(view, WILD, row, seat) for row in range(ALONE))


def _added(view: BusinessView, face: int, row: int, seat: int | None = None) -> int:
    if row == ALONE:
        return 0
    before = view.rows[(view.seat or 0) if seat is None else seat][row]
    return row_points(with_cards(before, face), view.number_powers) - row_points(before, view.number_powers)


def _within(face: int) -> str:
    return card_name(face)


def _named(face: int) -> str:
    """A card at the start of a sentence."""
    name = card_name(face)
    return name[:1].upper() + name[1:]
