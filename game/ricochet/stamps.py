"""Times as data: nanoseconds given by whoever watched the clock, told in frames and in seconds."""

from typing import Final

SECOND_NS: Final = 1_000_000_000
FRAMES_PER_SECOND: Final = 60
FRAME_NS: Final = -(-SECOND_NS // FRAMES_PER_SECOND)
"""The first whole nanosecond that is no longer inside the frame."""


def frames(ns: int) -> int:
    """Whole frames that have passed."""
    return ns * FRAMES_PER_SECOND // SECOND_NS


def window_ns(tie_frames: int) -> int:
    """A slap ties with one that came less than this long before it (RC-Q2)."""
    return -(-tie_frames * SECOND_NS // FRAMES_PER_SECOND)


def is_stamp(value: object) -> bool:
    """Whether the value can be a time or a width of time."""
    return type(value) is int and value >= 0


def in_seconds(ns: int) -> str:
    """As people read it: 1.376."""
    return f"{ns // SECOND_NS}.{ns % SECOND_NS // 1_000_000:03d}"
