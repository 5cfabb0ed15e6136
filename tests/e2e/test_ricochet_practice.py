"""A Sprint in a real window, by real keys: from the seats to the result, and the record it leaves."""

from game.keeping import Folder, Keeping
from game.ricochet.practice import Run
from scenes.tables.ricochet.practice_book import dated_runs
from scenes.tables.ricochet.seats import SECOND

SEED = 11
KEYS = {"left": "a", "top": "w", "right": "d", "bottom": "s"}
ARROWS = {"left": "Left", "top": "Up", "right": "Right", "bottom": "Down"}


def open_practice(desk, folder):
    desk.open_felt(folder, "--game", "ricochet", "--seed", str(SEED))
    desk.wait_for("Seats")
    desk.click(SECOND.left + 100, SECOND.centery)
    desk.wait_for("Practice")


def answers():
    """What to slap round by round: the same seed gives the same cards."""
    run = Run("sprint", SEED)
    while run.phase != "over":
        run.reveal(0)
        place = run.rounds[-1].answer
        yield place
        run.slap(place, 1)


def test_a_sprint_to_its_result_by_real_keys(desk, tmp_path):
    open_practice(desk, tmp_path)
    desk.press("1")
    for number, place in enumerate(answers(), start=1):
        desk.wait_for(f"Sprint, round {number}")
        if number == 3:
            wrong = next(one for one in KEYS if one != place)
            desk.press(KEYS[wrong])
        desk.press((KEYS if number % 2 else ARROWS)[place])
    desk.wait_for("Sprint: result")
    desk.press("c", "Escape")
    desk.wait_for("Practice")
    desk.press("Escape")
    desk.wait_for("Seats")
    kept = Keeping.open(Folder(tmp_path))
    ((_when, run),) = dated_runs(kept, kept.profiles.people[0])
    assert (run.mode, run.seed, run.rights, run.slips) == ("sprint", SEED, 10, 1)
    assert [one.slips for one in run.rounds] == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert len(list((tmp_path / "exports").glob("*.csv"))) == 1


def test_a_pause_covers_the_round_and_the_run_goes_on(desk, tmp_path):
    open_practice(desk, tmp_path)
    desk.press("1")
    desk.wait_for("Sprint, round 1")
    desk.press("Escape")
    desk.wait_for("Pause")
    desk.press("Escape")
    desk.wait_for("Sprint, round 1")
    desk.press("Escape")
    desk.wait_for("Pause")
    desk.press("Down", "Down", "Down", "Return")
    desk.wait_for("Practice")
