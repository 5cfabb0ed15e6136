"""Who plays tonight, on which chair and by which rules: remembered per game, checked before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from game import catalog
from game.bots.levels import Level
from game.journal import BOT, PERSON, Seating
from game.keeping import SEAT_COLOURS, Keeping, Profile, ProfileProblem, Profiles
from game.keeping.names import same, tidy
from game.match import AnyRules
from game.rules import BadOptions
from game.words import _, ngettext

BOT_NAMES = ("Pip", "Zuri", "Momo", "Bram", "Lux", "Ivo")
KEYS = "keys"
PAD = "pad:"
USUAL_SEATS = 3
"""How many sit down on the first evening, where the game allows it: one person and bots."""


@dataclass(frozen=True)
class Chair:
    """One seat. `device` is what a person plays with: "keys" (and mouse) or "pad:0"; "" for a bot."""

    name: str
    colour: str
    who: str = PERSON
    device: str = ""
    profile: str | None = None

    @property
    def is_person(self) -> bool:
        return self.who == PERSON

    @property
    def level(self) -> Level:
        return Level(self.who.removeprefix(BOT))


@dataclass(frozen=True)
class Company:
    """Everyone at the table of one game, in seat order, and their rules. Every change gives a new company."""

    game: str
    chairs: tuple[Chair, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def rules(self) -> AnyRules:
        return catalog.get(self.game)

    @property
    def least(self) -> int:
        return min(self.rules.seats)

    @property
    def most(self) -> int:
        return max(self.rules.seats)

    @property
    def agreed(self) -> dict[str, Any]:
        """All options, whatever the number of seats is just now."""
        return self.rules.agreed(self.least, self.options)

    @property
    def missing(self) -> int:
        return max(0, self.least - len(self.chairs))

    def seatings(self) -> list[Seating]:
        return [Seating(chair.name, chair.colour, chair.who) for chair in self.chairs]

    # -- changes -------------------------------------------------------------------------------------

    def with_option(self, key: str, value: object) -> Company:
        return replace(self, options={**self.options, key: value})

    def with_options(self, options: Mapping[str, Any]) -> Company:
        """Exactly these; what they leave out keeps its default."""
        return replace(self, options=dict(options))

    def with_chair(self, at: int, **changes: Any) -> Company:
        chairs = list(self.chairs)
        chairs[at] = replace(chairs[at], **changes)
        return replace(self, chairs=tuple(chairs))

    def without(self, at: int) -> Company:
        return replace(self, chairs=(*self.chairs[:at], *self.chairs[at + 1 :]))

    def moved(self, at: int, to: int) -> Company:
        """Whoever sits at one chair takes another; those between move up."""
        chairs = list(self.chairs)
        chairs.insert(to, chairs.pop(at))
        return replace(self, chairs=tuple(chairs))

    def with_person(self, keeping: Keeping) -> Company:
        """The next remembered person who is not here yet, or someone new."""
        here = {chair.profile for chair in self.chairs}
        known = next((one for one in keeping.profiles if one.id not in here), None)
        if known is None:
            return self._plus(Chair(self.new_name(keeping), self.free_colour(), PERSON, KEYS))
        return self._plus(Chair(known.name, self.free_colour(known.colour), PERSON, KEYS, known.id))

    def with_bot(self, level: Level | None = None) -> Company:
        """Another bot, as good as the last one that sat down."""
        bots = [chair for chair in self.chairs if not chair.is_person]
        level = level or (bots[-1].level if bots else Level.RELAXED)
        return self._plus(Chair(self._bot_name(), self.free_colour(), BOT + level))

    def swapped(self, at: int, keeping: Keeping) -> Company:
        """A bot in the place of a person, or a person in the place of a bot."""
        without = self.without(at)
        with_one = without.with_bot() if self.chairs[at].is_person else without.with_person(keeping)
        return with_one.moved(len(with_one.chairs) - 1, at)

    def filled_up(self) -> Company:
        """Bots take the chairs that must not stay empty, where the game says so."""
        company = self
        while company.rules.fills_up and company.missing and company.chairs:
            company = company.with_bot()
        return company

    def with_newcomers_known(self, keeping: Keeping) -> Company:
        """Everyone who is here for the first time is remembered from now on."""
        company = self
        for at, chair in enumerate(self.chairs):
            if not chair.is_person or chair.profile is not None:
                continue
            known = _known_as(chair.name, keeping)
            if known is None:
                keeping.save_profiles(keeping.profiles.add(chair.name, chair.colour))
                known = keeping.profiles.people[-1]
            company = company.with_chair(at, name=known.name, profile=known.id)
        return company

    def check_name(self, at: int, name: str, keeping: Keeping) -> str:
        """The name, tidied; a ProfileProblem says why someone cannot be called that."""
        name, chair = tidy(name), self.chairs[at]
        for other, one in enumerate(self.chairs):
            if other != at and same(one.name, name):
                sentence = _("{name} is already here. Please pick another name.")
                raise ProfileProblem(sentence.format(name=one.name))
        if chair.profile is not None:
            keeping.profiles.rename(chair.profile, name)
        elif not (chair.is_person and _known_as(name, keeping)):
            Profiles().add(name)
        return name

    def named(self, at: int, name: str, keeping: Keeping) -> Company:
        """Call someone otherwise; whoever is new and has a remembered name is that very person."""
        name, chair = self.check_name(at, name, keeping), self.chairs[at]
        if chair.profile is not None:
            keeping.save_profiles(keeping.profiles.rename(chair.profile, name))
            return self.with_chair(at, name=name)
        known = _known_as(name, keeping) if chair.is_person else None
        if known:
            return self.with_chair(at, name=known.name, profile=known.id)
        return self.with_chair(at, name=name)

    def _plus(self, chair: Chair) -> Company:
        return replace(self, chairs=(*self.chairs, chair))

    def new_name(self, keeping: Keeping) -> str:
        """“Player 2”: a name that nobody here or remembered has."""
        taken = [chair.name for chair in self.chairs] + [one.name for one in keeping.profiles]
        names = (_("Player {n}").format(n=number) for number in range(1, len(taken) + 2))
        return next(name for name in names if not any(same(name, one) for one in taken))

    def _bot_name(self) -> str:
        here = [chair.name for chair in self.chairs]
        return next(one for one in BOT_NAMES if not any(same(one, name) for name in here))

    def free_colour(self, wish: str | None = None, but: int | None = None) -> str:
        worn = {chair.colour for at, chair in enumerate(self.chairs) if at != but}
        wishes = ([wish] if wish in SEAT_COLOURS else []) + list(SEAT_COLOURS)
        return next(one for one in wishes if one is not None and one not in worn)

    # -- may they play? ------------------------------------------------------------------------------

    def problem(self) -> str:
        """Why these cannot be dealt to, in a sentence; "" where they can."""
        count, game = len(self.chairs), self.rules.name
        if not count:
            return _("Nobody sits here yet. Add a person or a bot.")
        if count > self.most:
            text = _("{game} is for at most {n} players. Someone has to get up.")
            return text.format(game=game, n=self.most)
        if self.missing and not self.rules.fills_up:
            text = ngettext(
                "{game} needs at least {least} players. Add {n} more, a person or a bot.",
                "{game} needs at least {least} players. Add {n} more, people or bots.",
                self.missing,
            )
            return text.format(game=game, least=self.least, n=self.missing)
        return self._clash()

    def _clash(self) -> str:
        """A gamepad that two people would share."""
        owners: dict[str, str] = {}
        for chair in self.chairs:
            if not chair.device.startswith(PAD):
                continue
            if chair.device in owners:
                text = _("{one} and {other} both have {pad}. Give one of them the keys or another gamepad.")
                pad = pad_name(chair.device)
                return text.format(one=owners[chair.device], other=chair.name, pad=pad)
            owners[chair.device] = chair.name
        return ""

    def remark(self) -> str:
        """What the table will do by itself; "" where there is nothing to say."""
        if self.missing and self.rules.fills_up:
            text = ngettext(
                "{game} is for {least} to {most}: {n} bot will take an empty chair.",
                "{game} is for {least} to {most}: {n} bots will take empty chairs.",
                self.missing,
            )
            return text.format(game=self.rules.name, least=self.least, most=self.most, n=self.missing)
        if not any(chair.is_person for chair in self.chairs):
            return _("Only bots sit here: they play, and everybody watches.")
        return ""

    # -- from one evening to the next ----------------------------------------------------------------

    def to_plain(self) -> dict[str, Any]:
        return {"chairs": [asdict(chair) for chair in self.chairs], "options": dict(self.options)}


def pad_name(device: str) -> str:
    return _("Gamepad {n}").format(n=int(device.removeprefix(PAD)) + 1)


def _known_as(name: str, keeping: Keeping) -> Profile | None:
    return next((one for one in keeping.profiles if same(one.name, name)), None)


def usual_company(game: str, keeping: Keeping) -> Company:
    """Ready to deal: one person, and bots of different tempers."""
    company = Company(game).with_person(keeping)
    levels = (Level.RELAXED, Level.SHARP)
    while len(company.chairs) < max(USUAL_SEATS, company.least):
        company = company.with_bot(levels[(len(company.chairs) - 1) % 2])
    return company


def last_company(game: str, keeping: Keeping) -> Company:
    """As last time; what cannot be used any more falls back to the usual."""
    kept = keeping.settings.last_seats.get(game)
    try:
        company = _read(Company(game), kept, keeping)
        company.rules.agreed(company.least, company.options)
    except (KeyError, TypeError, ValueError, AttributeError, BadOptions, StopIteration):
        return usual_company(game, keeping)
    return company if company.chairs else usual_company(game, keeping)


def _read(company: Company, kept: Any, keeping: Keeping) -> Company:
    company = company.with_options(dict(kept["options"]))
    for entry in list(kept["chairs"])[: company.most]:
        chair = _read_chair(entry, company, keeping)
        if chair:
            company = company._plus(chair)
    return company


def _read_chair(entry: Mapping[str, Any], company: Company, keeping: Keeping) -> Chair | None:
    """None where that person is not remembered any more."""
    profile, name, who = entry["profile"], str(entry["name"]), entry["who"]
    if profile is not None:
        try:
            name = keeping.profiles.get(profile).name
        except ProfileProblem:
            return None
    colour = company.free_colour(entry["colour"])
    if who != PERSON:
        return Chair(name, colour, BOT + Level(who.removeprefix(BOT)))
    device = entry["device"]
    if device != KEYS and not (device.startswith(PAD) and device.removeprefix(PAD).isdigit()):
        raise ValueError(device)
    return Chair(name, colour, PERSON, device, profile)
