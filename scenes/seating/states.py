"""The telling states of the seats, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.bots.levels import Level
from game.keeping import SEAT_COLOURS
from scenes.app import App
from scenes.gallery import Picture
from scenes.letters import Letters
from scenes.scene import Scene
from scenes.seating.chair_sheet import ChairSheet
from scenes.seating.company import Chair, Company
from scenes.seats import Seats

GAMES = ("blind-business", "blind-hen", "second-estimate", "none-of-your-business")
PEOPLE = (
    "Mara",
    "Juno",
    "Otto",
    "Wilhelmina-Josephine 24",
    "Maximiliane Wolkenstein",
    "Anastasia-Konstantina II",
)
"""Three of everyday, three as long as a name may be."""


def company(game: str, people: int, bots: int = 0, first: int = 0) -> Company:
    """People first, then bots of all tempers."""
    found = Company(game)
    colours = tuple(SEAT_COLOURS)
    for number in range(people):
        device = "pad:0" if number == 1 else "keys"
        chair = Chair(PEOPLE[(first + number) % len(PEOPLE)], colours[number], device=device)
        found = replace(found, chairs=(*found.chairs, chair))
    for number in range(bots):
        found = found.with_bot(tuple(Level)[number % len(Level)])
    return found


def _sheet(party: Company, at: int, typed: str | None = None, spelling: bool = False) -> Scene:
    """The seats, and over them one chair."""

    class Opened(Seats):
        def resumed(self) -> None:
            super().resumed()
            if self.app.stack.top is self:
                sheet = ChairSheet(self, at)
                self.app.stack.push(sheet)
                if typed is not None:
                    sheet._type(typed)
                if spelling:
                    self.app.stack.push(Letters(sheet._name_field()))

    return Opened(party.game, party)


def states() -> Iterator[Picture]:
    for game in GAMES:
        least, most = Company(game).least, Company(game).most
        yield _picture(f"{game}-fewest", company(game, 1, least - 1), game == "blind-hen")
        yield _picture(f"{game}-most", company(game, 2, most - 2))
    yield _picture("long-names", company("second-estimate", 6))
    yield _picture("too-few", company("blind-hen", 1))
    yield _picture("fills-up", company("second-estimate", 2))
    long = company("none-of-your-business", 3, 2, first=3)
    yield Picture("seats", "large-text", lambda app: Seats(long.game, long), 1.0, {"text_size": 1.5})
    yield Picture("seats", "high-contrast", lambda app: Seats(long.game, long), 1.0, {"high_contrast": True})
    hen = company("blind-hen", 2, 2)
    yield Picture("seats", "person", lambda app: _sheet(hen, 0), 1.0)
    yield Picture("seats", "bot", lambda app: _sheet(hen, 2), 1.0)
    yield Picture("seats", "name-taken", lambda app: _sheet(hen, 0, "Juno"), 1.0)
    yield Picture("seats", "letters", lambda app: _sheet(hen, 0, spelling=True), 1.0)
    yield Picture("seats", "person-large-text", lambda app: _sheet(long, 0), 1.0, {"text_size": 1.5})


def _picture(state: str, party: Company, everywhere: bool = False) -> Picture:
    def open_seats(_app: App) -> Scene:
        return Seats(party.game, party)

    return Picture("seats", state, open_seats, 1.0, everywhere=everywhere)
