"""Looking back in a real window, by real keys: records, a score sheet, the replay, and a match that waits."""

import time

from game.keeping import Folder, Keeping
from game.match import Match
from scenes.records_states import played
from scenes.table.kept import keep_result
from scenes.title import GAMES

DONE, WAITS = "2026-11-17-211500-000000-blind-hen.jsonl", "2026-11-18-201500-000000-blind-hen.jsonl"


def an_evening(folder):
    """Somebody with a match that is over and one that is not."""
    keeping = Keeping.open(Folder(folder))
    keeping.save_profiles(keeping.profiles.add("Mara"))
    played("blind-hen", 3, path=keeping.folder.matches / DONE)
    match = Match.resume(keeping.folder.matches / DONE)
    keep_result(keeping, match)
    match.close()
    played("blind-hen", 3, 20, path=keeping.folder.matches / WAITS)
    return keeping.folder.matches


def test_from_the_shelf_to_the_last_card_again(desk, tmp_path):
    matches = an_evening(tmp_path)
    before = {path.name: path.read_bytes() for path in matches.iterdir()}
    desk.open_felt(tmp_path, "--seed", "3")
    desk.wait_for("Title")
    time.sleep(1)  # the title finds the match that waits once its first picture is there
    desk.click(*GAMES.center)
    desk.wait_for("Shelf")
    desk.press("e")
    desk.wait_for("Records")
    desk.click(1200, 102)  # Blind Hen's tab
    desk.click(900, 460)  # the second line: the first one waits to be played on
    desk.wait_for("Score sheet")
    desk.press("w")
    desk.wait_for("Replay")
    desk.press("Right", "Right", "Down", "5", "e", "t", "space", "End", "Home")
    desk.press("Escape")
    desk.wait_for("Score sheet")
    desk.press("Escape")
    desk.wait_for("Records")
    assert {path.name: path.read_bytes() for path in matches.iterdir()} == before
    desk.click(900, 390)
    desk.wait_for("A match that waits")
    desk.press("Return")
    desk.wait_for("Blind Hen")
