"""The register of drawings and the baked folder tell the same story."""

import importlib
import importlib.util

import pytest

ARTIST = all(importlib.util.find_spec(name) for name in ("numpy", "PIL"))
pytestmark = pytest.mark.skipif(not ARTIST, reason="drawing needs numpy and pillow, playing does not")


@pytest.fixture(scope="module")
def pieces():
    from art.kit.bake import load_drawings

    return load_drawings()


def test_every_registered_piece_is_baked(pieces):
    assert pieces
    assert [name for name, piece in pieces.items() if not piece.file.exists()] == []


def test_every_baked_file_has_a_drawing(pieces):
    from art.kit.bake import BAKED

    baked = {p.relative_to(BAKED).with_suffix("").as_posix() for p in BAKED.rglob("*.webp")}
    assert baked - set(pieces) == set()


def test_a_name_can_be_registered_only_once(pieces):
    from art.kit.bake import draws

    taken = next(iter(pieces))
    with pytest.raises(ValueError, match=taken):
        draws(taken)(pieces[taken].draw)


@pytest.mark.parametrize("name", ["house/tokens/sky", "cards/second-estimate/saw_9", "title/dust_small"])
def test_drawing_twice_gives_the_same_pixels(pieces, name):
    import pygame

    piece = pieces[name]
    once, again = (pygame.image.tobytes(piece.draw(*piece.args), "RGBA") for _ in range(2))
    assert once == again


def test_shown_ricochet_cards_are_those_of_the_deck():
    from game.ricochet.cards import CARDS

    drawn = importlib.import_module("art.draw.ricochet.shown").CARDS
    for number, shown in drawn.items():
        card = CARDS[number]
        assert shown == (card.numbers, card.ball_colour, card.ball_size)
