"""The title: a lamp, a table, a hand of cards from every game, and one press to play or to go on."""

import math
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas, Sprite
from scenes.input import Input, PadChange, Pointer, Press
from scenes.scene import Scene
from scenes.table.emblem import fitted
from scenes.table.motion import ease_out
from scenes.ui.board import STEPS
from scenes.ui.keys import hints, hints_width
from scenes.ui.shapes import Look
from scenes.ui.theme import mix
from scenes.ui.type import Style

if TYPE_CHECKING:
    from scenes.table.kept import Waiting

CARD = (237.6, 332.6)
"""A fan card's size; faces are baked 540x756."""
FAN = (
    "ricochet/back",
    "blind-business/boardwalk_7",
    "second-estimate/saw_9",
    "none-of-your-business/hacker",
    "blind-hen/chicken_red_3",
    "ricochet/card_1",
    "second-estimate/brush_12",
    "none-of-your-business/mogul",
    "blind-business/back",
)


@dataclass(frozen=True)
class Loose:
    """A card adrift in the dark: smaller and softer the further away."""

    face: str
    at: tuple[float, float]
    angle: float
    scale: float
    blur: int
    shade: int


LOOSE = (
    Loose("ricochet/back", (100, 130), 14, 0.28, 6, 158),
    Loose("second-estimate/back", (1826, 124), -16, 0.28, 6, 158),
    Loose("none-of-your-business/phone", (318, 214), -22, 0.42, 3, 165),
    Loose("none-of-your-business/back", (1590, 206), 26, 0.40, 3, 165),
    Loose("blind-hen/back", (136, 452), 26, 0.54, 0, 205),
    Loose("second-estimate/customer_8", (1786, 446), -22, 0.54, 0, 205),
)

LAMP = (432, 490)
LAMP_TOP = -252
LAMP_SWAY = 1.4
LAMP_STEP = 0.2
LAMP_SECONDS = 5.2
FAN_CENTER = (960, 1158)
FAN_RADIUS = 690
FAN_SPREAD = 42
OPEN_SECONDS = 0.55
OPEN_BETWEEN = 0.07
WAVE_EVERY = 5.0
WAVE_HEIGHT = 46
MOTES = 34
DUST = ("title/dust_small", "title/dust_medium", "title/dust_large")
MARGIN = 36.0
"""Between the hints and the window's edges."""
PILL = pygame.FRect(750, 978, 420, 76)
GO_ON, GAMES = pygame.FRect(570, 978, 520, 76), pygame.FRect(1130, 978, 290, 76)
"""Where the two pills lie when a match waits."""
IDLE_AFTER = 20.0
"""Seconds without a press until bots play by themselves."""
ABOUT = (250, 84)
"""The corner at the bottom left that a pointer may press for the About scene."""


