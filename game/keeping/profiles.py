"""The people who play here: name, colour with its symbol, slap keys and gamepad of each."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from game.keeping.names import LONGEST_NAME, same, slug, tidy
from game.keeping.sheet import Complain, Damaged, Plain, Sheet
from game.words import _

VERSION = 1
PLACES = (4, 5)  # RC-Q12: one key per outer card, five of them in Full Tilt
SCANCODES = range(4, 512)
# Escape, the lock keys and everything held down with another key (Shift five times wakes Sticky Keys).
RESERVED_SCANCODES = frozenset({41, 57, 71, 83, *range(224, 232)})

HIGHEST_NUMBER = 999_999_999
PROFILE_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*-(?P<number>[1-9][0-9]{0,9})")
GAMEPAD = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class SeatColour:
    """A seat's colour and the symbol that always goes with it."""

    name: str
    hex: str
    symbol: str


SEAT_COLOURS: Mapping[str, SeatColour] = MappingProxyType(
    {
        colour.name: colour
        for colour in (
            SeatColour("vermilion", "#e2622b", "disc"),
            SeatColour("sky", "#56b4e9", "triangle"),
            SeatColour("green", "#1fa97a", "square"),
            SeatColour("yellow", "#f2d544", "star"),
            SeatColour("pink", "#d97fb0", "diamond"),
            SeatColour("blue", "#3a7bd5", "hexagon"),
        )
    }
)


class ProfileProblem(Exception):
    """A wish about a profile that cannot be granted; the text says why to the person who had it."""


@dataclass(frozen=True, slots=True)
class Profile:
    """One person; keys are scancodes, one per outer card, and None stands for the usual ones."""

    id: str
    name: str
    colour: str
    keys: tuple[int, ...] | None = None
    tilt_keys: tuple[int, ...] | None = None  # Full Tilt, RC-10
    gamepad: str | None = None
    unknown: Mapping[str, Any] = field(default_factory=dict)

    def keys_for(self, places: int) -> tuple[int, ...] | None:
        return self.keys if places == PLACES[0] else self.tilt_keys


@dataclass(frozen=True, slots=True)
class Profiles:
    """Everyone who plays here, in order of arrival; each change gives a new Profiles or a ProfileProblem."""

    people: tuple[Profile, ...] = ()
    next_number: int = 1  # never used twice, so that nobody inherits the records of someone removed
    unknown: Mapping[str, Any] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Profile]:
        return iter(self.people)

    def __len__(self) -> int:
        return len(self.people)

    def get(self, profile_id: str) -> Profile:
        for profile in self.people:
            if profile.id == profile_id:
                return profile
        raise ProfileProblem(_("That player is no longer here."))

    def add(self, name: str, colour: str | None = None) -> "Profiles":
        """The newcomer is the last of the people; without a colour wish it is the one used least."""
        name = self._free_name(name)
        newcomer = Profile(f"{slug(name)}-{self.next_number}", name, _known(colour or self._rarest_colour()))
        return replace(self, people=(*self.people, newcomer), next_number=self.next_number + 1)

    def rename(self, profile_id: str, name: str) -> "Profiles":
        return self._change(profile_id, name=self._free_name(name, but=profile_id))

    def recolour(self, profile_id: str, colour: str) -> "Profiles":
        return self._change(profile_id, colour=_known(colour))

    def remove(self, profile_id: str) -> "Profiles":
        gone = self.get(profile_id)
        return replace(self, people=tuple(profile for profile in self.people if profile is not gone))

    def rebind(self, profile_id: str, keys: Sequence[int] | None, *, places: int = PLACES[0]) -> "Profiles":
        """Give someone slap keys for four or five places; None gives the usual ones back."""
        chosen = None if keys is None else self._free_keys(profile_id, tuple(keys), places)
        if places == PLACES[0]:
            return self._change(profile_id, keys=chosen)
        return self._change(profile_id, tilt_keys=chosen)

    def pair(self, profile_id: str, gamepad: str | None) -> "Profiles":
        """Remember someone's gamepad by its guid; equal pads share one, so several people may have it."""
        if gamepad is not None and not GAMEPAD.fullmatch(gamepad):
            raise ProfileProblem(_("That gamepad does not say what it is, so it cannot be remembered."))
        return self._change(profile_id, gamepad=gamepad)

    def user_of(self, key: int, *, places: int = PLACES[0], but: str | None = None) -> Profile | None:
        """Who slaps with this key, other than `but`."""
        for profile in self.people:
            if profile.id != but and key in (profile.keys_for(places) or ()):
                return profile
        return None

    def _change(self, profile_id: str, **changes: Any) -> "Profiles":
        old = self.get(profile_id)
        new = replace(old, **changes)
        return replace(self, people=tuple(new if profile is old else profile for profile in self.people))

    def _free_name(self, name: str, but: str | None = None) -> str:
        name = tidy(name)
        if not name:
            raise ProfileProblem(_("Please give a name."))
        if len(name) > LONGEST_NAME:
            raise ProfileProblem(_("A name can have up to {most} characters.").format(most=LONGEST_NAME))
        for profile in self.people:
            if profile.id != but and same(profile.name, name):
                sentence = _("{name} is already here. Please pick another name.")
                raise ProfileProblem(sentence.format(name=profile.name))
        return name

    def _rarest_colour(self) -> str:
        worn = [profile.colour for profile in self.people]
        return min(SEAT_COLOURS, key=worn.count)

    def _free_keys(self, profile_id: str, keys: tuple[int, ...], places: int) -> tuple[int, ...]:
        if places not in PLACES:
            raise ValueError(f"no table has {places} places to slap")
        if len(keys) != places:
            raise ProfileProblem(_("Please pick {count} keys, one for each card.").format(count=places))
        if len(set(keys)) != places:
            raise ProfileProblem(_("Each card needs a key of its own."))
        for key in keys:
            if type(key) is not int or key not in SCANCODES or key in RESERVED_SCANCODES:
                raise ProfileProblem(_("That key is needed elsewhere. Please pick another one."))
            if user := self.user_of(key, places=places, but=profile_id):
                raise ProfileProblem(_("{name} already uses that key.").format(name=user.name))
        return keys


