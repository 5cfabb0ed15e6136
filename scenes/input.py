"""Keyboard, mouse and gamepads become one kind of event, stamped on arrival: the one reader of pygame."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pygame

from scenes.bindings import USUALLY, Bindings, while_typing
from scenes.bindings import Act as Act
from scenes.fit import Fit

REPEAT_AFTER = 0.40
REPEAT_EVERY = 0.09
STICK_ON, STICK_OFF = 0.6, 0.4
"""A stick counts as pushed beyond the first and as released below the second."""


REPEATING = {Act.UP, Act.DOWN, Act.LEFT, Act.RIGHT}


@dataclass(frozen=True)
class Stamp:
    """When a press arrived, on the `perf_counter_ns` clock, and the width of what we cannot know about it."""

    at_ns: int
    spread_ns: int = 0


@dataclass(frozen=True)
class Press:
    """Something went down: `code` names it for good ("key:26", "pad:0:a"), `act` says what it means."""

    code: str
    stamp: Stamp
    act: Act | None = None
    key: int = 0
    """What the key does, named by the key that usually does it; 0 where nothing is named so."""
    repeat: bool = False
    printed: int = 0
    """The key itself: what is printed on it; 0 for other devices."""


@dataclass(frozen=True)
class Release:
    code: str
    stamp: Stamp


@dataclass(frozen=True)
class Typed:
    """Letters for a text field."""

    text: str


@dataclass(frozen=True)
class Pointer:
    """The mouse, in design units. `kind`: move, down, up or wheel (then `turn` says how far)."""

    kind: str
    at: tuple[float, float]
    stamp: Stamp
    turn: float = 0


@dataclass(frozen=True)
class PadChange:
    """A gamepad came or went."""

    name: str
    here: bool


@dataclass(frozen=True)
class Focus:
    """The window got or lost the keyboard."""

    ours: bool


@dataclass(frozen=True)
class Resized:
    pass


@dataclass(frozen=True)
class Quit:
    pass


Input = Press | Release | Typed | Pointer | PadChange | Focus | Resized | Quit

PAD_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "select",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_GUIDE: "guide",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "l",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "r",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}

STICK = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): ("stick-left", Act.LEFT),
    (pygame.CONTROLLER_AXIS_LEFTX, 1): ("stick-right", Act.RIGHT),
    (pygame.CONTROLLER_AXIS_LEFTY, -1): ("stick-up", Act.UP),
    (pygame.CONTROLLER_AXIS_LEFTY, 1): ("stick-down", Act.DOWN),
}


def typed(press: Press) -> Press:
    """The same press where letters are written: there a letter is a letter."""
    meaning = while_typing(press.printed) if press.printed else None
    if meaning is None or press.printed == pygame.K_TAB:
        return press
    return replace(press, key=meaning[0], act=meaning[1])


def key_code(scancode: int) -> str:
    """The name a key keeps whatever the keyboard layout: where it lies, not what it types."""
    return f"key:{scancode}"


@dataclass
class _Held:
    press: Press
    next_at: float


class Reader:
    """Turns pygame's events into ours. `now` in seconds drives the repeat of held directions."""

    def __init__(self, fit: Callable[[], Fit], bindings: Bindings = USUALLY) -> None:
        self._fit = fit
        self.bindings = bindings
        self._held: dict[str, _Held] = {}
        self._pads: dict[int, object] = {}
        self._names: dict[int, str] = {}
        self._slots: dict[int, int] = {}
        self._pushed: set[tuple[int, int, int]] = set()

    # -- gamepads ------------------------------------------------------------------------------------

    def open_pads(self) -> None:
        """Start listening for gamepads: after the first frame, for it takes a moment."""
        from pygame._sdl2 import controller

        try:
            controller.init()
        except pygame.error:
            return  # no gamepad support on this machine: keyboard and mouse go on
        for index in range(controller.get_count()):
            self._open_pad(index)

    def _open_pad(self, index: int) -> PadChange | None:
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(index)
            instance = pad.as_joystick().get_instance_id()
        except pygame.error:
            return None
        if instance in self._pads:
            return None
        self._pads[instance] = pad
        return self._seat_pad(instance, pad.name or "")

    def _seat_pad(self, instance: int, name: str) -> PadChange:
        """A pad keeps the lowest free number, so that "pad 1" stays the same after a replug."""
        self._slots[instance] = next(n for n in range(64) if n not in self._slots.values())
        self._names[instance] = name
        return PadChange(name, True)

    def pads(self) -> list[str]:
        """Names of the gamepads at the table, by number."""
        return [self._names[instance] for instance, _ in sorted(self._slots.items(), key=lambda one: one[1])]

    def _lose_pad(self, instance: int) -> PadChange | None:
        if instance not in self._slots:
            return None
        slot = self._slots.pop(instance)
        self._pads.pop(instance, None)
        self._pushed = {one for one in self._pushed if one[0] != instance}
        for code in [code for code in self._held if code.startswith(f"pad:{slot}:")]:
            del self._held[code]  # an unplugged stick must not scroll on for ever
        return PadChange(self._names.pop(instance), False)

    def _pad_code(self, instance: int, name: str) -> str:
        if instance not in self._slots:
            self._seat_pad(instance, "")
        return f"pad:{self._slots[instance]}:{name}"

    # -- reading -------------------------------------------------------------------------------------

    def read(self, event: pygame.Event, stamp: Stamp) -> Iterator[Input]:
        """What one pygame event means; mostly one thing, sometimes nothing."""
        for one in self._translate(event, stamp):
            if isinstance(one, Press) and one.act in REPEATING:
                self._held[one.code] = _Held(one, stamp.at_ns / 1e9 + REPEAT_AFTER)
            elif isinstance(one, Release):
                self._held.pop(one.code, None)
            elif isinstance(one, Focus) and not one.ours:
                self._held.clear()
            yield one

    def repeats(self, stamp: Stamp) -> Iterator[Press]:
        """Directions held long enough press again."""
        now = stamp.at_ns / 1e9
        for held in list(self._held.values()):
            if now >= held.next_at:
                held.next_at = now + REPEAT_EVERY
                yield replace(held.press, stamp=stamp, repeat=True)

    @property
    def holding(self) -> bool:
        return bool(self._held)

    def _translate(self, event: pygame.Event, stamp: Stamp) -> Iterator[Input]:
        kind = event.type
        if kind == pygame.KEYDOWN:
            yield self._key(event, stamp)
        elif kind == pygame.KEYUP:
            yield Release(key_code(event.scancode), stamp)
        elif kind == pygame.TEXTINPUT:
            yield Typed(event.text)
        elif kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            yield from self._mouse(event, stamp)
        elif kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION):
            yield from self._pad(event, stamp)
        elif kind == pygame.CONTROLLERDEVICEADDED:
            change = self._open_pad(event.device_index)
            if change:
                yield change
        elif kind == pygame.CONTROLLERDEVICEREMOVED:
            change = self._lose_pad(event.instance_id)
            if change:
                yield change
        elif kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            yield Focus(kind == pygame.WINDOWFOCUSGAINED)
        elif kind in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED):
            yield Resized()
        elif kind == pygame.QUIT:
            yield Quit()

    def _key(self, event: pygame.Event, stamp: Stamp) -> Press:
        key, act = self.bindings.key(event.key)
        if act is Act.NEXT:
            act = Act.PREVIOUS if event.mod & pygame.KMOD_SHIFT else Act.NEXT
        elif event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META):
            act = None
        return Press(key_code(event.scancode), stamp, act, key, printed=event.key)

    def _mouse(self, event: pygame.Event, stamp: Stamp) -> Iterator[Input]:
        if event.type == pygame.MOUSEWHEEL:
            yield Pointer("wheel", self._fit().design(pygame.mouse.get_pos()), stamp, event.precise_y)
            return
        at = self._fit().design(event.pos)
        if event.type == pygame.MOUSEMOTION:
            yield Pointer("move", at, stamp)
        elif event.button == pygame.BUTTON_LEFT:
            yield Pointer("down" if event.type == pygame.MOUSEBUTTONDOWN else "up", at, stamp)
        elif event.button == pygame.BUTTON_RIGHT and event.type == pygame.MOUSEBUTTONDOWN:
            yield Press("mouse:right", stamp, Act.BACK)

    def _pad(self, event: pygame.Event, stamp: Stamp) -> Iterator[Input]:
        if event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._stick(event, stamp)
            return
        if event.button not in PAD_BUTTONS:
            return
        name = PAD_BUTTONS[event.button]
        code = self._pad_code(event.instance_id, name)
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            key, act = self.bindings.button(name)
            yield Press(code, stamp, act, key)
        else:
            yield Release(code, stamp)

    def _stick(self, event: pygame.Event, stamp: Stamp) -> Iterator[Input]:
        for sign in (-1, 1):
            if (event.axis, sign) not in STICK:
                continue
            name, act = STICK[event.axis, sign]
            held = (event.instance_id, event.axis, sign)
            push = sign * event.value / 32767
            if push >= STICK_ON and held not in self._pushed:
                self._pushed.add(held)
                yield Press(self._pad_code(event.instance_id, name), stamp, act)
            elif push <= STICK_OFF and held in self._pushed:
                self._pushed.discard(held)
                yield Release(self._pad_code(event.instance_id, name), stamp)


class SlapKeys:
    """Which key or button belongs to which player and place, in a race with several people."""

    def __init__(self) -> None:
        self._bound: dict[str, tuple[int, int]] = {}

    def bind(self, code: str, player: int, place: int) -> int | None:
        """Give a key to a player; refused with the number of the player who has it already."""
        owner = self._bound.get(code)
        if owner is not None and owner != (player, place):
            return owner[0]
        self.free(player, place)
        self._bound[code] = (player, place)
        return None

    def free(self, player: int, place: int) -> None:
        for code in [code for code, owner in self._bound.items() if owner == (player, place)]:
            del self._bound[code]

    def slap(self, press: Press) -> tuple[int, int] | None:
        """The player and the place of a press, or None; a held key slaps once."""
        return None if press.repeat else self._bound.get(press.code)

    def keys(self, player: int) -> dict[int, str]:
        return {place: code for code, (owner, place) in self._bound.items() if owner == player}
