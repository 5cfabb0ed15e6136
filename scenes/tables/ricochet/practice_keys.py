"""Which keys arrive together: keyboards swallow some that are held at once, and only trying tells which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Literal

HOLD_NS = 500_000_000
"""Shorter than this nobody has held anything on purpose."""
ALONE_NS = 3 * HOLD_NS
"""A single key must be held longer: it may only be the first finger."""

Codes = tuple[str, ...]


@dataclass
class Trial:
    """Asks for keys to be held together, one of each player at a time, and judges when they are let go.

    `spares` are other sets of keys. When keys of a player do not arrive, that player tries the next set that
    nobody uses, and everything is asked again: what is suggested in the end has been seen to work.
    """

    layouts: list[Codes]
    spares: Sequence[Codes] = ()
    held: set[str] = field(default_factory=set)
    most: int = 0
    """The most keys that were ever down at once."""
    step: int = 0
    missing: tuple[str, ...] = ()
    """What did not arrive at the last try."""
    state: Literal["asking", "works", "hopeless"] = "asking"
    changed: set[int] = field(default_factory=set)
    """Players who have other keys now than at the start."""
    _seen: frozenset[str] = frozenset()
    _since_ns: int = 0
    _tried: dict[int, list[Codes]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._tried = {player: [codes] for player, codes in enumerate(self.layouts)}

    @property
    def questions(self) -> list[Codes]:
        """One player holds all keys of the hand; several hold one each, place by place."""
        if len(self.layouts) == 1:
            return [self.layouts[0]]
        return [tuple(code for code in row if code) for row in zip_longest(*self.layouts, fillvalue="")]

    @property
    def asked(self) -> Codes:
        return self.questions[self.step] if self.state == "asking" else ()

    def down(self, code: str, at_ns: int) -> None:
        self.held.add(code)
        self.most = max(self.most, len(self.held))
        if self.state != "asking" or code not in self.asked:
            return
        now = frozenset(self.held & set(self.asked))
        if len(now) == 1:
            self._since_ns, self._seen = at_ns, now
        if len(now) > len(self._seen):
            self._seen = now
        if len(self._seen) == len(self.asked):
            self._pass()

    def up(self, code: str, at_ns: int) -> None:
        """All keys are let go again: whatever never arrived, this keyboard swallows."""
        self.held.discard(code)
        if self.state != "asking" or not self._seen or self.held & set(self.asked):
            return
        seen, self._seen = self._seen, frozenset()
        if at_ns - self._since_ns >= (HOLD_NS if len(seen) > 1 else ALONE_NS):
            self._fail(tuple(one for one in self.asked if one not in seen))

    def _pass(self) -> None:
        self._seen, self.missing = frozenset(), ()
        self.step += 1
        if self.step == len(self.questions):
            self.step, self.state = 0, "works"

    def _fail(self, missing: Codes) -> None:
        self.missing = missing
        player = next(number for number, codes in enumerate(self.layouts) if missing[0] in codes)
        if len(self.layouts) == 1:
            self.state = "hopeless"  # alone, one key at a time is all it takes
            return
        used = {code for number, codes in enumerate(self.layouts) if number != player for code in codes}
        for spare in self.spares:
            if spare not in self._tried[player] and not used & set(spare):
                self._tried[player].append(spare)
                self.layouts[player] = spare
                self.changed.add(player)
                self.step = 0
                return
        self.state = "hopeless"

    def retry(self) -> None:
        self.step, self.state, self.missing, self._seen = 0, "asking", (), frozenset()
