"""Blind Business at the table: every hand stands open but the own one, gained cards in four pockets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.gallery import Picture
    from scenes.table.sitting import Sitting


def sitting() -> type[Sitting]:
    from scenes.tables.blind_business.table import BusinessTable

    return BusinessTable


def pictures() -> Iterator[Picture]:
    from scenes.tables.blind_business.states import states

    yield from states()
