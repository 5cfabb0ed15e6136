"""The records and replays in telling states, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

from game import catalog
from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.journal import BOT
from game.keeping import Record
from game.keeping.statistics import MATCH
from game.match import Match, Seating
from game.words import _
from scenes.app import App
from scenes.gallery import Picture
from scenes.match_sheet import MatchSheet
from scenes.naming import Naming
from scenes.records import Records
from scenes.replay import Replay
from scenes.scene import Scene
from scenes.shelf import Shelf
from scenes.tables import playable, sittings

SEED = 11
HEN, RACE = "blind-hen", "ricochet"
LONG = "Wilhelmina-Josephine Ott"
COMPANY = (("Mara", "vermilion"), (LONG, "sky"), ("Otto", "green"), ("Pip", "yellow"), ("Ida", "pink"))
RESULTS = (
    (True, 60), (False, 41), (True, 52), (True, 58), (False, 39), (True, 44), (False, 35), (True, 71),
    (True, 49), (True, 55), (False, 47), (True, 63),
)  # fmt: skip


def played(key: str, seats: int, most: int = 100_000, path: Path | None = None) -> Match:
    """A match that bots have played by feel; one seat is a person's."""
    company = [
        Seating(name, colour, BOT + "sharp" if seat else "person")
        for seat, (name, colour) in enumerate(COMPANY[:seats])
    ]
    match = Match.start(catalog.get(key), company, SEED, path=path)
    dice, brain = Dice.from_seed(SEED), brains.get(key)
    while match.actors() and match.count < most:
        seat = match.actors()[0]
        action = brain.quick(match.view(seat), match.legal(seat), dice, Level.SHARP)
        match.decide(seat, action, hurried=True)
    match.close()
    return match


@cache
def _finished(key: str) -> Match:
    """At the most seats; nothing changes it, so all pictures share it."""
    return played(key, max(catalog.get(key).seats))


def _over_shelf(overlay: Scene) -> Scene:
    class Opened(Shelf):
        def resumed(self) -> None:
            super().resumed()
            if self.app.stack.top is self:
                self.app.stack.push(overlay)

    return Opened(playable())


def _fill(app: App, journals: bool) -> None:
    """Two people, a dozen matches, and journals that wait or are damaged."""
    keeping = app.keeping
    keeping.save_profiles(keeping.profiles.add("Mara", "vermilion").add(LONG, "sky").add("Otto", "green"))
    person = next(iter(keeping.profiles)).id
    for day, (won, score) in enumerate(RESULTS, start=1):
        level = ("relaxed", "sharp", "ruthless")[day % 3]
        data = {
            "won": won,
            "score": score,
            "totals": [score, 48, 45 + day],
            "company": ["Mara", LONG if day % 4 == 0 else "Juno", "Otto"],
            "bots": [BOT + level, BOT + "sharp"],
            "undone": day % 5 == 0,
            "journal": "",
        }
        keeping.add_record(person, Record(MATCH, HEN, f"2026-11-{day:02}T20:15:00", data))
    if journals:
        folder = keeping.folder.matches
        played(HEN, 4, 60, folder / "2026-11-17-211500-000000-blind-hen.jsonl")
        played(HEN, 5, 9, folder / "2026-11-16-190200-000000-blind-hen.jsonl")
        (folder / "2026-11-12-183000-000000-blind-hen.jsonl").write_text("this is no match\n")


def _records(game: str, who: str = "", journals: bool = False, filled: bool = True) -> Callable[[App], Scene]:
    def opened(app: App) -> Scene:
        if filled:
            _fill(app, journals)
        wanted = next((one.id for one in app.keeping.profiles if one.name == who), "")
        return _over_shelf(Records(wanted, game))

    return opened


def _naming(app: App) -> Scene:
    return _over_shelf(Naming(_("A new name"), LONG, "sky", lambda name: None))


def _sheet(app: App) -> Scene:
    return MatchSheet(_finished(HEN), "2026-11-18T20:15:00")


def _replay(key: str, share: float, opened: bool) -> Callable[[App], Scene]:
    def open_(app: App) -> Scene:
        match = _finished(key)
        replay = Replay(match, round(match.count * share))
        replay.eyes = replay.ways[-1 if opened else 0]
        return replay

    return open_


def states() -> Iterator[Picture]:
    large: Mapping[str, object] = {"text_size": 1.5}
    yield Picture("records", "new", _records(HEN, filled=False), 1.0)
    yield Picture("records", "full", _records(HEN), 1.0, everywhere=True)
    yield Picture("records", "long-name", _records(HEN, LONG), 1.0)
    yield Picture("records", "waiting-and-damaged", _records(HEN, journals=True), 1.0)
    yield Picture("records", "ricochet", _records(RACE), 1.0)
    yield Picture("records", "large-text", _records(HEN, journals=True), 1.0, dict(large))
    yield Picture("records", "high-contrast", _records(HEN, journals=True), 1.0, {"high_contrast": True})
    yield Picture("records", "sheet", _sheet, 1.0)
    yield Picture("records", "naming", _naming, 1.0)
    for key in playable():
        if key in sittings():
            for name, share in (("early", 0.1), ("middle", 0.5), ("end", 1.0)):
                yield Picture("replay", f"{key}-{name}", _replay(key, share, False), 0.6)
                yield Picture("replay", f"{key}-{name}-open", _replay(key, share, True), 0.6)
            yield Picture("replay", f"{key}-large-text", _replay(key, 0.5, True), 0.6, dict(large))
