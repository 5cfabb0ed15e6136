"""From arguments to an open table: the window, what is kept, the first scene; and the calm way out."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

EXIT_NO_DISPLAY = 2
EXIT_BAD_GAME = 2

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

if TYPE_CHECKING:
    from game.keeping import Folder, Keeping
    from scenes.app import App
    from scenes.scene import Scene
    from scenes.window import Window


def open_felt(arguments: Namespace, version: str) -> int:
    """Run Felt as the arguments say; the number is the exit code."""
    from game.keeping import Folder, Keeping
    from game.words import OURS, speak
    from scenes.desktop import Desktop

    keeping = Keeping.open(Folder(arguments.data_dir.expanduser().absolute()) if arguments.data_dir else None)
    speak(arguments.language or keeping.settings.language or Desktop().language())
    if arguments.gallery:
        from scenes.gallery import draw_gallery

        language = arguments.language or OURS
        return draw_gallery(arguments.gallery, arguments.seed, language, arguments.text_size, arguments.size)
    if arguments.game and not _is_playable(arguments.game):
        return EXIT_BAD_GAME
    from scenes.window import NoDisplay

    try:
        window = _open_window(arguments, keeping)
    except NoDisplay as problem:
        print(problem, file=sys.stderr)
        return EXIT_NO_DISPLAY
    return _run(_open_app(window, keeping, arguments), arguments, keeping.folder, version)


def _is_playable(key: str) -> bool:
    from scenes.tables import playable

    if key in playable():
        return True
    choices = ", ".join(playable()) or "none yet"
    print(f"Felt has no game called {key!r} on its shelf. There is: {choices}.", file=sys.stderr)
    return False


def _open_window(arguments: Namespace, keeping: Keeping) -> Window:
    from scenes.window import Window

    settings = keeping.settings
    fullscreen = settings.fullscreen if arguments.fullscreen is None else arguments.fullscreen
    window = Window(arguments.size or settings.window_size, fullscreen, settings.renderer)
    if settings.renderer == "auto":
        from dataclasses import replace

        keeping.save_settings(replace(settings, renderer=window.renderer))
    return window


def _open_app(window: Window, keeping: Keeping, arguments: Namespace) -> App:
    import pygame

    from scenes.app import App
    from scenes.sound import Sound

    pygame.font.init()
    return App(window, keeping, Sound(), seed=arguments.seed)


def _first_scene(arguments: Namespace) -> Scene:
    if arguments.game:
        from scenes.tables import open_game

        return open_game(arguments.game)
    from scenes.title import Title

    return Title()


def _run(app: App, arguments: Namespace, folder: Folder, version: str) -> int:
    """The loop; an unexpected error becomes the crash scene, and a second one in a row ends it in words."""
    import pygame

    from scenes.crash import Crash, write_report

    app.push(_first_scene(arguments))
    while app.running:
        try:
            app.run(arguments.frames)
            break
        except Exception as problem:  # the last net under everything: no player sees a traceback
            report = write_report(folder, problem, version)
            if isinstance(app.stack.top, Crash):
                print(f"Felt had to stop. Your match is safe. Report: {report}", file=sys.stderr)
                return 1
            app.reset_after(Crash(report))
    _remember_window(app)
    app.sound.close()
    pygame.quit()
    return 0


def _remember_window(app: App) -> None:
    """The next start opens as this one was left."""
    if not app.settings.fullscreen and app.screen.surface.get_size() != app.settings.window_size:
        width, height = app.screen.surface.get_size()
        app.change_settings(window_size=(width, height))
