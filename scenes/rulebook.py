"""A game's rules, read from its guide: headings, paragraphs and lists on paper, page by page."""

from dataclasses import dataclass
from pathlib import Path

import pygame

from game import catalog
from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Act, Input, Pointer, Press
from scenes.scene import Scene
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style, Type
from scenes.ui.widgets import Button

GAMES = Path(catalog.__file__).parent
SHEET = pygame.FRect(210, 40, 1500, 880)
MARGIN = 90


@dataclass(frozen=True)
class Piece:
    """One line as it will stand on the page."""

    text: str
    style: Style
    indent: float
    before: float
    bullet: bool = False
    anchor: str = ""


def read_guide(key: str) -> str:
    return (GAMES / key.replace("-", "_") / "guide.md").read_text(encoding="utf-8")


class Rulebook(Scene):
    """Turned with left and right, the wheel, or the buttons."""

    name = later("Rules")

    overlay = True
    shade = 226

    def __init__(self, key: str, chapter: str = "") -> None:
        super().__init__()
        self.key = key
        self.chapter = chapter
        self.page = 0
        self.pages: list[list[Piece]] = []
        self.board = Board(self)

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        self._set_pages()

        self._open(self.chapter)

    def _open(self, chapter: str) -> None:
        """The page with a chapter's heading; the first where there is none."""
        for number, page in enumerate(self.pages):
            if chapter and any(piece.anchor == chapter for piece in page):
                self.page = number
        self._set_pages()

    def _set_pages(self) -> None:
        self.pages = _pages(read_guide(self.key), self.app.brushes.type, self.app.brushes.theme.ink)
        self.page = min(self.page, len(self.pages) - 1)
        back = Button((240, 945, 220, 76), _("Back"), lambda: self._turn(-1), icon="arrow_left", size=28)
        on = Button((1460, 945, 220, 76), _("Next"), lambda: self._turn(1), icon="arrow_right", size=28)
        done = Button((840, 945, 240, 76), _("Done"), lambda: self.app.pop(self), primary=True, size=36)
        back.enabled, on.enabled = self.page > 0, self.page < len(self.pages) - 1
        self.board.set([back, done, on], focus=1)

    def _turn(self, step: int) -> None:
        to = min(len(self.pages) - 1, max(0, self.page + step))
        if to != self.page:
            self.page = to
            self.app.sound.play("flip")
            self._set_pages()

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self.app.pop(self)
            return True
        if isinstance(event, Press) and event.act in (Act.LEFT, Act.UP, Act.PREVIOUS):
            self._turn(-1)
            return True
        if isinstance(event, Press) and event.act in (Act.RIGHT, Act.DOWN, Act.NEXT):
            self._turn(1)
            return True
        if isinstance(event, Pointer) and event.kind == "wheel":
            self._turn(-1 if event.turn > 0 else 1)
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        look = Look(theme.paper, mix(theme.paper, theme.paper_low, 0.6), theme.brass, 5, 26)
        canvas.panel(SHEET, look, lift=24)
        y = SHEET.top + 46
        for number, piece in enumerate(self.pages[self.page]):
            y += piece.before if number else 0
            x = SHEET.left + MARGIN + piece.indent
            if piece.bullet:
                dot = pygame.FRect(x - 30, y + canvas.type.height(piece.style) / 2 - 6, 12, 12)
                canvas.panel(dot, Look(theme.primary, radius=6))
            canvas.text(piece.text, (x, y), piece.style, "topleft")
            y += canvas.type.height(piece.style)
        count = f"{self.page + 1} / {len(self.pages)}"
        corner = (SHEET.right - 50, SHEET.bottom - 36)
        canvas.text(count, corner, Style(24, "bold", theme.quiet), "midright")
        self.board.paint(canvas)
        hints(canvas, [("left right", _("Turn the page")), ("Esc", _("Back"))], (960, 1054))


def _pages(guide: str, type_: Type, ink: tuple[int, int, int]) -> list[list[Piece]]:
    """The guide's blocks set into lines, and the lines onto pages; a heading stays with what follows."""
    room = SHEET.height - 104
    pages: list[list[Piece]] = [[]]
    used = 0.0
    for block in _blocks(guide):
        pieces = _set(block, type_, ink)
        height = sum(piece.before + type_.height(piece.style) for piece in pieces)
        keep = height + (type_.height(Style(30)) * 3 if block.startswith("#") else 0)
        if pages[-1] and used + keep > room:
            pages.append([])
            used = 0
        for piece in pieces:
            step = piece.before + type_.height(piece.style)
            if used + step > room:
                pages.append([])
                used = 0
            pages[-1].append(piece)
            used += step
    return pages


def _blocks(guide: str) -> list[str]:
    """Headings, list items and paragraphs, each joined to one line."""
    blocks: list[str] = []
    fresh = True
    for raw in guide.splitlines():
        line = raw.strip()
        starts = line.startswith(("#", "- ", "* ", "|")) or line[:2].rstrip(".").isdigit()
        if not line or set(line) <= set("|-: "):
            fresh = True
        elif starts or fresh:
            blocks.append(line)
            fresh = line.startswith("#")
        else:
            blocks[-1] += " " + line
    return blocks


def _set(block: str, type_: Type, ink: tuple[int, int, int]) -> list[Piece]:
    plain = block.replace("**", "").replace("`", "").replace("_", "")
    width = SHEET.width - 2 * MARGIN
    if plain.startswith("#"):
        level = len(plain) - len(plain.lstrip("#"))
        style = Style({1: 58, 2: 40}.get(level, 32), "title", mix((226, 98, 43), ink, 0.3))
        words, _brace, anchor = plain.lstrip("# ").partition("{#")
        lines = type_.wrap(words.strip(), style, width)
        return [
            Piece(line, style, 0, 26 if not number else 0, anchor=anchor.rstrip("} "))
            for number, line in enumerate(lines)
        ]
    style = Style(30, "body", ink)
    bullet = plain.startswith(("- ", "* "))
    if plain.startswith("|"):
        cells = [cell.strip() for cell in plain.strip("|").split("|")]
        plain, style = "   ·   ".join(cell for cell in cells if cell), Style(28, "bold", ink)
    indent = 40.0 if bullet else 0.0
    lines = type_.wrap(plain[2:] if bullet else plain, style, width - indent)
    return [
        Piece(line, style, indent, 12 if not number else 0, bullet and not number)
        for number, line in enumerate(lines)
    ]
