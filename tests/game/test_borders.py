"""The rooms keep their borders: `game/` knows no screen, no clock, no chance of the world and no pickle."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

GAME = Path(__file__).resolve().parents[2] / "game"
MODULES = sorted(GAME.rglob("*.py"))
BANNED = frozenset(
    {"pygame", "pytmx", "scenes", "main", "tests", "art", "sounds"}
    | {"time", "datetime", "timeit", "calendar", "sched"}
    | {"random", "secrets", "uuid"}
    | {"pickle", "cPickle", "shelve", "marshal", "dill"}
)
EXCEPTIONS = {"bots/watch.py": {"time"}}
"""Bots owe their move in time: the one place with a clock, which no rule imports."""
BANNED_CALLS = frozenset({"exec", "eval", "__import__"})


def named(path: Path) -> str:
    return str(path.relative_to(GAME))


def imports(tree: ast.AST) -> Iterator[str]:
    """The first word of everything a module imports, wherever in the module it does."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "game" if node.level else (node.module or "").split(".")[0]
        elif (
            isinstance(node, ast.Call)
            and getattr(node.func, "id", getattr(node.func, "attr", "")) == "import_module"
        ):
            yield from (
                ast.literal_eval(arg).split(".")[0] for arg in node.args[:1] if isinstance(arg, ast.Constant)
            )


def test_there_are_modules_to_look_at():
    assert len(MODULES) > 10


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_module_of_the_game_imports_nothing_from_beyond(path: Path):
    found = set(imports(ast.parse(path.read_text("utf-8")))) & BANNED - EXCEPTIONS.get(named(path), set())
    assert not found, f"{named(path)} must not import {sorted(found)}"


def test_no_rule_knows_the_bots_and_their_clock():
    for path in MODULES:
        if path.parent.name not in ("bots", "game") and path.name != "bot.py":
            assert "game.bots" not in path.read_text("utf-8"), (
                f"{named(path)} must not know bots nor their clock"
            )


def test_no_bot_and_no_rule_asks_for_open_hands():
    asking = [named(path) for path in MODULES if "open_hands" in path.read_text("utf-8")]
    assert asking == ["match.py"], "all hands are for people who look back, never for whoever plays"


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_module_of_the_game_imports_only_the_house_the_library_and_platformdirs(path: Path):
    allowed = {"game", "platformdirs", *sys.stdlib_module_names}
    assert set(imports(ast.parse(path.read_text("utf-8")))) <= allowed


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_module_says_what_it_is_for_and_runs_no_text_as_code(path: Path):
    tree = ast.parse(path.read_text("utf-8"))
    assert ast.get_docstring(tree), f"{named(path)} opens without a word"
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & BANNED_CALLS


@pytest.mark.parametrize(
    "line",
    [
        "import time",
        "import pygame.mixer as sound",
        "from datetime import datetime",
        "from scenes import app",
        "def f():\n    import random",
        "import importlib\nimportlib.import_module('pickle')",
    ],
)
def test_a_forbidden_import_is_found_wherever_it_hides(line: str):
    assert set(imports(ast.parse(line))) & BANNED
