"""Whose gamepad is whose at a table: a pad that somebody holds acts only when that person looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.keeping import Keeping
from scenes.input import Act, Input, Press
from scenes.seating.company import PAD


class Pads:
    """Keys, mouse, and pads that nobody has taken act for whoever looks."""

    def __init__(self, owners: dict[str, str]) -> None:
        self._owners = owners
        """“pad:0” and who holds it."""

    @classmethod
    def of(cls, keeping: Keeping, game: str, people: Sequence[str]) -> Pads:
        """As they were given out at the seats of this game, among those who are here."""
        try:
            chairs: list[dict[str, Any]] = list(keeping.settings.last_seats[game]["chairs"])
            held = {str(chair["device"]): str(chair["name"]) for chair in chairs}
        except (KeyError, TypeError):
            return cls({})
        return cls({pad: name for pad, name in held.items() if pad.startswith(PAD) and name in people})

    def other_hand(self, event: Input, name: str) -> str | None:
        """Whose hand it is that presses while `name` is asked; None where it may. Anybody may pause."""
        if not isinstance(event, Press) or event.act is Act.MENU or not event.code.startswith(PAD):
            return None
        owner = self._owners.get(event.code.rpartition(":")[0])
        return None if owner == name else owner
