"""The settings: sound, picture, motion, table, keys and language, each changed and kept at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields

import pygame

from game.keeping import Settings
from game.keeping.settings import BOT_PAUSE_MS, REACTION_SECONDS, TEXT_SIZE, TIE_FRAMES, VOLUME
from game.words import _, languages, later, ngettext, spoken
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.settings.tabs import FOOT, PANE, Tab, Tabbed
from scenes.ui.theme import mix
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Choice, Slider, Toggle, Widget

ROW = 84.0
STEP = 98.0
OWN_NAMES = {"en": "English", "de": "Deutsch"}
"""A language is called by its own name, so that whoever reads no other finds it."""
LEFT_ALONE = {"window_size", "renderer", "last_game", "last_seats", "keys", "buttons", "unknown"}
"""What the reset of the settings does not touch: it is not set here."""


def _percent(value: float) -> str:
    return f"{round(value * 100)} %"


class SettingsScene(Tabbed):
    """Pages of strips; every change counts at once, so there is nothing to save or to lose."""

    name = later("Settings")

    def tabs(self) -> Sequence[Tab]:
        return (
            Tab(_("Sound"), "sound", self._sound),
            Tab(_("Picture"), "eye", self._picture),
            Tab(_("Motion"), "play", self._motion),
            Tab(_("Table"), "cards", self._table),
            Tab(_("Keys"), "keyboard", self._keys),
            Tab(_("Language"), "people", self._language),
        )

    def foot(self) -> Sequence[Widget]:
        reset = Button((PANE.left, FOOT, 420, 82), _("As at first"), self._ask_reset, icon="refresh", size=28)
        done = Button(
            (PANE.right - 300, FOOT, 300, 88), _("Done"), self.leave, primary=True, size=38, sound="back"
        )
        return (reset, done)

    def note(self) -> str:
        if not self.app.keeping.in_memory:
            return ""
        return _("Nothing can be kept: the data folder takes no files. Settings last until you quit.")

    # -- pages ---------------------------------------------------------------------------------------

    def _sound(self) -> Sequence[Widget]:
        now, rows = self.app.settings, _rows()
        return (
            self._volume(next(rows), _("Sounds"), "effects_volume", now.effects_volume),
            self._volume(next(rows), _("Music"), "music_volume", now.music_volume),
            Toggle(next(rows), _("Mute everything"), now.muted, self._keep("muted")),
        )

    def _picture(self) -> Sequence[Widget]:
        now, rows = self.app.settings, _rows()
        change = self._keep("text_size")
        return (
            Toggle(next(rows), _("Full screen"), now.fullscreen, self._fullscreen),
            Slider(next(rows), _("Text size"), now.text_size, TEXT_SIZE, 0.1, change, _percent),
            Toggle(next(rows), _("High contrast"), now.high_contrast, self._contrast),
            Button(next(rows), _("See the colours as others see them"), self._colours, icon="eye", size=30),
        )

    def _motion(self) -> Sequence[Widget]:
        now, rows = self.app.settings, _rows()
        speeds = [
            ("slow", _("Slow")),
            ("normal", _("Normal")),
            ("fast", _("Fast")),
            ("instant", _("Instant")),
        ]
        return (
            Choice(next(rows), _("Cards move"), speeds, now.speed, self._keep("speed")),
            Toggle(next(rows), _("Reduced motion"), now.reduced_motion, self._keep("reduced_motion")),
            Toggle(next(rows), _("Screen shake"), now.screen_shake, self._keep("screen_shake")),
        )

    def _table(self) -> Sequence[Widget]:
        now, rows = self.app.settings, _rows()
        curtains = [
            ("press", _("waits for a press")),
            ("hold", _("waits for a long press")),
            ("short", _("rises by itself")),
        ]
        ties = [
            (n, ngettext("{n} frame", "{n} frames", n).format(n=n))
            for n in range(TIE_FRAMES[0], TIE_FRAMES[1] + 1)
        ]
        react = _("None of Your Business: time to react")
        between = _("The curtain between two people")
        return (
            self._seconds(next(rows), _("Bots wait"), "bot_pause_ms", BOT_PAUSE_MS, 100, 1000),
            Choice(next(rows), between, curtains, now.curtain, self._keep("curtain")),
            Toggle(next(rows), _("Show hints"), now.show_hints, self._keep("show_hints")),
            Toggle(next(rows), _("Memory aid"), now.memory_aid, self._keep("memory_aid")),
            self._seconds(next(rows), react, "reaction_seconds", REACTION_SECONDS, 1, 1),
            Choice(
                next(rows),
                _("Ricochet: a tie is within"),
                ties,
                now.tie_window_frames,
                self._keep("tie_window_frames"),
            ),
        )

    def _seconds(
        self, area: pygame.FRect, label: str, name: str, ends: tuple[int, int], step: int, per_second: int
    ) -> Slider:
        def change(value: float) -> None:
            self.app.change_settings(**{name: round(value)})

        def show(value: float) -> str:
            return _("{n} s").format(n=f"{value / per_second:.{1 if per_second > 1 else 0}f}")

        return Slider(area, label, getattr(self.app.settings, name), ends, step, change, show)

    def _keys(self) -> Sequence[Widget]:
        from scenes.settings.keys import KeysScene
        from scenes.settings.slap_keys import slap_keys

        rows = _rows()
        every = Button(
            next(rows),
            _("All keys and buttons"),
            lambda: self.app.push(KeysScene()),
            icon="keyboard",
            size=30,
        )
        return (every, *slap_keys(self.app, rows))

    def _language(self) -> Sequence[Widget]:
        now, rows = self.app.settings, _rows()
        wishes: list[tuple[str | None, str]] = [(None, _("As this machine speaks"))]
        wishes += [(one, OWN_NAMES.get(one, one)) for one in languages()]
        return [self._wish(next(rows), wish, name, wish == now.language) for wish, name in wishes]

    def _wish(self, area: pygame.FRect, wish: str | None, name: str, here: bool) -> Button:
        fill = mix(self.app.brushes.theme.good, self.app.brushes.theme.ink, 0.35) if here else None
        return Button(
            area, name, lambda: self.app.change_settings(language=wish), fill=fill,
            icon="check" if here else None, size=34,
        )  # fmt: skip

    # -- changing ------------------------------------------------------------------------------------

    def _keep(self, name: str) -> Callable[[object], None]:
        return lambda value: self.app.change_settings(**{name: value})

    def _volume(self, area: pygame.FRect, label: str, name: str, value: float) -> Slider:
        def change(new: float) -> None:
            self.app.change_settings(**{name: new})
            self.app.sound.play("chip")

        return Slider(area, label, value, VOLUME, 0.1, change, _percent)

    def _fullscreen(self, on: bool) -> None:
        if on != self.app.settings.fullscreen:
            self.app.toggle_fullscreen()

    def _contrast(self, on: bool) -> None:
        self.app.change_settings(high_contrast=on)
        self.lay_out()

    def _colours(self) -> None:
        from scenes.settings.colours import ColourCheck

        self.app.push(ColourCheck())

    def _ask_reset(self) -> None:
        text = _(
            "Every setting goes back to what it was at first. Keys, people and records stay as they are."
        )
        answers = [(_("Set back"), self._reset), (_("Leave as it is"), lambda: None)]
        self.app.push(Dialog(_("Everything as at first?"), text, answers, danger=True))

    def _reset(self) -> None:
        first = Settings()
        fresh = {one.name: getattr(first, one.name) for one in fields(Settings) if one.name not in LEFT_ALONE}
        self._fullscreen(fresh.pop("fullscreen"))
        self.app.change_settings(**fresh)
        self.lay_out()

    # -- the picture ---------------------------------------------------------------------------------

    def paint_page(self, canvas: Canvas) -> None:
        said = ""
        if self.pages[self.page].icon == "people":
            said = _("Felt speaks {language} now.").format(language=OWN_NAMES.get(spoken(), spoken()))
        elif self.pages[self.page].icon == "eye":
            said = _("Colours always come with a shape or a letter.")
        if said and not self.note():
            area = (PANE.left, PANE.bottom - 76, PANE.width, 80)
            canvas.paragraph(said, area, Style(28, "body", canvas.theme.cream), middle=True)


def _rows() -> Iterator[pygame.FRect]:
    """Strips one below the other."""
    at = 0
    while True:
        yield pygame.FRect(PANE.left, PANE.top + at * STEP, PANE.width, ROW)
        at += 1
