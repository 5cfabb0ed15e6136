"""A whole match in a real window: the journal says whose decision is due, a twin of the table where to press.

    played = Played(desk, tmp_path, "blind-hen", company("blind-hen", 3, people=1))
    played.open(seed=5)
    played.to_the_end(decide)

`decide(twin, table)` is what the tests of a table's scene play with: it finds widgets there and presses them
through `twin.click`, `twin.key` and `twin.press`. The twin is a stage without a window on which the same
match lies; whatever is pressed there is pressed in the window as well. So each decision goes by real keys and
mouse into the real Felt, and comes back to the test as a line of its journal.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game import catalog
from game.journal import CannotResume
from game.keeping import Folder, Keeping
from game.match import Match, Seating
from game.rules import Action
from scenes.curtain import Curtain
from scenes.input import Act
from scenes.table.company import company as seated
from scenes.table.sitting import Sitting
from scenes.tables import sitting
from tests.e2e.desk import PATIENCE, Desk
from tests.scenes.stage import Stage

KEYS = {
    Act.UP: "Up",
    Act.DOWN: "Down",
    Act.LEFT: "Left",
    Act.RIGHT: "Right",
    Act.CHOOSE: "Return",
    Act.BACK: "Escape",
    Act.NEXT: "Tab",
    Act.PREVIOUS: "shift+Tab",
}
CURTAIN = "Whose turn to look?"
LOOK_EVERY = 0.02
RIM = (20.0, 20.0)
"""Where nothing can be pressed: a click there only has everything arrive that still moves."""

Decide = Callable[[Any, Any], None]


class Twin(Stage):
    """Presses in a window what is pressed here."""

    def __init__(self, folder: Path, desk: Desk) -> None:
        super().__init__(folder)
        self.desk = desk

    def sit(self, match: Match) -> Sitting:
        """The match as it stands, whoever owes a decision looking."""
        table = sitting(match.rules.key)(match.seatings, thinks=False, match=match.at(match.count))
        if self.top:
            self.app.reset(table)
        else:
            self.app.push(table)
        self.pass_time(0.1)
        if isinstance(self.top, Curtain):
            super().press(Act.CHOOSE)
            self.pass_time(0.1)
        table.director.finish()
        return table

    def press(self, *acts: Act) -> None:
        for act in acts:
            super().press(act)
            self.desk.press(KEYS[act])

    def key(self, key: int) -> None:
        super().key(key)
        self.desk.press(pygame.key.name(key))

    def click(self, x: float, y: float) -> None:
        super().click(x, y)
        self.desk.click_at_once(x, y)


class Played:
    """The seats, and the match as the journal has it."""

    def __init__(self, desk: Desk, folder: Path, game: str, seatings: Sequence[Seating]) -> None:
        self.desk, self.folder, self.game = desk, folder, game
        self.seatings = list(seatings)
        self.twin = Twin(folder / "twin", desk)
        self._seen = (-1, 0)
        self._looks: int | None = None
        """Whose secrets the window showed at the last decision."""
        self._foot = 0

    def open(self, seed: int, options: dict[str, object] | None = None) -> None:
        """Felt with everything at once; the seats as they are wanted, and one press that deals."""
        keeping = Keeping.open(Folder(self.folder))
        chairs = [
            {
                "name": one.name,
                "colour": one.colour,
                "who": one.who,
                "device": "keys" if one.is_person else "",
                "profile": None,
            }
            for one in self.seatings
        ]
        seats = {self.game: {"chairs": chairs, "options": options or {}}}
        keeping.save_settings(
            replace(keeping.settings, speed="instant", bot_pause_ms=0, last_seats=seats, language="en")
        )
        self.desk.open_felt(self.folder, "--game", self.game, "--seed", str(seed))
        self.desk.wait_for("Seats")
        self.desk.press("Return")

    @property
    def journal(self) -> Path | None:
        return max(Folder(self.folder).matches.glob(f"*-{self.game}.jsonl"), default=None)

    @property
    def seen(self) -> int:
        """How many decisions stood when a person was last found to owe one."""
        return self._seen[1]

    def now(self) -> Match:
        """The match as soon as a person owes a decision that has not been made, or all is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            journal = self.journal
            size = journal.stat().st_size if journal else 0
            match = _read(journal) if journal and size != self._seen[0] else None
            if match:
                people = [seat for seat in match.actors() if match.seatings[seat].is_person]
                if match.finished or (people and self._bots_are_done(match)):
                    self._seen = (size, match.count)
                    return match
            self._is_alive()
            time.sleep(LOOK_EVERY)
        raise AssertionError(f"after {self._seen[1]} decisions nothing more happens: {self.desk.title()!r}")

    def _bots_are_done(self, match: Match) -> bool:
        """Where all choose at the same time, a lone person is asked before the bots, several after them."""
        lone = sum(one.is_person for one in match.seatings) == 1
        return lone or all(match.seatings[seat].is_person for seat in match.actors())

    def _is_alive(self) -> None:
        felt = self.desk.felt
        if felt and felt.poll() is not None:
            raise AssertionError(f"Felt ended after {self._seen[1]} decisions:\\n{felt.communicate()[0]}")

    def to_the_end(self, decide: Decide, most: int = 1000) -> Match:
        """Decide for every person until the match is over; the match as it was written down."""
        several = sum(one.is_person for one in self.seatings) > 1
        for _decision in range(most):
            match = self.now()
            if match.finished:
                return match
            table = self.twin.sit(match)
            if several:
                self._look(table)
            self.desk.click_at_once(*RIM)
            decide(self.twin, table)
            assert table.match.count > match.count, f"nothing was decided: {table.ribbon.text}"
        raise AssertionError(f"not over after {most} decisions")

    def _look(self, table: Sitting) -> None:
        """The right eyes at the window and at its twin: a curtain, or none where nothing has to be hidden."""
        goes_on = self._goes_on(table.match)
        if table.eyes is None:  # before everybody's eyes; the table has not been turned
            table.look_through(self._looks if goes_on else None, self._foot, False)
        elif not goes_on:
            self.desk.wait_for(CURTAIN)
            self.desk.press("Return")
        self._looks = table.eyes
        self._foot = table.spots.index(0)

    def _goes_on(self, match: Match) -> bool:
        """Does whoever decided last, looking, decide again, so that nobody else has to look?"""
        return match.decisions[-1:] == match.actors() == (self._looks,)

    def decided_by(self, seat: int) -> list[Action]:
        """What a seat did, as it was written down."""
        assert self.journal
        match = Match.replay(self.journal)
        return [
            match.rules.action.from_json(decision.do)
            for decision in match._story.decisions
            if decision.seat == seat
        ]


def _read(journal: Path) -> Match | None:
    """None while its first line is not written yet."""
    with contextlib.suppress(CannotResume):
        return Match.replay(journal)
    return None


def company(game: str, seats: int, people: int) -> list[Seating]:
    """People first, then bots that do not take long."""
    assert seats in catalog.get(game).seats
    return seated(seats, people, "relaxed")
