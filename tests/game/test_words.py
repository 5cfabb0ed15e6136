"""Sentences pass through gettext: a catalog changes them, a missing one leaves our English."""

import gettext
from pathlib import Path

import pytest

from game import words


@pytest.fixture(autouse=True)
def english_again():
    yield
    words.speak("en")


def test_without_a_catalog_the_sentence_is_itself():
    words.speak("xx")
    assert words._("Quit") == "Quit"
    assert words.ngettext("{n} card", "{n} cards", 2) == "{n} cards"


def test_a_catalog_is_used(monkeypatch):
    class Shouting(gettext.NullTranslations):
        def gettext(self, message: str) -> str:
            return message.upper()

    asked: list[object] = []

    def translation(domain: str, folder: Path, languages: object, fallback: bool) -> gettext.NullTranslations:
        asked.extend([domain, folder, languages, fallback])
        return Shouting()

    monkeypatch.setattr(gettext, "translation", translation)
    words.speak("de")
    assert words._("Quit") == "QUIT"
    assert asked == ["felt", words.CATALOGS, ["de"], True]


def test_a_text_of_a_class_is_translated_when_it_is_read(monkeypatch):
    class Room:
        name = words.later("Shelf")

    assert Room.name == Room().name == "Shelf"
    monkeypatch.setattr(words, "_", str.upper)
    assert Room.name == Room().name == "SHELF"
