"""What a director stages at one go: tracks that run side by side, their sounds, and what follows."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from scenes.table.tracks import Track

NEARLY = 1e-9
"""Sums of frame times miss the end of a step by less than this."""


class Step:
    """Tracks that run together, the sounds they make, and what follows when all have ended."""

    def __init__(self) -> None:
        self.tracks: list[Track] = []
        self.cues: deque[tuple[float, str]] = deque()
        self.time = 0.0
        self.length = 0.0
        """Until its last track has ended; longer where someone waits."""
        self.calls: list[Callable[[], None]] = []

    @property
    def over(self) -> bool:
        return self.time >= self.length - NEARLY

    def then(self, call: Callable[[], None]) -> Step:
        """Call this once when the step has ended, skipped or not."""
        self.calls.append(call)
        return self

    def add(self, track: Track) -> None:
        """A card that is sent twice at once makes one journey, to where it was sent last."""
        self.length = max(self.length, track.start + track.length)
        before = next((one for one in self.tracks if one.place and one.card is track.card), None)
        if not track.place or before is None:
            self.tracks.append(track)
        elif track.airborne and not before.airborne:
            self.tracks[self.tracks.index(before)] = track
        else:
            before.place, before.pose = track.place, track.pose
            before.face_up = before.face_up if track.face_up is None else track.face_up
