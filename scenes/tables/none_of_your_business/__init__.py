"""None of Your Business at the table: an office at midnight, questions, refusals, sets and their powers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.gallery import Picture
    from scenes.scene import Scene
    from scenes.table.sitting import Sitting


def sitting() -> type[Sitting]:
    from scenes.tables.none_of_your_business.table import OfficeTable

    return OfficeTable


def first_scene() -> Scene:
    """Choosing the game on the shelf opens a table for four: one person and three bots."""
    from scenes.tables.none_of_your_business.table import OfficeTable, company

    return OfficeTable(company(4))


def pictures() -> Iterator[Picture]:
    from scenes.tables.none_of_your_business.states import states

    yield from states()
