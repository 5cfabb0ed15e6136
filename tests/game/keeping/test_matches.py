"""The journals in the data folder: each is told from its file, a damaged one in a sentence, none changed."""

from pathlib import Path

from game import catalog
from game.dice import Dice
from game.keeping.matches import Kept, begun, journals, look, throw_away
from game.match import Match, Seating

MARA, JUNO, BOT = Seating("Mara", "sky"), Seating("Juno", "green"), Seating("Otto", "pink", "bot:calm")


def kept(folder: Path, name: str, *seatings: Seating, moves: int = 10_000) -> Path:
    path = folder / name
    match = Match.start(catalog.get("blind-hen"), seatings, 5, path=path)
    dice = Dice.from_seed(1)
    while match.actors() and match.count < moves:
        seat = match.actors()[0]
        match.decide(seat, dice.pick(match.legal(seat)), hurried=True)
    match.close()
    return path


def test_a_match_that_goes_on_and_one_that_is_over(tmp_path: Path):
    path = kept(tmp_path, "2026-11-18-201500-000001-blind-hen.jsonl", MARA, JUNO, BOT, moves=9)
    one = look(path)
    assert one == Kept(
        path,
        "open",
        "2026-11-18T20:15:00",
        "blind-hen",
        people=("Mara", "Juno"),
        company=("Mara", "Juno", "Otto"),
        part=one.part,
        moves=9,
    )
    assert one.part.startswith("Package")
    assert look(kept(tmp_path, "b.jsonl", MARA, JUNO, BOT)).state == "finished"


def test_a_damaged_journal_says_so_and_stays_where_it_is(tmp_path: Path):
    kept(tmp_path, "2026-11-01-100000-0-blind-hen.jsonl", MARA, JUNO, BOT, moves=4)
    bad = tmp_path / "2026-11-02-100000-0-blind-hen.jsonl"
    bad.write_text('{"felt": "match"}\nnonsense\n')
    aside = tmp_path / "2026-11-03-100000-0-blind-hen.jsonl.damaged-1"
    aside.write_bytes(b"\x00\xff")
    (tmp_path / "notes.txt").write_text("not ours")
    (tmp_path / "folder.jsonl").mkdir()
    before = sorted(tmp_path.iterdir())
    found = [look(path) for path in journals(tmp_path)]
    assert [one.state for one in found] == ["damaged", "damaged", "damaged", "open"]
    assert bad.name in found[2].sentence and found[2].when == "2026-11-02T10:00:00"
    assert sorted(tmp_path.iterdir()) == before


def test_no_folder_holds_no_match(tmp_path: Path):
    assert journals(tmp_path / "nowhere") == []


def test_a_name_without_a_date_has_none():
    assert begun(Path("holiday.jsonl")) == ""


def test_whose_match_it_is():
    one = Kept(Path("x"), "open", people=("Mara",))
    assert one.is_of("mara", ("Mara", "Juno"))
    assert not one.is_of("Juno", ("Mara", "Juno"))
    assert one.is_of("Juno", ("Juno",)), "nobody who sits there is known any more: it is shown to all"


def test_what_is_thrown_away_is_gone(tmp_path: Path):
    path = kept(tmp_path, "a.jsonl", MARA, JUNO, BOT, moves=4)
    throw_away(path)
    throw_away(path)
    assert journals(tmp_path) == []
