"""Second Estimate at the table: customers in a row, everybody's station below, the strength rail on top."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.gallery import Picture
    from scenes.table.sitting import Sitting


def sitting() -> type[Sitting]:
    from scenes.tables.second_estimate.table import EstimateTable

    return EstimateTable


def pictures() -> Iterator[Picture]:
    from scenes.tables.second_estimate import states

    yield from states.states()
