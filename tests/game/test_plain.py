"""Plain records cross every border as JSON and come back equal."""

import json
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as some

from game.plain import Plain


class Fruit(Plain):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Apple(Fruit):
    weight: int
    red: bool = False


@dataclass(frozen=True, slots=True)
class Pear(Fruit):
    name: str
    seeds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Stone(Plain):
    grams: float


@dataclass(frozen=True, slots=True)
class Basket(Plain):
    first: Fruit
    best: Fruit | None
    odd: Apple | Stone | int | None
    pair: tuple[int, str]
    rows: tuple[tuple[Fruit | None, ...], ...]
    marks: frozenset[int]
    loose: frozenset[Fruit]
    shelf: dict[int, tuple[str, ...]]
    names: dict[str, Pear]


APPLES = some.builds(Apple, some.integers(), some.booleans())
PEARS = some.builds(Pear, some.text(), some.tuples(some.integers()))
FRUIT = APPLES | PEARS
BASKETS = some.builds(
    Basket,
    first=FRUIT,
    best=some.none() | FRUIT,
    odd=some.none() | some.integers() | APPLES | some.builds(Stone, some.floats(allow_nan=False)),
    pair=some.tuples(some.integers(), some.text()),
    rows=some.lists(some.lists(some.none() | FRUIT, max_size=3).map(tuple), max_size=3).map(tuple),
    marks=some.frozensets(some.integers()),
    loose=some.frozensets(FRUIT, max_size=4),
    shelf=some.dictionaries(some.integers(), some.tuples(some.text())),
    names=some.dictionaries(some.text(), PEARS),
)


@given(BASKETS)
def test_a_record_survives_json(basket: Basket):
    assert Basket.from_json(json.loads(json.dumps(basket.to_json()))) == basket


@given(FRUIT)
def test_a_family_reads_all_its_members(fruit: Fruit):
    back = Fruit.from_json(json.loads(json.dumps(fruit.to_json())))
    assert back == fruit and type(back) is type(fruit)


def test_what_comes_back_is_the_slotted_class():
    back = Fruit.from_json({"is": "Apple", "weight": 1, "red": True})
    assert isinstance(back, Apple) and not hasattr(back, "__dict__")


@pytest.mark.parametrize("name", ["Stone", "Plum", "Fruit salad"])
def test_a_stranger_is_refused(name: str):
    with pytest.raises(ValueError, match="is not a Fruit"):
        Fruit.from_json({"is": name})


def test_a_missing_field_is_refused():
    with pytest.raises(KeyError):
        Apple.from_json({"is": "Apple", "weight": 1})


def test_a_record_that_fits_no_choice_is_refused():
    basket = Basket(Apple(1), None, None, (1, "a"), (), frozenset(), frozenset(), {}, {}).to_json()
    with pytest.raises(ValueError, match="fits none"):
        Basket.from_json({**basket, "odd": {"is": "Pear", "name": "Abate"}})


@given(some.frozensets(some.integers()), some.frozensets(FRUIT))
def test_equal_records_have_equal_json(marks: frozenset[int], loose: frozenset[Fruit]):
    one = Basket(Apple(1), None, None, (1, "a"), (), marks, loose, {}, {})
    back = (frozenset(sorted(marks, reverse=True)), frozenset(sorted(loose, key=repr, reverse=True)))
    other = Basket(Apple(1), None, None, (1, "a"), (), *back, {}, {})
    assert json.dumps(one.to_json()) == json.dumps(other.to_json())
