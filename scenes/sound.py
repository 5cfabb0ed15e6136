"""What the table sounds like: effects and music, played when they can be and never in the way of the game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Literal

import pygame

from game.words import _
from sounds import EFFECTS, HOME, MUSIC, effect_files, music_file

if TYPE_CHECKING:  # a pygame built without a mixer has no such class, and must still open the game
    from pygame.mixer import Sound as Clip

__all__ = ["EFFECTS", "MUSIC", "Group", "Sound", "gain", "sides"]

RATE, FORMAT, STEREO, BUFFER = 44_100, -16, 2, 512  # 512 samples are 12 ms between a slap and its sound
DECKS = (0, 1)  # two channels for music, so that one tune can leave while the next arrives
VOICES = range(2, 26)  # the channels for effects
MOST_ALIKE = 3  # voices of one effect at a time; a fourth takes the place of the oldest
CROSS_FADE_MS = 900
HUSH_MS = 60
STALE_S = 0.25  # an effect that had to wait longer than this for its file is left out
JOIN_S = 1.0
DEFAULT_LEVELS: Mapping[str, float] = {"effects": 0.8, "music": 0.5}

Group = Literal["effects", "music"]
# pygame.error is a RuntimeError, and so is what a pygame built without a mixer raises.
FAULTS = (RuntimeError, OSError, ValueError, MemoryError)


def gain(level: float) -> float:
    """What a volume from 0 to 1 means to the mixer: squared, so that half way sounds about half as loud."""
    return min(1.0, max(0.0, level)) ** 2


def sides(pan: float, volume: float) -> tuple[float, float]:
    """Left and right for a place from -1 (left) to 1 (right): the far side gives way, the near one stays."""
    strength = min(1.0, max(0.0, volume))
    return strength * min(1.0, max(0.0, 1.0 - pan)), strength * min(1.0, max(0.0, 1.0 + pan))


class Sound:
    """The loudspeaker of the house.

    A thread of its own opens the device and reads the files, so that no call waits for either. Whatever goes
    wrong is kept as one sentence in `trouble`, and the game plays on without sound.
    """

    def __init__(
        self, volumes: Mapping[str, float] = DEFAULT_LEVELS, muted: bool = False, home: Path = HOME
    ) -> None:
        self.trouble: str | None = None
        self.muted = muted
        self._levels = {**DEFAULT_LEVELS, **volumes}
        self._home = home
        self._paused = False
        self._open = False  # somebody asked for sound
        self._ready = False  # and the device answered
        self._worker: Thread | None = None
        self._jobs: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self._clips: dict[Path, Clip] = {}
        self._tunes: dict[str, Clip] = {}
        self._unreadable: set[Path] = set()
        self._tune: str | None = None
        self._on_deck: str | None = None
        self._deck = DECKS[0]
        self._speaking: dict[int, str] = {}  # which effect a channel last took, the longest ago first
        self._striking = Lock()
        self._rng = random.Random()
        self._last_take: dict[str, int] = {}

    # Opening and closing

    def open(self) -> None:
        """Starts opening the device. The mixer stops the whole program for that moment (a few milliseconds, a
        tenth of a second where there is no device), so call it after the first frame is on the screen."""
        if not self._open:
            self._open = True
            self._worker = Thread(target=self._work, name="sound", daemon=True)
            self._worker.start()

    def close(self) -> None:
        """Silence, and the device given back; safe to call at any time, and again."""
        worker, self._worker, self._open = self._worker, None, False
        if worker is None:
            return
        self._jobs.put(None)
        worker.join(JOIN_S)
        if worker.is_alive():  # the device hangs: leave it alone, the thread ends with the program
            return
        self._ready = False
        self._clips, self._tunes, self._on_deck = {}, {}, None
        self._try(pygame.mixer.quit)

    def settle(self, seconds: float = 5.0) -> bool:
        """Waits until all that was asked for so far is done: for tests, never for the loop."""
        done = Event()
        self._jobs.put(done.set)
        return done.wait(seconds) if self._open else True

    def _work(self) -> None:
        self._open_device()
        self._try(self._change_tune)
        while (job := self._jobs.get()) is not None:
            self._try(job)

    def _open_device(self) -> None:
        try:
            pygame.mixer.init(RATE, FORMAT, STEREO, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES.stop)
        except FAULTS:
            self.trouble = _("No sound device could be opened. Felt plays on in silence.")
        else:
            self.trouble = None
            self._ready = True

    def _try(self, deed: Callable[[], object]) -> None:
        """Does it, unless the device has gone in the meantime."""
        try:
            deed()
        except FAULTS:
            self._ready = False
            self.trouble = _("The sound device stopped answering. Felt plays on in silence.")

    # Effects

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0, take: int | None = None) -> None:
        """Plays one take of an effect: any but the last one heard, or `take` (from 0, held in range)."""
        if not self._open or self._gain("effects") == 0.0:
            return
        path = self._choose(name, take)
        if path is None:
            words = _("There is no sound called {name}. Felt plays on without it.")
            self.trouble = self.trouble or words.format(name=name)
        elif path in self._clips:
            self._try(partial(self._strike, self._clips[path], name, pan, volume))
        else:
            self._jobs.put(partial(self._strike_when_read, path, name, pan, volume, time.perf_counter()))

    def warm(self, *names: str) -> None:
        """Reads these effects now, so that their first sound is as quick as the next."""
        for name in names:
            for path in effect_files(name, self._home):
                self._jobs.put(partial(self._read_effect, path))

    def hush(self, name: str) -> None:
        """Fades out whatever is still sounding of an effect, such as a ball that has arrived."""
        if self._ready:
            self._try(partial(self._fade_voices, name))

    def _choose(self, name: str, take: int | None) -> Path | None:
        takes = effect_files(name, self._home)
        if not takes:
            return None
        if take is None:
            last = self._last_take.get(name)
            fresh = [number for number in range(len(takes)) if number != last]
            take = self._rng.choice(fresh or [0])
        self._last_take[name] = min(max(take, 0), len(takes) - 1)
        return takes[self._last_take[name]]

    def _strike(self, clip: Clip, name: str, pan: float, volume: float) -> None:
        if not self._ready:
            return
        with self._striking:
            number = self._free_voice(name)
            if number is None:
                return
            self._speaking.pop(number, None)
            self._speaking[number] = name
            channel = pygame.mixer.Channel(number)
            channel.play(clip)
            channel.set_volume(*sides(pan, volume))

    def _strike_when_read(self, path: Path, name: str, pan: float, volume: float, asked: float) -> None:
        clip = self._read_effect(path)
        if clip is not None and time.perf_counter() - asked < STALE_S:
            self._strike(clip, name, pan, volume)

    def _alike(self, name: str) -> list[int]:
        """The channels where this effect still sounds, the oldest first."""
        return [
            number
            for number, spoken in self._speaking.items()
            if spoken == name and pygame.mixer.Channel(number).get_busy()
        ]

    def _free_voice(self, name: str) -> int | None:
        alike = self._alike(name)
        if len(alike) >= MOST_ALIKE:
            return alike[0]
        return next((number for number in VOICES if not pygame.mixer.Channel(number).get_busy()), None)

    def _fade_voices(self, name: str) -> None:
        with self._striking:
            for number in self._alike(name):
                pygame.mixer.Channel(number).fadeout(HUSH_MS)

    # Music

    def music(self, name: str | None) -> None:
        """Fades over to the loop of a game or of the "house"; None fades to silence."""
        if name != self._tune:
            self._tune = name
            self._jobs.put(self._change_tune)

    def _change_tune(self) -> None:
        name = self._tune
        if not self._ready or name == self._on_deck:
            return
        clip = self._read(music_file(name, self._home)) if name else None
        if name != self._tune:  # another tune was asked for while this one was read
            return
        leaving = pygame.mixer.Channel(self._deck)
        if leaving.get_volume() == 0.0:  # barely begun to fade in: the mixer would not hear of fading it out
            leaving.stop()
        leaving.fadeout(CROSS_FADE_MS)
        self._tunes = {key: tune for key, tune in self._tunes.items() if key == self._on_deck}
        self._on_deck = name
        if name and clip:
            self._tunes[name] = clip
            clip.set_volume(self._gain("music"))
            self._deck = DECKS[1 - DECKS.index(self._deck)]
            channel = pygame.mixer.Channel(self._deck)
            channel.stop()  # a channel still fading out would fade in only to where it had got to
            channel.play(clip, loops=-1, fade_ms=CROSS_FADE_MS)

    # Volumes

    def volume(self, group: Group, level: float) -> None:
        """Sets a group from 0 (silent) to 1, at once and for all that comes."""
        self._levels[group] = min(1.0, max(0.0, level))
        self._apply_volumes()

    def mute(self, muted: bool) -> None:
        self.muted = muted
        self._apply_volumes()

    def pause(self) -> None:
        """Silence for as long as nobody looks; music goes on unheard, effects are left out."""
        self._paused = True
        self._apply_volumes()

    def resume(self) -> None:
        self._paused = False
        self._apply_volumes()

    def _gain(self, group: Group) -> float:
        return 0.0 if self.muted or self._paused else gain(self._levels[group])

    def _apply_volumes(self) -> None:
        if self._ready:
            self._try(self._set_gains)

    def _set_gains(self) -> None:
        # Pausing the mixer itself holds the interpreter while it waits for the device, and the device may be
        # waiting for the interpreter: clips turned down to nothing do the same and cannot lock.
        for clip in list(self._clips.values()):
            clip.set_volume(self._gain("effects"))
        for tune in list(self._tunes.values()):
            tune.set_volume(self._gain("music"))

    # Files

    def _read_effect(self, path: Path) -> Clip | None:
        if path not in self._clips and (clip := self._read(path)):
            self._clips[path] = clip
            clip.set_volume(self._gain("effects"))
        return self._clips.get(path)

    def _read(self, path: Path) -> Clip | None:
        """The decoded file; one that cannot be read is tried once and never again."""
        if not self._ready or path in self._unreadable:
            return None
        try:
            return pygame.mixer.Sound(str(path))
        except FAULTS:
            self._unreadable.add(path)
            words = _("The sound file {file} could not be read. Felt plays on without it.")
            self.trouble = self.trouble or words.format(file=path.name)
            return None
