"""Every sentence a person reads passes through here, so that it can be translated.

`_` and `ngettext` translate when they are called, so they belong where a text is shown. What stands in a
class or a module is written with `later`, `Texts` or `Lines`: it is translated when it is read, and the
language may change at any time.
"""

import gettext
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

HERE = Path(__file__).resolve().parent
CATALOGS = HERE.parent / "art" / "text"
OURS = "en"

_spoken: gettext.NullTranslations = gettext.NullTranslations()
_language = OURS

K = TypeVar("K")
V = TypeVar("V")


def speak(language: str | None) -> None:
    """Use a language from now on; None is the system's own. One that is not there leaves our English."""
    global _spoken, _language
    languages = None if language is None else [language]
    _spoken = gettext.translation("felt", CATALOGS, languages=languages, fallback=True)
    _language = _spoken.info().get("language", OURS)


def spoken() -> str:
    """The language that is really spoken: “de”."""
    return _language


def languages() -> tuple[str, ...]:
    """What can be spoken: our English, and every language with a catalog."""
    found = sorted(path.parent.parent.name for path in CATALOGS.glob("*/LC_MESSAGES/felt.mo"))
    return (OURS, *(one for one in found if one != OURS))


def guide(key: str) -> str:
    """The rules of a game for people, in the language spoken where there is a guide in it."""
    folder = HERE / key.replace("-", "_")
    own = folder / f"guide.{_language}.md"
    return (own if own.is_file() else folder / "guide.md").read_text(encoding="utf-8")


def _(text: str) -> str:
    return _spoken.gettext(text)


def ngettext(one: str, many: str, count: int) -> str:
    return _spoken.ngettext(one, many, count)


def joined(names: Sequence[str]) -> str:
    """“Mara, Juno and Pip”."""
    if len(names) < 2:
        return "".join(names)
    return _("{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])


def written(text: str) -> str:
    """The translation of a text that stands in a data file, which art/words.py gathers from there."""
    return _(text)


class _Made(Generic[V]):
    """Something full of texts, made once in each language that is spoken."""

    def __init__(self, make: Callable[[], V]) -> None:
        self._make = make
        self._spoken: gettext.NullTranslations | None = None

    def now(self) -> V:
        if self._spoken is not _spoken:
            self._made, self._spoken = self._make(), _spoken
        return self._made


class _Later:
    def __init__(self, read: Callable[[], Any]) -> None:
        self._read = read

    def __get__(self, one: object, owner: type | None = None) -> Any:
        return self._read()


def later(what: str | Callable[[], Any]) -> Any:
    """What a class says, translated when it is read: `name = later("Shelf")`, `row = later(lambda: ...)`."""
    return _Later((lambda: _(what)) if isinstance(what, str) else _Made(what).now)


class Texts(Mapping[K, V]):
    """A mapping with texts in it, for a module: `SIZES = Texts(lambda: {"large": _("large")})`."""

    def __init__(self, make: Callable[[], Mapping[K, V]]) -> None:
        self._texts = _Made(make)

    def __getitem__(self, key: K) -> V:
        return self._texts.now()[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._texts.now())

    def __len__(self) -> int:
        return len(self._texts.now())


class Lines(Sequence[V]):
    """The same in a row: `MONTHS = Lines(lambda: (_("Jan"), _("Feb")))`."""

    def __init__(self, make: Callable[[], Sequence[V]]) -> None:
        self._texts = _Made(make)

    @overload
    def __getitem__(self, at: int) -> V: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[V]: ...
    def __getitem__(self, at: int | slice) -> V | Sequence[V]:
        return self._texts.now()[at]

    def __len__(self) -> int:
        return len(self._texts.now())
