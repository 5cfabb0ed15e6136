"""A game's rules as a booklet of two pages side by side, with its chapters and a search beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game import catalog
from game.words import _, later, ngettext
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Act, Input, Pointer, Press, Typed
from scenes.rulebook.guide import blocks, read_guide
from scenes.rulebook.index import Index, chapter_rows, found_rows, wanted
from scenes.rulebook.setting import Dot, Page, Picture, Setter, Strip, Words, grounds, marks, pages
from scenes.scene import Scene
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix, rgb
from scenes.ui.type import Style
from scenes.ui.widgets import Button, TextField, Widget

SIDE = pygame.FRect(36, 24, 424, 1032)
COVER = pygame.FRect(482, 24, 1408, 912)
PAGE = (688.0, 884.0)
MARGIN = (44.0, 40.0)
FOOT = 36.0
"""For the number of a page."""
NOTE = rgb("#dfeaf2")
NOTE_EDGE = rgb("#4f86a8")
MARKED = rgb("#ffe07a")


class Rulebook(Scene):
    """Letters search, up and down walk the chapters, left and right turn the pages."""

    name = later("Rules")

    overlay = True
    shade = 226

    def __init__(self, key: str, chapter: str = "") -> None:
        super().__init__()
        self.key = key
        self.chapter = chapter
        self.read = blocks(read_guide(key))
        self.pages: list[Page] = []
        self.spread = 0
        """The left page that lies open."""
        self.board = Board(self)
        self._set_for: tuple[float, float] | None = None

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        self.search = TextField(
            (SIDE.left, SIDE.top + 176, SIDE.width, 68), _("Search"), "", self._search, self._next
        )
        area = (SIDE.left, SIDE.top + 258, SIDE.width, SIDE.height - 258)
        self.index = Index(area, self._jump, self.app.brushes.type)
        y = COVER.bottom + 8
        self.back = Button((COVER.left, y, 220, 70), _("Back"), self._turner(-1), icon="arrow_left", size=28)
        self.on = Button(
            (COVER.right - 220, y, 220, 70), _("Next"), self._turner(1), icon="arrow_right", size=28
        )
        self.done = Button(
            (COVER.centerx - 130, y, 260, 70), _("Done"), lambda: self.app.pop(self), primary=True, size=36
        )
        self._set()
        widgets: list[Widget] = [self.search, self.index, self.back, self.done, self.on]
        self.board.set(widgets, focus=3)
        self.index.fill(chapter_rows(self.read), 0)
        start = next(
            (at for at, one in enumerate(self.read) if self.chapter and one.anchor == self.chapter), 0
        )
        self._open_at(start)

    @property
    def typing(self) -> bool:
        """A letter is always one of a search."""
        return True

    # -- setting -------------------------------------------------------------------------------------

    def _set(self) -> None:
        """The pages for the size that the letters have now."""
        type_ = self.app.brushes.type
        self._set_for = type_.scale, type_.text_size
        width, height = PAGE[0] - 2 * MARGIN[0], PAGE[1] - 2 * MARGIN[1] - FOOT
        setter = Setter(type_, self.app.brushes.theme, width, self._shape)
        self.pages = pages(setter.strips(self.read), height)

    def _shape(self, picture: str) -> float:
        wide, high = self.app.brushes.pictures.source(picture).get_size()
        return high / wide

    def update(self, dt: float) -> None:
        super().update(dt)
        type_ = self.app.brushes.type
        if self._set_for != (type_.scale, type_.text_size):
            block = self._first_block
            self._set()
            self._list()
            self._open_at(block)

    def reworded(self) -> None:
        """The same place in the guide of another language: guides have the same blocks."""
        block = self._first_block
        self.read = blocks(read_guide(self.key))
        self._set()
        self._list()
        self._open_at(min(block, len(self.read) - 1))

    # -- where the reader is -------------------------------------------------------------------------

    @property
    def open_pages(self) -> list[Page]:
        return self.pages[self.spread : self.spread + 2]

    @property
    def _first_block(self) -> int:
        strips = self.pages[self.spread].strips
        return strips[0][1].block if strips else 0

    def page_of(self, block: int) -> int:
        """The page on which a block begins."""
        for number, page in enumerate(self.pages):
            if any(strip.block == block for _y, strip in page.strips):
                return number
        return 0

    @property
    def words(self) -> list[str]:
        """What is searched for."""
        return wanted(self.search.text)

    def _open_at(self, block: int) -> None:
        self._open(self.page_of(block))
        if not self.words:
            rows = [row.block for row in self.index.rows]
            self.index.stand_at(max((at for at, one in enumerate(rows) if one <= block), default=0))

    def _open(self, page: int) -> None:
        spread = min(max(0, page), len(self.pages) - 1) // 2 * 2
        if spread != self.spread:
            self.app.sound.play("flip")
        self.spread = spread
        self.back.enabled, self.on.enabled = spread > 0, spread + 2 < len(self.pages)
        if self.board.focus and not self.board.focus.enabled:
            self.board.focus_on(self.done, quiet=True)
        self.touch()

    def _turner(self, way: int) -> Callable[[], None]:
        return lambda: self._turn(way)

    def _turn(self, way: int) -> None:
        """A spread on or back; the list shows the first chapter that begins there."""
        to = self.spread + 2 * way
        if not 0 <= to < len(self.pages):
            return
        self._open(to)
        if self.words:
            return
        here = [strip.block for page in self.open_pages for _y, strip in page.strips]
        rows = [row.block for row in self.index.rows]
        begins = [at for at, block in enumerate(rows) if here and here[0] <= block <= here[-1]]
        before = [at for at, block in enumerate(rows) if here and block <= here[0]]
        self.index.stand_at((begins or before[-1:] or [0])[0])

    def _jump(self, row: int) -> None:
        self._open(self.page_of(self.index.rows[row].block))

    # -- searching -----------------------------------------------------------------------------------

    def _search(self, _text: str) -> None:
        block = self._first_block
        self._list()
        if self.words and self.index.rows:
            self._jump(0)
        elif not self.words:
            self._open_at(block)
        self.touch()

    def _list(self) -> None:
        """The places that were found, or the chapters where nothing is searched for."""
        type_ = self.app.brushes.type
        if not self.words:
            self.index.fill(chapter_rows(self.read), 0)
            return
        rows = found_rows(self.read, self.search.text, type_, SIDE.width - 24)
        self.index.fill(rows, 0, _("Nothing is found. Try a shorter word."))

    def _next(self) -> None:
        """Enter goes on to the next place that was found."""
        if self.words and self.index.rows:
            self.index.stand_at((self.index.at + 1) % len(self.index.rows))
            self._jump(self.index.at)

    def _clear(self) -> None:
        self.search.text = ""
        self._search("")
        self.board.focus_on(self.done, quiet=True)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        if isinstance(event, Typed):
            return self._typed(event)
        if isinstance(event, Press):
            return self._pressed(event)
        if isinstance(event, Pointer) and event.kind == "wheel" and COVER.collidepoint(event.at):
            self._turn(-1 if event.turn > 0 else 1)
            return True
        return self.board.handle(event)

    def _typed(self, event: Typed) -> bool:
        if event.text.isspace() and not self.search.text:
            return False
        self.board.focus_on(self.search, quiet=True)
        return self.board.handle(event)

    def _pressed(self, press: Press) -> bool:
        if press.key == pygame.K_BACKSPACE and self.search.text:
            self.board.focus_on(self.search, quiet=True)
            return self.board.handle(press)
        if press.key == pygame.K_SPACE and self.search.text:
            return True  # it arrives as a letter too
        if wants_back(press):
            self.app.sound.play("back")
            if self.search.text:
                self._clear()
            else:
                self.app.pop(self)
            return True
        if press.act in (Act.LEFT, Act.RIGHT):
            self._turn(-1 if press.act is Act.LEFT else 1)
            return True
        if press.act in (Act.UP, Act.DOWN):
            self.index.push(press.act)
            self.touch()
            return True
        return self.board.handle(press)

    # -- painting ------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        self._paint_side(canvas)
        self._paint_cover(canvas)
        for number, page in enumerate(self.open_pages):
            self._paint_page(canvas, page, _sheet(number), self.spread + number + 1)
        self.board.paint(canvas)
        keys = [("left right", _("Turn the page")), ("up down", _("Chapter")), ("Esc", _("Back"))]
        hints(canvas, keys, (COVER.centerx, 1046))

    def _paint_side(self, canvas: Canvas) -> None:
        """The box the game comes in, and its name."""
        theme = canvas.theme
        box = pygame.FRect(SIDE.left, SIDE.top, SIDE.width, 160)
        canvas.panel(box, Look(theme.brown, mix(theme.brown, theme.ink, 0.4), theme.brass, 4, 22), lift=10)
        wide, high = canvas.pictures.source(f"shelf/box_{self.key}").get_size()
        tall = box.height - 16
        long = tall * wide / high
        canvas.picture(f"shelf/box_{self.key}", (box.left + 14 + long / 2, box.centery), (long, tall))
        left = box.left + long + 26
        area = (left, box.top + 12, box.right - left - 14, 96 if self.words else box.height - 24)
        title = Style(40, "title", theme.cream)
        canvas.paragraph(catalog.get(self.key).name, area, title, "left", middle=True)
        if self.words:
            count = len(self.index.rows)
            text = ngettext("{n} place", "{n} places", count).format(n=count)
            at = (left, box.bottom - 34)
            canvas.text(text, at, Style(26, "bold", theme.brass), "midleft", box.right - left - 14)

    def _paint_cover(self, canvas: Canvas) -> None:
        theme = canvas.theme
        look = Look(
            mix(theme.brown, theme.primary, 0.25), theme.brown, mix(theme.brown, theme.ink, 0.5), 5, 26
        )
        canvas.panel(COVER, look, lift=24)
        paper = Look(theme.paper, mix(theme.paper, theme.paper_low, 0.55), theme.paper_edge, 2, 14)
        for number in range(2):
            canvas.panel(_sheet(number), paper, lift=6)
        fold = pygame.FRect(COVER.centerx - 60, _sheet(0).top, 120, PAGE[1])
        size = canvas.fit.rect(fold).size
        canvas.put(canvas.made(("fold", size), lambda: _fold(size)), fold.center)

    def _paint_page(self, canvas: Canvas, page: Page, sheet: pygame.FRect, number: int) -> None:
        theme = canvas.theme
        left, top = sheet.left + MARGIN[0], sheet.top + MARGIN[1]
        width = PAGE[0] - 2 * MARGIN[0]
        edge = theme.ink if theme.outline else NOTE_EDGE
        ground = theme.paper if theme.outline else NOTE
        for begin, end in grounds(page, "note"):
            canvas.panel(
                (left, top + begin, width, end - begin), Look(ground, edge=edge, edge_width=2, radius=14)
            )
            canvas.panel((left, top + begin, 8, end - begin), Look(edge, radius=4))
        for begin, end in grounds(page, "head"):
            canvas.panel((left, top + begin, width, end - begin), Look(theme.paper_edge, radius=8))
        for y, strip in page.strips:
            self._paint_strip(canvas, strip, (left, top + y))
        at = (sheet.centerx, sheet.bottom - 30)
        canvas.text(str(number), at, Style(24, "bold", theme.quiet))

    def _paint_strip(self, canvas: Canvas, strip: Strip, at: tuple[float, float]) -> None:
        x, y = at
        words: Sequence[str] = self.words
        for box in marks(strip, words, canvas.type) if words else ():
            canvas.panel(box.move(x, y), Look(MARKED, radius=6))
        for thing in strip.things:
            if isinstance(thing, Words):
                style = Style(thing.style.size, thing.style.face, thing.style.colour)
                canvas.text(thing.text, (x + thing.x, y + thing.y), style, "topleft")
            elif isinstance(thing, Picture):
                canvas.picture(thing.name, (x + thing.x, y + thing.y), (thing.width, thing.height))
            elif isinstance(thing, Dot):
                dot = pygame.FRect(x + thing.x - 6, y + thing.y - 6, 12, 12)
                canvas.panel(dot, Look(canvas.theme.primary, radius=6))


def _sheet(number: int) -> pygame.FRect:
    """The left or the right page."""
    sheet = pygame.FRect(0, 0, *PAGE)
    sheet.midleft = (COVER.centerx - PAGE[0] + number * PAGE[0], COVER.centery)
    return sheet


def _fold(size: tuple[int, int]) -> pygame.Surface:
    """The shadow where two pages meet."""
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    for x in range(size[0]):
        near = 1 - abs(x - size[0] / 2) / (size[0] / 2)
        pygame.draw.line(drawn, (60, 40, 20, round(90 * near**2.4)), (x, 0), (x, size[1]))
    return drawn
