"""None of Your Business at the table: an office at midnight, questions, refusals, sets and their powers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.gallery import Picture
    from scenes.table.sitting import Sitting


def sitting() -> type[Sitting]:
    from scenes.tables.none_of_your_business.table import OfficeTable

    return OfficeTable


def pictures() -> Iterator[Picture]:
    from scenes.tables.none_of_your_business.states import states

    yield from states()
