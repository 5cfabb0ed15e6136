"""The settings: sound, motion, text and window, each changed and kept at once."""

from collections.abc import Callable

import pygame

from game.keeping.settings import TEXT_SIZE
from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input
from scenes.scene import Scene
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Choice, Slider, Toggle, Widget

SHEET = pygame.FRect(110, 90, 1700, 930)
ROW = (800.0, 84.0)
COLUMNS = (145.0, 975.0)
TOP, STEP = 200.0, 100.0


def _percent(value: float) -> str:
    return f"{round(value * 100)} %"


class SettingsScene(Scene):
    """Two columns of strips; every change counts at once, so there is nothing to save or to lose."""

    name = later("Settings")

    overlay = True
    shade = 226

    def __init__(self) -> None:
        super().__init__()
        self.board = Board(self)

    def entered(self) -> None:
        self.music = self.app.stack.visible()[0].music
        self._lay_out()

    def _keep(self, name: str) -> Callable[[object], None]:
        def keep(value: object) -> None:
            self.app.change_settings(**{name: value})

        return keep

    def _lay_out(self) -> None:
        now = self.app.settings
        left = iter([pygame.FRect(COLUMNS[0], TOP + STEP * n, *ROW) for n in range(8)])
        right = iter([pygame.FRect(COLUMNS[1], TOP + STEP * n, *ROW) for n in range(8)])
        speeds = [
            ("slow", _("Slow")),
            ("normal", _("Normal")),
            ("fast", _("Fast")),
            ("instant", _("Instant")),
        ]
        widgets: list[Widget] = [
            self._volume(next(left), _("Sounds"), "effects_volume", now.effects_volume),
            self._volume(next(left), _("Music"), "music_volume", now.music_volume),
            Toggle(next(left), _("Mute everything"), now.muted, self._keep("muted")),
            Choice(next(left), _("Cards move"), speeds, now.speed, self._keep("speed")),
            Toggle(next(left), _("Reduced motion"), now.reduced_motion, self._keep("reduced_motion")),
            Toggle(next(left), _("Screen shake"), now.screen_shake, self._keep("screen_shake")),
            Slider(
                next(right),
                _("Text size"),
                now.text_size,
                TEXT_SIZE,
                0.1,
                self._keep("text_size"),
                _percent,
            ),
            Toggle(next(right), _("High contrast"), now.high_contrast, self._keep("high_contrast")),
            Toggle(next(right), _("Full screen"), now.fullscreen, self._fullscreen),
            Toggle(next(right), _("Show hints"), now.show_hints, self._keep("show_hints")),
            Toggle(next(right), _("Memory aid"), now.memory_aid, self._keep("memory_aid")),
            Slider(
                next(right),
                _("Bots wait"),
                now.bot_pause_ms,
                (0, 3000),
                100,
                lambda value: self.app.change_settings(bot_pause_ms=round(value)),
                lambda value: _("{n} s").format(n=f"{value / 1000:.1f}"),
            ),
            Button((1400, 890, 375, 88), _("Done"), self._leave, primary=True, size=38, sound="back"),
        ]
        self.board.set(widgets)

    def _volume(self, area: pygame.FRect, label: str, name: str, value: float) -> Slider:
        def change(new: float) -> None:
            self.app.change_settings(**{name: new})
            self.app.sound.play("chip")

        return Slider(area, label, value, (0, 1), 0.1, change, _percent)

    def _fullscreen(self, on: bool) -> None:
        if on != self.app.settings.fullscreen:
            self.app.toggle_fullscreen()

    def _leave(self) -> None:
        self.app.pop(self)

    @property
    def typing(self) -> bool:
        return self.board.typing

    def resumed(self) -> None:
        self._lay_out()

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._leave()
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        look = Look(mix(theme.brown, theme.ink, 0.1), mix(theme.brown, theme.ink, 0.45), theme.brass, 5, 40)
        canvas.panel(SHEET, look, lift=24)
        canvas.text(_("Settings"), (960, 146), Style(60, "title", theme.cream, 3, 3))
        if self.app.keeping.in_memory:
            warning = _("Nothing can be kept: the data folder takes no files. Settings last until you quit.")
            canvas.text(warning, (960, 836), Style(26, "bold", theme.glow), width=1600)
        self.board.paint(canvas)
        keys = [("up down", _("Move")), ("left right", _("Change")), ("M", _("Mute")), ("Esc", _("Back"))]
        hints(canvas, keys, (620, 934))
