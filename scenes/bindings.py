"""What keys and gamepad buttons do: the register of the app's commands, and the keys a person gave them.

Code names a key by what it usually does: `hotkey=pygame.K_h` is the hint. Whatever key a person gave to the
hint arrives as that one (`Press.key`), so nobody else has to know that keys can be changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeVar

import pygame

from game.words import Texts, _

K = TypeVar("K", int, str)


class Act(Enum):
    """What a person means by a press, whatever they pressed."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    CHOOSE = auto()
    BACK = auto()
    NEXT = auto()
    PREVIOUS = auto()
    MENU = auto()


@dataclass(frozen=True)
class Command:
    """Something a key does: its keys and buttons at first; the first key is its name in code."""

    name: str
    keys: tuple[int, ...] = ()
    buttons: tuple[str, ...] = ()
    act: Act | None = None
    button_act: Act | None = None
    """What its button means, where that is more than what its key means."""


MOVES = (
    Command("up", (pygame.K_UP,), ("up",), Act.UP),
    Command("down", (pygame.K_DOWN,), ("down",), Act.DOWN),
    Command("left", (pygame.K_LEFT,), ("left",), Act.LEFT),
    Command("right", (pygame.K_RIGHT,), ("right",), Act.RIGHT),
    Command("choose", (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER), ("a",), Act.CHOOSE),
    Command("back", (pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_AC_BACK), ("b", "select"), Act.BACK),
    Command("next", (pygame.K_TAB,), ("r",), Act.NEXT),
    Command("previous", (), ("l",), Act.PREVIOUS),
    Command("page-up", (pygame.K_PAGEUP,)),
    Command("page-down", (pygame.K_PAGEDOWN,)),
    Command("first", (pygame.K_HOME,)),
    Command("last", (pygame.K_END,)),
)
TABLE = (
    Command("hint", (pygame.K_h,), ("x",)),
    Command("what", (pygame.K_i,), ("y",)),
    Command("notes", (pygame.K_v,)),
    Command("rules", (pygame.K_r,)),
    Command("undo", (pygame.K_u,)),
    Command("hurry", (pygame.K_x,)),
    Command("pause", (pygame.K_p,), ("start",), None, Act.MENU),
    Command("yes", (pygame.K_y,)),
    Command("no", (pygame.K_n,)),
    Command("fold", (pygame.K_f,)),
    Command("less", (pygame.K_MINUS, pygame.K_KP_MINUS)),
    Command("more", (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)),
    Command("leave-it", (pygame.K_l,)),
)
HOUSE = (
    Command("mute", (pygame.K_m,)),
    Command("fullscreen", (pygame.K_F11,)),
    Command("about", (pygame.K_F1,)),
    Command("settings", (pygame.K_s,)),
    Command("quit", (pygame.K_q,)),
    Command("deal", (pygame.K_d,)),
    Command("bot", (pygame.K_b,)),
    Command("remove", (pygame.K_DELETE,)),
    Command("keys", (pygame.K_k,)),
    Command("again", (pygame.K_a,)),
    Command("ghost", (pygame.K_g,)),
    Command("watch", (pygame.K_w,)),
    Command("copy", (pygame.K_c,)),
    Command("open", (pygame.K_o,)),
    Command("turn", (pygame.K_t,)),
    Command("eyes", (pygame.K_e,)),
)
DIGITS = tuple(Command(f"digit-{n}", (pygame.K_0 + n,)) for n in range(10))
COMMANDS = (*MOVES, *TABLE, *HOUSE, *DIGITS)
BY_NAME: Mapping[str, Command] = {one.name: one for one in COMMANDS}
USUAL: Mapping[int, Command] = {key: one for one in COMMANDS for key in one.keys}

