"""Cards as surfaces: turned, squeezed, glowing and faded, each the same for the same looks."""

import pygame
import pytest

from scenes.pictures import Pictures
from scenes.table.cards import Card, sprites
from scenes.table.places import Place, Pose
from scenes.table.prints import FADES, Cut, card_print, halo, middle_of
from tests.scenes.stage import stage

FACE, BACK = "cards/house/sky_3", "cards/house/back"


@pytest.fixture
def pictures():
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    return Pictures()


def a_card(**looks):
    card = Card(FACE, BACK, face_up=True)
    card.lie(Place("spot", "spot", (900, 500, 0, 0), card=120, lift=6), Pose(900, 500))
    for name, value in looks.items():
        setattr(card, name, value)
    return card


def canvas_of(one):
    return one.app.layers.canvas()


def test_the_same_looks_give_the_same_surface(pictures):
    assert card_print(pictures, Cut(FACE, 80, 30, 6)) is card_print(pictures, Cut(FACE, 80, 30, 6))


@pytest.mark.parametrize("turn", [0, 61, 180, 400])
@pytest.mark.parametrize("lift", [0, 4, 20])
def test_the_middle_of_a_print_is_the_middle_of_the_card(pictures, turn, lift):
    plain = card_print(pictures, Cut(FACE, 80, turn, 0))
    print_ = card_print(pictures, Cut(FACE, 80, turn, lift))
    card = pygame.mask.from_surface(plain, 250)
    with_shadow = pygame.mask.from_surface(print_, 250)
    for mask, surface, height in ((card, plain, 0), (with_shadow, print_, lift)):
        box = mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())
        assert box.center == pytest.approx(middle_of(surface, height), abs=2)


def test_a_shadow_grows_with_the_lift_and_falls_down(pictures):
    reach = []
    for lift in (0, 6, 18):
        surface = card_print(pictures, Cut(FACE, 80, 0, lift))
        _, y = middle_of(surface, lift)
        reach.append(surface.get_height() - y)
        assert surface.get_height() - y >= y
    assert reach == sorted(reach) and reach[0] < reach[1] < reach[2]


def test_a_squeezed_card_is_narrow_and_as_high_as_before(pictures):
    flat, edge = (card_print(pictures, Cut(FACE, 80, 0, 0, opening)) for opening in (8, 1))
    assert edge.get_width() < flat.get_width() / 3
    assert edge.get_height() == pytest.approx(flat.get_height(), abs=4)


def test_dimmed_is_darker_and_faded_is_lighter(pictures):
    plain, dim, faded = (
        card_print(pictures, Cut(FACE, 80, dim=dim, fade=fade))
        for dim, fade in ((0, FADES), (4, FADES), (0, 2))
    )
    middle = plain.get_rect().center
    assert sum(dim.get_at(middle)[:3]) < sum(plain.get_at(middle)[:3])
    assert faded.get_at(middle).a < 80


def test_a_glow_is_as_strong_as_it_is_asked_for(pictures):
    weak, strong = (halo(pictures, 80, 0, 12, (255, 200, 90), fade) for fade in (2, FADES))
    assert weak.get_at(weak.get_rect().center).a < strong.get_at(strong.get_rect().center).a


def test_glows_lie_below_all_cards_and_ticks_above():
    with stage() as one:
        cards = [a_card(), a_card(glow=1.0), a_card(tick=True), a_card()]
        drawn = sprites(canvas_of(one), cards)
        plain = sprites(canvas_of(one), [a_card()])[0].surface
        assert [sprite.surface is plain for sprite in drawn] == [False, True, True, True, True, False]


def test_on_the_cloth_a_card_is_turned_exactly_and_in_the_air_by_steps():
    with stage((1920, 1080)) as one:
        pictures = one.app.brushes.pictures
        card = a_card(pose=Pose(900, 500, 4.4))
        (lying,) = sprites(canvas_of(one), [card])
        assert lying.surface is card_print(pictures, Cut(FACE, 120, 9, 6))
        card.at = None
        (flying,) = sprites(canvas_of(one), [card])
        assert flying.surface is card_print(pictures, Cut(FACE, 120, 6, 5, crisp=False))


def test_a_fading_card_is_drawn_with_its_ghost():
    with stage() as one:
        card = a_card(fade=0.25)
        card.ghost = a_card(fade=0.75, face_up=False)
        card.ghost.pose = Pose(300, 300)
        ghost, real = sprites(canvas_of(one), [card])
        assert ghost.rect.center != real.rect.center


@pytest.mark.parametrize("angle", [0, 33, 90, 200])
@pytest.mark.parametrize("looks", [{}, {"glow": 1.0}, {"tick": True}, {"raised": 1.0}, {"lift": 20.0}])
def test_all_that_is_drawn_of_a_card_lies_within_its_bounds(angle, looks):
    with stage((1920, 1080)) as one:
        card = a_card(**looks)
        card.pose = Pose(900, 500, angle)
        bounds = pygame.Rect(card.bounds).inflate(4, 4)
        for sprite in sprites(canvas_of(one), [card]):
            seen = pygame.mask.from_surface(sprite.surface, 2).get_bounding_rects()
            for box in seen:
                assert bounds.contains(box.move(sprite.x, sprite.y))


def test_a_raised_card_is_pushed_out_along_its_own_side():
    upright, turned = a_card(raised=1.0), a_card(raised=1.0)
    turned.pose = Pose(900, 500, 90)
    assert upright.middle[0] == 900 and upright.middle[1] < 480
    assert turned.middle[0] > 920 and turned.middle[1] == pytest.approx(500)
