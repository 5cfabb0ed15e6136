"""The text catalogs: `python3 -m art.words` gathers every text of Felt and brings each language up to date.

It writes `art/text/felt.pot`, and for each language the .po that people edit and the .mo that Felt reads. A
new language begins with `python3 -m art.words fr`. Texts that have no translation yet are listed.
"""

import argparse
import ast
import io
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
CATALOGS = HERE / "text"
TEMPLATE = CATALOGS / "felt.pot"
SPOKEN_IN = ("main.py", "game", "scenes")
MAKERS = ROOT / "game" / "words.py"
"""Where the words that mark texts are made: what it passes on is no text."""
PARTS = HERE / "licences" / "parts.json"

NO_DATE = datetime(2026, 1, 1, tzinfo=UTC)
"""The same texts shall give the same files."""
HOLE = re.compile(r"(?<!\{)\{([^{}!:]*)[^{}]*\}(?!\})")


class NotText(Exception):
    """Something that is no plain string was to be translated: no catalog can know what it will be."""


@dataclass(frozen=True)
class Text:
    """A text of the program and where it stands; `many` where it counts something."""

    file: str
    one: str
    many: str | None = None

    @property
    def key(self) -> str | tuple[str, str]:
        return self.one if self.many is None else (self.one, self.many)


# -- gathering ---------------------------------------------------------------------------------------


def gather() -> list[Text]:
    """Every text, file by file."""
    files: list[Path] = []
    for place in SPOKEN_IN:
        path = ROOT / place
        files += [path] if path.is_file() else sorted(path.rglob("*.py"))
    said = [text for file in files if file != MAKERS for text in texts_in(file)]
    return said + [
        Text("art/licences/parts.json", part["use"]) for part in json.loads(PARTS.read_text("utf-8"))
    ]


def texts_in(file: Path) -> Iterator[Text]:
    name = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name
    calls = [
        one for one in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(one, ast.Call)
    ]
    for call in sorted(calls, key=lambda one: (one.lineno, one.col_offset)):
        said = _said(call)
        texts = [one.value for one in said if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        if len(texts) < len(said):
            raise NotText(f"{name}:{call.lineno}: {ast.unparse(call)}")
        if texts:
            yield Text(name, *texts)


def _said(call: ast.Call) -> list[ast.expr]:
    """The parts of a call that are to be translated."""
    word = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if word == "ngettext":
        return call.args[:2]
    if word == "_" or (word == "later" and not isinstance(call.args[0], ast.Lambda)):
        return call.args[:1]
    return []


# -- the catalogs ------------------------------------------------------------------------------------


def clashes(texts: list[Text]) -> list[str]:
    """Texts that a catalog cannot keep apart: it knows those that count by their singular alone."""
    by_one: dict[str, set[str | None]] = {}
    for text in texts:
        by_one.setdefault(text.one, set()).add(text.many)
    return [f"{one!r} with {manies}" for one, manies in by_one.items() if len(manies) > 1]


def template() -> Catalog:
    catalog = _empty(None)
    places: dict[str | tuple[str, str], list[str]] = {}
    for text in gather():
        files = places.setdefault(text.key, [])
        if text.file not in files:
            files.append(text.file)
    for key, files in places.items():
        catalog.add(key, locations=[(file, 0) for file in files])
    return catalog


def _empty(language: str | None) -> Catalog:
    catalog = Catalog(
        locale=language,
        project="Felt",
        version="1",
        copyright_holder="",
        creation_date=NO_DATE,
        revision_date=NO_DATE,
        last_translator="Felt",
        language_team="Felt",
        msgid_bugs_address="Felt",
        fuzzy=False,
    )
    catalog.header_comment = (
        f"# Felt: {catalog.locale.display_name}" if catalog.locale else "# Every text of Felt."
    )
    return catalog


def folder(language: str) -> Path:
    return CATALOGS / language / "LC_MESSAGES"


def languages() -> list[str]:
    return sorted(path.parent.parent.name for path in CATALOGS.glob("*/LC_MESSAGES/felt.po"))


def read(language: str) -> Catalog:
    path = folder(language) / "felt.po"
    if not path.exists():
        return _empty(language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def update(language: str, fresh: Catalog) -> Catalog:
    """A language's catalog with the texts of today: what is new is empty, what is gone is gone."""
    catalog = read(language)
    catalog.update(fresh, no_fuzzy_matching=True, update_header_comment=False)
    catalog.obsolete.clear()
    catalog.creation_date = catalog.revision_date = NO_DATE
    return catalog


def po(catalog: Catalog) -> bytes:
    file = io.BytesIO()
    write_po(file, catalog, width=100, include_lineno=False, ignore_obsolete=True)
    return file.getvalue()


def mo(catalog: Catalog) -> bytes:
    file = io.BytesIO()
    write_mo(file, catalog)
    return file.getvalue()


# -- what is wrong with a translation ----------------------------------------------------------------


def holes(text: str) -> set[str]:
    """The names in braces that are filled in when the text is shown."""
    return set(HOLE.findall(text))


def faults(catalog: Catalog) -> list[str]:
    """Texts that are not translated, doubtful, or have other holes than ours."""
    return [fault for message in catalog if message.id for fault in _faults(message)]


def forms(said: Any) -> tuple[str, ...]:
    """A text, or its one and its many."""
    return tuple(said) if isinstance(said, list | tuple) else (said,)


def _faults(message: Message) -> Iterator[str]:
    ours, theirs = forms(message.id), forms(message.string)
    if not all(theirs):
        yield f"not translated: {ours[0]!r}"
        return
    if message.fuzzy:
        yield f"doubtful: {ours[0]!r}"
    for number, text in enumerate(theirs):
        wanted = ours[min(number, len(ours) - 1)]
        if holes(text) != holes(wanted):
            yield f"other holes than {wanted!r}: {text!r}"


# -- the command -------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="art.words", description="Gather Felt's texts and compile languages."
    )
    parser.add_argument("languages", nargs="*", help="languages, as de; all that are there if none is named")
    wanted = parser.parse_args().languages or languages()
    fresh = template()
    CATALOGS.mkdir(exist_ok=True)
    TEMPLATE.write_bytes(po(fresh))
    for language in wanted:
        catalog = update(language, fresh)
        folder(language).mkdir(parents=True, exist_ok=True)
        (folder(language) / "felt.po").write_bytes(po(catalog))
        (folder(language) / "felt.mo").write_bytes(mo(catalog))
        found = faults(catalog)
        print("\n".join([*found, f"{language}: {len(catalog)} texts, {len(found)} to mend"]))


if __name__ == "__main__":
    main()
