"""Try your keys: lights up what the keyboard really delivers at once, and looks for keys that work."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pygame

from game.ricochet.cards import places
from game.words import Texts, _, later, ngettext
from scenes.canvas import Canvas
from scenes.input import Focus, Input, Pointer, Press, Release
from scenes.scene import Scene
from scenes.table.emblem import fitted, stamp_symbol
from scenes.tables.ricochet.keys import FIVE, FOUR, key_name, learn, paint_diamond
from scenes.tables.ricochet.practice_keys import Trial
from scenes.ui.board import Board
from scenes.ui.keys import cap_width, hints, key_cap
from scenes.ui.shapes import Look
from scenes.ui.theme import WHITE, mix, rgb
from scenes.ui.type import Style
from scenes.ui.widgets import Button

SHEET = pygame.FRect(110, 70, 1700, 950)
TRAY = pygame.FRect(150, 200, 1620, 330)
ASK = pygame.FRect(150, 556, 1620, 250)
MOST_CAPS = 14
FEW = 4
"""Up to so many players are drawn at full size."""

Player = tuple[str, str, Mapping[str, str] | Iterable[str]]
"""A name, a seat colour, and key codes in the order of the places (or by place)."""


class KeysTest(Scene):
    """Over whatever asked for it. `use` is called with the sets that work, if someone wants to have them."""

    name = later("Try your keys")
    overlay = True
    shade = 226
    music = "ricochet"

    def __init__(
        self, players: Sequence[Player], use: Callable[[list[tuple[str, ...]]], None] | None = None
    ) -> None:
        super().__init__()
        self.people = [(name, colour) for name, colour, _codes in players]
        layouts = [_codes_of(codes) for _name, _colour, codes in players]
        tilt = len(layouts[0]) > 4
        spares = [tuple(f"key:{one}" for one in keys) for keys in (FIVE if tilt else FOUR).values()]
        self.places = places(tilt)
        self.trial = Trial(layouts, spares)
        self.use = use
        self.board = Board(self)

    def entered(self) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        """Buttons take no keys but Escape: every other key is being tried."""
        widgets = [Button((1380, 890, 390, 92), _("Done"), self._leave, primary=True, size=38, sound="back")]
        again = Button((960, 894, 396, 84), _("Ask again"), self._retry, icon="refresh", size=32)
        widgets.append(again)
        if self.use and self.trial.state == "works" and self.trial.changed:
            widgets.append(
                Button((540, 894, 396, 84), _("Use these keys"), self._take, icon="check", size=32)
            )
        self.board.set(widgets, focus=0)

    def _retry(self) -> None:
        self.trial.retry()
        self._lay_out()

    def _take(self) -> None:
        assert self.use
        self.use(list(self.trial.layouts))
        self._leave()

    def _leave(self) -> None:
        self.app.pop(self)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        if isinstance(event, Pointer):
            return self.board.handle(event)
        if isinstance(event, Focus):
            self.trial.held.clear()
            self.touch()
            return True
        if isinstance(event, Press | Release) and event.code.startswith("key:"):
            self._key(event)
            return True
        if isinstance(event, Press) and not event.repeat:  # a gamepad, or the right button of the mouse
            from scenes.app import wants_back

            if wants_back(event):
                self._leave()
                return True
            return self.board.handle(event)
        return False

    def _key(self, event: Press | Release) -> None:
        if isinstance(event, Release):
            before = self.trial.state, self.trial.missing
            self.trial.up(event.code, event.stamp.at_ns)
            if (self.trial.state, self.trial.missing) != before:
                self.app.sound.play("error")
        elif event.key == pygame.K_ESCAPE:
            self.app.sound.play("back")
            self._leave()
            return
        elif not event.repeat:
            learn(event)
            step, state = self.trial.step, self.trial.state
            self.trial.down(event.code, event.stamp.at_ns)
            self.app.sound.play("correct" if (self.trial.step, self.trial.state) != (step, state) else "chip")
        self._lay_out()

    # -- the picture ---------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        sheet = Look(mix(theme.brown, theme.ink, 0.1), mix(theme.brown, theme.ink, 0.45), theme.brass, 5, 40)
        canvas.panel(SHEET, sheet, lift=24)
        canvas.text(_("Try your keys"), (960, 128), Style(60, "title", theme.cream, 3, 3))
        canvas.panel(TRAY, Look(rgb("#14204f"), rgb("#0b1233"), theme.brass, 3, 30))
        for number in range(len(self.people)):
            self._player(canvas, number)
        if len(self.people) < FEW:
            self._explain(canvas)
        self._question(canvas)
        self._counts(canvas)
        self.board.paint(canvas)
        hints(canvas, [("Esc", _("Done"))], (250, 936))

    def _player(self, canvas: Canvas, number: int) -> None:
        theme = canvas.theme
        wide = TRAY.width / max(FEW, len(self.people))
        name, colour = self.people[number]
        codes = self.trial.layouts[number]
        fill = theme.seat(colour)
        plate = pygame.FRect(0, 0, min(340.0, wide - 24), 292)
        plate.center = (TRAY.left + wide * (number + 0.5), TRAY.centery)
        look = Look(mix(fill, WHITE, 0.12), mix(fill, theme.ink, 0.2), mix(fill, WHITE, 0.4), 3, 28)
        canvas.panel(plate, look, lift=8)
        disc = pygame.FRect(plate.left + 18, plate.top + 14, 48, 48)
        canvas.panel(disc, Look(theme.ink, radius=24))
        stamp_symbol(canvas, colour, disc.center, 30, theme.cream)
        style = Style(36, "title", theme.cream, 3, 2, theme.ink)
        text, style = fitted(canvas.type, name, style, 24, plate.width - 90, 54)
        canvas.text(text, (disc.right + 10, disc.centery), style, "midleft")
        caps = {place: key_name(code) for place, code in zip(self.places, codes, strict=True)}
        down = frozenset(
            place for place, code in zip(self.places, codes, strict=True) if code in self.trial.held
        )
        middle = plate.centerx, plate.top + 178
        paint_diamond(canvas, middle, caps, colour, mix(fill, WHITE, 0.38), down, 1.06)

    def _explain(self, canvas: Canvas) -> None:
        """Beside few players there is room to say what this is about."""
        left = TRAY.left + TRAY.width * len(self.people) / FEW + 24
        area = (left, TRAY.top + 24, TRAY.right - left - 40, TRAY.height - 48)
        words = _(
            "Keys light up when they arrive. Many keyboards swallow keys while others are held down, and a "
            "swallowed slap is nobody's fault: find out here which keys of yours go together."
        )
        canvas.paragraph(words, area, Style(32, "body", canvas.theme.cream), middle=True)

    def _question(self, canvas: Canvas) -> None:
        theme, trial = canvas.theme, self.trial
        canvas.panel(ASK, Look(theme.paper, mix(theme.paper, theme.paper_low, 0.7), theme.brass, 3, 26))
        icon, colour, title = {
            "asking": ("keyboard", theme.primary, self._asking()),
            "works": ("check", theme.good, self._works()),
            "hopeless": ("warning", theme.danger, self._hopeless()),
        }[trial.state]
        canvas.icon(icon, (ASK.left + 64, ASK.top + 62), 60, mix(colour, theme.ink, 0.2))
        style = Style(36, "bold", theme.ink)
        text = (ASK.left + 120, ASK.top + 22, ASK.width - 160, 82)
        canvas.paragraph(title, text, style, middle=True)
        if trial.asked:
            self._asked_keys(canvas)
        note = self._note()
        if note:
            style = Style(27, "bold", theme.warning)
            canvas.paragraph(note, (ASK.left + 120, ASK.bottom - 66, ASK.width - 160, 52), style, middle=True)

    def _asked_keys(self, canvas: Canvas) -> None:
        """The keys to hold, each ticked as soon as it is there."""
        x, y = ASK.left + 124.0, ASK.top + 140
        for code in self.trial.asked:
            label = key_name(code)
            width = cap_width(canvas, label)
            here = code in self.trial.held
            if here:
                canvas.glow((x, y - 21, width, 42), 9, 8, canvas.theme.good)
            key_cap(canvas, label, x, y)
            sign = "check" if here else "minus"
            colour = canvas.theme.good if here else canvas.theme.quiet
            canvas.icon(sign, (x + width + 22, y + 2), 28, mix(colour, canvas.theme.ink, 0.2))
            x += width + 64

    def _asking(self) -> str:
        if len(self.people) == 1:
            return _("Hold all of your keys down together, then let go.")
        n, of = self.trial.step + 1, len(self.trial.questions)
        words = _("All together ({n} of {of}): hold these keys for a moment, one each, then let go.")
        return words.format(n=n, of=of)

    def _works(self) -> str:
        if self.trial.changed:
            names = ", ".join(self.people[number][0] for number in sorted(self.trial.changed))
            return _("These keys work: all of them arrive together. New keys for {names}.").format(
                names=names
            )
        return _("All of these keys arrive together. Nobody's slap will be swallowed.")

    def _hopeless(self) -> str:
        if len(self.people) == 1:
            return _("This keyboard does not deliver all of them at once. For one player that does no harm.")
        return _("No set of keys arrives in full. Let somebody take the mouse or a gamepad.")

    def _note(self) -> str:
        missing = self.trial.missing
        if not missing:
            return ""
        names = ", ".join(_spoken(code) for code in missing)
        words = ngettext("{keys} did not arrive.", "{keys} did not arrive.", len(missing)).format(keys=names)
        if self.trial.state == "asking":
            words += " " + _("Try again with the new keys above.")
        return words

    def _counts(self, canvas: Canvas) -> None:
        """Everything that is down now, whoever it belongs to, and the most there ever was."""
        theme, trial = canvas.theme, self.trial
        y = 846.0
        now = ngettext("{n} key down", "{n} keys down", len(trial.held)).format(n=len(trial.held))
        style = Style(30, "bold", theme.cream)
        box = canvas.text(now, (150, y), style, "midleft")
        x = 150 + box.width / canvas.fit.scale + 24
        for code in sorted(trial.held)[:MOST_CAPS]:
            x += key_cap(canvas, key_name(code), x, y) + 8
        most = ngettext("Most at once: {n} key", "Most at once: {n} keys", trial.most).format(n=trial.most)
        canvas.text(most, (1770, y), Style(30, "bold", theme.glow), "midright")


ARROW_WORDS = Texts(
    lambda: {
        "left": _("left arrow"),
        "right": _("right arrow"),
        "up": _("up arrow"),
        "down": _("down arrow"),
    }
)


def _spoken(code: str) -> str:
    name = key_name(code)
    return ARROW_WORDS.get(name, name)


def _codes_of(codes: Mapping[str, str] | Iterable[str]) -> tuple[str, ...]:
    return tuple(codes.values()) if isinstance(codes, Mapping) else tuple(codes)
