"""Stamps of presses: the X server's time of each, foreign clocks, the 49th day, and how sure they are."""

import ctypes
import struct
from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.app import FRAME_NS
from scenes.input import Press, Stamp
from scenes.scene import Scene
from scenes.stamps import MS, OLDEST_MS, REMEMBERED, SERVER_WRAP, X_EVENT, X_KINDS, Look, Precision, Stamper
from tests.scenes.stage import stage

KEY_PRESS, KEY_RELEASE, BUTTON_PRESS, PROPERTY_NOTIFY = 2, 3, 4, 28
DAY = 86_400_000 * MS
BEFORE = 3 * DAY + 200_000
NOW = BEFORE + MS  # the two looks stand 0.2 ms into neighbouring milliseconds


def raw(kind, at_ns):
    """A raw event as the server sends it for something at this moment."""
    head = X_EVENT.pack(kind, 7, 0, 0, 1, 2, 0, at_ns // MS % SERVER_WRAP)
    return pygame.Event(pygame.SYSWMEVENT, event=head + bytes(192 - len(head)))


def key(kind=pygame.KEYDOWN, scancode=26):
    return pygame.Event(kind, key=pygame.K_w, scancode=scancode, mod=0, unicode="w")


def stamps(events, before=BEFORE, now=NOW):
    return [stamp for _event, stamp in Stamper(before).stamp(events, now)]


def test_a_press_has_the_servers_time_and_our_window():
    now = BEFORE + 10 * MS
    (stamp,) = stamps([raw(KEY_PRESS, BEFORE + 4 * MS), key()], now=now)
    assert stamp == Stamp(3 * DAY + 4 * MS + MS // 2, 10 * MS)


def test_where_two_looks_lie_close_the_press_was_between_them():
    (early,) = stamps([raw(KEY_PRESS, BEFORE), key()])
    (late,) = stamps([raw(KEY_PRESS, NOW), key()])
    assert early.at_ns == 3 * DAY + 600_000
    assert late.at_ns == 3 * DAY + MS + 100_000


def test_without_a_raw_event_the_look_counts():
    assert stamps([key()]) == [Stamp(NOW, MS)]


def test_raw_events_are_not_passed_on():
    found = Stamper(BEFORE).stamp([raw(KEY_PRESS, NOW), key(), raw(PROPERTY_NOTIFY, 0)], NOW)
    assert [event.type for event, _stamp in found] == [pygame.KEYDOWN]


def test_two_keys_of_one_look_have_each_their_own_time():
    now = BEFORE + 30 * MS
    events = [raw(KEY_PRESS, BEFORE + 5 * MS), key(), raw(KEY_PRESS, BEFORE + 20 * MS), key(scancode=4)]
    first, second = stamps(events, now=now)
    assert second.at_ns - first.at_ns == 15 * MS


def test_a_repeat_of_a_held_key_does_not_lend_its_time():
    now = BEFORE + 60 * MS
    events = [raw(KEY_PRESS, BEFORE + 2 * MS), raw(KEY_PRESS, BEFORE + 40 * MS), key()]
    assert stamps(events, now=now)[0].at_ns == 3 * DAY + 40 * MS + MS // 2


def test_a_key_that_sdl_made_up_has_the_looks_time():
    events = [raw(KEY_PRESS, BEFORE), raw(PROPERTY_NOTIFY, 0), key()]
    assert stamps(events) == [Stamp(NOW, MS)]


def test_one_raw_event_stamps_one_press():
    first, second = stamps([raw(KEY_PRESS, BEFORE), key(), key(scancode=4)])
    assert first.at_ns < second.at_ns == NOW


def test_a_raw_event_of_another_kind_lends_no_time():
    assert stamps([raw(KEY_RELEASE, BEFORE), key()]) == [Stamp(NOW, MS)]
    assert stamps([raw(BUTTON_PRESS, BEFORE), key()]) == [Stamp(NOW, MS)]


@pytest.mark.parametrize("kind", X_KINDS)
def test_keys_and_buttons_going_down_and_up_all_have_a_time(kind):
    event = pygame.Event(X_KINDS[kind], pos=(0, 0), button=1)
    assert stamps([raw(kind, BEFORE), event])[0].at_ns < NOW


def test_a_mouse_move_between_a_raw_click_and_its_click_does_no_harm():
    move = pygame.Event(pygame.MOUSEMOTION, pos=(0, 0))
    click = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1)
    moved, clicked = stamps([raw(BUTTON_PRESS, BEFORE), move, click])
    assert moved.at_ns == NOW > clicked.at_ns


def test_the_past_and_the_future_of_another_clock_are_not_believed():
    past, future = NOW - (OLDEST_MS + 2) * MS, NOW + MS
    for foreign in (past, future, 0):
        assert stamps([raw(KEY_PRESS, foreign), key()]) == [Stamp(NOW, MS)]


def test_after_a_stall_the_server_still_knows():
    now = BEFORE + 400 * MS
    (stamp,) = stamps([raw(KEY_PRESS, BEFORE + 30 * MS), key()], now=now)
    assert stamp == Stamp(3 * DAY + 30 * MS + MS // 2, 400 * MS)


@pytest.mark.parametrize("content", [b"", b"\x02\0\0\0", None])
def test_a_raw_event_that_is_too_short_is_none(content):
    fields = {} if content is None else {"event": content}
    assert stamps([pygame.Event(pygame.SYSWMEVENT, fields), key()]) == [Stamp(NOW, MS)]


@pytest.mark.skipif(struct.calcsize("L") != 8, reason="64-bit X libraries are looked at")
def test_the_time_is_read_where_xlib_puts_it():
    content = bytearray(192)
    struct.pack_into("=i", content, 0, KEY_PRESS)
    struct.pack_into("=Q", content, 56, BEFORE // MS % SERVER_WRAP)
    event = pygame.Event(pygame.SYSWMEVENT, event=bytes(content))
    assert stamps([event, key()]) == stamps([raw(KEY_PRESS, BEFORE), key()])


moments = st.integers(min_value=0, max_value=200 * DAY)


@given(moments, st.integers(0, 20 * MS), st.integers(0, 20 * MS))
def test_on_any_day_a_stamp_is_within_half_a_millisecond_of_the_press(before, wait, rest):
    press, now = before + wait, before + wait + rest
    stamp = Look(before, now).server_stamp(press // MS % SERVER_WRAP)
    assert stamp is not None
    assert abs(stamp.at_ns - press) <= MS // 2
    assert stamp.spread_ns == wait + rest


def test_the_servers_clock_may_start_over_between_press_and_look():
    turn = SERVER_WRAP * MS
    stamp = Look(turn - 5 * MS, turn + 5 * MS).server_stamp(SERVER_WRAP - 2)
    assert stamp == Stamp(turn - 2 * MS + MS // 2, 10 * MS)


# -- asking SDL --------------------------------------------------------------------------------------


def test_there_is_nothing_to_listen_to_without_an_x_server(monkeypatch):
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "windows")
    monkeypatch.setattr(ctypes, "CDLL", lambda name: pytest.fail("SDL was asked"))
    assert not Stamper(0).listen()


@pytest.mark.parametrize("library", [OSError, AttributeError])
def test_an_sdl_that_cannot_be_reached_leaves_the_looks(monkeypatch, library):
    def fail(name):
        raise library

    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(ctypes, "CDLL", fail)
    assert not Stamper(0).listen()


# -- precision ---------------------------------------------------------------------------------------


def known(stamper):
    precision = stamper.precision()
    assert precision is not None
    return precision.source, precision.plus_minus_ns, precision.presses


def test_precision_is_unknown_before_the_first_press_that_counts():
    stamper = Stamper(BEFORE)
    stamper.stamp([key()], NOW)
    stamper.stamp([key(pygame.KEYUP)], NOW + MS, armed=True)
    assert stamper.precision() is None


def test_with_the_server_a_press_is_known_to_half_a_millisecond():
    stamper = Stamper(BEFORE)
    stamper.stamp([raw(KEY_PRESS, NOW), key()], NOW, armed=True)
    assert known(stamper) == ("X server", MS // 2, 1)


def test_the_player_is_told_the_precision_in_milliseconds():
    assert "± 0.5 ms" in Precision("X server", 500_000, 12).sentence


def test_a_server_that_disagrees_with_our_looks_is_less_sure():
    stamper = Stamper(BEFORE)
    stamper.stamp([raw(KEY_PRESS, BEFORE - 40 * MS), key()], NOW, armed=True)
    assert known(stamper)[1] > 39 * MS


def test_without_the_server_the_middle_window_is_the_precision():
    stamper = Stamper(0)
    now = 0
    for window in (MS, 2 * MS, 90 * MS):
        now += window
        stamper.stamp([key()], now, armed=True)
    assert known(stamper) == ("poll", 2 * MS, 3)


def test_the_more_common_source_is_named_and_old_presses_are_forgotten():
    stamper = Stamper(BEFORE)
    stamper.stamp([key()] * 3, NOW, armed=True)
    stamper.stamp([raw(KEY_PRESS, NOW), key(), key()], NOW + MS, armed=True)
    assert known(stamper)[0] == "poll"
    stamper.stamp([raw(KEY_PRESS, NOW + MS), key()] * REMEMBERED, NOW + 2 * MS, armed=True)
    assert known(stamper) == ("X server", MS // 2, REMEMBERED)


# -- in the loop -------------------------------------------------------------------------------------


class Race(Scene):
    armed = True

    def __init__(self):
        super().__init__()
        self.presses = []

    def handle(self, event):
        if isinstance(event, Press):
            self.presses.append(event.stamp)
        return True


def test_a_press_during_the_drawing_keeps_its_time_and_is_told_later():
    with stage() as one:
        race = Race()
        one.app.push(race)
        one.app.poll()
        one.clock.move(0.005)
        pygame.event.post(key())
        one.app.draw()
        assert race.presses == []
        one.clock.move(0.010)
        one.app.poll()
        assert race.presses == [Stamp(5 * MS, 5 * MS)]


def test_the_clock_of_a_reaction_starts_when_the_picture_was_shown(monkeypatch):
    with stage() as one:
        one.app.push(Race())
        monkeypatch.setattr(one.paper, "show", lambda areas: one.clock.move(0.007))
        one.app.draw()
        assert one.app.shown_ns == 7 * MS


def test_an_armed_loop_keeps_its_pace_and_looks_every_millisecond(monkeypatch):
    late = 0.0001
    with stage() as one:
        app, shown, looks = one.app, [], []
        race = Race()
        monkeypatch.setattr(race, "update", lambda dt: race.touch())
        monkeypatch.setattr(one.paper, "show", lambda areas: shown.append(one.clock.now_ns()))
        monkeypatch.setattr("time.sleep", lambda seconds: one.clock.move(seconds + late))
        app.push(race)
        one.run(2 / 60)  # the first picture opens devices
        stamp = app.stamper.stamp

        def noted(events, now_ns, armed):
            looks.append(now_ns)
            return stamp(events, now_ns, armed)

        monkeypatch.setattr(app.stamper, "stamp", noted)
        shown.clear()
        app.run(frames=app.frames + 30)
    assert abs(shown[-1] - shown[0] - 29 * FRAME_NS) <= MS
    assert max(later - look for look, later in pairwise(looks)) <= 1.1 * MS
