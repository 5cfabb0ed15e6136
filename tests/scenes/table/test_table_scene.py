"""A table at rest draws nothing, a moving one the same picture twice, and no press is lost or doubled."""

import pygame
import pytest

from scenes.input import Act, Pointer, Press, Stamp
from scenes.table import motion
from tests.scenes.table.tables import HANDS, pixels, small_table

TICK = 1 / 60


def deal(table):
    table.director.deal(table.director.at("draw")[::-1], HANDS)


def repainted(one):
    """The picture after everything is painted anew: what the still layer must have been all along."""
    one.top.touch()
    one.app.draw()
    return pixels(one)


def differences(before, after):
    """The pixels that are not the same."""
    apart = before.copy()
    apart.blit(after, (0, 0), special_flags=pygame.BLEND_SUB)
    other = after.copy()
    other.blit(before, (0, 0), special_flags=pygame.BLEND_SUB)
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_ADD)
    same = pygame.mask.from_threshold(apart, "black", (1, 1, 1, 255))
    same.invert()
    return same


# -- drawing -----------------------------------------------------------------------------------------


def test_a_settled_table_has_nothing_live_and_is_not_drawn_again():
    with small_table() as (one, table):
        deal(table)
        one.run(motion.DEAL_MOST + 0.1)
        assert not table.moving
        assert table.live(one.app.layers.canvas()) == []
        shown = one.paper.shown
        one.run(0.5)
        assert one.paper.shown == shown


@pytest.mark.parametrize("reduced", [False, True])
def test_any_frame_can_be_drawn_again_exactly(reduced):
    with small_table(reduced_motion=reduced) as (one, table):
        deal(table)
        table.director.flip([card for hand in HANDS for card in table.director.at(hand)], between=0.02)
        table.director.highlight(table.director.at("hand-0"))
        while table.moving:
            one.app.step(0.11)
            one.app.draw()
            first = pixels(one)
            assert not one.app.draw(), "nothing changed, so nothing is drawn"
            assert repainted(one) == first


def test_what_lands_or_leaves_repaints_only_its_own_area():
    with small_table() as (one, table):
        deal(table)
        one.run(motion.DEAL_MOST + 0.1)
        table.director.move(table.director.at("hand-0")[-1], "trick")
        while table.moving:
            one.app.step(TICK)
            for area in table.stale or ():
                assert area.width * area.height < 0.1 * 1920 * 1080
            assert table.stale is not None
            one.app.draw()
        assert repainted(one) == pixels(one)


def test_the_number_on_a_pile_follows_what_is_seen():
    with small_table() as (one, table):
        deal(table)
        counts = []
        while table.moving:
            one.app.step(TICK)
            counts.append(table.director.seen_at("draw"))
            one.app.draw()
        assert counts[0] > 9 and counts[-1] == 0
        assert counts == sorted(counts, reverse=True)
        assert repainted(one) == pixels(one)


def test_a_changed_window_keeps_everything_in_its_place():
    with small_table(size=(1280, 720)) as (one, table):
        deal(table)
        one.app.step(0.4)
        one.paper.surface = pygame.Surface((960, 540))
        one.app.handle(one.app.reader.read(pygame.Event(pygame.WINDOWSIZECHANGED), Stamp(0)).__next__())
        one.app.draw()
        small = pixels(one)
    with small_table(size=(960, 540)) as (one, table):
        deal(table)
        one.app.step(0.4)
        one.app.draw()
        assert pixels(one) == small


# -- ribbon, plaques and log -------------------------------------------------------------------------


def test_whoever_is_asked_glows_and_nobody_else():
    with small_table() as (one, table):
        before = pixels(one)
        table.ask("Cleo, play a card.", 2)
        assert [plaque.active for plaque in table.plaques] == [False, False, True, False]
        one.app.draw()
        assert pixels(one) != before
        table.ask("Dov, play a card.", 3)
        assert [plaque.active for plaque in table.plaques] == [False, False, False, True]
        one.app.draw()
        assert repainted(one) == pixels(one)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_the_longest_names_sentences_and_numbers_stay_within_their_paper(text_size):
    with small_table(size=(1920, 1080), text_size=text_size) as (one, table):
        empty = one.app.screen.surface.copy()
        word = "Wolfeschlegelsteinhausenbergerdorff"
        for plaque in table.plaques:
            plaque.name, plaque.note, plaque.score = word, word, -1234567
        table.ask(f"{word}, " * 9, 1)
        for _ in range(5):
            table.tell(f"{word} gave two cards. " * 6, 1, ("cards/house/sky_3",) * 2)
        assert len(table.log.entries) == 4
        table.touch()
        one.app.draw()
        changed = differences(empty, one.app.screen.surface)
        assert changed.count() > 100_000
        for reach in [plaque.reach for plaque in table.plaques] + [table.log.reach, table.ribbon.reach]:
            box = pygame.Rect(reach)
            changed.erase(pygame.Mask(box.size, fill=True), box.topleft)
        assert changed.count() == 0


# -- input -------------------------------------------------------------------------------------------


def a_press(act=Act.CHOOSE, repeat=False):
    return Press("key:40", Stamp(0), act, repeat=repeat)


@pytest.mark.parametrize(
    "event",
    [a_press(), a_press(Act.LEFT), Pointer("down", (9, 9), Stamp(0)), Pointer("up", (9, 9), Stamp(0))],
)
def test_a_press_while_things_move_has_them_arrive_and_is_heard_once(event):
    with small_table() as (one, table):
        deal(table)
        one.app.step(0.3)
        assert table.director.moving
        one.app.handle(event)
        assert table.heard == [(event, False)]
        assert [len(table.director.at(hand)) for hand in HANDS] == [3, 3, 3, 3]
        one.run(0.3)
        assert table.heard == [(event, False)]


@pytest.mark.parametrize("event", [a_press(Act.LEFT, repeat=True), Pointer("move", (9, 9), Stamp(0))])
def test_a_held_key_and_a_moving_pointer_skip_nothing(event):
    with small_table() as (one, table):
        deal(table)
        one.app.step(0.3)
        one.app.handle(event)
        assert table.heard == [(event, True)]


def test_a_press_at_rest_is_heard_once_too():
    with small_table() as (one, table):
        one.app.handle(a_press())
        assert [moving for _, moving in table.heard] == [False]


def test_ten_presses_in_one_frame_are_ten():
    with small_table() as (one, table):
        deal(table)
        one.app.step(0.1)
        for _ in range(10):
            one.app.handle(a_press())
        assert len(table.heard) == 10


def test_the_topmost_card_under_the_pointer_is_found():
    with small_table() as (_, table):
        director = table.director
        director.deal(director.at("draw")[::-1], "hand-0")
        director.finish()
        hand = director.at("hand-0")
        assert director.under(hand[-1].middle) is hand[-1]
        assert director.under((hand[0].middle[0] - 50, hand[0].middle[1])) is hand[0]
        assert director.under((960, 1)) is None


def test_a_turned_card_is_found_where_it_is_drawn():
    with small_table() as (_, table):
        director = table.director
        director.move(director.at("draw")[-1], "hand-1")
        director.finish()
        card = director.at("hand-1")[0]
        x, y = card.middle
        assert card.pose.angle == pytest.approx(90)
        assert card.holds((x + card.width * 0.65, y)), "its height lies across now"
        assert not card.holds((x, y + card.width * 0.65))