NAMES = Texts(
    lambda: {
        "up": _("Up"),
        "down": _("Down"),
        "left": _("Left"),
        "right": _("Right"),
        "choose": _("Choose"),
        "back": _("Back"),
        "next": _("Next thing"),
        "previous": _("Thing before"),
        "page-up": _("Page up"),
        "page-down": _("Page down"),
        "first": _("To the beginning"),
        "last": _("To the end"),
        "hint": _("Hint"),
        "what": _("What is this card?"),
        "notes": _("What you remember"),
        "rules": _("Rules"),
        "undo": _("Take back"),
        "hurry": _("Fast-forward"),
        "pause": _("Pause, add a person"),
        "yes": _("Yes"),
        "no": _("No, new match"),
        "fold": _("Fold"),
        "less": _("Less"),
        "more": _("More"),
        "leave-it": _("Leave it there"),
        "mute": _("Mute"),
        "fullscreen": _("Full screen"),
        "about": _("About Felt"),
        "settings": _("Settings, shelf"),
        "quit": _("Quit"),
        "deal": _("Deal, drill"),
        "bot": _("Add a bot"),
        "remove": _("Remove"),
        "keys": _("Try your keys"),
        "again": _("Again"),
        "ghost": _("Race your ghost"),
        "watch": _("Watch"),
        "copy": _("Copy, CSV"),
        "open": _("Open the folder, OK card"),
        "turn": _("Turn the table, teach me"),
        "eyes": _("Through whose eyes, records"),
        **{f"digit-{n}": _("Number {n}").format(n=n) for n in range(10)},
    }
)

CONSTANTS = {name[2:].lower(): getattr(pygame, name) for name in sorted(dir(pygame)) if name.startswith("K_")}
"""Keys by the names that the settings file uses."""
WORDS = {key: name for name, key in CONSTANTS.items()}
MODIFIERS = {
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
    pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_SCROLLLOCK,
    pygame.K_PRINTSCREEN, pygame.K_UNKNOWN,
}  # fmt: skip
FIXED = {pygame.K_ESCAPE: "back"}
"""Keys that nobody can take away: the way out is always there."""
BUTTONS = (
    "a",
    "b",
    "x",
    "y",
    "select",
    "start",
    "l",
    "r",
    "ls",
    "rs",
    "guide",
    "up",
    "down",
    "left",
    "right",
)

CAPS = Texts(
    lambda: {
        pygame.K_ESCAPE: "Esc",
        pygame.K_RETURN: _("Enter"),
        pygame.K_KP_ENTER: _("Enter"),
        pygame.K_SPACE: _("Space"),
        pygame.K_BACKSPACE: _("Backspace"),
        pygame.K_TAB: "Tab",
        pygame.K_DELETE: _("Del"),
        pygame.K_INSERT: _("Ins"),
        pygame.K_HOME: _("Home"),
        pygame.K_END: _("End"),
        pygame.K_PAGEUP: _("PgUp"),
        pygame.K_PAGEDOWN: _("PgDn"),
        pygame.K_UP: "up",
        pygame.K_DOWN: "down",
        pygame.K_LEFT: "left",
        pygame.K_RIGHT: "right",
        pygame.K_KP_PLUS: "+",
        pygame.K_KP_MINUS: "-",
    }
)
BUTTON_CAPS = {"l": "LB", "r": "RB", "ls": "LS", "rs": "RS"}
WRITTEN = {
    "Esc": pygame.K_ESCAPE, "Enter": pygame.K_RETURN, "Space": pygame.K_SPACE, "Tab": pygame.K_TAB,
    "PgUp": pygame.K_PAGEUP, "PgDn": pygame.K_PAGEDOWN, "Home": pygame.K_HOME, "End": pygame.K_END,
    "Del": pygame.K_DELETE, "up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT, **{f"F{n}": getattr(pygame, f"K_F{n}") for n in range(1, 13)},
}  # fmt: skip
"""Keys as code writes them for the hints on screen."""


def key_word(key: int) -> str:
    """A key in the settings file."""
    return WORDS.get(key) or chr(key)


def key_of(word: str) -> int | None:
    """The key of a word in the settings file; None where there is none that can be given away."""
    key = CONSTANTS.get(word, ord(word) if len(word) == 1 and word.isprintable() else None)
    return None if key in MODIFIERS or key in FIXED else key


def key_cap(key: int) -> str:
    """What stands on a key; "up" and its like are drawn as arrows."""
    if key in CAPS:
        return CAPS[key]
    if is_letter(key):
        return chr(key).upper()
    return key_word(key).removeprefix("kp").strip("_").upper()


