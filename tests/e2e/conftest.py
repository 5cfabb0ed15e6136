"""A desk per test, where this machine can have one."""

from collections.abc import Iterator

import pytest

from tests.e2e.desk import HERE, Desk


@pytest.fixture
def desk() -> Iterator[Desk]:
    if not HERE:
        pytest.skip("a real window needs Xvfb and xdotool, and this machine lacks them")
    desk = Desk()
    yield desk
    desk.close()
