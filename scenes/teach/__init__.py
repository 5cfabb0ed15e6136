"""Teach me: a guided first hand of each game, at its real table, on a fixed deal."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from scenes import tables
from scenes.scene import Scene


def _module(key: str) -> str:
    return f"scenes.tables.{key.replace('-', '_')}.lesson"


@cache
def lessons() -> tuple[str, ...]:
    """The games that can be taught, in shelf order: their tables have a module `lesson`."""
    return tuple(key for key in tables.playable() if find_spec(_module(key)))


def lesson(key: str) -> Scene:
    """The lesson of a game, from its beginning."""
    scene: Scene = import_module(_module(key)).lesson()
    return scene
