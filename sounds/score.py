"""A loop on paper: notes are laid on a ring, so whatever rings past the end is heard at the start."""

from collections.abc import Callable, Sequence

import numpy as np

from sounds.instruments import Voice
from sounds.synth import RATE, Wave, band, pitch, room_answer

REST = "-"
HURRY = 0.006  # seconds a human hand is early or late
TOUCH = 0.1  # share by which its strength varies
PICKUP = 0.6  # beats before the first one in which the ring is cut open
HUSH = 0.02  # seconds of quiet looked for there

Stroke = Callable[[np.random.Generator], Wave]


class Loop:
    """One tune in the making: `bars` bars of `beats` beats, its off-beat eighths moved to `swing`."""

    def __init__(self, bpm: float, bars: int, beats: int = 4, swing: float = 0.5, seed: int = 1) -> None:
        self.bars, self.beats, self.swing = bars, beats, swing
        self.rng = np.random.default_rng(seed)
        self.total = bars * beats
        self.size = round(self.total * 60 / bpm * RATE / 1024) * 1024
        self.beat = self.size / self.total / RATE
        self.dry = np.zeros((self.size, 2))
        self.wet = np.zeros((self.size, 2))

    def seconds_at(self, position: float) -> float:
        """The moment of a position in beats, with the off-beat pushed back by the swing."""
        whole, part = divmod(position, 1.0)
        bent = part * 2 * self.swing if part < 0.5 else self.swing + (part - 0.5) * 2 * (1 - self.swing)
        return (whole + bent) * self.beat

    def put(
        self, position: float, wave: Wave, gain: float = 1.0, pan: float = 0.0, send: float = 0.2
    ) -> None:
        """Lays one wave on the ring; `send` is how much of it the room hears."""
        late = self.seconds_at(position) + self.rng.uniform(-HURRY, HURRY)
        strength = gain * (1 + self.rng.uniform(-TOUCH, TOUCH))
        sides = strength * np.array([np.cos((pan + 1) * np.pi / 4), np.sin((pan + 1) * np.pi / 4)])
        start = round(late * RATE) % self.size
        before_the_seam = min(len(wave), self.size - start)
        for begin, part in ((start, wave[:before_the_seam]), (0, wave[before_the_seam:])):
            laid = part[:, None] * sides
            self.dry[begin : begin + len(part)] += laid
            self.wet[begin : begin + len(part)] += laid * send

    def line(
        self,
        voice: Voice,
        notes: str,
        start: float = 0.0,
        gain: float = 1.0,
        pan: float = 0.0,
        send: float = 0.2,
        held: float = 0.95,
        strum: float = 0.0,
    ) -> None:
        """Plays notes like `f4:1 a4:.5 c5+e5 -:2 |`: a length stays until changed, `|` must end a bar."""
        at, beats = start, 1.0
        for word in notes.split():
            if word == "|":
                if abs((at - start) % self.beats) > 1e-6:
                    raise ValueError(f"A bar of the tune does not add up before beat {at:g}.")
                continue
            name, _, written = word.partition(":")
            beats = float(written) if written else beats
            if name != REST:
                lasts = (self.seconds_at(at + beats) - self.seconds_at(at)) * held
                for order, note in enumerate(name.split("+")):
                    late = order * strum / self.beat
                    self.put(at + late, voice(pitch(note), round(lasts, 3)), gain, pan, send)
            at += beats

    def beat_out(
        self,
        stroke: Stroke,
        pattern: str,
        step: float = 0.5,
        gain: float = 1.0,
        pan: float = 0.0,
        send: float = 0.1,
        bars: Sequence[int] | None = None,
    ) -> None:
        """Plays a bar like `x..o` in every bar (or in `bars`): x is a stroke, o a softer one."""
        strength = {"x": 1.0, "o": 0.5}
        for bar in range(self.bars) if bars is None else bars:
            for place, mark in enumerate(pattern):
                if mark in strength:
                    wave = stroke(self.rng)
                    level = gain * strength[mark] / np.abs(wave).max()
                    self.put(bar * self.beats + place * step, wave, level, pan, send)

    def echo(self, beats: float, feedback: float, gain: float, times: int = 4) -> None:
        """Sends what the room hears bouncing from side to side."""
        shift, bounced = round(beats * self.beat * RATE), self.wet.copy()
        for time in range(1, times + 1):
            bounced = np.roll(bounced[:, ::-1], shift, axis=0) * feedback
            self.dry += bounced * gain / feedback * (0.9 ** (time - 1))

    def finished(self, room: float = 1.4, wet: float = 1.0, width: float = 0.6) -> Wave:
        """The loop in its room, cut open shortly before the first beat, where it is quietest."""
        answer = np.zeros((self.size, 2))
        heard = room_answer(room, self.rng)
        answer[: len(heard)] = heard
        echoed = np.fft.irfft(np.fft.rfft(self.wet, axis=0) * np.fft.rfft(answer, axis=0), self.size, axis=0)
        whole = band(self.dry + wet * echoed, 32, 11_000, ring=True)
        middle, side = whole.mean(axis=1, keepdims=True), (whole[:, :1] - whole[:, 1:]) / 2
        narrow = np.hstack([middle + side * width, middle - side * width])
        return np.roll(narrow, self._quietest_pickup(narrow), axis=0)

    def _quietest_pickup(self, whole: Wave) -> int:
        """How many samples before the first beat the ring is quietest: a seam there is never heard."""
        window = round(HUSH * RATE)
        tail = (whole[-round(PICKUP * self.beat * RATE) :] ** 2).sum(axis=1)
        power = np.convolve(tail, np.ones(window), "same")[window // 2 : -window // 2]
        return len(tail) - window // 2 - int(power.argmin())