def _known(colour: str) -> str:
    if colour not in SEAT_COLOURS:
        raise ProfileProblem(_("Please pick one of the six colours."))
    return colour


def _read(body: Plain, complain: Complain) -> Profiles:
    """Who someone is must be right, or the file counts as damaged; what they like falls back with a word."""
    unknown = dict(body)
    profiles = Profiles()
    entries = unknown.pop("profiles")
    if not isinstance(entries, list):
        raise Damaged
    for entry in entries:
        profiles = _welcome(profiles, dict(entry), complain)
    stored = unknown.pop("next_number", 1)
    counted = stored if type(stored) is int and 1 <= stored <= HIGHEST_NUMBER else 1
    after_all = [_number_of(profile.id) + 1 for profile in profiles]
    return replace(profiles, next_number=max([counted, *after_all]), unknown=unknown)


def _number_of(profile_id: str) -> int:
    found = PROFILE_ID.fullmatch(profile_id)
    if not found or int(found["number"]) >= HIGHEST_NUMBER:
        raise Damaged
    return int(found["number"])


def _welcome(profiles: Profiles, entry: Plain, complain: Complain) -> Profiles:
    profile_id, name = entry.pop("id"), entry.pop("name")
    _number_of(profile_id)
    if not isinstance(name, str) or any(profile.id == profile_id for profile in profiles):
        raise Damaged
    try:
        newcomer = Profile(profile_id, profiles._free_name(name), profiles._rarest_colour())
    except ProfileProblem as problem:
        raise Damaged from problem
    profiles = replace(profiles, people=(*profiles.people, newcomer))
    for wish, grant in WISHES.items():
        value = entry.pop(wish, None)
        if value is None:
            continue
        try:
            profiles = grant(profiles, profile_id, value)
        except (ProfileProblem, TypeError):
            sentence = _("“{wish}” of {name} had a value that Felt cannot use, so it is back to normal.")
            complain(sentence.format(wish=wish, name=newcomer.name))
    return profiles._change(profile_id, unknown=entry)


WISHES: Mapping[str, Callable[[Profiles, str, Any], Profiles]] = {
    "colour": Profiles.recolour,
    "keys": Profiles.rebind,
    "tilt_keys": lambda profiles, profile_id, keys: profiles.rebind(profile_id, keys, places=PLACES[1]),
    "gamepad": Profiles.pair,
}


def _write(profiles: Profiles) -> Plain:
    return {
        "next_number": profiles.next_number,
        "profiles": [_entry(profile) for profile in profiles],
        **profiles.unknown,
    }


def _entry(profile: Profile) -> Plain:
    wishes = {wish: getattr(profile, wish) for wish in WISHES}
    return {"id": profile.id, "name": profile.name, **wishes, **profile.unknown}


PROFILES: Sheet[Profiles] = Sheet("profiles", VERSION, {}, _read, _write)
