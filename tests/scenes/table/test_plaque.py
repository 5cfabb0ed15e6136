"""What a plaque makes of a long name."""

import pytest

from scenes.table.plaque import in_two


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Wilhelmina-Josephine Ott", ["Wilhelmina-", "Josephine Ott"]),
        ("Bartholomäus von Hohenfel", ["Bartholomäus", "von Hohenfel"]),
        ("Maximilianezzzzzzzzzzzz", ["Maximilianezzzzzzzzzzzz"]),
        ("Ann-", ["Ann-"]),
    ],
)
def test_a_long_name_is_parted_where_it_may_be_and_nowhere_else(name: str, lines: list[str]) -> None:
    assert in_two(name) == lines
