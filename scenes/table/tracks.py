"""What can happen to one card over time: each track is a function of the share of its time gone by."""

from __future__ import annotations

import copy
from collections.abc import Callable

from scenes.table.cards import Card
from scenes.table.motion import LIFT_FLYING, LIFT_TURNING, arch, ease_both, ease_out, squeeze
from scenes.table.places import Place, Pose

Sway = Callable[[float], tuple[float, float, float]]
"""By how much a card is off its pose, across, down and turned, at a share of its time."""


class Track:
    """A change of one card. `begin` notes how things are; `at(1)` is its end, exactly."""

    airborne = False
    """Does the card leave its place, over everything else?"""
    glows = False
    """Does it change a glow, which lies below the whole hand?"""

    def __init__(self, card: Card, start: float, length: float) -> None:
        self.card = card
        self.start = start
        self.length = length
        self.begun = False
        self.done = False
        self.lifted: list[Card] = []
        """The cards that had to leave the still layer for it."""
        self.place: Place | None = None
        self.pose: Pose | None = None
        """Where a journey ends."""
        self.face_up: bool | None = None
        """Which side is up then; None leaves it."""

    def begin(self) -> None:
        """Note where the change starts from."""

    def at(self, share: float) -> None:
        raise NotImplementedError(type(self).__name__)


class Travel(Track):
    """From where it is to its pose in a place: flying in an arch, or sliding along the cloth."""

    def __init__(
        self,
        card: Card,
        start: float,
        length: float,
        place: Place,
        pose: Pose,
        flies: bool,
        face_up: bool | None = None,
        ease: Callable[[float], float] = ease_out,
    ) -> None:
        super().__init__(card, start, length)
        self._ease = ease
        self.place: Place = place
        self.pose: Pose = pose
        self.airborne = flies
        self.face_up = face_up

    def begin(self) -> None:
        card, new = self.card, self.pose
        self._from = card.pose
        self._width, self._lift = card.width, card.lift
        self._across, self._down = new.x - card.pose.x, new.y - card.pose.y
        # The short way round: a card at 350 degrees that goes to 10 turns by 20.
        self._turn = (new.angle - card.pose.angle + 180) % 360 - 180
        self._wider = (self.place.card or card.width) - card.width
        self._higher = self.place.lift_at(new.z) - card.lift
        self._was_up = card.face_up
        card.rank = self.place.rank
        if self.airborne:
            card.at = None

    def at(self, share: float) -> None:
        card, old = self.card, self._from
        if share >= 1:
            card.opening = 1.0
            if self.face_up is not None:
                card.face_up = self.face_up
            card.lie(self.place, self.pose)
            return
        gone = self._ease(share)
        card.pose = Pose(
            old.x + self._across * gone,
            old.y + self._down * gone,
            old.angle + self._turn * gone,
            self.pose.z,
        )
        card.width = self._width + self._wider * gone
        card.lift = self._lift + self._higher * gone
        if self.airborne:
            card.lift += LIFT_FLYING * arch(share)
        if self.face_up is not None and self.face_up != self._was_up:
            card.opening = squeeze(share)
            card.face_up = self.face_up if share >= 0.5 else self._was_up


class CrossFade(Track):
    """The same journey for those who want little motion: gone here, and there, in one soft change."""

    def __init__(
        self,
        card: Card,
        start: float,
        length: float,
        place: Place | None,
        pose: Pose | None,
        face_up: bool | None,
    ) -> None:
        super().__init__(card, start, length)
        self.place = place
        self.pose = pose
        self.face_up = face_up

    def begin(self) -> None:
        card = self.card
        card.ghost = copy.copy(card)
        if self.place and self.pose:
            card.lie(self.place, self.pose)
        if self.face_up is not None:
            card.face_up = self.face_up

    def at(self, share: float) -> None:
        card = self.card
        if share >= 1:
            card.ghost, card.fade = None, 1.0
        elif card.ghost:
            card.fade = ease_both(share)
            card.ghost.fade = 1 - card.fade


class TurnOver(Track):
    """Squeezed until its edge is seen, then open again with its other side."""

    def __init__(self, card: Card, start: float, length: float, face_up: bool) -> None:
        super().__init__(card, start, length)
        self.face_up: bool = face_up

    def begin(self) -> None:
        self._lift = self.card.lift

    def at(self, share: float) -> None:
        card = self.card
        card.face_up = self.face_up if share >= 0.5 else not self.face_up
        card.opening = 1.0 if share >= 1 else squeeze(share)
        card.lift = self._lift if share >= 1 else self._lift + LIFT_TURNING * arch(share)


class Change(Track):
    """One number of a card's looks, to a new value: its glow, its dimness, how far it is raised."""

    def __init__(self, card: Card, start: float, length: float, what: str, to: float) -> None:
        super().__init__(card, start, length)
        self.what = what
        self.to = to
        self.glows = what == "glow"

    def begin(self) -> None:
        self._was = float(getattr(self.card, self.what))

    def at(self, share: float) -> None:
        value = self.to if share >= 1 else self._was + (self.to - self._was) * ease_both(share)
        setattr(self.card, self.what, value)


class Wander(Track):
    """Off its pose and back again: shaking, riffling."""

    def __init__(self, card: Card, start: float, length: float, sway: Sway) -> None:
        super().__init__(card, start, length)
        self._sway = sway

    def begin(self) -> None:
        self._home = self.card.pose

    def at(self, share: float) -> None:
        home = self._home
        if share >= 1:
            self.card.pose = home
            return
        dx, dy, turn = self._sway(share)
        self.card.pose = Pose(home.x + dx, home.y + dy, home.angle + turn, home.z)
