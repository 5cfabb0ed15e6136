"""What is staged is seen in order and ends the same way, watched, skipped or faded."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.table import motion
from scenes.table.places import Pose
from tests.scenes.table.tables import CARDS, HANDS, Small, looks, pixels, small_table

TICK = 1 / 60


def stage_a_round(table: Small) -> None:
    """Everything a director can do, once."""
    director = table.director
    director.shuffle("draw")
    director.deal(director.at("draw")[::-1], HANDS)
    with director.together():
        for hand in HANDS:
            director.flip(director.at(hand), between=0.02)
    director.refan("hand-0", director.at("hand-0")[::-1])
    director.highlight(director.at("hand-1"))
    director.dim(director.at("hand-2"))
    director.push_out(director.at("hand-1")[:1])
    director.shake(director.at("hand-3"))
    director.wait(0.4)
    director.push_out(director.at("hand-1")[:1], False)
    director.move(director.at("hand-1")[0], "trick")
    director.move(director.at("hand-2")[:2], "hand-0", at=1)
    with director.together():
        director.highlight(director.at("hand-1"), False)
        director.dim(director.at("hand-2"), False)
        director.move(director.at("hand-3")[0], "trick", face_up=False)
    director.gather(director.at("hand-0"), "draw")


def end_of(table: Small) -> list[tuple[str, list[object]]]:
    names = ("draw", "trick", *HANDS)
    return [(name, [looks(card) for card in table.director.at(name)]) for name in names]


def seconds_until_still(one, table, tick=TICK) -> float:
    passed = 0.0
    while table.director.moving:
        one.app.step(tick)
        passed += tick
        assert passed < 60
    return passed


# -- the end -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("reduced", [False, True])
def test_finish_ends_exactly_where_running_to_the_end_does(reduced):
    with small_table(reduced_motion=reduced) as (one, table):
        stage_a_round(table)
        seconds_until_still(one, table)
        watched = end_of(table)
        one.run(0.05)
        picture = pixels(one)
    with small_table(reduced_motion=reduced) as (one, table):
        stage_a_round(table)
        table.director.finish()
        assert not table.director.moving
        assert end_of(table) == watched
        one.run(0.05)
        assert pixels(one) == picture


@settings(max_examples=15, deadline=None)
@given(st.lists(st.floats(0.001, 0.3), max_size=12))
def test_a_skip_at_any_moment_ends_the_same(ticks):
    with small_table() as (_, table):
        stage_a_round(table)
        table.director.finish()
        expected = end_of(table)
    with small_table() as (one, table):
        stage_a_round(table)
        for tick in ticks:
            one.app.step(tick)
        table.director.finish()
        assert end_of(table) == expected


def test_every_card_lies_at_the_pose_of_its_place_in_the_end():
    with small_table() as (one, table):
        stage_a_round(table)
        seconds_until_still(one, table)
        for name in ("draw", "trick", *HANDS):
            cards = table.director.at(name)
            assert [card.pose for card in cards] == table.places[name].poses(len(cards))
            assert all(card.at == name and card.opening == 1 and card.fade == 1 for card in cards)
        assert sum(len(table.director.at(name)) for name in ("draw", "trick", *HANDS)) == CARDS


def test_how_long_a_frame_takes_does_not_change_what_is_seen():
    seen = []
    for ticks in ([0.5], [0.25, 0.25], [0.01] * 50):
        with small_table() as (one, table):
            stage_a_round(table)
            for tick in ticks:
                one.app.step(tick)
            seen.append([(card.pose, card.lift, card.picture) for card in table.director.cards])
    for other in seen[1:]:
        for one_card, same in zip(seen[0], other, strict=True):
            assert one_card[0] == pytest.approx(same[0], abs=0.05)
            assert one_card[2] == same[2]


# -- order -------------------------------------------------------------------------------------------


def test_steps_follow_one_another_and_calls_come_after_what_was_seen():
    with small_table() as (one, table):
        director = table.director
        said: list[tuple[str, object]] = []
        card = director.at("draw")[-1]
        director.move(card, "hand-0").then(lambda: said.append(("moved", card.at)))
        director.flip(card).then(lambda: said.append(("flipped", card.face_up)))
        director.then(lambda: said.append(("then", card.face_up)))
        one.app.step(motion.MOVE / 2)
        assert said == [] and card.at is None and not card.face_up
        one.app.step(motion.MOVE / 2)
        assert said == [("moved", "hand-0")]
        one.app.step(motion.FLIP + 0.01)
        assert said == [("moved", "hand-0"), ("flipped", True), ("then", True)]


def test_what_is_asked_for_together_ends_together():
    with small_table() as (one, table):
        director = table.director
        top, second = director.at("draw")[-1], director.at("draw")[-2]
        with director.together():
            director.move(top, "hand-0")
            director.move(second, "hand-0")
        one.app.step(motion.MOVE / 2)
        assert top.at is None and second.at is None
        one.app.step(motion.MOVE / 2 + 0.001)
        assert not director.moving
        assert [card.pose for card in director.at("hand-0")] == table.places["hand-0"].poses(2)


def test_a_wait_beside_something_short_is_kept():
    with small_table() as (one, table):
        director = table.director
        with director.together():
            director.push_out(director.at("draw")[-1:])
            director.wait(1.0)
        one.app.step(0.9)
        assert director.moving and director.live == []
        one.app.step(0.11)
        assert not director.moving


def test_what_shall_happen_now_does_not_wait_for_the_queue():
    with small_table() as (one, table):
        director = table.director
        card = director.at("draw")[-1]
        director.wait(5)
        with director.now():
            director.highlight([card])
        one.app.step(motion.HIGHLIGHT + 0.01)
        assert card.glow == 1
        assert director.moving


def test_a_skip_calls_every_callback_once_and_what_they_stage_in_turn():
    with small_table() as (_, table):
        director, said = table.director, []
        card = director.at("draw")[-1]

        def go_on() -> None:
            said.append("first")
            director.move(card, "hand-1").then(lambda: said.append("second"))

        director.move(card, "hand-0").then(go_on)
        director.finish()
        director.finish()
        assert said == ["first", "second"]
        assert card.at == "hand-1"


# -- deals -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
@pytest.mark.parametrize("count", [1, 5, CARDS])
def test_a_deal_takes_at_most_a_second_and_a_half(speed, count):
    with small_table(speed=speed) as (one, table):
        table.director.deal(table.director.at("draw")[-count:], HANDS)
        assert seconds_until_still(one, table, tick=0.005) <= motion.DEAL_MOST + 0.005


def test_sixty_cards_take_no_longer():
    between = motion.spaced(motion.DEAL_BETWEEN, 60, motion.DEAL_FLIGHT, motion.DEAL_MOST)
    assert 59 * between + motion.DEAL_FLIGHT == pytest.approx(motion.DEAL_MOST)
    assert motion.spaced(motion.DEAL_BETWEEN, 4, motion.DEAL_FLIGHT, motion.DEAL_MOST) == motion.DEAL_BETWEEN


def test_a_deal_goes_round_the_table():
    with small_table() as (_, table):
        cards = table.director.at("draw")[::-1]
        table.director.deal(cards, HANDS)
        assert table.director.at("hand-1") == cards[1::4]
        assert table.director.at("draw") == []


# -- looks on the way --------------------------------------------------------------------------------


def test_a_card_shows_its_other_side_from_half_of_its_turn():
    with small_table() as (one, table):
        card = table.director.at("draw")[-1]
        table.director.flip(card)
        one.app.step(motion.FLIP * 0.45)
        assert not card.face_up and card.opening < 0.3
        one.app.step(motion.FLIP * 0.1)
        assert card.face_up and card.opening < 0.3
        one.app.step(motion.FLIP)
        assert card.opening == 1


def test_a_card_that_shows_the_wanted_side_already_is_not_turned():
    with small_table() as (_, table):
        card = table.director.at("draw")[-1]
        table.director.flip(card)
        assert len(table.director.flip(card).tracks) == 0
        assert len(table.director.flip(card, face_up=False).tracks) == 1


def test_a_flying_card_lifts_off_and_is_over_the_others():
    with small_table() as (one, table):
        director = table.director
        card, other = director.at("draw")[0], director.at("draw")[-1]
        with director.together():
            director.shake([other])
            director.move(card, "hand-0")
        one.app.step(motion.MOVE / 2)
        assert card.lift > 10
        assert director.live[-1] is card


def test_a_hand_closes_up_when_a_card_leaves_it():
    with small_table() as (one, table):
        director = table.director
        director.deal(director.at("draw")[::-1], HANDS)
        director.finish()
        hand = director.at("hand-0")
        director.move(hand[0], "trick")
        one.app.step(motion.REFAN + 0.01)
        assert [card.pose for card in hand[1:]] == table.places["hand-0"].poses(2)
        assert director.moving, "the card itself is still on its way"


def test_cards_above_a_changing_one_stay_above_it():
    with small_table() as (one, table):
        director = table.director
        director.deal(director.at("draw")[::-1], "hand-0")
        director.finish()
        hand = director.at("hand-0")
        director.push_out([hand[3]])
        one.app.step(0.05)
        assert director.live == hand[3:]
        assert director.still() == hand[:3]


def test_a_glow_is_drawn_below_the_whole_hand_while_it_comes():
    with small_table() as (one, table):
        director = table.director
        director.deal(director.at("draw")[::-1], "hand-0")
        director.finish()
        director.highlight(director.at("hand-0")[3:4])
        one.app.step(0.05)
        assert director.live == director.at("hand-0")


def test_what_is_staged_later_does_not_change_who_is_drawn_above_whom_now():
    with small_table() as (one, table):
        director = table.director
        director.deal(director.at("draw")[::-1], "hand-0")
        director.finish()
        hand = director.at("hand-0")
        director.push_out([hand[3]])
        director.gather(hand, "draw")
        one.app.step(0.05)
        assert director.live == hand[3:]


def test_the_short_way_round_is_taken():
    with small_table() as (one, table):
        card = table.director.at("draw")[-1]
        card.pose = Pose(900, 500, 350)
        table.director.move(card, "trick")  # where cards lie at 0 degrees
        for _ in range(10):
            one.app.step(motion.MOVE / 11)
            assert 350 <= card.pose.angle <= 360


# -- reduced motion ----------------------------------------------------------------------------------


def test_with_reduced_motion_a_card_fades_from_place_to_place_and_never_travels():
    with small_table(reduced_motion=True) as (one, table):
        card = table.director.at("draw")[-1]
        start, end = card.pose, table.places["hand-0"].poses(1)[0]
        table.director.move(card, "hand-0", face_up=True)
        shares = []
        while table.director.moving:
            one.app.step(TICK)
            assert card.pose == end
            if card.ghost:
                assert card.ghost.pose == start and not card.ghost.face_up
                assert card.fade + card.ghost.fade == pytest.approx(1)
                shares.append(card.fade)
        assert len(shares) > 5 and shares == sorted(shares)
        assert card.fade == 1 and card.ghost is None and card.face_up


def test_with_reduced_motion_nothing_shakes_squeezes_or_flies():
    with small_table(reduced_motion=True) as (one, table):
        stage_a_round(table)
        poses = {card: {card.pose} for card in table.director.cards}
        while table.director.moving:
            one.app.step(TICK)
            for card in table.director.cards:
                assert card.opening == 1
                assert card.lift <= 8
                poses[card].add(card.pose)
        resting = {pose for name in table.places for pose in _all_poses(table, name)}
        assert all(seen <= resting for seen in poses.values())


def _all_poses(table, name):
    place = table.places[name]
    return [pose for count in range(CARDS + 1) for pose in place.poses(count)]


def test_the_shake_has_a_switch_of_its_own():
    with small_table(screen_shake=False) as (_, table):
        assert table.director.shake(table.director.at("draw")).tracks == []


# -- sounds ------------------------------------------------------------------------------------------


def test_motions_are_heard_but_a_stream_of_cards_is_no_rattle(monkeypatch):
    with small_table() as (one, table):
        heard: list[str] = []
        monkeypatch.setattr(one.app.sound, "play", heard.append)
        director = table.director
        director.shuffle("draw")
        director.deal(director.at("draw")[::-1], HANDS)
        director.flip(director.at("hand-0"))
        director.move(director.at("hand-0")[0], "trick")
        seconds = seconds_until_still(one, table)
        assert set(heard) == {"shuffle", "deal", "flip", "slide"}
        assert heard.count("deal") <= CARDS
        assert len(heard) <= seconds / motion.CUE_BETWEEN + 1


def test_a_skipped_motion_is_silent(monkeypatch):
    with small_table() as (one, table):
        heard: list[str] = []
        monkeypatch.setattr(one.app.sound, "play", heard.append)
        stage_a_round(table)
        table.director.finish()
        assert heard == []
