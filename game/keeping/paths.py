"""Where Felt keeps its files: the person's data folder, or any folder that is given."""

import errno
from dataclasses import dataclass
from pathlib import Path

from game.keeping.safe import CannotKeep, reason
from game.words import _


@dataclass(frozen=True, slots=True)
class Folder:
    """The data folder and the places inside it."""

    root: Path

    @classmethod
    def usual(cls) -> "Folder":
        # Imported here because most of the time before the first frame is imports.
        from platformdirs import user_data_path

        return cls(user_data_path("Felt", appauthor=False))

    @property
    def settings(self) -> Path:
        return self.root / "settings.json"

    @property
    def profiles(self) -> Path:
        return self.root / "profiles.json"

    @property
    def records(self) -> Path:
        return self.root / "records"

    @property
    def matches(self) -> Path:
        return self.root / "matches"

    @property
    def reports(self) -> Path:
        return self.root / "reports"

    @property
    def exports(self) -> Path:
        return self.root / "exports"

    def opens(self) -> bool:
        """Whether there is anything to read from."""
        try:
            return any(True for place in self.root.iterdir())
        except OSError:
            return False

    def make(self) -> None:
        """Make the folder and prove that it can be written; raises CannotKeep."""
        try:
            if self.root.parts[:1] == ("~",):
                # Nobody's home could be found; a folder named "~" wherever Felt was started helps no one.
                raise FileNotFoundError(errno.ENOENT, "no home folder")
            for place in (self.records, self.matches, self.reports):
                place.mkdir(parents=True, exist_ok=True)
            probe = self.root / ".felt-was-here"
            probe.write_bytes(b"")
            probe.unlink(missing_ok=True)
        except OSError as error:
            sentence = _("{reason}, so Felt plays on without saving anything in {folder}.")
            raise CannotKeep(sentence.format(reason=reason(error), folder=self.root), self.root) from error
