"""Who races tonight: people with their keys, bots with their level, and the rules of the evening."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec

import pygame

from game.ricochet.cards import places
from game.ricochet.rules import TARGETS, TIE_FRAMES, TIMERS, Ricochet
from game.words import _, later, ngettext
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.input import Input, Press
from scenes.scene import Scene
from scenes.table.emblem import fitted
from scenes.table.ground import paint_ground
from scenes.tables.ricochet.chair import ChairSheet
from scenes.tables.ricochet.field import Field
from scenes.tables.ricochet.keys import learn
from scenes.tables.ricochet.keys_test import KeysTest
from scenes.tables.ricochet.party import (
    LEAST,
    MOST,
    Party,
    clash,
    last_party,
    place_codes,
    set_of,
)
from scenes.tables.ricochet.plaque import SIZE, Plaque, racer_for
from scenes.tables.ricochet.race import Race
from scenes.ui.board import Board
from scenes.ui.keys import hints
from scenes.ui.shapes import Look
from scenes.ui.theme import mix, rgb
from scenes.ui.type import Style
from scenes.ui.widgets import Button, Choice, Toggle, Widget

PRACTICE = "scenes.tables.ricochet.practice"
CHAIRS = [(92.0 + 472 * (n % 2), 204.0 + 246 * (n // 2)) for n in range(6)]
RULES = pygame.FRect(1080, 84, 760, 530)
DEAL = pygame.FRect(1080, 648, 760, 150)
SECOND = pygame.FRect(1080, 836, 760, 84)


class Seat(Widget):
    """A chair that is taken: choosing it opens what can be changed about it."""

    radius = 30.0

    def __init__(self, plaque: Plaque, choose: Callable[[], None]) -> None:
        super().__init__(plaque.area, plaque.racer.name)
        self.plaque = plaque
        self._choose = choose

    def choose(self) -> None:
        self._choose()

    def paint(self, canvas: Canvas, focused: bool, held: bool) -> None:
        self.plaque.paint(canvas)
        self._kind(canvas)
        pen = pygame.FRect(0, 0, 44, 44)
        pen.center = (self.area.right - 4, self.area.top + 6)
        canvas.panel(pen, Look(canvas.theme.paper, canvas.theme.paper_low, canvas.theme.ink, 3, 22), lift=4)
        canvas.icon("pencil", pen.center, 26, canvas.theme.ink)

    def _kind(self, canvas: Canvas) -> None:
        """A person or a bot, where a race shows the cards won."""
        bot = self.plaque.racer.device == "bot"
        left, y = self.area.left + 22, self.area.top + 128
        colour = mix(canvas.theme.seat(self.plaque.racer.seat), canvas.theme.ink, 0.86)
        canvas.icon("robot" if bot else "person", (left + 24, y), 46, colour)
        word = _("Bot") if bot else _("Person")
        word, style = fitted(canvas.type, word, Style(32, "bold", colour), 22, 132, 50)
        canvas.text(word, (left + 60, y), style, "midleft")


class Seats(Scene):
    """Deal has the focus: one press starts the race with whoever raced last time."""

    name = later("Seats")
    music = "ricochet"

    def __init__(self, party: Party | None = None) -> None:
        super().__init__()
        self.party = party or Party()
        self.board = Board(self)

    def entered(self) -> None:
        if not self.party.chairs:
            self.party = last_party(self.app.keeping)
        self.field = Field.load(MOST, False)
        self._lay_out(focus="deal")

    def change(self, party: Party) -> None:
        """Use these seats from now on, and next time."""
        self.party = party
        kept = {**self.app.settings.last_seats, "ricochet": party.to_plain()}
        self.app.change_settings(last_seats=kept)
        self._lay_out()

    # -- widgets -------------------------------------------------------------------------------------

    def _lay_out(self, focus: str = "") -> None:
        count = len(self.party.chairs)
        chairs: list[Widget] = [self._seat(at) for at in range(count)]
        rules = self._rules()
        deal = Button(DEAL, _("Deal"), self._deal, primary=True, size=84, hotkey=pygame.K_d, sound="shuffle")
        if self._why_not():
            deal.fill = mix(self.app.brushes.theme.primary, self.app.brushes.theme.quiet, 0.7)
        widgets = [*chairs, *self._empty(count), *self._key_trial(), *rules, deal, *self._second_row()]
        self.board.set(widgets, widgets.index(deal) if focus == "deal" else None)

    def _seat(self, at: int) -> Seat:
        racer = racer_for(self.party.chairs[at], self.app.keeping, places(self.party.full_tilt))
        plaque = Plaque(pygame.FRect(*CHAIRS[at], *SIZE), racer)
        plaque.mirrored = False
        return Seat(plaque, lambda: self.app.push(ChairSheet(self, at)))

    def _empty(self, count: int) -> list[Widget]:
        """The next free chair, with a press for a person and one for a bot."""
        if count >= MOST:
            return []
        x, y = CHAIRS[count]
        add_person = Button(
            (x + 24, y + 66, 190, 118),
            _("Person"),
            self._add_person,
            icon="person",
            size=28,
            hotkey=pygame.K_p,
        )
        add_bot = Button(
            (x + 226, y + 66, 190, 118), _("Bot"), self._add_bot, icon="robot", size=28, hotkey=pygame.K_b
        )
        return [add_person, add_bot]

    def _rules(self) -> list[Widget]:
        agreed = self.party.agreed
        rows = [
            pygame.FRect(RULES.left + 30, RULES.top + 100 + 84 * n, RULES.width - 60, 76) for n in range(5)
        ]
        cards = [(n, ngettext("{n} card", "{n} cards", n).format(n=n)) for n in TARGETS]
        ties = [(n, ngettext("{n} frame", "{n} frames", n).format(n=n)) for n in TIE_FRAMES]
        timers = [(n, _("{n} seconds").format(n=n) if n else _("None")) for n in TIMERS]
        return [
            self._presets(rows[0]),
            Choice(rows[1], _("Cards to win"), cards, agreed["target"], self._agree("target")),
            Toggle(rows[2], _("Full Tilt: five cards around"), agreed["full_tilt"], self._agree("full_tilt")),
            Choice(rows[3], _("A tie is within"), ties, agreed["tie_frames"], self._agree("tie_frames")),
            Choice(rows[4], _("Round timer"), timers, agreed["timer"], self._agree("timer")),
        ]

    def _presets(self, area: pygame.FRect) -> Widget:
        """All of it at once, but for what is a tie; whatever is no preset is this table's own."""
        presets, now = Ricochet().presets, self.party.agreed
        found: list[tuple[object, str]] = [(n, one.label) for n, one in enumerate(presets)]
        options = [{**one.options, "tie_frames": now["tie_frames"]} for one in presets]
        agreed = [Party(options=one).agreed for one in options]
        if now not in agreed:
            found.append((len(agreed), _("Your own")))
        at = agreed.index(now) if now in agreed else len(agreed)

        def choose(number: object) -> None:
            if isinstance(number, int) and number < len(agreed):
                self.change(replace(self.party, options=options[number]))

        return Choice(area, _("Tonight's race"), found, at, choose)

    def _agree(self, key: str) -> Callable[[object], None]:
        return lambda value: self.change(self.party.with_option(key, value))

    def _key_trial(self) -> list[Widget]:
        """For those who share the keyboard: which keys arrive together?"""
        if not self._typists():
            return []
        x, y = CHAIRS[MOST]
        fill = rgb("#2f5fb8")
        return [
            Button((x + 20, y + 60, 400, 96), _("Try your keys"), self._try_keys, icon="keyboard", fill=fill)
        ]

    def _typists(self) -> dict[int, dict[str, str]]:
        found = {
            at: place_codes(chair, self.app.keeping, self.party.full_tilt)
            for at, chair in enumerate(self.party.chairs)
        }
        return {at: keys for at, keys in found.items() if keys}

    def _try_keys(self) -> None:
        typists = self._typists()
        chairs = self.party.chairs
        players = [(chairs[at].name, chairs[at].colour, keys) for at, keys in typists.items()]

        def use(layouts: list[tuple[str, ...]]) -> None:
            party = self.party
            for at, layout in zip(typists, layouts, strict=True):
                name = set_of(layout, party.full_tilt)
                party = party.with_chair(at, device=name) if name else party
            self.change(party)

        self.app.push(KeysTest(players, use))

    def _second_row(self) -> list[Widget]:
        back = Button(
            (SECOND.right - 240, SECOND.top, 240, 84), _("Shelf"), self._leave, icon="home", sound="back"
        )
        if not find_spec(PRACTICE):
            return [back]
        area = (SECOND.left, SECOND.top, SECOND.width - 270, 84)
        fill = rgb("#2f5fb8")
        return [
            Button(area, _("Practice against the clock"), self._practise, icon="clock", fill=fill, size=30),
            back,
        ]

    def _why_not(self) -> str:
        if len(self.party.chairs) < LEAST:
            return _("A race needs at least {n} players. Add a person or a bot.").format(n=LEAST)
        shared = clash(self.party, self.app.keeping)
        if shared:
            return _("{one} and {other} both have the key {key}. Give one of them other keys.").format(
                key=shared[0], one=shared[1], other=shared[2]
            )
        return ""

    # -- presses -------------------------------------------------------------------------------------

    def _add_person(self) -> None:
        self.change(self.party.with_person(self.app.keeping))

    def _add_bot(self) -> None:
        self.change(self.party.with_bot())

    def _deal(self) -> None:
        problem = self._why_not()
        if problem:
            self.app.toast(problem)
            return
        self.change(replace(self.party))
        self.app.push(Race(self.party))

    def _practise(self) -> None:
        scene: Scene = import_module(PRACTICE).first_scene()
        self.app.push(scene)

    def _leave(self) -> None:
        if len(self.app.stack) > 1:
            self.app.pop(self)
        else:
            from scenes.shelf import Shelf

            self.app.replace(Shelf())

    def resumed(self) -> None:
        self._lay_out()

    def handle(self, event: Input) -> bool:
        if isinstance(event, Press):
            learn(event)
        if wants_back(event):
            self.app.sound.play("back")
            self._leave()
            return True
        return self.board.handle(event)

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint_ground(canvas, self.field.layout.cloth, self.field.layout.rim)
        title = Style(74, "title", theme.cream, 4, 4)
        text, title = fitted(canvas.type, _("Who races?"), title, 48, 900, 94)
        canvas.text(text, (96, 108), title, "midleft")
        line = _("Ricochet, for {least} to {most} players").format(least=LEAST, most=MOST)
        line, style = fitted(canvas.type, line, Style(30, "bold", rgb("#ffe3a0")), 24, 900, 42)
        canvas.text(line, (98, 172), style, "midleft")
        look = Look(theme.paper, mix(theme.paper, theme.paper_low, 0.8), theme.brass, 5, 30)
        canvas.panel(RULES, look, lift=16)
        head = Style(48, "title", mix(theme.good, theme.ink, 0.5))
        canvas.text(
            _("Tonight's rules"), (RULES.left + 36, RULES.top + 58), head, "midleft", RULES.width - 70
        )
        for at in range(len(self.party.chairs), MOST):
            self._empty_chair(canvas, at)
        self.board.paint(canvas)
        hints(
            canvas,
            [("left right up down", _("Move")), ("Enter", _("Choose")), ("P", _("Person")), ("B", _("Bot")),
             ("D", _("Deal")), ("Esc", _("Shelf"))],
            (960, 1000), 34,
        )  # fmt: skip

    def _empty_chair(self, canvas: Canvas, at: int) -> None:
        theme = canvas.theme
        box = pygame.FRect(*CHAIRS[at], *SIZE)
        first = at == len(self.party.chairs)
        canvas.panel(
            box,
            Look(
                rgb("#0b1230"),
                None,
                mix(theme.brass, rgb("#0b1230"), 0.35 if first else 0.75),
                3,
                30,
                alpha=170,
            ),
        )
        text = _("Empty chair: add a") if first else _("Empty chair")
        colour = theme.cream if first else mix(theme.cream, rgb("#0b1230"), 0.5)
        y = box.top + 38 if first else box.centery
        canvas.text(text, (box.centerx, y), Style(30, "bold", colour), width=box.width - 40)

    @property
    def typing(self) -> bool:
        return self.board.typing
