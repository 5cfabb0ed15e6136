"""The 54 cards and every number on them: what is our own version of a card stands here and nowhere else."""

from dataclasses import dataclass
from typing import Final

from game.words import Lines, _

# A card is its kind: equal cards cannot be told apart. NB-1
BRIEFCASE, PAPERS, PEN, PHONE = ITEMS = (0, 1, 2, 3)
HACKER, INNOVATOR, MANAGER, MOGUL, RETAILER = PEOPLE = (4, 5, 6, 7, 8)
KINDS: Final = ITEMS + PEOPLE
FIRST_PERSON: Final = HACKER
COPIES: Final = (11, 11, 11, 11, 2, 2, 2, 2, 2)
CARDS: Final = sum(COPIES)
NOTHING: Final = (0,) * len(KINDS)

# Places that are not a seat.
DECK: Final = -2
PILE: Final = -3
ASIDE: Final = -4

STARTING: Final = {2: 7, 3: 7, 4: 6, 5: 5}  # NB-2
SET_ASIDE: Final = {2: 10, 3: 0, 4: 0, 5: 0}  # NB-2

ITEM_SET: Final = 3  # NB-9
PAIR: Final = 2  # NB-9
SET_SIZES: Final = (ITEM_SET,) * len(ITEMS) + (PAIR,) * len(PEOPLE)
KEPT: Final = 1  # NB-10
PLAYS: Final = 2  # NB-9

MANAGER_HITS: Final = 2
MANAGER_DRAWS: Final = 4
# [H] What the cards below do is our version.
PAPERS_TAKES: Final = 2
MOGUL_GETS: Final = 2
INNOVATOR_DRAWS: Final = 2
HACKER_HITS: Final = 2
HACKER_DISCARDS: Final = 3
HACKER_LEAVES: Final = 1
RETAILER_TAKES: Final = 2
RETAILER_PICKS: Final = 3


@dataclass(frozen=True, slots=True)
class Face:
    """What a card shows: `play` is for discarding the set, `obtain` for getting the second of a pair."""

    name: str
    plural: str
    play: str
    obtain: str = ""
    our_play: bool = False
    our_obtain: bool = False


FACES: Final = Lines(
    lambda: (
        Face(
            _("Briefcase"),
            _("Briefcases"),
            _("Call off a check. Play them when a check is announced, also on another player's turn."),
        ),
        Face(
            _("Papers"),
            _("Papers"),
            _("Look at another player's hand and take 2 cards from it."),
            our_play=True,
        ),
        Face(_("Pen"), _("Pens"), _("Take another whole turn after this one.")),
        Face(
            _("Phone"),
            _("Phones"),
            _(
                "Before asking: also name cards that you do not show. "
                "A failed check then costs as many cards of your choice."
            ),
            our_play=True,
        ),
        Face(
            _("Hacker"),
            _("Hackers"),
            _("Every other player discards 3 cards of their choice, but keeps at least 1."),
            _("Up to 2 players each discard a random card."),
            our_play=True,
            our_obtain=True,
        ),
        Face(
            _("Innovator"),
            _("Innovators"),
            _("Force a check: play them when a check was called off or passed up."),
            _("Draw 2 cards."),
            our_obtain=True,
        ),
        Face(
            _("Manager"),
            _("Managers"),
            _("Draw 4 cards."),
            _("Take a random card from each of up to 2 players."),
        ),
        Face(
            _("Mogul"),
            _("Moguls"),
            _("Take another whole turn after this one."),
            _("Choose a player, who gives you 2 cards of their choice."),
            our_obtain=True,
        ),
        Face(
            _("Retailer"),
            _("Retailers"),
            _("Take up to 3 items from the discard pile."),
            _("Give a player 1 card, then take 2 random cards from them."),
            our_play=True,
            our_obtain=True,
        ),
    )
)
