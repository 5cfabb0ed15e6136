"""Small frozen records of plain data that turn into JSON and back: actions, events, views, results."""

import types
from collections.abc import Callable
from typing import Any, ClassVar, Self, Union, get_args, get_origin, get_type_hints

Json = Any
"""What `json.dumps` takes: None, bool, int, float, str, list and dict with string keys."""


class Plain:
    """Base of the frozen dataclasses that cross a border.

    Fields may be numbers, strings, None, other Plain records, and tuples, frozensets or dicts of these.
    `Family.from_json` reads any subclass of Family by the name under "is".
    """

    __slots__ = ()
    _family: ClassVar[dict[str, type["Plain"]]] = {}

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        # A slotted dataclass is made twice under one name: the later, slotted class must win.
        for base in cls.__mro__[1:]:
            if issubclass(base, Plain) and "_family" in base.__dict__:
                base._family[cls.__name__] = cls
        cls._family = {cls.__name__: cls}

    def to_json(self) -> dict[str, Json]:
        record: dict[str, Json] = {"is": type(self).__name__}
        for name in _fields(type(self)):
            record[name] = _plain(getattr(self, name))
        return record

    @classmethod
    def from_json(cls, record: dict[str, Json]) -> Self:
        kind = cls._family.get(record.get("is", cls.__name__))
        if kind is None:
            raise ValueError(f"{record.get('is')!r} is not a {cls.__name__}")
        return kind(**{name: read(record[name]) for name, read in _fields(kind).items()})  # type: ignore[return-value]


_readers: dict[type, dict[str, Callable[[Json], Any]]] = {}


def _fields(kind: type) -> dict[str, Callable[[Json], Any]]:
    """The fields of a record with the function that reads each one back from JSON."""
    if kind not in _readers:
        hints = get_type_hints(kind)
        names = getattr(kind, "__dataclass_fields__", {})
        _readers[kind] = {name: _reader(hints[name]) for name in names}
    return _readers[kind]


def _plain(value: Any) -> Json:
    if isinstance(value, Plain):
        return value.to_json()
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, frozenset):
        items = [_plain(item) for item in value]
        return sorted(items, key=repr if any(isinstance(item, dict) for item in items) else None)
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    return value


def _same(value: Json) -> Any:
    return value


def _reader(hint: Any) -> Callable[[Json], Any]:
    origin, args = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Plain):
        return hint.from_json
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            read = _reader(args[0])
            return lambda value: tuple(read(item) for item in value)
        readers = [_reader(arg) for arg in args]
        return lambda value: tuple(one(item) for one, item in zip(readers, value, strict=True))
    if origin is frozenset:
        read = _reader(args[0])
        return lambda value: frozenset(read(item) for item in value)
    if origin is dict:
        read_key, read = (int if args[0] is int else _same), _reader(args[1])
        return lambda value: {read_key(key): read(item) for key, item in value.items()}
    if origin in (Union, types.UnionType):
        inner = [arg for arg in args if arg is not type(None)]
        read = _reader(inner[0]) if len(inner) == 1 else _either(inner)
        return lambda value: None if value is None else read(value)
    return _same


def _either(hints: list[Any]) -> Callable[[Json], Any]:
    """Reads a union of records by their name; anything else passes as it is."""
    records = [hint for hint in hints if isinstance(hint, type) and issubclass(hint, Plain)]

    def read(value: Json) -> Any:
        if not isinstance(value, dict):
            return value
        for record in records:
            if value.get("is") in record._family:
                return record.from_json(value)
        raise ValueError(f"{value.get('is')!r} fits none of {[record.__name__ for record in records]}")

    return read
