"""A small table for tests: four seats, twelve cards in the draw pile, time in your hands."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from scenes.demo import house_deck
from scenes.input import Input
from scenes.table.cards import Card
from scenes.table.table_scene import TableScene
from tests.scenes.stage import Stage, stage

CARDS = 12
HANDS = [f"hand-{seat}" for seat in range(4)]


class Small(TableScene):
    """Notes what it is told, and whether the table was at rest then."""

    def __init__(self) -> None:
        super().__init__(seats=4)
        self.heard: list[tuple[Input, bool]] = []
        self.counted = ("draw",)

    def entered(self) -> None:
        self.seat([("Ada", "sky"), ("Ben", "pink"), ("Cleo", "green"), ("Dov", "yellow")])
        self.director.lay({"draw": house_deck()[:CARDS]})

    def act(self, event: Input) -> bool:
        self.heard.append((event, self.director.moving))
        return True


@contextmanager
def small_table(size: tuple[int, int] = (960, 540), **settings: Any) -> Iterator[tuple[Stage, Small]]:
    """The table on a stage where everything moves at its normal speed."""
    with stage(size) as one:
        one.app.change_settings(**{"speed": "normal", **settings})
        table = Small()
        one.app.push(table)
        one.run(0.02)
        yield one, table


def looks(card: Card) -> tuple[Any, ...]:
    """Everything that decides how a card is drawn."""
    return (
        card.picture,
        card.pose,
        card.width,
        card.order,
        card.at,
        card.lift,
        card.raised,
        card.opening,
        card.glow,
        card.dim,
        card.fade,
        card.tick,
        card.ghost,
    )


def pixels(one: Stage) -> bytes:
    return pygame.image.tobytes(one.app.screen.surface, "RGB")
