"""The records: figures and lines as they are kept, damaged journals in a sentence, no press loses a thing."""

from pathlib import Path
from typing import cast

import pytest

from game.keeping import Record
from game.keeping.statistics import MATCH
from game.match import Match
from game.ricochet.view import RicochetView
from scenes.dialog import Dialog
from scenes.input import Act, Typed
from scenes.match_sheet import MatchSheet
from scenes.naming import Naming
from scenes.records import Records
from scenes.records_states import COMPANY, played
from scenes.replay import Replay
from scenes.table import kept
from scenes.table.sitting import Sitting
from scenes.tables import bot_called, playable
from scenes.tables.ricochet.memory import keep_race
from scenes.tables.ricochet.party import Chair, Party
from scenes.tables.ricochet.practice import PracticeMenu
from tests.scenes.ricochet.test_rerun import raced
from tests.scenes.stage import Stage, stage

HEN = "blind-hen"
OPEN, BAD = "2026-11-17-211500-000000-blind-hen.jsonl", "2026-11-12-183000-000000-blind-hen.jsonl"


def record(won: bool, score: int, day: int, journal: str = "", undone: bool = False) -> Record:
    data = {
        "won": won,
        "score": score,
        "totals": [score, 50],
        "company": ["Mara", "Juno"],
        "bots": ["bot:sharp"],
        "undone": undone,
        "journal": journal,
    }
    return Record(MATCH, HEN, f"2026-11-{day:02}T20:15:00", data)


def opened(
    one: Stage, *records: Record, names: tuple[str, ...] = ("Mara", "Otto"), game: str = HEN
) -> Records:
    keeping = one.app.keeping
    for name in names:
        keeping.save_profiles(keeping.profiles.add(name))
    for each in records:
        keeping.add_record(next(iter(keeping.profiles)).id, each)
    scene = Records(game=game)
    one.app.push(scene)
    one.run(0.3)
    return scene


def lines(scene: Records) -> list[tuple[str, str, str]]:
    return [(one.row.icon, one.row.company, one.row.result) for one in scene.entries]


def answer(one: Stage, label: str) -> None:
    dialog = one.top
    assert isinstance(dialog, Dialog)
    next(button for button in dialog.board.widgets if button.label == label).choose()


def test_the_lines_are_the_matches_newest_first() -> None:
    with stage() as one:
        scene = opened(one, record(True, 60, 1), record(False, 41, 2), record(True, 52, 3, undone=True))
        assert lines(scene) == [
            ("trophy", "Juno", "won with 52"),
            ("", "Juno", "no. 2 with 41"),
            ("trophy", "Juno", "won with 60"),
        ]
        assert [one.row.taken_back for one in scene.entries] == [True, False, False]
        assert (scene.standing.played, scene.standing.won, scene.standing.undone) == (2, 1, 1)


def test_each_person_and_game_has_a_page() -> None:
    with stage() as one:
        scene = opened(one, record(True, 60, 1))
        scene.board.focus_on(scene.people)
        one.press(Act.DOWN)
        assert scene.person is not None and scene.person.name == "Otto" and not scene.entries
        one.press(Act.UP)
        assert scene.person.name == "Mara" and len(scene.entries) == 1
        scene._show_game("ricochet")()
        assert not scene.entries and scene.standing.game == "ricochet"


def test_a_match_that_waits_goes_on_where_it_was() -> None:
    with stage() as one:
        path = one.app.keeping.folder.matches / OPEN
        before = played(HEN, 4, 30, path)
        scene = opened(one)
        assert [row[0] for row in lines(scene)] == ["play"]
        one.press(Act.CHOOSE)
        answer(one, "Continue")
        assert isinstance(one.top, Sitting) and scene not in one.app.stack
        assert one.top.match.decisions == before.decisions and one.top.match.path == path


