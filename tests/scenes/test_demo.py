"""The demo table runs for ever, skips cleanly, and shows what its gallery promises."""

import pytest

from scenes import demo, gallery
from scenes.demo import Demo, house_deck
from scenes.input import Act
from tests.scenes.stage import stage


def demo_on_stage(one):
    one.app.change_settings(speed="normal")
    scene = Demo()
    one.app.push(scene)
    return scene


def test_the_house_deck_has_sixty_different_cards():
    assert len({card.face for card in house_deck()}) == 60
    assert sorted(card.face for card in Demo().deck) == sorted(card.face for card in house_deck())


def test_it_deals_ten_cards_to_each_of_six_seats_and_gathers_all_of_them():
    with stage() as one:
        scene = demo_on_stage(one)
        laid_out, gathered, passed = False, False, 0.0
        while not gathered and passed < 30:
            one.app.step(1 / 60)
            passed += 1 / 60
            laid_out = laid_out or all(scene.director.seen_at(hand) == 10 for hand in scene.hands)
            gathered = laid_out and scene.director.seen_at("draw") == 60
        assert laid_out and gathered


def test_a_press_skips_the_round_and_the_next_one_begins():
    with stage() as one:
        scene = demo_on_stage(one)
        for _ in range(3):
            one.run(1.0)
            one.press(Act.CHOOSE)
            assert not scene.director.moving
            assert scene.director.seen_at("draw") == 60
        one.run(0.5)
        assert scene.director.moving


def test_twenty_cards_are_in_the_air_while_it_deals():
    with stage() as one:
        scene = demo_on_stage(one)
        one.run(demo.MOMENTS["dealing"])
        assert len(scene.director.live) >= 20


@pytest.mark.parametrize("picture", list(demo.gallery()), ids=lambda picture: picture.state)
def test_its_pictures_are_the_same_each_time(picture):
    with gallery._no_display():
        first, second = (gallery.draw_picture(picture, (960, 540), 1) for _ in range(2))
        assert first.get_buffer().raw == second.get_buffer().raw
