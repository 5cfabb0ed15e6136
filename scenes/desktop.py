"""What Felt asks of the desktop around it: to show a folder, and to take words onto the clipboard."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pygame.system

from game.words import OURS, languages


class Errand:
    """Something the desktop was sent to do; it may take its time, and it may fail."""

    def __init__(self, process: "subprocess.Popen[bytes] | None" = None) -> None:
        self._process = process

    @property
    def failed(self) -> bool | None:
        """None while nobody can tell."""
        if self._process is None:
            return False
        code = self._process.poll()
        return None if code is None else code != 0


class Desktop:
    """The real one. Tests put another in its place."""

    def show_folder(self, folder: Path) -> Errand:
        """Have the file manager show it; raises OSError where there is none to ask."""
        if not folder.is_dir():
            raise FileNotFoundError(folder)
        if sys.platform == "win32":
            os.startfile(folder)
            return Errand()
        opener = "open" if sys.platform == "darwin" else "xdg-open"
        return Errand(
            subprocess.Popen(
                [opener, str(folder)],
                env=own_environment(dict(os.environ)),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        )

    def language(self) -> str:
        """The first of the languages this machine prefers that Felt speaks, else our English."""
        for wish in pygame.system.get_pref_locales():
            for name in (f"{wish['language']}_{wish['country']}", wish["language"]):
                if name in languages():
                    return name
        return OURS

    def copy(self, text: str) -> bool:
        """Put the text onto the clipboard; True when it is there."""
        try:
            pygame.scrap.put_text(text)
            return pygame.scrap.get_text() == text
        except pygame.error:
            return False


def own_environment(ours: dict[str, str]) -> dict[str, str]:
    """The environment as it was before the bundle's starter pointed it at the bundle's own libraries.

    With those, another program's libraries would not fit together and it would not start.
    """
    theirs = {key: value for key, value in ours.items() if not key.startswith("LD_LIBRARY_PATH")}
    was = ours.get("LD_LIBRARY_PATH_ORIG")
    if was is None and not getattr(sys, "frozen", False):
        was = ours.get("LD_LIBRARY_PATH")
    return theirs | ({"LD_LIBRARY_PATH": was} if was else {})