def is_letter(key: int) -> bool:
    """Does it write something?"""
    return 32 < key < 0x110000 and chr(key).isprintable()


def button_cap(button: str) -> str:
    return BUTTON_CAPS.get(button) or (button if button in WRITTEN else button.capitalize()[:6])


class Bindings:
    """Which key and which button does what, with a person's own wishes first."""

    def __init__(
        self,
        keys: Mapping[str, Sequence[str]] | None = None,
        buttons: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.faults: list[str] = []
        """The commands whose wishes cannot be used."""
        own_keys = {name: [key_of(word) for word in words] for name, words in (keys or {}).items()}
        own_buttons = {
            name: [word if word in BUTTONS else None for word in words]
            for name, words in (buttons or {}).items()
        }
        self._keys = self._given(own_keys, {one.name: one.keys for one in COMMANDS}, FIXED)
        self._buttons = self._given(own_buttons, {one.name: one.buttons for one in COMMANDS}, {})

    def _given(
        self,
        own: Mapping[str, Sequence[K | None]],
        usual: Mapping[str, tuple[K, ...]],
        fixed: Mapping[K, str],
    ) -> dict[K, Command]:
        """Who has what: what cannot be lost, then what people wished for, then what is left as usual."""
        taken = {one: BY_NAME[name] for one, name in fixed.items()}
        good: set[str] = set()
        for name, wished in own.items():
            if name not in BY_NAME:
                continue  # of a newer Felt
            if not wished or any(one is None or one in taken for one in wished):
                self.faults.append(name)
                continue
            taken |= {one: BY_NAME[name] for one in wished if one is not None}
            good.add(name)
        for name, keys in usual.items():
            if name not in good:
                taken |= {one: BY_NAME[name] for one in keys if one not in taken}
        return taken

    # -- what a press means --------------------------------------------------------------------------

    def key(self, key: int) -> tuple[int, Act | None]:
        """The key that usually does what this one does now, and its act."""
        command = self._keys.get(key)
        if command:
            return (key if key in command.keys else next(iter(command.keys), 0)), command.act
        return (0 if key in USUAL else key), None

    def button(self, button: str) -> tuple[int, Act | None]:
        command = self._buttons.get(button)
        if command is None:
            return 0, None
        act = command.button_act or command.act
        return (0 if act else next(iter(command.keys), 0)), act

    # -- what is on screen ---------------------------------------------------------------------------

    def keys_of(self, name: str) -> list[int]:
        return self._of(self._keys, name)

    def buttons_of(self, name: str) -> list[str]:
        return self._of(self._buttons, name)

    def _of(self, given: Mapping[K, Command], name: str) -> list[K]:
        usual: Sequence[object] = (*BY_NAME[name].keys, *BY_NAME[name].buttons)
        mine = [one for one, command in given.items() if command.name == name]
        return sorted(mine, key=lambda one: usual.index(one) if one in usual else -1)

    def cap(self, key: int) -> str:
        """What stands on the key that does now what this one usually does."""
        command = USUAL.get(key)
        if command is None or self._keys.get(key) is command:
            return key_cap(key)
        return next((key_cap(one) for one in self.keys_of(command.name)), "?")

    def caps(self, written: str) -> Iterator[str]:
        """The same for keys as code writes them: "left right", "H", "1-5"."""
        for word in written.split():
            key = WRITTEN.get(word) or (ord(word.lower()) if len(word) == 1 else None)
            yield self.cap(key) if key else word

    # -- changing ------------------------------------------------------------------------------------

    def owner(self, one: int | str) -> Command | None:
        """What a key or a button does now."""
        return self._keys.get(one) if isinstance(one, int) else self._buttons.get(one)


USUALLY = Bindings()


def while_typing(key: int) -> tuple[int, Act | None] | None:
    """What a key means while letters are written: a letter is a letter, and what moves and deletes moves and
    deletes; None leaves it at what the person wished."""
    if key in USUAL and USUAL[key].act:
        return key, USUAL[key].act
    return (key, None) if is_letter(key) else None
