"""The shelf: the games that can be played, as boxes to choose from."""

import math
from collections.abc import Callable, Sequence

import pygame

from game import catalog
from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas, Sprite
from scenes.continuing import go_on
from scenes.input import Input
from scenes.scene import Scene
from scenes.shelf_parts import BOX, COLOURS, FLOOR, GROWN, Box, Slip, box_glow, floor_shadow, grown, last_time
from scenes.table import kept
from scenes.table.emblem import fitted
from scenes.table.motion import ease_both
from scenes.tables import open_game, playable
from scenes.teach import lesson, lessons
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget

STEP = 348.0
LIFT = 36.0
LIFT_SECONDS = 0.16
HOVER = 5.0
BAR = pygame.FRect(92, 846, 1736, 134)
CORNER = pygame.FRect(920, 52, 944, 66)
"""Where the ways to other scenes lie, from the right."""
ORNAMENTS = ("plant", "books", "mug", "lamp", "dice", "pawns")


class Shelf(Scene):
    """Choose a game; the chosen box lifts off the shelf and the bar below says more about it."""

    name = later("Shelf")

    def __init__(self, games: Sequence[str] | None = None) -> None:
        super().__init__()
        self.games = tuple(playable() if games is None else games)
        self.board = Board(self)
        self.boxes: list[Box] = []
        self.chosen: Box | None = None
        self._bar_end = BAR.right
        self._news = ""
        self.waiting: dict[str, kept.Waiting] = {}
        """The match of each game that can be played on."""

    def entered(self) -> None:
        middle = (len(self.games) - 1) / 2
        self.boxes = [Box(key, 960 + (number - middle) * STEP, self) for number, key in enumerate(self.games)]
        last = self.app.settings.last_game
        self.chosen = next(
            (box for box in self.boxes if box.key == last), self.boxes[0] if self.boxes else None
        )
        if self.chosen:
            self.chosen.raised = 1.0

    def resumed(self) -> None:
        """A match may have been left, or ended, meanwhile: then what waits comes first."""
        found = {key: kept.waiting(self.app.keeping, key) for key in self.games}
        before, self.waiting = self.waiting, {key: one for key, one in found.items() if one}
        fresh = not self.board.widgets or self.waiting != before
        self._lay_out()
        if fresh:
            slip = next((one for one in self.board.widgets if isinstance(one, Slip)), None)
            self.board.focus_on(slip or self.chosen, quiet=True)

    def reworded(self) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        widgets: list[Widget] = list(self.boxes)
        newest = max(self.waiting.values(), key=lambda one: one.path.name, default=None)
        if newest:
            widgets.append(Slip(newest, self._going_on(newest)))
        self.board.set([*widgets, *self._corner(), *self._bar_buttons()])

    def _corner(self) -> list[Widget]:
        """Quit, about, settings and records, from the right."""
        type_, right = self.app.brushes.type, CORNER.right
        ways = self._ways()
        most = (CORNER.width + 14) / len(ways) - 14
        buttons: list[Widget] = []
        for label, press, hotkey in ways:
            _text, style = fitted(type_, label, Style(28, "bold"), 24, most - 44, CORNER.height)
            width = min(most, max(120.0, type_.width(label, style) + 50))
            right -= width
            area = (right, CORNER.top, width, CORNER.height)
            buttons.append(Button(area, label, press, size=style.size, hotkey=hotkey))
            right -= 14
        return buttons

    def _ways(self) -> list[tuple[str, Callable[[], None], int]]:
        from scenes.about import About
        from scenes.settings import SettingsScene

        return [
            (_("Quit"), self.app.quit, pygame.K_q),
            (_("About"), lambda: self.app.push(About()), pygame.K_F1),
            (_("Settings"), lambda: self.app.push(SettingsScene()), pygame.K_s),
            (_("Records"), self._look_up, pygame.K_e),
        ]

    def _bar_buttons(self) -> list[Widget]:
        """Play or continue, teach me, rules: of the chosen game."""
        if not self.chosen:
            return []
        self._news = last_time(self.app.keeping, self.chosen.key)
        key, fill = self.chosen.key, mix(COLOURS[self.chosen.key], (255, 255, 255), 0.18)
        waits = self.waiting.get(key)
        ways = [(_("Rules"), self._read_rules, pygame.K_r, 180.0)]
        if key in lessons():
            ways.append((_("Teach me"), self._teach, pygame.K_t, 236.0))
        if waits:
            ways.append((_("New match"), self._play_chosen, pygame.K_n, 250.0))
        buttons: list[Widget] = []
        right = BAR.right - 24
        for label, press, hotkey, width in ways:
            area = (right - width, 872, width, 80)
            buttons.insert(0, Button(area, label, press, size=30, hotkey=hotkey, fill=fill))
            right -= width + 18
        label, press, width = (
            (_("Continue"), self._going_on(waits), 340.0) if waits else (_("Play"), self._play_chosen, 296.0)
        )
        self._bar_end = right - width - 24
        main = Button((right - width, 868, width, 88), label, press, primary=True, icon="play", size=46)
        return [main, *buttons]

    def play(self, key: str) -> None:
        self.app.change_settings(last_game=key)
        self.app.push(open_game(key))

    def _going_on(self, waiting: kept.Waiting) -> Callable[[], None]:
        def press() -> None:
            if not go_on(self.app, waiting):
                self.resumed()

        return press

    def _play_chosen(self) -> None:
        if self.chosen:
            self.play(self.chosen.key)

    def _look_up(self) -> None:
        from scenes.records import Records

        self.app.push(Records(game=self.chosen.key if self.chosen else ""))

    def _teach(self) -> None:
        if self.chosen:
            self.app.push(lesson(self.chosen.key))

    def _read_rules(self) -> None:
        from scenes.rulebook import Rulebook

        if self.chosen:
            self.app.push(Rulebook(self.chosen.key))

    # -- time and input ------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return bool(self.boxes)

    def update(self, dt: float) -> None:
        super().update(dt)
        for box in self.boxes:
            goal = 1.0 if box is self.chosen else 0.0
            step = dt * self.app.speed / LIFT_SECONDS
            box.raised = min(goal, box.raised + step) if box.raised < goal else max(goal, box.raised - step)

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._leave()
            return True
        used = self.board.handle(event)
        if isinstance(self.board.focus, Box) and self.board.focus is not self.chosen:
            self.chosen = self.board.focus
            keep = self.board.focus
            self._lay_out()
            self.board.focus_on(keep, quiet=True)
        return used

    def _leave(self) -> None:
        if len(self.app.stack) > 1:
            self.app.pop(self)
        else:
            from scenes.title import Title

            self.app.replace(Title())

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        canvas.cover("shelf/room")
        canvas.picture("house/wordmark", (178, 84), (252, 197.5))
        self._ornaments(canvas)
        for box in self.boxes:
            floor_shadow(canvas, box)
        if self.chosen:
            self._bar(canvas, self.chosen)
        else:
            self._empty(canvas)
        self.board.paint(canvas)
        items = [("left right", _("Choose")), ("Enter", _("Play")), ("R", _("Rules"))] if self.boxes else []
        if self.waiting:
            items.append(("C", _("Continue")))
        hints(canvas, [*items, ("S", _("Settings")), ("Esc", _("Back"))], (960, 1034))

    def _ornaments(self, canvas: Canvas) -> None:
        """A shelf with few boxes is not bare."""
        room = 960 - len(self.boxes) * STEP / 2
        for number, name in enumerate(ORNAMENTS):
            side = -1 if number % 2 else 1
            away = len(self.boxes) * STEP / 2 + 150 + 250 * (number // 2)
            if away + 110 > 960 or room < 150:
                continue
            picture = f"shelf/ornament_{name}"
            source = canvas.pictures.source(picture)
            size = source.get_width() / 2, source.get_height() / 2
            canvas.picture(picture, (960 + side * away, FLOOR - size[1] / 2), size)

    def _empty(self, canvas: Canvas) -> None:
        text = _("No game has been put on this shelf yet.")
        canvas.text(text, (960, 760), Style(40, "title", canvas.theme.cream, 2, 2))

    def _bar(self, canvas: Canvas, box: Box) -> None:
        theme, colour = canvas.theme, COLOURS[box.key]
        look = Look(mix(colour, (255, 255, 255), 0.1), mix(colour, theme.ink, 0.2), theme.brass, 4, 26, 0.05)
        canvas.panel(BAR, look, lift=12)
        name = Style(46, "title", theme.glow, 2.5, 2.5, mix(colour, theme.ink, 0.7))
        left, wide = BAR.left + 44, self._bar_end - BAR.left - 44
        text, name = fitted(canvas.type, catalog.get(box.key).name, name, 30, wide, 64)
        canvas.text(text, (left, BAR.top + 36), name, "midleft")
        area = (left, BAR.top + 66, wide, 62)
        canvas.paragraph(self._news, area, Style(28, "body", theme.cream), middle=True)

    def live(self, canvas: Canvas) -> list[Sprite]:
        back_to_front = sorted(self.boxes, key=lambda box: box.raised)
        return [sprite for box in back_to_front for sprite in self._box(canvas, box)]

    def _box(self, canvas: Canvas, box: Box) -> list[Sprite]:
        raised = ease_both(box.raised)
        scale = 1 + GROWN * raised
        bob = 0.0
        if raised == 1 and not self.app.settings.reduced_motion:
            bob = HOVER * math.sin(self.time * 2.2)
        size = canvas.fit.length(BOX[0] * scale), canvas.fit.length(BOX[1] * scale)
        center = box.x, FLOOR - LIFT * raised + 4 * scale - BOX[1] * scale / 2 + bob
        sprites = []
        if raised > 0.02:
            sprites.append(canvas.sprite(box_glow(canvas, round(raised * 4)), center))
        name = f"shelf/box_{box.key}"
        if raised in (0, 1):
            picture = canvas.pictures.scaled(name, size)
        else:  # on its way: too many sizes to keep
            picture = pygame.transform.smoothscale(canvas.pictures.scaled(name, grown(canvas)), size)
        sprites.append(canvas.sprite(picture, center))
        return sprites
