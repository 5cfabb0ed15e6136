"""Typesetting: the blocks of a guide become strips, and strips fill the pages of a booklet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import pygame

from scenes.rulebook.guide import Block, Run, Shown
from scenes.table.places import CARD_RATIO
from scenes.ui.theme import Theme, mix
from scenes.ui.type import Style, Type

TITLE, CHAPTER, HEADING, TEXT, CAPTION, SMALL = 54.0, 40.0, 32.0, 28.0, 24.0, 26.0
CARD, CARD_GAP = 92.0, 14.0
FAN = 0.58
"""How far apart the cards beside an item lie, as a share of their width."""
BESIDE = 78.0
SIGN, SMALL_SIGN = 76.0, 58.0
"""The side of a picture that is no card, alone and among others."""
LEAST_CAPTION = 16.0
INDENT = 40.0
NOTE_PAD = 20.0
MOST_LINES = 2
"""Of a paragraph, this many lines keep together at either end of a page."""


class Words(NamedTuple):
    """Text at a place of its strip; x and y from the strip's left top."""

    x: float
    y: float
    text: str
    style: Style


class Picture(NamedTuple):
    """A baked picture around its middle."""

    name: str
    x: float
    y: float
    width: float
    height: float


class Dot(NamedTuple):
    x: float
    y: float


Thing = Words | Picture | Dot


@dataclass(frozen=True)
class Strip:
    """What cannot be torn: a line of text, a row of pictures, an item with its cards."""

    height: float
    things: tuple[Thing, ...]
    before: float = 0.0
    """Room above it, unless it begins a page."""
    block: int = -1
    """Which block of the guide it belongs to."""
    anchor: str = ""
    keep: bool = False
    """Does it stay with the strip after it?"""
    ground: str = ""
    """What lies below it: a "note", or the "head" of a table."""


@dataclass
class Page:
    """Strips with how far down each begins."""

    strips: list[tuple[float, Strip]] = field(default_factory=list)
    used: float = 0.0


