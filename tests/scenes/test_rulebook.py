"""The rulebook opens where it is asked to, and every table asks for chapters that are there."""

import pytest

from game import catalog
from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.match import Seating
from scenes import tables
from scenes.rulebook import Rulebook, read_guide
from scenes.table.help import open_rules
from tests.scenes.stage import stage

SITTINGS = [key for key in tables.playable() if key != "ricochet"]


def seated(key: str) -> list[Seating]:
    colours = ("vermilion", "sky", "green", "yellow", "pink", "blue")
    return [Seating(f"P{seat}", colours[seat], "person") for seat in range(max(catalog.get(key).seats))]


@pytest.mark.parametrize("key", SITTINGS)
def test_every_chapter_a_table_asks_for_is_in_its_guide(key: str) -> None:
    guide, asked = read_guide(key), set()
    with stage() as one:
        table = tables.sitting(key)(seated(key), 5, thinks=False)
        one.app.push(table)
        dice, brain = Dice.from_seed(5), brains.get(key)
        while table.match.actors():
            seat = table.match.actors()[0]
            view = table.match.view(seat)
            asked.add(table.chapter(view))
            table.match.decide(seat, brain.quick(view, table.match.legal(seat), dice, Level.SHARP))
        asked.add(table.chapter(table.match.view(None)))
    missing = [chapter for chapter in asked if chapter and "{#" + chapter + "}" not in guide]
    assert not missing
    if key == "blind-hen":
        assert asked == {"offer", "bidding", "paying", "scoring"}


def test_the_rules_button_opens_the_chapter_of_what_is_to_be_decided() -> None:
    with stage() as one:
        table = tables.sitting("blind-hen")(seated("blind-hen"), 5, thinks=False)
        one.app.push(table)
        open_rules(table)
        book = one.top
        assert isinstance(book, Rulebook)
        assert any(piece.anchor == "offer" for piece in book.pages[book.page])
