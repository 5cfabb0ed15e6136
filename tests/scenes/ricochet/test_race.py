"""The race scene: when time counts from, what a slap leads to, and that a pause helps nobody."""

import errno

import pygame
import pytest

from game.match import Match
from game.ricochet.events import RoundWon, Tied, Voided
from scenes.input import Act, Focus, PadChange, Press, Resized, Stamp
from scenes.pause import PauseMenu
from scenes.replay import Replay
from scenes.tables.ricochet.memory import known_rounds
from scenes.tables.ricochet.party import Chair, Party
from scenes.tables.ricochet.race import Race
from scenes.tables.ricochet.result import Result
from tests.scenes.ricochet.racing import FRAME, MS, Racing, people, racing
from tests.scenes.stage import stage


def test_rc_q9_the_race_runs_from_the_frame_that_first_showed_the_starter():
    with racing(people(2)) as on:
        on.until("shown")
        assert on.race.table.starter_up and on.race.armed
        assert on.race.referee.view.phase == "reveal"
        on.stage.app.draw()
        shown = on.stage.app.shown_ns
        on.stage.run(FRAME)
        assert on.race.stage == "race"
        assert on.race.referee.view.revealed_ns == shown


def test_the_starter_lies_face_down_until_its_frame_and_nothing_is_armed():
    with racing(people(2)) as on:
        on.until("countdown")
        while on.race.stage == "countdown":
            assert not on.race.table.starter_up and not on.race.armed
            on.stage.run(FRAME)
        assert on.race.stage in ("shown", "race")


def test_rc_q9_a_press_in_the_countdown_is_ignored_without_penalty():
    with racing(people(2)) as on:
        on.until("countdown")
        on.press(0, "left")
        on.press(0, "top")
        on.until("race")
        assert on.race.referee.view.slaps == () and on.race.referee.view.out == ()
        assert not on.race.table.prints


def test_rc_5_a_right_slap_wins_the_card_with_its_exact_time():
    with racing(people(2)) as on:
        on.until("race")
        card = on.race.table.outer[on.right]
        begin = on.race.referee.view.revealed_ns
        on.stage.run(1.0)
        at = on.stage.clock.now_ns() + 3 * MS
        on.press(1, on.right, later_ns=3 * MS, spread_ns=2 * MS)
        on.until("verdict")
        won = on.race.verdict
        assert isinstance(won, RoundWon)
        assert (won.seat, won.card, won.reaction_ns) == (1, card, at - begin)
        assert on.race.reactions[1] == [at - begin]
        assert on.race.table.plaques[1].racer.active
        on.until("race")
        assert on.race.table.plaques[1].racer.won == 1


def test_the_running_time_is_drawn_ten_times_a_second():
    with racing(people(2)) as on:
        on.until("race")
        seen = set()
        for _ in range(60):
            on.stage.run(FRAME)
            seen.add(on.race.table.marquee.value)
        assert 9 <= len(seen) <= 12


def test_after_the_slap_the_ball_rolls_the_true_chain():
    with racing(people(2)) as on:
        on.stage.app.change_settings(speed="normal")
        on.until("race")
        looks = on.looks
        on.press(0, on.right)
        on.until("roll")
        roll = on.race.table.roll
        assert roll and [leg.place for leg in roll.legs[:-1]] == [look.place for look in looks]
        on.until("told")
        story = on.race.table.story
        assert story and story.told == len(looks) + 1


def test_rc_7_a_slip_marks_the_player_out_and_says_nothing_about_the_chain_before_the_round_ends():
    with racing(people(3)) as on:
        on.stage.app.change_settings(speed="normal")
        on.until("race")
        on.press(0, on.wrong)
        on.stage.run(0.1)
        assert on.race.stage == "race" and on.race.table.plaques[0].racer.out
        assert on.race.table.roll is None and on.race.table.story is None
        assert not any(word in on.race.table.ribbon.text for word in ("largest", "smallest"))
        on.press(1, on.right)
        on.until("roll")
        slip = on.race.slips[0]
        while on.race.stage == "roll" and "smallest" not in on.race.table.ribbon.text:
            if "largest" in on.race.table.ribbon.text:
                break
            on.stage.run(FRAME)
        assert str(slip.look.number) in on.race.table.ribbon.text
        assert on.race.table.ribbon.text.startswith("P0 slapped")


def test_rc_7_whoever_slipped_cannot_slap_again_in_that_round():
    with racing(people(3)) as on:
        on.until("race")
        on.press(0, on.wrong)
        on.stage.run(0.1)
        on.press(0, on.right)
        on.stage.run(0.2)
        assert on.race.stage == "race"


