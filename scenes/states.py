"""The telling states of the house scenes, for the gallery."""

from collections.abc import Iterator
from pathlib import Path

from game import catalog
from game.bots.levels import Level
from game.match import Match
from game.words import _
from scenes.about import About
from scenes.app import App
from scenes.crash import Crash
from scenes.curtain import Curtain
from scenes.dialog import Dialog
from scenes.gallery import Picture
from scenes.idle import Idle
from scenes.rulebook import states as rulebook
from scenes.scene import Scene
from scenes.seating import states as seats
from scenes.seating.states import company
from scenes.settings.states import pictures as settings_pictures
from scenes.shelf import Shelf
from scenes.table import kept
from scenes.table.sitting import quick_until
from scenes.title import Title
from scenes.ui.theme import SEAT_SYMBOLS


def _over_shelf(overlay: Scene) -> Scene:
    """A scene that opens the shelf and, at once, something over it."""

    class Opened(Shelf):
        def resumed(self) -> None:
            super().resumed()
            if self.app.stack.top is self:
                self.app.stack.push(overlay)

    return Opened(catalog.keys())


def _about(row: int) -> Scene:
    """The About scene over the title, with one of its parts open."""

    class Opened(Title):
        def resumed(self) -> None:
            super().resumed()
            if self.app.stack.top is self:
                about = About(Path("~", ".local", "share", "Felt"))
                self.app.stack.push(about)
                about.show(row)

    return Opened()


def _question(_app: App) -> Scene:
    text = _("The match is kept as it stands. You can go on with it from the shelf at any time.")
    answers = [(_("Leave the table"), lambda: None), (_("Stay"), lambda: None)]
    return _over_shelf(Dialog(_("Leave the table?"), text, answers))


def _chosen(key: str) -> Scene:
    shelf = Shelf(catalog.keys())
    entered = shelf.entered

    def enter() -> None:
        shelf.app.change_settings(last_game=key)
        entered()

    shelf.entered = enter  # type: ignore[method-assign]
    return shelf


def _left(app: App, game: str, people: int = 1) -> None:
    """A match that somebody left in the middle."""
    path = kept.new_journal(app.keeping, game)
    match = Match.start(catalog.get(game), company(game, people, 3 - people).seatings(), 5, None, path)
    quick_until(match, lambda seat, _view: seat == 0 and match.count > 5, 1, Level.RELAXED)
    match.close()


def _waiting(app: App, scene: Scene, game: str = "blind-hen") -> Scene:
    _left(app, game)
    app.change_settings(last_game=game)
    app.frames = 1  # the title looks for what waits once its first picture is shown
    return scene


def _curtain() -> Scene:
    company = (("Mara", "vermilion"), ("Juno", "sky"), ("Pip", "yellow"))
    text = _("Then the auction goes on: bid or fold.")
    return _over_shelf(Curtain("Otto", "green", text, lambda: None, waiting=company))


def _long_curtain() -> Scene:
    """The longest name that can be given, and every other chair taken."""
    company = [(f"Wilhelmina-Josephine {n}", colour) for n, colour in enumerate(tuple(SEAT_SYMBOLS)[:5])]
    name = "Maximiliane Wolkenstein"
    call = _("Pass to {name}").format(name=name)
    return _over_shelf(Curtain(name, "blue", _("Choose a customer."), lambda: None, call, waiting=company))


def house() -> Iterator[Picture]:
    yield Picture("title", "opening", lambda app: Title(), 0.45)
    yield Picture("title", "open", lambda app: Title(), 1.6, everywhere=True)
    yield Picture("title", "wave", lambda app: Title(), 2.7)
    yield Picture("title", "continue", lambda app: _waiting(app, Title()), 1.6)
    long = "none-of-your-business"
    large: dict[str, object] = {"text_size": 1.5}
    yield Picture("title", "continue-large-text", lambda app: _waiting(app, Title(), long), 1.6, large)
    yield Picture("title", "idle", lambda app: Idle(3), 14.0)
    yield Picture("shelf", "continue", lambda app: _waiting(app, Shelf(catalog.keys())), 1.0)
    yield Picture(
        "shelf", "continue-large-text", lambda app: _waiting(app, Shelf(catalog.keys()), long), 1.0, large
    )
    yield Picture("shelf", "first", lambda app: Shelf(catalog.keys()), 1.0, everywhere=True)
    yield Picture("shelf", "hen", lambda app: _chosen("blind-hen"), 1.0)
    yield Picture("shelf", "one-game", lambda app: Shelf(catalog.keys()[:1]), 1.0)
    yield Picture("shelf", "two-games", lambda app: Shelf(catalog.keys()[:2]), 1.0)
    yield Picture("shelf", "empty", lambda app: Shelf(()), 1.0)
    yield Picture("shelf", "large-text", lambda app: Shelf(catalog.keys()), 1.0, {"text_size": 1.5})
    yield Picture("shelf", "high-contrast", lambda app: Shelf(catalog.keys()), 1.0, {"high_contrast": True})
    yield from settings_pictures()
    yield Picture("dialog", "question", _question, 1.0)
    yield from rulebook.states()
    yield Picture("curtain", "falling", lambda app: _curtain(), 0.28)
    yield Picture("curtain", "down", lambda app: _curtain(), 1.0, everywhere=True)
    yield Picture("curtain", "long-names", lambda app: _long_curtain(), 1.0)
    yield Picture("curtain", "large-text", lambda app: _long_curtain(), 1.0, {"text_size": 1.5})
    yield Picture("about", "felt", lambda app: _about(0), 1.0, everywhere=True)
    yield Picture("about", "long-licence", lambda app: _about(2), 1.0)
    yield Picture("about", "large-text", lambda app: _about(3), 1.0, {"text_size": 1.5})
    yield Picture("about", "high-contrast", lambda app: _about(11), 1.0, {"high_contrast": True})
    yield from seats.states()
    report = Path("Felt", "reports", "report-001.txt")
    yield Picture("crash", "report", lambda app: Crash(report), 1.0)
