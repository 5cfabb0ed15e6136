"""Rivals that race like people: they see, look up, hesitate, misread, warm up and feel pressure.

A rival gets a view, which shows it nothing but the cards that lie face up, and plans one slap per round.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.dice import Dice
from game.plain import Plain
from game.ricochet.cards import CARDS, CENTRE, places
from game.ricochet.chain import Look, answer, last_place, look_up
from game.ricochet.view import RicochetView
from game.words import Texts, _

MS: Final = 1_000_000
FASTEST_NS: Final = 250 * MS  # nobody sees, thinks and slaps sooner
WARM_ROUNDS: Final = 3.0  # after so many rounds about a third of the warm-up is left
BEHIND_WEIGHT: Final = 0.6  # pressure from being behind by the whole target
MATCH_POINT_WEIGHT: Final = 0.4  # pressure from a rival who lacks one card
SLIPS_UNDER_PRESSURE: Final = 4.0  # how much more a nerve costs in slips than it gains in time


@dataclass(frozen=True, slots=True)
class Temper(Plain):
    """What makes one rival differ from the next; times in milliseconds, the rest as shares."""

    key: str
    see: float
    """From the reveal until the first ball is understood."""
    look: float
    """One look-up between two cards."""
    crowd: float
    """What each further card in a look-up adds."""
    close: float
    """What two neighbouring numbers add; numbers further apart add less (see `nearness`)."""
    reach: float
    """From knowing the card to the slap."""
    wobble: float
    """Even spread, as a share of the time."""
    tail: float
    """Spread to the slow side only: now and then a mind wanders."""
    misread: float
    """The chance to take the runner-up when two numbers are neighbours."""
    lapse: float
    """The chance of an error per look-up that has nothing to do with the numbers."""
    warm_up: float
    """How much slower the first round is."""
    nerve: float
    """How much faster full pressure makes it; slips grow with it."""
    hunch: float
    """The share of the reach saved when the hand already waits over the right card."""


# From calm to ruthless. Each level takes about seven tenths of the time of the one before.
LEVELS: Final = (
    Temper("calm", 700, 640, 210, 420, 420, 0.08, 0.16, 0.060, 0.006, 0.25, 0.04, 0.0),
    Temper("steady", 520, 450, 145, 300, 320, 0.08, 0.14, 0.065, 0.005, 0.20, 0.05, 0.1),
    Temper("keen", 390, 310, 100, 215, 240, 0.08, 0.12, 0.075, 0.005, 0.16, 0.06, 0.2),
    Temper("sharp", 290, 215, 68, 150, 180, 0.07, 0.10, 0.080, 0.004, 0.12, 0.07, 0.3),
    Temper("ruthless", 215, 145, 45, 100, 135, 0.06, 0.08, 0.085, 0.003, 0.08, 0.08, 0.4),
)
NAMES: Final = Texts(
    lambda: {
        "calm": _("Calm"),
        "steady": _("Steady"),
        "keen": _("Keen"),
        "sharp": _("Sharp"),
        "ruthless": _("Ruthless"),
        "mirror": _("Mirror"),
    }
)


@dataclass(frozen=True, slots=True)
class Plan(Plain):
    """The slap a rival will make unless the round ends first."""

    place: str
    delay_ns: int
    """After the reveal."""
    slip: bool


def level(key: str) -> Temper:
    return next(temper for temper in LEVELS if temper.key == key)


def plan(temper: Temper, view: RicochetView, seat: int, dice: Dice) -> Plan | None:
    """What this rival will do in the round on the table; None when it does not race."""
    if view.phase != "race" or view.starter is None or seat not in view.racing or seat in view.out:
        return None
    pressed = pressure(view, seat)
    slippery = 1 + SLIPS_UNDER_PRESSURE * temper.nerve * pressed
    looks = follow(
        view.starter, view.outer, lambda look: dice.share() < slippery * error_chance(temper, look)
    )
    place = last_place(looks)
    mean = mean_ms(temper, looks) - _saved_by_hunch(temper, view, place)
    mean *= 1 + temper.warm_up * math.exp(-(view.round - 1) / WARM_ROUNDS)
    mean *= 1 - temper.nerve * pressed
    delay = round((mean + _spread_ms(temper, mean, dice)) * MS)
    return Plan(place, max(FASTEST_NS, delay), place != answer(view.starter, view.outer))


def nearness(gap: int) -> float:
    """How much a look-up suffers from close numbers: 1 for neighbours, less and less further apart."""
    return 1 / gap


def thinking_ms(temper: Temper, candidates: int) -> float:
    """The time of a whole chain among so many outer cards when no numbers are close."""
    extra = sum(range(candidates - 1))  # the first look-up has all the candidates, the last one two
    return temper.see + temper.reach + temper.look * (candidates - 1) + temper.crowd * extra


def mean_ms(temper: Temper, looks: Sequence[Look]) -> float:
    closeness = sum(nearness(look.gap) for look in looks)
    return thinking_ms(temper, len(looks) + 1) + temper.close * closeness


def pressure(view: RicochetView, seat: int) -> float:
    """From 0, at ease, to 1, far behind with a rival about to win."""
    totals = [len(pile) for pile in view.won]
    others = [total for other, total in enumerate(totals) if other != seat]
    behind = max(0, max(others) - totals[seat]) / view.target
    match_point = any(total == view.target - 1 for total in others)
    return min(1.0, BEHIND_WEIGHT * behind + MATCH_POINT_WEIGHT * match_point)


def error_chance(temper: Temper, look: Look) -> float:
    return temper.lapse + temper.misread * nearness(look.gap)


def follow(starter: int, outer: Sequence[int], errs: Callable[[Look], bool]) -> list[Look]:
    """The chain as someone reads it who errs here and there, and then follows the wrong card's ball."""
    left = dict(zip(places(len(outer) > len(places(False))), outer, strict=True))
    looks: list[Look] = []
    source, card = CENTRE, starter
    while len(left) > 1:
        look = look_up(source, card, left)
        if errs(look):
            look = _misread(look, left)
        looks.append(look)
        source, card = look.place, left.pop(look.place)
    return looks


def _misread(look: Look, left: dict[str, int]) -> Look:
    """The same look-up with the runner-up taken for the winner."""
    place, number = min(look.beaten, key=lambda other: abs(other[1] - look.number))
    beaten = tuple((one, CARDS[card].number(look.colour)) for one, card in left.items() if one != place)
    return Look(look.source, look.card, look.colour, look.size, place, left[place], number, beaten)


def _saved_by_hunch(temper: Temper, view: RicochetView, place: str) -> float:
    """The place filled last is the answer again in about two rounds of five, so a sly hand waits there."""
    waits_there = view.last is not None and view.last.outcome == "won" and view.last.answer == place
    return temper.reach * temper.hunch if waits_there else 0.0


def _spread_ms(temper: Temper, mean: float, dice: Dice) -> float:
    """Ex-Gaussian, as human reaction times are: an even wobble and a tail of slow ones."""
    return mean * (temper.wobble * _gauss(dice) - temper.tail * math.log(1 - dice.share()))


def _gauss(dice: Dice) -> float:
    return math.sqrt(-2 * math.log(1 - dice.share())) * math.cos(2 * math.pi * dice.share())
