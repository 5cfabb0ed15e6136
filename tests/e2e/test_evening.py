"""A newcomer's first match in a real window: dealt in four presses, left, cut off, and gone on with."""

import time

from game.blind_hen.actions import Fold
from game.journal import CannotResume
from game.keeping import Folder
from game.match import Match
from tests.e2e.desk import PATIENCE

SEED = 5
ME = 0


def journal(folder):
    return next(iter(Folder(folder).matches.glob("*-blind-hen.jsonl")), None)


def until_mine(folder, more_than=0):
    """The match as it lies on the disk, once the only person here owes a bid."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        path = journal(folder)
        try:
            match = Match.replay(path) if path else None
        except CannotResume:
            match = None  # the first line is being written
        if match and match.count > more_than and match.actors() == (ME,) and Fold() in match.legal(ME):
            return match
        time.sleep(0.05)
    raise AssertionError("nobody ever asked for a bid")


def wait_for_more(folder, count):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        match = Match.replay(journal(folder))
        if match.count > count:
            return match
        time.sleep(0.05)
    raise AssertionError(f"there are still {count} decisions")


def go_on(desk, folder):
    """Start again: the title offers to go on, and one press does."""
    desk.open_felt(folder)
    desk.wait_for("Title")
    desk.press("Return")
    desk.wait_for("Blind Hen")


def test_four_presses_from_the_title_to_the_deal_and_no_decision_is_ever_lost(desk, tmp_path):
    desk.open_felt(tmp_path, "--seed", str(SEED))
    desk.wait_for("Title")
    desk.press("space")
    desk.wait_for("Shelf")
    desk.press("Right", "Right", "Return")
    desk.wait_for("Seats")
    desk.press("Return")
    desk.wait_for("Blind Hen")

    before = until_mine(tmp_path)
    assert [one.is_person for one in before.seatings] == [True, False, False]
    desk.press("Escape")
    desk.wait_for("Pause")
    desk.press(*["Down"] * 8, "Return")  # the last choice leaves
    desk.wait_for("Shelf")
    desk.press("q")
    assert desk.ended() == 0

    go_on(desk, tmp_path)
    assert Match.replay(journal(tmp_path)).view(ME) == before.view(ME)
    assert desk.felt is not None
    desk.felt.kill()  # as a power cut would
    desk.felt.wait(PATIENCE)

    go_on(desk, tmp_path)
    assert Match.replay(journal(tmp_path)).view(ME) == before.view(ME)
    desk.press("f")
    after = wait_for_more(tmp_path, before.count)
    assert after.decisions[before.count] == ME
    assert len(list(Folder(tmp_path).matches.iterdir())) == 1