def test_rc_8_two_right_slaps_within_a_frame_tie_and_only_they_race_again():
    with racing(people(3)) as on:
        on.until("race")
        on.press(2, on.right, later_ns=15 * MS)
        on.press(0, on.right)
        on.until("verdict")
        tie = on.race.verdict
        assert isinstance(tie, Tied) and tie.seats == (0, 2)
        on.until("race")
        assert on.race.referee.view.tie_break and on.race.referee.view.racing == (0, 2)
        assert on.race.table.plaques[1].racer.quiet
        on.press(1, on.right)
        on.stage.run(0.2)
        assert on.race.stage == "race"
        on.press(2, on.right)
        on.until("verdict")
        won = on.race.verdict
        assert isinstance(won, RoundWon) and won.seat == 2


def test_rc_q2_a_right_slap_a_frame_later_does_not_tie_whatever_order_it_arrives_in():
    with racing(people(2)) as on:
        on.until("race")
        on.press(1, on.right, later_ns=17 * MS)
        on.press(0, on.right)
        on.until("verdict")
        won = on.race.verdict
        assert isinstance(won, RoundWon) and won.seat == 0


def test_rc_q6_when_everyone_slips_the_round_is_void_and_all_are_back():
    with racing(people(2)) as on:
        on.until("race")
        on.press(0, on.wrong)
        on.press(1, on.wrong)
        on.until("verdict")
        assert isinstance(on.race.verdict, Voided)
        on.until("race")
        assert on.race.referee.view.racing == (0, 1) and on.race.referee.view.out == ()
        assert not any(plaque.racer.out for plaque in on.race.table.plaques)


def test_rc_q7_the_round_timer_ends_a_round_that_nobody_wins():
    with racing(people(2, timer=10)) as on:
        on.until("race")
        on.stage.run(10.2)
        assert isinstance(on.race.verdict, Voided) and on.race.verdict.why == "time"


def test_rc_9_the_target_ends_the_race_with_a_result():
    with racing(people(2, target=3)) as on:
        for _ in range(3):
            on.until("race")
            on.press(0, on.right)
            on.until("verdict")
        on.until("over")
        assert isinstance(on.stage.top, Result)
        assert on.race.finale and on.race.finale.winners == (0,) and on.race.finale.totals == (3, 0)
        assert len(on.race.reactions[0]) == 3
        on.stage.press(Act.RIGHT, Act.RIGHT, Act.CHOOSE)
        assert isinstance(on.stage.top, Replay) and on.stage.top.match.finished
        on.stage.press(Act.BACK)
        assert isinstance(on.stage.top, Result)


def test_rc_10_full_tilt_takes_the_fifth_key():
    with racing(people(2, full_tilt=True)) as on:
        on.until("race")
        assert len(on.race.field.outer) == 5
        on.press(1, on.right)
        on.until("verdict")
        assert isinstance(on.race.verdict, RoundWon) and on.race.verdict.seat == 1


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("full_tilt", [False, True])
def test_every_number_of_players_races_and_draws_every_stage(count, full_tilt):
    with racing(people(count, full_tilt=full_tilt)) as on:
        on.stage.app.change_settings(speed="fast")
        on.until("race")
        on.press(0, on.wrong)
        on.stage.run(0.1)
        on.press(count - 1, on.right)
        on.until("told")
        on.until("race")


# -- other hands -------------------------------------------------------------------------------------


def test_the_mouse_slaps_for_its_player():
    mouse = Party((Chair("Ada", "sky", device="mouse"), Chair("Bo", "pink", device="wasd")))
    with racing(mouse) as on:
        on.until("race")
        on.click(on.right)
        on.until("verdict")
        assert isinstance(on.race.verdict, RoundWon) and on.race.verdict.seat == 0


@pytest.mark.parametrize(
    "buttons",
    [
        {"left": "left", "top": "up", "right": "right", "bottom": "down"},
        {"left": "x", "top": "y", "right": "b", "bottom": "a"},
    ],
)
def test_a_gamepad_slaps_with_its_cross_or_its_face_buttons(buttons):
    pads = Party((Chair("Ada", "sky", device="pad:0"), Chair("Bo", "pink", device="wasd")))
    with racing(pads) as on:
        on.until("race")
        on.stage.app.handle(Press(f"pad:0:{buttons[on.right]}", Stamp(on.stage.clock.now_ns())))
        on.until("verdict")
        assert isinstance(on.race.verdict, RoundWon) and on.race.verdict.seat == 0