class Setter:
    """Sets blocks into strips of one width. `shape` tells a picture's height for its width."""

    def __init__(self, type_: Type, theme: Theme, width: float, shape: Callable[[str], float]) -> None:
        self.type = type_
        self.theme = theme
        self.width = width
        self.shape = shape

    def strips(self, read: Sequence[Block]) -> list[Strip]:
        found: list[Strip] = []
        for number, block in enumerate(read):
            strips = self._strips(block)
            if strips and block.text.endswith(":"):  # what it speaks of comes next, and stays with it
                strips[-1] = replace(strips[-1], keep=True)
            found += [replace(strip, block=number) for strip in strips]
        return found

    def _strips(self, block: Block) -> list[Strip]:
        if block.kind == "heading":
            return self._heading(block)
        if block.kind == "note":
            return self._note(block)
        if block.kind == "table":
            return self._table(block)
        if block.kind == "pictures":
            return [self._row(block.pictures)]
        if block.kind == "item" and block.pictures:
            return [self._item_with_cards(block)]
        if block.kind == "item":
            return self._item(block)
        return self._lines(block.runs, self._text(), before=14)

    def _text(self, size: float = TEXT) -> Style:
        return Style(size, "body", self.theme.ink)

    # -- kinds of blocks -----------------------------------------------------------------------------

    def _heading(self, block: Block) -> list[Strip]:
        size = {1: TITLE, 2: CHAPTER}.get(block.level, HEADING)
        style = Style(size, "title", mix(self.theme.primary, self.theme.ink, 0.36))
        words = "".join(run.text for run in block.runs)
        step = self.type.height(style)
        return [
            Strip(
                step,
                (Words(0, 0, line, style),),
                before=0 if number else 30,
                anchor="" if number else block.anchor,
                keep=True,
            )
            for number, line in enumerate(self.type.wrap(words, style, self.width))
        ]

    def _lines(self, text: Sequence[Run], style: Style, before: float, left: float = 0.0) -> list[Strip]:
        step = self.type.height(style)
        lines = self._wrap(text, style, self.width - left)
        last = len(lines) - 1
        return [
            Strip(
                step,
                tuple(one._replace(x=one.x + left) for one in line),
                before=0 if number else before,
                keep=number < last and (number < MOST_LINES - 1 or number == last - 1),
            )
            for number, line in enumerate(lines)
        ]

    def _item(self, block: Block) -> list[Strip]:
        strips = self._lines(block.runs, self._text(), before=10, left=INDENT)
        if strips:
            middle = strips[0].height / 2
            mark: Thing = Dot(16, middle)
            if block.mark != "-":
                bold = Style(TEXT, "bold", mix(self.theme.primary, self.theme.ink, 0.36))
                mark = Words(0, 0, block.mark, bold)
            strips[0] = replace(strips[0], things=(mark, *strips[0].things))
        return strips

    def _item_with_cards(self, block: Block) -> Strip:
        """Pictures fanned out at the left, the words beside them in the middle."""
        things: list[Thing] = []
        sizes = [self._size(shown.picture, BESIDE, len(block.pictures) > 1) for shown in block.pictures]
        high = max(height for _wide, height in sizes)
        x = 4.0
        for shown, (wide, height) in zip(block.pictures, sizes, strict=True):
            things.append(Picture(shown.picture, x + wide / 2, high / 2, wide, height))
            x += wide * (FAN if _is_card(shown.picture) else 1.04)
        left = things[-1].x + sizes[-1][0] / 2 + 20
        style = self._text()
        lines = self._wrap(block.runs, style, self.width - left)
        step = self.type.height(style)
        height = max(high, step * len(lines))
        shift = (height - high) / 2
        things = [thing._replace(y=thing.y + shift) for thing in things]
        top = (height - step * len(lines)) / 2
        for number, line in enumerate(lines):
            things += [one._replace(x=one.x + left, y=top + number * step) for one in line]
        return Strip(height, tuple(things), before=14)

    def _row(self, pictures: Sequence[Shown]) -> Strip:
        """Cards side by side with their captions, as large as the page allows."""
        count = len(pictures)
        room = min((self.width - CARD_GAP * (count - 1)) / count, CARD * 1.5)
        style = self._caption([shown.caption for shown in pictures], room)
        captions = [self.type.wrap(shown.caption, style, room) if shown.caption else [] for shown in pictures]
        widest = max((self.type.width(line, style) for lines in captions for line in lines), default=0.0)
        room = min(room, max(CARD, widest))
        sizes = [self._size(shown.picture, min(CARD, room), False) for shown in pictures]
        high = max(height for _wide, height in sizes)
        left = (self.width - count * room - CARD_GAP * (count - 1)) / 2
        things: list[Thing] = []
        for number, (shown, (wide, height)) in enumerate(zip(pictures, sizes, strict=True)):
            x = left + number * (room + CARD_GAP) + room / 2
            things.append(Picture(shown.picture, x, high / 2, wide, height))
            for at, line in enumerate(captions[number]):
                y = high + 6 + at * self.type.height(style)
                things.append(Words(x - self.type.width(line, style) / 2, y, line, style))
        below = max(map(len, captions)) * self.type.height(style)
        return Strip(high + below + (6 if below else 0), tuple(things), before=18)

    def _caption(self, captions: Sequence[str], room: float) -> Style:
        """With which no word below a picture is broken."""
        style = Style(CAPTION, "body", self.theme.quiet)
        words = [word for caption in captions for word in caption.split()]
        while style.size > LEAST_CAPTION and any(self.type.width(word, style) > room for word in words):
            style = replace(style, size=style.size - 1)
        return style

    def _note(self, block: Block) -> list[Strip]:
        """On a slip of its own colour, set in from both sides."""
        inner = Setter(self.type, self.theme, self.width - 2 * NOTE_PAD, self.shape)
        style = Style(SMALL, "body", self.theme.ink)
        strips = [
            replace(
                strip,
                things=tuple(one._replace(x=one.x + NOTE_PAD) for one in strip.things),
                keep=True,
                ground="note",
            )
            for strip in inner._lines(block.runs, style, before=0)
        ]
        pad = Strip(NOTE_PAD * 0.7, (), keep=True, ground="note")
        strips[-1] = replace(strips[-1], height=strips[-1].height + NOTE_PAD * 0.7, keep=False)
        return [replace(pad, before=20), *strips]

    def _table(self, block: Block) -> list[Strip]:
        """Numbers in columns at the right, what they are for at the left."""
        style = self._text(SMALL)
        counts = max(len(row) for row in block.rows)
        columns = []
        for column in range(1, counts):
            cells = [row[column] for row in block.rows if column < len(row)]
            columns.append(max(self._width(cell, style) for cell in cells) + 28)
        first = max(self.width * 0.34, self.width - sum(columns))
        squeeze = min(1.0, (self.width - first) / max(1.0, sum(columns)))
        strips = []
        for number, row in enumerate(block.rows):
            strips.append(self._table_row(row, style, first, [one * squeeze for one in columns], number))
        return [replace(strip, keep=True) for strip in strips[:-1]] + strips[-1:]

    def _table_row(
        self, row: Sequence[Sequence[Run]], style: Style, first: float, columns: Sequence[float], number: int
    ) -> Strip:
        if not number:
            row = [[Run(run.text, True) for run in cell] for cell in row]
        step = self.type.height(style)
        lines = self._wrap(row[0], style, first - 24)
        things = [
            one._replace(x=one.x + 10, y=6 + at * step) for at, line in enumerate(lines) for one in line
        ]
        height = max(1, len(lines)) * step + 12
        right = first
        for cell, wide in zip(row[1:], columns, strict=False):
            right += wide
            fitting, width = style, self._width(cell, style)
            while width > wide - 8 and fitting.size > 16:
                fitting = replace(fitting, size=fitting.size - 1)
                width = self._width(cell, fitting)
            line = self._wrap(cell, fitting, self.width)[0] if cell else ()
            things += [one._replace(x=right - 10 - width + one.x, y=(height - step) / 2) for one in line]
        return Strip(height, tuple(things), before=0 if number else 18, ground="" if number else "head")

    # -- words ---------------------------------------------------------------------------------------

    def _wrap(self, text: Sequence[Run], style: Style, width: float) -> list[tuple[Words, ...]]:
        """Lines of words, bold and plain; a word that is too wide alone is broken."""
        bold = replace(style, face="bold")
        lines: list[list[Words]] = [[]]
        for word, look, spaced in _words(text, style, bold):
            for number, part in enumerate(self.type.wrap(word, look, width)):
                line = lines[-1]
                placed = self._next_to(line[-1], part, look, spaced) if line and not number else None
                if placed is None or placed.x + self.type.width(placed.text, look) > width:
                    lines.append([Words(0, 0, part, look)])
                elif placed.x == line[-1].x:
                    line[-1] = placed
                else:
                    line.append(placed)
        return [tuple(line) for line in lines if line]

    def _next_to(self, last: Words, word: str, look: Style, spaced: bool) -> Words:
        """The word where it goes on the line; of one weight with the last one, they are one text."""
        space = " " if spaced else ""
        if look == last.style:
            return last._replace(text=last.text + space + word)
        right = last.x + self.type.width(last.text + space, last.style)
        return Words(right, 0, word, look)

    def _width(self, text: Sequence[Run], style: Style) -> float:
        lines = self._wrap(text, style, 1e6)
        return max((line[-1].x + self.type.width(line[-1].text, line[-1].style) for line in lines), default=0)

    def _size(self, picture: str, width: float, several: bool) -> tuple[float, float]:
        if _is_card(picture):
            return width, width * CARD_RATIO
        ratio, side = self.shape(picture), SMALL_SIGN if several else SIGN
        return (side, side * ratio) if ratio <= 1 else (side / ratio, side)


