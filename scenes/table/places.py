"""Where things lie on a table: named places read from a Tiled map, and the poses of the cards in them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

import pygame

TABLES = Path(__file__).resolve().parent.parent.parent / "art" / "tables"

CARD_RATIO = 1.4
"""A card's height for its width."""
PILE_STEP, PILE_HEIGHT = 0.9, 16.0
"""How much higher each card of a pile lies at first, and how high a pile may look."""
PILE_UNREST = 1.3
"""Degrees by which the cards of a pile lie askew."""
NEEDS = {
    "spot": frozenset[str](),
    "pile": frozenset({"card"}),
    "row": frozenset({"card", "overlap", "spread"}),
    "fan": frozenset({"card", "overlap", "spread", "arc"}),
    "column": frozenset({"card", "overlap", "spread"}),
}
"""The kinds of places, and what each cannot do without."""


class PlaceError(Exception):
    """A table layout lacks something or misspells it; the message names the file and the thing."""


class Pose(NamedTuple):
    """Where a card lies: its middle in design units, clockwise degrees, and its rank from bottom to top."""

    x: float
    y: float
    angle: float = 0.0
    z: int = 0


@dataclass(frozen=True)
class Place:
    """A place for cards or for one thing. Lengths in design units, angles clockwise as Tiled turns things."""

    name: str
    kind: str
    area: tuple[float, float, float, float]
    rank: int = 0
    """Places later in the file lie above earlier ones."""
    card: float = 0.0
    """Width of the cards here."""
    facing: float = 0.0
    overlap: float = 0.0
    """From one card to the next, while there is room."""
    spread: float = 0.0
    """The most that a row, a fan or a column may take from end to end."""
    arc: float = 0.0
    """Degrees from one card of a fan to the next, while there is room."""
    lift: float = 4.0
    """How high its cards lie above the cloth: their shadows show it."""
    lean: float = 0.0
    """Where a row gathers in its spread: -1 at its beginning, 0 in the middle."""
    sight: float = 1.0
    """How much of its cards' height is in sight, from the top: the rest is in a pocket."""

    @property
    def box(self) -> pygame.FRect:
        return pygame.FRect(self.area)

    @property
    def center(self) -> tuple[float, float]:
        return self.box.center

    def lift_at(self, z: int) -> float:
        """How high the card of this rank lies: in a pile only the lowest throws a shadow on the cloth."""
        return 0.0 if self.kind == "pile" and z else self.lift

    def poses(self, count: int) -> list[Pose]:
        """Where `count` cards lie here, the lowest first."""
        if self.kind in ("row", "fan"):
            return self._line(count)
        if self.kind == "pile":
            return self._pile(count)
        if self.kind == "column":
            return self._column(count)
        return [Pose(*self.center, self.facing, z) for z in range(count)]

    def _line(self, count: int) -> list[Pose]:
        """A row; or a fan, which is a row on a circle. A large hand tightens, the circle stays the same."""
        room = (self.spread - self.card) / max(1, count - 1)
        step = min(self.overlap, max(0.0, room))
        turn = self.arc * step / self.overlap
        radius = step / math.radians(turn) if turn else 0.0
        spare = (self.spread - self.card - step * max(0, count - 1)) / 2
        poses = []
        for z in range(count):
            away = z - (count - 1) / 2
            angle = away * turn
            if radius:
                along, down = (
                    radius * math.sin(math.radians(angle)),
                    radius * (1 - math.cos(math.radians(angle))),
                )
            else:
                along, down = away * step, 0.0
            poses.append(self._turned(along + self.lean * spare, down, angle, z))
        return poses

    def _column(self, count: int) -> list[Pose]:
        """Upright cards, each a step below the one before and over it; a long column tightens."""
        room = (self.spread - self.card * CARD_RATIO) / max(1, count - 1)
        step = min(self.overlap, max(0.0, room))
        x, top = self.center[0], self.box.top + self.card * CARD_RATIO / 2
        return [Pose(x, top + z * step, self.facing, z) for z in range(count)]

    def _pile(self, count: int) -> list[Pose]:
        """Each card lies where it lies however many come on top: taking one leaves the others alone."""
        x, y = self.center
        return [Pose(x, y - _pile_height(z), self.facing + PILE_UNREST * _unrest(z), z) for z in range(count)]

    def _turned(self, along: float, down: float, angle: float, z: int) -> Pose:
        cos, sin = math.cos(math.radians(self.facing)), math.sin(math.radians(self.facing))
        x, y = self.center
        return Pose(x + along * cos - down * sin, y + along * sin + down * cos, self.facing + angle, z)


def _pile_height(z: int) -> float:
    return PILE_HEIGHT * (1 - math.exp(-z * PILE_STEP / PILE_HEIGHT))


def _unrest(number: int) -> float:
    """A number between -1 and 1 that looks like chance and is always the same."""
    return (number * 0.618034 % 1.0) * 2 - 1


class Places(Mapping[str, Place]):
    """The places for one number of seats, by name."""

    def __init__(self, source: str, seats: int, places: dict[str, Place]) -> None:
        self._source = source
        self._places = places
        self.seats = seats

    def __getitem__(self, name: str) -> Place:
        if name not in self._places:
            raise PlaceError(
                f'{self._source}: no place "{name}" for {self.seats} seats{_guess(name, self._places)}'
            )
        return self._places[name]

    def __iter__(self) -> Any:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, name: object) -> bool:
        return name in self._places


