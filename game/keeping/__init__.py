"""What Felt keeps on disk, opened once at the start; whatever goes wrong with it, play goes on."""

from pathlib import Path

from game.keeping.paths import Folder
from game.keeping.profiles import (
    PROFILES,
    SEAT_COLOURS,
    Profile,
    ProfileProblem,
    Profiles,
    SeatColour,
)
from game.keeping.records import Record, Records, save_csv
from game.keeping.safe import CannotKeep, Trouble
from game.keeping.settings import SETTINGS, Settings
from game.keeping.sheet import Sheet, T, load, save

__all__ = [
    "SEAT_COLOURS",
    "CannotKeep",
    "Folder",
    "Keeping",
    "Profile",
    "ProfileProblem",
    "Profiles",
    "Record",
    "Records",
    "SeatColour",
    "Settings",
    "Trouble",
    "save_csv",
]


class Keeping:
    """Settings, profiles and records of this table, and the troubles that a person has not been told yet."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.troubles: list[Trouble] = []
        self._told: set[Trouble] = set()
        self._locked: set[Path] = set()
        self.in_memory = not self._make_folder()
        self._readable = not self.in_memory or self.folder.opens()
        self.settings = self._load(folder.settings, SETTINGS, Settings())
        self.profiles = self._load(folder.profiles, PROFILES, Profiles())
        shelf = folder.records if self._readable else None
        self.records = Records(shelf, self.tell, writes=not self.in_memory)

    @classmethod
    def open(cls, folder: Folder | None = None) -> "Keeping":
        return cls(folder or Folder.usual())

    def take_troubles(self) -> list[Trouble]:
        """The troubles to show now; each is handed out once."""
        taken, self.troubles = self.troubles, []
        return taken

    def save_settings(self, new: Settings) -> bool:
        """Use these settings from now on; False when they will be forgotten at the end of this run."""
        self.settings = new
        return self._save(self.folder.settings, SETTINGS, new)

    def save_profiles(self, new: Profiles) -> bool:
        """Use these profiles from now on; False when they will be forgotten at the end of this run."""
        self.profiles = new
        return self._save(self.folder.profiles, PROFILES, new)

    def add_record(self, profile_id: str, record: Record) -> bool:
        """Add to the record book; False when the record will be forgotten at the end of this run."""
        try:
            self.records.add(profile_id, record)
        except CannotKeep as problem:
            self.tell(problem.trouble())
            return False
        return not self.in_memory

    def _make_folder(self) -> bool:
        try:
            self.folder.make()
        except CannotKeep as problem:
            self.tell(problem.trouble())
            return False
        return True

    def _load(self, path: Path, sheet: Sheet[T], fresh: T) -> T:
        if not self._readable:
            return fresh
        found = load(path, sheet)
        for trouble in found.troubles:
            self.tell(trouble)
        if found.locked:
            self._locked.add(path)
        return fresh if found.value is None else found.value

    def _save(self, path: Path, sheet: Sheet[T], value: T) -> bool:
        if self.in_memory or path in self._locked:
            return False
        try:
            troubles = save(path, sheet, value)
        except CannotKeep as problem:
            self.tell(problem.trouble())
            return False
        self._told -= {trouble for trouble in self._told if trouble.path == path}
        for trouble in troubles:
            self.tell(trouble)
        return True

    def tell(self, trouble: Trouble) -> None:
        """Something a person should hear of, once."""
        # A full disk fails every save in the same way: one sentence is enough until a save works again.
        if trouble not in self._told:
            self._told.add(trouble)
            self.troubles.append(trouble)
