"""Time for the loop: the machine's own, or one that tests and the gallery move by hand."""

import time
from typing import Protocol


class Clock(Protocol):
    def now_ns(self) -> int: ...


class RealClock:
    """The steady clock that stamps are taken with."""

    def now_ns(self) -> int:
        return time.perf_counter_ns()


class HandClock:
    """Stands still until it is moved."""

    def __init__(self, at_ns: int = 0) -> None:
        self.at_ns = at_ns

    def now_ns(self) -> int:
        return self.at_ns

    def move(self, seconds: float) -> None:
        self.at_ns += round(seconds * 1e9)
