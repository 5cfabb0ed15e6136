"""What the table reads from art/: every picture loads, fonts carry their licence, the whole stays light."""

import os
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

ART = Path(__file__).resolve().parents[2] / "art"
BAKED = ART / "baked"
PICTURES = sorted(BAKED.rglob("*.webp"))
WEIGHT_CAP = 40 * 1024 * 1024  # all baked pictures of all games together
HOUSE_CAP = 12 * 1024 * 1024  # the house's own share
HOUSE_FOLDERS = ("title", "shelf", "house", "cards/house")
LICENCES = {"LilitaOne": "LilitaOne-OFL.txt", "AtkinsonHyperlegible": "AtkinsonHyperlegible-OFL.txt"}
SEATS = ("vermilion", "sky", "green", "yellow", "pink", "blue")
CARD_SIZE = (540, 756)


@pytest.fixture(scope="module", autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    yield
    pygame.display.quit()


@pytest.mark.parametrize("picture", PICTURES, ids=lambda p: p.relative_to(BAKED).as_posix())
def test_every_baked_picture_loads(picture):
    w, h = pygame.image.load(picture).get_size()
    assert w > 0 and h > 0


def test_pictures_are_there():
    assert len(PICTURES) > 150


@pytest.mark.parametrize("colour", SEATS)
@pytest.mark.parametrize("number", range(1, 11))
def test_house_deck_has_sixty_faces_of_card_size_with_open_corners(colour, number):
    face = pygame.image.load(BAKED / f"cards/house/{colour}_{number}.webp").convert_alpha()
    assert face.get_size() == CARD_SIZE
    assert face.get_at((0, 0)).a == 0
    assert face.get_at((CARD_SIZE[0] // 2, CARD_SIZE[1] // 2)).a == 255


def test_house_deck_faces_all_differ():
    faces = [(BAKED / f"cards/house/{c}_{n}.webp").read_bytes() for c in SEATS for n in range(1, 11)]
    assert len(set(faces)) == len(faces)


@pytest.mark.parametrize("icon", sorted((BAKED / "house/icons").glob("*.webp")), ids=lambda p: p.stem)
def test_icons_are_pure_white_so_that_they_can_be_dyed(icon):
    s = pygame.image.load(icon).convert_alpha()
    for x in range(0, s.get_width(), 5):
        for y in range(0, s.get_height(), 5):
            assert s.get_at((x, y))[:3] == (255, 255, 255)


def test_rim_is_open_over_the_cloth_and_solid_at_the_edge():
    rim = pygame.image.load(BAKED / "tables/house_rim.webp").convert_alpha()
    w, h = rim.get_size()
    assert rim.get_at((w // 2, h // 2)).a == 0
    assert rim.get_at((w // 2, 4)).a == 255


def test_app_icon_is_a_256_pixel_square():
    assert pygame.image.load(ART / "icon.png").get_size() == (256, 256)


def test_every_font_has_its_licence_beside_it():
    fonts = sorted((ART / "fonts").glob("*.ttf"))
    assert fonts
    for font in fonts:
        licence = ART / "fonts" / LICENCES[font.stem.split("-")[0]]
        assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8").upper()


def test_baked_pictures_stay_light():
    assert sum(p.stat().st_size for p in PICTURES) < WEIGHT_CAP
    house = [p for p in PICTURES if p.relative_to(BAKED).as_posix().startswith(HOUSE_FOLDERS)]
    assert sum(p.stat().st_size for p in house) < HOUSE_CAP
