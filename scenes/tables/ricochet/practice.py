"""Ricochet for one: choose who practises and what, and see how good you have been at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from game.keeping import ProfileProblem
from game.ricochet.cards import places
from game.ricochet.runs import MODES, Mode, best_run
from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.gallery import Picture
from scenes.input import Input
from scenes.scene import Scene
from scenes.tables.ricochet.keys import codes, key_name, usual
from scenes.tables.ricochet.keys_test import KeysTest
from scenes.tables.ricochet.practice_book import Wishes, dated_runs
from scenes.tables.ricochet.practice_parts import BEAM, MODE_WORDS, SAND, headline, paint_table, score_words
from scenes.tables.ricochet.practice_run import PracticeRun
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import INK, Look
from scenes.ui.theme import WHITE, mix, rgb
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Choice, TextField, Toggle, Widget

TILE = (344.0, 400.0)
TILES_TOP, TILE_STEP, LEFT, RIGHT = 232.0, 363.0, 62.0, 1858.0
ROWS = (664.0, 766.0)
ROW = 84.0
SPOKEN = ("top", "left", "bottom", "right")
"""The order in which people say four keys: W A S D."""
HOTKEYS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5)


def _newcomer() -> str:
    return _("Player 1")


def first_scene() -> Scene:
    return PracticeMenu()


def states() -> Iterator[Picture]:
    from scenes.tables.ricochet.practice_states import pictures

    yield from pictures()


class ModeTile(Widget):
    """A mode as a lacquered card: what it asks, and your best in it."""

    radius = 30.0

    def __init__(self, mode: Mode, at: int, best: str, start: Callable[[Mode], None]) -> None:
        super().__init__((LEFT + at * TILE_STEP, TILES_TOP, *TILE), MODE_WORDS[mode].name)
        self.mode, self.best, self.number = mode, best, at + 1
        self._start = start
        self.hotkey = HOTKEYS[at]

    def choose(self) -> None:
        self._start(self.mode)

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        theme, words, area = canvas.theme, MODE_WORDS[self.mode], self.area
        colour = words.colour if self.enabled else mix(words.colour, rgb("#2a2f52"), 0.72)
        look = Look(
            fill=mix(colour, WHITE, 0.2 if focused else 0.12), low=mix(colour, INK, 0.3),
            edge=theme.cream if focused else mix(colour, WHITE, 0.4), edge_width=5 if focused else 3,
            radius=30, gloss=0.08, lip=mix(colour, INK, 0.6), lip_height=10,
        )  # fmt: skip
        canvas.panel(area, look, lift=6 if held else 14)
        disc = pygame.FRect(0, 0, 112, 112)
        disc.center = (area.centerx, area.top + 84)
        canvas.panel(disc, Look(mix(colour, INK, 0.55), mix(colour, INK, 0.75), BEAM, 4, 56), lift=5)
        canvas.icon(words.icon if self.enabled else "lock", disc.center, 66, SAND)
        title = Style(50, "title", theme.cream, 3, 3, mix(colour, INK, 0.75))
        canvas.text(words.name, (area.centerx, area.top + 182), title, width=TILE[0] - 40)
        line = (area.left + 24, area.top + 216, TILE[0] - 48, 98)
        canvas.paragraph(words.line, line, Style(26, "bold", theme.cream), "center", middle=True)
        pill = pygame.FRect(area.left + 24, area.bottom - 78, TILE[0] - 48, 50)
        canvas.panel(pill, Look(rgb("#0b0812"), radius=20, alpha=170))
        canvas.text(self.best, pill.center, Style(28, "title", BEAM), width=pill.width - 24)


class PracticeMenu(Scene):
    """Five modes, the person, and how they like it; all of it remembered."""

    name = later("Practice")
    music = "ricochet"

    def __init__(self) -> None:
        super().__init__()
        self.board = Board(self)
        self.naming = False
        self.letters = ""
        self.runs = 0

    def entered(self) -> None:
        self.wishes = Wishes.of(self.app)
        self._lay_out()
        self.board.focus_on(self._tile(self.wishes.mode), quiet=True)

    def resumed(self) -> None:
        self._lay_out()

    # -- widgets -------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.player = self.wishes.player(self.app.keeping)
        self.past = [run for _when, run in dated_runs(self.app.keeping, self.player)]
        tiles: list[Widget] = [
            ModeTile(mode, at, self._best(mode), self.start) for at, mode in enumerate(MODES)
        ]
        if best_run(self.past, "sprint", self.wishes.full_tilt) is None:
            ghost = tiles[MODES.index("ghost")]
            ghost.enabled = False
            ghost.why = _("Your ghost is your best Sprint: run one first.")
        self.board.set([*tiles, *self._person(ROWS[0]), *self._likings(ROWS[1])])

    def _likings(self, top: float) -> list[Widget]:
        wishes = self.wishes
        replays = [
            ("ball", _("the ball rolls")),
            ("short", _("its track lights up")),
            ("none", _("straight on")),
        ]
        tilt, replay, keys = (LEFT, top, 520, ROW), (LEFT + 540, top, 806, ROW), (1428, top, 430, ROW)
        return [
            Toggle(tilt, _("Full Tilt: five cards"), wishes.full_tilt, self._tilt),
            Choice(replay, _("After each round"), replays, wishes.replay, self._replay),
            Button(keys, _("Try your keys"), self._try_keys, icon="keyboard", size=32, hotkey=pygame.K_k),
        ]

    def _person(self, top: float) -> list[Widget]:
        """Who practises: a choice among the people here, or a line to write a name on."""
        wide = RIGHT - LEFT - 450
        if self.naming or self.player is None:
            label = _("Who practises? Write a name here.")
            name = TextField((LEFT, top, wide, ROW), label, self.letters, self._write, self._add)
            return [name, Button((1428, top, 430, ROW), _("Add this name"), self._add, icon="check", size=32)]
        people = [(one.id, one.name) for one in self.app.keeping.profiles]
        who = Choice((LEFT, top, wide, ROW), _("Who practises"), people, self.player.id, self._choose)
        return [who, Button((1428, top, 430, ROW), _("A new name"), self._name, icon="plus", size=32)]

    def _tile(self, mode: str) -> Widget | None:
        tiles = [one for one in self.board.widgets if isinstance(one, ModeTile) and one.enabled]
        return next((one for one in tiles if one.mode == mode), tiles[0])

    def _best(self, mode: Mode) -> str:
        best = best_run(self.past, mode, self.wishes.full_tilt)
        if best is None:
            return _("not run yet")
        return _("best {score}").format(score=score_words(mode, best.score))

    # -- choices -------------------------------------------------------------------------------------

    def _wish(self, **changes: object) -> None:
        self.wishes = replace(self.wishes, **changes)  # type: ignore[arg-type]
        self.wishes.keep(self.app)

    def _choose(self, profile: object) -> None:
        self._wish(profile=str(profile))
        self._lay_out()

    def _tilt(self, on: bool) -> None:
        self._wish(full_tilt=on)
        self._lay_out()

    def _replay(self, replay: object) -> None:
        self._wish(replay=str(replay))

    def _name(self) -> None:
        self.naming, self.letters = True, ""
        self._lay_out()
        self.board.focus_on(next(one for one in self.board.widgets if one.typing), quiet=True)

    def _write(self, letters: str) -> None:
        self.letters = letters

    def _add(self) -> None:
        if self._welcome(self.letters):
            self.naming, self.letters = False, ""
            self._lay_out()
            self.board.focus_on(self._tile(self.wishes.mode), quiet=True)

    def _welcome(self, name: str) -> bool:
        keeping = self.app.keeping
        try:
            keeping.save_profiles(keeping.profiles.add(name))
        except ProfileProblem as problem:
            self.app.toast(str(problem), "warning")
            return False
        self._wish(profile=keeping.profiles.people[-1].id)
        return True

    def start(self, mode: Mode) -> None:
        """Somebody without a name gets one: every run is kept."""
        if self.player is None and not self._welcome(self.letters or _newcomer()):
            return
        self.naming, self.letters = False, ""
        self._wish(mode=mode)
        player = self.wishes.player(self.app.keeping)
        assert player
        self.app.push(PracticeRun(mode, player, self.wishes, number=self.runs))
        self.runs += 1

    def _try_keys(self) -> None:
        tilt = self.wishes.full_tilt
        own = self.player.keys_for(len(places(tilt))) if self.player else None
        name = self.player.name if self.player else _newcomer()
        colour = self.player.colour if self.player else "vermilion"
        self.app.push(KeysTest([(name, colour, codes(own or usual("wasd", tilt), tilt))]))

    # -- input and picture ---------------------------------------------------------------------------

    @property
    def typing(self) -> bool:
        return self.board.typing

    def handle(self, event: Input) -> bool:
        if wants_back(event) and not (self.board.typing and self.board.handle(event)):
            self.app.sound.play("back")
            self._leave()
            return True
        return self.board.handle(event)

    def _leave(self) -> None:
        if self.naming:
            self.naming = False
            self._lay_out()
        elif len(self.app.stack) > 1:
            self.app.pop(self)
        else:
            from scenes.shelf import Shelf

            self.app.replace(Shelf())

    def _how(self) -> str:
        """Which keys slap."""
        tilt = self.wishes.full_tilt
        own = self.player.keys_for(len(places(tilt))) if self.player else None
        by_place = codes(own or usual("wasd", tilt), tilt)
        keys = " ".join(key_name(by_place[place]) for place in (places(tilt) if tilt else SPOKEN))
        if own or tilt:
            return _("Slap with {keys}, a gamepad, or click the card.").format(keys=keys)
        return _("Slap with {keys}, the arrow keys, a gamepad, or click the card.").format(keys=keys)

    def paint(self, canvas: Canvas) -> None:
        paint_table(canvas)
        line = _("Ricochet for one, against the clock. Everything is kept, round by round.")
        headline(canvas, _("Practice"), line, 900, 1600)
        self.board.paint(canvas)
        keys = [("left right", _("Choose")), ("Enter", _("Start")), ("1-5", _("Straight there"))]
        hints(canvas, [*keys, ("K", _("Try your keys")), ("Esc", _("Back"))], (960, 916))
        canvas.text(self._how(), (960, 974), Style(27, "body", canvas.theme.cream), width=1500)