class Title(Scene):
    """Any press plays: on with the match that waits, or else to the shelf, which has a pill of its own then.

    Back leaves Felt, and F1 or a gamepad's Y tells about it.
    """

    name = later("Title")

    def __init__(self) -> None:
        super().__init__()
        self._opened: dict[int, float] = {}
        """When each fan card was there to fly in."""
        self._lit = False
        self.waiting: Waiting | None = None
        self._looked = False
        """Whether it is known by now which match waits."""
        self.at = 0
        """Which pill has the focus."""
        self._quiet = 0.0
        """Seconds since anybody did anything."""

    def resumed(self) -> None:
        """The room alone makes the first picture, at once; all else comes as soon as it is decoded."""
        wanted = ["title/lamp", "title/bulb", "title/glow", "title/wordmark", *DUST]
        wanted += [f"cards/{face}" for face in FAN] + [f"cards/{loose.face}" for loose in LOOSE]
        self._lit = self._has("title/glow")
        self.app.brushes.pictures.fetch(name for name in wanted if not self._has(name))
        self._looked, self._quiet = False, 0.0

    def _has(self, name: str) -> bool:
        return self.app.brushes.pictures.ready(name)

    @property
    def moving(self) -> bool:
        return True

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self._looked and self.app.frames:  # the first picture must not wait for it
            self._look()
        self._quiet += dt
        if self._quiet >= IDLE_AFTER:
            self._leave_to_bots()
            return
        if not self._lit and self._has("title/glow"):
            self._lit = True
            self.touch()
        for number, face in enumerate(FAN):
            due = OPEN_BETWEEN * len(self._opened)
            if number not in self._opened and self.time >= due and self._has(f"cards/{face}"):
                self._opened[number] = self.time
                self.app.sound.play("slide", volume=0.5)

    def _look(self) -> None:
        """Does a match wait?"""
        from scenes.table import kept
        from scenes.tables import playable

        self.waiting, self.at, self._looked = kept.newest(self.app.keeping, playable()), 0, True

    def _leave_to_bots(self) -> None:
        from scenes.idle import Idle

        self._quiet = 0.0
        seed = self.app.seed
        self.app.push(Idle(secrets.randbits(40) if seed is None else seed))

    def handle(self, event: Input) -> bool:
        self._quiet = 0.0
        if wants_back(event):
            self.app.quit()
            return True
        if self._asks_about(event):
            from scenes.about import About

            self.app.sound.play("press")
            self.app.push(About())
            return True
        if isinstance(event, PadChange):
            self.touch()  # the hint names the button of a pad that is there
        if isinstance(event, Pointer):
            return self._pointed(event)
        if isinstance(event, Press) and event.act in STEPS:
            self._step()
            return True
        if isinstance(event, Press) and not event.repeat:
            self._press()
            return True
        return False

    def _pointed(self, event: Pointer) -> bool:
        if self.waiting and event.kind == "move":
            under = [number for number, pill in enumerate((GO_ON, GAMES)) if pill.collidepoint(event.at)]
            self.at = under[0] if under else self.at
        if event.kind == "up":
            self._press()
        return event.kind == "up"

    def _step(self) -> None:
        """From one pill to the other; where there is one, a direction is a press like any other."""
        if self.waiting:
            self.app.sound.play("hover")
            self.at = 1 - self.at
        else:
            self._press()

    def _press(self) -> None:
        from scenes.continuing import go_on
        from scenes.shelf import Shelf

        self.app.sound.play("press")
        if not self._looked:  # someone was quick
            self._look()
        if not (self.waiting and self.at == 0):
            self.app.push(Shelf())
        elif not go_on(self.app, self.waiting):
            self.waiting = None

    def _asks_about(self, event: Input) -> bool:
        if isinstance(event, Press):
            return event.key == pygame.K_F1 or (event.code.startswith("pad:") and event.code.endswith(":y"))
        return isinstance(event, Pointer) and event.kind == "up" and self._corner.collidepoint(event.at)

    @property
    def _corner(self) -> pygame.FRect:
        return pygame.FRect(self.app.fit.everything.left, 1036 - ABOUT[1] / 2, *ABOUT)

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        canvas.cover("title/room")
        if self._lit:
            size = canvas.fit.length(1920), canvas.fit.length(1080)
            glow = canvas.pictures.scaled("title/glow", size)  # from under the lamp, which hangs from the top
            canvas.surface.blit(glow, (canvas.fit.point(0, 0)[0], 0), special_flags=pygame.BLEND_RGB_ADD)
        window = canvas.fit.everything
        leave = [("Esc", _("Quit"))]
        hints(canvas, leave, (window.right - MARGIN - hints_width(canvas, leave) / 2, 1036))
        about = [("F1 Y" if self.app.reader.pads() else "F1", _("About"))]
        hints(canvas, about, (window.left + MARGIN + hints_width(canvas, about) / 2, 1036))

    def live(self, canvas: Canvas) -> list[Sprite]:
        sprites = [
            sprite for number, loose in enumerate(LOOSE) for sprite in self._loose(canvas, number, loose)
        ]
        sprites += self._lamp(canvas)
        for number, face in enumerate(FAN):
            if number in self._opened:
                sprites += self._fan_card(canvas, number, face)
        if self._has("title/wordmark"):
            size = canvas.fit.length(777.5), canvas.fit.length(611)
            sprites.append(_wordmark_shadow(canvas))
            sprites.append(canvas.sprite(canvas.pictures.scaled("title/wordmark", size), (960, 774)))
        sprites += self._motes(canvas)
        sprites += self._pill(canvas)
        return sprites

    def _loose(self, canvas: Canvas, number: int, loose: Loose) -> list[Sprite]:
        if not self._has(f"cards/{loose.face}"):
            return []
        drift = 9 * math.sin(self.time * 0.5 + number * 1.9), 13 * math.sin(self.time * 0.37 + number * 2.3)
        center = loose.at[0] + drift[0], loose.at[1] + drift[1]
        return [canvas.sprite(_far_card(canvas, loose), center)]

    def _lamp(self, canvas: Canvas) -> list[Sprite]:
        """Hung above the window's top edge, swaying a little; its light goes along."""
        if not (self._has("title/lamp") and self._has("title/bulb")):
            return []
        if self.app.settings.reduced_motion:
            angle = 0.0
        else:
            angle = LAMP_SWAY * math.sin(self.time * 2 * math.pi / LAMP_SECONDS)
        angle = round(angle / LAMP_STEP) * LAMP_STEP
        size = canvas.fit.length(LAMP[0]), canvas.fit.length(LAMP[1])
        lamp = canvas.pictures.turned("title/lamp", size, angle, LAMP_STEP)
        turn = math.radians(angle)
        top = min(LAMP_TOP, canvas.fit.everything.top + LAMP_TOP)

        def hang(below: float) -> tuple[float, float]:
            return 960 + math.sin(turn) * below, top + math.cos(turn) * below

        bulb = canvas.pictures.scaled("title/bulb", (canvas.fit.length(300), canvas.fit.length(100)))
        return [
            canvas.sprite(lamp, hang(LAMP[1] / 2)),
            canvas.sprite(bulb, hang(226 - LAMP_TOP), pygame.BLEND_RGB_ADD),
        ]

    def _fan_card(self, canvas: Canvas, number: int, face: str) -> list[Sprite]:
        share = (number - (len(FAN) - 1) / 2) / ((len(FAN) - 1) / 2)
        out = 1.0
        if not self.app.settings.reduced_motion:
            out = ease_out(min(1.0, (self.time - self._opened[number]) / OPEN_SECONDS))
        angle = -share * FAN_SPREAD * out
        radius = FAN_RADIUS + (12 if number % 2 else -6) + self._wave(number)
        radius -= (1 - out) * 420
        turn = math.radians(90 + angle)
        center = FAN_CENTER[0] + radius * math.cos(turn) * 1.26, FAN_CENTER[1] - radius * math.sin(turn)
        step = 1.0 if out == 1.0 else 3.0
        size = canvas.fit.length(CARD[0]), canvas.fit.length(CARD[1])
        card = _shaded(
            canvas, f"cards/{face}", size, round(angle / step) * step, 255 - round(46 * abs(share))
        )
        shadow = _turned_shadow(canvas, size, round(angle / step) * step)
        return [canvas.sprite(shadow, (center[0] + 4, center[1] + 14)), canvas.sprite(card, center)]

    def _wave(self, number: int) -> float:
        """Now and then a ripple runs through the fan."""
        if self.app.settings.reduced_motion:
            return 0.0
        since = (self.time - 2.0) % WAVE_EVERY - number * 0.11
        if self.time < 2.0 or not 0 < since < 0.7:
            return 0.0
        return WAVE_HEIGHT * math.sin(math.pi * since / 0.7) ** 2

    def _motes(self, canvas: Canvas) -> list[Sprite]:
        """Dust in the lamplight, each on its own slow path."""
        if self.app.settings.reduced_motion or not all(self._has(name) for name in DUST):
            return []
        sprites = []
        for number in range(MOTES):
            side = canvas.fit.length((7, 10, 15)[number % 3])
            mote = canvas.pictures.scaled(DUST[number % 3], (side, side))
            seed = number * 2.399
            x = 960 + 620 * math.sin(seed * 1.7) + 26 * math.sin(self.time * 0.31 + seed)
            y = 260 + (number * 79 + self.time * (7 + number % 5 * 3)) % 660
            sprites.append(canvas.sprite(mote, (x, y)))
        return sprites

    def _pill(self, canvas: Canvas) -> list[Sprite]:
        beat = round(4 + 4 * math.sin(self.time * 2.6))
        if self.waiting is None:
            return [canvas.sprite(_lettered(canvas, PILL.size, _("Play"), 46, beat), PILL.center)]
        from game import catalog

        text = _("Continue: {game}").format(game=catalog.get(self.waiting.game).name)
        pills = ((GO_ON, text, 38), (GAMES, _("All games"), 34))
        return [
            canvas.sprite(
                _lettered(canvas, area.size, label, size, beat if self.at == number else None), area.center
            )
            for number, (area, label, size) in enumerate(pills)
        ]