@dataclass(frozen=True)
class Layout:
    """A table as drawn in the Tiled editor: cloth, rim, and places for each number of seats."""

    source: str
    cloth: str
    rim: str
    groups: dict[str, dict[str, Place]]

    @classmethod
    def load(cls, name: str, folder: Path = TABLES) -> Layout:
        path = folder / f"{name}.tmx"
        if not path.is_file():
            names = [found.stem for found in folder.glob("*.tmx")]
            raise PlaceError(f"{_short(path)}: there is no such table{_guess(name, names)}")
        return _Reader(path).layout()

    def for_seats(self, seats: int) -> Places:
        group = f"seats-{seats}"
        if group not in self.groups:
            raise PlaceError(f'{self.source}: no group "{group}"{_guess(group, self.groups)}')
        return Places(self.source, seats, {**self.groups["common"], **self.groups[group]})

    @property
    def seat_counts(self) -> list[int]:
        return sorted(int(group.removeprefix("seats-")) for group in self.groups if group != "common")


PROPERTIES = frozenset(each.name for each in fields(Place)) - {"name", "area", "rank"}


class _Reader:
    """Turns one .tmx into a Layout. Only its structure is read: pictures come from the baked ones."""

    def __init__(self, path: Path) -> None:
        import pytmx  # here, because a title screen needs no tables

        self.source = _short(path)
        self._tmx = pytmx
        try:
            self._map = pytmx.TiledMap(str(path), load_all=False)
        except Exception as problem:  # pytmx lets through whatever goes wrong while it reads
            raise PlaceError(f"{self.source}: not a readable Tiled map ({problem})") from problem

    def layout(self) -> Layout:
        return Layout(self.source, self._picture("cloth"), self._picture("rim"), self._groups())

    def _picture(self, name: str) -> str:
        """The baked picture that an image layer shows."""
        layers = {
            layer.name: layer for layer in self._map.layers if isinstance(layer, self._tmx.TiledImageLayer)
        }
        if name not in layers:
            raise PlaceError(f'{self.source}: no image layer "{name}"{_guess(name, layers)}')
        source = str(layers[name].source or "")
        _, baked, inside = source.replace("\\", "/").rpartition("baked/")
        if not baked or not inside.endswith(".webp"):
            raise PlaceError(f'{self.source}: layer "{name}" shows "{source}", not a .webp of ../baked')
        return inside.removesuffix(".webp")

    def _groups(self) -> dict[str, dict[str, Place]]:
        groups: dict[str, dict[str, Place]] = {}
        rank = 0
        for layer in self._map.layers:
            if not isinstance(layer, self._tmx.TiledObjectGroup):
                continue
            name = str(layer.name)
            if name != "common" and not name.removeprefix("seats-").isdigit():
                raise PlaceError(
                    f'{self.source}: group "{name}" is neither "common" nor "seats-" and a number'
                )
            groups[name] = self._places(name, layer, rank)
            rank += len(layer)
        if "common" not in groups:
            raise PlaceError(f'{self.source}: no group "common"')
        for name, places in groups.items():
            twice = groups["common"].keys() & places.keys() if name != "common" else set()
            if twice:
                raise PlaceError(
                    f'{self.source}: "{min(twice)}" is both in group "common" and in group "{name}"'
                )
        return groups

    def _places(self, group: str, layer: Any, first: int) -> dict[str, Place]:
        places: dict[str, Place] = {}
        for rank, thing in enumerate(layer, first):
            if not thing.name:
                raise PlaceError(f'{self.source}: object {thing.id} in group "{group}" has no name')
            where = f'{self.source}: place "{thing.name}" in group "{group}"'
            if thing.name in places:
                raise PlaceError(f"{where} is there twice")
            if thing.rotation:
                raise PlaceError(f'{where} is turned in Tiled: set "facing" instead')
            area = (thing.x, thing.y, thing.width, thing.height)
            properties = _checked(where, thing.properties)
            places[thing.name] = Place(name=thing.name, area=area, rank=rank, **properties)
        return places


def _checked(where: str, properties: dict[str, Any]) -> dict[str, Any]:
    """The properties of a place, each known and of its type, none missing."""
    for name, value in properties.items():
        if name not in PROPERTIES:
            raise PlaceError(f'{where} has an unknown property "{name}"{_guess(name, PROPERTIES)}')
        if name != "kind" and (isinstance(value, bool | str) or not isinstance(value, int | float)):
            raise PlaceError(f'{where}: "{name}" must be a number, not {value!r}')
    kind = properties.get("kind")
    if kind is None:
        raise PlaceError(f'{where} lacks the property "kind"')
    if kind not in NEEDS:
        raise PlaceError(f'{where} has an unknown kind "{kind}"{_guess(str(kind), NEEDS)}')
    for name in sorted(NEEDS[kind] - properties.keys()):
        raise PlaceError(f'{where} is a {kind} and lacks the property "{name}"')
    for name in sorted(NEEDS[kind] - {"arc"}):
        if properties[name] <= 0:
            raise PlaceError(f'{where}: "{name}" must be more than 0, not {properties[name]!r}')
    return properties


def _guess(name: str, names: Iterable[str]) -> str:
    close = get_close_matches(name, list(names), 1)
    return f'; did you mean "{close[0]}"?' if close else ""


def _short(path: Path) -> str:
    """The path as a person looks for it: from the project's folder if it lies there."""
    root = TABLES.parent.parent
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
