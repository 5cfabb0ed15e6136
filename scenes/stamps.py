"""When a press was made: the X server's own time of it where there is one, else the moment we looked."""

import ctypes
import struct
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median
from typing import Literal

import pygame

from game.words import _
from scenes.input import Stamp

Source = Literal["X server", "poll"]

MS = 1_000_000
OLDEST_MS = 100
"""A time so long before the last look, or ahead of us, is another clock's: a far screen, a made-up press."""
SERVER_WRAP = 1 << 32
"""The server counts milliseconds in 32 bits and starts over after 49 days."""
REMEMBERED = 64
"""How many presses the precision is measured over."""

X_EVENT = struct.Struct("@iLiPLLLL")
"""How X's key and button events begin: kind, serial, sent by, display, three windows, time."""
X_KINDS = {2: pygame.KEYDOWN, 3: pygame.KEYUP, 4: pygame.MOUSEBUTTONDOWN, 5: pygame.MOUSEBUTTONUP}
DOWN = {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN}


@dataclass(frozen=True)
class Precision:
    """How well this machine knows when a press was made, measured over the last ones."""

    source: Source
    plus_minus_ns: int
    presses: int

    @property
    def sentence(self) -> str:
        ms = f"{self.plus_minus_ns / MS:.1f}"
        return _("On this machine a press is known to ± {ms} ms.").format(ms=ms)


@dataclass(frozen=True)
class Look:
    """One look into the event queue: what it finds arrived since the look before."""

    before_ns: int
    now_ns: int

    @property
    def stamp(self) -> Stamp:
        return Stamp(self.now_ns, self.now_ns - self.before_ns)

    def server_stamp(self, server_ms: int) -> Stamp | None:
        """The same press by the server's clock, unless that is not ours.

        X runs on the clock of `perf_counter`, but keeps whole milliseconds: the press was somewhere in that
        one, and between the two looks. Where both agree, the middle of what they share is nearest.
        """
        now_ms = self.now_ns // MS
        age_ms = (now_ms - server_ms) % SERVER_WRAP
        if age_ms > OLDEST_MS + self.stamp.spread_ns // MS:
            return None
        start = (now_ms - age_ms) * MS
        first, last = max(start, self.before_ns), min(start + MS, self.now_ns)
        at_ns = (first + last) // 2 if first < last else start + MS // 2
        return Stamp(at_ns, self.stamp.spread_ns)

    def doubt_ns(self, stamp: Stamp, source: Source) -> int:
        """How far off a stamp may be: half the server's millisecond, or more where it leaves our window."""
        if source == "poll":
            return stamp.spread_ns
        return max(MS // 2, self.before_ns - stamp.at_ns)


class Stamper:
    """Gives each event of one look its stamp, and remembers how sure the stamps were.

    pygame's events carry no time, and SDL's is that of the look. But X sends its own with every press, and
    SDL hands that raw event over, just before the one it makes of it, once it is asked to.
    """

    def __init__(self, now_ns: int) -> None:
        self._looked_ns = now_ns
        self._doubts: deque[tuple[Source, int]] = deque(maxlen=REMEMBERED)

    def listen(self) -> bool:
        """Ask SDL for the raw events where they tell the time; the window must be open."""
        if pygame.display.get_driver() != "x11":
            return False
        try:
            # Through pygame's own module the very SDL is found that it runs on, bundled or the system's.
            ctypes.CDLL(pygame.event.__file__).SDL_EventState(pygame.SYSWMEVENT, 1)
        except (OSError, AttributeError):
            return False
        return True

    def stamp(
        self, events: Iterable[pygame.Event], now_ns: int, armed: bool = False
    ) -> list[tuple[pygame.Event, Stamp]]:
        """What a look at `now_ns` found, stamped, without the raw events.

        Only an armed loop's presses count for the precision: a quiet table looks less often than it could.
        """
        look = Look(self._looked_ns, now_ns)
        self._looked_ns = now_ns
        stamped = []
        raw: tuple[int, int] | None = None
        for event in events:
            if event.type == pygame.SYSWMEVENT:
                # The nearest raw event is the right one: those that repeat a held key are followed by none.
                raw = _read_raw(event)
                continue
            by_server = look.server_stamp(raw[1]) if raw and raw[0] == event.type else None
            if by_server:
                raw = None
            if armed and event.type in DOWN:
                self._remember(look, by_server)
            stamped.append((event, by_server or look.stamp))
        return stamped

    def _remember(self, look: Look, by_server: Stamp | None) -> None:
        source: Source = "X server" if by_server else "poll"
        self._doubts.append((source, look.doubt_ns(by_server or look.stamp, source)))

    def precision(self) -> Precision | None:
        """What the last presses of armed loops were known to; None before the first."""
        if not self._doubts:
            return None
        source = Counter(source for source, _doubt in self._doubts).most_common(1)[0][0]
        doubts = [doubt for one, doubt in self._doubts if one == source]
        return Precision(source, round(median(doubts)), len(doubts))


def _read_raw(event: pygame.Event) -> tuple[int, int] | None:
    """What pygame will make of a raw X event, and the server's time of it; None when it is no press."""
    content: bytes = getattr(event, "event", b"")
    if len(content) < X_EVENT.size:
        return None
    kind, *_middle, time_ms = X_EVENT.unpack_from(content)
    return (X_KINDS[kind], time_ms % SERVER_WRAP) if kind in X_KINDS else None
