"""The settings: every choice a person makes about Felt itself, each with its default and its bounds."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, get_args

from game.keeping.sheet import Complain, Plain, Sheet, plain_copy
from game.words import _

VERSION = 1
VOLUME = (0.0, 1.0)
TEXT_SIZE = (1.0, 1.5)
MOST_KEYS = 4
LONGEST_KEY = 24
SMALLEST_WINDOW = (640, 360)
LARGEST_WINDOW = (15360, 8640)
BOT_PAUSE_MS = (0, 3000)
TIE_FRAMES = (1, 6)
REACTION_SECONDS = (3, 60)

Speed = Literal["slow", "normal", "fast", "instant"]
Curtains = Literal["press", "hold", "short"]
Renderer = Literal["auto", "plain", "accelerated"]
SPEEDS: tuple[Speed, ...] = get_args(Speed)
CURTAINS: tuple[Curtains, ...] = get_args(Curtains)
RENDERERS: tuple[Renderer, ...] = get_args(Renderer)
Check = Callable[[Any], Any]

LANGUAGE = re.compile(r"[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3}")
GAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+){0,8}")


def _number(low: float, high: float) -> Check:
    def check(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise ValueError
        return float(value)

    return check


def _whole(low: int, high: int) -> Check:
    def check(value: object) -> int:
        if type(value) is not int or not low <= value <= high:
            raise ValueError
        return value

    return check


def _one_of(choices: tuple[object, ...]) -> Check:
    def check(value: object) -> object:
        # Compared with its type, because 1 == True in Python.
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise ValueError
        return value

    return check


def _word(pattern: re.Pattern[str]) -> Check:
    def check(value: object) -> str | None:
        if value is not None and not (isinstance(value, str) and pattern.fullmatch(value)):
            raise ValueError
        return value

    return check


def _window(value: Any) -> tuple[int, int]:
    width, height = value
    return (
        _whole(SMALLEST_WINDOW[0], LARGEST_WINDOW[0])(width),
        _whole(SMALLEST_WINDOW[1], LARGEST_WINDOW[1])(height),
    )


def _wishes(value: Any) -> dict[str, list[str]]:
    """Keys by what they shall do; whether there are such keys is for those to say who read them."""
    if not isinstance(value, Mapping):
        raise ValueError
    found: dict[str, list[str]] = {}
    for name, keys in value.items():
        good = isinstance(name, str) and isinstance(keys, list | tuple) and len(keys) <= MOST_KEYS
        if not good or not all(isinstance(key, str) and 0 < len(key) <= LONGEST_KEY for key in keys):
            raise ValueError
        found[name] = list(keys)
    return found


def _kept(default: object, check: Check) -> Any:
    return field(default=default, metadata={"check": check})


def _switch(default: bool) -> Any:
    return _kept(default, _one_of((False, True)))


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; raises ValueError when one is given a value outside its bounds."""

    effects_volume: float = _kept(0.8, _number(*VOLUME))
    music_volume: float = _kept(0.5, _number(*VOLUME))
    muted: bool = _switch(False)
    speed: Speed = _kept("normal", _one_of(SPEEDS))
    reduced_motion: bool = _switch(False)
    screen_shake: bool = _switch(True)
    high_contrast: bool = _switch(False)
    text_size: float = _kept(1.0, _number(*TEXT_SIZE))
    fullscreen: bool = _switch(False)
    window_size: tuple[int, int] = _kept((1280, 720), _window)
    language: str | None = _kept(None, _word(LANGUAGE))  # None: the system's own
    renderer: Renderer = _kept("auto", _one_of(RENDERERS))
    show_hints: bool = _switch(True)
    memory_aid: bool = _switch(False)
    bot_pause_ms: int = _kept(700, _whole(*BOT_PAUSE_MS))
    curtain: Curtains = _kept("press", _one_of(CURTAINS))
    tie_window_frames: int = _kept(1, _whole(*TIE_FRAMES))  # RC-Q2
    reaction_seconds: int = _kept(8, _whole(*REACTION_SECONDS))  # for a set out of turn
    keys: Mapping[str, list[str]] = field(default_factory=dict, metadata={"check": _wishes})  # by command
    buttons: Mapping[str, list[str]] = field(default_factory=dict, metadata={"check": _wishes})
    last_game: str | None = _kept(None, _word(GAME))
    last_seats: Mapping[str, Any] = field(default_factory=dict, metadata={"check": plain_copy})  # by game
    unknown: Mapping[str, Any] = field(default_factory=dict)  # written back as it was read

    def __post_init__(self) -> None:
        for name, check in _checks().items():
            value = getattr(self, name)
            try:
                object.__setattr__(self, name, check(value))
            except (ValueError, TypeError) as error:
                raise ValueError(f"{name} cannot be {value!r}") from error


def _checks() -> dict[str, Check]:
    return {each.name: each.metadata["check"] for each in fields(Settings) if "check" in each.metadata}


def _read(body: Plain, complain: Complain) -> Settings:
    checks = _checks()
    good: Plain = {}
    for name in checks.keys() & body.keys():
        try:
            good[name] = checks[name](body[name])
        except (ValueError, TypeError):
            sentence = _("The setting “{name}” had a value that Felt cannot use, so it is back to normal.")
            complain(sentence.format(name=name))
    unknown = {name: value for name, value in body.items() if name not in checks}
    return Settings(**good, unknown=unknown)


def _write(settings: Settings) -> Plain:
    return {name: getattr(settings, name) for name in _checks()} | dict(settings.unknown)


SETTINGS: Sheet[Settings] = Sheet("settings", VERSION, {}, _read, _write)
