"""Going on with a match that waits, at the very decision where it stopped; nothing of it is ever lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.journal import CannotResume
from game.keeping import CannotKeep
from game.match import Match
from game.words import _
from scenes import tables
from scenes.table.kept import Waiting

if TYPE_CHECKING:
    from scenes.app import App


def go_on(app: App, waiting: Waiting) -> bool:
    """Open its table; False, and a sentence why, where it cannot be played on."""
    try:
        match = Match.resume(waiting.path)
    except CannotResume as problem:
        app.toast(problem.sentence, "warning")
        return False
    except CannotKeep as problem:
        app.toast(problem.trouble().sentence, "warning")
        match = Match.replay(waiting.path)
    app.change_settings(last_game=waiting.game)
    app.push(tables.go_on(match, app.keeping))
    return True


def whose_turn(waiting: Waiting) -> str:
    """The second line of the offer to go on."""
    if len(waiting.next) == 1:
        return _("{name} is next").format(name=waiting.next[0])
    return _("just where you left it")
