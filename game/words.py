"""Every sentence a person reads passes through here, so that it can be translated."""

import gettext
from pathlib import Path
from typing import Any

CATALOGS = Path(__file__).resolve().parent.parent / "art" / "text"

_spoken: gettext.NullTranslations = gettext.NullTranslations()


def speak(language: str | None) -> None:
    """Use a language from now on; None is the system's own. One that is not there leaves our English."""
    global _spoken
    languages = None if language is None else [language]
    _spoken = gettext.translation("felt", CATALOGS, languages=languages, fallback=True)


class _Later:
    def __init__(self, text: str) -> None:
        self.text = text

    def __get__(self, one: object, owner: type | None = None) -> str:
        return _(self.text)


def later(text: str) -> Any:
    """The text of a class (`name = later("Shelf")`), translated whenever it is read, not when it is imported:
    the language may change at any time."""
    return _Later(text)


def _(text: str) -> str:
    return _spoken.gettext(text)


def ngettext(one: str, many: str, count: int) -> str:
    return _spoken.ngettext(one, many, count)
