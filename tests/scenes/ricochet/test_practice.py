"""Practice at the table: whole runs by fed presses, every mode to its end, records, what a pause costs."""

import csv

import pygame
import pytest

from game.keeping import Keeping
from game.ricochet.cards import places
from game.ricochet.practice import MINUTE_NS, Run
from game.ricochet.runs import MODES, SLIP_COST_NS
from game.ricochet.summary import CSV_COLUMNS, summary
from scenes import gallery
from scenes.input import Act, Focus, Pointer, Press, Release, Stamp, Typed
from scenes.pause import PauseMenu
from scenes.shelf import Shelf
from scenes.tables.ricochet import practice
from scenes.tables.ricochet.practice import ModeTile, PracticeMenu
from scenes.tables.ricochet.practice_book import Wishes, dated_runs, keep_run
from scenes.tables.ricochet.practice_result import PracticeResult
from scenes.tables.ricochet.practice_run import PracticeRun
from scenes.tables.ricochet.practice_states import played
from scenes.tables.ricochet.practice_watch import Watch
from tests.scenes.stage import stage

MS = 1_000_000
TICK = 1 / 60


@pytest.fixture
def one():
    with stage() as one:
        yield one


def open_run(one, mode="sprint", focus=None, **wishes):
    profiles = one.app.keeping.profiles
    if not len(profiles):
        one.app.keeping.save_profiles(profiles.add("Mira"))
    player = one.app.keeping.profiles.people[0]
    one.app.push(practice.first_scene())
    liked = Wishes(player.id, **{"replay": "none", **wishes})
    one.app.push(PracticeRun(mode, player, liked, focus))
    return one.top


def until(one, what, seconds=20):
    for _ in range(round(seconds / TICK)):
        if what():
            return
        one.run(TICK)
    raise AssertionError("it never came")


def until_open(one):
    until(one, lambda: not isinstance(one.top, PracticeRun) or one.top.stage == "open")


def slap(one, place, after_ms=0.0):
    """Press the key of a place so long after the reveal."""
    scene = one.top
    if after_ms:
        one.run(after_ms / 1000)
    code = next(code for code, where in scene.keys.items() if where == place)
    one.app.handle(Press(code, Stamp(one.clock.now_ns())))
    one.app.handle(Release(code, Stamp(one.clock.now_ns())))


def right(one):
    return one.top.run.rounds[-1].answer


def wrong(one):
    return next(place for place in one.top.field.outer if place != right(one))


def answer_all(one, most=200):
    """Right answers until the result is there."""
    for _ in range(most):
        until_open(one)
        if not isinstance(one.top, PracticeRun):
            return
        slap(one, right(one), 400)
    raise AssertionError("the run never ended")


# -- whole runs --------------------------------------------------------------------------------------


def test_a_sprint_by_presses_alone_ends_in_its_result(one):
    open_run(one)
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    assert one.top.run.mode == "sprint"
    assert one.top.run.rights == 10
    assert one.top.result.versus.is_best


def test_the_clock_starts_with_the_frame_that_showed_the_starter(one):
    scene = open_run(one)
    until(one, lambda: scene.stage == "shown")
    one.app.draw()
    shown = one.app.shown_ns
    one.clock.move(0.3)
    slap(one, "left")
    first = scene.run.rounds[0].presses[0]
    assert first.after_ns == one.clock.now_ns() - shown


def test_the_cards_come_from_the_seed_alone(one):
    scene = open_run(one)
    expected = Run("sprint", 7)
    assert (scene.run.outer, scene.run.starter) == (expected.outer, expected.starter)


def test_a_slip_costs_three_seconds_and_the_round_goes_on(one):
    scene = open_run(one)
    until_open(one)
    slap(one, wrong(one), 300)
    assert scene.stage == "open"
    before = scene.run.clock_ns(one.clock.now_ns())
    assert before >= SLIP_COST_NS
    assert before - SLIP_COST_NS < 1_000 * MS
    assert scene.hud.slips == 1
    slap(one, right(one), 100)
    assert scene.run.rounds[0].slips == 1
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    record = one.top.run
    assert record.clock_ns == sum(round_.time_ns for round_ in record.rounds) + SLIP_COST_NS


def test_a_press_before_the_reveal_counts_for_nothing(one):
    scene = open_run(one)
    until(one, lambda: scene.stage == "ready")
    slap(one, "left")
    until_open(one)
    assert scene.run.rounds[-1].presses == ()


