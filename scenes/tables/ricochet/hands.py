"""Whose hand came down where: keys, gamepads and the mouse of everyone at a race."""

from __future__ import annotations

from typing import NamedTuple

from game.keeping import Keeping
from scenes.input import Input, Pointer, Press, Stamp
from scenes.tables.ricochet.field import Field
from scenes.tables.ricochet.keys import learn, pad_place
from scenes.tables.ricochet.party import MOUSE, PAD, Party, bind


class Hand(NamedTuple):
    """A slap as it arrived."""

    seat: int
    place: str
    stamp: Stamp


class Hands:
    """Reads slaps out of events; everything else is None."""

    def __init__(self, party: Party, keeping: Keeping, field: Field) -> None:
        self._field = field
        self._keys = bind(party, keeping, field.outer)
        self._devices = {
            chair.device: seat for seat, chair in enumerate(party.chairs) if _is_device(chair.device)
        }

    def read(self, event: Input) -> Hand | None:
        if isinstance(event, Press) and not event.repeat:
            learn(event)
            return self._pad(event) if event.code.startswith(PAD) else self._key(event)
        if isinstance(event, Pointer) and event.kind == "down":
            return self._mouse(event)
        return None

    def _key(self, press: Press) -> Hand | None:
        found = self._keys.slap(press)
        return Hand(found[0], self._field.outer[found[1]], press.stamp) if found else None

    def _pad(self, press: Press) -> Hand | None:
        seat = self._devices.get(press.code.rpartition(":")[0])
        place = pad_place(press.code, self._field.full_tilt)
        return Hand(seat, place, press.stamp) if seat is not None and place else None

    def _mouse(self, event: Pointer) -> Hand | None:
        seat, place = self._devices.get(MOUSE), self._field.at(event.at)
        return Hand(seat, place, event.stamp) if seat is not None and place else None


def _is_device(device: str) -> bool:
    return device == MOUSE or device.startswith(PAD)
