"""One module per game: where things lie and what a click means."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from game import catalog

if TYPE_CHECKING:
    from game.keeping import Keeping, Profile
    from game.match import Match
    from scenes.app import App
    from scenes.corner import Corner
    from scenes.gallery import Picture
    from scenes.scene import Scene
    from scenes.table.sitting import Sitting
    from scenes.table.watched import Watched


def _module(key: str) -> str:
    return f"scenes.tables.{key.replace('-', '_')}"


@cache
def playable() -> tuple[str, ...]:
    """The games of the catalog that have a table here, in shelf order."""
    return tuple(filter(lambda key: find_spec(_module(key)), catalog.keys()))


def open_game(key: str) -> "Scene":
    """What choosing a game opens: who sits where, or the `first_scene` of a game with seats of its own."""
    if key in sittings():
        from scenes.seats import Seats

        return Seats(key)
    scene: Scene = import_module(_module(key)).first_scene()
    return scene


@cache
def sittings() -> tuple[str, ...]:
    """The games that are played in turns at a table, in shelf order."""
    return tuple(key for key in playable() if hasattr(import_module(_module(key)), "sitting"))


def sitting(key: str) -> "type[Sitting]":
    """The table of a turn-based game: every one of their modules has `sitting`.

    (Not `table`: a module of that name, once imported, would take the place of the function.)
    """
    kind: type[Sitting] = import_module(_module(key)).sitting()
    return kind


def go_on(match: "Match", keeping: "Keeping") -> "Scene":
    """The table of a match that was left: a module's own `go_on`, or a sitting of the same company."""
    module = import_module(_module(match.rules.key))
    if hasattr(module, "go_on"):
        own: Scene = module.go_on(match, keeping)
        return own
    return sitting(match.rules.key)((), None, True, match)


def watched(match: "Match") -> "Watched":
    """The table of a match that is only looked at: a module's own `watched`, or a sitting of nobody."""
    module = import_module(_module(match.rules.key))
    if hasattr(module, "watched"):
        own: Watched = module.watched(match)
        return own
    table = sitting(match.rules.key)((), None, False, match)
    table.watched = True
    return table


def bot_called(key: str, level: str) -> str:
    """A bot's level in words; a module may have levels of its own, and an old record any word."""
    from game.bots.levels import Level

    own = getattr(import_module(_module(key)), "bot_called", None) if key in playable() else None
    if own is not None:
        return str(own(level))
    return Level(level).called if level in set(Level) else level.capitalize()


def corner(key: str, app: "App", profile: "Profile") -> "Corner | None":
    """What else a game has to tell of somebody, for the records: its module may have a `corner`."""
    own = getattr(import_module(_module(key)), "corner", None)
    found: Corner | None = own(app, profile) if own is not None else None
    return found


def pictures() -> "Iterator[Picture]":
    """What the gallery shows of each game: every table module has `pictures`; and their score sheets."""
    from scenes.table.states import results

    for key in playable():
        module = import_module(_module(key))
        yield from module.pictures()
        if hasattr(module, "sitting"):
            yield from results(sitting(key))
