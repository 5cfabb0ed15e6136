"""Whose practice this is and what is kept of it: past runs by date, wishes, and the CSV for a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.keeping import CannotKeep, Keeping, Profile, ProfileProblem, Record, save_csv
from game.ricochet.runs import RunRecord
from game.ricochet.summary import CSV_COLUMNS, csv_rows
from game.words import _

if TYPE_CHECKING:
    from scenes.app import App

KIND, GAME = "practice", "ricochet"
WISHES = "ricochet-practice"
"""Under this name the wishes are kept among the last seats."""
REPLAYS = ("ball", "short", "none")
"""What follows a right answer: the ball rolls, the track lights up at once, or straight on."""

Dated = tuple[str, RunRecord]


@dataclass(frozen=True)
class Wishes:
    """What the practice menu remembers from one day to the next."""

    profile: str = ""
    full_tilt: bool = False
    replay: str = "short"
    mode: str = "sprint"

    @classmethod
    def of(cls, app: App) -> Wishes:
        kept: Any = app.settings.last_seats.get(WISHES)
        fresh = cls()
        if not isinstance(kept, dict):
            return fresh
        good = {
            name: kept[name]
            for name, usual in asdict(fresh).items()
            if type(kept.get(name)) is type(usual) and (name != "replay" or kept[name] in REPLAYS)
        }
        return replace(fresh, **good)

    def keep(self, app: App) -> None:
        app.change_settings(last_seats={**app.settings.last_seats, WISHES: asdict(self)})

    def player(self, keeping: Keeping) -> Profile | None:
        """Who practises: the one of last time, or whoever is here; None before anyone has a name."""
        try:
            return keeping.profiles.get(self.profile)
        except ProfileProblem:
            return next(iter(keeping.profiles), None)


def right_now() -> str:
    """The local date and time, as records want it."""
    return datetime.now().isoformat(timespec="seconds")


def dated_runs(keeping: Keeping, profile: Profile | None) -> list[Dated]:
    """All runs of a person, oldest first; a record that another Felt wrote differently is passed over."""
    if profile is None:
        return []
    found: list[Dated] = []
    for record in keeping.records.of(profile.id):
        if record.kind == KIND and record.game == GAME:
            try:
                found.append((record.when, RunRecord.from_json(dict(record.data))))
            except (KeyError, TypeError, ValueError):
                continue
    return found


def keep_run(keeping: Keeping, profile: Profile, run: RunRecord, when: str) -> bool:
    return keeping.add_record(profile.id, Record(KIND, GAME, when, run.to_json()))


def write_csv(keeping: Keeping, profile: Profile, dated: Sequence[Dated]) -> Path:
    """One row per round. Raises CannotKeep."""
    path = keeping.folder.exports / f"ricochet-{profile.id}.csv"
    save_csv(path, csv_rows(dated), CSV_COLUMNS)
    return path


def export(app: App, profile: Profile, dated: Sequence[Dated]) -> Path | None:
    """Write the CSV and say where it lies, or why it does not."""
    try:
        path = write_csv(app.keeping, profile, dated)
    except CannotKeep as problem:
        app.toast(problem.trouble().sentence, "warning")
        return None
    app.toast(_("Every round is in {path}").format(path=path), "download")
    return path
