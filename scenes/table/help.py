"""Help at every table: the row of buttons, the hint, what-is-this on any card, and the pause."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.words import _
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.pause import Choice, PauseMenu, Said
from scenes.rulebook import Rulebook
from scenes.settings import SettingsScene
from scenes.table.closer import Closer
from scenes.table.notes import Notes
from scenes.ui.keys import cap_width, key_cap
from scenes.ui.shapes import Look
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.scene import Scene
    from scenes.table.sitting import Sitting

SIDE, STEP = 56.0, 61.0
BAR = pygame.FRect(40, 1000, 7 * STEP, SIDE)
"""Where the buttons stand on a table whose layout has no place called "help"."""
NOTES_KEY = pygame.K_v
TIP = (430.0, 58.0)
TIP_GAP = 8.0


class HelpButton(Button):
    """A small button that says what it does, and its key, while it has the focus or the pointer."""

    def __init__(
        self, area: pygame.FRect, icon: str, about: str, press: Callable[[], None], key: int
    ) -> None:
        super().__init__(area, "", press, icon=icon, size=28, hotkey=key)
        self.about = about

    @property
    def tip(self) -> pygame.FRect:
        """Where its words may stand: above it, inside the window."""
        box = pygame.FRect(0, 0, *TIP)
        box.midbottom = (self.area.centerx, self.area.top - TIP_GAP)
        box.left = min(max(box.left, 12.0), 1908.0 - box.width)
        return box

    @property
    def reach(self) -> pygame.FRect:
        return super().reach.union(self.tip.inflate(40, 40))

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        super().paint(canvas, focused, held)
        if focused:
            self._paint_tip(canvas)

    def _paint_tip(self, canvas: Canvas) -> None:
        theme, room = canvas.theme, self.tip
        key = canvas.bindings.cap(self.hotkey)
        cap = cap_width(canvas, key)
        words, style = canvas.fitted(self.about, Style(28, "bold", theme.cream), room.width - cap - 52)
        box = pygame.FRect(0, room.top, canvas.type.width(words, style) + cap + 52, room.height)
        box.centerx = self.area.centerx
        box.left = min(max(box.left, room.left), room.right - box.width)
        canvas.panel(box, Look(theme.ink, edge=theme.brass, edge_width=3, radius=18), lift=8)
        canvas.text(words, (box.left + 20, box.centery), style, "midleft")
        key_cap(canvas, key, box.right - cap - 16, box.centery - 3)


def bar(table: Sitting) -> list[Widget]:
    """Hint, what-is-this, notes, rules, take back, fast-forward, pause; each with its key."""
    things: list[tuple[str, str, Callable[[], None], int]] = [
        ("bulb", _("What would you do?"), table.ask_hint, pygame.K_h),
        ("eye", _("What is this card?"), table.toggle_closer, pygame.K_i),
        ("book", _("Rules"), lambda: open_rules(table), pygame.K_r),
        ("refresh", _("Take back"), table.undo, pygame.K_u),
        ("play", _("Fast-forward"), table.toggle_hurry, pygame.K_x),
        ("pause", _("Pause"), table.pause, pygame.K_p),
    ]
    if table.app.settings.memory_aid:
        things.insert(2, ("pencil", _("What you remember"), table.open_notes, NOTES_KEY))
    buttons = [HelpButton(_cell(table, n), *thing) for n, thing in enumerate(things)]
    hint, back = buttons[0], buttons[-3]
    wanted = table.app.settings.show_hints
    hint.enabled, hint.why = table.mine and wanted, _("A hint comes when it is your turn.")
    if not wanted:
        hint.why = _("Hints are switched off in the settings.")
    back.enabled = table.lone is not None and table.match.count > 0
    back.why = _("There is nothing to take back yet.")
    if table.lone is None:
        back.why = _("Only someone who plays against bots alone can take moves back.")
    return list(buttons)


def _cell(table: Sitting, number: int) -> pygame.FRect:
    """Row by row in the table's place for help."""
    box = table.places["help"].box if "help" in table.places else BAR
    columns = max(1, int((box.width + STEP - SIDE) // STEP))
    row, column = divmod(number, columns)
    return pygame.FRect(box.left + column * STEP, box.top + row * STEP, SIDE, SIDE)


def open_notes(table: Sitting) -> None:
    """Only what whoever looks may remember: with nobody's secrets on the screen, what all saw."""
    table.app.push(Notes(table.memory(table.view), NOTES_KEY))


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

    def say() -> Said:
        choices = [
            Choice(_("Rules"), "book", lambda: open_rules(table)),
            *_teaching(table),
            Choice(_("Settings"), "gear", lambda: table.app.push(SettingsScene())),
            Choice(_("Deal anew"), "refresh", sure),
            Choice(_("Leave the table"), "home", leave),
        ]
        if table.match.path is None:
            text = _("Nothing can be written down on this machine now: whoever leaves ends the match.")
        else:
            text = _(
                "The table waits for you: every move is written down, and you can come back to this very one."
            )
        return text, choices

    return PauseMenu(say)


def _teaching(table: Sitting) -> list[Choice]:
    """The lesson lies over the table, which waits."""
    from scenes.teach import lesson, lessons  # lessons are tables themselves

    def teach() -> None:
        table.app.pop()
        table.app.push(lesson(table.key))

    return [Choice(_("Teach me"), "bulb", teach)] if table.key in lessons() else []


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
        table.app.push(Closer(table.printed(face), title, text))

    return show


def paint_hint(canvas: Canvas, table: Sitting) -> None:
    """A slip of paper over the log, where no card lies: the move in large letters and the reason below."""
    theme = canvas.theme
    box = hint_box(table)
    move, _sep, reason = table.hint.partition("\n")
    canvas.panel(box, Look(theme.paper, theme.paper_low, theme.brass, 5, 24), lift=20)
    canvas.icon("bulb", (box.left + 42, box.top + 48), 48, theme.brass)
    area = (box.left + 78, box.top + 14, box.width - 98, 76)
    canvas.paragraph(move, area, Style(34, "title", theme.brown), "left", middle=True)
    below = (box.left + 24, box.top + 98, box.width - 48, box.height - 112)
    canvas.paragraph(reason, below, Style(28, "body", theme.ink), "left")


def hint_box(table: Sitting) -> pygame.FRect:
    return table.log.area.inflate(16, 16)