def test_a_held_key_slaps_once(one):
    scene = open_run(one)
    until_open(one)
    code = next(code for code, where in scene.keys.items() if where == wrong(one))
    stamp = Stamp(one.clock.now_ns())
    one.app.handle(Press(code, stamp))
    one.app.handle(Press(code, stamp, repeat=True))
    assert scene.run.rounds[-1].slips == 1


def test_a_click_on_a_card_slaps_it(one):
    scene = open_run(one)
    until_open(one)
    at = scene.field.beds[right(one)].center
    one.app.handle(Pointer("down", at, Stamp(one.clock.now_ns())))
    assert scene.run.rights == 1


def test_a_gamepad_slaps(one):
    scene = open_run(one)
    until_open(one)
    button = {"left": "left", "top": "up", "right": "b", "bottom": "a"}[right(one)]
    one.app.handle(Press(f"pad:0:{button}", Stamp(one.clock.now_ns())))
    assert scene.run.rights == 1


def test_the_profiles_own_keys_slap_and_the_usual_ones_do_not(one):
    one.app.keeping.save_profiles(one.app.keeping.profiles.add("Mira"))
    person = one.app.keeping.profiles.people[0]
    one.app.keeping.save_profiles(one.app.keeping.profiles.rebind(person.id, (16, 17, 18, 19)))
    scene = open_run(one)
    assert list(scene.keys) == ["key:16", "key:17", "key:18", "key:19"]


def test_the_minute_ends_after_sixty_seconds_on_its_clock(one):
    open_run(one, "minute")
    until_open(one)
    for _ in range(3):
        slap(one, right(one), 1000)
        until_open(one)
    until(one, lambda: isinstance(one.top, PracticeResult), 70)
    assert one.top.run.clock_ns == MINUTE_NS
    assert one.top.run.rights == 3
    assert one.top.run.rounds[-1].time_ns is None


def test_endless_ends_when_the_limit_is_missed(one):
    open_run(one, "endless")
    until_open(one)
    slap(one, right(one), 500)
    until_open(one)
    limit = one.top.run.limit_ns
    until(one, lambda: isinstance(one.top, PracticeResult), 15)
    assert one.top.run.rights == 1
    assert one.top.run.clock_ns == one.top.run.rounds[0].time_ns + limit


def test_the_ghost_runs_the_cards_of_the_best_sprint_press_by_press(one):
    open_run(one)
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    sprint = one.top.run
    one.key(pygame.K_g)
    scene = one.top
    assert scene.mode == "ghost"
    assert scene.run.seed == sprint.seed
    until_open(one)
    assert scene.hud.ghost.rights == 0
    one.run(sprint.rounds[0].time_ns / 1e9 + 0.1)
    assert scene.hud.ghost.rights == 1
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    assert one.top.result.versus.best_score == sprint.clock_ns


def test_a_drill_is_about_the_ball_it_is_asked_for(one):
    open_run(one, "drill", focus="small blue")
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    met = {split.label: split.rounds for split in one.top.result.by_ball}
    plain = played("sprint", 7, 1000, [])
    plain_met = {split.label: split.rounds for split in summary(plain).by_ball}
    assert one.top.run.rights == 20
    assert met["small blue"] / 20 > plain_met["small blue"] / 10


def test_full_tilt_has_five_cards_to_slap(one):
    scene = open_run(one, full_tilt=True)
    assert scene.field.outer == places(True)
    until_open(one)
    slap(one, right(one), 300)
    assert scene.run.rights == 1


@pytest.mark.parametrize("replay", ["ball", "short", "none"])
def test_the_next_round_comes_after_every_kind_of_replay(one, replay):
    scene = open_run(one, replay=replay)
    one.app.change_settings(speed="normal")
    until_open(one)
    slap(one, right(one), 300)
    until_open(one)
    assert len(scene.run.rounds) == 2
    assert scene.table.outer == dict(zip(scene.field.outer, scene.run.outer, strict=True))


def test_a_press_skips_the_chain(one):
    scene = open_run(one, replay="ball")
    one.app.change_settings(speed="normal")
    until_open(one)
    slap(one, right(one), 300)
    until(one, lambda: scene.stage == "roll")
    one.run(0.4)
    one.press(Act.CHOOSE)
    assert scene.stage == "collect"


# -- pause -------------------------------------------------------------------------------------------