def test_bots_slap_by_themselves_at_the_time_they_planned():
    bots = Party((Chair("Ada", "sky", device="wasd"), Chair("Pip", "pink", "bot:ruthless")))
    with racing(bots) as on:
        on.until("race")
        planned = dict(on.race.referee._plans)
        on.until("verdict", 20)
        last = on.race.referee.view.last
        assert last and [slap.seat for slap in last.slaps] == [1]
        assert last.slaps[0].at_ns - last.revealed_ns == planned[1].delay_ns


def test_a_mirror_bot_races_even_before_it_knows_anyone():
    bots = Party((Chair("Ada", "sky", device="wasd"), Chair("Pip", "pink", "bot:mirror")))
    with racing(bots) as on:
        for _ in range(3):
            on.until("race")
            on.until("verdict", 30)
        assert len(on.race.referee.past) == 3


def test_a_race_is_remembered_for_those_with_a_name_and_the_mirror_learns_from_it():
    with stage() as on:
        on.app.keeping.save_profiles(on.app.keeping.profiles.add("Ada"))
        ada = on.app.keeping.profiles.people[0].id
        chairs = (Chair("Ada", "sky", device="wasd", profile=ada), Chair("Bo", "pink", device="ijkl"))
        race = Race(Party(chairs, {"target": 3}), 7)
        on.app.push(race)
        played = Racing(on, race)
        for _ in range(3):
            played.until("race")
            on.run(0.9)
            played.press(0, played.right)
            played.until("verdict")
        played.until("over")
        assert len(known_rounds(on.app.keeping, ada)) == 3
        mirror = Race(Party((chairs[0], Chair("Pip", "pink", "bot:mirror"))), 8)
        on.app.push(mirror)
        Racing(on, mirror).until("race")
        stranger = Race(Party((chairs[1], Chair("Pip", "sky", "bot:mirror"))), 8)
        on.app.push(stranger)
        Racing(on, stranger).until("race")
        assert mirror.referee._tempers[1].look < stranger.referee._tempers[1].look


# -- kept --------------------------------------------------------------------------------------------


def win(on, seat, rounds):
    for _ in range(rounds):
        on.until("race")
        on.press(seat, on.right)
        on.until("verdict")


def test_a_race_is_written_down_and_its_journal_plays_out_the_same():
    with racing(people(2, target=3)) as on:
        win(on, 0, 2)
        on.until("race")
        on.press(1, on.wrong)
        on.stage.run(0.2)
        (path,) = on.stage.app.keeping.folder.matches.glob("*.jsonl")
        kept = Match.replay(path)
        assert kept.view(None) == on.race.referee.match.view(None)
        assert kept.count == on.race.referee.match.count


def test_a_full_disk_is_told_and_the_race_goes_on(monkeypatch):
    with racing(people(2, target=3)) as on:
        on.until("race")

        def full(*_given):
            raise OSError(errno.ENOSPC, "no space")

        monkeypatch.setattr("game.journal.pour", full)
        on.press(0, on.right)
        on.until("verdict")
        assert isinstance(on.race.verdict, RoundWon)
        on.until("race")
        on.stage.run(0.1)
        assert any("disk is full" in text for text in on.stage.app.toasts.texts)


# -- pause -------------------------------------------------------------------------------------------


def escape(on):
    on.stage.app.handle(Press("key:41", Stamp(on.stage.clock.now_ns()), None, pygame.K_ESCAPE))


@pytest.mark.parametrize("event", [Focus(False), PadChange("Pad", False)])
def test_losing_the_window_or_a_gamepad_pauses(event):
    with racing(people(2)) as on:
        on.until("race")
        on.stage.app.handle(event)
        assert isinstance(on.stage.top, PauseMenu) and on.race.table.blank


def test_a_pause_covers_every_card_and_the_round_in_sight_is_called_off():
    with racing(people(2)) as on:
        on.until("race")
        starter, deck = on.race.table.starter, on.race.referee.view.deck
        on.stage.run(1.0)
        escape(on)
        assert on.race.table.blank
        assert on.race.referee.view.phase == "turn"
        assert on.race.referee.view.deck == deck + 1
        on.stage.run(5.0)
        on.stage.app.pop()
        assert not on.race.verdict
        on.until("race")
        assert on.race.table.starter != starter
        assert on.race.referee.view.round == 2


def test_a_pause_takes_no_slip_back():
    with racing(people(3)) as on:
        on.until("race")
        on.press(0, on.wrong)
        on.stage.run(0.2)
        escape(on)
        on.stage.run(4.0)
        on.stage.app.pop()
        on.until("race")
        assert on.race.referee.view.racing == (1, 2)
        on.press(0, on.right)
        on.stage.run(0.3)
        assert not on.race.verdict


