"""The bench of frames runs and has something to say; what it says is the machine's and not judged here."""

import pygame
import pytest

from scenes.window import Paper
from tests.bench import frames, tables
from tests.scenes.stage import stage
from tests.scenes.tables import GAMES


def test_it_measures_and_a_settled_table_draws_nothing():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    figures = frames.measure(Paper((960, 540)), frames=4)
    assert min(figures.copy, figures.settled, figures.moving, figures.first_lap) > 0
    assert min(figures.alone, figures.thinking) > 0
    assert figures.shown_settled == 0
    assert figures.held["shown"] <= figures.held["shown_cap"]
    assert figures.held["sources"] <= figures.held["sources_cap"]
    text = frames.report(figures)
    assert (
        "960x540" in text
        and "settled" in text
        and "20 cards" in text
        and "bot thinking" in text
        and "MB of at most" in text
    )


def test_twenty_cards_are_in_the_air_in_every_frame_it_measures():
    with stage() as one:
        one.app.change_settings(speed="normal")
        table = frames.Flight()
        one.app.push(table)
        one.run(0.1)
        assert table.live(one.app.layers.canvas()) == []
        table.flying = True
        seen = []
        for _ in range(40):
            one.app.step(frames.FRAME)
            seen.append(len(table.live(one.app.layers.canvas())))
        assert sorted(seen)[len(seen) // 10] == frames.FLYING


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_measured_settled_and_in_motion(game):
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    figures = tables.measure(Paper((480, 270)), game, frames=2, decisions=3)
    assert min(figures.copy, figures.settled, figures.moving, figures.first, figures.painted) > 0
    assert figures.painted > figures.settled
    assert game in tables.report(figures)
