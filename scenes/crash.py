"""When Felt itself fails: a report on disk without anyone's cards, and a calm word instead of a traceback."""

import platform
import traceback
from pathlib import Path

import pygame

from game.keeping.paths import Folder
from game.words import _, later
from scenes.canvas import Canvas
from scenes.input import Act, Input, Press
from scenes.scene import Scene
from scenes.ui.board import Board
from scenes.ui.shapes import Look
from scenes.ui.type import Style
from scenes.ui.widgets import Button


def write_report(folder: Folder, problem: BaseException, version: str) -> Path | None:
    """Where in Felt it happened. Only places in the code: messages and values might name a hidden card."""
    lines = [
        f"Felt {version}, Python {platform.python_version()}, pygame {pygame.version.ver}",
        f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}, {platform.system()} {platform.machine()}",
        f"{type(problem).__name__} at:",
    ]
    steps = traceback.extract_tb(problem.__traceback__)
    lines += [f"  {Path(step.filename).name}:{step.lineno} in {step.name}" for step in steps]
    try:
        folder.reports.mkdir(parents=True, exist_ok=True)
        number = 1 + sum(1 for _one in folder.reports.glob("report-*.txt"))
        path: Path = folder.reports / f"report-{number:03}.txt"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError:
        return None
    return path


class Crash(Scene):
    """What happened, where the report is, and that the match is safe."""

    name = later("Stumbled")

    music = None

    def __init__(self, report: Path | None) -> None:
        super().__init__()
        self.report = report
        self.board = Board(self)

    def entered(self) -> None:
        self.board.set(
            [
                Button((560, 730, 400, 96), _("To the shelf"), self._restart, primary=True, size=40),
                Button((990, 730, 370, 96), _("Quit"), self.app.quit, size=34),
            ]
        )

    def _restart(self) -> None:
        from scenes.shelf import Shelf

        self.app.reset(Shelf())

    def handle(self, event: Input) -> bool:
        if isinstance(event, Press) and event.act is Act.BACK:
            self._restart()
            return True
        return self.board.handle(event)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.cover("title/room")
        canvas.panel((310, 190, 1300, 690), Look(theme.paper, theme.paper_low, theme.brass, 6, 40), lift=24)
        canvas.text(_("Felt stumbled"), (960, 300), Style(84, "title", theme.primary))
        words = [_("Something went wrong inside Felt. Your match is safe: it is kept after every decision.")]
        if self.report:
            words.append(_("A report without anyone's cards was written to:"))
        else:
            words.append(_("A report could not be written: the data folder takes no files right now."))
        top = 390.0
        for sentence in words:
            top += (
                canvas.paragraph(sentence, (400, top, 1120, 100), Style(34, "body", theme.ink), "center") + 14
            )
        if self.report:
            quiet = Style(26, "bold", theme.quiet)
            canvas.paragraph(str(self.report), (400, top, 1120, 120), quiet, "center")
        self.board.paint(canvas)
