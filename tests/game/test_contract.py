"""Every game keeps the contract of `game.rules`, at every seat count and with every option flipped."""

import hashlib
import json
import os
import subprocess
import sys
from typing import Any

import pytest

from game import catalog
from tests.game import contract, secrets
from tests.game.contract import Table, wander
from tests.game.tables import every_table, get, table

TABLES = every_table()


def named(one: tuple[str, int, dict[str, Any]]) -> str:
    key, seats, options = one
    return "-".join([key, str(seats), *(f"{option}={choice}" for option, choice in options.items())])


@pytest.fixture(params=TABLES, ids=named)
def at(request: pytest.FixtureRequest) -> Table:
    key, seats, options = request.param
    return table(get(key), seats, options)


def test_what_is_listed_can_be_done(at: Table):
    contract.check_listing(at)


def test_what_is_unlawful_is_refused_and_changes_nothing(at: Table):
    contract.check_refusals(at)


def test_the_same_seed_gives_the_same_game(at: Table):
    contract.check_same_seed(at)


def test_old_states_never_change(at: Table):
    contract.check_copies(at)


def test_a_replay_is_the_same_at_every_step(at: Table):
    contract.check_replay(at)


def test_everything_survives_json(at: Table):
    contract.check_json(at)


def test_the_game_ends_with_a_sound_result(at: Table):
    contract.check_end(at)


def test_no_card_is_lost_or_made(at: Table):
    contract.check_cards(at)


def test_views_tell_no_secret(at: Table):
    secrets.check_views(at)


def test_events_tell_no_secret(at: Table):
    secrets.check_events(at)


def test_all_hands_are_open_only_once_a_match_is_over(at: Table):
    secrets.check_open_hands(at)


def test_an_imagined_state_looks_the_same_to_its_viewer(at: Table):
    secrets.check_imagining(at)


def test_every_hidden_card_varies_when_imagined(at: Table):
    secrets.check_variety(at)


def digest() -> str:
    """One word for a random game of each kind, events and all."""
    told = hashlib.sha256()
    for rules in map(catalog.get, catalog.keys()):
        for moment in wander(table(rules, max(rules.seats))):
            told.update(json.dumps([moment.state.to_json(), repr(moment.action)]).encode())
            told.update(
                json.dumps([repr(moment.state.view(seat)) for seat in range(max(rules.seats))]).encode()
            )
    return told.hexdigest()


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_a_game_does_not_depend_on_how_python_orders_sets(hash_seed: str):
    program = "from tests.game.test_contract import digest; print(digest())"
    elsewhere = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert elsewhere.stdout.strip() == digest()


def test_every_game_of_the_catalog_is_under_contract():
    assert {key for key, _seats, _options in TABLES} == {"tiny", *catalog.keys()}
    for rules in map(catalog.get, catalog.keys()):
        assert rules.name and rules.line
        assert {seats for key, seats, _options in TABLES if key == rules.key} == set(rules.seats)
        agreed = [rules.agreed(min(rules.seats), preset.options) for preset in rules.presets]
        assert all(preset.label and preset.about for preset in rules.presets)
        assert agreed.count(rules.agreed(min(rules.seats), None)) == 1, "one preset has every default"
        for one in agreed:
            assert agreed.count(one) == 1, "two presets mean the same"
