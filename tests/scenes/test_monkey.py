"""Random presses anywhere, at any moment: no exception, and the picture is what a fresh one would be."""

import random

import pygame
import pytest

from game import catalog
from game.match import Match
from scenes.curtain import Curtain
from scenes.input import Act, Focus, PadChange, Pointer, Press, Release, Resized, Stamp, Typed
from scenes.table.company import company
from scenes.table.help import HelpButton
from scenes.table.sitting import Sitting
from scenes.tables import sitting
from scenes.title import Title
from tests.scenes.stage import Stage, stage
from tests.scenes.tables import GAMES

KEYS = [
    getattr(pygame, f"K_{name}") for name in ("d", "p", "b", "r", "s", "k", "m", "1", "5", "ESCAPE", "TAB")
]
SCANCODES = (4, 7, 22, 26, 13, 12, 14, 15, 79, 80, 81, 82, 40, 41, 44)
SIZES = ((960, 540), (1280, 720), (700, 900))
INPUTS = 500


def poke(one: Stage, dice: random.Random) -> None:
    """One thing that a person, a cat or a window manager may do."""
    at = Stamp(one.clock.now_ns(), 1_000_000)
    what = dice.random()
    if what < 0.35:
        one.app.handle(Press(f"key:{dice.choice(SCANCODES)}", at, dice.choice(list(Act))))
    elif what < 0.55:
        one.app.handle(Press(f"key:{dice.choice(SCANCODES)}", at, None, dice.choice(KEYS)))
    elif what < 0.8:
        spot = (dice.uniform(-50, 1970), dice.uniform(-50, 1130))
        for kind in ("move", "down", "up"):
            one.app.handle(Pointer(kind, spot, at))
    elif what < 0.86:
        one.app.handle(Typed(dice.choice(["M", "ß", " ", "長"])))
    elif what < 0.92:
        one.app.handle(Release(f"key:{dice.choice(SCANCODES)}", at))
    elif what < 0.95:
        one.app.handle(Focus(dice.random() < 0.7))
    elif what < 0.97:
        one.app.handle(PadChange("Pad", dice.random() < 0.5))
    else:
        one.paper.surface = pygame.Surface(dice.choice(SIZES))
        one.app.handle(Resized())


@pytest.mark.parametrize("seed", range(6))
def test_random_presses_never_break_the_house(seed):
    dice = random.Random(seed)
    with stage() as one:
        one.app.change_settings(speed=dice.choice(["slow", "normal", "instant"]))
        one.app.push(Title())
        for _ in range(INPUTS):
            poke(one, dice)
            one.run(dice.choice([0.02, 0.1, 0.5, 1.5]), tick=0.05)
            if not one.app.running:  # someone found the way out: come in again
                one.app.running = True
            if one.top is None:
                one.app.push(Title())
        one.app.handle(Focus(True))
        one.run(1.0)
        shown = pygame.image.tobytes(one.paper.surface, "RGB")
        assert one.top
        one.top.touch()
        one.app.draw()
        assert pygame.image.tobytes(one.paper.surface, "RGB") == shown


# -- at the tables -----------------------------------------------------------------------------------

AT_TABLE = (*KEYS, *(getattr(pygame, f"K_{name}") for name in ("h", "i", "u", "x", "n", "f", "y")))
TURNS = 1000
LOOKS = 20
"""So many pictures are drawn on the way: drawing is what takes time."""


def poke_table(one: Stage, table: Sitting, dice: random.Random) -> None:
    """Most presses mean something: what can be chosen is chosen, and what covers the table does not stay."""
    at = Stamp(one.clock.now_ns(), 1_000_000)
    widgets = [widget for widget in table.board.widgets if not isinstance(widget, HelpButton)]
    what = dice.random()
    if what < 0.25 and isinstance(one.top, Curtain):
        one.press(Act.CHOOSE)
    elif what < 0.25 and one.top is not table and table in one.app.stack:
        one.app.pop()  # the curtain too: the table calls again
    elif what < 0.25 and table.looking_closer:
        one.key(pygame.K_i)
    elif what < 0.5 and one.top is table and widgets:
        spot = dice.choice(widgets).area.center
        for kind in ("move", "down", "up"):
            one.app.handle(Pointer(kind, spot, at))
    elif what < 0.58:
        one.app.handle(Press(f"key:{dice.choice(SCANCODES)}", at, None, dice.choice(AT_TABLE)))
    elif what < 0.62:
        one.app.change_settings(speed=dice.choice(["slow", "normal", "fast", "instant"]))
    else:
        poke(one, dice)


def sit(one: Stage, key: str, match: Match) -> Sitting:
    """Come back to the very same match, whatever is on the stage."""
    one.app.running = True
    table = sitting(key)(match.seatings, thinks=False, match=match)
    if one.top:
        one.app.reset(table)
    else:
        one.app.push(table)
    return table


def check_law(match: Match) -> None:
    """All that was decided can be decided again, one after the other, and leads here."""
    again = match.at(match.count)
    assert again.view(None) == match.view(None)


def check_lies_right(one: Stage, table: Sitting) -> None:
    """With nothing above the table and all at rest, each card is where the view says, the right side up."""
    while one.top is not table:
        one.app.pop()
    table.director.finish()
    for place, cards in table.arranged().items():
        seen = [card.picture for card in table.director.at(table.place(place))]
        assert seen == [card.face or card.back or table.back for card in cards], place


@pytest.mark.parametrize("people", ["one", "all"])
@pytest.mark.parametrize("key", GAMES)
def test_random_presses_never_break_a_table(key, people):
    dice = random.Random(f"{key} {people}")
    rules = catalog.get(key)
    seats, persons = (max(rules.seats), 1) if people == "one" else (min(rules.seats), min(rules.seats))
    decided = 0
    with stage((480, 270)) as one:
        one.app.change_settings(speed="normal")
        table = sit(one, key, Match.start(rules, company(seats, persons), 0))
        for turn in range(TURNS):
            before = table.match.count
            poke_table(one, table, dice)
            one.pass_time(dice.choice([0.02, 0.02, 0.1, 0.4, 2.0]), tick=0.1)
            decided += max(0, table.match.count - before)
            if turn % (TURNS // LOOKS) == 0:
                one.app.draw()
            if turn % 50 == 49:
                check_law(table.match)
                if table in one.app.stack:
                    check_lies_right(one, table)
            here = next((scene for scene in one.app.stack._scenes if isinstance(scene, Sitting)), None)
            if here is None or not one.app.running:  # someone left: back to the very same match
                match = table.match
                if match.finished:
                    match = Match.start(rules, match.seatings, turn)
                here = sit(one, key, match)
            table = here
    assert decided > 20, "nobody got anywhere"
