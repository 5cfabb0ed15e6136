"""Blind Hen at the table: the stall, the yards around it, the bidding desk and the final count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.gallery import Picture
    from scenes.table.sitting import Sitting


def sitting() -> type[Sitting]:
    from scenes.tables.blind_hen.table import HenTable

    return HenTable


def pictures() -> Iterator[Picture]:
    from scenes.tables.blind_hen import states

    yield from states.states()