def test_a_match_that_waits_can_be_watched_and_thrown_away_only_after_a_question() -> None:
    with stage() as one:
        path = one.app.keeping.folder.matches / OPEN
        played(HEN, 4, 30, path)
        scene = opened(one)
        one.press(Act.CHOOSE)
        answer(one, "Watch")
        assert isinstance(one.top, Replay) and not one.top.match.finished
        one.press(Act.BACK)
        one.press(Act.CHOOSE)
        answer(one, "Throw away")
        answer(one, "Keep it")
        assert path.exists() and len(scene.entries) == 1
        one.press(Act.CHOOSE)
        answer(one, "Throw away")
        answer(one, "Throw away")
        assert not path.exists() and not scene.entries


def test_a_damaged_journal_says_so_and_the_rest_works() -> None:
    with stage() as one:
        folder = one.app.keeping.folder.matches
        (folder / BAD).write_text('{"felt": "match"}\n')
        (folder / (OPEN + ".damaged-1")).write_bytes(b"\xff\x00")
        played(HEN, 4, 30, folder / OPEN)
        before = sorted(folder.iterdir())
        scene = opened(one, record(True, 60, 1))
        assert [row[0] for row in lines(scene)] == ["play", "trophy", "warning", "warning"]
        one.press(Act.DOWN, Act.DOWN, Act.CHOOSE)
        assert isinstance(one.top, Dialog) and "damaged" in one.top.text
        answer(one, "Open the folder")
        assert one.desktop.shown == [folder]
        one.press(Act.UP, Act.UP, Act.CHOOSE)
        answer(one, "Continue")
        assert isinstance(one.top, Sitting)
        assert sorted(folder.iterdir()) == before


def test_a_finished_match_opens_its_sheet_and_is_watched_from_there() -> None:
    with stage() as one:
        path = one.app.keeping.folder.matches / OPEN
        match = played(HEN, 4, path=path)
        opened(one, record(True, 60, 1, OPEN))
        one.press(Act.CHOOSE)
        assert isinstance(one.top, MatchSheet) and one.top.result == match.result()
        one.run(0.2)
        one.press(Act.CHOOSE)
        assert isinstance(one.top, Replay) and one.top.match.finished
        one.press(Act.BACK)
        assert isinstance(one.top, MatchSheet)
        one.press(Act.BACK)
        assert isinstance(one.top, Records)


def test_a_record_without_its_journal_shows_what_is_known() -> None:
    with stage() as one:
        opened(one, record(True, 60, 1, "gone.jsonl"))
        one.press(Act.CHOOSE)
        assert isinstance(one.top, Dialog) and "gone.jsonl" in one.top.text
        one.press(Act.BACK)
        assert isinstance(one.top, Records)


def test_records_begin_anew_only_after_a_question_and_the_old_ones_are_kept() -> None:
    with stage() as one:
        scene = opened(one, record(True, 60, 1))
        person = scene.person
        assert person
        scene._ask_anew()
        one.press(Act.BACK)
        assert len(scene.entries) == 1
        scene._ask_anew()
        answer(one, "Start anew")
        assert not scene.entries and not scene.standing.played
        aside = one.app.keeping.folder.records / f"{person.id}.jsonl.before-1"
        assert aside.exists() and aside.name in one.app.toasts.texts[0]


def test_the_page_goes_to_a_spreadsheet_and_says_where_it_lies() -> None:
    with stage() as one:
        scene = opened(one, record(True, 60, 1), record(False, 41, 2))
        scene._export()
        path = next(one.app.keeping.folder.exports.iterdir())
        assert len(path.read_text("utf-8-sig").splitlines()) == 3
        assert str(path) in one.app.toasts.texts[0]


def test_a_person_is_renamed_and_removed() -> None:
    with stage() as one:
        scene = opened(one, record(True, 60, 1))
        scene._rename()
        assert isinstance(one.top, Naming)
        one.app.handle(Typed("jke"))
        one.press(Act.CHOOSE)
        assert scene.person and scene.person.name == "Marajke" and len(scene.entries) == 1
        scene._rename()
        naming = one.top
        assert isinstance(naming, Naming)
        naming._write("Otto")
        naming._give()
        assert one.top is naming and "Otto" in one.app.toasts.texts[0], "that name is taken"
        one.press(Act.BACK)
        scene._ask_remove()
        answer(one, "Remove")
        assert [person.name for person in one.app.keeping.profiles] == ["Otto"]
        assert list(one.app.keeping.folder.records.iterdir())