def _is_card(picture: str) -> bool:
    return picture.startswith("cards/")


def _words(text: Iterable[Run], style: Style, bold: Style) -> Iterable[tuple[str, Style, bool]]:
    """Each word with its looks, and whether a space stands before it: a comma after a bold word has none."""
    spaced = False
    for run in text:
        for number, word in enumerate(run.text.split(" ")):
            if number:
                spaced = True
            if word:
                yield word, bold if run.bold else style, spaced
                spaced = False


def pages(strips: Sequence[Strip], height: float) -> list[Page]:
    """The strips on pages; what keeps together goes over together, unless no page could hold it."""
    found = [Page()]
    at = 0
    while at < len(strips):
        end = at
        while strips[end].keep and end + 1 < len(strips):
            end += 1
        group = strips[at : end + 1]
        whole = sum(strip.before + strip.height for strip in group)
        if found[-1].strips and found[-1].used + whole > height and whole <= height:
            found.append(Page())
        for strip in group:
            _put(found, strip, height)
        at = end + 1
    return found


def _put(found: list[Page], strip: Strip, height: float) -> None:
    page = found[-1]
    before = strip.before if page.strips else 0.0
    if page.strips and page.used + before + strip.height > height:
        page, before = Page(), 0.0
        found.append(page)
    page.strips.append((page.used + before, strip))
    page.used += before + strip.height


def grounds(page: Page, kind: str) -> list[tuple[float, float]]:
    """From where to where on a page a ground lies below its strips."""
    found: list[tuple[float, float]] = []
    block = None
    for y, strip in page.strips:
        if strip.ground != kind:
            block = None
        elif strip.block == block:
            found[-1] = (found[-1][0], y + strip.height)
        else:
            found.append((y, y + strip.height))
            block = strip.block
    return found


def marks(strip: Strip, words: Sequence[str], type_: Type) -> list[pygame.FRect]:
    """Where the words that are searched for stand on a strip."""
    found = []
    for thing in strip.things:
        if not isinstance(thing, Words):
            continue
        plain = thing.text.casefold()
        for word in words:
            at = plain.find(word)
            if at >= 0 and len(plain) == len(thing.text):
                left = type_.width(thing.text[:at], thing.style) if at else 0.0
                wide = type_.width(thing.text[at : at + len(word)], thing.style)
                found.append(pygame.FRect(thing.x + left - 2, thing.y, wide + 4, type_.height(thing.style)))
    return found
