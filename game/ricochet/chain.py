"""The way of the ball: which outer card each look-up picks, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.plain import Plain
from game.ricochet.cards import CARDS, CENTRE, CIRCLE, CROSS, Colour, Size


@dataclass(frozen=True, slots=True)
class Look(Plain):
    """One look-up: the ball of `card`, lying at `source`, rolls to `place` because of `number` (RC-4)."""

    source: str
    card: int
    colour: Colour
    size: Size
    place: str
    picked: int
    number: int
    beaten: tuple[tuple[str, int], ...]
    """The places it was compared with, each with its number in that colour."""

    @property
    def ball(self) -> str:
        return f"{self.size} {self.colour}"

    @property
    def gap(self) -> int:
        """How close the decision was; 1 is the closest there is."""
        return min(abs(self.number - number) for _place, number in self.beaten)


def chain(starter: int, outer: Sequence[int]) -> tuple[Look, ...]:
    """Every look-up of a round, in order; `outer` are the cards in the order of their places."""
    names = CIRCLE if len(outer) == len(CIRCLE) else CROSS
    left = dict(zip(names, outer, strict=True))
    looks: list[Look] = []
    source, card = CENTRE, starter
    while len(left) > 1:
        look = look_up(source, card, left)
        looks.append(look)
        source, card = look.place, left.pop(look.place)
    return tuple(looks)


def look_up(source: str, card: int, left: dict[str, int]) -> Look:
    """RC-4: a large ball wants the largest number of its colour, a small ball the smallest."""
    colour, size = CARDS[card].ball_colour, CARDS[card].ball_size
    numbers = {place: CARDS[one].number(colour) for place, one in left.items()}
    choose = max if size == "large" else min
    place = choose(numbers, key=lambda one: numbers[one])
    beaten = tuple((other, number) for other, number in numbers.items() if other != place)
    return Look(source, card, colour, size, place, left[place], numbers[place], beaten)


def order(starter: int, outer: Sequence[int]) -> tuple[int, ...]:
    """The cards as the ball visits them: the starter first, the card to slap last."""
    looks = chain(starter, outer)
    visited = [look.picked for look in looks]
    return (starter, *visited, *(card for card in outer if card not in visited))


def answer(starter: int, outer: Sequence[int]) -> str:
    """The place to slap: the only one that the ball never picks."""
    return last_place(chain(starter, outer))


def last_place(looks: Sequence[Look]) -> str:
    ((place, _number),) = looks[-1].beaten
    return place


def closest(looks: Sequence[Look]) -> int:
    """The smallest gap of a round: what makes it hard."""
    return min(look.gap for look in looks)