def test_nobody_and_nothing_yet() -> None:
    with stage() as one:
        scene = opened(one, names=())
        assert scene.person is None and not scene.entries and scene.list.empty
        for _press in range(20):
            one.press(Act.NEXT, Act.CHOOSE)
            if one.top is None:
                break
        assert scene not in one.app.stack, "Done was reached"


@pytest.mark.parametrize("walk", [Act.NEXT, Act.PREVIOUS])
def test_a_gamepad_reaches_everything(walk: Act) -> None:
    with stage() as one:
        scene = opened(one, record(True, 60, 1))
        reached = set()
        for _widget in scene.board.widgets:
            one.press(walk)
            reached.add(scene.board.focus)
        assert reached == set(scene.board.widgets)


def test_a_long_list_goes_page_by_page() -> None:
    with stage() as one:
        scene = opened(one, *[record(True, day, day) for day in range(1, 29)])
        for key in (1073741902, 1073741902, 1073741899):  # twice Page down, once Page up
            one.key(key)
        assert scene.list.at == scene.list.fits
        one.press(*[Act.DOWN] * 60)
        assert scene.list.first + scene.list.fits == 28


def test_many_journals_are_read_one_a_frame() -> None:
    with stage() as one:
        folder = one.app.keeping.folder.matches
        for number in range(12):
            played(HEN, 3, 4, folder / f"2026-11-17-2115{number:02}-000000-blind-hen.jsonl")
        scene = Records(game=HEN)
        one.app.push(scene)
        assert not scene.entries and scene.moving
        counts = []
        while scene.moving:
            one.run(1 / 60)
            counts.append(len(scene.entries))
        assert counts == list(range(1, 13))


def test_what_the_table_keeps_is_what_the_records_show() -> None:
    with stage() as one:
        keeping = one.app.keeping
        path = kept.new_journal(keeping, HEN)
        assert path
        match = played(HEN, 3, path=path)
        keeping.save_profiles(keeping.profiles.add("Mara"))
        kept.keep_result(keeping, Match.replay(path))
        scene = opened(one, names=())
        result = match.result()
        assert result and len(scene.entries) == 1
        assert scene.entries[0].row.company == f"{COMPANY[1][0]} and {COMPANY[2][0]}"
        assert scene.standing.best == result.totals[0]
        assert scene.standing.against[0].level == "sharp"


def test_races_have_their_own_figures_and_are_watched_again(tmp_path: Path) -> None:
    with stage() as one:
        keeping = one.app.keeping
        path = keeping.folder.matches / "2026-11-17-211500-000000-ricochet.jsonl"
        match = raced(path)
        keeping.save_profiles(keeping.profiles.add("Mara"))
        result = match.result()
        person = next(iter(keeping.profiles)).id
        assert result
        chairs = tuple(Chair(seat.name, seat.colour, profile=person if seat.name == "Mara" else None)
                       for seat in match.seatings)  # fmt: skip
        views = [cast(RicochetView, match.at(n).view(None)) for n in range(1, match.count + 1)]
        past = [view.last for view in views if view.phase != "race" and view.last]
        keep_race(keeping, Party(chairs), past, result.totals, path)
        scene = opened(one, names=(), game="ricochet")
        assert scene.corner and scene.corner.figures()[0][1] != "–"
        assert scene.standing.best == result.totals[0]
        one.press(Act.CHOOSE)
        assert isinstance(one.top, MatchSheet)
        one.run(0.1)
        one.press(Act.CHOOSE)
        assert isinstance(one.top, Replay)
        one.press(Act.BACK, Act.BACK)
        scene.corner.open()
        assert isinstance(one.top, PracticeMenu)


def test_levels_have_names_and_words_of_old_records_stay() -> None:
    assert bot_called(HEN, "sharp") == "Sharp"
    assert bot_called("ricochet", "mirror") == "Mirror"
    assert bot_called(HEN, "wild") == "Wild"
    assert HEN in playable()