def test_a_pause_covers_the_cards_and_the_round_starts_over_with_another_starter(one):
    scene = open_run(one)
    until_open(one)
    starter = scene.run.starter
    one.run(0.5)
    one.press(Act.BACK)
    assert isinstance(one.top, PauseMenu)
    assert scene.table.blank
    one.run(5.0)
    one.press(Act.CHOOSE)
    assert not scene.table.blank
    assert scene.run.phase == "ready"
    until_open(one)
    assert scene.run.starter != starter
    assert scene.run.clock_ns(one.clock.now_ns()) < 1_000 * MS


def test_starting_again_from_the_pause_deals_a_new_run(one):
    scene = open_run(one)
    until_open(one)
    one.press(Act.BACK, Act.DOWN, Act.CHOOSE)
    assert one.top is not scene
    assert one.top.run.seed == scene.run.seed + 1
    assert one.top.stage == "deal"


def test_leaving_the_run_goes_back_to_the_modes_and_keeps_nothing(one):
    open_run(one)
    until_open(one)
    one.press(Act.BACK, Act.UP)
    next(widget for widget in one.top.board.widgets if widget.label == "Leave the run").choose()
    assert isinstance(one.top, PracticeMenu)
    assert not one.app.keeping.records.of(one.app.keeping.profiles.people[0].id)


def test_losing_the_window_pauses(one):
    scene = open_run(one)
    until_open(one)
    one.app.handle(Focus(False))
    assert isinstance(one.top, PauseMenu)
    assert scene.table.blank


def test_what_a_broken_off_round_cost_stays_on_the_clock():
    run = Run("sprint", 3)
    run.reveal(0)
    wrong_ = next(place for place in run.places if place != run.rounds[-1].answer)
    run.slap(wrong_, 500 * MS)
    run.pause(900 * MS)
    assert run.clock_ns(10_000 * MS) == 900 * MS + SLIP_COST_NS


def test_pausing_does_not_lift_the_limit_of_endless():
    run = Run("endless", 3)
    limit = run.limit_ns or 0
    run.reveal(0)
    run.pause(limit - 100 * MS)
    run.reveal(20_000 * MS)
    assert run.due_ns == 20_100 * MS
    assert run.tick(20_100 * MS)
    assert run.phase == "over"
    assert run.record().clock_ns == limit


def test_the_minute_goes_on_counting_what_was_spent_before_the_pause():
    run = Run("minute", 3)
    run.reveal(0)
    run.pause(10_000 * MS)
    run.reveal(99_000 * MS)
    assert run.due_ns == 99_000 * MS + MINUTE_NS - 10_000 * MS


def test_a_pause_between_rounds_loses_nothing(one):
    scene = open_run(one)
    until(one, lambda: scene.stage == "ready")
    starter = scene.run.starter
    one.press(Act.BACK)
    one.press(Act.BACK)
    until_open(one)
    assert scene.run.starter == starter


# -- records and results -----------------------------------------------------------------------------


def test_runs_are_kept_and_there_at_the_next_start(one):
    open_run(one)
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    again = Keeping.open(one.app.keeping.folder)
    ((when, run),) = dated_runs(again, again.profiles.people[0])
    assert run == one.top.run
    assert when == one.top.when


def test_the_csv_has_a_row_for_every_round_and_its_path_is_told(one):
    open_run(one)
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    one.key(pygame.K_c)
    (path,) = (one.app.keeping.folder.root / "exports").glob("*.csv")
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == list(CSV_COLUMNS)
    assert len(rows) == 10
    assert str(path) in one.app.toasts.texts[-1]


def test_a_csv_that_cannot_be_written_is_told(one):
    open_run(one)
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    (one.app.keeping.folder.root / "exports").write_text("in the way", encoding="utf-8")
    one.key(pygame.K_c)
    assert "was not saved" in one.app.toasts.texts[-1]


def test_a_bar_opens_the_chain_of_its_round(one):
    open_run(one)
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    result = one.top
    one.click(*result.bars.column(4).center)
    watch = one.top
    assert type(watch) is Watch and watch.number == 4
    until(one, lambda: not watch.moving)
    assert watch.table.story and watch.table.story.told == 4
    one.press(Act.BACK)
    assert one.top is result


def test_again_deals_other_cards_and_the_shelf_is_one_press_away(one):
    open_run(one)
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    seed = one.top.run.seed
    one.key(pygame.K_a)
    assert isinstance(one.top, PracticeRun)
    assert one.top.run.seed != seed
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    one.key(pygame.K_s)
    assert isinstance(one.top, Shelf)


