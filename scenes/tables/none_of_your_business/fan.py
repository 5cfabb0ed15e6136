"""One's own hand: a fan in which equal cards stand close together, so that the others have more room."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, fields
from itertools import pairwise

from scenes.table.places import Place, Pose

CLOSE = 0.36
"""How far equal cards stand apart, as a share of the step between kinds."""


@dataclass(frozen=True)
class KindFan(Place):
    """`held` is kept up to date by the table: the kinds in the hand, in order."""

    held: list[int | None] = field(default_factory=list)

    @classmethod
    def of(cls, place: Place) -> KindFan:
        return cls(**{each.name: getattr(place, each.name) for each in fields(Place)})

    def poses(self, count: int) -> list[Pose]:
        """A hand on its way to another size is spread evenly."""
        if count != len(self.held) or count < 2:
            return super().poses(count)
        gaps = [CLOSE if one == other is not None else 1.0 for one, other in pairwise(self.held)]
        step = min(self.overlap, (self.spread - self.card) / sum(gaps))
        away = [0.0]
        for gap in gaps:
            away.append(away[-1] + gap * step)
        middle = away[-1] / 2
        radius = self.overlap / math.radians(self.arc)
        poses = []
        for z, along in enumerate(away):
            turn = (along - middle) / radius
            x, y = self.center[0] + radius * math.sin(turn), self.center[1] + radius * (1 - math.cos(turn))
            poses.append(Pose(x, y, math.degrees(turn), z))
        return poses
