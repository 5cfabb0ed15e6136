"""The loop: reads input the moment it arrives, lets time pass for the scenes, and draws what changed."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.keeping import Keeping, Settings
from game.words import _, speak
from scenes.bindings import NAMES, Bindings
from scenes.canvas import Brushes, Sprite
from scenes.clock import Clock, RealClock
from scenes.desktop import Desktop
from scenes.fit import Fit
from scenes.input import Act, Focus, Input, PadChange, Press, Quit, Reader, Resized, Stamp, typed
from scenes.layers import Layers
from scenes.pictures import Pictures
from scenes.scene import Scene
from scenes.stack import Stack
from scenes.stamps import Stamper
from scenes.table.motion import SPEEDS, TRANSITION
from scenes.toasts import Toasts
from scenes.ui.theme import HIGH_CONTRAST, HOUSE
from scenes.ui.type import Type
from scenes.window import Screen

if TYPE_CHECKING:
    from scenes.sound import Sound

FRAME_NS = 1_000_000_000 // 60
LONGEST_STEP = 0.1
"""After a stall, scenes see at most this much time pass at once: nothing jumps."""
IDLE_MS = 250
"""How long a quiet table may sleep in the event queue; an event wakes it at once."""
POLL_NS = 1_000_000
"""How often an armed loop looks for presses between frames."""


class App:
    """Everything scenes share, and the loop that drives them."""

    def __init__(
        self,
        screen: Screen,
        keeping: Keeping,
        sound: Sound,
        clock: Clock | None = None,
        seed: int | None = None,
    ) -> None:
        self.screen = screen
        self.keeping = keeping
        self.sound = sound
        self.clock = clock or RealClock()
        self.seed = seed
        self.desktop = Desktop()
        self.toasts = Toasts()
        self.brushes = Brushes(Pictures(), Type())
        self.layers = Layers(screen.surface, self.brushes)
        self.bindings = Bindings()
        self.reader = Reader(lambda: self.layers.fit, self.bindings)
        self.stack = Stack(self)
        self.running = True
        self.focused = True
        self.frames = 0
        self.shown_ns = 0
        """When the last picture reached the screen: reactions count from here."""
        self.stamper = Stamper(self.clock.now_ns())
        self._seen: list[tuple[pygame.Event, Stamp]] = []
        self._stepped_ns = self.clock.now_ns()
        self._due_ns = 0
        self._heard: str | None = None
        """The trouble with sound that has been told."""
        self._fading: tuple[pygame.Surface, float] | None = None
        self._bind()
        self._mind_settings()

    # -- for scenes ----------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        return self.keeping.settings

    def change_settings(self, **changes: Any) -> None:
        """Use and keep new settings; trouble with the disk becomes a toast."""
        spoken, bound = self.settings.language, (self.settings.keys, self.settings.buttons)
        self.keeping.save_settings(replace(self.settings, **changes))
        self._mind_settings()
        if (self.settings.keys, self.settings.buttons) != bound:
            self._bind()
        if self.settings.language != spoken:
            self._change_language()
        for scene in self.stack.visible():
            scene.touch()

    def _bind(self) -> None:
        """Use the keys that the person wished for."""
        self.bindings = Bindings(self.settings.keys, self.settings.buttons)
        self.reader.bindings = self.brushes.bindings = self.bindings
        for name in self.bindings.faults:
            words = _("The key for “{what}” cannot be used, so it is back to normal.")
            self.toast(words.format(what=NAMES[name]), "keyboard")

    def _change_language(self) -> None:
        """Every scene that is open says everything anew."""
        speak(self.settings.language or self.desktop.language())
        for scene in self.stack:
            scene.reworded()
        if self.stack.top:
            self.screen.name(self.stack.top.name)

    @property
    def speed(self) -> float:
        """How much faster than normal things move."""
        return SPEEDS[self.settings.speed]

    @property
    def fit(self) -> Fit:
        return self.layers.fit

    def push(self, scene: Scene) -> None:
        self._change(lambda: self.stack.push(scene))

    def pop(self, scene: Scene | None = None) -> None:
        self._change(lambda: self.stack.pop(scene))

    def replace(self, scene: Scene) -> None:
        self._change(lambda: self.stack.replace(scene))

    def reset(self, scene: Scene) -> None:
        self._change(lambda: self.stack.reset(scene))

    def reset_after(self, scene: Scene) -> None:
        """Begin again after an error: scenes that fail while they end are let go."""
        with contextlib.suppress(Exception):
            self.stack.clear()
        self._fading = None
        self.running = True
        self.stack = Stack(self)
        self.stack.push(scene)

    def quit(self) -> None:
        self.running = False

    def toggle_fullscreen(self) -> None:
        self.change_settings(fullscreen=self.screen.toggle_fullscreen())
        self._resized()

    def toast(self, text: str, icon: str = "info") -> None:
        self.toasts.add(text, icon)

    def _change(self, change: Callable[[], None]) -> None:
        """Every change of scene fades from the old picture to the new one, unless one of them forbids it."""
        before = self.stack.top
        change()
        top = self.stack.top
        self._fading = None
        soft = all(scene.fades for scene in (before, top) if scene)
        if soft and self.frames and self.speed < SPEEDS["instant"]:
            self._fading = (self.screen.surface.copy(), 0.0)
        if top is None:
            self.quit()
        else:
            self.sound.music(top.music)
            self.screen.name(top.name)

    def _mind_settings(self) -> None:
        settings = self.settings
        self.brushes.theme = HIGH_CONTRAST if settings.high_contrast else HOUSE
        self.brushes.type.resize(self.layers.fit.scale, settings.text_size)
        self.sound.volume("effects", settings.effects_volume)
        self.sound.volume("music", settings.music_volume)
        self.sound.mute(settings.muted)

    # -- events --------------------------------------------------------------------------------------

    def handle(self, event: Input) -> None:
        """One event, to the app itself or to the scene on top."""
        if isinstance(event, Quit):
            self.quit()
        elif isinstance(event, Resized):
            self._resized()
        elif isinstance(event, PadChange):
            self._tell_pad(event)
        elif isinstance(event, Focus):
            self.focused = event.ours
            self.sound.resume() if event.ours else self.sound.pause()
        elif isinstance(event, Press) and self._short_cut(event):
            return
        top = self.stack.top
        if top and not isinstance(event, Quit | Resized):
            top.handle(typed(event) if top.typing and isinstance(event, Press) else event)

    def _short_cut(self, press: Press) -> bool:
        if press.key == pygame.K_F11:
            self.toggle_fullscreen()
            return True
        typing = self.stack.top is not None and (self.stack.top.typing or self.stack.top.armed)
        if press.key == pygame.K_m and not typing:
            muted = not self.settings.muted
            self.change_settings(muted=muted)
            self.toast(
                _("Sound is off. {key} turns it on.").format(key=self.bindings.cap(pygame.K_m))
                if muted
                else _("Sound is on."),
                "mute" if muted else "sound",
            )
            return True
        return False

    def _tell_pad(self, change: PadChange) -> None:
        name = change.name or _("A gamepad")
        if change.here:
            self.toast(_("{name} is ready.").format(name=name), "gamepad")
        else:
            self.toast(_("{name} was unplugged. Keyboard and mouse go on.").format(name=name), "gamepad")

    def _resized(self) -> None:
        self.screen.refresh()
        self.layers.show_on(self.screen.surface)
        self.brushes.type.resize(self.layers.fit.scale, self.settings.text_size)
        self._fading = None
        for scene in self.stack.visible():
            scene.touch()

    # -- one frame -----------------------------------------------------------------------------------

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        for trouble in self.keeping.take_troubles():
            self.toast(trouble.sentence, "warning")
        if self.sound.trouble != self._heard:
            self._heard = self.sound.trouble
            if self._heard:
                self.toast(self._heard, "mute")
        self.toasts.update(dt)
        if self._fading:
            before, age = self._fading
            self._fading = (before, age + dt) if age + dt < TRANSITION / self.speed else None
        top = self.stack.top
        if top and (self.focused or not top.pauses_unfocused):
            top.update(dt)

    def draw(self) -> bool:
        """Bring the screen up to date; False when there was nothing to do."""
        canvas = self.layers.canvas()
        if self._fading:
            return self._draw_fade()
        above: list[Sprite] = self.toasts.live(canvas) if self.toasts else []
        areas = self.layers.draw(self.stack.visible(), above)
        if areas:
            self._show(areas)
        return bool(areas)

    def _draw_fade(self) -> bool:
        assert self._fading
        before, age = self._fading
        self.layers.smudge()
        self.layers.draw(self.stack.visible(), [])
        before.set_alpha(round(255 * (1 - age * self.speed / TRANSITION)))
        self.screen.surface.blit(before, (0, 0))
        self.layers.smudge()
        self._show([self.screen.surface.get_rect()])
        return True

    def _show(self, areas: list[pygame.Rect]) -> None:
        if self._armed:
            self._look()  # what was pressed during the drawing must not wait for the picture as well
        self.screen.show(areas)
        self.shown_ns = self.clock.now_ns()
        self.frames += 1

    # -- the loop ------------------------------------------------------------------------------------

    def run(self, frames: int | None = None) -> None:
        """Until someone quits, or for so many frames."""
        while self.running and (frames is None or self.frames < frames):
            start = self.clock.now_ns()
            self.poll()
            for press in self.reader.repeats(Stamp(start)):
                self.handle(press)
            self.step(min(LONGEST_STEP, (start - self._stepped_ns) / 1e9))
            self._stepped_ns = start
            drew = self.draw()
            if self.frames == 1 and drew and frames != 1:
                self._after_first_frame()
            in_step = 0 <= start - self._due_ns < FRAME_NS
            self._due_ns = (self._due_ns if in_step else start) + FRAME_NS
            self._wait(self._due_ns)
        self.stack.clear()

    def _after_first_frame(self) -> None:
        """What would have kept the first picture waiting."""
        self.stamper.listen()
        self.sound.open()
        self.reader.open_pads()

    def poll(self, events: list[pygame.Event] | None = None) -> None:
        """Look once more, and let everything happen that was seen since the last time."""
        self._look(events)
        seen, self._seen = self._seen, []
        for event, stamp in seen:
            for one in self.reader.read(event, stamp):
                self.handle(one)

    def _look(self, events: list[pygame.Event] | None = None) -> None:
        """Stamp what has arrived, and let it wait for the next poll: safe in the middle of drawing."""
        found = pygame.event.get() if events is None else events
        self._seen += self.stamper.stamp(found, self.clock.now_ns(), self._armed)

    @property
    def _armed(self) -> bool:
        return self.stack.top is not None and self.stack.top.armed

    def _wait(self, until_ns: int) -> None:
        """Wait for the next frame in the event queue, so that a press is stamped when it comes."""
        if self._armed:
            self._wait_armed(until_ns)
            return
        top = self.stack.top
        busy = self.toasts or self._fading or self.reader.holding or (top and top.moving)
        left = max(0, (until_ns - self.clock.now_ns()) // 1_000_000)
        if busy:
            deadline = until_ns
            while left > 0 and self.running:
                event = pygame.event.wait(left)
                if event.type == pygame.NOEVENT:
                    break
                self.poll([event, *pygame.event.get()])
                left = max(0, (deadline - self.clock.now_ns()) // 1_000_000)
        else:
            event = pygame.event.wait(IDLE_MS)
            if event.type != pygame.NOEVENT:
                self.poll([event, *pygame.event.get()])

    def _wait_armed(self, until_ns: int) -> None:
        """Look every millisecond, first right after the picture was shown."""
        while self.running:
            self.poll()
            left = until_ns - self.clock.now_ns()
            if left <= 0:
                return
            time.sleep(min(POLL_NS, left) / 1e9)


def wants_back(event: Input) -> bool:
    """Escape, Backspace, right click or a gamepad's B."""
    return isinstance(event, Press) and event.act is Act.BACK and not event.repeat
