"""The rulebook opens where it is asked to, finds what is searched for, and cuts nothing."""

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from game import catalog, words
from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.match import Seating
from scenes import tables
from scenes.input import Act, Press, Stamp, Typed
from scenes.pictures import BAKED
from scenes.rulebook import Rulebook, read_guide
from scenes.rulebook.book import COVER, FOOT, MARGIN, PAGE
from scenes.rulebook.guide import blocks
from scenes.rulebook.setting import Picture, Words
from scenes.table.help import open_rules
from scenes.title import Title
from tests.scenes.stage import Stage, stage

SITTINGS = [key for key in tables.playable() if key != "ricochet"]
GAMES = catalog.keys()


@pytest.fixture(params=words.languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    words.speak(request.param)
    yield request.param
    words.speak("en")


def seated(key: str) -> list[Seating]:
    colours = ("vermilion", "sky", "green", "yellow", "pink", "blue")
    return [Seating(f"P{seat}", colours[seat], "person") for seat in range(max(catalog.get(key).seats))]


def opened(one: Stage, key: str, chapter: str = "") -> Rulebook:
    one.app.push(Title())
    book = Rulebook(key, chapter)
    one.app.push(book)
    return book


def write(one: Stage, text: str) -> None:
    for letter in text:
        one.app.handle(Typed(letter))


def shown(book: Rulebook) -> str:
    """All words on the open pages."""
    things = [thing for page in book.open_pages for _y, strip in page.strips for thing in strip.things]
    return " ".join(thing.text for thing in things if isinstance(thing, Words))


@pytest.mark.parametrize("key", SITTINGS)
def test_every_chapter_a_table_asks_for_is_in_its_guide_in_all_languages(key: str) -> None:
    asked = set()
    with stage() as one:
        table = tables.sitting(key)(seated(key), 5, thinks=False)
        one.app.push(table)
        dice, brain = Dice.from_seed(5), brains.get(key)
        while table.match.actors():
            seat = table.match.actors()[0]
            view = table.match.view(seat)
            asked.add(table.chapter(view))
            table.match.decide(seat, brain.quick(view, table.match.legal(seat), dice, Level.SHARP))
        asked.add(table.chapter(table.match.view(None)))
    for language in words.languages():
        words.speak(language)
        assert asked <= {block.anchor for block in blocks(read_guide(key))} | {""}, language
    words.speak("en")
    if key == "blind-hen":
        assert asked == {"offer", "bidding", "paying", "scoring"}


def test_the_rules_button_opens_the_chapter_of_what_is_to_be_decided() -> None:
    with stage() as one:
        table = tables.sitting("blind-hen")(seated("blind-hen"), 5, thinks=False)
        one.app.push(table)
        open_rules(table)
        assert isinstance(one.top, Rulebook)
        assert one.top.index.rows[one.top.index.at].name == "Laying out"
        assert "Laying out" in shown(one.top)


@pytest.mark.parametrize("key", GAMES)
def test_every_picture_named_in_a_guide_is_baked(key: str, language: str) -> None:
    pictures = [one.picture for block in blocks(read_guide(key)) for one in block.pictures]
    assert len(pictures) > 8
    assert [name for name in pictures if not (BAKED / f"{name}.webp").is_file()] == []


@pytest.mark.parametrize("key", GAMES)
def test_chapters_have_anchors_of_their_own(key: str, language: str) -> None:
    anchors = [one.anchor for one in blocks(read_guide(key)) if one.kind == "heading" and one.level == 2]
    assert all(anchors)
    assert len(set(anchors)) == len(anchors) > 6


@pytest.mark.parametrize("key", GAMES)
def test_no_markup_is_left_on_the_page(key: str, language: str) -> None:
    with stage() as one:
        book = opened(one, key)
        words = ""
        for spread in range(0, len(book.pages), 2):
            book.spread = spread
            words += shown(book)
        assert not [sign for sign in ("**", "](", "{#", "> ", "| ", "---") if sign in words]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
def test_everything_stands_inside_its_page(
    key: str, language: str, text_size: float, size: tuple[int, int]
) -> None:
    with stage(size) as one:
        one.app.change_settings(text_size=text_size)
        book = opened(one, key)
        width, height = PAGE[0] - 2 * MARGIN[0], PAGE[1] - 2 * MARGIN[1]
        sheet = pygame.FRect(-3, -3, width + 6, height + 3)
        type_ = one.app.brushes.type
        for page in book.pages:
            for y, strip in page.strips:
                for thing in strip.things:
                    if isinstance(thing, Words):
                        wide, high = type_.width(thing.text, thing.style), type_.height(thing.style)
                        box = pygame.FRect(thing.x, y + thing.y, wide, high)
                        assert thing.style.size * text_size >= 16
                    elif isinstance(thing, Picture):
                        box = pygame.FRect(0, 0, thing.width, thing.height)
                        box.center = thing.x, y + thing.y
                    else:
                        continue
                    assert sheet.contains(box), thing
        for row in book.index.rows:
            assert type_.width(row.name, book.index.name_style) <= book.index.area.width - 48, row


def test_words_beside_each_other_do_not_overlap() -> None:
    with stage((1280, 720)) as one:
        book = opened(one, "blind-business")
        type_ = one.app.brushes.type
        for page in book.pages:
            for _y, strip in page.strips:
                line = sorted((thing.y, thing.x, thing) for thing in strip.things if isinstance(thing, Words))
                for (y, x, here), (below, after, _) in pairwise(line):
                    assert below != y or after >= x + type_.width(here.text, here.style) - 0.5, here.text


def test_letters_search_and_the_list_leads_there() -> None:
    with stage() as one:
        book = opened(one, "blind-hen")
        write(one, "hungry")
        assert book.words == ["hungry"]
        assert len(book.index.rows) >= 3
        for number in range(len(book.index.rows)):
            assert "hungry" in shown(book).casefold(), number
            one.press(Act.DOWN)
        one.press(Act.BACK)
        assert not book.search.text
        assert book.index.rows[0].name == "Blind Hen"
        assert one.top is book
        one.press(Act.BACK)
        assert one.top is not book


def test_enter_goes_to_the_next_place_and_round() -> None:
    with stage() as one:
        book = opened(one, "ricochet")
        write(one, "our version")
        places = len(book.index.rows)
        seen = []
        for _step in range(places):
            seen.append(book.index.at)
            one.press(Act.CHOOSE)
        assert seen == list(range(places))
        assert book.index.at == 0
        assert one.top is book


def test_backspace_takes_a_letter_back_and_then_closes() -> None:
    with stage() as one:
        book = opened(one, "ricochet")
        write(one, "ab")
        back = Press("test:back", Stamp(one.clock.now_ns()), Act.BACK, pygame.K_BACKSPACE)
        one.app.handle(back)
        assert book.search.text == "a"
        one.app.handle(back)
        assert one.top is book
        one.app.handle(back)
        assert one.top is not book


def test_nothing_found_says_so_and_keeps_the_page() -> None:
    with stage() as one:
        book = opened(one, "ricochet", "slips")
        write(one, "slip")
        at = book.spread
        write(one, "xx")
        one.run(0.1)
        assert not book.index.rows
        assert book.spread == at


@pytest.mark.parametrize("key", GAMES)
def test_arrows_walk_through_every_chapter(key: str, language: str) -> None:
    """As a gamepad does: down for the next chapter, right for the next page."""
    with stage() as one:
        book = opened(one, key)
        names = [row.name for row in book.index.rows]
        for name in names[1:]:
            one.press(Act.DOWN)
            assert name in shown(book)
        one.press(*[Act.LEFT] * len(book.pages))
        assert book.spread == 0
        one.press(*[Act.RIGHT] * len(book.pages))
        assert book.spread + 2 >= len(book.pages)
        one.press(Act.CHOOSE)
        assert one.top is not book


def test_the_mouse_opens_chapters_and_turns_pages() -> None:
    with stage() as one:
        book = opened(one, "blind-hen")
        row = next(at for at, row in enumerate(book.index.rows) if row.name == "Bidding")
        one.click(book.index.area.left + 60, book.index.area.top + 8 + (row + 0.5) * book.index.row_height)
        assert "Bidding" in shown(book)
        at = book.spread
        one.click(*book.on.area.center)
        assert book.spread == at + 2
        one.click(*book.done.area.center)
        assert one.top is not book


def test_a_chapter_nobody_wrote_opens_the_beginning() -> None:
    with stage() as one:
        assert opened(one, "blind-hen", "no-such-chapter").spread == 0


def test_larger_letters_set_the_pages_anew_and_keep_the_place() -> None:
    with stage() as one:
        book = opened(one, "none-of-your-business", "pairs")
        before = len(book.pages)
        one.app.change_settings(text_size=1.5)
        one.run(0.1)
        assert len(book.pages) > before
        assert COVER.right <= 1920


@pytest.mark.parametrize("key", GAMES)
def test_a_note_that_fits_a_page_is_never_torn(key: str, language: str) -> None:
    with stage() as one:
        one.app.change_settings(text_size=1.5)
        book = opened(one, key)
        room = PAGE[1] - 2 * MARGIN[1] - FOOT
        pages: dict[int, set[int]] = {}
        heights: dict[int, float] = {}
        for number, page in enumerate(book.pages):
            for _y, strip in page.strips:
                if book.read[strip.block].kind == "note":
                    pages.setdefault(strip.block, set()).add(number)
                    heights[strip.block] = heights.get(strip.block, 0) + strip.before + strip.height
        assert pages
        assert [block for block, on in pages.items() if len(on) > 1 and heights[block] <= room] == []


def test_another_language_opens_the_same_chapter() -> None:
    with stage() as one:
        book = opened(one, "blind-hen", "paying")
        try:
            one.app.change_settings(language="de")
            assert "Bezahlen" in shown(book)
        finally:
            one.app.change_settings(language="en")
