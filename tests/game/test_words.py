"""Sentences pass through gettext: a catalog changes them, a missing one leaves our English."""

import ast
import gettext
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalog, words
from main import HERE


class Shouting(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return message.upper()


@pytest.fixture(autouse=True)
def english_again():
    yield
    words.speak("en")


@pytest.fixture
def shout(monkeypatch):
    """Has whatever is spoken next shouted."""

    def speak() -> None:
        monkeypatch.setattr(gettext, "translation", lambda *_given, **_named: Shouting())
        words.speak("de")

    return speak


def test_without_a_catalog_the_sentence_is_itself():
    words.speak("xx")
    assert words.spoken() == "en"
    assert words._("Quit") == "Quit"
    assert words.ngettext("{n} card", "{n} cards", 2) == "{n} cards"


def test_a_catalog_is_used(monkeypatch):
    asked: list[object] = []

    def translation(domain: str, folder: Path, languages: object, fallback: bool) -> gettext.NullTranslations:
        asked.extend([domain, folder, languages, fallback])
        return Shouting()

    monkeypatch.setattr(gettext, "translation", translation)
    words.speak("de")
    assert words._("Quit") == "QUIT"
    assert asked == ["felt", words.CATALOGS, ["de"], True]


def test_a_text_of_a_class_is_translated_when_it_is_read(shout):
    class Room:
        name = words.later("Shelf")
        doors = words.later(lambda: (words._("Left"), words._("Right")))

    assert Room.name == Room().name == "Shelf"
    assert Room.doors == ("Left", "Right")
    shout()
    assert Room.name == Room().name == "SHELF"
    assert Room().doors == ("LEFT", "RIGHT")


def test_texts_of_a_module_are_translated_when_they_are_read(shout):
    sizes = words.Texts(lambda: {"large": words._("large"), "small": words._("small")})
    months = words.Lines(lambda: (words._("Jan"), words._("Feb")))
    assert (sizes["small"], list(months)) == ("small", ["Jan", "Feb"])
    shout()
    assert dict(sizes) == {"large": "LARGE", "small": "SMALL"}
    assert (months[1], len(months)) == ("FEB", 2)


def test_no_text_is_translated_while_a_module_is_imported():
    """It would stay in the language of the start: `later`, Texts and Lines are there for that."""
    files = [HERE / "main.py", *(HERE / "game").rglob("*.py"), *(HERE / "scenes").rglob("*.py")]
    early = [
        f"{file.relative_to(HERE)}:{call.lineno}: {ast.unparse(call)}"
        for file in files
        for call in _said_at_import(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert early == []


def _said_at_import(node: ast.AST) -> Iterator[ast.Call]:
    """Calls of `_` and `ngettext` that are not inside a function."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            defaults = [one for one in (*child.args.defaults, *child.args.kw_defaults) if one]
            yield from _said_at_import(ast.Module(body=[ast.Expr(one) for one in defaults], type_ignores=[]))
            continue
        if isinstance(child, ast.Call) and getattr(child.func, "id", "") in ("_", "ngettext"):
            yield child
        yield from _said_at_import(child)


@pytest.mark.parametrize("key", catalog.keys())
def test_a_guide_is_there_for_every_game(key):
    assert words.guide(key).startswith("# ")
