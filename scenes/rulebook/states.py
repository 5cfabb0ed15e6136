"""The rulebook in telling states for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game import catalog
from scenes.app import App
from scenes.gallery import Picture
from scenes.rulebook.book import Rulebook
from scenes.scene import Scene

CHAPTERS = {
    "blind-business": "number-powers",
    "blind-hen": "scoring",
    "second-estimate": "ranking",
    "none-of-your-business": "sets",
    "ricochet": "following",
}
"""What each game's second picture shows."""


class _Begun(Rulebook):
    """Open at a chapter, with something searched for."""

    def __init__(self, key: str, chapter: str = "", query: str = "") -> None:
        super().__init__(key, chapter)
        self._query = query

    def entered(self) -> None:
        super().entered()
        if self._query:
            self.search.type(self._query)
            self.board.focus_on(self.search, quiet=True)


def _open(key: str, chapter: str = "", query: str = "") -> Scene:
    """Over the title, which is dark below it."""
    from scenes.title import Title

    class Opened(Title):
        def resumed(self) -> None:
            super().resumed()
            if self.app.stack.top is self:
                self.app.stack.push(_Begun(key, chapter, query))

    return Opened()


def _opening(key: str, chapter: str = "", query: str = "") -> Callable[[App], Scene]:
    return lambda app: _open(key, chapter, query)


def states() -> Iterator[Picture]:
    for key in catalog.keys():  # noqa: SIM118  (a module, not a mapping)
        chapter = CHAPTERS.get(key, "scoring")
        yield Picture("rulebook", key, _opening(key), 0.5)
        yield Picture("rulebook", f"{key}-{chapter}", _opening(key, chapter), 0.5)
    yield Picture("rulebook", "search", _opening("ricochet", "", "ball"), 0.5, everywhere=True)
    yield Picture("rulebook", "nothing", _opening("ricochet", "", "rook"), 0.5)
    large = _opening("blind-business", "number-powers")
    yield Picture("rulebook", "large-text", large, 0.5, {"text_size": 1.5})
    yield Picture("rulebook", "high-contrast", _opening("blind-hen", "scoring"), 0.5, {"high_contrast": True})
