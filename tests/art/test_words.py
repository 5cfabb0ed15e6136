"""Every text is in every catalog, none is missing or doubtful, and what Felt reads is what people edit."""

import gettext
import re
from pathlib import Path

import pytest

from art import words
from game import catalog
from game.words import HERE, languages

ANCHOR_OR_PICTURE = re.compile(r"\{#([a-z-]+)\}|\]\(([^)]+)\)")


def test_a_catalog_stands_for_every_language():
    assert "de" in words.languages()
    assert languages() == ("en", *words.languages())


@pytest.mark.parametrize("language", words.languages())
def test_every_text_is_translated_with_the_same_holes(language):
    """If this fails: run `python3 -m art.words`, fill in what it lists, and run it again."""
    now = words.update(language, words.template())
    assert words.faults(now) == []
    assert {message.id for message in words.read(language)} == {message.id for message in now}


@pytest.mark.parametrize("language", words.languages())
def test_what_felt_reads_is_what_people_edit(language):
    written: dict[object, str] = {}
    for message in words.read(language):
        ours, theirs = words.forms(message.id), words.forms(message.string)
        if len(ours) > 1:
            written |= {(ours[0], number): text for number, text in enumerate(theirs)}
        elif ours[0]:
            written[ours[0]] = theirs[0]
    with (words.folder(language) / "felt.mo").open("rb") as file:
        read = dict(gettext.GNUTranslations(file)._catalog)  # type: ignore[attr-defined]
    read.pop("", None)
    assert read == written


def test_every_text_that_counts_has_a_singular_of_its_own():
    assert words.clashes(words.gather()) == []
    assert words.clashes([words.Text("", "a card", "{n} cards"), words.Text("", "a card")]) != []


def test_a_missing_a_doubtful_and_a_wrong_text_are_found():
    german = words.update("de", words._empty(None))
    german.add("Quit", "")
    german.add("Shelf", "Regal", flags=["fuzzy"])
    german.add("{name} bids {n}.", "{name} bietet.")
    german.add(("{n} card", "{n} cards"), ("{n} Karte", "{n} Karten {wo}"))
    german.add("{n:>3} of {m}", "{m}: {n}")
    found = words.faults(german)
    assert [fault.split(":")[0] for fault in found] == [
        "not translated",
        "doubtful",
        "other holes than '{name} bids {n}.'",
        "other holes than '{n} cards'",
    ]


def test_texts_are_found_wherever_they_are_said(tmp_path):
    code = (
        'later("A")\n_("B" "C")\nngettext("{n} D", "{n} Ds", 2)\n'
        'Texts(lambda: {1: _("E")})\nlater(lambda: _("F"))\n'
    )
    file = tmp_path / "said.py"
    file.write_text(code, encoding="utf-8")
    assert [text.key for text in words.texts_in(file)] == ["A", "BC", ("{n} D", "{n} Ds"), "E", "F"]


def test_what_no_catalog_can_know_is_refused(tmp_path: Path):
    file = tmp_path / "said.py"
    file.write_text('_(f"Hello {name}")', encoding="utf-8")
    with pytest.raises(words.NotText):
        list(words.texts_in(file))


@pytest.mark.parametrize("key", catalog.keys())
@pytest.mark.parametrize("language", words.languages())
def test_guides_have_the_same_chapters_and_pictures_in_every_language(key, language):
    folder = HERE / key.replace("-", "_")
    ours, theirs = (
        ANCHOR_OR_PICTURE.findall((folder / name).read_text(encoding="utf-8"))
        for name in ("guide.md", f"guide.{language}.md")
    )
    assert theirs == ours
