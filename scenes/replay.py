"""The replay: any match again, decision by decision, with a timeline to go anywhere in it at once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.journal import CannotResume
from game.match import Match
from game.rules import TABLE
from game.words import _, later, ngettext
from scenes import tables
from scenes.app import wants_back
from scenes.canvas import Canvas, Sprite
from scenes.input import Act, Input, Press
from scenes.replay_bar import (
    BAR,
    BUTTON,
    EYES_X,
    SPEED,
    STEP,
    Key,
    Timeline,
    paint_bar,
    paint_news,
)
from scenes.scene import Scene
from scenes.ui.board import Board

if TYPE_CHECKING:
    from scenes.app import App

PAUSE = 0.55
"""Seconds between decisions while it plays, at its usual speed."""
SPEEDS = (0.5, 1.0, 2.0, 4.0)
TENTHS = 10
SLOWER = {pygame.K_MINUS, pygame.K_KP_MINUS}
FASTER = {pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS}


class Eyes(NamedTuple):
    """Through whose eyes: None is a bystander's; `opened` shows all hands."""

    seat: int | None
    opened: bool = False


class Replay(Scene):
    """The game's own table with nobody at it, and a bar at its foot. CannotResume where a journal is bad."""

    name = later("Replay")

    def __init__(self, match: Match | Path, n: int = 0) -> None:
        super().__init__()
        self.match = Match.replay(match) if isinstance(match, Path) else match.at(match.count)
        self.n = min(n, self.match.count)
        self.playing = False
        self.speed = 1.0
        self.parts = self.match.parts()
        self.board = Board(self)
        self.table = tables.watched(self.match.at(self.n))
        self.ways = ways_to_look(self.match)
        self.eyes = self.ways[0]
        people = [seat for seat, one in enumerate(self.match.seatings) if one.is_person]
        self.foot = next(iter(people), 0)
        self._wait = 0.0

    @property
    def music(self) -> str | None:  # type: ignore[override]
        return self.table.music

    def entered(self) -> None:
        self.table.app = self.app
        self.table.entered()
        self._lay_out()
        self.timeline = next(one for one in self.board.widgets if isinstance(one, Timeline))
        self._look()

    def left(self) -> None:
        self.table.left()

    def _lay_out(self) -> None:
        match = self.match
        colours = [None if seat == TABLE else match.seatings[seat].colour for seat in match.decisions]
        line = Timeline(colours, [n for n, _words in self.parts], self.seek)
        theme = self.app.brushes.theme
        left = iter([BUTTON.move(STEP * number, 0) for number in range(5)])
        right = iter([pygame.FRect(EYES_X + 66 * number, SPEED.y, 60, SPEED.height) for number in range(3)])
        page_up, page_down = pygame.K_PAGEUP, pygame.K_PAGEDOWN
        self.play_key = Key(
            next(left), self.toggle, _("Play or pause"), hotkey=pygame.K_SPACE, fill=theme.good
        )
        keys = [
            self.play_key,
            Key(
                next(left), self._part_back, _("To the part before"), "arrow_left", "", page_up, doubled=True
            ),
            Key(next(left), self._one_back, _("One move back"), "arrow_left"),
            Key(next(left), self.step, _("One move on"), "arrow_right"),
            Key(next(left), self._part_on, _("To the next part"), "arrow_right", "", page_down, doubled=True),
        ]
        self.speed_key = Key(SPEED, self.faster, _("How fast it plays"))
        self.eyes_key = Key(next(right), self.change_eyes, "", "eye", hotkey=pygame.K_e)
        turn = Key(next(right), self.turn, _("Turn the table"), "refresh", hotkey=pygame.K_t)
        leave = Key(next(right), self._leave, _("Leave"), "cross", fill=theme.danger)
        if len(self.ways) < 2:
            self.eyes_key.enabled = False
            self.eyes_key.why = _("All hands are open only once the match is over.")
        self.board.set([*keys, line, self.speed_key, self.eyes_key, turn, leave], focus=len(keys))

    # -- going along it ------------------------------------------------------------------------------

    def seek(self, n: int) -> None:
        """Straight to the moment after n decisions."""
        n = min(self.match.count, max(0, n))
        self._pause()
        if n != self.n:
            self.n = n
            self.table.watch(self.match.at(n))
            self._moved()

    def step(self) -> None:
        """One decision on, with all that is to be seen of it; what still moves has happened."""
        if self.n == self.match.count:
            self._pause()
            return
        self.n += 1
        told = self.match.events_for(self._witness(), self.n - 1, self.n)
        self.table.watch(self.match.at(self.n), told)
        self._wait = PAUSE
        self._moved()

    def _witness(self) -> int | None:
        """With all hands open, everything is told as whoever did it saw it."""
        seat = self.match.decisions[self.n - 1]
        return seat if self.eyes.opened and seat != TABLE else self.eyes.seat

    def skip(self, parts: int) -> None:
        """To where this part began, or the one before; or on to the next."""
        starts = [n for n, _words in self.parts]
        if parts > 0:
            self.seek(next((n for n in starts if n > self.n), self.match.count))
        else:
            self.seek(max((n for n in starts if n < self.n), default=0))

    def _part_back(self) -> None:
        self.skip(-1)

    def _part_on(self) -> None:
        self.skip(1)

    def _one_back(self) -> None:
        self.seek(self.n - 1)

    def toggle(self) -> None:
        """Play or pause; at its end it begins anew."""
        if self.playing:
            self._pause()
            return
        if self.n == self.match.count:
            self.seek(0)
        self.playing, self._wait = True, 0.0
        self._show_keys()

    def _pause(self) -> None:
        if self.playing:
            self.playing = False
            self._show_keys()

    def faster(self, steps: int = 1) -> None:
        """The next speed; after the highest comes the lowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + steps) % len(SPEEDS)]
        self._show_keys()

    def change_eyes(self) -> None:
        self.eyes = self.ways[(self.ways.index(self.eyes) + 1) % len(self.ways)]
        self._look()

    def turn(self) -> None:
        """Somebody else at the foot of the table."""
        self.foot = (self.foot + 1) % len(self.match.seatings)
        if self.eyes.seat is not None and not self.eyes.opened:
            self.foot = self.eyes.seat
        self._look()

    def _look(self) -> None:
        eyes = self.foot if self.eyes.opened else self.eyes.seat
        self.table.look_through(eyes, self.foot if eyes is None else eyes, self.eyes.opened)
        self._moved()

    def _leave(self) -> None:
        self.app.pop(self)

    # -- words ---------------------------------------------------------------------------------------

    def _eyes_words(self) -> str:
        if self.eyes.opened:
            return _("All hands are open")
        if self.eyes.seat is None:
            return _("As a bystander sees it")
        return _("As {name} sees it").format(name=self.match.names[self.eyes.seat])

    def _speed_words(self) -> str:
        return "½ ×" if self.speed < 1 else f"{self.speed:g} ×"

    def _news(self) -> tuple[str, str, str | None]:
        part = max((one for one in self.parts if one[0] <= self.n), default=(0, ""))[1]
        if self.n == self.match.count and self.match.finished:
            part = _("The end")
        focus = self.board.focus
        if isinstance(focus, Key):
            cap = self.app.bindings.cap(focus.hotkey) if focus.hotkey else ""
            return part, f"{focus.about} ({cap})" if cap else focus.about, None
        count = self.match.count
        place = ngettext("{n} of {count} move", "{n} of {count} moves", count).format(n=self.n, count=count)
        seat = self.match.decisions[self.n - 1] if self.n else TABLE
        return part, place, None if seat == TABLE else self.match.seatings[seat].colour

    # -- time and input ------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self.playing or self.table.moving

    def update(self, dt: float) -> None:
        super().update(dt)
        self.table.update(dt * self.speed)
        if self.playing and not self.table.moving:
            self._wait -= dt * self.speed * self.app.speed
            if self._wait <= 0:
                self.step()
        self._take_touches()

    def _take_touches(self) -> None:
        """What the table wants painted again is ours to paint."""
        if self.table.stale is None:
            self.touch()
        for area in self.table.stale or ():
            self.touch(area)
        self.table.stale = []

    def _moved(self) -> None:
        self.timeline.at = self.n
        self._show_keys()
        self._take_touches()

    def _show_keys(self) -> None:
        self.play_key.icon = "pause" if self.playing else "play"
        self.speed_key.label = self._speed_words()
        self.eyes_key.about = self._eyes_words()
        self.eyes_key.fill = self.app.brushes.theme.good if self.eyes.opened else None
        self.touch(BAR.inflate(60, 60))

    def handle(self, event: Input) -> bool:
        if wants_back(event):
            self.app.sound.play("back")
            self._leave()
            return True
        if isinstance(event, Press) and self._by_key(event):
            return True
        focus = self.board.focus
        used = self.board.handle(event)
        if self.board.focus is not focus:
            self.touch(BAR)
        return used

    def _by_key(self, press: Press) -> bool:
        """Up and down go from part to part wherever the focus is; digits go to tenths of the match."""
        if press.act in (Act.UP, Act.DOWN):
            self.skip(1 if press.act is Act.DOWN else -1)
        elif press.key == pygame.K_HOME:
            self.seek(0)
        elif press.key == pygame.K_END:
            self.seek(self.match.count)
        elif pygame.K_0 <= press.key <= pygame.K_9:
            self.seek(round((press.key - pygame.K_0) * self.match.count / TENTHS))
        elif press.key in SLOWER | FASTER:
            self.faster(-1 if press.key in SLOWER else 1)
        elif not press.repeat and self._means_play(press):
            self.toggle()
        else:
            return False
        return True

    def _means_play(self, press: Press) -> bool:
        """Space and Start anywhere; Enter and A where they press nothing else."""
        anywhere = press.key in (pygame.K_SPACE, pygame.K_p) or press.act is Act.MENU
        return anywhere or (press.act is Act.CHOOSE and self.board.focus is self.timeline)

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        self.table.paint(canvas)
        paint_bar(canvas)
        self.board.paint(canvas)
        paint_news(canvas, *self._news())

    def live(self, canvas: Canvas) -> list[Sprite]:
        return self.table.live(canvas)


def ways_to_look(match: Match) -> list[Eyes]:
    """A bystander's eyes; the person's own where only one plays; all of them once it is over."""
    if match.finished:
        return [Eyes(None), Eyes(None, opened=True)]
    people = [seat for seat, one in enumerate(match.seatings) if one.is_person]
    return [Eyes(None), *(Eyes(seat) for seat in people if len(people) == 1)]


def watch(app: App, match: Match | Path) -> None:
    """Open the replay of a match, or say why it cannot be watched."""
    try:
        app.push(Replay(match))
    except CannotResume as problem:
        app.toast(problem.sentence, "warning")
