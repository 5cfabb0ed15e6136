"""The figures of a person, checked against records written by hand."""

from typing import Any

from game.keeping.records import Record, export_csv
from game.keeping.statistics import CSV_COLUMNS, Against, Played, Standing, csv_rows, others, played, standing

HEN, RACE = "blind-hen", "ricochet"


def match(won: bool, score: int, day: int = 1, *bots: str, game: str = HEN, **more: Any) -> Record:
    data = {"won": won, "score": score, "bots": [f"bot:{one}" for one in bots], **more}
    return Record("match", game, f"2026-11-{day:02}T20:15:00", data)


def test_nobody_has_played_yet():
    assert standing(HEN, []) == Standing(HEN)
    assert standing(HEN, []).share is None


def test_counts_best_and_average():
    page = [match(True, 60), match(False, 41), match(True, 52), match(True, 99, game="second-estimate")]
    found = standing(HEN, played(page))
    assert (found.played, found.won, found.best, found.average) == (3, 2, 60, 51.0)
    assert found.share == 2 / 3


def test_streaks_are_wins_in_a_row_in_one_game():
    results = [True, True, True, False, True, True]
    page = [match(won, 10, day) for day, won in enumerate(results, start=1)]
    page.insert(5, match(False, 10, 5, game="second-estimate"))
    found = standing(HEN, played(page))
    assert (found.streak, found.longest) == (2, 3)
    assert standing(HEN, played([*page, match(False, 1, 9)])).streak == 0


def test_matches_with_moves_taken_back_count_nowhere_but_are_there():
    page = [match(True, 40), match(True, 90, undone=True), match(False, 20, undone=True)]
    found = standing(HEN, played(page))
    assert (found.played, found.won, found.best, found.undone, found.longest) == (1, 1, 40, 2, 1)
    assert [one.undone for one in played(page)] == [False, True, True]


def test_bots_count_by_level_and_a_match_once_for_each_level_in_it():
    page = [
        match(True, 1, 1, "calm", "calm", "sharp"),
        match(False, 1, 2, "sharp"),
        match(True, 1, 3),
        match(True, 1, 4, "calm", undone=True),
    ]
    assert standing(HEN, played(page)).against == (Against("calm", 1, 1), Against("sharp", 2, 1))


def test_whoever_has_another_name_by_now_is_still_not_the_company():
    page = [
        match(True, 60, company=["Mara", "Juno", "Mara"], seat=0),
        match(True, 60, company=["Mara", "Juno"]),
    ]
    told, older = played(page)
    assert others(told, "Marajke") == ["Juno", "Mara"]
    assert others(older, "Mara") == ["Juno"]


def test_races_count_their_cards():
    race = Record("race", RACE, "2026-11-02T20:00:00", {"won": True, "cards": 6, "players": 3, "rounds": []})
    assert played([race]) == [Played(RACE, "2026-11-02T20:00:00", True, 6)]
    assert standing(RACE, played([race])).best == 6


def test_what_another_felt_wrote_is_passed_over():
    strange = [
        Record("practice", RACE, "2026-11-02", {"won": True, "score": 3}),
        Record("match", HEN, "2026-11-02", {"won": "yes", "score": 3}),
        Record("match", HEN, "2026-11-02", {"won": True, "score": 3.5}),
        Record("match", HEN, "2026-11-02", {}),
        match(True, 7, bots="bot:calm", totals={"a": 1}, company=[1, "Mara"], journal=5),
    ]
    assert played(strange) == [Played(HEN, "2026-11-01T20:15:00", True, 7, company=("Mara",))]


def test_the_table_for_a_spreadsheet_has_a_row_per_match():
    page = [match(True, 60, 3, "calm", totals=[60, 48], company=["Mara", "=Juno"], journal="one.jsonl")]
    lines = export_csv(csv_rows(played(page)), CSV_COLUMNS).splitlines()
    assert lines[0].startswith("when,game,company,won,score")
    assert lines[1] == '2026-11-03T20:15:00,blind-hen,"Mara, =Juno",true,60,60 48,calm,false,one.jsonl'
