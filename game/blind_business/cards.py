"""The cards of Blind Business: four districts of eleven numbers and a Flex Player, and two Wild Coaches.

A card is a small number. The two Wild Coaches look alike, so they share theirs.
"""

from typing import Final, NamedTuple

from game.words import _, ngettext

PLAYGROUND, BOARDWALK, CENTRAL, DOWNTOWN = range(4)
DISTRICTS: Final = (PLAYGROUND, BOARDWALK, CENTRAL, DOWNTOWN)
ALONE: Final = 4
"""The row of Wild Coaches that belong to no district."""
ROWS: Final = 5

KINDS: Final = 12  # eleven numbers and a Flex Player in each district
WILD: Final = 48
DECK: Final = (*range(48), WILD, WILD)  # BB-1

BACK: Final = -1
"""A card whose face the viewer may not see."""
GAP: Final = -2
"""A place in a hand with no card in it."""
NOBODY: Final = -1
NOWHERE: Final = -1

HAND: Final = 4  # BB-5
SLOTS: Final = range(HAND)


class Sitting(NamedTuple):
    """What the number of players decides."""

    removed: int
    rounds: int


SITTINGS: Final = {2: Sitting(18, 6), 3: Sitting(8, 5), 4: Sitting(2, 4), 5: Sitting(0, 3)}  # BB-4


def card(district: int, number: int) -> int:
    """The card with that number, 1 to 11."""
    return district * KINDS + number - 1


def flex(district: int) -> int:
    """The Flex Player of that district."""
    return district * KINDS + KINDS - 1


HOME: Final = (*(face // KINDS for face in range(WILD)), ALONE)
"""The row of each card; a Wild Coach has no colour."""
NUMBER: Final = (*((face % KINDS + 1) % KINDS for face in range(WILD)), 0)
"""The number of each card; Flex Players and Wild Coaches have none and say 0."""


def district_name(district: int) -> str:
    return (_("Playground"), _("Boardwalk"), _("Central Station"), _("Downtown"))[district]


def card_name(face: int) -> str:
    """A card in words; a hidden one is just a card."""
    if face < 0:
        return ngettext("a card", "{n} cards", 1)
    if face == WILD:
        return _("a Wild Coach")
    district = district_name(HOME[face])
    if not NUMBER[face]:
        return _("the {district} Flex Player").format(district=district)
    return _("{district} {number}").format(district=district, number=NUMBER[face])
