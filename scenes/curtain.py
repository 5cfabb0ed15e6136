"""The curtain between two people's turns: it hides the table until the person it calls says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.words import _, later
from scenes.app import wants_back
from scenes.canvas import Canvas, Point, Sprite
from scenes.input import Act, Input, Pointer, Press, Release
from scenes.scene import Scene
from scenes.table.emblem import fitted, stamp_symbol
from scenes.table.motion import SPEEDS, ease_deal
from scenes.ui import shapes
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import SEAT_SYMBOLS, WHITE, Colour, mix, readable_on
from scenes.ui.type import Style
from scenes.ui.widgets import Button

FALL = 0.35
RISE = 0.35
GRACE = 0.25
"""So long after it is down a press does not count: it was still meant for the table."""
HOLD = 0.7
"""How long the press has to last where the settings ask for a long one."""
BY_ITSELF = 2.0
"""After so long it rises unasked where the settings say so: time to turn the screen."""
BUTTON = pygame.FRect(680, 780, 560, 116)
ART = "house/curtain"
SWAG = 274.0
SWAG_SHEET = (300.0, 236.0)
ROD, BOARDS = 62.0, 148.0
HEM = (304.0, 64.0)
LAMPS = 240.0
"""About so far stand the footlights from each other."""
MEDAL = 300.0
DARK: Colour = (6, 20, 16)


class Curtain(Scene):
    """Falls, covers everything, waits for one press, then rises.

    `when_down` is called as soon as not a pixel of the table is in sight, `ready` after the press while still
    nothing is: between the two the table may lie as it likes. While it stands, what lies below is not even
    painted; while it falls, the table below must already lie as a bystander may see it.
    """

    name = later("Whose turn to look?")
    music: str | None = None
    fades = False
    shade = 0
    overlay = True

    def __init__(
        self,
        name: str,
        seat_colour: str,
        text: str,
        ready: Callable[[], None],
        call: str = "",
        *,
        when_down: Callable[[], None] | None = None,
        pause: Callable[[], None] | None = None,
        other_hand: Callable[[Input], bool] | None = None,
        waiting: Sequence[tuple[str, str]] = (),
    ) -> None:
        """`text` says what awaits the person, `call` stands in large letters instead of the name alone;
        `waiting` names who shuts their eyes, each with a seat colour."""
        super().__init__()
        self.person = name
        self.colour = seat_colour
        self.text = text
        self.call = call or name
        self.waiting = list(waiting)
        self.board = Board(self)
        self.phase = "falling"
        self._since = 0.0
        self._held: tuple[str, float] | None = None
        """What is held down to lift it, and since when."""
        self._ready, self._when_down, self._pause = ready, when_down, pause
        self._other_hand = other_hand
        """Is it somebody else who presses, on a gamepad that is not this person's?"""

    # -- falling, standing, rising -------------------------------------------------------------------

    @property
    def covered(self) -> bool:
        """Is the table out of sight altogether?"""
        return self.phase == "standing"

    @property
    def moving(self) -> bool:
        return not self.covered or self._age < GRACE or self._rises_alone or self._held is not None

    @property
    def _age(self) -> float:
        return (self.time - self._since) * self.app.speed

    @property
    def _at_once(self) -> bool:
        return self.app.settings.reduced_motion or self.app.speed >= SPEEDS["instant"]

    @property
    def _rises_alone(self) -> bool:
        return self.app.settings.curtain == "short"

    @property
    def _is_held(self) -> bool:
        return self.app.settings.curtain == "hold"

    @property
    def _is_time(self) -> bool:
        """Has it stood, or been asked to lift, for long enough?"""
        if self._rises_alone and self.time - self._since >= BY_ITSELF:
            return True
        return self._held is not None and self.time - self._held[1] >= HOLD

    def entered(self) -> None:
        below = self.app.stack.visible()[0]
        self.music = below.music if below is not self else "house"
        self.app.sound.play("curtain")
        if self._at_once:
            self._come_down()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.phase == "falling" and self._age >= FALL:
            self._come_down()
        elif self.covered and self._is_time:
            self.lift()
        elif self.phase == "rising" and self._age >= RISE:
            self._go()

    def _come_down(self) -> None:
        self.phase, self._since = "standing", self.time
        self.overlay = False
        self.reworded()
        if self._when_down:
            self._when_down()

    def reworded(self) -> None:
        if self.covered:
            label = _("Hold: I am ready") if self._is_held else _("I am ready")
            press = self._hold_on if self._is_held else self.lift
            self.board.set([Button(BUTTON, label, press, primary=True, size=52, sound="turn")], focus=0)

    def resumed(self) -> None:
        self._held = None
        self.reworded()

    def _hold_on(self) -> None:
        """A short press lifts nothing where a long one is asked for."""

    def _holds(self, event: Input) -> None:
        """Take down what is held, until it is let go."""
        if isinstance(event, Press) and event.act is Act.CHOOSE and not event.repeat:
            self._held = (event.code, self.time)
        elif isinstance(event, Pointer) and event.kind == "down" and BUTTON.collidepoint(event.at):
            self._held = ("mouse", self.time)
        elif self._held and isinstance(event, Release | Pointer) and self._lets_go(event):
            self._held = None

    def _lets_go(self, event: Release | Pointer) -> bool:
        if isinstance(event, Pointer):
            return event.kind == "up"
        return self._held is not None and event.code == self._held[0]

    def lift(self) -> None:
        """The person is there: lay the table out for them, then show it."""
        if not self.covered:
            return
        self._ready()
        self.app.sound.play("curtain")
        self.phase, self._since = "rising", self.time
        self.overlay = True
        self.touch()
        if self._at_once:
            self._go()

    def _go(self) -> None:
        if self in self.app.stack:
            self.app.pop(self)

    def handle(self, event: Input) -> bool:
        """Nothing reaches the table while it is here; a press too early is a press for nothing."""
        if not self.covered or (self._other_hand and self._other_hand(event)):
            return True
        if wants_back(event) or (isinstance(event, Press) and event.act is Act.MENU):
            if self._pause:
                self._pause()
            return True
        early = self._age < GRACE and not self._at_once
        if early and (isinstance(event, Press) or (isinstance(event, Pointer) and event.kind == "down")):
            return True
        if self._is_held:
            self._holds(event)
        return self.board.handle(event)

    # -- the picture ---------------------------------------------------------------------------------

    def live(self, canvas: Canvas) -> list[Sprite]:
        if self.covered:
            return self._filling(canvas)
        share = min(1.0, self._age / (FALL if self.phase == "falling" else RISE))
        down = share * share if self.phase == "falling" else 1 - ease_deal(share)
        high = canvas.fit.size[1]
        boards = self._boards(canvas)
        return [
            Sprite(self._drop(canvas), 0, round((down - 1) * high)),
            Sprite(boards, 0, round(high - boards.get_height() * down)),
        ]

    def _filling(self, canvas: Canvas) -> list[Sprite]:
        """How far the long press has come, as a bar below the button."""
        if not self._held:
            return []
        share = min(1.0, (self.time - self._held[1]) / HOLD)
        bar = canvas.fit.rect((BUTTON.left + 40, BUTTON.bottom + 6, (BUTTON.width - 80) * share, 14))
        look = Look(canvas.theme.glow, radius=7)
        drawn = canvas.made(
            ("hold", bar.size), lambda: shapes.panel(bar.size, look, canvas.fit.scale, canvas.theme)
        )
        return [Sprite(drawn, bar.x, bar.y)] if bar.width > bar.height else []

    def paint(self, canvas: Canvas) -> None:
        if not self.covered:
            return
        canvas.surface.blit(self._drop(canvas), (0, 0))
        boards = self._boards(canvas)
        canvas.surface.blit(boards, (0, canvas.fit.size[1] - boards.get_height()))
        self._medal(canvas, (960, 336))
        cream, ink = canvas.theme.cream, canvas.theme.ink
        call, style = fitted(canvas.type, self.call, Style(136, "title", cream, 8, 8, ink), 64, 1640, 240)
        canvas.text(call, (960, 556), style)
        only = _("Only {name} should look now.").format(name=self.person)
        canvas.text(only, (960, 664), Style(48, "bold", cream, 3, 2, ink), width=1500)
        if self.text:
            canvas.text(self.text, (960, 726), Style(38, "bold", cream, 3, 2, ink), width=1500)
        self.board.paint(canvas)
        self._wait_row(canvas)

    def _velvet(self, canvas: Canvas) -> Colour:
        """Light enough that the folds' grey does not swallow it."""
        return mix(canvas.theme.seat(self.colour), WHITE, 0.1)

    def _drop(self, canvas: Canvas) -> pygame.Surface:
        return canvas.made(("curtain", canvas.fit.size, self.colour), lambda: self._sew(canvas))

    def _sew(self, canvas: Canvas) -> pygame.Surface:
        """Drapes and pelmet as wide as the window, without a gap."""
        velvet = self._velvet(canvas)
        whole = canvas.pictures.covering(f"{ART}/drapes", canvas.fit.size).copy()
        whole.fill(velvet, special_flags=pygame.BLEND_RGB_MULT)
        sheet = Canvas(whole, canvas.fit, canvas.brushes)
        window = canvas.fit.everything
        count = max(5, round(window.width / SWAG))
        wide = window.width / count
        scale = wide / SWAG
        size = (SWAG_SHEET[0] * scale, SWAG_SHEET[1])
        top = window.top + ROD - 12
        middles = [(window.left + wide * (number + 0.5), top + size[1] / 2) for number in range(count)]
        for at in middles:
            sheet.picture(f"{ART}/fringe", at, size)
        pixels = (canvas.fit.length(size[0]), canvas.fit.length(size[1]))
        for at in middles:
            sheet.put(canvas.pictures.tinted(f"{ART}/swag", pixels, velvet), at)
            sheet.picture(f"{ART}/braid", at, size)
        for number in range(count + 1):
            sheet.picture(f"{ART}/tassel", (window.left + wide * number, top + 110), (120, 220))
        sheet.picture(f"{ART}/rod", (window.centerx, window.top + ROD / 2 - 1), (window.width + 4, ROD + 2))
        lengths = round(window.width / HEM[0]) + 1
        for number in range(lengths):
            at = (window.left + HEM[0] * (number + 0.5), window.bottom - HEM[1] / 2)
            sheet.picture(f"{ART}/hem", at, (HEM[0] + 1, HEM[1]))
        return whole.convert()

    def _boards(self, canvas: Canvas) -> pygame.Surface:
        """The stage and its footlights, on a strip as wide as the window."""
        fit = canvas.fit
        size = (fit.size[0], fit.length(BOARDS + 120))

        def make() -> pygame.Surface:
            strip = pygame.Surface(size, pygame.SRCALPHA)
            count = max(4, round(fit.everything.width / LAMPS))
            lamp = (fit.length(108), fit.length(64))
            edge = size[1] - fit.length(BOARDS)
            glow = canvas.pictures.tinted(
                "house/glow", (fit.length(330), fit.length(240)), canvas.theme.glow
            ).copy()
            glow.set_alpha(120)
            board = canvas.pictures.scaled(f"{ART}/boards", (size[0], fit.length(BOARDS)))
            shell = canvas.pictures.scaled(f"{ART}/footlight", lamp)
            middles = [round(size[0] * (number + 0.5) / count) for number in range(count)]
            for x in middles:
                strip.blit(glow, glow.get_rect(center=(x, edge)))
            strip.blit(board, (0, edge))
            for x in middles:
                strip.blit(shell, shell.get_rect(midbottom=(x, edge + fit.length(8))))
            return strip

        return canvas.made(("stage boards", size), make)

    def _medal(self, canvas: Canvas, at: Point) -> None:
        colour = canvas.theme.seat(self.colour)
        side = canvas.fit.length(MEDAL)
        far = canvas.fit.length(MEDAL * 1.8)
        halo = canvas.pictures.tinted("house/glow", (far, far), canvas.theme.glow).copy()
        halo.set_alpha(150)
        canvas.put(halo, at)
        canvas.picture(f"{ART}/medal", at, (MEDAL, MEDAL))
        canvas.put(canvas.pictures.tinted(f"{ART}/enamel", (side, side), mix(colour, WHITE, 0.12)), at)
        middle = (at[0], at[1] - MEDAL / 80)
        stamp_symbol(canvas, self.colour, (middle[0], middle[1] + 5), MEDAL * 0.46, mix(DARK, colour, 0.12))
        stamp_symbol(canvas, self.colour, middle, MEDAL * 0.46, canvas.theme.ink)
        stamp_symbol(canvas, self.colour, middle, MEDAL * 0.39, canvas.theme.cream)

    def _wait_row(self, canvas: Canvas) -> None:
        """Who shuts their eyes; or, with nobody to name, which key to press."""
        theme = canvas.theme
        y = canvas.fit.everything.bottom - 62
        if not self.waiting:
            keys = [("Enter", _("I am ready"))] + ([("Esc", _("Menu"))] if self._pause else [])
            hints(canvas, keys, (960, y))
            return
        label, style = _("Eyes shut, please:"), Style(34, "bold", theme.cream, 2)
        gap, count = 20.0, len(self.waiting)
        before = canvas.type.width(label, style) + 28
        wide = min(300.0, (1800 - before - gap * (count - 1)) / count)
        x = 960 - (before + wide * count + gap * (count - 1)) / 2
        canvas.text(label, (x, y), style, "midleft")
        x += before
        for name, seat in self.waiting:
            colour = theme.seat(seat)
            box = pygame.FRect(x, y - 38, wide, 76)
            look = Look(mix(colour, WHITE, 0.14), mix(colour, theme.ink, 0.14), theme.ink, 4, 22, 0.1)
            canvas.panel(box, look, lift=6)
            disc = pygame.FRect(0, 0, 52, 52)
            disc.center = (box.left + 42, box.centery)
            canvas.panel(disc, Look(theme.ink, radius=26))
            side = canvas.fit.length(32)
            symbol = canvas.pictures.tinted(f"house/seats/{SEAT_SYMBOLS[seat]}", (side, side), theme.cream)
            canvas.put(symbol, disc.center)
            letters = Style(34, "title", readable_on(colour, theme))
            canvas.text(name, (box.left + 78, box.centery), letters, "midleft", box.width - 96)
            x += wide + gap