def _far_card(canvas: Canvas, loose: Loose) -> pygame.Surface:
    def draw() -> pygame.Surface:
        size = canvas.fit.length(360 * loose.scale), canvas.fit.length(504 * loose.scale)
        card = canvas.pictures.turned(f"cards/{loose.face}", size, loose.angle, 1.0)
        margin = canvas.fit.length(4 * loose.blur + 4)
        whole = pygame.Surface(
            (card.get_width() + 2 * margin, card.get_height() + 2 * margin), pygame.SRCALPHA
        )
        whole.blit(card, (margin, margin))
        whole.fill((loose.shade, loose.shade, loose.shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if loose.blur:
            whole = pygame.transform.gaussian_blur(whole, canvas.fit.length(loose.blur))
        return whole

    return canvas.made(("far", loose), draw)


def _shaded(canvas: Canvas, face: str, size: tuple[int, int], angle: float, light: int) -> pygame.Surface:
    def draw() -> pygame.Surface:
        card = canvas.pictures.turned(face, size, angle, 1.0).copy()
        card.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return card

    return canvas.made(("shaded", face, size, angle, light), draw)


def _turned_shadow(canvas: Canvas, size: tuple[int, int], angle: float) -> pygame.Surface:
    flat, _margin = canvas.shadow_of(size, 18, 18)
    return canvas.made(("turned shadow", size, angle), lambda: pygame.transform.rotozoom(flat, angle, 1.0))


def _wordmark_shadow(canvas: Canvas) -> Sprite:
    """The name stands a little off the cloth."""

    def draw() -> pygame.Surface:
        quarter = max(1, canvas.fit.length(777.5) // 4), max(1, canvas.fit.length(611) // 4)
        shape = pygame.transform.smoothscale(canvas.pictures.source("title/wordmark"), quarter)
        margin = max(2, canvas.fit.length(60) // 4)
        dark = pygame.Surface((quarter[0] + 2 * margin, quarter[1] + 2 * margin), pygame.SRCALPHA)
        shape.fill((10, 6, 12, 215), special_flags=pygame.BLEND_RGBA_MULT)
        dark.blit(shape, (margin, margin))
        dark = pygame.transform.gaussian_blur(dark, max(1, canvas.fit.length(26) // 4))
        return pygame.transform.smoothscale(dark, (dark.get_width() * 4, dark.get_height() * 4))

    return canvas.sprite(canvas.made(("wordmark shadow",), draw), (960, 774 + 26))


def _lettered(
    canvas: Canvas, pill: tuple[float, float], label: str, size: float, beat: int | None
) -> pygame.Surface:
    """A pill of paper with a word on it; the one with the focus glows and beats."""
    margin = 60

    def draw() -> pygame.Surface:
        theme = canvas.theme
        pixels = canvas.fit.length(pill[0] + 2 * margin), canvas.fit.length(pill[1] + 2 * margin)
        whole = pygame.Surface(pixels, pygame.SRCALPHA)
        inner = Canvas(whole, canvas.fit, canvas.brushes)
        box = pygame.FRect(0, 0, *pill)
        corner = canvas.fit.design((0, 0))
        box.topleft = (corner[0] + margin, corner[1] + margin)
        if beat is not None:
            inner.glow(box, 38, 14 + beat, theme.glow)
        top = (255, 250, 240) if beat is not None else mix(theme.paper, theme.brown, 0.3)
        edge = theme.brass if beat is not None else mix(theme.brass, theme.brown, 0.5)
        low = theme.paper_low if beat is not None else mix(theme.paper_low, theme.brown, 0.35)
        inner.panel(box, Look(top, low, edge, 5, 38))
        text, style = fitted(
            inner.type, label, Style(size, "title", theme.ink), 24, box.width - 40, box.height
        )
        inner.text(text, box.center, style)
        return whole

    return canvas.made(("pill", pill, label, beat, canvas.type.text_size), draw)