@pytest.mark.parametrize("mode", ["sprint", "minute", "endless", "ghost"])
def test_what_is_drawn_piece_by_piece_is_the_whole_picture(one, mode):
    one.app.keeping.save_profiles(one.app.keeping.profiles.add("Mira"))
    keep_run(one.app.keeping, one.app.keeping.profiles.people[0], played("sprint", 3, 900, []), "2026-11-01")
    scene = open_run(one, mode, replay="ball")
    one.app.change_settings(speed="normal")

    def check():
        shown = pygame.image.tobytes(one.paper.surface, "RGB")
        scene.touch()
        one.app.draw()
        assert pygame.image.tobytes(one.paper.surface, "RGB") == shown

    until_open(one)
    one.run(1.2)
    check()
    slap(one, wrong(one))
    one.run(0.3)
    check()
    slap(one, right(one))
    one.run(0.2)
    check()
    until(one, lambda: scene.stage == "roll")
    one.run(0.7)
    check()
    until_open(one)
    check()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("size", [(960, 540), (1280, 1024), (2560, 1080)])
def test_every_widget_of_a_result_lies_inside_the_window(mode, size):
    with stage(size) as one:
        one.app.keeping.save_profiles(one.app.keeping.profiles.add("Mira"))
        player = one.app.keeping.profiles.people[0]
        run = played(mode, 5, 1200, [played("sprint", 4, 1300, [])])
        result = PracticeResult(player, Wishes(player.id), [], ("2026-11-18T12:00:00", run))
        one.app.push(result)
        one.run(0.1)
        screen = pygame.Rect((0, 0), size)
        for widget in result.board.widgets:
            assert screen.contains(one.app.fit.rect(widget.area))


# -- the menu ----------------------------------------------------------------------------------------


def tile(menu, mode):
    return next(one for one in menu.board.widgets if isinstance(one, ModeTile) and one.mode == mode)


def test_without_a_name_a_run_still_gets_someone_to_keep_it_for(one):
    one.app.push(practice.first_scene())
    one.run(0.1)
    one.press(Act.CHOOSE)
    assert isinstance(one.top, PracticeRun)
    assert [person.name for person in one.app.keeping.profiles] == ["Player 1"]


def test_a_name_can_be_written_and_is_remembered(one):
    one.app.push(practice.first_scene())
    one.run(0.1)
    menu = one.top
    menu.board.focus_on(next(widget for widget in menu.board.widgets if widget.typing))
    one.app.handle(Typed("Juno"))
    one.press(Act.CHOOSE)
    assert [person.name for person in one.app.keeping.profiles] == ["Juno"]
    one.app.keeping.save_profiles(one.app.keeping.profiles.add("Otto"))
    one.app.replace(PracticeMenu())
    assert one.top.player.name == "Juno"


def test_the_ghost_waits_for_a_sprint_and_says_so(one):
    one.app.push(practice.first_scene())
    one.run(0.1)
    one.click(*tile(one.top, "ghost").area.center)
    assert isinstance(one.top, PracticeMenu)
    assert one.app.toasts.texts == ["Your ghost is your best Sprint: run one first."]


def test_the_menu_shows_the_best_and_opens_the_ghost_after_a_sprint(one):
    open_run(one)
    answer_all(one)
    until(one, lambda: isinstance(one.top, PracticeResult))
    best = one.top.run.clock_ns
    one.press(Act.BACK)
    assert isinstance(one.top, PracticeMenu)
    assert tile(one.top, "ghost").enabled
    assert f"{best / 1e9:.2f} s" in tile(one.top, "sprint").best


def test_wishes_are_remembered_and_nonsense_is_not(one):
    Wishes("someone-1", True, "ball", "drill").keep(one.app)
    assert Wishes.of(one.app) == Wishes("someone-1", True, "ball", "drill")
    one.app.change_settings(last_seats={"ricochet-practice": {"replay": "loud", "full_tilt": "yes"}})
    assert Wishes.of(one.app) == Wishes()


def test_escape_leaves_to_what_was_below(one):
    one.app.push(Shelf())
    one.app.push(practice.first_scene())
    one.run(0.1)
    one.press(Act.BACK)
    assert isinstance(one.top, Shelf)


def test_every_gallery_state_of_practice_can_be_drawn():
    with gallery._no_display():
        for picture in practice.states():
            surface = gallery.draw_picture(picture, (960, 540), 7)
            assert surface.get_size() == (960, 540)
