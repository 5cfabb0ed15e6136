"""Pictures: each request once, crisp at any size, and never more memory than allowed."""

import pygame
import pytest

from scenes.pictures import MissingPicture, Pictures, Shelf


@pytest.fixture
def pictures(tmp_path):
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    for name, size in (("card", (90, 126)), ("room", (64, 36))):
        surface = pygame.Surface(size, pygame.SRCALPHA if name == "card" else 0)
        surface.fill((200, 40, 40, 255))
        pygame.image.save(surface, tmp_path / f"{name}.png")
        (tmp_path / f"{name}.png").rename(tmp_path / f"{name}.webp")  # the loader looks at the content
    return Pictures(tmp_path)


def test_the_same_request_gives_the_same_surface(pictures):
    assert pictures.scaled("card", (30, 42)) is pictures.scaled("card", (30, 42))
    assert pictures.turned("card", (30, 42), 44) is pictures.turned("card", (30, 42), 46)


def test_a_turn_of_nothing_is_the_plain_picture(pictures):
    assert pictures.turned("card", (30, 42), 360.4) is pictures.scaled("card", (30, 42))


def test_a_cover_fills_any_window_without_a_gap(pictures):
    for size in ((100, 20), (20, 100), (64, 36)):
        cover = pictures.covering("room", size)
        assert cover.get_size() == size
        assert cover.get_at((0, 0)) == cover.get_at((size[0] - 1, size[1] - 1))


def test_a_missing_picture_is_named(pictures):
    with pytest.raises(MissingPicture, match="nobody"):
        pictures.scaled("nobody", (10, 10))


def test_what_was_longest_unused_is_forgotten_first_and_the_cap_holds():
    shelf = Shelf(3 * 4 * 100)
    made = []

    def make(name):
        def draw():
            made.append(name)
            return pygame.Surface((10, 10), pygame.SRCALPHA)

        return draw

    for name in ("a", "b", "c", "a", "d", "a", "b"):
        shelf.get(name, make(name))
        assert shelf.held <= shelf.cap
    assert made == ["a", "b", "c", "d", "b"]


def test_the_report_says_what_is_held_and_what_may_be(pictures):
    pictures.scaled("card", (30, 42))
    report = pictures.report()
    assert 0 < report["shown"] <= report["shown_cap"]
    assert 0 < report["sources"] <= report["sources_cap"]


def test_what_is_fetched_is_there_without_loading_again(pictures):
    pictures._decode(["card", "nobody"])
    assert pictures.ready("card")
    assert not pictures.ready("nobody")
    pictures.source("card")
    assert not pictures._fetched
