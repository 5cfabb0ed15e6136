"""Why a move is a good one, in a sentence for a person: from what the seat can see and nothing else."""

from game.none_of_your_business.actions import (
    Ask,
    Check,
    Choose,
    Give,
    Obtain,
    OfficeAction,
    Pass,
    Play,
    Point,
    Refuse,
    Trade,
)
from game.none_of_your_business.bot_sight import Sight
from game.none_of_your_business.cards import (
    BRIEFCASE,
    FACES,
    HACKER,
    INNOVATOR,
    MANAGER,
    PAPERS,
    PHONE,
    RETAILER,
)
from game.none_of_your_business.hands import within
from game.none_of_your_business.view import PAPERS_PICK, PILE_PICK, REACT, OfficeView
from game.words import _


def reason(view: OfficeView, action: OfficeAction) -> str:
    """One sentence."""
    if isinstance(action, Ask):
        return _for_ask(view, action)
    if isinstance(action, Give | Refuse):
        return _for_answer(view, action)
    if isinstance(action, Check | Pass):
        return _for_check(view, action)
    if isinstance(action, Play):
        return _for_set(action)
    if isinstance(action, Choose):
        return _for_cards(view)
    if isinstance(action, Obtain):
        return _("{cards} bring the most first.").format(cards=FACES[action.kind].plural)
    if isinstance(action, Point):
        return _("That is where a lost card hurts most.") if action.places else _("There is nobody to hit.")
    if isinstance(action, Trade):
        return _("A card that is little use goes; two come back.")
    if view.stage == REACT:
        return _("Nothing played now would change this for the better.")
    return _("Cards in hand count at the end: no set pays here.")


def _for_ask(view: OfficeView, action: Ask) -> str:
    sight = Sight.of_view(view)
    cards = action.shown + action.phoned
    if action.phoned:
        return _("You know what is in that hand: name it.")
    chance = sight.has(action.target, cards)
    plural = FACES[cards[0]].plural
    if chance > 0.98:
        return _("That hand has these for certain: a gift, or the whole hand.")
    if chance > 0.6:
        return _("That hand most likely has {cards}.").format(cards=plural)
    if chance > 0.3:
        return _("There is a fair chance of {cards} in that hand.").format(cards=plural)
    return _("Somebody has to be asked, and showing these gives little away.")


def _for_answer(view: OfficeView, action: Give | Refuse) -> str:
    ask = view.ask
    if ask is None:
        return _("There is nothing to answer.")
    cards = ask.shown + ask.phoned
    sight = Sight.of_view(view)
    if not within(cards, sight.hand):
        return _("You do not have it all: no is the only answer, and a check would pay you.")
    if isinstance(action, Refuse):
        if len(cards) >= len(view.hand):
            return _("Giving would cost the whole hand anyway.")
        return _("They cannot know that you have it, and a check is dear for them.")
    if sight.suspected(view.turn, cards) > 0.98:
        return _("They have seen these in your hand: a lie would cost all of it.")
    return _("A lie that is found out would cost the whole hand.")


def _for_check(view: OfficeView, action: Check | Pass) -> str:
    ask = view.ask
    if ask is None:
        return _("There is nothing to check.")
    cards = ask.shown + ask.phoned
    chance = Sight.of_view(view).has(ask.target, cards)
    if isinstance(action, Check):
        if chance > 0.98:
            return _("They have it for certain: the whole hand is yours.")
        return _("They may well have it, and a whole hand is worth more than what you showed.")
    if chance < 0.3:
        return _("They most likely do not have it.")
    return _("A wrong check costs what you showed, and people seldom lie here.")


def _for_set(action: Play) -> str:
    kind = action.kind
    if kind == BRIEFCASE:
        return _("Three cards are a fair price for a whole hand.")
    if kind == INNOVATOR:
        return _("This check will pay.")
    if kind == PAPERS:
        return _("Two cards now, and after that you know what to ask for.")
    if kind == PHONE:
        return _("You know cards in that hand that you cannot show.")
    if kind == HACKER:
        return _("The others lose more than you do.")
    if kind == MANAGER:
        return _("Four cards for two.")
    if kind == RETAILER:
        return _("Three cards for two.")
    return _("You draw up again at once, and ask once more.")


def _for_cards(view: OfficeView) -> str:
    what = view.pending[-1].what if view.pending else ""
    if what in (PAPERS_PICK, PILE_PICK):
        return _("These go best with what you have.")
    return _("These are the ones you can best do without.")
