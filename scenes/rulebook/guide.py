"""A game's guide, read into blocks: headings, paragraphs, items, notes, rows of pictures, tables.

The guides are plain Markdown. `## Bidding {#bidding}` is a chapter and its anchor.
`![corn](cards/blind-hen/corn)` is a baked picture with its caption: in a row where it begins a line,
else beside its item. What is our own version of a rule stands in `> notes`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from game import words

PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)\s*")
STRESS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")
ANCHOR = re.compile(r"\s*\{#([\w-]+)\}\s*$")
ITEM = re.compile(r"(-|\d+\.)\s+")


class Run(NamedTuple):
    """Words of one weight."""

    text: str
    bold: bool = False


class Shown(NamedTuple):
    """A baked picture and the words below it."""

    picture: str
    caption: str = ""


@dataclass(frozen=True)
class Block:
    """One paragraph, heading, item, note, row of pictures or table of a guide."""

    kind: str
    runs: tuple[Run, ...] = ()
    level: int = 0
    anchor: str = ""
    mark: str = ""
    """What stands before an item: "-" or its number."""
    pictures: tuple[Shown, ...] = ()
    rows: tuple[tuple[tuple[Run, ...], ...], ...] = ()
    chapter: str = field(default="", compare=False)
    """The anchor of the chapter it stands in; "" is the beginning."""

    @property
    def text(self) -> str:
        words = ["".join(run.text for run in self.runs)]
        words += ["".join(run.text for run in cell) for row in self.rows for cell in row]
        words += [shown.caption for shown in self.pictures]
        return " ".join(one for one in words if one)


def read_guide(key: str) -> str:
    return words.guide(key)


def blocks(guide: str) -> list[Block]:
    """The guide in order; each block knows its chapter."""
    found: list[Block] = []
    chapter = ""
    for lines in _gathered(guide):
        block = _block(lines)
        if block.kind == "heading" and block.level == 2:
            chapter = block.anchor
        found.append(Block(**{**block.__dict__, "chapter": chapter}))
    return found


def runs(text: str) -> tuple[Run, ...]:
    """Words with **stress** or *stress* apart from the others."""
    found: list[Run] = []
    at = 0
    for match in STRESS.finditer(text):
        found.append(Run(text[at : match.start()]))
        found.append(Run(match[1] or match[2], True))
        at = match.end()
    found.append(Run(text[at:]))
    return tuple(run for run in found if run.text)


def _gathered(guide: str) -> list[list[str]]:
    """The lines of each block."""
    found: list[list[str]] = []
    kind = ""
    for raw in guide.splitlines():
        line = raw.strip()
        now = _kind(line)
        goes_on = now == kind and now in ("note", "table", "pictures")
        goes_on = goes_on or (now in ("text", "pictures") and kind in ("text", "item"))
        if not line:
            kind = ""
        elif goes_on and found:
            found[-1].append(line)
        else:
            found.append([line])
            kind = now
        if now == "heading":
            kind = ""
    return found


def _kind(line: str) -> str:
    if line.startswith("#"):
        return "heading"
    if line.startswith(">"):
        return "note"
    if line.startswith("|"):
        return "table"
    if ITEM.match(line):
        return "item"
    return "pictures" if line.startswith("![") else "text"


def _block(lines: list[str]) -> Block:
    kind = _kind(lines[0])
    if kind == "table":
        rows = [line.strip("|").split("|") for line in lines if set(line) - set("|-: ")]
        return Block("table", rows=tuple(tuple(runs(cell.strip()) for cell in row) for row in rows))
    if kind == "note":
        return Block("note", runs(" ".join(line.lstrip("> ") for line in lines)))
    words = " ".join(lines)
    if kind == "heading":
        level = len(words) - len(words.lstrip("#"))
        anchor = ANCHOR.search(words)
        return Block("heading", runs(ANCHOR.sub("", words.lstrip("# "))), level, anchor[1] if anchor else "")
    mark = ITEM.match(words)
    if mark:
        words = words[mark.end() :]
    pictures = tuple(Shown(match[2], match[1]) for match in PICTURE.finditer(words))
    text = runs(PICTURE.sub("", words).strip())
    return Block(kind, text, mark=mark[1] if mark else "", pictures=pictures)
