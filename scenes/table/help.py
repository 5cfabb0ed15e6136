"""Help at every table: the row of buttons, the hint, what-is-this on any card, and the pause."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.words import _
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.pause import Choice, PauseMenu
from scenes.rulebook import Rulebook
from scenes.settings import SettingsScene
from scenes.table.closer import Closer
from scenes.ui.shapes import Look
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.scene import Scene
    from scenes.table.sitting import Sitting

BAR = (38.0, 1000.0)
SIDE, STEP = 56.0, 61.0
HINT = pygame.FRect(560, 640, 800, 250)


def bar(table: Sitting) -> list[Widget]:
    """Hint, what-is-this, rules, take back, fast-forward, pause; each with its key."""
    things: tuple[tuple[str, Callable[[], None], int, bool, str], ...] = (
        ("bulb", table.ask_hint, pygame.K_h, table.mine, _("A hint comes when it is your turn.")),
        ("eye", table.toggle_closer, pygame.K_i, True, ""),
        ("book", lambda: open_rules(table), pygame.K_r, True, ""),
        (
            "refresh",
            table.undo,
            pygame.K_u,
            table.lone is not None and table.match.count > 0,
            _("Only someone who plays against bots alone can take moves back."),
        ),
        ("play", table.toggle_hurry, pygame.K_TAB, True, ""),
        ("pause", table.pause, pygame.K_p, True, ""),
    )
    buttons: list[Widget] = []
    for number, (icon, press, key, enabled, why) in enumerate(things):
        area = (BAR[0] + number * STEP, BAR[1], SIDE, SIDE)
        button = Button(area, "", press, icon=icon, size=28, hotkey=key)
        button.enabled, button.why = enabled, why
        buttons.append(button)
    return buttons


def open_rules(table: Sitting) -> None:
    """The rulebook, at the chapter that matters now."""
    table.app.push(Rulebook(table.key, table.chapter(table.view)))


def pause_menu(table: Sitting) -> Scene:
    def leave() -> None:
        table.app.pop()
        table.leave()

    def again() -> None:
        table.app.pop()
        table.rematch()

    def sure() -> None:
        text = _("The match on the table ends here and does not count.")
        answers = [(_("Deal anew"), again), (_("Go on playing"), lambda: None)]
        table.app.push(Dialog(_("A new game?"), text, answers, danger=True))

    choices = [
        Choice(_("Rules"), "book", lambda: open_rules(table)),
        Choice(_("Settings"), "gear", lambda: table.app.push(SettingsScene())),
        Choice(_("Deal anew"), "refresh", sure),
        Choice(_("Leave the table"), "home", leave),
    ]
    text = _("The table waits for you: every move is written down, and you can come back to this very one.")
    if table.match.path is None:
        text = _("Nothing can be written down on this machine now: whoever leaves ends the match.")
    return PauseMenu(text, choices)


def closer(table: Sitting) -> tuple[str, list[Widget]]:
    """Every card that shows its face can be asked about."""
    spots: list[Widget] = []
    for place, cards in table.arrangement.items():
        for at, card in enumerate(cards):
            if card.face is not None:
                spots.append(table.spot(place, at, _ask_about(table, card.face), ""))
    return _("What is this? Choose any card that shows its face."), spots


def _ask_about(table: Sitting, face: str) -> Callable[[], None]:
    def show() -> None:
        title, text = table.explain(face)
        table.app.push(Closer(face, title, text))

    return show


def paint_hint(canvas: Canvas, hint: str) -> None:
    """A slip of paper with the move in large letters and the reason below."""
    theme = canvas.theme
    move, _sep, reason = hint.partition("\n")
    canvas.panel(HINT, Look(theme.paper, theme.paper_low, theme.brass, 5, 28), lift=22)
    canvas.icon("bulb", (HINT.left + 64, HINT.centery), 64, theme.brass)
    area = (HINT.left + 120, HINT.top + 24, HINT.width - 150, 90)
    canvas.paragraph(move, area, Style(38, "title", theme.brown), "left", middle=True)
    below = (HINT.left + 120, HINT.top + 116, HINT.width - 150, HINT.height - 136)
    canvas.paragraph(reason, below, Style(28, "body", theme.ink), "left")
