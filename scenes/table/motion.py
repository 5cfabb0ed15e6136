"""How long things take and how they ease: every duration of the house, in seconds at normal speed."""

import math

MOVE = 0.23
REFAN = 0.12
DEAL_FLIGHT = 0.42
DEAL_BETWEEN = 0.06
DEAL_MOST = 1.5
"""A deal never takes longer than this in all, however many cards and however slow the table."""
FLIP = 0.26
HIGHLIGHT = 0.15
SHAKE = 0.32
SHAKE_UNITS = 6
SHAKE_SWINGS = 4
SHUFFLE = 0.30
SHUFFLE_CARDS = 10
"""How many cards of a pile are seen to be shuffled."""
GATHER_BETWEEN = 0.018
TRANSITION = 0.22
FADE = 0.20
"""With reduced motion cards fade from place to place."""
CUE_BETWEEN = 0.07
"""Sounds of many cards do not follow closer than this."""
LIFT_FLYING = 12.0
"""How high a card flies, in design units: its shadow shows it."""
LIFT_TURNING = 10.0
RAISE = 30.0
"""How far a chosen card is pushed out of its fan."""

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 1.8, "instant": 1000.0}


def ease_out(share: float) -> float:
    """Quick away, soft landing."""
    return 1 - (1 - share) ** 3


def ease_deal(share: float) -> float:
    """The same, gentler: so that a stream of cards is seen in the air."""
    return 1 - (1 - share) ** 2


def ease_both(share: float) -> float:
    """Soft at both ends."""
    return share * share * (3 - 2 * share)


def arch(share: float) -> float:
    """Up and down again: 0, 1, 0."""
    return 4 * share * (1 - share)


def swing(share: float) -> float:
    """To and fro, dying away: starts and ends at 0."""
    return math.sin(share * SHAKE_SWINGS * math.tau) * (1 - share)


def squeeze(share: float) -> float:
    """How wide a turning card looks: 1, nothing at half, 1."""
    return abs(math.cos(share * math.pi))


def spaced(between: float, count: int, flight: float, most: float) -> float:
    """The time between so many flights, so that all of them together take at most `most`."""
    return min(between, max(0.0, most - flight) / max(1, count - 1))
