"""A race on a stage: hands that come down when a test says so."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.ricochet.chain import Look, chain
from scenes.input import Pointer, Press, Release, Stamp, key_code
from scenes.tables.ricochet.keys import usual
from scenes.tables.ricochet.party import Chair, Party
from scenes.tables.ricochet.race import Race
from tests.scenes.stage import Stage, stage

MS = 1_000_000
FRAME = 1 / 60
COLOURS = ("vermilion", "sky", "green", "yellow", "pink")
DEVICES = ("wasd", "ijkl", "arrows", "keypad", "tfgh")


def people(count: int, **options: object) -> Party:
    chairs = tuple(Chair(f"P{n}", COLOURS[n], device=DEVICES[n]) for n in range(count))
    return Party(chairs, options)


class Racing:
    """A race with its clock in your hands."""

    def __init__(self, stage: Stage, race: Race) -> None:
        self.stage = stage
        self.race = race

    def until(self, wanted: str, seconds: float = 30.0) -> None:
        """Let time pass until the race is at this stage."""
        for _ in range(round(seconds / FRAME)):
            if self.race.stage == wanted:
                return
            self.stage.run(FRAME)
        raise AssertionError(f"{wanted!r} never came, the race is at {self.race.stage!r}")

    def next_race(self) -> None:
        """Past whatever is shown, to the next starter."""
        if self.race.stage == "race":
            self.until("verdict")
        self.until("race")

    @property
    def looks(self) -> tuple[Look, ...]:
        view = self.race.referee.view
        assert view.starter is not None
        return chain(view.starter, view.outer)

    @property
    def right(self) -> str:
        place = self.race.referee.answer
        assert place
        return place

    @property
    def wrong(self) -> str:
        return self.looks[0].place

    def press(self, seat: int, place: str, later_ns: int = 0, spread_ns: int = 0) -> None:
        race = self.race
        keys = usual(race.party.chairs[seat].device, race.party.full_tilt)
        code = key_code(keys[race.field.outer.index(place)])
        stamp = Stamp(self.stage.clock.now_ns() + later_ns, spread_ns)
        self.stage.app.handle(Press(code, stamp))
        self.stage.app.handle(Release(code, stamp))

    def click(self, place: str) -> None:
        at = self.race.field.beds[place].center
        self.stage.app.handle(Pointer("down", at, Stamp(self.stage.clock.now_ns())))


@contextmanager
def racing(party: Party, seed: int = 7) -> Iterator[Racing]:
    with stage() as one:
        race = Race(party, seed)
        one.app.push(race)
        yield Racing(one, race)