def test_a_right_slap_just_before_a_pause_counts():
    with racing(people(2)) as on:
        on.until("race")
        on.stage.run(0.3)
        on.press(1, on.right)
        escape(on)
        assert isinstance(on.race.verdict, RoundWon) and on.race.verdict.seat == 1
        on.stage.app.pop()
        on.until("race")
        assert len(on.race.referee.view.won[1]) == 1


def test_bots_wait_during_a_pause():
    bots = Party((Chair("Ada", "sky", device="wasd"), Chair("Pip", "pink", "bot:ruthless")))
    with racing(bots) as on:
        on.until("race")
        escape(on)
        on.stage.run(30.0)
        assert on.race.referee.view.phase == "turn"
        on.stage.app.pop()
        on.until("race")
        on.until("verdict", 20)


def test_a_pause_in_the_countdown_starts_the_countdown_again():
    with racing(people(2)) as on:
        on.until("countdown")
        on.stage.run(0.8)
        escape(on)
        on.stage.run(1.0)
        on.stage.app.pop()
        assert on.race.stage == "countdown" and on.race.age == 0
        on.until("race")
        assert on.race.referee.view.round == 1


def test_leaving_asks_first():
    with racing(people(2)) as on:
        on.until("race")
        escape(on)
        pause = on.stage.top
        on.race._leave()
        assert on.stage.top is not pause and on.race in on.stage.app.stack


def test_a_rematch_keeps_the_seats_and_deals_anew():
    with racing(people(2, target=3)) as on:
        for _ in range(3):
            on.until("race")
            on.press(0, on.right)
            on.until("verdict")
        on.until("over")
        result = on.stage.top
        assert isinstance(result, Result)
        result._rematch()
        again = on.stage.top
        assert isinstance(again, Race) and again is not on.race and again.party == on.race.party
        assert again.seed != on.race.seed
        assert len(again.referee.past) == 3


def test_one_press_skips_the_ball_and_the_next_goes_on():
    with racing(people(2)) as on:
        on.stage.app.change_settings(speed="slow")
        on.until("race")
        on.press(0, on.right)
        on.until("roll")
        on.stage.run(0.4)
        on.stage.press(Act.CHOOSE)
        assert on.race.stage == "told"
        on.stage.run(0.4)
        on.stage.press(Act.CHOOSE)
        assert on.race.stage == "collect"


def test_a_slap_key_held_down_does_not_skip_what_everyone_wants_to_see():
    with racing(people(2)) as on:
        on.stage.app.change_settings(speed="normal")
        on.until("race")
        on.press(0, on.right)
        on.until("roll")
        on.stage.run(0.5)
        on.press(0, "left")
        on.press(1, "top")
        assert on.race.stage == "roll"


def test_what_is_drawn_piece_by_piece_while_the_ball_rolls_is_what_a_whole_redraw_gives():
    with racing(people(2)) as on:
        on.stage.app.change_settings(speed="normal")
        on.until("race")
        on.press(0, on.right)
        on.until("roll")
        for seconds in (0.3, 0.9, 0.7):
            on.stage.run(seconds)
            pieces = on.stage.paper.surface.copy()
            on.race.touch()
            on.stage.app.draw()
            whole = on.stage.paper.surface
            same = pygame.transform.threshold(None, pieces, None, (3, 3, 3, 255), None, 0, whole)
            assert same == whole.get_width() * whole.get_height()


def test_a_window_that_changes_its_size_while_the_ball_rolls_keeps_the_track_in_place():
    with racing(people(2)) as on:
        on.stage.app.change_settings(speed="normal")
        on.until("race")
        on.press(0, on.right)
        on.until("roll")
        on.stage.run(1.0)
        on.stage.paper.surface = pygame.Surface((1280, 720))
        on.stage.app.handle(Resized())
        on.stage.run(0.1)
        roll = on.race.table.roll
        assert roll
        track = roll.track()[0].rect
        xs = [on.stage.app.fit.point(*point)[0] for point in roll.legs[0].points]
        assert track.left < min(xs) and max(xs) < track.right


def test_the_picture_shakes_when_a_round_is_decided_unless_that_is_switched_off():
    for wanted in (True, False):
        with racing(people(2)) as on:
            on.stage.app.change_settings(speed="normal", screen_shake=wanted)
            on.until("race")
            on.press(0, on.right)
            on.until("verdict")
            on.stage.run(FRAME * 2)
            assert bool(on.race.shake.live(on.stage.app.layers.canvas())) is wanted
            on.stage.run(0.3)
            assert not on.race.shake.live(on.stage.app.layers.canvas())
