"""Who races: people with their keys and bots with their level, as remembered from last time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from game.journal import BOT, PERSON, Seating
from game.keeping import SEAT_COLOURS, Keeping, ProfileProblem
from game.keeping.profiles import SCANCODES
from game.match import Match
from game.ricochet.rivals import LEVELS, NAMES
from game.ricochet.rules import Ricochet
from game.rules import BadOptions
from game.words import _
from scenes.input import SlapKeys
from scenes.tables.ricochet.keys import PAD_CAPS, SETS, codes, key_name, usual

BOT_NAMES = ("Pip", "Zuri", "Momo", "Bram", "Lux")
BOT_LEVELS = (*(temper.key for temper in LEVELS), "mirror")
MOST = max(Ricochet.seats)
LEAST = min(Ricochet.seats)
OWN = "own:"
MOUSE = "mouse"
PAD = "pad:"


@dataclass(frozen=True)
class Chair:
    """One racer. `device`: a key set, "own:" and the set it stands in for, "mouse", "pad:0"; "" for a bot."""

    name: str
    colour: str
    who: str = PERSON
    device: str = ""
    profile: str | None = None
    keys: tuple[int, ...] = ()
    """Own keys of someone without a profile, for four places; people with a profile keep theirs there."""
    tilt_keys: tuple[int, ...] = ()

    @property
    def is_person(self) -> bool:
        return self.who == PERSON

    @property
    def level(self) -> str:
        return self.who.removeprefix(BOT)


@dataclass(frozen=True)
class Party:
    """Everyone who races, and what they agreed on. Every change gives a new party."""

    chairs: tuple[Chair, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def full_tilt(self) -> bool:
        return bool(self.options.get("full_tilt", False))

    @property
    def agreed(self) -> dict[str, Any]:
        return Ricochet().agreed(max(LEAST, len(self.chairs)), self.options)

    def seatings(self) -> list[Seating]:
        return [Seating(chair.name, chair.colour, chair.who) for chair in self.chairs]

    def with_option(self, key: str, value: object) -> Party:
        return replace(self, options={**self.options, key: value})

    def with_chair(self, at: int, **changes: Any) -> Party:
        chairs = list(self.chairs)
        chairs[at] = replace(chairs[at], **changes)
        return replace(self, chairs=tuple(chairs))

    def without(self, at: int) -> Party:
        return replace(self, chairs=(*self.chairs[:at], *self.chairs[at + 1 :]))

    def with_person(self, keeping: Keeping) -> Party:
        """The next profile that is not here yet, or a guest."""
        here = {chair.profile for chair in self.chairs}
        known = next((one for one in keeping.profiles if one.id not in here), None)
        device = next((one for one in SETS if one not in self.devices()), MOUSE)
        if known is None:
            return self._plus(Chair(self._guest(), self.free_colour(), PERSON, device))
        if (known.keys or known.tilt_keys) and device != MOUSE:
            device = OWN + device
        return self._plus(Chair(known.name, self.free_colour(known.colour), PERSON, device, known.id))

    def with_bot(self, level: str = "steady") -> Party:
        here = {chair.name for chair in self.chairs}
        name = next(one for one in BOT_NAMES if one not in here)
        return self._plus(Chair(name, self.free_colour(), BOT + level))

    def _plus(self, chair: Chair) -> Party:
        return replace(self, chairs=(*self.chairs, chair))

    def _guest(self) -> str:
        here = {chair.name for chair in self.chairs}
        names = (_("Player {n}").format(n=number) for number in range(1, MOST + 1))
        return next(name for name in names if name not in here)

    def devices(self, but: int | None = None) -> set[str]:
        return {chair.device for at, chair in enumerate(self.chairs) if chair.device and at != but}

    def free_colour(self, wish: str | None = None, but: int | None = None) -> str:
        worn = {chair.colour for at, chair in enumerate(self.chairs) if at != but}
        wishes = ([wish] if wish in SEAT_COLOURS else []) + list(SEAT_COLOURS)
        return next(one for one in wishes if one is not None and one not in worn)

    def to_plain(self) -> dict[str, Any]:
        chairs = [
            {**asdict(one), "keys": list(one.keys), "tilt_keys": list(one.tilt_keys)} for one in self.chairs
        ]
        return {"chairs": chairs, "options": dict(self.options)}


def usual_party(keeping: Keeping) -> Party:
    """Ready to race: one person and two bots."""
    party = Party(options={"tie_frames": keeping.settings.tie_window_frames}).with_person(keeping)
    return party.with_bot("calm").with_bot("steady")


def last_party(keeping: Keeping) -> Party:
    """As last time; whatever cannot be used any more falls back to the usual."""
    kept = keeping.settings.last_seats.get(Ricochet.key)
    try:
        party = _read(kept, keeping)
        Ricochet().agreed(len(party.chairs), party.options)
    except (KeyError, TypeError, ValueError, AttributeError, BadOptions):
        return usual_party(keeping)
    return party


def party_of(match: Match, keeping: Keeping) -> Party:
    """The company of a race that was left, with the keys it had last or else the usual ones."""
    last = last_party(keeping)
    if tuple(last.seatings()) == tuple(match.seatings):
        return replace(last, options=dict(match.options))
    party = Party(options=dict(match.options))
    profiles = {one.name: one.id for one in keeping.profiles}
    for one in match.seatings:
        device = next((keys for keys in SETS if keys not in party.devices()), MOUSE) if one.is_person else ""
        profile = profiles.get(one.name) if one.is_person else None
        party = party._plus(Chair(one.name, one.colour, one.who, device, profile))
    return party


def _read(kept: Any, keeping: Keeping) -> Party:
    party = Party(options=dict(kept["options"]))
    for entry in kept["chairs"]:
        chair = _read_chair(entry, party, keeping)
        if chair:
            party = party._plus(chair)
    return party


def _read_chair(entry: Mapping[str, Any], party: Party, keeping: Keeping) -> Chair | None:
    profile, name = entry["profile"], str(entry["name"])
    if profile is not None:
        try:
            name = keeping.profiles.get(profile).name
        except ProfileProblem:
            return None
    who = entry["who"]
    if who != PERSON and who.removeprefix(BOT) not in BOT_LEVELS:
        raise ValueError(who)
    colour = party.free_colour(entry["colour"])
    if who != PERSON:
        return Chair(name, colour, who)
    device = entry["device"]
    known = device == MOUSE or device.removeprefix(OWN) in SETS  # a gamepad may be another one by now
    if not known or device in party.devices():
        device = next(one for one in SETS if one not in party.devices())
    own = (_keys(entry.get(name, ()), count) for name, count in (("keys", 4), ("tilt_keys", 5)))
    return Chair(name, colour, who, device, profile, *own)


def _keys(kept: Any, count: int) -> tuple[int, ...]:
    """Scancodes as they were kept, or none at all."""
    keys = tuple(kept)
    whole = len(set(keys)) == count and all(type(key) is int and key in SCANCODES for key in keys)
    return keys if whole else ()


# -- keys --------------------------------------------------------------------------------------------


def place_codes(chair: Chair, keeping: Keeping, full_tilt: bool) -> dict[str, str]:
    """The key of each place; nothing for bots, mouse and gamepads."""
    own = own_keys(chair, keeping, full_tilt) if chair.device.startswith(OWN) else ()
    if own:
        return codes(own, full_tilt)
    usual_set = chair.device.removeprefix(OWN)
    return codes(usual(usual_set, full_tilt), full_tilt) if usual_set in SETS else {}


def own_keys(chair: Chair, keeping: Keeping, full_tilt: bool) -> tuple[int, ...]:
    """The keys this person has chosen, if any."""
    if chair.profile is None:
        return chair.tilt_keys if full_tilt else chair.keys
    return keeping.profiles.get(chair.profile).keys_for(5 if full_tilt else 4) or ()


def with_own_keys(party: Party, at: int, keys: tuple[int, ...], keeping: Keeping) -> Party:
    """Someone has other keys from now on; a ProfileProblem says why that cannot be."""
    chair = party.chairs[at]
    base = chair.device.removeprefix(OWN)
    device = OWN + (base if base in SETS else SETS[0])
    if chair.profile is None:
        return party.with_chair(at, device=device, **{"tilt_keys" if party.full_tilt else "keys": keys})
    keeping.save_profiles(keeping.profiles.rebind(chair.profile, keys, places=len(keys)))
    return party.with_chair(at, device=device)


def set_of(found: Sequence[str], full_tilt: bool) -> str | None:
    """The name of the usual set that has these keys."""
    return next(
        (one for one in SETS if tuple(codes(usual(one, full_tilt), full_tilt).values()) == tuple(found)), None
    )


def caps(chair: Chair, keeping: Keeping, places: Sequence[str]) -> dict[str, str]:
    """What stands on the keys that a plaque shows."""
    if chair.device.startswith(PAD):
        return {place: PAD_CAPS[place] for place in places}
    full_tilt = len(places) > 4
    return {place: key_name(code) for place, code in place_codes(chair, keeping, full_tilt).items()}


def bind(party: Party, keeping: Keeping, places: Sequence[str]) -> SlapKeys:
    keys = SlapKeys()
    for seat, chair in enumerate(party.chairs):
        for place, code in place_codes(chair, keeping, len(places) > 4).items():
            keys.bind(code, seat, places.index(place))
    return keys


def clash(party: Party, keeping: Keeping) -> tuple[str, str, str] | None:
    """A key that two people would share: the key and both names."""
    owners: dict[str, str] = {}
    for chair in party.chairs:
        for code in place_codes(chair, keeping, party.full_tilt).values():
            if code in owners:
                return key_name(code), owners[code], chair.name
            owners[code] = chair.name
    return None


def level_name(level: str) -> str:
    return NAMES[level]
