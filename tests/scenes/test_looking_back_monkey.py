"""Random presses at replays and records: no error, nothing decided or lost, and the picture is right."""

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.keeping import Record
from game.keeping.statistics import MATCH
from scenes.input import Focus
from scenes.records import Records
from scenes.records_states import played
from scenes.replay import Replay
from scenes.scene import Scene
from scenes.tables import playable
from scenes.tables.ricochet.rerun_states import raced
from tests.scenes.stage import Stage, stage
from tests.scenes.test_monkey import poke

HEN, RACE = "blind-hen", "ricochet"
INPUTS = 120


def press_at_random(one: Stage, make: Callable[[], Scene], seed: int) -> None:
    """Whoever leaves comes back."""
    dice = random.Random(seed)
    one.app.change_settings(speed=dice.choice(["slow", "normal", "instant"]))
    scene = make()
    one.app.push(scene)
    for _ in range(INPUTS):
        poke(one, dice)
        one.run(dice.choice([0.02, 0.1, 0.5]), tick=0.1)
        one.app.running = True
        if scene not in one.app.stack:
            one.app.stack.clear()
            scene = make()
            one.app.push(scene)
    one.app.handle(Focus(True))
    one.run(0.5, tick=0.1)
    if one.app.stack.top is scene:
        shown = pygame.image.tobytes(one.paper.surface, "RGB")
        scene.touch()
        one.app.draw()
        assert pygame.image.tobytes(one.paper.surface, "RGB") == shown


@pytest.mark.parametrize("key", playable())
@pytest.mark.parametrize("seed", range(2))
def test_a_replay_takes_any_press(key: str, seed: int) -> None:
    match = raced() if key == RACE else played(key, 4)
    before = match.decisions
    with stage() as one:
        press_at_random(one, lambda: Replay(match, 10 * seed), seed)
    assert match.decisions == before


@pytest.mark.parametrize("seed", range(4))
def test_the_records_take_any_press_and_no_journal_is_lost(seed: int) -> None:
    with stage() as one:
        keeping = one.app.keeping
        folder: Path = keeping.folder.matches
        played(HEN, 4, 20, folder / "2026-11-17-211500-000000-blind-hen.jsonl")
        (folder / "2026-11-12-183000-000000-blind-hen.jsonl").write_text("no match\n")
        played(HEN, 3, path=folder / "2026-11-11-183000-000000-blind-hen.jsonl")
        keeping.save_profiles(keeping.profiles.add("Mara").add("Otto"))
        for day in range(1, 15):
            data = {"won": day % 2 == 0, "score": day, "journal": "2026-11-11-183000-000000-blind-hen.jsonl"}
            keeping.add_record(next(iter(keeping.profiles)).id, Record(MATCH, HEN, f"2026-11-{day:02}", data))
        finished = folder / "2026-11-11-183000-000000-blind-hen.jsonl"
        press_at_random(one, lambda: Records(game=HEN), seed)
        assert finished.exists() and (folder / "2026-11-12-183000-000000-blind-hen.jsonl").exists()
